// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglProgram
    {
        /// <summary>Returns the state and the result of the last build, compilation or link. Also works while the
        /// program is being built.</summary>
        /// <param name="device">a device of the program; null = the first</param>
        /// <returns>the state</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: device does not belong to the
        /// program or its context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: another OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: any.</remarks>
        public ClglProgramBuildInfo GetBuildInfo(ClglDevice device = null)
        {
            clgl_program_build_info info = new clgl_program_build_info { struct_size = (uint)sizeof(clgl_program_build_info) };
            Call.Check(Api.clgl_program_get_build_info(Handle, ClglDevice.HandleOf(device), &info));
            ClglProgramBuildInfo made = new ClglProgramBuildInfo(&info);
            GC.KeepAlive(this);
            GC.KeepAlive(device);
            return made;
        }

        /// <summary>Writes the build log of a program, for example its warnings. With several devices, each log
        /// follows the name of its device.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: text and size are both
        /// null</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: another OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is being built, or
        /// its link failed</exception>
        /// <remarks>Threads: any.</remarks>
        public string BuildLog
        {
            get
            {
                string found = Text.Written((capacity, text, size) =>
                    Api.clgl_program_get_build_log(Handle, capacity, text, size));
                GC.KeepAlive(this);
                return found;
            }
        }

        /// <summary>Writes the options of the last build, compilation or link of a program. The library adds
        /// "-cl-kernel-arg-info", which makes it possible to check and name arguments; it is not
        /// included.</summary>
        /// <param name="device">a device of the program; null = the first</param>
        /// <returns>the options, truncated to capacity and always NUL-terminated; may be null if capacity is
        /// 0</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: text and size are both null;
        /// device does not belong to the program or its context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: another OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is being
        /// built</exception>
        /// <remarks>Threads: any.</remarks>
        public string GetBuildOptions(ClglDevice device = null)
        {
            string found = Text.Written((capacity, text, size) =>
                Api.clgl_program_get_build_options(Handle, ClglDevice.HandleOf(device), capacity, text, size));
            GC.KeepAlive(this);
            GC.KeepAlive(device);
            return found;
        }

        /// <summary>Writes the source of a program. Also works for a program that was loaded from
        /// cache_directory.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: text and size are both
        /// null</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: another OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is being built, or
        /// its link failed</exception>
        /// <remarks>Threads: any.</remarks>
        public string Source
        {
            get
            {
                string found = Text.Written((capacity, text, size) =>
                    Api.clgl_program_get_source(Handle, capacity, text, size));
                GC.KeepAlive(this);
                return found;
            }
        }

        /// <summary>Writes the name of a kernel of a program, for <c>ClglKernel.Create</c>.</summary>
        /// <param name="index">0 to clgl_program_info.kernel_count - 1, in the order of the driver</param>
        /// <returns>the name, truncated to capacity and always NUL-terminated; may be null if capacity is
        /// 0</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: text and size are both
        /// null</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: index is too large</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: another OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is being built, or
        /// its link failed</exception>
        /// <remarks>Threads: any.</remarks>
        public string GetKernelName(int index)
        {
            string found = Text.Written((capacity, text, size) =>
                Api.clgl_program_get_kernel_name(Handle, Sizes.Count(index), capacity, text, size));
            GC.KeepAlive(this);
            return found;
        }

        /// <summary>Returns what a program was built, compiled or linked to, for <c>ClglProgram.Create</c> in
        /// another process. A header before the driver binary identifies its device and driver and detects
        /// damage.</summary>
        /// <param name="device">a device of the program; null = the first</param>
        /// <returns>the binary; may be null if capacity is 0</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: device does not belong to the
        /// program or its context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the binary is larger than
        /// capacity</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: another OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is not built, or is
        /// being built</exception>
        /// <remarks>Threads: any.</remarks>
        public byte[] GetBinary(ClglDevice device = null)
        {
            byte[] found = Queries.Ask((capacity, data, size) =>
                Api.clgl_program_get_binary(Handle, ClglDevice.HandleOf(device), capacity, data, size));
            GC.KeepAlive(this);
            GC.KeepAlive(device);
            return found;
        }
    }
}
