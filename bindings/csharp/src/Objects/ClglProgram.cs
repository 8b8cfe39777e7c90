using System;
using System.Threading.Tasks;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglBuildDesc
    {
        partial void Complete(clgl_build_desc* raw, Pins pins)
        {
            if (raw->header_count != (HeaderNames == null ? 0 : HeaderNames.Length))
                throw new ArgumentException("there must be as many headers as names of them");
        }
    }

    /// <summary>A program from OpenCL C, SPIR-V or binaries, which can be built, compiled and linked.</summary>
    public sealed unsafe partial class ClglProgram : ClglObject
    {
        private ClglProgram(ClglContext context, IntPtr handle) : base(handle, Api.clgl_program_destroy)
        {
            Context = context;
        }

        private delegate int Builder(clgl_build_desc* desc);

        /// <summary>The context of the program.</summary>
        public ClglContext Context { get; }

        /// <summary>The names of the kernels, in the order of the driver.</summary>
        public string[] KernelNames => Queries.Each(Info.KernelCount, GetKernelName);

        /// <summary>Creates a program from OpenCL C, and builds it.</summary>
        /// <param name="context">the context of the new object</param>
        /// <param name="source">the source code</param>
        /// <param name="options">compiler options; or null</param>
        /// <returns>the program</returns>
        /// <exception cref="ClglException">the source does not compile; the message ends with the build
        /// log</exception>
        public static ClglProgram Create(ClglContext context, string source, string? options = null)
        {
            return Create(context, new ClglProgramDesc { Source = source, Options = options });
        }

        /// <summary>Creates a program.</summary>
        /// <param name="context">the context of the new object</param>
        /// <param name="desc">the description</param>
        /// <returns>the program</returns>
        public static ClglProgram Create(ClglContext context, ClglProgramDesc desc)
        {
            NotNull(desc, nameof(desc));
            RequireBinaryOfEachDevice(NotNull(context, nameof(context)), desc);
            return Make(context, desc);
        }

        /// <summary>Builds the program. Does not wait.</summary>
        /// <param name="desc">the build options; or null</param>
        /// <returns>a task that completes when the program is built</returns>
        public Task BuildAsync(ClglBuildDesc? desc = null) =>
            RunAsync(desc, raw => Api.clgl_program_build(Handle, raw));

        /// <summary>Compiles the program for <see cref="Link"/>. Does not wait.</summary>
        /// <param name="desc">the compiler options and headers; or null</param>
        /// <returns>a task that completes when the program is compiled</returns>
        public Task CompileAsync(ClglBuildDesc? desc = null) =>
            RunAsync(desc, raw => Api.clgl_program_compile(Handle, raw));

        /// <summary>Creates a kernel.</summary>
        /// <param name="name">the name of the kernel function</param>
        /// <returns>the kernel, without arguments</returns>
        public ClglKernel CreateKernel(string name) => ClglKernel.Create(this, name);

        // Throws unless there is one binary for each device. The library would read one binary per device in any case.
        private static void RequireBinaryOfEachDevice(ClglContext context, ClglProgramDesc desc)
        {
            if (desc.Binaries == null)
                return;
            int devices = desc.Devices == null || desc.Devices.Length == 0 ? context.Devices.Length : desc.Devices.Length;
            if (desc.Binaries.Length != devices)
                throw new ArgumentException(desc.Binaries.Length + " binaries are given for " + devices +
                                            " devices: give one for each", nameof(desc));
        }

        private Task RunAsync(ClglBuildDesc? desc, Builder build)
        {
            TaskCompletionSource<bool> source =
                new TaskCompletionSource<bool>(TaskCreationOptions.RunContinuationsAsynchronously);
            // The callback references this program. So the program is not finalised while a caller waits for the build.
            Action<int> callback = result =>
            {
                GC.KeepAlive(this);
                if (result < 0)
                    source.TrySetException(new ClglException(result));
                else
                    source.TrySetResult(true);
            };
            using (Pins pins = new Pins())
            {
                clgl_build_desc raw = (desc ?? new ClglBuildDesc()).Raw(pins);
                raw.callback = Callbacks.Program;
                raw.user_data = Callbacks.Once(callback);
                Callbacks.Check(build(&raw), raw.user_data);
            }
            GC.KeepAlive(desc);
            return source.Task;
        }
    }
}
