using System;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Text;

namespace ClglTests
{
    // The OpenGL functions that tests call. clgl or EGL finds them by name.
    internal sealed unsafe class GL
    {
        // The compiler does not know that reflection sets the fields.
#pragma warning disable 0649
        public const uint ArrayBuffer = 0x8892, PixelUnpackBuffer = 0x88EC, StreamDraw = 0x88E0, Texture2D = 0x0DE1,
                          Framebuffer = 0x8D40, Renderbuffer = 0x8D41, ColourAttachment0 = 0x8CE0,
                          FramebufferComplete = 0x8CD5, DrawFramebuffer = 0x8CA9,
                          ReadFramebuffer = 0x8CA8, Rgb = 0x1907, Rgba = 0x1908, Rgba8 = 0x8058, UnsignedByte = 0x1401,
                          Float = 0x1406, ColourBufferBit = 0x4000, LineStrip = 0x0003, TriangleStrip = 0x0005,
                          VertexShader = 0x8B31, FragmentShader = 0x8B30, CompileStatus = 0x8B81, LinkStatus = 0x8B82,
                          MinFilter = 0x2801, MagFilter = 0x2800, MaxLevel = 0x813D, Nearest = 0x2600, Blend = 0x0BE2,
                          SrcAlpha = 0x0302, OneMinusSrcAlpha = 0x0303, One = 1, Texture0 = 0x84C0,
                          SyncGpuCommandsComplete = 0x9117, PackAlignment = 0x0D05;
        private const int LogSize = 4096;

        public GenerateFunction glGenBuffers, glGenTextures, glGenFramebuffers, glGenRenderbuffers, glGenVertexArrays;
        public DeleteFunction glDeleteBuffers, glDeleteTextures, glDeleteFramebuffers, glDeleteRenderbuffers,
                              glDeleteVertexArrays;
        public BindFunction glBindBuffer, glBindTexture, glBindFramebuffer, glBindRenderbuffer, glAttachShader;
        public NameFunction glBindVertexArray, glUseProgram, glCompileShader, glDeleteShader, glLinkProgram,
                            glDeleteProgram, glClear, glEnable, glDisable, glEnableVertexAttribArray, glActiveTexture;
        public BufferDataFunction glBufferData;
        public BufferSubDataFunction glBufferSubData, glGetBufferSubData;
        public TexImage2DFunction glTexImage2D;
        public TexSubImage2DFunction glTexSubImage2D;
        public GetTexImageFunction glGetTexImage;
        public TexParameteriFunction glTexParameteri;
        public RenderbufferStorageFunction glRenderbufferStorage;
        public FramebufferRenderbufferFunction glFramebufferRenderbuffer;
        public FramebufferTexture2DFunction glFramebufferTexture2D;
        public BlitFramebufferFunction glBlitFramebuffer;
        public CheckFramebufferStatusFunction glCheckFramebufferStatus;
        public ReadPixelsFunction glReadPixels;
        public ViewportFunction glViewport;
        public ClearColorFunction glClearColor;
        public DrawArraysFunction glDrawArrays;
        public VertexAttribPointerFunction glVertexAttribPointer;
        public CreateShaderFunction glCreateShader;
        public ShaderSourceFunction glShaderSource;
        public GetShaderivFunction glGetShaderiv, glGetProgramiv;
        public InfoLogFunction glGetShaderInfoLog;
        public CreateProgramFunction glCreateProgram;
        public GetUniformLocationFunction glGetUniformLocation;
        public Uniform1fFunction glUniform1f;
        public BlendFuncSeparateFunction glBlendFuncSeparate;
        public PixelStoreiFunction glPixelStorei;
        public VoidFunction glFinish;
        public GetErrorFunction glGetError;
        public FenceSyncFunction glFenceSync;
        public DeleteSyncFunction glDeleteSync;
#pragma warning restore 0649

        // Sets every field to the OpenGL function with the name of the field.
        public GL(Func<string, IntPtr> find)
        {
            foreach (FieldInfo field in typeof(GL).GetFields(BindingFlags.Instance | BindingFlags.Public))
                field.SetValue(this, Marshal.GetDelegateForFunctionPointer(find(field.Name), field.FieldType));
        }

        public delegate void GenerateFunction(int count, uint* names);

        public delegate void DeleteFunction(int count, uint* names);

