// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using Clgl.Native;

namespace Clgl
{
    /// <summary>What OpenCL tells of a device. Fields are named as OpenCL's parameters without CL_DEVICE_, in
    /// OpenCL's units; what the device's version does not know is 0 or "". What only sub-devices have (parent,
    /// partition type) and what single extensions add is left to clgl_device_query. Strings and arrays live as
    /// long as the process.</summary>
    public sealed unsafe class ClglDeviceInfo
    {
        internal ClglDeviceInfo(clgl_device_info* raw)
        {
            Type = (ClglDeviceTypes)raw->type;
            MaxWorkGroupSize = raw->max_work_group_size;
            MaxWorkItemSizes = Copy.Of(raw->max_work_item_sizes, 3);
            MaxMemAllocSize = raw->max_mem_alloc_size;
            Image2dMaxWidth = raw->image2d_max_width;
            Image2dMaxHeight = raw->image2d_max_height;
            Image3dMaxWidth = raw->image3d_max_width;
            Image3dMaxHeight = raw->image3d_max_height;
            Image3dMaxDepth = raw->image3d_max_depth;
            ImageMaxBufferSize = raw->image_max_buffer_size;
            ImageMaxArraySize = raw->image_max_array_size;
            MaxParameterSize = raw->max_parameter_size;
            GlobalMemCacheSize = raw->global_mem_cache_size;
            GlobalMemSize = raw->global_mem_size;
            MaxConstantBufferSize = raw->max_constant_buffer_size;
            LocalMemSize = raw->local_mem_size;
            ProfilingTimerResolution = raw->profiling_timer_resolution;
            PartitionProperties = Copy.Of(raw->partition_properties, 4);
            PrintfBufferSize = raw->printf_buffer_size;
            MaxGlobalVariableSize = raw->max_global_variable_size;
            GlobalVariablePreferredTotalSize = raw->global_variable_preferred_total_size;
            PreferredWorkGroupSizeMultiple = raw->preferred_work_group_size_multiple;
            Platform = raw->platform;
            VendorId = raw->vendor_id;
            NumericVersion = raw->numeric_version;
            MaxComputeUnits = raw->max_compute_units;
            MaxClockFrequency = raw->max_clock_frequency;
            AddressBits = raw->address_bits;
            MaxWorkItemDimensions = raw->max_work_item_dimensions;
            PreferredVectorWidthChar = raw->preferred_vector_width_char;
            PreferredVectorWidthShort = raw->preferred_vector_width_short;
            PreferredVectorWidthInt = raw->preferred_vector_width_int;
            PreferredVectorWidthLong = raw->preferred_vector_width_long;
            PreferredVectorWidthFloat = raw->preferred_vector_width_float;
            PreferredVectorWidthDouble = raw->preferred_vector_width_double;
            PreferredVectorWidthHalf = raw->preferred_vector_width_half;
            NativeVectorWidthChar = raw->native_vector_width_char;
            NativeVectorWidthShort = raw->native_vector_width_short;
            NativeVectorWidthInt = raw->native_vector_width_int;
            NativeVectorWidthLong = raw->native_vector_width_long;
            NativeVectorWidthFloat = raw->native_vector_width_float;
            NativeVectorWidthDouble = raw->native_vector_width_double;
            NativeVectorWidthHalf = raw->native_vector_width_half;
            SingleFPConfig = (ClglFPConfig)raw->single_fp_config;
            DoubleFPConfig = (ClglFPConfig)raw->double_fp_config;
            HalfFPConfig = (ClglFPConfig)raw->half_fp_config;
            ImageSupport = raw->image_support != 0;
            MaxReadImageArgs = raw->max_read_image_args;
            MaxWriteImageArgs = raw->max_write_image_args;
            MaxReadWriteImageArgs = raw->max_read_write_image_args;
            ImagePitchAlignment = raw->image_pitch_alignment;
            ImageBaseAddressAlignment = raw->image_base_address_alignment;
            MaxSamplers = raw->max_samplers;
            MemBaseAddrAlign = raw->mem_base_addr_align;
            MinDataTypeAlignSize = raw->min_data_type_align_size;
            GlobalMemCacheType = (ClglCache)raw->global_mem_cache_type;
            GlobalMemCachelineSize = raw->global_mem_cacheline_size;
            MaxConstantArgs = raw->max_constant_args;
            LocalMemType = (ClglLocalMemory)raw->local_mem_type;
            ErrorCorrectionSupport = raw->error_correction_support != 0;
            HostUnifiedMemory = raw->host_unified_memory != 0;
            EndianLittle = raw->endian_little != 0;
            Available = raw->available != 0;
            CompilerAvailable = raw->compiler_available != 0;
            LinkerAvailable = raw->linker_available != 0;
            ExecutionCapabilities = (ClglExecution)raw->execution_capabilities;
            QueueOnHostProperties = (ClglDeviceQueues)raw->queue_on_host_properties;
            QueueOnDeviceProperties = (ClglDeviceQueues)raw->queue_on_device_properties;
            QueueOnDevicePreferredSize = raw->queue_on_device_preferred_size;
            QueueOnDeviceMaxSize = raw->queue_on_device_max_size;
            MaxOnDeviceQueues = raw->max_on_device_queues;
            MaxOnDeviceEvents = raw->max_on_device_events;
            DeviceEnqueueCapabilities = (ClglDeviceEnqueue)raw->device_enqueue_capabilities;
            PartitionMaxSubDevices = raw->partition_max_sub_devices;
            PartitionAffinityDomain = (ClglAffinity)raw->partition_affinity_domain;
            ReferenceCount = raw->reference_count;
            PreferredInteropUserSync = raw->preferred_interop_user_sync != 0;
            SvmCapabilities = (ClglSvm)raw->svm_capabilities;
            MaxPipeArgs = raw->max_pipe_args;
            PipeMaxActiveReservations = raw->pipe_max_active_reservations;
            PipeMaxPacketSize = raw->pipe_max_packet_size;
            PipeSupport = raw->pipe_support != 0;
            PreferredPlatformAtomicAlignment = raw->preferred_platform_atomic_alignment;
            PreferredGlobalAtomicAlignment = raw->preferred_global_atomic_alignment;
            PreferredLocalAtomicAlignment = raw->preferred_local_atomic_alignment;
            AtomicMemoryCapabilities = (ClglAtomics)raw->atomic_memory_capabilities;
            AtomicFenceCapabilities = (ClglAtomics)raw->atomic_fence_capabilities;
            MaxNumSubGroups = raw->max_num_sub_groups;
            SubGroupIndependentForwardProgress = raw->sub_group_independent_forward_progress != 0;
            NonUniformWorkGroupSupport = raw->non_uniform_work_group_support != 0;
            WorkGroupCollectiveFunctionsSupport = raw->work_group_collective_functions_support != 0;
            GenericAddressSpaceSupport = raw->generic_address_space_support != 0;
            HasUuid = raw->has_uuid != 0;
            HasLuid = raw->has_luid != 0;
            HasPci = raw->has_pci != 0;
            PciDomain = raw->pci_domain;
            PciBus = raw->pci_bus;
            PciDevice = raw->pci_device;
            PciFunction = raw->pci_function;
            Uuid = Copy.Of(raw->uuid, 16);
            DriverUuid = Copy.Of(raw->driver_uuid, 16);
            Luid = Copy.Of(raw->luid, 8);
            Name = Text.Of(raw->name);
            Vendor = Text.Of(raw->vendor);
            DriverVersion = Text.Of(raw->driver_version);
            Profile = Text.Of(raw->profile);
            Version = Text.Of(raw->version);
            OpenCLCVersion = Text.Of(raw->opencl_c_version);
            Extensions = Text.Of(raw->extensions);
            BuiltInKernels = Text.Of(raw->built_in_kernels);
            ILVersion = Text.Of(raw->il_version);
            LatestConformanceVersionPassed = Text.Of(raw->latest_conformance_version_passed);
            PlatformName = Text.Of(raw->platform_name);
            ExtensionsWithVersion = ClglNameVersion.List(raw->extensions_with_version,
                raw->extensions_with_version_count);
            IlsWithVersion = ClglNameVersion.List(raw->ils_with_version,
                raw->ils_with_version_count);
            BuiltInKernelsWithVersion = ClglNameVersion.List(raw->built_in_kernels_with_version,
                raw->built_in_kernels_with_version_count);
            OpenCLCAllVersions = ClglNameVersion.List(raw->opencl_c_all_versions,
                raw->opencl_c_all_versions_count);
            OpenCLCFeatures = ClglNameVersion.List(raw->opencl_c_features,
                raw->opencl_c_features_count);
        }

