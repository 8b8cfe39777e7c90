// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Converts pixels of a buffer into a part of a texture.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the buffer; acquired by the queue if it is shared</param>
        /// <param name="layout">how its pixels lie, as many as the part has; or NULL for four of CLGL_PIXEL_UNORM8
        /// from the buffer's start, tightly packed</param>
        /// <param name="destination">the texture, not for reading only</param>
        /// <param name="region">the part, pitches 0; or NULL for all</param>
        /// <param name="flags">CLGL_CONVERT_FLIP, for kinds that have rows</param>
        /// <param name="blocking">1 to return when the texture holds the pixels, 0 to return at once</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the texture holds the pixels; or NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown component or flag, channels beyond 4,
        /// a pitch that is too small, a number that does not go with the texture's format (the message names what
        /// does), CLGL_CONVERT_FLIP without rows, an extent of 0, parts that the kind does not have, a buffer that
        /// is only written or a texture that is only read; CLGL_ERROR_OUT_OF_RANGE past the buffer's end or the
        /// texture's edge, and if the texture's pixels are the buffer's; CLGL_ERROR_UNSUPPORTED for sRGB and
        /// depth, for 3D where the device does not write it (cl_khr_3d_image_writes), and where the driver gets
        /// 16-bit floats wrong (PoCL 3.1 those of one to a pixel); CLGL_ERROR_NOT_ACQUIRED;
        /// CLGL_ERROR_COMMAND_FAILED if it is blocking and a command before it failed; CLGL_ERROR_WRONG_CONTEXT,
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY,
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL C 3.0 section 6.15.15.4, write_imagef;
        /// OpenGL 4.6 core section 2.3.5, normalized numbers.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_convert_buffer_to_texture(IntPtr queue, IntPtr source,
            clgl_pixel_layout* layout, IntPtr destination, clgl_texture_region* region, uint flags, uint
            blocking, uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Converts a part of a texture into pixels of a buffer.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">the texture, not for writing only</param>
        /// <param name="region">the part, pitches 0; or NULL for all</param>
        /// <param name="destination">the buffer; acquired by the queue, and not for reading only, if it is
        /// shared</param>
        /// <param name="layout">how its pixels lie, as many as the part has; or NULL for four of CLGL_PIXEL_UNORM8
        /// from the buffer's start, tightly packed. What lies between rows stays as it is.</param>
        /// <param name="flags">CLGL_CONVERT_FLIP, for kinds that have rows</param>
        /// <param name="blocking">1 to return when the buffer holds the pixels, 0 to return at once</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the buffer holds the pixels; or NULL</param>
        /// <returns>as clgl_convert_buffer_to_texture, but that a texture that is only written and a buffer that
        /// is only read are refused, and that every device reads 3D</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL C 3.0 section 6.15.15.3, read_imagef;
        /// OpenGL 4.6 core section 2.3.5, normalized numbers.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_convert_texture_to_buffer(IntPtr queue, IntPtr source,
            clgl_texture_region* region, IntPtr destination, clgl_pixel_layout* layout, uint flags, uint
            blocking, uint wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Converts pixels of one buffer into those of another: into a wrapped pixel buffer and back,
        /// say. Both buffers must have just the size of these pixels, with or without what follows the last row of
        /// a pitch: a pixel buffer that was made for another size of window is an error, not a picture askew. With
        /// CLGL_CONVERT_PART they may be larger, and layouts may have an offset.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="source">acquired by the queue if it is shared</param>
        /// <param name="source_layout">how its pixels lie; or NULL for four of CLGL_PIXEL_UNORM8, tightly
        /// packed</param>
        /// <param name="destination">another buffer, or the same where the pixels do not overlap; acquired by the
        /// queue, and not for reading only, if it is shared</param>
        /// <param name="destination_layout">how its pixels lie; or NULL as above. What lies between rows stays as
        /// it is.</param>
        /// <param name="extent">three numbers: pixels, rows and slices, none of them 0</param>
        /// <param name="flags">CLGL_CONVERT_...</param>
        /// <param name="blocking">1 to return when destination holds the pixels, 0 to return at once</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when destination holds the pixels; or NULL</param>
        /// <returns>as clgl_convert_buffer_to_texture; CLGL_ERROR_OUT_OF_RANGE also for buffers of another size
        /// (the message has both), and if source and destination overlap; CLGL_ERROR_INVALID_ARGUMENT also for a
        /// destination that is only read</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenGL 4.6 core section 2.3.5, normalized
        /// numbers.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_convert_buffer(IntPtr queue, IntPtr source, clgl_pixel_layout*
            source_layout, IntPtr destination, clgl_pixel_layout* destination_layout, UIntPtr* extent, uint
            flags, uint blocking, uint wait_count, IntPtr* waits, IntPtr* fence);
    }
}
