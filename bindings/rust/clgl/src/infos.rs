// Made from the description of the API by generate.py: change the headers, then run it again.
info! {
    /// The properties of a platform. Fields are named like the OpenCL parameters; what the platform's version
    /// does not know is 0 or "". Strings and arrays live as long as the process.
    PlatformInfo, clgl_platform_info,
    values {},
    bools {},
    strings {
        /// "FULL_PROFILE" or "EMBEDDED_PROFILE"
        profile,
        /// such as "OpenCL 3.0 PoCL 3.1"
        version,
        /// the name
        name,
        /// the vendor
        vendor,
        /// names of extensions, separated by spaces
        extensions,
        /// the suffix of its functions (cl_khr_icd)
        icd_suffix,
    },
    lists {
        /// the extensions with their versions; NULL if there are none
        extensions_with_version: extensions_with_version_count,
    }
}

info! {
    /// The properties of a device. Fields are named like the OpenCL parameters without CL_DEVICE_, in the
    /// same units; what the device's version does not know is 0 or "". What only sub-devices have (parent,
    /// partition type) and what single extensions add is left to clgl_device_query. Strings and arrays live
    /// as long as the process.
    DeviceInfo, clgl_device_info,
    values {
        /// the type, several flags if the device is also the default
        type_: DeviceTypeFlags,
        /// of float
        single_fp_config: DeviceFpFlags,
        /// of double; 0 = no such type
        double_fp_config: DeviceFpFlags,
        /// of half; 0 = no such type
        half_fp_config: DeviceFpFlags,
        /// the cache of global memory
        global_mem_cache_type: DeviceCache,
        /// the type of local memory
        local_mem_type: DeviceMemory,
        /// what it executes
        execution_capabilities: DeviceExecFlags,
        /// capabilities of queues; without CLGL_DEVICE_QUEUE_PROFILING if the driver is known to invent times
        /// (rusticl 22.3)
        queue_on_host_properties: DeviceQueueFlags,
        /// capabilities of on-device queues
        queue_on_device_properties: DeviceQueueFlags,
        /// 0 = kernels cannot enqueue kernels
        device_enqueue_capabilities: DeviceEnqueueFlags,
        /// how it can be partitioned
        partition_affinity_domain: DeviceAffinityFlags,
        /// 0 = no shared virtual memory
        svm_capabilities: DeviceSvmFlags,
        /// of atomic operations
        atomic_memory_capabilities: DeviceAtomicFlags,
        /// of atomic_work_item_fence
        atomic_fence_capabilities: DeviceAtomicFlags,
    },
    bools {
        /// whether it has images
        image_support,
        /// whether all memory is error-correcting
        error_correction_support,
        /// whether device and host share memory
        host_unified_memory,
        /// whether it is little-endian
        endian_little,
        /// whether it can be used
        available,
        /// whether it compiles OpenCL C
        compiler_available,
        /// whether it links programs
        linker_available,
        /// whether cl_khr_gl_sharing is faster with explicit synchronization
        preferred_interop_user_sync,
        /// whether it has pipes
        pipe_support,
        /// whether sub-groups progress independently
        sub_group_independent_forward_progress,
        /// whether global sizes need not be multiples of local sizes
        non_uniform_work_group_support,
        /// whether it has work-group functions, such as work_group_broadcast
        work_group_collective_functions_support,
        /// whether it has the generic address space
        generic_address_space_support,
        /// whether uuid and driver_uuid are known
        has_uuid,
        /// whether luid is known
        has_luid,
        /// whether the pci_ fields are known
        has_pci,
    },
    strings {
        /// the name
        name,
        /// the vendor
        vendor,
        /// the version of the driver
        driver_version,
        /// "FULL_PROFILE" or "EMBEDDED_PROFILE"
        profile,
        /// such as "OpenCL 3.0 PoCL"
        version,
        /// such as "OpenCL C 1.2 PoCL"
        opencl_c_version,
        /// names of extensions, separated by spaces
        extensions,
        /// names of built-in kernels, separated by semicolons
        built_in_kernels,
        /// names and versions of intermediate languages, such as "SPIR-V_1.2"
        il_version,
        /// the version of the conformance tests that it passed
        latest_conformance_version_passed,
        /// clgl_platform_info.name of its platform
        platform_name,
    },
    lists {
        /// the extensions with their versions; NULL if there are none
        extensions_with_version: extensions_with_version_count,
        /// the intermediate languages; NULL if there are none
        ils_with_version: ils_with_version_count,
        /// the built-in kernels; NULL if there are none
        built_in_kernels_with_version: built_in_kernels_with_version_count,
        /// the versions of OpenCL C; NULL if unknown
        opencl_c_all_versions: opencl_c_all_versions_count,
        /// the features of OpenCL C; NULL if there are none
        opencl_c_features: opencl_c_features_count,
    }
}

