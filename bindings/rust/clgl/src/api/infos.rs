// Made from the description of the API by generate.py: change the headers, then run it again.
use crate::info::{size, Info, Lent};
use crate::text::{borrowed, slice};
use crate::*;
use clgl_sys::*;

/// The properties of a platform. The fields have the names of the OpenCL parameters. Properties that the
/// OpenCL version of the platform does not have are 0 or "". Strings and arrays live as long as the process.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct PlatformInfo<'a> {
    /// The version, encoded as `NameVersion::version`
    pub numeric_version: u32,
    /// In nanoseconds
    pub host_timer_resolution: u64,
    /// Number of devices of the platform
    pub device_count: u32,
    /// "FULL_PROFILE" or "EMBEDDED_PROFILE"
    pub profile: &'a str,
    /// Such as "OpenCL 3.0 PoCL 3.1"
    pub version: &'a str,
    /// The name
    pub name: &'a str,
    /// The vendor
    pub vendor: &'a str,
    /// Names of extensions, separated by spaces
    pub extensions: &'a str,
    /// The suffix of its functions (cl_khr_icd)
    pub icd_suffix: &'a str,
    /// The extensions with their versions; empty if there are none
    pub extensions_with_version: &'a [NameVersion],
}

impl<'a> Info for PlatformInfo<'a> {
    type Raw = clgl_platform_info;

    unsafe fn of(raw: &clgl_platform_info) -> Self {
        Self {
            numeric_version: raw.numeric_version,
            host_timer_resolution: raw.host_timer_resolution,
            device_count: raw.device_count,
            profile: borrowed(raw.profile),
            version: borrowed(raw.version),
            name: borrowed(raw.name),
            vendor: borrowed(raw.vendor),
            extensions: borrowed(raw.extensions),
            icd_suffix: borrowed(raw.icd_suffix),
            extensions_with_version: slice(raw.extensions_with_version.cast(), raw.extensions_with_version_count),
        }
    }
}

