using System;
using System.Threading;
using Clgl;

namespace ClglExamples
{
    // An SDL window with pictures that a kernel computes on another thread, in the textures of a ring of three; neither
    // thread waits for the other.
    internal sealed class Window
    {
        // Movement of the centre of the gradient per frame, in radians
        private const float PhasePerFrame = 0.05f;

        // Red at a moving centre, blue away from it. The first row is the bottom one, as in OpenGL.
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

        // Time that each side waits for the other before it checks whether to quit.
        private static readonly TimeSpan Patience = TimeSpan.FromMilliseconds(100);

        private readonly App app;
        private readonly ClglQueue queue;
        private readonly ClglRing ring;
        private readonly ClglKernel kernel;
        private readonly int width, height;
        private volatile bool closed;
        private volatile Exception failure;

        private Window(App app, ClglQueue queue, ClglRing ring, ClglKernel kernel)
        {
            this.app = app;
            this.queue = queue;
            this.ring = ring;
            this.kernel = kernel;
            width = app.Screen.Width;
            height = app.Screen.Height;
        }

        private static int Main(string[] words)
        {
            return App.Run(words, "window", "a window whose pictures are computed on another thread", new Option[0], Run);
        }

        private static void Run(App app, Options options)
        {
            ClglTextureDesc slots = new ClglTextureDesc
            {
                Type = ClglTextureType.Texture2D, Format = ClglFormat.RGBA8, Width = app.Screen.Width,
                Height = app.Screen.Height, Access = ClglAccess.WriteDiscard
            };
            using (ClglQueue queue = ClglQueue.Create(app.Context))
            using (ClglRing ring = ClglRing.Create(app.Context, new ClglRingDesc { Texture = slots }))
            using (ClglProgram program = ClglProgram.Create(app.Context, KernelSource))
            using (ClglKernel kernel = program.CreateKernel("gradient"))
            {
                new Window(app, queue, ring, kernel).Show();
                app.Report(ring.GetSlot(0).Texture.Info);
            }
        }

        private void Show()
        {
            uint source = app.GL.Make(app.GL.glGenFramebuffers);
            Thread computing = new Thread(Compute);
            computing.Start();
            try
            {
                while (app.NextFrame())
                    Draw(source, NextPicture());
                ring.ReleaseRead();
            }
            finally
            {
                closed = true;
                computing.Join();
                app.GL.Delete(app.GL.glDeleteFramebuffers, source);
            }
        }

        // The other thread: computes frames until the window is closed.
        private void Compute()
        {
            try
            {
                for (int frame = 0; !closed && (app.Frames == 0 || frame < app.Frames);)
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

        // Returns the texture of the next frame, valid until the following call.
        private uint NextPicture()
        {
            ClglRingSlot slot;
            while (!ring.AcquireRead(out slot, Patience))
                if (failure != null)
                    throw new InvalidOperationException(failure.Message, failure);
            return slot.Texture.GLName;
        }

        // Copies it to the drawing target.
        private void Draw(uint source, uint texture)
        {
            GL gl = app.GL;
            gl.glBindFramebuffer(GL.ReadFramebuffer, source);
            gl.glFramebufferTexture2D(GL.ReadFramebuffer, GL.ColourAttachment0, GL.Texture2D, texture, 0);
            gl.glBindFramebuffer(GL.DrawFramebuffer, app.Screen.Framebuffer);
            gl.glBlitFramebuffer(0, 0, width, height, 0, 0, app.Screen.Width, app.Screen.Height, GL.ColourBufferBit,
                                 GL.Nearest);
        }
    }
}
