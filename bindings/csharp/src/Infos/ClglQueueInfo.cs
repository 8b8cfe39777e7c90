// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>The properties of a queue. The label lives as long as the queue.</summary>
    public sealed unsafe class ClglQueueInfo
    {
        internal ClglQueueInfo(clgl_queue_info* raw)
        {
            Flags = (ClglQueueFlags)raw->flags;
            ContextHandle = raw->context;
            Device = new ClglDevice(raw->device);
            Label = Text.Of(raw->label);
        }

        /// <summary>The flags; for an existing cl_queue those that match its properties.</summary>
        public ClglQueueFlags Flags { get; }

        /// <summary>The context; an invalid handle after the context is destroyed.</summary>
        public IntPtr ContextHandle { get; }

        /// <summary>The device.</summary>
        public ClglDevice Device { get; }

        /// <summary>The label of the descriptor, or "".</summary>
        public string Label { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
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
