// Made from the description of the API by generate.py: change the headers, then run it again.
#[allow(unused_imports)]
use crate::*;

/// The cache of the global memory.
pub type clgl_device_cache = i32;
/// There is no cache.
pub const CLGL_DEVICE_CACHE_NONE: clgl_device_cache = 0;
/// The cache is only for reads.
pub const CLGL_DEVICE_CACHE_READ_ONLY: clgl_device_cache = 1;
/// The cache is for reads and writes.
pub const CLGL_DEVICE_CACHE_READ_WRITE: clgl_device_cache = 2;
/// The type of local memory.
pub type clgl_device_memory = i32;
/// There is no local memory.
pub const CLGL_DEVICE_MEMORY_NONE: clgl_device_memory = 0;
/// Dedicated memory, such as SRAM.
pub const CLGL_DEVICE_MEMORY_LOCAL: clgl_device_memory = 1;
/// A part of the global memory.
pub const CLGL_DEVICE_MEMORY_GLOBAL: clgl_device_memory = 2;
/// The reason for the choice of the OpenCL device.
pub type clgl_device_match = i32;
/// No device was chosen.
pub const CLGL_MATCH_NONE: clgl_device_match = 0;
/// The descriptor names it.
pub const CLGL_MATCH_REQUESTED: clgl_device_match = 1;
/// The environment variable CLGL_DEVICE names it.
pub const CLGL_MATCH_ENVIRONMENT: clgl_device_match = 2;
/// It is the device of the cl_context in the descriptor.
pub const CLGL_MATCH_CL_CONTEXT: clgl_device_match = 3;
/// clGetGLContextInfoKHR returned it as the device that drives the OpenGL context.
pub const CLGL_MATCH_GL_QUERY: clgl_device_match = 4;
/// OpenGL and OpenCL report the same device UUID.
pub const CLGL_MATCH_UUID: clgl_device_match = 5;
/// OpenGL renders in software and the device is a CPU: both use the same memory.
pub const CLGL_MATCH_CPU: clgl_device_match = 6;
/// No device is known to drive the OpenGL context; this is the best other device.
pub const CLGL_MATCH_FALLBACK: clgl_device_match = 7;
/// There is no OpenGL context to match (CLGL_CONTEXT_COMPUTE_ONLY): it is the first device that is not a CPU,
/// or else the first device, in the order of OpenCL.
pub const CLGL_MATCH_BEST: clgl_device_match = 8;

