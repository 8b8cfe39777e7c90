// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>The properties of a sampler.</summary>
    public sealed unsafe class ClglSamplerInfo
    {
        internal ClglSamplerInfo(clgl_sampler_info* raw)
        {
            Coordinates = (ClglSamplerCoordinates)raw->coordinates;
            Addressing = (ClglSamplerAddress)raw->addressing;
            Filter = (ClglSamplerFilter)raw->filter;
            Label = Text.Of(raw->label);
        }

        /// <summary>The unit of coordinates.</summary>
        public ClglSamplerCoordinates Coordinates { get; }

        /// <summary>The pixels that a kernel reads beyond the edge.</summary>
        public ClglSamplerAddress Addressing { get; }

        /// <summary>The value that a kernel reads between pixels.</summary>
        public ClglSamplerFilter Filter { get; }

        /// <summary>The label of the descriptor, or "".</summary>
        public string Label { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
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
