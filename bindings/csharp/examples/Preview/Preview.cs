using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using Clgl;
using static ClglExamples.GL;

namespace ClglExamples
{
    // An image pipeline that does not use host memory. A kernel computes a picture of floats. clgl converts it to bytes
    // on the device, into a texture or, with --pbo, into a pixel buffer. OpenGL draws the picture in blended layers, in
    // one or more windows (--panels).
    internal sealed class Preview : IDisposable
    {
        private const int Channels = 4, Corners = 4;
        // Movement of the centre of the gradient per frame, in radians
        private const float PhasePerFrame = 0.05f;

        // Rows are ordered from top to bottom, as in most image formats.
        private const string KernelSource =
            "kernel void gradient(global float4 *pixels, float phase)\n" +
            "{\n" +
            "    const size_t column = get_global_id(0), row = get_global_id(1);\n" +
            "    const size_t width = get_global_size(0), height = get_global_size(1);\n" +
            "    const float x = ((float)column + 0.5f) / (float)width - 0.5f - 0.25f * cos(phase);\n" +
            "    const float y = ((float)row + 0.5f) / (float)height - 0.5f - 0.25f * sin(phase);\n" +
            "    const float away = min(2.0f * sqrt(x * x + y * y), 1.0f);\n" +
            "    pixels[row * width + column] = (float4)(1.0f - away, 0.0f, away, 1.0f - 0.75f * away);\n" +
            "}\n";

        private const string VertexSource =
            "#version 330 core\n" +
            "uniform float part;\n" +
            "out vec2 place;\n" +
            "void main()\n" +
            "{\n" +
            "    place = vec2(gl_VertexID & 1, gl_VertexID >> 1);\n" +
            "    gl_Position = vec4(part * (2.0 * place - 1.0), 0.0, 1.0);\n" +
            "}\n";

        private const string FragmentSource =
            "#version 330 core\n" +
            "uniform sampler2D pixels;\n" +
            "in vec2 place;\n" +
            "out vec4 color;\n" +
            "void main() { color = texture(pixels, place); }\n";

        private readonly Harness harness;
        private readonly int width, height, layers;
        // The texture that is drawn, and the pixel buffer that OpenGL copies to the texture; 0 = none
        private readonly uint texture, pixelBuffer;
        // The shared object. Either the texture or the buffer is null.
        private readonly ClglTexture picture;
        private readonly ClglBuffer bytes;
        private readonly uint shaders;
        // The windows besides the first
        private readonly List<Screen> panels = new List<Screen>();
        // A vertex array for each window, because contexts do not share vertex arrays
        private readonly List<uint> arrays = new List<uint>();
        // Fences of the draws of the other windows in the previous frame
        private readonly List<ClglFence> drawn = new List<ClglFence>();

        private Preview(Harness harness)
        {
            this.harness = harness;
            width = harness.Width;
            height = harness.Height;
            layers = harness.Number("--layers", 1);
            shaders = GL.Program(VertexSource, FragmentSource);
            AddArray();
            glGenTextures(1, out texture);
            glBindTexture(Texture2D, texture);
            glTexParameteri(Texture2D, TextureMinFilter, (int)Nearest);
            glTexImage2D(Texture2D, 0, Rgba8, width, height, 0, Rgba, UnsignedByte, IntPtr.Zero);
            if (harness["--pbo"] == null)
            {
                picture = ClglTexture.Wrap(harness.Context, texture, Texture2D, ClglAccess.WriteDiscard);
            }
            else
            {
                glGenBuffers(1, out pixelBuffer);
                glBindBuffer(PixelUnpackBuffer, pixelBuffer);
                glBufferData(PixelUnpackBuffer, (IntPtr)((long)width * height * Channels), IntPtr.Zero, StreamDraw);
                glBindBuffer(PixelUnpackBuffer, 0);
                bytes = ClglBuffer.Wrap(harness.Context, pixelBuffer, ClglAccess.WriteDiscard);
            }
            for (int i = 1; i < harness.Number("--panels", 1); ++i)
            {
                panels.Add(harness.Open());
                AddArray();
            }
        }

        public void Dispose()
        {
            drawn.ForEach(fence => fence.Dispose());
            picture?.Dispose();
            bytes?.Dispose();
        }

        private static int Main(string[] words)
        {
            return Harness.Run("preview", "a picture of floats, converted and shown without the host", words, new[,]
            {
                { "--pbo", "through a wrapped pixel buffer instead of a texture" },
                { "--layers N", "number of layered pictures (1)" }, { "--panels N", "number of windows (1)" }
            }, Run);
        }

