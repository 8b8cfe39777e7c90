// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Returns the version of the loaded library.</summary>
        /// <param name="major">receives the major version; NULL = not wanted</param>
        /// <param name="minor">receives the minor version; NULL = not wanted</param>
        /// <param name="patch">receives the patch version; NULL = not wanted</param>
        /// <returns>CLGL_SUCCESS</returns>
        /// <remarks>Threads: any. Lifetime: none. Specification: semantic versioning 2.0.0.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_version(uint* major, uint* minor, uint* patch);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_version(uint* major, uint* minor, uint* patch);
#endif

        /// <summary>Returns the version of the loaded library as text, such as "0.1.0".</summary>
        /// <returns>the text. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: semantic
        /// versioning 2.0.0.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_version_string();
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_version_string();
#endif
    }
}
