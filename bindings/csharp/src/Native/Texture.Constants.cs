// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>In a descriptor: the type of gl_target, or two-dimensional if gl_target is 0.</summary>
        public const int CLGL_TEXTURE_TYPE_NONE = 0;
        /// <summary>One-dimensional: {pixels, 1, 1}.</summary>
        public const int CLGL_TEXTURE_TYPE_1D = 1;
        /// <summary>Two-dimensional: {pixels, rows, 1}.</summary>
        public const int CLGL_TEXTURE_TYPE_2D = 2;
        /// <summary>Three-dimensional: {pixels, rows, slices}.</summary>
        public const int CLGL_TEXTURE_TYPE_3D = 3;
        /// <summary>An array of one-dimensional layers: {pixels, layers, 1}. The row pitch is the distance between
        /// layers.</summary>
        public const int CLGL_TEXTURE_TYPE_1D_ARRAY = 4;
        /// <summary>An array of two-dimensional layers: {pixels, rows, layers}.</summary>
        public const int CLGL_TEXTURE_TYPE_2D_ARRAY = 5;
        /// <summary>The pixels of a buffer: {pixels, 1, 1}. Only with drivers that pass a self-test of this
        /// type.</summary>
        public const int CLGL_TEXTURE_TYPE_BUFFER = 6;
        /// <summary>Wrapping: the library may move the storage of the OpenGL texture into shared memory. The
        /// texture keeps its name, content, parameters and attachments. The storage is immutable afterwards
        /// (glTexImage fails), even after the clgl texture is destroyed. If the storage cannot be moved,
        /// transport_reason of clgl_texture_info says why.</summary>
        public const uint CLGL_TEXTURE_REPLACE_STORAGE = 2;
        /// <summary>OpenCL-only memory, which needs no acquire and works on every thread.</summary>
        public const uint CLGL_TEXTURE_COMPUTE_ONLY = 4;
        /// <summary>Shared textures: if the OpenCL device does not support images of the format, the image has the
        /// nearest supported format, and OpenGL converts at acquire and release. Missing components read as 0,
        /// missing alpha as 1; a release drops them. Numbers are rounded. Depth is the first component, and
        /// stencil becomes undefined. Compressed formats are read-only.</summary>
        public const uint CLGL_TEXTURE_CONVERT_FORMAT = 16;
        /// <summary>Required for multisampled textures (OpenGL 3.2), only for shared textures: the OpenCL image
        /// has a layer for each sample, with the number layer * samples + sample. OpenGL copies the samples
        /// without resolving them.</summary>
        public const uint CLGL_TEXTURE_SAMPLES_AS_LAYERS = 32;
        /// <summary>Uses the memory at data in place. Only on devices that pass a test that they make no hidden
        /// copies.</summary>
        public const uint CLGL_TEXTURE_USE_HOST_MEMORY = 8;
    }
}
