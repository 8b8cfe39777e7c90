using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.IO;
using System.Runtime.InteropServices;

namespace Clgl
{
    /// <summary>No suitable library was found. The message lists each path that was searched, with the problem at
    /// that path.</summary>
    public sealed class ClglLibraryException : DllNotFoundException
    {
        internal ClglLibraryException(string message) : base(message)
        {
        }
    }

    /// <summary>Finds and loads the native library.
    ///
    /// If the environment variable CLGL_LIBRARY names a file, loads this file. Otherwise searches in this order: a file
    /// that is packed with the program; a development build that contains this assembly; an installed library that the
    /// dynamic loader finds. A packed file is beside this assembly, in runtimes/linux-x64/native or
    /// runtimes/win-x64/native, in the package of this assembly, or where .NET extracts native libraries. Uses the
    /// first library that has the major version of this assembly, and the same or a later minor version.</summary>
    public static class ClglLibrary
    {
        private const string Variable = "CLGL_LIBRARY";
        private static readonly bool OnWindows = System.IO.Path.DirectorySeparatorChar == '\\';
        private static readonly string FileName = OnWindows ? "libclgl-0.dll" : "libclgl.so.0";
        private static readonly string AnyMajor = OnWindows ? "libclgl.dll" : "libclgl.so";
        private static readonly string Packed = OnWindows ? "runtimes/win-x64/native" : "runtimes/linux-x64/native";
        // The root of a package, relative to lib/netstandard2.x
        private const string PackageRoot = "../..";
        private const string NativeFolders = "NATIVE_DLL_SEARCH_DIRECTORIES";
        private static readonly object Lock = new object();
        private static readonly List<string> Looked = new List<string>();
        private static bool prepared;
        private static IntPtr module;
        private static string? path;

        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        private unsafe delegate int VersionFunction(uint* major, uint* minor, uint* patch);

        /// <summary>The path of the loaded file, or the name with which the dynamic loader found it.</summary>
        /// <exception cref="ClglLibraryException">no library was found</exception>
        public static string Path
        {
            get
            {
                Load();
                return path!;
            }
        }

        /// <summary>The version of the loaded library.</summary>
        /// <exception cref="ClglLibraryException">no library was found</exception>
        public static unsafe Version Version
        {
            get
            {
                return Loaded(() =>
                {
                    uint major, minor, patch;
                    Call.Check(Native.Api.clgl_version(&major, &minor, &patch));
                    return new Version((int)major, (int)minor, (int)patch);
                });
            }
        }

        /// <summary>The version as a string, such as "0.1.0".</summary>
        /// <exception cref="ClglLibraryException">no library was found</exception>
        public static unsafe string VersionString => Loaded(() => Text.Of(Native.Api.clgl_version_string()));

        /// <summary>Destroys objects that were finalised without being disposed of. Calling this is optional,
        /// because every creation and every Dispose also does it.</summary>
        /// <returns>the number of destroyed objects</returns>
        public static int DestroyLeftovers() => Leftovers.Destroy();

        /// <summary>Loads the library, unless it is already loaded. The classes of this assembly load it
        /// automatically. Programs that call <see cref="Native.Api"/> directly must call this first. On Mono the
        /// call must be in another method, because Mono binds the imports of a method when it compiles the
        /// method.</summary>
        /// <exception cref="ClglLibraryException">no library was found</exception>
        public static void Load()
        {
            Prepare();
            if (module == IntPtr.Zero)
                throw NotFound();
        }

        // Loads the library, then calls `use`. The imports of `use` are bound only when it is called. Needed where the
        // first call of the library may happen.
        internal static T Loaded<T>(Func<T> use)
        {
            Load();
            return use();
        }

        // Does not throw if no library is found, because a static constructor calls it. The first call of the library
        // then throws.
        internal static void Prepare()
        {
            if (prepared)
                return;
            lock (Lock)
            {
                if (prepared)
                    return;
                Find();
                Loader.Bind(Native.Api.Library, Resolve, path);
                prepared = true;
            }
        }

        private static IntPtr Resolve() => module != IntPtr.Zero ? module : throw NotFound();

