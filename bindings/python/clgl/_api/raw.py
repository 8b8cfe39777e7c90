# Made from the description of the API by bindings/python/generate; a test fails if it differs.
"""The functions, structures and callbacks of clgl for ctypes, under the names that they have in C. A function whose
result is a failure raises Error."""

from __future__ import annotations

from ctypes import (CFUNCTYPE, POINTER, c_char_p, c_void_p,
                    c_char, c_double, c_float, c_int16, c_int32, c_int64, c_int8, c_size_t, c_uint16, c_uint32, c_uint64, c_uint8)
from typing import Any, Callable, Optional

from .._library import Structure, checked, unchecked

clgl_log_callback = CFUNCTYPE(None, c_int32, c_char_p, c_void_p)
clgl_context_callback = CFUNCTYPE(None, c_char_p, c_void_p, c_size_t, c_void_p)
clgl_printf_callback = CFUNCTYPE(None, c_char_p, c_size_t, c_void_p)
clgl_buffer_destructor = CFUNCTYPE(None, c_void_p)
clgl_program_callback = CFUNCTYPE(None, c_void_p, c_int32, c_void_p)
clgl_fence_callback = CFUNCTYPE(None, c_void_p, c_int32, c_void_p)
clgl_host_function = CFUNCTYPE(c_int32, c_void_p)


class clgl_range(Structure):
    """A part of a buffer, in bytes."""

    offset: int
    size: int
    _fields_ = [
        ('offset', c_size_t),
        ('size', c_size_t),
    ]


class clgl_box(Structure):
    """A box of a texture. The three numbers are described at CLGL_TEXTURE_TYPE_...; for dimensions that the type
    does not have, the origin is 0 and the extent is 0 or 1.
    """

    origin: Any
    extent: Any
    _fields_ = [
        ('origin', c_size_t * 3),
        ('extent', c_size_t * 3),
    ]


class clgl_handover(Structure):
    """The objects to acquire or release. The same structure can be passed to Queue.acquire and Queue.release."""

    struct_size: int
    flags: int
    buffer_count: int
    reserved: int
    buffers: Any
    buffer_ranges: Any
    texture_count: int
    reserved2: int
    textures: Any
    texture_regions: Any
    _fields_ = [
        ('struct_size', c_uint32),
        ('flags', c_uint32),
        ('buffer_count', c_uint32),
        ('reserved', c_uint32),
        ('buffers', POINTER(c_void_p)),
        ('buffer_ranges', POINTER(clgl_range)),
        ('texture_count', c_uint32),
        ('reserved2', c_uint32),
        ('textures', POINTER(c_void_p)),
        ('texture_regions', POINTER(clgl_box)),
    ]
    _initial = {'struct_size': 56}


class clgl_name_version(Structure):
    """The name and version of an extension, a language or a feature. The layout is that of cl_name_version."""

    version: int
    name: Any
    _fields_ = [
        ('version', c_uint32),
        ('name', c_char * 64),
    ]


class clgl_platform_info(Structure):
    """The properties of a platform. The fields have the names of the OpenCL parameters. Properties that the
    OpenCL version of the platform does not have are 0 or "". Strings and arrays live as long as the process.
    """

    struct_size: int
    numeric_version: int
    host_timer_resolution: int
    device_count: int
    extensions_with_version_count: int
    profile: Optional[bytes]
    version: Optional[bytes]
    name: Optional[bytes]
    vendor: Optional[bytes]
    extensions: Optional[bytes]
    icd_suffix: Optional[bytes]
    extensions_with_version: Any
    reserved: Optional[int]
    _fields_ = [
        ('struct_size', c_uint32),
        ('numeric_version', c_uint32),
        ('host_timer_resolution', c_uint64),
        ('device_count', c_uint32),
        ('extensions_with_version_count', c_uint32),
        ('profile', c_char_p),
        ('version', c_char_p),
        ('name', c_char_p),
        ('vendor', c_char_p),
        ('extensions', c_char_p),
        ('icd_suffix', c_char_p),
        ('extensions_with_version', POINTER(clgl_name_version)),
        ('reserved', c_void_p),
    ]
    _initial = {'struct_size': 88}


class clgl_device_info(Structure):
    """The properties of a device. The fields have the names and units of the OpenCL parameters, without
    CL_DEVICE_. Properties that the OpenCL version of the device does not have are 0 or "". Use Device.query
    for properties of sub-devices (parent, partition type) and of extensions. Strings and arrays live as long
    as the process.
    """

    struct_size: int
    type: int
    max_work_group_size: int
    max_work_item_sizes: Any
    max_mem_alloc_size: int
    image2d_max_width: int
    image2d_max_height: int
    image3d_max_width: int
    image3d_max_height: int
    image3d_max_depth: int
    image_max_buffer_size: int
    image_max_array_size: int
    max_parameter_size: int
    global_mem_cache_size: int
    global_mem_size: int
    max_constant_buffer_size: int
    local_mem_size: int
    profiling_timer_resolution: int
    partition_properties: Any
    printf_buffer_size: int
    max_global_variable_size: int
    global_variable_preferred_total_size: int
    preferred_work_group_size_multiple: int
    platform: int
    vendor_id: int
    numeric_version: int
    max_compute_units: int
    max_clock_frequency: int
    address_bits: int
    max_work_item_dimensions: int
    preferred_vector_width_char: int
    preferred_vector_width_short: int
    preferred_vector_width_int: int
    preferred_vector_width_long: int
    preferred_vector_width_float: int
    preferred_vector_width_double: int
    preferred_vector_width_half: int
    native_vector_width_char: int
    native_vector_width_short: int
    native_vector_width_int: int
    native_vector_width_long: int
    native_vector_width_float: int
    native_vector_width_double: int
    native_vector_width_half: int
    single_fp_config: int
    double_fp_config: int
    half_fp_config: int
    image_support: int
    max_read_image_args: int
    max_write_image_args: int
    max_read_write_image_args: int
    image_pitch_alignment: int
    image_base_address_alignment: int
    max_samplers: int
    mem_base_addr_align: int
    min_data_type_align_size: int
    global_mem_cache_type: int
    global_mem_cacheline_size: int
    max_constant_args: int
    local_mem_type: int
    error_correction_support: int
    host_unified_memory: int
    endian_little: int
    available: int
    compiler_available: int
    linker_available: int
    execution_capabilities: int
    queue_on_host_properties: int
    queue_on_device_properties: int
    queue_on_device_preferred_size: int
    queue_on_device_max_size: int
    max_on_device_queues: int
    max_on_device_events: int
    device_enqueue_capabilities: int
    partition_max_sub_devices: int
    partition_affinity_domain: int
    reference_count: int
    preferred_interop_user_sync: int
    svm_capabilities: int
    max_pipe_args: int
    pipe_max_active_reservations: int
    pipe_max_packet_size: int
    pipe_support: int
    preferred_platform_atomic_alignment: int
    preferred_global_atomic_alignment: int
    preferred_local_atomic_alignment: int
    atomic_memory_capabilities: int
    atomic_fence_capabilities: int
    max_num_sub_groups: int
    sub_group_independent_forward_progress: int
    non_uniform_work_group_support: int
    work_group_collective_functions_support: int
    generic_address_space_support: int
    extensions_with_version_count: int
    ils_with_version_count: int
    built_in_kernels_with_version_count: int
    opencl_c_all_versions_count: int
    opencl_c_features_count: int
    has_uuid: int
    has_luid: int
    has_pci: int
    pci_domain: int
    pci_bus: int
    pci_device: int
    pci_function: int
    uuid: Any
    driver_uuid: Any
    luid: Any
    name: Optional[bytes]
    vendor: Optional[bytes]
    driver_version: Optional[bytes]
    profile: Optional[bytes]
    version: Optional[bytes]
    opencl_c_version: Optional[bytes]
    extensions: Optional[bytes]
    built_in_kernels: Optional[bytes]
    il_version: Optional[bytes]
    latest_conformance_version_passed: Optional[bytes]
    platform_name: Optional[bytes]
    extensions_with_version: Any
    ils_with_version: Any
    built_in_kernels_with_version: Any
    opencl_c_all_versions: Any
    opencl_c_features: Any
    _fields_ = [
        ('struct_size', c_uint32),
        ('type', c_uint32),
        ('max_work_group_size', c_uint64),
        ('max_work_item_sizes', c_uint64 * 3),
        ('max_mem_alloc_size', c_uint64),
        ('image2d_max_width', c_uint64),
        ('image2d_max_height', c_uint64),
        ('image3d_max_width', c_uint64),
        ('image3d_max_height', c_uint64),
        ('image3d_max_depth', c_uint64),
        ('image_max_buffer_size', c_uint64),
        ('image_max_array_size', c_uint64),
        ('max_parameter_size', c_uint64),
        ('global_mem_cache_size', c_uint64),
        ('global_mem_size', c_uint64),
        ('max_constant_buffer_size', c_uint64),
        ('local_mem_size', c_uint64),
        ('profiling_timer_resolution', c_uint64),
        ('partition_properties', c_uint64 * 4),
        ('printf_buffer_size', c_uint64),
        ('max_global_variable_size', c_uint64),
        ('global_variable_preferred_total_size', c_uint64),
        ('preferred_work_group_size_multiple', c_uint64),
        ('platform', c_uint32),
        ('vendor_id', c_uint32),
        ('numeric_version', c_uint32),
        ('max_compute_units', c_uint32),
        ('max_clock_frequency', c_uint32),
        ('address_bits', c_uint32),
        ('max_work_item_dimensions', c_uint32),
        ('preferred_vector_width_char', c_uint32),
        ('preferred_vector_width_short', c_uint32),
        ('preferred_vector_width_int', c_uint32),
        ('preferred_vector_width_long', c_uint32),
        ('preferred_vector_width_float', c_uint32),
        ('preferred_vector_width_double', c_uint32),
        ('preferred_vector_width_half', c_uint32),
        ('native_vector_width_char', c_uint32),
        ('native_vector_width_short', c_uint32),
        ('native_vector_width_int', c_uint32),
        ('native_vector_width_long', c_uint32),
        ('native_vector_width_float', c_uint32),
        ('native_vector_width_double', c_uint32),
        ('native_vector_width_half', c_uint32),
        ('single_fp_config', c_uint32),
        ('double_fp_config', c_uint32),
        ('half_fp_config', c_uint32),
        ('image_support', c_uint32),
        ('max_read_image_args', c_uint32),
        ('max_write_image_args', c_uint32),
        ('max_read_write_image_args', c_uint32),
        ('image_pitch_alignment', c_uint32),
        ('image_base_address_alignment', c_uint32),
        ('max_samplers', c_uint32),
        ('mem_base_addr_align', c_uint32),
        ('min_data_type_align_size', c_uint32),
        ('global_mem_cache_type', c_int32),
        ('global_mem_cacheline_size', c_uint32),
        ('max_constant_args', c_uint32),
        ('local_mem_type', c_int32),
        ('error_correction_support', c_uint32),
        ('host_unified_memory', c_uint32),
        ('endian_little', c_uint32),
        ('available', c_uint32),
        ('compiler_available', c_uint32),
        ('linker_available', c_uint32),
        ('execution_capabilities', c_uint32),
        ('queue_on_host_properties', c_uint32),
        ('queue_on_device_properties', c_uint32),
        ('queue_on_device_preferred_size', c_uint32),
        ('queue_on_device_max_size', c_uint32),
        ('max_on_device_queues', c_uint32),
        ('max_on_device_events', c_uint32),
        ('device_enqueue_capabilities', c_uint32),
        ('partition_max_sub_devices', c_uint32),
        ('partition_affinity_domain', c_uint32),
        ('reference_count', c_uint32),
        ('preferred_interop_user_sync', c_uint32),
        ('svm_capabilities', c_uint32),
        ('max_pipe_args', c_uint32),
        ('pipe_max_active_reservations', c_uint32),
        ('pipe_max_packet_size', c_uint32),
        ('pipe_support', c_uint32),
        ('preferred_platform_atomic_alignment', c_uint32),
        ('preferred_global_atomic_alignment', c_uint32),
        ('preferred_local_atomic_alignment', c_uint32),
        ('atomic_memory_capabilities', c_uint32),
        ('atomic_fence_capabilities', c_uint32),
        ('max_num_sub_groups', c_uint32),
        ('sub_group_independent_forward_progress', c_uint32),
        ('non_uniform_work_group_support', c_uint32),
        ('work_group_collective_functions_support', c_uint32),
        ('generic_address_space_support', c_uint32),
        ('extensions_with_version_count', c_uint32),
        ('ils_with_version_count', c_uint32),
        ('built_in_kernels_with_version_count', c_uint32),
        ('opencl_c_all_versions_count', c_uint32),
        ('opencl_c_features_count', c_uint32),
        ('has_uuid', c_uint32),
        ('has_luid', c_uint32),
        ('has_pci', c_uint32),
        ('pci_domain', c_uint32),
        ('pci_bus', c_uint32),
        ('pci_device', c_uint32),
        ('pci_function', c_uint32),
        ('uuid', c_uint8 * 16),
        ('driver_uuid', c_uint8 * 16),
        ('luid', c_uint8 * 8),
        ('name', c_char_p),
        ('vendor', c_char_p),
        ('driver_version', c_char_p),
        ('profile', c_char_p),
        ('version', c_char_p),
        ('opencl_c_version', c_char_p),
        ('extensions', c_char_p),
        ('built_in_kernels', c_char_p),
        ('il_version', c_char_p),
        ('latest_conformance_version_passed', c_char_p),
        ('platform_name', c_char_p),
        ('extensions_with_version', POINTER(clgl_name_version)),
        ('ils_with_version', POINTER(clgl_name_version)),
        ('built_in_kernels_with_version', POINTER(clgl_name_version)),
        ('opencl_c_all_versions', POINTER(clgl_name_version)),
        ('opencl_c_features', POINTER(clgl_name_version)),
    ]
    _initial = {'struct_size': 712}


