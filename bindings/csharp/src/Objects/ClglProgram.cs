using System;
using System.Threading.Tasks;
using Clgl.Native;

namespace Clgl
{
    /// <summary>Describes a program to create. Set exactly one of Source, Sources, IL, Binaries and
    /// CLProgram.</summary>
    public sealed class ClglProgramDesc
    {
        /// <summary>Creation flags.</summary>
        public ClglProgramFlags Flags { get; set; }

        /// <summary>Source in OpenCL C; or null.</summary>
        public string Source { get; set; }

        /// <summary>Parts of a source in OpenCL C; or null.</summary>
        public string[] Sources { get; set; }

        /// <summary>SPIR-V, or another intermediate language; or null.</summary>
        public byte[] IL { get; set; }

        /// <summary>A binary of <see cref="ClglProgram.GetBinary"/> for each of the devices; or null.</summary>
        public byte[][] Binaries { get; set; }

        /// <summary>A cl_program of the context, which is retained; or 0.</summary>
        public IntPtr CLProgram { get; set; }

        /// <summary>Options of the compiler; or null.</summary>
        public string Options { get; set; }

        /// <summary>The devices to build for; null = all of the context's.</summary>
        public ClglDevice[] Devices { get; set; }

        /// <summary>A folder that caches built programs; or null.</summary>
        public string CacheDirectory { get; set; }

        /// <summary>Label for messages; or null.</summary>
        public string Label { get; set; }
    }

    /// <summary>Describes a build, compilation or link.</summary>
    public sealed class ClglBuildDesc
    {
        /// <summary>Options of the compiler or the linker; or null.</summary>
        public string Options { get; set; }

        /// <summary>Devices of the program; null = all.</summary>
        public ClglDevice[] Devices { get; set; }

        /// <summary>The names by which the source includes the headers; or null. For compilation only.</summary>
        public string[] HeaderNames { get; set; }

        /// <summary>The headers, which are programs created from source; or null.</summary>
        public ClglProgram[] Headers { get; set; }
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
        public string[] KernelNames
        {
            get
            {
                string[] names = new string[Info.KernelCount];
                for (int i = 0; i < names.Length; ++i)
                    names[i] = GetKernelName(i);
                return names;
            }
        }

        /// <summary>Builds a program of OpenCL C.</summary>
        /// <param name="context">the context, which the new object belongs to</param>
        /// <param name="source">the source</param>
        /// <param name="options">options of the compiler; or null</param>
        /// <returns>the program</returns>
        /// <exception cref="ClglException">it does not compile; the message ends with the build log</exception>
        public static ClglProgram Create(ClglContext context, string source, string options = null)
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
            clgl_program_desc raw = default;
            raw.struct_size = (uint)sizeof(clgl_program_desc);
            raw.flags = (uint)desc.Flags;
            raw.cl_program = (void*)desc.CLProgram;
            raw.il_size = desc.IL == null ? UIntPtr.Zero : (UIntPtr)(ulong)desc.IL.Length;
            raw.source_count = desc.Sources == null ? 0u : (uint)desc.Sources.Length;
            raw.device_count = desc.Devices == null ? 0u : (uint)desc.Devices.Length;
            IntPtr handle;
            using (Strings sources = desc.Sources == null ? null : new Strings(desc.Sources))
            using (Blobs binaries = desc.Binaries == null ? null : new Blobs(desc.Binaries))
                fixed (byte* source = Text.Bytes(desc.Source))
                fixed (byte* options = Text.Bytes(desc.Options))
                fixed (byte* label = Text.Bytes(desc.Label))
                fixed (byte* cache = Text.Bytes(desc.CacheDirectory))
                fixed (byte* il = desc.IL)
                fixed (IntPtr* devices = ClglDevice.HandlesOf(desc.Devices))
                {
                    raw.source = source;
                    raw.options = options;
                    raw.label = label;
                    raw.cache_directory = cache;
                    raw.il = il;
                    raw.devices = devices;
                    raw.sources = sources == null ? null : sources.Pointer;
                    raw.binaries = binaries == null ? null : binaries.Pointer;
                    raw.binary_sizes = binaries == null ? null : binaries.Sizes;
                    Call.Check(Api.clgl_program_create(context.Handle, &raw, &handle));
                }
            GC.KeepAlive(context);
            return new ClglProgram(context, handle);
        }

