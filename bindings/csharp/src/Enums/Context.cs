// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;

namespace Clgl
{
    /// <summary>How an OpenGL context reached the library.</summary>
    public enum ClglWinsys
    {
        /// <summary>How an OpenGL context reached the library.</summary>
        None = 0,
        /// <summary>The constant CLGL_WINSYS_EGL.</summary>
        Egl = 1,
        /// <summary>The constant CLGL_WINSYS_GLX.</summary>
        Glx = 2,
        /// <summary>The constant CLGL_WINSYS_WGL.</summary>
        Wgl = 3,
    }

    /// <summary>Which API an OpenGL context speaks.</summary>
    public enum ClglGLApi
    {
        /// <summary>Which API the OpenGL context speaks.</summary>
        None = 0,
        /// <summary>The constant CLGL_GL_API_OPENGL.</summary>
        OpenGL = 1,
        /// <summary>The constant CLGL_GL_API_OPENGL_ES.</summary>
        OpenGLES = 2,
    }

    /// <summary>How a transport stands in a context.</summary>
    public enum ClglTransportStatus
    {
        /// <summary>How one transport stands in a context.</summary>
        Rejected = 0,
        /// <summary>Works, and comes after the one that is taken.</summary>
        Offered = 1,
        /// <summary>Is the first choice for buffers that the library creates.</summary>
        Taken = 2,
    }

    /// <summary>How memory crosses between OpenGL and OpenCL.</summary>
    public enum ClglTransport
    {
        /// <summary>How memory crosses between OpenGL and OpenCL.</summary>
        None = 0,
        /// <summary>A persistently mapped OpenGL buffer is the OpenCL buffer's host pointer.</summary>
        Mapped = 1,
        /// <summary>Copies through the host, only of what changed.</summary>
        Staged = 2,
        /// <summary>Vulkan allocates the memory, and OpenGL and OpenCL import it, or a CPU works on it in place.
        /// OpenGL neither maps such buffers nor writes them with glBufferSubData: it copies into them, and draws
        /// with them.</summary>
        External = 3,
        /// <summary>The OpenCL driver shares OpenGL's objects as they are (cl_khr_gl_sharing), those of the
        /// program's too.</summary>
        Native = 4,
    }

    /// <summary>How the OpenCL device was chosen.</summary>
    public enum ClglMatch
    {
        /// <summary>How the OpenCL device was chosen.</summary>
        None = 0,
        /// <summary>The descriptor named it.</summary>
        Requested = 1,
        /// <summary>The environment variable CLGL_DEVICE named it.</summary>
        Environment = 2,
        /// <summary>It is the device of the cl_context that the descriptor gave.</summary>
        CLContext = 3,
        /// <summary>clGetGLContextInfoKHR named it as the device that drives the OpenGL context.</summary>
        GLQuery = 4,
        /// <summary>OpenGL and OpenCL give the same device UUID.</summary>
        Uuid = 5,
        /// <summary>OpenGL draws in software and the device is a CPU: they share the memory.</summary>
        Cpu = 6,
        /// <summary>No device is known to drive the OpenGL context; this one was taken as the best of the
        /// others.</summary>
        Fallback = 7,
        /// <summary>There is no OpenGL to match (CLGL_CONTEXT_COMPUTE_ONLY): devices that are no CPU come before
        /// those that are, else the order in which OpenCL lists them counts.</summary>
        Best = 8,
    }

    /// <summary>What context to make.</summary>
    [Flags]
    public enum ClglContextFlags : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>Make an OpenGL context of the library's own, without a window, instead of using the current
        /// one.</summary>
        Headless = 1,
        /// <summary>Make one more OpenGL context in the share group, on a thread of the library's, so that
        /// OpenGL's fences can be waited for on threads without OpenGL even where EGL's syncs are missing
        /// (GLX).</summary>
        Helper = 2,
        /// <summary>No OpenGL side: OpenCL alone, on one device or several. OpenGL is neither needed nor looked
        /// for. Buffers want CLGL_BUFFER_COMPUTE_ONLY; what needs OpenGL gives CLGL_ERROR_NO_OPENGL.</summary>
        ComputeOnly = 4,
    }

    /// <summary>What a self-test came to.</summary>
    public enum ClglSelfTest
    {
        /// <summary>Result of a transport's self-test.</summary>
        NotRun = 0,
        /// <summary>The constant CLGL_SELF_TEST_PASSED.</summary>
        Passed = 1,
        /// <summary>The constant CLGL_SELF_TEST_FAILED.</summary>
        Failed = 2,
    }
}
