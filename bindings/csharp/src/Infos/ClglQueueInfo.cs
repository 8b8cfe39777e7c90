// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>What a queue tells of itself. The label lives as long as the queue.</summary>
    public sealed unsafe class ClglQueueInfo
    {
        internal ClglQueueInfo(clgl_queue_info* raw)
        {
            Flags = (ClglQueueFlags)raw->flags;
            ContextHandle = raw->context;
            Device = new ClglDevice(raw->device);
            Label = Text.Of(raw->label);
        }

        /// <summary>CLGL_QUEUE_..., of an existing cl_queue, too</summary>
        public ClglQueueFlags Flags { get; }
        /// <summary>The context that it was made in; a stale handle once that is destroyed</summary>
        public IntPtr ContextHandle { get; }
        /// <summary>clgl_queue_info.device, as OpenCL has it</summary>
        public ClglDevice Device { get; }
        /// <summary>The descriptor's label, or ""</summary>
        public string Label { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
        public override string ToString()
        {
            return Shown.Of("ClglQueueInfo",
                            "Flags", Flags,
                            "ContextHandle", ContextHandle,
                            "Device", Device,
                            "Label", Label);
        }
    }
}
