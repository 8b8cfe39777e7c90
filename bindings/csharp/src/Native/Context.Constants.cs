// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>None: there is no OpenGL context.</summary>
        public const int CLGL_WINSYS_NONE = 0;
        /// <summary>EGL.</summary>
        public const int CLGL_WINSYS_EGL = 1;
        /// <summary>GLX, the OpenGL extension of the X Window System.</summary>
        public const int CLGL_WINSYS_GLX = 2;
        /// <summary>WGL, the OpenGL extension of Windows.</summary>
        public const int CLGL_WINSYS_WGL = 3;
        /// <summary>None: there is no OpenGL context.</summary>
        public const int CLGL_GL_API_NONE = 0;
        /// <summary>OpenGL, of the core or the compatibility profile.</summary>
        public const int CLGL_GL_API_OPENGL = 1;
        /// <summary>OpenGL ES.</summary>
        public const int CLGL_GL_API_OPENGL_ES = 2;
        /// <summary>In a descriptor: the library chooses. In an info: the object is not shared.</summary>
        public const int CLGL_TRANSPORT_AUTO = 0;
        /// <summary>The OpenCL buffer uses the memory of a persistently mapped OpenGL buffer.</summary>
        public const int CLGL_TRANSPORT_MAPPED = 1;
        /// <summary>Changed bytes are copied through host memory.</summary>
        public const int CLGL_TRANSPORT_STAGED = 2;
        /// <summary>Vulkan allocates the memory, and OpenGL and OpenCL import it; an OpenCL device that is a CPU
        /// uses it in place. OpenGL cannot map such buffers or write them with glBufferSubData. It can copy to
        /// them and draw with them.</summary>
        public const int CLGL_TRANSPORT_EXTERNAL = 3;
        /// <summary>The OpenCL driver shares OpenGL objects directly (cl_khr_gl_sharing), including those of the
        /// application.</summary>
        public const int CLGL_TRANSPORT_NATIVE = 4;
        /// <summary>It does not work on this machine, or the application required another transport.</summary>
        public const int CLGL_TRANSPORT_STATUS_UNAVAILABLE = 0;
        /// <summary>It works, but another transport is preferred.</summary>
        public const int CLGL_TRANSPORT_STATUS_AVAILABLE = 1;
        /// <summary>It is the first choice for new objects.</summary>
        public const int CLGL_TRANSPORT_STATUS_SELECTED = 2;
        /// <summary>Its self-test has not run yet: no object has needed it. clgl_context_verify_transports runs
        /// it.</summary>
        public const int CLGL_TRANSPORT_STATUS_NOT_TRIED = 3;
        /// <summary>It has not run.</summary>
        public const int CLGL_SELF_TEST_NOT_RUN = 0;
        /// <summary>Every byte arrived.</summary>
        public const int CLGL_SELF_TEST_PASSED = 1;
        /// <summary>A call failed, or bytes were wrong.</summary>
        public const int CLGL_SELF_TEST_FAILED = 2;
        /// <summary>Create an OpenGL context without a window, instead of using the current one. The new context
        /// has the core profile of the highest version that the driver supports, or OpenGL ES if the driver does
        /// not support OpenGL 3.0. It has no default framebuffer: draw into framebuffer objects.</summary>
        public const uint CLGL_CONTEXT_HEADLESS = 1;
        /// <summary>Create one more OpenGL context in the share group, on a thread of the library, so that threads
        /// without OpenGL can wait for OpenGL fences even without EGL syncs (GLX).</summary>
        public const uint CLGL_CONTEXT_SYNC_THREAD = 2;
        /// <summary>Create a context without OpenGL, on one device or several. OpenGL is neither needed nor
        /// loaded. Buffers need CLGL_BUFFER_COMPUTE_ONLY; functions that need OpenGL return
        /// CLGL_ERROR_NO_OPENGL.</summary>
        public const uint CLGL_CONTEXT_COMPUTE_ONLY = 4;
        /// <summary>Repeat the self-tests whose results an earlier process has stored (CLGL_CACHE), and store the
        /// new results.</summary>
        public const uint CLGL_CONTEXT_VERIFY = 8;
    }
}
