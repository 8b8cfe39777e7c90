// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Lists the formats for which all devices of a context support images. Only formats with a
        /// CLGL_FORMAT_... value are listed.</summary>
        /// <param name="context">the context</param>
        /// <param name="type">the type of the textures</param>
        /// <param name="access">how commands use the textures</param>
        /// <param name="capacity">number of elements of formats; 0 = return only the count</param>
        /// <param name="formats">receives up to capacity formats in ascending order, and CLGL_FORMAT_NONE in
        /// unused elements; may be NULL if capacity is 0</param>
        /// <param name="count">receives the number of formats, which may be more than capacity</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: type or access is unknown; count is NULL; formats
        /// is NULL although capacity is not 0; CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.3.2,
        /// clGetSupportedImageFormats.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_texture_list_formats(IntPtr context, int type, int access, uint
            capacity, int* formats, uint* count);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_list_formats(IntPtr context, int type, int access, uint
            capacity, int* formats, uint* count);
#endif

        /// <summary>Creates a texture. By default OpenGL and OpenCL share it, with a new OpenGL texture;
        /// desc-&gt;gl_name wraps an existing OpenGL texture or renderbuffer instead. With
        /// CLGL_TEXTURE_COMPUTE_ONLY the texture is used by OpenCL only. OpenGL owns a new shared texture: acquire
        /// the texture before commands use it. Format and sizes are checked against the limits of all devices of
        /// the context. Before the first texture of each format and target, each transport is tested with a small
        /// transfer, and is not used if bytes differ. Textures of one OpenGL name share the acquired state; each
        /// mip level and each face has its own. The library sets the minification filter of a new OpenGL texture
        /// so that the texture is complete: GL_LINEAR, or the OpenGL default for several mip levels; for integer
        /// formats GL_NEAREST or GL_NEAREST_MIPMAP_NEAREST. Change the filter with glTexParameteri.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">the texture to create</param>
        /// <param name="texture">receives the texture</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: desc or texture is NULL; a reserved field of desc
        /// is not 0; flags, access, type, format, transport or gl_target is unknown; a size is 0, or set although
        /// the type does not have it; a pitch is too small or not a multiple; fields contradict each other;
        /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context, or desc-&gt;buffer is not a valid
        /// clgl_buffer; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of desc is too small or more than 4096, or
        /// unknown fields of desc are not 0; CLGL_ERROR_OUT_OF_RANGE: a size is more than the device or OpenGL
        /// allows, or than desc-&gt;buffer has; CLGL_ERROR_INVALID_GL_OBJECT: gl_name does not exist, has another
        /// target, does not have the level, has no storage, is incomplete, or is not as desc expects (the message
        /// says which); CLGL_ERROR_WRONG_CONTEXT: desc-&gt;buffer belongs to another context;
        /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
        /// current on another thread; CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another
        /// share group; CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY;
        /// CLGL_ERROR_NO_TRANSPORT: no transport can share the texture; the message says why;
        /// CLGL_ERROR_UNSUPPORTED: a device does not support images of the format (the message names the nearest
        /// supported one) or type; a device does not use host memory in place; OpenGL does not support the target,
        /// or the target cannot be shared; the texture is multisampled and CLGL_TEXTURE_SAMPLES_AS_LAYERS is not
        /// set; desc-&gt;buffer is shared with OpenGL; or the transport that desc or CLGL_TRANSPORT requires
        /// cannot share the texture; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of
        /// host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_OPENGL: an OpenGL
        /// call failed; see clgl_error_get_native_code; CLGL_ERROR_WINSYS: the headless OpenGL context cannot be
        /// made current; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or
        /// destroyed, or its display was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available;
        /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: GL, or any with CLGL_TEXTURE_COMPUTE_ONLY. Lifetime: until clgl_texture_destroy.
        /// desc-&gt;data is used only during the call; with CLGL_TEXTURE_USE_HOST_MEMORY until the callback of
        /// clgl_texture_set_destructor_callback is called. desc-&gt;buffer may be destroyed before. The
        /// application still owns a wrapped OpenGL texture, which must exist until clgl_texture_destroy..
        /// Specification: OpenCL 3.0 section 5.3.1, clCreateImage; cl_khr_gl_sharing, clCreateFromGLTexture,
        /// ...Renderbuffer.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_texture_create(IntPtr context, clgl_texture_desc* desc, IntPtr*
            texture);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_create(IntPtr context, clgl_texture_desc* desc, IntPtr*
            texture);
