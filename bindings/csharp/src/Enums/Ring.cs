// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>Which frame drawing takes.</summary>
    public enum ClglRingMode
    {
        /// <summary>The oldest that it has not had: every frame, in order. Compute waits for drawing if all slots
        /// are full.</summary>
        Fifo = 0,
        /// <summary>The newest: older frames are dropped. With three slots or more, compute never waits for
        /// drawing, nor drawing for compute.</summary>
        Mailbox = 1,
    }

    /// <summary>Flags of <c>ClglRing.Submit</c>.</summary>
    [Flags]
    public enum ClglRingFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>Do not show the frame: the slot is free again, and drawing never gets it.</summary>
        Discard = 1,
    }
}
