// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>The properties of a fence.</summary>
    public sealed unsafe class ClglFenceInfo
    {
        internal ClglFenceInfo(clgl_fence_info* raw)
        {
            Type = (ClglFenceType)raw->type;
            Status = (ClglFenceStatus)raw->status;
            Error = raw->error;
            Command = (ClglCommandType)raw->command;
        }

        /// <summary>The API that it belongs to.</summary>
        public ClglFenceType Type { get; }

        /// <summary>Its status.</summary>
        public ClglFenceStatus Status { get; }

        /// <summary>The OpenCL code with <see cref="ClglFenceStatus.Failed"/>, such as -14; otherwise 0.</summary>
        public int Error { get; }

        /// <summary>The command; for a command of a view, the command of its buffer (such as <see
        /// cref="ClglCommandType.ReadBuffer"/>), even if it consists of several OpenCL commands.</summary>
        public ClglCommandType Command { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
        public override string ToString()
        {
            return Shown.Of("ClglFenceInfo",
                            "Type", Type,
                            "Status", Status,
                            "Error", Error,
                            "Command", Command);
        }
    }
}
