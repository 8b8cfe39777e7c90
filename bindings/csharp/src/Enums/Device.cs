// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;

namespace Clgl
{
    /// <summary>Types of devices.</summary>
    [Flags]
    public enum ClglDeviceTypes : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>Types of devices.</summary>
        Default = 1,
        /// <summary>The constant CLGL_DEVICE_TYPE_CPU.</summary>
        Cpu = 2,
        /// <summary>The constant CLGL_DEVICE_TYPE_GPU.</summary>
        Gpu = 4,
        /// <summary>The constant CLGL_DEVICE_TYPE_ACCELERATOR.</summary>
        Accelerator = 8,
        /// <summary>The constant CLGL_DEVICE_TYPE_CUSTOM.</summary>
        Custom = 16,
    }

    /// <summary>What a floating-point type can do.</summary>
    [Flags]
    public enum ClglFPConfig : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>What a floating-point type can do.</summary>
        Denorm = 1,
        /// <summary>The constant CLGL_DEVICE_FP_INF_NAN.</summary>
        InfNaN = 2,
        /// <summary>The constant CLGL_DEVICE_FP_ROUND_TO_NEAREST.</summary>
        RoundToNearest = 4,
        /// <summary>The constant CLGL_DEVICE_FP_ROUND_TO_ZERO.</summary>
        RoundToZero = 8,
        /// <summary>The constant CLGL_DEVICE_FP_ROUND_TO_INF.</summary>
        RoundToInf = 16,
        /// <summary>The constant CLGL_DEVICE_FP_FMA.</summary>
        Fma = 32,
        /// <summary>The constant CLGL_DEVICE_FP_SOFT_FLOAT.</summary>
        SoftFloat = 64,
        /// <summary>The constant CLGL_DEVICE_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT.</summary>
        CorrectlyRoundedDivideSqrt = 128,
    }

    /// <summary>The cache of a device's global memory.</summary>
    public enum ClglCache : uint
    {
        /// <summary>The cache of the global memory.</summary>
        None = 0,
        /// <summary>The constant CLGL_DEVICE_CACHE_READ_ONLY.</summary>
        ReadOnly = 1,
        /// <summary>The constant CLGL_DEVICE_CACHE_READ_WRITE.</summary>
        ReadWrite = 2,
    }

    /// <summary>Where a device's local memory lies.</summary>
    public enum ClglLocalMemory : uint
    {
        /// <summary>Where local memory lies.</summary>
        None = 0,
        /// <summary>The constant CLGL_DEVICE_MEMORY_LOCAL.</summary>
        Local = 1,
        /// <summary>The constant CLGL_DEVICE_MEMORY_GLOBAL.</summary>
        Global = 2,
    }

    /// <summary>What a device executes.</summary>
    [Flags]
    public enum ClglExecution : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>What a device executes.</summary>
        Kernel = 1,
        /// <summary>The constant CLGL_DEVICE_EXEC_NATIVE_KERNEL.</summary>
        NativeKernel = 2,
    }

    /// <summary>What a device's queues can do.</summary>
    [Flags]
    public enum ClglDeviceQueues : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>What queues can do.</summary>
        OutOfOrder = 1,
        /// <summary>The constant CLGL_DEVICE_QUEUE_PROFILING.</summary>
        Profiling = 2,
    }

    /// <summary>Kernels that launch kernels.</summary>
    [Flags]
    public enum ClglDeviceEnqueue : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>Kernels that launch kernels.</summary>
        Supported = 1,
        /// <summary>The constant CLGL_DEVICE_ENQUEUE_REPLACEABLE_DEFAULT.</summary>
        ReplaceableDefault = 2,
    }

    /// <summary>How a device can be split.</summary>
    [Flags]
    public enum ClglAffinity : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>How a device can be split by what its parts have in common.</summary>
        Numa = 1,
        /// <summary>The constant CLGL_DEVICE_AFFINITY_L4_CACHE.</summary>
        L4Cache = 2,
        /// <summary>The constant CLGL_DEVICE_AFFINITY_L3_CACHE.</summary>
        L3Cache = 4,
        /// <summary>The constant CLGL_DEVICE_AFFINITY_L2_CACHE.</summary>
        L2Cache = 8,
        /// <summary>The constant CLGL_DEVICE_AFFINITY_L1_CACHE.</summary>
        L1Cache = 16,
        /// <summary>The constant CLGL_DEVICE_AFFINITY_NEXT_PARTITIONABLE.</summary>
        NextPartitionable = 32,
    }

    /// <summary>Shared virtual memory.</summary>
    [Flags]
    public enum ClglSvm : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>Shared virtual memory.</summary>
        CoarseGrainBuffer = 1,
        /// <summary>The constant CLGL_DEVICE_SVM_FINE_GRAIN_BUFFER.</summary>
        FineGrainBuffer = 2,
        /// <summary>The constant CLGL_DEVICE_SVM_FINE_GRAIN_SYSTEM.</summary>
        FineGrainSystem = 4,
        /// <summary>The constant CLGL_DEVICE_SVM_ATOMICS.</summary>
        Atomics = 8,
    }

    /// <summary>Orders and scopes of atomic operations.</summary>
    [Flags]
    public enum ClglAtomics : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>Orders and scopes of atomic operations and fences.</summary>
        OrderRelaxed = 1,
        /// <summary>The constant CLGL_DEVICE_ATOMIC_ORDER_ACQ_REL.</summary>
        OrderAcqRel = 2,
        /// <summary>The constant CLGL_DEVICE_ATOMIC_ORDER_SEQ_CST.</summary>
        OrderSeqCst = 4,
        /// <summary>The constant CLGL_DEVICE_ATOMIC_SCOPE_WORK_ITEM.</summary>
        ScopeWorkItem = 8,
        /// <summary>The constant CLGL_DEVICE_ATOMIC_SCOPE_WORK_GROUP.</summary>
        ScopeWorkGroup = 16,
        /// <summary>The constant CLGL_DEVICE_ATOMIC_SCOPE_DEVICE.</summary>
        ScopeDevice = 32,
        /// <summary>The constant CLGL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES.</summary>
        ScopeAllDevices = 64,
    }
}
