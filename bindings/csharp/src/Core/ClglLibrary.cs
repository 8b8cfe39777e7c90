using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.IO;
using System.Runtime.InteropServices;

namespace Clgl
{
    /// <summary>No library that fits was found; the message has every place that was looked at, and what was
    /// there.</summary>
    public sealed class ClglLibraryException : DllNotFoundException
    {
        internal ClglLibraryException(string message) : base(message)
        {
        }
    }

    /// <summary>Finds and loads the native library.
    ///
    /// In this order: the file that the environment variable CLGL_LIBRARY names; a file packed with the program,
    /// beside this assembly or in runtimes/linux-x64/native, there or in the package that this assembly lies in, or
    /// where .NET has the native libraries of the program; the development build that this assembly lies in or beside;
    /// an installed library that the dynamic loader finds. The first one with this major version is used.</summary>
    public static class ClglLibrary
    {
        private const string FileName = "libclgl.so.0";
        private const string AnyMajor = "libclgl.so";
        private const string Variable = "CLGL_LIBRARY";
        private const string Packed = "runtimes/linux-x64/native";
        // From lib/netstandard2.x
        private const string PackageRoot = "../..";
        private const string NativeFolders = "NATIVE_DLL_SEARCH_DIRECTORIES";
        private static readonly object Lock = new object();
        private static readonly List<string> Looked = new List<string>();
        private static bool prepared;
        private static IntPtr module;
        private static string? path;

        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        private unsafe delegate int VersionFunction(uint* major, uint* minor, uint* patch);

        /// <summary>The file that was loaded, or the name by which the dynamic loader found it.</summary>
        /// <exception cref="ClglLibraryException">no library was found</exception>
        public static string Path
        {
            get
            {
                Load();
                return path!;
            }
        }

        /// <summary>The version of the library that was loaded.</summary>
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

        /// <summary>The version as text: "0.1.0".</summary>
        /// <exception cref="ClglLibraryException">no library was found</exception>
        public static unsafe string VersionString => Loaded(() => Text.Of(Native.Api.clgl_version_string()));

        /// <summary>Destroys objects that were finalised without being disposed of. Every creation and every Dispose
        /// does so, too, so calling it is optional.</summary>
        /// <returns>the number of destroyed objects</returns>
        public static int DestroyLeftovers() => Leftovers.Destroy();

        /// <summary>Loads the library, unless it is loaded. The object layer does so implicitly. Programs that call
        /// <see cref="Native.Api"/> without it do so first, and on Mono in another method than those calls: there a
        /// method's imports are bound when it is compiled.</summary>
        /// <exception cref="ClglLibraryException">no library was found</exception>
        public static void Load()
        {
            Prepare();
            if (module == IntPtr.Zero)
                throw NotFound();
        }

        // Used where a call may be the first one: the delegate is compiled after the library is loaded.
        internal static T Loaded<T>(Func<T> use)
        {
            Load();
            return use();
        }

        // Never throws, because it runs in a static constructor: the first call reports what is missing.
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
                // The dynamic loader knows the path of the file.
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
            // Any major version, to report the one that is installed.
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

        // Folders of extracted native libraries on .NET, including that of the runtime. Other runtimes have none.
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

        // Meson's build folder has the library in lib; this assembly lies in it, or in a checkout that has it in build.
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
