// Made from the description of the API by generate.py: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// The origin of a program.
pub type clgl_program_origin = i32;
/// Nothing: the value of a failed clgl_program_get_info.
pub const CLGL_PROGRAM_FROM_NONE: clgl_program_origin = 0;
/// OpenCL C.
pub const CLGL_PROGRAM_FROM_SOURCE: clgl_program_origin = 1;
/// SPIR-V or another intermediate language.
pub const CLGL_PROGRAM_FROM_IL: clgl_program_origin = 2;
/// Binaries.
pub const CLGL_PROGRAM_FROM_BINARY: clgl_program_origin = 3;
/// Other programs, by clgl_program_link.
pub const CLGL_PROGRAM_FROM_LINK: clgl_program_origin = 4;
/// A cl_program of the application.
pub const CLGL_PROGRAM_FROM_NATIVE: clgl_program_origin = 5;
/// The status of the last build, compilation or link.
pub type clgl_build_status = i32;
/// The program was not built.
pub const CLGL_BUILD_NONE: clgl_build_status = 0;
/// The build has not ended.
pub const CLGL_BUILD_IN_PROGRESS: clgl_build_status = 1;
/// The build succeeded.
pub const CLGL_BUILD_SUCCESS: clgl_build_status = 2;
/// The build failed.
pub const CLGL_BUILD_FAILED: clgl_build_status = 3;
/// The type of the binary of a program, for a device.
pub type clgl_binary_type = i32;
/// Nothing yet.
pub const CLGL_BINARY_NONE: clgl_binary_type = 0;
/// A compiled object for clgl_program_link.
pub const CLGL_BINARY_COMPILED_OBJECT: clgl_binary_type = 1;
/// A library for clgl_program_link, created with the option "-create-library".
pub const CLGL_BINARY_LIBRARY: clgl_binary_type = 2;
/// An executable, which has kernels.
pub const CLGL_BINARY_EXECUTABLE: clgl_binary_type = 4;

/// Flags of clgl_program_desc.
pub type clgl_program_flags = u32;
/// Do not build the program: pass it to clgl_program_build or clgl_program_compile later, or use it as a
/// header.
pub const CLGL_PROGRAM_NO_BUILD: clgl_program_flags = 1;
/// The binaries come from clGetProgramInfo, not from clgl_program_get_binary. Drivers do not check such
/// binaries: a truncated binary, or one of another driver, can crash the process.
pub const CLGL_PROGRAM_DRIVER_BINARIES: clgl_program_flags = 2;

/// Called when a build, compilation or link with a callback has ended. The callback may call any clgl
/// function that any thread may call, including clgl_program_build and clgl_program_destroy for this program.
/// If the build failed, clgl_error_message returns the message in the callback.
pub type clgl_program_callback =
    Option<unsafe extern "C" fn(program: clgl_program, result: clgl_result, user_data: *mut c_void)>;

/// Describes a program to create. Exactly one of source, sources, il, binaries and cl_program must be set.
/// All data is copied.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_program_desc {
    /// sizeof(clgl_program_desc)
    pub struct_size: u32,
    /// 0 = none
    pub flags: clgl_program_flags,
    /// OpenCL C; NULL = none
    pub source: *const c_char,
    /// size of source in bytes; 0 = source is NUL-terminated
    pub source_size: usize,
    /// options of the compiler, such as "-cl-std=CL1.2 -DN=4"; NULL = none
    pub options: *const c_char,
    /// a name for messages and debugging tools; NULL = none
    pub label: *const c_char,
    /// parts of OpenCL C, which are joined to one text without separators; NULL = none
    pub sources: *const *const c_char,
    /// size of each part in bytes, 0 for a NUL-terminated part; NULL = all parts are NUL-terminated
    pub source_sizes: *const usize,
    /// SPIR-V, or another intermediate language that the device supports; NULL = none
    pub il: *const c_void,
    /// size of il in bytes
    pub il_size: usize,
    /// a binary of clgl_program_get_binary for each of devices; NULL = none
    pub binaries: *const *const c_void,
    /// size of each binary in bytes; NULL without binaries
    pub binary_sizes: *const usize,
    /// devices of the context to build for; NULL = all of them
    pub devices: *const clgl_device,
    /// a cl_program that belongs to the cl_context of context; it is retained, and not built by this call.
    /// NULL = none
    pub cl_program: *mut c_void,
    /// the folder in which built programs are cached; it is created if its parent folder exists. Give write
    /// access only to users whose code the application may run. Only with source or sources; not with
    /// CLGL_PROGRAM_NO_BUILD. Sources and options that include files are built every time, because the files
    /// may have changed. __DATE__ and __TIME__ have the values of the cached build. NULL = no cache
    pub cache_directory: *const c_char,
    /// number of sources
    pub source_count: u32,
    /// number of devices
    pub device_count: u32,
}

