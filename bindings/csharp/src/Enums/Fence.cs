// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;

namespace Clgl
{
    /// <summary>Whose commands a fence stands behind.</summary>
    public enum ClglFenceKind
    {
        /// <summary>Whose commands a fence stands behind.</summary>
        OpenCL = 1,
        /// <summary>The constant CLGL_FENCE_OPENGL.</summary>
        OpenGL = 2,
        /// <summary>Nobody's: the program signals it.</summary>
        User = 3,
    }

    /// <summary>How far a fence is.</summary>
    public enum ClglStatus
    {
        /// <summary>How far a fence is. A fence of OpenGL knows only submitted and complete, and so does one of
        /// the program's.</summary>
        Queued = 1,
        /// <summary>The constant CLGL_STATUS_SUBMITTED.</summary>
        Submitted = 2,
        /// <summary>The constant CLGL_STATUS_RUNNING.</summary>
        Running = 3,
        /// <summary>The constant CLGL_STATUS_COMPLETE.</summary>
        Complete = 4,
        /// <summary>A command before it ended with an error, or a user fence was failed.</summary>
        Failed = 5,
    }

    /// <summary>What command a fence stands behind.</summary>
    public enum ClglCommand
    {
        /// <summary>One that OpenCL knows and this version of the library does not.</summary>
        Unknown = 0,
        /// <summary>The constant CLGL_COMMAND_KERNEL.</summary>
        Kernel = 1,
        /// <summary>A function of the host's: clgl_queue_host_function, or a native kernel of another's.</summary>
        HostFunction = 2,
        /// <summary>The constant CLGL_COMMAND_READ_BUFFER.</summary>
        ReadBuffer = 3,
        /// <summary>The constant CLGL_COMMAND_WRITE_BUFFER.</summary>
        WriteBuffer = 4,
        /// <summary>The constant CLGL_COMMAND_COPY_BUFFER.</summary>
        CopyBuffer = 5,
        /// <summary>The constant CLGL_COMMAND_FILL_BUFFER.</summary>
        FillBuffer = 6,
        /// <summary>The constant CLGL_COMMAND_READ_BUFFER_RECT.</summary>
        ReadBufferRect = 7,
        /// <summary>The constant CLGL_COMMAND_WRITE_BUFFER_RECT.</summary>
        WriteBufferRect = 8,
        /// <summary>The constant CLGL_COMMAND_COPY_BUFFER_RECT.</summary>
        CopyBufferRect = 9,
        /// <summary>The constant CLGL_COMMAND_MAP_BUFFER.</summary>
        MapBuffer = 10,
        /// <summary>Of a buffer or an image.</summary>
        Unmap = 11,
        /// <summary>The constant CLGL_COMMAND_MIGRATE.</summary>
        Migrate = 12,
        /// <summary>The constant CLGL_COMMAND_READ_IMAGE.</summary>
        ReadImage = 13,
        /// <summary>The constant CLGL_COMMAND_WRITE_IMAGE.</summary>
        WriteImage = 14,
        /// <summary>The constant CLGL_COMMAND_COPY_IMAGE.</summary>
        CopyImage = 15,
        /// <summary>The constant CLGL_COMMAND_COPY_IMAGE_TO_BUFFER.</summary>
        CopyImageToBuffer = 16,
        /// <summary>The constant CLGL_COMMAND_COPY_BUFFER_TO_IMAGE.</summary>
        CopyBufferToImage = 17,
        /// <summary>The constant CLGL_COMMAND_MAP_IMAGE.</summary>
        MapImage = 18,
        /// <summary>The constant CLGL_COMMAND_FILL_IMAGE.</summary>
        FillImage = 19,
        /// <summary>The constant CLGL_COMMAND_MARKER.</summary>
        Marker = 20,
        /// <summary>The constant CLGL_COMMAND_BARRIER.</summary>
        Barrier = 21,
        /// <summary>clgl_acquire and clgl_release, or the commands of cl_khr_gl_sharing.</summary>
        Acquire = 22,
        /// <summary>The constant CLGL_COMMAND_RELEASE.</summary>
        Release = 23,
        /// <summary>No command: the program signals it.</summary>
        User = 24,
        /// <summary>A point in OpenGL's stream.</summary>
        GLFence = 25,
        /// <summary>Commands on shared virtual memory, enqueued by OpenCL's own calls.</summary>
        SvmFree = 26,
        /// <summary>The constant CLGL_COMMAND_SVM_COPY.</summary>
        SvmCopy = 27,
        /// <summary>The constant CLGL_COMMAND_SVM_FILL.</summary>
        SvmFill = 28,
        /// <summary>The constant CLGL_COMMAND_SVM_MAP.</summary>
        SvmMap = 29,
        /// <summary>The constant CLGL_COMMAND_SVM_UNMAP.</summary>
        SvmUnmap = 30,
        /// <summary>The constant CLGL_COMMAND_SVM_MIGRATE.</summary>
        SvmMigrate = 31,
    }
}
