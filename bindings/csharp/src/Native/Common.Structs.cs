// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>A part of a buffer, in bytes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_range
    {
        /// <summary>offset</summary>
        public UIntPtr offset;
        /// <summary>size</summary>
        public UIntPtr size;
    }

    /// <summary>A box of a texture: what its parts count is told at CLGL_TEXTURE_KIND_.... Parts that the kind
    /// does not have are 0 in the origin and 1 in the extent.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_box
    {
        /// <summary>origin</summary>
        public UIntPtr origin0;
        /// <summary>origin</summary>
        public UIntPtr origin1;
        /// <summary>origin</summary>
        public UIntPtr origin2;
        /// <summary>extent</summary>
        public UIntPtr extent0;
        /// <summary>extent</summary>
        public UIntPtr extent1;
        /// <summary>extent</summary>
        public UIntPtr extent2;
    }

    /// <summary>Receives log messages. Runs on the thread whose call logs, outside all locks; it may call clgl,
    /// and what it calls neither disturbs the message of the call that logs nor is logged to it. The text lives
    /// until the callback returns.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate void clgl_log_callback(int level, byte* message, void* user_data);
}
