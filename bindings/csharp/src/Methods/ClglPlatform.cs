// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglPlatform
    {
        /// <summary>Returns the properties of a platform.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: index is too large</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenCL"/>: there is no OpenCL
        /// platform</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Forked"/>: the process is a fork of one that used
        /// clgl</exception>
        /// <remarks>Threads: any. Lifetime: the strings and arrays live as long as the process.</remarks>
        public ClglPlatformInfo Info
        {
            get
            {
                clgl_platform_info info = new clgl_platform_info { struct_size = (uint)sizeof(clgl_platform_info) };
                Call.Check(Api.clgl_platform_get_info((uint)Index, &info));
                ClglPlatformInfo made = new ClglPlatformInfo(&info);
                GC.KeepAlive(this);
                return made;
            }
        }

        /// <summary>Returns an OpenCL property of a platform, as clGetPlatformInfo does.</summary>
        /// <param name="parameter">a cl_platform_info value, such as 0x0902 (CL_PLATFORM_NAME)</param>
        /// <returns>the value; may be null if capacity is 0</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: index is too large, or the value
        /// is larger than capacity</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenCL"/>: there is no OpenCL
        /// platform</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the platform does not know
        /// param</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Forked"/>: the process is a fork of one that used
        /// clgl</exception>
        /// <remarks>Threads: any.</remarks>
        public byte[] Query(uint parameter)
        {
            byte[] found = Queries.Ask((capacity, value, size) =>
                Api.clgl_platform_query((uint)Index, parameter, capacity, value, size));
            GC.KeepAlive(this);
            return found;
        }
    }
}
