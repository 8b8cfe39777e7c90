// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;

namespace Clgl
{
    /// <summary>What OpenCL does with a buffer or texture.</summary>
    public enum ClglAccess
    {
        /// <summary>What OpenCL does with a buffer.</summary>
        ReadWrite = 0,
        /// <summary>Kernels only read: a release moves nothing back.</summary>
        ReadOnly = 1,
        /// <summary>Kernels only write, perhaps not every byte: what they leave out keeps what OpenGL put
        /// there.</summary>
        WriteOnly = 2,
        /// <summary>Kernels write every byte that OpenGL will read: an acquire moves nothing in, and what the
        /// buffer held is undefined from the acquire on.</summary>
        WriteDiscard = 3,
    }

    /// <summary>What buffer to make.</summary>
    [Flags]
    public enum ClglBufferFlags : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>The program will map the buffer with OpenGL: take no transport that prevents it.</summary>
        GLMappable = 1,
        /// <summary>Wrapping: the library may move the object's storage into shared memory under the same name,
        /// its contents kept. The storage is immutable from then on (glBufferData fails). Ignored for an object
        /// whose storage is immutable already.</summary>
        ReplaceStorage = 2,
        /// <summary>Creating: memory of OpenCL's alone, which needs no acquire and works on every
        /// thread.</summary>
        ComputeOnly = 4,
        /// <summary>With CLGL_BUFFER_COMPUTE_ONLY: data is the buffer's memory itself, not copied, and written by
        /// commands. It must be a multiple of the device's mem_base_addr_align (which is in bits), as kernels may
        /// access it by whole vectors, and live until the callbacks of clgl_buffer_set_destructor_callback. The
        /// program touches it only while a mapping (see clgl_buffer_map) of that part lasts: elsewhere its
        /// contents are undefined, as a device may work on a copy.</summary>
        UseHostMemory = 8,
        /// <summary>With CLGL_BUFFER_COMPUTE_ONLY: memory of the driver's that the host can reach (pinned, where
        /// there is such), so that mappings need no copy.</summary>
        AllocHostMemory = 16,
    }

    /// <summary>What a mapping is for.</summary>
    [Flags]
    public enum ClglMapFlags : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>What a mapping is for.</summary>
        Read = 1,
        /// <summary>The constant CLGL_MAP_WRITE.</summary>
        Write = 2,
        /// <summary>Write every byte: what the range held need not be brought over. Not with the others.</summary>
        WriteDiscard = 4,
    }
}
