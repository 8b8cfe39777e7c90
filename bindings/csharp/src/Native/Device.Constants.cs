// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>Types of devices.</summary>
        public const uint CLGL_DEVICE_TYPE_DEFAULT = 1;
        /// <summary>CLGL_DEVICE_TYPE_CPU</summary>
        public const uint CLGL_DEVICE_TYPE_CPU = 2;
        /// <summary>CLGL_DEVICE_TYPE_GPU</summary>
        public const uint CLGL_DEVICE_TYPE_GPU = 4;
        /// <summary>CLGL_DEVICE_TYPE_ACCELERATOR</summary>
        public const uint CLGL_DEVICE_TYPE_ACCELERATOR = 8;
        /// <summary>CLGL_DEVICE_TYPE_CUSTOM</summary>
        public const uint CLGL_DEVICE_TYPE_CUSTOM = 16;
        /// <summary>What a floating-point type can do.</summary>
        public const uint CLGL_DEVICE_FP_DENORM = 1;
        /// <summary>CLGL_DEVICE_FP_INF_NAN</summary>
        public const uint CLGL_DEVICE_FP_INF_NAN = 2;
        /// <summary>CLGL_DEVICE_FP_ROUND_TO_NEAREST</summary>
        public const uint CLGL_DEVICE_FP_ROUND_TO_NEAREST = 4;
        /// <summary>CLGL_DEVICE_FP_ROUND_TO_ZERO</summary>
        public const uint CLGL_DEVICE_FP_ROUND_TO_ZERO = 8;
        /// <summary>CLGL_DEVICE_FP_ROUND_TO_INF</summary>
        public const uint CLGL_DEVICE_FP_ROUND_TO_INF = 16;
        /// <summary>CLGL_DEVICE_FP_FMA</summary>
        public const uint CLGL_DEVICE_FP_FMA = 32;
        /// <summary>CLGL_DEVICE_FP_SOFT_FLOAT</summary>
        public const uint CLGL_DEVICE_FP_SOFT_FLOAT = 64;
        /// <summary>CLGL_DEVICE_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT</summary>
        public const uint CLGL_DEVICE_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT = 128;
        /// <summary>The cache of the global memory.</summary>
        public const uint CLGL_DEVICE_CACHE_NONE = 0;
        /// <summary>CLGL_DEVICE_CACHE_READ_ONLY</summary>
        public const uint CLGL_DEVICE_CACHE_READ_ONLY = 1;
        /// <summary>CLGL_DEVICE_CACHE_READ_WRITE</summary>
        public const uint CLGL_DEVICE_CACHE_READ_WRITE = 2;
        /// <summary>Where local memory lies.</summary>
        public const uint CLGL_DEVICE_MEMORY_NONE = 0;
        /// <summary>CLGL_DEVICE_MEMORY_LOCAL</summary>
        public const uint CLGL_DEVICE_MEMORY_LOCAL = 1;
        /// <summary>CLGL_DEVICE_MEMORY_GLOBAL</summary>
        public const uint CLGL_DEVICE_MEMORY_GLOBAL = 2;
        /// <summary>What a device executes.</summary>
        public const uint CLGL_DEVICE_EXEC_KERNEL = 1;
        /// <summary>CLGL_DEVICE_EXEC_NATIVE_KERNEL</summary>
        public const uint CLGL_DEVICE_EXEC_NATIVE_KERNEL = 2;
        /// <summary>What queues can do.</summary>
        public const uint CLGL_DEVICE_QUEUE_OUT_OF_ORDER = 1;
        /// <summary>CLGL_DEVICE_QUEUE_PROFILING</summary>
        public const uint CLGL_DEVICE_QUEUE_PROFILING = 2;
        /// <summary>Kernels that launch kernels.</summary>
        public const uint CLGL_DEVICE_ENQUEUE_SUPPORTED = 1;
        /// <summary>CLGL_DEVICE_ENQUEUE_REPLACEABLE_DEFAULT</summary>
        public const uint CLGL_DEVICE_ENQUEUE_REPLACEABLE_DEFAULT = 2;
        /// <summary>How a device can be split by what its parts have in common.</summary>
        public const uint CLGL_DEVICE_AFFINITY_NUMA = 1;
        /// <summary>CLGL_DEVICE_AFFINITY_L4_CACHE</summary>
        public const uint CLGL_DEVICE_AFFINITY_L4_CACHE = 2;
        /// <summary>CLGL_DEVICE_AFFINITY_L3_CACHE</summary>
        public const uint CLGL_DEVICE_AFFINITY_L3_CACHE = 4;
        /// <summary>CLGL_DEVICE_AFFINITY_L2_CACHE</summary>
        public const uint CLGL_DEVICE_AFFINITY_L2_CACHE = 8;
        /// <summary>CLGL_DEVICE_AFFINITY_L1_CACHE</summary>
        public const uint CLGL_DEVICE_AFFINITY_L1_CACHE = 16;
        /// <summary>CLGL_DEVICE_AFFINITY_NEXT_PARTITIONABLE</summary>
        public const uint CLGL_DEVICE_AFFINITY_NEXT_PARTITIONABLE = 32;
        /// <summary>Shared virtual memory.</summary>
        public const uint CLGL_DEVICE_SVM_COARSE_GRAIN_BUFFER = 1;
        /// <summary>CLGL_DEVICE_SVM_FINE_GRAIN_BUFFER</summary>
        public const uint CLGL_DEVICE_SVM_FINE_GRAIN_BUFFER = 2;
        /// <summary>CLGL_DEVICE_SVM_FINE_GRAIN_SYSTEM</summary>
        public const uint CLGL_DEVICE_SVM_FINE_GRAIN_SYSTEM = 4;
        /// <summary>CLGL_DEVICE_SVM_ATOMICS</summary>
        public const uint CLGL_DEVICE_SVM_ATOMICS = 8;
        /// <summary>Orders and scopes of atomic operations and fences.</summary>
        public const uint CLGL_DEVICE_ATOMIC_ORDER_RELAXED = 1;
        /// <summary>CLGL_DEVICE_ATOMIC_ORDER_ACQ_REL</summary>
        public const uint CLGL_DEVICE_ATOMIC_ORDER_ACQ_REL = 2;
        /// <summary>CLGL_DEVICE_ATOMIC_ORDER_SEQ_CST</summary>
        public const uint CLGL_DEVICE_ATOMIC_ORDER_SEQ_CST = 4;
        /// <summary>CLGL_DEVICE_ATOMIC_SCOPE_WORK_ITEM</summary>
        public const uint CLGL_DEVICE_ATOMIC_SCOPE_WORK_ITEM = 8;
        /// <summary>CLGL_DEVICE_ATOMIC_SCOPE_WORK_GROUP</summary>
        public const uint CLGL_DEVICE_ATOMIC_SCOPE_WORK_GROUP = 16;
        /// <summary>CLGL_DEVICE_ATOMIC_SCOPE_DEVICE</summary>
        public const uint CLGL_DEVICE_ATOMIC_SCOPE_DEVICE = 32;
        /// <summary>CLGL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES</summary>
        public const uint CLGL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES = 64;
    }
}
