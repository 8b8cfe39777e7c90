// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>Kernels read and write.</summary>
        public const int CLGL_ACCESS_READ_WRITE = 0;
        /// <summary>Kernels only read: a release copies nothing.</summary>
        public const int CLGL_ACCESS_READ_ONLY = 1;
        /// <summary>Kernels only write, possibly not every byte: the other bytes keep what OpenGL has
        /// written.</summary>
        public const int CLGL_ACCESS_WRITE_ONLY = 2;
        /// <summary>Kernels write every byte that OpenGL reads: an acquire copies nothing, and the content is
        /// undefined after it.</summary>
        public const int CLGL_ACCESS_WRITE_DISCARD = 3;
        /// <summary>The application maps the buffer with OpenGL: do not choose a transport that prevents
        /// it.</summary>
        public const uint CLGL_BUFFER_GL_MAPPABLE = 1;
        /// <summary>Wrapping: the library may move the storage of the OpenGL buffer into shared memory, under the
        /// same name and with its content. The storage is immutable afterwards (glBufferData fails). Ignored for
        /// an OpenGL buffer with immutable storage.</summary>
        public const uint CLGL_BUFFER_REPLACE_STORAGE = 2;
        /// <summary>Creating: OpenCL-only memory, which needs no acquire and works on every thread.</summary>
        public const uint CLGL_BUFFER_COMPUTE_ONLY = 4;
        /// <summary>With CLGL_BUFFER_COMPUTE_ONLY: data is the memory of the buffer, used in place and written by
        /// commands. Its address must be a multiple of mem_base_addr_align of the device (which is in bits),
        /// because kernels may access it by whole vectors. It must live until the callbacks of
        /// clgl_buffer_set_destructor_callback. The application may access it only during a mapping (see
        /// clgl_buffer_map) of that part: otherwise its content is undefined, because a device may use a
        /// copy.</summary>
        public const uint CLGL_BUFFER_USE_HOST_MEMORY = 8;
        /// <summary>With CLGL_BUFFER_COMPUTE_ONLY: memory of the driver that the host can access (pinned, if the
        /// driver has such memory), so that mappings need no copy.</summary>
        public const uint CLGL_BUFFER_ALLOC_HOST_MEMORY = 16;
        /// <summary>The host reads.</summary>
        public const uint CLGL_MAP_READ = 1;
        /// <summary>The host writes; bytes that it does not write keep their content.</summary>
        public const uint CLGL_MAP_WRITE = 2;
        /// <summary>The host writes every byte: the content of the range need not be copied to it. Not with the
        /// other flags.</summary>
        public const uint CLGL_MAP_WRITE_DISCARD = 4;
    }
}
