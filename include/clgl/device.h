/* Devices: OpenCL platforms and devices, their properties, and the device that drives an OpenGL context.
 *
 * An index identifies a platform, and a handle identifies a device. The library enumerates platforms and devices
 * once per process, in the first call that needs a platform or a device. If the enumeration fails, for example
 * because there is no platform, the next call that needs a platform or a device enumerates again.
 *
 * The flags and enumerators of this header, except those of clgl_device_match, have the values and meanings of
 * OpenCL constants: CLGL_DEVICE_FP_FMA is CL_FP_FMA. */
#ifndef CLGL_DEVICE_H
#define CLGL_DEVICE_H

#include <clgl/common.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Types of devices (CL_DEVICE_TYPE_...). */
typedef uint32_t clgl_device_type_flags;

/* The default device of its platform. */
#define CLGL_DEVICE_TYPE_DEFAULT 0x1u
/* A CPU. */
#define CLGL_DEVICE_TYPE_CPU 0x2u
/* A GPU. */
#define CLGL_DEVICE_TYPE_GPU 0x4u
/* A dedicated accelerator. */
#define CLGL_DEVICE_TYPE_ACCELERATOR 0x8u
/* A device that cannot run programs in OpenCL C. */
#define CLGL_DEVICE_TYPE_CUSTOM 0x10u

/* Capabilities of a floating-point type of a device (CL_FP_...). */
typedef uint32_t clgl_device_fp_flags;

/* Denormal numbers are supported. */
#define CLGL_DEVICE_FP_DENORM 0x1u
/* Infinity and quiet NaN are supported. */
#define CLGL_DEVICE_FP_INF_NAN 0x2u
/* Rounding to the nearest value, ties to even, is supported. */
#define CLGL_DEVICE_FP_ROUND_TO_NEAREST 0x4u
/* Rounding to zero is supported. */
#define CLGL_DEVICE_FP_ROUND_TO_ZERO 0x8u
/* Rounding to positive and to negative infinity is supported. */
#define CLGL_DEVICE_FP_ROUND_TO_INF 0x10u
/* Fused multiply-add as in IEEE 754-2008 is supported. */
#define CLGL_DEVICE_FP_FMA 0x20u
/* Basic operations are implemented in software. */
#define CLGL_DEVICE_FP_SOFT_FLOAT 0x40u
/* Division and sqrt are correctly rounded. */
#define CLGL_DEVICE_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT 0x80u

/* The cache type of the global memory. */
typedef enum clgl_device_cache CLGL_ENUM_BASE {
    /* There is no cache. */
    CLGL_DEVICE_CACHE_NONE = 0,
    /* Only reads are cached. */
    CLGL_DEVICE_CACHE_READ_ONLY = 1,
    /* Reads and writes are cached. */
    CLGL_DEVICE_CACHE_READ_WRITE = 2,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_DEVICE_CACHE_FORCE_INT32 = 0x7fffffff
} clgl_device_cache;

/* The type of local memory. */
typedef enum clgl_device_memory CLGL_ENUM_BASE {
    /* There is no local memory. */
    CLGL_DEVICE_MEMORY_NONE = 0,
    /* Dedicated memory, such as SRAM. */
    CLGL_DEVICE_MEMORY_LOCAL = 1,
    /* A part of the global memory. */
    CLGL_DEVICE_MEMORY_GLOBAL = 2,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_DEVICE_MEMORY_FORCE_INT32 = 0x7fffffff
} clgl_device_memory;

/* The execution capabilities of a device. */
typedef uint32_t clgl_device_exec_flags;

/* The device executes kernels that are written in OpenCL C. */
#define CLGL_DEVICE_EXEC_KERNEL 0x1u
/* The device executes native kernels, which are functions of the host. */
#define CLGL_DEVICE_EXEC_NATIVE_KERNEL 0x2u

/* Capabilities of the queues of a device. */
typedef uint32_t clgl_device_queue_flags;

/* Commands can run out of order (CLGL_QUEUE_OUT_OF_ORDER). */
#define CLGL_DEVICE_QUEUE_OUT_OF_ORDER 0x1u
/* Commands can record profiling times (CLGL_QUEUE_PROFILING). */
#define CLGL_DEVICE_QUEUE_PROFILING 0x2u

