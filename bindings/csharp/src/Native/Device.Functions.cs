// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Returns the number of OpenCL platforms.</summary>
        /// <param name="count">receives the number</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: count is NULL; CLGL_ERROR_NO_OPENCL: there is no
        /// OpenCL platform; the message says what is missing; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the
        /// OpenCL driver is out of host memory; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_FORKED: the process is a fork of one that used clgl</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 4.1,
        /// clGetPlatformIDs.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_platform_get_count(uint* count);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_platform_get_count(uint* count);
#endif

        /// <summary>Returns the properties of a platform.</summary>
        /// <param name="index">0 to clgl_platform_get_count - 1</param>
        /// <param name="info">receives the properties; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: info is NULL; CLGL_ERROR_INVALID_STRUCT_SIZE:
        /// struct_size of info is too small or more than 4096; CLGL_ERROR_OUT_OF_RANGE: index is too large;
        /// CLGL_ERROR_NO_OPENCL: there is no OpenCL platform; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the
        /// OpenCL driver is out of host memory; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_FORKED: the process is a fork of one that used clgl</returns>
        /// <remarks>Threads: any. Lifetime: the strings and arrays live as long as the process. Specification:
        /// OpenCL 3.0 section 4.1, clGetPlatformInfo.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_platform_get_info(uint index, clgl_platform_info* info);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_platform_get_info(uint index, clgl_platform_info* info);
#endif

        /// <summary>Returns an OpenCL property of a platform, as clGetPlatformInfo does.</summary>
        /// <param name="index">0 to clgl_platform_get_count - 1</param>
        /// <param name="param">a cl_platform_info value, such as 0x0902 (CL_PLATFORM_NAME)</param>
        /// <param name="capacity">size of value in bytes; 0 = return only the size</param>
        /// <param name="value">receives the value; may be NULL if capacity is 0</param>
        /// <param name="size">receives the size of the value in bytes; may be NULL if capacity is not 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: value is NULL although capacity is not 0; size is
        /// NULL although capacity is 0; CLGL_ERROR_OUT_OF_RANGE: index is too large, or the value is larger than
        /// capacity; CLGL_ERROR_NO_OPENCL: there is no OpenCL platform; CLGL_ERROR_UNSUPPORTED: the platform does
        /// not know param; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_FORKED: the
        /// process is a fork of one that used clgl</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 4.1,
        /// clGetPlatformInfo.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_platform_query(uint index, uint param, UIntPtr capacity, void*
            value, UIntPtr* size);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_platform_query(uint index, uint param, UIntPtr capacity, void* value,
            UIntPtr* size);
#endif

        /// <summary>Lists the devices of all platforms, in the order in which OpenCL returns them.</summary>
        /// <param name="types">the types to list, CLGL_DEVICE_TYPE_... combined; 0 = all types</param>
        /// <param name="capacity">number of elements of devices; 0 = return only the count</param>
        /// <param name="devices">receives up to capacity devices, and NULL in unused elements; may be NULL if
        /// capacity is 0</param>
        /// <param name="count">receives the number of devices, which may be more than capacity, or 0</param>
        /// <returns>CLGL_SUCCESS, also if there is not a device of these types; CLGL_ERROR_INVALID_ARGUMENT: types
        /// has unknown bits; count is NULL; devices is NULL although capacity is not 0; CLGL_ERROR_NO_OPENCL:
        /// there is no OpenCL platform; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of
        /// host memory; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_FORKED: the process is a fork of one that used clgl</returns>
        /// <remarks>Threads: any. Lifetime: devices live as long as the process and are never destroyed.
        /// Specification: OpenCL 3.0 section 4.2, clGetDeviceIDs.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_device_list(uint types, uint capacity, IntPtr* devices, uint*
            count);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_device_list(uint types, uint capacity, IntPtr* devices, uint* count);
#endif

        /// <summary>Returns the properties and limits of a device.</summary>
        /// <param name="device">the device</param>
        /// <param name="info">receives the properties; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: info is NULL; CLGL_ERROR_INVALID_HANDLE: device is
        /// not a valid clgl_device; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than
        /// 4096</returns>
        /// <remarks>Threads: any. Lifetime: the strings and arrays live as long as the process. Specification:
        /// OpenCL 3.0 section 4.2, clGetDeviceInfo; cl_khr_device_uuid; cl_khr_pci_bus_info,
        /// cl_nv_device_attribute_query, cl_amd_device_attribute_query.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_device_get_info(IntPtr device, clgl_device_info* info);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_device_get_info(IntPtr device, clgl_device_info* info);
