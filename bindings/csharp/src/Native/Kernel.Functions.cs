// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Creates a kernel from a function of a program. No argument is set.</summary>
        /// <param name="program">the program</param>
        /// <param name="name">the name of the function. PoCL 3.1 adds _cl_ before the name of a kernel that is
        /// named like an OpenCL C function, such as step.</param>
        /// <param name="kernel">receives the kernel</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: name or kernel is NULL; the program has no kernel
        /// of that name; the message lists its kernels; CLGL_ERROR_INVALID_HANDLE: program is not a valid
        /// clgl_program; CLGL_ERROR_OUT_OF_RANGE: the kernel has more arguments than max_parameter_size of the
        /// device has bytes; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host
        /// memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the
        /// OpenCL device is no longer available; CLGL_ERROR_INVALID_STATE: the program is not built, is being
        /// built, or is compiled but not linked</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_kernel_destroy. Specification: OpenCL 3.0 section 5.9.1,
        /// clCreateKernel.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_create(IntPtr program, byte* name, IntPtr* kernel);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_create(IntPtr program, byte* name, IntPtr* kernel);
#endif

        /// <summary>Creates a copy of a kernel with its arguments, declarations and launch sizes. Arguments that
        /// were set through the cl_kernel are not copied.</summary>
        /// <param name="kernel">the kernel to copy</param>
        /// <param name="clone">receives the copy</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: clone is NULL; CLGL_ERROR_INVALID_HANDLE: kernel is
        /// not a valid clgl_kernel, or an object that is set as an argument was destroyed;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no
        /// longer available; CLGL_ERROR_INVALID_STATE: the program is being built</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_kernel_destroy of the copy. Specification: OpenCL 3.0
        /// sections 5.9.1 and 5.9.2, clCreateKernel, clSetKernelArg.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_clone(IntPtr kernel, IntPtr* clone);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_clone(IntPtr kernel, IntPtr* clone);
#endif

        /// <summary>Destroys a kernel. Its launches still complete.</summary>
        /// <param name="kernel">the kernel; NULL = do nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel, for example
        /// because it was destroyed before</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle. Specification: OpenCL 3.0 section 5.9.1,
        /// clReleaseKernel.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_destroy(IntPtr kernel);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_destroy(IntPtr kernel);
#endif

        /// <summary>Returns the name, the number of arguments and the attributes of a kernel.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="info">receives the properties; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: info is NULL; CLGL_ERROR_INVALID_HANDLE: kernel is
        /// not a valid clgl_kernel; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than
        /// 4096</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the kernel. Specification: OpenCL 3.0
        /// section 5.9.4, clGetKernelInfo.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_get_info(IntPtr kernel, clgl_kernel_info* info);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_get_info(IntPtr kernel, clgl_kernel_info* info);
#endif

        /// <summary>Returns the requirements and limits of a kernel on a device.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="device">a device of the context; NULL = the first device that the program is built
        /// for</param>
        /// <param name="info">receives the limits; 0 = unknown to the OpenCL driver; set struct_size before the
        /// call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: info is NULL; CLGL_ERROR_INVALID_HANDLE: kernel or
        /// device is not a valid handle; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more
        /// than 4096; CLGL_ERROR_NO_DEVICE: device does not belong to the context; CLGL_ERROR_OUT_OF_HOST_MEMORY:
        /// the process or the OpenCL driver is out of host memory; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_INVALID_STATE: the program is not built for device</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.9.4,
        /// clGetKernelWorkGroupInfo.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_get_work_group_info(IntPtr kernel, IntPtr device,
            clgl_work_group_info* info);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_get_work_group_info(IntPtr kernel, IntPtr device,
            clgl_work_group_info* info);
#endif

        /// <summary>Returns the properties of an argument, from the program and from
        /// clgl_kernel_declare_arguments.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="index">the argument, from 0</param>
        /// <param name="info">receives the properties; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: info is NULL; CLGL_ERROR_INVALID_HANDLE: kernel is
        /// not a valid clgl_kernel; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than
        /// 4096; CLGL_ERROR_OUT_OF_RANGE: the kernel has no argument index</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the kernel. Specification: OpenCL 3.0
        /// section 5.9.4, clGetKernelArgInfo.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_get_argument_info(IntPtr kernel, uint index,
            clgl_argument_info* info);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_get_argument_info(IntPtr kernel, uint index,
            clgl_argument_info* info);
