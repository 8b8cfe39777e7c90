// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Gives the version of the library that is loaded.</summary>
        /// <param name="major">each receives its part; NULL for a part that is not wanted</param>
        /// <param name="minor">each receives its part; NULL for a part that is not wanted</param>
        /// <param name="patch">each receives its part; NULL for a part that is not wanted</param>
        /// <returns>CLGL_SUCCESS</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: semantic versioning 2.0.0.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_version(uint* major, uint* minor, uint* patch);

        /// <summary>Gives the version of the library that is loaded as text, such as "0.1.0".</summary>
        /// <returns>the text, never NULL</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: semantic
        /// versioning 2.0.0.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_version_string();
    }
}
