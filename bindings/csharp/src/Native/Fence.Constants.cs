// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>Not a fence: the value of a failed clgl_fence_get_info.</summary>
        public const int CLGL_FENCE_TYPE_NONE = 0;
        /// <summary>A command of an OpenCL queue.</summary>
        public const int CLGL_FENCE_TYPE_OPENCL = 1;
        /// <summary>A point in the OpenGL command stream.</summary>
        public const int CLGL_FENCE_TYPE_OPENGL = 2;
        /// <summary>Neither API: the application signals the fence with clgl_fence_signal.</summary>
        public const int CLGL_FENCE_TYPE_USER = 3;
        /// <summary>No status: the value of a failed clgl_fence_get_info.</summary>
        public const int CLGL_STATUS_NONE = 0;
        /// <summary>The command is in the queue.</summary>
        public const int CLGL_STATUS_QUEUED = 1;
        /// <summary>The queue has submitted the command to the device.</summary>
        public const int CLGL_STATUS_SUBMITTED = 2;
        /// <summary>The device executes the command.</summary>
        public const int CLGL_STATUS_RUNNING = 3;
        /// <summary>The command has completed.</summary>
        public const int CLGL_STATUS_COMPLETE = 4;
        /// <summary>The command or an earlier command failed, or a user fence was signalled with an
        /// error.</summary>
        public const int CLGL_STATUS_FAILED = 5;
        /// <summary>An OpenCL command that this version of the library does not know.</summary>
        public const int CLGL_COMMAND_UNKNOWN = 0;
        /// <summary>Launch of a kernel.</summary>
        public const int CLGL_COMMAND_KERNEL = 1;
        /// <summary>A function of the host: clgl_queue_launch_host_function, or a native kernel.</summary>
        public const int CLGL_COMMAND_HOST_FUNCTION = 2;
        /// <summary>Read of a buffer.</summary>
        public const int CLGL_COMMAND_READ_BUFFER = 3;
        /// <summary>Write of a buffer.</summary>
        public const int CLGL_COMMAND_WRITE_BUFFER = 4;
        /// <summary>Copy between buffers.</summary>
        public const int CLGL_COMMAND_COPY_BUFFER = 5;
        /// <summary>Fill of a buffer.</summary>
        public const int CLGL_COMMAND_FILL_BUFFER = 6;
        /// <summary>Read of a box of a buffer.</summary>
        public const int CLGL_COMMAND_READ_BUFFER_RECT = 7;
        /// <summary>Write of a box of a buffer.</summary>
        public const int CLGL_COMMAND_WRITE_BUFFER_RECT = 8;
        /// <summary>Copy of a box between buffers.</summary>
        public const int CLGL_COMMAND_COPY_BUFFER_RECT = 9;
        /// <summary>Map of a buffer.</summary>
        public const int CLGL_COMMAND_MAP_BUFFER = 10;
        /// <summary>Unmap of a buffer or a texture.</summary>
        public const int CLGL_COMMAND_UNMAP = 11;
        /// <summary>Migration of objects to a device.</summary>
        public const int CLGL_COMMAND_MIGRATE = 12;
        /// <summary>Read of a texture.</summary>
        public const int CLGL_COMMAND_READ_TEXTURE = 13;
        /// <summary>Write of a texture.</summary>
        public const int CLGL_COMMAND_WRITE_TEXTURE = 14;
        /// <summary>Copy between textures.</summary>
        public const int CLGL_COMMAND_COPY_TEXTURE = 15;
        /// <summary>Copy from a texture to a buffer.</summary>
        public const int CLGL_COMMAND_COPY_TEXTURE_TO_BUFFER = 16;
        /// <summary>Copy from a buffer to a texture.</summary>
        public const int CLGL_COMMAND_COPY_BUFFER_TO_TEXTURE = 17;
        /// <summary>Map of a texture.</summary>
        public const int CLGL_COMMAND_MAP_TEXTURE = 18;
        /// <summary>Fill of a texture.</summary>
        public const int CLGL_COMMAND_FILL_TEXTURE = 19;
        /// <summary>A marker.</summary>
        public const int CLGL_COMMAND_MARKER = 20;
        /// <summary>A barrier.</summary>
        public const int CLGL_COMMAND_BARRIER = 21;
        /// <summary>clgl_acquire, or clEnqueueAcquireGLObjects.</summary>
        public const int CLGL_COMMAND_ACQUIRE = 22;
        /// <summary>clgl_release, or clEnqueueReleaseGLObjects.</summary>
        public const int CLGL_COMMAND_RELEASE = 23;
        /// <summary>No command: a user fence.</summary>
        public const int CLGL_COMMAND_USER = 24;
        /// <summary>A point in the OpenGL command stream.</summary>
        public const int CLGL_COMMAND_GL_FENCE = 25;
        /// <summary>Free of shared virtual memory, enqueued by a call of OpenCL, like the following.</summary>
        public const int CLGL_COMMAND_SVM_FREE = 26;
        /// <summary>Copy of shared virtual memory.</summary>
        public const int CLGL_COMMAND_SVM_COPY = 27;
        /// <summary>Fill of shared virtual memory.</summary>
        public const int CLGL_COMMAND_SVM_FILL = 28;
        /// <summary>Map of shared virtual memory.</summary>
        public const int CLGL_COMMAND_SVM_MAP = 29;
        /// <summary>Unmap of shared virtual memory.</summary>
        public const int CLGL_COMMAND_SVM_UNMAP = 30;
        /// <summary>Migration of shared virtual memory.</summary>
        public const int CLGL_COMMAND_SVM_MIGRATE = 31;
    }
}
