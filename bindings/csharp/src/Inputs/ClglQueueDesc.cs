// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>Describes a queue to create.</summary>
    public sealed unsafe partial class ClglQueueDesc
    {
        /// <summary>Must be 0 with cl_queue, because an existing queue keeps its properties.</summary>
        public ClglQueueFlags Flags { get; set; }

        /// <summary>An existing cl_command_queue of the cl_context of the context and of one of its devices, which
        /// is retained; null = create one.</summary>
        public IntPtr CLQueue { get; set; }

        /// <summary>A name for messages and debugging tools, copied; null = none.</summary>
        public string? Label { get; set; }

        /// <summary>The device of the context that runs the commands; null = the first, or that of
        /// cl_queue.</summary>
        public ClglDevice? Device { get; set; }

        internal clgl_queue_desc Raw(Pins pins)
        {
            clgl_queue_desc raw = new clgl_queue_desc
            {
                struct_size = (uint)sizeof(clgl_queue_desc),
                flags = (uint)Flags,
                cl_queue = (void*)CLQueue,
                label = pins.Text(Label),
                device = ClglDevice.HandleOf(Device)
            };
            return raw;
        }
    }
}
