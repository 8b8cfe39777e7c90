// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>The memory usage of the objects of a context for one transport.</summary>
    public sealed unsafe class ClglMemoryUsage
    {
        internal ClglMemoryUsage(clgl_memory_usage* raw)
        {
            ObjectCount = raw->object_count;
            SharedBytes = raw->shared_bytes;
            ExtraBytes = raw->extra_bytes;
        }

        /// <summary>Number of storages: a buffer with its sub-buffers counts once, and so do all objects that wrap
        /// one OpenGL name.</summary>
        public uint ObjectCount { get; }

        /// <summary>Bytes of the shared objects, including application-owned ones.</summary>
        public ulong SharedBytes { get; }

        /// <summary>Additional bytes of the transport: staging copies and copies in OpenCL.</summary>
        public ulong ExtraBytes { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
        public override string ToString()
        {
            return Shown.Of("ClglMemoryUsage",
                            "ObjectCount", ObjectCount,
                            "SharedBytes", SharedBytes,
                            "ExtraBytes", ExtraBytes);
        }
    }
}
