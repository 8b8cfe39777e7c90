using System;
using System.Collections.Generic;
using System.Threading;
using Clgl;

namespace ClglTests
{
    // Marks a test case: a static method without parameters.
    [AttributeUsage(AttributeTargets.Method)]
    internal sealed class CaseAttribute : Attribute
    {
    }

    internal sealed class CheckFailed : Exception
    {
        public CheckFailed(string message) : base(message)
        {
        }
    }

    internal static class Check
    {
        public static readonly TimeSpan Patience = TimeSpan.FromSeconds(60);

        // Gets the scope as a parameter, because lambdas cannot capture it.
        public delegate void ScopeAction(ClglAcquisition scope);

        public static void That(bool condition, string what)
        {
            if (!condition)
                throw new CheckFailed(what);
        }

        public static void Equal<T>(T expected, T actual, string what = "value")
        {
            if (!EqualityComparer<T>.Default.Equals(expected, actual))
                throw new CheckFailed(what + " is " + actual + ", not " + expected);
        }

        public static void Equal<T>(T[] expected, T[] actual, string what = "values")
        {
            Equal(expected.Length, actual.Length, "the number of " + what);
            for (int i = 0; i < expected.Length; ++i)
                Equal(expected[i], actual[i], what + "[" + i + "]");
        }

        public static T Throws<T>(Action action, string what = "call") where T : Exception
        {
            try
            {
                action();
            }
            catch (T expected)
            {
                return expected;
            }
            throw new CheckFailed("the " + what + " did not throw " + typeof(T).Name);
        }

        public static T Throws<T>(ClglAcquisition scope, ScopeAction action) where T : Exception
        {
            try
            {
                action(scope);
            }
            catch (T expected)
            {
                return expected;
            }
            throw new CheckFailed("the call did not throw " + typeof(T).Name);
        }

        public static ClglException Fails(ClglResult result, Action action)
        {
            return Failed(result, Throws<ClglException>(action));
        }

        public static ClglException Fails(ClglResult result, ClglAcquisition scope, ScopeAction action)
        {
            return Failed(result, Throws<ClglException>(scope, action));
        }

        private static ClglException Failed(ClglResult result, ClglException error)
        {
            Equal(result, error.Result, "the result (\"" + error.Message + "\")");
            That(error.Message.Length > 0, "a failure has a message");
            return error;
        }

        public static void Soon(Func<bool> condition, string what)
        {
            DateTime end = DateTime.UtcNow + Patience;
            while (!condition())
            {
                That(DateTime.UtcNow < end, "in vain waited for: " + what);
                Thread.Sleep(1);
            }
        }

        public static void Soon(WaitHandle signal, string what)
        {
            That(signal.WaitOne(Patience), "in vain waited for: " + what);
        }

        // Calls a function on another thread, where no OpenGL context is current. Returns the exception of the
        // function.
        public static Exception OnOtherThread(Action action)
        {
            Exception thrown = null;
            Thread thread = new Thread(() =>
            {
                try
                {
                    action();
                }
                catch (Exception error)
                {
                    thrown = error;
                }
            });
            thread.Start();
            That(thread.Join(Patience), "in vain waited for: the other thread");
            return thrown;
        }

        public static void Collect()
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
            GC.Collect();
        }
    }
}