/* Support for kernels that enqueue other kernels. */
typedef uint32_t clgl_device_enqueue_flags;

/* Kernels can enqueue kernels on on-device queues. */
#define CLGL_DEVICE_ENQUEUE_SUPPORTED 0x1u
/* The default on-device queue can be replaced. */
#define CLGL_DEVICE_ENQUEUE_REPLACEABLE_DEFAULT 0x2u

/* The affinity domains by which a device can be partitioned into sub-devices. */
typedef uint32_t clgl_device_affinity_flags;

/* Each sub-device consists of compute units that share a NUMA node. */
#define CLGL_DEVICE_AFFINITY_NUMA 0x1u
/* Each sub-device consists of compute units that share an L4 cache. */
#define CLGL_DEVICE_AFFINITY_L4_CACHE 0x2u
/* Each sub-device consists of compute units that share an L3 cache. */
#define CLGL_DEVICE_AFFINITY_L3_CACHE 0x4u
/* Each sub-device consists of compute units that share an L2 cache. */
#define CLGL_DEVICE_AFFINITY_L2_CACHE 0x8u
/* Each sub-device consists of compute units that share an L1 cache. */
#define CLGL_DEVICE_AFFINITY_L1_CACHE 0x10u
/* The device is partitioned by the first of the domains NUMA, L4, L3, L2 and L1 by which this is possible. */
#define CLGL_DEVICE_AFFINITY_NEXT_PARTITIONABLE 0x20u

/* Support for shared virtual memory. */
typedef uint32_t clgl_device_svm_flags;

/* Buffers whose content is synchronised by map and unmap. */
#define CLGL_DEVICE_SVM_COARSE_GRAIN_BUFFER 0x1u
/* Buffers whose content is synchronised at each synchronisation point. */
#define CLGL_DEVICE_SVM_FINE_GRAIN_BUFFER 0x2u
/* All host memory, including memory that malloc allocated. */
#define CLGL_DEVICE_SVM_FINE_GRAIN_SYSTEM 0x4u
/* Atomic operations that synchronise host and device. */
#define CLGL_DEVICE_SVM_ATOMICS 0x8u

/* Memory orders and scopes of atomic operations and fences. */
typedef uint32_t clgl_device_atomic_flags;

/* The memory order relaxed. */
#define CLGL_DEVICE_ATOMIC_ORDER_RELAXED 0x1u
/* The memory orders acquire and release. */
#define CLGL_DEVICE_ATOMIC_ORDER_ACQ_REL 0x2u
/* The memory order sequentially consistent. */
#define CLGL_DEVICE_ATOMIC_ORDER_SEQ_CST 0x4u
/* The scope of one work-item. */
#define CLGL_DEVICE_ATOMIC_SCOPE_WORK_ITEM 0x8u
/* The scope of one work-group. */
#define CLGL_DEVICE_ATOMIC_SCOPE_WORK_GROUP 0x10u
/* The scope of one device. */
#define CLGL_DEVICE_ATOMIC_SCOPE_DEVICE 0x20u
/* The scope of all devices that share memory. */
#define CLGL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES 0x40u

/* Why an OpenCL device was chosen for a context, or how the device is related to an OpenGL context. */
typedef enum clgl_device_match CLGL_ENUM_BASE {
    /* No device was chosen. */
    CLGL_MATCH_NONE = 0,
    /* The descriptor names the device. */
    CLGL_MATCH_REQUESTED = 1,
    /* The environment variable CLGL_DEVICE names the device. */
    CLGL_MATCH_ENVIRONMENT = 2,
    /* The device belongs to the cl_context in the descriptor. */
    CLGL_MATCH_CL_CONTEXT = 3,
    /* clGetGLContextInfoKHR reported that the device drives, or can share with, the OpenGL context. */
    CLGL_MATCH_GL_QUERY = 4,
    /* OpenGL and OpenCL report the same device UUID. */
    CLGL_MATCH_UUID = 5,
    /* OpenGL renders in software and the device is a CPU, so OpenGL and OpenCL use host memory. */
    CLGL_MATCH_CPU = 6,
    /* None of the criteria above relates the device to the OpenGL context. The library chooses such a device only
     * if no available device has a better match. Among several such devices, the library prefers devices of the
     * vendor that GL_VENDOR or GL_RENDERER names, then devices that are not CPUs. */
    CLGL_MATCH_FALLBACK = 7,
    /* There is no OpenGL context (CLGL_CONTEXT_COMPUTE_ONLY). The library chose the first available device that
     * is not a CPU or, if all are CPUs, the first available device. If device_types is set, this choice is among
     * devices of these types. The library then also chose the other available devices of these types on the same
     * platform. */
    CLGL_MATCH_BEST = 8,
    /* Not a value: makes the type 32 bits wide. */
    CLGL_DEVICE_MATCH_FORCE_INT32 = 0x7fffffff
} clgl_device_match;

