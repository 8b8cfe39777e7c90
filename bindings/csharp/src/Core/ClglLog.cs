using System;
using System.Threading;
using Clgl.Native;

namespace Clgl
{
    /// <summary>Passes log messages to a function. If the environment variable CLGL_TRACE is 1, every call is also
    /// logged, with <see cref="ClglLogLevel.Trace"/>.</summary>
    public static unsafe class ClglLog
    {
        private static Target? current;

        /// <summary>Sets the function that is called for each message, and replaces the previous function. The
        /// function is called on the thread that logs the message. It may call the library.</summary>
        /// <param name="callback">receives the level and the message; null = none</param>
        /// <param name="maxLevel">the least important level that is logged</param>
        /// <exception cref="ClglException">the level is unknown; the previous function is kept</exception>
        public static void SetCallback(Action<ClglLogLevel, string>? callback,
                                       ClglLogLevel maxLevel = ClglLogLevel.Warning) =>
            Call.Check(ClglLibrary.Loaded(() => Set(callback, maxLevel)));

        // Passes a message to the current function. The log callback calls this.
        internal static void Tell(int level, byte* message) =>
            Volatile.Read(ref current)?.Callback!((ClglLogLevel)level, Text.Of(message));

        // Waits until all calls of the old function have ended. The old function may call this method, so no lock is
        // held during the wait. Afterwards the old function is not called any more, unless it made this call.
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
                // If another thread has changed the callback at the same time, set it again, because the order of the
                // calls is unknown.
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
