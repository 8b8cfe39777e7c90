using System;
using System.Runtime.InteropServices;
using System.Threading;
using Clgl;
using static ClglExamples.GL;

namespace ClglExamples
{
    // Shows pictures in a GLFW window. A kernel computes them on another thread, in a ring of three textures. Neither
    // thread waits for the other thread.
    internal sealed class Window
    {
        // Movement of the centre of the gradient per frame, in radians
        private const float PhasePerFrame = 0.05f;

        // The picture is red at a moving centre, and becomes blue away from it. The first row is at the bottom, as
        // in OpenGL.
        private const string KernelSource =
            "kernel void gradient(write_only image2d_t picture, float phase)\n" +
            "{\n" +
            "    const int2 at = (int2)(get_global_id(0), get_global_id(1));\n" +
            "    const float2 size = (float2)(get_global_size(0), get_global_size(1));\n" +
            "    const float2 middle = 0.25f * (float2)(cos(phase), -sin(phase));\n" +
            "    const float2 place = (convert_float2(at) + 0.5f) / size - 0.5f - middle;\n" +
            "    const float away = min(2.0f * length(place), 1.0f);\n" +
            "    write_imagef(picture, at, (float4)(1.0f - away, 0.0f, away, 1.0f));\n" +
            "}\n";

        // Maximum wait for the ring. After the wait, the thread checks whether to quit.
        private static readonly TimeSpan Patience = TimeSpan.FromMilliseconds(100);

        private readonly Harness harness;
        private readonly ClglQueue queue;
        private readonly ClglRing ring;
        private readonly ClglKernel kernel;
        private readonly int width, height;
        private volatile bool closed;
        private volatile Exception failure;

        private Window(Harness harness, ClglQueue queue, ClglRing ring, ClglKernel kernel)
        {
            this.harness = harness;
            this.queue = queue;
            this.ring = ring;
            this.kernel = kernel;
            width = harness.Width;
            height = harness.Height;
        }

        private static int Main(string[] words)
        {
            return Harness.Run("window", "a window whose pictures are computed on another thread", words, new string[0, 0], Run);
        }

        private static void Run(Harness harness)
        {
            ClglTextureDesc slots = new ClglTextureDesc
            {
                Type = ClglTextureType.Texture2D, Format = ClglFormat.RGBA8, Width = harness.Width,
                Height = harness.Height, Access = ClglAccess.WriteDiscard
            };
            using (ClglQueue queue = ClglQueue.Create(harness.Context))
            using (ClglRing ring = ClglRing.Create(harness.Context, new ClglRingDesc { Texture = slots }))
            using (ClglProgram program = ClglProgram.Create(harness.Context, KernelSource))
            using (ClglKernel kernel = program.CreateKernel("gradient"))
            {
                new Window(harness, queue, ring, kernel).Show();
                ClglTextureInfo info = ring.GetSlot(0).Texture.Info;
                harness.Report(info.Transport, info.TransportReason);
            }
        }

        private void Show()
        {
            glGenFramebuffers(1, out uint source);
            Thread computing = new Thread(Compute);
            computing.Start();
            try
            {
                while (harness.NextFrame())
                    Draw(source, NextPicture());
                ring.ReleaseRead();
            }
            finally
            {
                closed = true;
                computing.Join();
                glDeleteFramebuffers(1, source);
            }
        }

        // Computes frames on the other thread until the window is closed.
        private void Compute()
        {
            try
            {
                for (int frame = 0; !closed && (harness.Frames == 0 || frame < harness.Frames);)
                {
                    if (!ring.AcquireWrite(queue, out ClglRingSlot slot, Patience))
                        continue;
                    kernel.SetTexture(0, slot.Texture);
                    kernel.SetValue(1, PhasePerFrame * frame++);
                    kernel.Launch(queue, new ClglLaunch(width, height));
                    ring.Submit(queue);
                }
            }
            catch (ClglException error)
            {
                failure = error;
            }
        }

        // Returns the texture of the next frame, which is valid until the next call.
        private uint NextPicture()
        {
            ClglRingSlot slot;
            while (!ring.AcquireRead(out slot, Patience))
                if (failure != null)
                    throw new InvalidOperationException(failure.Message, failure);
            return slot.Texture.GLName;
        }

        // Copies the texture to the screen.
        private void Draw(uint source, uint texture)
        {
            glBindFramebuffer(ReadFramebuffer, source);
            glFramebufferTexture2D(ReadFramebuffer, ColorAttachment0, Texture2D, texture, 0);
            glBlitFramebuffer(0, 0, width, height, 0, 0, width, height, ColorBufferBit, Nearest);
        }

        [DllImport(Library)] private static extern void glFramebufferTexture2D(uint to, uint at, uint type, uint name, int level);
        [DllImport(Library)] private static extern void glBlitFramebuffer(int left, int low, int right, int high, int toLeft,
                                                                          int toLow, int toRight, int toHigh, uint buffers,
                                                                          uint filter);
    }
}
