// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>The oldest that it has not had: every frame, in order. Compute waits for drawing when all
        /// slots are full.</summary>
        public const int CLGL_RING_FIFO = 0;
        /// <summary>The newest: frames that it was too slow for are dropped. With three slots and more, compute
        /// never waits for drawing, nor drawing for compute.</summary>
        public const int CLGL_RING_MAILBOX = 1;
        /// <summary>The most slots of a ring.</summary>
        public const int CLGL_RING_MAX_SLOTS = 64;
        /// <summary>The frame is not shown: the slot is free again, and drawing never sees it.</summary>
        public const uint CLGL_RING_DISCARD = 1;
    }
}
