using System;
using System.Runtime.CompilerServices;
using System.Threading;
using Clgl.Native;

namespace Clgl
{
    /// <summary>An OpenCL command queue. A queue may be disposed of before its <see cref="ClglAcquisition"/> and
    /// <see cref="ClglMapping"/> objects. The queue is then destroyed when the last of these objects has
    /// ended.</summary>
    public sealed unsafe partial class ClglQueue : ClglObject
    {
        // The number of acquisitions and mappings, plus one until the application disposes of the queue
        private int users = 1;
        private int disposed;

        private ClglQueue(ClglContext context, IntPtr handle) : base(handle, Api.clgl_queue_destroy)
        {
            Context = context;
            ScopeHandle = handle;
        }

        // The handle that ends acquisitions and mappings. It stays valid until the queue was disposed of, and all
        // acquisitions and mappings have ended.
        internal IntPtr ScopeHandle { get; }

        /// <summary>The context of the queue.</summary>
        public ClglContext Context { get; }

        /// <summary>Creates a queue.</summary>
        /// <param name="context">the context of the new object</param>
        /// <param name="flags">creation flags, such as out-of-order execution and profiling</param>
        /// <param name="device">a device of the context; null = the first device</param>
        /// <param name="label">label for messages; or null</param>
        /// <returns>the queue</returns>
        public static ClglQueue Create(ClglContext context, ClglQueueFlags flags = ClglQueueFlags.None,
                                       ClglDevice? device = null, string? label = null)
        {
            return Create(context, new ClglQueueDesc { Flags = flags, Device = device, Label = label });
        }

        /// <summary>Wraps an existing cl_command_queue, which is retained.</summary>
        /// <param name="context">the context of the new object</param>
        /// <param name="clQueue">the cl_command_queue</param>
        /// <param name="label">label for messages; or null</param>
        /// <returns>the queue</returns>
        public static ClglQueue FromCL(ClglContext context, IntPtr clQueue, string? label = null)
        {
            return Create(context, new ClglQueueDesc { CLQueue = clQueue, Label = label });
        }

        /// <inheritdoc/>
        public override void Dispose()
        {
            if (Interlocked.Exchange(ref disposed, 1) != 0)
                return;
            Close();
            Leave();
        }

        /// <summary>Calls a function as a command of the queue. The function may call the library but must not
        /// wait. If it throws an exception, the fence fails, and <see cref="ClglCallbacks.UnhandledException"/>
        /// gets the exception.</summary>
        /// <param name="function">the function</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes or fails with the function</returns>
        public ClglFence HostFunction(Action function, ClglWaits after = default)
        {
            NotNull(function, nameof(function));
            Func<int> state = () =>
            {
                function();
                return 0;
            };
            return HostFunction(state, after);
        }

        /// <summary>Calls a function as a command of the queue. The function must return 0, or a negative error code.
        /// The fence fails with a negative code.</summary>
        /// <param name="function">the function</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes or fails with the function</returns>
        public ClglFence HostFunction(Func<int> function, ClglWaits after = default)
        {
            void* userData = Callbacks.Once(NotNull(function, nameof(function)));
            IntPtr handle;
            try
            {
                LaunchHostFunction(Callbacks.Host, userData, after, &handle);
            }
            catch (Exception)
            {
                Callbacks.Forget(userData);
                throw;
            }
            ClglFence fence = new ClglFence(handle);
            // The function may never be called if an earlier command or a fence in `after` fails. The fence completes
            // or fails in any case.
            fence.SetCallback((ended, status) => Callbacks.Forget(userData));
            return fence;
        }

        /// <summary>Migrates objects to the memory of the device of the queue, or to host memory.</summary>
        /// <param name="buffers">the buffers; or null</param>
        /// <param name="textures">the textures; or null</param>
        /// <param name="flags">migration flags</param>
        /// <param name="after">fences that the migration waits for</param>
        public void Migrate(ClglBuffer[]? buffers, ClglTexture[]? textures = null,
                            ClglMigrationFlags flags = ClglMigrationFlags.None, ClglWaits after = default) =>
            Migrate(buffers, textures, flags, after, null);

