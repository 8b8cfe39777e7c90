// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>The properties of a program.</summary>
    public sealed unsafe class ClglProgramInfo
    {
        internal ClglProgramInfo(clgl_program_info* raw)
        {
            Origin = (ClglProgramOrigin)raw->origin;
            DeviceCount = raw->device_count;
            KernelCount = raw->kernel_count;
            FromCache = raw->from_cache != 0;
        }

        /// <summary>What it was created from.</summary>
        public ClglProgramOrigin Origin { get; }

        /// <summary>Number of its devices.</summary>
        public uint DeviceCount { get; }

        /// <summary>Number of kernels; 0 if the program is not an executable.</summary>
        public uint KernelCount { get; }

        /// <summary>Whether <c>ClglProgram.Create</c> found it in cache_directory.</summary>
        public bool FromCache { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
        public override string ToString()
        {
            return Shown.Of("ClglProgramInfo",
                            "Origin", Origin,
                            "DeviceCount", DeviceCount,
                            "KernelCount", KernelCount,
                            "FromCache", FromCache);
        }
    }
}