#endif

        /// <summary>Returns the index of a named argument.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="name">the name of the argument in the source</param>
        /// <param name="index">receives the index of the argument, from 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: name or index is NULL; no argument has that name,
        /// and the message lists the names; or the names are unknown (see clgl_kernel_declare_arguments);
        /// CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel; CLGL_ERROR_OUT_OF_HOST_MEMORY: the
        /// process is out of memory</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.9.4,
        /// CL_KERNEL_ARG_NAME.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_find_argument(IntPtr kernel, byte* name, uint* index);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_find_argument(IntPtr kernel, byte* name, uint* index);
#endif

        /// <summary>Declares the arguments of a kernel. Needed for programs without argument information:
        /// binaries, SPIR-V and programs built outside clgl. Declared arguments can be found by name, and are
        /// checked when they are set. Declarations add to the information from the program. If a declaration
        /// contradicts this information or an earlier declaration, no declaration of the call is
        /// applied.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="count">number of declarations, at most the number of arguments</param>
        /// <param name="descs">the declarations, starting with argument 0; may be NULL if count is 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: descs is NULL although count is not 0; a type is
        /// unknown; or a declaration contradicts known information (the message names the argument and both
        /// values); CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel; CLGL_ERROR_INVALID_STRUCT_SIZE:
        /// struct_size of an element is not valid or differs from that of the first; CLGL_ERROR_OUT_OF_RANGE:
        /// count is larger than the number of arguments; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process is out of
        /// memory</returns>
        /// <remarks>Threads: any. Lifetime: descs is used only during the call. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_declare_arguments(IntPtr kernel, uint count,
            clgl_argument_desc* descs);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_declare_arguments(IntPtr kernel, uint count,
            clgl_argument_desc* descs);
#endif

        /// <summary>Sets an argument that is passed by value: a scalar, vector or structure. A vector of three
        /// components has the size of four: float3 has 16 bytes. Each field of a structure is aligned to its own
        /// size, as OpenCL C requires. Pass sizeof the structure. Exception: rusticl 22.3 expects some structures
        /// without the padding after the last field: 9 bytes for {int, float, char}, but 32 bytes for {float4,
        /// int}.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="index">the argument, from 0</param>
        /// <param name="size">number of bytes of the value</param>
        /// <param name="value">the value</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: value is NULL; size is 0, or differs from the size
        /// of the type (not checked for structures); or the argument is not passed by value (the message names the
        /// argument and its type); CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel;
        /// CLGL_ERROR_OUT_OF_RANGE: the kernel has no argument index; or a structure is larger than the device
        /// allows for all arguments (max_parameter_size); CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL
        /// driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other
        /// resources; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.9.2,
        /// clSetKernelArg.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_set_value(IntPtr kernel, uint index, UIntPtr size, void*
            value);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_set_value(IntPtr kernel, uint index, UIntPtr size, void*
            value);
#endif

        /// <summary>Sets an argument that is a pointer to global or constant memory to a buffer.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="index">the argument, from 0</param>
        /// <param name="buffer">a buffer of the context of the kernel; a shared buffer must be acquired when the
        /// kernel is launched</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: the argument is not a pointer to global or constant
        /// memory; CLGL_ERROR_INVALID_HANDLE: kernel or buffer is not a valid handle; CLGL_ERROR_OUT_OF_RANGE: the
        /// kernel has no argument index; CLGL_ERROR_WRONG_CONTEXT: the buffer belongs to another context;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no
        /// longer available</returns>
        /// <remarks>Threads: any. Lifetime: the buffer must live until the kernel has been launched; a launch
        /// after its destruction fails. Specification: OpenCL 3.0 section 5.9.2, clSetKernelArg.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_set_buffer(IntPtr kernel, uint index, IntPtr buffer);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_set_buffer(IntPtr kernel, uint index, IntPtr buffer);
#endif

        /// <summary>Sets an argument that is an image to a texture. Checks the type of the texture, and its access
        /// against the access qualifier of the argument, if these are known.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="index">the argument, from 0</param>
        /// <param name="texture">a texture of the context of the kernel; a shared texture must be acquired when
        /// the kernel is launched</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: the argument is not an image, or an image of
        /// another type; or its access qualifier does not match the access of the texture (the message names the
        /// argument and its type); CLGL_ERROR_INVALID_HANDLE: kernel or texture is not a valid handle;
        /// CLGL_ERROR_OUT_OF_RANGE: the kernel has no argument index; CLGL_ERROR_WRONG_CONTEXT: the texture
        /// belongs to another context; CLGL_ERROR_UNSUPPORTED: the argument is read_write, and the device cannot
        /// read and write images of the format in one kernel; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the
        /// OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of
        /// other resources; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: the texture must live until the kernel has been launched; a launch
        /// after its destruction fails. Specification: OpenCL 3.0 section 5.9.2, clSetKernelArg.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_set_texture(IntPtr kernel, uint index, IntPtr texture);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_set_texture(IntPtr kernel, uint index, IntPtr texture);
