// Made from the description of the API by generate.py: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// The type of a kernel argument.
pub type clgl_argument_type = i32;
/// Unknown: the program has no argument information, and none was declared. In clgl_argument: the argument
/// keeps its value.
pub const CLGL_ARGUMENT_UNKNOWN: clgl_argument_type = 0;
/// Passed by value: a scalar, a vector, a struct.
pub const CLGL_ARGUMENT_VALUE: clgl_argument_type = 1;
/// A pointer to global or constant memory.
pub const CLGL_ARGUMENT_BUFFER: clgl_argument_type = 2;
/// A pointer to local memory.
pub const CLGL_ARGUMENT_LOCAL: clgl_argument_type = 3;
/// An image: set it to a texture.
pub const CLGL_ARGUMENT_TEXTURE: clgl_argument_type = 4;
/// A sampler.
pub const CLGL_ARGUMENT_SAMPLER: clgl_argument_type = 5;
/// A null pointer instead of a buffer. Only in clgl_argument.
pub const CLGL_ARGUMENT_NULL: clgl_argument_type = 6;
/// The address space of a kernel argument.
pub type clgl_address_space = i32;
/// Unknown: the program has no argument information.
pub const CLGL_ADDRESS_SPACE_UNKNOWN: clgl_address_space = 0;
/// Global memory.
pub const CLGL_ADDRESS_SPACE_GLOBAL: clgl_address_space = 1;
/// Local memory of a work-group.
pub const CLGL_ADDRESS_SPACE_LOCAL: clgl_address_space = 2;
/// Constant memory.
pub const CLGL_ADDRESS_SPACE_CONSTANT: clgl_address_space = 3;
/// Private memory of a work-item.
pub const CLGL_ADDRESS_SPACE_PRIVATE: clgl_address_space = 4;
/// The access qualifier of an image argument.
pub type clgl_image_access = i32;
/// The argument is not an image, or its access is unknown.
pub const CLGL_IMAGE_ACCESS_NONE: clgl_image_access = 0;
/// read_only.
pub const CLGL_IMAGE_ACCESS_READ_ONLY: clgl_image_access = 1;
/// write_only.
pub const CLGL_IMAGE_ACCESS_WRITE_ONLY: clgl_image_access = 2;
/// read_write.
pub const CLGL_IMAGE_ACCESS_READ_WRITE: clgl_image_access = 3;

/// Type qualifiers of a pointer argument.
pub type clgl_qualifier_flags = u32;
/// const.
pub const CLGL_QUALIFIER_CONST: clgl_qualifier_flags = 1;
/// restrict.
pub const CLGL_QUALIFIER_RESTRICT: clgl_qualifier_flags = 2;
/// volatile.
pub const CLGL_QUALIFIER_VOLATILE: clgl_qualifier_flags = 4;
/// pipe.
pub const CLGL_QUALIFIER_PIPE: clgl_qualifier_flags = 8;

/// The sizes of a launch.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_launch {
    /// sizeof(clgl_launch)
    pub struct_size: u32,
    /// 1 to 3; 0 = the number of global sizes that are not 0
    pub dimensions: u32,
    /// The first global id of each dimension
    pub global_offset: [usize; 3],
    /// The number of work-items of each dimension, not 0. For unused dimensions, global_size and local_size
    /// must be 0 or 1, and global_offset 0.
    pub global_size: [usize; 3],
    /// The work-group size; all 0 = the size that the kernel requires (reqd_work_group_size), else the driver
    /// chooses
    pub local_size: [usize; 3],
}

impl Default for clgl_launch {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 80,
            dimensions: 0,
            global_offset: [0, 0, 0],
            global_size: [1, 0, 0],
            local_size: [0, 0, 0],
        }
    }
}
/// The value of an argument.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_argument {
    /// sizeof(clgl_argument); the same in all elements of an array
    pub struct_size: u32,
    /// the type; CLGL_ARGUMENT_UNKNOWN = keep the present value
    pub type_: clgl_argument_type,
    /// size of the value, or of the local memory of each work-group, in bytes
    pub size: usize,
    /// the value, with CLGL_ARGUMENT_VALUE; otherwise NULL
    pub value: *const c_void,
    /// the buffer, with CLGL_ARGUMENT_BUFFER; otherwise NULL
    pub buffer: clgl_buffer,
    /// the texture, with CLGL_ARGUMENT_TEXTURE; otherwise NULL
    pub texture: clgl_texture,
    /// the sampler, with CLGL_ARGUMENT_SAMPLER; otherwise NULL
    pub sampler: clgl_sampler,
}

