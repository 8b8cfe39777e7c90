// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>The requirements and limits of a kernel on a device.</summary>
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

        /// <summary>The most work-items of a work-group of this kernel.</summary>
        public ulong WorkGroupSize { get; }

        /// <summary>The work-group size that the source requires (reqd_work_group_size); all 0 = any
        /// size.</summary>
        public ulong[] CompileWorkGroupSize { get; }

        /// <summary>Work-group sizes should be a multiple of this number.</summary>
        public ulong PreferredWorkGroupSizeMultiple { get; }

        /// <summary>Bytes of local memory of a work-group; some drivers do not count local memory of
        /// arguments.</summary>
        public ulong LocalMemSize { get; }

        /// <summary>Bytes of private memory of a work-item.</summary>
        public ulong PrivateMemSize { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
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
