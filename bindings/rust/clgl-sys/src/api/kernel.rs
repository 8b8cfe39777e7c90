// Made by generate.py of the description of the API: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// Nobody told: the program has no argument information, and nothing was declared.
pub const CLGL_ARGUMENT_UNKNOWN: i32 = 0;
/// Passed by value: a scalar, a vector, a struct.
pub const CLGL_ARGUMENT_VALUE: i32 = 1;
/// A pointer to global or constant memory.
pub const CLGL_ARGUMENT_BUFFER: i32 = 2;
/// A pointer to local memory.
pub const CLGL_ARGUMENT_LOCAL: i32 = 3;
/// A texture, and a sampler to read it through.
pub const CLGL_ARGUMENT_IMAGE: i32 = 4;
pub const CLGL_ARGUMENT_SAMPLER: i32 = 5;
/// A buffer that is not there: the kernel sees a null pointer. Only in clgl_argument.
pub const CLGL_ARGUMENT_NULL: i32 = 6;
/// Where an argument lies.
pub const CLGL_ADDRESS_UNKNOWN: i32 = 0;
pub const CLGL_ADDRESS_GLOBAL: i32 = 1;
pub const CLGL_ADDRESS_LOCAL: i32 = 2;
pub const CLGL_ADDRESS_CONSTANT: i32 = 3;
pub const CLGL_ADDRESS_PRIVATE: i32 = 4;
/// The argument is no image, or nobody told.
pub const CLGL_IMAGE_ACCESS_NONE: i32 = 0;
pub const CLGL_IMAGE_ACCESS_READ_ONLY: i32 = 1;
pub const CLGL_IMAGE_ACCESS_WRITE_ONLY: i32 = 2;
pub const CLGL_IMAGE_ACCESS_READ_WRITE: i32 = 3;
/// Qualifiers of a pointer's type.
pub const CLGL_QUALIFIER_CONST: u32 = 1;
pub const CLGL_QUALIFIER_RESTRICT: u32 = 2;
pub const CLGL_QUALIFIER_VOLATILE: u32 = 4;
pub const CLGL_QUALIFIER_PIPE: u32 = 8;

/// How many work-items run.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_launch {
    /// sizeof(clgl_launch)
    pub struct_size: u32,
    /// 1 to 3
    pub dimensions: u32,
    /// Of each dimension: the first global id
    pub offset: [usize; 3],
    /// How many work-items, not 0; beyond the dimensions 0 or 1, as local, and offset is 0
    pub global: [usize; 3],
    /// How many of them make a work-group; all 0 for what the kernel requires (reqd_work_group_size), else
    /// for the driver's choice
    pub local: [usize; 3],
}

impl Default for clgl_launch {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 80,
            dimensions: 1,
            offset: [0, 0, 0],
            global: [1, 1, 1],
            local: [0, 0, 0],
        }
    }
}
/// What an argument is set to.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_argument {
    /// sizeof(clgl_argument); the same in all elements of an array
    pub struct_size: u32,
    /// CLGL_ARGUMENT_..., of which CLGL_ARGUMENT_UNKNOWN (0) leaves the argument as it is
    pub kind: i32,
    /// Bytes of a value, or of the local memory that each work-group gets
    pub size: usize,
    /// The value
    pub value: *const c_void,
    /// The buffer
    pub buffer: clgl_buffer,
    /// The texture, with CLGL_ARGUMENT_IMAGE
    pub texture: clgl_texture,
    /// The sampler
    pub sampler: clgl_sampler,
}

impl Default for clgl_argument {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 48,
            kind: 0,
            size: 0,
            value: core::ptr::null(),
            buffer: core::ptr::null_mut(),
            texture: core::ptr::null_mut(),
            sampler: core::ptr::null_mut(),
        }
    }
}
/// What the caller knows of an argument.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_argument_desc {
    /// sizeof(clgl_argument_desc); the same in all elements of an array
    pub struct_size: u32,
    /// CLGL_ARGUMENT_..., or 0 to leave it open
    pub kind: i32,
    /// Bytes of a value; 0 to leave it open, or to the name of the type
    pub size: usize,
    /// Its name in the source, copied; or NULL
    pub name: *const c_char,
    /// Its type in OpenCL C, such as "float4" or "float\*", copied; or NULL
    pub type_name: *const c_char,
}