/// The properties of a device. The fields have the names and units of the OpenCL parameters, without
/// CL_DEVICE_. Properties that the OpenCL version of the device does not have are 0 or "". Use
/// [`clgl_device_query`](crate::sys::clgl_device_query) for properties of sub-devices (parent, partition
/// type) and of extensions. Strings and arrays live as long as the process.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct DeviceInfo<'a> {
    /// The type; [`DeviceTypeFlags::DEFAULT`](crate::DeviceTypeFlags::DEFAULT) is added for the default
    /// device of the platform
    pub type_: DeviceTypeFlags,
    /// The maximum number of work-items of a work-group
    pub max_work_group_size: usize,
    /// In work-items, for the first three dimensions; 0 for a dimension that the device does not have
    pub max_work_item_sizes: [usize; 3],
    /// The maximum size of one buffer in bytes
    pub max_mem_alloc_size: usize,
    /// In pixels
    pub image2d_max_width: usize,
    /// In pixels
    pub image2d_max_height: usize,
    /// In pixels
    pub image3d_max_width: usize,
    /// In pixels
    pub image3d_max_height: usize,
    /// In slices
    pub image3d_max_depth: usize,
    /// For images of a buffer, in pixels
    pub image_max_buffer_size: usize,
    /// In layers
    pub image_max_array_size: usize,
    /// For all arguments of a kernel together, in bytes
    pub max_parameter_size: usize,
    /// In bytes
    pub global_mem_cache_size: usize,
    /// In bytes
    pub global_mem_size: usize,
    /// In bytes
    pub max_constant_buffer_size: usize,
    /// In bytes
    pub local_mem_size: usize,
    /// In nanoseconds
    pub profiling_timer_resolution: u64,
    /// Values such as CL_DEVICE_PARTITION_EQUALLY (0x1086); 0 after the last value
    pub partition_properties: [u64; 4],
    /// In bytes
    pub printf_buffer_size: usize,
    /// In bytes
    pub max_global_variable_size: usize,
    /// In bytes
    pub global_variable_preferred_total_size: usize,
    /// In work-items
    pub preferred_work_group_size_multiple: usize,
    /// The index for [`clgl_platform_get_info`](crate::sys::clgl_platform_get_info)
    pub platform: u32,
    /// The PCI vendor ID if the vendor has one
    pub vendor_id: u32,
    /// The version, encoded as `NameVersion::version`
    pub numeric_version: u32,
    /// Number of parallel compute units
    pub max_compute_units: u32,
    /// In MHz
    pub max_clock_frequency: u32,
    /// 32 or 64
    pub address_bits: u32,
    /// The maximum number of dimensions of a launch
    pub max_work_item_dimensions: u32,
    /// In elements; 0 = no such type
    pub preferred_vector_width_char: u32,
    /// In elements; 0 = no such type
    pub preferred_vector_width_short: u32,
    /// In elements; 0 = no such type
    pub preferred_vector_width_int: u32,
    /// In elements; 0 = no such type
    pub preferred_vector_width_long: u32,
    /// In elements; 0 = no such type
    pub preferred_vector_width_float: u32,
    /// In elements; 0 = no such type
    pub preferred_vector_width_double: u32,
    /// In elements; 0 = no such type
    pub preferred_vector_width_half: u32,
    /// In elements; 0 = no such type
    pub native_vector_width_char: u32,
    /// In elements; 0 = no such type
    pub native_vector_width_short: u32,
    /// In elements; 0 = no such type
    pub native_vector_width_int: u32,
    /// In elements; 0 = no such type
    pub native_vector_width_long: u32,
    /// In elements; 0 = no such type
    pub native_vector_width_float: u32,
    /// In elements; 0 = no such type
    pub native_vector_width_double: u32,
    /// In elements; 0 = no such type
    pub native_vector_width_half: u32,
    /// Capabilities of float
    pub single_fp_config: DeviceFpFlags,
    /// Capabilities of double; 0 = no such type
    pub double_fp_config: DeviceFpFlags,
    /// Capabilities of half; 0 = no such type
    pub half_fp_config: DeviceFpFlags,
    /// Whether the device supports images
    pub image_support: bool,
    /// The maximum per kernel
    pub max_read_image_args: u32,
    /// The maximum per kernel
    pub max_write_image_args: u32,
    /// The maximum per kernel
    pub max_read_write_image_args: u32,
    /// For images of a buffer, in pixels
    pub image_pitch_alignment: u32,
    /// For images of a buffer, in pixels
    pub image_base_address_alignment: u32,
    /// The maximum per kernel
    pub max_samplers: u32,
    /// For sub-buffers and for host memory used in place, in bits
    pub mem_base_addr_align: u32,
    /// In bytes
    pub min_data_type_align_size: usize,
    /// The cache of global memory
    pub global_mem_cache_type: DeviceCache,
    /// In bytes
    pub global_mem_cacheline_size: usize,
    /// The maximum per kernel
    pub max_constant_args: u32,
    /// The type of local memory
    pub local_mem_type: DeviceMemory,
    /// Whether all memory is error-correcting
    pub error_correction_support: bool,
    /// Whether device and host share memory
    pub host_unified_memory: bool,
    /// Whether the device is little-endian
    pub endian_little: bool,
    /// Whether the device can be used
    pub available: bool,
    /// Whether the device has a compiler for OpenCL C
    pub compiler_available: bool,
    /// Whether the device has a linker
    pub linker_available: bool,
    /// The kinds of kernels that the device executes
    pub execution_capabilities: DeviceExecFlags,
    /// Capabilities of queues; without [`DeviceQueueFlags::PROFILING`](crate::DeviceQueueFlags::PROFILING) if
    /// the driver is known to report wrong times (rusticl 22.3)
    pub queue_on_host_properties: DeviceQueueFlags,
    /// Capabilities of on-device queues
    pub queue_on_device_properties: DeviceQueueFlags,
    /// In bytes
    pub queue_on_device_preferred_size: usize,
    /// In bytes
    pub queue_on_device_max_size: usize,
    /// The maximum per context
    pub max_on_device_queues: u32,
    /// The maximum per on-device queue
    pub max_on_device_events: u32,
    /// 0 = kernels cannot enqueue kernels
    pub device_enqueue_capabilities: DeviceEnqueueFlags,
    /// The maximum number of sub-devices of a partition
    pub partition_max_sub_devices: u32,
    /// How the device can be partitioned
    pub partition_affinity_domain: DeviceAffinityFlags,
    /// The reference count of a sub-device; 1 for other devices
    pub reference_count: u32,
    /// Whether cl_khr_gl_sharing is faster with explicit synchronization
    pub preferred_interop_user_sync: bool,
    /// 0 = no shared virtual memory
    pub svm_capabilities: DeviceSvmFlags,
    /// The maximum per kernel
    pub max_pipe_args: u32,
    /// The maximum per work-item
    pub pipe_max_active_reservations: u32,
    /// In bytes
    pub pipe_max_packet_size: usize,
    /// Whether the device supports pipes
    pub pipe_support: bool,
    /// In bytes; 0 = natural
    pub preferred_platform_atomic_alignment: u32,
    /// In bytes; 0 = natural
    pub preferred_global_atomic_alignment: u32,
    /// In bytes; 0 = natural
    pub preferred_local_atomic_alignment: u32,
    /// Capabilities of atomic operations
    pub atomic_memory_capabilities: DeviceAtomicFlags,
    /// Capabilities of atomic_work_item_fence
    pub atomic_fence_capabilities: DeviceAtomicFlags,
    /// The maximum per work-group; 0 = no sub-groups
    pub max_num_sub_groups: u32,
    /// Whether sub-groups progress independently
    pub sub_group_independent_forward_progress: bool,
    /// Whether global sizes need not be multiples of local sizes
    pub non_uniform_work_group_support: bool,
    /// Whether the device supports work-group functions, such as work_group_broadcast
    pub work_group_collective_functions_support: bool,
    /// Whether the device supports the generic address space
    pub generic_address_space_support: bool,
    /// Whether uuid and driver_uuid are known
    pub has_uuid: bool,
    /// Whether luid is known
    pub has_luid: bool,
    /// Whether the pci_ fields are known
    pub has_pci: bool,
    /// The PCI domain
    pub pci_domain: u32,
    /// The PCI bus
    pub pci_bus: u32,
    /// The PCI device
    pub pci_device: u32,
    /// The PCI function
    pub pci_function: u32,
    /// The UUID of the device (cl_khr_device_uuid)
    pub uuid: [u8; 16],
    /// The UUID of the driver (cl_khr_device_uuid)
    pub driver_uuid: [u8; 16],
    /// The LUID of the device (cl_khr_device_uuid)
    pub luid: [u8; 8],
    /// The name
    pub name: &'a str,
    /// The vendor
    pub vendor: &'a str,
    /// The version of the driver
    pub driver_version: &'a str,
    /// "FULL_PROFILE" or "EMBEDDED_PROFILE"
    pub profile: &'a str,
    /// Such as "OpenCL 3.0 PoCL"
    pub version: &'a str,
    /// Such as "OpenCL C 1.2 PoCL"
    pub opencl_c_version: &'a str,
    /// Names of extensions, separated by spaces
    pub extensions: &'a str,
    /// Names of built-in kernels, separated by semicolons
    pub built_in_kernels: &'a str,
    /// Names and versions of intermediate languages, such as "SPIR-V_1.2"
    pub il_version: &'a str,
    /// The version of the conformance tests that the device passed
    pub latest_conformance_version_passed: &'a str,
    /// [`PlatformInfo::name`](crate::PlatformInfo::name) of its platform
    pub platform_name: &'a str,
    /// The extensions with their versions; empty if there are none
    pub extensions_with_version: &'a [NameVersion],
    /// The intermediate languages; empty if there are none
    pub ils_with_version: &'a [NameVersion],
    /// The built-in kernels; empty if there are none
    pub built_in_kernels_with_version: &'a [NameVersion],
    /// The versions of OpenCL C; empty if unknown
    pub opencl_c_all_versions: &'a [NameVersion],
    /// The features of OpenCL C; empty if there are none
    pub opencl_c_features: &'a [NameVersion],
}

