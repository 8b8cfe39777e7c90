// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;
using System.Threading.Tasks;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglBuffer
    {
        /// <summary>Acquires one whole buffer for a queue: <c>ClglQueue.Acquire</c> without flags, parts and
        /// fences. Commands that are enqueued afterwards see what the OpenGL commands that this thread issued
        /// before have written.</summary>
        /// <param name="queue">the queue</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidGLObject"/>: the OpenGL object that buffer
        /// wraps was deleted</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.GLObjectChanged"/>: the OpenGL object that buffer
        /// wraps got new storage</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: buffer belongs to another clgl
        /// context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; or the headless context is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.AlreadyAcquired"/>: buffer or a part of it is
        /// already acquired, and this acquire or the earlier one writes; with the transport native also if another
        /// part of the OpenGL object is acquired</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenGL"/>: the context was created with <see
        /// cref="ClglContextFlags.ComputeOnly"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: buffer is not shared with OpenGL,
        /// so it needs no acquire</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenGL"/>: an OpenGL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Winsys"/>: the headless OpenGL context cannot be
        /// made current; see <see cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: the OpenGL context was reset or
        /// destroyed, or its display was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Vulkan"/>: a Vulkan call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: GL.</remarks>
        public void Acquire(ClglQueue queue)
        {
            Call.Check(Api.clgl_buffer_acquire(ClglObject.NotNull(queue, nameof(queue)).Handle, Handle));
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Releases one buffer to OpenGL: <c>ClglQueue.Release</c> without flags, parts and fences.
        /// OpenGL commands that this thread issues afterwards see what the commands of the queue have
        /// written.</summary>
        /// <param name="queue">the queue that acquired it</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidGLObject"/>: the OpenGL object that buffer
        /// wraps was deleted</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.GLObjectChanged"/>: the OpenGL object that buffer
        /// wraps got new storage</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: buffer belongs to another clgl
        /// context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; or the headless context is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: buffer is not acquired by this
        /// queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: buffer is not shared with OpenGL,
        /// so it needs no release</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: a command of the release
        /// failed, or something that the release or the acquire waited for failed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenGL"/>: an OpenGL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Winsys"/>: the headless OpenGL context cannot be
        /// made current; see <see cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: the OpenGL context was reset or
        /// destroyed, or its display was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Vulkan"/>: a Vulkan call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: GL, or any if the transport needs no OpenGL commands (see <see
        /// cref="ClglHandoverFlags.SkipGLSync"/>).</remarks>
        public void Release(ClglQueue queue)
        {
            Call.Check(Api.clgl_buffer_release(ClglObject.NotNull(queue, nameof(queue)).Handle, Handle));
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Creates a buffer. By default OpenGL and OpenCL share it, with a new OpenGL buffer;
        /// desc.gl_name wraps an existing OpenGL buffer instead. With <see cref="ClglBufferFlags.ComputeOnly"/>
        /// the buffer is used by OpenCL only. OpenGL owns a new shared buffer: acquire the buffer before commands
        /// use it. All buffers that wrap one OpenGL name use one storage, and the transport of the first of
        /// them.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">the buffer to create</param>
        /// <returns>the buffer</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: desc is null; flags, access
        /// or transport is unknown; flags contradict each other or gl_name; size is 0 for a new buffer; data is
        /// set for a wrapped buffer, or null with <see cref="ClglBufferFlags.UseHostMemory"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: size is more than a device of the
        /// context can allocate</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Misaligned"/>: data cannot be used in place,
        /// because its address is not a multiple of the required alignment</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidGLObject"/>: gl_name does not exist, is
        /// not a buffer, has no storage, or does not have the expected size</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; or the headless context is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenGL"/>: the context was created with <see
        /// cref="ClglContextFlags.ComputeOnly"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoTransport"/>: no transport can share the
        /// buffer; the message says why</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: gl_name is already wrapped with
        /// another transport than desc.transport, or in a way that prevents <see
        /// cref="ClglBufferFlags.GLMappable"/>; or the transport that desc or CLGL_TRANSPORT requires cannot share
        /// the buffer</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenGL"/>: an OpenGL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Winsys"/>: the headless OpenGL context cannot be
        /// made current; see <see cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: the OpenGL context was reset or
        /// destroyed, or its display was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Vulkan"/>: a Vulkan call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: GL, or any with <see cref="ClglBufferFlags.ComputeOnly"/>. Lifetime: until
        /// <c>ClglBuffer.Dispose</c>. desc.data is used only during the call; with <see
        /// cref="ClglBufferFlags.UseHostMemory"/> until the callback of <c>ClglBuffer.SetDestructorCallback</c> is
        /// called.</remarks>
        public static ClglBuffer Create(ClglContext context, ClglBufferDesc desc)
        {
            using (Pins pins = new Pins())
            {
                clgl_buffer_desc descRaw = ClglObject.NotNull(desc, nameof(desc)).Raw(pins);
                IntPtr buffer;
                Call.Check(Api.clgl_buffer_create(ClglObject.NotNull(context, nameof(context)).Handle, &descRaw, &buffer));
                GC.KeepAlive(context);
                GC.KeepAlive(desc);
                return new ClglBuffer(context, buffer);
            }
        }

        /// <summary>Creates a sub-buffer: a buffer that is a part of another one. A sub-buffer can be acquired
        /// separately; an acquire of the parent includes it.</summary>
        /// <param name="range">the part of parent, in bytes</param>
        /// <param name="access">how commands use the sub-buffer; must be <see cref="ClglAccess.ReadOnly"/> if the
        /// parent is read-only</param>
        /// <returns>the sub-buffer</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: range is null; access is
        /// unknown, or allows writing although the parent is read-only; parent is a sub-buffer; range.size is
        /// 0</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: range extends past the end of
        /// parent</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Misaligned"/>: range.offset is not a multiple of
        /// mem_base_addr_align of the device (see <see cref="ClglDeviceInfo"/>)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the OpenCL driver cannot handle
        /// sub-buffers of buffers shared by the transport native</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: until <c>ClglBuffer.Dispose</c>; parent may be destroyed
        /// before.</remarks>
        public ClglBuffer CreateSub(ClglRange range, ClglAccess access = ClglAccess.ReadWrite)
        {
            clgl_range rangeRaw = range.Raw;
            IntPtr buffer;
            Call.Check(Api.clgl_buffer_create_sub(Handle, (int)access, &rangeRaw, &buffer));
            GC.KeepAlive(this);
            return new ClglBuffer(Context, buffer);
        }

        /// <summary>Updates a buffer to the current storage of the OpenGL buffer that it wraps, and keeps the
        /// handle. Call this function after the OpenGL buffer was respecified. If the call fails, the buffer stays
        /// unchanged. Sub-buffers keep the old storage: create new ones. Kernels that have the buffer as an
        /// argument use the new storage from their next launch.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the new size is more than a device
        /// of the context can allocate</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidGLObject"/>: the OpenGL buffer was
        /// deleted, or has no storage</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; or the headless context is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.AlreadyAcquired"/>: the buffer is
        /// acquired</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoTransport"/>: no transport can share the new
        /// storage; the message says why</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the buffer does not wrap an
        /// application-owned OpenGL buffer, or the required transport cannot share the new storage</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenGL"/>: an OpenGL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Winsys"/>: the headless OpenGL context cannot be
        /// made current; see <see cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: the OpenGL context was reset or
        /// destroyed, or its display was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the buffer is a slot of a ring;
        /// or another thread is using the handle</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Vulkan"/>: a Vulkan call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: GL. No other call may use the buffer at the same time.. Lifetime: as for
        /// <c>ClglBuffer.Create</c>.</remarks>
        public void Rewrap()
        {
            Call.Check(Api.clgl_buffer_rewrap(Handle));
            GC.KeepAlive(this);
        }

        /// <summary>Registers a function that is called when the memory of a buffer is no longer used. Then the
        /// application may free host memory that was used in place (<see cref="ClglBufferFlags.UseHostMemory"/>).
        /// The callback runs after all of these: - the buffer, its sub-buffers and other buffers that wrap the
        /// same OpenGL name are destroyed - the application has released its references of the cl_mem - the
        /// commands that use the cl_mem have completed. The callback of a sub-buffer runs when that sub-buffer is
        /// no longer used. The OpenGL buffer that the library created for a shared buffer may still exist: it is
        /// deleted at the next call with the OpenGL context. A driver may keep the memory longer: rusticl 22.3
        /// while the buffer is an argument of a kernel, PoCL 3.1 while the buffer is mapped, all drivers while
        /// commands are not flushed. Before you wait for the callback, destroy such kernels or set other
        /// arguments, unmap the buffer, and finish the queue. rusticl 22.3 may call the callback too early, while
        /// launches still use the memory: finish the queue before you destroy the buffer. Several callbacks run
        /// one after another, in reverse order of registration.</summary>
        /// <param name="callback">the function</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: callback is null</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: any. Lifetime: user_data must live until the callback has run; the clgl context also
        /// lives until then.</remarks>
        public void OnDestroyed(Action callback)
        {
            void* userData = Callbacks.Once(ClglObject.NotNull(callback, nameof(callback)));
            Callbacks.Check(Api.clgl_buffer_set_destructor_callback(Handle, Callbacks.Destructor, userData), userData);
            GC.KeepAlive(this);
        }

        /// <summary>Returns the properties of a buffer.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the buffer.</remarks>
        public ClglBufferInfo Info
        {
            get
            {
                clgl_buffer_info info = new clgl_buffer_info { struct_size = (uint)sizeof(clgl_buffer_info) };
                Call.Check(Api.clgl_buffer_get_info(Handle, &info));
                ClglBufferInfo made = new ClglBufferInfo(&info);
                GC.KeepAlive(this);
                return made;
            }
        }

        /// <summary>Reads a range of a buffer into host memory.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives the data</param>
        /// <param name="offset">where the data lies in the buffer, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: range.size is 0</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: range extends past the end of the
        /// buffer</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired the
        /// range of a shared buffer</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: blocking is 1 and the command
        /// or an earlier command failed; or a fence in after has failed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: an object or a fence in after
        /// belongs to another clgl context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: a fence in after is an OpenGL
        /// fence that only threads with the OpenGL context can wait for, and this thread has none (see <see
        /// cref="ClglContextFlags.SyncThread"/>)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: after contains an OpenGL fence,
        /// and the display of its context was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void Read<T>(ClglQueue queue, T[] data, long offset = 0, ClglWaits after = default) where T : unmanaged
        {
            using (Pin pin = Pin.Of(data))
                Read(queue, pin.Pointer, pin.Size, offset, 1, after, null);
        }

        /// <summary>Reads a range of a buffer into host memory.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives the data; pinned until the task has ended</param>
        /// <param name="offset">where the data lies in the buffer, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a task that completes when data is complete</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public Task ReadAsync<T>(
            ClglQueue queue, T[] data, long offset = 0, ClglWaits after = default) where T : unmanaged
        {
            return Transfer.Start(data, pin =>
            {
                IntPtr fence;
                Read(queue, pin.Pointer, pin.Size, offset, 0, after, &fence);
                return new ClglFence(fence);
            });
        }

#if CLGL_SPANS
        /// <summary>Reads a range of a buffer into host memory.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives the data</param>
        /// <param name="offset">where the data lies in the buffer, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void Read<T>(
            ClglQueue queue, Span<T> data, long offset = 0, ClglWaits after = default) where T : unmanaged
        {
            Span<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Read(queue, at, (ulong)bytes.Length, offset, 1, after, null);
        }

#endif

        /// <summary>Reads a range of a buffer into host memory.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives the data</param>
        /// <param name="range">the range of the buffer, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void Read(ClglQueue queue, IntPtr data, ClglRange range, ClglWaits after = default)
        {
            Read(queue, (void*)data, (ulong)Sizes.Of(range.Size), range.Offset, 1, after, null);
        }

        /// <summary>Reads a range of a buffer into host memory.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives the data; must stay valid until the fence has completed</param>
        /// <param name="range">the range of the buffer, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when data is complete</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public ClglFence ReadWithFence(ClglQueue queue, IntPtr data, ClglRange range, ClglWaits after = default)
        {
            IntPtr fence;
            Read(queue, (void*)data, (ulong)Sizes.Of(range.Size), range.Offset, 0, after, &fence);
            return new ClglFence(fence);
        }

        private void Read(
            ClglQueue queue, void* data, ulong size, long offset, uint blocking, in ClglWaits after, IntPtr* fence)
        {
            clgl_range rangeRaw = new ClglRange(offset, (long)size).Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_buffer_read(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle, &rangeRaw, data, blocking,
                    after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Writes host memory to a range of a buffer.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data</param>
        /// <param name="offset">where the data lies in the buffer, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: range.size is 0; the buffer
        /// is read-only</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: range extends past the end of the
        /// buffer</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired the
        /// range of a shared buffer for writing</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: blocking is 1 and the command
        /// or an earlier command failed; or a fence in after has failed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: an object or a fence in after
        /// belongs to another clgl context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: a fence in after is an OpenGL
        /// fence that only threads with the OpenGL context can wait for, and this thread has none (see <see
        /// cref="ClglContextFlags.SyncThread"/>)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: after contains an OpenGL fence,
        /// and the display of its context was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void Write<T>(ClglQueue queue, T[] data, long offset = 0, ClglWaits after = default) where T : unmanaged
        {
            using (Pin pin = Pin.Of(data))
                Write(queue, pin.Pointer, pin.Size, offset, 1, after, null);
        }

        /// <summary>Writes host memory to a range of a buffer.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data; pinned until the task has ended</param>
        /// <param name="offset">where the data lies in the buffer, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a task that completes when the buffer has been written</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public Task WriteAsync<T>(
            ClglQueue queue, T[] data, long offset = 0, ClglWaits after = default) where T : unmanaged
        {
            return Transfer.Start(data, pin =>
            {
                IntPtr fence;
                Write(queue, pin.Pointer, pin.Size, offset, 0, after, &fence);
                return new ClglFence(fence);
            });
        }

#if CLGL_SPANS
        /// <summary>Writes host memory to a range of a buffer.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data</param>
        /// <param name="offset">where the data lies in the buffer, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void Write<T>(
            ClglQueue queue, Span<T> data, long offset = 0, ClglWaits after = default) where T : unmanaged
        {
            Span<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Write(queue, at, (ulong)bytes.Length, offset, 1, after, null);
        }

        /// <summary>Writes host memory to a range of a buffer.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data</param>
        /// <param name="offset">where the data lies in the buffer, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void Write<T>(
            ClglQueue queue, ReadOnlySpan<T> data, long offset = 0, ClglWaits after = default) where T : unmanaged
        {
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Write(queue, at, (ulong)bytes.Length, offset, 1, after, null);
        }

