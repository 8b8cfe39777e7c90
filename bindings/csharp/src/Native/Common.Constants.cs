// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>The call succeeded.</summary>
        public const int CLGL_SUCCESS = 0;
        /// <summary>The timeout elapsed before the wait ended.</summary>
        public const int CLGL_TIMEOUT = 1;
        /// <summary>The result is not available yet, and the call does not wait.</summary>
        public const int CLGL_NOT_READY = 2;
        /// <summary>A NULL pointer, an unknown flag or enumerator, a reserved field that is not 0, or a size of
        /// 0.</summary>
        public const int CLGL_ERROR_INVALID_ARGUMENT = -1;
        /// <summary>The handle is NULL, stale, of another type, or not a handle of this library.</summary>
        public const int CLGL_ERROR_INVALID_HANDLE = -2;
        /// <summary>struct_size of a structure is too small or more than 4096, or unknown bytes of a larger
        /// descriptor are not 0.</summary>
        public const int CLGL_ERROR_INVALID_STRUCT_SIZE = -3;
        /// <summary>Offset and size extend past the end, overflow, or exceed a limit of the device.</summary>
        public const int CLGL_ERROR_OUT_OF_RANGE = -4;
        /// <summary>An offset or address is not a multiple of the alignment that the device requires.</summary>
        public const int CLGL_ERROR_MISALIGNED = -5;
        /// <summary>The OpenGL name does not exist, no longer exists, or is of another type.</summary>
        public const int CLGL_ERROR_INVALID_GL_OBJECT = -6;
        /// <summary>The OpenGL object got new storage after it was wrapped.</summary>
        public const int CLGL_ERROR_GL_OBJECT_CHANGED = -7;
        /// <summary>Objects of two clgl contexts were used in one call.</summary>
        public const int CLGL_ERROR_WRONG_CONTEXT = -8;
        /// <summary>The call needs an OpenGL context, and none is current on this thread.</summary>
        public const int CLGL_ERROR_NO_GL_CONTEXT = -9;
        /// <summary>The OpenGL context that is current on this thread belongs to another share group.</summary>
        public const int CLGL_ERROR_WRONG_GL_CONTEXT = -10;
        /// <summary>The object, or a part of it that the call overlaps, is already acquired.</summary>
        public const int CLGL_ERROR_ALREADY_ACQUIRED = -11;
        /// <summary>The object is not acquired by this queue.</summary>
        public const int CLGL_ERROR_NOT_ACQUIRED = -12;
        /// <summary>This machine has no OpenCL platform.</summary>
        public const int CLGL_ERROR_NO_OPENCL = -13;
        /// <summary>No OpenCL device matches the request.</summary>
        public const int CLGL_ERROR_NO_DEVICE = -14;
        /// <summary>This machine has no OpenGL, or not the requested one, or the clgl context was created without
        /// it (CLGL_CONTEXT_COMPUTE_ONLY).</summary>
        public const int CLGL_ERROR_NO_OPENGL = -15;
        /// <summary>No transport can share the object as described; the message says why.</summary>
        public const int CLGL_ERROR_NO_TRANSPORT = -16;
        /// <summary>The driver or the device does not support the request.</summary>
        public const int CLGL_ERROR_UNSUPPORTED = -17;
        /// <summary>The process or the OpenCL driver is out of host memory.</summary>
        public const int CLGL_ERROR_OUT_OF_HOST_MEMORY = -18;
        /// <summary>The device is out of memory or of other resources.</summary>
        public const int CLGL_ERROR_OUT_OF_DEVICE_MEMORY = -19;
        /// <summary>The program did not compile or link; the message ends with the build log.</summary>
        public const int CLGL_ERROR_BUILD_FAILED = -20;
        /// <summary>A command that was waited for ended with an error.</summary>
        public const int CLGL_ERROR_COMMAND_FAILED = -21;
        /// <summary>An OpenCL call failed with a code that has no result of its own; see
        /// clgl_error_get_native_code.</summary>
        public const int CLGL_ERROR_OPENCL = -22;
        /// <summary>An OpenGL call failed with a code that has no result of its own; see
        /// clgl_error_get_native_code.</summary>
        public const int CLGL_ERROR_OPENGL = -23;
        /// <summary>An EGL or GLX call failed; see clgl_error_get_native_code.</summary>
        public const int CLGL_ERROR_WINSYS = -24;
        /// <summary>The OpenGL context was reset or has ended. Objects of the clgl context can only be
        /// destroyed.</summary>
        public const int CLGL_ERROR_CONTEXT_LOST = -25;
        /// <summary>The OpenCL device was lost. Its objects can only be destroyed.</summary>
        public const int CLGL_ERROR_DEVICE_LOST = -26;
        /// <summary>The process is a forked child of the process that created the objects. It can only destroy
        /// them.</summary>
        public const int CLGL_ERROR_FORKED = -27;
        /// <summary>The object is in a state that does not allow the call, for example a user fence that was
        /// signalled before.</summary>
        public const int CLGL_ERROR_INVALID_STATE = -28;
        /// <summary>A defect of this library. Please report it with the message.</summary>
        public const int CLGL_ERROR_INTERNAL = -29;
        /// <summary>A Vulkan call failed with a code that has no result of its own; see
        /// clgl_error_get_native_code.</summary>
        public const int CLGL_ERROR_VULKAN = -30;
        /// <summary>No native call failed.</summary>
        public const int CLGL_NATIVE_NONE = 0;
        /// <summary>OpenCL, such as -5 (CL_OUT_OF_RESOURCES).</summary>
        public const int CLGL_NATIVE_OPENCL = 1;
        /// <summary>OpenGL, such as 0x0505 (GL_OUT_OF_MEMORY).</summary>
        public const int CLGL_NATIVE_OPENGL = 2;
        /// <summary>EGL, such as 0x3003 (EGL_BAD_ALLOC).</summary>
        public const int CLGL_NATIVE_EGL = 3;
        /// <summary>GLX, an error code of the X protocol.</summary>
        public const int CLGL_NATIVE_GLX = 4;
        /// <summary>Vulkan, a VkResult.</summary>
        public const int CLGL_NATIVE_VULKAN = 5;
        /// <summary>WGL, an error code of Windows.</summary>
        public const int CLGL_NATIVE_WGL = 6;
        /// <summary>No messages. Only for clgl_log_set_callback without a callback.</summary>
        public const int CLGL_LOG_NONE = 0;
        /// <summary>An error that no function can return.</summary>
        public const int CLGL_LOG_ERROR = 1;
        /// <summary>Something works, but worse than it could, for example because a transport failed its
        /// self-test.</summary>
        public const int CLGL_LOG_WARNING = 2;
        /// <summary>A decision, such as the device and the transport of a context.</summary>
        public const int CLGL_LOG_INFO = 3;
        /// <summary>Each call with its result and duration.</summary>
        public const int CLGL_LOG_TRACE = 4;
        /// <summary>A timeout that never elapses.</summary>
        public const int CLGL_FOREVER = -1;
    }
}
