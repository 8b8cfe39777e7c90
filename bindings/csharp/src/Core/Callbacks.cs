using System;
using System.Collections.Concurrent;
using System.Runtime.InteropServices;
using System.Threading;
using Clgl.Native;

namespace Clgl
{
    // Marks static functions that native code calls. IL2CPP finds this attribute by its name.
    [AttributeUsage(AttributeTargets.Method)]
    internal sealed class MonoPInvokeCallbackAttribute : Attribute
    {
        public MonoPInvokeCallbackAttribute(Type type) => Type = type;

        public Type Type { get; }
    }

    /// <summary>Handles exceptions of callbacks.</summary>
    public static class ClglCallbacks
    {
        /// <summary>Receives exceptions that callbacks throw, because exceptions cannot propagate through C.
        /// Without a handler they are discarded. An exception of a host function also fails its fence.</summary>
        public static event Action<Exception>? UnhandledException;

        internal static void Report(Exception error)
        {
            try
            {
                UnhandledException?.Invoke(error);
            }
            catch (Exception)
            {
                // An exception that the handler itself throws is discarded.
            }
        }
    }

    // The static functions that the library calls. They use user_data to find the delegate. For a callback that is
    // called once, user_data is a GCHandle. For the callbacks of a context, which the driver may call at any time,
    // user_data is a key. The log callback uses the current function of ClglLog.
    internal static unsafe class Callbacks
    {
        // The value of CL_INVALID_OPERATION. The library uses the same code for C++ exceptions.
        private const int ExceptionCode = -59;
        private static readonly clgl_fence_callback FenceDelegate = OnFence;
        private static readonly clgl_program_callback ProgramDelegate = OnProgram;
        private static readonly clgl_buffer_destructor DestructorDelegate = OnDestructor;
        private static readonly clgl_host_function HostDelegate = OnHost;
        private static readonly clgl_log_callback LogDelegate = OnLog;
        private static readonly clgl_context_callback ContextDelegate = OnContext;
        private static readonly clgl_printf_callback PrintfDelegate = OnPrintf;

        public static readonly IntPtr Fence = Marshal.GetFunctionPointerForDelegate(FenceDelegate);
        public static readonly IntPtr Program = Marshal.GetFunctionPointerForDelegate(ProgramDelegate);
        public static readonly IntPtr Destructor = Marshal.GetFunctionPointerForDelegate(DestructorDelegate);
        public static readonly IntPtr Host = Marshal.GetFunctionPointerForDelegate(HostDelegate);
        public static readonly IntPtr Log = Marshal.GetFunctionPointerForDelegate(LogDelegate);
        public static readonly IntPtr Context = Marshal.GetFunctionPointerForDelegate(ContextDelegate);
        public static readonly IntPtr Printf = Marshal.GetFunctionPointerForDelegate(PrintfDelegate);

        public static void* Once(object state) => (void*)GCHandle.ToIntPtr(GCHandle.Alloc(state));

        // Frees the handle. Must be called if the library will not call the callback, for example after a failed call.
        public static void Forget(void* userData) => GCHandle.FromIntPtr((IntPtr)userData).Free();

        private static T Take<T>(void* userData)
        {
            GCHandle handle = GCHandle.FromIntPtr((IntPtr)userData);
            T state = (T)handle.Target!;
            handle.Free();
            return state;
        }

        // Checks the result of a call with a callback. After a failure, frees the handle of the callback.
        public static void Check(int result, void* userData)
        {
            if (result < 0)
                Forget(userData);
            Call.Check(result);
        }

        [MonoPInvokeCallback(typeof(clgl_fence_callback))]
        private static void OnFence(IntPtr fence, int status, void* userData) =>
            Guard(() => Take<Action<IntPtr, ClglFenceStatus>>(userData)(fence, (ClglFenceStatus)status));

        [MonoPInvokeCallback(typeof(clgl_program_callback))]
        private static void OnProgram(IntPtr program, int result, void* userData) =>
            Guard(() => Take<Action<int>>(userData)(result));

        [MonoPInvokeCallback(typeof(clgl_buffer_destructor))]
        private static void OnDestructor(void* userData) => Guard(() => Take<Action>(userData)());

        // Does not free the handle. The callback of the fence frees it, because the fence ends even if this function
        // never runs; see ClglQueue.
        [MonoPInvokeCallback(typeof(clgl_host_function))]
        private static int OnHost(void* userData)
        {
            int result = ExceptionCode;
            Guard(() => result = ((Func<int>)GCHandle.FromIntPtr((IntPtr)userData).Target!)());
            return result;
        }

        [MonoPInvokeCallback(typeof(clgl_log_callback))]
        private static void OnLog(int level, byte* message, void* userData) =>
            Guard(() => ClglLog.Tell(level, message));

        [MonoPInvokeCallback(typeof(clgl_context_callback))]
        private static void OnContext(byte* message, void* info, UIntPtr size, void* userData) =>
            Guard(() => Registration.Find((IntPtr)userData)?.Message?.Invoke(Text.Of(message)));

        [MonoPInvokeCallback(typeof(clgl_printf_callback))]
        private static void OnPrintf(byte* text, UIntPtr size, void* userData) =>
            Guard(() => Registration.Find((IntPtr)userData)?.Printf?.Invoke(Text.Of(text, (int)size)));

        // Calls a function and reports its exceptions, because no exception may leave a function that C calls.
        private static void Guard(Action call)
        {
            try
            {
                call();
            }
            catch (Exception error)
            {
                ClglCallbacks.Report(error);
            }
        }
    }

    // The callbacks of a context. The driver gets only a key. If the driver uses the key after the registration was
    // removed, no callback is called. The registration is removed when the ClglContext is unreachable, also from
    // buffers, programs, queues, rings and textures.
    internal sealed class Registration
    {
        private static readonly ConcurrentDictionary<long, Targets> All = new ConcurrentDictionary<long, Targets>();
        private static long last;
        private readonly long key = Interlocked.Increment(ref last);

        public Registration(Action<string>? message, Action<string>? printf)
        {
            All[key] = new Targets { Message = message, Printf = printf };
        }

        ~Registration() => All.TryRemove(key, out Targets? _);

        public IntPtr Key => (IntPtr)key;

        public static Targets? Find(IntPtr key) => All.TryGetValue((long)key, out Targets? found) ? found : null;

        public sealed class Targets
        {
            public Action<string>? Message;
            public Action<string>? Printf;
        }
    }
}
