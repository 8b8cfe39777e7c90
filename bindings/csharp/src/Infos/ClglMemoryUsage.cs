// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>What the objects of a context hold on behalf of one transport.</summary>
    public sealed unsafe class ClglMemoryUsage
    {
        internal ClglMemoryUsage(clgl_memory_usage* raw)
        {
            ObjectCount = raw->object_count;
            SharedBytes = raw->shared_bytes;
            ExtraBytes = raw->extra_bytes;
        }

        /// <summary>number of storages: a buffer with its sub-buffers, and several wrappings of one OpenGL name,
        /// count once</summary>
        public uint ObjectCount { get; }
        /// <summary>bytes of the shared objects, including application-owned ones</summary>
        public ulong SharedBytes { get; }
        /// <summary>additional bytes of the transport: staging copies and copies in OpenCL</summary>
        public ulong ExtraBytes { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
        public override string ToString()
        {
            return Shown.Of("ClglMemoryUsage",
                            "ObjectCount", ObjectCount,
                            "SharedBytes", SharedBytes,
                            "ExtraBytes", ExtraBytes);
        }
    }
}
