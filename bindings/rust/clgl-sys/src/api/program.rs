// Made by generate.py of the description of the API: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// Makes the program without building it: for clgl_program_build, for clgl_program_compile, as a header.
pub const CLGL_PROGRAM_NO_BUILD: u32 = 1;
/// The binaries are the driver's own, as clGetProgramInfo gives them, and not clgl_program_get_binary's.
/// Drivers believe such binaries: a truncated one, or another driver's, can end the process.
pub const CLGL_PROGRAM_DRIVER_BINARIES: u32 = 2;
/// What a program was made of.
pub const CLGL_PROGRAM_FROM_SOURCE: i32 = 1;
pub const CLGL_PROGRAM_FROM_IL: i32 = 2;
pub const CLGL_PROGRAM_FROM_BINARY: i32 = 3;
/// Of other programs, by clgl_program_link.
pub const CLGL_PROGRAM_FROM_LINK: i32 = 4;
/// The caller's cl_program.
pub const CLGL_PROGRAM_FROM_NATIVE: i32 = 5;
/// How far the last build, compilation or link is.
pub const CLGL_BUILD_NONE: i32 = 0;
pub const CLGL_BUILD_IN_PROGRESS: i32 = 1;
pub const CLGL_BUILD_SUCCESS: i32 = 2;
pub const CLGL_BUILD_FAILED: i32 = 3;
/// What a program holds for a device: nothing yet,
pub const CLGL_BINARY_NONE: u32 = 0;
/// what was compiled, to be linked;
pub const CLGL_BINARY_COMPILED_OBJECT: u32 = 1;
/// what was linked with "-create-library", to be linked again;
pub const CLGL_BINARY_LIBRARY: u32 = 2;
/// what has kernels.
pub const CLGL_BINARY_EXECUTABLE: u32 = 4;

/// Called once when a build, compilation or link that was asked for with it has ended, with what the call
/// without a callback would have returned; clgl_error_message gives the message of a failure. Runs outside
/// all locks on a thread of the library's own, maybe before that call returns. It may call any clgl function
/// that is not "@threads GL", the program's next build and its destruction included.
pub type clgl_program_callback =
    Option<unsafe extern "C" fn(program: clgl_program, result: clgl_result, user_data: *mut c_void)>;

