// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglRing
    {
        /// <summary>Returns the properties and the state of a ring.</summary>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the ring.</remarks>
        public ClglRingInfo Info
        {
            get
            {
                clgl_ring_info raw = default;
                raw.struct_size = (uint)sizeof(clgl_ring_info);
                Call.Check(Api.clgl_ring_get_info(Handle, &raw));
                ClglRingInfo info = new ClglRingInfo(&raw);
                GC.KeepAlive(this);
                return info;
            }
        }
    }
}
