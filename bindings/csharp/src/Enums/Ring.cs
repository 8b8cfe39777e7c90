// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>The frame that drawing takes next.</summary>
    public enum ClglRingMode
    {
        /// <summary>The oldest frame that it has not taken, so it takes every frame in order. Compute waits for
        /// drawing if all slots are full.</summary>
        Fifo = 0,
        /// <summary>The newest frame; older frames are dropped. With three slots or more, compute and drawing
        /// never wait for each other.</summary>
        Mailbox = 1,
    }

    /// <summary>Flags of <c>ClglRing.Submit</c>.</summary>
    [Flags]
    public enum ClglRingFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>Discard the frame: the slot is free again, and drawing never takes this frame.</summary>
        Discard = 1,
    }
}
