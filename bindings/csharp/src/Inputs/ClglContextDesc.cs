// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>Describes a context to create. Zero fields mean: join the OpenGL context that is current on this
    /// thread with the OpenCL device that drives it.</summary>
    public sealed unsafe partial class ClglContextDesc
    {
        /// <summary>0 = the current OpenGL context.</summary>
        public ClglContextFlags Flags { get; set; }

        /// <summary>The API of gl_context, only with gl_context; <see cref="ClglWinsys.None"/> = query from the
        /// window system.</summary>
        public ClglWinsys Winsys { get; set; }

        /// <summary>The only transport to use; <see cref="ClglTransport.Auto"/> = that of the environment variable
        /// CLGL_TRANSPORT (external, native, mapped or staged), or the best one if it is not set.</summary>
        public ClglTransport Transport { get; set; }

        /// <summary>The OpenCL device. null = the first of these that applies: the device of cl_context; the
        /// device that the environment variable CLGL_DEVICE names (see clgl_environment(7)); the device that
        /// drives the OpenGL context, or with <see cref="ClglContextFlags.ComputeOnly"/> the first device that is
        /// not a CPU, else the first device.</summary>
        public ClglDevice? Device { get; set; }

        /// <summary>An existing cl_context to use, which is retained. device or devices must belong to it. If both
        /// are null, the context uses the device of cl_context that matches the OpenGL context best. With <see
        /// cref="ClglContextFlags.ComputeOnly"/> it then uses all devices of cl_context that <c>DeviceList</c>
        /// lists. null = create one.</summary>
        public IntPtr CLContext { get; set; }

        /// <summary>The OpenGL context (EGLContext, GLXContext). If it is not current on this thread, also set
        /// winsys and gl_display: it is then made current during the call. null = the current one.</summary>
        public IntPtr GLContext { get; set; }

        /// <summary>The display of gl_context (EGLDisplay, Display *), only with gl_context; null = query from the
        /// window system.</summary>
        public IntPtr GLDisplay { get; set; }

        /// <summary>A name for messages and debugging tools, copied; null = none.</summary>
        public string? Label { get; set; }

        /// <summary>Only with <see cref="ClglContextFlags.ComputeOnly"/>, instead of device: different devices of
        /// one platform; queues use the first by default. null = device.</summary>
        public ClglDevice[]? Devices { get; set; }

        /// <summary>Only with <see cref="ClglContextFlags.ComputeOnly"/>, instead of device, devices and
        /// cl_context: all available devices of these types of one platform. This is the platform of the first
        /// such device that is not a CPU, or else of the first such device. 0 = device.</summary>
        public ClglDeviceTypeFlags DeviceTypes { get; set; }

        /// <summary>Size of the printf buffer in bytes, only with printf_callback; output that does not fit is
        /// lost. 0 = the default of the driver.</summary>
        public long PrintfBufferSize { get; set; }

        internal clgl_context_desc Raw(Pins pins)
        {
            clgl_context_desc raw = new clgl_context_desc
            {
                struct_size = (uint)sizeof(clgl_context_desc),
                flags = (uint)Flags,
                winsys = (int)Winsys,
                transport = (int)Transport,
                device = ClglDevice.HandleOf(Device),
                cl_context = (void*)CLContext,
                gl_context = (void*)GLContext,
                gl_display = (void*)GLDisplay,
                label = pins.Text(Label),
                devices = pins.Handles(Devices),
                device_count = (uint)(Devices == null ? 0 : Devices.Length),
                device_types = (uint)DeviceTypes,
                printf_buffer_size = Sizes.Of(PrintfBufferSize)
            };
            return raw;
        }
    }
}
