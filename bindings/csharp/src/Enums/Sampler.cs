// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;

namespace Clgl
{
    /// <summary>What a sampler's coordinates count.</summary>
    public enum ClglCoordinates
    {
        /// <summary>Coordinates from 0 to 1 over the texture.</summary>
        Normalized = 0,
        /// <summary>Coordinates in pixels.</summary>
        Pixels = 1,
    }

    /// <summary>What a kernel reads past the edge.</summary>
    public enum ClglAddressing
    {
        /// <summary>The pixel at the edge.</summary>
        ClampToEdge = 0,
        /// <summary>The border colour: black, transparent where the format has alpha.</summary>
        Clamp = 1,
        /// <summary>The texture again. Only with CLGL_COORDINATES_NORMALIZED.</summary>
        Repeat = 2,
        /// <summary>The texture again, every second time mirrored. Only with
        /// CLGL_COORDINATES_NORMALIZED.</summary>
        MirroredRepeat = 3,
        /// <summary>Anything: the kernel stays inside.</summary>
        None = 4,
    }

    /// <summary>What a kernel reads between pixels.</summary>
    public enum ClglFilter
    {
        /// <summary>The pixel that the coordinate lies in.</summary>
        Nearest = 0,
        /// <summary>A weighted mean of the pixels around it.</summary>
        Linear = 1,
    }
}
