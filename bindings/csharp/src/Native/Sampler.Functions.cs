// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Makes a sampler.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">what to make; or NULL for all defaults</param>
        /// <param name="sampler">receives the sampler</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for unknown values, and for repeating with
        /// coordinates in pixels; CLGL_ERROR_UNSUPPORTED if the device has no images; CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_sampler_destroy. Specification: OpenCL 3.0 section 5.7.1,
        /// clCreateSamplerWithProperties.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_sampler_create(IntPtr context, clgl_sampler_desc* desc, IntPtr*
            sampler);

        /// <summary>Destroys a sampler. Launches that are under way go on.</summary>
        /// <param name="sampler">the sampler, or NULL for nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle. Specification: OpenCL 3.0 section 5.7.1,
        /// clReleaseSampler.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_sampler_destroy(IntPtr sampler);

        /// <summary>Tells what a sampler is.</summary>
        /// <param name="sampler">the sampler</param>
        /// <param name="info">receives it; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the sampler. Specification: OpenCL 3.0
        /// section 5.7.2, clGetSamplerInfo.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_sampler_get_info(IntPtr sampler, clgl_sampler_info* info);
    }
}
