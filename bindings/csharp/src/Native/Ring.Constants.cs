// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>The oldest frame that it has not taken, so it takes every frame in order. Compute waits for
        /// drawing if all slots are full.</summary>
        public const int CLGL_RING_MODE_FIFO = 0;
        /// <summary>The newest frame; older frames are dropped. With three slots or more, compute and drawing
        /// never wait for each other.</summary>
        public const int CLGL_RING_MODE_MAILBOX = 1;
        /// <summary>Discard the frame: the slot is free again, and drawing never takes this frame.</summary>
        public const uint CLGL_RING_DISCARD = 1;
        /// <summary>The maximum number of slots of a ring.</summary>
        public const int CLGL_RING_MAX_SLOTS = 64;
    }
}
