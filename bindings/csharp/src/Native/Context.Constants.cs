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
        /// <summary>A persistently mapped OpenGL buffer is the host memory of the OpenCL buffer.</summary>
        public const int CLGL_TRANSPORT_MAPPED = 1;
        /// <summary>Copies through host memory, only of what changed.</summary>
        public const int CLGL_TRANSPORT_STAGED = 2;
        /// <summary>Vulkan allocates the memory, and OpenGL and OpenCL import it; an OpenCL device that is a CPU
        /// uses it in place. OpenGL can neither map such buffers nor write them with glBufferSubData; it copies to
        /// them and draws with them.</summary>
        public const int CLGL_TRANSPORT_EXTERNAL = 3;
        /// <summary>The OpenCL driver shares OpenGL objects as they are (cl_khr_gl_sharing), also those of the
        /// application.</summary>
        public const int CLGL_TRANSPORT_NATIVE = 4;
        /// <summary>It does not work here, or another one was requested.</summary>
        public const int CLGL_TRANSPORT_STATUS_UNAVAILABLE = 0;
        /// <summary>It works, but another one is preferred.</summary>
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
        /// <summary>Create an OpenGL context without a window, instead of using the current one. It has the
        /// highest version of OpenGL that the driver has, in the core profile; or OpenGL ES if there is no OpenGL
        /// 3.0. It has no default framebuffer: draw into framebuffer objects.</summary>
        public const uint CLGL_CONTEXT_HEADLESS = 1;
        /// <summary>Create one more OpenGL context in the share group, on a thread of the library, so that threads
        /// without OpenGL can wait for OpenGL fences even without EGL syncs (GLX).</summary>
        public const uint CLGL_CONTEXT_SYNC_THREAD = 2;
        /// <summary>OpenCL alone, on one device or several. OpenGL is neither needed nor loaded. Buffers need
        /// CLGL_BUFFER_COMPUTE_ONLY; what needs OpenGL returns CLGL_ERROR_NO_OPENGL.</summary>
        public const uint CLGL_CONTEXT_COMPUTE_ONLY = 4;
        /// <summary>Repeat the self-tests whose results an earlier process has stored (CLGL_CACHE), and store the
        /// new results.</summary>
        public const uint CLGL_CONTEXT_VERIFY = 8;
    }
}
