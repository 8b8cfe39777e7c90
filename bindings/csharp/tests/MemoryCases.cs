using System;
using System.Threading.Tasks;
using Clgl;

namespace ClglTests
{
    // Checks that the library accesses no memory outside the arrays of the application, with valid and invalid sizes,
    // and that it does not keep the arrays.
    internal static class MemoryCases
    {
        private const int Side = 4, Converted = 4, NotConverted = 3;

        [Case]
        public static void ArraysAreNeverUsedInPlace()
        {
            const ClglBufferFlags inPlace = ClglBufferFlags.ComputeOnly | ClglBufferFlags.UseHostMemory;
            byte[] page = new byte[4096];
            using (Stage stage = Stage.ComputeOnly())
            {
                Check.Throws<ArgumentException>(
                    () => ClglBuffer.Create(stage.Context, page, ClglAccess.ReadWrite, inPlace));
                Check.Throws<ArgumentException>(
                    () => ClglBuffer.Create(stage.Context, new ClglBufferDesc { Flags = inPlace, Data = page }));
                Check.Throws<ArgumentException>(() => ClglTexture.Create(stage.Context, new ClglTextureDesc
                {
                    Flags = ClglTextureFlags.ComputeOnly | ClglTextureFlags.UseHostMemory,
                    Type = ClglTextureType.Texture2D, Format = ClglFormat.RGBA8, Width = Side, Height = Side, Data = page
                }));
            }
        }

        [Case]
        public static void DataOfAFormatThatIsConvertedHasTheOthersPixels()
        {
            using (Stage stage = new Stage())
            {
                ClglTextureDesc desc = new ClglTextureDesc
                {
                    Flags = ClglTextureFlags.ConvertFormat, Type = ClglTextureType.Texture2D, Format = ClglFormat.RGB8,
                    Width = Side, Height = Side, Data = new byte[Side * Side * NotConverted]
                };
                Check.Throws<ArgumentException>(() => ClglTexture.Create(stage.Context, desc));
                Check.Throws<ArgumentException>(() => ClglRing.Create(stage.Context, new ClglRingDesc { Texture = desc }));
                byte[] pixels = new byte[Side * Side * Converted];
                for (int i = 0; i < pixels.Length; ++i)
                    pixels[i] = i % Converted == NotConverted ? byte.MaxValue : (byte)(3 * i);
                desc.Data = pixels;
                using (ClglTexture texture = ClglTexture.Create(stage.Context, desc))
                    Check.Equal(pixels, stage.ReadGLTexture(texture.GLName, pixels.Length), "bytes");
            }
        }

        [Case]
        public static void SamplesAreLayersOfTheData()
        {
            const int samples = 4, multisample = 0x9100;
            using (Stage stage = new Stage())
            {
                ClglTextureDesc desc = new ClglTextureDesc
                {
                    Flags = ClglTextureFlags.SamplesAsLayers, GLTarget = multisample, Format = ClglFormat.RGBA8,
                    Width = Side, Height = Side, Samples = samples, Data = new byte[Side * Side * Converted]
                };
                Check.Throws<ArgumentException>(() => ClglTexture.Create(stage.Context, desc));
            }
        }

        [Case]
        public static void ThereIsABinaryForEachDevice()
        {
            using (Stage stage = Stage.ComputeOnly())
            {
                ClglProgramDesc none = new ClglProgramDesc { Binaries = new byte[0][] };
                Check.Throws<ArgumentException>(() => ClglProgram.Create(stage.Context, none));
                ClglProgramDesc two = new ClglProgramDesc { Binaries = new[] { new byte[1], new byte[1] } };
                Check.Throws<ArgumentException>(() => ClglProgram.Create(stage.Context, two));
                ClglDevice device = stage.Context.Devices[0];
                none.Devices = new[] { device };
                Check.Throws<ArgumentException>(() => ClglProgram.Create(stage.Context, none));
            }
        }

        [Case]
        public static void WhatIsWrongWithAnArgumentIsSaid()
        {
            using (Stage stage = Stage.ComputeOnly())
            using (ClglTexture texture = TextureCases.Plain(stage, Side, Side))
            {
                byte[] pixels = new byte[Side * Side * Converted];
                Action<ClglSize> read = extent =>
                    texture.Read(stage.Queue, pixels, new ClglRegion(ClglSize.Zero, extent));
                Check.Fails(ClglResult.InvalidArgument, () => read(default(ClglSize)));
                Check.Throws<ArgumentOutOfRangeException>(() => read(new ClglSize(-1)));
                Check.Throws<ArgumentException>(() => read(new ClglSize(long.MaxValue)));
                Check.Throws<ArgumentException>(() => stage.Plain(4).ReadRect(stage.Queue, new ClglBufferRect
                {
                    Region = new ClglSize(long.MaxValue, 8)
                }, pixels));
                Check.Throws<ArgumentOutOfRangeException>(() => TextureCases.Plain(stage, -1, 1));
                Check.Throws<ArgumentOutOfRangeException>(
                    () => ClglRing.Create(stage.Context, new ClglRingDesc { SlotCount = -1 }));
                Check.Throws<ArgumentNullException>(() => ClglContext.Create(new ClglContextDesc
                {
                    Flags = ClglContextFlags.ComputeOnly, Devices = new ClglDevice[] { null }
                }));
                using (ClglKernel kernel = stage.Kernel("kernel void empty(int a) { }", "empty"))
                {
                    Check.Throws<ArgumentNullException>(() => kernel.DeclareArguments(null));
                    Check.Throws<ArgumentNullException>(() => kernel.DeclareArguments(new ClglArgumentDesc[1]));
                }
            }
        }

        [Case]
        public static void AMappingEndsOnceWhoeverDisposesOfIt()
        {
            const int turns = 300, threads = 4;
            using (Stage stage = Stage.ComputeOnly())
            using (ClglBuffer buffer = stage.Plain(64))
            using (buffer.Map(stage.Queue, ClglMapFlags.Read))
                for (int i = 0; i < turns; ++i)
                {
                    ClglMapping mapping = buffer.Map(stage.Queue, ClglMapFlags.Read);
                    Parallel.For(0, threads, thread => mapping.Dispose());
                    Check.Equal(1u, buffer.Info.MapCount, "the count of mappings");
                }
        }
    }
}
