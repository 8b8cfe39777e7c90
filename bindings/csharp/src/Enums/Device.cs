// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>The cache of the global memory.</summary>
    public enum ClglDeviceCache
    {
        /// <summary>There is no cache.</summary>
        None = 0,
        /// <summary>The cache is only for reads.</summary>
        ReadOnly = 1,
        /// <summary>The cache is for reads and writes.</summary>
        ReadWrite = 2,
    }

    /// <summary>The type of local memory.</summary>
    public enum ClglDeviceMemory
    {
        /// <summary>There is no local memory.</summary>
        None = 0,
        /// <summary>Dedicated memory, such as SRAM.</summary>
        Local = 1,
        /// <summary>A part of the global memory.</summary>
        Global = 2,
    }

    /// <summary>The reason for the choice of the OpenCL device.</summary>
    public enum ClglDeviceMatch
    {
        /// <summary>No device was chosen.</summary>
        None = 0,
        /// <summary>The descriptor names it.</summary>
        Requested = 1,
        /// <summary>The environment variable CLGL_DEVICE names it.</summary>
        Environment = 2,
        /// <summary>It is the device of the cl_context in the descriptor.</summary>
        CLContext = 3,
        /// <summary>ClGetGLContextInfoKHR returned it as the device that drives the OpenGL context.</summary>
        GLQuery = 4,
        /// <summary>OpenGL and OpenCL report the same device UUID.</summary>
        Uuid = 5,
        /// <summary>OpenGL renders in software and the device is a CPU: both use the same memory.</summary>
        Cpu = 6,
        /// <summary>No device is known to drive the OpenGL context; this is the best other device.</summary>
        Fallback = 7,
        /// <summary>There is no OpenGL context to match (<see cref="ClglContextFlags.ComputeOnly"/>): it is the
        /// first device that is not a CPU, or else the first device, in the order of OpenCL.</summary>
        Best = 8,
    }

    /// <summary>Types of devices.</summary>
    [Flags]
    public enum ClglDeviceTypeFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>The default device of its platform.</summary>
        Default = 1,
        /// <summary>A CPU.</summary>
        Cpu = 2,
        /// <summary>A GPU.</summary>
        Gpu = 4,
        /// <summary>A dedicated accelerator.</summary>
        Accelerator = 8,
        /// <summary>A device that does not run OpenCL C.</summary>
        Custom = 16,
    }

    /// <summary>Capabilities of a floating-point type.</summary>
    [Flags]
    public enum ClglDeviceFPFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>Denormal numbers.</summary>
        Denorm = 1,
        /// <summary>Infinity and quiet NaN.</summary>
        InfNaN = 2,
        /// <summary>Rounding to the nearest even.</summary>
        RoundToNearest = 4,
        /// <summary>Rounding to zero.</summary>
        RoundToZero = 8,
        /// <summary>Rounding to positive and negative infinity.</summary>
        RoundToInf = 16,
        /// <summary>Fused multiply-add of IEEE 754-2008.</summary>
        Fma = 32,
        /// <summary>Basic operations are implemented in software.</summary>
        SoftFloat = 64,
        /// <summary>Divide and sqrt are correctly rounded.</summary>
        CorrectlyRoundedDivideSqrt = 128,
    }

    /// <summary>The execution capabilities of a device.</summary>
    [Flags]
    public enum ClglDeviceExecFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>Kernels of OpenCL C.</summary>
        Kernel = 1,
        /// <summary>Native kernels, which are functions of the host.</summary>
        NativeKernel = 2,
    }

    /// <summary>Capabilities of the queues of a device.</summary>
    [Flags]
    public enum ClglDeviceQueueFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>Commands can run out of order (<see cref="ClglQueueFlags.OutOfOrder"/>).</summary>
        OutOfOrder = 1,
        /// <summary>Commands can record profiling times (<see cref="ClglQueueFlags.Profiling"/>).</summary>
        Profiling = 2,
    }

    /// <summary>Support of kernels that enqueue other kernels.</summary>
    [Flags]
    public enum ClglDeviceEnqueueFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>Kernels can enqueue kernels on on-device queues.</summary>
        Supported = 1,
        /// <summary>The default on-device queue can be replaced.</summary>
        ReplaceableDefault = 2,
    }

    /// <summary>The ways to partition a device into sub-devices.</summary>
    [Flags]
    public enum ClglDeviceAffinityFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>By NUMA node.</summary>
        Numa = 1,
        /// <summary>By shared L4 cache.</summary>
        L4Cache = 2,
        /// <summary>By shared L3 cache.</summary>
        L3Cache = 4,
        /// <summary>By shared L2 cache.</summary>
        L2Cache = 8,
        /// <summary>By shared L1 cache.</summary>
        L1Cache = 16,
        /// <summary>By the first level, in the order NUMA, L4, L3, L2, L1, at which the device can be partitioned
        /// further.</summary>
        NextPartitionable = 32,
    }

    /// <summary>Support for shared virtual memory.</summary>
    [Flags]
    public enum ClglDeviceSvmFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>Buffers, synchronized by map and unmap.</summary>
        CoarseGrainBuffer = 1,
        /// <summary>Buffers, synchronized at each synchronization point.</summary>
        FineGrainBuffer = 2,
        /// <summary>All host memory, including memory from malloc.</summary>
        FineGrainSystem = 4,
        /// <summary>Atomic operations between host and device.</summary>
        Atomics = 8,
    }

    /// <summary>Memory orders and scopes of atomic operations and fences.</summary>
    [Flags]
    public enum ClglDeviceAtomicFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>The order relaxed.</summary>
        OrderRelaxed = 1,
        /// <summary>The orders acquire and release.</summary>
        OrderAcqRel = 2,
        /// <summary>The order sequentially consistent.</summary>
        OrderSeqCst = 4,
        /// <summary>The scope of one work-item.</summary>
        ScopeWorkItem = 8,
        /// <summary>The scope of one work-group.</summary>
        ScopeWorkGroup = 16,
        /// <summary>The scope of one device.</summary>
        ScopeDevice = 32,
        /// <summary>The scope of all devices that share memory.</summary>
        ScopeAllDevices = 64,
    }
}
