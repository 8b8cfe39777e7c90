// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>The properties and the progress of a ring.</summary>
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

        /// <summary>Number of slots.</summary>
        public uint SlotCount { get; }

        /// <summary>Which frame drawing takes.</summary>
        public ClglRingMode Mode { get; }

        /// <summary>Number of calls of <c>ClglRing.Resize</c>.</summary>
        public uint Generation { get; }

        /// <summary>Number of submitted frames that drawing has not taken, including incomplete ones.</summary>
        public uint WaitingCount { get; }

        /// <summary>Whether compute holds a slot.</summary>
        public bool Acquired { get; }

        /// <summary>Whether drawing holds a slot.</summary>
        public bool Taken { get; }

        /// <summary>Number of frames that compute has submitted.</summary>
        public ulong FramesWritten { get; }

        /// <summary>Number of frames that drawing has taken.</summary>
        public ulong FramesTaken { get; }

        /// <summary>Number of frames that are never drawn, because a newer frame was taken, the ring was resized,
        /// or a command failed.</summary>
        public ulong FramesDropped { get; }

        /// <summary>The context; null if it is destroyed.</summary>
        public IntPtr ContextHandle { get; }

        /// <summary>The label of the descriptor, or "".</summary>
        public string Label { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
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
