// Made from the description of the API by generate.py: change the headers, then run it again.
#![cfg(target_pointer_width = "64")]
use clgl_sys::*;
use core::mem::{size_of, MaybeUninit};
use core::ptr::addr_of;

macro_rules! layout {
    ($type:ident, $size:expr, {$($field:ident: $offset:expr),*}) => {
        assert_eq!(size_of::<$type>(), $size, stringify!($type));
        let value = MaybeUninit::<$type>::uninit();
        let start = value.as_ptr();
        $(
            // Nothing is read: only the field's place is taken.
            let at = unsafe { addr_of!((*start).$field) } as usize - start as usize;
            assert_eq!(at, $offset, concat!(stringify!($type), ".", stringify!($field)));
        )*
    };
}

#[test]
fn layouts_are_those_of_c() {
    layout!(clgl_range, 16, {offset: 0, size: 8});
    layout!(clgl_box, 48, {origin: 0, extent: 24});
    layout!(clgl_handover, 56, {struct_size: 0, flags: 4, buffer_count: 8, reserved: 12, buffers: 16, buffer_ranges: 24, texture_count: 32, reserved2: 36, textures: 40, texture_regions: 48});
    layout!(clgl_name_version, 68, {version: 0, name: 4});
    layout!(clgl_platform_info, 88, {struct_size: 0, numeric_version: 4, host_timer_resolution: 8, device_count: 16, extensions_with_version_count: 20, profile: 24, version: 32, name: 40, vendor: 48, extensions: 56, icd_suffix: 64, extensions_with_version: 72, reserved: 80});
    layout!(clgl_device_info, 712, {struct_size: 0, type_: 4, max_work_group_size: 8, max_work_item_sizes: 16, max_mem_alloc_size: 40, image2d_max_width: 48, image2d_max_height: 56, image3d_max_width: 64, image3d_max_height: 72, image3d_max_depth: 80, image_max_buffer_size: 88, image_max_array_size: 96, max_parameter_size: 104, global_mem_cache_size: 112, global_mem_size: 120, max_constant_buffer_size: 128, local_mem_size: 136, profiling_timer_resolution: 144, partition_properties: 152, printf_buffer_size: 184, max_global_variable_size: 192, global_variable_preferred_total_size: 200, preferred_work_group_size_multiple: 208, platform: 216, vendor_id: 220, numeric_version: 224, max_compute_units: 228, max_clock_frequency: 232, address_bits: 236, max_work_item_dimensions: 240, preferred_vector_width_char: 244, preferred_vector_width_short: 248, preferred_vector_width_int: 252, preferred_vector_width_long: 256, preferred_vector_width_float: 260, preferred_vector_width_double: 264, preferred_vector_width_half: 268, native_vector_width_char: 272, native_vector_width_short: 276, native_vector_width_int: 280, native_vector_width_long: 284, native_vector_width_float: 288, native_vector_width_double: 292, native_vector_width_half: 296, single_fp_config: 300, double_fp_config: 304, half_fp_config: 308, image_support: 312, max_read_image_args: 316, max_write_image_args: 320, max_read_write_image_args: 324, image_pitch_alignment: 328, image_base_address_alignment: 332, max_samplers: 336, mem_base_addr_align: 340, min_data_type_align_size: 344, global_mem_cache_type: 348, global_mem_cacheline_size: 352, max_constant_args: 356, local_mem_type: 360, error_correction_support: 364, host_unified_memory: 368, endian_little: 372, available: 376, compiler_available: 380, linker_available: 384, execution_capabilities: 388, queue_on_host_properties: 392, queue_on_device_properties: 396, queue_on_device_preferred_size: 400, queue_on_device_max_size: 404, max_on_device_queues: 408, max_on_device_events: 412, device_enqueue_capabilities: 416, partition_max_sub_devices: 420, partition_affinity_domain: 424, reference_count: 428, preferred_interop_user_sync: 432, svm_capabilities: 436, max_pipe_args: 440, pipe_max_active_reservations: 444, pipe_max_packet_size: 448, pipe_support: 452, preferred_platform_atomic_alignment: 456, preferred_global_atomic_alignment: 460, preferred_local_atomic_alignment: 464, atomic_memory_capabilities: 468, atomic_fence_capabilities: 472, max_num_sub_groups: 476, sub_group_independent_forward_progress: 480, non_uniform_work_group_support: 484, work_group_collective_functions_support: 488, generic_address_space_support: 492, extensions_with_version_count: 496, ils_with_version_count: 500, built_in_kernels_with_version_count: 504, opencl_c_all_versions_count: 508, opencl_c_features_count: 512, has_uuid: 516, has_luid: 520, has_pci: 524, pci_domain: 528, pci_bus: 532, pci_device: 536, pci_function: 540, uuid: 544, driver_uuid: 560, luid: 576, name: 584, vendor: 592, driver_version: 600, profile: 608, version: 616, opencl_c_version: 624, extensions: 632, built_in_kernels: 640, il_version: 648, latest_conformance_version_passed: 656, platform_name: 664, extensions_with_version: 672, ils_with_version: 680, built_in_kernels_with_version: 688, opencl_c_all_versions: 696, opencl_c_features: 704});
    layout!(clgl_context_desc, 112, {struct_size: 0, flags: 4, winsys: 8, transport: 12, device: 16, cl_context: 24, gl_context: 32, gl_display: 40, label: 48, devices: 56, device_count: 64, device_types: 68, callback: 72, user_data: 80, printf_callback: 88, printf_user_data: 96, printf_buffer_size: 104});
    layout!(clgl_context_info, 80, {struct_size: 0, flags: 4, winsys: 8, gl_api: 12, gl_version_major: 16, gl_version_minor: 20, match_: 24, transport_count: 28, device: 32, gl_renderer: 40, gl_vendor: 48, match_reason: 56, label: 64, device_count: 72, reserved: 76});
    layout!(clgl_transport_report, 48, {struct_size: 0, transport: 4, buffer_status: 8, texture_status: 12, self_test: 16, self_test_stored: 20, self_test_ns: 24, buffer_reason: 32, texture_reason: 40});
    layout!(clgl_memory_usage, 24, {struct_size: 0, object_count: 4, shared_bytes: 8, extra_bytes: 16});
    layout!(clgl_buffer_desc, 48, {struct_size: 0, flags: 4, access: 8, transport: 12, gl_name: 16, reserved: 20, size: 24, data: 32, label: 40});
    layout!(clgl_buffer_info, 112, {struct_size: 0, flags: 4, access: 8, transport: 12, gl_name: 16, copies_per_acquire: 20, copies_per_release: 24, storage_replaced: 28, acquired: 32, is_sub_buffer: 36, size: 40, offset: 48, transport_reason: 56, label: 64, parent: 72, host_memory: 80, reference_count: 88, map_count: 92, acquire_needs_gl: 96, release_needs_gl: 100, gl_mappable: 104, reserved: 108});
    layout!(clgl_buffer_rect, 112, {struct_size: 0, reserved: 4, buffer_origin: 8, other_origin: 32, region: 56, buffer_row_pitch: 80, buffer_slice_pitch: 88, other_row_pitch: 96, other_slice_pitch: 104});
    layout!(clgl_launch, 80, {struct_size: 0, dimensions: 4, global_offset: 8, global_size: 32, local_size: 56});
    layout!(clgl_argument, 48, {struct_size: 0, type_: 4, size: 8, value: 16, buffer: 24, texture: 32, sampler: 40});
    layout!(clgl_argument_desc, 32, {struct_size: 0, type_: 4, size: 8, name: 16, type_name: 24});
    layout!(clgl_argument_info, 48, {struct_size: 0, type_: 4, address: 8, access: 12, qualifiers: 16, is_set: 20, size: 24, name: 32, type_name: 40});
    layout!(clgl_kernel_info, 24, {struct_size: 0, argument_count: 4, name: 8, attributes: 16});
    layout!(clgl_work_group_info, 64, {struct_size: 0, reserved: 4, work_group_size: 8, compile_work_group_size: 16, preferred_work_group_size_multiple: 40, local_mem_size: 48, private_mem_size: 56});
    layout!(clgl_program_desc, 120, {struct_size: 0, flags: 4, source: 8, source_size: 16, options: 24, label: 32, sources: 40, source_sizes: 48, il: 56, il_size: 64, binaries: 72, binary_sizes: 80, devices: 88, cl_program: 96, cache_directory: 104, source_count: 112, device_count: 116});
    layout!(clgl_build_desc, 64, {struct_size: 0, device_count: 4, devices: 8, options: 16, header_names: 24, headers: 32, callback: 40, user_data: 48, header_count: 56, reserved: 60});
    layout!(clgl_program_info, 20, {struct_size: 0, origin: 4, device_count: 8, kernel_count: 12, from_cache: 16});
    layout!(clgl_program_build_info, 24, {struct_size: 0, status: 4, binary_type: 8, reserved: 12, global_variable_size: 16});
    layout!(clgl_sampler_desc, 24, {struct_size: 0, coordinates: 4, addressing: 8, filter: 12, label: 16});
    layout!(clgl_sampler_info, 24, {struct_size: 0, coordinates: 4, addressing: 8, filter: 12, label: 16});
    layout!(clgl_format_info, 88, {struct_size: 0, format: 4, gl_internal_format: 8, gl_format: 12, gl_type: 16, cl_channel_order: 20, cl_channel_data_type: 24, bytes_per_pixel: 28, components: 32, bits_per_component: 36, numeric: 40, nearest: 44, name: 48, specification: 56, gl_internal_format_name: 64, cl_channel_order_name: 72, cl_channel_data_type_name: 80});
    layout!(clgl_texture_desc, 104, {struct_size: 0, flags: 4, access: 8, type_: 12, format: 16, width: 20, height: 24, depth: 28, layers: 32, mip_level_count: 36, gl_name: 40, gl_target: 44, mip_level: 48, transport: 52, row_pitch: 56, slice_pitch: 64, data: 72, buffer: 80, label: 88, samples: 96, reserved: 100});
    layout!(clgl_texture_info, 184, {struct_size: 0, flags: 4, access: 8, transport: 12, type_: 16, format: 20, width: 24, height: 28, depth: 32, layers: 36, cl_channel_order: 40, cl_channel_data_type: 44, bytes_per_pixel: 48, cl_format: 52, gl_name: 56, gl_target: 60, gl_internal_format: 64, mip_level: 68, samples: 72, copies_per_acquire: 76, copies_per_release: 80, acquired: 84, row_pitch: 88, slice_pitch: 96, size: 104, format_name: 112, cl_format_name: 120, transport_reason: 128, label: 136, buffer: 144, host_memory: 152, reference_count: 160, map_count: 164, storage_replaced: 168, acquire_needs_gl: 172, release_needs_gl: 176, reserved: 180});
    layout!(clgl_texture_region, 72, {struct_size: 0, reserved: 4, origin: 8, extent: 32, row_pitch: 56, slice_pitch: 64});
    layout!(clgl_texture_support, 24, {struct_size: 0, self_test: 4, cl_format: 8, reserved: 12, detail: 16});
    layout!(clgl_pixel_layout, 40, {struct_size: 0, component_type: 4, component_count: 8, reserved: 12, offset: 16, row_pitch: 24, slice_pitch: 32});
    layout!(clgl_fence_info, 20, {struct_size: 0, type_: 4, status: 8, error: 12, command: 16});
    layout!(clgl_profiling, 48, {struct_size: 0, reserved: 4, queued_ns: 8, submitted_ns: 16, started_ns: 24, ended_ns: 32, completed_ns: 40});
    layout!(clgl_queue_desc, 32, {struct_size: 0, flags: 4, cl_queue: 8, label: 16, device: 24});
    layout!(clgl_queue_info, 32, {struct_size: 0, flags: 4, context: 8, device: 16, label: 24});
    layout!(clgl_migration, 32, {struct_size: 0, flags: 4, buffer_count: 8, texture_count: 12, buffers: 16, textures: 24});
    layout!(clgl_ring_desc, 56, {struct_size: 0, slot_count: 4, mode: 8, reserved: 12, buffer: 16, texture: 24, label: 32, buffers: 40, textures: 48});
    layout!(clgl_ring_slot, 40, {struct_size: 0, index: 4, frame: 8, generation: 16, reserved: 20, buffer: 24, texture: 32});
    layout!(clgl_ring_info, 72, {struct_size: 0, slot_count: 4, mode: 8, generation: 12, waiting_count: 16, acquired: 20, taken: 24, reserved: 28, frames_written: 32, frames_taken: 40, frames_dropped: 48, context: 56, label: 64});
    layout!(clgl_view, 168, {struct_size: 0, read_only: 4, format: 8, components: 12, element_size: 16, dimensions: 20, strides: 24, shape: 88, offset: 152, buffer: 160});
    layout!(clgl_view_info, 48, {struct_size: 0, is_c_contiguous: 4, is_fortran_contiguous: 8, is_writable: 12, item_count: 16, size: 24, first_byte: 32, span: 40});
    layout!(clgl_slice, 32, {struct_size: 0, flags: 4, start: 8, stop: 16, step: 24});
}