        private static void Run(Harness harness)
        {
            long size = (long)harness.Width * harness.Height * Channels * sizeof(float);
            using (ClglQueue queue = ClglQueue.Create(harness.Context))
            using (ClglBuffer floats = ClglBuffer.Create(harness.Context, size, ClglAccess.ReadWrite,
                                                         ClglBufferFlags.ComputeOnly))
            using (ClglProgram program = ClglProgram.Create(harness.Context, KernelSource))
            using (ClglKernel kernel = program.CreateKernel("gradient"))
            using (Preview preview = new Preview(harness))
            {
                kernel.SetBuffer(0, floats);
                while (harness.NextFrame())
                {
                    kernel.SetValue(1, PhasePerFrame * harness.Frame);
                    kernel.Launch(queue, new ClglLaunch(harness.Width, harness.Height));
                    preview.Convert(queue, floats);
                    preview.Draw();
                }
                ClglTransport transport = preview.picture?.Info.Transport ?? preview.bytes.Info.Transport;
                harness.Report(transport, preview.picture?.Info.TransportReason ?? preview.bytes.Info.TransportReason);
            }
        }

        // Converts the floats to bytes. Flips the picture, because the first row in OpenGL is the bottom row. The
        // conversion waits until no window draws the picture any more. The acquire would wait only for the current
        // context.
        private void Convert(ClglQueue queue, ClglBuffer floats)
        {
            ClglPixelLayout layout = new ClglPixelLayout(ClglPixelComponentType.Float32);
            ClglWaits after = drawn.ToArray();
            ClglAcquisition acquired = picture != null ? queue.Acquire(picture, after) : queue.Acquire(bytes, after);
            try
            {
                if (picture != null)
                    ClglConvert.Convert(queue, floats, layout, picture, ClglConvertFlags.Flip);
                else
                    ClglConvert.Convert(queue, floats, layout, bytes, default, new ClglSize(width, height),
                                        ClglConvertFlags.Flip);
            }
            finally
            {
                acquired.Dispose();
            }
            glBindTexture(Texture2D, texture);
            if (picture != null)
                return;
            glBindBuffer(PixelUnpackBuffer, pixelBuffer);
            glTexSubImage2D(Texture2D, 0, 0, 0, width, height, Rgba, UnsignedByte, IntPtr.Zero);
            glBindBuffer(PixelUnpackBuffer, 0);
        }

        // Draws the picture in each window. The other windows wait for the context of the first window.
        private void Draw()
        {
            DrawLayers(arrays[0]);
            drawn.ForEach(fence => fence.Dispose());
            drawn.Clear();
            using (ClglFence ready = ClglFence.InsertGL(harness.Context))
                for (int i = 0; i < panels.Count; ++i)
                {
                    panels[i].Bind();
                    ready.WaitGL();
                    glViewport(0, 0, width, height);
                    DrawLayers(arrays[i + 1]);
                    drawn.Add(ClglFence.InsertGL(harness.Context));
                }
        }

        // Draws the picture in decreasing sizes on a grey background.
        private void DrawLayers(uint array)
        {
            glClearColor(0.5f, 0.5f, 0.5f, 1);
            glClear(ColorBufferBit);
            glEnable(Blend);
            glBlendFuncSeparate(SrcAlpha, OneMinusSrcAlpha, One, One);
            glUseProgram(shaders);
            glBindTexture(Texture2D, texture);
            glBindVertexArray(array);
            for (int layer = 0; layer < layers; ++layer)
            {
                glUniform1f(glGetUniformLocation(shaders, "part"), (float)(layers - layer) / layers);
                glDrawArrays(TriangleStrip, 0, Corners);
            }
            glDisable(Blend);
        }

        // Adds a vertex array without attributes. The shader computes the vertices from gl_VertexID.
        private void AddArray()
        {
            glGenVertexArrays(1, out uint array);
            arrays.Add(array);
        }

        [DllImport(Library)] private static extern void glBindTexture(uint target, uint name);
        [DllImport(Library)] private static extern void glBlendFuncSeparate(uint source, uint destination, uint sourceAlpha,
                                                                            uint destinationAlpha);
        [DllImport(Library)] private static extern void glBufferData(uint target, IntPtr size, IntPtr data, uint usage);
        [DllImport(Library)] private static extern void glDisable(uint feature);
        [DllImport(Library)] private static extern void glEnable(uint feature);
        [DllImport(Library)] private static extern void glGenBuffers(int count, out uint name);
        [DllImport(Library)] private static extern void glGenTextures(int count, out uint name);
        [DllImport(Library)] private static extern int glGetUniformLocation(uint program, string name);
        [DllImport(Library)] private static extern void glTexImage2D(uint target, int level, uint internalFormat, int width,
                                                                     int height, int border, uint format, uint type,
                                                                     IntPtr pixels);
        [DllImport(Library)] private static extern void glTexParameteri(uint target, uint name, int value);
        [DllImport(Library)] private static extern void glTexSubImage2D(uint target, int level, int x, int y, int width,
                                                                        int height, uint format, uint type, IntPtr pixels);
        [DllImport(Library)] private static extern void glUniform1f(int location, float value);
    }
}
