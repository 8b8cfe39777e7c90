// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>CLGL_SUCCESS</summary>
        public const int CLGL_SUCCESS = 0;
        /// <summary>The timeout ran out first.</summary>
        public const int CLGL_TIMEOUT = 1;
        /// <summary>Asked without waiting, and the answer is not there yet.</summary>
        public const int CLGL_NOT_READY = 2;
        /// <summary>A NULL pointer, an unknown flag or enumerator, a reserved field that is set, a size of
        /// zero.</summary>
        public const int CLGL_ERROR_INVALID_ARGUMENT = -1;
        /// <summary>The handle is NULL, stale, of another type, or none of this library's.</summary>
        public const int CLGL_ERROR_INVALID_HANDLE = -2;
        /// <summary>A structure's struct_size is too small or beyond 4096, or unknown bytes of a larger descriptor
        /// are not zero.</summary>
        public const int CLGL_ERROR_INVALID_STRUCT_SIZE = -3;
        /// <summary>Offset and size lie past the end, overflow, or exceed the device's limit.</summary>
        public const int CLGL_ERROR_OUT_OF_RANGE = -4;
        /// <summary>An offset is not a multiple of the alignment that the device wants.</summary>
        public const int CLGL_ERROR_MISALIGNED = -5;
        /// <summary>The OpenGL name does not exist, does not exist any more, or is of another kind.</summary>
        public const int CLGL_ERROR_INVALID_GL_OBJECT = -6;
        /// <summary>The OpenGL object was given another size after it was wrapped.</summary>
        public const int CLGL_ERROR_GL_OBJECT_CHANGED = -7;
        /// <summary>Objects of two clgl contexts were mixed in one call.</summary>
        public const int CLGL_ERROR_WRONG_CONTEXT = -8;
        /// <summary>The call wants an OpenGL context, and none is current on this thread.</summary>
        public const int CLGL_ERROR_NO_GL_CONTEXT = -9;
        /// <summary>The OpenGL context that is current on this thread is of another share group.</summary>
        public const int CLGL_ERROR_WRONG_GL_CONTEXT = -10;
        /// <summary>The object, or a part of it that the call overlaps, is acquired already.</summary>
        public const int CLGL_ERROR_ALREADY_ACQUIRED = -11;
        /// <summary>The object is not acquired by this queue.</summary>
        public const int CLGL_ERROR_NOT_ACQUIRED = -12;
        /// <summary>There is no OpenCL platform on this machine.</summary>
        public const int CLGL_ERROR_NO_OPENCL = -13;
        /// <summary>No OpenCL device answers the description.</summary>
        public const int CLGL_ERROR_NO_DEVICE = -14;
        /// <summary>There is no OpenGL on this machine, or none of the asked kind, or the clgl context was made
        /// without it (CLGL_CONTEXT_COMPUTE_ONLY).</summary>
        public const int CLGL_ERROR_NO_OPENGL = -15;
        /// <summary>No transport can carry the object as described; the message gives each one's reason.</summary>
        public const int CLGL_ERROR_NO_TRANSPORT = -16;
        /// <summary>This driver cannot do it.</summary>
        public const int CLGL_ERROR_UNSUPPORTED = -17;
        /// <summary>CLGL_ERROR_OUT_OF_HOST_MEMORY</summary>
        public const int CLGL_ERROR_OUT_OF_HOST_MEMORY = -18;
        /// <summary>CLGL_ERROR_OUT_OF_DEVICE_MEMORY</summary>
        public const int CLGL_ERROR_OUT_OF_DEVICE_MEMORY = -19;
        /// <summary>The program did not compile or link; the message ends with the build log.</summary>
        public const int CLGL_ERROR_BUILD_FAILED = -20;
        /// <summary>A command that was waited for ended with an error.</summary>
        public const int CLGL_ERROR_COMMAND_FAILED = -21;
        /// <summary>An OpenCL call failed in a way that no other code names; see clgl_error_native.</summary>
        public const int CLGL_ERROR_OPENCL = -22;
        /// <summary>An OpenGL call failed in a way that no other code names; see clgl_error_native.</summary>
        public const int CLGL_ERROR_OPENGL = -23;
        /// <summary>An EGL or GLX call failed; see clgl_error_native.</summary>
        public const int CLGL_ERROR_WINSYS = -24;
        /// <summary>The OpenGL context was reset. Only destroying works on its objects from now on.</summary>
        public const int CLGL_ERROR_CONTEXT_LOST = -25;
        /// <summary>The OpenCL device was lost. Only destroying works on its objects from now on.</summary>
        public const int CLGL_ERROR_DEVICE_LOST = -26;
        /// <summary>The process is a fork of the one that made the objects. Only destroying works there.</summary>
        public const int CLGL_ERROR_FORKED = -27;
        /// <summary>The object is in a state that does not allow the call: a user fence that was signalled
        /// already, say.</summary>
        public const int CLGL_ERROR_INVALID_STATE = -28;
        /// <summary>A defect of this library. Please report it with the message.</summary>
        public const int CLGL_ERROR_INTERNAL = -29;
        /// <summary>A Vulkan call failed in a way that no other code names; see clgl_error_native.</summary>
        public const int CLGL_ERROR_VULKAN = -30;
        /// <summary>A timeout, in nanoseconds, that never runs out.</summary>
        public const int CLGL_FOREVER = -1;
        /// <summary>Whose code clgl_error_native gives.</summary>
        public const int CLGL_NATIVE_NONE = 0;
        /// <summary>CLGL_NATIVE_OPENCL</summary>
        public const int CLGL_NATIVE_OPENCL = 1;
        /// <summary>CLGL_NATIVE_OPENGL</summary>
        public const int CLGL_NATIVE_OPENGL = 2;
        /// <summary>CLGL_NATIVE_EGL</summary>
        public const int CLGL_NATIVE_EGL = 3;
        /// <summary>CLGL_NATIVE_GLX</summary>
        public const int CLGL_NATIVE_GLX = 4;
        /// <summary>CLGL_NATIVE_VULKAN</summary>
        public const int CLGL_NATIVE_VULKAN = 5;
        /// <summary>CLGL_NATIVE_WGL</summary>
        public const int CLGL_NATIVE_WGL = 6;
        /// <summary>How much a log message matters.</summary>
        public const int CLGL_LOG_ERROR = 1;
        /// <summary>CLGL_LOG_WARNING</summary>
        public const int CLGL_LOG_WARNING = 2;
        /// <summary>CLGL_LOG_INFO</summary>
        public const int CLGL_LOG_INFO = 3;
        /// <summary>CLGL_LOG_TRACE</summary>
        public const int CLGL_LOG_TRACE = 4;
    }
}
