// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using Clgl.Native;

namespace Clgl
{
    /// <summary>What a program tells of itself.</summary>
    public sealed unsafe class ClglProgramInfo
    {
        internal ClglProgramInfo(clgl_program_info* raw)
        {
            Origin = (ClglProgramOrigin)raw->origin;
            DeviceCount = raw->device_count;
            KernelCount = raw->kernel_count;
            FromCache = raw->from_cache != 0;
        }

        /// <summary>CLGL_PROGRAM_FROM_...</summary>
        public ClglProgramOrigin Origin { get; }
        /// <summary>clgl_program_info.device_count, as OpenCL has it</summary>
        public uint DeviceCount { get; }
        /// <summary>0 before it is an executable</summary>
        public uint KernelCount { get; }
        /// <summary>1 if clgl_program_create found it in cache_directory, else 0</summary>
        public bool FromCache { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
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
