// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>CLGL_VERSION_MAJOR</summary>
        public const int CLGL_VERSION_MAJOR = 0;
        /// <summary>CLGL_VERSION_MINOR</summary>
        public const int CLGL_VERSION_MINOR = 1;
        /// <summary>CLGL_VERSION_PATCH</summary>
        public const int CLGL_VERSION_PATCH = 0;
    }
}
