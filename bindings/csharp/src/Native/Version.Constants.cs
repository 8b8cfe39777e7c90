// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>The major version of these headers.</summary>
        public const int CLGL_VERSION_MAJOR = 0;
        /// <summary>The minor version of these headers.</summary>
        public const int CLGL_VERSION_MINOR = 1;
        /// <summary>The patch version of these headers.</summary>
        public const int CLGL_VERSION_PATCH = 0;
    }
}
