// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>Unknown: the program has no argument information, and none was declared. In clgl_argument: the
        /// argument keeps its value.</summary>
        public const int CLGL_ARGUMENT_UNKNOWN = 0;
        /// <summary>Passed by value: a scalar, a vector, a struct.</summary>
        public const int CLGL_ARGUMENT_VALUE = 1;
        /// <summary>A pointer to global or constant memory.</summary>
        public const int CLGL_ARGUMENT_BUFFER = 2;
        /// <summary>A pointer to local memory.</summary>
        public const int CLGL_ARGUMENT_LOCAL = 3;
        /// <summary>An image: set it to a texture.</summary>
        public const int CLGL_ARGUMENT_TEXTURE = 4;
        /// <summary>A sampler.</summary>
        public const int CLGL_ARGUMENT_SAMPLER = 5;
        /// <summary>A null pointer instead of a buffer. Only in clgl_argument.</summary>
        public const int CLGL_ARGUMENT_NULL = 6;
        /// <summary>Unknown: the program has no argument information.</summary>
        public const int CLGL_ADDRESS_SPACE_UNKNOWN = 0;
        /// <summary>Global memory.</summary>
        public const int CLGL_ADDRESS_SPACE_GLOBAL = 1;
        /// <summary>Local memory of a work-group.</summary>
        public const int CLGL_ADDRESS_SPACE_LOCAL = 2;
        /// <summary>Constant memory.</summary>
        public const int CLGL_ADDRESS_SPACE_CONSTANT = 3;
        /// <summary>Private memory of a work-item.</summary>
        public const int CLGL_ADDRESS_SPACE_PRIVATE = 4;
        /// <summary>The argument is not an image, or its access is unknown.</summary>
        public const int CLGL_IMAGE_ACCESS_NONE = 0;
        /// <summary>read_only.</summary>
        public const int CLGL_IMAGE_ACCESS_READ_ONLY = 1;
        /// <summary>write_only.</summary>
        public const int CLGL_IMAGE_ACCESS_WRITE_ONLY = 2;
        /// <summary>read_write.</summary>
        public const int CLGL_IMAGE_ACCESS_READ_WRITE = 3;
        /// <summary>const.</summary>
        public const uint CLGL_QUALIFIER_CONST = 1;
        /// <summary>restrict.</summary>
        public const uint CLGL_QUALIFIER_RESTRICT = 2;
        /// <summary>volatile.</summary>
        public const uint CLGL_QUALIFIER_VOLATILE = 4;
        /// <summary>pipe.</summary>
        public const uint CLGL_QUALIFIER_PIPE = 8;
    }
}
