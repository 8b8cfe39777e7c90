// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>The API that a fence belongs to.</summary>
    public enum ClglFenceType
    {
        /// <summary>Not a fence: the value of a failed <c>ClglFence.GetInfo</c>.</summary>
        None = 0,
        /// <summary>A command of an OpenCL queue.</summary>
        OpenCL = 1,
        /// <summary>A point in the OpenGL command stream.</summary>
        OpenGL = 2,
        /// <summary>Neither API: the application signals the fence with <c>ClglFence.Signal</c>.</summary>
        User = 3,
    }

    /// <summary>The status of a fence. OpenGL fences and user fences have only the states submitted, complete and
    /// failed.</summary>
    public enum ClglFenceStatus
    {
        /// <summary>No status: the value of a failed <c>ClglFence.GetInfo</c>.</summary>
        None = 0,
        /// <summary>The command is in the queue.</summary>
        Queued = 1,
        /// <summary>The queue has submitted the command to the device.</summary>
        Submitted = 2,
        /// <summary>The device executes the command.</summary>
        Running = 3,
        /// <summary>The command has completed.</summary>
        Complete = 4,
        /// <summary>The command or an earlier command failed, or a user fence was signalled with an
        /// error.</summary>
        Failed = 5,
    }

    /// <summary>The command that a fence belongs to.</summary>
    public enum ClglCommandType
    {
        /// <summary>An OpenCL command that this version of the library does not know.</summary>
        Unknown = 0,
        /// <summary>Launch of a kernel.</summary>
        Kernel = 1,
        /// <summary>A function of the host: <c>ClglQueue.LaunchHostFunction</c>, or a native kernel.</summary>
        HostFunction = 2,
        /// <summary>Read of a buffer.</summary>
        ReadBuffer = 3,
        /// <summary>Write of a buffer.</summary>
        WriteBuffer = 4,
        /// <summary>Copy between buffers.</summary>
        CopyBuffer = 5,
        /// <summary>Fill of a buffer.</summary>
        FillBuffer = 6,
        /// <summary>Read of a box of a buffer.</summary>
        ReadBufferRect = 7,
        /// <summary>Write of a box of a buffer.</summary>
        WriteBufferRect = 8,
        /// <summary>Copy of a box between buffers.</summary>
        CopyBufferRect = 9,
        /// <summary>Map of a buffer.</summary>
        MapBuffer = 10,
        /// <summary>Unmap of a buffer or a texture.</summary>
        Unmap = 11,
        /// <summary>Migration of objects to a device.</summary>
        Migrate = 12,
        /// <summary>Read of a texture.</summary>
        ReadTexture = 13,
        /// <summary>Write of a texture.</summary>
        WriteTexture = 14,
        /// <summary>Copy between textures.</summary>
        CopyTexture = 15,
        /// <summary>Copy from a texture to a buffer.</summary>
        CopyTextureToBuffer = 16,
        /// <summary>Copy from a buffer to a texture.</summary>
        CopyBufferToTexture = 17,
        /// <summary>Map of a texture.</summary>
        MapTexture = 18,
        /// <summary>Fill of a texture.</summary>
        FillTexture = 19,
        /// <summary>A marker.</summary>
        Marker = 20,
        /// <summary>A barrier.</summary>
        Barrier = 21,
        /// <summary><c>ClglQueue.Acquire</c>, or clEnqueueAcquireGLObjects.</summary>
        Acquire = 22,
        /// <summary><c>ClglQueue.Release</c>, or clEnqueueReleaseGLObjects.</summary>
        Release = 23,
        /// <summary>No command: a user fence.</summary>
        User = 24,
        /// <summary>A point in the OpenGL command stream.</summary>
        GLFence = 25,
        /// <summary>Free of shared virtual memory, enqueued by a call of OpenCL, like the following.</summary>
        SvmFree = 26,
        /// <summary>Copy of shared virtual memory.</summary>
        SvmCopy = 27,
        /// <summary>Fill of shared virtual memory.</summary>
        SvmFill = 28,
        /// <summary>Map of shared virtual memory.</summary>
        SvmMap = 29,
        /// <summary>Unmap of shared virtual memory.</summary>
        SvmUnmap = 30,
        /// <summary>Migration of shared virtual memory.</summary>
        SvmMigrate = 31,
    }
}
