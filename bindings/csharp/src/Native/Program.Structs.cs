// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>Describes a program to create. Exactly one of source, sources, il, binaries and cl_program must be
    /// set. All data is copied.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_program_desc
    {
        /// <summary>sizeof(clgl_program_desc)</summary>
        public uint struct_size;
        /// <summary>0 = none</summary>
        public uint flags;
        /// <summary>OpenCL C; NULL = none</summary>
        public byte* source;
        /// <summary>size of source in bytes; 0 = source is NUL-terminated</summary>
        public UIntPtr source_size;
        /// <summary>options of the compiler, such as "-cl-std=CL1.2 -DN=4"; NULL = none</summary>
        public byte* options;
        /// <summary>a name for messages and debugging tools; NULL = none</summary>
        public byte* label;
        /// <summary>parts of OpenCL C, which are joined to one text without separators; NULL = none</summary>
        public byte** sources;
        /// <summary>size of each part in bytes, 0 for a NUL-terminated part; NULL = all parts are
        /// NUL-terminated</summary>
        public UIntPtr* source_sizes;
        /// <summary>SPIR-V, or another intermediate language that the device supports; NULL = none</summary>
        public void* il;
        /// <summary>size of il in bytes</summary>
        public UIntPtr il_size;
        /// <summary>a binary of clgl_program_get_binary for each of devices; NULL = none</summary>
        public void** binaries;
        /// <summary>size of each binary in bytes; NULL without binaries</summary>
        public UIntPtr* binary_sizes;
        /// <summary>devices of the context to build for; NULL = all of them</summary>
        public IntPtr* devices;
        /// <summary>a cl_program that belongs to the cl_context of context; it is retained, and not built by this
        /// call. NULL = none</summary>
        public void* cl_program;
        /// <summary>the folder in which built programs are cached; it is created if its parent folder exists. Give
        /// write access only to users whose code the application may run. Only with source or sources; not with
        /// CLGL_PROGRAM_NO_BUILD. Sources and options that include files are built every time, because the files
        /// may have changed. __DATE__ and __TIME__ have the values of the cached build. NULL = no cache</summary>
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
        /// <summary>called when the build has ended; the call then returns at once. NULL = the call returns when
        /// the build has ended</summary>
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
        /// <summary>number of kernels; 0 if the program is not an executable</summary>
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
        /// <summary>the content of the program; drivers may report other values</summary>
        public int binary_type;
        /// <summary>0</summary>
        public uint reserved;
        /// <summary>Size of the program's variables in global memory in bytes; 0 if the driver does not report
        /// it</summary>
        public ulong global_variable_size;
    }

    /// <summary>Called when a build, compilation or link with a callback has ended. The callback may call any clgl
    /// function that any thread may call, including clgl_program_build and clgl_program_destroy for this program.
    /// If the build failed, clgl_error_message returns the message in the callback.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate void clgl_program_callback(IntPtr program, int result, void* user_data);
}