/* The name and version of an extension, a language or a feature. The structure has the layout of
 * cl_name_version. */
typedef struct clgl_name_version {
    /* the major version in the upper 10 bits, the minor version in the next 10 bits, and the patch version in the
     * lower 12 bits */
    uint32_t version;
    /* the name, NUL-terminated */
    char name[64];
} clgl_name_version;

/* The properties of a platform. Most fields have the names of OpenCL parameters, without CL_PLATFORM_. Properties
 * that the platform does not report are 0, "" or NULL. Strings and arrays live until the process ends. */
typedef struct clgl_platform_info {
    /* sizeof(clgl_platform_info), set by the caller */
    uint32_t struct_size;
    /* the OpenCL version, in the encoding of the field version of clgl_name_version */
    uint32_t numeric_version;
    /* the resolution of the host timer in nanoseconds */
    uint64_t host_timer_resolution;
    /* number of devices of the platform */
    uint32_t device_count;
    /* number of elements of extensions_with_version */
    uint32_t extensions_with_version_count;
    /* {borrowed} the profile, "FULL_PROFILE" or "EMBEDDED_PROFILE" */
    const char *profile;
    /* {borrowed} the OpenCL version, such as "OpenCL 3.0 PoCL 3.1" */
    const char *version;
    /* {borrowed} the name of the platform */
    const char *name;
    /* {borrowed} the vendor of the platform */
    const char *vendor;
    /* {borrowed} the names of the extensions, separated by spaces */
    const char *extensions;
    /* {borrowed} the suffix of the names of extension functions (cl_khr_icd), such as "NV" */
    const char *icd_suffix;
    /* {nullable, count(extensions_with_version_count), borrowed} the extensions with their versions; NULL if
     * there are none */
    const clgl_name_version *extensions_with_version;
    /* {nullable, opaque} always NULL */
    const void *reserved;
} clgl_platform_info;

#define CLGL_PLATFORM_INFO_INIT                                                                                  \
    {                                                                                                            \
        sizeof(clgl_platform_info), 0, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL                   \
    }

/* The properties of a device. Most fields have the names and units of OpenCL parameters, without CL_DEVICE_.
 * Properties that the device does not report are 0, "" or NULL. clgl_device_query returns other properties, such
 * as those of extensions. Strings and arrays live until the process ends. */
