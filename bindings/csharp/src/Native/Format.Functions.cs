// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Returns the number of formats. Formats are numbered from 1 to this number.</summary>
        /// <param name="count">receives the number</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: count is NULL</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_format_get_count(uint* count);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_format_get_count(uint* count);
#endif

        /// <summary>Returns the properties of a format. clgl_texture_list_formats lists the formats that a device
        /// supports.</summary>
        /// <param name="format">the format</param>
        /// <param name="info">receives the properties; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: info is NULL; format is unknown;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than 4096</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the library. Specification: OpenCL 3.0
        /// extensions, cl_khr_gl_sharing, cl_khr_gl_depth_images and cl_khr_gl_msaa_sharing (multisampled textures
        /// have the formats of the others); OpenCL 3.0 section 5.3.1.1, image format descriptors; OpenGL 4.6 core
        /// section 8.5, tables 8.12 and 8.13.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_format_get_info(int format, clgl_format_info* info);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_format_get_info(int format, clgl_format_info* info);
#endif

        /// <summary>Returns the format for an OpenGL internal format.</summary>
        /// <param name="gl_internal_format">a sized internal format, such as 0x8058 (GL_RGBA8)</param>
        /// <param name="format">receives the format; if several formats have this internal format, the one with
        /// the component order of OpenGL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: format is NULL; CLGL_ERROR_UNSUPPORTED: no format
        /// has this internal format</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenGL 4.6 core section 8.5.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_format_from_gl(uint gl_internal_format, int* format);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_format_from_gl(uint gl_internal_format, int* format);
#endif

        /// <summary>Returns the format for an OpenCL image format.</summary>
        /// <param name="cl_channel_order">the channel order, such as 0x10B5 (CL_RGBA)</param>
        /// <param name="cl_channel_data_type">the channel data type, such as 0x10D2 (CL_UNORM_INT8)</param>
        /// <param name="format">receives the format</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: format is NULL; CLGL_ERROR_UNSUPPORTED: no format
        /// has this order and data type</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.3.1.1.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_format_from_cl(uint cl_channel_order, uint cl_channel_data_type,
            int* format);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_format_from_cl(uint cl_channel_order, uint cl_channel_data_type, int*
            format);
#endif

        /// <summary>Returns the name of a format, such as "RGBA8" for CLGL_FORMAT_RGBA8.</summary>
        /// <param name="format">CLGL_FORMAT_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_format_name(int format);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_format_name(int format);
#endif

        /// <summary>Returns the name of the type of the components of a format, such as "unorm".</summary>
        /// <param name="type">CLGL_NUMERIC_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_numeric_type_name(int type);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_numeric_type_name(int type);
#endif
    }
}
