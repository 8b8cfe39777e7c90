// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;

namespace Clgl
{
    /// <summary>What a call came to.</summary>
    public enum ClglResult
    {
        /// <summary>The constant CLGL_SUCCESS.</summary>
        Success = 0,
        /// <summary>The timeout ran out first.</summary>
        Timeout = 1,
        /// <summary>Asked without waiting, and the answer is not there yet.</summary>
        NotReady = 2,
        /// <summary>A NULL pointer, an unknown flag or enumerator, a reserved field that is set, a size of
        /// zero.</summary>
        InvalidArgument = -1,
        /// <summary>The handle is NULL, stale, of another type, or none of this library's.</summary>
        InvalidHandle = -2,
        /// <summary>A structure's struct_size is too small or beyond 4096, or unknown bytes of a larger descriptor
        /// are not zero.</summary>
        InvalidStructSize = -3,
        /// <summary>Offset and size lie past the end, overflow, or exceed the device's limit.</summary>
        OutOfRange = -4,
        /// <summary>An offset is not a multiple of the alignment that the device wants.</summary>
        Misaligned = -5,
        /// <summary>The OpenGL name does not exist, does not exist any more, or is of another kind.</summary>
        InvalidGLObject = -6,
        /// <summary>The OpenGL object was given another size after it was wrapped.</summary>
        GLObjectChanged = -7,
        /// <summary>Objects of two clgl contexts were mixed in one call.</summary>
        WrongContext = -8,
        /// <summary>The call wants an OpenGL context, and none is current on this thread.</summary>
        NoGLContext = -9,
        /// <summary>The OpenGL context that is current on this thread is of another share group.</summary>
        WrongGLContext = -10,
        /// <summary>The object, or a part of it that the call overlaps, is acquired already.</summary>
        AlreadyAcquired = -11,
        /// <summary>The object is not acquired by this queue.</summary>
        NotAcquired = -12,
        /// <summary>There is no OpenCL platform on this machine.</summary>
        NoOpenCL = -13,
        /// <summary>No OpenCL device answers the description.</summary>
        NoDevice = -14,
        /// <summary>There is no OpenGL on this machine, or none of the asked kind, or the clgl context was made
        /// without it (CLGL_CONTEXT_COMPUTE_ONLY).</summary>
        NoOpenGL = -15,
        /// <summary>No transport can carry the object as described; the message gives each one's reason.</summary>
        NoTransport = -16,
        /// <summary>This driver cannot do it.</summary>
        Unsupported = -17,
        /// <summary>The constant CLGL_ERROR_OUT_OF_HOST_MEMORY.</summary>
        OutOfHostMemory = -18,
        /// <summary>The constant CLGL_ERROR_OUT_OF_DEVICE_MEMORY.</summary>
        OutOfDeviceMemory = -19,
        /// <summary>The program did not compile or link; the message ends with the build log.</summary>
        BuildFailed = -20,
        /// <summary>A command that was waited for ended with an error.</summary>
        CommandFailed = -21,
        /// <summary>An OpenCL call failed in a way that no other code names; see clgl_error_native.</summary>
        OpenCL = -22,
        /// <summary>An OpenGL call failed in a way that no other code names; see clgl_error_native.</summary>
        OpenGL = -23,
        /// <summary>An EGL or GLX call failed; see clgl_error_native.</summary>
        Winsys = -24,
        /// <summary>The OpenGL context was reset. Only destroying works on its objects from now on.</summary>
        ContextLost = -25,
        /// <summary>The OpenCL device was lost. Only destroying works on its objects from now on.</summary>
        DeviceLost = -26,
        /// <summary>The process is a fork of the one that made the objects. Only destroying works there.</summary>
        Forked = -27,
        /// <summary>The object is in a state that does not allow the call: a user fence that was signalled
        /// already, say.</summary>
        InvalidState = -28,
        /// <summary>A defect of this library. Please report it with the message.</summary>
        Internal = -29,
        /// <summary>A Vulkan call failed in a way that no other code names; see clgl_error_native.</summary>
        Vulkan = -30,
    }

    /// <summary>Whose code a native code is.</summary>
    public enum ClglNativeSource
    {
        /// <summary>Whose code clgl_error_native gives.</summary>
        None = 0,
        /// <summary>The constant CLGL_NATIVE_OPENCL.</summary>
        OpenCL = 1,
        /// <summary>The constant CLGL_NATIVE_OPENGL.</summary>
        OpenGL = 2,
        /// <summary>The constant CLGL_NATIVE_EGL.</summary>
        Egl = 3,
        /// <summary>The constant CLGL_NATIVE_GLX.</summary>
        Glx = 4,
        /// <summary>The constant CLGL_NATIVE_VULKAN.</summary>
        Vulkan = 5,
        /// <summary>The constant CLGL_NATIVE_WGL.</summary>
        Wgl = 6,
    }

    /// <summary>How much a log message matters.</summary>
    public enum ClglLogLevel
    {
        /// <summary>How much a log message matters.</summary>
        Error = 1,
        /// <summary>The constant CLGL_LOG_WARNING.</summary>
        Warning = 2,
        /// <summary>The constant CLGL_LOG_INFO.</summary>
        Info = 3,
        /// <summary>The constant CLGL_LOG_TRACE.</summary>
        Trace = 4,
    }
}