impl Default for clgl_program_desc {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 120,
            flags: 0,
            source: core::ptr::null(),
            source_size: 0,
            options: core::ptr::null(),
            label: core::ptr::null(),
            sources: core::ptr::null(),
            source_sizes: core::ptr::null(),
            il: core::ptr::null(),
            il_size: 0,
            binaries: core::ptr::null(),
            binary_sizes: core::ptr::null(),
            devices: core::ptr::null(),
            cl_program: core::ptr::null_mut(),
            cache_directory: core::ptr::null(),
            source_count: 0,
            device_count: 0,
        }
    }
}
/// Describes a build, compilation or link.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_build_desc {
    /// sizeof(clgl_build_desc)
    pub struct_size: u32,
    /// number of devices
    pub device_count: u32,
    /// devices of the program; NULL = all of them
    pub devices: *const clgl_device,
    /// options of the compiler or the linker; NULL = none
    pub options: *const c_char,
    /// the names by which the source includes the headers, such as "scale.h"; only for clgl_program_compile;
    /// NULL if header_count is 0
    pub header_names: *const *const c_char,
    /// programs created from source: the content of each header; NULL if header_count is 0
    pub headers: *const clgl_program,
    /// called when the build has ended; the call then returns at once. NULL = the call returns when the build
    /// has ended
    pub callback: clgl_program_callback,
    /// passed to callback
    pub user_data: *mut c_void,
    /// number of headers
    pub header_count: u32,
    /// must be 0
    pub reserved: u32,
}

impl Default for clgl_build_desc {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 64,
            device_count: 0,
            devices: core::ptr::null(),
            options: core::ptr::null(),
            header_names: core::ptr::null(),
            headers: core::ptr::null(),
            callback: None,
            user_data: core::ptr::null_mut(),
            header_count: 0,
            reserved: 0,
        }
    }
}
/// The properties of a program.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_program_info {
    /// sizeof(clgl_program_info), set by the caller
    pub struct_size: u32,
    /// what it was created from
    pub origin: clgl_program_origin,
    /// number of its devices
    pub device_count: u32,
    /// number of kernels; 0 if the program is not an executable
    pub kernel_count: u32,
    /// whether clgl_program_create found it in cache_directory
    pub from_cache: clgl_bool,
}

impl Default for clgl_program_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 20,
            origin: 0,
            device_count: 0,
            kernel_count: 0,
            from_cache: 0,
        }
    }
}
/// The result of the last build, compilation or link of a program for a device.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_program_build_info {
    /// sizeof(clgl_program_build_info), set by the caller
    pub struct_size: u32,
    /// the status
    pub status: clgl_build_status,
    /// the content of the program; drivers may report other values
    pub binary_type: clgl_binary_type,
    /// 0
    pub reserved: u32,
    /// Size of the program's variables in global memory in bytes; 0 if the driver does not report it
    pub global_variable_size: u64,
}

impl Default for clgl_program_build_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 24,
            status: 0,
            binary_type: 0,
            reserved: 0,
            global_variable_size: 0,
        }
    }
}

