// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>The result of a function: 0 = success, positive = timeout or not ready, negative = a failure.
    /// Later versions may add values.</summary>
    public enum ClglResult
    {
        /// <summary>The call succeeded.</summary>
        Success = 0,
        /// <summary>The timeout elapsed before the wait ended.</summary>
        Timeout = 1,
        /// <summary>The result is not available yet, and the call does not wait.</summary>
        NotReady = 2,
        /// <summary>A NULL pointer, an unknown flag or enumerator, a reserved field that is not 0, or a size of
        /// 0.</summary>
        InvalidArgument = -1,
        /// <summary>The handle is null, stale, of another type, or not a handle of this library.</summary>
        InvalidHandle = -2,
        /// <summary>struct_size of a structure is too small or more than 4096, or unknown bytes of a larger
        /// descriptor are not 0.</summary>
        InvalidStructSize = -3,
        /// <summary>Offset and size extend past the end, overflow, or exceed a limit of the device.</summary>
        OutOfRange = -4,
        /// <summary>An offset or address is not a multiple of the alignment that the device requires.</summary>
        Misaligned = -5,
        /// <summary>The OpenGL name does not exist, no longer exists, or is of another type.</summary>
        InvalidGLObject = -6,
        /// <summary>The OpenGL object got new storage after it was wrapped.</summary>
        GLObjectChanged = -7,
        /// <summary>Objects of two clgl contexts were used in one call.</summary>
        WrongContext = -8,
        /// <summary>The call needs an OpenGL context, and none is current on this thread.</summary>
        NoGLContext = -9,
        /// <summary>The OpenGL context that is current on this thread belongs to another share group.</summary>
        WrongGLContext = -10,
        /// <summary>The object, or a part of it that the call overlaps, is already acquired.</summary>
        AlreadyAcquired = -11,
        /// <summary>The object is not acquired by this queue.</summary>
        NotAcquired = -12,
        /// <summary>This machine has no OpenCL platform.</summary>
        NoOpenCL = -13,
        /// <summary>No OpenCL device matches the request.</summary>
        NoDevice = -14,
        /// <summary>This machine has no OpenGL, or not the requested one, or the clgl context was created without
        /// it (<see cref="ClglContextFlags.ComputeOnly"/>).</summary>
        NoOpenGL = -15,
        /// <summary>No transport can share the object as described; the message says why.</summary>
        NoTransport = -16,
        /// <summary>The driver or the device does not support the request.</summary>
        Unsupported = -17,
        /// <summary>The process or the OpenCL driver is out of host memory.</summary>
        OutOfHostMemory = -18,
        /// <summary>The device is out of memory or of other resources.</summary>
        OutOfDeviceMemory = -19,
        /// <summary>The program did not compile or link; the message ends with the build log.</summary>
        BuildFailed = -20,
        /// <summary>A command that was waited for ended with an error.</summary>
        CommandFailed = -21,
        /// <summary>An OpenCL call failed with a code that has no result of its own; see <see
        /// cref="ClglException.NativeCode"/>.</summary>
        OpenCL = -22,
        /// <summary>An OpenGL call failed with a code that has no result of its own; see <see
        /// cref="ClglException.NativeCode"/>.</summary>
        OpenGL = -23,
        /// <summary>An EGL or GLX call failed; see <see cref="ClglException.NativeCode"/>.</summary>
        Winsys = -24,
        /// <summary>The OpenGL context was reset or has ended. Objects of the clgl context can only be
        /// destroyed.</summary>
        ContextLost = -25,
        /// <summary>The OpenCL device was lost. Its objects can only be destroyed.</summary>
        DeviceLost = -26,
        /// <summary>The process is a forked child of the process that created the objects. It can only destroy
        /// them.</summary>
        Forked = -27,
        /// <summary>The object is in a state that does not allow the call, for example a user fence that was
        /// signalled before.</summary>
        InvalidState = -28,
        /// <summary>A defect of this library. Please report it with the message.</summary>
        Internal = -29,
        /// <summary>A Vulkan call failed with a code that has no result of its own; see <see
        /// cref="ClglException.NativeCode"/>.</summary>
        Vulkan = -30,
    }

    /// <summary>The API that a native code belongs to.</summary>
    public enum ClglNativeSource
    {
        /// <summary>No native call failed.</summary>
        None = 0,
        /// <summary>OpenCL, such as -5 (CL_OUT_OF_RESOURCES).</summary>
        OpenCL = 1,
        /// <summary>OpenGL, such as 0x0505 (GL_OUT_OF_MEMORY).</summary>
        OpenGL = 2,
        /// <summary>EGL, such as 0x3003 (EGL_BAD_ALLOC).</summary>
        Egl = 3,
        /// <summary>GLX, an error code of the X protocol.</summary>
        Glx = 4,
        /// <summary>Vulkan, a VkResult.</summary>
        Vulkan = 5,
        /// <summary>WGL, an error code of Windows.</summary>
        Wgl = 6,
    }

    /// <summary>The severity of a log message; a higher value is less important.</summary>
    public enum ClglLogLevel
    {
        /// <summary>No messages. Only for <c>LogSetCallback</c> without a callback.</summary>
        None = 0,
        /// <summary>An error that no function can return.</summary>
        Error = 1,
        /// <summary>Something works, but worse than it could, for example because a transport failed its
        /// self-test.</summary>
        Warning = 2,
        /// <summary>A decision, such as the device and the transport of a context.</summary>
        Info = 3,
        /// <summary>Each call with its result and duration.</summary>
        Trace = 4,
    }
}
