// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using Clgl.Native;

namespace Clgl
{
    /// <summary>What is known of a format.</summary>
    public sealed unsafe class ClglFormatInfo
    {
        internal ClglFormatInfo(clgl_format_info* raw)
        {
            Format = (ClglFormat)raw->format;
            GLInternalFormat = raw->gl_internal_format;
            GLFormat = raw->gl_format;
            GLType = raw->gl_type;
            CLChannelOrder = raw->cl_channel_order;
            CLChannelDataType = raw->cl_channel_data_type;
            BytesPerPixel = raw->bytes_per_pixel;
            Components = raw->components;
            BitsPerComponent = raw->bits_per_component;
            Numeric = (ClglNumeric)raw->numeric;
            Nearest = (ClglFormat)raw->nearest;
            Name = Text.Of(raw->name);
            Specification = Text.Of(raw->specification);
            GLInternalFormatName = Text.Of(raw->gl_internal_format_name);
            CLChannelOrderName = Text.Of(raw->cl_channel_order_name);
            CLChannelDataTypeName = Text.Of(raw->cl_channel_data_type_name);
        }

        /// <summary>CLGL_FORMAT_...</summary>
        public ClglFormat Format { get; }
        /// <summary>OpenGL's sized internal format, and the pixel format and type that its pixels are transferred
        /// with; 0 if OpenGL has none</summary>
        public uint GLInternalFormat { get; }
        /// <summary>clgl_format_info.gl_format, as OpenCL has it</summary>
        public uint GLFormat { get; }
        /// <summary>clgl_format_info.gl_type, as OpenCL has it</summary>
        public uint GLType { get; }
        /// <summary>The image_channel_order and image_channel_data_type of OpenCL's image with the same pixels; 0
        /// if OpenCL has none</summary>
        public uint CLChannelOrder { get; }
        /// <summary>clgl_format_info.cl_channel_data_type, as OpenCL has it</summary>
        public uint CLChannelDataType { get; }
        /// <summary>Bytes of a pixel; 0 for a compressed format</summary>
        public uint BytesPerPixel { get; }
        /// <summary>clgl_format_info.components, as OpenCL has it</summary>
        public uint Components { get; }
        /// <summary>Bits of the largest component</summary>
        public uint BitsPerComponent { get; }
        /// <summary>CLGL_NUMERIC_...</summary>
        public ClglNumeric Numeric { get; }
        /// <summary>The format itself, or, where OpenCL has none, the nearest one that it has: every value of the
        /// one can be held by the other</summary>
        public ClglFormat Nearest { get; }
        /// <summary>Its name without "CLGL_FORMAT_", such as "RGBA8"</summary>
        public string Name { get; }
        /// <summary>Which document says that the two are the same, or ""</summary>
        public string Specification { get; }
        /// <summary>The names of gl_internal_format, such as "GL_RGBA8", of cl_channel_order, such as "CL_RGBA",
        /// and of cl_channel_data_type, such as "CL_UNORM_INT8"; "" for 0</summary>
        public string GLInternalFormatName { get; }
        /// <summary>clgl_format_info.cl_channel_order_name, as OpenCL has it</summary>
        public string CLChannelOrderName { get; }
        /// <summary>clgl_format_info.cl_channel_data_type_name, as OpenCL has it</summary>
        public string CLChannelDataTypeName { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
        public override string ToString()
        {
            return Shown.Of("ClglFormatInfo",
                            "Format", Format,
                            "GLInternalFormat", GLInternalFormat,
                            "GLFormat", GLFormat,
                            "GLType", GLType,
                            "CLChannelOrder", CLChannelOrder,
                            "CLChannelDataType", CLChannelDataType,
                            "BytesPerPixel", BytesPerPixel,
                            "Components", Components,
                            "BitsPerComponent", BitsPerComponent,
                            "Numeric", Numeric,
                            "Nearest", Nearest,
                            "Name", Name,
                            "Specification", Specification,
                            "GLInternalFormatName", GLInternalFormatName,
                            "CLChannelOrderName", CLChannelOrderName,
                            "CLChannelDataTypeName", CLChannelDataTypeName);
        }
    }
}