typedef struct clgl_device_info {
    /* sizeof(clgl_device_info), set by the caller */
    uint32_t struct_size;
    /* the type; contains CLGL_DEVICE_TYPE_DEFAULT only if the driver reports this flag in CL_DEVICE_TYPE */
    clgl_device_type_flags type;
    /* the maximum number of work-items of a work-group */
    uint64_t max_work_group_size;
    /* the maximum size of a work-group in each of the first three dimensions, in work-items; 0 for a dimension
     * that the device does not have */
    uint64_t max_work_item_sizes[3];
    /* the maximum size of one memory object in bytes */
    uint64_t max_mem_alloc_size;
    /* the maximum width of a 2D image in pixels */
    uint64_t image2d_max_width;
    /* the maximum height of a 2D image in pixels */
    uint64_t image2d_max_height;
    /* the maximum width of a 3D image in pixels */
    uint64_t image3d_max_width;
    /* the maximum height of a 3D image in pixels */
    uint64_t image3d_max_height;
    /* the maximum depth of a 3D image in slices */
    uint64_t image3d_max_depth;
    /* the maximum width of a 1D image that is created from a buffer, in pixels */
    uint64_t image_max_buffer_size;
    /* the maximum number of layers of an image array */
    uint64_t image_max_array_size;
    /* the maximum total size of the arguments of a kernel in bytes */
    uint64_t max_parameter_size;
    /* the size of the global memory cache in bytes */
    uint64_t global_mem_cache_size;
    /* the size of the global memory in bytes */
    uint64_t global_mem_size;
    /* the maximum size of a constant buffer in bytes */
    uint64_t max_constant_buffer_size;
    /* the size of the local memory in bytes */
    uint64_t local_mem_size;
    /* the resolution of profiling times in nanoseconds */
    uint64_t profiling_timer_resolution;
    /* the ways to partition the device, such as CL_DEVICE_PARTITION_EQUALLY (0x1086); unused elements are 0 */
    uint64_t partition_properties[4];
    /* the size of the printf buffer in bytes */
    uint64_t printf_buffer_size;
    /* the maximum size of a global variable in bytes */
    uint64_t max_global_variable_size;
    /* the preferred total size of global variables in bytes */
    uint64_t global_variable_preferred_total_size;
    /* for speed, work-group sizes should be a multiple of this number of work-items */
    uint64_t preferred_work_group_size_multiple;
    /* the index of the platform, for clgl_platform_get_info */
    uint32_t platform;
    /* the PCI vendor ID, or another ID if the vendor has no PCI ID */
    uint32_t vendor_id;
    /* the OpenCL version, in the encoding of the field version of clgl_name_version */
    uint32_t numeric_version;
    /* the number of compute units, which execute work-groups in parallel */
    uint32_t max_compute_units;
    /* the maximum clock frequency in MHz */
    uint32_t max_clock_frequency;
    /* the size of an address, 32 or 64 bits */
    uint32_t address_bits;
    /* the maximum number of dimensions of a launch */
    uint32_t max_work_item_dimensions;
    /* the preferred width of vectors of char, in elements */
    uint32_t preferred_vector_width_char;
    /* the preferred width of vectors of short, in elements */
    uint32_t preferred_vector_width_short;
    /* the preferred width of vectors of int, in elements */
    uint32_t preferred_vector_width_int;
    /* the preferred width of vectors of long, in elements */
    uint32_t preferred_vector_width_long;
    /* the preferred width of vectors of float, in elements */
    uint32_t preferred_vector_width_float;
    /* the preferred width of vectors of double, in elements; 0 = double is not supported */
    uint32_t preferred_vector_width_double;
    /* the preferred width of vectors of half, in elements; 0 = half is not supported */
    uint32_t preferred_vector_width_half;
    /* the native width of vectors of char, in elements */
    uint32_t native_vector_width_char;
    /* the native width of vectors of short, in elements */
    uint32_t native_vector_width_short;
    /* the native width of vectors of int, in elements */
    uint32_t native_vector_width_int;
    /* the native width of vectors of long, in elements */
    uint32_t native_vector_width_long;
    /* the native width of vectors of float, in elements */
    uint32_t native_vector_width_float;
    /* the native width of vectors of double, in elements; 0 = double is not supported */
    uint32_t native_vector_width_double;
    /* the native width of vectors of half, in elements; 0 = half is not supported */
    uint32_t native_vector_width_half;
    /* capabilities of float */
    clgl_device_fp_flags single_fp_config;
    /* capabilities of double; 0 = double is not supported */
    clgl_device_fp_flags double_fp_config;
    /* capabilities of half; 0 = half is not supported */
    clgl_device_fp_flags half_fp_config;
    /* whether the device supports images */
    clgl_bool image_support;
    /* the maximum number of read_only images of a kernel */
    uint32_t max_read_image_args;
    /* the maximum number of write_only images of a kernel */
    uint32_t max_write_image_args;
    /* the maximum number of read_write images of a kernel */
    uint32_t max_read_write_image_args;
    /* the alignment of the row pitch of 2D images that are created from a buffer, in pixels */
    uint32_t image_pitch_alignment;
    /* the alignment of the address of 2D images that are created from a buffer, in pixels */
    uint32_t image_base_address_alignment;
    /* the maximum number of samplers of a kernel */
    uint32_t max_samplers;
    /* the alignment of the offsets of sub-buffers, and of host memory that a buffer uses in place, in bits */
    uint32_t mem_base_addr_align;
    /* the smallest alignment that suits every data type of OpenCL C, in bytes */
    uint32_t min_data_type_align_size;
    /* the type of the global memory cache */
    clgl_device_cache global_mem_cache_type;
    /* the line size of the global memory cache in bytes */
    uint32_t global_mem_cacheline_size;
    /* the maximum number of kernel arguments that point to constant memory */
    uint32_t max_constant_args;
    /* the type of local memory */
    clgl_device_memory local_mem_type;
    /* whether the device corrects errors in global and constant memory */
    clgl_bool error_correction_support;
    /* whether the device and the host share physical memory */
    clgl_bool host_unified_memory;
    /* whether the device is little-endian */
    clgl_bool endian_little;
    /* whether the device is available */
    clgl_bool available;
    /* whether the device has a compiler for OpenCL C */
    clgl_bool compiler_available;
    /* whether the device has a linker */
    clgl_bool linker_available;
    /* the kinds of kernels that the device executes */
    clgl_device_exec_flags execution_capabilities;
    /* capabilities of command queues; CLGL_DEVICE_QUEUE_PROFILING is not set if the driver reports wrong times */
    clgl_device_queue_flags queue_on_host_properties;
    /* capabilities of on-device queues */
    clgl_device_queue_flags queue_on_device_properties;
    /* the preferred size of an on-device queue in bytes */
    uint32_t queue_on_device_preferred_size;
    /* the maximum size of an on-device queue in bytes */
    uint32_t queue_on_device_max_size;
    /* the maximum number of on-device queues of a context */
    uint32_t max_on_device_queues;
    /* the maximum number of events of an on-device queue */
    uint32_t max_on_device_events;
    /* support for kernels that enqueue other kernels; 0 = none */
    clgl_device_enqueue_flags device_enqueue_capabilities;
    /* the maximum number of sub-devices into which the device can be partitioned */
    uint32_t partition_max_sub_devices;
    /* the affinity domains by which the device can be partitioned; 0 = none */
    clgl_device_affinity_flags partition_affinity_domain;
    /* the number of references to a sub-device; 1 for other devices */
    uint32_t reference_count;
    /* whether the device prefers that the application synchronises objects that OpenCL shares with other APIs */
    clgl_bool preferred_interop_user_sync;
    /* support for shared virtual memory; 0 = none */
    clgl_device_svm_flags svm_capabilities;
    /* the maximum number of pipe arguments of a kernel */
    uint32_t max_pipe_args;
    /* the maximum number of active reservations of a work-item in one pipe */
    uint32_t pipe_max_active_reservations;
    /* the maximum size of a pipe packet in bytes */
    uint32_t pipe_max_packet_size;
    /* whether the device supports pipes */
    clgl_bool pipe_support;
    /* the preferred alignment of atomic variables in fine-grained shared virtual memory, in bytes; 0 = the
     * natural alignment */
    uint32_t preferred_platform_atomic_alignment;
    /* the preferred alignment of atomic variables in global memory, in bytes; 0 = the natural alignment */
    uint32_t preferred_global_atomic_alignment;
    /* the preferred alignment of atomic variables in local memory, in bytes; 0 = the natural alignment */
    uint32_t preferred_local_atomic_alignment;
    /* capabilities of atomic operations */
    clgl_device_atomic_flags atomic_memory_capabilities;
    /* capabilities of atomic_work_item_fence */
    clgl_device_atomic_flags atomic_fence_capabilities;
    /* the maximum number of sub-groups of a work-group; 0 = no sub-groups */
    uint32_t max_num_sub_groups;
    /* whether the sub-groups of a work-group make independent forward progress */
    clgl_bool sub_group_independent_forward_progress;
    /* whether the global size need not be a multiple of the work-group size */
    clgl_bool non_uniform_work_group_support;
    /* whether the device supports work-group functions, such as work_group_broadcast */
    clgl_bool work_group_collective_functions_support;
    /* whether the device supports the generic address space of OpenCL C */
    clgl_bool generic_address_space_support;
    /* number of elements of extensions_with_version */
    uint32_t extensions_with_version_count;
    /* number of elements of ils_with_version */
    uint32_t ils_with_version_count;
    /* number of elements of built_in_kernels_with_version */
    uint32_t built_in_kernels_with_version_count;
    /* number of elements of opencl_c_all_versions */
    uint32_t opencl_c_all_versions_count;
    /* number of elements of opencl_c_features */
    uint32_t opencl_c_features_count;
    /* whether uuid is set */
    clgl_bool has_uuid;
    /* whether luid is set */
    clgl_bool has_luid;
    /* whether pci_domain, pci_bus, pci_device and pci_function are set */
    clgl_bool has_pci;
    /* the PCI domain; 0 unless has_pci is set */
    uint32_t pci_domain;
    /* the number of the PCI bus; 0 unless has_pci is set */
    uint32_t pci_bus;
    /* the number of the PCI device; 0 unless has_pci is set */
    uint32_t pci_device;
    /* the number of the PCI function; 0 unless has_pci is set */
    uint32_t pci_function;
    /* the UUID of the device (cl_khr_device_uuid); zeros unless has_uuid is set */
    uint8_t uuid[16];
    /* the UUID of the driver (cl_khr_device_uuid); zeros if has_uuid is not set, or if the driver has none */
    uint8_t driver_uuid[16];
    /* the LUID of the device (cl_khr_device_uuid); zeros unless has_luid is set */
    uint8_t luid[8];
    /* {borrowed} the name of the device */
    const char *name;
    /* {borrowed} the vendor of the device */
    const char *vendor;
    /* {borrowed} the version of the driver */
    const char *driver_version;
    /* {borrowed} the profile, "FULL_PROFILE" or "EMBEDDED_PROFILE" */
    const char *profile;
    /* {borrowed} the OpenCL version, such as "OpenCL 3.0 PoCL" */
    const char *version;
    /* {borrowed} the OpenCL C version, such as "OpenCL C 1.2 PoCL" */
    const char *opencl_c_version;
    /* {borrowed} the names of the extensions, separated by spaces */
    const char *extensions;
    /* {borrowed} the names of the built-in kernels, separated by semicolons */
    const char *built_in_kernels;
    /* {borrowed} the names and versions of the intermediate languages, such as "SPIR-V_1.2" */
    const char *il_version;
    /* {borrowed} the version of the conformance tests that the device passed */
    const char *latest_conformance_version_passed;
    /* {borrowed} the name of the platform, as in clgl_platform_info */
    const char *platform_name;
    /* {nullable, count(extensions_with_version_count), borrowed} the extensions with their versions; NULL if
     * there are none */
    const clgl_name_version *extensions_with_version;
    /* {nullable, count(ils_with_version_count), borrowed} the intermediate languages; NULL if there are none */
    const clgl_name_version *ils_with_version;
    /* {nullable, count(built_in_kernels_with_version_count), borrowed} the built-in kernels; NULL if there are
     * none */
    const clgl_name_version *built_in_kernels_with_version;
    /* {nullable, count(opencl_c_all_versions_count), borrowed} the versions of OpenCL C; NULL if unknown */
    const clgl_name_version *opencl_c_all_versions;
    /* {nullable, count(opencl_c_features_count), borrowed} the features of OpenCL C; NULL if there are none */
    const clgl_name_version *opencl_c_features;
} clgl_device_info;

