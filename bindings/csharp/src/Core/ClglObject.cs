using System;
using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Clgl
{
    /// <summary>An object of the library. Objects may be disposed of in any order and on any thread, because the
    /// library keeps parents alive as long as they are needed. An object that is not disposed of is destroyed after the
    /// garbage collector has found it, when the next object is created or disposed of. The finaliser calls neither
    /// OpenGL nor the library.</summary>
    public abstract class ClglObject : IDisposable
    {
        private readonly ClglHandle owner;
        // The handle that each call reads; 0 = the object was disposed of
        private IntPtr handle;

        internal ClglObject(IntPtr value, DestroyFunction? destroy, ClglObject? lender = null)
        {
            Leftovers.Destroy();
            owner = new ClglHandle(value, destroy);
            Lender = lender;
            handle = value;
        }

        /// <summary>The handle, for calls of <see cref="Native.Api"/>. This object, or the ring that contains it, owns
        /// the handle: do not destroy it, and keep this object alive while the handle is used (<see
        /// cref="GC.KeepAlive"/>).</summary>
        /// <exception cref="ObjectDisposedException">the object was disposed of</exception>
        public IntPtr Handle
        {
            [MethodImpl(MethodImplOptions.AggressiveInlining)]
            get
            {
                IntPtr value = handle;
                if (value == IntPtr.Zero)
                    ThrowDisposed();
                return value;
            }
        }

        /// <summary>True after the object was disposed of.</summary>
        public bool IsDisposed => handle == IntPtr.Zero;

        /// <summary>Destroys the object, unless a ring owns it. Further calls have no effect.</summary>
        public virtual void Dispose()
        {
            Close();
            Destroy();
        }

        // Closes the handle. Afterwards IsDisposed is true.
        internal void Close()
        {
            Leftovers.Destroy();
            handle = IntPtr.Zero;
            GC.SuppressFinalize(this);
        }

        internal void Destroy() => owner.Dispose();

        // The object that owns the handle; null = this object owns it. The reference keeps the owner alive.
        internal ClglObject? Lender { get; }

        internal static IntPtr HandleOf(ClglObject? thing) => thing == null ? IntPtr.Zero : thing.Handle;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        internal static T NotNull<T>(T? thing, string name) where T : class
        {
            if (thing == null)
                ThrowNull(name);
            return thing!;
        }

        internal static IntPtr[]? Handles<T>(T[]? things) where T : ClglObject
        {
            if (things == null)
                return null;
            IntPtr[] made = new IntPtr[things.Length];
            GetHandles(things, made);
            return made;
        }

        internal static void GetHandles(ClglObject[] things, IntPtr[] list)
        {
            for (int i = 0; i < things.Length; ++i)
            {
                if (things[i] == null)
                    ThrowNull("things[" + i + "]");
                list[i] = things[i].Handle;
            }
        }

        // Separate methods keep their callers short enough to be inlined.
        internal static void ThrowNull(string name) => throw new ArgumentNullException(name);

        private void ThrowDisposed() => throw new ObjectDisposedException(GetType().Name);
    }

    internal delegate int DestroyFunction(IntPtr handle);

    // Owns a handle. Without a function that destroys it, another object owns the handle.
    internal sealed class ClglHandle : SafeHandle
    {
        private readonly DestroyFunction? destroy;
        private bool finalising;

        public ClglHandle(IntPtr value, DestroyFunction? destroy) : base(IntPtr.Zero, destroy != null)
        {
            this.destroy = destroy;
            SetHandle(value);
        }

        public override bool IsInvalid => handle == IntPtr.Zero;

        protected override void Dispose(bool disposing)
        {
            finalising = !disposing;
            base.Dispose(disposing);
        }

        protected override bool ReleaseHandle()
        {
            if (!finalising)
                return destroy!(handle) >= 0;
            Leftovers.Add(destroy!, handle);
            return true;
        }
    }

    // Handles of objects that were finalised. They are not destroyed on the finaliser thread: destroying an object may
    // make a headless context current, and may wait for callbacks.
    internal static class Leftovers
    {
        private static readonly ConcurrentQueue<Leftover> Queue = new ConcurrentQueue<Leftover>();

        public static void Add(DestroyFunction destroy, IntPtr handle) =>
            Queue.Enqueue(new Leftover { Destroy = destroy, Handle = handle });

        public static int Destroy()
        {
            int count = 0;
            for (; !Queue.IsEmpty && Queue.TryDequeue(out Leftover found); ++count)
                found.Destroy!(found.Handle);
            return count;
        }

        private struct Leftover
        {
            public DestroyFunction? Destroy;
            public IntPtr Handle;
        }
    }
}