class clgl_context_desc(Structure):
    """Describes a context to create. Zero fields mean: join the OpenGL context that is current on this thread
    with the OpenCL device that drives it.
    """

    struct_size: int
    flags: int
    winsys: int
    transport: int
    device: Optional[int]
    cl_context: Optional[int]
    gl_context: Optional[int]
    gl_display: Optional[int]
    label: Optional[bytes]
    devices: Any
    device_count: int
    device_types: int
    callback: Any
    user_data: Optional[int]
    printf_callback: Any
    printf_user_data: Optional[int]
    printf_buffer_size: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('flags', c_uint32),
        ('winsys', c_int32),
        ('transport', c_int32),
        ('device', c_void_p),
        ('cl_context', c_void_p),
        ('gl_context', c_void_p),
        ('gl_display', c_void_p),
        ('label', c_char_p),
        ('devices', POINTER(c_void_p)),
        ('device_count', c_uint32),
        ('device_types', c_uint32),
        ('callback', clgl_context_callback),
        ('user_data', c_void_p),
        ('printf_callback', clgl_printf_callback),
        ('printf_user_data', c_void_p),
        ('printf_buffer_size', c_size_t),
    ]
    _initial = {'struct_size': 112}


class clgl_context_info(Structure):
    """The properties of a context. Strings live as long as the context."""

    struct_size: int
    flags: int
    winsys: int
    gl_api: int
    gl_version_major: int
    gl_version_minor: int
    match: int
    transport_count: int
    device: Optional[int]
    gl_renderer: Optional[bytes]
    gl_vendor: Optional[bytes]
    match_reason: Optional[bytes]
    label: Optional[bytes]
    device_count: int
    reserved: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('flags', c_uint32),
        ('winsys', c_int32),
        ('gl_api', c_int32),
        ('gl_version_major', c_uint32),
        ('gl_version_minor', c_uint32),
        ('match', c_int32),
        ('transport_count', c_uint32),
        ('device', c_void_p),
        ('gl_renderer', c_char_p),
        ('gl_vendor', c_char_p),
        ('match_reason', c_char_p),
        ('label', c_char_p),
        ('device_count', c_uint32),
        ('reserved', c_uint32),
    ]
    _initial = {'struct_size': 80}


class clgl_transport_report(Structure):
    """The report on one transport. Strings live as long as the context."""

    struct_size: int
    transport: int
    buffer_status: int
    texture_status: int
    self_test: int
    self_test_stored: int
    self_test_ns: int
    buffer_reason: Optional[bytes]
    texture_reason: Optional[bytes]
    _fields_ = [
        ('struct_size', c_uint32),
        ('transport', c_int32),
        ('buffer_status', c_int32),
        ('texture_status', c_int32),
        ('self_test', c_int32),
        ('self_test_stored', c_uint32),
        ('self_test_ns', c_int64),
        ('buffer_reason', c_char_p),
        ('texture_reason', c_char_p),
    ]
    _initial = {'struct_size': 48}


class clgl_memory_usage(Structure):
    """The memory usage of the objects of a context for one transport."""

    struct_size: int
    object_count: int
    shared_bytes: int
    extra_bytes: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('object_count', c_uint32),
        ('shared_bytes', c_uint64),
        ('extra_bytes', c_uint64),
    ]
    _initial = {'struct_size': 24}


class clgl_buffer_desc(Structure):
    """Describes a buffer to create or wrap."""

    struct_size: int
    flags: int
    access: int
    transport: int
    gl_name: int
    reserved: int
    size: int
    data: Optional[int]
    label: Optional[bytes]
    _fields_ = [
        ('struct_size', c_uint32),
        ('flags', c_uint32),
        ('access', c_int32),
        ('transport', c_int32),
        ('gl_name', c_uint32),
        ('reserved', c_uint32),
        ('size', c_uint64),
        ('data', c_void_p),
        ('label', c_char_p),
    ]
    _initial = {'struct_size': 48}


class clgl_buffer_info(Structure):
    """The properties of a buffer."""

    struct_size: int
    flags: int
    access: int
    transport: int
    gl_name: int
    copies_per_acquire: int
    copies_per_release: int
    storage_replaced: int
    acquired: int
    is_sub_buffer: int
    size: int
    offset: int
    transport_reason: Optional[bytes]
    label: Optional[bytes]
    parent: Optional[int]
    host_memory: Optional[int]
    reference_count: int
    map_count: int
    acquire_needs_gl: int
    release_needs_gl: int
    gl_mappable: int
    reserved: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('flags', c_uint32),
        ('access', c_int32),
        ('transport', c_int32),
        ('gl_name', c_uint32),
        ('copies_per_acquire', c_uint32),
        ('copies_per_release', c_uint32),
        ('storage_replaced', c_uint32),
        ('acquired', c_uint32),
        ('is_sub_buffer', c_uint32),
        ('size', c_uint64),
        ('offset', c_uint64),
        ('transport_reason', c_char_p),
        ('label', c_char_p),
        ('parent', c_void_p),
        ('host_memory', c_void_p),
        ('reference_count', c_uint32),
        ('map_count', c_uint32),
        ('acquire_needs_gl', c_uint32),
        ('release_needs_gl', c_uint32),
        ('gl_mappable', c_uint32),
        ('reserved', c_uint32),
    ]
    _initial = {'struct_size': 112}


