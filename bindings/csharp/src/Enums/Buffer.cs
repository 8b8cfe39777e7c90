// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>The use of a buffer or texture by OpenCL.</summary>
    public enum ClglAccess
    {
        /// <summary>Kernels read and write.</summary>
        ReadWrite = 0,
        /// <summary>Kernels only read: a release copies nothing.</summary>
        ReadOnly = 1,
        /// <summary>Kernels only write, possibly not every byte: the other bytes keep what OpenGL has
        /// written.</summary>
        WriteOnly = 2,
        /// <summary>Kernels write every byte that OpenGL reads: an acquire copies nothing, and the content is
        /// undefined after it.</summary>
        WriteDiscard = 3,
    }

    /// <summary>Flags of <see cref="ClglBufferDesc"/>.</summary>
    [Flags]
    public enum ClglBufferFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>The application maps the buffer with OpenGL: do not choose a transport that prevents
        /// it.</summary>
        GLMappable = 1,
        /// <summary>Wrapping: the library may move the storage of the OpenGL buffer into shared memory, under the
        /// same name and with its content. The storage is immutable afterwards (glBufferData fails). Ignored for
        /// an OpenGL buffer with immutable storage.</summary>
        ReplaceStorage = 2,
        /// <summary>Creating: OpenCL-only memory, which needs no acquire and works on every thread.</summary>
        ComputeOnly = 4,
        /// <summary>With <see cref="ClglBufferFlags.ComputeOnly"/>: data is the memory of the buffer, used in
        /// place and written by commands. Its address must be a multiple of mem_base_addr_align of the device
        /// (which is in bits), because kernels may access it by whole vectors. It must live until the callbacks of
        /// <c>ClglBuffer.SetDestructorCallback</c>. The application may access it only during a mapping (see
        /// <c>ClglBuffer.Map</c>) of that part: otherwise its content is undefined, because a device may use a
        /// copy.</summary>
        UseHostMemory = 8,
        /// <summary>With <see cref="ClglBufferFlags.ComputeOnly"/>: memory of the driver that the host can access
        /// (pinned, if the driver has such memory), so that mappings need no copy.</summary>
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
        /// <summary>The host writes every byte: the content of the range need not be copied to it. Not with the
        /// other flags.</summary>
        WriteDiscard = 4,
    }
}
