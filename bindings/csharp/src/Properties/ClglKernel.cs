// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglKernel
    {
        /// <summary>Returns the name, the number of arguments and the attributes of a kernel.</summary>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the kernel.</remarks>
        public ClglKernelInfo Info
        {
            get
            {
                clgl_kernel_info raw = default;
                raw.struct_size = (uint)sizeof(clgl_kernel_info);
                Call.Check(Api.clgl_kernel_get_info(Handle, &raw));
                ClglKernelInfo info = new ClglKernelInfo(&raw);
                GC.KeepAlive(this);
                return info;
            }
        }

        /// <summary>Returns the cl_kernel of a kernel. From then on the library does not know which arguments are
        /// set: only the OpenCL driver detects a missing argument, and the message does not name it. Set each
        /// argument either through the cl_kernel or through clgl. OpenCL allows only one thread at a time to set
        /// arguments of a cl_kernel.</summary>
        /// <remarks>Threads: any. Lifetime: the cl_kernel lives as long as the kernel.</remarks>
        public IntPtr CLKernel
        {
            get
            {
                void* native;
                Call.Check(Api.clgl_kernel_cl_kernel(Handle, &native));
                GC.KeepAlive(this);
                return (IntPtr)native;
            }
        }
    }
}