class clgl_buffer_rect(Structure):
    """Two boxes of equal size for the rectangular commands: one in a buffer, the other in host memory or in
    another buffer. Origins and the region are {bytes, rows, slices}; a pitch of 0 means tightly packed.
    """

    struct_size: int
    reserved: int
    buffer_origin: Any
    other_origin: Any
    region: Any
    buffer_row_pitch: int
    buffer_slice_pitch: int
    other_row_pitch: int
    other_slice_pitch: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('reserved', c_uint32),
        ('buffer_origin', c_size_t * 3),
        ('other_origin', c_size_t * 3),
        ('region', c_size_t * 3),
        ('buffer_row_pitch', c_size_t),
        ('buffer_slice_pitch', c_size_t),
        ('other_row_pitch', c_size_t),
        ('other_slice_pitch', c_size_t),
    ]
    _initial = {'struct_size': 112}


class clgl_launch(Structure):
    """The sizes of a launch."""

    struct_size: int
    dimensions: int
    global_offset: Any
    global_size: Any
    local_size: Any
    _fields_ = [
        ('struct_size', c_uint32),
        ('dimensions', c_uint32),
        ('global_offset', c_size_t * 3),
        ('global_size', c_size_t * 3),
        ('local_size', c_size_t * 3),
    ]
    _initial = {'struct_size': 80, 'global_size': [1, 0, 0]}


class clgl_argument(Structure):
    """The value of an argument."""

    struct_size: int
    type: int
    size: int
    value: Optional[int]
    buffer: Optional[int]
    texture: Optional[int]
    sampler: Optional[int]
    _fields_ = [
        ('struct_size', c_uint32),
        ('type', c_int32),
        ('size', c_size_t),
        ('value', c_void_p),
        ('buffer', c_void_p),
        ('texture', c_void_p),
        ('sampler', c_void_p),
    ]
    _initial = {'struct_size': 48}


class clgl_argument_desc(Structure):
    """Declaration of an argument by the caller."""

    struct_size: int
    type: int
    size: int
    name: Optional[bytes]
    type_name: Optional[bytes]
    _fields_ = [
        ('struct_size', c_uint32),
        ('type', c_int32),
        ('size', c_size_t),
        ('name', c_char_p),
        ('type_name', c_char_p),
    ]
    _initial = {'struct_size': 32}


class clgl_argument_info(Structure):
    """The properties of an argument."""

    struct_size: int
    type: int
    address: int
    access: int
    qualifiers: int
    is_set: int
    size: int
    name: Optional[bytes]
    type_name: Optional[bytes]
    _fields_ = [
        ('struct_size', c_uint32),
        ('type', c_int32),
        ('address', c_int32),
        ('access', c_int32),
        ('qualifiers', c_uint32),
        ('is_set', c_uint32),
        ('size', c_size_t),
        ('name', c_char_p),
        ('type_name', c_char_p),
    ]
    _initial = {'struct_size': 48}


class clgl_kernel_info(Structure):
    """The properties of a kernel."""

    struct_size: int
    argument_count: int
    name: Optional[bytes]
    attributes: Optional[bytes]
    _fields_ = [
        ('struct_size', c_uint32),
        ('argument_count', c_uint32),
        ('name', c_char_p),
        ('attributes', c_char_p),
    ]
    _initial = {'struct_size': 24}


class clgl_work_group_info(Structure):
    """The requirements and limits of a kernel on a device."""

    struct_size: int
    reserved: int
    work_group_size: int
    compile_work_group_size: Any
    preferred_work_group_size_multiple: int
    local_mem_size: int
    private_mem_size: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('reserved', c_uint32),
        ('work_group_size', c_uint64),
        ('compile_work_group_size', c_uint64 * 3),
        ('preferred_work_group_size_multiple', c_uint64),
        ('local_mem_size', c_uint64),
        ('private_mem_size', c_uint64),
    ]
    _initial = {'struct_size': 64}


class clgl_program_desc(Structure):
    """Describes a program to create. Exactly one of source, sources, il, binaries and cl_program must be set.
    All data is copied.
    """

    struct_size: int
    flags: int
    source: Optional[bytes]
    source_size: int
    options: Optional[bytes]
    label: Optional[bytes]
    sources: Any
    source_sizes: Any
    il: Optional[int]
    il_size: int
    binaries: Any
    binary_sizes: Any
    devices: Any
    cl_program: Optional[int]
    cache_directory: Optional[bytes]
    source_count: int
    device_count: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('flags', c_uint32),
        ('source', c_char_p),
        ('source_size', c_size_t),
        ('options', c_char_p),
        ('label', c_char_p),
        ('sources', POINTER(c_char_p)),
        ('source_sizes', POINTER(c_size_t)),
        ('il', c_void_p),
        ('il_size', c_size_t),
        ('binaries', POINTER(c_void_p)),
        ('binary_sizes', POINTER(c_size_t)),
        ('devices', POINTER(c_void_p)),
        ('cl_program', c_void_p),
        ('cache_directory', c_char_p),
        ('source_count', c_uint32),
        ('device_count', c_uint32),
    ]
    _initial = {'struct_size': 120}


class clgl_build_desc(Structure):
    """Describes a build, compilation or link."""

    struct_size: int
    device_count: int
    devices: Any
    options: Optional[bytes]
    header_names: Any
    headers: Any
    callback: Any
    user_data: Optional[int]
    header_count: int
    reserved: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('device_count', c_uint32),
        ('devices', POINTER(c_void_p)),
        ('options', c_char_p),
        ('header_names', POINTER(c_char_p)),
        ('headers', POINTER(c_void_p)),
        ('callback', clgl_program_callback),
        ('user_data', c_void_p),
        ('header_count', c_uint32),
        ('reserved', c_uint32),
    ]
    _initial = {'struct_size': 64}


class clgl_program_info(Structure):
    """The properties of a program."""

    struct_size: int
    origin: int
    device_count: int
    kernel_count: int
    from_cache: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('origin', c_int32),
        ('device_count', c_uint32),
        ('kernel_count', c_uint32),
        ('from_cache', c_uint32),
    ]
    _initial = {'struct_size': 20}


class clgl_program_build_info(Structure):
    """The result of the last build, compilation or link of a program for a device."""

    struct_size: int
    status: int
    binary_type: int
    reserved: int
    global_variable_size: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('status', c_int32),
        ('binary_type', c_int32),
        ('reserved', c_uint32),
        ('global_variable_size', c_uint64),
    ]
    _initial = {'struct_size': 24}


class clgl_sampler_desc(Structure):
    """Describes a sampler to create. If all fields are 0: normalized coordinates, clamp to edge, nearest filter."""

    struct_size: int
    coordinates: int
    addressing: int
    filter: int
    label: Optional[bytes]
    _fields_ = [
        ('struct_size', c_uint32),
        ('coordinates', c_int32),
        ('addressing', c_int32),
        ('filter', c_int32),
        ('label', c_char_p),
    ]
    _initial = {'struct_size': 24}


class clgl_sampler_info(Structure):
    """The properties of a sampler."""

    struct_size: int
    coordinates: int
    addressing: int
    filter: int
    label: Optional[bytes]
    _fields_ = [
        ('struct_size', c_uint32),
        ('coordinates', c_int32),
        ('addressing', c_int32),
        ('filter', c_int32),
        ('label', c_char_p),
    ]
    _initial = {'struct_size': 24}


class clgl_format_info(Structure):
    """The properties of a format."""

    struct_size: int
    format: int
    gl_internal_format: int
    gl_format: int
    gl_type: int
    cl_channel_order: int
    cl_channel_data_type: int
    bytes_per_pixel: int
    components: int
    bits_per_component: int
    numeric: int
    nearest: int
    name: Optional[bytes]
    specification: Optional[bytes]
    gl_internal_format_name: Optional[bytes]
    cl_channel_order_name: Optional[bytes]
    cl_channel_data_type_name: Optional[bytes]
    _fields_ = [
        ('struct_size', c_uint32),
        ('format', c_int32),
        ('gl_internal_format', c_uint32),
        ('gl_format', c_uint32),
        ('gl_type', c_uint32),
        ('cl_channel_order', c_uint32),
        ('cl_channel_data_type', c_uint32),
        ('bytes_per_pixel', c_uint32),
        ('components', c_uint32),
        ('bits_per_component', c_uint32),
        ('numeric', c_int32),
        ('nearest', c_int32),
        ('name', c_char_p),
        ('specification', c_char_p),
        ('gl_internal_format_name', c_char_p),
        ('cl_channel_order_name', c_char_p),
        ('cl_channel_data_type_name', c_char_p),
    ]
    _initial = {'struct_size': 88}


class clgl_texture_desc(Structure):
    """Describes a texture to create or wrap."""

    struct_size: int
    flags: int
    access: int
    type: int
    format: int
    width: int
    height: int
    depth: int
    layers: int
    mip_level_count: int
    gl_name: int
    gl_target: int
    mip_level: int
    transport: int
    row_pitch: int
    slice_pitch: int
    data: Optional[int]
    buffer: Optional[int]
    label: Optional[bytes]
    samples: int
    reserved: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('flags', c_uint32),
        ('access', c_int32),
        ('type', c_int32),
        ('format', c_int32),
        ('width', c_uint32),
        ('height', c_uint32),
        ('depth', c_uint32),
        ('layers', c_uint32),
        ('mip_level_count', c_uint32),
        ('gl_name', c_uint32),
        ('gl_target', c_uint32),
        ('mip_level', c_uint32),
        ('transport', c_int32),
        ('row_pitch', c_size_t),
        ('slice_pitch', c_size_t),
        ('data', c_void_p),
        ('buffer', c_void_p),
        ('label', c_char_p),
        ('samples', c_uint32),
        ('reserved', c_uint32),
    ]
    _initial = {'struct_size': 104}


