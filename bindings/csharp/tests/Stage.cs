using System;
using Clgl;

namespace ClglTests
{
    // A headless context that is current on this thread, with a queue and OpenGL functions.
    internal sealed class Stage : IDisposable
    {
        private readonly IDisposable current;
        private GL gl;

        public Stage(ClglContextFlags flags = ClglContextFlags.Headless, ClglQueueFlags queueFlags = ClglQueueFlags.None)
        {
            Context = ClglContext.Create(flags);
            Queue = ClglQueue.Create(Context, queueFlags);
            if ((flags & ClglContextFlags.Headless) != 0)
                current = Context.MakeCurrent();
        }

        public ClglContext Context { get; }

        public ClglQueue Queue { get; }

        public GL GL => gl ?? (gl = new GL(Context.GetProcAddress));

        public static Stage ComputeOnly(ClglQueueFlags queueFlags = ClglQueueFlags.None)
        {
            return new Stage(ClglContextFlags.ComputeOnly, queueFlags);
        }

        public ClglBuffer Plain(long size)
        {
            return ClglBuffer.Create(Context, size, ClglAccess.ReadWrite, ClglBufferFlags.ComputeOnly);
        }

        public ClglBuffer Plain<T>(T[] data) where T : unmanaged
        {
            return ClglBuffer.Create(Context, data, ClglAccess.ReadWrite, ClglBufferFlags.ComputeOnly);
        }

        public ClglKernel Kernel(string source, string name)
        {
            using (ClglProgram program = ClglProgram.Create(Context, source))
                return program.CreateKernel(name);
        }

        // Reads the contents of a buffer with OpenGL.
        public unsafe int[] ReadGL(uint name, int count)
        {
            int[] data = new int[count];
            GL.glBindBuffer(GL.ArrayBuffer, name);
            fixed (int* to = data)
                GL.glGetBufferSubData(GL.ArrayBuffer, IntPtr.Zero, (IntPtr)(count * sizeof(int)), to);
            GL.glBindBuffer(GL.ArrayBuffer, 0);
            return data;
        }

        // Creates an OpenGL buffer.
        public unsafe uint MakeGLBuffer(int[] data)
        {
            uint name = GL.Make(GL.glGenBuffers);
            GL.glBindBuffer(GL.ArrayBuffer, name);
            fixed (int* from = data)
                GL.glBufferData(GL.ArrayBuffer, (IntPtr)(data.Length * sizeof(int)), from, GL.StreamDraw);
            GL.glBindBuffer(GL.ArrayBuffer, 0);
            return name;
        }

        public unsafe byte[] ReadGLTexture(uint name, int bytes)
        {
            byte[] pixels = new byte[bytes];
            GL.glBindTexture(GL.Texture2D, name);
            fixed (byte* to = pixels)
                GL.glGetTexImage(GL.Texture2D, 0, GL.Rgba, GL.UnsignedByte, to);
            GL.glBindTexture(GL.Texture2D, 0);
            return pixels;
        }

        public unsafe uint MakeGLTexture(int width, int height, byte[] pixels)
        {
            uint name = GL.Make(GL.glGenTextures);
            GL.glBindTexture(GL.Texture2D, name);
            GL.glTexParameteri(GL.Texture2D, GL.MinFilter, (int)GL.Nearest);
            GL.glTexParameteri(GL.Texture2D, GL.MagFilter, (int)GL.Nearest);
            GL.glTexParameteri(GL.Texture2D, GL.MaxLevel, 0);
            fixed (byte* from = pixels)
                GL.glTexImage2D(GL.Texture2D, 0, GL.Rgba8, width, height, 0, GL.Rgba, GL.UnsignedByte, from);
            GL.glBindTexture(GL.Texture2D, 0);
            return name;
        }

        public void Dispose()
        {
            Queue.Dispose();
            current?.Dispose();
            Context.Dispose();
        }
    }

    internal static class Numbers
    {
        public static int[] From(int first, int count)
        {
            int[] made = new int[count];
            for (int i = 0; i < count; ++i)
                made[i] = first + i;
            return made;
        }
    }
}