#endif

        /// <summary>Tests whether a transport can share textures of a format and target. Transfers a small texture
        /// both ways and compares every byte, as clgl_texture_create does for the first texture. Each test runs
        /// once per process.</summary>
        /// <param name="context">the context</param>
        /// <param name="transport">the transport, not CLGL_TRANSPORT_AUTO</param>
        /// <param name="gl_target">the OpenGL target, as in clgl_texture_desc; not 0</param>
        /// <param name="format">the format</param>
        /// <param name="flags">CLGL_TEXTURE_CONVERT_FORMAT and CLGL_TEXTURE_SAMPLES_AS_LAYERS combined; 0 =
        /// none</param>
        /// <param name="support">receives the result; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS, also if the test failed; CLGL_ERROR_INVALID_ARGUMENT: support is NULL; flags,
        /// transport, gl_target or format is unknown; CLGL_ERROR_INVALID_HANDLE: context is not a valid
        /// clgl_context; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of support is too small or more than 4096;
        /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
        /// current on another thread; CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another
        /// share group; CLGL_ERROR_NO_OPENGL: the context was created with CLGL_CONTEXT_COMPUTE_ONLY;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code; CLGL_ERROR_WINSYS: the
        /// headless OpenGL context cannot be made current; see clgl_error_get_native_code;
        /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed</returns>
        /// <remarks>Threads: GL. Lifetime: the string lives until the next call of this function on this thread.
        /// Specification: specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_texture_verify(IntPtr context, int transport, uint gl_target, int
            format, uint flags, clgl_texture_support* support);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_verify(IntPtr context, int transport, uint gl_target, int
            format, uint flags, clgl_texture_support* support);
#endif

        /// <summary>Updates a texture to the current storage of the OpenGL object that it wraps, and keeps the
        /// handle and the component order. Call it after the OpenGL object was respecified, for example because a
        /// window was resized. If the call fails, the texture stays unchanged. Kernels that have the texture as an
        /// argument use the new storage from their next launch.</summary>
        /// <param name="texture">a wrapped texture that is not acquired</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture;
        /// CLGL_ERROR_OUT_OF_RANGE: a new size is more than the device allows; CLGL_ERROR_INVALID_GL_OBJECT: the
        /// OpenGL object was deleted or is incomplete, or lost its level or storage; CLGL_ERROR_NO_GL_CONTEXT: no
        /// OpenGL context is current on this thread; or the headless context is current on another thread;
        /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group;
        /// CLGL_ERROR_ALREADY_ACQUIRED: the texture is acquired; CLGL_ERROR_NO_TRANSPORT: no transport can share
        /// the new storage; the message says why; CLGL_ERROR_UNSUPPORTED: the texture does not wrap an
        /// application-owned OpenGL object; OpenGL ES 3.0 cannot return the new size; or the new format cannot be
        /// shared; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_OPENGL: an OpenGL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see
        /// clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its
        /// display was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available;
        /// CLGL_ERROR_INVALID_STATE: the texture is a slot of a ring; or another thread is using the handle;
        /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: GL. No other call may use the texture at the same time.. Lifetime: as for
        /// clgl_texture_create. Specification: specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_texture_rewrap(IntPtr texture);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_rewrap(IntPtr texture);
#endif

        /// <summary>Changes the size of a texture that clgl created, under the same handle. The contents are
        /// undefined afterwards. A texture with mip levels keeps as many levels as the new size allows. If the
        /// call fails, the texture stays unchanged. Kernels use the new memory from their next launch
        /// on.</summary>
        /// <param name="texture">the texture; not acquired</param>
        /// <param name="extent">the size, in the units of CLGL_TEXTURE_TYPE_...; 1 for missing dimensions</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: extent is NULL; a size is 0, or not 1 for a missing
        /// dimension; CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture; CLGL_ERROR_OUT_OF_RANGE: a
        /// size is more than the device or OpenGL allows (the message has both); CLGL_ERROR_ALREADY_ACQUIRED: the
        /// texture or a part of it is acquired; CLGL_ERROR_NO_TRANSPORT: no transport can share the texture; the
        /// message says why; CLGL_ERROR_UNSUPPORTED: the memory belongs to the application: a wrapped OpenGL
        /// object (see clgl_texture_rewrap), the pixels of a buffer, host memory, or a cl_mem;
        /// CLGL_ERROR_INVALID_STATE: the texture is mapped or a slot of a ring; or another thread is using it;
        /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
        /// current on another thread; CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another
        /// share group; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_OPENGL: an OpenGL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see
        /// clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its
        /// display was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available;
        /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: GL, or any with CLGL_TEXTURE_COMPUTE_ONLY. No other call may use the texture at the
        /// same time.. Lifetime: the previous OpenGL name and cl_mem become invalid. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_texture_resize(IntPtr texture, UIntPtr* extent);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_resize(IntPtr texture, UIntPtr* extent);
