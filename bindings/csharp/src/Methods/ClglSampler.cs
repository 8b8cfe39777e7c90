// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglSampler
    {
        /// <summary>Creates a sampler.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">the properties; null = defaults</param>
        /// <returns>the sampler</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: coordinates, addressing or
        /// filter is unknown; addressing repeats the texture although coordinates are in pixels</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: a device of the context has no
        /// images</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: until <c>ClglSampler.Dispose</c>.</remarks>
        public static ClglSampler Create(ClglContext context, ClglSamplerDesc desc)
        {
            using (Pins pins = new Pins())
            {
                clgl_sampler_desc descRaw = ClglObject.NotNull(desc, nameof(desc)).Raw(pins);
                IntPtr sampler;
                Call.Check(Api.clgl_sampler_create(ClglObject.NotNull(context, nameof(context)).Handle, &descRaw, &sampler));
                GC.KeepAlive(context);
                GC.KeepAlive(desc);
                return new ClglSampler(sampler);
            }
        }

        /// <summary>Returns the properties of a sampler.</summary>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the sampler.</remarks>
        public ClglSamplerInfo Info
        {
            get
            {
                clgl_sampler_info info = new clgl_sampler_info { struct_size = (uint)sizeof(clgl_sampler_info) };
                Call.Check(Api.clgl_sampler_get_info(Handle, &info));
                ClglSamplerInfo made = new ClglSamplerInfo(&info);
                GC.KeepAlive(this);
                return made;
            }
        }

        /// <summary>Returns the cl_sampler of a sampler.</summary>
        /// <remarks>Threads: any. Lifetime: the cl_sampler lives as long as the sampler.</remarks>
        public IntPtr CLSampler
        {
            get
            {
                void* clSampler;
                Call.Check(Api.clgl_sampler_cl_sampler(Handle, &clSampler));
                GC.KeepAlive(this);
                return (IntPtr)clSampler;
            }
        }
    }
}
