// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using Clgl.Native;

namespace Clgl
{
    /// <summary>What a kernel tells of itself.</summary>
    public sealed unsafe class ClglKernelInfo
    {
        internal ClglKernelInfo(clgl_kernel_info* raw)
        {
            ArgumentCount = raw->argument_count;
            Name = Text.Of(raw->name);
            Attributes = Text.Of(raw->attributes);
        }

        /// <summary>clgl_kernel_info.argument_count, as OpenCL has it</summary>
        public uint ArgumentCount { get; }
        /// <summary>The name of the function</summary>
        public string Name { get; }
        /// <summary>Its attributes as the compiler writes them, such as "reqd_work_group_size(8,2,1)", or
        /// ""</summary>
        public string Attributes { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
        public override string ToString()
        {
            return Shown.Of("ClglKernelInfo",
                            "ArgumentCount", ArgumentCount,
                            "Name", Name,
                            "Attributes", Attributes);
        }
    }
}
