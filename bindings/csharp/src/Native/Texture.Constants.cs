// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>In a descriptor: follows from gl_target; without one, two-dimensional.</summary>
        public const int CLGL_TEXTURE_TYPE_NONE = 0;
        /// <summary>One-dimensional: {pixels, 1, 1}.</summary>
        public const int CLGL_TEXTURE_TYPE_1D = 1;
        /// <summary>Two-dimensional: {pixels, rows, 1}.</summary>
        public const int CLGL_TEXTURE_TYPE_2D = 2;
        /// <summary>Three-dimensional: {pixels, rows, slices}.</summary>
        public const int CLGL_TEXTURE_TYPE_3D = 3;
        /// <summary>An array of one-dimensional layers: {pixels, layers, 1}. The row pitch is the distance of
        /// layers.</summary>
        public const int CLGL_TEXTURE_TYPE_1D_ARRAY = 4;
        /// <summary>An array of two-dimensional layers: {pixels, rows, layers}.</summary>
        public const int CLGL_TEXTURE_TYPE_2D_ARRAY = 5;
        /// <summary>The pixels of a buffer: {pixels, 1, 1}. Only with drivers that pass a self-test of
        /// it.</summary>
        public const int CLGL_TEXTURE_TYPE_BUFFER = 6;
        /// <summary>Wrapping: the library may move the storage of the OpenGL texture into shared memory, under the
        /// same name and with its content, parameters and attachments. The storage is immutable afterwards
        /// (glTexImage fails), also after the clgl texture is destroyed. If the storage cannot be moved it stays,
        /// and transport_reason of clgl_texture_info has the reason.</summary>
        public const uint CLGL_TEXTURE_REPLACE_STORAGE = 2;
        /// <summary>OpenCL-only memory, which needs no acquire and works on every thread.</summary>
        public const uint CLGL_TEXTURE_COMPUTE_ONLY = 4;
        /// <summary>Shared textures: if the OpenCL device has no images of the format, its image has the nearest
        /// format that the device has, and OpenGL converts at acquire and release. Components that the texture
        /// lacks read as 0, alpha as 1, and are dropped at the release; numbers are rounded. Depth is the first
        /// component, and stencil becomes undefined; compressed formats are read-only.</summary>
        public const uint CLGL_TEXTURE_CONVERT_FORMAT = 16;
        /// <summary>Multisampled textures (OpenGL 3.2), which are refused without this flag: the OpenCL image has
        /// a layer for each sample, number layer * samples + sample. OpenGL copies samples unresolved. Only for
        /// shared textures.</summary>
        public const uint CLGL_TEXTURE_SAMPLES_AS_LAYERS = 32;
        /// <summary>Uses the memory at data in place. Only on devices that do so without hidden copies, which is
        /// tested.</summary>
        public const uint CLGL_TEXTURE_USE_HOST_MEMORY = 8;
    }
}
