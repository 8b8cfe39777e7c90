// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>The properties of a format.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_format_info
    {
        /// <summary>sizeof(clgl_format_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>the format</summary>
        public int format;
        /// <summary>the sized internal format in OpenGL; 0 = none</summary>
        public uint gl_internal_format;
        /// <summary>the format for pixel transfers in OpenGL; 0 = none</summary>
        public uint gl_format;
        /// <summary>the type for pixel transfers in OpenGL; 0 = none</summary>
        public uint gl_type;
        /// <summary>image_channel_order of the OpenCL image with the same pixels; 0 = none</summary>
        public uint cl_channel_order;
        /// <summary>image_channel_data_type of the OpenCL image with the same pixels; 0 = none</summary>
        public uint cl_channel_data_type;
        /// <summary>0 for a compressed format</summary>
        public uint bytes_per_pixel;
        /// <summary>number of components</summary>
        public uint components;
        /// <summary>bits of the largest component</summary>
        public uint bits_per_component;
        /// <summary>what the components contain</summary>
        public int numeric;
        /// <summary>the format itself if OpenCL supports it; otherwise the nearest format that can represent all
        /// its values</summary>
        public int nearest;
        /// <summary>its name without "CLGL_FORMAT_", such as "RGBA8"</summary>
        public byte* name;
        /// <summary>the document that says that both APIs store the same pixels, or ""</summary>
        public byte* specification;
        /// <summary>such as "GL_RGBA8"; "" for 0</summary>
        public byte* gl_internal_format_name;
        /// <summary>such as "CL_RGBA"; "" for 0</summary>
        public byte* cl_channel_order_name;
        /// <summary>such as "CL_UNORM_INT8"; "" for 0</summary>
        public byte* cl_channel_data_type_name;
    }
}
