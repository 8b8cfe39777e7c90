/* OpenCL's platforms and devices: what there is, what each can do, and which one drives the OpenGL context.
 *
 * Platforms are known by index, devices by handle. Both are enumerated once per process, by the first call that
 * needs them, and stay the same until it ends; a call that finds no platform fails, and the next one looks again.
 */
#ifndef CLGL_DEVICE_H
#define CLGL_DEVICE_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The values of the constants in this header are OpenCL's own. */

/* Types of devices. */
#define CLGL_DEVICE_TYPE_DEFAULT 0x1u
#define CLGL_DEVICE_TYPE_CPU 0x2u
#define CLGL_DEVICE_TYPE_GPU 0x4u
#define CLGL_DEVICE_TYPE_ACCELERATOR 0x8u
#define CLGL_DEVICE_TYPE_CUSTOM 0x10u

/* What a floating-point type can do. */
#define CLGL_DEVICE_FP_DENORM 0x1u
#define CLGL_DEVICE_FP_INF_NAN 0x2u
#define CLGL_DEVICE_FP_ROUND_TO_NEAREST 0x4u
#define CLGL_DEVICE_FP_ROUND_TO_ZERO 0x8u
#define CLGL_DEVICE_FP_ROUND_TO_INF 0x10u
#define CLGL_DEVICE_FP_FMA 0x20u
#define CLGL_DEVICE_FP_SOFT_FLOAT 0x40u
#define CLGL_DEVICE_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT 0x80u

/* The cache of the global memory. */
#define CLGL_DEVICE_CACHE_NONE 0x0u
#define CLGL_DEVICE_CACHE_READ_ONLY 0x1u
#define CLGL_DEVICE_CACHE_READ_WRITE 0x2u

/* Where local memory lies. */
#define CLGL_DEVICE_MEMORY_NONE 0x0u
#define CLGL_DEVICE_MEMORY_LOCAL 0x1u
#define CLGL_DEVICE_MEMORY_GLOBAL 0x2u

/* What a device executes. */
#define CLGL_DEVICE_EXEC_KERNEL 0x1u
#define CLGL_DEVICE_EXEC_NATIVE_KERNEL 0x2u

/* What queues can do. */
#define CLGL_DEVICE_QUEUE_OUT_OF_ORDER 0x1u
#define CLGL_DEVICE_QUEUE_PROFILING 0x2u

/* Kernels that launch kernels. */
#define CLGL_DEVICE_ENQUEUE_SUPPORTED 0x1u
#define CLGL_DEVICE_ENQUEUE_REPLACEABLE_DEFAULT 0x2u

/* How a device can be split by what its parts have in common. */
#define CLGL_DEVICE_AFFINITY_NUMA 0x1u
#define CLGL_DEVICE_AFFINITY_L4_CACHE 0x2u
#define CLGL_DEVICE_AFFINITY_L3_CACHE 0x4u
#define CLGL_DEVICE_AFFINITY_L2_CACHE 0x8u
#define CLGL_DEVICE_AFFINITY_L1_CACHE 0x10u
#define CLGL_DEVICE_AFFINITY_NEXT_PARTITIONABLE 0x20u

/* Shared virtual memory. */
#define CLGL_DEVICE_SVM_COARSE_GRAIN_BUFFER 0x1u
#define CLGL_DEVICE_SVM_FINE_GRAIN_BUFFER 0x2u
#define CLGL_DEVICE_SVM_FINE_GRAIN_SYSTEM 0x4u
#define CLGL_DEVICE_SVM_ATOMICS 0x8u

/* Orders and scopes of atomic operations and fences. */
#define CLGL_DEVICE_ATOMIC_ORDER_RELAXED 0x1u
#define CLGL_DEVICE_ATOMIC_ORDER_ACQ_REL 0x2u
#define CLGL_DEVICE_ATOMIC_ORDER_SEQ_CST 0x4u
#define CLGL_DEVICE_ATOMIC_SCOPE_WORK_ITEM 0x8u
#define CLGL_DEVICE_ATOMIC_SCOPE_WORK_GROUP 0x10u
#define CLGL_DEVICE_ATOMIC_SCOPE_DEVICE 0x20u
#define CLGL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES 0x40u