extern "C" {
    /// Creates a program from source, SPIR-V, binaries or a cl_program. Compiles and links it, unless
    /// CLGL_PROGRAM_NO_BUILD or cl_program is set.
    ///
    /// Problems with desc-\>cache_directory are logged; the call does not fail because of them.
    ///
    /// context: the context
    ///
    /// desc: the program to create
    ///
    /// program: receives the program
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: desc or program is NULL; flags are unknown or contradict other fields;
    /// none or more than one of source, sources, il, binaries and cl_program is set; a part of sources is
    /// NULL; il or a binary is empty, damaged or of another type; a device does not belong to the context or
    /// is listed twice; options have an odd number of quotes ("), start with a word without -, or end with -D
    /// or -I; or the compiler does not know an option
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context is not a valid clgl_context, or an element of devices is not a
    /// valid clgl_device
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of desc is too small or more than 4096, or unknown fields
    /// of desc are not 0
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: cl_program belongs to another cl_context or device
    ///
    /// CLGL_ERROR_UNSUPPORTED: a device has no compiler or does not accept il; the binaries are for another
    /// device or driver (build from source instead); or options would crash the compiler, for example quotes
    /// within a word with rusticl 22.3 (the message says what to write instead)
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_BUILD_FAILED: the program cannot be compiled or linked, with some drivers also because of
    /// an unknown option; the message ends with the build log
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// CLGL_ERROR_INVALID_STATE: the binaries were compiled but not linked; set CLGL_PROGRAM_NO_BUILD
    ///
    /// Threads: any. The call blocks while the compiler works.
    ///
    /// Lifetime: until clgl_program_destroy. Kernels of the program stay valid.
    ///
    /// See OpenCL 3.0 sections 5.8.1 and 5.8.2, clCreateProgramWithSource, clCreateProgramWithIL,
    /// clCreateProgramWithBinary, clBuildProgram. Since 0.1.
    pub fn clgl_program_create(context: clgl_context, desc: *const clgl_program_desc, program: *mut clgl_program) -> clgl_result;
    /// Destroys a program. Waits for a running build and its callback, unless it is called from that
    /// callback.
    ///
    /// program: the program; NULL = do nothing
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_HANDLE: program is not a valid clgl_program, for example because it was destroyed
    /// before
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle
    ///
    /// See OpenCL 3.0 section 5.8.1, clReleaseProgram. Since 0.1.
    pub fn clgl_program_destroy(program: clgl_program) -> clgl_result;
    /// Compiles and links a program, and replaces the result of an earlier build.
    ///
    /// program: a program of which no kernel exists; launches of destroyed kernels must have ended
    ///
    /// desc: options, devices and callback; NULL = defaults
    ///
    /// Returns CLGL_SUCCESS; with a callback when the build has started
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: a reserved field of desc is not 0; headers are set; a device does not
    /// belong to the program or is listed twice; options are not valid (see clgl_program_create)
    ///
    /// CLGL_ERROR_INVALID_HANDLE: program is not a valid clgl_program, or an element of devices is not a
    /// valid clgl_device
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of desc is too small or more than 4096, or unknown fields
    /// of desc are not 0
    ///
    /// CLGL_ERROR_UNSUPPORTED: a device has no compiler, does not accept the binary, or options would crash
    /// its compiler
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_BUILD_FAILED: the program cannot be compiled or linked; the message ends with the build log
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// CLGL_ERROR_INVALID_STATE: the program has kernels, is being built, or was created by clgl_program_link
    ///
    /// Threads: any. Without a callback the call blocks while the compiler works.
    ///
    /// Lifetime: desc is used only during the call; user_data must live until the callback has returned
    ///
    /// See OpenCL 3.0 section 5.8.2, clBuildProgram. Since 0.1.
    pub fn clgl_program_build(program: clgl_program, desc: *const clgl_build_desc) -> clgl_result;
    /// Compiles a program of source or SPIR-V for clgl_program_link, and replaces the result of an earlier
    /// build.
    ///
    /// program: a program of which no kernel exists; launches of destroyed kernels must have ended
    ///
    /// desc: options, devices, headers and callback; NULL = defaults
    ///
    /// Returns CLGL_SUCCESS; with a callback when the compilation has started
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: a reserved field of desc is not 0; the fields for headers contradict each
    /// other, or the name of a header is NULL; a device does not belong to the program or is listed twice;
    /// options are not valid (see clgl_program_create)
    ///
    /// CLGL_ERROR_INVALID_HANDLE: program or a header is not a valid clgl_program, or an element of devices
    /// is not a valid clgl_device
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of desc is too small or more than 4096, or unknown fields
    /// of desc are not 0
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: a header belongs to another context
    ///
    /// CLGL_ERROR_UNSUPPORTED: a device cannot compile and link separately, has no compiler, or options would
    /// crash its compiler
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_BUILD_FAILED: the program cannot be compiled; the message ends with the build log
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// CLGL_ERROR_INVALID_STATE: the program has kernels, is being built, or has neither source nor SPIR-V;
    /// or a header has no source
    ///
    /// Threads: any. Without a callback the call blocks while the compiler works.
    ///
    /// Lifetime: desc is used only during the call; user_data must live until the callback has returned.
    /// Headers may be destroyed when the call returns.
    ///
    /// See OpenCL 3.0 section 5.8.3, clCompileProgram. Since 0.1.
    pub fn clgl_program_compile(program: clgl_program, desc: *const clgl_build_desc) -> clgl_result;
    /// Links compiled programs and libraries into a new program. The new program is an executable, or with
    /// the option "-create-library" a library.
    ///
    /// With a callback, only clgl_program_get_build_info can be called for the new program until the link has
    /// succeeded. Other functions return CLGL_ERROR_INVALID_STATE.
    ///
    /// context: the context
    ///
    /// program_count: number of programs, at least 1
    ///
    /// programs: programs of the same context that were compiled, or linked to a library
    ///
    /// desc: options, devices and callback; NULL = defaults
    ///
    /// program: receives the new program
    ///
    /// Returns CLGL_SUCCESS; with a callback when the link has started
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: programs or program is NULL; a reserved field of desc is not 0;
    /// program_count is 0 or more than 1,048,576; a program is listed twice; headers are set; a device does
    /// not belong to the context or is listed twice; the linker does not know an option; options have an odd
    /// number of quotes
    ///
    /// CLGL_ERROR_INVALID_HANDLE: context, an element of programs or an element of desc-\>devices is not a
    /// valid handle
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of desc is too small or more than 4096, or unknown fields
    /// of desc are not 0
    ///
    /// CLGL_ERROR_WRONG_CONTEXT: a program belongs to another context
    ///
    /// CLGL_ERROR_UNSUPPORTED: a device has no linker
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources
    ///
    /// CLGL_ERROR_BUILD_FAILED: the programs cannot be linked; the message ends with the log, if the driver
    /// provides one
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available
    ///
    /// CLGL_ERROR_INVALID_STATE: a program was not compiled, or is being built
    ///
    /// Threads: any. Without a callback the call blocks while the linker works.
    ///
    /// Lifetime: until clgl_program_destroy; user_data must live until the callback has returned
    ///
    /// See OpenCL 3.0 section 5.8.3, clLinkProgram. Since 0.1.
    pub fn clgl_program_link(context: clgl_context, program_count: u32, programs: *const clgl_program, desc: *const clgl_build_desc, program: *mut clgl_program) -> clgl_result;
    /// Returns the properties of a program.
    ///
    /// program: the program
    ///
    /// info: receives the properties; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: info is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: program is not a valid clgl_program
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than 4096
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_INVALID_STATE: the program is being built, or its link failed
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.8.7, clGetProgramInfo. Since 0.1.
    pub fn clgl_program_get_info(program: clgl_program, info: *mut clgl_program_info) -> clgl_result;
    /// Returns the state and the result of the last build, compilation or link. Also works while the program
    /// is being built.
    ///
    /// program: the program
    ///
    /// device: a device of the program; NULL = the first
    ///
    /// info: receives the state; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: info is NULL; device does not belong to the program or its context
    ///
    /// CLGL_ERROR_INVALID_HANDLE: program or device is not a valid handle
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than 4096
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.8.7, CL_PROGRAM_BUILD_STATUS, CL_PROGRAM_BINARY_TYPE. Since 0.1.
    pub fn clgl_program_get_build_info(program: clgl_program, device: clgl_device, info: *mut clgl_program_build_info) -> clgl_result;
    /// Writes the build log of a program, which contains for example warnings. With several devices, the name
    /// of each device precedes its log.
    ///
    /// program: the program
    ///
    /// capacity: size of text in bytes; 0 = return only the size
    ///
    /// text: receives the log, truncated to capacity and always NUL-terminated; may be NULL if capacity is 0
    ///
    /// size: receives the size of the whole log in bytes, with the terminator; may be NULL if text is not
    ///
    /// Returns CLGL_SUCCESS, also if the text was truncated
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: text is NULL although capacity is not 0; text and size are both NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: program is not a valid clgl_program
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_INVALID_STATE: the program is being built, or its link failed
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.8.7, CL_PROGRAM_BUILD_LOG. Since 0.1.
    pub fn clgl_program_get_build_log(program: clgl_program, capacity: usize, text: *mut c_char, size: *mut usize) -> clgl_result;
    /// Writes the options of the last build, compilation or link of a program. They do not include
    /// "-cl-kernel-arg-info", which the library adds to check and name arguments.
    ///
    /// program: the program
    ///
    /// device: a device of the program; NULL = the first
    ///
    /// capacity: size of text in bytes; 0 = return only the size
    ///
    /// text: receives the options, truncated to capacity and always NUL-terminated; may be NULL if capacity
    /// is 0
    ///
    /// size: receives the size of all options in bytes, with the terminator; may be NULL if text is not
    ///
    /// Returns CLGL_SUCCESS, also if the text was truncated
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: text is NULL although capacity is not 0; text and size are both NULL;
    /// device does not belong to the program or its context
    ///
    /// CLGL_ERROR_INVALID_HANDLE: program or device is not a valid handle
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_INVALID_STATE: the program is being built
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.8.7, CL_PROGRAM_BUILD_OPTIONS. Since 0.1.
    pub fn clgl_program_get_build_options(program: clgl_program, device: clgl_device, capacity: usize, text: *mut c_char, size: *mut usize) -> clgl_result;
    /// Writes the source of a program. Also works for a program that was loaded from cache_directory.
    ///
    /// program: the program
    ///
    /// capacity: size of text in bytes; 0 = return only the size
    ///
    /// text: receives the source, truncated to capacity and always NUL-terminated; empty for a program that
    /// was not created from source; may be NULL if capacity is 0
    ///
    /// size: receives the size of the whole source in bytes, with the terminator; may be NULL if text is not
    ///
    /// Returns CLGL_SUCCESS, also if the text was truncated
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: text is NULL although capacity is not 0; text and size are both NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: program is not a valid clgl_program
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_INVALID_STATE: the program is being built, or its link failed
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.8.7, CL_PROGRAM_SOURCE. Since 0.1.
    pub fn clgl_program_get_source(program: clgl_program, capacity: usize, text: *mut c_char, size: *mut usize) -> clgl_result;
    /// Writes the name of a kernel of a program, for clgl_kernel_create.
    ///
    /// program: the program
    ///
    /// index: 0 to clgl_program_info.kernel_count - 1, in the order of the driver
    ///
    /// capacity: size of text in bytes; 0 = return only the size
    ///
    /// text: receives the name, truncated to capacity and always NUL-terminated; may be NULL if capacity is 0
    ///
    /// size: receives the size of the whole name in bytes, with the terminator; may be NULL if text is not
    ///
    /// Returns CLGL_SUCCESS, also if the text was truncated
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: text is NULL although capacity is not 0; text and size are both NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: program is not a valid clgl_program
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: index is too large
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_INVALID_STATE: the program is being built, or its link failed
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.8.7, CL_PROGRAM_KERNEL_NAMES. Since 0.1.
    pub fn clgl_program_get_kernel_name(program: clgl_program, index: u32, capacity: usize, text: *mut c_char, size: *mut usize) -> clgl_result;
    /// Returns the binary of a program that was built, compiled or linked, for clgl_program_create in another
    /// process. The library adds a header to the driver binary, which identifies the device and driver and
    /// detects damage.
    ///
    /// program: the program
    ///
    /// device: a device of the program; NULL = the first
    ///
    /// capacity: size of data in bytes; 0 = return only the size
    ///
    /// data: receives the binary; may be NULL if capacity is 0
    ///
    /// size: receives the size of the binary in bytes; may be NULL if capacity is not 0
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: data is NULL although capacity is not 0; size is NULL although capacity
    /// is 0; device does not belong to the program or its context
    ///
    /// CLGL_ERROR_INVALID_HANDLE: program or device is not a valid handle
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the binary is larger than capacity
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_INVALID_STATE: the program is not built, or is being built
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.8.7, CL_PROGRAM_BINARIES. Since 0.1.
    pub fn clgl_program_get_binary(program: clgl_program, device: clgl_device, capacity: usize, data: *mut c_void, size: *mut usize) -> clgl_result;
    /// Returns the name of the status of a build, such as "in progress".
    ///
    /// status: CLGL_BUILD_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_build_status_name(status: clgl_build_status) -> *const c_char;
    /// Returns the name of the origin of a program, such as "source".
    ///
    /// origin: CLGL_PROGRAM_FROM_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_program_origin_name(origin: clgl_program_origin) -> *const c_char;
    /// Returns the name of a type of binary, such as "executable".
    ///
    /// type: CLGL_BINARY_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_binary_type_name(type_: clgl_binary_type) -> *const c_char;
}
