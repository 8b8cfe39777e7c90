namespace Clgl
{
    /// <summary>Converts pixels on the device: between a buffer and a texture of another format, or between two
    /// buffers. The methods do not wait. Only those that return a fence allocate memory.</summary>
    public static unsafe partial class ClglConvert
    {
    }
}
