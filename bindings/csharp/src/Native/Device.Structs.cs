// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>Something that has a version: an extension, a language, a feature. Laid out as
    /// cl_name_version.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_name_version
    {
        /// <summary>Major version in the upper 10 bits, minor in the next 10, patch in the last 12</summary>
        public uint version;
        /// <summary>name</summary>
        public fixed byte name[64];
    }

    /// <summary>What OpenCL tells of a platform. Fields are named as OpenCL's parameters; what the platform's
    /// version does not know is 0 or "". Strings and arrays live as long as the process.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_platform_info
    {
        /// <summary>sizeof(clgl_platform_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>As clgl_name_version.version</summary>
        public uint numeric_version;
        /// <summary>Nanoseconds</summary>
        public ulong host_timer_resolution;
        /// <summary>How many devices it has</summary>
        public uint device_count;
        /// <summary>extensions_with_version_count</summary>
        public uint extensions_with_version_count;
        /// <summary>UTF-8, never NULL</summary>
        public byte* profile;
        /// <summary>version</summary>
        public byte* version;
        /// <summary>name</summary>
        public byte* name;
        /// <summary>vendor</summary>
        public byte* vendor;
        /// <summary>extensions</summary>
        public byte* extensions;
        /// <summary>The suffix of its functions, of cl_khr_icd</summary>
        public byte* icd_suffix;
        /// <summary>NULL where the count is 0</summary>
        public clgl_name_version* extensions_with_version;
        /// <summary>NULL</summary>
        public void* reserved;
    }

    /// <summary>What OpenCL tells of a device. Fields are named as OpenCL's parameters without CL_DEVICE_, in
    /// OpenCL's units; what the device's version does not know is 0 or "". What only sub-devices have (parent,
    /// partition type) and what single extensions add is left to clgl_device_query. Strings and arrays live as
    /// long as the process.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_device_info
    {
        /// <summary>sizeof(clgl_device_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>CLGL_DEVICE_TYPE_...</summary>
        public uint type;
        /// <summary>max_work_group_size</summary>
        public ulong max_work_group_size;
        /// <summary>Of the first three dimensions; 0 for one that the device does not have</summary>
        public fixed ulong max_work_item_sizes[3];
        /// <summary>Bytes</summary>
        public ulong max_mem_alloc_size;
        /// <summary>Image limits: pixels, and layers of an array</summary>
        public ulong image2d_max_width;
        /// <summary>image2d_max_height</summary>
        public ulong image2d_max_height;
        /// <summary>image3d_max_width</summary>
        public ulong image3d_max_width;
        /// <summary>image3d_max_height</summary>
        public ulong image3d_max_height;
        /// <summary>image3d_max_depth</summary>
        public ulong image3d_max_depth;
        /// <summary>image_max_buffer_size</summary>
        public ulong image_max_buffer_size;
        /// <summary>image_max_array_size</summary>
        public ulong image_max_array_size;
        /// <summary>Bytes</summary>
        public ulong max_parameter_size;
        /// <summary>Bytes</summary>
        public ulong global_mem_cache_size;
        /// <summary>global_mem_size</summary>
        public ulong global_mem_size;
        /// <summary>max_constant_buffer_size</summary>
        public ulong max_constant_buffer_size;
        /// <summary>local_mem_size</summary>
        public ulong local_mem_size;
        /// <summary>Nanoseconds</summary>
        public ulong profiling_timer_resolution;
        /// <summary>CL_DEVICE_PARTITION_EQUALLY (0x1086) and the like, 0 after the last</summary>
        public fixed ulong partition_properties[4];
        /// <summary>Bytes</summary>
        public ulong printf_buffer_size;
        /// <summary>max_global_variable_size</summary>
        public ulong max_global_variable_size;
        /// <summary>global_variable_preferred_total_size</summary>
        public ulong global_variable_preferred_total_size;
        /// <summary>preferred_work_group_size_multiple</summary>
        public ulong preferred_work_group_size_multiple;
        /// <summary>Index for clgl_platform_get_info</summary>
        public uint platform;
        /// <summary>vendor_id</summary>
        public uint vendor_id;
        /// <summary>Major version in the upper 10 bits, minor in the next 10, patch in the last 12</summary>
        public uint numeric_version;
        /// <summary>max_compute_units</summary>
        public uint max_compute_units;
        /// <summary>MHz</summary>
        public uint max_clock_frequency;
        /// <summary>address_bits</summary>
        public uint address_bits;
        /// <summary>max_work_item_dimensions</summary>
        public uint max_work_item_dimensions;
        /// <summary>preferred_vector_width_char</summary>
        public uint preferred_vector_width_char;
        /// <summary>preferred_vector_width_short</summary>
        public uint preferred_vector_width_short;
        /// <summary>preferred_vector_width_int</summary>
        public uint preferred_vector_width_int;
        /// <summary>preferred_vector_width_long</summary>
        public uint preferred_vector_width_long;
        /// <summary>preferred_vector_width_float</summary>
        public uint preferred_vector_width_float;
        /// <summary>preferred_vector_width_double</summary>
        public uint preferred_vector_width_double;
        /// <summary>preferred_vector_width_half</summary>
        public uint preferred_vector_width_half;
        /// <summary>native_vector_width_char</summary>
        public uint native_vector_width_char;
        /// <summary>native_vector_width_short</summary>
        public uint native_vector_width_short;
        /// <summary>native_vector_width_int</summary>
        public uint native_vector_width_int;
        /// <summary>native_vector_width_long</summary>
        public uint native_vector_width_long;
        /// <summary>native_vector_width_float</summary>
        public uint native_vector_width_float;
        /// <summary>native_vector_width_double</summary>
        public uint native_vector_width_double;
        /// <summary>native_vector_width_half</summary>
        public uint native_vector_width_half;
        /// <summary>CLGL_DEVICE_FP_...; 0 where there is no such type</summary>
        public uint single_fp_config;
        /// <summary>double_fp_config</summary>
        public uint double_fp_config;
        /// <summary>half_fp_config</summary>
        public uint half_fp_config;
        /// <summary>0 or 1</summary>
        public uint image_support;
        /// <summary>max_read_image_args</summary>
        public uint max_read_image_args;
        /// <summary>max_write_image_args</summary>
        public uint max_write_image_args;
        /// <summary>max_read_write_image_args</summary>
        public uint max_read_write_image_args;
        /// <summary>Pixels</summary>
        public uint image_pitch_alignment;
        /// <summary>image_base_address_alignment</summary>
        public uint image_base_address_alignment;
        /// <summary>max_samplers</summary>
        public uint max_samplers;
        /// <summary>Bits</summary>
        public uint mem_base_addr_align;
        /// <summary>Bytes</summary>
        public uint min_data_type_align_size;
        /// <summary>CLGL_DEVICE_CACHE_...</summary>
        public uint global_mem_cache_type;
        /// <summary>Bytes</summary>
        public uint global_mem_cacheline_size;
        /// <summary>max_constant_args</summary>
        public uint max_constant_args;
        /// <summary>CLGL_DEVICE_MEMORY_...</summary>
        public uint local_mem_type;
        /// <summary>0 or 1, up to linker_available</summary>
        public uint error_correction_support;
        /// <summary>host_unified_memory</summary>
        public uint host_unified_memory;
        /// <summary>endian_little</summary>
        public uint endian_little;
        /// <summary>available</summary>
        public uint available;
        /// <summary>compiler_available</summary>
        public uint compiler_available;
        /// <summary>linker_available</summary>
        public uint linker_available;
        /// <summary>CLGL_DEVICE_EXEC_...</summary>
        public uint execution_capabilities;
        /// <summary>CLGL_DEVICE_QUEUE_...; without CLGL_DEVICE_QUEUE_PROFILING where the driver is known to make
        /// times up (rusticl 22.3)</summary>
        public uint queue_on_host_properties;
        /// <summary>queue_on_device_properties</summary>
        public uint queue_on_device_properties;
        /// <summary>Bytes</summary>
        public uint queue_on_device_preferred_size;
        /// <summary>queue_on_device_max_size</summary>
        public uint queue_on_device_max_size;
        /// <summary>max_on_device_queues</summary>
        public uint max_on_device_queues;
        /// <summary>max_on_device_events</summary>
        public uint max_on_device_events;
        /// <summary>CLGL_DEVICE_ENQUEUE_...</summary>
        public uint device_enqueue_capabilities;
        /// <summary>partition_max_sub_devices</summary>
        public uint partition_max_sub_devices;
        /// <summary>CLGL_DEVICE_AFFINITY_...</summary>
        public uint partition_affinity_domain;
        /// <summary>reference_count</summary>
        public uint reference_count;
        /// <summary>0 or 1</summary>
        public uint preferred_interop_user_sync;
        /// <summary>CLGL_DEVICE_SVM_...</summary>
        public uint svm_capabilities;
        /// <summary>max_pipe_args</summary>
        public uint max_pipe_args;
        /// <summary>pipe_max_active_reservations</summary>
        public uint pipe_max_active_reservations;
        /// <summary>pipe_max_packet_size</summary>
        public uint pipe_max_packet_size;
        /// <summary>0 or 1</summary>
        public uint pipe_support;
        /// <summary>Bytes</summary>
        public uint preferred_platform_atomic_alignment;
        /// <summary>preferred_global_atomic_alignment</summary>
        public uint preferred_global_atomic_alignment;
        /// <summary>preferred_local_atomic_alignment</summary>
        public uint preferred_local_atomic_alignment;
        /// <summary>CLGL_DEVICE_ATOMIC_...</summary>
        public uint atomic_memory_capabilities;
        /// <summary>atomic_fence_capabilities</summary>
        public uint atomic_fence_capabilities;
        /// <summary>max_num_sub_groups</summary>
        public uint max_num_sub_groups;
        /// <summary>0 or 1</summary>
        public uint sub_group_independent_forward_progress;
        /// <summary>non_uniform_work_group_support</summary>
        public uint non_uniform_work_group_support;
        /// <summary>work_group_collective_functions_support</summary>
        public uint work_group_collective_functions_support;
        /// <summary>generic_address_space_support</summary>
        public uint generic_address_space_support;
        /// <summary>How many the pointers below point at</summary>
        public uint extensions_with_version_count;
        /// <summary>ils_with_version_count</summary>
        public uint ils_with_version_count;
        /// <summary>built_in_kernels_with_version_count</summary>
        public uint built_in_kernels_with_version_count;
        /// <summary>opencl_c_all_versions_count</summary>
        public uint opencl_c_all_versions_count;
        /// <summary>opencl_c_features_count</summary>
        public uint opencl_c_features_count;
        /// <summary>0 or 1: whether uuid and driver_uuid, luid, the pci_ fields are known</summary>
        public uint has_uuid;
        /// <summary>has_luid</summary>
        public uint has_luid;
        /// <summary>has_pci</summary>
        public uint has_pci;
        /// <summary>pci_domain</summary>
        public uint pci_domain;
        /// <summary>pci_bus</summary>
        public uint pci_bus;
        /// <summary>pci_device</summary>
        public uint pci_device;
        /// <summary>pci_function</summary>
        public uint pci_function;
        /// <summary>cl_khr_device_uuid</summary>
        public fixed byte uuid[16];
        /// <summary>driver_uuid</summary>
        public fixed byte driver_uuid[16];
        /// <summary>luid</summary>
        public fixed byte luid[8];
        /// <summary>UTF-8, never NULL, "" where unknown</summary>
        public byte* name;
        /// <summary>vendor</summary>
        public byte* vendor;
        /// <summary>driver_version</summary>
        public byte* driver_version;
        /// <summary>profile</summary>
        public byte* profile;
        /// <summary>version</summary>
        public byte* version;
        /// <summary>opencl_c_version</summary>
        public byte* opencl_c_version;
        /// <summary>extensions</summary>
        public byte* extensions;
        /// <summary>built_in_kernels</summary>
        public byte* built_in_kernels;
        /// <summary>il_version</summary>
        public byte* il_version;
        /// <summary>latest_conformance_version_passed</summary>
        public byte* latest_conformance_version_passed;
        /// <summary>clgl_platform_info.name of its platform</summary>
        public byte* platform_name;
        /// <summary>NULL where the count is 0</summary>
        public clgl_name_version* extensions_with_version;
        /// <summary>ils_with_version</summary>
        public clgl_name_version* ils_with_version;
        /// <summary>built_in_kernels_with_version</summary>
        public clgl_name_version* built_in_kernels_with_version;
        /// <summary>opencl_c_all_versions</summary>
        public clgl_name_version* opencl_c_all_versions;
        /// <summary>opencl_c_features</summary>
        public clgl_name_version* opencl_c_features;
    }
}
