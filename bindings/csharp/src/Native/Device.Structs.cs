// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>The name and version of an extension, a language or a feature. The layout is that of
    /// cl_name_version.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_name_version
    {
        /// <summary>Major version in the upper 10 bits, minor in the next 10, patch in the last 12</summary>
        public uint version;
        /// <summary>the name, NUL-terminated</summary>
        public fixed byte name[64];
    }

    /// <summary>The properties of a platform. The fields have the names of the OpenCL parameters. Properties that
    /// the OpenCL version of the platform does not have are 0 or "". Strings and arrays live as long as the
    /// process.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_platform_info
    {
        /// <summary>sizeof(clgl_platform_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>the version, encoded as clgl_name_version.version</summary>
        public uint numeric_version;
        /// <summary>in nanoseconds</summary>
        public ulong host_timer_resolution;
        /// <summary>number of devices of the platform</summary>
        public uint device_count;
        /// <summary>number of extensions_with_version</summary>
        public uint extensions_with_version_count;
        /// <summary>"FULL_PROFILE" or "EMBEDDED_PROFILE"</summary>
        public byte* profile;
        /// <summary>such as "OpenCL 3.0 PoCL 3.1"</summary>
        public byte* version;
        /// <summary>the name</summary>
        public byte* name;
        /// <summary>the vendor</summary>
        public byte* vendor;
        /// <summary>names of extensions, separated by spaces</summary>
        public byte* extensions;
        /// <summary>the suffix of its functions (cl_khr_icd)</summary>
        public byte* icd_suffix;
        /// <summary>the extensions with their versions; NULL if there are none</summary>
        public clgl_name_version* extensions_with_version;
        /// <summary>NULL</summary>
        public void* reserved;
    }

    /// <summary>The properties of a device. The fields have the names and units of the OpenCL parameters, without
    /// CL_DEVICE_. Properties that the OpenCL version of the device does not have are 0 or "". Use
    /// clgl_device_query for properties of sub-devices (parent, partition type) and of extensions. Strings and
    /// arrays live as long as the process.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_device_info
    {
        /// <summary>sizeof(clgl_device_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>the type; CLGL_DEVICE_TYPE_DEFAULT is added for the default device of the platform</summary>
        public uint type;
        /// <summary>the maximum number of work-items of a work-group</summary>
        public ulong max_work_group_size;
        /// <summary>In work-items, for the first three dimensions; 0 for a dimension that the device does not
        /// have</summary>
        public fixed ulong max_work_item_sizes[3];
        /// <summary>the maximum size of one buffer in bytes</summary>
        public ulong max_mem_alloc_size;
        /// <summary>in pixels</summary>
        public ulong image2d_max_width;
        /// <summary>in pixels</summary>
        public ulong image2d_max_height;
        /// <summary>in pixels</summary>
        public ulong image3d_max_width;
        /// <summary>in pixels</summary>
        public ulong image3d_max_height;
        /// <summary>in slices</summary>
        public ulong image3d_max_depth;
        /// <summary>for images of a buffer, in pixels</summary>
        public ulong image_max_buffer_size;
        /// <summary>in layers</summary>
        public ulong image_max_array_size;
        /// <summary>for all arguments of a kernel together, in bytes</summary>
        public ulong max_parameter_size;
        /// <summary>in bytes</summary>
        public ulong global_mem_cache_size;
        /// <summary>in bytes</summary>
        public ulong global_mem_size;
        /// <summary>in bytes</summary>
        public ulong max_constant_buffer_size;
        /// <summary>in bytes</summary>
        public ulong local_mem_size;
        /// <summary>in nanoseconds</summary>
        public ulong profiling_timer_resolution;
        /// <summary>values such as CL_DEVICE_PARTITION_EQUALLY (0x1086); 0 after the last value</summary>
        public fixed ulong partition_properties[4];
        /// <summary>in bytes</summary>
        public ulong printf_buffer_size;
        /// <summary>in bytes</summary>
        public ulong max_global_variable_size;
        /// <summary>in bytes</summary>
        public ulong global_variable_preferred_total_size;
        /// <summary>in work-items</summary>
        public ulong preferred_work_group_size_multiple;
        /// <summary>the index for clgl_platform_get_info</summary>
        public uint platform;
        /// <summary>the PCI vendor ID if the vendor has one</summary>
        public uint vendor_id;
        /// <summary>the version, encoded as clgl_name_version.version</summary>
        public uint numeric_version;
        /// <summary>number of parallel compute units</summary>
        public uint max_compute_units;
        /// <summary>in MHz</summary>
        public uint max_clock_frequency;
        /// <summary>32 or 64</summary>
        public uint address_bits;
        /// <summary>the maximum number of dimensions of a launch</summary>
        public uint max_work_item_dimensions;
        /// <summary>in elements; 0 = no such type</summary>
        public uint preferred_vector_width_char;
        /// <summary>in elements; 0 = no such type</summary>
        public uint preferred_vector_width_short;
        /// <summary>in elements; 0 = no such type</summary>
        public uint preferred_vector_width_int;
        /// <summary>in elements; 0 = no such type</summary>
        public uint preferred_vector_width_long;
        /// <summary>in elements; 0 = no such type</summary>
        public uint preferred_vector_width_float;
        /// <summary>in elements; 0 = no such type</summary>
        public uint preferred_vector_width_double;
        /// <summary>in elements; 0 = no such type</summary>
        public uint preferred_vector_width_half;
        /// <summary>in elements; 0 = no such type</summary>
        public uint native_vector_width_char;
        /// <summary>in elements; 0 = no such type</summary>
        public uint native_vector_width_short;
        /// <summary>in elements; 0 = no such type</summary>
        public uint native_vector_width_int;
        /// <summary>in elements; 0 = no such type</summary>
        public uint native_vector_width_long;
        /// <summary>in elements; 0 = no such type</summary>
        public uint native_vector_width_float;
        /// <summary>in elements; 0 = no such type</summary>
        public uint native_vector_width_double;
        /// <summary>in elements; 0 = no such type</summary>
        public uint native_vector_width_half;
        /// <summary>capabilities of float</summary>
        public uint single_fp_config;
        /// <summary>capabilities of double; 0 = no such type</summary>
        public uint double_fp_config;
        /// <summary>capabilities of half; 0 = no such type</summary>
        public uint half_fp_config;
        /// <summary>whether the device supports images</summary>
        public uint image_support;
        /// <summary>the maximum per kernel</summary>
        public uint max_read_image_args;
        /// <summary>the maximum per kernel</summary>
        public uint max_write_image_args;
        /// <summary>the maximum per kernel</summary>
        public uint max_read_write_image_args;
        /// <summary>for images of a buffer, in pixels</summary>
        public uint image_pitch_alignment;
        /// <summary>for images of a buffer, in pixels</summary>
        public uint image_base_address_alignment;
        /// <summary>the maximum per kernel</summary>
        public uint max_samplers;
        /// <summary>for sub-buffers and for host memory used in place, in bits</summary>
        public uint mem_base_addr_align;
        /// <summary>in bytes</summary>
        public uint min_data_type_align_size;
        /// <summary>the cache of global memory</summary>
        public int global_mem_cache_type;
        /// <summary>in bytes</summary>
        public uint global_mem_cacheline_size;
        /// <summary>the maximum per kernel</summary>
        public uint max_constant_args;
        /// <summary>the type of local memory</summary>
        public int local_mem_type;
        /// <summary>whether all memory is error-correcting</summary>
        public uint error_correction_support;
        /// <summary>whether device and host share memory</summary>
        public uint host_unified_memory;
        /// <summary>whether the device is little-endian</summary>
        public uint endian_little;
        /// <summary>whether the device can be used</summary>
        public uint available;
        /// <summary>whether the device has a compiler for OpenCL C</summary>
        public uint compiler_available;
        /// <summary>whether the device has a linker</summary>
        public uint linker_available;
        /// <summary>the kinds of kernels that the device executes</summary>
        public uint execution_capabilities;
        /// <summary>capabilities of queues; without CLGL_DEVICE_QUEUE_PROFILING if the driver is known to report
        /// wrong times (rusticl 22.3)</summary>
        public uint queue_on_host_properties;
        /// <summary>capabilities of on-device queues</summary>
        public uint queue_on_device_properties;
        /// <summary>in bytes</summary>
        public uint queue_on_device_preferred_size;
        /// <summary>in bytes</summary>
        public uint queue_on_device_max_size;
        /// <summary>the maximum per context</summary>
        public uint max_on_device_queues;
        /// <summary>the maximum per on-device queue</summary>
        public uint max_on_device_events;
        /// <summary>0 = kernels cannot enqueue kernels</summary>
        public uint device_enqueue_capabilities;
        /// <summary>the maximum number of sub-devices of a partition</summary>
        public uint partition_max_sub_devices;
        /// <summary>how the device can be partitioned</summary>
        public uint partition_affinity_domain;
        /// <summary>the reference count of a sub-device; 1 for other devices</summary>
        public uint reference_count;
        /// <summary>whether cl_khr_gl_sharing is faster with explicit synchronization</summary>
        public uint preferred_interop_user_sync;
        /// <summary>0 = no shared virtual memory</summary>
        public uint svm_capabilities;
        /// <summary>the maximum per kernel</summary>
        public uint max_pipe_args;
        /// <summary>the maximum per work-item</summary>
        public uint pipe_max_active_reservations;
        /// <summary>in bytes</summary>
        public uint pipe_max_packet_size;
        /// <summary>whether the device supports pipes</summary>
        public uint pipe_support;
        /// <summary>in bytes; 0 = natural</summary>
        public uint preferred_platform_atomic_alignment;
        /// <summary>in bytes; 0 = natural</summary>
        public uint preferred_global_atomic_alignment;
        /// <summary>in bytes; 0 = natural</summary>
        public uint preferred_local_atomic_alignment;
        /// <summary>capabilities of atomic operations</summary>
        public uint atomic_memory_capabilities;
        /// <summary>capabilities of atomic_work_item_fence</summary>
        public uint atomic_fence_capabilities;
        /// <summary>the maximum per work-group; 0 = no sub-groups</summary>
        public uint max_num_sub_groups;
        /// <summary>whether sub-groups progress independently</summary>
        public uint sub_group_independent_forward_progress;
        /// <summary>whether global sizes need not be multiples of local sizes</summary>
        public uint non_uniform_work_group_support;
        /// <summary>whether the device supports work-group functions, such as work_group_broadcast</summary>
        public uint work_group_collective_functions_support;
        /// <summary>whether the device supports the generic address space</summary>
        public uint generic_address_space_support;
        /// <summary>number of extensions_with_version</summary>
        public uint extensions_with_version_count;
        /// <summary>number of ils_with_version</summary>
        public uint ils_with_version_count;
        /// <summary>number of built_in_kernels_with_version</summary>
        public uint built_in_kernels_with_version_count;
        /// <summary>number of opencl_c_all_versions</summary>
        public uint opencl_c_all_versions_count;
        /// <summary>number of opencl_c_features</summary>
        public uint opencl_c_features_count;
        /// <summary>whether uuid and driver_uuid are known</summary>
        public uint has_uuid;
        /// <summary>whether luid is known</summary>
        public uint has_luid;
        /// <summary>whether the pci_ fields are known</summary>
        public uint has_pci;
        /// <summary>the PCI domain</summary>
        public uint pci_domain;
        /// <summary>the PCI bus</summary>
        public uint pci_bus;
        /// <summary>the PCI device</summary>
        public uint pci_device;
        /// <summary>the PCI function</summary>
        public uint pci_function;
        /// <summary>the UUID of the device (cl_khr_device_uuid)</summary>
        public fixed byte uuid[16];
        /// <summary>the UUID of the driver (cl_khr_device_uuid)</summary>
        public fixed byte driver_uuid[16];
        /// <summary>the LUID of the device (cl_khr_device_uuid)</summary>
        public fixed byte luid[8];
        /// <summary>the name</summary>
        public byte* name;
        /// <summary>the vendor</summary>
        public byte* vendor;
        /// <summary>the version of the driver</summary>
        public byte* driver_version;
        /// <summary>"FULL_PROFILE" or "EMBEDDED_PROFILE"</summary>
        public byte* profile;
        /// <summary>such as "OpenCL 3.0 PoCL"</summary>
        public byte* version;
        /// <summary>such as "OpenCL C 1.2 PoCL"</summary>
        public byte* opencl_c_version;
        /// <summary>names of extensions, separated by spaces</summary>
        public byte* extensions;
        /// <summary>names of built-in kernels, separated by semicolons</summary>
        public byte* built_in_kernels;
        /// <summary>names and versions of intermediate languages, such as "SPIR-V_1.2"</summary>
        public byte* il_version;
        /// <summary>the version of the conformance tests that the device passed</summary>
        public byte* latest_conformance_version_passed;
        /// <summary>clgl_platform_info.name of its platform</summary>
        public byte* platform_name;
        /// <summary>the extensions with their versions; NULL if there are none</summary>
        public clgl_name_version* extensions_with_version;
        /// <summary>the intermediate languages; NULL if there are none</summary>
        public clgl_name_version* ils_with_version;
        /// <summary>the built-in kernels; NULL if there are none</summary>
        public clgl_name_version* built_in_kernels_with_version;
        /// <summary>the versions of OpenCL C; NULL if unknown</summary>
        public clgl_name_version* opencl_c_all_versions;
        /// <summary>the features of OpenCL C; NULL if there are none</summary>
        public clgl_name_version* opencl_c_features;
    }
}
