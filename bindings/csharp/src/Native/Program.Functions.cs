// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Creates a program from source, SPIR-V, binaries or a cl_program. Compiles and links it, unless
        /// CLGL_PROGRAM_NO_BUILD or cl_program is set. Problems with desc-&gt;cache_directory are logged; the call
        /// does not fail because of them.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">the program to create</param>
        /// <param name="program">receives the program</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: desc or program is NULL; flags are unknown or
        /// contradict other fields; none or more than one of source, sources, il, binaries and cl_program is set;
        /// a part of sources is NULL; il or a binary is empty, damaged or of another type; a device does not
        /// belong to the context or is listed twice; options have an odd number of quotes ("), start with a word
        /// without -, or end with -D or -I; or the compiler does not know an option; CLGL_ERROR_INVALID_HANDLE:
        /// context is not a valid clgl_context, or an element of devices is not a valid clgl_device;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of desc is too small or more than 4096, or unknown fields
        /// of desc are not 0; CLGL_ERROR_WRONG_CONTEXT: cl_program belongs to another cl_context or device;
        /// CLGL_ERROR_UNSUPPORTED: a device has no compiler or does not accept il; the binaries are for another
        /// device or driver (build from source instead); or options would crash the compiler, for example quotes
        /// within a word with rusticl 22.3 (the message says what to write instead);
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_BUILD_FAILED: the program cannot be compiled or linked, with some drivers also because of an
        /// unknown option; the message ends with the build log; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available;
        /// CLGL_ERROR_INVALID_STATE: the binaries were compiled but not linked; set
        /// CLGL_PROGRAM_NO_BUILD</returns>
        /// <remarks>Threads: any. The call blocks while the compiler works.. Lifetime: until clgl_program_destroy.
        /// Kernels of the program stay valid.. Specification: OpenCL 3.0 sections 5.8.1 and 5.8.2,
        /// clCreateProgramWithSource, clCreateProgramWithIL, clCreateProgramWithBinary, clBuildProgram.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_program_create(IntPtr context, clgl_program_desc* desc, IntPtr*
            program);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_create(IntPtr context, clgl_program_desc* desc, IntPtr*
            program);
#endif

        /// <summary>Destroys a program. Waits for a running build and its callback, unless it is called from that
        /// callback.</summary>
        /// <param name="program">the program; NULL = do nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: program is not a valid clgl_program, for example
        /// because it was destroyed before</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle. Specification: OpenCL 3.0 section 5.8.1,
        /// clReleaseProgram.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_program_destroy(IntPtr program);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_destroy(IntPtr program);
#endif

        /// <summary>Compiles and links a program, and replaces the result of an earlier build.</summary>
        /// <param name="program">a program of which no kernel exists; launches of destroyed kernels must have
        /// ended</param>
        /// <param name="desc">options, devices and callback; NULL = defaults</param>
        /// <returns>CLGL_SUCCESS; with a callback when the build has started; CLGL_ERROR_INVALID_ARGUMENT: a
        /// reserved field of desc is not 0; headers are set; a device does not belong to the program or is listed
        /// twice; options are not valid (see clgl_program_create); CLGL_ERROR_INVALID_HANDLE: program is not a
        /// valid clgl_program, or an element of devices is not a valid clgl_device;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of desc is too small or more than 4096, or unknown fields
        /// of desc are not 0; CLGL_ERROR_UNSUPPORTED: a device has no compiler, does not accept the binary, or
        /// options would crash its compiler; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is
        /// out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_BUILD_FAILED: the program cannot be compiled or linked; the message ends with the build log;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the
        /// OpenCL device is no longer available; CLGL_ERROR_INVALID_STATE: the program has kernels, is being
        /// built, or was created by clgl_program_link</returns>
        /// <remarks>Threads: any. Without a callback the call blocks while the compiler works.. Lifetime: desc is
        /// used only during the call; user_data must live until the callback has returned. Specification: OpenCL
        /// 3.0 section 5.8.2, clBuildProgram.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_program_build(IntPtr program, clgl_build_desc* desc);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_build(IntPtr program, clgl_build_desc* desc);