/* Something that has a version: an extension, a language, a feature. Laid out as cl_name_version. */
typedef struct clgl_name_version {
    /* Major version in the upper 10 bits, minor in the next 10, patch in the last 12 */
    uint32_t version;
    char name[64];
} clgl_name_version;

/* What OpenCL tells of a platform. Fields are named as OpenCL's parameters; what the platform's version does not
 * know is 0 or "". Strings and arrays live as long as the process. */
typedef struct clgl_platform_info {
    /* sizeof(clgl_platform_info), set by the caller */
    uint32_t struct_size;
    /* As clgl_name_version.version */
    uint32_t numeric_version;
    /* Nanoseconds */
    uint64_t host_timer_resolution;
    /* How many devices it has */
    uint32_t device_count;
    uint32_t extensions_with_version_count;
    /* UTF-8, never NULL */
    const char *profile;
    const char *version;
    const char *name;
    const char *vendor;
    const char *extensions;
    /* The suffix of its functions, of cl_khr_icd */
    const char *icd_suffix;
    /* NULL where the count is 0 */
    const clgl_name_version *extensions_with_version;
    /* NULL */
    const void *reserved;
} clgl_platform_info;

#define CLGL_PLATFORM_INFO_INIT                                                                                  \
    {                                                                                                            \
        sizeof(clgl_platform_info), 0, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL                   \
    }

/* What OpenCL tells of a device. Fields are named as OpenCL's parameters without CL_DEVICE_, in OpenCL's units;
 * what the device's version does not know is 0 or "". What only sub-devices have (parent, partition type) and
 * what single extensions add is left to clgl_device_query. Strings and arrays live as long as the process. */