class clgl_texture_info(Structure):
    """The properties of a texture."""

    struct_size: int
    flags: int
    access: int
    transport: int
    type: int
    format: int
    width: int
    height: int
    depth: int
    layers: int
    cl_channel_order: int
    cl_channel_data_type: int
    bytes_per_pixel: int
    cl_format: int
    gl_name: int
    gl_target: int
    gl_internal_format: int
    mip_level: int
    samples: int
    copies_per_acquire: int
    copies_per_release: int
    acquired: int
    row_pitch: int
    slice_pitch: int
    size: int
    format_name: Optional[bytes]
    cl_format_name: Optional[bytes]
    transport_reason: Optional[bytes]
    label: Optional[bytes]
    buffer: Optional[int]
    host_memory: Optional[int]
    reference_count: int
    map_count: int
    storage_replaced: int
    acquire_needs_gl: int
    release_needs_gl: int
    reserved: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('flags', c_uint32),
        ('access', c_int32),
        ('transport', c_int32),
        ('type', c_int32),
        ('format', c_int32),
        ('width', c_uint32),
        ('height', c_uint32),
        ('depth', c_uint32),
        ('layers', c_uint32),
        ('cl_channel_order', c_uint32),
        ('cl_channel_data_type', c_uint32),
        ('bytes_per_pixel', c_uint32),
        ('cl_format', c_int32),
        ('gl_name', c_uint32),
        ('gl_target', c_uint32),
        ('gl_internal_format', c_uint32),
        ('mip_level', c_uint32),
        ('samples', c_uint32),
        ('copies_per_acquire', c_uint32),
        ('copies_per_release', c_uint32),
        ('acquired', c_uint32),
        ('row_pitch', c_uint64),
        ('slice_pitch', c_uint64),
        ('size', c_uint64),
        ('format_name', c_char_p),
        ('cl_format_name', c_char_p),
        ('transport_reason', c_char_p),
        ('label', c_char_p),
        ('buffer', c_void_p),
        ('host_memory', c_void_p),
        ('reference_count', c_uint32),
        ('map_count', c_uint32),
        ('storage_replaced', c_uint32),
        ('acquire_needs_gl', c_uint32),
        ('release_needs_gl', c_uint32),
        ('reserved', c_uint32),
    ]
    _initial = {'struct_size': 184}


class clgl_texture_region(Structure):
    """A part of a texture, and the layout of its pixels in host memory or in a buffer."""

    struct_size: int
    reserved: int
    origin: Any
    extent: Any
    row_pitch: int
    slice_pitch: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('reserved', c_uint32),
        ('origin', c_size_t * 3),
        ('extent', c_size_t * 3),
        ('row_pitch', c_size_t),
        ('slice_pitch', c_size_t),
    ]
    _initial = {'struct_size': 72, 'extent': [1, 1, 1]}


class clgl_texture_support(Structure):
    """The result of Context.texture_verify: whether textures of a format can be shared."""

    struct_size: int
    self_test: int
    cl_format: int
    reserved: int
    detail: Optional[bytes]
    _fields_ = [
        ('struct_size', c_uint32),
        ('self_test', c_int32),
        ('cl_format', c_int32),
        ('reserved', c_uint32),
        ('detail', c_char_p),
    ]
    _initial = {'struct_size': 24}


class clgl_pixel_layout(Structure):
    """The layout of pixels in a buffer."""

    struct_size: int
    component_type: int
    component_count: int
    reserved: int
    offset: int
    row_pitch: int
    slice_pitch: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('component_type', c_int32),
        ('component_count', c_uint32),
        ('reserved', c_uint32),
        ('offset', c_size_t),
        ('row_pitch', c_size_t),
        ('slice_pitch', c_size_t),
    ]
    _initial = {'struct_size': 40}


class clgl_fence_info(Structure):
    """The properties of a fence."""

    struct_size: int
    type: int
    status: int
    error: int
    command: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('type', c_int32),
        ('status', c_int32),
        ('error', c_int32),
        ('command', c_int32),
    ]
    _initial = {'struct_size': 20}


class clgl_profiling(Structure):
    """The times at which a command reached its stages, in nanoseconds of the device clock."""

    struct_size: int
    reserved: int
    queued_ns: int
    submitted_ns: int
    started_ns: int
    ended_ns: int
    completed_ns: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('reserved', c_uint32),
        ('queued_ns', c_uint64),
        ('submitted_ns', c_uint64),
        ('started_ns', c_uint64),
        ('ended_ns', c_uint64),
        ('completed_ns', c_uint64),
    ]
    _initial = {'struct_size': 48}


class clgl_queue_desc(Structure):
    """Describes a queue to create."""

    struct_size: int
    flags: int
    cl_queue: Optional[int]
    label: Optional[bytes]
    device: Optional[int]
    _fields_ = [
        ('struct_size', c_uint32),
        ('flags', c_uint32),
        ('cl_queue', c_void_p),
        ('label', c_char_p),
        ('device', c_void_p),
    ]
    _initial = {'struct_size': 32}


class clgl_queue_info(Structure):
    """The properties of a queue. The label lives as long as the queue."""

    struct_size: int
    flags: int
    context: Optional[int]
    device: Optional[int]
    label: Optional[bytes]
    _fields_ = [
        ('struct_size', c_uint32),
        ('flags', c_uint32),
        ('context', c_void_p),
        ('device', c_void_p),
        ('label', c_char_p),
    ]
    _initial = {'struct_size': 32}


class clgl_migration(Structure):
    """The objects to migrate to the device of a queue."""

    struct_size: int
    flags: int
    buffer_count: int
    texture_count: int
    buffers: Any
    textures: Any
    _fields_ = [
        ('struct_size', c_uint32),
        ('flags', c_uint32),
        ('buffer_count', c_uint32),
        ('texture_count', c_uint32),
        ('buffers', POINTER(c_void_p)),
        ('textures', POINTER(c_void_p)),
    ]
    _initial = {'struct_size': 32}


class clgl_ring_desc(Structure):
    """Describes a ring to create. Set exactly one of buffer, texture, buffers and textures; the others are None."""

    struct_size: int
    slot_count: int
    mode: int
    reserved: int
    buffer: Any
    texture: Any
    label: Optional[bytes]
    buffers: Any
    textures: Any
    _fields_ = [
        ('struct_size', c_uint32),
        ('slot_count', c_uint32),
        ('mode', c_int32),
        ('reserved', c_uint32),
        ('buffer', POINTER(clgl_buffer_desc)),
        ('texture', POINTER(clgl_texture_desc)),
        ('label', c_char_p),
        ('buffers', POINTER(c_void_p)),
        ('textures', POINTER(c_void_p)),
    ]
    _initial = {'struct_size': 56}


class clgl_ring_slot(Structure):
    """A slot of a ring: the object and the frame in it."""

    struct_size: int
    index: int
    frame: int
    generation: int
    reserved: int
    buffer: Optional[int]
    texture: Optional[int]
    _fields_ = [
        ('struct_size', c_uint32),
        ('index', c_uint32),
        ('frame', c_uint64),
        ('generation', c_uint32),
        ('reserved', c_uint32),
        ('buffer', c_void_p),
        ('texture', c_void_p),
    ]
    _initial = {'struct_size': 40}


class clgl_ring_info(Structure):
    """The properties and the progress of a ring."""

    struct_size: int
    slot_count: int
    mode: int
    generation: int
    waiting_count: int
    acquired: int
    taken: int
    reserved: int
    frames_written: int
    frames_taken: int
    frames_dropped: int
    context: Optional[int]
    label: Optional[bytes]
    _fields_ = [
        ('struct_size', c_uint32),
        ('slot_count', c_uint32),
        ('mode', c_int32),
        ('generation', c_uint32),
        ('waiting_count', c_uint32),
        ('acquired', c_uint32),
        ('taken', c_uint32),
        ('reserved', c_uint32),
        ('frames_written', c_uint64),
        ('frames_taken', c_uint64),
        ('frames_dropped', c_uint64),
        ('context', c_void_p),
        ('label', c_char_p),
    ]
    _initial = {'struct_size': 72}


class clgl_view(Structure):
    """A buffer, or a part of it, as an array."""

    struct_size: int
    read_only: int
    format: int
    components: int
    element_size: int
    dimensions: int
    strides: Any
    shape: Any
    offset: int
    buffer: Optional[int]
    _fields_ = [
        ('struct_size', c_uint32),
        ('read_only', c_uint32),
        ('format', c_int32),
        ('components', c_uint32),
        ('element_size', c_uint32),
        ('dimensions', c_uint32),
        ('strides', c_int64 * 8),
        ('shape', c_size_t * 8),
        ('offset', c_size_t),
        ('buffer', c_void_p),
    ]
    _initial = {'struct_size': 168}


class clgl_view_info(Structure):
    """Information derived from the fields of a view."""

    struct_size: int
    is_c_contiguous: int
    is_fortran_contiguous: int
    is_writable: int
    item_count: int
    size: int
    first_byte: int
    span: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('is_c_contiguous', c_uint32),
        ('is_fortran_contiguous', c_uint32),
        ('is_writable', c_uint32),
        ('item_count', c_uint64),
        ('size', c_uint64),
        ('first_byte', c_uint64),
        ('span', c_uint64),
    ]
    _initial = {'struct_size': 48}


