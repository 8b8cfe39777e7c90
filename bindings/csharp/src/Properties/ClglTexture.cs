// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglTexture
    {
        /// <summary>Returns the properties of a texture.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: another OpenCL call failed; see
        /// clgl_error_get_native_code</exception>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the texture.</remarks>
        public ClglTextureInfo Info
        {
            get
            {
                clgl_texture_info raw = default;
                raw.struct_size = (uint)sizeof(clgl_texture_info);
                Call.Check(Api.clgl_texture_get_info(Handle, &raw));
                ClglTextureInfo info = new ClglTextureInfo(&raw);
                GC.KeepAlive(this);
                return info;
            }
        }

        /// <summary>Returns the cl_mem of a texture, an image. OpenCL commands of the application may use the
        /// image of a shared texture only between acquire and release.</summary>
        /// <remarks>Threads: any. Lifetime: the cl_mem lives as long as the texture.</remarks>
        public IntPtr CLMem
        {
            get
            {
                void* native;
                Call.Check(Api.clgl_texture_cl_mem(Handle, &native));
                GC.KeepAlive(this);
                return (IntPtr)native;
            }
        }
    }
}
