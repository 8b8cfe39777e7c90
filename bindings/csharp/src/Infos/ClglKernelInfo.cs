// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>The properties of a kernel.</summary>
    public sealed unsafe class ClglKernelInfo
    {
        internal ClglKernelInfo(clgl_kernel_info* raw)
        {
            ArgumentCount = raw->argument_count;
            Name = Text.Of(raw->name);
            Attributes = Text.Of(raw->attributes);
        }

        /// <summary>Number of arguments.</summary>
        public uint ArgumentCount { get; }

        /// <summary>The name of the function.</summary>
        public string Name { get; }

        /// <summary>Its attributes as the compiler writes them, such as "reqd_work_group_size(8,2,1)", or
        /// "".</summary>
        public string Attributes { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
        public override string ToString()
        {
            return Shown.Of("ClglKernelInfo",
                            "ArgumentCount", ArgumentCount,
                            "Name", Name,
                            "Attributes", Attributes);
        }
    }
}
