#if CLGL_SPANS
using System;
using Clgl;

namespace ClglTests
{
    internal static class SpanCases
    {
        private const int Side = 4, PixelSize = 4, Turns = 100;

        [Case]
        public static void BuffersMoveSpans()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Context.CreateBuffer<int>(new[] { 1, 2, 3, 4 }, ClglAccess.ReadWrite,
                                                                       ClglBufferFlags.ComputeOnly))
            {
                Check.Equal(4L * sizeof(int), (long)buffer.Info.Size);
                buffer.Write<int>(stage.Queue, new[] { 20, 30 }, sizeof(int));
                Span<int> found = stackalloc int[4];
                buffer.Read(stage.Queue, found);
                Check.Equal(new[] { 1, 20, 30, 4 }, found.ToArray(), "numbers");
                buffer.Fill<int>(stage.Queue, new[] { 7 }, new ClglRange(2 * sizeof(int), 2 * sizeof(int)));
                buffer.Read(stage.Queue, found.Slice(1), sizeof(int));
                Check.Equal(new[] { 1, 20, 7, 7 }, found.ToArray(), "numbers");
                Check.Fails(ClglResult.OutOfRange, () => buffer.Read(stage.Queue, new int[5].AsSpan()));
            }
        }

        [Case]
        public static void TexturesMoveSpans()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglTexture texture = TextureCases.Plain(stage, Side, Side))
            {
                byte[] pixels = new byte[Side * Side * PixelSize];
                for (int i = 0; i < pixels.Length; ++i)
                    pixels[i] = (byte)(i * 7);
                texture.Write<byte>(stage.Queue, pixels);
                byte[] all = new byte[pixels.Length];
                texture.Read(stage.Queue, all.AsSpan());
                Check.Equal(pixels, all, "bytes");
                Span<byte> row = stackalloc byte[2 * PixelSize];
                ClglRegion part = new ClglRegion(new ClglSize(1, 2, 0), new ClglSize(2));
                texture.Read(stage.Queue, row, part);
                int start = (2 * Side + 1) * PixelSize;
                Check.Equal(pixels.AsSpan(start, row.Length).ToArray(), row.ToArray(), "bytes of the part");
                Check.Throws<ArgumentException>(() => texture.Read(stage.Queue, new byte[7].AsSpan(), part));
                Check.Throws<ArgumentException>(() => texture.Write<byte>(stage.Queue, new byte[7]));
            }
        }

        [Case]
        public static void ViewsMoveSpans()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(new int[6]))
            {
                ClglView view = buffer.View(ClglElementType.Int32, 2, 3);
                Span<int> six = Numbers.From(1, 6);
                view.Write(stage.Queue, six);
                view.WriteItem(stage.Queue, six.Slice(5), new[] { 0L, 0L });
                Span<int> item = stackalloc int[1];
                view.ReadItem(stage.Queue, item, new[] { 0L, -1L });
                Check.Equal(3, item[0]);
                view.Transpose().Read(stage.Queue, six);
                Check.Equal(new[] { 6, 4, 2, 5, 3, 6 }, six.ToArray(), "numbers");
                view.Slice(1).Fill(stage.Queue, item);
                view.ReadStrided(stage.Queue, six, new[] { 4L, 8L });
                Check.Equal(new[] { 6, 3, 2, 3, 3, 3 }, six.ToArray(), "numbers");
                Check.Throws<ArgumentException>(() => view.Read(stage.Queue, new int[5].AsSpan()));
                Check.Throws<ArgumentException>(() => view.ReadItem(stage.Queue, new int[1].AsSpan(), new[] { 1L }));
            }
        }

        [Case]
        public static void TypesOfSpansAreInferred()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(new int[6]))
            {
                ClglBufferRect rect = new ClglBufferRect { Region = new ClglSize(2 * sizeof(int), 2, 1), BufferRowPitch = 12 };
                ReadOnlySpan<int> box = new[] { 1, 2, 3, 4 };
                buffer.WriteRect(stage.Queue, rect, box);
                Span<int> found = stackalloc int[6];
                buffer.Read(stage.Queue, found);
                Check.Equal(new[] { 1, 2, 0, 3, 4, 0 }, found.ToArray(), "numbers");
                buffer.Write(stage.Queue, found.Slice(3, 1), 2 * sizeof(int));
                using (buffer.FillWithFence(stage.Queue, box.Slice(1, 1), new ClglRange(0, 2 * sizeof(int))))
                    buffer.ReadRect(stage.Queue, rect, found);
                Check.Equal(new[] { 2, 2, 3, 4 }, found.Slice(0, 4).ToArray(), "numbers");
                Check.Throws<ArgumentException>(() => buffer.ReadRect(stage.Queue, rect, new int[3].AsSpan()));
            }
        }

        private struct Change
        {
            public int Factor, More;
        }

        [Case]
        public static void KernelsTakeStructs()
        {
            const string source = "typedef struct { int factor, more; } change;" +
                                  "kernel void k(global int *p, change s) { *p = *p * s.factor + s.more; }";
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(new[] { 5 }))
            using (ClglKernel kernel = stage.Kernel(source, "k"))
            {
                kernel.SetBuffer(0, buffer);
                kernel.SetValue(1, new Change { Factor = 3, More = 4 });
                kernel.Launch(stage.Queue, 1);
                Span<int> found = stackalloc int[1];
                buffer.Read(stage.Queue, found);
                Check.Equal(19, found[0]);
            }
        }

        [Case]
        public static void MappingsAreSpans()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(new[] { 1, 2, 3, 4 }))
            using (ClglTexture texture = TextureCases.Plain(stage, Side, Side))
            {
                ClglMapping mapping = buffer.Map(stage.Queue, ClglMapFlags.Read | ClglMapFlags.Write);
                Span<int> seen = mapping.AsSpan<int>();
                Check.Equal(new[] { 1, 2, 3, 4 }, seen.ToArray(), "numbers");
                seen[2] = 33;
                mapping.Dispose();
                Check.Throws<InvalidOperationException>(() => mapping.AsSpan<int>());
                int[] found = new int[4];
                buffer.Read(stage.Queue, found);
                Check.Equal(new[] { 1, 2, 33, 4 }, found, "numbers");
                using (ClglMapping rows = texture.Map(stage.Queue, ClglMapFlags.Read))
                    Check.Throws<InvalidOperationException>(() => rows.AsSpan<byte>());
            }
        }

        [Case]
        public static void SpansAllocateNothing()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(4 * sizeof(int)))
            using (ClglTexture texture = TextureCases.Plain(stage, Side, Side))
            {
                long least = long.MaxValue;
                for (int turn = 0; turn < 4; ++turn)
                {
                    long before = GC.GetAllocatedBytesForCurrentThread();
                    for (int i = 0; i < Turns; ++i)
                        Move(stage.Queue, buffer, texture);
                    least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
                }
                Check.Equal(0L, least, "the number of bytes that moves of spans allocated");
            }
        }

        private static void Move(ClglQueue queue, ClglBuffer buffer, ClglTexture texture)
        {
            Span<int> four = stackalloc int[4];
            buffer.Write<int>(queue, four);
            buffer.Fill<int>(queue, four.Slice(1, 1));
            buffer.Read(queue, four);
            Span<byte> pixels = stackalloc byte[Side * Side * PixelSize];
            texture.Write<byte>(queue, pixels);
            texture.Read(queue, pixels);
        }
    }
}
#endif
