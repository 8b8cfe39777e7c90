using System;
using System.Linq;
using System.Runtime.InteropServices;
using System.Threading;
using Clgl;

namespace ClglTests
{
    internal static unsafe class TextureCases
    {
        private const int Width = 16, Height = 8, PixelSize = 4;
        private const string Source =
            "kernel void invert(read_only image2d_t from, write_only image2d_t to, sampler_t pixels)\n" +
            "{\n" +
            "    const int2 at = (int2)(get_global_id(0), get_global_id(1));\n" +
            "    write_imagef(to, at, 1.0f - read_imagef(from, pixels, at));\n" +
            "}\n";

        private static byte[] Pattern => Enumerable.Range(0, Width * Height * PixelSize).Select(i => (byte)(i * 7)).ToArray();

        public static ClglTexture Plain(Stage stage, int width, int height, byte[] data = null)
        {
            return ClglTexture.Create(stage.Context, new ClglTextureDesc
            {
                Flags = ClglTextureFlags.ComputeOnly, Type = ClglTextureType.Texture2D, Format = ClglFormat.RGBA8,
                Width = width, Height = height, Data = data, Label = "plain"
            });
        }

        [Case]
        public static void KernelsWriteWhatOpenGLReads()
        {
            using (Stage stage = new Stage())
            {
                uint name = stage.MakeGLTexture(Width, Height, Pattern);
                using (ClglTexture from = ClglTexture.Wrap(stage.Context, name, GL.Texture2D, ClglAccess.ReadOnly))
                using (ClglTexture to = ClglTexture.Create(stage.Context, ClglFormat.RGBA8, Width, Height,
                                                           ClglAccess.WriteDiscard))
                using (ClglSampler sampler = ClglSampler.Create(stage.Context, ClglSamplerFilter.Nearest,
                                                                ClglSamplerAddress.ClampToEdge, ClglSamplerCoordinates.Pixels))
                using (ClglKernel kernel = stage.Kernel(Source, "invert"))
                {
                    kernel.SetTexture(0, from);
                    kernel.SetTexture(1, to);
                    kernel.SetSampler(2, sampler);
                    ClglAcquisition acquired = stage.Queue.Acquire(new ClglHandover(from, to));
                    try
                    {
                        kernel.Launch(stage.Queue, new ClglLaunch(Width, Height));
                    }
                    finally
                    {
                        acquired.Dispose();
                    }
                    Check.Equal(Pattern.Select(value => (byte)(255 - value)).ToArray(),
                                stage.ReadGLTexture(to.GLName, Width * Height * PixelSize), "bytes");
                    from.Rewrap();
                    Check.Equal(ClglFormat.RGBA8, from.Info.Format);
                    Check.Equal(ClglSamplerCoordinates.Pixels, sampler.Info.Coordinates);
                    Check.That(sampler.CLSampler != IntPtr.Zero && to.CLMem != IntPtr.Zero, "natives are lent");
                }
                stage.GL.Delete(stage.GL.glDeleteTextures, name);
            }
        }

        [Case]
        public static void Regions()
        {
            using (Stage stage = new Stage())
            {
                uint name = stage.MakeGLTexture(Width, Height, Pattern);
                using (ClglTexture texture = ClglTexture.Wrap(stage.Context, name, GL.Texture2D))
                {
                    ClglRegion region = new ClglRegion(new ClglSize(4, 2, 0), new ClglSize(2, 2, 1));
                    ClglHandover handover = new ClglHandover(null, new[] { texture }, null, new[] { region });
                    ClglAcquisition acquired = stage.Queue.Acquire(handover);
                    try
                    {
                        using (texture.FillWithFence(stage.Queue, 1, 0, 0, 1, region))
                            stage.Queue.Flush();
                    }
                    finally
                    {
                        acquired.Dispose();
                    }
                    byte[] wanted = Pattern;
                    foreach (int at in new[] { 2 * Width + 4, 2 * Width + 5, 3 * Width + 4, 3 * Width + 5 })
                        new byte[] { 255, 0, 0, 255 }.CopyTo(wanted, at * PixelSize);
                    Check.Equal(wanted, stage.ReadGLTexture(name, wanted.Length), "bytes");
                }
                stage.GL.Delete(stage.GL.glDeleteTextures, name);
            }
        }

