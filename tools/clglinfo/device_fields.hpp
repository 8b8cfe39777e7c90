// Lists the fields of clgl_device_info, each with the unit or type of its value. The list omits version lists,
// the lengths of these lists, and UUIDs, which other code reads.
#pragma once

namespace clglinfo
{

enum class Meaning {
    plain,
    bytes,
    bits,
    pixels,
    nanoseconds,
    megahertz,
    yes_no,
    version,
    type,
    fp,
    cache,
    memory,
    exec,
    queue,
    enqueue,
    affinity,
    svm,
    atomic
};

}  // namespace clglinfo

#define CLGLINFO_DEVICE_FIELDS(X)                                                                                \
    X(platform, plain)                                                                                           \
    X(platform_name, plain)                                                                                      \
    X(name, plain)                                                                                               \
    X(vendor, plain)                                                                                             \
    X(vendor_id, plain)                                                                                          \
    X(type, type)                                                                                                \
    X(version, plain)                                                                                            \
    X(numeric_version, version)                                                                                  \
    X(driver_version, plain)                                                                                     \
    X(profile, plain)                                                                                            \
    X(opencl_c_version, plain)                                                                                   \
    X(il_version, plain)                                                                                         \
    X(latest_conformance_version_passed, plain)                                                                  \
    X(available, yes_no)                                                                                         \
    X(compiler_available, yes_no)                                                                                \
    X(linker_available, yes_no)                                                                                  \
    X(has_uuid, yes_no)                                                                                          \
    X(has_luid, yes_no)                                                                                          \
    X(has_pci, yes_no)                                                                                           \
    X(pci_domain, plain)                                                                                         \
    X(pci_bus, plain)                                                                                            \
    X(pci_device, plain)                                                                                         \
    X(pci_function, plain)                                                                                       \
    X(max_compute_units, plain)                                                                                  \
    X(max_clock_frequency, megahertz)                                                                            \
    X(address_bits, bits)                                                                                        \
    X(endian_little, yes_no)                                                                                     \
    X(max_work_item_dimensions, plain)                                                                           \
    X(max_work_item_sizes, plain)                                                                                \
    X(max_work_group_size, plain)                                                                                \
    X(preferred_work_group_size_multiple, plain)                                                                 \
    X(max_num_sub_groups, plain)                                                                                 \
    X(sub_group_independent_forward_progress, yes_no)                                                            \
    X(non_uniform_work_group_support, yes_no)                                                                    \
    X(work_group_collective_functions_support, yes_no)                                                           \
    X(generic_address_space_support, yes_no)                                                                     \
    X(preferred_vector_width_char, plain)                                                                        \
    X(preferred_vector_width_short, plain)                                                                       \
    X(preferred_vector_width_int, plain)                                                                         \
    X(preferred_vector_width_long, plain)                                                                        \
    X(preferred_vector_width_float, plain)                                                                       \
    X(preferred_vector_width_double, plain)                                                                      \
    X(preferred_vector_width_half, plain)                                                                        \
    X(native_vector_width_char, plain)                                                                           \
    X(native_vector_width_short, plain)                                                                          \
    X(native_vector_width_int, plain)                                                                            \
    X(native_vector_width_long, plain)                                                                           \
    X(native_vector_width_float, plain)                                                                          \
    X(native_vector_width_double, plain)                                                                         \
    X(native_vector_width_half, plain)                                                                           \
    X(single_fp_config, fp)                                                                                      \
    X(double_fp_config, fp)                                                                                      \
    X(half_fp_config, fp)                                                                                        \
    X(global_mem_size, bytes)                                                                                    \
    X(max_mem_alloc_size, bytes)                                                                                 \
    X(global_mem_cache_type, cache)                                                                              \
    X(global_mem_cache_size, bytes)                                                                              \
    X(global_mem_cacheline_size, bytes)                                                                          \
    X(local_mem_type, memory)                                                                                    \
    X(local_mem_size, bytes)                                                                                     \
    X(max_constant_buffer_size, bytes)                                                                           \
    X(max_constant_args, plain)                                                                                  \
    X(max_global_variable_size, bytes)                                                                           \
    X(global_variable_preferred_total_size, bytes)                                                               \
    X(max_parameter_size, bytes)                                                                                 \
    X(mem_base_addr_align, bits)                                                                                 \
    X(min_data_type_align_size, bytes)                                                                           \
    X(host_unified_memory, yes_no)                                                                               \
    X(error_correction_support, yes_no)                                                                          \
    X(svm_capabilities, svm)                                                                                     \
    X(image_support, yes_no)                                                                                     \
    X(image2d_max_width, pixels)                                                                                 \
    X(image2d_max_height, pixels)                                                                                \
    X(image3d_max_width, pixels)                                                                                 \
    X(image3d_max_height, pixels)                                                                                \
    X(image3d_max_depth, pixels)                                                                                 \
    X(image_max_buffer_size, pixels)                                                                             \
    X(image_max_array_size, plain)                                                                               \
    X(image_pitch_alignment, pixels)                                                                             \
    X(image_base_address_alignment, pixels)                                                                      \
    X(max_read_image_args, plain)                                                                                \
    X(max_write_image_args, plain)                                                                               \
    X(max_read_write_image_args, plain)                                                                          \
    X(max_samplers, plain)                                                                                       \
    X(pipe_support, yes_no)                                                                                      \
    X(max_pipe_args, plain)                                                                                      \
    X(pipe_max_active_reservations, plain)                                                                       \
    X(pipe_max_packet_size, bytes)                                                                               \
    X(execution_capabilities, exec)                                                                              \
    X(queue_on_host_properties, queue)                                                                           \
    X(queue_on_device_properties, queue)                                                                         \
    X(queue_on_device_preferred_size, bytes)                                                                     \
    X(queue_on_device_max_size, bytes)                                                                           \
    X(max_on_device_queues, plain)                                                                               \
    X(max_on_device_events, plain)                                                                               \
    X(device_enqueue_capabilities, enqueue)                                                                      \
    X(atomic_memory_capabilities, atomic)                                                                        \
    X(atomic_fence_capabilities, atomic)                                                                         \
    X(preferred_platform_atomic_alignment, bytes)                                                                \
    X(preferred_global_atomic_alignment, bytes)                                                                  \
    X(preferred_local_atomic_alignment, bytes)                                                                   \
    X(profiling_timer_resolution, nanoseconds)                                                                   \
    X(printf_buffer_size, bytes)                                                                                 \
    X(partition_max_sub_devices, plain)                                                                          \
    X(partition_properties, plain)                                                                               \
    X(partition_affinity_domain, affinity)                                                                       \
    X(preferred_interop_user_sync, yes_no)                                                                       \
    X(reference_count, plain)                                                                                    \
    X(built_in_kernels, plain)                                                                                   \
    X(extensions, plain)