impl Default for clgl_argument {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 48,
            type_: 0,
            size: 0,
            value: core::ptr::null(),
            buffer: core::ptr::null_mut(),
            texture: core::ptr::null_mut(),
            sampler: core::ptr::null_mut(),
        }
    }
}
/// Declaration of an argument by the caller.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_argument_desc {
    /// sizeof(clgl_argument_desc); the same in all elements of an array
    pub struct_size: u32,
    /// the type; CLGL_ARGUMENT_UNKNOWN = not declared
    pub type_: clgl_argument_type,
    /// size of a value in bytes; 0 = not declared, or known from type_name
    pub size: usize,
    /// its name in the source, copied; NULL = not declared
    pub name: *const c_char,
    /// its type in OpenCL C, such as "float4" or "float\*", copied; NULL = not declared
    pub type_name: *const c_char,
}

impl Default for clgl_argument_desc {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 32,
            type_: 0,
            size: 0,
            name: core::ptr::null(),
            type_name: core::ptr::null(),
        }
    }
}
/// The properties of an argument.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_argument_info {
    /// sizeof(clgl_argument_info), set by the caller
    pub struct_size: u32,
    /// the type
    pub type_: clgl_argument_type,
    /// the address space
    pub address: clgl_address_space,
    /// the access qualifier
    pub access: clgl_image_access,
    /// the type qualifiers
    pub qualifiers: clgl_qualifier_flags,
    /// whether the argument is set
    pub is_set: clgl_bool,
    /// size of a value in bytes; 0 = unknown, for example for a struct
    pub size: usize,
    /// its name in the source, or "" if unknown
    pub name: *const c_char,
    /// its type in OpenCL C, such as "float4" or "float\*", or ""
    pub type_name: *const c_char,
}

