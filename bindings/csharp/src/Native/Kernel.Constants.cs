// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>Nobody told: the program has no argument information, and nothing was declared.</summary>
        public const int CLGL_ARGUMENT_UNKNOWN = 0;
        /// <summary>Passed by value: a scalar, a vector, a struct.</summary>
        public const int CLGL_ARGUMENT_VALUE = 1;
        /// <summary>A pointer to global or constant memory.</summary>
        public const int CLGL_ARGUMENT_BUFFER = 2;
        /// <summary>A pointer to local memory.</summary>
        public const int CLGL_ARGUMENT_LOCAL = 3;
        /// <summary>A texture, and a sampler to read it through.</summary>
        public const int CLGL_ARGUMENT_IMAGE = 4;
        /// <summary>CLGL_ARGUMENT_SAMPLER</summary>
        public const int CLGL_ARGUMENT_SAMPLER = 5;
        /// <summary>A buffer that is not there: the kernel sees a null pointer. Only in clgl_argument.</summary>
        public const int CLGL_ARGUMENT_NULL = 6;
        /// <summary>Where an argument lies.</summary>
        public const int CLGL_ADDRESS_UNKNOWN = 0;
        /// <summary>CLGL_ADDRESS_GLOBAL</summary>
        public const int CLGL_ADDRESS_GLOBAL = 1;
        /// <summary>CLGL_ADDRESS_LOCAL</summary>
        public const int CLGL_ADDRESS_LOCAL = 2;
        /// <summary>CLGL_ADDRESS_CONSTANT</summary>
        public const int CLGL_ADDRESS_CONSTANT = 3;
        /// <summary>CLGL_ADDRESS_PRIVATE</summary>
        public const int CLGL_ADDRESS_PRIVATE = 4;
        /// <summary>The argument is no image, or nobody told.</summary>
        public const int CLGL_IMAGE_ACCESS_NONE = 0;
        /// <summary>CLGL_IMAGE_ACCESS_READ_ONLY</summary>
        public const int CLGL_IMAGE_ACCESS_READ_ONLY = 1;
        /// <summary>CLGL_IMAGE_ACCESS_WRITE_ONLY</summary>
        public const int CLGL_IMAGE_ACCESS_WRITE_ONLY = 2;
        /// <summary>CLGL_IMAGE_ACCESS_READ_WRITE</summary>
        public const int CLGL_IMAGE_ACCESS_READ_WRITE = 3;
        /// <summary>Qualifiers of a pointer's type.</summary>
        public const uint CLGL_QUALIFIER_CONST = 1;
        /// <summary>CLGL_QUALIFIER_RESTRICT</summary>
        public const uint CLGL_QUALIFIER_RESTRICT = 2;
        /// <summary>CLGL_QUALIFIER_VOLATILE</summary>
        public const uint CLGL_QUALIFIER_VOLATILE = 4;
        /// <summary>CLGL_QUALIFIER_PIPE</summary>
        public const uint CLGL_QUALIFIER_PIPE = 8;
    }
}
