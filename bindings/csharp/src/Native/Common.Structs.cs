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

    /// <summary>A box of a texture: CLGL_TEXTURE_TYPE_... documents the unit of its parts. Parts that the type
    /// does not have are 0 in the origin, and 0 or 1 in the extent.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_box
    {
        /// <summary>the first pixel, as clgl_texture_type counts; 0 for parts that the type does not
        /// have</summary>
        public UIntPtr origin0;
        /// <summary>the first pixel, as clgl_texture_type counts; 0 for parts that the type does not
        /// have</summary>
        public UIntPtr origin1;
        /// <summary>the first pixel, as clgl_texture_type counts; 0 for parts that the type does not
        /// have</summary>
        public UIntPtr origin2;
        /// <summary>the size, as clgl_texture_type counts; 1 for parts that the type does not have</summary>
        public UIntPtr extent0;
        /// <summary>the size, as clgl_texture_type counts; 1 for parts that the type does not have</summary>
        public UIntPtr extent1;
        /// <summary>the size, as clgl_texture_type counts; 1 for parts that the type does not have</summary>
        public UIntPtr extent2;
    }

    /// <summary>Receives a log message. May call any clgl function; those calls neither change the message of the
    /// call that logs nor are logged to this callback.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate void clgl_log_callback(int level, byte* message, void* user_data);
}
