// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using Clgl.Native;

namespace Clgl
{
    /// <summary>What a sampler is.</summary>
    public sealed unsafe class ClglSamplerInfo
    {
        internal ClglSamplerInfo(clgl_sampler_info* raw)
        {
            Coordinates = (ClglCoordinates)raw->coordinates;
            Addressing = (ClglAddressing)raw->addressing;
            Filter = (ClglFilter)raw->filter;
            Label = Text.Of(raw->label);
        }

        /// <summary>CLGL_COORDINATES_...</summary>
        public ClglCoordinates Coordinates { get; }
        /// <summary>CLGL_ADDRESSING_...</summary>
        public ClglAddressing Addressing { get; }
        /// <summary>CLGL_FILTER_...</summary>
        public ClglFilter Filter { get; }
        /// <summary>The descriptor's label, or ""</summary>
        public string Label { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
        public override string ToString()
        {
            return Shown.Of("ClglSamplerInfo",
                            "Coordinates", Coordinates,
                            "Addressing", Addressing,
                            "Filter", Filter,
                            "Label", Label);
        }
    }
}
