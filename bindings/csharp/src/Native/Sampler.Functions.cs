// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Creates a sampler.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">the properties; NULL = defaults</param>
        /// <param name="sampler">receives the sampler</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: sampler is NULL; coordinates, addressing or filter
        /// is unknown; addressing repeats the texture although coordinates are in pixels;
        /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context; CLGL_ERROR_INVALID_STRUCT_SIZE:
        /// struct_size of desc is too small or more than 4096, or unknown fields of desc are not 0;
        /// CLGL_ERROR_UNSUPPORTED: a device of the context has no images; CLGL_ERROR_OUT_OF_HOST_MEMORY: the
        /// process or the OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out
        /// of memory or of other resources; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_sampler_destroy. Specification: OpenCL 3.0 section 5.7.1,
        /// clCreateSamplerWithProperties.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_sampler_create(IntPtr context, clgl_sampler_desc* desc, IntPtr*
            sampler);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_sampler_create(IntPtr context, clgl_sampler_desc* desc, IntPtr*
            sampler);
#endif

        /// <summary>Destroys a sampler. Launches that use it still complete.</summary>
        /// <param name="sampler">the sampler; NULL = do nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: sampler is not a valid clgl_sampler, for example
        /// because it was destroyed before</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle. Specification: OpenCL 3.0 section 5.7.1,
        /// clReleaseSampler.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_sampler_destroy(IntPtr sampler);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_sampler_destroy(IntPtr sampler);
#endif

        /// <summary>Returns the properties of a sampler.</summary>
        /// <param name="sampler">the sampler</param>
        /// <param name="info">receives the properties; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: info is NULL; CLGL_ERROR_INVALID_HANDLE: sampler is
        /// not a valid clgl_sampler; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than
        /// 4096</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the sampler. Specification: OpenCL 3.0
        /// section 5.7.2, clGetSamplerInfo.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_sampler_get_info(IntPtr sampler, clgl_sampler_info* info);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_sampler_get_info(IntPtr sampler, clgl_sampler_info* info);
#endif

        /// <summary>Returns the name of a type of coordinates, such as "normalized".</summary>
        /// <param name="coordinates">CLGL_COORDINATES_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_sampler_coordinates_name(int coordinates);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_sampler_coordinates_name(int coordinates);
#endif

        /// <summary>Returns the name of an addressing mode, such as "clamp to edge".</summary>
        /// <param name="address">CLGL_SAMPLER_ADDRESS_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_sampler_address_name(int address);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_sampler_address_name(int address);
#endif

        /// <summary>Returns the name of a filter, such as "linear".</summary>
        /// <param name="filter">CLGL_FILTER_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_sampler_filter_name(int filter);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_sampler_filter_name(int filter);
#endif
    }
}