        /// <summary>Links compiled programs and libraries to a new program.</summary>
        /// <param name="context">the context, which the new object belongs to</param>
        /// <param name="programs">what to link</param>
        /// <param name="desc">how; or null</param>
        /// <returns>the program</returns>
        public static ClglProgram Link(ClglContext context, ClglProgram[] programs, ClglBuildDesc desc = null)
        {
            ClglProgram made = null;
            Run(desc, null, raw =>
            {
                IntPtr handle;
                int result;
                fixed (IntPtr* list = Handles(NotNull(programs, nameof(programs))))
                    result = Api.clgl_program_link(NotNull(context, nameof(context)).Handle, (uint)programs.Length, list,
                                                   raw, &handle);
                if (result >= 0)
                    made = new ClglProgram(context, handle);
                return result;
            });
            GC.KeepAlive(programs);
            GC.KeepAlive(context);
            return made;
        }

        /// <summary>Compiles and links it, and replaces the previous build.</summary>
        /// <param name="desc">the description; or null</param>
        public void Build(ClglBuildDesc desc = null)
        {
            Run(desc, null, raw => Api.clgl_program_build(Handle, raw));
        }

        /// <summary>Builds the program without waiting.</summary>
        /// <param name="desc">how; or null</param>
        /// <returns>completes when it is built</returns>
        public Task BuildAsync(ClglBuildDesc desc = null)
        {
            return RunAsync(desc, raw => Api.clgl_program_build(Handle, raw));
        }

        /// <summary>Compiles it for <see cref="Link"/>.</summary>
        /// <param name="desc">the description with the headers; or null</param>
        public void Compile(ClglBuildDesc desc = null)
        {
            Run(desc, null, raw => Api.clgl_program_compile(Handle, raw));
        }

        /// <summary>Compiles the program for <see cref="Link"/> without waiting.</summary>
        /// <param name="desc">how, and with which headers; or null</param>
        /// <returns>completes when it is compiled</returns>
        public Task CompileAsync(ClglBuildDesc desc = null)
        {
            return RunAsync(desc, raw => Api.clgl_program_compile(Handle, raw));
        }

        /// <summary>Finds a kernel.</summary>
        /// <param name="name">the name of the function</param>
        /// <returns>the kernel, with no argument set</returns>
        public ClglKernel CreateKernel(string name)
        {
            return ClglKernel.Create(this, name);
        }

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

        private static void Run(ClglBuildDesc desc, Action<int> callback, Builder build)
        {
            clgl_build_desc raw = default;
            raw.struct_size = (uint)sizeof(clgl_build_desc);
            desc = desc ?? new ClglBuildDesc();
            raw.device_count = desc.Devices == null ? 0u : (uint)desc.Devices.Length;
            raw.header_count = desc.Headers == null ? 0u : (uint)desc.Headers.Length;
            if (raw.header_count != (desc.HeaderNames == null ? 0u : (uint)desc.HeaderNames.Length))
                throw new ArgumentException("there must be as many headers as names of them", nameof(desc));
            int result;
            using (Strings names = desc.HeaderNames == null ? null : new Strings(desc.HeaderNames))
                fixed (byte* options = Text.Bytes(desc.Options))
                fixed (IntPtr* devices = ClglDevice.HandlesOf(desc.Devices))
                fixed (IntPtr* headers = Handles(desc.Headers))
                {
                    raw.options = options;
                    raw.devices = devices;
                    raw.headers = headers;
                    raw.header_names = names == null ? null : names.Pointer;
                    raw.callback = callback == null ? IntPtr.Zero : Callbacks.Program;
                    raw.user_data = callback == null ? null : Callbacks.Once(callback);
                    result = build(&raw);
                }
            if (result < 0 && callback != null)
                Callbacks.Forget(raw.user_data);
            Call.Check(result);
            GC.KeepAlive(desc);
        }

        private Task RunAsync(ClglBuildDesc desc, Builder build)
        {
            TaskCompletionSource<bool> source =
                new TaskCompletionSource<bool>(TaskCreationOptions.RunContinuationsAsynchronously);
            // The callback references this program, so that it is not finalised while somebody waits for it.
            Run(desc, result =>
            {
                GC.KeepAlive(this);
                if (result < 0)
                    source.TrySetException(new ClglException(result));
                else
                    source.TrySetResult(true);
            }, build);
            return source.Task;
        }
    }
}