impl Default for clgl_argument_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 48,
            type_: 0,
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
/// The properties of a kernel.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_kernel_info {
    /// sizeof(clgl_kernel_info), set by the caller
    pub struct_size: u32,
    /// number of arguments
    pub argument_count: u32,
    /// the name of the function
    pub name: *const c_char,
    /// its attributes as the compiler writes them, such as "reqd_work_group_size(8,2,1)", or ""
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
/// The requirements and limits of a kernel on a device.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_work_group_info {
    /// sizeof(clgl_work_group_info), set by the caller
    pub struct_size: u32,
    /// 0
    pub reserved: u32,
    /// the most work-items of a work-group of this kernel
    pub work_group_size: u64,
    /// the work-group size that the source requires (reqd_work_group_size); all 0 = any size
    pub compile_work_group_size: [u64; 3],
    /// work-group sizes should be a multiple of this number
    pub preferred_work_group_size_multiple: u64,
    /// bytes of local memory of a work-group; some drivers do not count local memory of arguments
    pub local_mem_size: u64,
    /// bytes of private memory of a work-item
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
    /// Creates a kernel from a function of a program. No argument is set.
    ///
    /// program: the program
    ///
    /// name: the name of the function. PoCL 3.1 adds _cl_ before the name of a kernel that is named like an
    /// OpenCL C function, such as step.
    ///
    /// kernel: receives the kernel
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: name or kernel is NULL; the program has no kernel of that name; the
    /// message lists its kernels
    ///
    /// CLGL_ERROR_INVALID_HANDLE: program is not a valid clgl_program
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the kernel has more arguments than max_parameter_size of the device has bytes
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// CLGL_ERROR_INVALID_STATE: the program is not built, is being built, or is compiled but not linked
    ///
    /// Threads: any
    ///
    /// Lifetime: until clgl_kernel_destroy
    ///
    /// See OpenCL 3.0 section 5.9.1, clCreateKernel. Since 0.1.
    pub fn clgl_kernel_create(program: clgl_program, name: *const c_char, kernel: *mut clgl_kernel) -> clgl_result;
    /// Creates a copy of a kernel with its arguments, declarations and launch sizes. Arguments that were set
    /// through the cl_kernel are not copied.
    ///
    /// kernel: the kernel to copy
    ///
    /// clone: receives the copy
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: clone is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel, or an object that is set as an argument
    /// was destroyed
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// CLGL_ERROR_INVALID_STATE: the program is being built
    ///
    /// Threads: any
    ///
    /// Lifetime: until clgl_kernel_destroy of the copy
    ///
    /// See OpenCL 3.0 sections 5.9.1 and 5.9.2, clCreateKernel, clSetKernelArg. Since 0.1.
    pub fn clgl_kernel_clone(kernel: clgl_kernel, clone: *mut clgl_kernel) -> clgl_result;
    /// Destroys a kernel. Its launches still complete.
    ///
    /// kernel: the kernel; NULL = do nothing
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel, for example because it was destroyed
    /// before
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle
    ///
    /// See OpenCL 3.0 section 5.9.1, clReleaseKernel. Since 0.1.
    pub fn clgl_kernel_destroy(kernel: clgl_kernel) -> clgl_result;
    /// Returns the name, the number of arguments and the attributes of a kernel.
    ///
    /// kernel: the kernel
    ///
    /// info: receives the properties; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: info is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than 4096
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the kernel
    ///
    /// See OpenCL 3.0 section 5.9.4, clGetKernelInfo. Since 0.1.
    pub fn clgl_kernel_get_info(kernel: clgl_kernel, info: *mut clgl_kernel_info) -> clgl_result;
    /// Returns the requirements and limits of a kernel on a device.
    ///
    /// kernel: the kernel
    ///
    /// device: a device of the context; NULL = the first device that the program is built for
    ///
    /// info: receives the limits; 0 = unknown to the OpenCL driver; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: info is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel or device is not a valid handle
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than 4096
    ///
    /// CLGL_ERROR_NO_DEVICE: device does not belong to the context
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_INVALID_STATE: the program is not built for device
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.9.4, clGetKernelWorkGroupInfo. Since 0.1.
    pub fn clgl_kernel_get_work_group_info(kernel: clgl_kernel, device: clgl_device, info: *mut clgl_work_group_info) -> clgl_result;
    /// Returns the properties of an argument, from the program and from clgl_kernel_declare_arguments.
    ///
    /// kernel: the kernel
    ///
    /// index: the argument, from 0
    ///
    /// info: receives the properties; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: info is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than 4096
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the kernel has no argument index
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings live as long as the kernel
    ///
    /// See OpenCL 3.0 section 5.9.4, clGetKernelArgInfo. Since 0.1.
    pub fn clgl_kernel_get_argument_info(kernel: clgl_kernel, index: u32, info: *mut clgl_argument_info) -> clgl_result;
    /// Returns the index of a named argument.
    ///
    /// kernel: the kernel
    ///
    /// name: the name of the argument in the source
    ///
    /// index: receives the index of the argument, from 0
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: name or index is NULL; no argument has that name, and the message lists
    /// the names; or the names are unknown (see clgl_kernel_declare_arguments)
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process is out of memory
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.9.4, CL_KERNEL_ARG_NAME. Since 0.1.
    pub fn clgl_kernel_find_argument(kernel: clgl_kernel, name: *const c_char, index: *mut u32) -> clgl_result;
    /// Declares the arguments of a kernel. Needed for programs without argument information: binaries, SPIR-V
    /// and programs built outside clgl. Declared arguments can be found by name, and are checked when they
    /// are set.
    ///
    /// Declarations add to the information from the program. If a declaration contradicts this information or
    /// an earlier declaration, no declaration of the call is applied.
    ///
    /// kernel: the kernel
    ///
    /// count: number of declarations, at most the number of arguments
    ///
    /// descs: the declarations, starting with argument 0; may be NULL if count is 0
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: descs is NULL although count is not 0; a type is unknown; or a
    /// declaration contradicts known information (the message names the argument and both values)
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of an element is not valid or differs from that of the
    /// first
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: count is larger than the number of arguments
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process is out of memory
    ///
    /// Threads: any
    ///
    /// Lifetime: descs is used only during the call
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_kernel_declare_arguments(kernel: clgl_kernel, count: u32, descs: *const clgl_argument_desc) -> clgl_result;
    /// Sets an argument that is passed by value: a scalar, vector or structure.
    ///
    /// A vector of three components has the size of four: float3 has 16 bytes. Each field of a structure is
    /// aligned to its own size, as OpenCL C requires. Pass sizeof the structure. Exception: rusticl 22.3
    /// expects some structures without the padding after the last field: 9 bytes for {int, float, char}, but
    /// 32 bytes for {float4, int}.
    ///
    /// kernel: the kernel
    ///
    /// index: the argument, from 0
    ///
    /// size: number of bytes of the value
    ///
    /// value: the value
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: value is NULL; size is 0, or differs from the size of the type (not
    /// checked for structures); or the argument is not passed by value (the message names the argument and
    /// its type)
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the kernel has no argument index; or a structure is larger than the device
    /// allows for all arguments (max_parameter_size)
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.9.2, clSetKernelArg. Since 0.1.
    pub fn clgl_kernel_set_value(kernel: clgl_kernel, index: u32, size: usize, value: *const c_void) -> clgl_result;
    /// Sets an argument that is a pointer to global or constant memory to a buffer.
    ///
    /// kernel: the kernel
    ///
    /// index: the argument, from 0
    ///
    /// buffer: a buffer of the context of the kernel; a shared buffer must be acquired when the kernel is
    /// launched
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: the argument is not a pointer to global or constant memory
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel or buffer is not a valid handle
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the kernel has no argument index
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: the buffer belongs to another context
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any
    ///
    /// Lifetime: the buffer must live until the kernel has been launched; a launch after its destruction
    /// fails
    ///
    /// See OpenCL 3.0 section 5.9.2, clSetKernelArg. Since 0.1.
    pub fn clgl_kernel_set_buffer(kernel: clgl_kernel, index: u32, buffer: clgl_buffer) -> clgl_result;
    /// Sets an argument that is an image to a texture. Checks the type of the texture, and its access against
    /// the access qualifier of the argument, if these are known.
    ///
    /// kernel: the kernel
    ///
    /// index: the argument, from 0
    ///
    /// texture: a texture of the context of the kernel; a shared texture must be acquired when the kernel is
    /// launched
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: the argument is not an image, or an image of another type; or its access
    /// qualifier does not match the access of the texture (the message names the argument and its type)
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel or texture is not a valid handle
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the kernel has no argument index
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: the texture belongs to another context
    ///
    /// CLGL_ERROR_UNSUPPORTED: the argument is read_write, and the device cannot read and write images of the
    /// format in one kernel
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
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
    /// sampler: a sampler of the context of the kernel
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: the argument is not a sampler
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel or sampler is not a valid handle
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the kernel has no argument index
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: the sampler belongs to another context
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any
    ///
    /// Lifetime: the sampler must live until the kernel has been launched; a launch after its destruction
    /// fails
    ///
    /// See OpenCL 3.0 section 5.9.2, clSetKernelArg. Since 0.1.
    pub fn clgl_kernel_set_sampler(kernel: clgl_kernel, index: u32, sampler: clgl_sampler) -> clgl_result;
    /// Sets an argument that is a pointer to global or constant memory to NULL. The kernel can test for NULL.
    ///
    /// kernel: the kernel
    ///
    /// index: the argument, from 0
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: the argument is not a pointer to global or constant memory
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the kernel has no argument index
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.9.2, clSetKernelArg. Since 0.1.
    pub fn clgl_kernel_set_null(kernel: clgl_kernel, index: u32) -> clgl_result;
    /// Sets the size of an argument that is a pointer to local memory.
    ///
    /// kernel: the kernel
    ///
    /// index: the argument, from 0
    ///
    /// size: size of the memory for each work-group, in bytes
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: size is 0, or the argument is not a pointer to local memory
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the kernel has no argument index, or size is more than the local memory of
    /// the device
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.9.2, clSetKernelArg. Since 0.1.
    pub fn clgl_kernel_set_local(kernel: clgl_kernel, index: u32, size: usize) -> clgl_result;
    /// Sets the sizes of launches for which launch is NULL.
    ///
    /// kernel: the kernel
    ///
    /// launch: the sizes; NULL = remove them
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: sizes are not valid, as for clgl_kernel_launch; the previous sizes stay
    /// set
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of launch is too small or more than 4096, or unknown
    /// fields of launch are not 0
    ///
    /// Threads: any
    ///
    /// Lifetime: launch is used only during the call
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_kernel_set_launch(kernel: clgl_kernel, launch: *const clgl_launch) -> clgl_result;
    /// Returns the sizes that clgl_kernel_set_launch set, with the number of dimensions filled in.
    ///
    /// kernel: the kernel
    ///
    /// launch: receives the sizes; dimensions is 0 if none are set; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: launch is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of launch is too small or more than 4096
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_kernel_get_launch(kernel: clgl_kernel, launch: *mut clgl_launch) -> clgl_result;
    /// Launches a kernel.
    ///
    /// The library checks the sizes first. The message of a failure contains the sizes and says which sizes
    /// work. If the device supports work-groups of different sizes, the global size does not need to be a
    /// multiple of the local size.
    ///
    /// queue: the queue
    ///
    /// kernel: the kernel, with all arguments set
    ///
    /// launch: the sizes; NULL = those of clgl_kernel_set_launch
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the kernel has completed; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: an argument is not set (the message names it); dimensions is not 0 to 3;
    /// a global size is 0, or overflows with its offset; a size is set beyond dimensions; local sizes are set
    /// for some dimensions only; or the kernel or the device does not allow the local size
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel, or an object that is set as an argument
    /// was destroyed
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of launch is too small or more than 4096, or unknown
    /// fields of launch are not 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the arguments require more local memory than the device has; with PoCL
    /// including the local memory that the kernel declares
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired an argument that is a shared object, or only for
    /// reading
    ///
    /// CLGL_ERROR_INVALID_STATE: launch is NULL and no sizes are set; or the program is not built for the
    /// device of the queue
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context
    /// can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD)
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any. If several threads launch one kernel, the launches are prepared one after another.
    ///
    /// Lifetime: launch is used only during the call
    ///
    /// See OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel. Since 0.1.
    pub fn clgl_kernel_launch(queue: clgl_queue, kernel: clgl_kernel, launch: *const clgl_launch, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Launches a kernel in one dimension: clgl_kernel_launch without offset, local size and fences.
    ///
    /// queue: the queue
    ///
    /// kernel: the kernel, with all arguments set
    ///
    /// x: number of work-items in dimension 0; not 0
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: an argument is not set (the message names it); a size is 0; or the kernel
    /// or the device does not allow these sizes
    ///
    /// CLGL_ERROR_INVALID_HANDLE: queue or kernel is not a valid handle, or an object that is set as an
    /// argument was destroyed
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the arguments require more local memory than the device has; with PoCL
    /// including the local memory that the kernel declares
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: the kernel belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired an argument that is a shared object, or only for
    /// reading
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// CLGL_ERROR_INVALID_STATE: the program is not built for the device of the queue
    ///
    /// Threads: any. If several threads launch one kernel, the launches are prepared one after another.
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel. Since 0.1.
    pub fn clgl_kernel_launch_1d(queue: clgl_queue, kernel: clgl_kernel, x: usize) -> clgl_result;
    /// Launches a kernel in two dimensions: clgl_kernel_launch without offset, local size and fences.
    ///
    /// queue: the queue
    ///
    /// kernel: the kernel, with all arguments set
    ///
    /// x: number of work-items in dimension 0; not 0
    ///
    /// y: number of work-items in dimension 1; not 0
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: an argument is not set (the message names it); a size is 0; or the kernel
    /// or the device does not allow these sizes
    ///
    /// CLGL_ERROR_INVALID_HANDLE: queue or kernel is not a valid handle, or an object that is set as an
    /// argument was destroyed
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the arguments require more local memory than the device has; with PoCL
    /// including the local memory that the kernel declares
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: the kernel belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired an argument that is a shared object, or only for
    /// reading
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// CLGL_ERROR_INVALID_STATE: the program is not built for the device of the queue
    ///
    /// Threads: any. If several threads launch one kernel, the launches are prepared one after another.
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel. Since 0.1.
    pub fn clgl_kernel_launch_2d(queue: clgl_queue, kernel: clgl_kernel, x: usize, y: usize) -> clgl_result;
    /// Launches a kernel in three dimensions: clgl_kernel_launch without offset, local size and fences.
    ///
    /// queue: the queue
    ///
    /// kernel: the kernel, with all arguments set
    ///
    /// x: number of work-items in dimension 0; not 0
    ///
    /// y: number of work-items in dimension 1; not 0
    ///
    /// z: number of work-items in dimension 2; not 0
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: an argument is not set (the message names it); a size is 0; or the kernel
    /// or the device does not allow these sizes
    ///
    /// CLGL_ERROR_INVALID_HANDLE: queue or kernel is not a valid handle, or an object that is set as an
    /// argument was destroyed
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the arguments require more local memory than the device has; with PoCL
    /// including the local memory that the kernel declares
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: the kernel belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired an argument that is a shared object, or only for
    /// reading
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// CLGL_ERROR_INVALID_STATE: the program is not built for the device of the queue
    ///
    /// Threads: any. If several threads launch one kernel, the launches are prepared one after another.
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel. Since 0.1.
    pub fn clgl_kernel_launch_3d(queue: clgl_queue, kernel: clgl_kernel, x: usize, y: usize, z: usize) -> clgl_result;
    /// Launches a kernel with one work-item.
    ///
    /// queue: the queue
    ///
    /// kernel: the kernel, with all arguments set
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the kernel has completed; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: an argument is not set (the message names it); or the kernel requires
    /// larger work-groups
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel is not a valid clgl_kernel, or an object that is set as an argument
    /// was destroyed
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the arguments require more local memory than the device has; with PoCL
    /// including the local memory that the kernel declares
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired an argument that is a shared object, or only for
    /// reading
    ///
    /// CLGL_ERROR_INVALID_STATE: the program is not built for the device of the queue
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only threads with the OpenGL context
    /// can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD)
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any. If several threads launch one kernel, the launches are prepared one after another.
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.10, clEnqueueNDRangeKernel. Since 0.1.
    pub fn clgl_kernel_launch_task(queue: clgl_queue, kernel: clgl_kernel, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Sets arguments and launches a kernel in one call. Useful for languages in which calls of C functions
    /// are slow.
    ///
    /// All arguments and sizes are checked before the first one is set. If the driver refuses an argument,
    /// such as a structure of another size, the library restores the previous arguments, except those that
    /// were set through the cl_kernel. Another thread cannot set arguments or launch the kernel in between.
    ///
    /// queue: the queue
    ///
    /// kernel: the kernel
    ///
    /// argument_count: number of arguments to set; the others keep their values
    ///
    /// arguments: the arguments, starting with argument 0; may be NULL if argument_count is 0
    ///
    /// launch: the sizes; NULL = those of clgl_kernel_set_launch
    ///
    /// wait_count: number of fences in waits; 0 = wait for none
    ///
    /// waits: fences of the same context, of either API, that the command waits for; NULL if wait_count is 0
    ///
    /// fence: receives a fence that completes when the kernel has completed; NULL = no fence
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: arguments is NULL although argument_count is not 0; an argument has the
    /// wrong type or size; or as for clgl_kernel_launch
    ///
    /// CLGL_ERROR_INVALID_HANDLE: kernel or an object in arguments is not a valid handle, or an object that
    /// is set as an argument was destroyed
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of launch or of an element of arguments is not valid, or
    /// those of the elements differ
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: argument_count is larger than the number of arguments; or as for
    /// clgl_kernel_launch
    ///
    /// CLGL_ERROR_UNSUPPORTED: an argument is read_write, and the device cannot read and write images of the
    /// format in one kernel
    ///
    /// CLGL_ERROR_NOT_ACQUIRED: the queue has not acquired an argument that is a shared object, or only for
    /// reading
    ///
    /// CLGL_ERROR_INVALID_STATE: launch is NULL and no sizes are set; or the program is not built for the
    /// device of the queue
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: an object or a fence in waits belongs to another clgl context than the queue
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_CONTEXT_LOST: waits contains an OpenGL fence, and the display of its context was closed
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// Threads: any. If several threads launch one kernel, the launches are prepared one after another.
    ///
    /// Lifetime: arguments and launch are used only during the call; buffers, textures and samplers must live
    /// until it returns
    ///
    /// See OpenCL 3.0 sections 5.9.2 and 5.10, clSetKernelArg, clEnqueueNDRangeKernel. Since 0.1.
    pub fn clgl_kernel_launch_with_arguments(queue: clgl_queue, kernel: clgl_kernel, argument_count: u32, arguments: *const clgl_argument, launch: *const clgl_launch, wait_count: u32, waits: *const clgl_fence, fence: *mut clgl_fence) -> clgl_result;
    /// Returns the name of a type of arguments, such as "buffer".
    ///
    /// type: CLGL_ARGUMENT_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_argument_type_name(type_: clgl_argument_type) -> *const c_char;
    /// Returns the name of an address space, such as "constant".
    ///
    /// space: CLGL_ADDRESS_SPACE_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_address_space_name(space: clgl_address_space) -> *const c_char;
    /// Returns the name of the access of a kernel to an image, such as "write-only".
    ///
    /// access: CLGL_IMAGE_ACCESS_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_image_access_name(access: clgl_image_access) -> *const c_char;
}