/// What to make a program of: exactly one of source, sources, il, binaries and cl_program. All is copied.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_program_desc {
    /// sizeof(clgl_program_desc)
    pub struct_size: u32,
    /// CLGL_PROGRAM_... or 0
    pub flags: u32,
    /// OpenCL C
    pub source: *const c_char,
    /// Its bytes, or 0 if it ends with a NUL
    pub source_size: usize,
    /// Options of the compiler, such as "-cl-std=CL1.2 -DN=4"; or NULL
    pub options: *const c_char,
    /// A name for messages and debugging tools; or NULL
    pub label: *const c_char,
    /// OpenCL C in source_count parts, read as one text without anything between them; or NULL
    pub sources: *const *const c_char,
    /// Bytes of each part, 0 for those that end with a NUL; or NULL if all do
    pub source_sizes: *const usize,
    /// SPIR-V, or another intermediate language that the device takes; or NULL
    pub il: *const c_void,
    /// Its bytes
    pub il_size: usize,
    /// A binary of clgl_program_get_binary for each of devices; or NULL
    pub binaries: *const *const c_void,
    /// Bytes of each
    pub binary_sizes: *const usize,
    /// device_count devices of the context to build for; or NULL for all of them
    pub devices: *const clgl_device,
    /// A cl_program of the context's cl_context, which is retained and never built by this call; or NULL
    pub cl_program: *mut c_void,
    /// A folder that keeps what was built, made if only it is missing itself, where only those write who may
    /// choose what runs here; or NULL. With source or sources; not with CLGL_PROGRAM_NO_BUILD. Sources and
    /// options that include files are built every time, for those files may have changed. __DATE__ and
    /// __TIME__ are those of the build that was kept.
    pub cache_directory: *const c_char,
    pub source_count: u32,
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
/// How to build, compile or link.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_build_desc {
    /// sizeof(clgl_build_desc)
    pub struct_size: u32,
    pub device_count: u32,
    /// device_count devices of the program; or NULL for all of them
    pub devices: *const clgl_device,
    /// Options of the compiler or the linker; or NULL
    pub options: *const c_char,
    /// By what names the source includes the headers, such as "scale.h"; only clgl_program_compile takes any
    pub header_names: *const *const c_char,
    /// header_count programs made of source: what each header holds
    pub headers: *const clgl_program,
    /// Called at the end, and the call returns at once; or NULL, and the call returns at the end
    pub callback: clgl_program_callback,
    /// Handed to the callback
    pub user_data: *mut c_void,
    pub header_count: u32,
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
/// What a program tells of itself.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_program_info {
    /// sizeof(clgl_program_info), set by the caller
    pub struct_size: u32,
    /// CLGL_PROGRAM_FROM_...
    pub origin: i32,
    pub device_count: u32,
    /// 0 before it is an executable
    pub kernel_count: u32,
    /// 1 if clgl_program_create found it in cache_directory, else 0
    pub from_cache: u32,
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
/// What a program tells of its last build, compilation or link for a device.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_program_build_info {
    /// sizeof(clgl_program_build_info), set by the caller
    pub struct_size: u32,
    /// CLGL_BUILD_...
    pub status: i32,
    /// CLGL_BINARY_..., or a driver's own type
    pub binary_type: u32,
    pub reserved: u32,
    /// Bytes of the variables that the program has in global memory; 0 where the driver does not tell
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
    /// Makes a program, and compiles and links it unless CLGL_PROGRAM_NO_BUILD or cl_program says otherwise.
    /// What cache_directory does wrong is logged and never makes the call fail.
    ///
    /// context: the context
    ///
    /// desc: source, SPIR-V or binaries, and options
    ///
    /// program: receives the program
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_BUILD_FAILED, the message then ends with the build log;
    /// CLGL_ERROR_INVALID_ARGUMENT for a missing source, more than one, binaries that are broken, options
    /// with an odd number of quotes ("), that begin with a word without -, or end with -D or -I, options that
    /// the compiler does not know (some drivers give CLGL_ERROR_BUILD_FAILED for those), a device that is not
    /// the context's; CLGL_ERROR_UNSUPPORTED if the device has no compiler, does not take il, or if binaries
    /// are of another device or driver (build from source then), and for options that would end the process,
    /// as rusticl 22.3 does for quotes within a word (the message has what to write);
    /// CLGL_ERROR_WRONG_CONTEXT for a cl_program of another cl_context or device; CLGL_ERROR_INVALID_STATE
    /// for binaries of what was compiled only (give CLGL_PROGRAM_NO_BUILD then); CLGL_ERROR_INVALID_HANDLE,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any; blocks while the compiler works
    ///
    /// Lifetime: until clgl_program_destroy; its kernels keep alive what they need
    ///
    /// See OpenCL 3.0 sections 5.8.1 and 5.8.2, clCreateProgramWithSource, clCreateProgramWithIL,
    /// clCreateProgramWithBinary, clBuildProgram. Since 0.1.
    pub fn clgl_program_create(context: clgl_context, desc: *const clgl_program_desc, program: *mut clgl_program) -> clgl_result;
    /// Destroys a program. A build with a callback is waited for, with its callback, unless that callback is
    /// what calls.
    ///
    /// program: the program, or NULL for nothing
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time
    ///
    /// Threads: any
    ///
    /// Lifetime: ends the handle
    ///
    /// See OpenCL 3.0 section 5.8.1, clReleaseProgram. Since 0.1.
    pub fn clgl_program_destroy(program: clgl_program) -> clgl_result;
    /// Compiles and links a program, in place of what it was built to before.
    ///
    /// program: a program without kernels, launches of which have ended, too
    ///
    /// desc: how; or NULL for the defaults
    ///
    /// Returns CLGL_SUCCESS, with a callback once the build is under way; CLGL_ERROR_BUILD_FAILED, the
    /// message then ends with the build log; CLGL_ERROR_INVALID_ARGUMENT for headers, and as
    /// clgl_program_create; CLGL_ERROR_INVALID_STATE if the program has kernels, is being built, or was
    /// linked; CLGL_ERROR_UNSUPPORTED if the device has no compiler or does not take the binary;
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY,
    /// CLGL_ERROR_OPENCL
    ///
    /// Threads: any; without a callback it blocks while the compiler works
    ///
    /// Lifetime: user_data must live until the callback has returned
    ///
    /// See OpenCL 3.0 section 5.8.2, clBuildProgram. Since 0.1.
    pub fn clgl_program_build(program: clgl_program, desc: *const clgl_build_desc) -> clgl_result;
    /// Compiles a program of source or SPIR-V for clgl_program_link, in place of what it was built to before.
    ///
    /// program: a program without kernels, launches of which have ended, too
    ///
    /// desc: how, and with which headers; or NULL for the defaults
    ///
    /// Returns as clgl_program_build; CLGL_ERROR_INVALID_STATE also for a program of binaries, and for a
    /// header that is not made of source; CLGL_ERROR_WRONG_CONTEXT for a header of another context
    ///
    /// Threads: any; without a callback it blocks while the compiler works
    ///
    /// Lifetime: user_data must live until the callback has returned; headers are kept alive as long as they
    /// are needed
    ///
    /// See OpenCL 3.0 section 5.8.3, clCompileProgram. Since 0.1.
    pub fn clgl_program_compile(program: clgl_program, desc: *const clgl_build_desc) -> clgl_result;
    /// Links compiled programs and libraries to a new program: an executable, or a library with the option
    /// "-create-library".
    ///
    /// context: the context
    ///
    /// program_count: how many programs
    ///
    /// programs: what to link: compiled, or linked to a library; of the same context
    ///
    /// desc: how; or NULL for the defaults
    ///
    /// program: receives the program. With a callback it can be asked for nothing but its state until the
    /// link has ended, nor after one that failed (CLGL_ERROR_INVALID_STATE)
    ///
    /// Returns CLGL_SUCCESS, with a callback once the link is under way; CLGL_ERROR_BUILD_FAILED, the message
    /// then ends with the log where the driver has one; CLGL_ERROR_INVALID_ARGUMENT for no programs, for
    /// headers, and for options that the linker does not know or with an odd number of quotes;
    /// CLGL_ERROR_INVALID_STATE for a program that was not compiled or is being built; CLGL_ERROR_UNSUPPORTED
    /// if the device has no linker; CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_HANDLE,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENCL
    ///
    /// Threads: any; without a callback it blocks while the linker works
    ///
    /// Lifetime: until clgl_program_destroy; user_data must live until the callback has returned
    ///
    /// See OpenCL 3.0 section 5.8.3, clLinkProgram. Since 0.1.
    pub fn clgl_program_link(context: clgl_context, program_count: u32, programs: *const clgl_program, desc: *const clgl_build_desc, program: *mut clgl_program) -> clgl_result;
    /// Tells what a program was made of and what it has.
    ///
    /// program: the program
    ///
    /// info: receives it; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_STATE while the program is being built;
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE,
    /// CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.8.7, clGetProgramInfo. Since 0.1.
    pub fn clgl_program_get_info(program: clgl_program, info: *mut clgl_program_info) -> clgl_result;
    /// Tells how far the last build, compilation or link is, and what came out.
    ///
    /// program: the program; it may be being built
    ///
    /// device: for which of its devices; NULL for the first
    ///
    /// info: receives it; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for a device that is not the context's;
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 5.8.7, CL_PROGRAM_BUILD_STATUS, CL_PROGRAM_BINARY_TYPE. Since 0.1.
    pub fn clgl_program_get_build_info(program: clgl_program, device: clgl_device, info: *mut clgl_program_build_info) -> clgl_result;
    /// Writes what the compiler said while it built the program, warnings for example; if it was built for
    /// several devices, under the name of each.
    ///
    /// program: the program
    ///
    /// capacity: bytes that text has room for, 0 to ask for the size only
    ///
    /// text: receives the log, cut to capacity and always terminated; may be NULL if capacity is 0
    ///
    /// size: receives the bytes of the whole log with its terminator; may be NULL if text is not
    ///
    /// Returns CLGL_SUCCESS, also if the text was cut; CLGL_ERROR_INVALID_STATE while the program is being
    /// built; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: the caller's memory
    ///
    /// See OpenCL 3.0 section 5.8.7, CL_PROGRAM_BUILD_LOG. Since 0.1.
    pub fn clgl_program_get_build_log(program: clgl_program, capacity: usize, text: *mut c_char, size: *mut usize) -> clgl_result;
    /// Writes the options that a program was last built, compiled or linked with. The compiler is also given
    /// "-cl-kernel-arg-info", so that arguments can be checked and named.
    ///
    /// program: the program
    ///
    /// device: for which of its devices; NULL for the first
    ///
    /// capacity: bytes that text has room for, 0 to ask for the size only
    ///
    /// text: receives the options, cut to capacity and always terminated; may be NULL if capacity is 0
    ///
    /// size: receives the bytes of all options with their terminator; may be NULL if text is not
    ///
    /// Returns CLGL_SUCCESS, also if the text was cut; CLGL_ERROR_INVALID_STATE while the program is being
    /// built; CLGL_ERROR_INVALID_ARGUMENT also for a device that is not the context's;
    /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: the caller's memory
    ///
    /// See OpenCL 3.0 section 5.8.7, CL_PROGRAM_BUILD_OPTIONS. Since 0.1.
    pub fn clgl_program_get_build_options(program: clgl_program, device: clgl_device, capacity: usize, text: *mut c_char, size: *mut usize) -> clgl_result;
    /// Writes the source of a program, also of one that was found in cache_directory.
    ///
    /// program: the program
    ///
    /// capacity: bytes that text has room for, 0 to ask for the size only
    ///
    /// text: receives the source, cut to capacity and always terminated; empty for a program that was made of
    /// something else; may be NULL if capacity is 0
    ///
    /// size: receives the bytes of the whole source with its terminator; may be NULL if text is not
    ///
    /// Returns CLGL_SUCCESS, also if the text was cut; CLGL_ERROR_INVALID_STATE while the program is being
    /// built; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: the caller's memory
    ///
    /// See OpenCL 3.0 section 5.8.7, CL_PROGRAM_SOURCE. Since 0.1.
    pub fn clgl_program_get_source(program: clgl_program, capacity: usize, text: *mut c_char, size: *mut usize) -> clgl_result;
    /// Writes the name of a kernel for clgl_kernel_create.
    ///
    /// program: the program
    ///
    /// index: which one, from 0 to clgl_program_info.kernel_count - 1, in the driver's order
    ///
    /// capacity: bytes that text has room for, 0 to ask for the size only
    ///
    /// text: receives the name, cut to capacity and always terminated; may be NULL if capacity is 0
    ///
    /// size: receives the bytes of the whole name with its terminator; may be NULL if text is not
    ///
    /// Returns CLGL_SUCCESS, also if the text was cut; CLGL_ERROR_OUT_OF_RANGE past the last kernel;
    /// CLGL_ERROR_INVALID_STATE while the program is being built; CLGL_ERROR_INVALID_HANDLE,
    /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: the caller's memory
    ///
    /// See OpenCL 3.0 section 5.8.7, CL_PROGRAM_KERNEL_NAMES. Since 0.1.
    pub fn clgl_program_get_kernel_name(program: clgl_program, index: u32, capacity: usize, text: *mut c_char, size: *mut usize) -> clgl_result;
    /// Writes what a program was built, compiled or linked to, for clgl_program_create in another process.
    /// What clgl_program_create checks comes before the driver's own binary: whose it is, and that it is
    /// whole.
    ///
    /// program: the program
    ///
    /// device: for which of its devices; NULL for the first
    ///
    /// capacity: bytes that data has room for, 0 to ask for the size only
    ///
    /// data: receives the binary; may be NULL if capacity is 0
    ///
    /// size: receives the bytes of the binary; may be NULL if capacity is not 0
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE if the binary is larger than capacity;
    /// CLGL_ERROR_INVALID_STATE if the program is not built, or is being built; CLGL_ERROR_INVALID_ARGUMENT
    /// also for a device that is not the context's; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_OUT_OF_HOST_MEMORY,
    /// CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: the caller's memory
    ///
    /// See OpenCL 3.0 section 5.8.7, CL_PROGRAM_BINARIES. Since 0.1.
    pub fn clgl_program_get_binary(program: clgl_program, device: clgl_device, capacity: usize, data: *mut c_void, size: *mut usize) -> clgl_result;
}