/// Types of devices.
pub type clgl_device_type_flags = u32;
/// The default device of its platform.
pub const CLGL_DEVICE_TYPE_DEFAULT: clgl_device_type_flags = 1;
/// A CPU.
pub const CLGL_DEVICE_TYPE_CPU: clgl_device_type_flags = 2;
/// A GPU.
pub const CLGL_DEVICE_TYPE_GPU: clgl_device_type_flags = 4;
/// A dedicated accelerator.
pub const CLGL_DEVICE_TYPE_ACCELERATOR: clgl_device_type_flags = 8;
/// A device that does not run OpenCL C.
pub const CLGL_DEVICE_TYPE_CUSTOM: clgl_device_type_flags = 16;
/// Capabilities of a floating-point type.
pub type clgl_device_fp_flags = u32;
/// Denormal numbers.
pub const CLGL_DEVICE_FP_DENORM: clgl_device_fp_flags = 1;
/// Infinity and quiet NaN.
pub const CLGL_DEVICE_FP_INF_NAN: clgl_device_fp_flags = 2;
/// Rounding to the nearest even.
pub const CLGL_DEVICE_FP_ROUND_TO_NEAREST: clgl_device_fp_flags = 4;
/// Rounding to zero.
pub const CLGL_DEVICE_FP_ROUND_TO_ZERO: clgl_device_fp_flags = 8;
/// Rounding to positive and negative infinity.
pub const CLGL_DEVICE_FP_ROUND_TO_INF: clgl_device_fp_flags = 16;
/// Fused multiply-add of IEEE 754-2008.
pub const CLGL_DEVICE_FP_FMA: clgl_device_fp_flags = 32;
/// Basic operations are implemented in software.
pub const CLGL_DEVICE_FP_SOFT_FLOAT: clgl_device_fp_flags = 64;
/// Divide and sqrt are correctly rounded.
pub const CLGL_DEVICE_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT: clgl_device_fp_flags = 128;
/// The execution capabilities of a device.
pub type clgl_device_exec_flags = u32;
/// Kernels of OpenCL C.
pub const CLGL_DEVICE_EXEC_KERNEL: clgl_device_exec_flags = 1;
/// Native kernels, which are functions of the host.
pub const CLGL_DEVICE_EXEC_NATIVE_KERNEL: clgl_device_exec_flags = 2;
/// Capabilities of the queues of a device.
pub type clgl_device_queue_flags = u32;
/// Commands can run out of order (CLGL_QUEUE_OUT_OF_ORDER).
pub const CLGL_DEVICE_QUEUE_OUT_OF_ORDER: clgl_device_queue_flags = 1;
/// Commands can record profiling times (CLGL_QUEUE_PROFILING).
pub const CLGL_DEVICE_QUEUE_PROFILING: clgl_device_queue_flags = 2;
/// Support of kernels that enqueue other kernels.
pub type clgl_device_enqueue_flags = u32;
/// Kernels can enqueue kernels on on-device queues.
pub const CLGL_DEVICE_ENQUEUE_SUPPORTED: clgl_device_enqueue_flags = 1;
/// The default on-device queue can be replaced.
pub const CLGL_DEVICE_ENQUEUE_REPLACEABLE_DEFAULT: clgl_device_enqueue_flags = 2;
/// The ways to partition a device into sub-devices.
pub type clgl_device_affinity_flags = u32;
/// By NUMA node.
pub const CLGL_DEVICE_AFFINITY_NUMA: clgl_device_affinity_flags = 1;
/// By shared L4 cache.
pub const CLGL_DEVICE_AFFINITY_L4_CACHE: clgl_device_affinity_flags = 2;
/// By shared L3 cache.
pub const CLGL_DEVICE_AFFINITY_L3_CACHE: clgl_device_affinity_flags = 4;
/// By shared L2 cache.
pub const CLGL_DEVICE_AFFINITY_L2_CACHE: clgl_device_affinity_flags = 8;
/// By shared L1 cache.
pub const CLGL_DEVICE_AFFINITY_L1_CACHE: clgl_device_affinity_flags = 16;
/// By the first level, in the order NUMA, L4, L3, L2, L1, at which the device can be partitioned further.
pub const CLGL_DEVICE_AFFINITY_NEXT_PARTITIONABLE: clgl_device_affinity_flags = 32;
/// Support for shared virtual memory.
pub type clgl_device_svm_flags = u32;
/// Buffers, synchronized by map and unmap.
pub const CLGL_DEVICE_SVM_COARSE_GRAIN_BUFFER: clgl_device_svm_flags = 1;
/// Buffers, synchronized at each synchronization point.
pub const CLGL_DEVICE_SVM_FINE_GRAIN_BUFFER: clgl_device_svm_flags = 2;
/// All host memory, including memory from malloc.
pub const CLGL_DEVICE_SVM_FINE_GRAIN_SYSTEM: clgl_device_svm_flags = 4;
/// Atomic operations between host and device.
pub const CLGL_DEVICE_SVM_ATOMICS: clgl_device_svm_flags = 8;
/// Memory orders and scopes of atomic operations and fences.
pub type clgl_device_atomic_flags = u32;
/// The order relaxed.
pub const CLGL_DEVICE_ATOMIC_ORDER_RELAXED: clgl_device_atomic_flags = 1;
/// The orders acquire and release.
pub const CLGL_DEVICE_ATOMIC_ORDER_ACQ_REL: clgl_device_atomic_flags = 2;
/// The order sequentially consistent.
pub const CLGL_DEVICE_ATOMIC_ORDER_SEQ_CST: clgl_device_atomic_flags = 4;
/// The scope of one work-item.
pub const CLGL_DEVICE_ATOMIC_SCOPE_WORK_ITEM: clgl_device_atomic_flags = 8;
/// The scope of one work-group.
pub const CLGL_DEVICE_ATOMIC_SCOPE_WORK_GROUP: clgl_device_atomic_flags = 16;
/// The scope of one device.
pub const CLGL_DEVICE_ATOMIC_SCOPE_DEVICE: clgl_device_atomic_flags = 32;
/// The scope of all devices that share memory.
pub const CLGL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES: clgl_device_atomic_flags = 64;

