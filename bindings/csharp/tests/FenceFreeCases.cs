using System;
using System.Linq;
using Clgl;

namespace ClglTests
{
    // Tests commands without a fence. Only the next command of the queue waits for such a command.
    internal static unsafe class FenceFreeCases
    {
        private const int Side = 4, PixelSize = 4;

        private static byte[] Pattern => Enumerable.Range(1, Side * Side * PixelSize).Select(i => (byte)i).ToArray();

        [Case]
        public static void TexturesAndBuffers()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglTexture first = TextureCases.Plain(stage, Side, Side, Pattern))
            using (ClglTexture second = TextureCases.Plain(stage, Side, Side, new byte[Pattern.Length]))
            using (ClglBuffer buffer = stage.Plain(2 * Pattern.Length))
            using (ClglBuffer floats = stage.Plain(new float[Pattern.Length]))
            {
                ClglRegion row = new ClglRegion(ClglSize.Zero, new ClglSize(Side, 1, 1));
                first.CopyTo(stage.Queue, second, row, new ClglSize(0, 3, 0));
                Check.Equal(Pattern.Take(Side * PixelSize).ToArray(), Pixels(stage, second).Skip(12 * PixelSize).ToArray());
                first.CopyTo(stage.Queue, buffer, 16);
                buffer.CopyTo(stage.Queue, second, 16);
                Check.Equal(Pattern, Pixels(stage, second));
                ClglConvert.Convert(stage.Queue, first, floats, new ClglPixelLayout(ClglPixelComponentType.Float32));
                ClglConvert.Convert(stage.Queue, floats, new ClglPixelLayout(ClglPixelComponentType.Float32), buffer,
                                    new ClglPixelLayout(ClglPixelComponentType.UNorm8), new ClglSize(Side, Side),
                                    ClglConvertFlags.AllowPartial);
                byte[] read = new byte[Pattern.Length];
                buffer.Read(stage.Queue, read);
                Check.Equal(Pattern, read);
            }
        }

        [Case]
        public static void PixelsAtAnAddress()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglTexture texture = TextureCases.Plain(stage, Side, Side, new byte[Pattern.Length]))
            {
                byte[] pixels = Pattern, read = new byte[Pattern.Length];
                fixed (byte* from = pixels)
                fixed (byte* to = read)
                {
                    texture.Write(stage.Queue, (IntPtr)from);
                    texture.Read(stage.Queue, (IntPtr)to);
                }
                Check.Equal(Pattern, read);
            }
        }

        [Case]
        public static void BoxesViewsAndTasks()
        {
            const string source = "kernel void k(global int *p) { *p += 5; }";
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer first = stage.Plain(Numbers.From(0, 4)))
            using (ClglBuffer second = stage.Plain(new int[4]))
            using (ClglKernel kernel = stage.Kernel(source, "k"))
            {
                first.CopyRect(stage.Queue, second, new ClglBufferRect
                {
                    Region = new ClglSize(4, 2), BufferRowPitch = 8, OtherRowPitch = 8, OtherOrigin = new ClglSize(4, 0, 0)
                });
                Check.Equal(new[] { 0, 0, 0, 2 }, Read(stage, second));
                ClglView view = first.View(ClglElementType.Int32);
                view.Slice(new ClglSlice(1, 3)).Fill(stage.Queue, new[] { 9 });
                view.CopyTo(stage.Queue, second.View(ClglElementType.Int32));
                kernel.SetBuffer(0, second);
                kernel.LaunchTask(stage.Queue);
                Check.Equal(new[] { 5, 9, 9, 3 }, Read(stage, second));
                int[] box = { 1, 2 };
                ClglBufferRect top = new ClglBufferRect { Region = new ClglSize(8, 1) };
                fixed (int* at = box)
                {
                    second.WriteRect(stage.Queue, top, (IntPtr)at);
                    first.ReadRect(stage.Queue, top, (IntPtr)at);
                }
                Check.Equal(new[] { 0, 9 }, box);
                Check.Equal(new[] { 1, 2, 9, 3 }, Read(stage, second));
            }
        }

        private static byte[] Pixels(Stage stage, ClglTexture texture)
        {
            byte[] read = new byte[Side * Side * PixelSize];
            texture.Read(stage.Queue, read);
            return read;
        }

        private static int[] Read(Stage stage, ClglBuffer buffer)
        {
            int[] read = new int[4];
            buffer.Read(stage.Queue, read);
            return read;
        }
    }
}