#endif

        /// <summary>Compiles a program of source or SPIR-V for clgl_program_link, and replaces the result of an
        /// earlier build.</summary>
        /// <param name="program">a program of which no kernel exists; launches of destroyed kernels must have
        /// ended</param>
        /// <param name="desc">options, devices, headers and callback; NULL = defaults</param>
        /// <returns>CLGL_SUCCESS; with a callback when the compilation has started; CLGL_ERROR_INVALID_ARGUMENT: a
        /// reserved field of desc is not 0; the fields for headers contradict each other, or the name of a header
        /// is NULL; a device does not belong to the program or is listed twice; options are not valid (see
        /// clgl_program_create); CLGL_ERROR_INVALID_HANDLE: program or a header is not a valid clgl_program, or an
        /// element of devices is not a valid clgl_device; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of desc is
        /// too small or more than 4096, or unknown fields of desc are not 0; CLGL_ERROR_WRONG_CONTEXT: a header
        /// belongs to another context; CLGL_ERROR_UNSUPPORTED: a device cannot compile and link separately, has no
        /// compiler, or options would crash its compiler; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL
        /// driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other
        /// resources; CLGL_ERROR_BUILD_FAILED: the program cannot be compiled; the message ends with the build
        /// log; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST:
        /// the OpenCL device is no longer available; CLGL_ERROR_INVALID_STATE: the program has kernels, is being
        /// built, or has neither source nor SPIR-V; or a header has no source</returns>
        /// <remarks>Threads: any. Without a callback the call blocks while the compiler works.. Lifetime: desc is
        /// used only during the call; user_data must live until the callback has returned. Headers may be
        /// destroyed when the call returns.. Specification: OpenCL 3.0 section 5.8.3, clCompileProgram.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_program_compile(IntPtr program, clgl_build_desc* desc);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_compile(IntPtr program, clgl_build_desc* desc);
#endif

        /// <summary>Links compiled programs and libraries into a new program. The new program is an executable, or
        /// with the option "-create-library" a library. With a callback, only clgl_program_get_build_info can be
        /// called for the new program until the link has succeeded. Other functions return
        /// CLGL_ERROR_INVALID_STATE.</summary>
        /// <param name="context">the context</param>
        /// <param name="program_count">number of programs, at least 1</param>
        /// <param name="programs">programs of the same context that were compiled, or linked to a library</param>
        /// <param name="desc">options, devices and callback; NULL = defaults</param>
        /// <param name="program">receives the new program</param>
        /// <returns>CLGL_SUCCESS; with a callback when the link has started; CLGL_ERROR_INVALID_ARGUMENT: programs
        /// or program is NULL; a reserved field of desc is not 0; program_count is 0 or more than 1,048,576; a
        /// program is listed twice; headers are set; a device does not belong to the context or is listed twice;
        /// the linker does not know an option; options have an odd number of quotes; CLGL_ERROR_INVALID_HANDLE:
        /// context, an element of programs or an element of desc-&gt;devices is not a valid handle;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of desc is too small or more than 4096, or unknown fields
        /// of desc are not 0; CLGL_ERROR_WRONG_CONTEXT: a program belongs to another context;
        /// CLGL_ERROR_UNSUPPORTED: a device has no linker; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the
        /// OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of
        /// other resources; CLGL_ERROR_BUILD_FAILED: the programs cannot be linked; the message ends with the log,
        /// if the driver provides one; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available; CLGL_ERROR_INVALID_STATE: a program
        /// was not compiled, or is being built</returns>
        /// <remarks>Threads: any. Without a callback the call blocks while the linker works.. Lifetime: until
        /// clgl_program_destroy; user_data must live until the callback has returned. Specification: OpenCL 3.0
        /// section 5.8.3, clLinkProgram.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_program_link(IntPtr context, uint program_count, IntPtr* programs,
            clgl_build_desc* desc, IntPtr* program);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_link(IntPtr context, uint program_count, IntPtr* programs,
            clgl_build_desc* desc, IntPtr* program);
