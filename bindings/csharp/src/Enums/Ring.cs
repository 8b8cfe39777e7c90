// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;

namespace Clgl
{
    /// <summary>How a ring's slot is handed over.</summary>
    [Flags]
    public enum ClglRingFlags : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>The frame is not shown: the slot is free again, and drawing never sees it.</summary>
        Discard = 1,
    }

    /// <summary>Which frame drawing takes.</summary>
    public enum ClglRingMode
    {
        /// <summary>The oldest that it has not had: every frame, in order. Compute waits for drawing when all
        /// slots are full.</summary>
        Fifo = 0,
        /// <summary>The newest: frames that it was too slow for are dropped. With three slots and more, compute
        /// never waits for drawing, nor drawing for compute.</summary>
        Mailbox = 1,
    }
}