        /// <summary>Migrates objects to the memory of the device of the queue, or to host memory. Returns a
        /// fence.</summary>
        /// <param name="buffers">the buffers; or null</param>
        /// <param name="textures">the textures; or null</param>
        /// <param name="flags">migration flags</param>
        /// <param name="after">fences that the migration waits for</param>
        /// <returns>the fence</returns>
        public ClglFence MigrateWithFence(ClglBuffer[]? buffers, ClglTexture[]? textures = null,
                                          ClglMigrationFlags flags = ClglMigrationFlags.None, ClglWaits after = default)
        {
            IntPtr fence;
            Migrate(buffers, textures, flags, after, &fence);
            return new ClglFence(fence);
        }

        /// <summary>Acquires a buffer for the queue. Later commands of the queue see the writes of earlier OpenGL
        /// commands of this thread.</summary>
        /// <param name="buffer">the buffer</param>
        /// <param name="after">fences that the acquire waits for</param>
        /// <returns>an acquisition for a <c>using</c> block, which releases the buffer at the end, and must not
        /// contain <c>await</c></returns>
        public ClglAcquisition Acquire(ClglBuffer buffer, ClglWaits after = default) =>
            Acquire(NotNull(buffer, nameof(buffer)).Alone, after);

        /// <summary>Acquires a texture for the queue. Later commands of the queue see the writes of earlier OpenGL
        /// commands of this thread.</summary>
        /// <param name="texture">the texture</param>
        /// <param name="after">fences that the acquire waits for</param>
        /// <returns>an acquisition for a <c>using</c> block, which releases the texture at the end, and must not
        /// contain <c>await</c></returns>
        public ClglAcquisition Acquire(ClglTexture texture, ClglWaits after = default) =>
            Acquire(NotNull(texture, nameof(texture)).Alone, after);

        /// <summary>Acquires objects for the queue, all or none.</summary>
        /// <param name="handover">the objects, their parts, and flags</param>
        /// <param name="after">fences that the acquire waits for</param>
        /// <returns>an acquisition for a <c>using</c> block, which releases the objects at the end, and must not
        /// contain <c>await</c></returns>
        public ClglAcquisition Acquire(ClglHandover handover, ClglWaits after = default)
        {
            if (handover == null)
                ThrowNull(nameof(handover));
            return new ClglAcquisition(this, handover!, handover!.Acquire(this, after, null));
        }

        /// <summary>Acquires objects for the queue, all or none. Returns a fence that completes when the queue owns
        /// the objects.</summary>
        /// <param name="handover">the objects, their parts, and flags</param>
        /// <param name="fence">the fence</param>
        /// <param name="after">fences that the acquire waits for</param>
        /// <returns>an acquisition for a <c>using</c> block, which releases the objects at the end, and must not
        /// contain <c>await</c></returns>
        public ClglAcquisition Acquire(ClglHandover handover, out ClglFence fence, ClglWaits after = default)
        {
            IntPtr handle;
            ClglHandover.Turns turns = NotNull(handover, nameof(handover)).Acquire(this, after, &handle);
            fence = new ClglFence(handle);
            return new ClglAcquisition(this, handover, turns);
        }

        // Counts an acquisition or a mapping of this queue. Must be called once for each of them.
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        internal void Enter() => Interlocked.Increment(ref users);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        internal void Leave()
        {
            if (Interlocked.Decrement(ref users) == 0)
                Destroy();
        }

        private void Migrate(ClglBuffer[]? buffers, ClglTexture[]? textures, ClglMigrationFlags flags, in ClglWaits after,
                             IntPtr* fence)
        {
            using (Pins pins = new Pins())
            {
                clgl_migration raw = new clgl_migration
                {
                    struct_size = (uint)sizeof(clgl_migration), flags = (uint)flags,
                    buffer_count = (uint)(buffers == null ? 0 : buffers.Length), buffers = pins.Handles(buffers),
                    texture_count = (uint)(textures == null ? 0 : textures.Length), textures = pins.Handles(textures)
                };
                Migrate(&raw, after, fence);
            }
            GC.KeepAlive(buffers);
            GC.KeepAlive(textures);
        }
    }
}
