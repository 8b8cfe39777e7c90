// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using Clgl.Native;

namespace Clgl
{
    /// <summary>What a context is made of.</summary>
    public sealed unsafe class ClglContextInfo
    {
        internal ClglContextInfo(clgl_context_info* raw)
        {
            Flags = (ClglContextFlags)raw->flags;
            Winsys = (ClglWinsys)raw->winsys;
            GLApi = (ClglGLApi)raw->gl_api;
            GLVersionMajor = raw->gl_version_major;
            GLVersionMinor = raw->gl_version_minor;
            Match = (ClglMatch)raw->match;
            TransportCount = raw->transport_count;
            Device = new ClglDevice(raw->device);
            GLRenderer = Text.Of(raw->gl_renderer);
            GLVendor = Text.Of(raw->gl_vendor);
            MatchReason = Text.Of(raw->match_reason);
            Label = Text.Of(raw->label);
            DeviceCount = raw->device_count;
        }

        /// <summary>CLGL_CONTEXT_... it was made with</summary>
        public ClglContextFlags Flags { get; }
        /// <summary>CLGL_WINSYS_...</summary>
        public ClglWinsys Winsys { get; }
        /// <summary>CLGL_GL_API_...</summary>
        public ClglGLApi GLApi { get; }
        /// <summary>clgl_context_info.gl_version_major, as OpenCL has it</summary>
        public uint GLVersionMajor { get; }
        /// <summary>clgl_context_info.gl_version_minor, as OpenCL has it</summary>
        public uint GLVersionMinor { get; }
        /// <summary>CLGL_MATCH_...</summary>
        public ClglMatch Match { get; }
        /// <summary>How many transports clgl_context_get_transport_report knows; 0 without OpenGL</summary>
        public uint TransportCount { get; }
        /// <summary>The first of its devices</summary>
        public ClglDevice Device { get; }
        /// <summary>GL_RENDERER and GL_VENDOR; "" without OpenGL</summary>
        public string GLRenderer { get; }
        /// <summary>clgl_context_info.gl_vendor, as OpenCL has it</summary>
        public string GLVendor { get; }
        /// <summary>The match in words</summary>
        public string MatchReason { get; }
        /// <summary>The descriptor's label, or ""</summary>
        public string Label { get; }
        /// <summary>How many clgl_context_get_devices gives; more than one only with
        /// CLGL_CONTEXT_COMPUTE_ONLY</summary>
        public uint DeviceCount { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
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
