// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>Describes a sampler to create. If all fields are 0: normalized coordinates, clamp to edge, nearest
    /// filter.</summary>
    public sealed unsafe partial class ClglSamplerDesc
    {
        /// <summary>The unit of coordinates.</summary>
        public ClglSamplerCoordinates Coordinates { get; set; }

        /// <summary>The pixels that a kernel reads beyond the edge.</summary>
        public ClglSamplerAddress Addressing { get; set; }

        /// <summary>The value that a kernel reads between pixels.</summary>
        public ClglSamplerFilter Filter { get; set; }

        /// <summary>A name for messages, copied; null = none.</summary>
        public string? Label { get; set; }

        internal clgl_sampler_desc Raw(Pins pins)
        {
            clgl_sampler_desc raw = new clgl_sampler_desc
            {
                struct_size = (uint)sizeof(clgl_sampler_desc),
                coordinates = (int)Coordinates,
                addressing = (int)Addressing,
                filter = (int)Filter,
                label = pins.Text(Label)
            };
            return raw;
        }
    }
}
