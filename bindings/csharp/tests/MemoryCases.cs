using System;
using Clgl;

namespace ClglTests
{
    // Whatever a program says of its arrays, the library touches nothing beside them, nor keeps them.
    internal static class MemoryCases
    {
        private const int Side = 4;

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
                    Kind = ClglTextureKind.Texture2D, Format = ClglFormat.RGBA8, Width = Side, Height = Side, Data = page
                }));
            }
        }
    }
}
