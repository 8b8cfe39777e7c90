// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>The properties of a device. The fields have the names and units of the OpenCL parameters, without
    /// CL_DEVICE_. Properties that the OpenCL version of the device does not have are 0 or "". Use
    /// <c>ClglDevice.Query</c> for properties of sub-devices (parent, partition type) and of extensions. Strings
    /// and arrays live as long as the process.</summary>
    public sealed unsafe class ClglDeviceInfo
    {
        internal ClglDeviceInfo(clgl_device_info* raw)
        {
            Type = (ClglDeviceTypeFlags)raw->type;
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
            SingleFPConfig = (ClglDeviceFPFlags)raw->single_fp_config;
            DoubleFPConfig = (ClglDeviceFPFlags)raw->double_fp_config;
            HalfFPConfig = (ClglDeviceFPFlags)raw->half_fp_config;
            ImageSupport = raw->image_support != 0;
            MaxReadImageArgs = raw->max_read_image_args;
            MaxWriteImageArgs = raw->max_write_image_args;
            MaxReadWriteImageArgs = raw->max_read_write_image_args;
            ImagePitchAlignment = raw->image_pitch_alignment;
            ImageBaseAddressAlignment = raw->image_base_address_alignment;
            MaxSamplers = raw->max_samplers;
            MemBaseAddrAlign = raw->mem_base_addr_align;
            MinDataTypeAlignSize = raw->min_data_type_align_size;
            GlobalMemCacheType = (ClglDeviceCache)raw->global_mem_cache_type;
            GlobalMemCachelineSize = raw->global_mem_cacheline_size;
            MaxConstantArgs = raw->max_constant_args;
            LocalMemType = (ClglDeviceMemory)raw->local_mem_type;
            ErrorCorrectionSupport = raw->error_correction_support != 0;
            HostUnifiedMemory = raw->host_unified_memory != 0;
            EndianLittle = raw->endian_little != 0;
            Available = raw->available != 0;
            CompilerAvailable = raw->compiler_available != 0;
            LinkerAvailable = raw->linker_available != 0;
            ExecutionCapabilities = (ClglDeviceExecFlags)raw->execution_capabilities;
            QueueOnHostProperties = (ClglDeviceQueueFlags)raw->queue_on_host_properties;
            QueueOnDeviceProperties = (ClglDeviceQueueFlags)raw->queue_on_device_properties;
            QueueOnDevicePreferredSize = raw->queue_on_device_preferred_size;
            QueueOnDeviceMaxSize = raw->queue_on_device_max_size;
            MaxOnDeviceQueues = raw->max_on_device_queues;
            MaxOnDeviceEvents = raw->max_on_device_events;
            DeviceEnqueueCapabilities = (ClglDeviceEnqueueFlags)raw->device_enqueue_capabilities;
            PartitionMaxSubDevices = raw->partition_max_sub_devices;
            PartitionAffinityDomain = (ClglDeviceAffinityFlags)raw->partition_affinity_domain;
            ReferenceCount = raw->reference_count;
            PreferredInteropUserSync = raw->preferred_interop_user_sync != 0;
            SvmCapabilities = (ClglDeviceSvmFlags)raw->svm_capabilities;
            MaxPipeArgs = raw->max_pipe_args;
            PipeMaxActiveReservations = raw->pipe_max_active_reservations;
            PipeMaxPacketSize = raw->pipe_max_packet_size;
            PipeSupport = raw->pipe_support != 0;
            PreferredPlatformAtomicAlignment = raw->preferred_platform_atomic_alignment;
            PreferredGlobalAtomicAlignment = raw->preferred_global_atomic_alignment;
            PreferredLocalAtomicAlignment = raw->preferred_local_atomic_alignment;
            AtomicMemoryCapabilities = (ClglDeviceAtomicFlags)raw->atomic_memory_capabilities;
            AtomicFenceCapabilities = (ClglDeviceAtomicFlags)raw->atomic_fence_capabilities;
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

        /// <summary>The type; <see cref="ClglDeviceTypeFlags.Default"/> is added for the default device of the
        /// platform.</summary>
        public ClglDeviceTypeFlags Type { get; }

        /// <summary>The maximum number of work-items of a work-group.</summary>
        public ulong MaxWorkGroupSize { get; }

        /// <summary>In work-items, for the first three dimensions; 0 for a dimension that the device does not
        /// have.</summary>
        public ulong[] MaxWorkItemSizes { get; }

        /// <summary>The maximum size of one buffer in bytes.</summary>
        public ulong MaxMemAllocSize { get; }

        /// <summary>In pixels.</summary>
        public ulong Image2dMaxWidth { get; }

        /// <summary>In pixels.</summary>
        public ulong Image2dMaxHeight { get; }

        /// <summary>In pixels.</summary>
        public ulong Image3dMaxWidth { get; }

        /// <summary>In pixels.</summary>
        public ulong Image3dMaxHeight { get; }

        /// <summary>In slices.</summary>
        public ulong Image3dMaxDepth { get; }

        /// <summary>For images of a buffer, in pixels.</summary>
        public ulong ImageMaxBufferSize { get; }

        /// <summary>In layers.</summary>
        public ulong ImageMaxArraySize { get; }

        /// <summary>For all arguments of a kernel together, in bytes.</summary>
        public ulong MaxParameterSize { get; }

        /// <summary>In bytes.</summary>
        public ulong GlobalMemCacheSize { get; }

        /// <summary>In bytes.</summary>
        public ulong GlobalMemSize { get; }

        /// <summary>In bytes.</summary>
        public ulong MaxConstantBufferSize { get; }

        /// <summary>In bytes.</summary>
        public ulong LocalMemSize { get; }

        /// <summary>In nanoseconds.</summary>
        public ulong ProfilingTimerResolution { get; }

        /// <summary>Values such as CL_DEVICE_PARTITION_EQUALLY (0x1086); 0 after the last value.</summary>
        public ulong[] PartitionProperties { get; }

        /// <summary>In bytes.</summary>
        public ulong PrintfBufferSize { get; }

        /// <summary>In bytes.</summary>
        public ulong MaxGlobalVariableSize { get; }

        /// <summary>In bytes.</summary>
        public ulong GlobalVariablePreferredTotalSize { get; }

        /// <summary>In work-items.</summary>
        public ulong PreferredWorkGroupSizeMultiple { get; }

        /// <summary>The index for <c>PlatformGetInfo</c>.</summary>
        public uint Platform { get; }

        /// <summary>The PCI vendor ID if the vendor has one.</summary>
        public uint VendorId { get; }

        /// <summary>The version, encoded as <see cref="ClglNameVersion"/>.version.</summary>
        public uint NumericVersion { get; }

        /// <summary>Number of parallel compute units.</summary>
        public uint MaxComputeUnits { get; }

        /// <summary>In MHz.</summary>
        public uint MaxClockFrequency { get; }

        /// <summary>32 or 64.</summary>
        public uint AddressBits { get; }

        /// <summary>The maximum number of dimensions of a launch.</summary>
        public uint MaxWorkItemDimensions { get; }

        /// <summary>In elements; 0 = no such type.</summary>
        public uint PreferredVectorWidthChar { get; }

        /// <summary>In elements; 0 = no such type.</summary>
        public uint PreferredVectorWidthShort { get; }

        /// <summary>In elements; 0 = no such type.</summary>
        public uint PreferredVectorWidthInt { get; }

        /// <summary>In elements; 0 = no such type.</summary>
        public uint PreferredVectorWidthLong { get; }

        /// <summary>In elements; 0 = no such type.</summary>
        public uint PreferredVectorWidthFloat { get; }

        /// <summary>In elements; 0 = no such type.</summary>
        public uint PreferredVectorWidthDouble { get; }

        /// <summary>In elements; 0 = no such type.</summary>
        public uint PreferredVectorWidthHalf { get; }

        /// <summary>In elements; 0 = no such type.</summary>
        public uint NativeVectorWidthChar { get; }

        /// <summary>In elements; 0 = no such type.</summary>
        public uint NativeVectorWidthShort { get; }

        /// <summary>In elements; 0 = no such type.</summary>
        public uint NativeVectorWidthInt { get; }

        /// <summary>In elements; 0 = no such type.</summary>
        public uint NativeVectorWidthLong { get; }

        /// <summary>In elements; 0 = no such type.</summary>
        public uint NativeVectorWidthFloat { get; }

        /// <summary>In elements; 0 = no such type.</summary>
        public uint NativeVectorWidthDouble { get; }

        /// <summary>In elements; 0 = no such type.</summary>
        public uint NativeVectorWidthHalf { get; }

        /// <summary>Capabilities of float.</summary>
        public ClglDeviceFPFlags SingleFPConfig { get; }

        /// <summary>Capabilities of double; 0 = no such type.</summary>
        public ClglDeviceFPFlags DoubleFPConfig { get; }

        /// <summary>Capabilities of half; 0 = no such type.</summary>
        public ClglDeviceFPFlags HalfFPConfig { get; }

        /// <summary>Whether the device supports images.</summary>
        public bool ImageSupport { get; }

        /// <summary>The maximum per kernel.</summary>
        public uint MaxReadImageArgs { get; }

        /// <summary>The maximum per kernel.</summary>
        public uint MaxWriteImageArgs { get; }

        /// <summary>The maximum per kernel.</summary>
        public uint MaxReadWriteImageArgs { get; }

        /// <summary>For images of a buffer, in pixels.</summary>
        public uint ImagePitchAlignment { get; }

        /// <summary>For images of a buffer, in pixels.</summary>
        public uint ImageBaseAddressAlignment { get; }

        /// <summary>The maximum per kernel.</summary>
        public uint MaxSamplers { get; }

        /// <summary>For sub-buffers and for host memory used in place, in bits.</summary>
        public uint MemBaseAddrAlign { get; }

        /// <summary>In bytes.</summary>
        public uint MinDataTypeAlignSize { get; }

        /// <summary>The cache of global memory.</summary>
        public ClglDeviceCache GlobalMemCacheType { get; }

        /// <summary>In bytes.</summary>
        public uint GlobalMemCachelineSize { get; }

        /// <summary>The maximum per kernel.</summary>
        public uint MaxConstantArgs { get; }

        /// <summary>The type of local memory.</summary>
        public ClglDeviceMemory LocalMemType { get; }

        /// <summary>Whether all memory is error-correcting.</summary>
        public bool ErrorCorrectionSupport { get; }

        /// <summary>Whether device and host share memory.</summary>
        public bool HostUnifiedMemory { get; }

        /// <summary>Whether the device is little-endian.</summary>
        public bool EndianLittle { get; }

        /// <summary>Whether the device can be used.</summary>
        public bool Available { get; }

        /// <summary>Whether the device has a compiler for OpenCL C.</summary>
        public bool CompilerAvailable { get; }

        /// <summary>Whether the device has a linker.</summary>
        public bool LinkerAvailable { get; }

        /// <summary>The kinds of kernels that the device executes.</summary>
        public ClglDeviceExecFlags ExecutionCapabilities { get; }

        /// <summary>Capabilities of queues; without <see cref="ClglDeviceQueueFlags.Profiling"/> if the driver is
        /// known to report wrong times (rusticl 22.3).</summary>
        public ClglDeviceQueueFlags QueueOnHostProperties { get; }

        /// <summary>Capabilities of on-device queues.</summary>
        public ClglDeviceQueueFlags QueueOnDeviceProperties { get; }

        /// <summary>In bytes.</summary>
        public uint QueueOnDevicePreferredSize { get; }

        /// <summary>In bytes.</summary>
        public uint QueueOnDeviceMaxSize { get; }

        /// <summary>The maximum per context.</summary>
        public uint MaxOnDeviceQueues { get; }

        /// <summary>The maximum per on-device queue.</summary>
        public uint MaxOnDeviceEvents { get; }

        /// <summary>0 = kernels cannot enqueue kernels.</summary>
        public ClglDeviceEnqueueFlags DeviceEnqueueCapabilities { get; }

        /// <summary>The maximum number of sub-devices of a partition.</summary>
        public uint PartitionMaxSubDevices { get; }

        /// <summary>How the device can be partitioned.</summary>
        public ClglDeviceAffinityFlags PartitionAffinityDomain { get; }

        /// <summary>The reference count of a sub-device; 1 for other devices.</summary>
        public uint ReferenceCount { get; }

        /// <summary>Whether cl_khr_gl_sharing is faster with explicit synchronization.</summary>
        public bool PreferredInteropUserSync { get; }

        /// <summary>0 = no shared virtual memory.</summary>
        public ClglDeviceSvmFlags SvmCapabilities { get; }

        /// <summary>The maximum per kernel.</summary>
        public uint MaxPipeArgs { get; }

        /// <summary>The maximum per work-item.</summary>
        public uint PipeMaxActiveReservations { get; }

        /// <summary>In bytes.</summary>
        public uint PipeMaxPacketSize { get; }

        /// <summary>Whether the device supports pipes.</summary>
        public bool PipeSupport { get; }

        /// <summary>In bytes; 0 = natural.</summary>
        public uint PreferredPlatformAtomicAlignment { get; }

        /// <summary>In bytes; 0 = natural.</summary>
        public uint PreferredGlobalAtomicAlignment { get; }

        /// <summary>In bytes; 0 = natural.</summary>
        public uint PreferredLocalAtomicAlignment { get; }

        /// <summary>Capabilities of atomic operations.</summary>
        public ClglDeviceAtomicFlags AtomicMemoryCapabilities { get; }

        /// <summary>Capabilities of atomic_work_item_fence.</summary>
        public ClglDeviceAtomicFlags AtomicFenceCapabilities { get; }

        /// <summary>The maximum per work-group; 0 = no sub-groups.</summary>
        public uint MaxNumSubGroups { get; }

        /// <summary>Whether sub-groups progress independently.</summary>
        public bool SubGroupIndependentForwardProgress { get; }

        /// <summary>Whether global sizes need not be multiples of local sizes.</summary>
        public bool NonUniformWorkGroupSupport { get; }

        /// <summary>Whether the device supports work-group functions, such as work_group_broadcast.</summary>
        public bool WorkGroupCollectiveFunctionsSupport { get; }

        /// <summary>Whether the device supports the generic address space.</summary>
        public bool GenericAddressSpaceSupport { get; }

        /// <summary>Whether uuid and driver_uuid are known.</summary>
        public bool HasUuid { get; }

        /// <summary>Whether luid is known.</summary>
        public bool HasLuid { get; }

        /// <summary>Whether the pci_ fields are known.</summary>
        public bool HasPci { get; }

        /// <summary>The PCI domain.</summary>
        public uint PciDomain { get; }

        /// <summary>The PCI bus.</summary>
        public uint PciBus { get; }

        /// <summary>The PCI device.</summary>
        public uint PciDevice { get; }

        /// <summary>The PCI function.</summary>
        public uint PciFunction { get; }

        /// <summary>The UUID of the device (cl_khr_device_uuid).</summary>
        public byte[] Uuid { get; }

        /// <summary>The UUID of the driver (cl_khr_device_uuid).</summary>
        public byte[] DriverUuid { get; }

        /// <summary>The LUID of the device (cl_khr_device_uuid).</summary>
        public byte[] Luid { get; }

        /// <summary>The name.</summary>
        public string Name { get; }

        /// <summary>The vendor.</summary>
        public string Vendor { get; }

        /// <summary>The version of the driver.</summary>
        public string DriverVersion { get; }

        /// <summary>"FULL_PROFILE" or "EMBEDDED_PROFILE".</summary>
        public string Profile { get; }

        /// <summary>Such as "OpenCL 3.0 PoCL".</summary>
        public string Version { get; }

        /// <summary>Such as "OpenCL C 1.2 PoCL".</summary>
        public string OpenCLCVersion { get; }

        /// <summary>Names of extensions, separated by spaces.</summary>
        public string Extensions { get; }

        /// <summary>Names of built-in kernels, separated by semicolons.</summary>
        public string BuiltInKernels { get; }

        /// <summary>Names and versions of intermediate languages, such as "SPIR-V_1.2".</summary>
        public string ILVersion { get; }

        /// <summary>The version of the conformance tests that the device passed.</summary>
        public string LatestConformanceVersionPassed { get; }

        /// <summary><see cref="ClglPlatformInfo"/>.name of its platform.</summary>
        public string PlatformName { get; }

        /// <summary>The extensions with their versions; null if there are none.</summary>
        public ClglNameVersion[] ExtensionsWithVersion { get; }

        /// <summary>The intermediate languages; null if there are none.</summary>
        public ClglNameVersion[] IlsWithVersion { get; }

        /// <summary>The built-in kernels; null if there are none.</summary>
        public ClglNameVersion[] BuiltInKernelsWithVersion { get; }

        /// <summary>The versions of OpenCL C; null if unknown.</summary>
        public ClglNameVersion[] OpenCLCAllVersions { get; }

        /// <summary>The features of OpenCL C; null if there are none.</summary>
        public ClglNameVersion[] OpenCLCFeatures { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
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
