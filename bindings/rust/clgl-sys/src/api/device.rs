// Made by generate.py of the description of the API: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// Types of devices.
pub const CLGL_DEVICE_TYPE_DEFAULT: u32 = 1;
pub const CLGL_DEVICE_TYPE_CPU: u32 = 2;
pub const CLGL_DEVICE_TYPE_GPU: u32 = 4;
pub const CLGL_DEVICE_TYPE_ACCELERATOR: u32 = 8;
pub const CLGL_DEVICE_TYPE_CUSTOM: u32 = 16;
/// What a floating-point type can do.
pub const CLGL_DEVICE_FP_DENORM: u32 = 1;
pub const CLGL_DEVICE_FP_INF_NAN: u32 = 2;
pub const CLGL_DEVICE_FP_ROUND_TO_NEAREST: u32 = 4;
pub const CLGL_DEVICE_FP_ROUND_TO_ZERO: u32 = 8;
pub const CLGL_DEVICE_FP_ROUND_TO_INF: u32 = 16;
pub const CLGL_DEVICE_FP_FMA: u32 = 32;
pub const CLGL_DEVICE_FP_SOFT_FLOAT: u32 = 64;
pub const CLGL_DEVICE_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT: u32 = 128;
/// The cache of the global memory.
pub const CLGL_DEVICE_CACHE_NONE: u32 = 0;
pub const CLGL_DEVICE_CACHE_READ_ONLY: u32 = 1;
pub const CLGL_DEVICE_CACHE_READ_WRITE: u32 = 2;
/// Where local memory lies.
pub const CLGL_DEVICE_MEMORY_NONE: u32 = 0;
pub const CLGL_DEVICE_MEMORY_LOCAL: u32 = 1;
pub const CLGL_DEVICE_MEMORY_GLOBAL: u32 = 2;
/// What a device executes.
pub const CLGL_DEVICE_EXEC_KERNEL: u32 = 1;
pub const CLGL_DEVICE_EXEC_NATIVE_KERNEL: u32 = 2;
/// What queues can do.
pub const CLGL_DEVICE_QUEUE_OUT_OF_ORDER: u32 = 1;
pub const CLGL_DEVICE_QUEUE_PROFILING: u32 = 2;
/// Kernels that launch kernels.
pub const CLGL_DEVICE_ENQUEUE_SUPPORTED: u32 = 1;
pub const CLGL_DEVICE_ENQUEUE_REPLACEABLE_DEFAULT: u32 = 2;
/// How a device can be split by what its parts have in common.
pub const CLGL_DEVICE_AFFINITY_NUMA: u32 = 1;
pub const CLGL_DEVICE_AFFINITY_L4_CACHE: u32 = 2;
pub const CLGL_DEVICE_AFFINITY_L3_CACHE: u32 = 4;
pub const CLGL_DEVICE_AFFINITY_L2_CACHE: u32 = 8;
pub const CLGL_DEVICE_AFFINITY_L1_CACHE: u32 = 16;
pub const CLGL_DEVICE_AFFINITY_NEXT_PARTITIONABLE: u32 = 32;
/// Shared virtual memory.
pub const CLGL_DEVICE_SVM_COARSE_GRAIN_BUFFER: u32 = 1;
pub const CLGL_DEVICE_SVM_FINE_GRAIN_BUFFER: u32 = 2;
pub const CLGL_DEVICE_SVM_FINE_GRAIN_SYSTEM: u32 = 4;
pub const CLGL_DEVICE_SVM_ATOMICS: u32 = 8;
/// Orders and scopes of atomic operations and fences.
pub const CLGL_DEVICE_ATOMIC_ORDER_RELAXED: u32 = 1;
pub const CLGL_DEVICE_ATOMIC_ORDER_ACQ_REL: u32 = 2;
pub const CLGL_DEVICE_ATOMIC_ORDER_SEQ_CST: u32 = 4;
pub const CLGL_DEVICE_ATOMIC_SCOPE_WORK_ITEM: u32 = 8;
pub const CLGL_DEVICE_ATOMIC_SCOPE_WORK_GROUP: u32 = 16;
pub const CLGL_DEVICE_ATOMIC_SCOPE_DEVICE: u32 = 32;
pub const CLGL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES: u32 = 64;