impl<'a> Info for DeviceInfo<'a> {
    type Raw = clgl_device_info;

    unsafe fn of(raw: &clgl_device_info) -> Self {
        Self {
            type_: DeviceTypeFlags(raw.type_),
            max_work_group_size: size(raw.max_work_group_size),
            max_work_item_sizes: raw.max_work_item_sizes.map(size),
            max_mem_alloc_size: size(raw.max_mem_alloc_size),
            image2d_max_width: size(raw.image2d_max_width),
            image2d_max_height: size(raw.image2d_max_height),
            image3d_max_width: size(raw.image3d_max_width),
            image3d_max_height: size(raw.image3d_max_height),
            image3d_max_depth: size(raw.image3d_max_depth),
            image_max_buffer_size: size(raw.image_max_buffer_size),
            image_max_array_size: size(raw.image_max_array_size),
            max_parameter_size: size(raw.max_parameter_size),
            global_mem_cache_size: size(raw.global_mem_cache_size),
            global_mem_size: size(raw.global_mem_size),
            max_constant_buffer_size: size(raw.max_constant_buffer_size),
            local_mem_size: size(raw.local_mem_size),
            profiling_timer_resolution: raw.profiling_timer_resolution,
            partition_properties: raw.partition_properties,
            printf_buffer_size: size(raw.printf_buffer_size),
            max_global_variable_size: size(raw.max_global_variable_size),
            global_variable_preferred_total_size: size(raw.global_variable_preferred_total_size),
            preferred_work_group_size_multiple: size(raw.preferred_work_group_size_multiple),
            platform: raw.platform,
            vendor_id: raw.vendor_id,
            numeric_version: raw.numeric_version,
            max_compute_units: raw.max_compute_units,
            max_clock_frequency: raw.max_clock_frequency,
            address_bits: raw.address_bits,
            max_work_item_dimensions: raw.max_work_item_dimensions,
            preferred_vector_width_char: raw.preferred_vector_width_char,
            preferred_vector_width_short: raw.preferred_vector_width_short,
            preferred_vector_width_int: raw.preferred_vector_width_int,
            preferred_vector_width_long: raw.preferred_vector_width_long,
            preferred_vector_width_float: raw.preferred_vector_width_float,
            preferred_vector_width_double: raw.preferred_vector_width_double,
            preferred_vector_width_half: raw.preferred_vector_width_half,
            native_vector_width_char: raw.native_vector_width_char,
            native_vector_width_short: raw.native_vector_width_short,
            native_vector_width_int: raw.native_vector_width_int,
            native_vector_width_long: raw.native_vector_width_long,
            native_vector_width_float: raw.native_vector_width_float,
            native_vector_width_double: raw.native_vector_width_double,
            native_vector_width_half: raw.native_vector_width_half,
            single_fp_config: DeviceFpFlags(raw.single_fp_config),
            double_fp_config: DeviceFpFlags(raw.double_fp_config),
            half_fp_config: DeviceFpFlags(raw.half_fp_config),
            image_support: raw.image_support != 0,
            max_read_image_args: raw.max_read_image_args,
            max_write_image_args: raw.max_write_image_args,
            max_read_write_image_args: raw.max_read_write_image_args,
            image_pitch_alignment: raw.image_pitch_alignment,
            image_base_address_alignment: raw.image_base_address_alignment,
            max_samplers: raw.max_samplers,
            mem_base_addr_align: raw.mem_base_addr_align,
            min_data_type_align_size: size(raw.min_data_type_align_size),
            global_mem_cache_type: DeviceCache(raw.global_mem_cache_type),
            global_mem_cacheline_size: size(raw.global_mem_cacheline_size),
            max_constant_args: raw.max_constant_args,
            local_mem_type: DeviceMemory(raw.local_mem_type),
            error_correction_support: raw.error_correction_support != 0,
            host_unified_memory: raw.host_unified_memory != 0,
            endian_little: raw.endian_little != 0,
            available: raw.available != 0,
            compiler_available: raw.compiler_available != 0,
            linker_available: raw.linker_available != 0,
            execution_capabilities: DeviceExecFlags(raw.execution_capabilities),
            queue_on_host_properties: DeviceQueueFlags(raw.queue_on_host_properties),
            queue_on_device_properties: DeviceQueueFlags(raw.queue_on_device_properties),
            queue_on_device_preferred_size: size(raw.queue_on_device_preferred_size),
            queue_on_device_max_size: size(raw.queue_on_device_max_size),
            max_on_device_queues: raw.max_on_device_queues,
            max_on_device_events: raw.max_on_device_events,
            device_enqueue_capabilities: DeviceEnqueueFlags(raw.device_enqueue_capabilities),
            partition_max_sub_devices: raw.partition_max_sub_devices,
            partition_affinity_domain: DeviceAffinityFlags(raw.partition_affinity_domain),
            reference_count: raw.reference_count,
            preferred_interop_user_sync: raw.preferred_interop_user_sync != 0,
            svm_capabilities: DeviceSvmFlags(raw.svm_capabilities),
            max_pipe_args: raw.max_pipe_args,
            pipe_max_active_reservations: raw.pipe_max_active_reservations,
            pipe_max_packet_size: size(raw.pipe_max_packet_size),
            pipe_support: raw.pipe_support != 0,
            preferred_platform_atomic_alignment: raw.preferred_platform_atomic_alignment,
            preferred_global_atomic_alignment: raw.preferred_global_atomic_alignment,
            preferred_local_atomic_alignment: raw.preferred_local_atomic_alignment,
            atomic_memory_capabilities: DeviceAtomicFlags(raw.atomic_memory_capabilities),
            atomic_fence_capabilities: DeviceAtomicFlags(raw.atomic_fence_capabilities),
            max_num_sub_groups: raw.max_num_sub_groups,
            sub_group_independent_forward_progress: raw.sub_group_independent_forward_progress != 0,
            non_uniform_work_group_support: raw.non_uniform_work_group_support != 0,
            work_group_collective_functions_support: raw.work_group_collective_functions_support != 0,
            generic_address_space_support: raw.generic_address_space_support != 0,
            has_uuid: raw.has_uuid != 0,
            has_luid: raw.has_luid != 0,
            has_pci: raw.has_pci != 0,
            pci_domain: raw.pci_domain,
            pci_bus: raw.pci_bus,
            pci_device: raw.pci_device,
            pci_function: raw.pci_function,
            uuid: raw.uuid,
            driver_uuid: raw.driver_uuid,
            luid: raw.luid,
            name: borrowed(raw.name),
            vendor: borrowed(raw.vendor),
            driver_version: borrowed(raw.driver_version),
            profile: borrowed(raw.profile),
            version: borrowed(raw.version),
            opencl_c_version: borrowed(raw.opencl_c_version),
            extensions: borrowed(raw.extensions),
            built_in_kernels: borrowed(raw.built_in_kernels),
            il_version: borrowed(raw.il_version),
            latest_conformance_version_passed: borrowed(raw.latest_conformance_version_passed),
            platform_name: borrowed(raw.platform_name),
            extensions_with_version: slice(raw.extensions_with_version.cast(), raw.extensions_with_version_count),
            ils_with_version: slice(raw.ils_with_version.cast(), raw.ils_with_version_count),
            built_in_kernels_with_version: slice(raw.built_in_kernels_with_version.cast(), raw.built_in_kernels_with_version_count),
            opencl_c_all_versions: slice(raw.opencl_c_all_versions.cast(), raw.opencl_c_all_versions_count),
            opencl_c_features: slice(raw.opencl_c_features.cast(), raw.opencl_c_features_count),
        }
    }
}

