// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Lists the formats that every device of the context has images of, as rows of the table that
        /// clgl_format_get_info tells of. Formats of the driver's that no row stands for are left out.</summary>
        /// <param name="context">the context</param>
        /// <param name="kind">CLGL_TEXTURE_KIND_...</param>
        /// <param name="access">CLGL_ACCESS_...</param>
        /// <param name="capacity">how many formats there is room for</param>
        /// <param name="formats">receives up to capacity of CLGL_FORMAT_..., ascending; or NULL if capacity is
        /// 0</param>
        /// <param name="count">receives how many there are</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown kind or access;
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: the caller's memory. Specification: OpenCL 3.0 section 5.3.2,
        /// clGetSupportedImageFormats.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_list_formats(IntPtr context, int kind, int access, uint
            capacity, int* formats, uint* count);

        /// <summary>Makes a texture that OpenGL and OpenCL share: a new one, or of an existing OpenGL texture or
        /// renderbuffer; or, with CLGL_TEXTURE_COMPUTE_ONLY, one of OpenCL's alone. Format and sizes are checked
        /// against what each of the context's devices has, before the driver sees them. The first texture of a
        /// format and shape is verified: a small one goes there and back, and a transport that brings other bytes
        /// back is not taken. Textures of one OpenGL name share one state of who has acquired what: levels and
        /// faces are apart.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">what to make</param>
        /// <param name="texture">receives the texture</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for unknown flags, access, kind or format, a size of
        /// 0, a size that the kind does not have, pitches that are too small, or fields that contradict each
        /// other; CLGL_ERROR_OUT_OF_RANGE for sizes beyond the device's, or beyond the buffer (the message has
        /// both); CLGL_ERROR_UNSUPPORTED for a format that the device has no images of (the message names the
        /// nearest that it has), a kind that the driver refuses, host memory that the device does not work in, and
        /// targets that this OpenGL has not or that cannot be shared; CLGL_ERROR_INVALID_GL_OBJECT for a name that
        /// is none, is of another target, has no such level, is incomplete, or is not what the descriptor expects
        /// (the message tells which); CLGL_ERROR_NO_TRANSPORT if no transport carries it;
        /// CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST;
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_WRONG_CONTEXT,
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENCL,
        /// CLGL_ERROR_OPENGL</returns>
        /// <remarks>Threads: GL; any with CLGL_TEXTURE_COMPUTE_ONLY. Lifetime: until clgl_texture_destroy; data
        /// used in place until clgl_texture_set_destructor_callback tells; the buffer may be destroyed before. A
        /// wrapped texture stays the program's, which keeps it till then.. Specification: OpenCL 3.0 section
        /// 5.3.1, clCreateImage; cl_khr_gl_sharing, clCreateFromGLTexture, ...Renderbuffer.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_create(IntPtr context, clgl_texture_desc* desc, IntPtr*
            texture);

        /// <summary>Tries whether a transport carries textures of a format and target here, as clgl_texture_create
        /// does for the first one: a small one goes there and back, and every byte is compared. It is tried once
        /// in a process.</summary>
        /// <param name="context">the context</param>
        /// <param name="transport">CLGL_TRANSPORT_..., not CLGL_TRANSPORT_NONE</param>
        /// <param name="gl_target">as clgl_texture_desc has it, not 0</param>
        /// <param name="format">CLGL_FORMAT_...</param>
        /// <param name="flags">CLGL_TEXTURE_NEAREST_FORMAT, CLGL_TEXTURE_SAMPLES_AS_LAYERS</param>
        /// <param name="support">receives what was found; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS, also if it failed; CLGL_ERROR_INVALID_ARGUMENT for unknown values;
        /// CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_NO_OPENGL;
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY</returns>
        /// <remarks>Threads: GL. Lifetime: the string lives until this thread's next call of the function.
        /// Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_verify(IntPtr context, int transport, uint gl_target, int
            format, uint flags, clgl_texture_support* support);

        /// <summary>Wraps the OpenGL object of a texture again, as it is now, under the same handle and in the
        /// same order of channels: for owners that respecified it, after a window was resized, say. If that fails
        /// it is what it was.</summary>
        /// <param name="texture">a wrapped texture that is not acquired; kernels get it anew at their next
        /// launch</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_ALREADY_ACQUIRED; CLGL_ERROR_UNSUPPORTED if it wraps nothing of the
        /// program's, or in OpenGL ES 3.0; CLGL_ERROR_INVALID_STATE while another thread uses it; else as
        /// clgl_texture_create</returns>
        /// <remarks>Threads: GL; no other call may have the texture meanwhile. Lifetime: as clgl_texture_create.
        /// Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_rewrap(IntPtr texture);

        /// <summary>Destroys a texture. Commands that are under way go on.</summary>
        /// <param name="texture">the texture, or NULL for nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle. Specification: OpenCL 3.0 section 5.5.1,
        /// clReleaseMemObject.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_destroy(IntPtr texture);

        /// <summary>Has a function called when a texture's memory has gone: its handle is destroyed, and so are
        /// other wrappings of the same level of an OpenGL texture, and what the program and commands under way
        /// keep of the cl_mem. Then host memory that was used in place may be freed. All else is as
        /// clgl_buffer_set_destructor_callback has it.</summary>
        /// <param name="texture">the texture</param>
        /// <param name="callback">called once</param>
        /// <param name="user_data">handed to the callback</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: user_data must live until the callback has run; until then the clgl
        /// context lives on inside, too. Specification: OpenCL 3.0 section 5.5.1,
        /// clSetMemObjectDestructorCallback.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_set_destructor_callback(IntPtr texture, IntPtr callback,
            void* user_data);

        /// <summary>Tells what a texture is.</summary>
        /// <param name="texture">the texture</param>
        /// <param name="info">receives it; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the texture. Specification: OpenCL 3.0
        /// section 5.3.7, clGetImageInfo.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_get_info(IntPtr texture, clgl_texture_info* info);

        /// <summary>Reads a part of a texture into host memory.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="texture">the texture</param>
        /// <param name="region">the part; or NULL for all, tightly packed</param>
        /// <param name="data">receives the pixels</param>
        /// <param name="blocking">1 to return when data is there, 0 to return at once</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when data is there; or NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the texture's edge (the message has the numbers);
        /// CLGL_ERROR_INVALID_ARGUMENT for an extent of 0, parts that the kind has not, and too small pitches;
        /// CLGL_ERROR_COMMAND_FAILED if one of waits has failed, or, blocking, a command before;
        /// CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE,
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed. Specification: OpenCL
        /// 3.0 section 5.3.3, clEnqueueReadImage.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_read(IntPtr queue, IntPtr texture, clgl_texture_region*
            region, void* data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Writes host memory into a part of a texture.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="texture">the texture, not for reading only</param>
        /// <param name="region">the part; or NULL for all, tightly packed</param>
        /// <param name="data">the pixels</param>
        /// <param name="blocking">1 to return when data may be changed, 0 to return at once</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the texture holds data; or NULL</param>
        /// <returns>as clgl_texture_read; CLGL_ERROR_INVALID_ARGUMENT also for a texture that is only
        /// read</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed. Specification: OpenCL
        /// 3.0 section 5.3.3, clEnqueueWriteImage.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_write(IntPtr queue, IntPtr texture, clgl_texture_region*
            region, void* data, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Fills a part of a texture with one colour, clamped to what the format can hold and rounded to
        /// the nearest.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="texture">the texture, not for reading only</param>
        /// <param name="region">the part, pitches 0; or NULL for all</param>
        /// <param name="color">four numbers for red, green, blue and alpha: int32_t for CLGL_NUMERIC_INT, uint32_t
        /// for CLGL_NUMERIC_UINT, else float; copied before the call returns</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the texture is filled; or NULL</param>
        /// <returns>as clgl_texture_write</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.3.4,
        /// clEnqueueFillImage.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_fill(IntPtr queue, IntPtr texture, clgl_texture_region*
            region, void* color, uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Copies from one texture to another of the same format, or within one between parts that do not
        /// overlap. The two may be of different kinds: a slice of a 3D texture and a 2D one, say.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the texture to read</param>
        /// <param name="destination">the texture to write, not for reading only</param>
        /// <param name="region">the part of source, pitches 0; or NULL for all</param>
        /// <param name="origin">where it goes in destination, three numbers; or NULL for {0, 0, 0}</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the copy is made; or NULL</param>
        /// <returns>as clgl_texture_write; CLGL_ERROR_INVALID_ARGUMENT also for two formats;
        /// CLGL_ERROR_OUT_OF_RANGE also if the parts overlap, in one texture or in a buffer whose pixels both
        /// textures are</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.3.3,
        /// clEnqueueCopyImage.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_copy(IntPtr queue, IntPtr source, IntPtr destination,
            clgl_texture_region* region, UIntPtr* origin, uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Copies a part of a texture into a buffer; what lies between its rows and slices there stays as
        /// it is. OpenCL moves what is tightly packed by one command, else each slice or row by its own; the fence
        /// is that of all.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the texture</param>
        /// <param name="destination">the buffer; acquired by the queue, and not for reading only, if it is
        /// shared</param>
        /// <param name="region">the part of source, and its pitches in destination; or NULL for all, tightly
        /// packed</param>
        /// <param name="offset">where its first pixel goes in destination, in bytes</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the copy is made; or NULL</param>
        /// <returns>as clgl_texture_read; CLGL_ERROR_NOT_ACQUIRED; CLGL_ERROR_OUT_OF_RANGE also past the buffer's
        /// end, and where the texture's pixels are its very bytes; CLGL_ERROR_INVALID_ARGUMENT also for a
        /// read-only buffer</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.3.5,
        /// clEnqueueCopyImageToBuffer.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_copy_to_buffer(IntPtr queue, IntPtr source, IntPtr
            destination, clgl_texture_region* region, UIntPtr offset, uint wait_count, IntPtr* waits,
            IntPtr* fence);

        /// <summary>Copies pixels of a buffer into a part of a texture, by as many commands as
        /// clgl_texture_copy_to_buffer.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the buffer; acquired by the queue if it is shared</param>
        /// <param name="destination">the texture, not for reading only</param>
        /// <param name="offset">where the first pixel is in source, in bytes</param>
        /// <param name="region">the part of destination, and its pitches in source; or NULL for all, tightly
        /// packed</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the copy is made; or NULL</param>
        /// <returns>as clgl_texture_write; CLGL_ERROR_NOT_ACQUIRED; CLGL_ERROR_OUT_OF_RANGE also past the buffer's
        /// end, and where the texture's pixels are the very bytes of the buffer</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.3.5,
        /// clEnqueueCopyBufferToImage.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_buffer_copy_to_texture(IntPtr queue, IntPtr source, IntPtr
            destination, UIntPtr offset, clgl_texture_region* region, uint wait_count, IntPtr* waits,
            IntPtr* fence);

        /// <summary>Maps a part of a texture into host memory.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="texture">the texture</param>
        /// <param name="flags">CLGL_MAP_...</param>
        /// <param name="region">the part, pitches 0; or NULL for all</param>
        /// <param name="blocking">1 to return when the memory may be used, 0 to return at once</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="pointer">receives the address of the part's first pixel</param>
        /// <param name="row_pitch">receives the bytes from row to row, of arrays of 1D from layer to layer</param>
        /// <param name="slice_pitch">receives the bytes from slice or layer to the next, 0 for kinds that have
        /// none; or NULL</param>
        /// <param name="fence">receives a fence that completes when the memory may be used; or NULL</param>
        /// <returns>as clgl_texture_read; CLGL_ERROR_INVALID_ARGUMENT also for unknown or contradicting flags, and
        /// when writing a texture that is only read. After a failure, its fence's too, nothing is
        /// mapped.</returns>
        /// <remarks>Threads: any. Lifetime: pointer until clgl_texture_unmap; the texture must not be destroyed
        /// before that. Specification: OpenCL 3.0 section 5.3.6, clEnqueueMapImage.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_map(IntPtr queue, IntPtr texture, uint flags,
            clgl_texture_region* region, uint blocking, uint wait_count, IntPtr* waits, void** pointer,
            UIntPtr* row_pitch, UIntPtr* slice_pitch, IntPtr* fence);

        /// <summary>Ends a mapping, once: what clgl_texture_map gave and nothing ended yet.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="texture">the texture</param>
        /// <param name="pointer">what clgl_texture_map gave</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the texture holds what was written; or
        /// NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if pointer is no mapping of the texture, or no
        /// longer; CLGL_ERROR_UNSUPPORTED where a driver ends no mapping before its command has completed (rusticl
        /// 22.3; PoCL 3.1 while user fences are pending); CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: ends pointer. Specification: OpenCL 3.0 section 5.5.2,
        /// clEnqueueUnmapMemObject.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_texture_unmap(IntPtr queue, IntPtr texture, void* pointer, uint
            wait_count, IntPtr* waits, IntPtr* fence);
    }
}
