// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Gives how many formats there are: they are numbered from 1 to that.</summary>
        /// <param name="count">receives it</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_format_get_count(uint* count);

        /// <summary>Tells what is known of a format. Which formats a device has images of,
        /// clgl_texture_list_formats tells.</summary>
        /// <param name="format">CLGL_FORMAT_...</param>
        /// <param name="info">receives it; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT also for an unknown format;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the library. Specification: OpenCL 3.0
        /// extensions, cl_khr_gl_sharing, cl_khr_gl_depth_images and cl_khr_gl_msaa_sharing (multisampled textures
        /// have the formats of the others); OpenCL 3.0 section 5.3.1.1, image format descriptors; OpenGL 4.6 core
        /// section 8.5, tables 8.12 and 8.13.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_format_get_info(int format, clgl_format_info* info);

        /// <summary>Finds the format of an internal format of OpenGL.</summary>
        /// <param name="gl_internal_format">a sized internal format, such as 0x8058 (GL_RGBA8)</param>
        /// <param name="format">receives CLGL_FORMAT_...; of two with the same, the one with OpenGL's own
        /// order</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED if the table has none;
        /// CLGL_ERROR_INVALID_ARGUMENT</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenGL 4.6 core section 8.5.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_format_from_gl(uint gl_internal_format, int* format);

        /// <summary>Finds the format of an image of OpenCL.</summary>
        /// <param name="cl_channel_order">such as 0x10B5 (CL_RGBA)</param>
        /// <param name="cl_channel_data_type">such as 0x10D2 (CL_UNORM_INT8)</param>
        /// <param name="format">receives CLGL_FORMAT_...</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED if the table has none;
        /// CLGL_ERROR_INVALID_ARGUMENT</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.3.1.1.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_format_from_cl(uint cl_channel_order, uint cl_channel_data_type, int*
            format);
    }
}
