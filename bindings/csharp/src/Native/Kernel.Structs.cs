// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>The sizes of a launch.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_launch
    {
        /// <summary>sizeof(clgl_launch)</summary>
        public uint struct_size;
        /// <summary>1 to 3; 0 = the number of global sizes that are not 0</summary>
        public uint dimensions;
        /// <summary>The first global id of each dimension</summary>
        public UIntPtr global_offset0;
        /// <summary>The first global id of each dimension</summary>
        public UIntPtr global_offset1;
        /// <summary>The first global id of each dimension</summary>
        public UIntPtr global_offset2;
        /// <summary>The number of work-items of each dimension, not 0. For unused dimensions, global_size and
        /// local_size must be 0 or 1, and global_offset 0.</summary>
        public UIntPtr global_size0;
        /// <summary>The number of work-items of each dimension, not 0. For unused dimensions, global_size and
        /// local_size must be 0 or 1, and global_offset 0.</summary>
        public UIntPtr global_size1;
        /// <summary>The number of work-items of each dimension, not 0. For unused dimensions, global_size and
        /// local_size must be 0 or 1, and global_offset 0.</summary>
        public UIntPtr global_size2;
        /// <summary>The work-group size; all 0 = the size that the kernel requires (reqd_work_group_size), else
        /// the driver chooses</summary>
        public UIntPtr local_size0;
        /// <summary>The work-group size; all 0 = the size that the kernel requires (reqd_work_group_size), else
        /// the driver chooses</summary>
        public UIntPtr local_size1;
        /// <summary>The work-group size; all 0 = the size that the kernel requires (reqd_work_group_size), else
        /// the driver chooses</summary>
        public UIntPtr local_size2;
    }

    /// <summary>The value of an argument.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_argument
    {
        /// <summary>sizeof(clgl_argument); the same in all elements of an array</summary>
        public uint struct_size;
        /// <summary>the type; CLGL_ARGUMENT_UNKNOWN = keep the present value</summary>
        public int type;
        /// <summary>size of the value, or of the local memory of each work-group, in bytes</summary>
        public UIntPtr size;
        /// <summary>the value, with CLGL_ARGUMENT_VALUE; otherwise NULL</summary>
        public void* value;
        /// <summary>the buffer, with CLGL_ARGUMENT_BUFFER; otherwise NULL</summary>
        public IntPtr buffer;
        /// <summary>the texture, with CLGL_ARGUMENT_TEXTURE; otherwise NULL</summary>
        public IntPtr texture;
        /// <summary>the sampler, with CLGL_ARGUMENT_SAMPLER; otherwise NULL</summary>
        public IntPtr sampler;
    }

    /// <summary>Declaration of an argument by the caller.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_argument_desc
    {
        /// <summary>sizeof(clgl_argument_desc); the same in all elements of an array</summary>
        public uint struct_size;
        /// <summary>the type; CLGL_ARGUMENT_UNKNOWN = not declared</summary>
        public int type;
        /// <summary>size of a value in bytes; 0 = not declared, or known from type_name</summary>
        public UIntPtr size;
        /// <summary>its name in the source, copied; NULL = not declared</summary>
        public byte* name;
        /// <summary>its type in OpenCL C, such as "float4" or "float*", copied; NULL = not declared</summary>
        public byte* type_name;
    }

    /// <summary>The properties of an argument.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_argument_info
    {
        /// <summary>sizeof(clgl_argument_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>the type</summary>
        public int type;
        /// <summary>the address space</summary>
        public int address;
        /// <summary>the access qualifier</summary>
        public int access;
        /// <summary>the type qualifiers</summary>
        public uint qualifiers;
        /// <summary>whether the argument is set</summary>
        public uint is_set;
        /// <summary>size of a value in bytes; 0 = unknown, for example for a struct</summary>
        public UIntPtr size;
        /// <summary>its name in the source, or "" if unknown</summary>
        public byte* name;
        /// <summary>its type in OpenCL C, such as "float4" or "float*", or ""</summary>
        public byte* type_name;
    }

    /// <summary>The properties of a kernel.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_kernel_info
    {
        /// <summary>sizeof(clgl_kernel_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>number of arguments</summary>
        public uint argument_count;
        /// <summary>the name of the function</summary>
        public byte* name;
        /// <summary>its attributes as the compiler writes them, such as "reqd_work_group_size(8,2,1)", or
        /// ""</summary>
        public byte* attributes;
    }

    /// <summary>The requirements and limits of a kernel on a device.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_work_group_info
    {
        /// <summary>sizeof(clgl_work_group_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>0</summary>
        public uint reserved;
        /// <summary>the most work-items of a work-group of this kernel</summary>
        public ulong work_group_size;
        /// <summary>the work-group size that the source requires (reqd_work_group_size); all 0 = any
        /// size</summary>
        public fixed ulong compile_work_group_size[3];
        /// <summary>work-group sizes should be a multiple of this number</summary>
        public ulong preferred_work_group_size_multiple;
        /// <summary>bytes of local memory of a work-group; some drivers do not count local memory of
        /// arguments</summary>
        public ulong local_mem_size;
        /// <summary>bytes of private memory of a work-item</summary>
        public ulong private_mem_size;
    }
}
