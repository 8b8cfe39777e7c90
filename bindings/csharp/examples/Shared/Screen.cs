using System;
using System.Runtime.InteropServices;
using static ClglExamples.GL;

namespace ClglExamples
{
    // A target for OpenGL draws: a GLFW window with its own context, or a framebuffer of the current context.
    internal sealed class Screen : IDisposable
    {
        private const string Glfw = "libglfw.so.3";
        // GLFW hints and their values
        private const int MajorVersion = 0x22002, MinorVersion = 0x22003, Profile = 0x22008, Core = 0x32001,
                          Resizable = 0x20003, Creation = 0x2200B, Native = 0x36001, Egl = 0x36002;
        private readonly IntPtr window;
        private readonly uint framebuffer;

        // Creates a framebuffer.
        public Screen(int width, int height)
        {
            glGenRenderbuffers(1, out uint colors);
            glBindRenderbuffer(Renderbuffer, colors);
            glRenderbufferStorage(Renderbuffer, Rgba8, width, height);
            glGenFramebuffers(1, out framebuffer);
            glBindFramebuffer(Framebuffer, framebuffer);
            glFramebufferRenderbuffer(Framebuffer, ColorAttachment0, Renderbuffer, colors);
        }

        // Opens a window, and makes its context current. The context shares objects with the context of `other`.
        public Screen(int width, int height, string title, bool egl, Screen other)
        {
            if (glfwInit() == 0)
                throw new InvalidOperationException("GLFW finds no display; use --headless");
            glfwWindowHint(MajorVersion, 3);
            glfwWindowHint(MinorVersion, 3);
            glfwWindowHint(Profile, Core);
            glfwWindowHint(Resizable, 0);
            glfwWindowHint(Creation, egl ? Egl : Native);
            window = glfwCreateWindow(width, height, title, IntPtr.Zero, other == null ? IntPtr.Zero : other.window);
            if (window == IntPtr.Zero)
                throw new InvalidOperationException("GLFW cannot open a window with OpenGL 3.3; use --headless");
            Bind();
            // Only the first window waits for vertical synchronisation.
            glfwSwapInterval(other == null ? 1 : 0);
        }

        public bool IsClosed => window != IntPtr.Zero && glfwWindowShouldClose(window) != 0;

        // Makes the context of a window current. Later OpenGL commands draw into this screen.
        public void Bind()
        {
            if (window != IntPtr.Zero)
                glfwMakeContextCurrent(window);
            glBindFramebuffer(Framebuffer, framebuffer);
        }

        // Shows the drawn frame in the window. The context of the window must be current.
        public void Show()
        {
            if (window == IntPtr.Zero)
                return;
            glfwSwapBuffers(window);
            glfwPollEvents();
        }

        // OpenGL destroys a framebuffer together with its context.
        public void Dispose()
        {
            if (window != IntPtr.Zero)
                glfwDestroyWindow(window);
        }

        [DllImport(Glfw)] private static extern int glfwInit();
        [DllImport(Glfw)] private static extern void glfwWindowHint(int hint, int value);
        [DllImport(Glfw)] private static extern IntPtr glfwCreateWindow(int width, int height, string title, IntPtr monitor,
                                                                        IntPtr other);
        [DllImport(Glfw)] private static extern void glfwDestroyWindow(IntPtr window);
        [DllImport(Glfw)] private static extern void glfwMakeContextCurrent(IntPtr window);
        [DllImport(Glfw)] private static extern void glfwSwapInterval(int interval);
        [DllImport(Glfw)] private static extern void glfwSwapBuffers(IntPtr window);
        [DllImport(Glfw)] private static extern void glfwPollEvents();
        [DllImport(Glfw)] private static extern int glfwWindowShouldClose(IntPtr window);
    }
}
