// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;

namespace Clgl
{
    /// <summary>What a program was made of.</summary>
    public enum ClglProgramOrigin
    {
        /// <summary>What a program was made of.</summary>
        Source = 1,
        /// <summary>The constant CLGL_PROGRAM_FROM_IL.</summary>
        IL = 2,
        /// <summary>The constant CLGL_PROGRAM_FROM_BINARY.</summary>
        Binary = 3,
        /// <summary>Of other programs, by clgl_program_link.</summary>
        Link = 4,
        /// <summary>The caller's cl_program.</summary>
        Native = 5,
    }

    /// <summary>How a program is made.</summary>
    [Flags]
    public enum ClglProgramFlags : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>Makes the program without building it: for clgl_program_build, for clgl_program_compile, as a
        /// header.</summary>
        NoBuild = 1,
        /// <summary>The binaries are the driver's own, as clGetProgramInfo gives them, and not
        /// clgl_program_get_binary's. Drivers believe such binaries: a truncated one, or another driver's, can end
        /// the process.</summary>
        DriverBinaries = 2,
    }

    /// <summary>How far a build is.</summary>
    public enum ClglBuildStatus
    {
        /// <summary>How far the last build, compilation or link is.</summary>
        None = 0,
        /// <summary>The constant CLGL_BUILD_IN_PROGRESS.</summary>
        InProgress = 1,
        /// <summary>The constant CLGL_BUILD_SUCCESS.</summary>
        Success = 2,
        /// <summary>The constant CLGL_BUILD_FAILED.</summary>
        Failed = 3,
    }

    /// <summary>What a program holds for a device.</summary>
    [Flags]
    public enum ClglBinaryType : uint
    {
        /// <summary>What a program holds for a device: nothing yet,</summary>
        None = 0,
        /// <summary>what was compiled, to be linked;</summary>
        CompiledObject = 1,
        /// <summary>what was linked with "-create-library", to be linked again;</summary>
        Library = 2,
        /// <summary>what has kernels.</summary>
        Executable = 4,
    }
}
