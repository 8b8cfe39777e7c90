// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Converts the pixels of a buffer into a region of a texture. Row 0 is the bottom row of OpenGL;
        /// see ROW ORDER in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the buffer with the pixels; if it is shared, the queue must have acquired their
        /// bytes</param>
        /// <param name="layout">the layout of the pixels in source; NULL = four CLGL_PIXEL_UNORM8 components per
        /// pixel, tightly packed from the start of the buffer</param>
        /// <param name="destination">the texture, not read-only; if it is shared, the queue must have acquired the
        /// region for writing</param>
        /// <param name="region">the region of destination, with pitches of 0; NULL = the whole texture</param>
        /// <param name="flags">CLGL_CONVERT_FLIP, for types that have rows; 0 = none</param>
        /// <param name="blocking">1 = return when the texture contains the pixels; 0 = return at once</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the texture contains the pixels; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: a reserved field of layout or region is not 0; a
        /// component_type or flag is unknown; component_count is more than 4; a pitch is too small or, in region,
        /// not 0; the component type does not match the format of the texture (the message says which types do);
        /// CLGL_CONVERT_FLIP is set for a type without rows; a size is 0, or exceeds the dimensions of the type;
        /// source is write-only; destination is read-only; blocking is neither 0 nor 1; CLGL_ERROR_INVALID_HANDLE:
        /// source or destination is not a valid handle; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of layout or
        /// region is too small or more than 4096, or unknown fields of layout or region are not 0;
        /// CLGL_ERROR_OUT_OF_RANGE: the pixels extend past the end of source, or the region past the edge of
        /// destination; or destination uses the memory of source; CLGL_ERROR_NOT_ACQUIRED: the queue has not
        /// acquired a shared object, or has acquired destination only for reading; CLGL_ERROR_UNSUPPORTED: the
        /// format is sRGB or depth; the texture is 3D and the device cannot write 3D images
        /// (cl_khr_3d_image_writes); or kernels of the driver read or write the format incorrectly (PoCL 3.1:
        /// formats with one 16-bit float); CLGL_ERROR_COMMAND_FAILED: blocking is 1 and the command or an earlier
        /// command failed; or a fence in waits has failed; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits
        /// belongs to another clgl context than the queue; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the
        /// OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of
        /// other resources; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed;
        /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL C 3.0 section 6.15.15.4, write_imagef;
        /// OpenGL 4.6 core section 2.3.5, normalized numbers.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_convert_buffer_to_texture(IntPtr queue, IntPtr source,
            clgl_pixel_layout* layout, IntPtr destination, clgl_texture_region* region, uint flags, uint
            blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_convert_buffer_to_texture(IntPtr queue, IntPtr source,
            clgl_pixel_layout* layout, IntPtr destination, clgl_texture_region* region, uint flags, uint
            blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Converts the pixels of a region of a texture into pixels of a buffer. Bytes between rows and
        /// slices stay unchanged. Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the texture, not write-only; if it is shared, the queue must have acquired the
        /// region</param>
        /// <param name="region">the region of source, with pitches of 0; NULL = the whole texture</param>
        /// <param name="destination">the buffer, not read-only; if it is shared, the queue must have acquired the
        /// bytes for writing</param>
        /// <param name="layout">the layout of the pixels in destination; NULL = four CLGL_PIXEL_UNORM8 components
        /// per pixel, tightly packed from the start of the buffer</param>
        /// <param name="flags">CLGL_CONVERT_FLIP, for types that have rows; 0 = none</param>
        /// <param name="blocking">1 = return when the buffer contains the pixels; 0 = return at once</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the buffer contains the pixels; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: a reserved field of region or layout is not 0; a
        /// component_type or flag is unknown; component_count is more than 4; a pitch is too small or, in region,
        /// not 0; the component type does not match the format of the texture (the message says which types do);
        /// CLGL_CONVERT_FLIP is set for a type without rows; a size is 0, or exceeds the dimensions of the type;
        /// source is write-only; destination is read-only; blocking is neither 0 nor 1; CLGL_ERROR_INVALID_HANDLE:
        /// source or destination is not a valid handle; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of region or
        /// layout is too small or more than 4096, or unknown fields of region or layout are not 0;
        /// CLGL_ERROR_OUT_OF_RANGE: the pixels extend past the end of destination, or the region past the edge of
        /// source; or source uses the memory of destination; CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired a
        /// shared object, or has acquired destination only for reading; CLGL_ERROR_UNSUPPORTED: the format is sRGB
        /// or depth; or kernels of the driver read or write the format incorrectly (PoCL 3.1: formats with one
        /// 16-bit float); CLGL_ERROR_COMMAND_FAILED: blocking is 1 and the command or an earlier command failed;
        /// or a fence in waits has failed; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to
        /// another clgl context than the queue; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is
        /// out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST:
        /// waits contains an OpenGL fence, and the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the
        /// OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL C 3.0 section 6.15.15.3, read_imagef;
        /// OpenGL 4.6 core section 2.3.5, normalized numbers.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_convert_texture_to_buffer(IntPtr queue, IntPtr source,
            clgl_texture_region* region, IntPtr destination, clgl_pixel_layout* layout, uint flags, uint
            blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_convert_texture_to_buffer(IntPtr queue, IntPtr source,
            clgl_texture_region* region, IntPtr destination, clgl_pixel_layout* layout, uint flags, uint
            blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Converts pixels of one buffer into pixels of another, for example of a wrapped OpenGL pixel
        /// buffer. Bytes between rows and slices of the destination stay unchanged. Rows keep their order: in an
        /// OpenGL pixel buffer row 0 is the bottom row; see ROW ORDER in clgl(7). The size of each buffer must be
        /// exactly the size of its pixels, with or without the padding after the last row. This rule detects a
        /// pixel buffer that was created for another window size. With CLGL_CONVERT_ALLOW_PARTIAL the buffers may
        /// be larger, and layouts may have an offset.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the buffer to read, not write-only; if it is shared, the queue must have acquired
        /// the bytes</param>
        /// <param name="source_layout">the layout of the pixels in source; NULL = four CLGL_PIXEL_UNORM8
        /// components per pixel, tightly packed</param>
        /// <param name="destination">the buffer to write, not read-only; may be the same as source if the pixels
        /// do not overlap; if it is shared, the queue must have acquired the bytes for writing</param>
        /// <param name="destination_layout">the layout of the pixels in destination; NULL = four CLGL_PIXEL_UNORM8
        /// components per pixel, tightly packed</param>
        /// <param name="extent">the number of pixels per row, of rows and of slices; none may be 0</param>
        /// <param name="flags">CLGL_CONVERT_FLIP and CLGL_CONVERT_ALLOW_PARTIAL combined; 0 = none</param>
        /// <param name="blocking">1 = return when destination contains the pixels; 0 = return at once</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when destination contains the pixels; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: extent is NULL; a reserved field of source_layout
        /// or destination_layout is not 0; a component_type or flag is unknown; component_count is more than 4; a
        /// pitch is too small; an extent is 0; one buffer contains fractions and the other integers; source is
        /// write-only; destination is read-only; blocking is neither 0 nor 1; CLGL_ERROR_INVALID_HANDLE: source or
        /// destination is not a valid handle; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of source_layout or
        /// destination_layout is too small or more than 4096, or unknown fields of source_layout or
        /// destination_layout are not 0; CLGL_ERROR_OUT_OF_RANGE: the size of a buffer is not that of the pixels
        /// (the message has both); with CLGL_CONVERT_ALLOW_PARTIAL: the pixels extend past the end of a buffer; an
        /// extent is too large; or source and destination overlap; CLGL_ERROR_NOT_ACQUIRED: the queue has not
        /// acquired a shared buffer, or has acquired destination only for reading; CLGL_ERROR_COMMAND_FAILED:
        /// blocking is 1 and the command or an earlier command failed; or a fence in waits has failed;
        /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue;
        /// CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context
        /// can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_OUT_OF_HOST_MEMORY:
        /// the process or the OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is
        /// out of memory or of other resources; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of
        /// its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenGL 4.6 core section 2.3.5, normalized
        /// numbers.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_convert_buffer(IntPtr queue, IntPtr source, clgl_pixel_layout*
            source_layout, IntPtr destination, clgl_pixel_layout* destination_layout, UIntPtr* extent, uint
            flags, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_convert_buffer(IntPtr queue, IntPtr source, clgl_pixel_layout*
            source_layout, IntPtr destination, clgl_pixel_layout* destination_layout, UIntPtr* extent, uint
            flags, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Returns the name of the type of the components of pixels, such as "float32".</summary>
        /// <param name="type">CLGL_PIXEL_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_pixel_component_type_name(int type);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_pixel_component_type_name(int type);
#endif
    }
}
