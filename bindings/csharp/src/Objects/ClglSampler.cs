using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>How kernels read textures.</summary>
    public sealed unsafe partial class ClglSampler : ClglObject
    {
        private ClglSampler(IntPtr handle) : base(handle, Api.clgl_sampler_destroy)
        {
        }

        /// <summary>Makes a sampler.</summary>
        /// <param name="context">the context, which the new object belongs to</param>
        /// <param name="filter">what is read between pixels</param>
        /// <param name="addressing">what is read past the edge</param>
        /// <param name="coordinates">what coordinates count</param>
        /// <param name="label">a name for messages; or null</param>
        /// <returns>the sampler</returns>
        public static ClglSampler Create(ClglContext context, ClglSamplerFilter filter = ClglSamplerFilter.Nearest,
                                         ClglSamplerAddress addressing = ClglSamplerAddress.ClampToEdge,
                                         ClglSamplerCoordinates coordinates = ClglSamplerCoordinates.Normalized, string? label = null)
        {
            return Create(context, new ClglSamplerDesc
            {
                Filter = filter, Addressing = addressing, Coordinates = coordinates, Label = label
            });
        }
    }
}
