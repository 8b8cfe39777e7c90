using System;
using System.Runtime.InteropServices;
using Clgl.Native;

namespace Clgl
{
    /// <summary>Where log messages go. With the environment variable CLGL_TRACE set to 1, every call is among them, at
    /// <see cref="ClglLogLevel.Trace"/>.</summary>
    public static unsafe class ClglLog
    {
        private static readonly object Lock = new object();
        private static GCHandle current;

        /// <summary>Has a function called for each message, instead of the one before. It runs on the thread whose call
        /// logs, and may call the library.</summary>
        /// <param name="callback">gets the level and the message; null for none</param>
        /// <param name="maxLevel">the least important level wanted</param>
        /// <exception cref="ClglException">an unknown level; the old function stays</exception>
        public static void SetCallback(Action<ClglLogLevel, string> callback,
                                       ClglLogLevel maxLevel = ClglLogLevel.Warning)
        {
            Call.Check(ClglLibrary.Loaded(() => Set(callback, maxLevel)));
        }

        private static int Set(Action<ClglLogLevel, string> callback, ClglLogLevel maxLevel)
        {
            lock (Lock)
            {
                GCHandle made = callback == null ? default : GCHandle.Alloc(callback);
                int result = callback == null ? Api.clgl_log_set_callback(IntPtr.Zero, null, 0)
                                              : Api.clgl_log_set_callback(Callbacks.Log, (void*)GCHandle.ToIntPtr(made),
                                                                          (int)maxLevel);
                // Once that has returned the old one is not called again.
                GCHandle old = result < 0 ? made : current;
                if (result >= 0)
                    current = made;
                if (old.IsAllocated)
                    old.Free();
                return result;
            }
        }
    }
}