#endif

        /// <summary>Sets an argument that is a sampler.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="index">the argument, from 0</param>
        /// <param name="sampler">a sampler of the context of the kernel</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: the argument is not a sampler;
        /// CLGL_ERROR_INVALID_HANDLE: kernel or sampler is not a valid handle; CLGL_ERROR_OUT_OF_RANGE: the kernel
        /// has no argument index; CLGL_ERROR_WRONG_CONTEXT: the sampler belongs to another context;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no
        /// longer available</returns>
        /// <remarks>Threads: any. Lifetime: the sampler must live until the kernel has been launched; a launch
        /// after its destruction fails. Specification: OpenCL 3.0 section 5.9.2, clSetKernelArg.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_set_sampler(IntPtr kernel, uint index, IntPtr sampler);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_set_sampler(IntPtr kernel, uint index, IntPtr sampler);
#endif

        /// <summary>Sets an argument that is a pointer to global or constant memory to NULL. The kernel can test
        /// for NULL.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="index">the argument, from 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: the argument is not a pointer to global or constant
        /// memory; CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel; CLGL_ERROR_OUT_OF_RANGE: the
        /// kernel has no argument index; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of
        /// host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the
        /// OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.9.2,
        /// clSetKernelArg.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_set_null(IntPtr kernel, uint index);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_set_null(IntPtr kernel, uint index);
#endif

        /// <summary>Sets the size of an argument that is a pointer to local memory.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="index">the argument, from 0</param>
        /// <param name="size">size of the memory for each work-group, in bytes</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: size is 0, or the argument is not a pointer to
        /// local memory; CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel; CLGL_ERROR_OUT_OF_RANGE:
        /// the kernel has no argument index, or size is more than the local memory of the device;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no
        /// longer available</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.9.2,
        /// clSetKernelArg.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_set_local(IntPtr kernel, uint index, UIntPtr size);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_set_local(IntPtr kernel, uint index, UIntPtr size);
#endif

        /// <summary>Sets the sizes of launches for which launch is NULL.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="launch">the sizes; NULL = remove them</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: sizes are not valid, as for clgl_kernel_launch; the
        /// previous sizes stay set; CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of launch is too small or more than 4096, or unknown fields
        /// of launch are not 0</returns>
        /// <remarks>Threads: any. Lifetime: launch is used only during the call. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_set_launch(IntPtr kernel, clgl_launch* launch);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_set_launch(IntPtr kernel, clgl_launch* launch);
#endif

        /// <summary>Returns the sizes that clgl_kernel_set_launch set, with the number of dimensions filled
        /// in.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="launch">receives the sizes; dimensions is 0 if none are set; set struct_size before the
        /// call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: launch is NULL; CLGL_ERROR_INVALID_HANDLE: kernel
        /// is not a valid clgl_kernel; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of launch is too small or more
        /// than 4096</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_get_launch(IntPtr kernel, clgl_launch* launch);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_get_launch(IntPtr kernel, clgl_launch* launch);
