// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>What a ring is, and how far it has come.</summary>
    public sealed unsafe class ClglRingInfo
    {
        internal ClglRingInfo(clgl_ring_info* raw)
        {
            SlotCount = raw->slot_count;
            Mode = (ClglRingMode)raw->mode;
            Generation = raw->generation;
            WaitingCount = raw->waiting_count;
            Acquired = raw->acquired != 0;
            Taken = raw->taken != 0;
            FramesWritten = raw->frames_written;
            FramesTaken = raw->frames_taken;
            FramesDropped = raw->frames_dropped;
            ContextHandle = raw->context;
            Label = Text.Of(raw->label);
        }

        /// <summary>clgl_ring_info.slot_count, as OpenCL has it</summary>
        public uint SlotCount { get; }
        /// <summary>CLGL_RING_...</summary>
        public ClglRingMode Mode { get; }
        /// <summary>Counts the calls of clgl_ring_resize</summary>
        public uint Generation { get; }
        /// <summary>Frames that were handed over and that drawing has not had, complete or not</summary>
        public uint WaitingCount { get; }
        /// <summary>1 while compute has a slot</summary>
        public bool Acquired { get; }
        /// <summary>1 while drawing has a slot</summary>
        public bool Taken { get; }
        /// <summary>Frames that compute handed over; that drawing took; that nobody will see, because a newer one
        /// was taken, the ring was resized, or a command failed</summary>
        public ulong FramesWritten { get; }
        /// <summary>clgl_ring_info.frames_taken, as OpenCL has it</summary>
        public ulong FramesTaken { get; }
        /// <summary>clgl_ring_info.frames_dropped, as OpenCL has it</summary>
        public ulong FramesDropped { get; }
        /// <summary>Of the ring; NULL if it has been destroyed meanwhile</summary>
        public IntPtr ContextHandle { get; }
        /// <summary>The descriptor's label, or ""</summary>
        public string Label { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
        public override string ToString()
        {
            return Shown.Of("ClglRingInfo",
                            "SlotCount", SlotCount,
                            "Mode", Mode,
                            "Generation", Generation,
                            "WaitingCount", WaitingCount,
                            "Acquired", Acquired,
                            "Taken", Taken,
                            "FramesWritten", FramesWritten,
                            "FramesTaken", FramesTaken,
                            "FramesDropped", FramesDropped,
                            "ContextHandle", ContextHandle,
                            "Label", Label);
        }
    }
}
