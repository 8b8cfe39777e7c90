// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
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

        /// <summary>Storages: buffers with their sub-buffers, and several wrappings of one OpenGL name, count
        /// once</summary>
        public uint ObjectCount { get; }
        /// <summary>Bytes of the shared objects themselves, those that the program made included</summary>
        public ulong SharedBytes { get; }
        /// <summary>Bytes that the transport holds besides: shadows, staging buffers, OpenCL's copies</summary>
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
