// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>What to make a program of: exactly one of source, sources, il, binaries and cl_program. All is
    /// copied.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_program_desc
    {
        /// <summary>sizeof(clgl_program_desc)</summary>
        public uint struct_size;
        /// <summary>CLGL_PROGRAM_... or 0</summary>
        public uint flags;
        /// <summary>OpenCL C</summary>
        public byte* source;
        /// <summary>Its bytes, or 0 if it ends with a NUL</summary>
        public UIntPtr source_size;
        /// <summary>Options of the compiler, such as "-cl-std=CL1.2 -DN=4"; or NULL</summary>
        public byte* options;
        /// <summary>A name for messages and debugging tools; or NULL</summary>
        public byte* label;
        /// <summary>OpenCL C in source_count parts, read as one text without anything between them; or
        /// NULL</summary>
        public byte** sources;
        /// <summary>Bytes of each part, 0 for those that end with a NUL; or NULL if all do</summary>
        public UIntPtr* source_sizes;
        /// <summary>SPIR-V, or another intermediate language that the device takes; or NULL</summary>
        public void* il;
        /// <summary>Its bytes</summary>
        public UIntPtr il_size;
        /// <summary>A binary of clgl_program_get_binary for each of devices; or NULL</summary>
        public void** binaries;
        /// <summary>Bytes of each</summary>
        public UIntPtr* binary_sizes;
        /// <summary>device_count devices of the context to build for; or NULL for all of them</summary>
        public IntPtr* devices;
        /// <summary>A cl_program of the context's cl_context, which is retained and never built by this call; or
        /// NULL</summary>
        public void* cl_program;
        /// <summary>A folder that keeps what was built, made if only it is missing itself, where only those write
        /// who may choose what runs here; or NULL. With source or sources; not with CLGL_PROGRAM_NO_BUILD. Sources
        /// and options that include files are built every time, for those files may have changed. __DATE__ and
        /// __TIME__ are those of the build that was kept.</summary>
        public byte* cache_directory;
        /// <summary>source_count</summary>
        public uint source_count;
        /// <summary>device_count</summary>
        public uint device_count;
    }

    /// <summary>How to build, compile or link.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_build_desc
    {
        /// <summary>sizeof(clgl_build_desc)</summary>
        public uint struct_size;
        /// <summary>device_count</summary>
        public uint device_count;
        /// <summary>device_count devices of the program; or NULL for all of them</summary>
        public IntPtr* devices;
        /// <summary>Options of the compiler or the linker; or NULL</summary>
        public byte* options;
        /// <summary>By what names the source includes the headers, such as "scale.h"; only clgl_program_compile
        /// takes any</summary>
        public byte** header_names;
        /// <summary>header_count programs made of source: what each header holds</summary>
        public IntPtr* headers;
        /// <summary>Called at the end, and the call returns at once; or NULL, and the call returns at the
        /// end</summary>
        public IntPtr callback;
        /// <summary>Handed to the callback</summary>
        public void* user_data;
        /// <summary>header_count</summary>
        public uint header_count;
        /// <summary>reserved</summary>
        public uint reserved;
    }

    /// <summary>What a program tells of itself.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_program_info
    {
        /// <summary>sizeof(clgl_program_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>CLGL_PROGRAM_FROM_...</summary>
        public int origin;
        /// <summary>device_count</summary>
        public uint device_count;
        /// <summary>0 before it is an executable</summary>
        public uint kernel_count;
        /// <summary>1 if clgl_program_create found it in cache_directory, else 0</summary>
        public uint from_cache;
    }

    /// <summary>What a program tells of its last build, compilation or link for a device.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_program_build_info
    {
        /// <summary>sizeof(clgl_program_build_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>CLGL_BUILD_...</summary>
        public int status;
        /// <summary>CLGL_BINARY_..., or a driver's own type</summary>
        public uint binary_type;
        /// <summary>reserved</summary>
        public uint reserved;
        /// <summary>Bytes of the variables that the program has in global memory; 0 where the driver does not
        /// tell</summary>
        public ulong global_variable_size;
    }

    /// <summary>Called once when a build, compilation or link that was asked for with it has ended, with what the
    /// call without a callback would have returned; clgl_error_message gives the message of a failure. Runs
    /// outside all locks on a thread of the library's own, maybe before that call returns. It may call any clgl
    /// function that is not "@threads GL", the program's next build and its destruction included.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate void clgl_program_callback(IntPtr program, int result, void* user_data);
}