        private static ClglLibraryException NotFound()
        {
            return new ClglLibraryException("clgl's library, " + FileName + ", was not found. Looked at:\n  " +
                                            string.Join("\n  ", Looked) + "\nInstall it, or name its file in the " +
                                            "environment variable " + Variable + ".");
        }

        private static void Find()
        {
            foreach (string candidate in Candidates())
            {
                IntPtr found = Loader.Open(candidate, out string? problem);
                if (found != IntPtr.Zero && IsOfThisMajor(found, out problem))
                {
                    module = found;
                    path = candidate;
                    return;
                }
                // The message of the dynamic loader may already start with the path.
                Looked.Add(problem!.StartsWith(candidate, StringComparison.Ordinal) ? problem
                                                                                  : candidate + ": " + problem);
            }
        }

        private static unsafe bool IsOfThisMajor(IntPtr found, out string? problem)
        {
            problem = "has no function clgl_version, so it is not clgl";
            IntPtr function = Loader.Symbol(found, "clgl_version");
            if (function == IntPtr.Zero)
                return false;
            uint major, minor, patch;
            Marshal.GetDelegateForFunctionPointer<VersionFunction>(function)(&major, &minor, &patch);
            problem = "is version " + major + "." + minor + "." + patch + ", and this assembly needs " +
                      Native.Constants.CLGL_VERSION_MAJOR + "." + Native.Constants.CLGL_VERSION_MINOR + " or a later " +
                      Native.Constants.CLGL_VERSION_MAJOR + ".x";
            return major == Native.Constants.CLGL_VERSION_MAJOR && minor >= Native.Constants.CLGL_VERSION_MINOR;
        }

        private static IEnumerable<string> Candidates()
        {
            string? named = Environment.GetEnvironmentVariable(Variable);
            if (!string.IsNullOrEmpty(named))
            {
                yield return named;
                yield break;
            }
            string? folder = AssemblyFolder();
            if (folder != null)
            {
                yield return System.IO.Path.Combine(folder, FileName);
                yield return System.IO.Path.Combine(folder, Packed, FileName);
                yield return System.IO.Path.GetFullPath(System.IO.Path.Combine(folder, PackageRoot, Packed, FileName));
                foreach (string native in NativeLibraries())
                    yield return native;
                foreach (string build in DevelopmentBuilds(folder))
                    yield return build;
            }
            yield return FileName;
            // This name can find another major version, which the error message then reports.
            yield return AnyMajor;
        }

#if NET8_0_OR_GREATER
        [UnconditionalSuppressMessage("SingleFile", "IL3000", Justification = "in a single file it is empty")]
#endif
        private static string? AssemblyFolder()
        {
            string location = typeof(ClglLibrary).Assembly.Location;
            return string.IsNullOrEmpty(location) ? AppDomain.CurrentDomain.BaseDirectory
                                                  : System.IO.Path.GetDirectoryName(location);
        }

        // Returns the libraries in the folders into which .NET extracts native libraries, and in the folder of the
        // runtime. Returns nothing on other runtimes.
        private static IEnumerable<string> NativeLibraries()
        {
            string folders = AppDomain.CurrentDomain.GetData(NativeFolders) as string ?? "";
            foreach (string folder in folders.Split(new[] { System.IO.Path.PathSeparator },
                                                    StringSplitOptions.RemoveEmptyEntries))
            {
                string file = System.IO.Path.Combine(folder, FileName);
                if (File.Exists(file))
                    yield return file;
            }
        }

        // Returns the paths of the library in build folders of Meson. Such a folder contains this assembly, or has the
        // name `build` and is in a folder that contains this assembly.
        private static IEnumerable<string> DevelopmentBuilds(string folder)
        {
            for (DirectoryInfo? at = new DirectoryInfo(folder); at != null; at = at.Parent)
            {
                foreach (string build in new[] { at.FullName, System.IO.Path.Combine(at.FullName, "build") })
                {
                    if (File.Exists(System.IO.Path.Combine(build, "build.ninja")))
                        yield return System.IO.Path.Combine(build, "lib", FileName);
                }
            }
        }
    }
}
