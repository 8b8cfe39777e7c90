// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>What OpenCL does with a buffer.</summary>
        public const int CLGL_ACCESS_READ_WRITE = 0;
        /// <summary>Kernels only read: a release moves nothing back.</summary>
        public const int CLGL_ACCESS_READ_ONLY = 1;
        /// <summary>Kernels only write, perhaps not every byte: what they leave out keeps what OpenGL put
        /// there.</summary>
        public const int CLGL_ACCESS_WRITE_ONLY = 2;
        /// <summary>Kernels write every byte that OpenGL will read: an acquire moves nothing in, and what the
        /// buffer held is undefined from the acquire on.</summary>
        public const int CLGL_ACCESS_WRITE_DISCARD = 3;
        /// <summary>The program will map the buffer with OpenGL: take no transport that prevents it.</summary>
        public const uint CLGL_BUFFER_GL_MAPPABLE = 1;
        /// <summary>Wrapping: the library may move the object's storage into shared memory under the same name,
        /// its contents kept. The storage is immutable from then on (glBufferData fails). Ignored for an object
        /// whose storage is immutable already.</summary>
        public const uint CLGL_BUFFER_REPLACE_STORAGE = 2;
        /// <summary>Creating: memory of OpenCL's alone, which needs no acquire and works on every
        /// thread.</summary>
        public const uint CLGL_BUFFER_COMPUTE_ONLY = 4;
        /// <summary>With CLGL_BUFFER_COMPUTE_ONLY: data is the buffer's memory itself, not copied, and written by
        /// commands. It must be a multiple of the device's mem_base_addr_align (which is in bits), as kernels may
        /// access it by whole vectors, and live until the callbacks of clgl_buffer_set_destructor_callback. The
        /// program touches it only while a mapping (see clgl_buffer_map) of that part lasts: elsewhere its
        /// contents are undefined, as a device may work on a copy.</summary>
        public const uint CLGL_BUFFER_USE_HOST_MEMORY = 8;
        /// <summary>With CLGL_BUFFER_COMPUTE_ONLY: memory of the driver's that the host can reach (pinned, where
        /// there is such), so that mappings need no copy.</summary>
        public const uint CLGL_BUFFER_ALLOC_HOST_MEMORY = 16;
        /// <summary>What a mapping is for.</summary>
        public const uint CLGL_MAP_READ = 1;
        /// <summary>CLGL_MAP_WRITE</summary>
        public const uint CLGL_MAP_WRITE = 2;
        /// <summary>Write every byte: what the range held need not be brought over. Not with the others.</summary>
        public const uint CLGL_MAP_WRITE_DISCARD = 4;
    }
}
