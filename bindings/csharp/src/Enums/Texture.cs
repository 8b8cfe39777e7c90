// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;

namespace Clgl
{
    /// <summary>Kinds of textures.</summary>
    public enum ClglTextureKind
    {
        /// <summary>Kinds of textures. What the three parts of an origin or an extent count in them: {pixels},
        /// {pixels, rows}, {pixels, rows, slices}; of arrays {pixels, layers}, where the row pitch is from layer
        /// to layer, and {pixels, rows, layers}; the pixels of a buffer, {pixels}, only where the driver is right
        /// with them, which is tried.</summary>
        Texture1D = 1,
        /// <summary>The constant CLGL_TEXTURE_KIND_2D.</summary>
        Texture2D = 2,
        /// <summary>The constant CLGL_TEXTURE_KIND_3D.</summary>
        Texture3D = 3,
        /// <summary>The constant CLGL_TEXTURE_KIND_1D_ARRAY.</summary>
        Texture1DArray = 4,
        /// <summary>The constant CLGL_TEXTURE_KIND_2D_ARRAY.</summary>
        Texture2DArray = 5,
        /// <summary>The constant CLGL_TEXTURE_KIND_BUFFER.</summary>
        Buffer = 6,
    }

    /// <summary>What texture to make.</summary>
    [Flags]
    public enum ClglTextureFlags : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>Wrapping: the library may move the texture's storage into shared memory under the same name,
        /// its contents, parameters and attachments kept. The storage is immutable from then on (glTexImage
        /// fails), also when the clgl texture has gone. Where that cannot be it keeps its own, and
        /// transport_reason of clgl_texture_info says why.</summary>
        ReplaceStorage = 2,
        /// <summary>Memory of OpenCL's alone, which needs no acquire and works on every thread.</summary>
        ComputeOnly = 4,
        /// <summary>Shared ones: if OpenCL's device has no images of the format, its image is of the nearest that
        /// it has, and OpenGL converts at the hand-over: components that the texture lacks read as 0, alpha as 1,
        /// and are dropped on the way back, numbers rounded; depth is the first, and leaves stencils undefined;
        /// compressed ones are read.</summary>
        NearestFormat = 16,
        /// <summary>Multisampled textures (OpenGL 3.2), which are refused without this: OpenCL's image has a layer
        /// for each sample, by layer * samples + sample, and OpenGL copies them as they are, without resolving
        /// them. Only if shared.</summary>
        SamplesAsLayers = 32,
        /// <summary>The texture lies in the memory that data points at, and the commands on it work there. Only
        /// where the device does so without copies behind the program's back, which is tried.</summary>
        UseHostMemory = 8,
    }
}