info! {
    /// The properties of a context. Strings live as long as the context.
    ContextInfo, clgl_context_info,
    values {
        /// the flags of the descriptor
        flags: ContextFlags,
        /// the API of the OpenGL context
        winsys: Winsys,
        /// the API of the OpenGL context
        gl_api: GlApi,
        /// how the device was chosen
        match_: DeviceMatch,
    },
    bools {},
    strings {
        /// GL_RENDERER; "" without OpenGL
        gl_renderer,
        /// GL_VENDOR; "" without OpenGL
        gl_vendor,
        /// the match in words
        match_reason,
        /// the label of the descriptor, or ""
        label,
    },
    lists {}
}

info! {
    /// The report on one transport. Strings live as long as the context.
    TransportReport, clgl_transport_report,
    values {
        /// the transport
        transport: Transport,
        /// its status for buffers
        buffer_status: TransportStatus,
        /// its status for textures; each format is tested when the first texture of it is created
        texture_status: TransportStatus,
        /// the result of its self-test
        self_test: SelfTest,
    },
    bools {},
    strings {
        /// the reason of buffer_status; valid until the context is destroyed
        buffer_reason,
        /// the reason of texture_status; valid until the context is destroyed
        texture_reason,
    },
    lists {}
}

info! {
    /// The properties of a buffer.
    BufferInfo, clgl_buffer_info,
    values {
        /// the flags of the descriptor
        flags: BufferFlags,
        /// how OpenCL uses it
        access: Access,
        /// CLGL_TRANSPORT_AUTO with CLGL_BUFFER_COMPUTE_ONLY
        transport: Transport,
    },
    bools {
        /// whether CLGL_BUFFER_REPLACE_STORAGE moved the storage
        storage_replaced,
        /// whether a part of it is acquired
        acquired,
        /// whether clgl_buffer_create_sub created it
        is_sub_buffer,
        /// whether an acquire issues OpenGL commands even with CLGL_HANDOVER_SKIP_GL_SYNC; if not, such an
        /// acquire works on any thread
        acquire_needs_gl,
        /// whether a release issues OpenGL commands; if not, a release works on any thread
        release_needs_gl,
        /// whether OpenGL may map it (glMapBufferRange)
        gl_mappable,
    },
    strings {
        /// the reason of the transport; valid until the buffer is destroyed
        transport_reason,
        /// the label of the descriptor, or ""; valid until the buffer is destroyed
        label,
    },
    lists {}
}

info! {
    /// The properties of an argument.
    ArgumentInfo, clgl_argument_info,
    values {
        /// the type
        type_: ArgumentType,
        /// the address space
        address: AddressSpace,
        /// the access qualifier
        access: ImageAccess,
        /// the type qualifiers
        qualifiers: QualifierFlags,
    },
    bools {
        /// whether it is set
        is_set,
    },
    strings {
        /// its name in the source, or ""
        name,
        /// its type in OpenCL C, such as "float4" or "float\*", or ""
        type_name,
    },
    lists {}
}

info! {
    /// The properties of a kernel.
    KernelInfo, clgl_kernel_info,
    values {},
    bools {},
    strings {
        /// the name of the function
        name,
        /// its attributes as the compiler writes them, such as "reqd_work_group_size(8,2,1)", or ""
        attributes,
    },
    lists {}
}

info! {
    /// The properties of a program.
    ProgramInfo, clgl_program_info,
    values {
        /// what it was created from
        origin: ProgramOrigin,
    },
    bools {
        /// whether clgl_program_create found it in cache_directory
        from_cache,
    },
    strings {},
    lists {}
}