/// Something that has a version: an extension, a language, a feature. Laid out as cl_name_version.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_name_version {
    /// Major version in the upper 10 bits, minor in the next 10, patch in the last 12
    pub version: u32,
    pub name: [c_char; 64],
}

impl Default for clgl_name_version {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            version: 0,
            name: [0; 64],
        }
    }
}
/// What OpenCL tells of a platform. Fields are named as OpenCL's parameters; what the platform's version does
/// not know is 0 or "". Strings and arrays live as long as the process.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_platform_info {
    /// sizeof(clgl_platform_info), set by the caller
    pub struct_size: u32,
    /// As clgl_name_version.version
    pub numeric_version: u32,
    /// Nanoseconds
    pub host_timer_resolution: u64,
    /// How many devices it has
    pub device_count: u32,
    pub extensions_with_version_count: u32,
    /// UTF-8, never NULL
    pub profile: *const c_char,
    pub version: *const c_char,
    pub name: *const c_char,
    pub vendor: *const c_char,
    pub extensions: *const c_char,
    /// The suffix of its functions, of cl_khr_icd
    pub icd_suffix: *const c_char,
    /// NULL where the count is 0
    pub extensions_with_version: *const clgl_name_version,
    /// NULL
    pub reserved: *const c_void,
}

impl Default for clgl_platform_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 88,
            numeric_version: 0,
            host_timer_resolution: 0,
            device_count: 0,
            extensions_with_version_count: 0,
            profile: core::ptr::null(),
            version: core::ptr::null(),
            name: core::ptr::null(),
            vendor: core::ptr::null(),
            extensions: core::ptr::null(),
            icd_suffix: core::ptr::null(),
            extensions_with_version: core::ptr::null(),
            reserved: core::ptr::null(),
        }
    }
}
/// What OpenCL tells of a device. Fields are named as OpenCL's parameters without CL_DEVICE_, in OpenCL's
/// units; what the device's version does not know is 0 or "". What only sub-devices have (parent, partition
/// type) and what single extensions add is left to clgl_device_query. Strings and arrays live as long as the
/// process.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_device_info {
    /// sizeof(clgl_device_info), set by the caller
    pub struct_size: u32,
    /// CLGL_DEVICE_TYPE_...
    pub type_: u32,
    pub max_work_group_size: u64,
    /// Of the first three dimensions; 0 for one that the device does not have
    pub max_work_item_sizes: [u64; 3],
    /// Bytes
    pub max_mem_alloc_size: u64,
    /// Image limits: pixels, and layers of an array
    pub image2d_max_width: u64,
    pub image2d_max_height: u64,
    pub image3d_max_width: u64,
    pub image3d_max_height: u64,
    pub image3d_max_depth: u64,
    pub image_max_buffer_size: u64,
    pub image_max_array_size: u64,
    /// Bytes
    pub max_parameter_size: u64,
    /// Bytes
    pub global_mem_cache_size: u64,
    pub global_mem_size: u64,
    pub max_constant_buffer_size: u64,
    pub local_mem_size: u64,
    /// Nanoseconds
    pub profiling_timer_resolution: u64,
    /// CL_DEVICE_PARTITION_EQUALLY (0x1086) and the like, 0 after the last
    pub partition_properties: [u64; 4],
    /// Bytes
    pub printf_buffer_size: u64,
    pub max_global_variable_size: u64,
    pub global_variable_preferred_total_size: u64,
    pub preferred_work_group_size_multiple: u64,
    /// Index for clgl_platform_get_info
    pub platform: u32,
    pub vendor_id: u32,
    /// Major version in the upper 10 bits, minor in the next 10, patch in the last 12
    pub numeric_version: u32,
    pub max_compute_units: u32,
    /// MHz
    pub max_clock_frequency: u32,
    pub address_bits: u32,
    pub max_work_item_dimensions: u32,
    pub preferred_vector_width_char: u32,
    pub preferred_vector_width_short: u32,
    pub preferred_vector_width_int: u32,
    pub preferred_vector_width_long: u32,
    pub preferred_vector_width_float: u32,
    pub preferred_vector_width_double: u32,
    pub preferred_vector_width_half: u32,
    pub native_vector_width_char: u32,
    pub native_vector_width_short: u32,
    pub native_vector_width_int: u32,
    pub native_vector_width_long: u32,
    pub native_vector_width_float: u32,
    pub native_vector_width_double: u32,
    pub native_vector_width_half: u32,
    /// CLGL_DEVICE_FP_...; 0 where there is no such type
    pub single_fp_config: u32,
    pub double_fp_config: u32,
    pub half_fp_config: u32,
    /// 0 or 1
    pub image_support: u32,
    pub max_read_image_args: u32,
    pub max_write_image_args: u32,
    pub max_read_write_image_args: u32,
    /// Pixels
    pub image_pitch_alignment: u32,
    pub image_base_address_alignment: u32,
    pub max_samplers: u32,
    /// Bits
    pub mem_base_addr_align: u32,
    /// Bytes
    pub min_data_type_align_size: u32,
    /// CLGL_DEVICE_CACHE_...
    pub global_mem_cache_type: u32,
    /// Bytes
    pub global_mem_cacheline_size: u32,
    pub max_constant_args: u32,
    /// CLGL_DEVICE_MEMORY_...
    pub local_mem_type: u32,
    /// 0 or 1, up to linker_available
    pub error_correction_support: u32,
    pub host_unified_memory: u32,
    pub endian_little: u32,
    pub available: u32,
    pub compiler_available: u32,
    pub linker_available: u32,
    /// CLGL_DEVICE_EXEC_...
    pub execution_capabilities: u32,
    /// CLGL_DEVICE_QUEUE_...; without CLGL_DEVICE_QUEUE_PROFILING where the driver is known to make times up
    /// (rusticl 22.3)
    pub queue_on_host_properties: u32,
    pub queue_on_device_properties: u32,
    /// Bytes
    pub queue_on_device_preferred_size: u32,
    pub queue_on_device_max_size: u32,
    pub max_on_device_queues: u32,
    pub max_on_device_events: u32,
    /// CLGL_DEVICE_ENQUEUE_...
    pub device_enqueue_capabilities: u32,
    pub partition_max_sub_devices: u32,
    /// CLGL_DEVICE_AFFINITY_...
    pub partition_affinity_domain: u32,
    pub reference_count: u32,
    /// 0 or 1
    pub preferred_interop_user_sync: u32,
    /// CLGL_DEVICE_SVM_...
    pub svm_capabilities: u32,
    pub max_pipe_args: u32,
    pub pipe_max_active_reservations: u32,
    pub pipe_max_packet_size: u32,
    /// 0 or 1
    pub pipe_support: u32,
    /// Bytes
    pub preferred_platform_atomic_alignment: u32,
    pub preferred_global_atomic_alignment: u32,
    pub preferred_local_atomic_alignment: u32,
    /// CLGL_DEVICE_ATOMIC_...
    pub atomic_memory_capabilities: u32,
    pub atomic_fence_capabilities: u32,
    pub max_num_sub_groups: u32,
    /// 0 or 1
    pub sub_group_independent_forward_progress: u32,
    pub non_uniform_work_group_support: u32,
    pub work_group_collective_functions_support: u32,
    pub generic_address_space_support: u32,
    /// How many the pointers below point at
    pub extensions_with_version_count: u32,
    pub ils_with_version_count: u32,
    pub built_in_kernels_with_version_count: u32,
    pub opencl_c_all_versions_count: u32,
    pub opencl_c_features_count: u32,
    /// 0 or 1: whether uuid and driver_uuid, luid, the pci_ fields are known
    pub has_uuid: u32,
    pub has_luid: u32,
    pub has_pci: u32,
    pub pci_domain: u32,
    pub pci_bus: u32,
    pub pci_device: u32,
    pub pci_function: u32,
    /// cl_khr_device_uuid
    pub uuid: [u8; 16],
    pub driver_uuid: [u8; 16],
    pub luid: [u8; 8],
    /// UTF-8, never NULL, "" where unknown
    pub name: *const c_char,
    pub vendor: *const c_char,
    pub driver_version: *const c_char,
    pub profile: *const c_char,
    pub version: *const c_char,
    pub opencl_c_version: *const c_char,
    pub extensions: *const c_char,
    pub built_in_kernels: *const c_char,
    pub il_version: *const c_char,
    pub latest_conformance_version_passed: *const c_char,
    /// clgl_platform_info.name of its platform
    pub platform_name: *const c_char,
    /// NULL where the count is 0
    pub extensions_with_version: *const clgl_name_version,
    pub ils_with_version: *const clgl_name_version,
    pub built_in_kernels_with_version: *const clgl_name_version,
    pub opencl_c_all_versions: *const clgl_name_version,
    pub opencl_c_features: *const clgl_name_version,
}

