// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>Nothing: the value of a failed clgl_program_get_info.</summary>
        public const int CLGL_PROGRAM_FROM_NONE = 0;
        /// <summary>OpenCL C.</summary>
        public const int CLGL_PROGRAM_FROM_SOURCE = 1;
        /// <summary>SPIR-V or another intermediate language.</summary>
        public const int CLGL_PROGRAM_FROM_IL = 2;
        /// <summary>Binaries.</summary>
        public const int CLGL_PROGRAM_FROM_BINARY = 3;
        /// <summary>Other programs, by clgl_program_link.</summary>
        public const int CLGL_PROGRAM_FROM_LINK = 4;
        /// <summary>A cl_program of the application.</summary>
        public const int CLGL_PROGRAM_FROM_NATIVE = 5;
        /// <summary>The program was not built.</summary>
        public const int CLGL_BUILD_NONE = 0;
        /// <summary>The build has not ended.</summary>
        public const int CLGL_BUILD_IN_PROGRESS = 1;
        /// <summary>The build succeeded.</summary>
        public const int CLGL_BUILD_SUCCESS = 2;
        /// <summary>The build failed.</summary>
        public const int CLGL_BUILD_FAILED = 3;
        /// <summary>Nothing yet.</summary>
        public const int CLGL_BINARY_NONE = 0;
        /// <summary>A compiled object for clgl_program_link.</summary>
        public const int CLGL_BINARY_COMPILED_OBJECT = 1;
        /// <summary>A library for clgl_program_link, created with the option "-create-library".</summary>
        public const int CLGL_BINARY_LIBRARY = 2;
        /// <summary>An executable, which has kernels.</summary>
        public const int CLGL_BINARY_EXECUTABLE = 4;
        /// <summary>Do not build the program: pass it to clgl_program_build or clgl_program_compile later, or use
        /// it as a header.</summary>
        public const uint CLGL_PROGRAM_NO_BUILD = 1;
        /// <summary>The binaries come from clGetProgramInfo, not from clgl_program_get_binary. Drivers do not
        /// check such binaries: a truncated binary, or one of another driver, can crash the process.</summary>
        public const uint CLGL_PROGRAM_DRIVER_BINARIES = 2;
    }
}
