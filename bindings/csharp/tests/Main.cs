using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Reflection;
using System.Runtime.InteropServices;
using Clgl;

namespace ClglTests
{
    // Runs all test cases, or the test cases whose names contain one of the given words. With an option, runs the
    // action of the option instead.
    internal static class Program
    {
        private const int Failed = 1;

        [DllImport("libc")]
        private static extern void _exit(int status);

        // Exits explicitly. Otherwise Mono would wait endlessly for driver threads that have run callbacks.
        private static void Main(string[] words)
        {
            int status = Do(words);
            Console.Out.Flush();
            if (Environment.OSVersion.Platform == PlatformID.Win32NT)
                Environment.Exit(status);
            _exit(status);
        }

        private static int Do(string[] words)
        {
            if (words.Length == 1 && words[0] == "--describe")
                return Describe.Print();
            if (words.Length == 1 && words[0] == "--path")
                return PrintPath();
            if (words.Length >= 1 && words[0] == "--cost")
                return Cost.Print();
            int count = 0, failures = 0;
            foreach (MethodInfo method in Cases(words))
            {
                ++count;
                failures += Run(method) ? 0 : 1;
            }
            Console.WriteLine(count + " cases, " + failures + " failed");
            return failures == 0 && count > 0 ? 0 : Failed;
        }

        private static IEnumerable<MethodInfo> Cases(string[] words)
        {
            foreach (Type type in typeof(Program).Assembly.GetTypes())
                foreach (MethodInfo method in type.GetMethods(BindingFlags.Static | BindingFlags.Public))
                    if (method.IsDefined(typeof(CaseAttribute), false) &&
                        (words.Length == 0 || Array.Exists(words, word => Name(method).Contains(word))))
                        yield return method;
        }

        private static string Name(MethodInfo method)
        {
            return method.DeclaringType.Name + "." + method.Name;
        }

        private static bool Run(MethodInfo method)
        {
            Stopwatch watch = Stopwatch.StartNew();
            try
            {
                ((Action)Delegate.CreateDelegate(typeof(Action), method))();
                Console.WriteLine("ok   " + Name(method) + " " + watch.ElapsedMilliseconds + " ms");
                return true;
            }
            catch (Exception error)
            {
                Console.WriteLine("FAIL " + Name(method) + "\n" + error);
                return false;
            }
        }

        // Prints the path of the library, or the error if no library was found.
        private static int PrintPath()
        {
            try
            {
                Console.WriteLine(ClglLibrary.Path + " " + ClglLibrary.Version);
                return 0;
            }
            catch (ClglLibraryException error)
            {
                Console.WriteLine(error.Message);
                return Failed;
            }
        }
    }
}
