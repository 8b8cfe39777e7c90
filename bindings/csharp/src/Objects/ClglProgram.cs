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

    /// <summary>OpenCL C, SPIR-V or binaries, built, compiled and linked.</summary>
    public sealed unsafe partial class ClglProgram : ClglObject
    {
        private ClglProgram(ClglContext context, IntPtr handle) : base(handle, Api.clgl_program_destroy)
        {
            Context = context;
        }

        private delegate int Builder(clgl_build_desc* desc);

        /// <summary>The context that it belongs to.</summary>
        public ClglContext Context { get; }

        /// <summary>The names of its kernels, in the driver's order.</summary>
        public string[] KernelNames => Queries.Each(Info.KernelCount, GetKernelName);

        /// <summary>Builds a program of OpenCL C.</summary>
        /// <param name="context">the context, which the new object belongs to</param>
        /// <param name="source">the source</param>
        /// <param name="options">options of the compiler; or null</param>
        /// <returns>the program</returns>
        /// <exception cref="ClglException">it does not compile; the message ends with the build log</exception>
        public static ClglProgram Create(ClglContext context, string source, string? options = null)
        {
            return Create(context, new ClglProgramDesc { Source = source, Options = options });
        }

        /// <summary>Makes a program.</summary>
        /// <param name="context">the context, which the new object belongs to</param>
        /// <param name="desc">of what, and how</param>
        /// <returns>the program</returns>
        public static ClglProgram Create(ClglContext context, ClglProgramDesc desc)
        {
            NotNull(desc, nameof(desc));
            RequireBinaryOfEachDevice(NotNull(context, nameof(context)), desc);
            return Make(context, desc);
        }

        /// <summary>Builds the program without waiting.</summary>
        /// <param name="desc">how; or null</param>
        /// <returns>completes when it is built</returns>
        public Task BuildAsync(ClglBuildDesc? desc = null) =>
            RunAsync(desc, raw => Api.clgl_program_build(Handle, raw));

        /// <summary>Compiles the program for <see cref="Link"/> without waiting.</summary>
        /// <param name="desc">how, and with which headers; or null</param>
        /// <returns>completes when it is compiled</returns>
        public Task CompileAsync(ClglBuildDesc? desc = null) =>
            RunAsync(desc, raw => Api.clgl_program_compile(Handle, raw));

        /// <summary>Finds a kernel.</summary>
        /// <param name="name">the name of the function</param>
        /// <returns>the kernel, with no argument set</returns>
        public ClglKernel CreateKernel(string name) => ClglKernel.Create(this, name);

        // The library reads one element per device.
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
            // The callback references this program, so that it is not finalised while somebody waits for it.
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
