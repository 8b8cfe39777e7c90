// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglProgram
    {
        /// <summary>Creates a program from source, SPIR-V, binaries or a cl_program. Compiles and links it, unless
        /// <see cref="ClglProgramFlags.NoBuild"/> or cl_program is set. Problems with desc.cache_directory are
        /// logged; the call does not fail because of them.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">the program to create</param>
        /// <returns>the program</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: desc is null; flags are
        /// unknown or contradict other fields; none or more than one of source, sources, il, binaries and
        /// cl_program is set; a part of sources is null; il or a binary is empty, damaged or of another type; a
        /// device does not belong to the context or is listed twice; options have an odd number of quotes ("),
        /// start with a word without -, or end with -D or -I; or the compiler does not know an option</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: cl_program belongs to another
        /// cl_context or device</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: a device has no compiler or does
        /// not accept il; the binaries are for another device or driver (build from source instead); or options
        /// would crash the compiler, for example quotes within a word with rusticl 22.3 (the message says what to
        /// write instead)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.BuildFailed"/>: the program cannot be compiled or
        /// linked, with some drivers also because of an unknown option; the message ends with the build
        /// log</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the binaries were compiled but
        /// not linked; set <see cref="ClglProgramFlags.NoBuild"/></exception>
        /// <remarks>Threads: any. The call blocks while the compiler works.. Lifetime: until
        /// <c>ClglProgram.Dispose</c>. Kernels of the program stay valid.</remarks>
        private static ClglProgram Make(ClglContext context, ClglProgramDesc desc)
        {
            using (Pins pins = new Pins())
            {
                clgl_program_desc descRaw = ClglObject.NotNull(desc, nameof(desc)).Raw(pins);
                IntPtr program;
                Call.Check(Api.clgl_program_create(ClglObject.NotNull(context, nameof(context)).Handle, &descRaw, &program));
                GC.KeepAlive(context);
                GC.KeepAlive(desc);
                return new ClglProgram(context, program);
            }
        }

        /// <summary>Compiles and links a program, and replaces the result of an earlier build.</summary>
        /// <param name="desc">options, devices and callback; null = defaults</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: headers are set; a device
        /// does not belong to the program or is listed twice; options are not valid (see
        /// <c>ClglProgram.Create</c>)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: a device has no compiler, does
        /// not accept the binary, or options would crash its compiler</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.BuildFailed"/>: the program cannot be compiled or
        /// linked; the message ends with the build log</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program has kernels, is
        /// being built, or was created by <c>ClglProgram.Link</c></exception>
        /// <remarks>Threads: any. Without a callback the call blocks while the compiler works.. Lifetime: desc is
        /// used only during the call; user_data must live until the callback has returned.</remarks>
        public void Build(ClglBuildDesc? desc = null)
        {
            using (Pins pins = new Pins())
            {
                clgl_build_desc descRaw = (desc ?? new ClglBuildDesc()).Raw(pins);
                Call.Check(Api.clgl_program_build(Handle, &descRaw));
                GC.KeepAlive(this);
                GC.KeepAlive(desc);
            }
        }

        /// <summary>Compiles a program of source or SPIR-V for <c>ClglProgram.Link</c>, and replaces the result of
        /// an earlier build.</summary>
        /// <param name="desc">options, devices, headers and callback; null = defaults</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: the fields for headers
        /// contradict each other, or the name of a header is null; a device does not belong to the program or is
        /// listed twice; options are not valid (see <c>ClglProgram.Create</c>)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: a header belongs to another
        /// context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: a device cannot compile and link
        /// separately, has no compiler, or options would crash its compiler</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.BuildFailed"/>: the program cannot be compiled;
        /// the message ends with the build log</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program has kernels, is
        /// being built, or has neither source nor SPIR-V; or a header has no source</exception>
        /// <remarks>Threads: any. Without a callback the call blocks while the compiler works.. Lifetime: desc is
        /// used only during the call; user_data must live until the callback has returned. Headers may be
        /// destroyed when the call returns.</remarks>
        public void Compile(ClglBuildDesc? desc = null)
        {
            using (Pins pins = new Pins())
            {
                clgl_build_desc descRaw = (desc ?? new ClglBuildDesc()).Raw(pins);
                Call.Check(Api.clgl_program_compile(Handle, &descRaw));
                GC.KeepAlive(this);
                GC.KeepAlive(desc);
            }
        }

        /// <summary>Links compiled programs and libraries into a new program. The new program is an executable, or
        /// with the option "-create-library" a library. With a callback, only <c>ClglProgram.GetBuildInfo</c> can
        /// be called for the new program until the link has succeeded. Other functions return <see
        /// cref="ClglResult.InvalidState"/>.</summary>
        /// <param name="context">the context</param>
        /// <param name="programs">programs of the same context that were compiled, or linked to a library</param>
        /// <param name="desc">options, devices and callback; null = defaults</param>
        /// <returns>the new program</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: programs is null;
        /// program_count is 0 or more than 1,048,576; a program is listed twice; headers are set; a device does
        /// not belong to the context or is listed twice; the linker does not know an option; options have an odd
        /// number of quotes</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: a program belongs to another
        /// context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: a device has no
        /// linker</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.BuildFailed"/>: the programs cannot be linked;
        /// the message ends with the log, if the driver provides one</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: a program was not compiled, or
        /// is being built</exception>
        /// <remarks>Threads: any. Without a callback the call blocks while the linker works.. Lifetime: until
        /// <c>ClglProgram.Dispose</c>; user_data must live until the callback has returned.</remarks>
        public static ClglProgram Link(ClglContext context, ClglProgram[] programs, ClglBuildDesc? desc = null)
        {
            using (Pins pins = new Pins())
            {
                clgl_build_desc descRaw = (desc ?? new ClglBuildDesc()).Raw(pins);
                IntPtr program;
                fixed (IntPtr* programsList = ClglObject.Handles(ClglObject.NotNull(programs, nameof(programs))))
                    Call.Check(Api.clgl_program_link(
                        ClglObject.NotNull(context, nameof(context)).Handle, (uint)programs.Length, programsList,
                        &descRaw, &program));
                GC.KeepAlive(context);
                GC.KeepAlive(programs);
                GC.KeepAlive(desc);
                return new ClglProgram(context, program);
            }
        }

        /// <summary>Returns the properties of a program.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is being built, or
        /// its link failed</exception>
        /// <remarks>Threads: any.</remarks>
        public ClglProgramInfo Info
        {
            get
            {
                clgl_program_info info = new clgl_program_info { struct_size = (uint)sizeof(clgl_program_info) };
                Call.Check(Api.clgl_program_get_info(Handle, &info));
                ClglProgramInfo made = new ClglProgramInfo(&info);
                GC.KeepAlive(this);
                return made;
            }
        }

        /// <summary>Returns the state and the result of the last build, compilation or link. Also works while the
        /// program is being built.</summary>
        /// <param name="device">a device of the program; null = the first</param>
        /// <returns>the state</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: device does not belong to the
        /// program or its context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: any.</remarks>
        public ClglProgramBuildInfo GetBuildInfo(ClglDevice? device = null)
        {
            clgl_program_build_info info = new clgl_program_build_info { struct_size = (uint)sizeof(clgl_program_build_info) };
            Call.Check(Api.clgl_program_get_build_info(Handle, ClglDevice.HandleOf(device), &info));
            ClglProgramBuildInfo made = new ClglProgramBuildInfo(&info);
            GC.KeepAlive(this);
            GC.KeepAlive(device);
            return made;
        }

        /// <summary>Writes the build log of a program, which contains for example warnings. With several devices,
        /// the name of each device precedes its log.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: text and size are both
        /// null</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is being built, or
        /// its link failed</exception>
        /// <remarks>Threads: any.</remarks>
        public string BuildLog
        {
            get
            {
                string found = Text.Of(Queries.Ask((capacity, text, size) =>
                    Api.clgl_program_get_build_log(Handle, capacity, (byte*)text, size)));
                GC.KeepAlive(this);
                return found;
            }
        }

        /// <summary>Writes the options of the last build, compilation or link of a program. They do not include
        /// "-cl-kernel-arg-info", which the library adds to check and name arguments.</summary>
        /// <param name="device">a device of the program; null = the first</param>
        /// <returns>the options, truncated to capacity and always NUL-terminated; may be null if capacity is
        /// 0</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: text and size are both null;
        /// device does not belong to the program or its context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is being
        /// built</exception>
        /// <remarks>Threads: any.</remarks>
        public string GetBuildOptions(ClglDevice? device = null)
        {
            string found = Text.Of(Queries.Ask((capacity, text, size) =>
                Api.clgl_program_get_build_options(Handle, ClglDevice.HandleOf(device), capacity, (byte*)text, size)));
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
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is being built, or
        /// its link failed</exception>
        /// <remarks>Threads: any.</remarks>
        public string Source
        {
            get
            {
                string found = Text.Of(Queries.Ask((capacity, text, size) =>
                    Api.clgl_program_get_source(Handle, capacity, (byte*)text, size)));
                GC.KeepAlive(this);
                return found;
            }
        }

        /// <summary>Writes the name of a kernel of a program, for <c>ClglKernel.Create</c>.</summary>
        /// <param name="index">0 to <see cref="ClglProgramInfo"/>.kernel_count - 1, in the order of the
        /// driver</param>
        /// <returns>the name, truncated to capacity and always NUL-terminated; may be null if capacity is
        /// 0</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: text and size are both
        /// null</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: index is too large</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is being built, or
        /// its link failed</exception>
        /// <remarks>Threads: any.</remarks>
        public string GetKernelName(int index)
        {
            string found = Text.Of(Queries.Ask((capacity, text, size) =>
                Api.clgl_program_get_kernel_name(Handle, Sizes.Count(index), capacity, (byte*)text, size)));
            GC.KeepAlive(this);
            return found;
        }

        /// <summary>Returns the binary of a program that was built, compiled or linked, for
        /// <c>ClglProgram.Create</c> in another process. The library adds a header to the driver binary, which
        /// identifies the device and driver and detects damage.</summary>
        /// <param name="device">a device of the program; null = the first</param>
        /// <returns>the binary; may be null if capacity is 0</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: device does not belong to the
        /// program or its context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the binary is larger than
        /// capacity</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is not built, or is
        /// being built</exception>
        /// <remarks>Threads: any.</remarks>
        public byte[] GetBinary(ClglDevice? device = null)
        {
            byte[] found = Queries.Ask((capacity, data, size) =>
                Api.clgl_program_get_binary(Handle, ClglDevice.HandleOf(device), capacity, data, size));
            GC.KeepAlive(this);
            GC.KeepAlive(device);
            return found;
        }

        /// <summary>Returns the cl_program of a program.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is being built, or
        /// its link failed</exception>
        /// <remarks>Threads: any. Lifetime: the cl_program lives as long as the program.</remarks>
        public IntPtr CLProgram
        {
            get
            {
                void* clProgram;
                Call.Check(Api.clgl_program_cl_program(Handle, &clProgram));
                GC.KeepAlive(this);
                return (IntPtr)clProgram;
            }
        }
    }
}