/// The properties of a context. Strings live as long as the context.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ContextInfo<'a> {
    /// The flags of the descriptor
    pub flags: ContextFlags,
    /// The API of the OpenGL context
    pub winsys: Winsys,
    /// The API of the OpenGL context
    pub gl_api: GlApi,
    /// The OpenGL version; 0 without OpenGL
    pub gl_version_major: u32,
    /// The OpenGL version; 0 without OpenGL
    pub gl_version_minor: u32,
    /// How the device was chosen
    pub match_: DeviceMatch,
    /// Number of transports for [`Context::transports`](crate::Context::transports); 0 without OpenGL
    pub transport_count: u32,
    /// The first device of the context
    pub device: Device,
    /// GL_RENDERER; "" without OpenGL
    pub gl_renderer: &'a str,
    /// GL_VENDOR; "" without OpenGL
    pub gl_vendor: &'a str,
    /// The reason of match, as text
    pub match_reason: &'a str,
    /// The label of the descriptor, or ""
    pub label: &'a str,
    /// Number of devices for [`clgl_context_get_devices`](crate::sys::clgl_context_get_devices); more than 1
    /// only with [`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)
    pub device_count: u32,
}

impl<'a> Info for ContextInfo<'a> {
    type Raw = clgl_context_info;

    unsafe fn of(raw: &clgl_context_info) -> Self {
        Self {
            flags: ContextFlags(raw.flags),
            winsys: Winsys(raw.winsys),
            gl_api: GlApi(raw.gl_api),
            gl_version_major: raw.gl_version_major,
            gl_version_minor: raw.gl_version_minor,
            match_: DeviceMatch(raw.match_),
            transport_count: raw.transport_count,
            device: Device::from_raw(raw.device),
            gl_renderer: borrowed(raw.gl_renderer),
            gl_vendor: borrowed(raw.gl_vendor),
            match_reason: borrowed(raw.match_reason),
            label: borrowed(raw.label),
            device_count: raw.device_count,
        }
    }
}

/// The report on one transport. Strings live as long as the context.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct TransportReport<'a> {
    /// The transport
    pub transport: Transport,
    /// Its status for buffers
    pub buffer_status: TransportStatus,
    /// Its status for textures; each format is tested when its first texture is created
    pub texture_status: TransportStatus,
    /// The result of its self-test
    pub self_test: SelfTest,
    /// Whether an earlier process ran the self-test and stored that it passed
    pub self_test_stored: bool,
    /// Duration of the self-test in nanoseconds, also if it was stored
    pub self_test_ns: i64,
    /// The reason of buffer_status; valid until the context is destroyed
    pub buffer_reason: &'a str,
    /// The reason of texture_status; valid until the context is destroyed
    pub texture_reason: &'a str,
}

impl<'a> Info for TransportReport<'a> {
    type Raw = clgl_transport_report;

    unsafe fn of(raw: &clgl_transport_report) -> Self {
        Self {
            transport: Transport(raw.transport),
            buffer_status: TransportStatus(raw.buffer_status),
            texture_status: TransportStatus(raw.texture_status),
            self_test: SelfTest(raw.self_test),
            self_test_stored: raw.self_test_stored != 0,
            self_test_ns: raw.self_test_ns,
            buffer_reason: borrowed(raw.buffer_reason),
            texture_reason: borrowed(raw.texture_reason),
        }
    }
}

/// The memory usage of the objects of a context for one transport.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct MemoryUsage {
    /// Number of storages: a buffer with its sub-buffers counts once, and so do all objects that wrap one
    /// OpenGL name
    pub object_count: u32,
    /// Bytes of the shared objects, including application-owned ones
    pub shared_bytes: usize,
    /// Additional bytes of the transport: staging copies and copies in OpenCL
    pub extra_bytes: usize,
}

