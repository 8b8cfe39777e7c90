// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>The oldest that it has not had: every frame, in order. Compute waits for drawing if all slots
        /// are full.</summary>
        public const int CLGL_RING_MODE_FIFO = 0;
        /// <summary>The newest: older frames are dropped. With three slots or more, compute never waits for
        /// drawing, nor drawing for compute.</summary>
        public const int CLGL_RING_MODE_MAILBOX = 1;
        /// <summary>Do not show the frame: the slot is free again, and drawing never gets it.</summary>
        public const uint CLGL_RING_DISCARD = 1;
        /// <summary>The most slots of a ring.</summary>
        public const int CLGL_RING_MAX_SLOTS = 64;
    }
}
