using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>A sampler, which controls how kernels read textures.</summary>
    public sealed unsafe partial class ClglSampler : ClglObject
    {
        private ClglSampler(IntPtr handle) : base(handle, Api.clgl_sampler_destroy)
        {
        }

        /// <summary>Creates a sampler.</summary>
        /// <param name="context">the context of the new object</param>
        /// <param name="filter">how values between pixels are computed</param>
        /// <param name="addressing">what is read outside the texture</param>
        /// <param name="coordinates">the unit of coordinates</param>
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
