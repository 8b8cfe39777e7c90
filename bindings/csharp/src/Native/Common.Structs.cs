// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>A part of a buffer, in bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_range
    {
        /// <summary>the first byte</summary>
        public UIntPtr offset;
        /// <summary>the number of bytes, not 0</summary>
        public UIntPtr size;
    }

    /// <summary>A box of a texture. The three numbers are described at CLGL_TEXTURE_TYPE_...; for dimensions that
    /// the type does not have, the origin is 0 and the extent is 0 or 1.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_box
    {
        /// <summary>the first pixel, in the units of clgl_texture_type; 0 for dimensions that the type does not
        /// have</summary>
        public UIntPtr origin0;
        /// <summary>the first pixel, in the units of clgl_texture_type; 0 for dimensions that the type does not
        /// have</summary>
        public UIntPtr origin1;
        /// <summary>the first pixel, in the units of clgl_texture_type; 0 for dimensions that the type does not
        /// have</summary>
        public UIntPtr origin2;
        /// <summary>the size, in the units of clgl_texture_type; 1 for dimensions that the type does not
        /// have</summary>
        public UIntPtr extent0;
        /// <summary>the size, in the units of clgl_texture_type; 1 for dimensions that the type does not
        /// have</summary>
        public UIntPtr extent1;
        /// <summary>the size, in the units of clgl_texture_type; 1 for dimensions that the type does not
        /// have</summary>
        public UIntPtr extent2;
    }

    /// <summary>Receives a log message. The callback may call any clgl function. These calls are not logged to the
    /// callback, and do not change the error message of the thread.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate void clgl_log_callback(int level, byte* message, void* user_data);
}
