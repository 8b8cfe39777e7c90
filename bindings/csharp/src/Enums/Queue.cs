// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;

namespace Clgl
{
    /// <summary>What queue to make.</summary>
    [Flags]
    public enum ClglQueueFlags : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>Commands may run in any order that their wait lists allow.</summary>
        OutOfOrder = 1,
        /// <summary>Fences of the queue's commands know their profiling times, on devices with
        /// CLGL_DEVICE_QUEUE_PROFILING.</summary>
        Profiling = 2,
    }

    /// <summary>How objects are moved.</summary>
    [Flags]
    public enum ClglMigrationFlags : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>To host memory, whichever device the queue is of; on PoCL to the queue's device, whose memory
        /// it is.</summary>
        Host = 1,
        /// <summary>What the objects hold is of no interest any more: nothing needs to be moved.</summary>
        ContentUndefined = 2,
    }
}
