// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>The use of a buffer or texture by OpenCL.</summary>
    public enum ClglAccess
    {
        /// <summary>Kernels read and write.</summary>
        ReadWrite = 0,
        /// <summary>Kernels only read. A release copies nothing.</summary>
        ReadOnly = 1,
        /// <summary>Kernels only write. Bytes that they do not write keep the values that OpenGL has
        /// written.</summary>
        WriteOnly = 2,
        /// <summary>Kernels write every byte that OpenGL reads. An acquire copies nothing, and the content is
        /// undefined after it.</summary>
        WriteDiscard = 3,
    }

    /// <summary>Flags of <see cref="ClglBufferDesc"/>.</summary>
    [Flags]
    public enum ClglBufferFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>The application maps the buffer with OpenGL. The library uses no transport that prevents
        /// this.</summary>
        GLMappable = 1,
        /// <summary>Wrapping: the library may move the storage of the OpenGL buffer into shared memory. The buffer
        /// keeps its name and content. The storage is immutable afterwards (glBufferData fails). The flag is
        /// ignored for an OpenGL buffer with immutable storage.</summary>
        ReplaceStorage = 2,
        /// <summary>Creating: OpenCL-only memory, which needs no acquire and works on every thread.</summary>
        ComputeOnly = 4,
        /// <summary>With <see cref="ClglBufferFlags.ComputeOnly"/>: the buffer uses the memory at data in place,
        /// and commands write it. The address must be a multiple of mem_base_addr_align of the device (which is in
        /// bits), because kernels may access the memory in whole vectors. The memory must live until the callbacks
        /// of <c>ClglBuffer.SetDestructorCallback</c> are called. The application may access a part of it only
        /// while this part is mapped (<c>ClglBuffer.Map</c>). At other times its content is undefined, because a
        /// device may use a copy.</summary>
        UseHostMemory = 8,
        /// <summary>With <see cref="ClglBufferFlags.ComputeOnly"/>: the driver allocates memory that the host can
        /// access (pinned memory if available), so mappings need no copy.</summary>
        AllocHostMemory = 16,
    }

    /// <summary>The use of a mapping by the host.</summary>
    [Flags]
    public enum ClglMapFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>The host reads.</summary>
        Read = 1,
        /// <summary>The host writes; bytes that it does not write keep their content.</summary>
        Write = 2,
        /// <summary>The host writes every byte, so the content of the range is not copied to the host. Must not be
        /// combined with the other flags.</summary>
        WriteDiscard = 4,
    }
}