#define CLGL_DEVICE_INFO_INIT                                                                                    \
    {                                                                                                            \
        sizeof(clgl_device_info), 0, 0, {0, 0, 0}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, {0, 0, 0, 0}, 0, 0, \
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,   \
            0, 0, CLGL_DEVICE_CACHE_NONE, 0, 0, CLGL_DEVICE_MEMORY_NONE, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  \
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,      \
            {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},  \
            {0, 0, 0, 0, 0, 0, 0, 0}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,    \
            NULL, NULL, NULL, NULL                                                                               \
    }

/** Returns the number of OpenCL platforms. The indices of the platforms are 0 to this number minus 1.
 *
 * @function
 * @param[out] count  receives the number of platforms
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  count is NULL
 * @error CLGL_ERROR_NO_OPENCL  there is no OpenCL platform; the message says what is missing
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_FORKED  the process was forked from a process that had used clgl
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 4.1, clGetPlatformIDs
 * @since 0.1
 */
CLGL_API clgl_result clgl_platform_get_count(uint32_t *count);

/** Returns the properties of a platform.
 *
 * @function
 * @param[in] index     the index of the platform; less than the number that clgl_platform_get_count returns
 * @param[in,out] info  receives the properties; set struct_size before the call
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  info is NULL
 * @error CLGL_ERROR_INVALID_STRUCT_SIZE  struct_size of info is too small or more than 4096
 * @error CLGL_ERROR_OUT_OF_RANGE  index is not less than the number of platforms
 * @error CLGL_ERROR_NO_OPENCL  there is no OpenCL platform
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_FORKED  the process was forked from a process that had used clgl
 * @threads any
 * @lifetime the strings and arrays live until the process ends
 * @spec OpenCL 3.0 section 4.1, clGetPlatformInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_platform_get_info(uint32_t index, clgl_platform_info *info);

/** Returns the value that clGetPlatformInfo reports for a parameter of a platform.
 *
 * @function
 * @list capacity value size
 * @param[in] index     the index of the platform; less than the number that clgl_platform_get_count returns
 * @param[in] param     a cl_platform_info value, such as 0x0902 (CL_PLATFORM_NAME)
 * @param[in] capacity  size of value in bytes; 0 = return only the size
 * @param[out] value    {nullable, bytes(capacity)} receives the value; may be NULL if capacity is 0
 * @param[out] size     {nullable} receives the size of the value in bytes; may be NULL if capacity is not 0
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  value is NULL although capacity is not 0; size is NULL although capacity is
 *        0
 * @error CLGL_ERROR_OUT_OF_RANGE  index is not less than the number of platforms; the value is larger than
 *        capacity
 * @error CLGL_ERROR_NO_OPENCL  there is no OpenCL platform
 * @error CLGL_ERROR_UNSUPPORTED  the platform does not support param
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_FORKED  the process was forked from a process that had used clgl
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 4.1, clGetPlatformInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_platform_query(uint32_t index, uint32_t param, size_t capacity, void *value,
                                         size_t *size);

/** Lists the devices of all platforms, in the order of OpenCL. Custom devices that OpenCL returns only for
 * CL_DEVICE_TYPE_CUSTOM follow the other devices of their platform.
 *
 * @function
 * @list capacity devices count
 * @param[in] types     CLGL_DEVICE_TYPE_... combined; the call lists devices that have at least one of these
 *                      types; 0 = all types
 * @param[in] capacity  number of elements of devices; 0 = return only the count
 * @param[out] devices  {nullable, count(capacity), borrowed} receives up to capacity devices, and NULL in unused
 *                      elements; may be NULL if capacity is 0
 * @param[out] count    receives the number of devices, which may be more than capacity, or 0
 * @return CLGL_SUCCESS, even if no device has these types
 * @error CLGL_ERROR_INVALID_ARGUMENT  types has unknown bits; count is NULL; devices is NULL although capacity is
 *        not 0
 * @error CLGL_ERROR_NO_OPENCL  there is no OpenCL platform
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_FORKED  the process was forked from a process that had used clgl
 * @threads any
 * @lifetime devices live until the process ends; they are not destroyed
 * @spec OpenCL 3.0 section 4.2, clGetDeviceIDs
 * @since 0.1
 */