#[test]
fn every_function_is_in_the_library() {
    let addresses = [
        clgl_result_name as *const () as usize,
        clgl_error_message as *const () as usize,
        clgl_error_get_native_code as *const () as usize,
        clgl_native_source_name as *const () as usize,
        clgl_native_name as *const () as usize,
        clgl_native_cause as *const () as usize,
        clgl_native_hint as *const () as usize,
        clgl_log_level_name as *const () as usize,
        clgl_log_set_callback as *const () as usize,
        clgl_acquire as *const () as usize,
        clgl_release as *const () as usize,
        clgl_buffer_acquire as *const () as usize,
        clgl_buffer_release as *const () as usize,
        clgl_texture_acquire as *const () as usize,
        clgl_texture_release as *const () as usize,
        clgl_platform_get_count as *const () as usize,
        clgl_platform_get_info as *const () as usize,
        clgl_platform_query as *const () as usize,
        clgl_device_list as *const () as usize,
        clgl_device_get_info as *const () as usize,
        clgl_device_query as *const () as usize,
        clgl_device_list_for_gl as *const () as usize,
        clgl_device_for_gl as *const () as usize,
        clgl_device_cache_name as *const () as usize,
        clgl_device_memory_name as *const () as usize,
        clgl_context_create as *const () as usize,
        clgl_context_destroy as *const () as usize,
        clgl_context_get_info as *const () as usize,
        clgl_context_get_devices as *const () as usize,
        clgl_context_query as *const () as usize,
        clgl_context_verify_transports as *const () as usize,
        clgl_context_get_transport_report as *const () as usize,
        clgl_context_get_report as *const () as usize,
        clgl_context_get_memory_usage as *const () as usize,
        clgl_context_make_current as *const () as usize,
        clgl_context_get_proc_address as *const () as usize,
        clgl_winsys_name as *const () as usize,
        clgl_gl_api_name as *const () as usize,
        clgl_transport_name as *const () as usize,
        clgl_transport_status_name as *const () as usize,
        clgl_device_match_name as *const () as usize,
        clgl_self_test_name as *const () as usize,
        clgl_buffer_create as *const () as usize,
        clgl_buffer_create_sub as *const () as usize,
        clgl_buffer_rewrap as *const () as usize,
        clgl_buffer_destroy as *const () as usize,
        clgl_buffer_set_destructor_callback as *const () as usize,
        clgl_buffer_get_info as *const () as usize,
        clgl_buffer_read as *const () as usize,
        clgl_buffer_write as *const () as usize,
        clgl_buffer_fill as *const () as usize,
        clgl_buffer_copy as *const () as usize,
        clgl_buffer_read_rect as *const () as usize,
        clgl_buffer_write_rect as *const () as usize,
        clgl_buffer_copy_rect as *const () as usize,
        clgl_buffer_map as *const () as usize,
        clgl_buffer_unmap as *const () as usize,
        clgl_access_name as *const () as usize,
        clgl_kernel_create as *const () as usize,
        clgl_kernel_clone as *const () as usize,
        clgl_kernel_destroy as *const () as usize,
        clgl_kernel_get_info as *const () as usize,
        clgl_kernel_get_work_group_info as *const () as usize,
        clgl_kernel_get_argument_info as *const () as usize,
        clgl_kernel_find_argument as *const () as usize,
        clgl_kernel_declare_arguments as *const () as usize,
        clgl_kernel_set_value as *const () as usize,
        clgl_kernel_set_buffer as *const () as usize,
        clgl_kernel_set_texture as *const () as usize,
        clgl_kernel_set_sampler as *const () as usize,
        clgl_kernel_set_null as *const () as usize,
        clgl_kernel_set_local as *const () as usize,
        clgl_kernel_set_launch as *const () as usize,
        clgl_kernel_get_launch as *const () as usize,
        clgl_kernel_launch as *const () as usize,
        clgl_kernel_launch_1d as *const () as usize,
        clgl_kernel_launch_2d as *const () as usize,
        clgl_kernel_launch_3d as *const () as usize,
        clgl_kernel_launch_task as *const () as usize,
        clgl_kernel_launch_with_arguments as *const () as usize,
        clgl_argument_type_name as *const () as usize,
        clgl_address_space_name as *const () as usize,
        clgl_image_access_name as *const () as usize,
        clgl_program_create as *const () as usize,
        clgl_program_destroy as *const () as usize,
        clgl_program_build as *const () as usize,
        clgl_program_compile as *const () as usize,
        clgl_program_link as *const () as usize,
        clgl_program_get_info as *const () as usize,
        clgl_program_get_build_info as *const () as usize,
        clgl_program_get_build_log as *const () as usize,
        clgl_program_get_build_options as *const () as usize,
        clgl_program_get_source as *const () as usize,
        clgl_program_get_kernel_name as *const () as usize,
        clgl_program_get_binary as *const () as usize,
        clgl_build_status_name as *const () as usize,
        clgl_program_origin_name as *const () as usize,
        clgl_binary_type_name as *const () as usize,
        clgl_sampler_create as *const () as usize,
        clgl_sampler_destroy as *const () as usize,
        clgl_sampler_get_info as *const () as usize,
        clgl_sampler_coordinates_name as *const () as usize,
        clgl_sampler_address_name as *const () as usize,
        clgl_sampler_filter_name as *const () as usize,
        clgl_format_get_count as *const () as usize,
        clgl_format_get_info as *const () as usize,
        clgl_format_from_gl as *const () as usize,
        clgl_format_from_cl as *const () as usize,
        clgl_format_name as *const () as usize,
        clgl_numeric_type_name as *const () as usize,
        clgl_texture_list_formats as *const () as usize,
        clgl_texture_create as *const () as usize,
        clgl_texture_verify as *const () as usize,
        clgl_texture_rewrap as *const () as usize,
        clgl_texture_resize as *const () as usize,
        clgl_texture_destroy as *const () as usize,
        clgl_texture_set_destructor_callback as *const () as usize,
        clgl_texture_get_info as *const () as usize,
        clgl_texture_read as *const () as usize,
        clgl_texture_write as *const () as usize,
        clgl_texture_fill as *const () as usize,
        clgl_texture_copy as *const () as usize,
        clgl_texture_copy_to_buffer as *const () as usize,
        clgl_buffer_copy_to_texture as *const () as usize,
        clgl_texture_map as *const () as usize,
        clgl_texture_unmap as *const () as usize,
        clgl_texture_type_name as *const () as usize,
        clgl_convert_buffer_to_texture as *const () as usize,
        clgl_convert_texture_to_buffer as *const () as usize,
        clgl_convert_buffer as *const () as usize,
        clgl_pixel_component_type_name as *const () as usize,
        clgl_fence_record_gl as *const () as usize,
        clgl_fence_record_cl as *const () as usize,
        clgl_fence_create_user as *const () as usize,
        clgl_fence_signal as *const () as usize,
        clgl_fence_destroy as *const () as usize,
        clgl_fence_wait as *const () as usize,
        clgl_fence_wait_all as *const () as usize,
        clgl_fence_wait_any as *const () as usize,
        clgl_fence_wait_gl as *const () as usize,
        clgl_fence_get_info as *const () as usize,
        clgl_fence_set_callback as *const () as usize,
        clgl_fence_set_status_callback as *const () as usize,
        clgl_fence_get_profiling as *const () as usize,
        clgl_fence_status_name as *const () as usize,
        clgl_command_type_name as *const () as usize,
        clgl_fence_type_name as *const () as usize,
        clgl_device_cl_device as *const () as usize,
        clgl_device_cl_platform as *const () as usize,
        clgl_device_from_cl_device as *const () as usize,
        clgl_context_cl_context as *const () as usize,
        clgl_context_gl_context as *const () as usize,
        clgl_queue_cl_queue as *const () as usize,
        clgl_buffer_cl_mem as *const () as usize,
        clgl_buffer_from_cl_mem as *const () as usize,
        clgl_buffer_gl_name as *const () as usize,
        clgl_texture_cl_mem as *const () as usize,
        clgl_texture_from_cl_mem as *const () as usize,
        clgl_texture_gl_name as *const () as usize,
        clgl_sampler_cl_sampler as *const () as usize,
        clgl_kernel_from_cl_kernel as *const () as usize,
        clgl_kernel_cl_kernel as *const () as usize,
        clgl_program_cl_program as *const () as usize,
        clgl_fence_from_cl_event as *const () as usize,
        clgl_fence_from_gl_sync as *const () as usize,
        clgl_fence_cl_event as *const () as usize,
        clgl_fence_gl_sync as *const () as usize,
        clgl_queue_create as *const () as usize,
        clgl_queue_duplicate as *const () as usize,
        clgl_queue_get_info as *const () as usize,
        clgl_queue_destroy as *const () as usize,
        clgl_queue_flush as *const () as usize,
        clgl_queue_finish as *const () as usize,
        clgl_queue_marker as *const () as usize,
        clgl_queue_barrier as *const () as usize,
        clgl_queue_launch_host_function as *const () as usize,
        clgl_migrate as *const () as usize,
        clgl_ring_create as *const () as usize,
        clgl_ring_destroy as *const () as usize,
        clgl_ring_get_info as *const () as usize,
        clgl_ring_get_slot as *const () as usize,
        clgl_ring_acquire_write as *const () as usize,
        clgl_ring_submit as *const () as usize,
        clgl_ring_acquire_read as *const () as usize,
        clgl_ring_release_read as *const () as usize,
        clgl_ring_resize as *const () as usize,
        clgl_ring_mode_name as *const () as usize,
        clgl_version as *const () as usize,
        clgl_version_string as *const () as usize,
        clgl_view_init as *const () as usize,
        clgl_view_get_info as *const () as usize,
        clgl_view_slice as *const () as usize,
        clgl_view_reshape as *const () as usize,
        clgl_view_transpose as *const () as usize,
        clgl_view_read as *const () as usize,
        clgl_view_write as *const () as usize,
        clgl_view_fill as *const () as usize,
        clgl_view_copy as *const () as usize,
        clgl_view_read_item as *const () as usize,
        clgl_view_write_item as *const () as usize,
        clgl_element_type_name as *const () as usize,
    ];
    assert_eq!(addresses.len(), 201);
    assert!(addresses.iter().all(|address| *address != 0));
}