        /// <summary>CLGL_DEVICE_TYPE_...</summary>
        public ClglDeviceTypes Type { get; }
        /// <summary>clgl_device_info.max_work_group_size, as OpenCL has it</summary>
        public ulong MaxWorkGroupSize { get; }
        /// <summary>Of the first three dimensions; 0 for one that the device does not have</summary>
        public ulong[] MaxWorkItemSizes { get; }
        /// <summary>Bytes</summary>
        public ulong MaxMemAllocSize { get; }
        /// <summary>Image limits: pixels, and layers of an array</summary>
        public ulong Image2dMaxWidth { get; }
        /// <summary>clgl_device_info.image2d_max_height, as OpenCL has it</summary>
        public ulong Image2dMaxHeight { get; }
        /// <summary>clgl_device_info.image3d_max_width, as OpenCL has it</summary>
        public ulong Image3dMaxWidth { get; }
        /// <summary>clgl_device_info.image3d_max_height, as OpenCL has it</summary>
        public ulong Image3dMaxHeight { get; }
        /// <summary>clgl_device_info.image3d_max_depth, as OpenCL has it</summary>
        public ulong Image3dMaxDepth { get; }
        /// <summary>clgl_device_info.image_max_buffer_size, as OpenCL has it</summary>
        public ulong ImageMaxBufferSize { get; }
        /// <summary>clgl_device_info.image_max_array_size, as OpenCL has it</summary>
        public ulong ImageMaxArraySize { get; }
        /// <summary>Bytes</summary>
        public ulong MaxParameterSize { get; }
        /// <summary>Bytes</summary>
        public ulong GlobalMemCacheSize { get; }
        /// <summary>clgl_device_info.global_mem_size, as OpenCL has it</summary>
        public ulong GlobalMemSize { get; }
        /// <summary>clgl_device_info.max_constant_buffer_size, as OpenCL has it</summary>
        public ulong MaxConstantBufferSize { get; }
        /// <summary>clgl_device_info.local_mem_size, as OpenCL has it</summary>
        public ulong LocalMemSize { get; }
        /// <summary>Nanoseconds</summary>
        public ulong ProfilingTimerResolution { get; }
        /// <summary>CL_DEVICE_PARTITION_EQUALLY (0x1086) and the like, 0 after the last</summary>
        public ulong[] PartitionProperties { get; }
        /// <summary>Bytes</summary>
        public ulong PrintfBufferSize { get; }
        /// <summary>clgl_device_info.max_global_variable_size, as OpenCL has it</summary>
        public ulong MaxGlobalVariableSize { get; }
        /// <summary>clgl_device_info.global_variable_preferred_total_size, as OpenCL has it</summary>
        public ulong GlobalVariablePreferredTotalSize { get; }
        /// <summary>clgl_device_info.preferred_work_group_size_multiple, as OpenCL has it</summary>
        public ulong PreferredWorkGroupSizeMultiple { get; }
        /// <summary>Index for clgl_platform_get_info</summary>
        public uint Platform { get; }
        /// <summary>clgl_device_info.vendor_id, as OpenCL has it</summary>
        public uint VendorId { get; }
        /// <summary>Major version in the upper 10 bits, minor in the next 10, patch in the last 12</summary>
        public uint NumericVersion { get; }
        /// <summary>clgl_device_info.max_compute_units, as OpenCL has it</summary>
        public uint MaxComputeUnits { get; }
        /// <summary>MHz</summary>
        public uint MaxClockFrequency { get; }
        /// <summary>clgl_device_info.address_bits, as OpenCL has it</summary>
        public uint AddressBits { get; }
        /// <summary>clgl_device_info.max_work_item_dimensions, as OpenCL has it</summary>
        public uint MaxWorkItemDimensions { get; }
        /// <summary>clgl_device_info.preferred_vector_width_char, as OpenCL has it</summary>
        public uint PreferredVectorWidthChar { get; }
        /// <summary>clgl_device_info.preferred_vector_width_short, as OpenCL has it</summary>
        public uint PreferredVectorWidthShort { get; }
        /// <summary>clgl_device_info.preferred_vector_width_int, as OpenCL has it</summary>
        public uint PreferredVectorWidthInt { get; }
        /// <summary>clgl_device_info.preferred_vector_width_long, as OpenCL has it</summary>
        public uint PreferredVectorWidthLong { get; }
        /// <summary>clgl_device_info.preferred_vector_width_float, as OpenCL has it</summary>
        public uint PreferredVectorWidthFloat { get; }
        /// <summary>clgl_device_info.preferred_vector_width_double, as OpenCL has it</summary>
        public uint PreferredVectorWidthDouble { get; }
        /// <summary>clgl_device_info.preferred_vector_width_half, as OpenCL has it</summary>
        public uint PreferredVectorWidthHalf { get; }
        /// <summary>clgl_device_info.native_vector_width_char, as OpenCL has it</summary>
        public uint NativeVectorWidthChar { get; }
        /// <summary>clgl_device_info.native_vector_width_short, as OpenCL has it</summary>
        public uint NativeVectorWidthShort { get; }
        /// <summary>clgl_device_info.native_vector_width_int, as OpenCL has it</summary>
        public uint NativeVectorWidthInt { get; }
        /// <summary>clgl_device_info.native_vector_width_long, as OpenCL has it</summary>
        public uint NativeVectorWidthLong { get; }
        /// <summary>clgl_device_info.native_vector_width_float, as OpenCL has it</summary>
        public uint NativeVectorWidthFloat { get; }
        /// <summary>clgl_device_info.native_vector_width_double, as OpenCL has it</summary>
        public uint NativeVectorWidthDouble { get; }
        /// <summary>clgl_device_info.native_vector_width_half, as OpenCL has it</summary>
        public uint NativeVectorWidthHalf { get; }
        /// <summary>CLGL_DEVICE_FP_...; 0 where there is no such type</summary>
        public ClglFPConfig SingleFPConfig { get; }
        /// <summary>clgl_device_info.double_fp_config, as OpenCL has it</summary>
        public ClglFPConfig DoubleFPConfig { get; }
        /// <summary>clgl_device_info.half_fp_config, as OpenCL has it</summary>
        public ClglFPConfig HalfFPConfig { get; }
        /// <summary>0 or 1</summary>
        public bool ImageSupport { get; }
        /// <summary>clgl_device_info.max_read_image_args, as OpenCL has it</summary>
        public uint MaxReadImageArgs { get; }
        /// <summary>clgl_device_info.max_write_image_args, as OpenCL has it</summary>
        public uint MaxWriteImageArgs { get; }
        /// <summary>clgl_device_info.max_read_write_image_args, as OpenCL has it</summary>
        public uint MaxReadWriteImageArgs { get; }
        /// <summary>Pixels</summary>
        public uint ImagePitchAlignment { get; }
        /// <summary>clgl_device_info.image_base_address_alignment, as OpenCL has it</summary>
        public uint ImageBaseAddressAlignment { get; }
        /// <summary>clgl_device_info.max_samplers, as OpenCL has it</summary>
        public uint MaxSamplers { get; }
        /// <summary>Bits</summary>
        public uint MemBaseAddrAlign { get; }
        /// <summary>Bytes</summary>
        public uint MinDataTypeAlignSize { get; }
        /// <summary>CLGL_DEVICE_CACHE_...</summary>
        public ClglCache GlobalMemCacheType { get; }
        /// <summary>Bytes</summary>
        public uint GlobalMemCachelineSize { get; }
        /// <summary>clgl_device_info.max_constant_args, as OpenCL has it</summary>
        public uint MaxConstantArgs { get; }
        /// <summary>CLGL_DEVICE_MEMORY_...</summary>
        public ClglLocalMemory LocalMemType { get; }
        /// <summary>0 or 1, up to linker_available</summary>
        public bool ErrorCorrectionSupport { get; }
        /// <summary>clgl_device_info.host_unified_memory, as OpenCL has it</summary>
        public bool HostUnifiedMemory { get; }
        /// <summary>clgl_device_info.endian_little, as OpenCL has it</summary>
        public bool EndianLittle { get; }
        /// <summary>clgl_device_info.available, as OpenCL has it</summary>
        public bool Available { get; }
        /// <summary>clgl_device_info.compiler_available, as OpenCL has it</summary>
        public bool CompilerAvailable { get; }
        /// <summary>clgl_device_info.linker_available, as OpenCL has it</summary>
        public bool LinkerAvailable { get; }
        /// <summary>CLGL_DEVICE_EXEC_...</summary>
        public ClglExecution ExecutionCapabilities { get; }
        /// <summary>CLGL_DEVICE_QUEUE_...; without CLGL_DEVICE_QUEUE_PROFILING where the driver is known to make
        /// times up (rusticl 22.3)</summary>
        public ClglDeviceQueues QueueOnHostProperties { get; }
        /// <summary>clgl_device_info.queue_on_device_properties, as OpenCL has it</summary>
        public ClglDeviceQueues QueueOnDeviceProperties { get; }
        /// <summary>Bytes</summary>
        public uint QueueOnDevicePreferredSize { get; }
        /// <summary>clgl_device_info.queue_on_device_max_size, as OpenCL has it</summary>
        public uint QueueOnDeviceMaxSize { get; }
        /// <summary>clgl_device_info.max_on_device_queues, as OpenCL has it</summary>
        public uint MaxOnDeviceQueues { get; }
        /// <summary>clgl_device_info.max_on_device_events, as OpenCL has it</summary>
        public uint MaxOnDeviceEvents { get; }
        /// <summary>CLGL_DEVICE_ENQUEUE_...</summary>
        public ClglDeviceEnqueue DeviceEnqueueCapabilities { get; }
        /// <summary>clgl_device_info.partition_max_sub_devices, as OpenCL has it</summary>
        public uint PartitionMaxSubDevices { get; }
        /// <summary>CLGL_DEVICE_AFFINITY_...</summary>
        public ClglAffinity PartitionAffinityDomain { get; }
        /// <summary>clgl_device_info.reference_count, as OpenCL has it</summary>
        public uint ReferenceCount { get; }
        /// <summary>0 or 1</summary>
        public bool PreferredInteropUserSync { get; }
        /// <summary>CLGL_DEVICE_SVM_...</summary>
        public ClglSvm SvmCapabilities { get; }
        /// <summary>clgl_device_info.max_pipe_args, as OpenCL has it</summary>
        public uint MaxPipeArgs { get; }
        /// <summary>clgl_device_info.pipe_max_active_reservations, as OpenCL has it</summary>
        public uint PipeMaxActiveReservations { get; }
        /// <summary>clgl_device_info.pipe_max_packet_size, as OpenCL has it</summary>
        public uint PipeMaxPacketSize { get; }
        /// <summary>0 or 1</summary>
        public bool PipeSupport { get; }
        /// <summary>Bytes</summary>
        public uint PreferredPlatformAtomicAlignment { get; }
        /// <summary>clgl_device_info.preferred_global_atomic_alignment, as OpenCL has it</summary>
        public uint PreferredGlobalAtomicAlignment { get; }
        /// <summary>clgl_device_info.preferred_local_atomic_alignment, as OpenCL has it</summary>
        public uint PreferredLocalAtomicAlignment { get; }
        /// <summary>CLGL_DEVICE_ATOMIC_...</summary>
        public ClglAtomics AtomicMemoryCapabilities { get; }
        /// <summary>clgl_device_info.atomic_fence_capabilities, as OpenCL has it</summary>
        public ClglAtomics AtomicFenceCapabilities { get; }
        /// <summary>clgl_device_info.max_num_sub_groups, as OpenCL has it</summary>
        public uint MaxNumSubGroups { get; }
        /// <summary>0 or 1</summary>
        public bool SubGroupIndependentForwardProgress { get; }
        /// <summary>clgl_device_info.non_uniform_work_group_support, as OpenCL has it</summary>
        public bool NonUniformWorkGroupSupport { get; }
        /// <summary>clgl_device_info.work_group_collective_functions_support, as OpenCL has it</summary>
        public bool WorkGroupCollectiveFunctionsSupport { get; }
        /// <summary>clgl_device_info.generic_address_space_support, as OpenCL has it</summary>
        public bool GenericAddressSpaceSupport { get; }
        /// <summary>0 or 1: whether uuid and driver_uuid, luid, the pci_ fields are known</summary>
        public bool HasUuid { get; }
        /// <summary>clgl_device_info.has_luid, as OpenCL has it</summary>
        public bool HasLuid { get; }
        /// <summary>clgl_device_info.has_pci, as OpenCL has it</summary>
        public bool HasPci { get; }
        /// <summary>clgl_device_info.pci_domain, as OpenCL has it</summary>
        public uint PciDomain { get; }
        /// <summary>clgl_device_info.pci_bus, as OpenCL has it</summary>
        public uint PciBus { get; }
        /// <summary>clgl_device_info.pci_device, as OpenCL has it</summary>
        public uint PciDevice { get; }
        /// <summary>clgl_device_info.pci_function, as OpenCL has it</summary>
        public uint PciFunction { get; }
        /// <summary>cl_khr_device_uuid</summary>
        public byte[] Uuid { get; }
        /// <summary>clgl_device_info.driver_uuid, as OpenCL has it</summary>
        public byte[] DriverUuid { get; }
        /// <summary>clgl_device_info.luid, as OpenCL has it</summary>
        public byte[] Luid { get; }
        /// <summary>UTF-8, never NULL, "" where unknown</summary>
        public string Name { get; }
        /// <summary>clgl_device_info.vendor, as OpenCL has it</summary>
        public string Vendor { get; }
        /// <summary>clgl_device_info.driver_version, as OpenCL has it</summary>
        public string DriverVersion { get; }
        /// <summary>clgl_device_info.profile, as OpenCL has it</summary>
        public string Profile { get; }
        /// <summary>clgl_device_info.version, as OpenCL has it</summary>
        public string Version { get; }
        /// <summary>clgl_device_info.opencl_c_version, as OpenCL has it</summary>
        public string OpenCLCVersion { get; }
        /// <summary>clgl_device_info.extensions, as OpenCL has it</summary>
        public string Extensions { get; }
        /// <summary>clgl_device_info.built_in_kernels, as OpenCL has it</summary>
        public string BuiltInKernels { get; }
        /// <summary>clgl_device_info.il_version, as OpenCL has it</summary>
        public string ILVersion { get; }
        /// <summary>clgl_device_info.latest_conformance_version_passed, as OpenCL has it</summary>
        public string LatestConformanceVersionPassed { get; }
        /// <summary>clgl_platform_info.name of its platform</summary>
        public string PlatformName { get; }
        /// <summary>NULL where the count is 0</summary>
        public ClglNameVersion[] ExtensionsWithVersion { get; }
        /// <summary>clgl_device_info.ils_with_version, as OpenCL has it</summary>
        public ClglNameVersion[] IlsWithVersion { get; }
        /// <summary>clgl_device_info.built_in_kernels_with_version, as OpenCL has it</summary>
        public ClglNameVersion[] BuiltInKernelsWithVersion { get; }
        /// <summary>clgl_device_info.opencl_c_all_versions, as OpenCL has it</summary>
        public ClglNameVersion[] OpenCLCAllVersions { get; }
        /// <summary>clgl_device_info.opencl_c_features, as OpenCL has it</summary>
        public ClglNameVersion[] OpenCLCFeatures { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
        public override string ToString()
        {
            return Shown.Of("ClglDeviceInfo",
                            "Type", Type,
                            "MaxWorkGroupSize", MaxWorkGroupSize,
                            "MaxWorkItemSizes", MaxWorkItemSizes,
                            "MaxMemAllocSize", MaxMemAllocSize,
                            "Image2dMaxWidth", Image2dMaxWidth,
                            "Image2dMaxHeight", Image2dMaxHeight,
                            "Image3dMaxWidth", Image3dMaxWidth,
                            "Image3dMaxHeight", Image3dMaxHeight,
                            "Image3dMaxDepth", Image3dMaxDepth,
                            "ImageMaxBufferSize", ImageMaxBufferSize,
                            "ImageMaxArraySize", ImageMaxArraySize,
                            "MaxParameterSize", MaxParameterSize,
                            "GlobalMemCacheSize", GlobalMemCacheSize,
                            "GlobalMemSize", GlobalMemSize,
                            "MaxConstantBufferSize", MaxConstantBufferSize,
                            "LocalMemSize", LocalMemSize,
                            "ProfilingTimerResolution", ProfilingTimerResolution,
                            "PartitionProperties", PartitionProperties,
                            "PrintfBufferSize", PrintfBufferSize,
                            "MaxGlobalVariableSize", MaxGlobalVariableSize,
                            "GlobalVariablePreferredTotalSize", GlobalVariablePreferredTotalSize,
                            "PreferredWorkGroupSizeMultiple", PreferredWorkGroupSizeMultiple,
                            "Platform", Platform,
                            "VendorId", VendorId,
                            "NumericVersion", NumericVersion,
                            "MaxComputeUnits", MaxComputeUnits,
                            "MaxClockFrequency", MaxClockFrequency,
                            "AddressBits", AddressBits,
                            "MaxWorkItemDimensions", MaxWorkItemDimensions,
                            "PreferredVectorWidthChar", PreferredVectorWidthChar,
                            "PreferredVectorWidthShort", PreferredVectorWidthShort,
                            "PreferredVectorWidthInt", PreferredVectorWidthInt,
                            "PreferredVectorWidthLong", PreferredVectorWidthLong,
                            "PreferredVectorWidthFloat", PreferredVectorWidthFloat,
                            "PreferredVectorWidthDouble", PreferredVectorWidthDouble,
                            "PreferredVectorWidthHalf", PreferredVectorWidthHalf,
                            "NativeVectorWidthChar", NativeVectorWidthChar,
                            "NativeVectorWidthShort", NativeVectorWidthShort,
                            "NativeVectorWidthInt", NativeVectorWidthInt,
                            "NativeVectorWidthLong", NativeVectorWidthLong,
                            "NativeVectorWidthFloat", NativeVectorWidthFloat,
                            "NativeVectorWidthDouble", NativeVectorWidthDouble,
                            "NativeVectorWidthHalf", NativeVectorWidthHalf,
                            "SingleFPConfig", SingleFPConfig,
                            "DoubleFPConfig", DoubleFPConfig,
                            "HalfFPConfig", HalfFPConfig,
                            "ImageSupport", ImageSupport,
                            "MaxReadImageArgs", MaxReadImageArgs,
                            "MaxWriteImageArgs", MaxWriteImageArgs,
                            "MaxReadWriteImageArgs", MaxReadWriteImageArgs,
                            "ImagePitchAlignment", ImagePitchAlignment,
                            "ImageBaseAddressAlignment", ImageBaseAddressAlignment,
                            "MaxSamplers", MaxSamplers,
                            "MemBaseAddrAlign", MemBaseAddrAlign,
                            "MinDataTypeAlignSize", MinDataTypeAlignSize,
                            "GlobalMemCacheType", GlobalMemCacheType,
                            "GlobalMemCachelineSize", GlobalMemCachelineSize,
                            "MaxConstantArgs", MaxConstantArgs,
                            "LocalMemType", LocalMemType,
                            "ErrorCorrectionSupport", ErrorCorrectionSupport,
                            "HostUnifiedMemory", HostUnifiedMemory,
                            "EndianLittle", EndianLittle,
                            "Available", Available,
                            "CompilerAvailable", CompilerAvailable,
                            "LinkerAvailable", LinkerAvailable,
                            "ExecutionCapabilities", ExecutionCapabilities,
                            "QueueOnHostProperties", QueueOnHostProperties,
                            "QueueOnDeviceProperties", QueueOnDeviceProperties,
                            "QueueOnDevicePreferredSize", QueueOnDevicePreferredSize,
                            "QueueOnDeviceMaxSize", QueueOnDeviceMaxSize,
                            "MaxOnDeviceQueues", MaxOnDeviceQueues,
                            "MaxOnDeviceEvents", MaxOnDeviceEvents,
                            "DeviceEnqueueCapabilities", DeviceEnqueueCapabilities,
                            "PartitionMaxSubDevices", PartitionMaxSubDevices,
                            "PartitionAffinityDomain", PartitionAffinityDomain,
                            "ReferenceCount", ReferenceCount,
                            "PreferredInteropUserSync", PreferredInteropUserSync,
                            "SvmCapabilities", SvmCapabilities,
                            "MaxPipeArgs", MaxPipeArgs,
                            "PipeMaxActiveReservations", PipeMaxActiveReservations,
                            "PipeMaxPacketSize", PipeMaxPacketSize,
                            "PipeSupport", PipeSupport,
                            "PreferredPlatformAtomicAlignment", PreferredPlatformAtomicAlignment,
                            "PreferredGlobalAtomicAlignment", PreferredGlobalAtomicAlignment,
                            "PreferredLocalAtomicAlignment", PreferredLocalAtomicAlignment,
                            "AtomicMemoryCapabilities", AtomicMemoryCapabilities,
                            "AtomicFenceCapabilities", AtomicFenceCapabilities,
                            "MaxNumSubGroups", MaxNumSubGroups,
                            "SubGroupIndependentForwardProgress", SubGroupIndependentForwardProgress,
                            "NonUniformWorkGroupSupport", NonUniformWorkGroupSupport,
                            "WorkGroupCollectiveFunctionsSupport", WorkGroupCollectiveFunctionsSupport,
                            "GenericAddressSpaceSupport", GenericAddressSpaceSupport,
                            "HasUuid", HasUuid,
                            "HasLuid", HasLuid,
                            "HasPci", HasPci,
                            "PciDomain", PciDomain,
                            "PciBus", PciBus,
                            "PciDevice", PciDevice,
                            "PciFunction", PciFunction,
                            "Uuid", Uuid,
                            "DriverUuid", DriverUuid,
                            "Luid", Luid,
                            "Name", Name,
                            "Vendor", Vendor,
                            "DriverVersion", DriverVersion,
                            "Profile", Profile,
                            "Version", Version,
                            "OpenCLCVersion", OpenCLCVersion,
                            "Extensions", Extensions,
                            "BuiltInKernels", BuiltInKernels,
                            "ILVersion", ILVersion,
                            "LatestConformanceVersionPassed", LatestConformanceVersionPassed,
                            "PlatformName", PlatformName,
                            "ExtensionsWithVersion", ExtensionsWithVersion,
                            "IlsWithVersion", IlsWithVersion,
                            "BuiltInKernelsWithVersion", BuiltInKernelsWithVersion,
                            "OpenCLCAllVersions", OpenCLCAllVersions,
                            "OpenCLCFeatures", OpenCLCFeatures);
        }
    }
}