/// The name and version of an extension, a language or a feature. The layout is that of cl_name_version.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_name_version {
    /// Major version in the upper 10 bits, minor in the next 10, patch in the last 12
    pub version: u32,
    /// the name, NUL-terminated
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
/// The properties of a platform. The fields have the names of the OpenCL parameters. Properties that the
/// OpenCL version of the platform does not have are 0 or "". Strings and arrays live as long as the process.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_platform_info {
    /// sizeof(clgl_platform_info), set by the caller
    pub struct_size: u32,
    /// the version, encoded as clgl_name_version.version
    pub numeric_version: u32,
    /// in nanoseconds
    pub host_timer_resolution: u64,
    /// number of devices of the platform
    pub device_count: u32,
    /// number of extensions_with_version
    pub extensions_with_version_count: u32,
    /// "FULL_PROFILE" or "EMBEDDED_PROFILE"
    pub profile: *const c_char,
    /// such as "OpenCL 3.0 PoCL 3.1"
    pub version: *const c_char,
    /// the name
    pub name: *const c_char,
    /// the vendor
    pub vendor: *const c_char,
    /// names of extensions, separated by spaces
    pub extensions: *const c_char,
    /// the suffix of its functions (cl_khr_icd)
    pub icd_suffix: *const c_char,
    /// the extensions with their versions; NULL if there are none
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
/// The properties of a device. The fields have the names and units of the OpenCL parameters, without
/// CL_DEVICE_. Properties that the OpenCL version of the device does not have are 0 or "". Use
/// clgl_device_query for properties of sub-devices (parent, partition type) and of extensions. Strings and
/// arrays live as long as the process.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct clgl_device_info {
    /// sizeof(clgl_device_info), set by the caller
    pub struct_size: u32,
    /// the type; CLGL_DEVICE_TYPE_DEFAULT is added for the default device of the platform
    pub type_: clgl_device_type_flags,
    /// the maximum number of work-items of a work-group
    pub max_work_group_size: u64,
    /// In work-items, for the first three dimensions; 0 for a dimension that the device does not have
    pub max_work_item_sizes: [u64; 3],
    /// the maximum size of one buffer in bytes
    pub max_mem_alloc_size: u64,
    /// in pixels
    pub image2d_max_width: u64,
    /// in pixels
    pub image2d_max_height: u64,
    /// in pixels
    pub image3d_max_width: u64,
    /// in pixels
    pub image3d_max_height: u64,
    /// in slices
    pub image3d_max_depth: u64,
    /// for images of a buffer, in pixels
    pub image_max_buffer_size: u64,
    /// in layers
    pub image_max_array_size: u64,
    /// for all arguments of a kernel together, in bytes
    pub max_parameter_size: u64,
    /// in bytes
    pub global_mem_cache_size: u64,
    /// in bytes
    pub global_mem_size: u64,
    /// in bytes
    pub max_constant_buffer_size: u64,
    /// in bytes
    pub local_mem_size: u64,
    /// in nanoseconds
    pub profiling_timer_resolution: u64,
    /// values such as CL_DEVICE_PARTITION_EQUALLY (0x1086); 0 after the last value
    pub partition_properties: [u64; 4],
    /// in bytes
    pub printf_buffer_size: u64,
    /// in bytes
    pub max_global_variable_size: u64,
    /// in bytes
    pub global_variable_preferred_total_size: u64,
    /// in work-items
    pub preferred_work_group_size_multiple: u64,
    /// the index for clgl_platform_get_info
    pub platform: u32,
    /// the PCI vendor ID if the vendor has one
    pub vendor_id: u32,
    /// the version, encoded as clgl_name_version.version
    pub numeric_version: u32,
    /// number of parallel compute units
    pub max_compute_units: u32,
    /// in MHz
    pub max_clock_frequency: u32,
    /// 32 or 64
    pub address_bits: u32,
    /// the maximum number of dimensions of a launch
    pub max_work_item_dimensions: u32,
    /// in elements; 0 = no such type
    pub preferred_vector_width_char: u32,
    /// in elements; 0 = no such type
    pub preferred_vector_width_short: u32,
    /// in elements; 0 = no such type
    pub preferred_vector_width_int: u32,
    /// in elements; 0 = no such type
    pub preferred_vector_width_long: u32,
    /// in elements; 0 = no such type
    pub preferred_vector_width_float: u32,
    /// in elements; 0 = no such type
    pub preferred_vector_width_double: u32,
    /// in elements; 0 = no such type
    pub preferred_vector_width_half: u32,
    /// in elements; 0 = no such type
    pub native_vector_width_char: u32,
    /// in elements; 0 = no such type
    pub native_vector_width_short: u32,
    /// in elements; 0 = no such type
    pub native_vector_width_int: u32,
    /// in elements; 0 = no such type
    pub native_vector_width_long: u32,
    /// in elements; 0 = no such type
    pub native_vector_width_float: u32,
    /// in elements; 0 = no such type
    pub native_vector_width_double: u32,
    /// in elements; 0 = no such type
    pub native_vector_width_half: u32,
    /// capabilities of float
    pub single_fp_config: clgl_device_fp_flags,
    /// capabilities of double; 0 = no such type
    pub double_fp_config: clgl_device_fp_flags,
    /// capabilities of half; 0 = no such type
    pub half_fp_config: clgl_device_fp_flags,
    /// whether the device supports images
    pub image_support: clgl_bool,
    /// the maximum per kernel
    pub max_read_image_args: u32,
    /// the maximum per kernel
    pub max_write_image_args: u32,
    /// the maximum per kernel
    pub max_read_write_image_args: u32,
    /// for images of a buffer, in pixels
    pub image_pitch_alignment: u32,
    /// for images of a buffer, in pixels
    pub image_base_address_alignment: u32,
    /// the maximum per kernel
    pub max_samplers: u32,
    /// for sub-buffers and for host memory used in place, in bits
    pub mem_base_addr_align: u32,
    /// in bytes
    pub min_data_type_align_size: u32,
    /// the cache of global memory
    pub global_mem_cache_type: clgl_device_cache,
    /// in bytes
    pub global_mem_cacheline_size: u32,
    /// the maximum per kernel
    pub max_constant_args: u32,
    /// the type of local memory
    pub local_mem_type: clgl_device_memory,
    /// whether all memory is error-correcting
    pub error_correction_support: clgl_bool,
    /// whether device and host share memory
    pub host_unified_memory: clgl_bool,
    /// whether the device is little-endian
    pub endian_little: clgl_bool,
    /// whether the device can be used
    pub available: clgl_bool,
    /// whether the device has a compiler for OpenCL C
    pub compiler_available: clgl_bool,
    /// whether the device has a linker
    pub linker_available: clgl_bool,
    /// the kinds of kernels that the device executes
    pub execution_capabilities: clgl_device_exec_flags,
    /// capabilities of queues; without CLGL_DEVICE_QUEUE_PROFILING if the driver is known to report wrong
    /// times (rusticl 22.3)
    pub queue_on_host_properties: clgl_device_queue_flags,
    /// capabilities of on-device queues
    pub queue_on_device_properties: clgl_device_queue_flags,
    /// in bytes
    pub queue_on_device_preferred_size: u32,
    /// in bytes
    pub queue_on_device_max_size: u32,
    /// the maximum per context
    pub max_on_device_queues: u32,
    /// the maximum per on-device queue
    pub max_on_device_events: u32,
    /// 0 = kernels cannot enqueue kernels
    pub device_enqueue_capabilities: clgl_device_enqueue_flags,
    /// the maximum number of sub-devices of a partition
    pub partition_max_sub_devices: u32,
    /// how the device can be partitioned
    pub partition_affinity_domain: clgl_device_affinity_flags,
    /// the reference count of a sub-device; 1 for other devices
    pub reference_count: u32,
    /// whether cl_khr_gl_sharing is faster with explicit synchronization
    pub preferred_interop_user_sync: clgl_bool,
    /// 0 = no shared virtual memory
    pub svm_capabilities: clgl_device_svm_flags,
    /// the maximum per kernel
    pub max_pipe_args: u32,
    /// the maximum per work-item
    pub pipe_max_active_reservations: u32,
    /// in bytes
    pub pipe_max_packet_size: u32,
    /// whether the device supports pipes
    pub pipe_support: clgl_bool,
    /// in bytes; 0 = natural
    pub preferred_platform_atomic_alignment: u32,
    /// in bytes; 0 = natural
    pub preferred_global_atomic_alignment: u32,
    /// in bytes; 0 = natural
    pub preferred_local_atomic_alignment: u32,
    /// capabilities of atomic operations
    pub atomic_memory_capabilities: clgl_device_atomic_flags,
    /// capabilities of atomic_work_item_fence
    pub atomic_fence_capabilities: clgl_device_atomic_flags,
    /// the maximum per work-group; 0 = no sub-groups
    pub max_num_sub_groups: u32,
    /// whether sub-groups progress independently
    pub sub_group_independent_forward_progress: clgl_bool,
    /// whether global sizes need not be multiples of local sizes
    pub non_uniform_work_group_support: clgl_bool,
    /// whether the device supports work-group functions, such as work_group_broadcast
    pub work_group_collective_functions_support: clgl_bool,
    /// whether the device supports the generic address space
    pub generic_address_space_support: clgl_bool,
    /// number of extensions_with_version
    pub extensions_with_version_count: u32,
    /// number of ils_with_version
    pub ils_with_version_count: u32,
    /// number of built_in_kernels_with_version
    pub built_in_kernels_with_version_count: u32,
    /// number of opencl_c_all_versions
    pub opencl_c_all_versions_count: u32,
    /// number of opencl_c_features
    pub opencl_c_features_count: u32,
    /// whether uuid and driver_uuid are known
    pub has_uuid: clgl_bool,
    /// whether luid is known
    pub has_luid: clgl_bool,
    /// whether the pci_ fields are known
    pub has_pci: clgl_bool,
    /// the PCI domain
    pub pci_domain: u32,
    /// the PCI bus
    pub pci_bus: u32,
    /// the PCI device
    pub pci_device: u32,
    /// the PCI function
    pub pci_function: u32,
    /// the UUID of the device (cl_khr_device_uuid)
    pub uuid: [u8; 16],
    /// the UUID of the driver (cl_khr_device_uuid)
    pub driver_uuid: [u8; 16],
    /// the LUID of the device (cl_khr_device_uuid)
    pub luid: [u8; 8],
    /// the name
    pub name: *const c_char,
    /// the vendor
    pub vendor: *const c_char,
    /// the version of the driver
    pub driver_version: *const c_char,
    /// "FULL_PROFILE" or "EMBEDDED_PROFILE"
    pub profile: *const c_char,
    /// such as "OpenCL 3.0 PoCL"
    pub version: *const c_char,
    /// such as "OpenCL C 1.2 PoCL"
    pub opencl_c_version: *const c_char,
    /// names of extensions, separated by spaces
    pub extensions: *const c_char,
    /// names of built-in kernels, separated by semicolons
    pub built_in_kernels: *const c_char,
    /// names and versions of intermediate languages, such as "SPIR-V_1.2"
    pub il_version: *const c_char,
    /// the version of the conformance tests that the device passed
    pub latest_conformance_version_passed: *const c_char,
    /// clgl_platform_info.name of its platform
    pub platform_name: *const c_char,
    /// the extensions with their versions; NULL if there are none
    pub extensions_with_version: *const clgl_name_version,
    /// the intermediate languages; NULL if there are none
    pub ils_with_version: *const clgl_name_version,
    /// the built-in kernels; NULL if there are none
    pub built_in_kernels_with_version: *const clgl_name_version,
    /// the versions of OpenCL C; NULL if unknown
    pub opencl_c_all_versions: *const clgl_name_version,
    /// the features of OpenCL C; NULL if there are none
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
    /// Returns the number of OpenCL platforms.
    ///
    /// count: receives the number
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: count is NULL
    ///
    /// CLGL_ERROR_NO_OPENCL: there is no OpenCL platform; the message says what is missing
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_FORKED: the process is a fork of one that used clgl
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 4.1, clGetPlatformIDs. Since 0.1.
    pub fn clgl_platform_get_count(count: *mut u32) -> clgl_result;
    /// Returns the properties of a platform.
    ///
    /// index: 0 to clgl_platform_get_count - 1
    ///
    /// info: receives the properties; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: info is NULL
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than 4096
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: index is too large
    ///
    /// CLGL_ERROR_NO_OPENCL: there is no OpenCL platform
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_FORKED: the process is a fork of one that used clgl
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings and arrays live as long as the process
    ///
    /// See OpenCL 3.0 section 4.1, clGetPlatformInfo. Since 0.1.
    pub fn clgl_platform_get_info(index: u32, info: *mut clgl_platform_info) -> clgl_result;
    /// Returns an OpenCL property of a platform, as clGetPlatformInfo does.
    ///
    /// index: 0 to clgl_platform_get_count - 1
    ///
    /// param: a cl_platform_info value, such as 0x0902 (CL_PLATFORM_NAME)
    ///
    /// capacity: size of value in bytes; 0 = return only the size
    ///
    /// value: receives the value; may be NULL if capacity is 0
    ///
    /// size: receives the size of the value in bytes; may be NULL if capacity is not 0
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: value is NULL although capacity is not 0; size is NULL although capacity
    /// is 0
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: index is too large, or the value is larger than capacity
    ///
    /// CLGL_ERROR_NO_OPENCL: there is no OpenCL platform
    ///
    /// CLGL_ERROR_UNSUPPORTED: the platform does not know param
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_FORKED: the process is a fork of one that used clgl
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 4.1, clGetPlatformInfo. Since 0.1.
    pub fn clgl_platform_query(index: u32, param: u32, capacity: usize, value: *mut c_void, size: *mut usize) -> clgl_result;
    /// Lists the devices of all platforms, in the order in which OpenCL returns them.
    ///
    /// types: the types to list, CLGL_DEVICE_TYPE_... combined; 0 = all types
    ///
    /// capacity: number of elements of devices; 0 = return only the count
    ///
    /// devices: receives up to capacity devices, and NULL in unused elements; may be NULL if capacity is 0
    ///
    /// count: receives the number of devices, which may be more than capacity, or 0
    ///
    /// Returns CLGL_SUCCESS, also if there is not a device of these types
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: types has unknown bits; count is NULL; devices is NULL although capacity
    /// is not 0
    ///
    /// CLGL_ERROR_NO_OPENCL: there is no OpenCL platform
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_FORKED: the process is a fork of one that used clgl
    ///
    /// Threads: any
    ///
    /// Lifetime: devices live as long as the process and are never destroyed
    ///
    /// See OpenCL 3.0 section 4.2, clGetDeviceIDs. Since 0.1.
    pub fn clgl_device_list(types: clgl_device_type_flags, capacity: u32, devices: *mut clgl_device, count: *mut u32) -> clgl_result;
    /// Returns the properties and limits of a device.
    ///
    /// device: the device
    ///
    /// info: receives the properties; set struct_size before the call
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: info is NULL
    ///
    /// CLGL_ERROR_INVALID_HANDLE: device is not a valid clgl_device
    ///
    /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than 4096
    ///
    /// Threads: any
    ///
    /// Lifetime: the strings and arrays live as long as the process
    ///
    /// See OpenCL 3.0 section 4.2, clGetDeviceInfo; cl_khr_device_uuid; cl_khr_pci_bus_info,
    /// cl_nv_device_attribute_query, cl_amd_device_attribute_query. Since 0.1.
    pub fn clgl_device_get_info(device: clgl_device, info: *mut clgl_device_info) -> clgl_result;
    /// Returns an OpenCL property of a device, as clGetDeviceInfo does.
    ///
    /// device: the device
    ///
    /// param: a cl_device_info value, such as 0x1002 (CL_DEVICE_MAX_COMPUTE_UNITS)
    ///
    /// capacity: size of value in bytes; 0 = return only the size
    ///
    /// value: receives the value; may be NULL if capacity is 0
    ///
    /// size: receives the size of the value in bytes; may be NULL if capacity is not 0
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: value is NULL although capacity is not 0; size is NULL although capacity
    /// is 0
    ///
    /// CLGL_ERROR_INVALID_HANDLE: device is not a valid clgl_device
    ///
    /// CLGL_ERROR_OUT_OF_RANGE: the value is larger than capacity
    ///
    /// CLGL_ERROR_UNSUPPORTED: the device does not know param
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// Threads: any
    ///
    /// Lifetime: none
    ///
    /// See OpenCL 3.0 section 4.2, clGetDeviceInfo. Since 0.1.
    pub fn clgl_device_query(device: clgl_device, param: u32, capacity: usize, value: *mut c_void, size: *mut usize) -> clgl_result;
    /// Lists the devices that can share with the OpenGL context that is current on this thread, best first.
    /// These are all available devices, because each can share at least by copies.
    ///
    /// capacity: number of elements of devices and matches; 0 = return only the count
    ///
    /// devices: receives up to capacity devices, and NULL in unused elements; may be NULL if capacity is 0
    ///
    /// matches: receives how each device relates to the OpenGL context: CLGL_MATCH_GL_QUERY, CLGL_MATCH_UUID,
    /// CLGL_MATCH_CPU or CLGL_MATCH_FALLBACK; NULL = not wanted
    ///
    /// count: receives the number of devices, which may be more than capacity, or 0
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: count is NULL; devices is NULL although capacity is not 0
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread
    ///
    /// CLGL_ERROR_NO_OPENCL: there is no OpenCL platform
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_FORKED: the process is a fork of one that used clgl
    ///
    /// Threads: GL
    ///
    /// Lifetime: devices live as long as the process and are never destroyed
    ///
    /// See cl_khr_gl_sharing, clGetGLContextInfoKHR; GL_EXT_memory_object, GL_DEVICE_UUID_EXT;
    /// cl_khr_device_uuid. Since 0.1.
    pub fn clgl_device_list_for_gl(capacity: u32, devices: *mut clgl_device, matches: *mut clgl_device_match, count: *mut u32) -> clgl_result;
    /// Returns the OpenCL device that also runs the OpenGL context that is current on this thread.
    ///
    /// device: receives the device
    ///
    /// match: receives how the device was found: CLGL_MATCH_GL_QUERY, CLGL_MATCH_UUID or CLGL_MATCH_CPU; NULL
    /// = not wanted
    ///
    /// Returns CLGL_SUCCESS
    ///
    /// CLGL_ERROR_INVALID_ARGUMENT: device is NULL
    ///
    /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread
    ///
    /// CLGL_ERROR_NO_OPENCL: there is no OpenCL platform
    ///
    /// CLGL_ERROR_NO_DEVICE: no device is known to run the OpenGL context; clgl_device_list_for_gl lists the
    /// devices that can share with it
    ///
    /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory
    ///
    /// CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code
    ///
    /// CLGL_ERROR_FORKED: the process is a fork of one that used clgl
    ///
    /// Threads: GL
    ///
    /// Lifetime: the device lives as long as the process and is never destroyed
    ///
    /// See cl_khr_gl_sharing, clGetGLContextInfoKHR; GL_EXT_memory_object, GL_DEVICE_UUID_EXT;
    /// cl_khr_device_uuid. Since 0.1.
    pub fn clgl_device_for_gl(device: *mut clgl_device, match_: *mut clgl_device_match) -> clgl_result;
    /// Returns the name of a type of cache, such as "read-write".
    ///
    /// cache: CLGL_DEVICE_CACHE_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_device_cache_name(cache: clgl_device_cache) -> *const c_char;
    /// Returns the name of a type of local memory, such as "global".
    ///
    /// memory: CLGL_DEVICE_MEMORY_...
    ///
    /// Returns the name; "unknown" for a value without a name. Never NULL.
    ///
    /// Threads: any
    ///
    /// Lifetime: the string lives as long as the library
    ///
    /// See specific to clgl. Since 0.1.
    pub fn clgl_device_memory_name(memory: clgl_device_memory) -> *const c_char;
}
