// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>Whose commands a fence stands behind.</summary>
        public const int CLGL_FENCE_OPENCL = 1;
        /// <summary>CLGL_FENCE_OPENGL</summary>
        public const int CLGL_FENCE_OPENGL = 2;
        /// <summary>Nobody's: the program signals it.</summary>
        public const int CLGL_FENCE_USER = 3;
        /// <summary>How far a fence is. A fence of OpenGL knows only submitted and complete, and so does one of
        /// the program's.</summary>
        public const int CLGL_STATUS_QUEUED = 1;
        /// <summary>CLGL_STATUS_SUBMITTED</summary>
        public const int CLGL_STATUS_SUBMITTED = 2;
        /// <summary>CLGL_STATUS_RUNNING</summary>
        public const int CLGL_STATUS_RUNNING = 3;
        /// <summary>CLGL_STATUS_COMPLETE</summary>
        public const int CLGL_STATUS_COMPLETE = 4;
        /// <summary>A command before it ended with an error, or a user fence was failed.</summary>
        public const int CLGL_STATUS_FAILED = 5;
        /// <summary>One that OpenCL knows and this version of the library does not.</summary>
        public const int CLGL_COMMAND_UNKNOWN = 0;
        /// <summary>CLGL_COMMAND_KERNEL</summary>
        public const int CLGL_COMMAND_KERNEL = 1;
        /// <summary>A function of the host's: clgl_queue_host_function, or a native kernel of another's.</summary>
        public const int CLGL_COMMAND_HOST_FUNCTION = 2;
        /// <summary>CLGL_COMMAND_READ_BUFFER</summary>
        public const int CLGL_COMMAND_READ_BUFFER = 3;
        /// <summary>CLGL_COMMAND_WRITE_BUFFER</summary>
        public const int CLGL_COMMAND_WRITE_BUFFER = 4;
        /// <summary>CLGL_COMMAND_COPY_BUFFER</summary>
        public const int CLGL_COMMAND_COPY_BUFFER = 5;
        /// <summary>CLGL_COMMAND_FILL_BUFFER</summary>
        public const int CLGL_COMMAND_FILL_BUFFER = 6;
        /// <summary>CLGL_COMMAND_READ_BUFFER_RECT</summary>
        public const int CLGL_COMMAND_READ_BUFFER_RECT = 7;
        /// <summary>CLGL_COMMAND_WRITE_BUFFER_RECT</summary>
        public const int CLGL_COMMAND_WRITE_BUFFER_RECT = 8;
        /// <summary>CLGL_COMMAND_COPY_BUFFER_RECT</summary>
        public const int CLGL_COMMAND_COPY_BUFFER_RECT = 9;
        /// <summary>CLGL_COMMAND_MAP_BUFFER</summary>
        public const int CLGL_COMMAND_MAP_BUFFER = 10;
        /// <summary>Of a buffer or an image.</summary>
        public const int CLGL_COMMAND_UNMAP = 11;
        /// <summary>CLGL_COMMAND_MIGRATE</summary>
        public const int CLGL_COMMAND_MIGRATE = 12;
        /// <summary>CLGL_COMMAND_READ_IMAGE</summary>
        public const int CLGL_COMMAND_READ_IMAGE = 13;
        /// <summary>CLGL_COMMAND_WRITE_IMAGE</summary>
        public const int CLGL_COMMAND_WRITE_IMAGE = 14;
        /// <summary>CLGL_COMMAND_COPY_IMAGE</summary>
        public const int CLGL_COMMAND_COPY_IMAGE = 15;
        /// <summary>CLGL_COMMAND_COPY_IMAGE_TO_BUFFER</summary>
        public const int CLGL_COMMAND_COPY_IMAGE_TO_BUFFER = 16;
        /// <summary>CLGL_COMMAND_COPY_BUFFER_TO_IMAGE</summary>
        public const int CLGL_COMMAND_COPY_BUFFER_TO_IMAGE = 17;
        /// <summary>CLGL_COMMAND_MAP_IMAGE</summary>
        public const int CLGL_COMMAND_MAP_IMAGE = 18;
        /// <summary>CLGL_COMMAND_FILL_IMAGE</summary>
        public const int CLGL_COMMAND_FILL_IMAGE = 19;
        /// <summary>CLGL_COMMAND_MARKER</summary>
        public const int CLGL_COMMAND_MARKER = 20;
        /// <summary>CLGL_COMMAND_BARRIER</summary>
        public const int CLGL_COMMAND_BARRIER = 21;
        /// <summary>clgl_acquire and clgl_release, or the commands of cl_khr_gl_sharing.</summary>
        public const int CLGL_COMMAND_ACQUIRE = 22;
        /// <summary>CLGL_COMMAND_RELEASE</summary>
        public const int CLGL_COMMAND_RELEASE = 23;
        /// <summary>No command: the program signals it.</summary>
        public const int CLGL_COMMAND_USER = 24;
        /// <summary>A point in OpenGL's stream.</summary>
        public const int CLGL_COMMAND_GL_FENCE = 25;
        /// <summary>Commands on shared virtual memory, enqueued by OpenCL's own calls.</summary>
        public const int CLGL_COMMAND_SVM_FREE = 26;
        /// <summary>CLGL_COMMAND_SVM_COPY</summary>
        public const int CLGL_COMMAND_SVM_COPY = 27;
        /// <summary>CLGL_COMMAND_SVM_FILL</summary>
        public const int CLGL_COMMAND_SVM_FILL = 28;
        /// <summary>CLGL_COMMAND_SVM_MAP</summary>
        public const int CLGL_COMMAND_SVM_MAP = 29;
        /// <summary>CLGL_COMMAND_SVM_UNMAP</summary>
        public const int CLGL_COMMAND_SVM_UNMAP = 30;
        /// <summary>CLGL_COMMAND_SVM_MIGRATE</summary>
        public const int CLGL_COMMAND_SVM_MIGRATE = 31;
    }
}
