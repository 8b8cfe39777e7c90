using System;

namespace ClglExamples
{
    // What a headless example draws into, and the picture of it.
    internal sealed unsafe class Frame : IDisposable
    {
        public const int Width = 640, Height = 480;
        private const int Channels = 4;
        private readonly GL gl;
        private readonly uint colours, name;

        // Binds it, and OpenGL's viewport.
        public Frame(GL gl)
        {
            this.gl = gl;
            colours = gl.Make(gl.glGenRenderbuffers);
            name = gl.Make(gl.glGenFramebuffers);
            gl.glBindRenderbuffer(GL.Renderbuffer, colours);
            gl.glRenderbufferStorage(GL.Renderbuffer, GL.Rgba8, Width, Height);
            gl.glBindFramebuffer(GL.Framebuffer, name);
            gl.glFramebufferRenderbuffer(GL.Framebuffer, GL.ColourAttachment0, GL.Renderbuffer, colours);
            gl.glViewport(0, 0, Width, Height);
        }

        public void Write(string path)
        {
            byte[] pixels = new byte[Width * Height * Channels];
            fixed (byte* to = pixels)
                gl.glReadPixels(0, 0, Width, Height, GL.Rgba, GL.UnsignedByte, to);
            Png.Write(path, Width, Height, pixels);
        }

        public void Dispose()
        {
            gl.Delete(gl.glDeleteFramebuffers, name);
            gl.Delete(gl.glDeleteRenderbuffers, colours);
        }
    }
}
