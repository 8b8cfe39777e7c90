using System;
using System.Runtime.InteropServices;

namespace ClglExamples
{
    // The SDL2 functions for windows with OpenGL.
    internal sealed unsafe class Sdl : IDisposable
    {
        private const string Library = "libSDL2-2.0.so.0";
        private const uint InitVideo = 0x20, WindowOpenGL = 0x2, WindowResizable = 0x20, Quit = 0x100,
                           WindowEvent = 0x200, KeyDown = 0x300;
        private const int Undefined = 0x1FFF0000, MajorVersion = 17, MinorVersion = 18, ProfileMask = 21, Core = 1,
                          ShareWithCurrentContext = 22;
        private const int Close = 14, Escape = 27;
        // SDL_Event is a union; the first four bytes are its type. Offsets of the kind of a window event, and of the code of
        // a key event.
        private const int EventSize = 56, WindowEventAt = 12, KeyCodeAt = 20;
        private readonly IntPtr window, context;
        // null for the first one
        private readonly Sdl first;

        // Opens a window and makes its OpenGL context (3.3 core or newer) current on this thread.
        public Sdl(string title, int width, int height, bool vsync)
        {
            if (SDL_Init(InitVideo) != 0)
                throw Failed("no window system");
            SDL_GL_SetAttribute(MajorVersion, 3);
            SDL_GL_SetAttribute(MinorVersion, 3);
            SDL_GL_SetAttribute(ProfileMask, Core);
            Open(title, width, height, vsync, out window, out context);
        }

        // Opens another window in the share group of the first, whose context stays current.
        public Sdl(Sdl first, string title, int width, int height)
        {
            this.first = first;
            SDL_GL_SetAttribute(ShareWithCurrentContext, 1);
            // Only the first window waits for the display.
            Open(title, width, height, false, out window, out context);
            first.MakeCurrent();
        }

        // True if the window is visible: SDL falls back to an offscreen driver if no display responds.
        public static bool IsVisible => Marshal.PtrToStringAnsi(SDL_GetCurrentVideoDriver()) != "offscreen";

        public void MakeCurrent()
        {
            if (SDL_GL_MakeCurrent(window, context) != 0)
                throw Failed("a window's OpenGL is lost");
        }

        // Size in pixels, which may change between frames.
        public void GetSize(out int width, out int height)
        {
            SDL_GL_GetDrawableSize(window, out width, out height);
        }

        public void Show()
        {
            SDL_GL_SwapWindow(window);
        }

        // Returns true if any window was closed, or Escape was pressed.
        public static bool IsClosed()
        {
            uint* told = stackalloc uint[EventSize / sizeof(uint)];
            while (SDL_PollEvent(told) != 0)
                if (told[0] == Quit || told[0] == WindowEvent && ((byte*)told)[WindowEventAt] == Close ||
                    told[0] == KeyDown && told[KeyCodeAt / sizeof(uint)] == Escape)
                    return true;
            return false;
        }

        public void Dispose()
        {
            SDL_GL_DeleteContext(context);
            SDL_DestroyWindow(window);
            if (first == null)
                SDL_Quit();
        }

        private static void Open(string title, int width, int height, bool vsync, out IntPtr window, out IntPtr context)
        {
            window = SDL_CreateWindow(title, Undefined, Undefined, width, height, WindowOpenGL | WindowResizable);
            if (window == IntPtr.Zero)
                throw Failed("no window");
            context = SDL_GL_CreateContext(window);
            if (context == IntPtr.Zero)
                throw Failed("no OpenGL in the window");
            // If this has no effect, the frame rate is unlimited.
            SDL_GL_SetSwapInterval(vsync ? 1 : 0);
        }

        private static InvalidOperationException Failed(string what)
        {
            return new InvalidOperationException(what + ": " + Marshal.PtrToStringAnsi(SDL_GetError()) +
                                                 "; use --headless");
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
        private static extern int SDL_GL_MakeCurrent(IntPtr window, IntPtr context);

        [DllImport(Library)]
        private static extern int SDL_GL_SetSwapInterval(int interval);

        [DllImport(Library)]
        private static extern void SDL_GL_SwapWindow(IntPtr window);

        [DllImport(Library)]
        private static extern void SDL_GL_GetDrawableSize(IntPtr window, out int width, out int height);
    }
}
