namespace Clgl
{
    /// <summary>The table of pixel formats, with OpenGL names and OpenCL image formats. Format numbers start at
    /// 1.</summary>
    public static unsafe partial class ClglFormats
    {
        // Returns null if the format does not exist.
        internal static ClglFormatInfo? Find(ClglFormat format) =>
            format > 0 && (int)format <= Count ? Info(format) : null;
    }
}
