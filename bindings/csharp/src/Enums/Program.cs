// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>The origin of a program.</summary>
    public enum ClglProgramOrigin
    {
        /// <summary>Nothing: the value of a failed <c>ClglProgram.GetInfo</c>.</summary>
        None = 0,
        /// <summary>OpenCL C.</summary>
        Source = 1,
        /// <summary>SPIR-V or another intermediate language.</summary>
        IL = 2,
        /// <summary>Binaries.</summary>
        Binary = 3,
        /// <summary>Other programs, by <c>ClglProgram.Link</c>.</summary>
        Link = 4,
        /// <summary>A cl_program of the application.</summary>
        Native = 5,
    }

    /// <summary>The status of the last build, compilation or link.</summary>
    public enum ClglBuildStatus
    {
        /// <summary>The program was not built.</summary>
        None = 0,
        /// <summary>The build has not ended.</summary>
        InProgress = 1,
        /// <summary>The build succeeded.</summary>
        Success = 2,
        /// <summary>The build failed.</summary>
        Failed = 3,
    }

    /// <summary>The type of the binary of a program, for a device.</summary>
    public enum ClglBinaryType
    {
        /// <summary>Nothing yet.</summary>
        None = 0,
        /// <summary>A compiled object for <c>ClglProgram.Link</c>.</summary>
        CompiledObject = 1,
        /// <summary>A library for <c>ClglProgram.Link</c>, created with the option "-create-library".</summary>
        Library = 2,
        /// <summary>An executable, which has kernels.</summary>
        Executable = 4,
    }

    /// <summary>Flags of <see cref="ClglProgramDesc"/>.</summary>
    [Flags]
    public enum ClglProgramFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>Do not build the program: pass it to <c>ClglProgram.Build</c> or <c>ClglProgram.Compile</c>
        /// later, or use it as a header.</summary>
        NoBuild = 1,
        /// <summary>The binaries come from clGetProgramInfo, not from <c>ClglProgram.GetBinary</c>. Drivers do not
        /// check such binaries: a truncated binary, or one of another driver, can crash the process.</summary>
        DriverBinaries = 2,
    }
}
