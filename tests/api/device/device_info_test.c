/* Compares the infos of platforms and devices with raw OpenCL queries. */
#include "device_support.h"

/* A field of clgl_device_info, and the OpenCL parameter with the same value */
struct field {
    size_t offset;
    size_t size;
    cl_device_info parameter;
    size_t count_offset;
};

#define NUMBER(field, parameter)                                                                                 \
    {                                                                                                            \
        offsetof(clgl_device_info, field), sizeof(((clgl_device_info *)0)->field), parameter, 0                  \
    }
#define TEXT(field, parameter) NUMBER(field, parameter)
#define VERSIONS(field, parameter)                                                                               \
    {                                                                                                            \
        offsetof(clgl_device_info, field), 0, parameter, offsetof(clgl_device_info, field##_count)               \
    }

static const struct field numbers[] = {
    NUMBER(type, CL_DEVICE_TYPE),
    NUMBER(max_work_group_size, CL_DEVICE_MAX_WORK_GROUP_SIZE),
    NUMBER(max_mem_alloc_size, CL_DEVICE_MAX_MEM_ALLOC_SIZE),
    NUMBER(image2d_max_width, CL_DEVICE_IMAGE2D_MAX_WIDTH),
    NUMBER(image2d_max_height, CL_DEVICE_IMAGE2D_MAX_HEIGHT),
    NUMBER(image3d_max_width, CL_DEVICE_IMAGE3D_MAX_WIDTH),
    NUMBER(image3d_max_height, CL_DEVICE_IMAGE3D_MAX_HEIGHT),
    NUMBER(image3d_max_depth, CL_DEVICE_IMAGE3D_MAX_DEPTH),
    NUMBER(image_max_buffer_size, CL_DEVICE_IMAGE_MAX_BUFFER_SIZE),
    NUMBER(image_max_array_size, CL_DEVICE_IMAGE_MAX_ARRAY_SIZE),
    NUMBER(max_parameter_size, CL_DEVICE_MAX_PARAMETER_SIZE),
    NUMBER(global_mem_cache_size, CL_DEVICE_GLOBAL_MEM_CACHE_SIZE),
    NUMBER(global_mem_size, CL_DEVICE_GLOBAL_MEM_SIZE),
    NUMBER(max_constant_buffer_size, CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE),
    NUMBER(local_mem_size, CL_DEVICE_LOCAL_MEM_SIZE),
    NUMBER(profiling_timer_resolution, CL_DEVICE_PROFILING_TIMER_RESOLUTION),
    NUMBER(printf_buffer_size, CL_DEVICE_PRINTF_BUFFER_SIZE),
    NUMBER(max_global_variable_size, CL_DEVICE_MAX_GLOBAL_VARIABLE_SIZE),
    NUMBER(global_variable_preferred_total_size, CL_DEVICE_GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE),
    NUMBER(preferred_work_group_size_multiple, CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE),
    NUMBER(vendor_id, CL_DEVICE_VENDOR_ID),
    NUMBER(numeric_version, CL_DEVICE_NUMERIC_VERSION),
    NUMBER(max_compute_units, CL_DEVICE_MAX_COMPUTE_UNITS),
    NUMBER(max_clock_frequency, CL_DEVICE_MAX_CLOCK_FREQUENCY),
    NUMBER(address_bits, CL_DEVICE_ADDRESS_BITS),
    NUMBER(max_work_item_dimensions, CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS),
    NUMBER(preferred_vector_width_char, CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR),
    NUMBER(preferred_vector_width_short, CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT),
    NUMBER(preferred_vector_width_int, CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT),
    NUMBER(preferred_vector_width_long, CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG),
    NUMBER(preferred_vector_width_float, CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT),
    NUMBER(preferred_vector_width_double, CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE),
    NUMBER(preferred_vector_width_half, CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF),
    NUMBER(native_vector_width_char, CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR),
    NUMBER(native_vector_width_short, CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT),
    NUMBER(native_vector_width_int, CL_DEVICE_NATIVE_VECTOR_WIDTH_INT),
    NUMBER(native_vector_width_long, CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG),
    NUMBER(native_vector_width_float, CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT),
    NUMBER(native_vector_width_double, CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE),
    NUMBER(native_vector_width_half, CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF),
    NUMBER(single_fp_config, CL_DEVICE_SINGLE_FP_CONFIG),
    NUMBER(double_fp_config, CL_DEVICE_DOUBLE_FP_CONFIG),
    NUMBER(half_fp_config, CL_DEVICE_HALF_FP_CONFIG),
    NUMBER(image_support, CL_DEVICE_IMAGE_SUPPORT),
    NUMBER(max_read_image_args, CL_DEVICE_MAX_READ_IMAGE_ARGS),
    NUMBER(max_write_image_args, CL_DEVICE_MAX_WRITE_IMAGE_ARGS),
    NUMBER(max_read_write_image_args, CL_DEVICE_MAX_READ_WRITE_IMAGE_ARGS),
    NUMBER(image_pitch_alignment, CL_DEVICE_IMAGE_PITCH_ALIGNMENT),
    NUMBER(image_base_address_alignment, CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT),
    NUMBER(max_samplers, CL_DEVICE_MAX_SAMPLERS),
    NUMBER(mem_base_addr_align, CL_DEVICE_MEM_BASE_ADDR_ALIGN),
    NUMBER(min_data_type_align_size, CL_DEVICE_MIN_DATA_TYPE_ALIGN_SIZE),
    NUMBER(global_mem_cache_type, CL_DEVICE_GLOBAL_MEM_CACHE_TYPE),
    NUMBER(global_mem_cacheline_size, CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE),
    NUMBER(max_constant_args, CL_DEVICE_MAX_CONSTANT_ARGS),
    NUMBER(local_mem_type, CL_DEVICE_LOCAL_MEM_TYPE),
    NUMBER(error_correction_support, CL_DEVICE_ERROR_CORRECTION_SUPPORT),
    NUMBER(host_unified_memory, CL_DEVICE_HOST_UNIFIED_MEMORY),
    NUMBER(endian_little, CL_DEVICE_ENDIAN_LITTLE),
    NUMBER(available, CL_DEVICE_AVAILABLE),
    NUMBER(compiler_available, CL_DEVICE_COMPILER_AVAILABLE),
    NUMBER(linker_available, CL_DEVICE_LINKER_AVAILABLE),
    NUMBER(execution_capabilities, CL_DEVICE_EXECUTION_CAPABILITIES),
    NUMBER(queue_on_host_properties, CL_DEVICE_QUEUE_ON_HOST_PROPERTIES),
    NUMBER(queue_on_device_properties, CL_DEVICE_QUEUE_ON_DEVICE_PROPERTIES),
    NUMBER(queue_on_device_preferred_size, CL_DEVICE_QUEUE_ON_DEVICE_PREFERRED_SIZE),
    NUMBER(queue_on_device_max_size, CL_DEVICE_QUEUE_ON_DEVICE_MAX_SIZE),
    NUMBER(max_on_device_queues, CL_DEVICE_MAX_ON_DEVICE_QUEUES),
    NUMBER(max_on_device_events, CL_DEVICE_MAX_ON_DEVICE_EVENTS),
    NUMBER(device_enqueue_capabilities, CL_DEVICE_DEVICE_ENQUEUE_CAPABILITIES),
    NUMBER(partition_max_sub_devices, CL_DEVICE_PARTITION_MAX_SUB_DEVICES),
    NUMBER(partition_affinity_domain, CL_DEVICE_PARTITION_AFFINITY_DOMAIN),
    NUMBER(reference_count, CL_DEVICE_REFERENCE_COUNT),
    NUMBER(preferred_interop_user_sync, CL_DEVICE_PREFERRED_INTEROP_USER_SYNC),
    NUMBER(svm_capabilities, CL_DEVICE_SVM_CAPABILITIES),
    NUMBER(max_pipe_args, CL_DEVICE_MAX_PIPE_ARGS),
    NUMBER(pipe_max_active_reservations, CL_DEVICE_PIPE_MAX_ACTIVE_RESERVATIONS),
    NUMBER(pipe_max_packet_size, CL_DEVICE_PIPE_MAX_PACKET_SIZE),
    NUMBER(pipe_support, CL_DEVICE_PIPE_SUPPORT),
    NUMBER(preferred_platform_atomic_alignment, CL_DEVICE_PREFERRED_PLATFORM_ATOMIC_ALIGNMENT),
    NUMBER(preferred_global_atomic_alignment, CL_DEVICE_PREFERRED_GLOBAL_ATOMIC_ALIGNMENT),
    NUMBER(preferred_local_atomic_alignment, CL_DEVICE_PREFERRED_LOCAL_ATOMIC_ALIGNMENT),
    NUMBER(atomic_memory_capabilities, CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES),
    NUMBER(atomic_fence_capabilities, CL_DEVICE_ATOMIC_FENCE_CAPABILITIES),
    NUMBER(max_num_sub_groups, CL_DEVICE_MAX_NUM_SUB_GROUPS),
    NUMBER(sub_group_independent_forward_progress, CL_DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS),
    NUMBER(non_uniform_work_group_support, CL_DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT),
    NUMBER(work_group_collective_functions_support, CL_DEVICE_WORK_GROUP_COLLECTIVE_FUNCTIONS_SUPPORT),
    NUMBER(generic_address_space_support, CL_DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT),
};

static const struct field texts[] = {
    TEXT(name, CL_DEVICE_NAME),
    TEXT(vendor, CL_DEVICE_VENDOR),
    TEXT(driver_version, CL_DRIVER_VERSION),
    TEXT(profile, CL_DEVICE_PROFILE),
    TEXT(version, CL_DEVICE_VERSION),
    TEXT(opencl_c_version, CL_DEVICE_OPENCL_C_VERSION),
    TEXT(extensions, CL_DEVICE_EXTENSIONS),
    TEXT(built_in_kernels, CL_DEVICE_BUILT_IN_KERNELS),
    TEXT(il_version, CL_DEVICE_IL_VERSION),
    TEXT(latest_conformance_version_passed, CL_DEVICE_LATEST_CONFORMANCE_VERSION_PASSED),
};

static const struct field version_lists[] = {
    VERSIONS(extensions_with_version, CL_DEVICE_EXTENSIONS_WITH_VERSION),
    VERSIONS(ils_with_version, CL_DEVICE_ILS_WITH_VERSION),
    VERSIONS(built_in_kernels_with_version, CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION),
    VERSIONS(opencl_c_all_versions, CL_DEVICE_OPENCL_C_ALL_VERSIONS),
    VERSIONS(opencl_c_features, CL_DEVICE_OPENCL_C_FEATURES),
};

static void for_each_device(void (*check)(cl_device_id, const clgl_device_info *))
{
    clgl_device devices[MOST_DEVICES];
    const uint32_t count = all_devices(devices);
    for (uint32_t i = 0; i < count; ++i) {
        const clgl_device_info info = info_of(devices[i]);
        check(id_of(devices[i]), &info);
    }
}

static const void *at(const clgl_device_info *info, size_t offset) { return (const char *)info + offset; }

static void check_numbers(cl_device_id id, const clgl_device_info *info)
{
    for (size_t i = 0; i < COUNT(numbers); ++i) {
        uint64_t raw = 0, value = 0;
        if (clGetDeviceInfo(id, numbers[i].parameter, sizeof raw, &raw, NULL) != CL_SUCCESS) raw = 0;
        /* rusticl 22.3 reports support for profiling but returns fixed times, so the library removes the flag. */
        if (numbers[i].parameter == CL_DEVICE_QUEUE_ON_HOST_PROPERTIES &&
            strstr(info->platform_name, "rusticl") && strncmp(info->driver_version, "22.", 3) == 0)
            raw &= ~(uint64_t)CL_QUEUE_PROFILING_ENABLE;
        memcpy(&value, at(info, numbers[i].offset), numbers[i].size);
        if (value != raw)
            fail_msg("%s, parameter 0x%x: %llu, not %llu", info->name, numbers[i].parameter,
                     (unsigned long long)value, (unsigned long long)raw);
    }
}

static void check_texts(cl_device_id id, const clgl_device_info *info)
{
    static char raw[1 << 16];
    for (size_t i = 0; i < COUNT(texts); ++i) {
        raw[0] = '\0';
        if (clGetDeviceInfo(id, texts[i].parameter, sizeof raw, raw, NULL) != CL_SUCCESS) raw[0] = '\0';
        assert_string_equal(*(const char *const *)at(info, texts[i].offset), raw);
    }
}

static void check_versions(cl_device_id id, const clgl_device_info *info)
{
    static cl_name_version raw[1 << 10];
    for (size_t i = 0; i < COUNT(version_lists); ++i) {
        size_t size = 0;
        if (clGetDeviceInfo(id, version_lists[i].parameter, sizeof raw, raw, &size) != CL_SUCCESS) size = 0;
        const uint32_t count = *(const uint32_t *)at(info, version_lists[i].count_offset);
        const clgl_name_version *list = *(const clgl_name_version *const *)at(info, version_lists[i].offset);
        assert_int_equal(count, size / sizeof raw[0]);
        assert_int_equal(list != NULL, count > 0);
        for (uint32_t j = 0; j < count; ++j) {
            assert_int_equal(list[j].version, raw[j].version);
            assert_string_equal(list[j].name, raw[j].name);
        }
    }
}

static void check_arrays(cl_device_id id, const clgl_device_info *info)
{
    size_t sizes[16] = {0};
    cl_device_partition_property partition[16] = {0};
    assert_int_equal(clGetDeviceInfo(id, CL_DEVICE_MAX_WORK_ITEM_SIZES, sizeof sizes, sizes, NULL), CL_SUCCESS);
    for (size_t i = 0; i < COUNT(info->max_work_item_sizes); ++i)
        assert_int_equal(info->max_work_item_sizes[i], sizes[i]);
    clGetDeviceInfo(id, CL_DEVICE_PARTITION_PROPERTIES, sizeof partition, partition, NULL);
    for (size_t i = 0; i < COUNT(info->partition_properties); ++i)
        assert_int_equal(info->partition_properties[i], partition[i]);
}

static void check_uuid_and_pci(cl_device_id id, const clgl_device_info *info)
{
    static const cl_uchar none[CL_UUID_SIZE_KHR] = {0};
    cl_uchar uuid[CL_UUID_SIZE_KHR] = {0};
    clGetDeviceInfo(id, CL_DEVICE_UUID_KHR, sizeof uuid, uuid, NULL);
    assert_int_equal(info->has_uuid, memcmp(uuid, none, sizeof uuid) != 0);
    assert_memory_equal(info->uuid, uuid, sizeof uuid);
    cl_device_pci_bus_info_khr pci = {0, 0, 0, 0};
    /* PoCL 7.1 returns a PCI address for CPUs, without the extension. */
    if (!strstr(info->extensions, "cl_khr_pci_bus_info")) return;
    if (clGetDeviceInfo(id, CL_DEVICE_PCI_BUS_INFO_KHR, sizeof pci, &pci, NULL) != CL_SUCCESS) return;
    assert_int_equal(info->has_pci, 1);
    assert_int_equal(info->pci_domain, pci.pci_domain);
    assert_int_equal(info->pci_bus, pci.pci_bus);
    assert_int_equal(info->pci_device, pci.pci_device);
    assert_int_equal(info->pci_function, pci.pci_function);
}

static void numbers_are_those_of_opencl(void **state)
{
    (void)state;
    for_each_device(check_numbers);
}

static void texts_are_those_of_opencl(void **state)
{
    (void)state;
    for_each_device(check_texts);
}

static void versions_are_those_of_opencl(void **state)
{
    (void)state;
    for_each_device(check_versions);
}

static void arrays_are_those_of_opencl(void **state)
{
    (void)state;
    for_each_device(check_arrays);
}

static void uuid_and_pci_are_those_of_opencl(void **state)
{
    (void)state;
    for_each_device(check_uuid_and_pci);
}

static void check_platform_text(cl_platform_id id, cl_platform_info parameter, const char *value)
{
    char raw[4096] = "";
    if (clGetPlatformInfo(id, parameter, sizeof raw, raw, NULL) != CL_SUCCESS) raw[0] = '\0';
    assert_string_equal(value, raw);
}

static void check_platform(cl_platform_id id, uint32_t index)
{
    cl_version version = 0;
    cl_uint device_count = 0;
    cl_ulong resolution = 0;
    clgl_platform_info info = CLGL_PLATFORM_INFO_INIT;
    expect_success(clgl_platform_get_info(index, &info));
    check_platform_text(id, CL_PLATFORM_PROFILE, info.profile);
    check_platform_text(id, CL_PLATFORM_VERSION, info.version);
    check_platform_text(id, CL_PLATFORM_NAME, info.name);
    check_platform_text(id, CL_PLATFORM_VENDOR, info.vendor);
    check_platform_text(id, CL_PLATFORM_EXTENSIONS, info.extensions);
    check_platform_text(id, CL_PLATFORM_ICD_SUFFIX_KHR, info.icd_suffix);
    clGetPlatformInfo(id, CL_PLATFORM_NUMERIC_VERSION, sizeof version, &version, NULL);
    clGetPlatformInfo(id, CL_PLATFORM_HOST_TIMER_RESOLUTION, sizeof resolution, &resolution, NULL);
    clGetDeviceIDs(id, CL_DEVICE_TYPE_ALL, 0, NULL, &device_count);
    assert_int_equal(info.numeric_version, version);
    assert_int_equal(info.host_timer_resolution, resolution);
    assert_int_equal(info.device_count, device_count);
    assert_int_equal(info.extensions_with_version != NULL, info.extensions_with_version_count > 0);
}

static void platforms_are_those_of_opencl(void **state)
{
    cl_platform_id ids[MOST_DEVICES];
    cl_uint raw_count = 0;
    uint32_t count = 0;
    (void)state;
    assert_int_equal(clGetPlatformIDs(MOST_DEVICES, ids, &raw_count), CL_SUCCESS);
    expect_success(clgl_platform_get_count(&count));
    assert_int_equal(count, raw_count);
    for (uint32_t i = 0; i < count; ++i)
        check_platform(ids[i], i);
}

static void constants_are_those_of_opencl(void **state)
{
    (void)state;
    assert_int_equal(CLGL_DEVICE_TYPE_DEFAULT, CL_DEVICE_TYPE_DEFAULT);
    assert_int_equal(CLGL_DEVICE_TYPE_CUSTOM, CL_DEVICE_TYPE_CUSTOM);
    assert_int_equal(CLGL_DEVICE_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT, CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT);
    assert_int_equal(CLGL_DEVICE_FP_SOFT_FLOAT, CL_FP_SOFT_FLOAT);
    assert_int_equal(CLGL_DEVICE_CACHE_READ_WRITE, CL_READ_WRITE_CACHE);
    assert_int_equal(CLGL_DEVICE_MEMORY_GLOBAL, CL_GLOBAL);
    assert_int_equal(CLGL_DEVICE_EXEC_NATIVE_KERNEL, CL_EXEC_NATIVE_KERNEL);
    assert_int_equal(CLGL_DEVICE_QUEUE_PROFILING, CL_QUEUE_PROFILING_ENABLE);
    assert_int_equal(CLGL_DEVICE_ENQUEUE_REPLACEABLE_DEFAULT, CL_DEVICE_QUEUE_REPLACEABLE_DEFAULT);
    assert_int_equal(CLGL_DEVICE_AFFINITY_NEXT_PARTITIONABLE, CL_DEVICE_AFFINITY_DOMAIN_NEXT_PARTITIONABLE);
    assert_int_equal(CLGL_DEVICE_SVM_ATOMICS, CL_DEVICE_SVM_ATOMICS);
    assert_int_equal(CLGL_DEVICE_ATOMIC_ORDER_SEQ_CST, CL_DEVICE_ATOMIC_ORDER_SEQ_CST);
    assert_int_equal(CLGL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES, CL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(platforms_are_those_of_opencl), cmocka_unit_test(numbers_are_those_of_opencl),
        cmocka_unit_test(texts_are_those_of_opencl),     cmocka_unit_test(versions_are_those_of_opencl),
        cmocka_unit_test(arrays_are_those_of_opencl),    cmocka_unit_test(uuid_and_pci_are_those_of_opencl),
        cmocka_unit_test(constants_are_those_of_opencl),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