impl Info for MemoryUsage {
    type Raw = clgl_memory_usage;

    unsafe fn of(raw: &clgl_memory_usage) -> Self {
        Self {
            object_count: raw.object_count,
            shared_bytes: size(raw.shared_bytes),
            extra_bytes: size(raw.extra_bytes),
        }
    }
}

/// The properties of a buffer.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct BufferInfo<'a> {
    /// The flags of the descriptor
    pub flags: BufferFlags,
    /// How OpenCL uses it
    pub access: Access,
    /// [`Transport::AUTO`](crate::Transport::AUTO) with
    /// [`BufferFlags::COMPUTE_ONLY`](crate::BufferFlags::COMPUTE_ONLY)
    pub transport: Transport,
    /// The OpenGL name; 0 with [`BufferFlags::COMPUTE_ONLY`](crate::BufferFlags::COMPUTE_ONLY)
    pub gl_name: u32,
    /// Number of copies by an acquire of the whole buffer
    pub copies_per_acquire: u32,
    /// Number of copies by a release of the whole buffer, if it was written
    pub copies_per_release: u32,
    /// Whether [`BufferFlags::REPLACE_STORAGE`](crate::BufferFlags::REPLACE_STORAGE) moved the storage
    pub storage_replaced: bool,
    /// Whether a part of it is acquired
    pub acquired: bool,
    /// Whether [`clgl_buffer_create_sub`](crate::sys::clgl_buffer_create_sub) created it
    pub is_sub_buffer: bool,
    /// In bytes
    pub size: usize,
    /// For a sub-buffer, where it starts in its parent, in bytes; otherwise 0
    pub offset: usize,
    /// The reason of the transport; valid until the buffer is destroyed
    pub transport_reason: &'a str,
    /// The label of the descriptor, or ""; valid until the buffer is destroyed
    pub label: &'a str,
    /// The buffer from which [`clgl_buffer_create_sub`](crate::sys::clgl_buffer_create_sub) created this one;
    /// None if that buffer is destroyed (its memory stays valid), or if this is not a sub-buffer
    pub parent: Option<Lent<'a, Buffer>>,
    /// With [`BufferFlags::USE_HOST_MEMORY`](crate::BufferFlags::USE_HOST_MEMORY), the address of the first
    /// byte in the memory of the application; otherwise 0
    pub host_memory: usize,
    /// Reference count of the cl_mem, including those of library and drivers; use it only to find leaks
    pub reference_count: u32,
    /// Number of mappings by [`Queue::map_buffer`](crate::Queue::map_buffer) that have not ended; failed
    /// mappings do not count
    pub map_count: u32,
    /// Whether an acquire issues OpenGL commands even with
    /// [`HandoverFlags::SKIP_GL_SYNC`](crate::HandoverFlags::SKIP_GL_SYNC); 0 = an acquire with this flag
    /// works on any thread
    pub acquire_needs_gl: bool,
    /// Whether a release issues OpenGL commands; 0 = a release works on any thread
    pub release_needs_gl: bool,
    /// Whether OpenGL may map the buffer (glMapBufferRange)
    pub gl_mappable: bool,
}

impl<'a> Info for BufferInfo<'a> {
    type Raw = clgl_buffer_info;

    unsafe fn of(raw: &clgl_buffer_info) -> Self {
        Self {
            flags: BufferFlags(raw.flags),
            access: Access(raw.access),
            transport: Transport(raw.transport),
            gl_name: raw.gl_name,
            copies_per_acquire: raw.copies_per_acquire,
            copies_per_release: raw.copies_per_release,
            storage_replaced: raw.storage_replaced != 0,
            acquired: raw.acquired != 0,
            is_sub_buffer: raw.is_sub_buffer != 0,
            size: size(raw.size),
            offset: size(raw.offset),
            transport_reason: borrowed(raw.transport_reason),
            label: borrowed(raw.label),
            parent: Lent::of(raw.parent),
            host_memory: raw.host_memory as usize,
            reference_count: raw.reference_count,
            map_count: raw.map_count,
            acquire_needs_gl: raw.acquire_needs_gl != 0,
            release_needs_gl: raw.release_needs_gl != 0,
            gl_mappable: raw.gl_mappable != 0,
        }
    }
}

/// The properties of an argument.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ArgumentInfo<'a> {
    /// The type
    pub type_: ArgumentType,
    /// The address space
    pub address: AddressSpace,
    /// The access qualifier
    pub access: ImageAccess,
    /// The type qualifiers
    pub qualifiers: QualifierFlags,
    /// Whether the argument is set
    pub is_set: bool,
    /// Size of a value in bytes; 0 = unknown, for example for a struct
    pub size: usize,
    /// Its name in the source, or "" if unknown
    pub name: &'a str,
    /// Its type in OpenCL C, such as "float4" or "float\*", or ""
    pub type_name: &'a str,
}

impl<'a> Info for ArgumentInfo<'a> {
    type Raw = clgl_argument_info;

    unsafe fn of(raw: &clgl_argument_info) -> Self {
        Self {
            type_: ArgumentType(raw.type_),
            address: AddressSpace(raw.address),
            access: ImageAccess(raw.access),
            qualifiers: QualifierFlags(raw.qualifiers),
            is_set: raw.is_set != 0,
            size: size(raw.size),
            name: borrowed(raw.name),
            type_name: borrowed(raw.type_name),
        }
    }
}

/// The properties of a kernel.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct KernelInfo<'a> {
    /// Number of arguments
    pub argument_count: u32,
    /// The name of the function
    pub name: &'a str,
    /// Its attributes as the compiler writes them, such as "reqd_work_group_size(8,2,1)", or ""
    pub attributes: &'a str,
}

impl<'a> Info for KernelInfo<'a> {
    type Raw = clgl_kernel_info;

    unsafe fn of(raw: &clgl_kernel_info) -> Self {
        Self {
            argument_count: raw.argument_count,
            name: borrowed(raw.name),
            attributes: borrowed(raw.attributes),
        }
    }
}

