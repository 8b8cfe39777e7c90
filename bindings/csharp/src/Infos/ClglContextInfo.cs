// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>The properties of a context.</summary>
    public sealed unsafe class ClglContextInfo
    {
        internal ClglContextInfo(clgl_context_info* raw)
        {
            Flags = (ClglContextFlags)raw->flags;
            Winsys = (ClglWinsys)raw->winsys;
            GLApi = (ClglGLApi)raw->gl_api;
            GLVersionMajor = raw->gl_version_major;
            GLVersionMinor = raw->gl_version_minor;
            Match = (ClglDeviceMatch)raw->match;
            TransportCount = raw->transport_count;
            Device = new ClglDevice(raw->device);
            GLRenderer = Text.Of(raw->gl_renderer);
            GLVendor = Text.Of(raw->gl_vendor);
            MatchReason = Text.Of(raw->match_reason);
            Label = Text.Of(raw->label);
            DeviceCount = raw->device_count;
        }

        /// <summary>The flags of the descriptor.</summary>
        public ClglContextFlags Flags { get; }

        /// <summary>The API of the OpenGL context.</summary>
        public ClglWinsys Winsys { get; }

        /// <summary>The API of the OpenGL context.</summary>
        public ClglGLApi GLApi { get; }

        /// <summary>The OpenGL version; 0 without OpenGL.</summary>
        public uint GLVersionMajor { get; }

        /// <summary>The OpenGL version; 0 without OpenGL.</summary>
        public uint GLVersionMinor { get; }

        /// <summary>How the device was chosen.</summary>
        public ClglDeviceMatch Match { get; }

        /// <summary>Number of transports for <c>ClglContext.GetTransportReport</c>; 0 without OpenGL.</summary>
        public uint TransportCount { get; }

        /// <summary>The first device of the context.</summary>
        public ClglDevice Device { get; }

        /// <summary>GL_RENDERER; "" without OpenGL.</summary>
        public string GLRenderer { get; }

        /// <summary>GL_VENDOR; "" without OpenGL.</summary>
        public string GLVendor { get; }

        /// <summary>The reason of match, as text.</summary>
        public string MatchReason { get; }

        /// <summary>The label of the descriptor, or "".</summary>
        public string Label { get; }

        /// <summary>Number of devices for <c>ClglContext.GetDevices</c>; more than 1 only with <see
        /// cref="ClglContextFlags.ComputeOnly"/>.</summary>
        public uint DeviceCount { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
        public override string ToString()
        {
            return Shown.Of("ClglContextInfo",
                            "Flags", Flags,
                            "Winsys", Winsys,
                            "GLApi", GLApi,
                            "GLVersionMajor", GLVersionMajor,
                            "GLVersionMinor", GLVersionMinor,
                            "Match", Match,
                            "TransportCount", TransportCount,
                            "Device", Device,
                            "GLRenderer", GLRenderer,
                            "GLVendor", GLVendor,
                            "MatchReason", MatchReason,
                            "Label", Label,
                            "DeviceCount", DeviceCount);
        }
    }
}