class clgl_slice(Structure):
    """A part of a dimension, like start:stop:step in Python. Negative indices count from the end; indices beyond
    either end are clamped to it. CLGL_SLICE_INIT selects the whole dimension.
    """

    struct_size: int
    flags: int
    start: int
    stop: int
    step: int
    _fields_ = [
        ('struct_size', c_uint32),
        ('flags', c_uint32),
        ('start', c_int64),
        ('stop', c_int64),
        ('step', c_int64),
    ]
    _initial = {'struct_size': 32}


clgl_result_name: Callable[[int], Optional[bytes]] = unchecked("clgl_result_name", c_char_p, c_int32)
clgl_error_message: Callable[[], Optional[bytes]] = unchecked("clgl_error_message", c_char_p)
clgl_error_get_native_code: Callable[[Any, Any], int] = unchecked(
    "clgl_error_get_native_code", c_int32, POINTER(c_int32), POINTER(c_int32))
clgl_native_source_name: Callable[[int], Optional[bytes]] = unchecked("clgl_native_source_name", c_char_p, c_int32)
clgl_native_name: Callable[[int, int], Optional[bytes]] = unchecked("clgl_native_name", c_char_p, c_int32, c_int32)
clgl_native_cause: Callable[[int, int], Optional[bytes]] = unchecked(
    "clgl_native_cause", c_char_p, c_int32, c_int32)
clgl_native_hint: Callable[[int, int], Optional[bytes]] = unchecked("clgl_native_hint", c_char_p, c_int32, c_int32)
clgl_log_level_name: Callable[[int], Optional[bytes]] = unchecked("clgl_log_level_name", c_char_p, c_int32)
clgl_log_set_callback: Callable[[Any, Any, int], int] = checked(
    "clgl_log_set_callback", c_int32, clgl_log_callback, c_void_p, c_int32)
