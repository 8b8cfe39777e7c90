// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglQueue
    {
        /// <summary>Returns the cl_command_queue of a queue. From then on the library no longer defers acquires of
        /// this queue, because it does not know all of its commands.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: another OpenCL call failed; see
        /// clgl_error_get_native_code</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Vulkan"/>: a Vulkan call failed; see
        /// clgl_error_get_native_code</exception>
        /// <remarks>Threads: any. Lifetime: the cl_command_queue lives as long as the queue.</remarks>
        public IntPtr CLQueue
        {
            get
            {
                void* native;
                Call.Check(Api.clgl_queue_cl_queue(Handle, &native));
                GC.KeepAlive(this);
                return (IntPtr)native;
            }
        }

        /// <summary>Returns the properties of a queue.</summary>
        /// <remarks>Threads: any. Lifetime: the label lives as long as the queue.</remarks>
        public ClglQueueInfo Info
        {
            get
            {
                clgl_queue_info raw = default;
                raw.struct_size = (uint)sizeof(clgl_queue_info);
                Call.Check(Api.clgl_queue_get_info(Handle, &raw));
                ClglQueueInfo info = new ClglQueueInfo(&raw);
                GC.KeepAlive(this);
                return info;
            }
        }
    }
}