CLGL_API clgl_result clgl_device_list(clgl_device_type_flags types, uint32_t capacity, clgl_device *devices,
                                      uint32_t *count);

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
 * @lifetime the strings and arrays live until the process ends
 * @spec OpenCL 3.0 section 4.2, clGetDeviceInfo; cl_khr_device_uuid; cl_khr_pci_bus_info,
 *       cl_nv_device_attribute_query, cl_amd_device_attribute_query
 * @since 0.1
 */
CLGL_API clgl_result clgl_device_get_info(clgl_device device, clgl_device_info *info);

/** Returns the value that clGetDeviceInfo reports for a parameter of a device.
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
 * @error CLGL_ERROR_UNSUPPORTED  the device does not support param
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @threads any
 * @lifetime none
 * @spec OpenCL 3.0 section 4.2, clGetDeviceInfo
 * @since 0.1
 */
CLGL_API clgl_result clgl_device_query(clgl_device device, uint32_t param, size_t capacity, void *value,
                                       size_t *size);

/** Lists all available devices. The device that best matches the OpenGL context of the calling thread is first.
 * Devices that do not drive this context can still share with it through copies (transport staged).
 *
 * @function
 * @list capacity devices count
 * @param[in] capacity  number of elements of devices and matches; 0 = return only the count
 * @param[out] devices  {nullable, count(capacity), borrowed} receives up to capacity devices, and NULL in unused
 *                      elements; may be NULL if capacity is 0
 * @param[out] matches  {nullable, count(capacity)} receives the match of each device with the OpenGL context:
 *                      CLGL_MATCH_GL_QUERY, CLGL_MATCH_UUID, CLGL_MATCH_CPU or CLGL_MATCH_FALLBACK; NULL = not
 *                      wanted
 * @param[out] count    receives the number of devices, which may be more than capacity, or 0
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  count is NULL; devices is NULL although capacity is not 0
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread
 * @error CLGL_ERROR_NO_OPENCL  there is no OpenCL platform
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_FORKED  the process was forked from a process that had used clgl
 * @threads with the OpenGL context to join
 * @lifetime devices live until the process ends; they are not destroyed
 * @spec cl_khr_gl_sharing, clGetGLContextInfoKHR; GL_EXT_memory_object, GL_DEVICE_UUID_EXT; cl_khr_device_uuid
 * @since 0.1
 */
