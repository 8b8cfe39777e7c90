// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>The properties of a platform. The fields have the names of the OpenCL parameters. Properties that
    /// the OpenCL version of the platform does not have are 0 or "". Strings and arrays live as long as the
    /// process.</summary>
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

        /// <summary>The version, encoded as <see cref="ClglNameVersion"/>.version.</summary>
        public uint NumericVersion { get; }

        /// <summary>In nanoseconds.</summary>
        public ulong HostTimerResolution { get; }

        /// <summary>Number of devices of the platform.</summary>
        public uint DeviceCount { get; }

        /// <summary>"FULL_PROFILE" or "EMBEDDED_PROFILE".</summary>
        public string Profile { get; }

        /// <summary>Such as "OpenCL 3.0 PoCL 3.1".</summary>
        public string Version { get; }

        /// <summary>The name.</summary>
        public string Name { get; }

        /// <summary>The vendor.</summary>
        public string Vendor { get; }

        /// <summary>Names of extensions, separated by spaces.</summary>
        public string Extensions { get; }

        /// <summary>The suffix of its functions (cl_khr_icd).</summary>
        public string IcdSuffix { get; }

        /// <summary>The extensions with their versions; null if there are none.</summary>
        public ClglNameVersion[] ExtensionsWithVersion { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
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
