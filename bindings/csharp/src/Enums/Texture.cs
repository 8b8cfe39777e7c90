// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>The type of a texture. The values in braces are the three parts of an origin or an
    /// extent.</summary>
    public enum ClglTextureType
    {
        /// <summary>In a descriptor: follows from gl_target; without one, two-dimensional.</summary>
        None = 0,
        /// <summary>One-dimensional: {pixels, 1, 1}.</summary>
        Texture1D = 1,
        /// <summary>Two-dimensional: {pixels, rows, 1}.</summary>
        Texture2D = 2,
        /// <summary>Three-dimensional: {pixels, rows, slices}.</summary>
        Texture3D = 3,
        /// <summary>An array of one-dimensional layers: {pixels, layers, 1}. The row pitch is the distance of
        /// layers.</summary>
        Texture1DArray = 4,
        /// <summary>An array of two-dimensional layers: {pixels, rows, layers}.</summary>
        Texture2DArray = 5,
        /// <summary>The pixels of a buffer: {pixels, 1, 1}. Only with drivers that pass a self-test of
        /// it.</summary>
        Buffer = 6,
    }

    /// <summary>Flags of <see cref="ClglTextureDesc"/>.</summary>
    [Flags]
    public enum ClglTextureFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>Wrapping: the library may move the storage of the OpenGL texture into shared memory, under the
        /// same name and with its content, parameters and attachments. The storage is immutable afterwards
        /// (glTexImage fails), also after the clgl texture is destroyed. If the storage cannot be moved it stays,
        /// and transport_reason of <see cref="ClglTextureInfo"/> has the reason.</summary>
        ReplaceStorage = 2,
        /// <summary>OpenCL-only memory, which needs no acquire and works on every thread.</summary>
        ComputeOnly = 4,
        /// <summary>Shared textures: if the OpenCL device has no images of the format, its image has the nearest
        /// format that the device has, and OpenGL converts at acquire and release. Components that the texture
        /// lacks read as 0, alpha as 1, and are dropped at the release; numbers are rounded. Depth is the first
        /// component, and stencil becomes undefined; compressed formats are read-only.</summary>
        ConvertFormat = 16,
        /// <summary>Multisampled textures (OpenGL 3.2), which are refused without this flag: the OpenCL image has
        /// a layer for each sample, number layer * samples + sample. OpenGL copies samples unresolved. Only for
        /// shared textures.</summary>
        SamplesAsLayers = 32,
        /// <summary>Uses the memory at data in place. Only on devices that do so without hidden copies, which is
        /// tested.</summary>
        UseHostMemory = 8,
    }
}