/// The requirements and limits of a kernel on a device.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WorkGroupInfo {
    /// The most work-items of a work-group of this kernel
    pub work_group_size: usize,
    /// The work-group size that the source requires (reqd_work_group_size); all 0 = any size
    pub compile_work_group_size: [usize; 3],
    /// Work-group sizes should be a multiple of this number
    pub preferred_work_group_size_multiple: usize,
    /// Bytes of local memory of a work-group; some drivers do not count local memory of arguments
    pub local_mem_size: usize,
    /// Bytes of private memory of a work-item
    pub private_mem_size: usize,
}

impl Info for WorkGroupInfo {
    type Raw = clgl_work_group_info;

    unsafe fn of(raw: &clgl_work_group_info) -> Self {
        Self {
            work_group_size: size(raw.work_group_size),
            compile_work_group_size: raw.compile_work_group_size.map(size),
            preferred_work_group_size_multiple: size(raw.preferred_work_group_size_multiple),
            local_mem_size: size(raw.local_mem_size),
            private_mem_size: size(raw.private_mem_size),
        }
    }
}

/// The properties of a program.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ProgramInfo {
    /// What it was created from
    pub origin: ProgramOrigin,
    /// Number of its devices
    pub device_count: u32,
    /// Number of kernels; 0 if the program is not an executable
    pub kernel_count: u32,
    /// Whether [`Program::create`](crate::Program::create) found it in cache_directory
    pub from_cache: bool,
}

impl Info for ProgramInfo {
    type Raw = clgl_program_info;

    unsafe fn of(raw: &clgl_program_info) -> Self {
        Self {
            origin: ProgramOrigin(raw.origin),
            device_count: raw.device_count,
            kernel_count: raw.kernel_count,
            from_cache: raw.from_cache != 0,
        }
    }
}

/// The result of the last build, compilation or link of a program for a device.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ProgramBuildInfo {
    /// The status
    pub status: BuildStatus,
    /// The content of the program; drivers may report other values
    pub binary_type: BinaryType,
    /// Size of the program's variables in global memory in bytes; 0 if the driver does not report it
    pub global_variable_size: usize,
}

impl Info for ProgramBuildInfo {
    type Raw = clgl_program_build_info;

    unsafe fn of(raw: &clgl_program_build_info) -> Self {
        Self {
            status: BuildStatus(raw.status),
            binary_type: BinaryType(raw.binary_type),
            global_variable_size: size(raw.global_variable_size),
        }
    }
}

/// The properties of a sampler.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SamplerInfo<'a> {
    /// The unit of coordinates
    pub coordinates: SamplerCoordinates,
    /// The pixels that a kernel reads beyond the edge
    pub addressing: SamplerAddress,
    /// The value that a kernel reads between pixels
    pub filter: SamplerFilter,
    /// The label of the descriptor, or ""; valid until the sampler is destroyed
    pub label: &'a str,
}

impl<'a> Info for SamplerInfo<'a> {
    type Raw = clgl_sampler_info;

    unsafe fn of(raw: &clgl_sampler_info) -> Self {
        Self {
            coordinates: SamplerCoordinates(raw.coordinates),
            addressing: SamplerAddress(raw.addressing),
            filter: SamplerFilter(raw.filter),
            label: borrowed(raw.label),
        }
    }
}

/// The properties of a format.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct FormatInfo<'a> {
    /// The format
    pub format: Format,
    /// The sized internal format in OpenGL; 0 = none
    pub gl_internal_format: u32,
    /// The format for pixel transfers in OpenGL; 0 = none
    pub gl_format: u32,
    /// The type for pixel transfers in OpenGL; 0 = none
    pub gl_type: u32,
    /// Image_channel_order of the OpenCL image with the same pixels; 0 = none
    pub cl_channel_order: u32,
    /// Image_channel_data_type of the OpenCL image with the same pixels; 0 = none
    pub cl_channel_data_type: u32,
    /// 0 for a compressed format
    pub bytes_per_pixel: u32,
    /// Number of components
    pub components: u32,
    /// Bits of the largest component
    pub bits_per_component: u32,
    /// What the components contain
    pub numeric: NumericType,
    /// The format itself if OpenCL supports it; otherwise the nearest format that can represent all its
    /// values
    pub nearest: Format,
    /// Its name without "CLGL_FORMAT_", such as "RGBA8"
    pub name: &'a str,
    /// The document that says that both APIs store the same pixels, or ""
    pub specification: &'a str,
    /// Such as "GL_RGBA8"; "" for 0
    pub gl_internal_format_name: &'a str,
    /// Such as "CL_RGBA"; "" for 0
    pub cl_channel_order_name: &'a str,
    /// Such as "CL_UNORM_INT8"; "" for 0
    pub cl_channel_data_type_name: &'a str,
}

impl<'a> Info for FormatInfo<'a> {
    type Raw = clgl_format_info;

    unsafe fn of(raw: &clgl_format_info) -> Self {
        Self {
            format: Format(raw.format),
            gl_internal_format: raw.gl_internal_format,
            gl_format: raw.gl_format,
            gl_type: raw.gl_type,
            cl_channel_order: raw.cl_channel_order,
            cl_channel_data_type: raw.cl_channel_data_type,
            bytes_per_pixel: raw.bytes_per_pixel,
            components: raw.components,
            bits_per_component: raw.bits_per_component,
            numeric: NumericType(raw.numeric),
            nearest: Format(raw.nearest),
            name: borrowed(raw.name),
            specification: borrowed(raw.specification),
            gl_internal_format_name: borrowed(raw.gl_internal_format_name),
            cl_channel_order_name: borrowed(raw.cl_channel_order_name),
            cl_channel_data_type_name: borrowed(raw.cl_channel_data_type_name),
        }
    }
}

