using System;
using System.Threading;
using Clgl.Native;

namespace Clgl
{
    /// <summary>Delivers log messages. With the environment variable CLGL_TRACE set to 1, every call is logged, too, at
    /// <see cref="ClglLogLevel.Trace"/>.</summary>
    public static unsafe class ClglLog
    {
        private static Target? current;

        /// <summary>Sets the function to call for each message, in place of the previous one. It runs on the thread
        /// that logs, and may call the library.</summary>
        /// <param name="callback">receives the level and the message; null = none</param>
        /// <param name="maxLevel">the least important level wanted</param>
        /// <exception cref="ClglException">an unknown level; the previous function is kept</exception>
        public static void SetCallback(Action<ClglLogLevel, string>? callback,
                                       ClglLogLevel maxLevel = ClglLogLevel.Warning) =>
            Call.Check(ClglLibrary.Loaded(() => Set(callback, maxLevel)));

        // Called by the library.
        internal static void Tell(int level, byte* message) =>
            Volatile.Read(ref current)?.Callback!((ClglLogLevel)level, Text.Of(message));

        // The library waits for calls of the old function, which may call this method, too: hold no lock during the
        // wait. After that, the old function is not called again.
        private static int Set(Action<ClglLogLevel, string>? callback, ClglLogLevel maxLevel)
        {
            Target? made = callback == null ? null : new Target { Callback = callback, MaxLevel = (int)maxLevel };
            Target? old = Interlocked.Exchange(ref current, made);
            for (;;)
            {
                Target? now = Volatile.Read(ref current);
                int result = now == null ? Api.clgl_log_set_callback(IntPtr.Zero, null, 0)
                                         : Api.clgl_log_set_callback(Callbacks.Log, null, now.MaxLevel);
                if (result < 0)
                {
                    Interlocked.CompareExchange(ref current, old, made);
                    return result;
                }
                // Sets the callback of a concurrent call again, because the order of the calls is unknown.
                if (Volatile.Read(ref current) == now)
                    return result;
            }
        }

        private sealed class Target
        {
            public Action<ClglLogLevel, string>? Callback;
            public int MaxLevel;
        }
    }
}