#endif

        /// <summary>Returns an OpenCL property of a device, as clGetDeviceInfo does.</summary>
        /// <param name="device">the device</param>
        /// <param name="param">a cl_device_info value, such as 0x1002 (CL_DEVICE_MAX_COMPUTE_UNITS)</param>
        /// <param name="capacity">size of value in bytes; 0 = return only the size</param>
        /// <param name="value">receives the value; may be NULL if capacity is 0</param>
        /// <param name="size">receives the size of the value in bytes; may be NULL if capacity is not 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: value is NULL although capacity is not 0; size is
        /// NULL although capacity is 0; CLGL_ERROR_INVALID_HANDLE: device is not a valid clgl_device;
        /// CLGL_ERROR_OUT_OF_RANGE: the value is larger than capacity; CLGL_ERROR_UNSUPPORTED: the device does not
        /// know param; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 4.2,
        /// clGetDeviceInfo.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_device_query(IntPtr device, uint param, UIntPtr capacity, void*
            value, UIntPtr* size);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_device_query(IntPtr device, uint param, UIntPtr capacity, void*
            value, UIntPtr* size);
#endif

        /// <summary>Lists the devices that can share with the OpenGL context that is current on this thread, best
        /// first. These are all available devices, because each can share at least by copies.</summary>
        /// <param name="capacity">number of elements of devices and matches; 0 = return only the count</param>
        /// <param name="devices">receives up to capacity devices, and NULL in unused elements; may be NULL if
        /// capacity is 0</param>
        /// <param name="matches">receives how each device relates to the OpenGL context: CLGL_MATCH_GL_QUERY,
        /// CLGL_MATCH_UUID, CLGL_MATCH_CPU or CLGL_MATCH_FALLBACK; NULL = not wanted</param>
        /// <param name="count">receives the number of devices, which may be more than capacity, or 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: count is NULL; devices is NULL although capacity is
        /// not 0; CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; CLGL_ERROR_NO_OPENCL:
        /// there is no OpenCL platform; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of
        /// host memory; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_FORKED: the process is a fork of one that used clgl</returns>
        /// <remarks>Threads: GL. Lifetime: devices live as long as the process and are never destroyed.
        /// Specification: cl_khr_gl_sharing, clGetGLContextInfoKHR; GL_EXT_memory_object, GL_DEVICE_UUID_EXT;
        /// cl_khr_device_uuid.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_device_list_for_gl(uint capacity, IntPtr* devices, int* matches,
            uint* count);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_device_list_for_gl(uint capacity, IntPtr* devices, int* matches,
            uint* count);
#endif

        /// <summary>Returns the OpenCL device that also runs the OpenGL context that is current on this
        /// thread.</summary>
        /// <param name="device">receives the device</param>
        /// <param name="match">receives how the device was found: CLGL_MATCH_GL_QUERY, CLGL_MATCH_UUID or
        /// CLGL_MATCH_CPU; NULL = not wanted</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: device is NULL; CLGL_ERROR_NO_GL_CONTEXT: no OpenGL
        /// context is current on this thread; CLGL_ERROR_NO_OPENCL: there is no OpenCL platform;
        /// CLGL_ERROR_NO_DEVICE: no device is known to run the OpenGL context; clgl_device_list_for_gl lists the
        /// devices that can share with it; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out
        /// of host memory; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_FORKED: the process is a fork of one that used clgl</returns>
        /// <remarks>Threads: GL. Lifetime: the device lives as long as the process and is never destroyed.
        /// Specification: cl_khr_gl_sharing, clGetGLContextInfoKHR; GL_EXT_memory_object, GL_DEVICE_UUID_EXT;
        /// cl_khr_device_uuid.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_device_for_gl(IntPtr* device, int* match);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_device_for_gl(IntPtr* device, int* match);
#endif

        /// <summary>Returns the name of a type of cache, such as "read-write".</summary>
        /// <param name="cache">CLGL_DEVICE_CACHE_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_device_cache_name(int cache);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_device_cache_name(int cache);
#endif

        /// <summary>Returns the name of a type of local memory, such as "global".</summary>
        /// <param name="memory">CLGL_DEVICE_MEMORY_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_device_memory_name(int memory);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_device_memory_name(int memory);
#endif
    }
}
