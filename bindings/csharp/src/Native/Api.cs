namespace Clgl.Native
{
    /// <summary>The functions of the library as the headers declare them: without exceptions and additional checks.
    /// Handles are <see cref="System.IntPtr"/>, flags and enumerators the numbers of
    /// <see cref="Constants"/>.</summary>
    public static unsafe partial class Api
    {
        /// <summary>The name under which the functions are imported; <see cref="ClglLibrary"/> finds the file.</summary>
        public const string Library = "clgl";

        static Api() => ClglLibrary.Prepare();
    }

    /// <summary>The constants of the headers under their own names.</summary>
    public static partial class Constants
    {
    }
}
