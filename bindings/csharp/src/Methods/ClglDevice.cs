// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglDevice
    {
        /// <summary>Lists the devices of all platforms, in the order in which OpenCL returns them.</summary>
        /// <param name="types">the types to list, CLGL_DEVICE_TYPE_... combined; 0 = all types</param>
        /// <returns>up to capacity devices, and null in unused elements; may be null if capacity is 0</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: types has unknown
        /// bits</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenCL"/>: there is no OpenCL
        /// platform</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Forked"/>: the process is a fork of one that used
        /// clgl</exception>
        /// <remarks>Threads: any. Lifetime: devices live as long as the process and are never destroyed.</remarks>
        public static ClglDevice[] List(ClglDeviceTypeFlags types = ClglDeviceTypeFlags.None)
        {
            return ClglLibrary.Loaded(() =>
            {
                ClglDevice[] found = ClglDevice.Listed((capacity, devices, count) =>
                    Api.clgl_device_list((uint)types, capacity, devices, count));
                return found;
            });
        }

        /// <summary>Returns the properties and limits of a device.</summary>
        /// <remarks>Threads: any. Lifetime: the strings and arrays live as long as the process.</remarks>
        public ClglDeviceInfo Info
        {
            get
            {
                clgl_device_info info = new clgl_device_info { struct_size = (uint)sizeof(clgl_device_info) };
                Call.Check(Api.clgl_device_get_info(Handle, &info));
                ClglDeviceInfo made = new ClglDeviceInfo(&info);
                GC.KeepAlive(this);
                return made;
            }
        }

        /// <summary>Returns an OpenCL property of a device, as clGetDeviceInfo does.</summary>
        /// <param name="parameter">a cl_device_info value, such as 0x1002 (CL_DEVICE_MAX_COMPUTE_UNITS)</param>
        /// <returns>the value; may be null if capacity is 0</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the value is larger than
        /// capacity</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the device does not know
        /// param</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: any.</remarks>
        public byte[] Query(uint parameter)
        {
            byte[] found = Queries.Ask((capacity, value, size) =>
                Api.clgl_device_query(Handle, parameter, capacity, value, size));
            GC.KeepAlive(this);
            return found;
        }

        /// <summary>Returns the cl_device_id of a device.</summary>
        /// <remarks>Threads: any. Lifetime: the cl_device_id lives as long as the process.</remarks>
        public IntPtr CLDevice
        {
            get
            {
                void* clDeviceId;
                Call.Check(Api.clgl_device_cl_device(Handle, &clDeviceId));
                GC.KeepAlive(this);
                return (IntPtr)clDeviceId;
            }
        }

        /// <summary>Returns the cl_platform_id of the platform of a device.</summary>
        /// <remarks>Threads: any. Lifetime: the cl_platform_id lives as long as the process.</remarks>
        public IntPtr CLPlatform
        {
            get
            {
                void* clPlatformId;
                Call.Check(Api.clgl_device_cl_platform(Handle, &clPlatformId));
                GC.KeepAlive(this);
                return (IntPtr)clPlatformId;
            }
        }

        /// <summary>Returns the device for a cl_device_id.</summary>
        /// <param name="clDeviceId">a root device</param>
        /// <returns>the device</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: cl_device_id is
        /// null</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenCL"/>: there is no OpenCL
        /// platform</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoDevice"/>: cl_device_id is not a root device
        /// that <c>DeviceList</c> lists</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Forked"/>: the process is a fork of one that used
        /// clgl</exception>
        /// <remarks>Threads: any. Lifetime: the device lives as long as the process and is never
        /// destroyed.</remarks>
        public static ClglDevice FromCL(IntPtr clDeviceId)
        {
            return ClglLibrary.Loaded(() =>
            {
                IntPtr device;
                Call.Check(Api.clgl_device_from_cl_device((void*)clDeviceId, &device));
                return new ClglDevice(device);
            });
        }
    }
}