info! {
    /// The result of the last build, compilation or link of a program for a device.
    ProgramBuildInfo, clgl_program_build_info,
    values {
        /// the status
        status: BuildStatus,
        /// what the program contains; drivers may report other values
        binary_type: BinaryType,
    },
    bools {},
    strings {},
    lists {}
}

info! {
    /// The properties of a sampler.
    SamplerInfo, clgl_sampler_info,
    values {
        /// the unit of coordinates
        coordinates: SamplerCoordinates,
        /// what a kernel reads beyond the edge
        addressing: SamplerAddress,
        /// what a kernel reads between pixels
        filter: SamplerFilter,
    },
    bools {},
    strings {
        /// the label of the descriptor, or ""; valid until the sampler is destroyed
        label,
    },
    lists {}
}

info! {
    /// The properties of a format.
    FormatInfo, clgl_format_info,
    values {
        /// the format
        format: Format,
        /// what the components contain
        numeric: NumericType,
        /// the format itself if OpenCL has it; otherwise the nearest one, which can represent every value of
        /// it
        nearest: Format,
    },
    bools {},
    strings {
        /// its name without "CLGL_FORMAT_", such as "RGBA8"
        name,
        /// the document that says that both sides have the same pixels, or ""
        specification,
        /// such as "GL_RGBA8"; "" for 0
        gl_internal_format_name,
        /// such as "CL_RGBA"; "" for 0
        cl_channel_order_name,
        /// such as "CL_UNORM_INT8"; "" for 0
        cl_channel_data_type_name,
    },
    lists {}
}

info! {
    /// The properties of a texture.
    TextureInfo, clgl_texture_info,
    values {
        /// the flags of the descriptor
        flags: TextureFlags,
        /// how OpenCL uses it
        access: Access,
        /// CLGL_TRANSPORT_AUTO with CLGL_TEXTURE_COMPUTE_ONLY
        transport: Transport,
        /// the type
        type_: TextureType,
        /// the format
        format: Format,
        /// the format of the OpenCL image: another one than format with CLGL_TEXTURE_CONVERT_FORMAT
        cl_format: Format,
    },
    bools {
        /// whether a part of the level is acquired
        acquired,
        /// whether CLGL_TEXTURE_REPLACE_STORAGE moved the storage
        storage_replaced,
        /// whether an acquire issues OpenGL commands even with CLGL_HANDOVER_SKIP_GL_SYNC; if not, such an
        /// acquire works on any thread
        acquire_needs_gl,
        /// whether a release issues OpenGL commands; if not, a release works on any thread
        release_needs_gl,
    },
    strings {
        /// the name of format without "CLGL_FORMAT_", such as "RGBA8"; valid while the library is loaded
        format_name,
        /// the name of cl_format; valid as long as the library is loaded
        cl_format_name,
        /// the reason of the transport, and why better ones failed; valid until the texture is destroyed
        transport_reason,
        /// the label of the descriptor, or ""; valid until the texture is destroyed
        label,
    },
    lists {}
}

info! {
    /// The properties of a fence.
    FenceInfo, clgl_fence_info,
    values {
        /// the commands that it belongs to
        type_: FenceType,
        /// its status
        status: FenceStatus,
        /// its command; for commands of a view those of the buffer (such as CLGL_COMMAND_READ_BUFFER),
        /// however many OpenCL commands they consist of
        command: CommandType,
    },
    bools {},
    strings {},
    lists {}
}

info! {
    /// The properties of a queue. The label lives as long as the queue.
    QueueInfo, clgl_queue_info,
    values {
        /// the flags, also of an existing cl_queue
        flags: QueueFlags,
    },
    bools {},
    strings {
        /// the label of the descriptor, or ""; valid until the queue is destroyed
        label,
    },
    lists {}
}

info! {
    /// The properties and the progress of a ring.
    RingInfo, clgl_ring_info,
    values {
        /// which frame drawing takes
        mode: RingMode,
    },
    bools {
        /// whether compute has a slot
        acquired,
        /// whether drawing has a slot
        taken,
    },
    strings {
        /// the label of the descriptor, or ""; valid until the ring is destroyed
        label,
    },
    lists {}
}