#endif

        /// <summary>Launches a kernel. The library checks the sizes first. The message of a failure contains the
        /// sizes and says which sizes work. If the device supports work-groups of different sizes, the global size
        /// does not need to be a multiple of the local size.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="kernel">the kernel, with all arguments set</param>
        /// <param name="launch">the sizes; NULL = those of clgl_kernel_set_launch</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the kernel has completed; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: an argument is not set (the message names it);
        /// dimensions is not 0 to 3; a global size is 0, or overflows with its offset; a size is set beyond
        /// dimensions; local sizes are set for some dimensions only; or the kernel or the device does not allow
        /// the local size; CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel, or an object that is set
        /// as an argument was destroyed; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of launch is too small or
        /// more than 4096, or unknown fields of launch are not 0; CLGL_ERROR_OUT_OF_RANGE: the arguments require
        /// more local memory than the device has; with PoCL including the local memory that the kernel declares;
        /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired an argument that is a shared object, or only for
        /// reading; CLGL_ERROR_INVALID_STATE: launch is NULL and no sizes are set; or the program is not built for
        /// the device of the queue; CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another
        /// clgl context than the queue; CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only
        /// threads with the OpenGL context can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD);
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; CLGL_ERROR_OPENCL: an OpenCL call
        /// failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and
        /// the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer
        /// available</returns>
        /// <remarks>Threads: any. If several threads launch one kernel, the launches are prepared one after
        /// another.. Lifetime: launch is used only during the call. Specification: OpenCL 3.0 section 5.10,
        /// clEnqueueNDRangeKernel.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_launch(IntPtr queue, IntPtr kernel, clgl_launch* launch, uint
            wait_count, IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_launch(IntPtr queue, IntPtr kernel, clgl_launch* launch, uint
            wait_count, IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Launches a kernel in one dimension: clgl_kernel_launch without offset, local size and
        /// fences.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="kernel">the kernel, with all arguments set</param>
        /// <param name="x">number of work-items in dimension 0; not 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: an argument is not set (the message names it); a
        /// size is 0; or the kernel or the device does not allow these sizes; CLGL_ERROR_INVALID_HANDLE: queue or
        /// kernel is not a valid handle, or an object that is set as an argument was destroyed;
        /// CLGL_ERROR_OUT_OF_RANGE: the arguments require more local memory than the device has; with PoCL
        /// including the local memory that the kernel declares; CLGL_ERROR_WRONG_CONTEXT: the kernel belongs to
        /// another clgl context than the queue; CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired an argument
        /// that is a shared object, or only for reading; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL
        /// driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other
        /// resources; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available; CLGL_ERROR_INVALID_STATE: the program
        /// is not built for the device of the queue</returns>
        /// <remarks>Threads: any. If several threads launch one kernel, the launches are prepared one after
        /// another.. Lifetime: none. Specification: OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_launch_1d(IntPtr queue, IntPtr kernel, UIntPtr x);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_launch_1d(IntPtr queue, IntPtr kernel, UIntPtr x);
#endif

        /// <summary>Launches a kernel in two dimensions: clgl_kernel_launch without offset, local size and
        /// fences.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="kernel">the kernel, with all arguments set</param>
        /// <param name="x">number of work-items in dimension 0; not 0</param>
        /// <param name="y">number of work-items in dimension 1; not 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: an argument is not set (the message names it); a
        /// size is 0; or the kernel or the device does not allow these sizes; CLGL_ERROR_INVALID_HANDLE: queue or
        /// kernel is not a valid handle, or an object that is set as an argument was destroyed;
        /// CLGL_ERROR_OUT_OF_RANGE: the arguments require more local memory than the device has; with PoCL
        /// including the local memory that the kernel declares; CLGL_ERROR_WRONG_CONTEXT: the kernel belongs to
        /// another clgl context than the queue; CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired an argument
        /// that is a shared object, or only for reading; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL
        /// driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other
        /// resources; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available; CLGL_ERROR_INVALID_STATE: the program
        /// is not built for the device of the queue</returns>
        /// <remarks>Threads: any. If several threads launch one kernel, the launches are prepared one after
        /// another.. Lifetime: none. Specification: OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_launch_2d(IntPtr queue, IntPtr kernel, UIntPtr x, UIntPtr y);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_launch_2d(IntPtr queue, IntPtr kernel, UIntPtr x, UIntPtr y);
#endif

        /// <summary>Launches a kernel in three dimensions: clgl_kernel_launch without offset, local size and
        /// fences.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="kernel">the kernel, with all arguments set</param>
        /// <param name="x">number of work-items in dimension 0; not 0</param>
        /// <param name="y">number of work-items in dimension 1; not 0</param>
        /// <param name="z">number of work-items in dimension 2; not 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: an argument is not set (the message names it); a
        /// size is 0; or the kernel or the device does not allow these sizes; CLGL_ERROR_INVALID_HANDLE: queue or
        /// kernel is not a valid handle, or an object that is set as an argument was destroyed;
        /// CLGL_ERROR_OUT_OF_RANGE: the arguments require more local memory than the device has; with PoCL
        /// including the local memory that the kernel declares; CLGL_ERROR_WRONG_CONTEXT: the kernel belongs to
        /// another clgl context than the queue; CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired an argument
        /// that is a shared object, or only for reading; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL
        /// driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other
        /// resources; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available; CLGL_ERROR_INVALID_STATE: the program
        /// is not built for the device of the queue</returns>
        /// <remarks>Threads: any. If several threads launch one kernel, the launches are prepared one after
        /// another.. Lifetime: none. Specification: OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_launch_3d(IntPtr queue, IntPtr kernel, UIntPtr x, UIntPtr y,
            UIntPtr z);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_launch_3d(IntPtr queue, IntPtr kernel, UIntPtr x, UIntPtr y,
            UIntPtr z);
