// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Lends the cl_device_id of a device.</summary>
        /// <param name="device">the device</param>
        /// <param name="cl_device_id">receives it</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT</returns>
        /// <remarks>Threads: any. Lifetime: as long as the process. Specification: OpenCL 3.0 section 4.2,
        /// clGetDeviceIDs.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_device_cl_device(IntPtr device, void** cl_device_id);

        /// <summary>Lends the cl_platform_id of a device's platform.</summary>
        /// <param name="device">the device</param>
        /// <param name="cl_platform_id">receives it</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT</returns>
        /// <remarks>Threads: any. Lifetime: as long as the process. Specification: OpenCL 3.0 section 4.1,
        /// clGetPlatformIDs.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_device_cl_platform(IntPtr device, void** cl_platform_id);

        /// <summary>Finds the device of a cl_device_id.</summary>
        /// <param name="cl_device_id">a root device</param>
        /// <param name="device">receives the device</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_NO_DEVICE if it is none of the enumerated devices;
        /// CLGL_ERROR_NO_OPENCL, CLGL_ERROR_INVALID_ARGUMENT</returns>
        /// <remarks>Threads: any. Lifetime: as long as the process. Specification: OpenCL 3.0 section 4.2,
        /// clGetDeviceIDs.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_device_from_cl(void* cl_device_id, IntPtr* device);

        /// <summary>Lends the cl_context of a context.</summary>
        /// <param name="context">the context</param>
        /// <param name="cl_context">receives it; clRetainContext to keep it longer</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT</returns>
        /// <remarks>Threads: any. Lifetime: as long as the context. Specification: OpenCL 3.0 section 4.4,
        /// clCreateContext.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_cl_context(IntPtr context, void** cl_context);

        /// <summary>Lends the OpenGL context of a context, and its display.</summary>
        /// <param name="context">the context</param>
        /// <param name="gl_context">receives the EGLContext or GLXContext; may be NULL if gl_display is
        /// not</param>
        /// <param name="gl_display">receives the EGLDisplay or Display *; may be NULL if gl_context is not</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT</returns>
        /// <remarks>Threads: any. Lifetime: as long as the context. Specification: EGL 1.5 section 3.7; GLX 1.4
        /// section 3.3.7.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_context_gl_context(IntPtr context, void** gl_context, void**
            gl_display);

        /// <summary>Lends the cl_command_queue of a queue.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="cl_command_queue">receives it; clRetainCommandQueue to keep it longer</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT</returns>
        /// <remarks>Threads: any. Lifetime: as long as the queue. Specification: OpenCL 3.0 section 5.1,
        /// clCreateCommandQueueWithProperties.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_queue_cl_queue(IntPtr queue, void** cl_command_queue);

        /// <summary>Lends the cl_mem of a buffer. From then on the library cannot know what commands write, so a
        /// release without ranges takes all of the buffer as written.</summary>
        /// <param name="buffer">the buffer</param>
        /// <param name="cl_mem">receives it; clRetainMemObject to keep it longer</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT</returns>
        /// <remarks>Threads: any. Lifetime: as long as the buffer; its contents are OpenCL's only between acquire
        /// and release. Specification: OpenCL 3.0 section 5.2.1, clCreateBuffer.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_cl_mem(IntPtr buffer, void** cl_mem);

        /// <summary>Makes a buffer of OpenCL's alone (CLGL_BUFFER_COMPUTE_ONLY) of a cl_mem, which may be a
        /// sub-buffer.</summary>
        /// <param name="context">the context; the cl_mem must be of its cl_context</param>
        /// <param name="cl_mem">a buffer; retained, the caller keeps owning its own reference</param>
        /// <param name="access">CLGL_ACCESS_...</param>
        /// <param name="buffer">receives the buffer</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if it is no buffer, or that of one which clgl shares
        /// with OpenGL; CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY,
        /// CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_buffer_destroy; the cl_mem may be released before.
        /// Specification: OpenCL 3.0 section 5.5.1, clRetainMemObject.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_from_cl_mem(IntPtr context, void* cl_mem, int access, IntPtr*
            buffer);

        /// <summary>Gives the OpenGL name of a shared buffer.</summary>
        /// <param name="buffer">the buffer</param>
        /// <param name="gl_name">receives the name; of the whole storage, for a sub-buffer too</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED for a buffer without an OpenGL side;
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT</returns>
        /// <remarks>Threads: any. Lifetime: as long as the buffer, or the program's own object. Specification:
        /// OpenGL 4.6 core section 6.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_gl_name(IntPtr buffer, uint* gl_name);

        /// <summary>Lends the cl_mem of a texture.</summary>
        /// <param name="texture">the texture</param>
        /// <param name="cl_mem">receives it; clRetainMemObject to keep it longer</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT</returns>
        /// <remarks>Threads: any. Lifetime: as long as the texture. Specification: OpenCL 3.0 section 5.3.1,
        /// clCreateImage.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_cl_image(IntPtr texture, void** cl_mem);

        /// <summary>Makes a texture of a cl_mem that is an image.</summary>
        /// <param name="context">the context; the image must be of its cl_context</param>
        /// <param name="cl_mem">the image; retained, the caller keeps owning its own reference</param>
        /// <param name="texture">receives the texture, with the access that the image's flags allow</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if it is no image; CLGL_ERROR_UNSUPPORTED for a
        /// format that no CLGL_FORMAT_... stands for, for a kind that no CLGL_TEXTURE_KIND_... stands for, and for
        /// an image of a buffer that clgl shares with OpenGL; CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_texture_destroy. Specification: OpenCL 3.0 sections 5.3.7
        /// and 5.5.1, clGetImageInfo, clRetainMemObject.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_from_cl(IntPtr context, void* cl_mem, IntPtr* texture);

        /// <summary>Lends the cl_sampler of a sampler.</summary>
        /// <param name="sampler">the sampler</param>
        /// <param name="cl_sampler">receives it; clRetainSampler to keep it longer</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT</returns>
        /// <remarks>Threads: any. Lifetime: as long as the sampler. Specification: OpenCL 3.0 section 5.7.1,
        /// clCreateSamplerWithProperties.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_sampler_cl_sampler(IntPtr sampler, void** cl_sampler);

        /// <summary>Makes a kernel of a cl_kernel. What it was given before as arguments counts as set. Every
        /// clgl_kernel of one cl_kernel has the same arguments, declarations and launch sizes. A cl_kernel that
        /// outlives them does not keep the memory of its arguments.</summary>
        /// <param name="context">the context; the cl_kernel must be of its cl_context</param>
        /// <param name="cl_kernel">the kernel; retained, the caller keeps owning its own reference</param>
        /// <param name="kernel">receives the kernel</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if it is no kernel; CLGL_ERROR_WRONG_CONTEXT, also
        /// if it is a kernel of another clgl context already; CLGL_ERROR_OUT_OF_RANGE as clgl_kernel_create;
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_kernel_destroy. Specification: OpenCL 3.0 section 5.9.1,
        /// clRetainKernel.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_from_cl(IntPtr context, void* cl_kernel, IntPtr* kernel);

        /// <summary>Lends the cl_kernel of a kernel. From then on the library cannot know which arguments are set,
        /// so only the driver checks that none is missing, and the message of a launch that lacks one does not
        /// name it. Set an argument either through the cl_kernel or through clgl.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="cl_kernel">receives it; clRetainKernel to keep it longer</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT</returns>
        /// <remarks>Threads: any; OpenCL wants one thread at a time to set arguments of a cl_kernel. Lifetime: as
        /// long as the kernel. Specification: OpenCL 3.0 section 5.9.1, clCreateKernel.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_cl_kernel(IntPtr kernel, void** cl_kernel);

        /// <summary>Lends the cl_program of a program.</summary>
        /// <param name="program">the program</param>
        /// <param name="cl_program">receives it; clRetainProgram to keep it longer</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_STATE while the program is being built, and if its link
        /// failed; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT</returns>
        /// <remarks>Threads: any. Lifetime: as long as the program. Specification: OpenCL 3.0 section
        /// 5.8.1.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_cl_program(IntPtr program, void** cl_program);

        /// <summary>Makes a fence of a cl_event.</summary>
        /// <param name="context">the context; the event must be of its cl_context</param>
        /// <param name="cl_event">the event; retained, the caller keeps owning its own reference</param>
        /// <param name="fence">receives the fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if it is no event; CLGL_ERROR_WRONG_CONTEXT;
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_fence_destroy. Specification: OpenCL 3.0 section
        /// 5.11.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_from_cl_event(IntPtr context, void* cl_event, IntPtr* fence);

        /// <summary>Makes a fence of a GLsync. The sync's commands are flushed if they are this thread's
        /// context's. Where there are EGL's syncs, OpenGL commands that this context issues from now on wait for
        /// it, so that other threads can, too.</summary>
        /// <param name="context">the context; the sync must be of its share group</param>
        /// <param name="gl_sync">the GLsync; it stays the caller's and must live as long as the fence</param>
        /// <param name="fence">receives the fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_GL_OBJECT if it is no sync; CLGL_ERROR_UNSUPPORTED where
        /// OpenGL has none; CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY</returns>
        /// <remarks>Threads: GL. Lifetime: until clgl_fence_destroy. Specification: OpenGL 4.6 core section 4.1;
        /// cl_khr_gl_event, clCreateEventFromGLsyncKHR.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_from_gl_sync(IntPtr context, void* gl_sync, IntPtr* fence);

        /// <summary>Lends a cl_event that completes with a fence: its own, or for a fence of OpenGL a user event.
        /// Commands of the program's own go to the cl_command_queue that clgl_queue_cl_queue lends, not to the one
        /// that the event tells of: the library puts off parts of hand-overs while it knows all of a queue's
        /// commands.</summary>
        /// <param name="fence">the fence</param>
        /// <param name="cl_event">receives it; clRetainEvent to keep it longer</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED for a fence of OpenGL that only a thread with OpenGL can
        /// wait for (see CLGL_CONTEXT_HELPER); CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: as long as the fence. Specification: OpenCL 3.0 section 5.11,
        /// clCreateUserEvent.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_cl_event(IntPtr fence, void** cl_event);

        /// <summary>Lends a GLsync that is signalled with a fence: its own, or for a fence of OpenCL one of
        /// GL_ARB_cl_event.</summary>
        /// <param name="fence">the fence</param>
        /// <param name="gl_sync">receives it</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED for a fence of OpenCL or a user fence without
        /// GL_ARB_cl_event, and where OpenGL has no syncs; CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT,
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENGL</returns>
        /// <remarks>Threads: GL. Lifetime: as long as the fence; do not delete it. Specification: GL_ARB_cl_event,
        /// glCreateSyncFromCLeventARB.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_fence_gl_sync(IntPtr fence, void** gl_sync);
    }
}
