using System;
using Clgl;

namespace ClglExamples
{
    // The idea: a kernel writes a vertex buffer, and OpenGL draws it; the program itself moves no vertex.
    internal static class Sine
    {
        private const int Points = 10000;

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
            return Headless.Show(words, "Sine", Run);
        }

        private static void Run(ClglContext context, GL gl, string path)
        {
            float[] points = new float[2 * Points];
            for (int i = 0; i < Points; ++i)
                points[2 * i] = -1 + 2f * i / (Points - 1);
            using (ClglQueue queue = ClglQueue.Create(context))
            using (ClglBuffer from = ClglBuffer.Create(context, points, ClglAccess.ReadOnly,
                                                       ClglBufferFlags.ComputeOnly))
            using (ClglBuffer vertices = ClglBuffer.Create(context, 2 * Points * sizeof(float),
                                                           ClglAccess.WriteDiscard))
            using (ClglProgram program = ClglProgram.Create(context, KernelSource))
            using (ClglKernel kernel = program.CreateKernel("sine"))
            {
                kernel.SetBuffer(0, from);
                kernel.SetBuffer(1, vertices);
                kernel.SetValue(2, 0f);
                using (queue.Acquire(vertices))
                    kernel.Launch(queue, Points);
                Draw(gl, vertices.GLName, path);
                Console.WriteLine("A hand-over costs " + vertices.Info.CopiesPerAcquire + " copies to OpenCL and " +
                                  vertices.Info.CopiesPerRelease + " back: " + vertices.Info.TransportReason + ".");
            }
        }

        private static void Draw(GL gl, uint vertices, string path)
        {
            Frame frame = new Frame(gl);
            uint array = gl.Make(gl.glGenVertexArrays), program = gl.Program(VertexSource, FragmentSource);
            gl.glBindVertexArray(array);
            gl.glBindBuffer(GL.ArrayBuffer, vertices);
            gl.glVertexAttribPointer(0, 2, GL.Float, 0, 0, IntPtr.Zero);
            gl.glEnableVertexAttribArray(0);
            gl.glClearColor(0, 0, 0, 1);
            gl.glClear(GL.ColourBufferBit);
            gl.glUseProgram(program);
            gl.glDrawArrays(GL.LineStrip, 0, Points);
            frame.Write(path);
            frame.Dispose();
            gl.glDeleteProgram(program);
            gl.Delete(gl.glDeleteVertexArrays, array);
        }
    }
}
