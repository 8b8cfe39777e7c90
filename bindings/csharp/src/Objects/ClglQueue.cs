using System;
using System.Runtime.CompilerServices;
using System.Threading;
using Clgl.Native;

namespace Clgl
{
    /// <summary>An OpenCL command queue. Scopes of it, <see cref="ClglAcquisition"/> and <see cref="ClglMapping"/>, can
    /// end after it was disposed of: it is destroyed with the last of them.</summary>
    public sealed unsafe class ClglQueue : ClglObject
    {
        // Its scopes, and the program until it disposes of the queue.
        private int users = 1;
        private int disposed;

        private ClglQueue(ClglContext context, IntPtr handle) : base(handle, Api.clgl_queue_destroy)
        {
            Context = context;
            ScopeHandle = handle;
        }

        // For the ends of scopes, also when it was disposed of.
        internal IntPtr ScopeHandle { get; }

        /// <summary>The context that it was made in.</summary>
        public ClglContext Context { get; }

        /// <summary>What it is made of.</summary>
        public ClglQueueInfo Info
        {
            get
            {
                clgl_queue_info raw = default;
                raw.struct_size = (uint)sizeof(clgl_queue_info);
                Call.Check(Api.clgl_queue_get_info(Handle, &raw));
                ClglQueueInfo info = new ClglQueueInfo(&raw);
                GC.KeepAlive(this);
                return info;
            }
        }

        /// <summary>Its cl_command_queue, lent as long as this lives.</summary>
        public IntPtr CLQueue
        {
            get
            {
                void* native;
                Call.Check(Api.clgl_queue_cl_queue(Handle, &native));
                GC.KeepAlive(this);
                return (IntPtr)native;
            }
        }

        /// <summary>Makes a queue.</summary>
        /// <param name="context">the context</param>
        /// <param name="flags">out of order, with profiling</param>
        /// <param name="device">which of the context's devices; null for the first</param>
        /// <param name="label">a name for messages; or null</param>
        /// <returns>the queue</returns>
        public static ClglQueue Create(ClglContext context, ClglQueueFlags flags = ClglQueueFlags.None,
                                       ClglDevice device = null, string label = null)
        {
            return Create(context, flags, device, label, null);
        }

        /// <summary>Takes over an existing cl_command_queue, which is retained.</summary>
        /// <param name="context">the context</param>
        /// <param name="clQueue">the cl_command_queue</param>
        /// <param name="label">a name for messages; or null</param>
        /// <returns>the queue</returns>
        public static ClglQueue FromCL(ClglContext context, IntPtr clQueue, string label = null)
        {
            return Create(context, ClglQueueFlags.None, null, label, (void*)clQueue);
        }

        /// <inheritdoc/>
        public override void Dispose()
        {
            if (Interlocked.Exchange(ref disposed, 1) != 0)
                return;
            Close();
            Leave();
        }

        /// <summary>Makes another queue on the same device, with the same properties and label.</summary>
        /// <returns>the other one</returns>
        public ClglQueue Duplicate()
        {
            IntPtr handle;
            Call.Check(Api.clgl_queue_duplicate(Handle, &handle));
            GC.KeepAlive(this);
            return new ClglQueue(Context, handle);
        }

        /// <summary>Hands all commands to the device.</summary>
        public void Flush()
        {
            Call.Check(Api.clgl_queue_flush(Handle));
            GC.KeepAlive(this);
        }

        /// <summary>Waits on the CPU until all commands have completed.</summary>
        public void Finish()
        {
            Call.Check(Api.clgl_queue_finish(Handle));
            GC.KeepAlive(this);
        }

        /// <summary>Gives a fence for the commands so far, and for fences of either side.</summary>
        /// <param name="after">the fences</param>
        /// <returns>completes when all of that has</returns>
        public ClglFence Marker(ClglWaits after = default)
        {
            IntPtr one = after.One, fence;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_queue_marker(Handle, after.Count, many == null ? &one : many, &fence));
            after.KeepAlive();
            GC.KeepAlive(this);
            return new ClglFence(fence);
        }

        /// <summary>Makes the commands from now on wait for fences of either side, and for the commands before.</summary>
        /// <param name="after">the fences</param>
        public void Barrier(ClglWaits after = default)
        {
            Barrier(after, null);
        }

        /// <summary>The same, with a fence that completes when the barrier does.</summary>
        /// <param name="after">the fences</param>
        /// <returns>the fence</returns>
        public ClglFence BarrierAsync(ClglWaits after = default)
        {
            IntPtr fence;
            Barrier(after, &fence);
            return new ClglFence(fence);
        }

        /// <summary>Has the queue run a function, as a command among the others. It may call the library but not wait. An
        /// exception fails the fence, and goes to <see cref="ClglCallbacks.UnhandledException"/>.</summary>
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

        /// <summary>The same for a function that gives 0, or a negative code to fail the fence with.</summary>
        /// <param name="function">the function</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>completes or fails with the function</returns>
        public ClglFence HostFunction(Func<int> function, ClglWaits after = default)
        {
            void* userData = Callbacks.Once(NotNull(function, nameof(function)));
            IntPtr one = after.One, handle;
            int result;
            fixed (IntPtr* many = after.Many)
                result = Api.clgl_queue_launch_host_function(Handle, Callbacks.Host, userData, after.Count,
                                                      many == null ? &one : many, &handle);
            if (result < 0)
                Callbacks.Forget(userData);
            Call.Check(result);
            ClglFence fence = new ClglFence(handle);
            // The function may never run, if a command before it fails; its fence ends all the same.
            fence.SetCallback((ended, status) => Callbacks.Forget(userData));
            after.KeepAlive();
            GC.KeepAlive(this);
            return fence;
        }

