// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>Kernels read and write.</summary>
        public const int CLGL_ACCESS_READ_WRITE = 0;
        /// <summary>Kernels only read. A release copies nothing.</summary>
        public const int CLGL_ACCESS_READ_ONLY = 1;
        /// <summary>Kernels only write. Bytes that they do not write keep the values that OpenGL has
        /// written.</summary>
        public const int CLGL_ACCESS_WRITE_ONLY = 2;
        /// <summary>Kernels write every byte that OpenGL reads. An acquire copies nothing, and the content is
        /// undefined after it.</summary>
        public const int CLGL_ACCESS_WRITE_DISCARD = 3;
        /// <summary>The application maps the buffer with OpenGL. The library uses no transport that prevents
        /// this.</summary>
        public const uint CLGL_BUFFER_GL_MAPPABLE = 1;
        /// <summary>Wrapping: the library may move the storage of the OpenGL buffer into shared memory. The buffer
        /// keeps its name and content. The storage is immutable afterwards (glBufferData fails). The flag is
        /// ignored for an OpenGL buffer with immutable storage.</summary>
        public const uint CLGL_BUFFER_REPLACE_STORAGE = 2;
        /// <summary>Creating: OpenCL-only memory, which needs no acquire and works on every thread.</summary>
        public const uint CLGL_BUFFER_COMPUTE_ONLY = 4;
        /// <summary>With CLGL_BUFFER_COMPUTE_ONLY: the buffer uses the memory at data in place, and commands write
        /// it. The address must be a multiple of mem_base_addr_align of the device (which is in bits), because
        /// kernels may access the memory in whole vectors. The memory must live until the callbacks of
        /// clgl_buffer_set_destructor_callback are called. The application may access a part of it only while this
        /// part is mapped (clgl_buffer_map). At other times its content is undefined, because a device may use a
        /// copy.</summary>
        public const uint CLGL_BUFFER_USE_HOST_MEMORY = 8;
        /// <summary>With CLGL_BUFFER_COMPUTE_ONLY: the driver allocates memory that the host can access (pinned
        /// memory if available), so mappings need no copy.</summary>
        public const uint CLGL_BUFFER_ALLOC_HOST_MEMORY = 16;
        /// <summary>The host reads.</summary>
        public const uint CLGL_MAP_READ = 1;
        /// <summary>The host writes; bytes that it does not write keep their content.</summary>
        public const uint CLGL_MAP_WRITE = 2;
        /// <summary>The host writes every byte, so the content of the range is not copied to the host. Must not be
        /// combined with the other flags.</summary>
        public const uint CLGL_MAP_WRITE_DISCARD = 4;
    }
}
