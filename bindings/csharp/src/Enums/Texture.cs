// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>The type of a texture. The braces show the units of the three numbers of an origin or an
    /// extent.</summary>
    public enum ClglTextureType
    {
        /// <summary>In a descriptor: the type of gl_target, or two-dimensional if gl_target is 0.</summary>
        None = 0,
        /// <summary>One-dimensional: {pixels, 1, 1}.</summary>
        Texture1D = 1,
        /// <summary>Two-dimensional: {pixels, rows, 1}.</summary>
        Texture2D = 2,
        /// <summary>Three-dimensional: {pixels, rows, slices}.</summary>
        Texture3D = 3,
        /// <summary>An array of one-dimensional layers: {pixels, layers, 1}. The row pitch is the distance between
        /// layers.</summary>
        Texture1DArray = 4,
        /// <summary>An array of two-dimensional layers: {pixels, rows, layers}.</summary>
        Texture2DArray = 5,
        /// <summary>The pixels of a buffer: {pixels, 1, 1}. Only with drivers that pass a self-test of this
        /// type.</summary>
        Buffer = 6,
    }

    /// <summary>Flags of <see cref="ClglTextureDesc"/>.</summary>
    [Flags]
    public enum ClglTextureFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>Wrapping: the library may move the storage of the OpenGL texture into shared memory. The
        /// texture keeps its name, content, parameters and attachments. The storage is immutable afterwards
        /// (glTexImage fails), even after the clgl texture is destroyed. If the storage cannot be moved,
        /// transport_reason of <see cref="ClglTextureInfo"/> says why.</summary>
        ReplaceStorage = 2,
        /// <summary>OpenCL-only memory, which needs no acquire and works on every thread.</summary>
        ComputeOnly = 4,
        /// <summary>Shared textures: if the OpenCL device does not support images of the format, the image has the
        /// nearest supported format, and OpenGL converts at acquire and release. Missing components read as 0,
        /// missing alpha as 1; a release drops them. Numbers are rounded. Depth is the first component, and
        /// stencil becomes undefined. Compressed formats are read-only.</summary>
        ConvertFormat = 16,
        /// <summary>Required for multisampled textures (OpenGL 3.2), only for shared textures: the OpenCL image
        /// has a layer for each sample, with the number layer * samples + sample. OpenGL copies the samples
        /// without resolving them.</summary>
        SamplesAsLayers = 32,
        /// <summary>Uses the memory at data in place. Only on devices that pass a test that they make no hidden
        /// copies.</summary>
        UseHostMemory = 8,
    }
}