#endif

        /// <summary>Destroys a texture. An acquired texture is released first. On a thread without the OpenGL
        /// context, the OpenGL part of the release is done by a later call on a thread with the context. A wrapped
        /// OpenGL object is not deleted. An OpenGL object that the library created is deleted. Commands that use
        /// the texture still complete.</summary>
        /// <param name="texture">the texture; NULL = do nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture, for example
        /// because it was destroyed before</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle. Specification: OpenCL 3.0 section 5.5.1,
        /// clReleaseMemObject.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_texture_destroy(IntPtr texture);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_destroy(IntPtr texture);
#endif

        /// <summary>Registers a function that is called when the memory of a texture is no longer used. Then the
        /// application may free host memory that was used in place (CLGL_TEXTURE_USE_HOST_MEMORY). The callback
        /// runs when the texture and others of the same level of the OpenGL texture are destroyed, the application
        /// has released the cl_mem, and its commands have completed. Some drivers keep the memory longer; see
        /// clgl_buffer_set_destructor_callback.</summary>
        /// <param name="texture">the texture</param>
        /// <param name="callback">the function</param>
        /// <param name="user_data">passed to the callback; may be NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: callback is NULL; CLGL_ERROR_INVALID_HANDLE:
        /// texture is not a valid clgl_texture; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is
        /// out of host memory; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: any. Lifetime: user_data must live until the callback has run; the clgl context also
        /// lives until then. Specification: OpenCL 3.0 section 5.5.1, clSetMemObjectDestructorCallback.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_texture_set_destructor_callback(IntPtr texture, IntPtr callback,
            void* user_data);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_set_destructor_callback(IntPtr texture, IntPtr callback,
            void* user_data);
#endif

        /// <summary>Returns the properties of a texture.</summary>
        /// <param name="texture">the texture</param>
        /// <param name="info">receives the properties; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: info is NULL; CLGL_ERROR_INVALID_HANDLE: texture is
        /// not a valid clgl_texture; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than
        /// 4096; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the texture. Specification: OpenCL 3.0
        /// section 5.3.7, clGetImageInfo.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_texture_get_info(IntPtr texture, clgl_texture_info* info);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_get_info(IntPtr texture, clgl_texture_info* info);
