// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>0 to 1 across the texture.</summary>
        public const int CLGL_COORDINATES_NORMALIZED = 0;
        /// <summary>Pixels.</summary>
        public const int CLGL_COORDINATES_PIXELS = 1;
        /// <summary>The pixel at the edge.</summary>
        public const int CLGL_SAMPLER_ADDRESS_CLAMP_TO_EDGE = 0;
        /// <summary>The border color: black; transparent black if the format has alpha.</summary>
        public const int CLGL_SAMPLER_ADDRESS_CLAMP = 1;
        /// <summary>The texture, repeated. Only with CLGL_COORDINATES_NORMALIZED.</summary>
        public const int CLGL_SAMPLER_ADDRESS_REPEAT = 2;
        /// <summary>The texture, repeated, every second time mirrored. Only with
        /// CLGL_COORDINATES_NORMALIZED.</summary>
        public const int CLGL_SAMPLER_ADDRESS_MIRRORED_REPEAT = 3;
        /// <summary>Undefined: kernels must not read beyond the edge.</summary>
        public const int CLGL_SAMPLER_ADDRESS_NONE = 4;
        /// <summary>The nearest pixel.</summary>
        public const int CLGL_FILTER_NEAREST = 0;
        /// <summary>The weighted mean of the neighboring pixels.</summary>
        public const int CLGL_FILTER_LINEAR = 1;
    }
}
