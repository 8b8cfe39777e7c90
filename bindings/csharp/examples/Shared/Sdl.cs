using System;
using System.Runtime.InteropServices;

namespace ClglExamples
{
    // As much of SDL2 as a window with OpenGL needs.
    internal sealed unsafe class Sdl : IDisposable
    {
        private const string Library = "libSDL2-2.0.so.0";
        private const uint InitVideo = 0x20, WindowOpenGL = 0x2, WindowResizable = 0x20, Quit = 0x100, KeyDown = 0x300;
        private const int Undefined = 0x1FFF0000, MajorVersion = 17, MinorVersion = 18, ProfileMask = 21, Core = 1;
        private const int Escape = 27;
        // SDL_Event is a union, whose first four bytes tell what it is; a key's has its code here.
        private const int EventSize = 56, KeyCodeAt = 20;
        private readonly IntPtr window, context;

        // A window whose OpenGL context, 3.3 core or newer, is current on this thread from then on.
        public Sdl(string title, int width, int height, bool vsync)
        {
            if (SDL_Init(InitVideo) != 0)
                throw Failed("no window system");
            SDL_GL_SetAttribute(MajorVersion, 3);
            SDL_GL_SetAttribute(MinorVersion, 3);
            SDL_GL_SetAttribute(ProfileMask, Core);
            window = SDL_CreateWindow(title, Undefined, Undefined, width, height, WindowOpenGL | WindowResizable);
            if (window == IntPtr.Zero)
                throw Failed("no window");
            context = SDL_GL_CreateContext(window);
            if (context == IntPtr.Zero)
                throw Failed("no OpenGL in the window");
            // Where it has no effect the frames come as fast as they can.
            SDL_GL_SetSwapInterval(vsync ? 1 : 0);
        }

        // Whether a display shows it: SDL takes a driver without one where none answers.
        public static bool IsVisible => Marshal.PtrToStringAnsi(SDL_GetCurrentVideoDriver()) != "offscreen";

        // Pixels, which may change from frame to frame.
        public void GetSize(out int width, out int height)
        {
            SDL_GL_GetDrawableSize(window, out width, out height);
        }

        public void Show()
        {
            SDL_GL_SwapWindow(window);
        }

        // Whether it was closed, or Escape was pressed.
        public bool IsClosed()
        {
            uint* told = stackalloc uint[EventSize / sizeof(uint)];
            while (SDL_PollEvent(told) != 0)
                if (told[0] == Quit || told[0] == KeyDown && told[KeyCodeAt / sizeof(uint)] == Escape)
                    return true;
            return false;
        }

        public void Dispose()
        {
            SDL_GL_DeleteContext(context);
            SDL_DestroyWindow(window);
            SDL_Quit();
        }

        private static InvalidOperationException Failed(string what)
        {
            return new InvalidOperationException(what + ": " + Marshal.PtrToStringAnsi(SDL_GetError()) +
                                                 "; --headless does without");
        }

        [DllImport(Library)]
        private static extern int SDL_Init(uint flags);

        [DllImport(Library)]
        private static extern void SDL_Quit();

        [DllImport(Library)]
        private static extern IntPtr SDL_GetError();

        [DllImport(Library)]
        private static extern IntPtr SDL_GetCurrentVideoDriver();

        [DllImport(Library)]
        private static extern IntPtr SDL_CreateWindow([MarshalAs(UnmanagedType.LPStr)] string title, int x, int y,
                                                      int width, int height, uint flags);

        [DllImport(Library)]
        private static extern void SDL_DestroyWindow(IntPtr window);

        [DllImport(Library)]
        private static extern int SDL_PollEvent(uint* told);

        [DllImport(Library)]
        private static extern int SDL_GL_SetAttribute(int attribute, int value);

        [DllImport(Library)]
        private static extern IntPtr SDL_GL_CreateContext(IntPtr window);

        [DllImport(Library)]
        private static extern void SDL_GL_DeleteContext(IntPtr context);

        [DllImport(Library)]
        private static extern int SDL_GL_SetSwapInterval(int interval);

        [DllImport(Library)]
        private static extern void SDL_GL_SwapWindow(IntPtr window);

        [DllImport(Library)]
        private static extern void SDL_GL_GetDrawableSize(IntPtr window, out int width, out int height);
    }
}
