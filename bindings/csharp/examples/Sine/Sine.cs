using System;
using Clgl;
using static ClglExamples.GL;

namespace ClglExamples
{
    // A kernel writes a vertex buffer, and OpenGL draws it. No vertex data passes through the CPU.
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
            "out vec4 color;\n" +
            "void main() { color = vec4(1.0, 1.0, 0.0, 1.0); }\n";

        private static int Main(string[] words)
        {
            return Harness.Run("sine", "a kernel writes a vertex buffer, and OpenGL draws it", words,
                               new[,] { { "--animate", "move the wave" } }, Run);
        }

        private static void Run(Harness harness)
        {
            // Creates an OpenCL-only buffer with the points (x, 0), where x is from -1 to 1.
            float[] points = new float[2 * Points];
            for (int i = 0; i < Points; ++i)
                points[2 * i] = -1 + 2f * i / (Points - 1);
            using (ClglQueue queue = ClglQueue.Create(harness.Context))
            using (ClglBuffer from = ClglBuffer.Create(harness.Context, points, ClglAccess.ReadOnly,
                                                       ClglBufferFlags.ComputeOnly))
            // The shared vertex buffer. The kernel writes all vertices.
            using (ClglBuffer vertices = ClglBuffer.Create(harness.Context, 2 * Points * sizeof(float),
                                                           ClglAccess.WriteDiscard))
            using (ClglProgram program = ClglProgram.Create(harness.Context, KernelSource))
            using (ClglKernel kernel = program.CreateKernel("sine"))
            {
                kernel.SetBuffer(0, from);
                kernel.SetBuffer(1, vertices);
                uint shaders = GL.Program(VertexSource, FragmentSource), array = VertexArray(vertices.GLName);
                while (harness.NextFrame())
                {
                    kernel.SetValue(2, harness["--animate"] == null ? 0 : PhasePerFrame * harness.Frame);
                    // With a newer compiler than mcs, write: using (queue.Acquire(vertices)) kernel.Launch(queue,
                    // Points);
                    ClglAcquisition acquired = queue.Acquire(vertices);
                    try
                    {
                        kernel.Launch(queue, Points);
                    }
                    finally
                    {
                        acquired.Dispose();
                    }
                    Draw(shaders, array);
                }
                harness.Report(vertices.Info.Transport, vertices.Info.TransportReason);
                glDeleteProgram(shaders);
                glDeleteVertexArrays(1, array);
            }
        }

        // A vertex array that reads positions from the shared buffer
        private static uint VertexArray(uint vertices)
        {
            glGenVertexArrays(1, out uint array);
            glBindVertexArray(array);
            glBindBuffer(ArrayBuffer, vertices);
            glVertexAttribPointer(0, 2, Float, 0, 0, IntPtr.Zero);
            glEnableVertexAttribArray(0);
            return array;
        }

        private static void Draw(uint program, uint array)
        {
            glClearColor(0, 0, 0, 1);
            glClear(ColorBufferBit);
            glUseProgram(program);
            glBindVertexArray(array);
            glDrawArrays(LineStrip, 0, Points);
        }
    }
}
