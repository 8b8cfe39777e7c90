using System;
using System.Runtime.InteropServices;

namespace ClglExamples
{
    // The OpenGL functions and constants that several examples use. The functions of libGL work with every current
    // context, including contexts that EGL created.
    internal static class GL
    {
        public const string Library = "libGL.so.1";
        public const uint ArrayBuffer = 0x8892, Blend = 0x0BE2, ColorAttachment0 = 0x8CE0, ColorBufferBit = 0x4000,
                          DrawFramebuffer = 0x8CA9, Float = 0x1406, FragmentShader = 0x8B30, Framebuffer = 0x8D40,
                          LineStrip = 3, LinkStatus = 0x8B82, Nearest = 0x2600, One = 1, OneMinusSrcAlpha = 0x0303,
                          PackAlignment = 0x0D05, PixelUnpackBuffer = 0x88EC, ReadFramebuffer = 0x8CA8,
                          Renderbuffer = 0x8D41, Rgb = 0x1907, Rgba = 0x1908, Rgba8 = 0x8058, SrcAlpha = 0x0302,
                          StreamDraw = 0x88E0, Texture2D = 0x0DE1, TextureMinFilter = 0x2801, TriangleStrip = 5,
                          UnsignedByte = 0x1401, VertexShader = 0x8B31;

        // Compiles and links a program.
        public static uint Program(string vertexSource, string fragmentSource)
        {
            uint program = glCreateProgram();
            Attach(program, VertexShader, vertexSource);
            Attach(program, FragmentShader, fragmentSource);
            glLinkProgram(program);
            glGetProgramiv(program, LinkStatus, out int linked);
            return linked != 0 ? program : throw new InvalidOperationException("a program of OpenGL does not link");
        }

        private static void Attach(uint program, uint type, string source)
        {
            uint shader = glCreateShader(type);
            glShaderSource(shader, 1, new[] { source }, null);
            glCompileShader(shader);
            glAttachShader(program, shader);
            glDeleteShader(shader);
        }

        [DllImport(Library)] public static extern void glBindBuffer(uint target, uint name);
        [DllImport(Library)] public static extern void glBindFramebuffer(uint target, uint name);
        [DllImport(Library)] public static extern void glBindRenderbuffer(uint target, uint name);
        [DllImport(Library)] public static extern void glBindVertexArray(uint name);
        [DllImport(Library)] public static extern void glClear(uint buffers);
        [DllImport(Library)] public static extern void glClearColor(float red, float green, float blue, float alpha);
        [DllImport(Library)] public static extern void glDeleteFramebuffers(int count, params uint[] names);
        [DllImport(Library)] public static extern void glDeleteProgram(uint name);
        [DllImport(Library)] public static extern void glDeleteVertexArrays(int count, params uint[] names);
        [DllImport(Library)] public static extern void glDrawArrays(uint mode, int first, int count);
        [DllImport(Library)] public static extern void glFramebufferRenderbuffer(uint to, uint at, uint type, uint name);
        [DllImport(Library)] public static extern void glGenFramebuffers(int count, out uint name);
        [DllImport(Library)] public static extern void glGenRenderbuffers(int count, out uint name);
        [DllImport(Library)] public static extern void glGenVertexArrays(int count, out uint name);
        [DllImport(Library)] public static extern void glEnableVertexAttribArray(uint index);
        [DllImport(Library)] public static extern uint glGetError();
        [DllImport(Library)] public static extern void glPixelStorei(uint name, int value);
        [DllImport(Library)] public static extern void glReadPixels(int x, int y, int width, int height, uint format,
                                                                    uint type, byte[] pixels);
        [DllImport(Library)] public static extern void glRenderbufferStorage(uint to, uint format, int width, int height);
        [DllImport(Library)] public static extern void glUseProgram(uint name);
        [DllImport(Library)] public static extern void glVertexAttribPointer(uint index, int size, uint type, byte normalized,
                                                                             int stride, IntPtr offset);
        [DllImport(Library)] public static extern void glViewport(int x, int y, int width, int height);
        [DllImport(Library)] private static extern void glAttachShader(uint program, uint shader);
        [DllImport(Library)] private static extern void glCompileShader(uint name);
        [DllImport(Library)] private static extern uint glCreateProgram();
        [DllImport(Library)] private static extern uint glCreateShader(uint type);
        [DllImport(Library)] private static extern void glDeleteShader(uint name);
        [DllImport(Library)] private static extern void glGetProgramiv(uint program, uint name, out int value);
        [DllImport(Library)] private static extern void glLinkProgram(uint program);
        [DllImport(Library)] private static extern void glShaderSource(uint shader, int count, string[] texts, int[] sizes);
    }
}