clgl_acquire: Callable[[Optional[int], Any, int, Any, Any], int] = checked(
    "clgl_acquire", c_int32, c_void_p, POINTER(clgl_handover), c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_release: Callable[[Optional[int], Any, int, Any, Any], int] = checked(
    "clgl_release", c_int32, c_void_p, POINTER(clgl_handover), c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_buffer_acquire: Callable[[Optional[int], Optional[int]], int] = checked(
    "clgl_buffer_acquire", c_int32, c_void_p, c_void_p)
clgl_buffer_release: Callable[[Optional[int], Optional[int]], int] = checked(
    "clgl_buffer_release", c_int32, c_void_p, c_void_p)
clgl_texture_acquire: Callable[[Optional[int], Optional[int]], int] = checked(
    "clgl_texture_acquire", c_int32, c_void_p, c_void_p)
clgl_texture_release: Callable[[Optional[int], Optional[int]], int] = checked(
    "clgl_texture_release", c_int32, c_void_p, c_void_p)
clgl_platform_get_count: Callable[[Any], int] = checked("clgl_platform_get_count", c_int32, POINTER(c_uint32))
clgl_platform_get_info: Callable[[int, Any], int] = checked(
    "clgl_platform_get_info", c_int32, c_uint32, POINTER(clgl_platform_info))
clgl_platform_query: Callable[[int, int, int, Any, Any], int] = checked(
    "clgl_platform_query", c_int32, c_uint32, c_uint32, c_size_t, c_void_p, POINTER(c_size_t))
clgl_device_list: Callable[[int, int, Any, Any], int] = checked(
    "clgl_device_list", c_int32, c_uint32, c_uint32, POINTER(c_void_p), POINTER(c_uint32))
clgl_device_get_info: Callable[[Optional[int], Any], int] = checked(
    "clgl_device_get_info", c_int32, c_void_p, POINTER(clgl_device_info))
clgl_device_query: Callable[[Optional[int], int, int, Any, Any], int] = checked(
    "clgl_device_query", c_int32, c_void_p, c_uint32, c_size_t, c_void_p, POINTER(c_size_t))
clgl_device_list_for_gl: Callable[[int, Any, Any, Any], int] = checked(
    "clgl_device_list_for_gl", c_int32, c_uint32, POINTER(c_void_p), POINTER(c_int32), POINTER(c_uint32))
clgl_device_for_gl: Callable[[Any, Any], int] = checked(
    "clgl_device_for_gl", c_int32, POINTER(c_void_p), POINTER(c_int32))
clgl_device_cache_name: Callable[[int], Optional[bytes]] = unchecked("clgl_device_cache_name", c_char_p, c_int32)
clgl_device_memory_name: Callable[[int], Optional[bytes]] = unchecked("clgl_device_memory_name", c_char_p, c_int32)
clgl_context_create: Callable[[Any, Any], int] = checked(
    "clgl_context_create", c_int32, POINTER(clgl_context_desc), POINTER(c_void_p))
clgl_context_destroy: Callable[[Optional[int]], int] = checked("clgl_context_destroy", c_int32, c_void_p)
clgl_context_get_info: Callable[[Optional[int], Any], int] = checked(
    "clgl_context_get_info", c_int32, c_void_p, POINTER(clgl_context_info))
clgl_context_get_devices: Callable[[Optional[int], int, Any, Any], int] = checked(
    "clgl_context_get_devices", c_int32, c_void_p, c_uint32, POINTER(c_void_p), POINTER(c_uint32))
clgl_context_query: Callable[[Optional[int], int, int, Any, Any], int] = checked(
    "clgl_context_query", c_int32, c_void_p, c_uint32, c_size_t, c_void_p, POINTER(c_size_t))
clgl_context_verify_transports: Callable[[Optional[int]], int] = checked(
    "clgl_context_verify_transports", c_int32, c_void_p)
clgl_context_get_transport_report: Callable[[Optional[int], int, Any], int] = checked(
    "clgl_context_get_transport_report", c_int32, c_void_p, c_uint32, POINTER(clgl_transport_report))
clgl_context_get_report: Callable[[Optional[int], int, Any, Any], int] = checked(
    "clgl_context_get_report", c_int32, c_void_p, c_size_t, c_void_p, POINTER(c_size_t))
clgl_context_get_memory_usage: Callable[[Optional[int], int, Any], int] = checked(
    "clgl_context_get_memory_usage", c_int32, c_void_p, c_int32, POINTER(clgl_memory_usage))
clgl_context_make_current: Callable[[Optional[int], int], int] = checked(
    "clgl_context_make_current", c_int32, c_void_p, c_uint32)
clgl_context_get_proc_address: Callable[[Optional[int], Any, Any], int] = checked(
    "clgl_context_get_proc_address", c_int32, c_void_p, c_char_p, POINTER(c_void_p))
clgl_winsys_name: Callable[[int], Optional[bytes]] = unchecked("clgl_winsys_name", c_char_p, c_int32)
clgl_gl_api_name: Callable[[int], Optional[bytes]] = unchecked("clgl_gl_api_name", c_char_p, c_int32)
clgl_transport_name: Callable[[int], Optional[bytes]] = unchecked("clgl_transport_name", c_char_p, c_int32)
clgl_transport_status_name: Callable[[int], Optional[bytes]] = unchecked(
    "clgl_transport_status_name", c_char_p, c_int32)
clgl_device_match_name: Callable[[int], Optional[bytes]] = unchecked("clgl_device_match_name", c_char_p, c_int32)
clgl_self_test_name: Callable[[int], Optional[bytes]] = unchecked("clgl_self_test_name", c_char_p, c_int32)
clgl_buffer_create: Callable[[Optional[int], Any, Any], int] = checked(
    "clgl_buffer_create", c_int32, c_void_p, POINTER(clgl_buffer_desc), POINTER(c_void_p))
clgl_buffer_create_sub: Callable[[Optional[int], int, Any, Any], int] = checked(
    "clgl_buffer_create_sub", c_int32, c_void_p, c_int32, POINTER(clgl_range), POINTER(c_void_p))
clgl_buffer_rewrap: Callable[[Optional[int]], int] = checked("clgl_buffer_rewrap", c_int32, c_void_p)
clgl_buffer_destroy: Callable[[Optional[int]], int] = checked("clgl_buffer_destroy", c_int32, c_void_p)
clgl_buffer_set_destructor_callback: Callable[[Optional[int], Any, Any], int] = checked(
    "clgl_buffer_set_destructor_callback", c_int32, c_void_p, clgl_buffer_destructor, c_void_p)
clgl_buffer_get_info: Callable[[Optional[int], Any], int] = checked(
    "clgl_buffer_get_info", c_int32, c_void_p, POINTER(clgl_buffer_info))
clgl_buffer_read: Callable[[Optional[int], Optional[int], Any, Any, int, int, Any, Any], int] = checked(
    "clgl_buffer_read", c_int32, c_void_p, c_void_p, POINTER(clgl_range), c_void_p, c_uint32, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_buffer_write: Callable[[Optional[int], Optional[int], Any, Any, int, int, Any, Any], int] = checked(
    "clgl_buffer_write", c_int32, c_void_p, c_void_p, POINTER(clgl_range), c_void_p, c_uint32, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_buffer_fill: Callable[[Optional[int], Optional[int], Any, Any, int, int, Any, Any], int] = checked(
    "clgl_buffer_fill", c_int32, c_void_p, c_void_p, POINTER(clgl_range), c_void_p, c_size_t, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_buffer_copy: Callable[[Optional[int], Optional[int], Optional[int], Any, int, int, Any, Any], int] = checked(
    "clgl_buffer_copy", c_int32, c_void_p, c_void_p, c_void_p, POINTER(clgl_range), c_size_t, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_buffer_read_rect: Callable[[Optional[int], Optional[int], Any, Any, int, int, Any, Any], int] = checked(
    "clgl_buffer_read_rect", c_int32, c_void_p, c_void_p, POINTER(clgl_buffer_rect), c_void_p, c_uint32, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_buffer_write_rect: Callable[[Optional[int], Optional[int], Any, Any, int, int, Any, Any], int] = checked(
    "clgl_buffer_write_rect", c_int32, c_void_p, c_void_p, POINTER(clgl_buffer_rect), c_void_p, c_uint32, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_buffer_copy_rect: Callable[[Optional[int], Optional[int], Optional[int], Any, int, Any, Any], int] = checked(
    "clgl_buffer_copy_rect", c_int32, c_void_p, c_void_p, c_void_p, POINTER(clgl_buffer_rect), c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_buffer_map: Callable[[Optional[int], Optional[int], int, Any, int, int, Any, Any, Any], int] = checked(
    "clgl_buffer_map", c_int32, c_void_p, c_void_p, c_uint32, POINTER(clgl_range), c_uint32, c_uint32, POINTER(c_void_p), POINTER(c_void_p), POINTER(c_void_p))
clgl_buffer_unmap: Callable[[Optional[int], Optional[int], Any, int, Any, Any], int] = checked(
    "clgl_buffer_unmap", c_int32, c_void_p, c_void_p, c_void_p, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_access_name: Callable[[int], Optional[bytes]] = unchecked("clgl_access_name", c_char_p, c_int32)
clgl_kernel_create: Callable[[Optional[int], Any, Any], int] = checked(
    "clgl_kernel_create", c_int32, c_void_p, c_char_p, POINTER(c_void_p))
clgl_kernel_clone: Callable[[Optional[int], Any], int] = checked(
    "clgl_kernel_clone", c_int32, c_void_p, POINTER(c_void_p))
clgl_kernel_destroy: Callable[[Optional[int]], int] = checked("clgl_kernel_destroy", c_int32, c_void_p)
clgl_kernel_get_info: Callable[[Optional[int], Any], int] = checked(
    "clgl_kernel_get_info", c_int32, c_void_p, POINTER(clgl_kernel_info))
clgl_kernel_get_work_group_info: Callable[[Optional[int], Optional[int], Any], int] = checked(
    "clgl_kernel_get_work_group_info", c_int32, c_void_p, c_void_p, POINTER(clgl_work_group_info))
clgl_kernel_get_argument_info: Callable[[Optional[int], int, Any], int] = checked(
    "clgl_kernel_get_argument_info", c_int32, c_void_p, c_uint32, POINTER(clgl_argument_info))
clgl_kernel_find_argument: Callable[[Optional[int], Any, Any], int] = checked(
    "clgl_kernel_find_argument", c_int32, c_void_p, c_char_p, POINTER(c_uint32))
clgl_kernel_declare_arguments: Callable[[Optional[int], int, Any], int] = checked(
    "clgl_kernel_declare_arguments", c_int32, c_void_p, c_uint32, POINTER(clgl_argument_desc))
clgl_kernel_set_value: Callable[[Optional[int], int, int, Any], int] = checked(
    "clgl_kernel_set_value", c_int32, c_void_p, c_uint32, c_size_t, c_void_p)
clgl_kernel_set_buffer: Callable[[Optional[int], int, Optional[int]], int] = checked(
    "clgl_kernel_set_buffer", c_int32, c_void_p, c_uint32, c_void_p)
clgl_kernel_set_texture: Callable[[Optional[int], int, Optional[int]], int] = checked(
    "clgl_kernel_set_texture", c_int32, c_void_p, c_uint32, c_void_p)
clgl_kernel_set_sampler: Callable[[Optional[int], int, Optional[int]], int] = checked(
    "clgl_kernel_set_sampler", c_int32, c_void_p, c_uint32, c_void_p)
clgl_kernel_set_null: Callable[[Optional[int], int], int] = checked(
    "clgl_kernel_set_null", c_int32, c_void_p, c_uint32)
clgl_kernel_set_local: Callable[[Optional[int], int, int], int] = checked(
    "clgl_kernel_set_local", c_int32, c_void_p, c_uint32, c_size_t)
clgl_kernel_set_launch: Callable[[Optional[int], Any], int] = checked(
    "clgl_kernel_set_launch", c_int32, c_void_p, POINTER(clgl_launch))
clgl_kernel_get_launch: Callable[[Optional[int], Any], int] = checked(
    "clgl_kernel_get_launch", c_int32, c_void_p, POINTER(clgl_launch))
clgl_kernel_launch: Callable[[Optional[int], Optional[int], Any, int, Any, Any], int] = checked(
    "clgl_kernel_launch", c_int32, c_void_p, c_void_p, POINTER(clgl_launch), c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_kernel_launch_1d: Callable[[Optional[int], Optional[int], int], int] = checked(
    "clgl_kernel_launch_1d", c_int32, c_void_p, c_void_p, c_size_t)
clgl_kernel_launch_2d: Callable[[Optional[int], Optional[int], int, int], int] = checked(
    "clgl_kernel_launch_2d", c_int32, c_void_p, c_void_p, c_size_t, c_size_t)
clgl_kernel_launch_3d: Callable[[Optional[int], Optional[int], int, int, int], int] = checked(
    "clgl_kernel_launch_3d", c_int32, c_void_p, c_void_p, c_size_t, c_size_t, c_size_t)
clgl_kernel_launch_task: Callable[[Optional[int], Optional[int], int, Any, Any], int] = checked(
    "clgl_kernel_launch_task", c_int32, c_void_p, c_void_p, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_kernel_launch_with_arguments: Callable[[Optional[int], Optional[int], int, Any, Any, int, Any, Any], int] = checked(
    "clgl_kernel_launch_with_arguments", c_int32, c_void_p, c_void_p, c_uint32, POINTER(clgl_argument), POINTER(clgl_launch), c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_argument_type_name: Callable[[int], Optional[bytes]] = unchecked("clgl_argument_type_name", c_char_p, c_int32)
clgl_address_space_name: Callable[[int], Optional[bytes]] = unchecked("clgl_address_space_name", c_char_p, c_int32)
clgl_image_access_name: Callable[[int], Optional[bytes]] = unchecked("clgl_image_access_name", c_char_p, c_int32)
clgl_program_create: Callable[[Optional[int], Any, Any], int] = checked(
    "clgl_program_create", c_int32, c_void_p, POINTER(clgl_program_desc), POINTER(c_void_p))
clgl_program_destroy: Callable[[Optional[int]], int] = checked("clgl_program_destroy", c_int32, c_void_p)
clgl_program_build: Callable[[Optional[int], Any], int] = checked(
    "clgl_program_build", c_int32, c_void_p, POINTER(clgl_build_desc))
clgl_program_compile: Callable[[Optional[int], Any], int] = checked(
    "clgl_program_compile", c_int32, c_void_p, POINTER(clgl_build_desc))
clgl_program_link: Callable[[Optional[int], int, Any, Any, Any], int] = checked(
    "clgl_program_link", c_int32, c_void_p, c_uint32, POINTER(c_void_p), POINTER(clgl_build_desc), POINTER(c_void_p))
clgl_program_get_info: Callable[[Optional[int], Any], int] = checked(
    "clgl_program_get_info", c_int32, c_void_p, POINTER(clgl_program_info))
clgl_program_get_build_info: Callable[[Optional[int], Optional[int], Any], int] = checked(
    "clgl_program_get_build_info", c_int32, c_void_p, c_void_p, POINTER(clgl_program_build_info))
clgl_program_get_build_log: Callable[[Optional[int], int, Any, Any], int] = checked(
    "clgl_program_get_build_log", c_int32, c_void_p, c_size_t, c_void_p, POINTER(c_size_t))
clgl_program_get_build_options: Callable[[Optional[int], Optional[int], int, Any, Any], int] = checked(
    "clgl_program_get_build_options", c_int32, c_void_p, c_void_p, c_size_t, c_void_p, POINTER(c_size_t))
clgl_program_get_source: Callable[[Optional[int], int, Any, Any], int] = checked(
    "clgl_program_get_source", c_int32, c_void_p, c_size_t, c_void_p, POINTER(c_size_t))
clgl_program_get_kernel_name: Callable[[Optional[int], int, int, Any, Any], int] = checked(
    "clgl_program_get_kernel_name", c_int32, c_void_p, c_uint32, c_size_t, c_void_p, POINTER(c_size_t))
clgl_program_get_binary: Callable[[Optional[int], Optional[int], int, Any, Any], int] = checked(
    "clgl_program_get_binary", c_int32, c_void_p, c_void_p, c_size_t, c_void_p, POINTER(c_size_t))
clgl_build_status_name: Callable[[int], Optional[bytes]] = unchecked("clgl_build_status_name", c_char_p, c_int32)
clgl_program_origin_name: Callable[[int], Optional[bytes]] = unchecked(
    "clgl_program_origin_name", c_char_p, c_int32)
clgl_binary_type_name: Callable[[int], Optional[bytes]] = unchecked("clgl_binary_type_name", c_char_p, c_int32)
clgl_sampler_create: Callable[[Optional[int], Any, Any], int] = checked(
    "clgl_sampler_create", c_int32, c_void_p, POINTER(clgl_sampler_desc), POINTER(c_void_p))
clgl_sampler_destroy: Callable[[Optional[int]], int] = checked("clgl_sampler_destroy", c_int32, c_void_p)
clgl_sampler_get_info: Callable[[Optional[int], Any], int] = checked(
    "clgl_sampler_get_info", c_int32, c_void_p, POINTER(clgl_sampler_info))
clgl_sampler_coordinates_name: Callable[[int], Optional[bytes]] = unchecked(
    "clgl_sampler_coordinates_name", c_char_p, c_int32)
clgl_sampler_address_name: Callable[[int], Optional[bytes]] = unchecked(
    "clgl_sampler_address_name", c_char_p, c_int32)
clgl_sampler_filter_name: Callable[[int], Optional[bytes]] = unchecked(
    "clgl_sampler_filter_name", c_char_p, c_int32)
clgl_format_get_count: Callable[[Any], int] = checked("clgl_format_get_count", c_int32, POINTER(c_uint32))
clgl_format_get_info: Callable[[int, Any], int] = checked(
    "clgl_format_get_info", c_int32, c_int32, POINTER(clgl_format_info))
clgl_format_from_gl: Callable[[int, Any], int] = checked(
    "clgl_format_from_gl", c_int32, c_uint32, POINTER(c_int32))
clgl_format_from_cl: Callable[[int, int, Any], int] = checked(
    "clgl_format_from_cl", c_int32, c_uint32, c_uint32, POINTER(c_int32))
clgl_format_name: Callable[[int], Optional[bytes]] = unchecked("clgl_format_name", c_char_p, c_int32)
clgl_numeric_type_name: Callable[[int], Optional[bytes]] = unchecked("clgl_numeric_type_name", c_char_p, c_int32)
clgl_texture_list_formats: Callable[[Optional[int], int, int, int, Any, Any], int] = checked(
    "clgl_texture_list_formats", c_int32, c_void_p, c_int32, c_int32, c_uint32, POINTER(c_int32), POINTER(c_uint32))
clgl_texture_create: Callable[[Optional[int], Any, Any], int] = checked(
    "clgl_texture_create", c_int32, c_void_p, POINTER(clgl_texture_desc), POINTER(c_void_p))
clgl_texture_verify: Callable[[Optional[int], int, int, int, int, Any], int] = checked(
    "clgl_texture_verify", c_int32, c_void_p, c_int32, c_uint32, c_int32, c_uint32, POINTER(clgl_texture_support))
clgl_texture_rewrap: Callable[[Optional[int]], int] = checked("clgl_texture_rewrap", c_int32, c_void_p)
clgl_texture_resize: Callable[[Optional[int], Any], int] = checked(
    "clgl_texture_resize", c_int32, c_void_p, POINTER(c_size_t))
clgl_texture_destroy: Callable[[Optional[int]], int] = checked("clgl_texture_destroy", c_int32, c_void_p)
clgl_texture_set_destructor_callback: Callable[[Optional[int], Any, Any], int] = checked(
    "clgl_texture_set_destructor_callback", c_int32, c_void_p, clgl_buffer_destructor, c_void_p)
clgl_texture_get_info: Callable[[Optional[int], Any], int] = checked(
    "clgl_texture_get_info", c_int32, c_void_p, POINTER(clgl_texture_info))
clgl_texture_read: Callable[[Optional[int], Optional[int], Any, Any, int, int, Any, Any], int] = checked(
    "clgl_texture_read", c_int32, c_void_p, c_void_p, POINTER(clgl_texture_region), c_void_p, c_uint32, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_texture_write: Callable[[Optional[int], Optional[int], Any, Any, int, int, Any, Any], int] = checked(
    "clgl_texture_write", c_int32, c_void_p, c_void_p, POINTER(clgl_texture_region), c_void_p, c_uint32, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_texture_fill: Callable[[Optional[int], Optional[int], Any, Any, int, Any, Any], int] = checked(
    "clgl_texture_fill", c_int32, c_void_p, c_void_p, POINTER(clgl_texture_region), c_void_p, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_texture_copy: Callable[[Optional[int], Optional[int], Optional[int], Any, Any, int, Any, Any], int] = checked(
    "clgl_texture_copy", c_int32, c_void_p, c_void_p, c_void_p, POINTER(clgl_texture_region), POINTER(c_size_t), c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_texture_copy_to_buffer: Callable[[Optional[int], Optional[int], Optional[int], Any, int, int, Any, Any], int] = checked(
    "clgl_texture_copy_to_buffer", c_int32, c_void_p, c_void_p, c_void_p, POINTER(clgl_texture_region), c_size_t, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_buffer_copy_to_texture: Callable[[Optional[int], Optional[int], Optional[int], int, Any, int, Any, Any], int] = checked(
    "clgl_buffer_copy_to_texture", c_int32, c_void_p, c_void_p, c_void_p, c_size_t, POINTER(clgl_texture_region), c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_texture_map: Callable[[Optional[int], Optional[int], int, Any, int, int, Any, Any, Any, Any, Any], int] = checked(
    "clgl_texture_map", c_int32, c_void_p, c_void_p, c_uint32, POINTER(clgl_texture_region), c_uint32, c_uint32, POINTER(c_void_p), POINTER(c_void_p), POINTER(c_size_t), POINTER(c_size_t), POINTER(c_void_p))
clgl_texture_unmap: Callable[[Optional[int], Optional[int], Any, int, Any, Any], int] = checked(
    "clgl_texture_unmap", c_int32, c_void_p, c_void_p, c_void_p, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_texture_type_name: Callable[[int], Optional[bytes]] = unchecked("clgl_texture_type_name", c_char_p, c_int32)
clgl_convert_buffer_to_texture: Callable[[Optional[int], Optional[int], Any, Optional[int], Any, int, int, int, Any, Any], int] = checked(
    "clgl_convert_buffer_to_texture", c_int32, c_void_p, c_void_p, POINTER(clgl_pixel_layout), c_void_p, POINTER(clgl_texture_region), c_uint32, c_uint32, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_convert_texture_to_buffer: Callable[[Optional[int], Optional[int], Any, Optional[int], Any, int, int, int, Any, Any], int] = checked(
    "clgl_convert_texture_to_buffer", c_int32, c_void_p, c_void_p, POINTER(clgl_texture_region), c_void_p, POINTER(clgl_pixel_layout), c_uint32, c_uint32, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_convert_buffer: Callable[[Optional[int], Optional[int], Any, Optional[int], Any, Any, int, int, int, Any, Any], int] = checked(
    "clgl_convert_buffer", c_int32, c_void_p, c_void_p, POINTER(clgl_pixel_layout), c_void_p, POINTER(clgl_pixel_layout), POINTER(c_size_t), c_uint32, c_uint32, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_pixel_component_type_name: Callable[[int], Optional[bytes]] = unchecked(
    "clgl_pixel_component_type_name", c_char_p, c_int32)
clgl_fence_record_gl: Callable[[Optional[int], Any], int] = checked(
    "clgl_fence_record_gl", c_int32, c_void_p, POINTER(c_void_p))
clgl_fence_record_cl: Callable[[Optional[int], Any], int] = checked(
    "clgl_fence_record_cl", c_int32, c_void_p, POINTER(c_void_p))
clgl_fence_create_user: Callable[[Optional[int], Any], int] = checked(
    "clgl_fence_create_user", c_int32, c_void_p, POINTER(c_void_p))
clgl_fence_signal: Callable[[Optional[int], int], int] = checked("clgl_fence_signal", c_int32, c_void_p, c_int32)
clgl_fence_destroy: Callable[[Optional[int]], int] = checked("clgl_fence_destroy", c_int32, c_void_p)
clgl_fence_wait: Callable[[Optional[int], int], int] = checked("clgl_fence_wait", c_int32, c_void_p, c_int64)
clgl_fence_wait_all: Callable[[int, Any, int], int] = checked(
    "clgl_fence_wait_all", c_int32, c_uint32, POINTER(c_void_p), c_int64)
clgl_fence_wait_any: Callable[[int, Any, int, Any], int] = checked(
    "clgl_fence_wait_any", c_int32, c_uint32, POINTER(c_void_p), c_int64, POINTER(c_uint32))
clgl_fence_wait_gl: Callable[[Optional[int]], int] = checked("clgl_fence_wait_gl", c_int32, c_void_p)
clgl_fence_get_info: Callable[[Optional[int], Any], int] = checked(
    "clgl_fence_get_info", c_int32, c_void_p, POINTER(clgl_fence_info))
clgl_fence_set_callback: Callable[[Optional[int], Any, Any], int] = checked(
    "clgl_fence_set_callback", c_int32, c_void_p, clgl_fence_callback, c_void_p)
clgl_fence_set_status_callback: Callable[[Optional[int], int, Any, Any], int] = checked(
    "clgl_fence_set_status_callback", c_int32, c_void_p, c_int32, clgl_fence_callback, c_void_p)
clgl_fence_get_profiling: Callable[[Optional[int], Any], int] = checked(
    "clgl_fence_get_profiling", c_int32, c_void_p, POINTER(clgl_profiling))
clgl_fence_status_name: Callable[[int], Optional[bytes]] = unchecked("clgl_fence_status_name", c_char_p, c_int32)
clgl_command_type_name: Callable[[int], Optional[bytes]] = unchecked("clgl_command_type_name", c_char_p, c_int32)
clgl_fence_type_name: Callable[[int], Optional[bytes]] = unchecked("clgl_fence_type_name", c_char_p, c_int32)
clgl_device_cl_device: Callable[[Optional[int], Any], int] = checked(
    "clgl_device_cl_device", c_int32, c_void_p, POINTER(c_void_p))
clgl_device_cl_platform: Callable[[Optional[int], Any], int] = checked(
    "clgl_device_cl_platform", c_int32, c_void_p, POINTER(c_void_p))
clgl_device_from_cl_device: Callable[[Any, Any], int] = checked(
    "clgl_device_from_cl_device", c_int32, c_void_p, POINTER(c_void_p))
clgl_context_cl_context: Callable[[Optional[int], Any], int] = checked(
    "clgl_context_cl_context", c_int32, c_void_p, POINTER(c_void_p))
clgl_context_gl_context: Callable[[Optional[int], Any, Any], int] = checked(
    "clgl_context_gl_context", c_int32, c_void_p, POINTER(c_void_p), POINTER(c_void_p))
clgl_queue_cl_queue: Callable[[Optional[int], Any], int] = checked(
    "clgl_queue_cl_queue", c_int32, c_void_p, POINTER(c_void_p))
clgl_buffer_cl_mem: Callable[[Optional[int], Any], int] = checked(
    "clgl_buffer_cl_mem", c_int32, c_void_p, POINTER(c_void_p))
clgl_buffer_from_cl_mem: Callable[[Optional[int], Any, int, Any], int] = checked(
    "clgl_buffer_from_cl_mem", c_int32, c_void_p, c_void_p, c_int32, POINTER(c_void_p))
clgl_buffer_gl_name: Callable[[Optional[int], Any], int] = checked(
    "clgl_buffer_gl_name", c_int32, c_void_p, POINTER(c_uint32))
clgl_texture_cl_mem: Callable[[Optional[int], Any], int] = checked(
    "clgl_texture_cl_mem", c_int32, c_void_p, POINTER(c_void_p))
clgl_texture_from_cl_mem: Callable[[Optional[int], Any, Any], int] = checked(
    "clgl_texture_from_cl_mem", c_int32, c_void_p, c_void_p, POINTER(c_void_p))
clgl_texture_gl_name: Callable[[Optional[int], Any], int] = checked(
    "clgl_texture_gl_name", c_int32, c_void_p, POINTER(c_uint32))
clgl_sampler_cl_sampler: Callable[[Optional[int], Any], int] = checked(
    "clgl_sampler_cl_sampler", c_int32, c_void_p, POINTER(c_void_p))
clgl_kernel_from_cl_kernel: Callable[[Optional[int], Any, Any], int] = checked(
    "clgl_kernel_from_cl_kernel", c_int32, c_void_p, c_void_p, POINTER(c_void_p))
clgl_kernel_cl_kernel: Callable[[Optional[int], Any], int] = checked(
    "clgl_kernel_cl_kernel", c_int32, c_void_p, POINTER(c_void_p))
clgl_program_cl_program: Callable[[Optional[int], Any], int] = checked(
    "clgl_program_cl_program", c_int32, c_void_p, POINTER(c_void_p))
clgl_fence_from_cl_event: Callable[[Optional[int], Any, Any], int] = checked(
    "clgl_fence_from_cl_event", c_int32, c_void_p, c_void_p, POINTER(c_void_p))
clgl_fence_from_gl_sync: Callable[[Optional[int], Any, Any], int] = checked(
    "clgl_fence_from_gl_sync", c_int32, c_void_p, c_void_p, POINTER(c_void_p))
clgl_fence_cl_event: Callable[[Optional[int], Any], int] = checked(
    "clgl_fence_cl_event", c_int32, c_void_p, POINTER(c_void_p))
clgl_fence_gl_sync: Callable[[Optional[int], Any], int] = checked(
    "clgl_fence_gl_sync", c_int32, c_void_p, POINTER(c_void_p))
clgl_queue_create: Callable[[Optional[int], Any, Any], int] = checked(
    "clgl_queue_create", c_int32, c_void_p, POINTER(clgl_queue_desc), POINTER(c_void_p))
clgl_queue_duplicate: Callable[[Optional[int], Any], int] = checked(
    "clgl_queue_duplicate", c_int32, c_void_p, POINTER(c_void_p))
clgl_queue_get_info: Callable[[Optional[int], Any], int] = checked(
    "clgl_queue_get_info", c_int32, c_void_p, POINTER(clgl_queue_info))
clgl_queue_destroy: Callable[[Optional[int]], int] = checked("clgl_queue_destroy", c_int32, c_void_p)
clgl_queue_flush: Callable[[Optional[int]], int] = checked("clgl_queue_flush", c_int32, c_void_p)
clgl_queue_finish: Callable[[Optional[int]], int] = checked("clgl_queue_finish", c_int32, c_void_p)
clgl_queue_marker: Callable[[Optional[int], int, Any, Any], int] = checked(
    "clgl_queue_marker", c_int32, c_void_p, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_queue_barrier: Callable[[Optional[int], int, Any, Any], int] = checked(
    "clgl_queue_barrier", c_int32, c_void_p, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_queue_launch_host_function: Callable[[Optional[int], Any, Any, int, Any, Any], int] = checked(
    "clgl_queue_launch_host_function", c_int32, c_void_p, clgl_host_function, c_void_p, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_migrate: Callable[[Optional[int], Any, int, Any, Any], int] = checked(
    "clgl_migrate", c_int32, c_void_p, POINTER(clgl_migration), c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_ring_create: Callable[[Optional[int], Any, Any], int] = checked(
    "clgl_ring_create", c_int32, c_void_p, POINTER(clgl_ring_desc), POINTER(c_void_p))
clgl_ring_destroy: Callable[[Optional[int]], int] = checked("clgl_ring_destroy", c_int32, c_void_p)
clgl_ring_get_info: Callable[[Optional[int], Any], int] = checked(
    "clgl_ring_get_info", c_int32, c_void_p, POINTER(clgl_ring_info))
clgl_ring_get_slot: Callable[[Optional[int], int, Any], int] = checked(
    "clgl_ring_get_slot", c_int32, c_void_p, c_uint32, POINTER(clgl_ring_slot))
clgl_ring_acquire_write: Callable[[Optional[int], Optional[int], int, int, Any, Any, Any, Any], int] = checked(
    "clgl_ring_acquire_write", c_int32, c_void_p, c_void_p, c_int64, c_uint32, POINTER(c_void_p), POINTER(clgl_ring_slot), POINTER(clgl_ring_slot), POINTER(c_void_p))
clgl_ring_submit: Callable[[Optional[int], Optional[int], int, int, Any, Any], int] = checked(
    "clgl_ring_submit", c_int32, c_void_p, c_void_p, c_uint32, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_ring_acquire_read: Callable[[Optional[int], int, Any], int] = checked(
    "clgl_ring_acquire_read", c_int32, c_void_p, c_int64, POINTER(clgl_ring_slot))
clgl_ring_release_read: Callable[[Optional[int]], int] = checked("clgl_ring_release_read", c_int32, c_void_p)
clgl_ring_resize: Callable[[Optional[int], Any], int] = checked(
    "clgl_ring_resize", c_int32, c_void_p, POINTER(c_size_t))
clgl_ring_mode_name: Callable[[int], Optional[bytes]] = unchecked("clgl_ring_mode_name", c_char_p, c_int32)
clgl_version: Callable[[Any, Any, Any], int] = unchecked(
    "clgl_version", c_int32, POINTER(c_uint32), POINTER(c_uint32), POINTER(c_uint32))
clgl_version_string: Callable[[], Optional[bytes]] = unchecked("clgl_version_string", c_char_p)
clgl_view_init: Callable[[Optional[int], int, int, Any, int, Any, Any], int] = checked(
    "clgl_view_init", c_int32, c_void_p, c_int32, c_uint32, POINTER(clgl_range), c_uint32, POINTER(c_size_t), POINTER(clgl_view))
clgl_view_get_info: Callable[[Any, Any], int] = checked(
    "clgl_view_get_info", c_int32, POINTER(clgl_view), POINTER(clgl_view_info))
clgl_view_slice: Callable[[Any, int, Any, Any], int] = checked(
    "clgl_view_slice", c_int32, POINTER(clgl_view), c_uint32, POINTER(clgl_slice), POINTER(clgl_view))
clgl_view_reshape: Callable[[Any, int, Any, Any], int] = checked(
    "clgl_view_reshape", c_int32, POINTER(clgl_view), c_uint32, POINTER(c_size_t), POINTER(clgl_view))
clgl_view_transpose: Callable[[Any, Any, Any], int] = checked(
    "clgl_view_transpose", c_int32, POINTER(clgl_view), POINTER(c_uint32), POINTER(clgl_view))
clgl_view_read: Callable[[Optional[int], Any, Any, Any, int, int, Any, Any], int] = checked(
    "clgl_view_read", c_int32, c_void_p, POINTER(clgl_view), POINTER(c_int64), c_void_p, c_uint32, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_view_write: Callable[[Optional[int], Any, Any, Any, int, int, Any, Any], int] = checked(
    "clgl_view_write", c_int32, c_void_p, POINTER(clgl_view), POINTER(c_int64), c_void_p, c_uint32, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_view_fill: Callable[[Optional[int], Any, Any, int, Any, Any], int] = checked(
    "clgl_view_fill", c_int32, c_void_p, POINTER(clgl_view), c_void_p, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_view_copy: Callable[[Optional[int], Any, Any, int, Any, Any], int] = checked(
    "clgl_view_copy", c_int32, c_void_p, POINTER(clgl_view), POINTER(clgl_view), c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_view_read_item: Callable[[Optional[int], Any, Any, Any, int, int, Any, Any], int] = checked(
    "clgl_view_read_item", c_int32, c_void_p, POINTER(clgl_view), POINTER(c_int64), c_void_p, c_uint32, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_view_write_item: Callable[[Optional[int], Any, Any, Any, int, int, Any, Any], int] = checked(
    "clgl_view_write_item", c_int32, c_void_p, POINTER(clgl_view), POINTER(c_int64), c_void_p, c_uint32, c_uint32, POINTER(c_void_p), POINTER(c_void_p))
clgl_element_type_name: Callable[[int], Optional[bytes]] = unchecked("clgl_element_type_name", c_char_p, c_int32)