#endif

        /// <summary>Reads a region of a texture into host memory. Row 0 is the bottom row of OpenGL; see ROW ORDER
        /// in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="texture">the texture; if it is shared, the queue must have acquired the region</param>
        /// <param name="region">the region, with the pitches of data; NULL = the whole texture, tightly
        /// packed</param>
        /// <param name="data">receives the pixels; region, its pitches and the format determine the number of
        /// bytes</param>
        /// <param name="blocking">1 = return when data is complete; 0 = return at once; see fence</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when data is complete; NULL = no fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: data is NULL; a reserved field of region is not 0;
        /// a size of the region is 0, or exceeds the dimensions of the type; a pitch is too small or not a
        /// multiple; blocking is neither 0 nor 1; CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of region is too small or more than 4096, or unknown fields
        /// of region are not 0; CLGL_ERROR_OUT_OF_RANGE: the region extends past the edge of the texture (the
        /// message has the numbers); CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the region of a shared
        /// texture; CLGL_ERROR_COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a
        /// fence in waits has failed; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another
        /// clgl context than the queue; CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only
        /// threads with the OpenGL context can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD);
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an
        /// OpenGL fence, and the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is
        /// no longer available</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed. Specification: OpenCL
        /// 3.0 section 5.3.3, clEnqueueReadImage.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_texture_read(IntPtr queue, IntPtr texture, clgl_texture_region*
            region, void* data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_read(IntPtr queue, IntPtr texture, clgl_texture_region*
            region, void* data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Writes host memory to a region of a texture. Row 0 is the bottom row of OpenGL; see ROW ORDER
        /// in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="texture">the texture, not read-only; if it is shared, the queue must have acquired the
        /// region for writing</param>
        /// <param name="region">the region, with the pitches of data; NULL = the whole texture, tightly
        /// packed</param>
        /// <param name="data">the pixels; region, its pitches and the format determine the number of bytes</param>
        /// <param name="blocking">1 = return when data may be changed; 0 = return at once; data must stay
        /// unchanged until fence completes</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the texture has been written; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: data is NULL; a reserved field of region is not 0;
        /// a size of the region is 0, or exceeds the dimensions of the type; a pitch is too small or not a
        /// multiple; the texture is read-only; blocking is neither 0 nor 1; CLGL_ERROR_INVALID_HANDLE: texture is
        /// not a valid clgl_texture; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of region is too small or more
        /// than 4096, or unknown fields of region are not 0; CLGL_ERROR_OUT_OF_RANGE: the region extends past the
        /// edge of the texture (the message has the numbers); CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired
        /// the region of a shared texture for writing; CLGL_ERROR_COMMAND_FAILED: blocking is 1 and the command or
        /// an earlier command failed; or a fence in waits has failed; CLGL_ERROR_WRONG_CONTEXT: an object or a
        /// fence in waits belongs to another clgl context than the queue; CLGL_ERROR_UNSUPPORTED: a fence in waits
        /// is an OpenGL fence that only threads with the OpenGL context can wait for, and this thread has none
        /// (see CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out
        /// of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST:
        /// waits contains an OpenGL fence, and the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the
        /// OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed. Specification: OpenCL
        /// 3.0 section 5.3.3, clEnqueueWriteImage.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_texture_write(IntPtr queue, IntPtr texture, clgl_texture_region*
            region, void* data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_write(IntPtr queue, IntPtr texture, clgl_texture_region*
            region, void* data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Fills a region of a texture with one colour. The colour is clamped to the range of the format
        /// and rounded to nearest.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="texture">the texture, not read-only; if it is shared, the queue must have acquired the
        /// region for writing</param>
        /// <param name="region">the region, with pitches of 0; NULL = the whole texture</param>
        /// <param name="color">red, green, blue and alpha: four int32_t for formats of CLGL_NUMERIC_INT, four
        /// uint32_t for CLGL_NUMERIC_UINT, else four floats</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the region has been filled; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: color is NULL; a reserved field of region is not 0;
        /// a size of the region is 0, or exceeds the dimensions of the type; a pitch is not 0; the texture is
        /// read-only; CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of region is too small or more than 4096, or unknown fields
        /// of region are not 0; CLGL_ERROR_OUT_OF_RANGE: the region extends past the edge of the texture (the
        /// message has the numbers); CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the region of a shared
        /// texture for writing; CLGL_ERROR_UNSUPPORTED: the driver fills this format and type incorrectly,
        /// according to a test; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl
        /// context than the queue; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host
        /// memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; CLGL_ERROR_OPENCL: an OpenCL call
        /// failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and
        /// the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer
        /// available</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.3.4,
        /// clEnqueueFillImage.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_texture_fill(IntPtr queue, IntPtr texture, clgl_texture_region*
            region, void* color, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_fill(IntPtr queue, IntPtr texture, clgl_texture_region*
            region, void* color, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Copies a region of one texture to another of the same format, or between regions of one
        /// texture that do not overlap. The textures may be of different types, for example a slice of a 3D
        /// texture and a 2D texture. Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the texture to read; if it is shared, the queue must have acquired the
        /// region</param>
        /// <param name="destination">the texture to write, not read-only; if it is shared, the queue must have
        /// acquired the region for writing</param>
        /// <param name="region">the region of source, with pitches of 0; NULL = the whole texture</param>
        /// <param name="origin">the start of the copy in destination; NULL = {0, 0, 0}</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes after the copy; NULL = no fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: a reserved field of region is not 0; the formats
        /// differ; a size of the region is 0, or exceeds the dimensions of a type; a pitch is not 0; destination
        /// is read-only; CLGL_ERROR_INVALID_HANDLE: source or destination is not a valid handle;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of region is too small or more than 4096, or unknown fields
        /// of region are not 0; CLGL_ERROR_OUT_OF_RANGE: a region extends past the edge of its texture; or the
        /// regions overlap, in one texture or in a buffer whose memory both textures use; CLGL_ERROR_NOT_ACQUIRED:
        /// the queue has not acquired a shared texture, or has acquired destination only for reading;
        /// CLGL_ERROR_UNSUPPORTED: the driver copies these types incorrectly, according to a test;
        /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; CLGL_ERROR_OPENCL: an OpenCL call
        /// failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and
        /// the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer
        /// available</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.3.3,
        /// clEnqueueCopyImage.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_texture_copy(IntPtr queue, IntPtr source, IntPtr destination,
            clgl_texture_region* region, UIntPtr* origin, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_copy(IntPtr queue, IntPtr source, IntPtr destination,
            clgl_texture_region* region, UIntPtr* origin, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Copies a region of a texture to a buffer. Bytes between rows and slices stay unchanged. A
        /// tightly packed copy is one OpenCL command, any other one per slice or row. The fence completes after
        /// all. Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the texture; if it is shared, the queue must have acquired the region</param>
        /// <param name="destination">the buffer, not read-only; if it is shared, the queue must have acquired the
        /// bytes for writing</param>
        /// <param name="region">the region of source, with the pitches in destination; NULL = the whole texture,
        /// tightly packed</param>
        /// <param name="offset">the position of the first pixel in destination, in bytes</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes after the copy; NULL = no fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: a reserved field of region is not 0; a size of the
        /// region is 0, or exceeds the dimensions of the type; a pitch is too small or not a multiple; destination
        /// is read-only; CLGL_ERROR_INVALID_HANDLE: source or destination is not a valid handle;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of region is too small or more than 4096, or unknown fields
        /// of region are not 0; CLGL_ERROR_OUT_OF_RANGE: the region extends past the edge of source, or the pixels
        /// past the end of destination; or source uses the same bytes of destination; CLGL_ERROR_NOT_ACQUIRED: the
        /// queue has not acquired a shared object, or has acquired destination only for reading;
        /// CLGL_ERROR_UNSUPPORTED: the driver copies from this format and type incorrectly, according to a test;
        /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; CLGL_ERROR_OPENCL: an OpenCL call
        /// failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and
        /// the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer
        /// available</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.3.5,
        /// clEnqueueCopyImageToBuffer.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_texture_copy_to_buffer(IntPtr queue, IntPtr source, IntPtr
            destination, clgl_texture_region* region, UIntPtr offset, uint wait_count, IntPtr* waits,
            IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_copy_to_buffer(IntPtr queue, IntPtr source, IntPtr
            destination, clgl_texture_region* region, UIntPtr offset, uint wait_count, IntPtr* waits,
            IntPtr* fence);
#endif

        /// <summary>Copies pixels of a buffer to a region of a texture. A tightly packed copy is one OpenCL
        /// command, any other one per slice or row. The fence completes after all. Row 0 is the bottom row of
        /// OpenGL; see ROW ORDER in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the buffer; if it is shared, the queue must have acquired the bytes</param>
        /// <param name="destination">the texture, not read-only; if it is shared, the queue must have acquired the
        /// region for writing</param>
        /// <param name="offset">the position of the first pixel in source, in bytes</param>
        /// <param name="region">the region of destination, with the pitches in source; NULL = the whole texture,
        /// tightly packed</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes after the copy; NULL = no fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: a reserved field of region is not 0; a size of the
        /// region is 0, or exceeds the dimensions of the type; a pitch is too small or not a multiple; destination
        /// is read-only; CLGL_ERROR_INVALID_HANDLE: source or destination is not a valid handle;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of region is too small or more than 4096, or unknown fields
        /// of region are not 0; CLGL_ERROR_OUT_OF_RANGE: the region extends past the edge of destination, or the
        /// pixels past the end of source; or destination uses the same bytes of source; CLGL_ERROR_NOT_ACQUIRED:
        /// the queue has not acquired a shared object, or has acquired destination only for reading;
        /// CLGL_ERROR_UNSUPPORTED: the driver copies to this format and type incorrectly, according to a test;
        /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; CLGL_ERROR_OPENCL: an OpenCL call
        /// failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and
        /// the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer
        /// available</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.3.5,
        /// clEnqueueCopyBufferToImage.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_buffer_copy_to_texture(IntPtr queue, IntPtr source, IntPtr
            destination, UIntPtr offset, clgl_texture_region* region, uint wait_count, IntPtr* waits,
            IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_copy_to_texture(IntPtr queue, IntPtr source, IntPtr
            destination, UIntPtr offset, clgl_texture_region* region, uint wait_count, IntPtr* waits,
            IntPtr* fence);
#endif

        /// <summary>Maps a region of a texture into host memory. If the call fails, nothing is mapped. If fence
        /// fails, the pointer is invalid and need not be unmapped. Row 0 is the bottom row of OpenGL; see ROW
        /// ORDER in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="texture">the texture; if it is shared, the queue must have acquired the region</param>
        /// <param name="flags">CLGL_MAP_READ, CLGL_MAP_WRITE or both; or CLGL_MAP_WRITE_DISCARD</param>
        /// <param name="region">the region, with pitches of 0; NULL = the whole texture</param>
        /// <param name="blocking">1 = return when the memory may be used; 0 = return at once; the memory may be
        /// used when fence completes</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="pointer">receives the address of the first pixel of the region</param>
        /// <param name="row_pitch">receives the distance between rows in bytes; for 1D arrays, between
        /// layers</param>
        /// <param name="slice_pitch">receives the distance between slices or layers in bytes; 0 for types that
        /// have none; NULL = not wanted</param>
        /// <param name="fence">receives a fence that completes when the memory may be used; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: pointer or row_pitch is NULL; a reserved field of
        /// region is not 0; flags are unknown, 0 or a combination that is not allowed; a size of the region is 0,
        /// or exceeds the dimensions of the type; a pitch of region is not 0; flags write and the texture is
        /// read-only; blocking is neither 0 nor 1; CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of region is too small or more than 4096, or unknown fields
        /// of region are not 0; CLGL_ERROR_OUT_OF_RANGE: the region extends past the edge of the texture;
        /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired the region of a shared texture, or only for
        /// reading; CLGL_ERROR_COMMAND_FAILED: blocking is 1 and the command or an earlier command failed; or a
        /// fence in waits has failed; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another
        /// clgl context than the queue; CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only
        /// threads with the OpenGL context can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD);
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an
        /// OpenGL fence, and the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is
        /// no longer available</returns>
        /// <remarks>Threads: any. Lifetime: pointer is valid until clgl_texture_unmap; the texture must not be
        /// released or destroyed before. Specification: OpenCL 3.0 section 5.3.6, clEnqueueMapImage.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_texture_map(IntPtr queue, IntPtr texture, uint flags,
            clgl_texture_region* region, uint blocking, uint wait_count, IntPtr* waits, void** pointer,
            UIntPtr* row_pitch, UIntPtr* slice_pitch, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_map(IntPtr queue, IntPtr texture, uint flags,
            clgl_texture_region* region, uint blocking, uint wait_count, IntPtr* waits, void** pointer,
            UIntPtr* row_pitch, UIntPtr* slice_pitch, IntPtr* fence);
#endif

        /// <summary>Ends a mapping of clgl_texture_map. Each mapping is ended once. Unmap before clgl_release, so
        /// that the release transfers what was written. If the texture was released before, acquire it again, for
        /// writing if the mapping writes, and then unmap it.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="texture">the texture; if it is shared, the queue must still have acquired the
        /// region</param>
        /// <param name="pointer">the pointer from clgl_texture_map</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the texture contains what was written; NULL =
        /// no fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: pointer is NULL; pointer is not a mapping of the
        /// texture by clgl_texture_map, or was unmapped before; or the command that was to map it has failed;
        /// CLGL_ERROR_INVALID_HANDLE: texture is not a valid clgl_texture; CLGL_ERROR_NOT_ACQUIRED: the texture
        /// was released since it was mapped; CLGL_ERROR_UNSUPPORTED: the OpenCL driver cannot unmap before the
        /// mapping command has completed (rusticl 22.3; PoCL 3.1 while user fences are pending); wait for its
        /// fence first; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context
        /// than the queue; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; CLGL_ERROR_OPENCL: an OpenCL call
        /// failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and
        /// the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer
        /// available</returns>
        /// <remarks>Threads: any. Lifetime: ends pointer. Specification: OpenCL 3.0 section 5.5.2,
        /// clEnqueueUnmapMemObject.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_texture_unmap(IntPtr queue, IntPtr texture, void* pointer, uint
            wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_unmap(IntPtr queue, IntPtr texture, void* pointer, uint
            wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Returns the name of a texture type, such as "2D array".</summary>
        /// <param name="type">CLGL_TEXTURE_TYPE_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_texture_type_name(int type);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_texture_type_name(int type);
#endif
    }
}
