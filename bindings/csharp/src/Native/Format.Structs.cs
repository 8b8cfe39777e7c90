// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>What is known of a format.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_format_info
    {
        /// <summary>sizeof(clgl_format_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>CLGL_FORMAT_...</summary>
        public int format;
        /// <summary>OpenGL's sized internal format, and the pixel format and type that its pixels are transferred
        /// with; 0 if OpenGL has none</summary>
        public uint gl_internal_format;
        /// <summary>gl_format</summary>
        public uint gl_format;
        /// <summary>gl_type</summary>
        public uint gl_type;
        /// <summary>The image_channel_order and image_channel_data_type of OpenCL's image with the same pixels; 0
        /// if OpenCL has none</summary>
        public uint cl_channel_order;
        /// <summary>cl_channel_data_type</summary>
        public uint cl_channel_data_type;
        /// <summary>Bytes of a pixel; 0 for a compressed format</summary>
        public uint bytes_per_pixel;
        /// <summary>components</summary>
        public uint components;
        /// <summary>Bits of the largest component</summary>
        public uint bits_per_component;
        /// <summary>CLGL_NUMERIC_...</summary>
        public int numeric;
        /// <summary>The format itself, or, where OpenCL has none, the nearest one that it has: every value of the
        /// one can be held by the other</summary>
        public int nearest;
        /// <summary>Its name without "CLGL_FORMAT_", such as "RGBA8"</summary>
        public byte* name;
        /// <summary>Which document says that the two are the same, or ""</summary>
        public byte* specification;
        /// <summary>The names of gl_internal_format, such as "GL_RGBA8", of cl_channel_order, such as "CL_RGBA",
        /// and of cl_channel_data_type, such as "CL_UNORM_INT8"; "" for 0</summary>
        public byte* gl_internal_format_name;
        /// <summary>cl_channel_order_name</summary>
        public byte* cl_channel_order_name;
        /// <summary>cl_channel_data_type_name</summary>
        public byte* cl_channel_data_type_name;
    }
}