typedef struct clgl_device_info {
    /* sizeof(clgl_device_info), set by the caller */
    uint32_t struct_size;
    /* CLGL_DEVICE_TYPE_... */
    uint32_t type;
    uint64_t max_work_group_size;
    /* Of the first three dimensions; 0 for one that the device does not have */
    uint64_t max_work_item_sizes[3];
    /* Bytes */
    uint64_t max_mem_alloc_size;
    /* Image limits: pixels, and layers of an array */
    uint64_t image2d_max_width;
    uint64_t image2d_max_height;
    uint64_t image3d_max_width;
    uint64_t image3d_max_height;
    uint64_t image3d_max_depth;
    uint64_t image_max_buffer_size;
    uint64_t image_max_array_size;
    /* Bytes */
    uint64_t max_parameter_size;
    /* Bytes */
    uint64_t global_mem_cache_size;
    uint64_t global_mem_size;
    uint64_t max_constant_buffer_size;
    uint64_t local_mem_size;
    /* Nanoseconds */
    uint64_t profiling_timer_resolution;
    /* CL_DEVICE_PARTITION_EQUALLY (0x1086) and the like, 0 after the last */
    uint64_t partition_properties[4];
    /* Bytes */
    uint64_t printf_buffer_size;
    uint64_t max_global_variable_size;
    uint64_t global_variable_preferred_total_size;
    uint64_t preferred_work_group_size_multiple;
    /* Index for clgl_platform_get_info */
    uint32_t platform;
    uint32_t vendor_id;
    /* Major version in the upper 10 bits, minor in the next 10, patch in the last 12 */
    uint32_t numeric_version;
    uint32_t max_compute_units;
    /* MHz */
    uint32_t max_clock_frequency;
    uint32_t address_bits;
    uint32_t max_work_item_dimensions;
    uint32_t preferred_vector_width_char;
    uint32_t preferred_vector_width_short;
    uint32_t preferred_vector_width_int;
    uint32_t preferred_vector_width_long;
    uint32_t preferred_vector_width_float;
    uint32_t preferred_vector_width_double;
    uint32_t preferred_vector_width_half;
    uint32_t native_vector_width_char;
    uint32_t native_vector_width_short;
    uint32_t native_vector_width_int;
    uint32_t native_vector_width_long;
    uint32_t native_vector_width_float;
    uint32_t native_vector_width_double;
    uint32_t native_vector_width_half;
    /* CLGL_DEVICE_FP_...; 0 where there is no such type */
    uint32_t single_fp_config;
    uint32_t double_fp_config;
    uint32_t half_fp_config;
    /* 0 or 1 */
    uint32_t image_support;
    uint32_t max_read_image_args;
    uint32_t max_write_image_args;
    uint32_t max_read_write_image_args;
    /* Pixels */
    uint32_t image_pitch_alignment;
    uint32_t image_base_address_alignment;
    uint32_t max_samplers;
    /* Bits */
    uint32_t mem_base_addr_align;
    /* Bytes */
    uint32_t min_data_type_align_size;
    /* CLGL_DEVICE_CACHE_... */
    uint32_t global_mem_cache_type;
    /* Bytes */
    uint32_t global_mem_cacheline_size;
    uint32_t max_constant_args;
    /* CLGL_DEVICE_MEMORY_... */
    uint32_t local_mem_type;
    /* 0 or 1, up to linker_available */
    uint32_t error_correction_support;
    uint32_t host_unified_memory;
    uint32_t endian_little;
    uint32_t available;
    uint32_t compiler_available;
    uint32_t linker_available;
    /* CLGL_DEVICE_EXEC_... */
    uint32_t execution_capabilities;
    /* CLGL_DEVICE_QUEUE_...; without CLGL_DEVICE_QUEUE_PROFILING where the driver is known to make times up
     * (rusticl 22.3) */
    uint32_t queue_on_host_properties;
    uint32_t queue_on_device_properties;
    /* Bytes */
    uint32_t queue_on_device_preferred_size;
    uint32_t queue_on_device_max_size;
    uint32_t max_on_device_queues;
    uint32_t max_on_device_events;
    /* CLGL_DEVICE_ENQUEUE_... */
    uint32_t device_enqueue_capabilities;
    uint32_t partition_max_sub_devices;
    /* CLGL_DEVICE_AFFINITY_... */
    uint32_t partition_affinity_domain;
    uint32_t reference_count;
    /* 0 or 1 */
    uint32_t preferred_interop_user_sync;
    /* CLGL_DEVICE_SVM_... */
    uint32_t svm_capabilities;
    uint32_t max_pipe_args;
    uint32_t pipe_max_active_reservations;
    uint32_t pipe_max_packet_size;
    /* 0 or 1 */
    uint32_t pipe_support;
    /* Bytes */
    uint32_t preferred_platform_atomic_alignment;
    uint32_t preferred_global_atomic_alignment;
    uint32_t preferred_local_atomic_alignment;
    /* CLGL_DEVICE_ATOMIC_... */
    uint32_t atomic_memory_capabilities;
    uint32_t atomic_fence_capabilities;
    uint32_t max_num_sub_groups;
    /* 0 or 1 */
    uint32_t sub_group_independent_forward_progress;
    uint32_t non_uniform_work_group_support;
    uint32_t work_group_collective_functions_support;
    uint32_t generic_address_space_support;
    /* How many the pointers below point at */
    uint32_t extensions_with_version_count;
    uint32_t ils_with_version_count;
    uint32_t built_in_kernels_with_version_count;
    uint32_t opencl_c_all_versions_count;
    uint32_t opencl_c_features_count;
    /* 0 or 1: whether uuid and driver_uuid, luid, the pci_ fields are known */
    uint32_t has_uuid;
    uint32_t has_luid;
    uint32_t has_pci;
    uint32_t pci_domain;
    uint32_t pci_bus;
    uint32_t pci_device;
    uint32_t pci_function;
    /* cl_khr_device_uuid */
    uint8_t uuid[16];
    uint8_t driver_uuid[16];
    uint8_t luid[8];
    /* UTF-8, never NULL, "" where unknown */
    const char *name;
    const char *vendor;
    const char *driver_version;
    const char *profile;
    const char *version;
    const char *opencl_c_version;
    const char *extensions;
    const char *built_in_kernels;
    const char *il_version;
    const char *latest_conformance_version_passed;
    /* clgl_platform_info.name of its platform */
    const char *platform_name;
    /* NULL where the count is 0 */
    const clgl_name_version *extensions_with_version;
    const clgl_name_version *ils_with_version;
    const clgl_name_version *built_in_kernels_with_version;
    const clgl_name_version *opencl_c_all_versions;
    const clgl_name_version *opencl_c_features;
} clgl_device_info;

