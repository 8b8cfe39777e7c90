#include "core/device/info.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <string_view>

namespace clgl
{

namespace
{

// Define a row of a table. The type of a field determines how it is read, except for booleans. VERSIONS also
// stores the number of versions.
#define FIELD_AS(kind, field, parameter)                                                                         \
    {                                                                                                            \
        parameter, kind, offsetof(Info, field), sizeof(Info::field), 0                                           \
    }
#define FIELD(field, parameter) FIELD_AS(field_kind<decltype(Info::field)>(), field, parameter)
#define BOOLEAN(field, parameter) FIELD_AS(FieldKind::boolean, field, parameter)
#define VERSIONS(field, parameter)                                                                               \
    {                                                                                                            \
        parameter, field_kind<decltype(Info::field)>(), offsetof(Info, field), sizeof(Info::field),              \
            offsetof(Info, field##_count)                                                                        \
    }

std::span<const InfoField> device_fields()
{
    using Info = clgl_device_info;
    static constexpr InfoField fields[] = {
        FIELD(type, CL_DEVICE_TYPE),
        FIELD(max_work_group_size, CL_DEVICE_MAX_WORK_GROUP_SIZE),
        FIELD(max_work_item_sizes, CL_DEVICE_MAX_WORK_ITEM_SIZES),
        FIELD(max_mem_alloc_size, CL_DEVICE_MAX_MEM_ALLOC_SIZE),
        FIELD(image2d_max_width, CL_DEVICE_IMAGE2D_MAX_WIDTH),
        FIELD(image2d_max_height, CL_DEVICE_IMAGE2D_MAX_HEIGHT),
        FIELD(image3d_max_width, CL_DEVICE_IMAGE3D_MAX_WIDTH),
        FIELD(image3d_max_height, CL_DEVICE_IMAGE3D_MAX_HEIGHT),
        FIELD(image3d_max_depth, CL_DEVICE_IMAGE3D_MAX_DEPTH),
        FIELD(image_max_buffer_size, CL_DEVICE_IMAGE_MAX_BUFFER_SIZE),
        FIELD(image_max_array_size, CL_DEVICE_IMAGE_MAX_ARRAY_SIZE),
        FIELD(max_parameter_size, CL_DEVICE_MAX_PARAMETER_SIZE),
        FIELD(global_mem_cache_size, CL_DEVICE_GLOBAL_MEM_CACHE_SIZE),
        FIELD(global_mem_size, CL_DEVICE_GLOBAL_MEM_SIZE),
        FIELD(max_constant_buffer_size, CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE),
        FIELD(local_mem_size, CL_DEVICE_LOCAL_MEM_SIZE),
        FIELD(profiling_timer_resolution, CL_DEVICE_PROFILING_TIMER_RESOLUTION),
        FIELD(partition_properties, CL_DEVICE_PARTITION_PROPERTIES),
        FIELD(printf_buffer_size, CL_DEVICE_PRINTF_BUFFER_SIZE),
        FIELD(max_global_variable_size, CL_DEVICE_MAX_GLOBAL_VARIABLE_SIZE),
        FIELD(global_variable_preferred_total_size, CL_DEVICE_GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE),
        FIELD(preferred_work_group_size_multiple, CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE),
        FIELD(vendor_id, CL_DEVICE_VENDOR_ID),
        FIELD(numeric_version, CL_DEVICE_NUMERIC_VERSION),
        FIELD(max_compute_units, CL_DEVICE_MAX_COMPUTE_UNITS),
        FIELD(max_clock_frequency, CL_DEVICE_MAX_CLOCK_FREQUENCY),
        FIELD(address_bits, CL_DEVICE_ADDRESS_BITS),
        FIELD(max_work_item_dimensions, CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS),
        FIELD(preferred_vector_width_char, CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR),
        FIELD(preferred_vector_width_short, CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT),
        FIELD(preferred_vector_width_int, CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT),
        FIELD(preferred_vector_width_long, CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG),
        FIELD(preferred_vector_width_float, CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT),
        FIELD(preferred_vector_width_double, CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE),
        FIELD(preferred_vector_width_half, CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF),
        FIELD(native_vector_width_char, CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR),
        FIELD(native_vector_width_short, CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT),
        FIELD(native_vector_width_int, CL_DEVICE_NATIVE_VECTOR_WIDTH_INT),
        FIELD(native_vector_width_long, CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG),
        FIELD(native_vector_width_float, CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT),
        FIELD(native_vector_width_double, CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE),
        FIELD(native_vector_width_half, CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF),
        FIELD(single_fp_config, CL_DEVICE_SINGLE_FP_CONFIG),
        FIELD(double_fp_config, CL_DEVICE_DOUBLE_FP_CONFIG),
        FIELD(half_fp_config, CL_DEVICE_HALF_FP_CONFIG),
        BOOLEAN(image_support, CL_DEVICE_IMAGE_SUPPORT),
        FIELD(max_read_image_args, CL_DEVICE_MAX_READ_IMAGE_ARGS),
        FIELD(max_write_image_args, CL_DEVICE_MAX_WRITE_IMAGE_ARGS),
        FIELD(max_read_write_image_args, CL_DEVICE_MAX_READ_WRITE_IMAGE_ARGS),
        FIELD(image_pitch_alignment, CL_DEVICE_IMAGE_PITCH_ALIGNMENT),
        FIELD(image_base_address_alignment, CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT),
        FIELD(max_samplers, CL_DEVICE_MAX_SAMPLERS),
        FIELD(mem_base_addr_align, CL_DEVICE_MEM_BASE_ADDR_ALIGN),
        FIELD(min_data_type_align_size, CL_DEVICE_MIN_DATA_TYPE_ALIGN_SIZE),
        FIELD(global_mem_cache_type, CL_DEVICE_GLOBAL_MEM_CACHE_TYPE),
        FIELD(global_mem_cacheline_size, CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE),
        FIELD(max_constant_args, CL_DEVICE_MAX_CONSTANT_ARGS),
        FIELD(local_mem_type, CL_DEVICE_LOCAL_MEM_TYPE),
        BOOLEAN(error_correction_support, CL_DEVICE_ERROR_CORRECTION_SUPPORT),
        BOOLEAN(host_unified_memory, CL_DEVICE_HOST_UNIFIED_MEMORY),
        BOOLEAN(endian_little, CL_DEVICE_ENDIAN_LITTLE),
        BOOLEAN(available, CL_DEVICE_AVAILABLE),
        BOOLEAN(compiler_available, CL_DEVICE_COMPILER_AVAILABLE),
        BOOLEAN(linker_available, CL_DEVICE_LINKER_AVAILABLE),
        FIELD(execution_capabilities, CL_DEVICE_EXECUTION_CAPABILITIES),
        FIELD(queue_on_host_properties, CL_DEVICE_QUEUE_ON_HOST_PROPERTIES),
        FIELD(queue_on_device_properties, CL_DEVICE_QUEUE_ON_DEVICE_PROPERTIES),
        FIELD(queue_on_device_preferred_size, CL_DEVICE_QUEUE_ON_DEVICE_PREFERRED_SIZE),
        FIELD(queue_on_device_max_size, CL_DEVICE_QUEUE_ON_DEVICE_MAX_SIZE),
        FIELD(max_on_device_queues, CL_DEVICE_MAX_ON_DEVICE_QUEUES),
        FIELD(max_on_device_events, CL_DEVICE_MAX_ON_DEVICE_EVENTS),
        FIELD(device_enqueue_capabilities, CL_DEVICE_DEVICE_ENQUEUE_CAPABILITIES),
        FIELD(partition_max_sub_devices, CL_DEVICE_PARTITION_MAX_SUB_DEVICES),
        FIELD(partition_affinity_domain, CL_DEVICE_PARTITION_AFFINITY_DOMAIN),
        FIELD(reference_count, CL_DEVICE_REFERENCE_COUNT),
        BOOLEAN(preferred_interop_user_sync, CL_DEVICE_PREFERRED_INTEROP_USER_SYNC),
        FIELD(svm_capabilities, CL_DEVICE_SVM_CAPABILITIES),
        FIELD(max_pipe_args, CL_DEVICE_MAX_PIPE_ARGS),
        FIELD(pipe_max_active_reservations, CL_DEVICE_PIPE_MAX_ACTIVE_RESERVATIONS),
        FIELD(pipe_max_packet_size, CL_DEVICE_PIPE_MAX_PACKET_SIZE),
        BOOLEAN(pipe_support, CL_DEVICE_PIPE_SUPPORT),
        FIELD(preferred_platform_atomic_alignment, CL_DEVICE_PREFERRED_PLATFORM_ATOMIC_ALIGNMENT),
        FIELD(preferred_global_atomic_alignment, CL_DEVICE_PREFERRED_GLOBAL_ATOMIC_ALIGNMENT),
        FIELD(preferred_local_atomic_alignment, CL_DEVICE_PREFERRED_LOCAL_ATOMIC_ALIGNMENT),
        FIELD(atomic_memory_capabilities, CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES),
        FIELD(atomic_fence_capabilities, CL_DEVICE_ATOMIC_FENCE_CAPABILITIES),
        FIELD(max_num_sub_groups, CL_DEVICE_MAX_NUM_SUB_GROUPS),
        BOOLEAN(sub_group_independent_forward_progress, CL_DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS),
        BOOLEAN(non_uniform_work_group_support, CL_DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT),
        BOOLEAN(work_group_collective_functions_support, CL_DEVICE_WORK_GROUP_COLLECTIVE_FUNCTIONS_SUPPORT),
        BOOLEAN(generic_address_space_support, CL_DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT),
        FIELD(name, CL_DEVICE_NAME),
        FIELD(vendor, CL_DEVICE_VENDOR),
        FIELD(driver_version, CL_DRIVER_VERSION),
        FIELD(profile, CL_DEVICE_PROFILE),
        FIELD(version, CL_DEVICE_VERSION),
        FIELD(opencl_c_version, CL_DEVICE_OPENCL_C_VERSION),
        FIELD(extensions, CL_DEVICE_EXTENSIONS),
        FIELD(built_in_kernels, CL_DEVICE_BUILT_IN_KERNELS),
        FIELD(il_version, CL_DEVICE_IL_VERSION),
        FIELD(latest_conformance_version_passed, CL_DEVICE_LATEST_CONFORMANCE_VERSION_PASSED),
        VERSIONS(extensions_with_version, CL_DEVICE_EXTENSIONS_WITH_VERSION),
        VERSIONS(ils_with_version, CL_DEVICE_ILS_WITH_VERSION),
        VERSIONS(built_in_kernels_with_version, CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION),
        VERSIONS(opencl_c_all_versions, CL_DEVICE_OPENCL_C_ALL_VERSIONS),
        VERSIONS(opencl_c_features, CL_DEVICE_OPENCL_C_FEATURES),
    };
    return fields;
}

struct PciAddress {
    uint32_t domain, bus, device, function;
};

std::optional<PciAddress> read_pci_khr(const InfoQuery &query)
{
    cl_device_pci_bus_info_khr khr{};
    if (!read_bytes(query, CL_DEVICE_PCI_BUS_INFO_KHR, &khr, sizeof khr)) return {};
    return PciAddress{khr.pci_domain, khr.pci_bus, khr.pci_device, khr.pci_function};
}

std::optional<PciAddress> read_pci_nv(const InfoQuery &query)
{
    // Constants of cl_nv_device_attribute_query, which some versions of cl_ext.h lack. A slot number contains
    // device and function.
    constexpr cl_uint device_pci_bus_id_nv = 0x4008;
    constexpr cl_uint device_pci_slot_id_nv = 0x4009;
    constexpr cl_uint device_pci_domain_id_nv = 0x400A;
    constexpr unsigned function_bits = 3;
    const auto bus = read_number(query, device_pci_bus_id_nv);
    const auto slot = read_number(query, device_pci_slot_id_nv);
    if (!bus || !slot) return {};
    const auto domain = read_number(query, device_pci_domain_id_nv).value_or(0);
    return PciAddress{static_cast<uint32_t>(domain), static_cast<uint32_t>(*bus),
                      static_cast<uint32_t>(*slot >> function_bits),
                      static_cast<uint32_t>(*slot & ((1u << function_bits) - 1))};
}

std::optional<PciAddress> read_pci_amd(const InfoQuery &query)
{
    cl_device_topology_amd topology{};
    if (!read_bytes(query, CL_DEVICE_TOPOLOGY_AMD, &topology, sizeof topology)) return {};
    if (topology.raw.type != CL_DEVICE_TOPOLOGY_TYPE_PCIE_AMD) return {};
    const auto number = [](cl_char part) { return uint32_t{static_cast<unsigned char>(part)}; };
    return PciAddress{0, number(topology.pcie.bus), number(topology.pcie.device), number(topology.pcie.function)};
}

// Reads the PCI address by an extension that the device lists. Other extensions must not be queried, because
// vendors use the same parameter numbers for different values.
void read_pci(const InfoQuery &query, clgl_device_info &info)
{
    static constexpr struct {
        std::string_view extension;
        std::optional<PciAddress> (*read)(const InfoQuery &);
    } ways[] = {
        {"cl_khr_pci_bus_info", read_pci_khr},
        {"cl_nv_device_attribute_query", read_pci_nv},
        {"cl_amd_device_attribute_query", read_pci_amd},
    };
    for (const auto &way : ways) {
        if (!list_has_extension(info.extensions, way.extension)) continue;
        const std::optional<PciAddress> address = way.read(query);
        if (!address) continue;
        info.has_pci = 1;
        info.pci_domain = address->domain;
        info.pci_bus = address->bus;
        info.pci_device = address->device;
        info.pci_function = address->function;
        return;
    }
}

template <size_t N> bool any_set(const uint8_t (&bytes)[N])
{
    return std::any_of(std::begin(bytes), std::end(bytes), [](uint8_t byte) { return byte != 0; });
}

void read_uuids(const InfoQuery &query, clgl_device_info &info)
{
    // Some drivers report a UUID of zeros if a device has none.
    info.has_uuid = read_bytes(query, CL_DEVICE_UUID_KHR, info.uuid, sizeof info.uuid) && any_set(info.uuid);
    if (info.has_uuid) read_bytes(query, CL_DRIVER_UUID_KHR, info.driver_uuid, sizeof info.driver_uuid);
    info.has_luid = read_number(query, CL_DEVICE_LUID_VALID_KHR).value_or(0) != 0 &&
                    read_bytes(query, CL_DEVICE_LUID_KHR, info.luid, sizeof info.luid);
}

}  // namespace

InfoQuery query_of(cl_platform_id platform)
{
    return [platform](cl_uint parameter, size_t capacity, void *value, size_t *size) {
        return cl().GetPlatformInfo(platform, parameter, capacity, value, size);
    };
}

InfoQuery query_of(cl_device_id device)
{
    return [device](cl_uint parameter, size_t capacity, void *value, size_t *size) {
        return cl().GetDeviceInfo(device, parameter, capacity, value, size);
    };
}

clgl_platform_info read_platform_info(cl_platform_id platform, InfoStorage &storage)
{
    using Info = clgl_platform_info;
    static constexpr InfoField fields[] = {
        FIELD(profile, CL_PLATFORM_PROFILE),
        FIELD(version, CL_PLATFORM_VERSION),
        FIELD(numeric_version, CL_PLATFORM_NUMERIC_VERSION),
        FIELD(name, CL_PLATFORM_NAME),
        FIELD(vendor, CL_PLATFORM_VENDOR),
        FIELD(extensions, CL_PLATFORM_EXTENSIONS),
        VERSIONS(extensions_with_version, CL_PLATFORM_EXTENSIONS_WITH_VERSION),
        FIELD(icd_suffix, CL_PLATFORM_ICD_SUFFIX_KHR),
        FIELD(host_timer_resolution, CL_PLATFORM_HOST_TIMER_RESOLUTION),
    };
    clgl_platform_info info{};
    info.struct_size = sizeof info;
    read_info(query_of(platform), fields, storage, &info);
    return info;
}

#undef VERSIONS
#undef BOOLEAN
#undef FIELD
#undef FIELD_AS

clgl_device_info read_device_info(cl_device_id device, InfoStorage &storage)
{
    clgl_device_info info{};
    info.struct_size = sizeof info;
    const InfoQuery query = query_of(device);
    read_info(query, device_fields(), storage, &info);
    read_uuids(query, info);
    read_pci(query, info);
    return info;
}

bool list_has_extension(std::string_view list, std::string_view name)
{
    for (size_t at = list.find(name); at != std::string_view::npos; at = list.find(name, at + 1)) {
        const size_t end = at + name.size();
        if ((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ' ')) return true;
    }
    return false;
}

}  // namespace clgl
