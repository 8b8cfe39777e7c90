namespace Clgl
{
    /// <summary>The table of pixel formats, with their OpenGL names and OpenCL image formats. Formats are numbered from
    /// 1.</summary>
    public static unsafe partial class ClglFormats
    {
        // Returns null if the format does not exist.
        internal static ClglFormatInfo? Find(ClglFormat format) =>
            format > 0 && (int)format <= Count ? Info(format) : null;
    }
}
