// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Acquires buffers and textures for a queue. Commands that are enqueued afterwards see what
        /// earlier OpenGL commands of the current context of this thread have written. Until clgl_release, OpenGL
        /// must not use the acquired parts. Acquires all objects or none. If there are EGL syncs or
        /// CLGL_CONTEXT_SYNC_THREAD is set, the call blocks for at most 0.1 ms. Otherwise OpenCL cannot wait for
        /// OpenGL, and the call blocks until OpenGL has completed its commands. In an in-order queue, an acquire
        /// can be deferred until the next command (see clgl_transports(7)). This command then reports driver
        /// errors of the acquire.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="handover">the objects, with the parts that commands read or write</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the queue has acquired the objects; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: handover is NULL, has unknown flags or no objects;
        /// a list is NULL although its count is not 0, or has more than 1,048,576 elements; a range or region has
        /// a size of 0; a reserved field is not 0; CLGL_ERROR_INVALID_HANDLE: an element of the lists of handover
        /// is not a valid handle; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of handover is too small or more
        /// than 4096, or unknown fields of handover are not 0; CLGL_ERROR_OUT_OF_RANGE: a range or region extends
        /// past the end of its object; CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object of a wrapped object was
        /// deleted; CLGL_ERROR_GL_OBJECT_CHANGED: the OpenGL object of a wrapped object got new storage;
        /// CLGL_ERROR_WRONG_CONTEXT: an object or fence belongs to another clgl context than the queue;
        /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
        /// current on another thread; CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another
        /// share group; CLGL_ERROR_ALREADY_ACQUIRED: an overlapping part is already acquired, and this acquire or
        /// the earlier one writes; with the transport native also if another part of the object is acquired;
        /// CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY; CLGL_ERROR_UNSUPPORTED:
        /// an object is not shared with OpenGL, so it needs no acquire; CLGL_ERROR_COMMAND_FAILED: a fence in
        /// waits has failed; CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code;
        /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed;
        /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code; CLGL_ERROR_OUT_OF_HOST_MEMORY:
        /// the process or the OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is
        /// out of memory or of other resources; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available</returns>
        /// <remarks>Threads: GL, or any with CLGL_HANDOVER_SKIP_GL_SYNC if the transport of every object needs no
        /// OpenGL commands. Lifetime: handover and waits are used only during the call. Specification:
        /// cl_khr_gl_sharing, clEnqueueAcquireGLObjects.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_acquire(IntPtr queue, clgl_handover* handover, uint wait_count,
            IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_acquire(IntPtr queue, clgl_handover* handover, uint wait_count,
            IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Releases acquired buffers and textures to OpenGL. OpenGL commands that the current context of
        /// this thread issues afterwards see what the commands of the queue have written. Other contexts of the
        /// share group see the data at once if the transport needs no OpenGL commands. Otherwise call
        /// clgl_fence_record_gl after the release, and clgl_fence_wait_gl on this fence in the other context. The
        /// call blocks the CPU at most once, until the commands have completed; with CLGL_HANDOVER_NO_CPU_WAIT it
        /// never blocks. After CLGL_ERROR_COMMAND_FAILED, CLGL_ERROR_INVALID_GL_OBJECT and
        /// CLGL_ERROR_GL_OBJECT_CHANGED the objects are released. Objects that did not fail contain the bytes that
        /// OpenCL wrote.</summary>
        /// <param name="queue">the queue that acquired the objects</param>
        /// <param name="handover">the objects, with the parts that commands have written</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when OpenCL no longer uses the objects; NULL = no
        /// fence, not allowed with CLGL_HANDOVER_NO_CPU_WAIT</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: handover is NULL, has unknown flags or no objects;
        /// a list is NULL although its count is not 0, or has more than 1,048,576 elements; a range or region has
        /// a size of 0; a reserved field is not 0; fence is NULL with CLGL_HANDOVER_NO_CPU_WAIT;
        /// CLGL_HANDOVER_GENERATE_MIPMAPS is set for a texture that cannot have mipmaps;
        /// CLGL_ERROR_INVALID_HANDLE: an element of the lists of handover is not a valid handle;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of handover is too small or more than 4096, or unknown
        /// fields of handover are not 0; CLGL_ERROR_OUT_OF_RANGE: a range or region extends past the acquired part
        /// or past the end of its object; CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object of a wrapped object was
        /// deleted; CLGL_ERROR_GL_OBJECT_CHANGED: the OpenGL object of a wrapped object got new storage;
        /// CLGL_ERROR_WRONG_CONTEXT: an object or fence belongs to another clgl context than the queue;
        /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
        /// current on another thread; CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another
        /// share group; CLGL_ERROR_NOT_ACQUIRED: an object is not acquired by this queue; CLGL_ERROR_UNSUPPORTED:
        /// an object is not shared with OpenGL, so it needs no release; CLGL_ERROR_COMMAND_FAILED: a command of
        /// the release failed, or something that the release or the acquire waited for failed; or a fence in waits
        /// had failed before; CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code;
        /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed;
        /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code; CLGL_ERROR_OUT_OF_HOST_MEMORY:
        /// the process or the OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is
        /// out of memory or of other resources; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available</returns>
        /// <remarks>Threads: GL, or any with CLGL_HANDOVER_NO_CPU_WAIT or if the transport of every object needs
        /// no OpenGL commands (see CLGL_HANDOVER_SKIP_GL_SYNC). Lifetime: handover and waits are used only during
        /// the call. Specification: cl_khr_gl_sharing, clEnqueueReleaseGLObjects.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_release(IntPtr queue, clgl_handover* handover, uint wait_count,
            IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_release(IntPtr queue, clgl_handover* handover, uint wait_count,
            IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Acquires one whole buffer for a queue: clgl_acquire without flags, parts and fences. Commands
        /// that are enqueued afterwards see what the OpenGL commands that this thread issued before have
        /// written.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="buffer">the buffer</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: queue or buffer is not a valid handle;
        /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object that buffer wraps was deleted;
        /// CLGL_ERROR_GL_OBJECT_CHANGED: the OpenGL object that buffer wraps got new storage;
        /// CLGL_ERROR_WRONG_CONTEXT: buffer belongs to another clgl context than the queue;
        /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
        /// current on another thread; CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another
        /// share group; CLGL_ERROR_ALREADY_ACQUIRED: buffer or a part of it is already acquired, and this acquire
        /// or the earlier one writes; with the transport native also if another part of the OpenGL object is
        /// acquired; CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY;
        /// CLGL_ERROR_UNSUPPORTED: buffer is not shared with OpenGL, so it needs no acquire;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_OPENGL: an OpenGL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see
        /// clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its
        /// display was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available;
        /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: GL. Lifetime: none. Specification: cl_khr_gl_sharing,
        /// clEnqueueAcquireGLObjects.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_acquire(IntPtr queue, IntPtr buffer);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_acquire(IntPtr queue, IntPtr buffer);
#endif

        /// <summary>Releases one buffer to OpenGL: clgl_release without flags, parts and fences. OpenGL commands
        /// that this thread issues afterwards see what the commands of the queue have written.</summary>
        /// <param name="queue">the queue that acquired it</param>
        /// <param name="buffer">the buffer</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: queue or buffer is not a valid handle;
        /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object that buffer wraps was deleted;
        /// CLGL_ERROR_GL_OBJECT_CHANGED: the OpenGL object that buffer wraps got new storage;
        /// CLGL_ERROR_WRONG_CONTEXT: buffer belongs to another clgl context than the queue;
        /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
        /// current on another thread; CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another
        /// share group; CLGL_ERROR_NOT_ACQUIRED: buffer is not acquired by this queue; CLGL_ERROR_UNSUPPORTED:
        /// buffer is not shared with OpenGL, so it needs no release; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or
        /// the OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory
        /// or of other resources; CLGL_ERROR_COMMAND_FAILED: a command of the release failed, or something that
        /// the release or the acquire waited for failed; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code;
        /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed;
        /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available; CLGL_ERROR_VULKAN: a Vulkan call
        /// failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: GL, or any if the transport needs no OpenGL commands (see
        /// CLGL_HANDOVER_SKIP_GL_SYNC). Lifetime: none. Specification: cl_khr_gl_sharing,
        /// clEnqueueReleaseGLObjects.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_release(IntPtr queue, IntPtr buffer);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_release(IntPtr queue, IntPtr buffer);
#endif

        /// <summary>Acquires one whole texture for a queue: clgl_acquire without flags, parts and fences. Commands
        /// that are enqueued afterwards see what the OpenGL commands that this thread issued before have
        /// written.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="texture">the texture</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: queue or texture is not a valid handle;
        /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object that texture wraps was deleted;
        /// CLGL_ERROR_GL_OBJECT_CHANGED: the OpenGL object that texture wraps got new storage;
        /// CLGL_ERROR_WRONG_CONTEXT: texture belongs to another clgl context than the queue;
        /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
        /// current on another thread; CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another
        /// share group; CLGL_ERROR_ALREADY_ACQUIRED: texture or a part of it is already acquired, and this acquire
        /// or the earlier one writes; with the transport native also if another part of the OpenGL object is
        /// acquired; CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY;
        /// CLGL_ERROR_UNSUPPORTED: texture is not shared with OpenGL, so it needs no acquire;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_OPENGL: an OpenGL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see
        /// clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its
        /// display was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available;
        /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: GL. Lifetime: none. Specification: cl_khr_gl_sharing,
        /// clEnqueueAcquireGLObjects.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_texture_acquire(IntPtr queue, IntPtr texture);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_acquire(IntPtr queue, IntPtr texture);
#endif

        /// <summary>Releases one texture to OpenGL: clgl_release without flags, parts and fences. OpenGL commands
        /// that this thread issues afterwards see what the commands of the queue have written.</summary>
        /// <param name="queue">the queue that acquired it</param>
        /// <param name="texture">the texture</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: queue or texture is not a valid handle;
        /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object that texture wraps was deleted;
        /// CLGL_ERROR_GL_OBJECT_CHANGED: the OpenGL object that texture wraps got new storage;
        /// CLGL_ERROR_WRONG_CONTEXT: texture belongs to another clgl context than the queue;
        /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
        /// current on another thread; CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another
        /// share group; CLGL_ERROR_NOT_ACQUIRED: texture is not acquired by this queue; CLGL_ERROR_UNSUPPORTED:
        /// texture is not shared with OpenGL, so it needs no release; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process
        /// or the OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of
        /// memory or of other resources; CLGL_ERROR_COMMAND_FAILED: a command of the release failed, or something
        /// that the release or the acquire waited for failed; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code;
        /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed;
        /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available; CLGL_ERROR_VULKAN: a Vulkan call
        /// failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: GL, or any if the transport needs no OpenGL commands (see
        /// CLGL_HANDOVER_SKIP_GL_SYNC). Lifetime: none. Specification: cl_khr_gl_sharing,
        /// clEnqueueReleaseGLObjects.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_texture_release(IntPtr queue, IntPtr texture);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_release(IntPtr queue, IntPtr texture);
#endif
    }
}
