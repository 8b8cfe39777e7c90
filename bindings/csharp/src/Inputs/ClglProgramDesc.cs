// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>Describes a program to create. Exactly one of source, sources, il, binaries and cl_program must be
    /// set. All data is copied.</summary>
    public sealed unsafe partial class ClglProgramDesc
    {
        /// <summary>0 = none.</summary>
        public ClglProgramFlags Flags { get; set; }

        /// <summary>OpenCL C; null = none.</summary>
        public string? Source { get; set; }

        /// <summary>Options of the compiler, such as "-cl-std=CL1.2 -DN=4"; null = none.</summary>
        public string? Options { get; set; }

        /// <summary>A name for messages and debugging tools; null = none.</summary>
        public string? Label { get; set; }

        /// <summary>Parts of OpenCL C, which are joined to one text without separators; null = none.</summary>
        public string[]? Sources { get; set; }

        /// <summary>SPIR-V, or another intermediate language that the device supports; null = none.</summary>
        public byte[]? IL { get; set; }

        /// <summary>A binary of <c>ClglProgram.GetBinary</c> for each of devices; null = none.</summary>
        public byte[][]? Binaries { get; set; }

        /// <summary>Devices of the context to build for; null = all of them.</summary>
        public ClglDevice[]? Devices { get; set; }

        /// <summary>A cl_program that belongs to the cl_context of context; it is retained, and not built by this
        /// call. null = none.</summary>
        public IntPtr CLProgram { get; set; }

        /// <summary>The folder in which built programs are cached; it is created if its parent folder exists. Give
        /// write access only to users whose code the application may run. Only with source or sources; not with
        /// <see cref="ClglProgramFlags.NoBuild"/>. Sources and options that include files are built every time,
        /// because the files may have changed. __DATE__ and __TIME__ have the values of the cached build. null =
        /// no cache.</summary>
        public string? CacheDirectory { get; set; }

        internal clgl_program_desc Raw(Pins pins)
        {
            clgl_program_desc raw = new clgl_program_desc
            {
                struct_size = (uint)sizeof(clgl_program_desc),
                flags = (uint)Flags,
                source = pins.Text(Source),
                options = pins.Text(Options),
                label = pins.Text(Label),
                sources = pins.Texts(Sources),
                source_count = (uint)(Sources == null ? 0 : Sources.Length),
                il = pins.Of(IL),
                il_size = (UIntPtr)(ulong)(IL == null ? 0 : IL.Length),
                binaries = pins.Arrays(Binaries),
                devices = pins.Handles(Devices),
                device_count = (uint)(Devices == null ? 0 : Devices.Length),
                cl_program = (void*)CLProgram,
                cache_directory = pins.Text(CacheDirectory)
            };
            raw.binary_sizes = pins.Lengths(Binaries);
            return raw;
        }
    }
}
