// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Finds a kernel in a program.</summary>
        /// <param name="program">the program</param>
        /// <param name="name">the name of the function; PoCL 3.1 puts _cl_ before that of a kernel named as a
        /// function of OpenCL C, such as step</param>
        /// <param name="kernel">receives the kernel, with no argument set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if there is no kernel of that name (the message
        /// lists those that there are); CLGL_ERROR_OUT_OF_RANGE for more arguments than max_parameter_size has
        /// bytes; CLGL_ERROR_INVALID_STATE if the program is not built, or compiled but not linked;
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_kernel_destroy. Specification: OpenCL 3.0 section 5.9.1,
        /// clCreateKernel.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_create(IntPtr program, byte* name, IntPtr* kernel);

        /// <summary>Makes a second kernel of the same function with the same arguments and launch sizes; from then
        /// on each has its own. Two threads that launch the same function want a kernel each. It is made anew and
        /// given the arguments again: PoCL 3.1's clCloneKernel gives kernels that crash.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="clone">receives the other one</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE also if an argument's buffer, texture or sampler was
        /// destroyed; CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: until clgl_kernel_destroy; what was set through the cl_kernel itself
        /// is not copied. Specification: OpenCL 3.0 sections 5.9.1 and 5.9.2, clCreateKernel,
        /// clSetKernelArg.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_clone(IntPtr kernel, IntPtr* clone);

        /// <summary>Destroys a kernel. Launches that are under way go on.</summary>
        /// <param name="kernel">the kernel, or NULL for nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle. Specification: OpenCL 3.0 section 5.9.1,
        /// clReleaseKernel.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_destroy(IntPtr kernel);

        /// <summary>Gives the name, the number of arguments and the attributes of a kernel.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="info">receives them</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the kernel. Specification: OpenCL 3.0
        /// section 5.9.4, clGetKernelInfo.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_get_info(IntPtr kernel, clgl_kernel_info* info);

        /// <summary>Gives what a kernel needs and allows on a device.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="device">a device of the kernel's context, or NULL for the first that its program is built
        /// for</param>
        /// <param name="info">receives it; what the driver does not know is 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_NO_DEVICE if it is no device of the context; CLGL_ERROR_INVALID_STATE
        /// if the program is not built for it; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.9.4,
        /// clGetKernelWorkGroupInfo.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_get_work_group_info(IntPtr kernel, IntPtr device,
            clgl_work_group_info* info);

        /// <summary>Gives what is known of an argument: from the program's argument information, from
        /// clgl_kernel_declare_arguments, or from both.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="index">the argument, from 0</param>
        /// <param name="info">receives it</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument; CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the kernel. Specification: OpenCL 3.0
        /// section 5.9.4, clGetKernelArgInfo.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_get_argument_info(IntPtr kernel, uint index,
            clgl_argument_info* info);

        /// <summary>Finds an argument by its name in the source.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="name">the name</param>
        /// <param name="index">receives the argument's index</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if there is no argument of that name (the message
        /// lists those that there are), or if nobody told the names; CLGL_ERROR_INVALID_HANDLE</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.9.4,
        /// CL_KERNEL_ARG_NAME.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_find_argument(IntPtr kernel, byte* name, uint* index);

        /// <summary>Tells what the arguments of a kernel are, for programs that do not: those of binaries and
        /// SPIR-V, and those that others built. Arguments are then found by name and checked as if the program had
        /// told. What the program does tell stays, and a declaration that contradicts it, or an earlier one, is
        /// refused as a whole.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="count">how many declarations; not more than there are arguments</param>
        /// <param name="descs">the declarations, from argument 0 on</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE for more than there are arguments;
        /// CLGL_ERROR_INVALID_ARGUMENT for an unknown kind, or for a contradiction (the message names the argument
        /// and both sides); CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE,
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY</returns>
        /// <remarks>Threads: any. Lifetime: none; all is copied. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_declare_arguments(IntPtr kernel, uint count,
            clgl_argument_desc* descs);

        /// <summary>Sets an argument that is passed by value: a scalar, a vector, a struct. Vectors of three take
        /// the room of four: a float3 has 16 bytes. A struct has the layout of OpenCL C, where each field is
        /// aligned to its own size. rusticl 22.3 wants the size of some structs without the padding behind the
        /// last field: 9 bytes for {int, float, char}, but all 32 for {float4, int}. Others take sizeof.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="index">the argument, from 0</param>
        /// <param name="size">bytes of its type</param>
        /// <param name="value">the value, copied before the call returns</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument, and for a struct of more bytes
        /// than the device takes for all arguments; CLGL_ERROR_INVALID_ARGUMENT for another size than the
        /// argument's, as far as it is known (that of a struct is not), or an argument that is no value (the
        /// message names the argument and its type); CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.9.2,
        /// clSetKernelArg.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_set_value(IntPtr kernel, uint index, UIntPtr size, void*
            value);

        /// <summary>Sets an argument that is a buffer (a pointer to global or constant memory).</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="index">the argument, from 0</param>
        /// <param name="buffer">the buffer, of the kernel's context; a shared one must be acquired when the kernel
        /// is launched</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument; CLGL_ERROR_INVALID_ARGUMENT for
        /// an argument that is no buffer; CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: the buffer must live until the kernel has been launched; a launch
        /// after its destruction fails. Specification: OpenCL 3.0 section 5.9.2, clSetKernelArg.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_set_buffer(IntPtr kernel, uint index, IntPtr buffer);

        /// <summary>Sets an argument that is an image. What is known of the argument is checked: that it is an
        /// image of the texture's kind, and that the texture may be read or written as the argument's access
        /// qualifier says.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="index">the argument, from 0</param>
        /// <param name="texture">the texture, of the kernel's context</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument; CLGL_ERROR_INVALID_ARGUMENT for
        /// an argument that is no image, an image of another kind, and an access that the texture does not allow
        /// (the message names the argument and its type); CLGL_ERROR_UNSUPPORTED for a read_write argument where
        /// the device cannot read and write images of the format; CLGL_ERROR_WRONG_CONTEXT,
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: the texture must live until the kernel has been launched; a launch
        /// after its destruction fails. Specification: OpenCL 3.0 section 5.9.2, clSetKernelArg.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_set_texture(IntPtr kernel, uint index, IntPtr texture);

        /// <summary>Sets an argument that is a sampler.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="index">the argument, from 0</param>
        /// <param name="sampler">the sampler, of the kernel's context</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument; CLGL_ERROR_INVALID_ARGUMENT for
        /// an argument that is no sampler; CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE,
        /// CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: the sampler must live until the kernel has been launched; a launch
        /// after its destruction fails. Specification: OpenCL 3.0 section 5.9.2, clSetKernelArg.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_set_sampler(IntPtr kernel, uint index, IntPtr sampler);

        /// <summary>Sets an argument that is a pointer to global or constant memory to NULL, which the kernel can
        /// ask for.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="index">the argument, from 0</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument; CLGL_ERROR_INVALID_ARGUMENT for
        /// an argument that is no buffer; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.9.2,
        /// clSetKernelArg.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_set_null(IntPtr kernel, uint index);

        /// <summary>Sets an argument that is a pointer to local memory.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="index">the argument, from 0</param>
        /// <param name="size">bytes that each work-group gets</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument, and for more than the local
        /// memory of the device; CLGL_ERROR_INVALID_ARGUMENT for a size of 0, or an argument that is no local
        /// memory; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: OpenCL 3.0 section 5.9.2,
        /// clSetKernelArg.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_set_local(IntPtr kernel, uint index, UIntPtr size);

        /// <summary>Sets the sizes that a kernel is launched with when a launch gives none.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="launch">how many work-items; or NULL for none again</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT as clgl_kernel_launch, and then the sizes stay what
        /// they were; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE</returns>
        /// <remarks>Threads: any. Lifetime: none; copied. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_set_launch(IntPtr kernel, clgl_launch* launch);

        /// <summary>Gives the sizes that clgl_kernel_set_launch set, as they were given.</summary>
        /// <param name="kernel">the kernel</param>
        /// <param name="launch">receives them; with dimensions 0 if there are none</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_get_launch(IntPtr kernel, clgl_launch* launch);

        /// <summary>Runs a kernel. The sizes are checked before the driver sees them, and the message has the
        /// numbers and what would work. Where the device can have work-groups of different sizes, the local size
        /// need not divide the global size.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="kernel">the kernel, with every argument set</param>
        /// <param name="launch">how many work-items; or NULL for what clgl_kernel_set_launch set</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the kernel has; or NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_NOT_ACQUIRED if a shared buffer is not this queue's;
        /// CLGL_ERROR_COMMAND_FAILED if one of waits has failed; CLGL_ERROR_INVALID_ARGUMENT for an argument that
        /// is not set (the message names it), dimensions other than 1 to 3, a global size of 0, an offset that
        /// overflows with it, sizes beyond the dimensions, or a local size that the kernel or the device does not
        /// allow; CLGL_ERROR_OUT_OF_RANGE if the arguments want more local memory together (with PoCL, and what
        /// the kernel declares) than the device has; CLGL_ERROR_INVALID_STATE for a NULL launch of a kernel
        /// without sizes of its own, and if its program is not built for the queue's device;
        /// CLGL_ERROR_INVALID_HANDLE also if an argument's buffer, texture or sampler was destroyed;
        /// CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_DEVICE_MEMORY,
        /// CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any; one launch of a kernel at a time is prepared. Lifetime: none. Specification:
        /// OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_launch(IntPtr queue, IntPtr kernel, clgl_launch* launch, uint
            wait_count, IntPtr* waits, IntPtr* fence);

        /// <summary>Runs a kernel as a task: one work-item.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="kernel">the kernel, with every argument set</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the kernel has; or NULL</param>
        /// <returns>as clgl_kernel_launch; CLGL_ERROR_INVALID_ARGUMENT also if the kernel requires larger
        /// work-groups</returns>
        /// <remarks>Threads: any; one launch of a kernel at a time is prepared. Lifetime: none. Specification:
        /// OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_launch_task(IntPtr queue, IntPtr kernel, uint wait_count,
            IntPtr* waits, IntPtr* fence);

        /// <summary>Sets arguments and runs a kernel, in one call, for languages where many small ones are dear.
        /// All arguments and sizes are checked before the first is set, and what only the driver refuses, such as
        /// a struct of another size, is set back to what clgl set before (not to what raw calls of OpenCL set): a
        /// call that is refused changes nothing. No other thread's arguments or launch of the kernel come in
        /// between.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="kernel">the kernel</param>
        /// <param name="argument_count">how many arguments; the rest stays as it is</param>
        /// <param name="arguments">the arguments, from argument 0 on</param>
        /// <param name="launch">how many work-items; or NULL for what clgl_kernel_set_launch set</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the command waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the kernel has; or NULL</param>
        /// <returns>as clgl_kernel_launch; CLGL_ERROR_OUT_OF_RANGE for more arguments than the kernel has, and for
        /// more local memory than the device has; CLGL_ERROR_INVALID_ARGUMENT for an argument of another size or
        /// kind</returns>
        /// <remarks>Threads: any; one launch of a kernel at a time is prepared. Lifetime: values are copied before
        /// the call returns; buffers, textures and samplers must live until then. Specification: OpenCL 3.0
        /// sections 5.9.2 and 5.10, clSetKernelArg, clEnqueueNDRangeKernel.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_kernel_call(IntPtr queue, IntPtr kernel, uint argument_count,
            clgl_argument* arguments, clgl_launch* launch, uint wait_count, IntPtr* waits, IntPtr* fence);
    }
}