CLGL_API clgl_result clgl_device_list_for_gl(uint32_t capacity, clgl_device *devices, clgl_device_match *matches,
                                             uint32_t *count);

/** Returns the OpenCL device that best matches the OpenGL context of the calling thread: the first device of
 * clgl_device_list_for_gl.
 *
 * @function
 * @param[out] device  {borrowed} receives the device
 * @param[out] match   {nullable} receives the match of the device: CLGL_MATCH_GL_QUERY, CLGL_MATCH_UUID or
 *                     CLGL_MATCH_CPU; NULL = not wanted
 * @return CLGL_SUCCESS
 * @error CLGL_ERROR_INVALID_ARGUMENT  device is NULL
 * @error CLGL_ERROR_NO_GL_CONTEXT  no OpenGL context is current on this thread
 * @error CLGL_ERROR_NO_OPENCL  there is no OpenCL platform
 * @error CLGL_ERROR_NO_DEVICE  no device is available; all available devices have only the match
 *        CLGL_MATCH_FALLBACK (clgl_device_list_for_gl lists these devices)
 * @error CLGL_ERROR_OUT_OF_HOST_MEMORY  the process or the OpenCL driver is out of host memory
 * @error CLGL_ERROR_OPENCL  an OpenCL call failed; see clgl_error_get_native_code
 * @error CLGL_ERROR_FORKED  the process was forked from a process that had used clgl
 * @threads with the OpenGL context to join
 * @lifetime the device lives until the process ends; it is not destroyed
 * @spec cl_khr_gl_sharing, clGetGLContextInfoKHR; GL_EXT_memory_object, GL_DEVICE_UUID_EXT; cl_khr_device_uuid
 * @since 0.1
 */
CLGL_API clgl_result clgl_device_for_gl(clgl_device *device, clgl_device_match *match);

/** Returns the name of a cache type, such as "read-write".
 *
 * @function
 * @param[in] cache  CLGL_DEVICE_CACHE_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_device_cache_name(clgl_device_cache cache);

/** Returns the name of a local memory type, such as "global".
 *
 * @function
 * @param[in] memory  CLGL_DEVICE_MEMORY_...
 * @return the name; "unknown" for a value without a name. Never NULL.
 * @threads any
 * @lifetime the string is valid while the library is loaded
 * @spec specific to clgl
 * @since 0.1
 */
CLGL_API const char *clgl_device_memory_name(clgl_device_memory memory);

#ifdef __cplusplus
}
#endif

#endif
