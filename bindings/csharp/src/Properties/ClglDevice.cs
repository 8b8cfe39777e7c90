// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglDevice
    {
        /// <summary>Returns the properties and limits of a device.</summary>
        /// <remarks>Threads: any. Lifetime: the strings and arrays live as long as the process.</remarks>
        public ClglDeviceInfo Info
        {
            get
            {
                clgl_device_info raw = default;
                raw.struct_size = (uint)sizeof(clgl_device_info);
                Call.Check(Api.clgl_device_get_info(Handle, &raw));
                ClglDeviceInfo info = new ClglDeviceInfo(&raw);
                GC.KeepAlive(this);
                return info;
            }
        }

        /// <summary>Returns the cl_device_id of a device.</summary>
        /// <remarks>Threads: any. Lifetime: the cl_device_id lives as long as the process.</remarks>
        public IntPtr CLDevice
        {
            get
            {
                void* native;
                Call.Check(Api.clgl_device_cl_device(Handle, &native));
                GC.KeepAlive(this);
                return (IntPtr)native;
            }
        }

        /// <summary>Returns the cl_platform_id of the platform of a device.</summary>
        /// <remarks>Threads: any. Lifetime: the cl_platform_id lives as long as the process.</remarks>
        public IntPtr CLPlatform
        {
            get
            {
                void* native;
                Call.Check(Api.clgl_device_cl_platform(Handle, &native));
                GC.KeepAlive(this);
                return (IntPtr)native;
            }
        }
    }
}
