// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglProgram
    {
        /// <summary>Returns the properties of a program.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: another OpenCL call failed; see
        /// clgl_error_get_native_code</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is being built, or
        /// its link failed</exception>
        /// <remarks>Threads: any. Lifetime: none.</remarks>
        public ClglProgramInfo Info
        {
            get
            {
                clgl_program_info raw = default;
                raw.struct_size = (uint)sizeof(clgl_program_info);
                Call.Check(Api.clgl_program_get_info(Handle, &raw));
                ClglProgramInfo info = new ClglProgramInfo(&raw);
                GC.KeepAlive(this);
                return info;
            }
        }

        /// <summary>Returns the cl_program of a program.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is being built, or
        /// its link failed</exception>
        /// <remarks>Threads: any. Lifetime: the cl_program lives as long as the program.</remarks>
        public IntPtr CLProgram
        {
            get
            {
                void* native;
                Call.Check(Api.clgl_program_cl_program(Handle, &native));
                GC.KeepAlive(this);
                return (IntPtr)native;
            }
        }
    }
}
