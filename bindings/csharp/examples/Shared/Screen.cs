using System;
using System.IO;

namespace ClglExamples
{
    // The drawing target: a window, or a framebuffer.
    internal sealed unsafe class Screen : IDisposable
    {
        private const int Channels = 3;
        private readonly GL gl;
        private readonly Sdl window;
        private readonly uint colours;

        // window is null for none.
        public Screen(GL gl, Sdl window, int width, int height)
        {
            this.gl = gl;
            this.window = window;
            Width = width;
            Height = height;
            if (window != null)
                return;
            colours = gl.Make(gl.glGenRenderbuffers);
            Framebuffer = gl.Make(gl.glGenFramebuffers);
            gl.glBindRenderbuffer(GL.Renderbuffer, colours);
            gl.glRenderbufferStorage(GL.Renderbuffer, GL.Rgba8, width, height);
            gl.glBindFramebuffer(GL.Framebuffer, Framebuffer);
            gl.glFramebufferRenderbuffer(GL.Framebuffer, GL.ColourAttachment0, GL.Renderbuffer, colours);
            if (gl.glCheckFramebufferStatus(GL.Framebuffer) != GL.FramebufferComplete)
                throw new InvalidOperationException("OpenGL cannot draw " + width + "x" + height + " pixels");
        }

        public int Width { get; private set; }

        public int Height { get; private set; }

        // Name of the framebuffer; 0 for a window
        public uint Framebuffer { get; }

        public bool IsVisible => window != null && Sdl.IsVisible;

        // Binds the framebuffer and updates the viewport to its size.
        public void Begin()
        {
            if (window != null)
            {
                window.GetSize(out int width, out int height);
                Width = width;
                Height = height;
            }
            gl.glBindFramebuffer(GL.Framebuffer, Framebuffer);
            gl.glViewport(0, 0, Width, Height);
        }

        public void Show()
        {
            window?.Show();
        }

        public bool IsClosed()
        {
            return window != null && Sdl.IsClosed();
        }

        // Writes the picture to a file.
        public void Save(string path)
        {
            byte[] pixels = new byte[Width * Height * Channels];
            gl.glBindFramebuffer(GL.Framebuffer, Framebuffer);
            gl.glPixelStorei(GL.PackAlignment, 1);
            fixed (byte* to = pixels)
                gl.glReadPixels(0, 0, Width, Height, GL.Rgb, GL.UnsignedByte, to);
            try
            {
                Png.Write(path, Width, Height, pixels);
            }
            catch (Exception error) when (error is IOException || error is UnauthorizedAccessException)
            {
                throw new InvalidOperationException("cannot write " + path + ": " + error.Message, error);
            }
        }

        public void Dispose()
        {
            if (window != null)
                return;
            gl.Delete(gl.glDeleteFramebuffers, Framebuffer);
            gl.Delete(gl.glDeleteRenderbuffers, colours);
        }
    }
}