#define CLGL_DEVICE_INFO_INIT                                                                                    \
    {                                                                                                            \
        sizeof(clgl_device_info), 0, 0, {0, 0, 0}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, {0, 0, 0, 0}, 0, 0, \
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,   \
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,   \
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,                                                \
            {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},  \
            {0, 0, 0, 0, 0, 0, 0, 0}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,    \
            NULL, NULL, NULL, NULL                                                                               \
    }

/** Returns the number of OpenCL platforms.
 *
 * @function
 * @param[out] count  receives the number
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  count is NULL
 * @error CLGL_ERROR_NO_OPENCL  there is no OpenCL platform; the message says what is missing
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  another OpenCL call failed; see clgl_error_native
 * @error CLGL_ERROR_FORKED  the process is a fork of one that used clgl
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 4.1, clGetPlatformIDs
 * @since 0.1
 */
CLGL_API clgl_result clgl_platform_get_count(uint32_t *count);

/** Returns the properties of a platform.
 *
 * @function
 * @param[in] index     0 to clgl_platform_get_count - 1
 * @param[in,out] info  receives the properties; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  info is NULL
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of info is too small or more than 4096
 * @error CLGL_ERROR_OUT_OF_RANGE  index is too large
 * @error CLGL_ERROR_NO_OPENCL  there is no OpenCL platform
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  another OpenCL call failed; see clgl_error_native
 * @error CLGL_ERROR_FORKED  the process is a fork of one that used clgl
 * @threads any
 * @lifetime the strings and arrays live as long as the process
 * @spec OpenCL 3.0 section 4.1, clGetPlatformInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_platform_get_info(uint32_t index, clgl_platform_info *info);

/** Returns an OpenCL property of a platform, as clGetPlatformInfo does.
 *
 * @function
 * @list capacity value size
 * @param[in] index     0 to clgl_platform_get_count - 1
 * @param[in] param     a cl_platform_info value, such as 0x0902 (CL_PLATFORM_NAME)
 * @param[in] capacity  size of value in bytes; 0 = return only the size
 * @param[out] value    {nullable, bytes(capacity)} receives the value; may be NULL if capacity is 0
 * @param[out] size     {nullable} receives the size of the value in bytes; may be NULL if capacity is not 0
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  value is NULL although capacity is not 0; size is NULL although capacity is
 *        0
 * @error CLGL_ERROR_OUT_OF_RANGE  index is too large, or the value is larger than capacity
 * @error CLGL_ERROR_NO_OPENCL  there is no OpenCL platform
 * @error CLGL_ERROR_UNSUPPORTED  the platform does not know param
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  another OpenCL call failed; see clgl_error_native
 * @error CLGL_ERROR_FORKED  the process is a fork of one that used clgl
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 4.1, clGetPlatformInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_platform_query(uint32_t index, uint32_t param, size_t capacity, void *value,
                                         size_t *size);

/** Lists the devices of all platforms, in the order in which OpenCL returns them.
 *
 * @function
 * @list capacity devices count
 * @param[in] types     the types to list, CLGL_DEVICE_TYPE_... combined; 0 = all types
 * @param[in] capacity  number of elements of devices; 0 = return only the count
 * @param[out] devices  {nullable, count(capacity), borrowed} receives up to capacity devices, and NULL in unused
 *                      elements; may be NULL if capacity is 0
 * @param[out] count    receives the number of devices, which may be more than capacity, or 0
 * @return CLGL_SUCCESS, also if there is no device of these types
 * @error CLGL_ERROR_INVALID_ARGUMENT  types has unknown bits; count is NULL; devices is NULL although capacity is
 *        not 0
 * @error CLGL_ERROR_NO_OPENCL  there is no OpenCL platform
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  another OpenCL call failed; see clgl_error_native
 * @error CLGL_ERROR_FORKED  the process is a fork of one that used clgl
 * @threads any
 * @lifetime devices live as long as the process and are never destroyed
 * @spec OpenCL 3.0 section 4.2, clGetDeviceIDs
 * @since 0.1
 */
CLGL_API clgl_result clgl_device_list(uint32_t types, uint32_t capacity, clgl_device *devices, uint32_t *count);

