// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>Describes a build, compilation or link.</summary>
    public sealed unsafe partial class ClglBuildDesc
    {
        /// <summary>Devices of the program; null = all of them.</summary>
        public ClglDevice[]? Devices { get; set; }

        /// <summary>Options of the compiler or the linker; null = none.</summary>
        public string? Options { get; set; }

        /// <summary>The names by which the source includes the headers, such as "scale.h"; only for
        /// <c>ClglProgram.Compile</c>; null if header_count is 0.</summary>
        public string[]? HeaderNames { get; set; }

        /// <summary>Programs created from source: the content of each header; null if header_count is 0.</summary>
        public ClglProgram[]? Headers { get; set; }

        internal clgl_build_desc Raw(Pins pins)
        {
            clgl_build_desc raw = new clgl_build_desc
            {
                struct_size = (uint)sizeof(clgl_build_desc),
                devices = pins.Handles(Devices),
                device_count = (uint)(Devices == null ? 0 : Devices.Length),
                options = pins.Text(Options),
                header_names = pins.Texts(HeaderNames),
                headers = pins.Handles(Headers),
                header_count = (uint)(Headers == null ? 0 : Headers.Length)
            };
            Complete(&raw, pins);
            return raw;
        }

        // Completes the structure with values that follow from several properties; written by hand.
        partial void Complete(clgl_build_desc* raw, Pins pins);
    }
}
