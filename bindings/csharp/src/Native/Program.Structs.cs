// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>Describes a program to create. Exactly one of source, sources, il, binaries and cl_program must be
    /// set. All is copied.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_program_desc
    {
        /// <summary>sizeof(clgl_program_desc)</summary>
        public uint struct_size;
        /// <summary>0 = none</summary>
        public uint flags;
        /// <summary>OpenCL C; NULL = none</summary>
        public byte* source;
        /// <summary>bytes of source; 0 = it is NUL-terminated</summary>
        public UIntPtr source_size;
        /// <summary>options of the compiler, such as "-cl-std=CL1.2 -DN=4"; NULL = none</summary>
        public byte* options;
        /// <summary>a name for messages and debugging tools; NULL = none</summary>
        public byte* label;
        /// <summary>parts of OpenCL C, read as one text without anything between them; NULL = none</summary>
        public byte** sources;
        /// <summary>bytes of each part, 0 for one that is NUL-terminated; NULL = all are</summary>
        public UIntPtr* source_sizes;
        /// <summary>SPIR-V, or another intermediate language that the device takes; NULL = none</summary>
        public void* il;
        /// <summary>bytes of il</summary>
        public UIntPtr il_size;
        /// <summary>a binary of clgl_program_get_binary for each of devices; NULL = none</summary>
        public void** binaries;
        /// <summary>bytes of each binary; NULL without binaries</summary>
        public UIntPtr* binary_sizes;
        /// <summary>devices of the context to build for; NULL = all of them</summary>
        public IntPtr* devices;
        /// <summary>a cl_program of the cl_context of the context, which is retained and never built by this call;
        /// NULL = none</summary>
        public void* cl_program;
        /// <summary>a folder that keeps built programs. Created if only the folder itself is missing; only those
        /// may be able to write to it who may choose what runs here. With source or sources; not with
        /// CLGL_PROGRAM_NO_BUILD. Sources and options that include files are built every time, because the files
        /// may have changed. __DATE__ and __TIME__ are those of the kept build. NULL = none</summary>
        public byte* cache_directory;
        /// <summary>number of sources</summary>
        public uint source_count;
        /// <summary>number of devices</summary>
        public uint device_count;
    }

    /// <summary>Describes a build, compilation or link.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_build_desc
    {
        /// <summary>sizeof(clgl_build_desc)</summary>
        public uint struct_size;
        /// <summary>number of devices</summary>
        public uint device_count;
        /// <summary>devices of the program; NULL = all of them</summary>
        public IntPtr* devices;
        /// <summary>options of the compiler or the linker; NULL = none</summary>
        public byte* options;
        /// <summary>the names by which the source includes the headers, such as "scale.h"; only for
        /// clgl_program_compile; NULL if header_count is 0</summary>
        public byte** header_names;
        /// <summary>programs created from source: the content of each header; NULL if header_count is 0</summary>
        public IntPtr* headers;
        /// <summary>called at the end, and the call returns at once; NULL = the call returns at the end</summary>
        public IntPtr callback;
        /// <summary>passed to callback</summary>
        public void* user_data;
        /// <summary>number of headers</summary>
        public uint header_count;
        /// <summary>must be 0</summary>
        public uint reserved;
    }

    /// <summary>The properties of a program.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_program_info
    {
        /// <summary>sizeof(clgl_program_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>what it was created from</summary>
        public int origin;
        /// <summary>number of its devices</summary>
        public uint device_count;
        /// <summary>number of kernels; 0 before it is an executable</summary>
        public uint kernel_count;
        /// <summary>whether clgl_program_create found it in cache_directory</summary>
        public uint from_cache;
    }

    /// <summary>The result of the last build, compilation or link of a program for a device.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_program_build_info
    {
        /// <summary>sizeof(clgl_program_build_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>the status</summary>
        public int status;
        /// <summary>what the program contains; drivers may report other values</summary>
        public int binary_type;
        /// <summary>0</summary>
        public uint reserved;
        /// <summary>Bytes of the variables that the program has in global memory; 0 where the driver does not
        /// tell</summary>
        public ulong global_variable_size;
    }

    /// <summary>Called when a build, compilation or link with a callback has ended. May call any clgl function
    /// that is not "@threads GL", including clgl_program_build and clgl_program_destroy for this program. After a
    /// failure, clgl_error_message returns its message.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate void clgl_program_callback(IntPtr program, int result, void* user_data);
}
