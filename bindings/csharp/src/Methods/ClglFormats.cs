// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public static unsafe partial class ClglFormats
    {
        /// <summary>Returns the number of formats. Formats are numbered from 1 to this number.</summary>
        /// <remarks>Threads: any.</remarks>
        public static int Count
        {
            get
            {
                return ClglLibrary.Loaded(() =>
                {
                    uint count;
                    Call.Check(Api.clgl_format_get_count(&count));
                    return (int)count;
                });
            }
        }

        /// <summary>Returns the properties of a format. <c>ClglContext.TextureListFormats</c> lists the formats
        /// that a device supports.</summary>
        /// <param name="format">the format</param>
        /// <returns>the properties</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: format is unknown</exception>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the library.</remarks>
        public static ClglFormatInfo Info(ClglFormat format)
        {
            return ClglLibrary.Loaded(() =>
            {
                clgl_format_info info = new clgl_format_info { struct_size = (uint)sizeof(clgl_format_info) };
                Call.Check(Api.clgl_format_get_info((int)format, &info));
                ClglFormatInfo made = new ClglFormatInfo(&info);
                return made;
            });
        }

        /// <summary>Returns the format for an OpenGL internal format.</summary>
        /// <param name="glInternalFormat">a sized internal format, such as 0x8058 (GL_RGBA8)</param>
        /// <returns>the format; if several formats have this internal format, the one with the component order of
        /// OpenGL</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: no format has this internal
        /// format</exception>
        /// <remarks>Threads: any.</remarks>
        public static ClglFormat FromGL(uint glInternalFormat)
        {
            return ClglLibrary.Loaded(() =>
            {
                int format;
                Call.Check(Api.clgl_format_from_gl(glInternalFormat, &format));
                return (ClglFormat)format;
            });
        }

        /// <summary>Returns the format for an OpenCL image format.</summary>
        /// <param name="clChannelOrder">the channel order, such as 0x10B5 (CL_RGBA)</param>
        /// <param name="clChannelDataType">the channel data type, such as 0x10D2 (CL_UNORM_INT8)</param>
        /// <returns>the format</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: no format has this order and data
        /// type</exception>
        /// <remarks>Threads: any.</remarks>
        public static ClglFormat FromCL(uint clChannelOrder, uint clChannelDataType)
        {
            return ClglLibrary.Loaded(() =>
            {
                int format;
                Call.Check(Api.clgl_format_from_cl(clChannelOrder, clChannelDataType, &format));
                return (ClglFormat)format;
            });
        }
    }
}
