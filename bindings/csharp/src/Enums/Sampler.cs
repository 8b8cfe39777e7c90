// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>The unit of texture coordinates.</summary>
    public enum ClglSamplerCoordinates
    {
        /// <summary>0 to 1 across the texture.</summary>
        Normalized = 0,
        /// <summary>Pixels.</summary>
        Pixels = 1,
    }

    /// <summary>The pixels that a kernel reads beyond the edge.</summary>
    public enum ClglSamplerAddress
    {
        /// <summary>The pixel at the edge.</summary>
        ClampToEdge = 0,
        /// <summary>The border color: black; transparent black if the format has alpha.</summary>
        Clamp = 1,
        /// <summary>The texture, repeated. Only with <see cref="ClglSamplerCoordinates.Normalized"/>.</summary>
        Repeat = 2,
        /// <summary>The texture, repeated, every second time mirrored. Only with <see
        /// cref="ClglSamplerCoordinates.Normalized"/>.</summary>
        MirroredRepeat = 3,
        /// <summary>Undefined: kernels must not read beyond the edge.</summary>
        None = 4,
    }

    /// <summary>The value that a kernel reads between pixels.</summary>
    public enum ClglSamplerFilter
    {
        /// <summary>The nearest pixel.</summary>
        Nearest = 0,
        /// <summary>The weighted mean of the neighboring pixels.</summary>
        Linear = 1,
    }
}