/// The properties of a texture.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct TextureInfo<'a> {
    /// The flags of the descriptor
    pub flags: TextureFlags,
    /// How OpenCL uses it
    pub access: Access,
    /// [`Transport::AUTO`](crate::Transport::AUTO) with
    /// [`TextureFlags::COMPUTE_ONLY`](crate::TextureFlags::COMPUTE_ONLY)
    pub transport: Transport,
    /// The type
    pub type_: TextureType,
    /// The format
    pub format: Format,
    /// Pixels in a row of the OpenCL image
    pub width: usize,
    /// Number of rows of the OpenCL image; 1 if the type has none
    pub height: usize,
    /// Number of slices of the OpenCL image; 1 if the type has none
    pub depth: usize,
    /// Number of layers of the OpenCL image, including those for samples; 1 if the type has none
    pub layers: usize,
    /// Image_channel_order of the OpenCL image
    pub cl_channel_order: u32,
    /// Image_channel_data_type of the OpenCL image
    pub cl_channel_data_type: u32,
    /// As in [`FormatInfo`](crate::FormatInfo)
    pub bytes_per_pixel: u32,
    /// The format of the OpenCL image; can differ from format with
    /// [`TextureFlags::CONVERT_FORMAT`](crate::TextureFlags::CONVERT_FORMAT)
    pub cl_format: Format,
    /// The OpenGL name; 0 with [`TextureFlags::COMPUTE_ONLY`](crate::TextureFlags::COMPUTE_ONLY), like the
    /// next four fields
    pub gl_name: u32,
    /// The OpenGL target
    pub gl_target: u32,
    /// The OpenGL internal format
    pub gl_internal_format: u32,
    /// The mip level
    pub mip_level: u32,
    /// Number of samples of each pixel; 0 = not multisampled
    pub samples: u32,
    /// Number of copies by an acquire of the whole texture
    pub copies_per_acquire: u32,
    /// Number of copies by a release of the whole texture
    pub copies_per_release: u32,
    /// Whether a part of the mip level is acquired
    pub acquired: bool,
    /// Bytes from row to row in the driver
    pub row_pitch: usize,
    /// Bytes from slice or layer to the next in the driver; 0 if there is only one
    pub slice_pitch: usize,
    /// Bytes of all pixels, without padding
    pub size: usize,
    /// The name of format without "CLGL_FORMAT_", such as "RGBA8"; valid while the library is loaded
    pub format_name: &'a str,
    /// The name of cl_format; valid as long as the library is loaded
    pub cl_format_name: &'a str,
    /// Why the transport was selected and better ones failed; valid until the texture is destroyed
    pub transport_reason: &'a str,
    /// The label of the descriptor, or ""; valid until the texture is destroyed
    pub label: &'a str,
    /// The buffer of a [`TextureType::BUFFER`](crate::TextureType::BUFFER); None if there is none, or it is
    /// destroyed
    pub buffer: Option<Lent<'a, Buffer>>,
    /// With [`TextureFlags::USE_HOST_MEMORY`](crate::TextureFlags::USE_HOST_MEMORY), the memory of the
    /// application; otherwise 0
    pub host_memory: usize,
    /// Reference count of the cl_mem, including those of library and drivers; use it only to find leaks
    pub reference_count: u32,
    /// Number of mappings by [`Queue::map_texture`](crate::Queue::map_texture) that have not ended; failed
    /// mappings do not count
    pub map_count: u32,
    /// Whether [`TextureFlags::REPLACE_STORAGE`](crate::TextureFlags::REPLACE_STORAGE) moved the storage
    pub storage_replaced: bool,
    /// Whether an acquire issues OpenGL commands even with
    /// [`HandoverFlags::SKIP_GL_SYNC`](crate::HandoverFlags::SKIP_GL_SYNC); 0 = an acquire with this flag
    /// works on any thread
    pub acquire_needs_gl: bool,
    /// Whether a release issues OpenGL commands; 0 = a release works on any thread
    pub release_needs_gl: bool,
}

impl<'a> Info for TextureInfo<'a> {
    type Raw = clgl_texture_info;

    unsafe fn of(raw: &clgl_texture_info) -> Self {
        Self {
            flags: TextureFlags(raw.flags),
            access: Access(raw.access),
            transport: Transport(raw.transport),
            type_: TextureType(raw.type_),
            format: Format(raw.format),
            width: size(raw.width),
            height: size(raw.height),
            depth: size(raw.depth),
            layers: size(raw.layers),
            cl_channel_order: raw.cl_channel_order,
            cl_channel_data_type: raw.cl_channel_data_type,
            bytes_per_pixel: raw.bytes_per_pixel,
            cl_format: Format(raw.cl_format),
            gl_name: raw.gl_name,
            gl_target: raw.gl_target,
            gl_internal_format: raw.gl_internal_format,
            mip_level: raw.mip_level,
            samples: raw.samples,
            copies_per_acquire: raw.copies_per_acquire,
            copies_per_release: raw.copies_per_release,
            acquired: raw.acquired != 0,
            row_pitch: size(raw.row_pitch),
            slice_pitch: size(raw.slice_pitch),
            size: size(raw.size),
            format_name: borrowed(raw.format_name),
            cl_format_name: borrowed(raw.cl_format_name),
            transport_reason: borrowed(raw.transport_reason),
            label: borrowed(raw.label),
            buffer: Lent::of(raw.buffer),
            host_memory: raw.host_memory as usize,
            reference_count: raw.reference_count,
            map_count: raw.map_count,
            storage_replaced: raw.storage_replaced != 0,
            acquire_needs_gl: raw.acquire_needs_gl != 0,
            release_needs_gl: raw.release_needs_gl != 0,
        }
    }
}

