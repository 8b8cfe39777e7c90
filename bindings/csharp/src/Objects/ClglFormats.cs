using Clgl.Native;

namespace Clgl
{
    /// <summary>The table of pixel formats, with their OpenGL names and OpenCL image formats.</summary>
    public static unsafe class ClglFormats
    {
        /// <summary>The number of formats. Formats are numbered from 1.</summary>
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

        /// <summary>Returns the properties of a format.</summary>
        /// <param name="format">the format</param>
        /// <returns>the properties</returns>
        public static ClglFormatInfo Info(ClglFormat format)
        {
            return ClglLibrary.Loaded(() =>
            {
                clgl_format_info raw = default;
                raw.struct_size = (uint)sizeof(clgl_format_info);
                Call.Check(Api.clgl_format_get_info((int)format, &raw));
                return new ClglFormatInfo(&raw);
            });
        }

        /// <summary>Finds the format with an OpenGL internal format.</summary>
        /// <param name="glInternalFormat">such as 0x8058 (GL_RGBA8)</param>
        /// <returns>the format</returns>
        public static ClglFormat FromGL(uint glInternalFormat)
        {
            return ClglLibrary.Loaded(() =>
            {
                int format;
                Call.Check(Api.clgl_format_from_gl(glInternalFormat, &format));
                return (ClglFormat)format;
            });
        }

        /// <summary>Finds the format with an OpenCL image format.</summary>
        /// <param name="clChannelOrder">such as 0x10B5 (CL_RGBA)</param>
        /// <param name="clChannelDataType">such as 0x10D2 (CL_UNORM_INT8)</param>
        /// <returns>the format</returns>
        public static ClglFormat FromCL(uint clChannelOrder, uint clChannelDataType)
        {
            return ClglLibrary.Loaded(() =>
            {
                int format;
                Call.Check(Api.clgl_format_from_cl(clChannelOrder, clChannelDataType, &format));
                return (ClglFormat)format;
            });
        }

        // Returns null if the format does not exist.
        internal static ClglFormatInfo Find(ClglFormat format)
        {
            return format > 0 && (int)format <= Count ? Info(format) : null;
        }
    }
}
