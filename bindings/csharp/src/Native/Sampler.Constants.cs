// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>Coordinates from 0 to 1 over the texture.</summary>
        public const int CLGL_COORDINATES_NORMALIZED = 0;
        /// <summary>Coordinates in pixels.</summary>
        public const int CLGL_COORDINATES_PIXELS = 1;
        /// <summary>The pixel at the edge.</summary>
        public const int CLGL_ADDRESSING_CLAMP_TO_EDGE = 0;
        /// <summary>The border colour: black, transparent where the format has alpha.</summary>
        public const int CLGL_ADDRESSING_CLAMP = 1;
        /// <summary>The texture again. Only with CLGL_COORDINATES_NORMALIZED.</summary>
        public const int CLGL_ADDRESSING_REPEAT = 2;
        /// <summary>The texture again, every second time mirrored. Only with
        /// CLGL_COORDINATES_NORMALIZED.</summary>
        public const int CLGL_ADDRESSING_MIRRORED_REPEAT = 3;
        /// <summary>Anything: the kernel stays inside.</summary>
        public const int CLGL_ADDRESSING_NONE = 4;
        /// <summary>The pixel that the coordinate lies in.</summary>
        public const int CLGL_FILTER_NEAREST = 0;
        /// <summary>A weighted mean of the pixels around it.</summary>
        public const int CLGL_FILTER_LINEAR = 1;
    }
}
