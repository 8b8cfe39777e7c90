// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>There is no cache.</summary>
        public const int CLGL_DEVICE_CACHE_NONE = 0;
        /// <summary>The cache is only for reads.</summary>
        public const int CLGL_DEVICE_CACHE_READ_ONLY = 1;
        /// <summary>The cache is for reads and writes.</summary>
        public const int CLGL_DEVICE_CACHE_READ_WRITE = 2;
        /// <summary>There is no local memory.</summary>
        public const int CLGL_DEVICE_MEMORY_NONE = 0;
        /// <summary>Dedicated memory, such as SRAM.</summary>
        public const int CLGL_DEVICE_MEMORY_LOCAL = 1;
        /// <summary>A part of the global memory.</summary>
        public const int CLGL_DEVICE_MEMORY_GLOBAL = 2;
        /// <summary>No device was chosen.</summary>
        public const int CLGL_MATCH_NONE = 0;
        /// <summary>The descriptor names it.</summary>
        public const int CLGL_MATCH_REQUESTED = 1;
        /// <summary>The environment variable CLGL_DEVICE names it.</summary>
        public const int CLGL_MATCH_ENVIRONMENT = 2;
        /// <summary>It is the device of the cl_context in the descriptor.</summary>
        public const int CLGL_MATCH_CL_CONTEXT = 3;
        /// <summary>clGetGLContextInfoKHR returned it as the device that drives the OpenGL context.</summary>
        public const int CLGL_MATCH_GL_QUERY = 4;
        /// <summary>OpenGL and OpenCL report the same device UUID.</summary>
        public const int CLGL_MATCH_UUID = 5;
        /// <summary>OpenGL renders in software and the device is a CPU: both use the same memory.</summary>
        public const int CLGL_MATCH_CPU = 6;
        /// <summary>No device is known to drive the OpenGL context; this is the best other device.</summary>
        public const int CLGL_MATCH_FALLBACK = 7;
        /// <summary>There is no OpenGL context to match (CLGL_CONTEXT_COMPUTE_ONLY): it is the first device that
        /// is not a CPU, or else the first device, in the order of OpenCL.</summary>
        public const int CLGL_MATCH_BEST = 8;
        /// <summary>The default device of its platform.</summary>
        public const uint CLGL_DEVICE_TYPE_DEFAULT = 1;
        /// <summary>A CPU.</summary>
        public const uint CLGL_DEVICE_TYPE_CPU = 2;
        /// <summary>A GPU.</summary>
        public const uint CLGL_DEVICE_TYPE_GPU = 4;
        /// <summary>A dedicated accelerator.</summary>
        public const uint CLGL_DEVICE_TYPE_ACCELERATOR = 8;
        /// <summary>A device that does not run OpenCL C.</summary>
        public const uint CLGL_DEVICE_TYPE_CUSTOM = 16;
        /// <summary>Denormal numbers.</summary>
        public const uint CLGL_DEVICE_FP_DENORM = 1;
        /// <summary>Infinity and quiet NaN.</summary>
        public const uint CLGL_DEVICE_FP_INF_NAN = 2;
        /// <summary>Rounding to the nearest even.</summary>
        public const uint CLGL_DEVICE_FP_ROUND_TO_NEAREST = 4;
        /// <summary>Rounding to zero.</summary>
        public const uint CLGL_DEVICE_FP_ROUND_TO_ZERO = 8;
        /// <summary>Rounding to positive and negative infinity.</summary>
        public const uint CLGL_DEVICE_FP_ROUND_TO_INF = 16;
        /// <summary>Fused multiply-add of IEEE 754-2008.</summary>
        public const uint CLGL_DEVICE_FP_FMA = 32;
        /// <summary>Basic operations are implemented in software.</summary>
        public const uint CLGL_DEVICE_FP_SOFT_FLOAT = 64;
        /// <summary>Divide and sqrt are correctly rounded.</summary>
        public const uint CLGL_DEVICE_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT = 128;
        /// <summary>Kernels of OpenCL C.</summary>
        public const uint CLGL_DEVICE_EXEC_KERNEL = 1;
        /// <summary>Native kernels, which are functions of the host.</summary>
        public const uint CLGL_DEVICE_EXEC_NATIVE_KERNEL = 2;
        /// <summary>Commands can run out of order (CLGL_QUEUE_OUT_OF_ORDER).</summary>
        public const uint CLGL_DEVICE_QUEUE_OUT_OF_ORDER = 1;
        /// <summary>Commands can record profiling times (CLGL_QUEUE_PROFILING).</summary>
        public const uint CLGL_DEVICE_QUEUE_PROFILING = 2;
        /// <summary>Kernels can enqueue kernels on on-device queues.</summary>
        public const uint CLGL_DEVICE_ENQUEUE_SUPPORTED = 1;
        /// <summary>The default on-device queue can be replaced.</summary>
        public const uint CLGL_DEVICE_ENQUEUE_REPLACEABLE_DEFAULT = 2;
        /// <summary>By NUMA node.</summary>
        public const uint CLGL_DEVICE_AFFINITY_NUMA = 1;
        /// <summary>By shared L4 cache.</summary>
        public const uint CLGL_DEVICE_AFFINITY_L4_CACHE = 2;
        /// <summary>By shared L3 cache.</summary>
        public const uint CLGL_DEVICE_AFFINITY_L3_CACHE = 4;
        /// <summary>By shared L2 cache.</summary>
        public const uint CLGL_DEVICE_AFFINITY_L2_CACHE = 8;
        /// <summary>By shared L1 cache.</summary>
        public const uint CLGL_DEVICE_AFFINITY_L1_CACHE = 16;
        /// <summary>By the first level, in the order NUMA, L4, L3, L2, L1, at which the device can be partitioned
        /// further.</summary>
        public const uint CLGL_DEVICE_AFFINITY_NEXT_PARTITIONABLE = 32;
        /// <summary>Buffers, synchronized by map and unmap.</summary>
        public const uint CLGL_DEVICE_SVM_COARSE_GRAIN_BUFFER = 1;
        /// <summary>Buffers, synchronized at each synchronization point.</summary>
        public const uint CLGL_DEVICE_SVM_FINE_GRAIN_BUFFER = 2;
        /// <summary>All host memory, including memory from malloc.</summary>
        public const uint CLGL_DEVICE_SVM_FINE_GRAIN_SYSTEM = 4;
        /// <summary>Atomic operations between host and device.</summary>
        public const uint CLGL_DEVICE_SVM_ATOMICS = 8;
        /// <summary>The order relaxed.</summary>
        public const uint CLGL_DEVICE_ATOMIC_ORDER_RELAXED = 1;
        /// <summary>The orders acquire and release.</summary>
        public const uint CLGL_DEVICE_ATOMIC_ORDER_ACQ_REL = 2;
        /// <summary>The order sequentially consistent.</summary>
        public const uint CLGL_DEVICE_ATOMIC_ORDER_SEQ_CST = 4;
        /// <summary>The scope of one work-item.</summary>
        public const uint CLGL_DEVICE_ATOMIC_SCOPE_WORK_ITEM = 8;
        /// <summary>The scope of one work-group.</summary>
        public const uint CLGL_DEVICE_ATOMIC_SCOPE_WORK_GROUP = 16;
        /// <summary>The scope of one device.</summary>
        public const uint CLGL_DEVICE_ATOMIC_SCOPE_DEVICE = 32;
        /// <summary>The scope of all devices that share memory.</summary>
        public const uint CLGL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES = 64;
    }
}
