using Clgl;

namespace ClglExamples
{
    // The idea: an image pipeline without a host in it. A kernel computes a picture of floats, clgl converts it to bytes
    // on the device, into a texture, and OpenGL shows it, blended over grey.
    internal static class Preview
    {
        private const int Channels = 4, Corners = 4;

        // Rows go from the top to the bottom, as in most pictures.
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
            "out vec2 place;\n" +
            "void main()\n" +
            "{\n" +
            "    place = vec2(gl_VertexID & 1, gl_VertexID >> 1);\n" +
            "    gl_Position = vec4(2.0 * place - 1.0, 0.0, 1.0);\n" +
            "}\n";

        private const string FragmentSource =
            "#version 330 core\n" +
            "uniform sampler2D pixels;\n" +
            "in vec2 place;\n" +
            "out vec4 colour;\n" +
            "void main() { colour = texture(pixels, place); }\n";

        private static int Main(string[] words)
        {
            return Headless.Show(words, "Preview", Run);
        }

        private static void Run(ClglContext context, GL gl, string path)
        {
            using (ClglQueue queue = ClglQueue.Create(context))
            using (ClglBuffer floats = ClglBuffer.Create(context, Frame.Width * Frame.Height * Channels * sizeof(float),
                                                         ClglAccess.ReadWrite, ClglBufferFlags.ComputeOnly))
            using (ClglTexture picture = ClglTexture.Create(context, ClglFormat.RGBA8, Frame.Width, Frame.Height,
                                                            ClglAccess.WriteDiscard))
            using (ClglProgram program = ClglProgram.Create(context, KernelSource))
            using (ClglKernel kernel = program.CreateKernel("gradient"))
            {
                kernel.SetBuffer(0, floats);
                kernel.SetValue(1, 0f);
                kernel.Launch(queue, new ClglLaunch(Frame.Width, Frame.Height));
                // The lowest row is OpenGL's first: the conversion turns the picture upside down.
                using (queue.Acquire(picture))
                    ClglConvert.Convert(queue, floats, new ClglPixelLayout(ClglPixel.Float32), picture,
                                        ClglConvertFlags.Flip);
                Draw(gl, picture.GLName, path);
            }
        }

        private static void Draw(GL gl, uint texture, string path)
        {
            uint array = gl.Make(gl.glGenVertexArrays), program = gl.Program(VertexSource, FragmentSource);
            using (Frame frame = new Frame(gl))
            {
                gl.glClearColor(0.5f, 0.5f, 0.5f, 1);
                gl.glClear(GL.ColourBufferBit);
                gl.glEnable(GL.Blend);
                gl.glBlendFuncSeparate(GL.SrcAlpha, GL.OneMinusSrcAlpha, GL.One, GL.One);
                gl.glUseProgram(program);
                gl.glBindTexture(GL.Texture2D, texture);
                gl.glTexParameteri(GL.Texture2D, GL.MinFilter, (int)GL.Nearest);
                gl.glTexParameteri(GL.Texture2D, GL.MagFilter, (int)GL.Nearest);
                gl.glBindVertexArray(array);
                gl.glDrawArrays(GL.TriangleStrip, 0, Corners);
                gl.glDisable(GL.Blend);
                frame.Write(path);
            }
            gl.glDeleteProgram(program);
            gl.Delete(gl.glDeleteVertexArrays, array);
        }
    }
}
