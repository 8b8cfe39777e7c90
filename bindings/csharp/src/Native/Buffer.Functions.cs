// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Makes a buffer: a new one that OpenGL and OpenCL share, a share of an existing OpenGL buffer
        /// (gl_name), or one of OpenCL's alone (CLGL_BUFFER_COMPUTE_ONLY). A shared buffer starts on OpenGL's
        /// side, not acquired. Two wrappings of one OpenGL name share one storage and one transport, the first
        /// one's.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">what to make</param>
        /// <param name="buffer">receives the buffer</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for a size of 0, unknown flags, access or transport,
        /// or flags that contradict each other; CLGL_ERROR_OUT_OF_RANGE for a size beyond the device's limit;
        /// CLGL_ERROR_MISALIGNED for host memory that cannot be used in place; CLGL_ERROR_INVALID_GL_OBJECT if
        /// gl_name does not exist, is of another kind, has no storage, or its size is another than the expected
        /// one; CLGL_ERROR_NO_TRANSPORT; CLGL_ERROR_UNSUPPORTED if the name is wrapped already by another
        /// transport than the asked one, or, with CLGL_BUFFER_GL_MAPPABLE, in a way that prevents mapping;
        /// CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST,
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY,
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENCL, CLGL_ERROR_OPENGL</returns>
        /// <remarks>Threads: GL; any with CLGL_BUFFER_COMPUTE_ONLY. Lifetime: until clgl_buffer_destroy; data may
        /// go when the call returns, or, with CLGL_BUFFER_USE_HOST_MEMORY, when
        /// clgl_buffer_set_destructor_callback tells. Specification: cl_khr_gl_sharing, clCreateFromGLBuffer;
        /// OpenGL 4.6 core section 6.2, glBufferStorage; OpenCL 3.0 section 5.2.1, clCreateBuffer.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_create(IntPtr context, clgl_buffer_desc* desc, IntPtr*
            buffer);

        /// <summary>Makes a buffer of a part of another one. Acquiring the parent covers it; it can be acquired
        /// alone.</summary>
        /// <param name="parent">a buffer that is no sub-buffer itself</param>
        /// <param name="access">CLGL_ACCESS_...; CLGL_ACCESS_READ_ONLY if that is the parent's</param>
        /// <param name="range">the part, in bytes</param>
        /// <param name="buffer">receives the sub-buffer</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_MISALIGNED if the offset is not a multiple of the device's
        /// mem_base_addr_align; CLGL_ERROR_OUT_OF_RANGE past the parent's end; CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_buffer_destroy; the parent may be destroyed before.
        /// Specification: OpenCL 3.0 section 5.2.1, clCreateSubBuffer.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_create_sub(IntPtr parent, int access, clgl_range* range,
            IntPtr* buffer);

        /// <summary>Wraps the OpenGL buffer of a buffer again, as it is now, under the same handle: for owners
        /// that respecified it. If that fails the buffer is what it was. Its sub-buffers stay with the old
        /// storage: make them anew.</summary>
        /// <param name="buffer">a wrapped buffer that is not acquired; kernels get it anew at their next
        /// launch</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_ALREADY_ACQUIRED if it is acquired; CLGL_ERROR_UNSUPPORTED if it
        /// wraps nothing of the program's; CLGL_ERROR_INVALID_STATE if another thread is using the handle; and
        /// what clgl_buffer_create returns</returns>
        /// <remarks>Threads: GL; no other call may have the buffer meanwhile. Lifetime: as clgl_buffer_create.
        /// Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_rewrap(IntPtr buffer);

        /// <summary>Destroys a buffer. One that is acquired is released first (on a thread with the OpenGL
        /// context; on another one, what OpenGL must do for it is done at the next chance). A wrapped OpenGL
        /// buffer stays the program's; one that the library made is deleted.</summary>
        /// <param name="buffer">the buffer, or NULL for nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle. Specification: OpenCL 3.0 section 5.5.1,
        /// clReleaseMemObject; OpenGL 4.6 core section 6.1, glDeleteBuffers.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_destroy(IntPtr buffer);

        /// <summary>Has a function called when a buffer's memory has gone: its handle is destroyed, and so are its
        /// sub-buffers (or, for a sub-buffer, only itself), other wrappings of the same OpenGL name, and what the
        /// program and commands under way keep of the cl_mem. Then host memory that was used in place
        /// (CLGL_BUFFER_USE_HOST_MEMORY) may be freed. It comes as late as the driver lets go of the memory, which
        /// may be long after the last command: rusticl 22.3 keeps a buffer as long as a kernel has it as an
        /// argument, PoCL 3.1 one that is still mapped, and commands that were not flushed are under way. Whoever
        /// waits for it destroys such kernels, or sets other arguments, unmaps, and finishes the queue. rusticl
        /// 22.3 also lets go of it while launches that use it are still under way: there, finish the queue before
        /// the buffer is destroyed, or its host memory may be used after the callback. Several functions are
        /// called one after another, the last set first. For a shared buffer, OpenCL's side has gone; an OpenGL
        /// buffer that the library made is deleted when the OpenGL context is next at hand.</summary>
        /// <param name="buffer">the buffer</param>
        /// <param name="callback">called once</param>
        /// <param name="user_data">handed to the callback</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: user_data must live until the callback has run; until then the clgl
        /// context lives on inside, too. Specification: OpenCL 3.0 section 5.5.1,
        /// clSetMemObjectDestructorCallback.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_set_destructor_callback(IntPtr buffer, IntPtr callback, void*
            user_data);

        /// <summary>Tells what a buffer is.</summary>
        /// <param name="buffer">the buffer</param>
        /// <param name="info">receives it; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the buffer. Specification: clgl's
        /// own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_get_info(IntPtr buffer, clgl_buffer_info* info);

        /// <summary>Reads from a buffer into host memory.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="buffer">the buffer; acquired by the queue if it is shared</param>
        /// <param name="range">the part, in bytes; NULL for all</param>
        /// <param name="data">receives range-&gt;size bytes</param>
        /// <param name="blocking">1 to return when data is there, 0 to return at once</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when data is there; or NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_NOT_ACQUIRED; CLGL_ERROR_OUT_OF_RANGE; CLGL_ERROR_WRONG_CONTEXT;
        /// CLGL_ERROR_COMMAND_FAILED if it is blocking and a command before it failed, or if one of waits has
        /// failed; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_DEVICE_MEMORY,
        /// CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed. Specification: OpenCL
        /// 3.0 section 5.2.2, clEnqueueReadBuffer.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_read(IntPtr queue, IntPtr buffer, clgl_range* range, void*
            data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Writes host memory into a buffer.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="buffer">the buffer; acquired by the queue, and not for reading only, if it is
        /// shared</param>
        /// <param name="range">the part, in bytes; NULL for all</param>
        /// <param name="data">range-&gt;size bytes</param>
        /// <param name="blocking">1 to return when data may be changed, 0 to return at once</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the buffer holds data; or NULL</param>
        /// <returns>as clgl_buffer_read; CLGL_ERROR_INVALID_ARGUMENT also for a buffer that is only read</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed. Specification: OpenCL
        /// 3.0 section 5.2.2, clEnqueueWriteBuffer.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_write(IntPtr queue, IntPtr buffer, clgl_range* range, void*
            data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Fills a buffer with a pattern.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="buffer">the buffer; acquired by the queue, and not for reading only, if it is
        /// shared</param>
        /// <param name="range">the part, in bytes, offset and size multiples of pattern_size; NULL for all</param>
        /// <param name="pattern">the pattern, copied before the call returns</param>
        /// <param name="pattern_size">its bytes: 1, 2, 4, 8, 16, 32, 64 or 128</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the buffer is filled; or NULL</param>
        /// <returns>as clgl_buffer_write; CLGL_ERROR_MISALIGNED if offset or size is no multiple of
        /// pattern_size</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.2.3,
        /// clEnqueueFillBuffer.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_fill(IntPtr queue, IntPtr buffer, clgl_range* range, void*
            pattern, UIntPtr pattern_size, uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Copies from one buffer to another, or within one between parts that do not overlap.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">acquired by the queue if it is shared</param>
        /// <param name="destination">acquired by the queue, and not for reading only, if it is shared</param>
        /// <param name="range">the part of source, in bytes; NULL for all of it</param>
        /// <param name="offset">where it goes in destination, in bytes</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the copy is made; or NULL</param>
        /// <returns>as clgl_buffer_write; CLGL_ERROR_OUT_OF_RANGE also if the parts overlap</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.2.2,
        /// clEnqueueCopyBuffer.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_copy(IntPtr queue, IntPtr source, IntPtr destination,
            clgl_range* range, UIntPtr offset, uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Reads a box of a buffer into host memory.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="buffer">the buffer; acquired by the queue if it is shared</param>
        /// <param name="rect">the box; other_... is the host memory</param>
        /// <param name="data">receives the box</param>
        /// <param name="blocking">1 to return when data is there, 0 to return at once</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when data is there; or NULL</param>
        /// <returns>as clgl_buffer_read; CLGL_ERROR_INVALID_ARGUMENT also for a pitch that is too small</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed. Specification: OpenCL
        /// 3.0 section 5.2.2, clEnqueueReadBufferRect.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_read_rect(IntPtr queue, IntPtr buffer, clgl_buffer_rect* rect,
            void* data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Writes a box of host memory into a buffer.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="buffer">the buffer; acquired by the queue, and not for reading only, if it is
        /// shared</param>
        /// <param name="rect">the box; other_... is the host memory</param>
        /// <param name="data">what to write</param>
        /// <param name="blocking">1 to return when data may be changed, 0 to return at once</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the buffer holds the box; or NULL</param>
        /// <returns>as clgl_buffer_write; CLGL_ERROR_INVALID_ARGUMENT also for a pitch that is too small</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed. Specification: OpenCL
        /// 3.0 section 5.2.2, clEnqueueWriteBufferRect.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_write_rect(IntPtr queue, IntPtr buffer, clgl_buffer_rect*
            rect, void* data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Copies a box from one buffer to another, or within one between boxes that do not
        /// overlap.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">acquired by the queue if it is shared</param>
        /// <param name="destination">acquired by the queue, and not for reading only, if it is shared</param>
        /// <param name="rect">the box; buffer_... is in source, other_... in destination</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the copy is made; or NULL</param>
        /// <returns>as clgl_buffer_copy; CLGL_ERROR_INVALID_ARGUMENT also for a pitch that is too small, and,
        /// within one buffer and its sub-buffers, for pitches that differ; CLGL_ERROR_UNSUPPORTED where a driver
        /// takes boxes within one buffer for overlapping that do not (see clgl_view_copy)</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.2.2,
        /// clEnqueueCopyBufferRect.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_copy_rect(IntPtr queue, IntPtr source, IntPtr destination,
            clgl_buffer_rect* rect, uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Maps a part of a buffer into host memory, by OpenCL.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="buffer">the buffer; acquired by the queue if it is shared</param>
        /// <param name="flags">CLGL_MAP_...</param>
        /// <param name="range">the part, in bytes; NULL for all</param>
        /// <param name="blocking">1 to return when the memory may be used, 0 to return at once</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="pointer">receives the address of the part's first byte</param>
        /// <param name="fence">receives a fence that completes when the memory may be used; or NULL</param>
        /// <returns>as clgl_buffer_read; CLGL_ERROR_INVALID_ARGUMENT also when writing a buffer that is only read.
        /// After a failure nothing is mapped; a pointer whose fence fails is none.</returns>
        /// <remarks>Threads: any. Lifetime: pointer until clgl_buffer_unmap; the buffer must not be released or
        /// destroyed before that. Specification: OpenCL 3.0 section 5.2.4, clEnqueueMapBuffer.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_map(IntPtr queue, IntPtr buffer, uint flags, clgl_range*
            range, uint blocking, uint wait_count, IntPtr* waits, void** pointer, IntPtr* fence);

        /// <summary>Ends a mapping, once: what clgl_buffer_map gave and nothing ended yet. A mapping by OpenCL's
        /// own call is ended by that.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="buffer">the buffer; still acquired by the queue if it is shared, so that its release
        /// carries what was written</param>
        /// <param name="pointer">what clgl_buffer_map gave</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the buffer holds what was written; or
        /// NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if pointer is no mapping of the buffer, or no
        /// longer; CLGL_ERROR_UNSUPPORTED where a driver ends no mapping before its command has completed (rusticl
        /// 22.3; PoCL 3.1 while user fences are pending); CLGL_ERROR_NOT_ACQUIRED if it was released meanwhile:
        /// acquired again, for writing if the mapping writes, it can be unmapped; CLGL_ERROR_WRONG_CONTEXT,
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: ends pointer. Specification: OpenCL 3.0 section 5.5.2,
        /// clEnqueueUnmapMemObject.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_unmap(IntPtr queue, IntPtr buffer, void* pointer, uint
            wait_count, IntPtr* waits, IntPtr* fence);
    }
}
