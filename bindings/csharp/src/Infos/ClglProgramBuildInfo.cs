// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>The result of the last build, compilation or link of a program for a device.</summary>
    public sealed unsafe class ClglProgramBuildInfo
    {
        internal ClglProgramBuildInfo(clgl_program_build_info* raw)
        {
            Status = (ClglBuildStatus)raw->status;
            BinaryType = (ClglBinaryType)raw->binary_type;
            GlobalVariableSize = raw->global_variable_size;
        }

        /// <summary>The status.</summary>
        public ClglBuildStatus Status { get; }

        /// <summary>The content of the program; drivers may report other values.</summary>
        public ClglBinaryType BinaryType { get; }

        /// <summary>Size of the program's variables in global memory in bytes; 0 if the driver does not report
        /// it.</summary>
        public ulong GlobalVariableSize { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
        public override string ToString()
        {
            return Shown.Of("ClglProgramBuildInfo",
                            "Status", Status,
                            "BinaryType", BinaryType,
                            "GlobalVariableSize", GlobalVariableSize);
        }
    }
}