#endif

        /// <summary>Launches a kernel with one work-item.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="kernel">the kernel, with all arguments set</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the kernel has completed; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: an argument is not set (the message names it); or
        /// the kernel requires larger work-groups; CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel,
        /// or an object that is set as an argument was destroyed; CLGL_ERROR_OUT_OF_RANGE: the arguments require
        /// more local memory than the device has; with PoCL including the local memory that the kernel declares;
        /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired an argument that is a shared object, or only for
        /// reading; CLGL_ERROR_INVALID_STATE: the program is not built for the device of the queue;
        /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue;
        /// CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context
        /// can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_OUT_OF_HOST_MEMORY:
        /// the process or the OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is
        /// out of memory or of other resources; CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed;
        /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST:
        /// waits contains an OpenGL fence, and the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the
        /// OpenCL device is no longer available</returns>
        /// <remarks>Threads: any. If several threads launch one kernel, the launches are prepared one after
        /// another.. Lifetime: none. Specification: OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_launch_task(IntPtr queue, IntPtr kernel, uint wait_count,
            IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_launch_task(IntPtr queue, IntPtr kernel, uint wait_count,
            IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Sets arguments and launches a kernel in one call. Useful for languages in which calls of C
        /// functions are slow. All arguments and sizes are checked before the first one is set. If the driver
        /// refuses an argument, such as a structure of another size, the library restores the previous arguments,
        /// except those that were set through the cl_kernel. Another thread cannot set arguments or launch the
        /// kernel in between.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="kernel">the kernel</param>
        /// <param name="argument_count">number of arguments to set; the others keep their values</param>
        /// <param name="arguments">the arguments, starting with argument 0; may be NULL if argument_count is
        /// 0</param>
        /// <param name="launch">the sizes; NULL = those of clgl_kernel_set_launch</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the kernel has completed; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: arguments is NULL although argument_count is not 0;
        /// an argument has the wrong type or size; or as for clgl_kernel_launch; CLGL_ERROR_INVALID_HANDLE: kernel
        /// or an object in arguments is not a valid handle, or an object that is set as an argument was destroyed;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of launch or of an element of arguments is not valid, or
        /// those of the elements differ; CLGL_ERROR_OUT_OF_RANGE: argument_count is larger than the number of
        /// arguments; or as for clgl_kernel_launch; CLGL_ERROR_UNSUPPORTED: an argument is read_write, and the
        /// device cannot read and write images of the format in one kernel; CLGL_ERROR_NOT_ACQUIRED: the queue has
        /// not acquired an argument that is a shared object, or only for reading; CLGL_ERROR_INVALID_STATE: launch
        /// is NULL and no sizes are set; or the program is not built for the device of the queue;
        /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; CLGL_ERROR_OPENCL: an OpenCL call
        /// failed; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and
        /// the display of its context was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer
        /// available</returns>
        /// <remarks>Threads: any. If several threads launch one kernel, the launches are prepared one after
        /// another.. Lifetime: arguments and launch are used only during the call; buffers, textures and samplers
        /// must live until it returns. Specification: OpenCL 3.0 sections 5.9.2 and 5.10, clSetKernelArg,
        /// clEnqueueNDRangeKernel.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_kernel_launch_with_arguments(IntPtr queue, IntPtr kernel, uint
            argument_count, clgl_argument* arguments, clgl_launch* launch, uint wait_count, IntPtr* waits,
            IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_launch_with_arguments(IntPtr queue, IntPtr kernel, uint
            argument_count, clgl_argument* arguments, clgl_launch* launch, uint wait_count, IntPtr* waits,
            IntPtr* fence);
#endif

        /// <summary>Returns the name of a type of arguments, such as "buffer".</summary>
        /// <param name="type">CLGL_ARGUMENT_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_argument_type_name(int type);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_argument_type_name(int type);
#endif

        /// <summary>Returns the name of an address space, such as "constant".</summary>
        /// <param name="space">CLGL_ADDRESS_SPACE_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_address_space_name(int space);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_address_space_name(int space);
#endif

        /// <summary>Returns the name of the access of a kernel to an image, such as "write-only".</summary>
        /// <param name="access">CLGL_IMAGE_ACCESS_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_image_access_name(int access);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_image_access_name(int access);
#endif
    }
}
