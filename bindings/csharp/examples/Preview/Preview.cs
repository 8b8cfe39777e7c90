using System;
using Clgl;

namespace ClglExamples
{
    // An image pipeline without host memory. A kernel computes a picture of floats, and clgl converts it to bytes on
    // the device, into a texture or with --pbo into a pixel buffer. OpenGL shows it, blended in layers, in one or more
    // windows (--panels).
    internal static class Preview
    {
        private const int Channels = 4, MostPanels = 16;
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

        private static int Main(string[] words)
        {
            return App.Run(words, "preview", "a picture of floats, converted and shown without the host", new[]
            {
                Option.Flag("--pbo", "through a wrapped pixel buffer instead of a texture"),
                Option.Count("--layers", "number of layered pictures (1)"),
                Option.Count("--panels", "number of windows, 1 to 16 (1)", MostPanels)
            }, Run);
        }

        private static void Run(App app, Options options)
        {
            int width = app.Screen.Width, height = app.Screen.Height, layers = options.Count("--layers", 1);
            using (ClglQueue queue = ClglQueue.Create(app.Context))
            using (ClglBuffer floats = ClglBuffer.Create(app.Context, (long)width * height * Channels * sizeof(float),
                                                         ClglAccess.ReadWrite, ClglBufferFlags.ComputeOnly))
            using (Shared shared = new Shared(app, options["--pbo"] != null))
            using (ClglProgram program = ClglProgram.Create(app.Context, KernelSource))
            using (ClglKernel kernel = program.CreateKernel("gradient"))
            using (Quad quad = new Quad(app.GL))
            using (Others others = new Others(app, options.Count("--panels", 1) - 1))
            {
                kernel.SetBuffer(0, floats);
                while (app.NextFrame())
                {
                    kernel.SetValue(1, PhasePerFrame * app.Frame);
                    kernel.Launch(queue, new ClglLaunch(width, height));
                    shared.Convert(queue, floats, others.Drawn);
                    Draw(app.GL, quad, shared.Name, layers);
                    others.Draw(shared.Name, layers);
                }
                shared.Report();
            }
        }

        // Draws the picture in decreasing sizes on a grey background
        private static void Draw(GL gl, Quad quad, uint texture, int layers)
        {
            gl.glClearColor(0.5f, 0.5f, 0.5f, 1);
            gl.glClear(GL.ColourBufferBit);
            gl.glEnable(GL.Blend);
            gl.glBlendFuncSeparate(GL.SrcAlpha, GL.OneMinusSrcAlpha, GL.One, GL.One);
            for (int layer = 0; layer < layers; ++layer)
                quad.Draw(texture, (float)(layers - layer) / layers);
            gl.glDisable(GL.Blend);
        }

        // The other windows, each with its own OpenGL context. They wait for the first one, and the next acquire waits
        // for their fences, because by default it waits only for the current context.
        private sealed class Others : IDisposable
        {
            private readonly App app;
            private readonly Panel[] panels;
            private readonly ClglFence[] drawn;

            public Others(App app, int count)
            {
                this.app = app;
                panels = new Panel[count];
                drawn = new ClglFence[count];
                for (int i = 0; i < count; ++i)
                    panels[i] = app.OpenPanel(i + 2);
            }

            // Fences of draws of the previous frame; null for the first one.
            public ClglFence[] Drawn => app.Frame > 0 ? drawn : null;

            public void Draw(uint texture, int layers)
            {
                if (panels.Length == 0)
                    return;
                using (ClglFence ready = ClglFence.InsertGL(app.Context))
                    for (int i = 0; i < panels.Length; ++i)
                    {
                        panels[i].Begin();
                        ready.WaitGL();
                        Preview.Draw(app.GL, panels[i].Quad, texture, layers);
                        drawn[i]?.Dispose();
                        drawn[i] = ClglFence.InsertGL(app.Context);
                        panels[i].End();
                    }
            }

            public void Dispose()
            {
                for (int i = 0; i < panels.Length; ++i)
                {
                    drawn[i]?.Dispose();
                    panels[i].Dispose();
                }
            }
        }

        // Shared object: the application texture, or its pixel buffer, which OpenGL copies to the texture.
        private sealed unsafe class Shared : IDisposable
        {
            private readonly App app;
            private readonly GL gl;
            private readonly int width, height;
            private readonly uint pixelBuffer;
            private readonly ClglTexture picture;
            private readonly ClglBuffer bytes;

            public Shared(App app, bool pbo)
            {
                this.app = app;
                gl = app.GL;
                width = app.Screen.Width;
                height = app.Screen.Height;
                Name = gl.Make(gl.glGenTextures);
                gl.glBindTexture(GL.Texture2D, Name);
                gl.glTexParameteri(GL.Texture2D, GL.MinFilter, (int)GL.Nearest);
                gl.glTexParameteri(GL.Texture2D, GL.MagFilter, (int)GL.Nearest);
                gl.glTexParameteri(GL.Texture2D, GL.MaxLevel, 0);
                gl.glTexImage2D(GL.Texture2D, 0, GL.Rgba8, width, height, 0, GL.Rgba, GL.UnsignedByte, null);
                if (!pbo)
                {
                    picture = ClglTexture.Wrap(app.Context, Name, GL.Texture2D, ClglAccess.WriteDiscard);
                    return;
                }
                pixelBuffer = gl.Make(gl.glGenBuffers);
                gl.glBindBuffer(GL.PixelUnpackBuffer, pixelBuffer);
                gl.glBufferData(GL.PixelUnpackBuffer, (IntPtr)((long)width * height * Channels), null, GL.StreamDraw);
                gl.glBindBuffer(GL.PixelUnpackBuffer, 0);
                bytes = ClglBuffer.Wrap(app.Context, pixelBuffer, ClglAccess.WriteDiscard);
            }

            // The texture's
            public uint Name { get; }

            // The first row in OpenGL is the bottom one, so the conversion flips the picture. It waits until no window
            // draws the picture any more.
            public void Convert(ClglQueue queue, ClglBuffer floats, ClglWaits drawn)
            {
                ClglPixelLayout layout = new ClglPixelLayout(ClglPixelComponentType.Float32);
                ClglAcquisition acquired = picture != null ? queue.Acquire(picture, drawn) : queue.Acquire(bytes, drawn);
                try
                {
                    if (picture != null)
                        ClglConvert.Convert(queue, floats, layout, picture, ClglConvertFlags.Flip);
                    else
                        ClglConvert.ConvertWithFence(queue, floats, layout, bytes, default, new ClglSize(width, height),
                                                 ClglConvertFlags.Flip).Dispose();
                }
                finally
                {
                    acquired.Dispose();
                }
                if (picture != null)
                    return;
                gl.glBindBuffer(GL.PixelUnpackBuffer, pixelBuffer);
                gl.glBindTexture(GL.Texture2D, Name);
                gl.glTexSubImage2D(GL.Texture2D, 0, 0, 0, width, height, GL.Rgba, GL.UnsignedByte, null);
                gl.glBindBuffer(GL.PixelUnpackBuffer, 0);
            }

            public void Report()
            {
                if (picture != null)
                    app.Report(picture.Info);
                else
                    app.Report(bytes.Info);
            }

            public void Dispose()
            {
                picture?.Dispose();
                bytes?.Dispose();
                gl.Delete(gl.glDeleteBuffers, pixelBuffer);
                gl.Delete(gl.glDeleteTextures, Name);
            }
        }
    }
}