#endif

        /// <summary>Returns the properties of a program.</summary>
        /// <param name="program">the program</param>
        /// <param name="info">receives the properties; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: info is NULL; CLGL_ERROR_INVALID_HANDLE: program is
        /// not a valid clgl_program; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than
        /// 4096; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_INVALID_STATE: the
        /// program is being built, or its link failed</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.8.7,
        /// clGetProgramInfo.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_program_get_info(IntPtr program, clgl_program_info* info);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_get_info(IntPtr program, clgl_program_info* info);
#endif

        /// <summary>Returns the state and the result of the last build, compilation or link. Also works while the
        /// program is being built.</summary>
        /// <param name="program">the program</param>
        /// <param name="device">a device of the program; NULL = the first</param>
        /// <param name="info">receives the state; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: info is NULL; device does not belong to the program
        /// or its context; CLGL_ERROR_INVALID_HANDLE: program or device is not a valid handle;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than 4096;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.8.7,
        /// CL_PROGRAM_BUILD_STATUS, CL_PROGRAM_BINARY_TYPE.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_program_get_build_info(IntPtr program, IntPtr device,
            clgl_program_build_info* info);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_get_build_info(IntPtr program, IntPtr device,
            clgl_program_build_info* info);
#endif

        /// <summary>Writes the build log of a program, which contains for example warnings. With several devices,
        /// the name of each device precedes its log.</summary>
        /// <param name="program">the program</param>
        /// <param name="capacity">size of text in bytes; 0 = return only the size</param>
        /// <param name="text">receives the log, truncated to capacity and always NUL-terminated; may be NULL if
        /// capacity is 0</param>
        /// <param name="size">receives the size of the whole log in bytes, with the terminator; may be NULL if
        /// text is not</param>
        /// <returns>CLGL_SUCCESS, also if the text was truncated; CLGL_ERROR_INVALID_ARGUMENT: text is NULL
        /// although capacity is not 0; text and size are both NULL; CLGL_ERROR_INVALID_HANDLE: program is not a
        /// valid clgl_program; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host
        /// memory; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_INVALID_STATE: the program is being built, or its link failed</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.8.7,
        /// CL_PROGRAM_BUILD_LOG.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_program_get_build_log(IntPtr program, UIntPtr capacity, byte* text,
            UIntPtr* size);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_get_build_log(IntPtr program, UIntPtr capacity, byte* text,
            UIntPtr* size);
#endif

        /// <summary>Writes the options of the last build, compilation or link of a program. They do not include
        /// "-cl-kernel-arg-info", which the library adds to check and name arguments.</summary>
        /// <param name="program">the program</param>
        /// <param name="device">a device of the program; NULL = the first</param>
        /// <param name="capacity">size of text in bytes; 0 = return only the size</param>
        /// <param name="text">receives the options, truncated to capacity and always NUL-terminated; may be NULL
        /// if capacity is 0</param>
        /// <param name="size">receives the size of all options in bytes, with the terminator; may be NULL if text
        /// is not</param>
        /// <returns>CLGL_SUCCESS, also if the text was truncated; CLGL_ERROR_INVALID_ARGUMENT: text is NULL
        /// although capacity is not 0; text and size are both NULL; device does not belong to the program or its
        /// context; CLGL_ERROR_INVALID_HANDLE: program or device is not a valid handle;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_INVALID_STATE: the
        /// program is being built</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.8.7,
        /// CL_PROGRAM_BUILD_OPTIONS.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_program_get_build_options(IntPtr program, IntPtr device, UIntPtr
            capacity, byte* text, UIntPtr* size);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_get_build_options(IntPtr program, IntPtr device, UIntPtr
            capacity, byte* text, UIntPtr* size);
