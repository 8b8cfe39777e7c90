// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>Makes the program without building it: for clgl_program_build, for clgl_program_compile, as a
        /// header.</summary>
        public const uint CLGL_PROGRAM_NO_BUILD = 1;
        /// <summary>The binaries are the driver's own, as clGetProgramInfo gives them, and not
        /// clgl_program_get_binary's. Drivers believe such binaries: a truncated one, or another driver's, can end
        /// the process.</summary>
        public const uint CLGL_PROGRAM_DRIVER_BINARIES = 2;
        /// <summary>What a program was made of.</summary>
        public const int CLGL_PROGRAM_FROM_SOURCE = 1;
        /// <summary>CLGL_PROGRAM_FROM_IL</summary>
        public const int CLGL_PROGRAM_FROM_IL = 2;
        /// <summary>CLGL_PROGRAM_FROM_BINARY</summary>
        public const int CLGL_PROGRAM_FROM_BINARY = 3;
        /// <summary>Of other programs, by clgl_program_link.</summary>
        public const int CLGL_PROGRAM_FROM_LINK = 4;
        /// <summary>The caller's cl_program.</summary>
        public const int CLGL_PROGRAM_FROM_NATIVE = 5;
        /// <summary>How far the last build, compilation or link is.</summary>
        public const int CLGL_BUILD_NONE = 0;
        /// <summary>CLGL_BUILD_IN_PROGRESS</summary>
        public const int CLGL_BUILD_IN_PROGRESS = 1;
        /// <summary>CLGL_BUILD_SUCCESS</summary>
        public const int CLGL_BUILD_SUCCESS = 2;
        /// <summary>CLGL_BUILD_FAILED</summary>
        public const int CLGL_BUILD_FAILED = 3;
        /// <summary>What a program holds for a device: nothing yet,</summary>
        public const uint CLGL_BINARY_NONE = 0;
        /// <summary>what was compiled, to be linked;</summary>
        public const uint CLGL_BINARY_COMPILED_OBJECT = 1;
        /// <summary>what was linked with "-create-library", to be linked again;</summary>
        public const uint CLGL_BINARY_LIBRARY = 2;
        /// <summary>what has kernels.</summary>
        public const uint CLGL_BINARY_EXECUTABLE = 4;
    }
}