        /// <summary>Moves objects to the memory of the queue's device, or to the host's.</summary>
        /// <param name="buffers">the buffers; or null</param>
        /// <param name="textures">the textures; or null</param>
        /// <param name="flags">where to, and whether what they hold matters</param>
        /// <param name="after">what the move waits for</param>
        public void Migrate(ClglBuffer[] buffers, ClglTexture[] textures = null,
                            ClglMigrationFlags flags = ClglMigrationFlags.None, ClglWaits after = default)
        {
            Migrate(buffers, textures, flags, after, null);
        }

        /// <summary>The same, with a fence that completes when the objects are there.</summary>
        /// <param name="buffers">the buffers; or null</param>
        /// <param name="textures">the textures; or null</param>
        /// <param name="flags">where to, and whether what they hold matters</param>
        /// <param name="after">what the move waits for</param>
        /// <returns>the fence</returns>
        public ClglFence MigrateAsync(ClglBuffer[] buffers, ClglTexture[] textures = null,
                                      ClglMigrationFlags flags = ClglMigrationFlags.None, ClglWaits after = default)
        {
            IntPtr fence;
            Migrate(buffers, textures, flags, after, &fence);
            return new ClglFence(fence);
        }

        /// <summary>Gives a buffer to the queue: its commands from now on see what OpenGL's commands so far have
        /// written.</summary>
        /// <param name="buffer">the buffer</param>
        /// <param name="after">what the hand-over waits for</param>
        /// <returns>gives it back when it is disposed of</returns>
        public ClglAcquisition Acquire(ClglBuffer buffer, ClglWaits after = default)
        {
            return Acquire(NotNull(buffer, nameof(buffer)).Alone, after);
        }

        /// <summary>Gives a texture to the queue: its commands from now on see what OpenGL's commands so far have
        /// written.</summary>
        /// <param name="texture">the texture</param>
        /// <param name="after">what the hand-over waits for</param>
        /// <returns>gives it back when it is disposed of</returns>
        public ClglAcquisition Acquire(ClglTexture texture, ClglWaits after = default)
        {
            return Acquire(NotNull(texture, nameof(texture)).Alone, after);
        }

        /// <summary>Gives objects to the queue, all or none.</summary>
        /// <param name="handover">the objects, and how</param>
        /// <param name="after">what the hand-over waits for</param>
        /// <returns>gives them back when it is disposed of</returns>
        public ClglAcquisition Acquire(ClglHandover handover, ClglWaits after = default)
        {
            if (handover == null)
                ThrowNull(nameof(handover));
            return handover.Acquire(this, after, null);
        }

        /// <summary>The same, with a fence that completes when the objects are the queue's.</summary>
        /// <param name="handover">the objects, and how</param>
        /// <param name="fence">the fence</param>
        /// <param name="after">what the hand-over waits for</param>
        /// <returns>gives them back when it is disposed of</returns>
        public ClglAcquisition Acquire(ClglHandover handover, out ClglFence fence, ClglWaits after = default)
        {
            IntPtr handle;
            ClglAcquisition acquired = NotNull(handover, nameof(handover)).Acquire(this, after, &handle);
            fence = new ClglFence(handle);
            return acquired;
        }

        // Each scope does both, once.
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        internal void Enter()
        {
            Interlocked.Increment(ref users);
        }

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        internal void Leave()
        {
            if (Interlocked.Decrement(ref users) == 0)
                Destroy();
        }

        private static ClglQueue Create(ClglContext context, ClglQueueFlags flags, ClglDevice device, string label,
                                        void* clQueue)
        {
            clgl_queue_desc raw = default;
            raw.struct_size = (uint)sizeof(clgl_queue_desc);
            raw.flags = (uint)flags;
            raw.cl_queue = clQueue;
            raw.device = device == null ? IntPtr.Zero : device.Handle;
            IntPtr handle;
            fixed (byte* text = Text.Bytes(label))
            {
                raw.label = text;
                Call.Check(Api.clgl_queue_create(NotNull(context, nameof(context)).Handle, &raw, &handle));
            }
            GC.KeepAlive(context);
            return new ClglQueue(context, handle);
        }

        private void Barrier(ClglWaits after, IntPtr* fence)
        {
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_queue_barrier(Handle, after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(this);
        }

        private void Migrate(ClglBuffer[] buffers, ClglTexture[] textures, ClglMigrationFlags flags, ClglWaits after,
                             IntPtr* fence)
        {
            clgl_migration raw = default;
            raw.struct_size = (uint)sizeof(clgl_migration);
            raw.flags = (uint)flags;
            raw.buffer_count = buffers == null ? 0u : (uint)buffers.Length;
            raw.texture_count = textures == null ? 0u : (uint)textures.Length;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
            fixed (IntPtr* bufferList = Handles(buffers))
            fixed (IntPtr* textureList = Handles(textures))
            {
                raw.buffers = bufferList;
                raw.textures = textureList;
                Call.Check(Api.clgl_migrate(Handle, &raw, after.Count, many == null ? &one : many, fence));
            }
            after.KeepAlive();
            GC.KeepAlive(buffers);
            GC.KeepAlive(textures);
            GC.KeepAlive(this);
        }
    }
}