#endif

        /// <summary>Writes host memory to a range of a buffer.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data</param>
        /// <param name="range">the range of the buffer, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void Write(ClglQueue queue, IntPtr data, ClglRange range, ClglWaits after = default)
        {
            Write(queue, (void*)data, (ulong)Sizes.Of(range.Size), range.Offset, 1, after, null);
        }

        /// <summary>Writes host memory to a range of a buffer.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data; must stay valid until the fence has completed</param>
        /// <param name="range">the range of the buffer, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when the buffer has been written</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public ClglFence WriteWithFence(ClglQueue queue, IntPtr data, ClglRange range, ClglWaits after = default)
        {
            IntPtr fence;
            Write(queue, (void*)data, (ulong)Sizes.Of(range.Size), range.Offset, 0, after, &fence);
            return new ClglFence(fence);
        }

        private void Write(
            ClglQueue queue, void* data, ulong size, long offset, uint blocking, in ClglWaits after, IntPtr* fence)
        {
            clgl_range rangeRaw = new ClglRange(offset, (long)size).Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_buffer_write(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle, &rangeRaw, data, blocking,
                    after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Fills a range of a buffer with a repeated pattern.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="pattern">the data, copied</param>
        /// <param name="range">the range, in bytes; offset and size are multiples of pattern_size; null = the
        /// whole buffer</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: pattern_size has another
        /// value; range.size is 0; the buffer is read-only</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: range extends past the end of the
        /// buffer</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Misaligned"/>: the offset or size of the range is
        /// not a multiple of pattern_size</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired the
        /// range of a shared buffer for writing</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: an object or a fence in after
        /// belongs to another clgl context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: a fence in after is an OpenGL
        /// fence that only threads with the OpenGL context can wait for, and this thread has none (see <see
        /// cref="ClglContextFlags.SyncThread"/>)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: a fence in after has already
        /// failed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: after contains an OpenGL fence,
        /// and the display of its context was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any.</remarks>
        public void Fill<T>(
            ClglQueue queue, T[] pattern, ClglRange? range = null, ClglWaits after = default) where T : unmanaged
        {
            using (Pin pin = Pin.Of(pattern))
                Fill(queue, pin.Pointer, pin.Size, range, after, null);
        }

        /// <summary>Fills a range of a buffer with a repeated pattern.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="pattern">the data, copied</param>
        /// <param name="range">the range, in bytes; offset and size are multiples of pattern_size; null = the
        /// whole buffer</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when the range has been filled</returns>
        /// <remarks>Threads: any.</remarks>
        public ClglFence FillWithFence<T>(
            ClglQueue queue, T[] pattern, ClglRange? range = null, ClglWaits after = default) where T : unmanaged
        {
            IntPtr fence;
            using (Pin pin = Pin.Of(pattern))
                Fill(queue, pin.Pointer, pin.Size, range, after, &fence);
            return new ClglFence(fence);
        }

#if CLGL_SPANS
        /// <summary>Fills a range of a buffer with a repeated pattern.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="pattern">the data, copied</param>
        /// <param name="range">the range, in bytes; offset and size are multiples of pattern_size; null = the
        /// whole buffer</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any.</remarks>
        public void Fill<T>(
            ClglQueue queue, Span<T> pattern, ClglRange? range = null, ClglWaits after = default) where T : unmanaged
        {
            Span<byte> bytes = MemoryMarshal.AsBytes(pattern);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Fill(queue, at, (ulong)bytes.Length, range, after, null);
        }

        /// <summary>Fills a range of a buffer with a repeated pattern.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="pattern">the data, copied</param>
        /// <param name="range">the range, in bytes; offset and size are multiples of pattern_size; null = the
        /// whole buffer</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when the range has been filled</returns>
        /// <remarks>Threads: any.</remarks>
        public ClglFence FillWithFence<T>(
            ClglQueue queue, Span<T> pattern, ClglRange? range = null, ClglWaits after = default) where T : unmanaged
        {
            IntPtr fence;
            Span<byte> bytes = MemoryMarshal.AsBytes(pattern);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Fill(queue, at, (ulong)bytes.Length, range, after, &fence);
            return new ClglFence(fence);
        }

        /// <summary>Fills a range of a buffer with a repeated pattern.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="pattern">the data, copied</param>
        /// <param name="range">the range, in bytes; offset and size are multiples of pattern_size; null = the
        /// whole buffer</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any.</remarks>
        public void Fill<T>(
            ClglQueue queue, ReadOnlySpan<T> pattern, ClglRange? range = null, ClglWaits after = default) where T : unmanaged
        {
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(pattern);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Fill(queue, at, (ulong)bytes.Length, range, after, null);
        }

        /// <summary>Fills a range of a buffer with a repeated pattern.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="pattern">the data, copied</param>
        /// <param name="range">the range, in bytes; offset and size are multiples of pattern_size; null = the
        /// whole buffer</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when the range has been filled</returns>
        /// <remarks>Threads: any.</remarks>
        public ClglFence FillWithFence<T>(
            ClglQueue queue, ReadOnlySpan<T> pattern, ClglRange? range = null, ClglWaits after = default) where T : unmanaged
        {
            IntPtr fence;
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(pattern);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Fill(queue, at, (ulong)bytes.Length, range, after, &fence);
            return new ClglFence(fence);
        }

#endif

        private void Fill(ClglQueue queue, void* data, ulong size, ClglRange? range, in ClglWaits after, IntPtr* fence)
        {
            clgl_range rangeRaw = range.GetValueOrDefault().Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_buffer_fill(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle, range.HasValue ? &rangeRaw : null,
                    data, (UIntPtr)size, after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Copies a range of one buffer to another, or between ranges of one buffer that do not
        /// overlap.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="destination">the buffer to write, not read-only; if it is shared, the queue must have
        /// acquired it for writing</param>
        /// <param name="range">the range of source, in bytes; null = all of source</param>
        /// <param name="offset">the start of the copy in destination, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: range.size is 0; destination
        /// is read-only</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the range extends past the end of
        /// source, or the copy past the end of destination; or both overlap</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired a
        /// shared buffer, or has acquired destination only for reading</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: an object or a fence in after
        /// belongs to another clgl context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: a fence in after is an OpenGL
        /// fence that only threads with the OpenGL context can wait for, and this thread has none (see <see
        /// cref="ClglContextFlags.SyncThread"/>)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: a fence in after has already
        /// failed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: after contains an OpenGL fence,
        /// and the display of its context was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any.</remarks>
        public void CopyTo(
            ClglQueue queue, ClglBuffer destination, ClglRange? range = null, long offset = 0,
            ClglWaits after = default)
        {
            CopyTo(queue, destination, range, offset, after, null);
        }

        /// <summary>Copies a range of one buffer to another, or between ranges of one buffer that do not
        /// overlap.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="destination">the buffer to write, not read-only; if it is shared, the queue must have
        /// acquired it for writing</param>
        /// <param name="range">the range of source, in bytes; null = all of source</param>
        /// <param name="offset">the start of the copy in destination, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when the copy is done</returns>
        /// <remarks>Threads: any.</remarks>
        public ClglFence CopyToWithFence(
            ClglQueue queue, ClglBuffer destination, ClglRange? range = null, long offset = 0,
            ClglWaits after = default)
        {
            IntPtr fence;
            CopyTo(queue, destination, range, offset, after, &fence);
            return new ClglFence(fence);
        }

        private void CopyTo(
            ClglQueue queue, ClglBuffer destination, ClglRange? range, long offset, in ClglWaits after,
            IntPtr* fence)
        {
            clgl_range rangeRaw = range.GetValueOrDefault().Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_buffer_copy(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle,
                    ClglObject.NotNull(destination, nameof(destination)).Handle, range.HasValue ? &rangeRaw : null,
                    Sizes.Of(offset), after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
            GC.KeepAlive(destination);
        }

        /// <summary>Reads a box of a buffer into host memory.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="rect">the box; its Other parts are those of the data</param>
        /// <param name="data">receives the data</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: a size of the box is 0; a
        /// pitch is too small, or a slice pitch is not a multiple of the row pitch</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the box extends past the end of
        /// the buffer, or its size overflows</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired the
        /// bytes of a shared buffer</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: blocking is 1 and the command
        /// or an earlier command failed; or a fence in after has failed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: an object or a fence in after
        /// belongs to another clgl context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: a fence in after is an OpenGL
        /// fence that only threads with the OpenGL context can wait for, and this thread has none (see <see
        /// cref="ClglContextFlags.SyncThread"/>)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: after contains an OpenGL fence,
        /// and the display of its context was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void ReadRect<T>(
            ClglQueue queue, ClglBufferRect rect, T[] data, ClglWaits after = default) where T : unmanaged
        {
            using (Pin pin = Pin.Of(data))
                ReadRect(queue, pin.Pointer, pin.Size, rect, 1, after, null);
        }

        /// <summary>Reads a box of a buffer into host memory.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="rect">the box; its Other parts are those of the data</param>
        /// <param name="data">receives the data; pinned until the task has ended</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a task that completes when data is complete</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public Task ReadRectAsync<T>(
            ClglQueue queue, ClglBufferRect rect, T[] data, ClglWaits after = default) where T : unmanaged
        {
            return Transfer.Start(data, pin =>
            {
                IntPtr fence;
                ReadRect(queue, pin.Pointer, pin.Size, rect, 0, after, &fence);
                return new ClglFence(fence);
            });
        }

#if CLGL_SPANS
        /// <summary>Reads a box of a buffer into host memory.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="rect">the box; its Other parts are those of the data</param>
        /// <param name="data">receives the data</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void ReadRect<T>(
            ClglQueue queue, ClglBufferRect rect, Span<T> data, ClglWaits after = default) where T : unmanaged
        {
            Span<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                ReadRect(queue, at, (ulong)bytes.Length, rect, 1, after, null);
        }

#endif

        /// <summary>Reads a box of a buffer into host memory.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="rect">the box; its Other parts are those of the data</param>
        /// <param name="data">receives the data</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void ReadRect(ClglQueue queue, ClglBufferRect rect, IntPtr data, ClglWaits after = default)
        {
            ReadRect(queue, (void*)data, ulong.MaxValue, rect, 1, after, null);
        }

        /// <summary>Reads a box of a buffer into host memory.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="rect">the box; its Other parts are those of the data</param>
        /// <param name="data">receives the data; must stay valid until the fence has completed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when data is complete</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public ClglFence ReadRectWithFence(
            ClglQueue queue, ClglBufferRect rect, IntPtr data, ClglWaits after = default)
        {
            IntPtr fence;
            ReadRect(queue, (void*)data, ulong.MaxValue, rect, 0, after, &fence);
            return new ClglFence(fence);
        }

        private void ReadRect(
            ClglQueue queue, void* data, ulong size, ClglBufferRect rect, uint blocking, in ClglWaits after,
            IntPtr* fence)
        {
            Sizes.Fits(rect.OtherEnd, size);
            clgl_buffer_rect rectRaw = rect.Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_buffer_read_rect(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle, &rectRaw, data, blocking, after.Count,
                    many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Writes a box of host memory to a buffer.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="rect">the box; its Other parts are those of the data</param>
        /// <param name="data">the data</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: a size of the box is 0; a
        /// pitch is too small, or a slice pitch is not a multiple of the row pitch; the buffer is
        /// read-only</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the box extends past the end of
        /// the buffer, or its size overflows</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired the
        /// bytes of a shared buffer for writing</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: blocking is 1 and the command
        /// or an earlier command failed; or a fence in after has failed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: an object or a fence in after
        /// belongs to another clgl context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: a fence in after is an OpenGL
        /// fence that only threads with the OpenGL context can wait for, and this thread has none (see <see
        /// cref="ClglContextFlags.SyncThread"/>)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: after contains an OpenGL fence,
        /// and the display of its context was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void WriteRect<T>(
            ClglQueue queue, ClglBufferRect rect, T[] data, ClglWaits after = default) where T : unmanaged
        {
            using (Pin pin = Pin.Of(data))
                WriteRect(queue, pin.Pointer, pin.Size, rect, 1, after, null);
        }

        /// <summary>Writes a box of host memory to a buffer.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="rect">the box; its Other parts are those of the data</param>
        /// <param name="data">the data; pinned until the task has ended</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a task that completes when the buffer has been written</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public Task WriteRectAsync<T>(
            ClglQueue queue, ClglBufferRect rect, T[] data, ClglWaits after = default) where T : unmanaged
        {
            return Transfer.Start(data, pin =>
            {
                IntPtr fence;
                WriteRect(queue, pin.Pointer, pin.Size, rect, 0, after, &fence);
                return new ClglFence(fence);
            });
        }

#if CLGL_SPANS
        /// <summary>Writes a box of host memory to a buffer.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="rect">the box; its Other parts are those of the data</param>
        /// <param name="data">the data</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void WriteRect<T>(
            ClglQueue queue, ClglBufferRect rect, Span<T> data, ClglWaits after = default) where T : unmanaged
        {
            Span<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                WriteRect(queue, at, (ulong)bytes.Length, rect, 1, after, null);
        }

        /// <summary>Writes a box of host memory to a buffer.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="rect">the box; its Other parts are those of the data</param>
        /// <param name="data">the data</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void WriteRect<T>(
            ClglQueue queue, ClglBufferRect rect, ReadOnlySpan<T> data, ClglWaits after = default) where T : unmanaged
        {
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                WriteRect(queue, at, (ulong)bytes.Length, rect, 1, after, null);
        }

