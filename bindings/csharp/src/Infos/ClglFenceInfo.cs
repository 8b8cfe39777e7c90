// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using Clgl.Native;

namespace Clgl
{
    /// <summary>What a fence tells of itself.</summary>
    public sealed unsafe class ClglFenceInfo
    {
        internal ClglFenceInfo(clgl_fence_info* raw)
        {
            Kind = (ClglFenceKind)raw->kind;
            Status = (ClglStatus)raw->status;
            Error = raw->error;
            Command = (ClglCommand)raw->command;
        }

        /// <summary>CLGL_FENCE_...</summary>
        public ClglFenceKind Kind { get; }
        /// <summary>CLGL_STATUS_...</summary>
        public ClglStatus Status { get; }
        /// <summary>OpenCL's code with CLGL_STATUS_FAILED, such as -14; else 0</summary>
        public int Error { get; }
        /// <summary>CLGL_COMMAND_...; for a view's commands that of the buffer's (CLGL_COMMAND_READ_BUFFER and so
        /// on), however many of OpenCL's they are made of</summary>
        public ClglCommand Command { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
        public override string ToString()
        {
            return Shown.Of("ClglFenceInfo",
                            "Kind", Kind,
                            "Status", Status,
                            "Error", Error,
                            "Command", Command);
        }
    }
}