        public delegate void BindFunction(uint target, uint name);

        public delegate void NameFunction(uint name);

        public delegate void BufferDataFunction(uint target, IntPtr size, void* data, uint usage);

        public delegate void BufferSubDataFunction(uint target, IntPtr offset, IntPtr size, void* data);

        public delegate void TexImage2DFunction(uint target, int level, uint internalFormat, int width, int height,
                                                int border, uint format, uint type, void* pixels);

        public delegate void TexSubImage2DFunction(uint target, int level, int x, int y, int width, int height,
                                                   uint format, uint type, void* pixels);

        public delegate void GetTexImageFunction(uint target, int level, uint format, uint type, void* pixels);

        public delegate void TexParameteriFunction(uint target, uint name, int value);

        public delegate void RenderbufferStorageFunction(uint target, uint internalFormat, int width, int height);

        public delegate void FramebufferRenderbufferFunction(uint target, uint attachment, uint of, uint name);

        public delegate void FramebufferTexture2DFunction(uint target, uint attachment, uint of, uint name, int level);

        public delegate void BlitFramebufferFunction(int fromLeft, int fromLow, int fromRight, int fromHigh, int left,
                                                     int low, int right, int high, uint buffers, uint filter);

        public delegate uint CheckFramebufferStatusFunction(uint target);

        public delegate void ReadPixelsFunction(int x, int y, int width, int height, uint format, uint type, void* to);

        public delegate void ViewportFunction(int x, int y, int width, int height);

        public delegate void ClearColorFunction(float red, float green, float blue, float alpha);

        public delegate void DrawArraysFunction(uint mode, int first, int count);

        public delegate void VertexAttribPointerFunction(uint index, int size, uint type, byte normalized, int stride,
                                                         IntPtr offset);

        public delegate uint CreateShaderFunction(uint type);

        public delegate void ShaderSourceFunction(uint shader, int count, byte** sources, int* lengths);

        public delegate void GetShaderivFunction(uint name, uint parameter, int* value);

        public delegate void InfoLogFunction(uint name, int capacity, int* length, byte* text);

        public delegate uint CreateProgramFunction();

        public delegate int GetUniformLocationFunction(uint program, byte* name);

        public delegate void Uniform1fFunction(int location, float value);

        public delegate void BlendFuncSeparateFunction(uint source, uint destination, uint sourceAlpha,
                                                       uint destinationAlpha);

        public delegate void PixelStoreiFunction(uint name, int value);

        public delegate void VoidFunction();

        public delegate uint GetErrorFunction();

        public delegate IntPtr FenceSyncFunction(uint condition, uint flags);

        public delegate void DeleteSyncFunction(IntPtr sync);

        public uint Make(GenerateFunction generate)
        {
            uint name;
            generate(1, &name);
            return name;
        }

        public void Delete(DeleteFunction delete, uint name)
        {
            delete(1, &name);
        }

        public uint Program(string vertexSource, string fragmentSource)
        {
            uint program = glCreateProgram();
            uint vertex = Shader(VertexShader, vertexSource), fragment = Shader(FragmentShader, fragmentSource);
            glAttachShader(program, vertex);
            glAttachShader(program, fragment);
            glLinkProgram(program);
            // The program keeps the deleted shaders alive.
            glDeleteShader(vertex);
            glDeleteShader(fragment);
            int linked;
            glGetProgramiv(program, LinkStatus, &linked);
            return linked != 0 ? program : throw new InvalidOperationException("a program does not link");
        }

        public int Uniform(uint program, string name)
        {
            fixed (byte* text = Encoding.ASCII.GetBytes(name + "\0"))
                return glGetUniformLocation(program, text);
        }

        private uint Shader(uint type, string source)
        {
            uint shader = glCreateShader(type);
            fixed (byte* text = Encoding.ASCII.GetBytes(source + "\0"))
            {
                byte* at = text;
                glShaderSource(shader, 1, &at, null);
            }
            glCompileShader(shader);
            int compiled;
            glGetShaderiv(shader, CompileStatus, &compiled);
            if (compiled != 0)
                return shader;
            byte* log = stackalloc byte[LogSize];
            glGetShaderInfoLog(shader, LogSize, null, log);
            throw new InvalidOperationException("a shader does not compile: " +
                                                Marshal.PtrToStringAnsi((IntPtr)log));
        }
    }
}
