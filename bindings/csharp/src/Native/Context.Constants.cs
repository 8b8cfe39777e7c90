// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>How an OpenGL context reached the library.</summary>
        public const int CLGL_WINSYS_NONE = 0;
        /// <summary>CLGL_WINSYS_EGL</summary>
        public const int CLGL_WINSYS_EGL = 1;
        /// <summary>CLGL_WINSYS_GLX</summary>
        public const int CLGL_WINSYS_GLX = 2;
        /// <summary>CLGL_WINSYS_WGL</summary>
        public const int CLGL_WINSYS_WGL = 3;
        /// <summary>Which API the OpenGL context speaks.</summary>
        public const int CLGL_GL_API_NONE = 0;
        /// <summary>CLGL_GL_API_OPENGL</summary>
        public const int CLGL_GL_API_OPENGL = 1;
        /// <summary>CLGL_GL_API_OPENGL_ES</summary>
        public const int CLGL_GL_API_OPENGL_ES = 2;
        /// <summary>How memory crosses between OpenGL and OpenCL.</summary>
        public const int CLGL_TRANSPORT_NONE = 0;
        /// <summary>A persistently mapped OpenGL buffer is the OpenCL buffer's host pointer.</summary>
        public const int CLGL_TRANSPORT_MAPPED = 1;
        /// <summary>Copies through the host, only of what changed.</summary>
        public const int CLGL_TRANSPORT_STAGED = 2;
        /// <summary>Vulkan allocates the memory, and OpenGL and OpenCL import it, or a CPU works on it in place.
        /// OpenGL neither maps such buffers nor writes them with glBufferSubData: it copies into them, and draws
        /// with them.</summary>
        public const int CLGL_TRANSPORT_EXTERNAL = 3;
        /// <summary>The OpenCL driver shares OpenGL's objects as they are (cl_khr_gl_sharing), those of the
        /// program's too.</summary>
        public const int CLGL_TRANSPORT_NATIVE = 4;
        /// <summary>How the OpenCL device was chosen.</summary>
        public const int CLGL_MATCH_NONE = 0;
        /// <summary>The descriptor named it.</summary>
        public const int CLGL_MATCH_REQUESTED = 1;
        /// <summary>The environment variable CLGL_DEVICE named it.</summary>
        public const int CLGL_MATCH_ENVIRONMENT = 2;
        /// <summary>It is the device of the cl_context that the descriptor gave.</summary>
        public const int CLGL_MATCH_CL_CONTEXT = 3;
        /// <summary>clGetGLContextInfoKHR named it as the device that drives the OpenGL context.</summary>
        public const int CLGL_MATCH_GL_QUERY = 4;
        /// <summary>OpenGL and OpenCL give the same device UUID.</summary>
        public const int CLGL_MATCH_UUID = 5;
        /// <summary>OpenGL draws in software and the device is a CPU: they share the memory.</summary>
        public const int CLGL_MATCH_CPU = 6;
        /// <summary>No device is known to drive the OpenGL context; this one was taken as the best of the
        /// others.</summary>
        public const int CLGL_MATCH_FALLBACK = 7;
        /// <summary>There is no OpenGL to match (CLGL_CONTEXT_COMPUTE_ONLY): devices that are no CPU come before
        /// those that are, else the order in which OpenCL lists them counts.</summary>
        public const int CLGL_MATCH_BEST = 8;
        /// <summary>Make an OpenGL context of the library's own, without a window, instead of using the current
        /// one.</summary>
        public const uint CLGL_CONTEXT_HEADLESS = 1;
        /// <summary>Make one more OpenGL context in the share group, on a thread of the library's, so that
        /// OpenGL's fences can be waited for on threads without OpenGL even where EGL's syncs are missing
        /// (GLX).</summary>
        public const uint CLGL_CONTEXT_HELPER = 2;
        /// <summary>No OpenGL side: OpenCL alone, on one device or several. OpenGL is neither needed nor looked
        /// for. Buffers want CLGL_BUFFER_COMPUTE_ONLY; what needs OpenGL gives CLGL_ERROR_NO_OPENGL.</summary>
        public const uint CLGL_CONTEXT_COMPUTE_ONLY = 4;
        /// <summary>How one transport stands in a context.</summary>
        public const int CLGL_TRANSPORT_REJECTED = 0;
        /// <summary>Works, and comes after the one that is taken.</summary>
        public const int CLGL_TRANSPORT_OFFERED = 1;
        /// <summary>Is the first choice for buffers that the library creates.</summary>
        public const int CLGL_TRANSPORT_TAKEN = 2;
        /// <summary>Result of a transport's self-test.</summary>
        public const int CLGL_SELF_TEST_NOT_RUN = 0;
        /// <summary>CLGL_SELF_TEST_PASSED</summary>
        public const int CLGL_SELF_TEST_PASSED = 1;
        /// <summary>CLGL_SELF_TEST_FAILED</summary>
        public const int CLGL_SELF_TEST_FAILED = 2;
    }
}
