// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>How many work-items run.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_launch
    {
        /// <summary>sizeof(clgl_launch)</summary>
        public uint struct_size;
        /// <summary>1 to 3</summary>
        public uint dimensions;
        /// <summary>Of each dimension: the first global id</summary>
        public UIntPtr offset0;
        /// <summary>Of each dimension: the first global id</summary>
        public UIntPtr offset1;
        /// <summary>Of each dimension: the first global id</summary>
        public UIntPtr offset2;
        /// <summary>How many work-items, not 0; beyond the dimensions 0 or 1, as local, and offset is 0</summary>
        public UIntPtr global0;
        /// <summary>How many work-items, not 0; beyond the dimensions 0 or 1, as local, and offset is 0</summary>
        public UIntPtr global1;
        /// <summary>How many work-items, not 0; beyond the dimensions 0 or 1, as local, and offset is 0</summary>
        public UIntPtr global2;
        /// <summary>How many of them make a work-group; all 0 for what the kernel requires (reqd_work_group_size),
        /// else for the driver's choice</summary>
        public UIntPtr local0;
        /// <summary>How many of them make a work-group; all 0 for what the kernel requires (reqd_work_group_size),
        /// else for the driver's choice</summary>
        public UIntPtr local1;
        /// <summary>How many of them make a work-group; all 0 for what the kernel requires (reqd_work_group_size),
        /// else for the driver's choice</summary>
        public UIntPtr local2;
    }

    /// <summary>What an argument is set to.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_argument
    {
        /// <summary>sizeof(clgl_argument); the same in all elements of an array</summary>
        public uint struct_size;
        /// <summary>CLGL_ARGUMENT_..., of which CLGL_ARGUMENT_UNKNOWN (0) leaves the argument as it is</summary>
        public int kind;
        /// <summary>Bytes of a value, or of the local memory that each work-group gets</summary>
        public UIntPtr size;
        /// <summary>The value</summary>
        public void* value;
        /// <summary>The buffer</summary>
        public IntPtr buffer;
        /// <summary>The texture, with CLGL_ARGUMENT_IMAGE</summary>
        public IntPtr texture;
        /// <summary>The sampler</summary>
        public IntPtr sampler;
    }

    /// <summary>What the caller knows of an argument.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_argument_desc
    {
        /// <summary>sizeof(clgl_argument_desc); the same in all elements of an array</summary>
        public uint struct_size;
        /// <summary>CLGL_ARGUMENT_..., or 0 to leave it open</summary>
        public int kind;
        /// <summary>Bytes of a value; 0 to leave it open, or to the name of the type</summary>
        public UIntPtr size;
        /// <summary>Its name in the source, copied; or NULL</summary>
        public byte* name;
        /// <summary>Its type in OpenCL C, such as "float4" or "float*", copied; or NULL</summary>
        public byte* type_name;
    }

    /// <summary>What is known of an argument.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_argument_info
    {
        /// <summary>sizeof(clgl_argument_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>CLGL_ARGUMENT_...</summary>
        public int kind;
        /// <summary>CLGL_ADDRESS_...</summary>
        public int address;
        /// <summary>CLGL_IMAGE_ACCESS_...</summary>
        public int access;
        /// <summary>CLGL_QUALIFIER_...</summary>
        public uint qualifiers;
        /// <summary>1 if it was set, else 0</summary>
        public uint is_set;
        /// <summary>Bytes of a value, or 0 if nobody told: a struct's, say</summary>
        public UIntPtr size;
        /// <summary>Its name in the source, or ""</summary>
        public byte* name;
        /// <summary>Its type in OpenCL C, such as "float4" or "float*", or ""</summary>
        public byte* type_name;
    }

    /// <summary>What a kernel tells of itself.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_kernel_info
    {
        /// <summary>sizeof(clgl_kernel_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>argument_count</summary>
        public uint argument_count;
        /// <summary>The name of the function</summary>
        public byte* name;
        /// <summary>Its attributes as the compiler writes them, such as "reqd_work_group_size(8,2,1)", or
        /// ""</summary>
        public byte* attributes;
    }

    /// <summary>What a kernel needs on a device.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_work_group_info
    {
        /// <summary>sizeof(clgl_work_group_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>reserved</summary>
        public uint reserved;
        /// <summary>The most work-items that a work-group of it can have</summary>
        public ulong work_group_size;
        /// <summary>What the source requires (reqd_work_group_size), or all 0</summary>
        public fixed ulong compile_work_group_size[3];
        /// <summary>Work-groups should have a multiple of so many work-items</summary>
        public ulong preferred_work_group_size_multiple;
        /// <summary>Bytes of local memory of a work-group; drivers may leave out what arguments ask for</summary>
        public ulong local_mem_size;
        /// <summary>Bytes of private memory of a work-item</summary>
        public ulong private_mem_size;
    }
}