#endif

        /// <summary>Writes a box of host memory to a buffer.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="rect">the box; its Other parts are those of the data</param>
        /// <param name="data">the data</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void WriteRect(ClglQueue queue, ClglBufferRect rect, IntPtr data, ClglWaits after = default)
        {
            WriteRect(queue, (void*)data, ulong.MaxValue, rect, 1, after, null);
        }

        /// <summary>Writes a box of host memory to a buffer.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="rect">the box; its Other parts are those of the data</param>
        /// <param name="data">the data; must stay valid until the fence has completed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when the buffer has been written</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public ClglFence WriteRectWithFence(
            ClglQueue queue, ClglBufferRect rect, IntPtr data, ClglWaits after = default)
        {
            IntPtr fence;
            WriteRect(queue, (void*)data, ulong.MaxValue, rect, 0, after, &fence);
            return new ClglFence(fence);
        }

        private void WriteRect(
            ClglQueue queue, void* data, ulong size, ClglBufferRect rect, uint blocking, in ClglWaits after,
            IntPtr* fence)
        {
            Sizes.Fits(rect.OtherEnd, size);
            clgl_buffer_rect rectRaw = rect.Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_buffer_write_rect(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle, &rectRaw, data, blocking, after.Count,
                    many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Copies a box of one buffer to another, or between boxes of one buffer that do not
        /// overlap.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="destination">the buffer to write, not read-only; if it is shared, the queue must have
        /// acquired the bytes of the box for writing</param>
        /// <param name="rect">the box; the fields buffer_... describe source, other_... destination</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: rect is null; a size of the
        /// box is 0; a pitch is too small, or a slice pitch is not a multiple of the row pitch; source and
        /// destination are in one buffer and their pitches differ; destination is read-only</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: a box extends past the end of its
        /// buffer, its size overflows, or both boxes overlap</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired a
        /// shared buffer, or has acquired destination only for reading</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the OpenCL driver refuses boxes
        /// within one buffer although they do not overlap; use <c>ClglView.Copy</c></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: an object or a fence in after
        /// belongs to another clgl context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: a fence in after has already
        /// failed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: after contains an OpenGL fence,
        /// and the display of its context was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any.</remarks>
        public void CopyRect(ClglQueue queue, ClglBuffer destination, ClglBufferRect rect, ClglWaits after = default)
        {
            CopyRect(queue, destination, rect, after, null);
        }

        /// <summary>Copies a box of one buffer to another, or between boxes of one buffer that do not
        /// overlap.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="destination">the buffer to write, not read-only; if it is shared, the queue must have
        /// acquired the bytes of the box for writing</param>
        /// <param name="rect">the box; the fields buffer_... describe source, other_... destination</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when the copy is done</returns>
        /// <remarks>Threads: any.</remarks>
        public ClglFence CopyRectWithFence(
            ClglQueue queue, ClglBuffer destination, ClglBufferRect rect, ClglWaits after = default)
        {
            IntPtr fence;
            CopyRect(queue, destination, rect, after, &fence);
            return new ClglFence(fence);
        }

        private void CopyRect(
            ClglQueue queue, ClglBuffer destination, ClglBufferRect rect, in ClglWaits after, IntPtr* fence)
        {
            clgl_buffer_rect rectRaw = rect.Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_buffer_copy_rect(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle,
                    ClglObject.NotNull(destination, nameof(destination)).Handle, &rectRaw, after.Count,
                    many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
            GC.KeepAlive(destination);
        }

        private void Map(
            ClglQueue queue, void** pointer, ClglMapFlags flags, ClglRange? range, in ClglWaits after,
            IntPtr* fence)
        {
            clgl_range rangeRaw = range.GetValueOrDefault().Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_buffer_map(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle, (uint)flags,
                    range.HasValue ? &rangeRaw : null, 1, after.Count, many == null ? &one : many, pointer, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Copies pixels of a buffer to a region of a texture. A tightly packed copy is one OpenCL
        /// command, any other one per slice or row. The fence completes after all. Row 0 is the bottom row of
        /// OpenGL; see ROW ORDER in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="destination">the texture, not read-only; if it is shared, the queue must have acquired the
        /// region for writing</param>
        /// <param name="offset">the position of the first pixel in source, in bytes</param>
        /// <param name="region">the region of destination, with the pitches in source; null = the whole texture,
        /// tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: a size of the region is 0, or
        /// exceeds the dimensions of the type; a pitch is too small or not a multiple; destination is
        /// read-only</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the region extends past the edge
        /// of destination, or the pixels past the end of source; or destination uses the same bytes of
        /// source</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired a
        /// shared object, or has acquired destination only for reading</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the driver copies to this format
        /// and type incorrectly, according to a test</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: an object or a fence in after
        /// belongs to another clgl context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: a fence in after has already
        /// failed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: after contains an OpenGL fence,
        /// and the display of its context was closed</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any.</remarks>
        public void CopyTo(
            ClglQueue queue, ClglTexture destination, long offset = 0, ClglRegion? region = null,
            ClglWaits after = default)
        {
            CopyTo(queue, destination, offset, region, after, null);
        }

        /// <summary>Copies pixels of a buffer to a region of a texture. A tightly packed copy is one OpenCL
        /// command, any other one per slice or row. The fence completes after all. Row 0 is the bottom row of
        /// OpenGL; see ROW ORDER in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="destination">the texture, not read-only; if it is shared, the queue must have acquired the
        /// region for writing</param>
        /// <param name="offset">the position of the first pixel in source, in bytes</param>
        /// <param name="region">the region of destination, with the pitches in source; null = the whole texture,
        /// tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes after the copy</returns>
        /// <remarks>Threads: any.</remarks>
        public ClglFence CopyToWithFence(
            ClglQueue queue, ClglTexture destination, long offset = 0, ClglRegion? region = null,
            ClglWaits after = default)
        {
            IntPtr fence;
            CopyTo(queue, destination, offset, region, after, &fence);
            return new ClglFence(fence);
        }

        private void CopyTo(
            ClglQueue queue, ClglTexture destination, long offset, ClglRegion? region, in ClglWaits after,
            IntPtr* fence)
        {
            clgl_texture_region regionRaw = region.GetValueOrDefault().Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_buffer_copy_to_texture(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle,
                    ClglObject.NotNull(destination, nameof(destination)).Handle, Sizes.Of(offset),
                    region.HasValue ? &regionRaw : null, after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
            GC.KeepAlive(destination);
        }

        /// <summary>Returns the cl_mem of a buffer. After this call the library does not know what commands write,
        /// so a release without ranges transfers the whole acquired part. OpenCL commands of the application may
        /// use the cl_mem of a shared buffer only between acquire and release.</summary>
        /// <remarks>Threads: any. Lifetime: the cl_mem lives as long as the buffer.</remarks>
        public IntPtr CLMem
        {
            get
            {
                void* clMem;
                Call.Check(Api.clgl_buffer_cl_mem(Handle, &clMem));
                GC.KeepAlive(this);
                return (IntPtr)clMem;
            }
        }

        /// <summary>Creates a buffer without OpenGL (<see cref="ClglBufferFlags.ComputeOnly"/>) from a cl_mem,
        /// which may be a sub-buffer.</summary>
        /// <param name="context">the context</param>
        /// <param name="clMem">a buffer of the cl_context of context. It is retained; the caller keeps its own
        /// reference.</param>
        /// <param name="access">how commands use the buffer</param>
        /// <returns>the buffer</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: cl_mem is null; access is
        /// unknown; cl_mem is not a buffer, or belongs to a buffer that clgl shares with OpenGL</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: cl_mem belongs to another
        /// cl_context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: until <c>ClglBuffer.Dispose</c>; the caller may release its cl_mem
        /// before.</remarks>
        public static ClglBuffer FromCL(ClglContext context, IntPtr clMem, ClglAccess access = ClglAccess.ReadWrite)
        {
            IntPtr buffer;
            Call.Check(Api.clgl_buffer_from_cl_mem(
                ClglObject.NotNull(context, nameof(context)).Handle, (void*)clMem, (int)access, &buffer));
            GC.KeepAlive(context);
            return new ClglBuffer(context, buffer);
        }

        /// <summary>Returns the OpenGL name of a shared buffer.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the buffer has no OpenGL buffer
        /// (<see cref="ClglBufferFlags.ComputeOnly"/>)</exception>
        /// <remarks>Threads: any. Lifetime: the name is valid until the buffer is destroyed; the name of a wrapped
        /// OpenGL buffer, until the application deletes it.</remarks>
        public uint GLName
        {
            get
            {
                uint glName;
                Call.Check(Api.clgl_buffer_gl_name(Handle, &glName));
                GC.KeepAlive(this);
                return glName;
            }
        }
    }
}
