// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using Clgl.Native;

namespace Clgl
{
    /// <summary>What OpenCL tells of a platform. Fields are named as OpenCL's parameters; what the platform's
    /// version does not know is 0 or "". Strings and arrays live as long as the process.</summary>
    public sealed unsafe class ClglPlatformInfo
    {
        internal ClglPlatformInfo(clgl_platform_info* raw)
        {
            NumericVersion = raw->numeric_version;
            HostTimerResolution = raw->host_timer_resolution;
            DeviceCount = raw->device_count;
            Profile = Text.Of(raw->profile);
            Version = Text.Of(raw->version);
            Name = Text.Of(raw->name);
            Vendor = Text.Of(raw->vendor);
            Extensions = Text.Of(raw->extensions);
            IcdSuffix = Text.Of(raw->icd_suffix);
            ExtensionsWithVersion = ClglNameVersion.List(raw->extensions_with_version,
                raw->extensions_with_version_count);
        }

        /// <summary>As clgl_name_version.version</summary>
        public uint NumericVersion { get; }
        /// <summary>Nanoseconds</summary>
        public ulong HostTimerResolution { get; }
        /// <summary>How many devices it has</summary>
        public uint DeviceCount { get; }
        /// <summary>UTF-8, never NULL</summary>
        public string Profile { get; }
        /// <summary>clgl_platform_info.version, as OpenCL has it</summary>
        public string Version { get; }
        /// <summary>clgl_platform_info.name, as OpenCL has it</summary>
        public string Name { get; }
        /// <summary>clgl_platform_info.vendor, as OpenCL has it</summary>
        public string Vendor { get; }
        /// <summary>clgl_platform_info.extensions, as OpenCL has it</summary>
        public string Extensions { get; }
        /// <summary>The suffix of its functions, of cl_khr_icd</summary>
        public string IcdSuffix { get; }
        /// <summary>NULL where the count is 0</summary>
        public ClglNameVersion[] ExtensionsWithVersion { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
        public override string ToString()
        {
            return Shown.Of("ClglPlatformInfo",
                            "NumericVersion", NumericVersion,
                            "HostTimerResolution", HostTimerResolution,
                            "DeviceCount", DeviceCount,
                            "Profile", Profile,
                            "Version", Version,
                            "Name", Name,
                            "Vendor", Vendor,
                            "Extensions", Extensions,
                            "IcdSuffix", IcdSuffix,
                            "ExtensionsWithVersion", ExtensionsWithVersion);
        }
    }
}