impl Default for clgl_device_info {
    /// The values of its `_INIT` in C.
    fn default() -> Self {
        Self {
            struct_size: 712,
            type_: 0,
            max_work_group_size: 0,
            max_work_item_sizes: [0, 0, 0],
            max_mem_alloc_size: 0,
            image2d_max_width: 0,
            image2d_max_height: 0,
            image3d_max_width: 0,
            image3d_max_height: 0,
            image3d_max_depth: 0,
            image_max_buffer_size: 0,
            image_max_array_size: 0,
            max_parameter_size: 0,
            global_mem_cache_size: 0,
            global_mem_size: 0,
            max_constant_buffer_size: 0,
            local_mem_size: 0,
            profiling_timer_resolution: 0,
            partition_properties: [0, 0, 0, 0],
            printf_buffer_size: 0,
            max_global_variable_size: 0,
            global_variable_preferred_total_size: 0,
            preferred_work_group_size_multiple: 0,
            platform: 0,
            vendor_id: 0,
            numeric_version: 0,
            max_compute_units: 0,
            max_clock_frequency: 0,
            address_bits: 0,
            max_work_item_dimensions: 0,
            preferred_vector_width_char: 0,
            preferred_vector_width_short: 0,
            preferred_vector_width_int: 0,
            preferred_vector_width_long: 0,
            preferred_vector_width_float: 0,
            preferred_vector_width_double: 0,
            preferred_vector_width_half: 0,
            native_vector_width_char: 0,
            native_vector_width_short: 0,
            native_vector_width_int: 0,
            native_vector_width_long: 0,
            native_vector_width_float: 0,
            native_vector_width_double: 0,
            native_vector_width_half: 0,
            single_fp_config: 0,
            double_fp_config: 0,
            half_fp_config: 0,
            image_support: 0,
            max_read_image_args: 0,
            max_write_image_args: 0,
            max_read_write_image_args: 0,
            image_pitch_alignment: 0,
            image_base_address_alignment: 0,
            max_samplers: 0,
            mem_base_addr_align: 0,
            min_data_type_align_size: 0,
            global_mem_cache_type: 0,
            global_mem_cacheline_size: 0,
            max_constant_args: 0,
            local_mem_type: 0,
            error_correction_support: 0,
            host_unified_memory: 0,
            endian_little: 0,
            available: 0,
            compiler_available: 0,
            linker_available: 0,
            execution_capabilities: 0,
            queue_on_host_properties: 0,
            queue_on_device_properties: 0,
            queue_on_device_preferred_size: 0,
            queue_on_device_max_size: 0,
            max_on_device_queues: 0,
            max_on_device_events: 0,
            device_enqueue_capabilities: 0,
            partition_max_sub_devices: 0,
            partition_affinity_domain: 0,
            reference_count: 0,
            preferred_interop_user_sync: 0,
            svm_capabilities: 0,
            max_pipe_args: 0,
            pipe_max_active_reservations: 0,
            pipe_max_packet_size: 0,
            pipe_support: 0,
            preferred_platform_atomic_alignment: 0,
            preferred_global_atomic_alignment: 0,
            preferred_local_atomic_alignment: 0,
            atomic_memory_capabilities: 0,
            atomic_fence_capabilities: 0,
            max_num_sub_groups: 0,
            sub_group_independent_forward_progress: 0,
            non_uniform_work_group_support: 0,
            work_group_collective_functions_support: 0,
            generic_address_space_support: 0,
            extensions_with_version_count: 0,
            ils_with_version_count: 0,
            built_in_kernels_with_version_count: 0,
            opencl_c_all_versions_count: 0,
            opencl_c_features_count: 0,
            has_uuid: 0,
            has_luid: 0,
            has_pci: 0,
            pci_domain: 0,
            pci_bus: 0,
            pci_device: 0,
            pci_function: 0,
            uuid: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            driver_uuid: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            luid: [0, 0, 0, 0, 0, 0, 0, 0],
            name: core::ptr::null(),
            vendor: core::ptr::null(),
            driver_version: core::ptr::null(),
            profile: core::ptr::null(),
            version: core::ptr::null(),
            opencl_c_version: core::ptr::null(),
            extensions: core::ptr::null(),
            built_in_kernels: core::ptr::null(),
            il_version: core::ptr::null(),
            latest_conformance_version_passed: core::ptr::null(),
            platform_name: core::ptr::null(),
            extensions_with_version: core::ptr::null(),
            ils_with_version: core::ptr::null(),
            built_in_kernels_with_version: core::ptr::null(),
            opencl_c_all_versions: core::ptr::null(),
            opencl_c_features: core::ptr::null(),
        }
    }
}

