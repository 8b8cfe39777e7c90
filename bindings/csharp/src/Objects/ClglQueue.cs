using System;
using System.Runtime.CompilerServices;
using System.Threading;
using Clgl.Native;

namespace Clgl
{
    /// <summary>An OpenCL command queue. Scopes of it, <see cref="ClglAcquisition"/> and <see cref="ClglMapping"/>, can
    /// end after it was disposed of: it is destroyed with the last of them.</summary>
    public sealed unsafe partial class ClglQueue : ClglObject
    {
        // Counts its scopes, and the application until it disposes of the queue.
        private int users = 1;
        private int disposed;

        private ClglQueue(ClglContext context, IntPtr handle) : base(handle, Api.clgl_queue_destroy)
        {
            Context = context;
            ScopeHandle = handle;
        }

        // Used at the end of scopes, even after the queue was disposed of.
        internal IntPtr ScopeHandle { get; }

        /// <summary>The context that it belongs to.</summary>
        public ClglContext Context { get; }

        /// <summary>Makes a queue.</summary>
        /// <param name="context">the context, which the new object belongs to</param>
        /// <param name="flags">out of order, with profiling</param>
        /// <param name="device">a device of the context; null = the first</param>
        /// <param name="label">label for messages; or null</param>
        /// <returns>the queue</returns>
        public static ClglQueue Create(ClglContext context, ClglQueueFlags flags = ClglQueueFlags.None,
                                       ClglDevice? device = null, string? label = null)
        {
            return Create(context, new ClglQueueDesc { Flags = flags, Device = device, Label = label });
        }

        /// <summary>Takes over an existing cl_command_queue, which is retained.</summary>
        /// <param name="context">the context, which the new object belongs to</param>
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

        /// <summary>Runs a function as a command of the queue. The function may call the library but must not wait. An
        /// exception fails the fence, and is passed to <see cref="ClglCallbacks.UnhandledException"/>.</summary>
        /// <param name="function">the function</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes or fails with the function</returns>
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

        /// <summary>Has the queue run a function that returns 0, or a negative code with which the fence fails.</summary>
        /// <param name="function">the function</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes or fails with the function</returns>
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
            // The function never runs if an earlier command fails; its fence always ends.
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

        /// <summary>Moves objects, and returns a fence that completes when they are there.</summary>
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

        /// <summary>Acquires a buffer for the queue: later commands see the writes of earlier OpenGL
        /// commands.</summary>
        /// <param name="buffer">the buffer</param>
        /// <param name="after">what the hand-over waits for</param>
        /// <returns>the scope, which releases it; <c>await</c> inside does not compile</returns>
        public ClglAcquisition Acquire(ClglBuffer buffer, ClglWaits after = default) =>
            Acquire(NotNull(buffer, nameof(buffer)).Alone, after);

        /// <summary>Acquires a texture for the queue: later commands see the writes of earlier OpenGL
        /// commands.</summary>
        /// <param name="texture">the texture</param>
        /// <param name="after">what the hand-over waits for</param>
        /// <returns>the scope, which releases it; <c>await</c> inside does not compile</returns>
        public ClglAcquisition Acquire(ClglTexture texture, ClglWaits after = default) =>
            Acquire(NotNull(texture, nameof(texture)).Alone, after);

        /// <summary>Gives objects to the queue, all or none.</summary>
        /// <param name="handover">the objects, and how</param>
        /// <param name="after">what the hand-over waits for</param>
        /// <returns>the scope, which releases them; <c>await</c> inside does not compile</returns>
        public ClglAcquisition Acquire(ClglHandover handover, ClglWaits after = default)
        {
            if (handover == null)
                ThrowNull(nameof(handover));
            return new ClglAcquisition(this, handover!, handover!.Acquire(this, after, null));
        }

        /// <summary>Acquires objects, all or none, and returns a fence that completes when the queue owns them.</summary>
        /// <param name="handover">the objects, and how</param>
        /// <param name="fence">the fence</param>
        /// <param name="after">what the hand-over waits for</param>
        /// <returns>the scope, which releases them; <c>await</c> inside does not compile</returns>
        public ClglAcquisition Acquire(ClglHandover handover, out ClglFence fence, ClglWaits after = default)
        {
            IntPtr handle;
            ClglHandover.Turns turns = NotNull(handover, nameof(handover)).Acquire(this, after, &handle);
            fence = new ClglFence(handle);
            return new ClglAcquisition(this, handover, turns);
        }

        // Called once by each scope.
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