impl Default for clgl_argument_desc {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 32,
            kind: 0,
            size: 0,
            name: core::ptr::null(),
            type_name: core::ptr::null(),
        }
    }
}
/// What is known of an argument.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_argument_info {
    /// sizeof(clgl_argument_info), set by the caller
    pub struct_size: u32,
    /// CLGL_ARGUMENT_...
    pub kind: i32,
    /// CLGL_ADDRESS_...
    pub address: i32,
    /// CLGL_IMAGE_ACCESS_...
    pub access: i32,
    /// CLGL_QUALIFIER_...
    pub qualifiers: u32,
    /// 1 if it was set, else 0
    pub is_set: u32,
    /// Bytes of a value, or 0 if nobody told: a struct's, say
    pub size: usize,
    /// Its name in the source, or ""
    pub name: *const c_char,
    /// Its type in OpenCL C, such as "float4" or "float\*", or ""
    pub type_name: *const c_char,
}

impl Default for clgl_argument_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 48,
            kind: 0,
            address: 0,
            access: 0,
            qualifiers: 0,
            is_set: 0,
            size: 0,
            name: core::ptr::null(),
            type_name: core::ptr::null(),
        }
    }
}
/// What a kernel tells of itself.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_kernel_info {
    /// sizeof(clgl_kernel_info), set by the caller
    pub struct_size: u32,
    pub argument_count: u32,
    /// The name of the function
    pub name: *const c_char,
    /// Its attributes as the compiler writes them, such as "reqd_work_group_size(8,2,1)", or ""
    pub attributes: *const c_char,
}

impl Default for clgl_kernel_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 24,
            argument_count: 0,
            name: core::ptr::null(),
            attributes: core::ptr::null(),
        }
    }
}
/// What a kernel needs on a device.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_work_group_info {
    /// sizeof(clgl_work_group_info), set by the caller
    pub struct_size: u32,
    pub reserved: u32,
    /// The most work-items that a work-group of it can have
    pub work_group_size: u64,
    /// What the source requires (reqd_work_group_size), or all 0
    pub compile_work_group_size: [u64; 3],
    /// Work-groups should have a multiple of so many work-items
    pub preferred_work_group_size_multiple: u64,
    /// Bytes of local memory of a work-group; drivers may leave out what arguments ask for
    pub local_mem_size: u64,
    /// Bytes of private memory of a work-item
    pub private_mem_size: u64,
}

impl Default for clgl_work_group_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 64,
            reserved: 0,
            work_group_size: 0,
            compile_work_group_size: [0, 0, 0],
            preferred_work_group_size_multiple: 0,
            local_mem_size: 0,
            private_mem_size: 0,
        }
    }
}

