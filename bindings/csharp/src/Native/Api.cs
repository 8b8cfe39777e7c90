namespace Clgl.Native
{
    /// <summary>The functions of the library as the headers declare them. They throw no exceptions and make no
    /// additional checks. Handles are <see cref="System.IntPtr"/>. Flags and enumerators are the numbers in <see
    /// cref="Constants"/>.</summary>
    public static unsafe partial class Api
    {
        /// <summary>The library name in the import declarations. <see cref="ClglLibrary"/> finds the
        /// file.</summary>
        public const string Library = "clgl";

        static Api() => ClglLibrary.Prepare();
    }

    /// <summary>The constants of the headers, with their C names.</summary>
    public static partial class Constants
    {
    }
}
