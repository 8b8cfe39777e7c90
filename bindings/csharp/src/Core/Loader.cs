using System;
using System.Reflection;
using System.Runtime.InteropServices;

namespace Clgl
{
#if NET8_0_OR_GREATER
    // Opens a library and binds the imports of this assembly to it.
    internal static class Loader
    {
        public static IntPtr Open(string name, out string? problem)
        {
            try
            {
                problem = null;
                return NativeLibrary.Load(name);
            }
            catch (Exception error) when (error is DllNotFoundException || error is BadImageFormatException)
            {
                problem = error.Message;
                return IntPtr.Zero;
            }
        }

        public static IntPtr Symbol(IntPtr module, string name) =>
            NativeLibrary.TryGetExport(module, name, out IntPtr found) ? found : IntPtr.Zero;

        // Binds the imports from `library` to the handle that `resolve` returns.
        public static void Bind(string library, Func<IntPtr> resolve, string? path) =>
            NativeLibrary.SetDllImportResolver(typeof(Loader).Assembly, (name, assembly, searchPath) =>
                name == library ? resolve() : IntPtr.Zero);
    }
#else
    // Opens a library and binds the imports of this assembly to it. netstandard2.0 lacks the class NativeLibrary, which
    // .NET has for this purpose. Mono has a map of library names instead.
    internal static class Loader
    {
        private const string LibDl = "libdl.so.2";
        private const int Now = 2;
        // Trimming does not remove SetDllImportResolver, because both names are constant strings.
        private static readonly MethodInfo? SetResolver =
            Type.GetType("System.Runtime.InteropServices.NativeLibrary, System.Runtime.InteropServices")
                ?.GetMethod("SetDllImportResolver");

        [DllImport(LibDl)]
        private static extern IntPtr dlopen([MarshalAs(UnmanagedType.LPStr)] string name, int flags);

        [DllImport(LibDl)]
        private static extern IntPtr dlsym(IntPtr module, [MarshalAs(UnmanagedType.LPStr)] string name);

        [DllImport(LibDl)]
        private static extern IntPtr dlerror();

        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        private delegate void MapInserter(IntPtr image, [MarshalAs(UnmanagedType.LPStr)] string library, IntPtr function,
                                          [MarshalAs(UnmanagedType.LPStr)] string target, IntPtr targetFunction);

        public static IntPtr Open(string name, out string? problem)
        {
            // Calls dlerror once before dlopen. The runtime binds an import at its first call, and binding dlerror
            // after dlopen could replace the error message.
            dlerror();
            IntPtr module = dlopen(name, Now);
            problem = module == IntPtr.Zero ? Marshal.PtrToStringAnsi(dlerror()) : null;
            return module;
        }

        public static IntPtr Symbol(IntPtr module, string name) => dlsym(module, name);

        // Binds the imports from `library` to the handle that `resolve` returns. `path` is the file of the library,
        // or null.
        public static void Bind(string library, Func<IntPtr> resolve, string? path)
        {
            if (SetResolver != null)
                BindByResolver(library, resolve);
            else if (path != null)
                BindByMap(library, path);
        }

        private static void BindByResolver(string library, Func<IntPtr> resolve)
        {
            Type resolverType = SetResolver!.GetParameters()[1].ParameterType;
            MethodInfo method = typeof(Resolver).GetMethod("Resolve")!;
            Delegate resolver = Delegate.CreateDelegate(resolverType, new Resolver(library, resolve), method);
            SetResolver!.Invoke(null, new object[] { typeof(Loader).Assembly, resolver });
        }

        private static void BindByMap(string library, string? path)
        {
            // Finds the function at run time. IL2CPP would link an import statically, and the linker would not find the
            // function.
            IntPtr insert = dlsym(dlopen(null, Now), "mono_dllmap_insert");
            // Other runtimes, such as that of Unity plugins, find the library by their own rules.
            if (insert != IntPtr.Zero)
                Marshal.GetDelegateForFunctionPointer<MapInserter>(insert)(IntPtr.Zero, library, IntPtr.Zero, path,
                                                                           IntPtr.Zero);
        }

        private sealed class Resolver
        {
            private readonly string library;
            private readonly Func<IntPtr> resolve;

            public Resolver(string library, Func<IntPtr> resolve)
            {
                this.library = library;
                this.resolve = resolve;
            }

            public IntPtr Resolve(string name, Assembly assembly, DllImportSearchPath? searchPath) =>
                name == library ? resolve() : IntPtr.Zero;
        }
    }
#endif
}
