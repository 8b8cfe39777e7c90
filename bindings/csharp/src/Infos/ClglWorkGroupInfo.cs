// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using Clgl.Native;

namespace Clgl
{
    /// <summary>What a kernel needs on a device.</summary>
    public sealed unsafe class ClglWorkGroupInfo
    {
        internal ClglWorkGroupInfo(clgl_work_group_info* raw)
        {
            WorkGroupSize = raw->work_group_size;
            CompileWorkGroupSize = Copy.Of(raw->compile_work_group_size, 3);
            PreferredWorkGroupSizeMultiple = raw->preferred_work_group_size_multiple;
            LocalMemSize = raw->local_mem_size;
            PrivateMemSize = raw->private_mem_size;
        }

        /// <summary>The most work-items that a work-group of it can have</summary>
        public ulong WorkGroupSize { get; }
        /// <summary>What the source requires (reqd_work_group_size), or all 0</summary>
        public ulong[] CompileWorkGroupSize { get; }
        /// <summary>Work-groups should have a multiple of so many work-items</summary>
        public ulong PreferredWorkGroupSizeMultiple { get; }
        /// <summary>Bytes of local memory of a work-group; drivers may leave out what arguments ask for</summary>
        public ulong LocalMemSize { get; }
        /// <summary>Bytes of private memory of a work-item</summary>
        public ulong PrivateMemSize { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
        public override string ToString()
        {
            return Shown.Of("ClglWorkGroupInfo",
                            "WorkGroupSize", WorkGroupSize,
                            "CompileWorkGroupSize", CompileWorkGroupSize,
                            "PreferredWorkGroupSizeMultiple", PreferredWorkGroupSizeMultiple,
                            "LocalMemSize", LocalMemSize,
                            "PrivateMemSize", PrivateMemSize);
        }
    }
}
