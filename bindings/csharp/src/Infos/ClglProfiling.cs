// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>The times at which a command reached its stages, in nanoseconds of the device clock.</summary>
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

        /// <summary>When it was enqueued.</summary>
        public ulong QueuedNs { get; }

        /// <summary>When it was submitted to the device.</summary>
        public ulong SubmittedNs { get; }

        /// <summary>When it started.</summary>
        public ulong StartedNs { get; }

        /// <summary>When it ended.</summary>
        public ulong EndedNs { get; }

        /// <summary>When it and all commands that it enqueued on the device ended; 0 before OpenCL 2.0.</summary>
        public ulong CompletedNs { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
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
