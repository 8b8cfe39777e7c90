// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglContext
    {
        /// <summary>Returns the properties of a context.</summary>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the context.</remarks>
        public ClglContextInfo Info
        {
            get
            {
                clgl_context_info raw = default;
                raw.struct_size = (uint)sizeof(clgl_context_info);
                Call.Check(Api.clgl_context_get_info(Handle, &raw));
                ClglContextInfo info = new ClglContextInfo(&raw);
                GC.KeepAlive(this);
                return info;
            }
        }

        /// <summary>Returns the cl_context of a context.</summary>
        /// <remarks>Threads: any. Lifetime: the cl_context lives as long as the context.</remarks>
        public IntPtr CLContext
        {
            get
            {
                void* native;
                Call.Check(Api.clgl_context_cl_context(Handle, &native));
                GC.KeepAlive(this);
                return (IntPtr)native;
            }
        }
    }
}