#endif

        /// <summary>Writes the source of a program. Also works for a program that was loaded from
        /// cache_directory.</summary>
        /// <param name="program">the program</param>
        /// <param name="capacity">size of text in bytes; 0 = return only the size</param>
        /// <param name="text">receives the source, truncated to capacity and always NUL-terminated; empty for a
        /// program that was not created from source; may be NULL if capacity is 0</param>
        /// <param name="size">receives the size of the whole source in bytes, with the terminator; may be NULL if
        /// text is not</param>
        /// <returns>CLGL_SUCCESS, also if the text was truncated; CLGL_ERROR_INVALID_ARGUMENT: text is NULL
        /// although capacity is not 0; text and size are both NULL; CLGL_ERROR_INVALID_HANDLE: program is not a
        /// valid clgl_program; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host
        /// memory; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_INVALID_STATE: the program is being built, or its link failed</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.8.7,
        /// CL_PROGRAM_SOURCE.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_program_get_source(IntPtr program, UIntPtr capacity, byte* text,
            UIntPtr* size);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_get_source(IntPtr program, UIntPtr capacity, byte* text,
            UIntPtr* size);
#endif

        /// <summary>Writes the name of a kernel of a program, for clgl_kernel_create.</summary>
        /// <param name="program">the program</param>
        /// <param name="index">0 to clgl_program_info.kernel_count - 1, in the order of the driver</param>
        /// <param name="capacity">size of text in bytes; 0 = return only the size</param>
        /// <param name="text">receives the name, truncated to capacity and always NUL-terminated; may be NULL if
        /// capacity is 0</param>
        /// <param name="size">receives the size of the whole name in bytes, with the terminator; may be NULL if
        /// text is not</param>
        /// <returns>CLGL_SUCCESS, also if the text was truncated; CLGL_ERROR_INVALID_ARGUMENT: text is NULL
        /// although capacity is not 0; text and size are both NULL; CLGL_ERROR_INVALID_HANDLE: program is not a
        /// valid clgl_program; CLGL_ERROR_OUT_OF_RANGE: index is too large; CLGL_ERROR_OUT_OF_HOST_MEMORY: the
        /// process or the OpenCL driver is out of host memory; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_INVALID_STATE: the program is being built, or its link
        /// failed</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.8.7,
        /// CL_PROGRAM_KERNEL_NAMES.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_program_get_kernel_name(IntPtr program, uint index, UIntPtr
            capacity, byte* text, UIntPtr* size);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_get_kernel_name(IntPtr program, uint index, UIntPtr capacity,
            byte* text, UIntPtr* size);
#endif

        /// <summary>Returns the binary of a program that was built, compiled or linked, for clgl_program_create in
        /// another process. The library adds a header to the driver binary, which identifies the device and driver
        /// and detects damage.</summary>
        /// <param name="program">the program</param>
        /// <param name="device">a device of the program; NULL = the first</param>
        /// <param name="capacity">size of data in bytes; 0 = return only the size</param>
        /// <param name="data">receives the binary; may be NULL if capacity is 0</param>
        /// <param name="size">receives the size of the binary in bytes; may be NULL if capacity is not 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: data is NULL although capacity is not 0; size is
        /// NULL although capacity is 0; device does not belong to the program or its context;
        /// CLGL_ERROR_INVALID_HANDLE: program or device is not a valid handle; CLGL_ERROR_OUT_OF_RANGE: the binary
        /// is larger than capacity; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host
        /// memory; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_INVALID_STATE: the program is not built, or is being built</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.8.7,
        /// CL_PROGRAM_BINARIES.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_program_get_binary(IntPtr program, IntPtr device, UIntPtr capacity,
            void* data, UIntPtr* size);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_get_binary(IntPtr program, IntPtr device, UIntPtr capacity,
            void* data, UIntPtr* size);
#endif

        /// <summary>Returns the name of the status of a build, such as "in progress".</summary>
        /// <param name="status">CLGL_BUILD_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_build_status_name(int status);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_build_status_name(int status);
#endif

        /// <summary>Returns the name of the origin of a program, such as "source".</summary>
        /// <param name="origin">CLGL_PROGRAM_FROM_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_program_origin_name(int origin);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_program_origin_name(int origin);
#endif

        /// <summary>Returns the name of a type of binary, such as "executable".</summary>
        /// <param name="type">CLGL_BINARY_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_binary_type_name(int type);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_binary_type_name(int type);
#endif
    }
}