extern "C" {
    /// Finds a kernel in a program.
    ///
    /// program: the program
    ///
    /// name: the name of the function; PoCL 3.1 puts _cl_ before that of a kernel named as a function of
    /// OpenCL C, such as step
    ///
    /// kernel: receives the kernel, with no argument set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if there is no kernel of that name (the message
    /// lists those that there are); CLGL_ERROR_OUT_OF_RANGE for more arguments than max_parameter_size has
    /// bytes; CLGL_ERROR_INVALID_STATE if the program is not built, or compiled but not linked;
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: until clgl_kernel_destroy
    ///
    /// See OpenCL 3.0 section 5.9.1, clCreateKernel. Since 0.1.
    pub fn clgl_kernel_create(program: clgl_program, name: *const c_char, kernel: *mut clgl_kernel) -> clgl_result;
    /// Makes a second kernel of the same function with the same arguments and launch sizes; from then on each
    /// has its own. Two threads that launch the same function want a kernel each.
    ///
    /// It is made anew and given the arguments again: PoCL 3.1's clCloneKernel gives kernels that crash.
    ///
    /// kernel: the kernel
    ///
    /// clone: receives the other one
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE also if an argument's buffer, texture or sampler was
    /// destroyed; CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: until clgl_kernel_destroy; what was set through the cl_kernel itself is not copied
    ///
    /// See OpenCL 3.0 sections 5.9.1 and 5.9.2, clCreateKernel, clSetKernelArg. Since 0.1.
    pub fn clgl_kernel_clone(kernel: clgl_kernel, clone: *mut clgl_kernel) -> clgl_result;
    /// Destroys a kernel. Launches that are under way go on.
    ///
    /// kernel: the kernel, or NULL for nothing
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle
    ///
    /// See OpenCL 3.0 section 5.9.1, clReleaseKernel. Since 0.1.
    pub fn clgl_kernel_destroy(kernel: clgl_kernel) -> clgl_result;
    /// Gives the name, the number of arguments and the attributes of a kernel.
    ///
    /// kernel: the kernel
    ///
    /// info: receives them
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the kernel
    ///
    /// See OpenCL 3.0 section 5.9.4, clGetKernelInfo. Since 0.1.
    pub fn clgl_kernel_get_info(kernel: clgl_kernel, info: *mut clgl_kernel_info) -> clgl_result;
    /// Gives what a kernel needs and allows on a device.
    ///
    /// kernel: the kernel
    ///
    /// device: a device of the kernel's context, or NULL for the first that its program is built for
    ///
    /// info: receives it; what the driver does not know is 0
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_NO_DEVICE if it is no device of the context; CLGL_ERROR_INVALID_STATE
    /// if the program is not built for it; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.9.4, clGetKernelWorkGroupInfo. Since 0.1.
    pub fn clgl_kernel_get_work_group_info(kernel: clgl_kernel, device: clgl_device, info: *mut clgl_work_group_info) -> clgl_result;
    /// Gives what is known of an argument: from the program's argument information, from
    /// clgl_kernel_declare_arguments, or from both.
    ///
    /// kernel: the kernel
    ///
    /// index: the argument, from 0
    ///
    /// info: receives it
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument; CLGL_ERROR_INVALID_HANDLE,
    /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the kernel
    ///
    /// See OpenCL 3.0 section 5.9.4, clGetKernelArgInfo. Since 0.1.
    pub fn clgl_kernel_get_argument_info(kernel: clgl_kernel, index: u32, info: *mut clgl_argument_info) -> clgl_result;
    /// Finds an argument by its name in the source.
    ///
    /// kernel: the kernel
    ///
    /// name: the name
    ///
    /// index: receives the argument's index
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT if there is no argument of that name (the message
    /// lists those that there are), or if nobody told the names; CLGL_ERROR_INVALID_HANDLE
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.9.4, CL_KERNEL_ARG_NAME. Since 0.1.
    pub fn clgl_kernel_find_argument(kernel: clgl_kernel, name: *const c_char, index: *mut u32) -> clgl_result;
    /// Tells what the arguments of a kernel are, for programs that do not: those of binaries and SPIR-V, and
    /// those that others built. Arguments are then found by name and checked as if the program had told. What
    /// the program does tell stays, and a declaration that contradicts it, or an earlier one, is refused as a
    /// whole.
    ///
    /// kernel: the kernel
    ///
    /// count: how many declarations; not more than there are arguments
    ///
    /// descs: the declarations, from argument 0 on
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE for more than there are arguments;
    /// CLGL_ERROR_INVALID_ARGUMENT for an unknown kind, or for a contradiction (the message names the
    /// argument and both sides); CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE,
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY
    ///
    /// Threads: any
    ///
    /// Lifetime: none; all is copied
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_kernel_declare_arguments(kernel: clgl_kernel, count: u32, descs: *const clgl_argument_desc) -> clgl_result;
    /// Sets an argument that is passed by value: a scalar, a vector, a struct.
    ///
    /// Vectors of three take the room of four: a float3 has 16 bytes. A struct has the layout of OpenCL C,
    /// where each field is aligned to its own size. rusticl 22.3 wants the size of some structs without the
    /// padding behind the last field: 9 bytes for {int, float, char}, but all 32 for {float4, int}. Others
    /// take sizeof.
    ///
    /// kernel: the kernel
    ///
    /// index: the argument, from 0
    ///
    /// size: bytes of its type
    ///
    /// value: the value, copied before the call returns
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument, and for a struct of more bytes
    /// than the device takes for all arguments; CLGL_ERROR_INVALID_ARGUMENT for another size than the
    /// argument's, as far as it is known (that of a struct is not), or an argument that is no value (the
    /// message names the argument and its type); CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.9.2, clSetKernelArg. Since 0.1.
    pub fn clgl_kernel_set_value(kernel: clgl_kernel, index: u32, size: usize, value: *const c_void) -> clgl_result;
    /// Sets an argument that is a buffer (a pointer to global or constant memory).
    ///
    /// kernel: the kernel
    ///
    /// index: the argument, from 0
    ///
    /// buffer: the buffer, of the kernel's context; a shared one must be acquired when the kernel is launched
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument; CLGL_ERROR_INVALID_ARGUMENT for
    /// an argument that is no buffer; CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: the buffer must live until the kernel has been launched; a launch after its destruction
    /// fails
    ///
    /// See OpenCL 3.0 section 5.9.2, clSetKernelArg. Since 0.1.
    pub fn clgl_kernel_set_buffer(kernel: clgl_kernel, index: u32, buffer: clgl_buffer) -> clgl_result;
    /// Sets an argument that is an image.
    ///
    /// What is known of the argument is checked: that it is an image of the texture's kind, and that the
    /// texture may be read or written as the argument's access qualifier says.
    ///
    /// kernel: the kernel
    ///
    /// index: the argument, from 0
    ///
    /// texture: the texture, of the kernel's context
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument; CLGL_ERROR_INVALID_ARGUMENT for
    /// an argument that is no image, an image of another kind, and an access that the texture does not allow
    /// (the message names the argument and its type); CLGL_ERROR_UNSUPPORTED for a read_write argument where
    /// the device cannot read and write images of the format; CLGL_ERROR_WRONG_CONTEXT,
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: the texture must live until the kernel has been launched; a launch after its destruction
    /// fails
    ///
    /// See OpenCL 3.0 section 5.9.2, clSetKernelArg. Since 0.1.
    pub fn clgl_kernel_set_texture(kernel: clgl_kernel, index: u32, texture: clgl_texture) -> clgl_result;
    /// Sets an argument that is a sampler.
    ///
    /// kernel: the kernel
    ///
    /// index: the argument, from 0
    ///
    /// sampler: the sampler, of the kernel's context
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument; CLGL_ERROR_INVALID_ARGUMENT for
    /// an argument that is no sampler; CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: the sampler must live until the kernel has been launched; a launch after its destruction
    /// fails
    ///
    /// See OpenCL 3.0 section 5.9.2, clSetKernelArg. Since 0.1.
    pub fn clgl_kernel_set_sampler(kernel: clgl_kernel, index: u32, sampler: clgl_sampler) -> clgl_result;
    /// Sets an argument that is a pointer to global or constant memory to NULL, which the kernel can ask for.
    ///
    /// kernel: the kernel
    ///
    /// index: the argument, from 0
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument; CLGL_ERROR_INVALID_ARGUMENT for
    /// an argument that is no buffer; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.9.2, clSetKernelArg. Since 0.1.
    pub fn clgl_kernel_set_null(kernel: clgl_kernel, index: u32) -> clgl_result;
    /// Sets an argument that is a pointer to local memory.
    ///
    /// kernel: the kernel
    ///
    /// index: the argument, from 0
    ///
    /// size: bytes that each work-group gets
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last argument, and for more than the local
    /// memory of the device; CLGL_ERROR_INVALID_ARGUMENT for a size of 0, or an argument that is no local
    /// memory; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.9.2, clSetKernelArg. Since 0.1.
    pub fn clgl_kernel_set_local(kernel: clgl_kernel, index: u32, size: usize) -> clgl_result;
    /// Sets the sizes that a kernel is launched with when a launch gives none.
    ///
    /// kernel: the kernel
    ///
    /// launch: how many work-items; or NULL for none again
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT as clgl_kernel_launch, and then the sizes stay what
    /// they were; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE
    ///
    /// Threads: any
    ///
    /// Lifetime: none; copied
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_kernel_set_launch(kernel: clgl_kernel, launch: *const clgl_launch) -> clgl_result;
    /// Gives the sizes that clgl_kernel_set_launch set, as they were given.
    ///
    /// kernel: the kernel
    ///
    /// launch: receives them; with dimensions 0 if there are none
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See clgl's own. Since 0.1.
    pub fn clgl_kernel_get_launch(kernel: clgl_kernel, launch: *mut clgl_launch) -> clgl_result;
    /// Runs a kernel.
    ///
    /// The sizes are checked before the driver sees them, and the message has the numbers and what would
    /// work. Where the device can have work-groups of different sizes, the local size need not divide the
    /// global size.
    ///
    /// queue: the queue
    ///
    /// kernel: the kernel, with every argument set
    ///
    /// launch: how many work-items; or NULL for what clgl_kernel_set_launch set
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the kernel has; or NULL
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_NOT_ACQUIRED if a shared buffer is not this queue's;
    /// CLGL_ERROR_COMMAND_FAILED if one of waits has failed; CLGL_ERROR_INVALID_ARGUMENT for an argument that
    /// is not set (the message names it), dimensions other than 1 to 3, a global size of 0, an offset that
    /// overflows with it, sizes beyond the dimensions, or a local size that the kernel or the device does not
    /// allow; CLGL_ERROR_OUT_OF_RANGE if the arguments want more local memory together (with PoCL, and what
    /// the kernel declares) than the device has; CLGL_ERROR_INVALID_STATE for a NULL launch of a kernel
    /// without sizes of its own, and if its program is not built for the queue's device;
    /// CLGL_ERROR_INVALID_HANDLE also if an argument's buffer, texture or sampler was destroyed;
    /// CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_DEVICE_MEMORY,
    /// CLGL_ERROR_OPENCL
    ///
    /// Threads: any; one launch of a kernel at a time is prepared
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel. Since 0.1.
    pub fn clgl_kernel_launch(queue: clgl_queue, kernel: clgl_kernel, launch: *const clgl_launch, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Runs a kernel as a task: one work-item.
    ///
    /// queue: the queue
    ///
    /// kernel: the kernel, with every argument set
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the kernel has; or NULL
    ///
    /// Returns as clgl_kernel_launch; CLGL_ERROR_INVALID_ARGUMENT also if the kernel requires larger
    /// work-groups
    ///
    /// Threads: any; one launch of a kernel at a time is prepared
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel. Since 0.1.
    pub fn clgl_kernel_launch_task(queue: clgl_queue, kernel: clgl_kernel, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Sets arguments and runs a kernel, in one call, for languages where many small ones are dear.
    ///
    /// All arguments and sizes are checked before the first is set, and what only the driver refuses, such as
    /// a struct of another size, is set back to what clgl set before (not to what raw calls of OpenCL set): a
    /// call that is refused changes nothing. No other thread's arguments or launch of the kernel come in
    /// between.
    ///
    /// queue: the queue
    ///
    /// kernel: the kernel
    ///
    /// argument_count: how many arguments; the rest stays as it is
    ///
    /// arguments: the arguments, from argument 0 on
    ///
    /// launch: how many work-items; or NULL for what clgl_kernel_set_launch set
    ///
    /// wait_count: how many fences
    ///
    /// waits: fences of either side that the command waits for; of the same context
    ///
    /// fence: receives a fence that completes when the kernel has; or NULL
    ///
    /// Returns as clgl_kernel_launch; CLGL_ERROR_OUT_OF_RANGE for more arguments than the kernel has, and for
    /// more local memory than the device has; CLGL_ERROR_INVALID_ARGUMENT for an argument of another size or
    /// kind
    ///
    /// Threads: any; one launch of a kernel at a time is prepared
    ///
    /// Lifetime: values are copied before the call returns; buffers, textures and samplers must live until
    /// then
    ///
    /// See OpenCL 3.0 sections 5.9.2 and 5.10, clSetKernelArg, clEnqueueNDRangeKernel. Since 0.1.
    pub fn clgl_kernel_call(queue: clgl_queue, kernel: clgl_kernel, argument_count: u32, arguments: *const clgl_argument, launch: *const clgl_launch, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
}
