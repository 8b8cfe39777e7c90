// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Tells how many OpenCL platforms there are.</summary>
        /// <param name="count">receives it</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_NO_OPENCL if there is none, with a message that says what is missing;
        /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_FORKED, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 4.1,
        /// clGetPlatformIDs.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_platform_get_count(uint* count);

        /// <summary>Tells what a platform is.</summary>
        /// <param name="index">0 to clgl_platform_get_count - 1</param>
        /// <param name="info">receives it; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last; CLGL_ERROR_NO_OPENCL,
        /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_FORKED,
        /// CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: the strings and arrays live as long as the process. Specification:
        /// OpenCL 3.0 section 4.1, clGetPlatformInfo.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_platform_get_info(uint index, clgl_platform_info* info);

        /// <summary>Asks a platform for anything, as clGetPlatformInfo does.</summary>
        /// <param name="index">0 to clgl_platform_get_count - 1</param>
        /// <param name="param">a cl_platform_info value, such as 0x0902 (CL_PLATFORM_NAME)</param>
        /// <param name="capacity">bytes that value has room for, 0 to ask for the size only</param>
        /// <param name="value">receives the value; may be NULL if capacity is 0</param>
        /// <param name="size">receives the bytes of the value; may be NULL if capacity is not 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED if the platform does not know the parameter;
        /// CLGL_ERROR_OUT_OF_RANGE past the last platform, or if the value is larger than capacity;
        /// CLGL_ERROR_NO_OPENCL, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_FORKED, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: the caller's memory. Specification: OpenCL 3.0 section 4.1,
        /// clGetPlatformInfo.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_platform_query(uint index, uint param, UIntPtr capacity, void* value,
            UIntPtr* size);

        /// <summary>Lists the devices of all platforms, in the order in which OpenCL gives them.</summary>
        /// <param name="types">CLGL_DEVICE_TYPE_...: devices of any of these; 0 for all</param>
        /// <param name="capacity">how many devices has room for</param>
        /// <param name="devices">receives up to capacity devices, NULL after the last; may be NULL if capacity is
        /// 0</param>
        /// <param name="count">receives how many there are, which may be more than capacity, or 0</param>
        /// <returns>CLGL_SUCCESS, also if there are none of these types; CLGL_ERROR_NO_OPENCL without any
        /// platform; CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_FORKED, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: devices live as long as the process and need no destroying.
        /// Specification: OpenCL 3.0 section 4.2, clGetDeviceIDs.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_device_list(uint types, uint capacity, IntPtr* devices, uint* count);

        /// <summary>Tells what a device is and can do.</summary>
        /// <param name="device">the device</param>
        /// <param name="info">receives it; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_FORKED</returns>
        /// <remarks>Threads: any. Lifetime: the strings and arrays live as long as the process. Specification:
        /// OpenCL 3.0 section 4.2, clGetDeviceInfo; cl_khr_device_uuid; cl_khr_pci_bus_info,
        /// cl_nv_device_attribute_query, cl_amd_device_attribute_query.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_device_get_info(IntPtr device, clgl_device_info* info);

        /// <summary>Asks a device for anything, as clGetDeviceInfo does.</summary>
        /// <param name="device">the device</param>
        /// <param name="param">a cl_device_info value, such as 0x1002 (CL_DEVICE_MAX_COMPUTE_UNITS)</param>
        /// <param name="capacity">bytes that value has room for, 0 to ask for the size only</param>
        /// <param name="value">receives the value; may be NULL if capacity is 0</param>
        /// <param name="size">receives the bytes of the value; may be NULL if capacity is not 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED if the device does not know the parameter;
        /// CLGL_ERROR_OUT_OF_RANGE if the value is larger than capacity; CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_FORKED, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: the caller's memory. Specification: OpenCL 3.0 section 4.2,
        /// clGetDeviceInfo.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_device_query(IntPtr device, uint param, UIntPtr capacity, void*
            value, UIntPtr* size);

        /// <summary>Lists the devices that can work with the OpenGL context that is current on this thread, best
        /// first. Every available device can, at least by copies; how each is tied to OpenGL is told by its
        /// match.</summary>
        /// <param name="capacity">how many devices and matches have room for</param>
        /// <param name="devices">receives up to capacity devices, NULL after the last; may be NULL if capacity is
        /// 0</param>
        /// <param name="matches">receives CLGL_MATCH_GL_QUERY, CLGL_MATCH_UUID, CLGL_MATCH_CPU or
        /// CLGL_MATCH_FALLBACK (see context.h) for each of devices; or NULL</param>
        /// <param name="count">receives how many there are, which may be more than capacity, or 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_NO_GL_CONTEXT without a current context; CLGL_ERROR_NO_OPENCL,
        /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_FORKED, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: GL. Lifetime: devices live as long as the process and need no destroying.
        /// Specification: cl_khr_gl_sharing, clGetGLContextInfoKHR; GL_EXT_memory_object, GL_DEVICE_UUID_EXT;
        /// cl_khr_device_uuid.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_device_list_for_gl(uint capacity, IntPtr* devices, int* matches,
            uint* count);

        /// <summary>Finds the device that drives the OpenGL context that is current on this thread.</summary>
        /// <param name="device">receives the device</param>
        /// <param name="match">receives CLGL_MATCH_GL_QUERY, CLGL_MATCH_UUID or CLGL_MATCH_CPU (see context.h); or
        /// NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_NO_DEVICE if nothing ties a device to the context
        /// (clgl_device_list_for_gl gives the others); CLGL_ERROR_NO_GL_CONTEXT without a current context;
        /// CLGL_ERROR_NO_OPENCL, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_FORKED, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: GL. Lifetime: the device lives as long as the process and needs no destroying.
        /// Specification: cl_khr_gl_sharing, clGetGLContextInfoKHR; GL_EXT_memory_object, GL_DEVICE_UUID_EXT;
        /// cl_khr_device_uuid.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_device_for_gl(IntPtr* device, int* match);
    }
}
