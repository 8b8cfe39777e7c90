// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using Clgl.Native;

namespace Clgl
{
    /// <summary>When a command passed its stages, in nanoseconds of the device's clock.</summary>
    public sealed unsafe class ClglProfiling
    {
        internal ClglProfiling(clgl_profiling* raw)
        {
            QueuedNs = raw->queued_ns;
            SubmittedNs = raw->submitted_ns;
            StartedNs = raw->started_ns;
            EndedNs = raw->ended_ns;
            CompletedNs = raw->completed_ns;
        }

        /// <summary>clgl_profiling.queued_ns, as OpenCL has it</summary>
        public ulong QueuedNs { get; }
        /// <summary>clgl_profiling.submitted_ns, as OpenCL has it</summary>
        public ulong SubmittedNs { get; }
        /// <summary>clgl_profiling.started_ns, as OpenCL has it</summary>
        public ulong StartedNs { get; }
        /// <summary>clgl_profiling.ended_ns, as OpenCL has it</summary>
        public ulong EndedNs { get; }
        /// <summary>With all commands that it enqueued from the device; 0 where the device does not tell (before
        /// OpenCL 2.0)</summary>
        public ulong CompletedNs { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
        public override string ToString()
        {
            return Shown.Of("ClglProfiling",
                            "QueuedNs", QueuedNs,
                            "SubmittedNs", SubmittedNs,
                            "StartedNs", StartedNs,
                            "EndedNs", EndedNs,
                            "CompletedNs", CompletedNs);
        }
    }
}