        [Case]
        public static void ColoursFillWithAndWithoutFences()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglTexture bytes = Plain(stage, 2, 1, new byte[2 * PixelSize]))
            using (ClglTexture integers = ClglTexture.Create(stage.Context, new ClglTextureDesc
            {
                Flags = ClglTextureFlags.ComputeOnly, Type = ClglTextureType.Texture2D, Format = ClglFormat.RGBA32I,
                Width = 2, Height = 1
            }))
            {
                byte[] seen = new byte[2 * PixelSize];
                ClglRegion second = new ClglRegion(new ClglSize(1, 0, 0), new ClglSize(1, 1, 1));
                bytes.Fill(stage.Queue, 1, 0, 0, 1);
                bytes.FillWithFence(stage.Queue, 0, 0, 1, 0, second).Wait();
                bytes.Read(stage.Queue, seen);
                Check.Equal(new byte[] { 255, 0, 0, 255, 0, 0, 255, 0 }, seen);
                int[] numbers = new int[8];
                integers.FillIntegers(stage.Queue, 1, -2, 3, int.MaxValue);
                integers.FillIntegersWithFence(stage.Queue, 5, 6, 7, 8, second).Wait();
                integers.Read(stage.Queue, numbers);
                Check.Equal(new[] { 1, -2, 3, int.MaxValue, 5, 6, 7, 8 }, numbers);
            }
        }

        [Case]
        public static void AReplacedStorageIsOpenGLsStill()
        {
            using (Stage stage = new Stage())
            {
                uint name = stage.MakeGLTexture(Width, Height, Pattern);
                ClglTextureDesc desc = new ClglTextureDesc
                {
                    GLName = name, GLTarget = GL.Texture2D, Flags = ClglTextureFlags.ReplaceStorage
                };
                using (ClglTexture texture = ClglTexture.Create(stage.Context, desc))
                {
                    ClglTextureInfo info = texture.Info;
                    // If every transport needs copies, the reason explains why.
                    Check.That(info.StorageReplaced == (info.CopiesPerAcquire == 0), info.TransportReason);
                    Check.Equal(Pattern, stage.ReadGLTexture(name, Pattern.Length), "bytes");
                    byte[] got = new byte[Pattern.Length];
                    ClglAcquisition acquired = stage.Queue.Acquire(new ClglHandover(texture));
                    try
                    {
                        texture.Read(stage.Queue, got);
                        texture.Write(stage.Queue, Pattern.Reverse().ToArray());
                    }
                    finally
                    {
                        acquired.Dispose();
                    }
                    Check.Equal(Pattern, got, "bytes");
                }
                Check.Equal(Pattern.Reverse().ToArray(), stage.ReadGLTexture(name, Pattern.Length), "bytes");
                stage.GL.Delete(stage.GL.glDeleteTextures, name);
            }
        }

        [Case]
        public static void CommandsMovePixels()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglTexture first = Plain(stage, Width, Height, Pattern))
            using (ClglTexture second = Plain(stage, Width, Height))
            using (ClglBuffer buffer = stage.Plain(Width * Height * PixelSize))
            {
                byte[] read = new byte[Width * Height * PixelSize];
                using (first.CopyToWithFence(stage.Queue, second))
                    second.Read(stage.Queue, read);
                Check.Equal(Pattern, read, "bytes");
                ClglRegion pixel = new ClglRegion(new ClglSize(1, 1, 0), new ClglSize(1, 1, 1));
                second.Write(stage.Queue, new byte[] { 1, 2, 3, 4 }, pixel);
                using (second.CopyToWithFence(stage.Queue, buffer))
                    buffer.Read(stage.Queue, read);
                Check.Equal((byte)2, read[(Width + 1) * PixelSize + 1]);
                using (buffer.CopyToWithFence(stage.Queue, first))
                    first.ReadAsync(stage.Queue, read).Wait();
                Check.Equal((byte)3, read[(Width + 1) * PixelSize + 2]);
                first.WriteAsync(stage.Queue, Pattern).Wait();
                uint one = 0x01020304, back = 0;
                using (first.WriteWithFence(stage.Queue, (IntPtr)(&one), pixel))
                using (ClglFence fence = first.ReadWithFence(stage.Queue, (IntPtr)(&back), pixel))
                    fence.Wait();
                Check.Equal(one, back);
                using (ClglMapping mapping = first.Map(stage.Queue, ClglMapFlags.Read))
                    Check.Equal(Pattern[0], Marshal.ReadByte(mapping.Pointer));
                using (ClglTexture same = ClglTexture.FromCLMem(stage.Context, first.CLMem))
                    Check.Equal((uint)Width, same.Info.Width);
                Check.Equal("plain", first.Info.Label);
            }
        }

        [Case]
        public static void TheEndOfATexture()
        {
            using (ManualResetEvent gone = new ManualResetEvent(false))
            using (Stage stage = Stage.ComputeOnly())
            {
                ClglTexture texture = Plain(stage, Width, Height);
                texture.OnDestroyed(() => gone.Set());
                texture.Dispose();
                Check.Soon(gone, "the texture's memory to go");
            }
        }

        [Case]
        public static void FormatsAndSupport()
        {
            Check.Equal(ClglFormat.RGBA8, ClglFormats.FromGL(GL.Rgba8));
            ClglFormatInfo info = ClglFormats.Info(ClglFormat.RGBA8);
            Check.Equal(ClglFormat.RGBA8, ClglFormats.FromCL(info.CLChannelOrder, info.CLChannelDataType));
            Check.That(info.Name == "RGBA8" && info.BytesPerPixel == PixelSize, info.Name);
            Check.Equal(ClglNumericType.Depth, ClglFormats.Info(ClglFormat.DEPTH_COMPONENT16).Numeric);
            Check.Equal(Enum.GetValues(typeof(ClglFormat)).Length - 1, ClglFormats.Count);
            using (Stage stage = new Stage())
            {
                ClglFormat[] formats = ClglTexture.ListFormats(stage.Context, ClglTextureType.Texture2D,
                                                               ClglAccess.ReadWrite);
                Check.That(formats.Contains(ClglFormat.RGBA8), "every device has RGBA8");
                ClglTextureSupport support = ClglTexture.Verify(stage.Context, ClglTransport.Staged, GL.Texture2D,
                                                                ClglFormat.RGBA8);
                Check.Equal(ClglSelfTest.Passed, support.SelfTest);
            }
        }

        [Case]
        public static void Conversions()
        {
            const int count = Width * Height;
            ClglPixelLayout floats = new ClglPixelLayout(ClglPixelComponentType.Float32), bytes = new ClglPixelLayout(ClglPixelComponentType.UNorm8);
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer source = stage.Plain(Enumerable.Repeat(1f, count * PixelSize).ToArray()))
            using (ClglBuffer destination = stage.Plain(count * PixelSize))
            using (ClglTexture texture = Plain(stage, Width, Height))
            {
                source.Write(stage.Queue, new[] { 0f, 0.2f, 0.4f, 0.6f });
                ClglConvert.Convert(stage.Queue, source, floats, texture, ClglConvertFlags.Flip);
                byte[] read = new byte[count * PixelSize];
                texture.Read(stage.Queue, read);
                Check.Equal(new byte[] { 0, 51, 102, 153 },
                            read.Skip((Height - 1) * Width * PixelSize).Take(PixelSize).ToArray());
                using (ClglConvert.ConvertWithFence(stage.Queue, source, floats, texture))
                using (ClglConvert.ConvertWithFence(stage.Queue, texture, destination, bytes))
                    destination.Read(stage.Queue, read);
                Check.Equal(new byte[] { 0, 51, 102, 153, 255 }, read.Take(5).ToArray());
                destination.Fill(stage.Queue, new byte[] { 0 });
                using (ClglConvert.ConvertWithFence(stage.Queue, source, floats, destination, bytes,
                                                new ClglSize(Width, Height)))
                    destination.Read(stage.Queue, read);
                Check.Equal(new byte[] { 0, 51, 102, 153, 255 }, read.Take(5).ToArray());
            }
        }
    }
}