extern "C" {
    /// Tells how many OpenCL platforms there are.
    ///
    /// count: receives it
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_NO_OPENCL if there is none, with a message that says what is missing;
    /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_FORKED, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 4.1, clGetPlatformIDs. Since 0.1.
    pub fn clgl_platform_get_count(count: *mut u32) -> clgl_result;
    /// Tells what a platform is.
    ///
    /// index: 0 to clgl_platform_get_count - 1
    ///
    /// info: receives it; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE past the last; CLGL_ERROR_NO_OPENCL,
    /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_FORKED, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings and arrays live as long as the process
    ///
    /// See OpenCL 3.0 section 4.1, clGetPlatformInfo. Since 0.1.
    pub fn clgl_platform_get_info(index: u32, info: *mut clgl_platform_info) -> clgl_result;
    /// Asks a platform for anything, as clGetPlatformInfo does.
    ///
    /// index: 0 to clgl_platform_get_count - 1
    ///
    /// param: a cl_platform_info value, such as 0x0902 (CL_PLATFORM_NAME)
    ///
    /// capacity: bytes that value has room for, 0 to ask for the size only
    ///
    /// value: receives the value; may be NULL if capacity is 0
    ///
    /// size: receives the bytes of the value; may be NULL if capacity is not 0
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED if the platform does not know the parameter;
    /// CLGL_ERROR_OUT_OF_RANGE past the last platform, or if the value is larger than capacity;
    /// CLGL_ERROR_NO_OPENCL, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_FORKED, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: the caller's memory
    ///
    /// See OpenCL 3.0 section 4.1, clGetPlatformInfo. Since 0.1.
    pub fn clgl_platform_query(index: u32, param: u32, capacity: usize, value: *mut c_void, size: *mut usize) -> clgl_result;
    /// Lists the devices of all platforms, in the order in which OpenCL gives them.
    ///
    /// types: CLGL_DEVICE_TYPE_...: devices of any of these; 0 for all
    ///
    /// capacity: how many devices has room for
    ///
    /// devices: receives up to capacity devices, NULL after the last; may be NULL if capacity is 0
    ///
    /// count: receives how many there are, which may be more than capacity, or 0
    ///
    /// Returns CLGL_SUCCESS, also if there are none of these types; CLGL_ERROR_NO_OPENCL without any
    /// platform; CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_FORKED, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: devices live as long as the process and need no destroying
    ///
    /// See OpenCL 3.0 section 4.2, clGetDeviceIDs. Since 0.1.
    pub fn clgl_device_list(types: u32, capacity: u32, devices: *mut clgl_device, count: *mut u32) -> clgl_result;
    /// Tells what a device is and can do.
    ///
    /// device: the device
    ///
    /// info: receives it; struct_size must be set
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
    /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_FORKED
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings and arrays live as long as the process
    ///
    /// See OpenCL 3.0 section 4.2, clGetDeviceInfo; cl_khr_device_uuid; cl_khr_pci_bus_info,
    /// cl_nv_device_attribute_query, cl_amd_device_attribute_query. Since 0.1.
    pub fn clgl_device_get_info(device: clgl_device, info: *mut clgl_device_info) -> clgl_result;
    /// Asks a device for anything, as clGetDeviceInfo does.
    ///
    /// device: the device
    ///
    /// param: a cl_device_info value, such as 0x1002 (CL_DEVICE_MAX_COMPUTE_UNITS)
    ///
    /// capacity: bytes that value has room for, 0 to ask for the size only
    ///
    /// value: receives the value; may be NULL if capacity is 0
    ///
    /// size: receives the bytes of the value; may be NULL if capacity is not 0
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_UNSUPPORTED if the device does not know the parameter;
    /// CLGL_ERROR_OUT_OF_RANGE if the value is larger than capacity; CLGL_ERROR_INVALID_HANDLE,
    /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_FORKED, CLGL_ERROR_OPENCL
    ///
    /// Threads: any
    ///
    /// Lifetime: the caller's memory
    ///
    /// See OpenCL 3.0 section 4.2, clGetDeviceInfo. Since 0.1.
    pub fn clgl_device_query(device: clgl_device, param: u32, capacity: usize, value: *mut c_void, size: *mut usize) -> clgl_result;
    /// Lists the devices that can work with the OpenGL context that is current on this thread, best first.
    /// Every available device can, at least by copies; how each is tied to OpenGL is told by its match.
    ///
    /// capacity: how many devices and matches have room for
    ///
    /// devices: receives up to capacity devices, NULL after the last; may be NULL if capacity is 0
    ///
    /// matches: receives CLGL_MATCH_GL_QUERY, CLGL_MATCH_UUID, CLGL_MATCH_CPU or CLGL_MATCH_FALLBACK (see
    /// context.h) for each of devices; or NULL
    ///
    /// count: receives how many there are, which may be more than capacity, or 0
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_NO_GL_CONTEXT without a current context; CLGL_ERROR_NO_OPENCL,
    /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_FORKED, CLGL_ERROR_OPENCL
    ///
    /// Threads: GL
    ///
    /// Lifetime: devices live as long as the process and need no destroying
    ///
    /// See cl_khr_gl_sharing, clGetGLContextInfoKHR; GL_EXT_memory_object, GL_DEVICE_UUID_EXT;
    /// cl_khr_device_uuid. Since 0.1.
    pub fn clgl_device_list_for_gl(capacity: u32, devices: *mut clgl_device, matches: *mut i32, count: *mut u32) -> clgl_result;
    /// Finds the device that drives the OpenGL context that is current on this thread.
    ///
    /// device: receives the device
    ///
    /// match: receives CLGL_MATCH_GL_QUERY, CLGL_MATCH_UUID or CLGL_MATCH_CPU (see context.h); or NULL
    ///
    /// Returns CLGL_SUCCESS; CLGL_ERROR_NO_DEVICE if nothing ties a device to the context
    /// (clgl_device_list_for_gl gives the others); CLGL_ERROR_NO_GL_CONTEXT without a current context;
    /// CLGL_ERROR_NO_OPENCL, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_FORKED, CLGL_ERROR_OPENCL
    ///
    /// Threads: GL
    ///
    /// Lifetime: the device lives as long as the process and needs no destroying
    ///
    /// See cl_khr_gl_sharing, clGetGLContextInfoKHR; GL_EXT_memory_object, GL_DEVICE_UUID_EXT;
    /// cl_khr_device_uuid. Since 0.1.
    pub fn clgl_device_for_gl(device: *mut clgl_device, match_: *mut i32) -> clgl_result;
}
