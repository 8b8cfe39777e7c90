// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglBuffer
    {
        /// <summary>Returns the properties of a buffer.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: another OpenCL call failed; see
        /// clgl_error_get_native_code</exception>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the buffer.</remarks>
        public ClglBufferInfo Info
        {
            get
            {
                clgl_buffer_info raw = default;
                raw.struct_size = (uint)sizeof(clgl_buffer_info);
                Call.Check(Api.clgl_buffer_get_info(Handle, &raw));
                ClglBufferInfo info = new ClglBufferInfo(&raw);
                GC.KeepAlive(this);
                return info;
            }
        }

        /// <summary>Returns the cl_mem of a buffer. From then on the library does not know what commands write, so
        /// that a release without ranges transfers the whole acquired part. OpenCL commands of the application may
        /// use the cl_mem of a shared buffer only between acquire and release.</summary>
        /// <remarks>Threads: any. Lifetime: the cl_mem lives as long as the buffer.</remarks>
        public IntPtr CLMem
        {
            get
            {
                void* native;
                Call.Check(Api.clgl_buffer_cl_mem(Handle, &native));
                GC.KeepAlive(this);
                return (IntPtr)native;
            }
        }
    }
}
