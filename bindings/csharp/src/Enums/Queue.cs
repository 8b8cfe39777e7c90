// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>Flags of <see cref="ClglQueueDesc"/>.</summary>
    [Flags]
    public enum ClglQueueFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>Commands may run in any order that their wait lists allow.</summary>
        OutOfOrder = 1,
        /// <summary>Fences of commands have profiling times, on devices with <see
        /// cref="ClglDeviceQueueFlags.Profiling"/>.</summary>
        Profiling = 2,
    }

    /// <summary>Flags of clgl_migration.</summary>
    [Flags]
    public enum ClglMigrationFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>Migrate to host memory instead of the device of the queue. With PoCL, migrate to the device,
        /// because its memory is host memory.</summary>
        Host = 1,
        /// <summary>The content becomes undefined, so nothing is copied.</summary>
        ContentUndefined = 2,
    }
}