/** Returns the properties and limits of a device.
 *
 * @method clgl_device
 * @param[in] device    the device
 * @param[in,out] info  receives the properties; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  info is NULL
 * @error CLGL_ERROR_INVALID_HANDLE  device is not a valid clgl_device
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of info is too small or more than 4096
 * @threads any
 * @lifetime the strings and arrays live as long as the process
 * @spec OpenCL 3.0 section 4.2, clGetDeviceInfo; cl_khr_device_uuid; cl_khr_pci_bus_info,
 *       cl_nv_device_attribute_query, cl_amd_device_attribute_query
 * @since 0.1
 */
CLGL_API clgl_result clgl_device_get_info(clgl_device device, clgl_device_info *info);

/** Returns an OpenCL property of a device, as clGetDeviceInfo does.
 *
 * @method clgl_device
 * @list capacity value size
 * @param[in] device    the device
 * @param[in] param     a cl_device_info value, such as 0x1002 (CL_DEVICE_MAX_COMPUTE_UNITS)
 * @param[in] capacity  size of value in bytes; 0 = return only the size
 * @param[out] value    {nullable, bytes(capacity)} receives the value; may be NULL if capacity is 0
 * @param[out] size     {nullable} receives the size of the value in bytes; may be NULL if capacity is not 0
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  value is NULL although capacity is not 0; size is NULL although capacity is
 *        0
 * @error CLGL_ERROR_INVALID_HANDLE  device is not a valid clgl_device
 * @error CLGL_ERROR_OUT_OF_RANGE  the value is larger than capacity
 * @error CLGL_ERROR_UNSUPPORTED  the device does not know param
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  another OpenCL call failed; see clgl_error_native
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 4.2, clGetDeviceInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_device_query(clgl_device device, uint32_t param, size_t capacity, void *value,
                                       size_t *size);

/** Lists the devices that can work with the OpenGL context that is current on this thread, best first. Each
 * available device can, at least by copies.
 *
 * @function
 * @list capacity devices count
 * @param[in] capacity  number of elements of devices and matches; 0 = return only the count
 * @param[out] devices  {nullable, count(capacity), borrowed} receives up to capacity devices, and NULL in unused
 *                      elements; may be NULL if capacity is 0
 * @param[out] matches  {nullable, count(capacity)} receives how each device relates to the OpenGL context:
 *                      CLGL_MATCH_GL_QUERY, CLGL_MATCH_UUID, CLGL_MATCH_CPU or CLGL_MATCH_FALLBACK; NULL = not
 *                      wanted
 * @param[out] count    receives the number of devices, which may be more than capacity, or 0
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  count is NULL; devices is NULL although capacity is not 0
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread
 * @error CLGL_ERROR_NO_OPENCL  there is no OpenCL platform
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  another OpenCL call failed; see clgl_error_native
 * @error CLGL_ERROR_FORKED  the process is a fork of one that used clgl
 * @threads GL
 * @lifetime devices live as long as the process and are never destroyed
 * @spec cl_khr_gl_sharing, clGetGLContextInfoKHR; GL_EXT_memory_object, GL_DEVICE_UUID_EXT; cl_khr_device_uuid
 * @since 0.1
 */
CLGL_API clgl_result clgl_device_list_for_gl(uint32_t capacity, clgl_device *devices, int32_t *matches,
                                             uint32_t *count);

/** Returns the OpenCL device that also runs the OpenGL context that is current on this thread.
 *
 * @function
 * @param[out] device  {borrowed} receives the device
 * @param[out] match   {nullable} receives how the device was found: CLGL_MATCH_GL_QUERY, CLGL_MATCH_UUID or
 *                     CLGL_MATCH_CPU; NULL = not wanted
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  device is NULL
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread
 * @error CLGL_ERROR_NO_OPENCL  there is no OpenCL platform
 * @error CLGL_ERROR_NO_DEVICE  no device is known to run the OpenGL context; clgl_device_list_for_gl lists the
 *        others
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  another OpenCL call failed; see clgl_error_native
 * @error CLGL_ERROR_FORKED  the process is a fork of one that used clgl
 * @threads GL
 * @lifetime the device lives as long as the process and is never destroyed
 * @spec cl_khr_gl_sharing, clGetGLContextInfoKHR; GL_EXT_memory_object, GL_DEVICE_UUID_EXT; cl_khr_device_uuid
 * @since 0.1
 */
CLGL_API clgl_result clgl_device_for_gl(clgl_device *device, int32_t *match);

#ifdef __cplusplus
}
#endif

#endif
