// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Makes a program, and compiles and links it unless CLGL_PROGRAM_NO_BUILD or cl_program says
        /// otherwise. What cache_directory does wrong is logged and never makes the call fail.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">source, SPIR-V or binaries, and options</param>
        /// <param name="program">receives the program</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_BUILD_FAILED, the message then ends with the build log;
        /// CLGL_ERROR_INVALID_ARGUMENT for a missing source, more than one, binaries that are broken, options with
        /// an odd number of quotes ("), that begin with a word without -, or end with -D or -I, options that the
        /// compiler does not know (some drivers give CLGL_ERROR_BUILD_FAILED for those), a device that is not the
        /// context's; CLGL_ERROR_UNSUPPORTED if the device has no compiler, does not take il, or if binaries are
        /// of another device or driver (build from source then), and for options that would end the process, as
        /// rusticl 22.3 does for quotes within a word (the message has what to write); CLGL_ERROR_WRONG_CONTEXT
        /// for a cl_program of another cl_context or device; CLGL_ERROR_INVALID_STATE for binaries of what was
        /// compiled only (give CLGL_PROGRAM_NO_BUILD then); CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any; blocks while the compiler works. Lifetime: until clgl_program_destroy; its
        /// kernels keep alive what they need. Specification: OpenCL 3.0 sections 5.8.1 and 5.8.2,
        /// clCreateProgramWithSource, clCreateProgramWithIL, clCreateProgramWithBinary, clBuildProgram.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_create(IntPtr context, clgl_program_desc* desc, IntPtr*
            program);

        /// <summary>Destroys a program. A build with a callback is waited for, with its callback, unless that
        /// callback is what calls.</summary>
        /// <param name="program">the program, or NULL for nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle. Specification: OpenCL 3.0 section 5.8.1,
        /// clReleaseProgram.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_destroy(IntPtr program);

        /// <summary>Compiles and links a program, in place of what it was built to before.</summary>
        /// <param name="program">a program without kernels, launches of which have ended, too</param>
        /// <param name="desc">how; or NULL for the defaults</param>
        /// <returns>CLGL_SUCCESS, with a callback once the build is under way; CLGL_ERROR_BUILD_FAILED, the
        /// message then ends with the build log; CLGL_ERROR_INVALID_ARGUMENT for headers, and as
        /// clgl_program_create; CLGL_ERROR_INVALID_STATE if the program has kernels, is being built, or was
        /// linked; CLGL_ERROR_UNSUPPORTED if the device has no compiler or does not take the binary;
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY,
        /// CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any; without a callback it blocks while the compiler works. Lifetime: user_data must
        /// live until the callback has returned. Specification: OpenCL 3.0 section 5.8.2,
        /// clBuildProgram.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_build(IntPtr program, clgl_build_desc* desc);

        /// <summary>Compiles a program of source or SPIR-V for clgl_program_link, in place of what it was built to
        /// before.</summary>
        /// <param name="program">a program without kernels, launches of which have ended, too</param>
        /// <param name="desc">how, and with which headers; or NULL for the defaults</param>
        /// <returns>as clgl_program_build; CLGL_ERROR_INVALID_STATE also for a program of binaries, and for a
        /// header that is not made of source; CLGL_ERROR_WRONG_CONTEXT for a header of another context</returns>
        /// <remarks>Threads: any; without a callback it blocks while the compiler works. Lifetime: user_data must
        /// live until the callback has returned; headers are kept alive as long as they are needed. Specification:
        /// OpenCL 3.0 section 5.8.3, clCompileProgram.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_compile(IntPtr program, clgl_build_desc* desc);

        /// <summary>Links compiled programs and libraries to a new program: an executable, or a library with the
        /// option "-create-library".</summary>
        /// <param name="context">the context</param>
        /// <param name="program_count">how many programs</param>
        /// <param name="programs">what to link: compiled, or linked to a library; of the same context</param>
        /// <param name="desc">how; or NULL for the defaults</param>
        /// <param name="program">receives the program. With a callback it can be asked for nothing but its state
        /// until the link has ended, nor after one that failed (CLGL_ERROR_INVALID_STATE)</param>
        /// <returns>CLGL_SUCCESS, with a callback once the link is under way; CLGL_ERROR_BUILD_FAILED, the message
        /// then ends with the log where the driver has one; CLGL_ERROR_INVALID_ARGUMENT for no programs, for
        /// headers, and for options that the linker does not know or with an odd number of quotes;
        /// CLGL_ERROR_INVALID_STATE for a program that was not compiled or is being built; CLGL_ERROR_UNSUPPORTED
        /// if the device has no linker; CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any; without a callback it blocks while the linker works. Lifetime: until
        /// clgl_program_destroy; user_data must live until the callback has returned. Specification: OpenCL 3.0
        /// section 5.8.3, clLinkProgram.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_link(IntPtr context, uint program_count, IntPtr* programs,
            clgl_build_desc* desc, IntPtr* program);

        /// <summary>Tells what a program was made of and what it has.</summary>
        /// <param name="program">the program</param>
        /// <param name="info">receives it; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_STATE while the program is being built;
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE,
        /// CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.8.7,
        /// clGetProgramInfo.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_get_info(IntPtr program, clgl_program_info* info);

        /// <summary>Tells how far the last build, compilation or link is, and what came out.</summary>
        /// <param name="program">the program; it may be being built</param>
        /// <param name="device">for which of its devices; NULL for the first</param>
        /// <param name="info">receives it; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for a device that is not the context's;
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.8.7,
        /// CL_PROGRAM_BUILD_STATUS, CL_PROGRAM_BINARY_TYPE.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_get_build_info(IntPtr program, IntPtr device,
            clgl_program_build_info* info);

        /// <summary>Writes what the compiler said while it built the program, warnings for example; if it was
        /// built for several devices, under the name of each.</summary>
        /// <param name="program">the program</param>
        /// <param name="capacity">bytes that text has room for, 0 to ask for the size only</param>
        /// <param name="text">receives the log, cut to capacity and always terminated; may be NULL if capacity is
        /// 0</param>
        /// <param name="size">receives the bytes of the whole log with its terminator; may be NULL if text is
        /// not</param>
        /// <returns>CLGL_SUCCESS, also if the text was cut; CLGL_ERROR_INVALID_STATE while the program is being
        /// built; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: the caller's memory. Specification: OpenCL 3.0 section 5.8.7,
        /// CL_PROGRAM_BUILD_LOG.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_get_build_log(IntPtr program, UIntPtr capacity, byte* text,
            UIntPtr* size);

        /// <summary>Writes the options that a program was last built, compiled or linked with. The compiler is
        /// also given "-cl-kernel-arg-info", so that arguments can be checked and named.</summary>
        /// <param name="program">the program</param>
        /// <param name="device">for which of its devices; NULL for the first</param>
        /// <param name="capacity">bytes that text has room for, 0 to ask for the size only</param>
        /// <param name="text">receives the options, cut to capacity and always terminated; may be NULL if capacity
        /// is 0</param>
        /// <param name="size">receives the bytes of all options with their terminator; may be NULL if text is
        /// not</param>
        /// <returns>CLGL_SUCCESS, also if the text was cut; CLGL_ERROR_INVALID_STATE while the program is being
        /// built; CLGL_ERROR_INVALID_ARGUMENT also for a device that is not the context's;
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: the caller's memory. Specification: OpenCL 3.0 section 5.8.7,
        /// CL_PROGRAM_BUILD_OPTIONS.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_get_build_options(IntPtr program, IntPtr device, UIntPtr
            capacity, byte* text, UIntPtr* size);

        /// <summary>Writes the source of a program, also of one that was found in cache_directory.</summary>
        /// <param name="program">the program</param>
        /// <param name="capacity">bytes that text has room for, 0 to ask for the size only</param>
        /// <param name="text">receives the source, cut to capacity and always terminated; empty for a program that
        /// was made of something else; may be NULL if capacity is 0</param>
        /// <param name="size">receives the bytes of the whole source with its terminator; may be NULL if text is
        /// not</param>
        /// <returns>CLGL_SUCCESS, also if the text was cut; CLGL_ERROR_INVALID_STATE while the program is being
        /// built; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: the caller's memory. Specification: OpenCL 3.0 section 5.8.7,
        /// CL_PROGRAM_SOURCE.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_get_source(IntPtr program, UIntPtr capacity, byte* text,
            UIntPtr* size);

        /// <summary>Writes the name of a kernel for clgl_kernel_create.</summary>
        /// <param name="program">the program</param>
        /// <param name="index">which one, from 0 to clgl_program_info.kernel_count - 1, in the driver's
        /// order</param>
        /// <param name="capacity">bytes that text has room for, 0 to ask for the size only</param>
        /// <param name="text">receives the name, cut to capacity and always terminated; may be NULL if capacity is
        /// 0</param>
        /// <param name="size">receives the bytes of the whole name with its terminator; may be NULL if text is
        /// not</param>
        /// <returns>CLGL_SUCCESS, also if the text was cut; CLGL_ERROR_OUT_OF_RANGE past the last kernel;
        /// CLGL_ERROR_INVALID_STATE while the program is being built; CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: the caller's memory. Specification: OpenCL 3.0 section 5.8.7,
        /// CL_PROGRAM_KERNEL_NAMES.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_get_kernel_name(IntPtr program, uint index, UIntPtr capacity,
            byte* text, UIntPtr* size);

        /// <summary>Writes what a program was built, compiled or linked to, for clgl_program_create in another
        /// process. What clgl_program_create checks comes before the driver's own binary: whose it is, and that it
        /// is whole.</summary>
        /// <param name="program">the program</param>
        /// <param name="device">for which of its devices; NULL for the first</param>
        /// <param name="capacity">bytes that data has room for, 0 to ask for the size only</param>
        /// <param name="data">receives the binary; may be NULL if capacity is 0</param>
        /// <param name="size">receives the bytes of the binary; may be NULL if capacity is not 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE if the binary is larger than capacity;
        /// CLGL_ERROR_INVALID_STATE if the program is not built, or is being built; CLGL_ERROR_INVALID_ARGUMENT
        /// also for a device that is not the context's; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY,
        /// CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: the caller's memory. Specification: OpenCL 3.0 section 5.8.7,
        /// CL_PROGRAM_BINARIES.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_program_get_binary(IntPtr program, IntPtr device, UIntPtr capacity,
            void* data, UIntPtr* size);
    }
}
