// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglSampler
    {
        /// <summary>Returns the properties of a sampler.</summary>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the sampler.</remarks>
        public ClglSamplerInfo Info
        {
            get
            {
                clgl_sampler_info raw = default;
                raw.struct_size = (uint)sizeof(clgl_sampler_info);
                Call.Check(Api.clgl_sampler_get_info(Handle, &raw));
                ClglSamplerInfo info = new ClglSamplerInfo(&raw);
                GC.KeepAlive(this);
                return info;
            }
        }

        /// <summary>Returns the cl_sampler of a sampler.</summary>
        /// <remarks>Threads: any. Lifetime: the cl_sampler lives as long as the sampler.</remarks>
        public IntPtr CLSampler
        {
            get
            {
                void* native;
                Call.Check(Api.clgl_sampler_cl_sampler(Handle, &native));
                GC.KeepAlive(this);
                return (IntPtr)native;
            }
        }
    }
}