/// The result of [`clgl_texture_verify`](crate::sys::clgl_texture_verify): whether textures of a format can
/// be shared.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct TextureSupport {
    /// [`SelfTest::PASSED`](crate::SelfTest::PASSED) or [`SelfTest::FAILED`](crate::SelfTest::FAILED)
    pub self_test: SelfTest,
    /// The format of the OpenCL image; [`Format::NONE`](crate::Format::NONE) = there is none
    pub cl_format: Format,
    /// What failed, or ""; valid until the next call of the function on this thread
    pub detail: String,
}

impl Info for TextureSupport {
    type Raw = clgl_texture_support;

    unsafe fn of(raw: &clgl_texture_support) -> Self {
        Self {
            self_test: SelfTest(raw.self_test),
            cl_format: Format(raw.cl_format),
            detail: borrowed(raw.detail).to_string(),
        }
    }
}

/// The properties of a fence.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct FenceInfo {
    /// The API that it belongs to
    pub type_: FenceType,
    /// Its status
    pub status: FenceStatus,
    /// The OpenCL code with [`FenceStatus::FAILED`](crate::FenceStatus::FAILED), such as -14; otherwise 0
    pub error: i32,
    /// The command; for a command of a view, the command of its buffer (such as
    /// [`CommandType::READ_BUFFER`](crate::CommandType::READ_BUFFER)), even if it consists of several OpenCL
    /// commands
    pub command: CommandType,
}

impl Info for FenceInfo {
    type Raw = clgl_fence_info;

    unsafe fn of(raw: &clgl_fence_info) -> Self {
        Self {
            type_: FenceType(raw.type_),
            status: FenceStatus(raw.status),
            error: raw.error,
            command: CommandType(raw.command),
        }
    }
}

/// The times at which a command reached its stages, in nanoseconds of the device clock.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Profiling {
    /// When it was enqueued
    pub queued_ns: u64,
    /// When it was submitted to the device
    pub submitted_ns: u64,
    /// When it started
    pub started_ns: u64,
    /// When it ended
    pub ended_ns: u64,
    /// When it and all commands that it enqueued on the device ended; 0 before OpenCL 2.0
    pub completed_ns: u64,
}

impl Info for Profiling {
    type Raw = clgl_profiling;

    unsafe fn of(raw: &clgl_profiling) -> Self {
        Self {
            queued_ns: raw.queued_ns,
            submitted_ns: raw.submitted_ns,
            started_ns: raw.started_ns,
            ended_ns: raw.ended_ns,
            completed_ns: raw.completed_ns,
        }
    }
}

/// The properties of a queue. The label lives as long as the queue.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct QueueInfo<'a> {
    /// The flags; for an existing cl_queue those that match its properties
    pub flags: QueueFlags,
    /// The context; an invalid handle after the context is destroyed
    pub context: Lent<'a, Context>,
    /// The device
    pub device: Device,
    /// The label of the descriptor, or ""; valid until the queue is destroyed
    pub label: &'a str,
}

impl<'a> Info for QueueInfo<'a> {
    type Raw = clgl_queue_info;

    unsafe fn of(raw: &clgl_queue_info) -> Self {
        Self {
            flags: QueueFlags(raw.flags),
            context: Lent::of_some(raw.context),
            device: Device::from_raw(raw.device),
            label: borrowed(raw.label),
        }
    }
}

/// The properties and the progress of a ring.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct RingInfo<'a> {
    /// Number of slots
    pub slot_count: u32,
    /// Which frame drawing takes
    pub mode: RingMode,
    /// Number of calls of [`clgl_ring_resize`](crate::sys::clgl_ring_resize)
    pub generation: u32,
    /// Number of submitted frames that drawing has not taken, including incomplete ones
    pub waiting_count: u32,
    /// Whether compute holds a slot
    pub acquired: bool,
    /// Whether drawing holds a slot
    pub taken: bool,
    /// Number of frames that compute has submitted
    pub frames_written: u64,
    /// Number of frames that drawing has taken
    pub frames_taken: u64,
    /// Number of frames that are never drawn, because a newer frame was taken, the ring was resized, or a
    /// command failed
    pub frames_dropped: u64,
    /// The context; None if it is destroyed
    pub context: Option<Lent<'a, Context>>,
    /// The label of the descriptor, or ""; valid until the ring is destroyed
    pub label: &'a str,
}

impl<'a> Info for RingInfo<'a> {
    type Raw = clgl_ring_info;

    unsafe fn of(raw: &clgl_ring_info) -> Self {
        Self {
            slot_count: raw.slot_count,
            mode: RingMode(raw.mode),
            generation: raw.generation,
            waiting_count: raw.waiting_count,
            acquired: raw.acquired != 0,
            taken: raw.taken != 0,
            frames_written: raw.frames_written,
            frames_taken: raw.frames_taken,
            frames_dropped: raw.frames_dropped,
            context: Lent::of(raw.context),
            label: borrowed(raw.label),
        }
    }
}

/// Information derived from the fields of a view.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ViewInfo {
    /// Whether the items are contiguous in C order (the last index varies fastest)
    pub is_c_contiguous: bool,
    /// Whether the items are contiguous in Fortran order (the first index varies fastest)
    pub is_fortran_contiguous: bool,
    /// Whether commands may write through the view: it is not read-only, and no two items share bytes
    pub is_writable: bool,
    /// Number of items
    pub item_count: usize,
    /// Bytes of all items
    pub size: usize,
    /// Offset of the lowest byte of all items in the buffer; 0 for an empty view
    pub first_byte: usize,
    /// Number of bytes from first_byte to the end of the highest item; 0 for an empty view
    pub span: usize,
}

impl Info for ViewInfo {
    type Raw = clgl_view_info;

    unsafe fn of(raw: &clgl_view_info) -> Self {
        Self {
            is_c_contiguous: raw.is_c_contiguous != 0,
            is_fortran_contiguous: raw.is_fortran_contiguous != 0,
            is_writable: raw.is_writable != 0,
            item_count: size(raw.item_count),
            size: size(raw.size),
            first_byte: size(raw.first_byte),
            span: size(raw.span),
        }
    }
}
