using System;
using Clgl;

namespace ClglExamples
{
    // A kernel writes a vertex buffer, and OpenGL draws it; the application itself moves no vertex.
    internal static class Sine
    {
        private const int Points = 10000;
        // Movement of the wave per frame with --animate, in radians
        private const float PhasePerFrame = 0.05f;

        private const string KernelSource =
            "kernel void sine(global const float2 *points, global float2 *vertices, float phase)\n" +
            "{\n" +
            "    const size_t i = get_global_id(0);\n" +
            "    const float x = points[i].x;\n" +
            "    vertices[i] = (float2)(x, 0.5f * sin(10.0f * x + phase));\n" +
            "}\n";

        private const string VertexSource =
            "#version 330 core\n" +
            "layout(location = 0) in vec2 position;\n" +
            "void main() { gl_Position = vec4(position, 0.0, 1.0); }\n";

        private const string FragmentSource =
            "#version 330 core\n" +
            "out vec4 colour;\n" +
            "void main() { colour = vec4(1.0, 1.0, 0.0, 1.0); }\n";

        private static int Main(string[] words)
        {
            return App.Run(words, "sine", "a kernel writes a vertex buffer, and OpenGL draws it",
                           new[] { Option.Flag("--animate", "move the wave") }, Run);
        }

        private static void Run(App app, Options options)
        {
            // An OpenCL-only buffer with the points (x, 0), x from -1 to 1
            float[] points = new float[2 * Points];
            for (int i = 0; i < Points; ++i)
                points[2 * i] = -1 + 2f * i / (Points - 1);
            using (ClglQueue queue = ClglQueue.Create(app.Context))
            using (ClglBuffer from = ClglBuffer.Create(app.Context, points, ClglAccess.ReadOnly,
                                                       ClglBufferFlags.ComputeOnly))
            // The shared vertex buffer, which the kernel writes completely
            using (ClglBuffer vertices = ClglBuffer.Create(app.Context, 2 * Points * sizeof(float),
                                                           ClglAccess.WriteDiscard))
            using (ClglProgram program = ClglProgram.Create(app.Context, KernelSource))
            using (ClglKernel kernel = program.CreateKernel("sine"))
            {
                kernel.SetBuffer(0, from);
                kernel.SetBuffer(1, vertices);
                uint shaders = app.GL.Program(VertexSource, FragmentSource), array = VertexArray(app.GL, vertices.GLName);
                while (app.NextFrame())
                {
                    kernel.SetValue(2, options["--animate"] == null ? 0 : PhasePerFrame * app.Frame);
                    ClglAcquisition acquired = queue.Acquire(vertices);
                    try
                    {
                        kernel.Launch(queue, Points);
                    }
                    finally
                    {
                        acquired.Dispose();
                    }
                    Draw(app.GL, shaders, array);
                }
                app.Report(vertices.Info);
                app.GL.glDeleteProgram(shaders);
                app.GL.Delete(app.GL.glDeleteVertexArrays, array);
            }
        }

        // A vertex array that reads positions from the shared buffer
        private static uint VertexArray(GL gl, uint vertices)
        {
            uint array = gl.Make(gl.glGenVertexArrays);
            gl.glBindVertexArray(array);
            gl.glBindBuffer(GL.ArrayBuffer, vertices);
            gl.glVertexAttribPointer(0, 2, GL.Float, 0, 0, IntPtr.Zero);
            gl.glEnableVertexAttribArray(0);
            return array;
        }

        private static void Draw(GL gl, uint program, uint array)
        {
            gl.glClearColor(0, 0, 0, 1);
            gl.glClear(GL.ColourBufferBit);
            gl.glUseProgram(program);
            gl.glBindVertexArray(array);
            gl.glDrawArrays(GL.LineStrip, 0, Points);
        }
    }
}
