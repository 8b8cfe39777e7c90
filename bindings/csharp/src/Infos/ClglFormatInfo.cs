// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>The properties of a format.</summary>
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
            Numeric = (ClglNumericType)raw->numeric;
            Nearest = (ClglFormat)raw->nearest;
            Name = Text.Of(raw->name);
            Specification = Text.Of(raw->specification);
            GLInternalFormatName = Text.Of(raw->gl_internal_format_name);
            CLChannelOrderName = Text.Of(raw->cl_channel_order_name);
            CLChannelDataTypeName = Text.Of(raw->cl_channel_data_type_name);
        }

        /// <summary>The format.</summary>
        public ClglFormat Format { get; }

        /// <summary>The sized internal format in OpenGL; 0 = none.</summary>
        public uint GLInternalFormat { get; }

        /// <summary>The format for pixel transfers in OpenGL; 0 = none.</summary>
        public uint GLFormat { get; }

        /// <summary>The type for pixel transfers in OpenGL; 0 = none.</summary>
        public uint GLType { get; }

        /// <summary>image_channel_order of the OpenCL image with the same pixels; 0 = none.</summary>
        public uint CLChannelOrder { get; }

        /// <summary>image_channel_data_type of the OpenCL image with the same pixels; 0 = none.</summary>
        public uint CLChannelDataType { get; }

        /// <summary>0 for a compressed format.</summary>
        public uint BytesPerPixel { get; }

        /// <summary>Number of components.</summary>
        public uint Components { get; }

        /// <summary>Bits of the largest component.</summary>
        public uint BitsPerComponent { get; }

        /// <summary>What the components contain.</summary>
        public ClglNumericType Numeric { get; }

        /// <summary>The format itself if OpenCL supports it; otherwise the nearest format that can represent all
        /// its values.</summary>
        public ClglFormat Nearest { get; }

        /// <summary>Its name without "CLGL_FORMAT_", such as "RGBA8".</summary>
        public string Name { get; }

        /// <summary>The document that says that both APIs store the same pixels, or "".</summary>
        public string Specification { get; }

        /// <summary>Such as "GL_RGBA8"; "" for 0.</summary>
        public string GLInternalFormatName { get; }

        /// <summary>Such as "CL_RGBA"; "" for 0.</summary>
        public string CLChannelOrderName { get; }

        /// <summary>Such as "CL_UNORM_INT8"; "" for 0.</summary>
        public string CLChannelDataTypeName { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
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
