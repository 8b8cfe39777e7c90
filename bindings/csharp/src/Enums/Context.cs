// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>The window system API that created an OpenGL context.</summary>
    public enum ClglWinsys
    {
        /// <summary>None: there is no OpenGL context.</summary>
        None = 0,
        /// <summary>EGL.</summary>
        Egl = 1,
        /// <summary>GLX, the OpenGL extension of the X Window System.</summary>
        Glx = 2,
        /// <summary>WGL, the OpenGL extension of Windows.</summary>
        Wgl = 3,
    }

    /// <summary>The API of an OpenGL context.</summary>
    public enum ClglGLApi
    {
        /// <summary>None: there is no OpenGL context.</summary>
        None = 0,
        /// <summary>OpenGL, of the core or the compatibility profile.</summary>
        OpenGL = 1,
        /// <summary>OpenGL ES.</summary>
        OpenGLES = 2,
    }

    /// <summary>A way of sharing memory between OpenGL and OpenCL.</summary>
    public enum ClglTransport
    {
        /// <summary>In a descriptor: the library chooses. In an info: the object is not shared.</summary>
        Auto = 0,
        /// <summary>The OpenCL buffer uses the memory of a persistently mapped OpenGL buffer.</summary>
        Mapped = 1,
        /// <summary>Changed bytes are copied through host memory.</summary>
        Staged = 2,
        /// <summary>Vulkan allocates the memory, and OpenGL and OpenCL import it; an OpenCL device that is a CPU
        /// uses it in place. OpenGL cannot map such buffers or write them with glBufferSubData. It can copy to
        /// them and draw with them.</summary>
        External = 3,
        /// <summary>The OpenCL driver shares OpenGL objects directly (cl_khr_gl_sharing), including those of the
        /// application.</summary>
        Native = 4,
    }

    /// <summary>The status of a transport in a context, for buffers or for textures.</summary>
    public enum ClglTransportStatus
    {
        /// <summary>It does not work on this machine, or the application required another transport.</summary>
        Unavailable = 0,
        /// <summary>It works, but another transport is preferred.</summary>
        Available = 1,
        /// <summary>It is the first choice for new objects.</summary>
        Selected = 2,
        /// <summary>Its self-test has not run yet: no object has needed it. <c>ClglContext.VerifyTransports</c>
        /// runs it.</summary>
        NotTried = 3,
    }

    /// <summary>The result of a self-test.</summary>
    public enum ClglSelfTest
    {
        /// <summary>It has not run.</summary>
        NotRun = 0,
        /// <summary>Every byte arrived.</summary>
        Passed = 1,
        /// <summary>A call failed, or bytes were wrong.</summary>
        Failed = 2,
    }

    /// <summary>Flags of <see cref="ClglContextDesc"/>.</summary>
    [Flags]
    public enum ClglContextFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>Create an OpenGL context without a window, instead of using the current one. The new context
        /// has the core profile of the highest version that the driver supports, or OpenGL ES if the driver does
        /// not support OpenGL 3.0. It has no default framebuffer: draw into framebuffer objects.</summary>
        Headless = 1,
        /// <summary>Create one more OpenGL context in the share group, on a thread of the library, so that threads
        /// without OpenGL can wait for OpenGL fences even without EGL syncs (GLX).</summary>
        SyncThread = 2,
        /// <summary>Create a context without OpenGL, on one device or several. OpenGL is neither needed nor
        /// loaded. Buffers need <see cref="ClglBufferFlags.ComputeOnly"/>; functions that need OpenGL return <see
        /// cref="ClglResult.NoOpenGL"/>.</summary>
        ComputeOnly = 4,
        /// <summary>Repeat the self-tests whose results an earlier process has stored (CLGL_CACHE), and store the
        /// new results.</summary>
        Verify = 8,
    }
}
