// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;
using System.Threading.Tasks;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglView
    {
        /// <summary>Initialises a view of a buffer, or of a range of it, in C order without gaps. The view is
        /// read-only if the buffer is.</summary>
        /// <param name="buffer">the buffer</param>
        /// <param name="format">the type of the components</param>
        /// <param name="components">number of components per item; number of bytes per item with <see
        /// cref="ClglElementType.Bytes"/></param>
        /// <param name="range">the range of buffer, in bytes; null = the whole buffer</param>
        /// <param name="shape">number of items in each dimension, which may be fewer than the range holds; null if
        /// dimensions is 0</param>
        /// <returns>the view</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: format is unknown; components
        /// is 0 or too large; dimensions is too large; shape is null although dimensions is not 0; range.size is
        /// 0; dimensions is 0 and the range is not a multiple of the item size</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: range extends past the end of
        /// buffer, or shape does not fit into it</exception>
        /// <remarks>Threads: any. Lifetime: the view does not keep the buffer alive.</remarks>
        public static ClglView Of(
            ClglBuffer buffer, ClglElementType format, int components = 1, ClglRange? range = null,
            params long[] shape)
        {
            clgl_range rangeRaw = range.GetValueOrDefault().Raw;
            clgl_view view = new clgl_view { struct_size = (uint)sizeof(clgl_view) };
            fixed (UIntPtr* shapeList = Sizes.List(shape))
                Call.Check(Api.clgl_view_init(
                    ClglObject.NotNull(buffer, nameof(buffer)).Handle, (int)format, Sizes.Count(components),
                    range.HasValue ? &rangeRaw : null, (uint)shape.Length, shapeList, &view));
            GC.KeepAlive(buffer);
            return new ClglView(buffer, view);
        }

        /// <summary>Checks a view and returns properties that follow from its fields.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: format is unknown;
        /// element_size does not match format and components; dimensions is 0 or too large</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: an item lies outside the buffer,
        /// or a number overflows</exception>
        /// <remarks>Threads: any.</remarks>
        public ClglViewInfo Info
        {
            get
            {
                clgl_view own = raw;
                clgl_view_info info = new clgl_view_info { struct_size = (uint)sizeof(clgl_view_info) };
                Call.Check(Api.clgl_view_get_info(&own, &info));
                ClglViewInfo made = new ClglViewInfo(&info);
                GC.KeepAlive(Buffer);
                return made;
            }
        }

        /// <summary>Creates a view of a part of a view. Each slice selects a part of a dimension, or one item; the
        /// first slice applies to the first dimension. Dimensions without a slice are selected
        /// completely.</summary>
        /// <param name="slices">the slices; may be null if slice_count is 0</param>
        /// <returns>the view; may be the same as view, which is then set to zero by a failure</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: slices is null although
        /// slice_count is not 0; slice_count is too large; flags of a slice are unknown or <see
        /// cref="ClglSliceFlags.Index"/> is combined with others; no dimension is left (see
        /// <c>ClglView.ReadItem</c>)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: an index is outside its
        /// dimension</exception>
        /// <remarks>Threads: any. Lifetime: the view does not keep the buffer alive.</remarks>
        public ClglView Slice(params ClglSlice[] slices)
        {
            clgl_view own = raw;
            clgl_view result = new clgl_view { struct_size = (uint)sizeof(clgl_view) };
            fixed (clgl_slice* slicesList = Array.ConvertAll(ClglObject.NotNull(slices, nameof(slices)), each => each.Raw))
                Call.Check(Api.clgl_view_slice(&own, (uint)slices.Length, slicesList, &result));
            GC.KeepAlive(Buffer);
            return new ClglView(Buffer, result);
        }

        /// <summary>Creates a view of the same items in the same order with another shape, without copying. If
        /// strides cannot describe the new shape, the call fails; then copy the items to a view without gaps first
        /// (<c>ClglView.Copy</c>).</summary>
        /// <param name="shape">number of items in each dimension; the total number must stay the same</param>
        /// <returns>the view; may be the same as view, which is then set to zero by a failure</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: view, shape is null;
        /// dimensions is 0 or too large; or the total number of items differs</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: strides cannot describe the
        /// shape</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: an item lies outside the buffer,
        /// or a number overflows</exception>
        /// <remarks>Threads: any. Lifetime: the view does not keep the buffer alive.</remarks>
        public ClglView Reshape(params long[] shape)
        {
            clgl_view own = raw;
            clgl_view result = new clgl_view { struct_size = (uint)sizeof(clgl_view) };
            fixed (UIntPtr* shapeList = Sizes.List(shape))
                Call.Check(Api.clgl_view_reshape(&own, (uint)shape.Length, shapeList, &result));
            GC.KeepAlive(Buffer);
            return new ClglView(Buffer, result);
        }

        /// <summary>Reads the items of a view into host memory.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives the data</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: an item lies outside the buffer;
        /// or a number overflows, also one that follows from strides</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired the
        /// bytes of a shared buffer</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: blocking is 1 and a command
        /// failed; or a fence in after has failed</exception>
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
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed; if the driver
        /// refuses one of several commands, the call waits until the earlier ones have completed.</remarks>
        public void Read<T>(ClglQueue queue, T[] data, ClglWaits after = default) where T : unmanaged
        {
            using (Pin pin = Pin.Of(data))
                Read(queue, pin.Pointer, pin.Size, null, 0, 1, after, null);
        }

        /// <summary>Reads the items of a view into host memory.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives the data; pinned until the task has ended</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a task that completes when data is complete</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed; if the driver
        /// refuses one of several commands, the call waits until the earlier ones have completed.</remarks>
        public Task ReadAsync<T>(ClglQueue queue, T[] data, ClglWaits after = default) where T : unmanaged
        {
            return Transfer.Start(data, pin =>
            {
                IntPtr fence;
                Read(queue, pin.Pointer, pin.Size, null, 0, 0, after, &fence);
                return new ClglFence(fence);
            });
        }

#if CLGL_SPANS
        /// <summary>Reads the items of a view into host memory.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives the data</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed; if the driver
        /// refuses one of several commands, the call waits until the earlier ones have completed.</remarks>
        public void Read<T>(ClglQueue queue, Span<T> data, ClglWaits after = default) where T : unmanaged
        {
            Span<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Read(queue, at, (ulong)bytes.Length, null, 0, 1, after, null);
        }

#endif

        /// <summary>Reads the items of a view into host memory.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives the data</param>
        /// <param name="strides">bytes from item to item along each dimension of the data</param>
        /// <param name="start">where the item with index 0 in all dimensions lies in the data, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed; if the driver
        /// refuses one of several commands, the call waits until the earlier ones have completed.</remarks>
        public void ReadStrided<T>(
            ClglQueue queue, T[] data, long[] strides, long start = 0, ClglWaits after = default) where T : unmanaged
        {
            using (Pin pin = Pin.Of(data))
                Read(queue, pin.Pointer, pin.Size, ClglObject.NotNull(strides, nameof(strides)), start, 1, after, null);
        }

        /// <summary>Reads the items of a view into host memory.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives the data; pinned until the task has ended</param>
        /// <param name="strides">bytes from item to item along each dimension of the data</param>
        /// <param name="start">where the item with index 0 in all dimensions lies in the data, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a task that completes when data is complete</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed; if the driver
        /// refuses one of several commands, the call waits until the earlier ones have completed.</remarks>
        public Task ReadStridedAsync<T>(
            ClglQueue queue, T[] data, long[] strides, long start = 0, ClglWaits after = default) where T : unmanaged
        {
            return Transfer.Start(data, pin =>
            {
                IntPtr fence;
                Read(queue, pin.Pointer, pin.Size, ClglObject.NotNull(strides, nameof(strides)), start, 0, after, &fence);
                return new ClglFence(fence);
            });
        }

#if CLGL_SPANS
        /// <summary>Reads the items of a view into host memory.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives the data</param>
        /// <param name="strides">bytes from item to item along each dimension of the data</param>
        /// <param name="start">where the item with index 0 in all dimensions lies in the data, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed; if the driver
        /// refuses one of several commands, the call waits until the earlier ones have completed.</remarks>
        public void ReadStrided<T>(
            ClglQueue queue, Span<T> data, long[] strides, long start = 0, ClglWaits after = default) where T : unmanaged
        {
            Span<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Read(queue, at, (ulong)bytes.Length, ClglObject.NotNull(strides, nameof(strides)), start, 1, after, null);
        }

#endif

        private void Read(
            ClglQueue queue, void* data, ulong size, long[]? strides, long start, uint blocking,
            in ClglWaits after, IntPtr* fence)
        {
            clgl_view own = raw;
            CheckFits(strides, start, size);
            IntPtr one = after.One;
            fixed (long* stridesList = strides)
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_view_read(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, &own, stridesList, (byte*)data + start,
                    blocking, after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(Buffer);
        }

        /// <summary>Writes host memory to the items of a view.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: the view or its buffer is
        /// read-only; two items share bytes</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: an item lies outside the buffer;
        /// or a number overflows, also one that follows from strides</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired the
        /// bytes of a shared buffer for writing</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.CommandFailed"/>: blocking is 1 and a command
        /// failed; or a fence in after has failed</exception>
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
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed; if the driver
        /// refuses one of several commands, the call waits until the earlier ones have completed.</remarks>
        public void Write<T>(ClglQueue queue, T[] data, ClglWaits after = default) where T : unmanaged
        {
            using (Pin pin = Pin.Of(data))
                Write(queue, pin.Pointer, pin.Size, null, 0, 1, after, null);
        }

        /// <summary>Writes host memory to the items of a view.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data; pinned until the task has ended</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a task that completes when the items have been written</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed; if the driver
        /// refuses one of several commands, the call waits until the earlier ones have completed.</remarks>
        public Task WriteAsync<T>(ClglQueue queue, T[] data, ClglWaits after = default) where T : unmanaged
        {
            return Transfer.Start(data, pin =>
            {
                IntPtr fence;
                Write(queue, pin.Pointer, pin.Size, null, 0, 0, after, &fence);
                return new ClglFence(fence);
            });
        }

#if CLGL_SPANS
        /// <summary>Writes host memory to the items of a view.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed; if the driver
        /// refuses one of several commands, the call waits until the earlier ones have completed.</remarks>
        public void Write<T>(ClglQueue queue, Span<T> data, ClglWaits after = default) where T : unmanaged
        {
            Span<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Write(queue, at, (ulong)bytes.Length, null, 0, 1, after, null);
        }

        /// <summary>Writes host memory to the items of a view.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed; if the driver
        /// refuses one of several commands, the call waits until the earlier ones have completed.</remarks>
        public void Write<T>(ClglQueue queue, ReadOnlySpan<T> data, ClglWaits after = default) where T : unmanaged
        {
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Write(queue, at, (ulong)bytes.Length, null, 0, 1, after, null);
        }

#endif

        /// <summary>Writes host memory to the items of a view.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data</param>
        /// <param name="strides">bytes from item to item along each dimension of the data</param>
        /// <param name="start">where the item with index 0 in all dimensions lies in the data, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed; if the driver
        /// refuses one of several commands, the call waits until the earlier ones have completed.</remarks>
        public void WriteStrided<T>(
            ClglQueue queue, T[] data, long[] strides, long start = 0, ClglWaits after = default) where T : unmanaged
        {
            using (Pin pin = Pin.Of(data))
                Write(queue, pin.Pointer, pin.Size, ClglObject.NotNull(strides, nameof(strides)), start, 1, after, null);
        }

        /// <summary>Writes host memory to the items of a view.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data; pinned until the task has ended</param>
        /// <param name="strides">bytes from item to item along each dimension of the data</param>
        /// <param name="start">where the item with index 0 in all dimensions lies in the data, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a task that completes when the items have been written</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed; if the driver
        /// refuses one of several commands, the call waits until the earlier ones have completed.</remarks>
        public Task WriteStridedAsync<T>(
            ClglQueue queue, T[] data, long[] strides, long start = 0, ClglWaits after = default) where T : unmanaged
        {
            return Transfer.Start(data, pin =>
            {
                IntPtr fence;
                Write(queue, pin.Pointer, pin.Size, ClglObject.NotNull(strides, nameof(strides)), start, 0, after, &fence);
                return new ClglFence(fence);
            });
        }

#if CLGL_SPANS
        /// <summary>Writes host memory to the items of a view.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data</param>
        /// <param name="strides">bytes from item to item along each dimension of the data</param>
        /// <param name="start">where the item with index 0 in all dimensions lies in the data, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed; if the driver
        /// refuses one of several commands, the call waits until the earlier ones have completed.</remarks>
        public void WriteStrided<T>(
            ClglQueue queue, Span<T> data, long[] strides, long start = 0, ClglWaits after = default) where T : unmanaged
        {
            Span<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Write(queue, at, (ulong)bytes.Length, ClglObject.NotNull(strides, nameof(strides)), start, 1, after, null);
        }

        /// <summary>Writes host memory to the items of a view.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data</param>
        /// <param name="strides">bytes from item to item along each dimension of the data</param>
        /// <param name="start">where the item with index 0 in all dimensions lies in the data, in bytes</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the commands have completed; if the driver
        /// refuses one of several commands, the call waits until the earlier ones have completed.</remarks>
        public void WriteStrided<T>(
            ClglQueue queue, ReadOnlySpan<T> data, long[] strides, long start = 0, ClglWaits after = default) where T : unmanaged
        {
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Write(queue, at, (ulong)bytes.Length, ClglObject.NotNull(strides, nameof(strides)), start, 1, after, null);
        }

#endif

        private void Write(
            ClglQueue queue, void* data, ulong size, long[]? strides, long start, uint blocking,
            in ClglWaits after, IntPtr* fence)
        {
            clgl_view own = raw;
            CheckFits(strides, start, size);
            IntPtr one = after.One;
            fixed (long* stridesList = strides)
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_view_write(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, &own, stridesList, (byte*)data + start,
                    blocking, after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(Buffer);
        }

        /// <summary>Sets all items of a view to one value. If there are gaps between items, the library copies
        /// items that already have the value; each copy is twice as large as the previous one.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">the data, copied</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: the view or its buffer is
        /// read-only; two items share bytes</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired the
        /// bytes of a shared buffer for writing</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: an item lies outside the buffer,
        /// or a number overflows</exception>
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
        public void Fill<T>(ClglQueue queue, T[] item, ClglWaits after = default) where T : unmanaged
        {
            using (Pin pin = Pin.Of(item))
                Fill(queue, pin.Pointer, pin.Size, after, null);
        }

        /// <summary>Sets all items of a view to one value. If there are gaps between items, the library copies
        /// items that already have the value; each copy is twice as large as the previous one.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">the data, copied</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when all items are set</returns>
        /// <remarks>Threads: any.</remarks>
        public ClglFence FillWithFence<T>(ClglQueue queue, T[] item, ClglWaits after = default) where T : unmanaged
        {
            IntPtr fence;
            using (Pin pin = Pin.Of(item))
                Fill(queue, pin.Pointer, pin.Size, after, &fence);
            return new ClglFence(fence);
        }

#if CLGL_SPANS
        /// <summary>Sets all items of a view to one value. If there are gaps between items, the library copies
        /// items that already have the value; each copy is twice as large as the previous one.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">the data, copied</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any.</remarks>
        public void Fill<T>(ClglQueue queue, Span<T> item, ClglWaits after = default) where T : unmanaged
        {
            Span<byte> bytes = MemoryMarshal.AsBytes(item);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Fill(queue, at, (ulong)bytes.Length, after, null);
        }

        /// <summary>Sets all items of a view to one value. If there are gaps between items, the library copies
        /// items that already have the value; each copy is twice as large as the previous one.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">the data, copied</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when all items are set</returns>
        /// <remarks>Threads: any.</remarks>
        public ClglFence FillWithFence<T>(ClglQueue queue, Span<T> item, ClglWaits after = default) where T : unmanaged
        {
            IntPtr fence;
            Span<byte> bytes = MemoryMarshal.AsBytes(item);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Fill(queue, at, (ulong)bytes.Length, after, &fence);
            return new ClglFence(fence);
        }

        /// <summary>Sets all items of a view to one value. If there are gaps between items, the library copies
        /// items that already have the value; each copy is twice as large as the previous one.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">the data, copied</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any.</remarks>
        public void Fill<T>(ClglQueue queue, ReadOnlySpan<T> item, ClglWaits after = default) where T : unmanaged
        {
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(item);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Fill(queue, at, (ulong)bytes.Length, after, null);
        }

        /// <summary>Sets all items of a view to one value. If there are gaps between items, the library copies
        /// items that already have the value; each copy is twice as large as the previous one.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">the data, copied</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when all items are set</returns>
        /// <remarks>Threads: any.</remarks>
        public ClglFence FillWithFence<T>(
            ClglQueue queue, ReadOnlySpan<T> item, ClglWaits after = default) where T : unmanaged
        {
            IntPtr fence;
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(item);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Fill(queue, at, (ulong)bytes.Length, after, &fence);
            return new ClglFence(fence);
        }

#endif

        private void Fill(ClglQueue queue, void* data, ulong size, in ClglWaits after, IntPtr* fence)
        {
            clgl_view own = raw;
            Sizes.Fits(raw.element_size, size);
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_view_fill(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, &own, data, after.Count,
                    many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(Buffer);
        }

        /// <summary>Copies the items of one view to another of the same shape and item size. Bytes are copied
        /// without conversion, so the formats may differ.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="destination">the view to write, not read-only; if its buffer is shared, the queue must
        /// have acquired the bytes for writing</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: destination is null; shape or
        /// element_size differ; destination or its buffer is read-only; two items of destination share
        /// bytes</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: an item lies outside its buffer;
        /// the views share bytes, or it is too complex to decide whether they do</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired the
        /// bytes of a shared buffer, or has acquired those of destination only for reading</exception>
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
        public void CopyTo(ClglQueue queue, ClglView destination, ClglWaits after = default)
        {
            CopyTo(queue, destination, after, null);
        }

        /// <summary>Copies the items of one view to another of the same shape and item size. Bytes are copied
        /// without conversion, so the formats may differ.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="destination">the view to write, not read-only; if its buffer is shared, the queue must
        /// have acquired the bytes for writing</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when all items are copied</returns>
        /// <remarks>Threads: any.</remarks>
        public ClglFence CopyToWithFence(ClglQueue queue, ClglView destination, ClglWaits after = default)
        {
            IntPtr fence;
            CopyTo(queue, destination, after, &fence);
            return new ClglFence(fence);
        }

        private void CopyTo(ClglQueue queue, ClglView destination, in ClglWaits after, IntPtr* fence)
        {
            clgl_view own = raw;
            clgl_view destinationRaw = ClglObject.NotNull(destination, nameof(destination)).raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_view_copy(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, &own, &destinationRaw, after.Count,
                    many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(Buffer);
            GC.KeepAlive(destination);
        }

        /// <summary>Reads one item of a view.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">receives the data</param>
        /// <param name="index">the index of the item in each dimension</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: an index is outside its
        /// dimension</exception>
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
        /// <remarks>Threads: any. Lifetime: item must live until the command has completed.</remarks>
        public void ReadItem<T>(ClglQueue queue, T[] item, long[] index, ClglWaits after) where T : unmanaged
        {
            using (Pin pin = Pin.Of(item))
                ReadItem(queue, pin.Pointer, pin.Size, index, 1, after, null);
        }

        /// <summary>Reads one item of a view.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">receives the data</param>
        /// <param name="index">the index of the item in each dimension</param>
        /// <remarks>Threads: any. Lifetime: item must live until the command has completed.</remarks>
        public void ReadItem<T>(ClglQueue queue, T[] item, params long[] index) where T : unmanaged
        {
            ReadItem(queue, item, index, default);
        }

        /// <summary>Reads one item of a view.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">receives the data; pinned until the task has ended</param>
        /// <param name="index">the index of the item in each dimension</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a task that completes when item is complete</returns>
        /// <remarks>Threads: any. Lifetime: item must live until the command has completed.</remarks>
        public Task ReadItemAsync<T>(
            ClglQueue queue, T[] item, long[] index, ClglWaits after = default) where T : unmanaged
        {
            return Transfer.Start(item, pin =>
            {
                IntPtr fence;
                ReadItem(queue, pin.Pointer, pin.Size, index, 0, after, &fence);
                return new ClglFence(fence);
            });
        }

#if CLGL_SPANS
        /// <summary>Reads one item of a view.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">receives the data</param>
        /// <param name="index">the index of the item in each dimension</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: item must live until the command has completed.</remarks>
        public void ReadItem<T>(
            ClglQueue queue, Span<T> item, long[] index, ClglWaits after = default) where T : unmanaged
        {
            Span<byte> bytes = MemoryMarshal.AsBytes(item);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                ReadItem(queue, at, (ulong)bytes.Length, index, 1, after, null);
        }

#endif

        private void ReadItem(
            ClglQueue queue, void* data, ulong size, long[] index, uint blocking, in ClglWaits after, IntPtr* fence)
        {
            clgl_view own = raw;
            CheckItem(index, size);
            IntPtr one = after.One;
            fixed (long* indexList = index)
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_view_read_item(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, &own, indexList, data, blocking, after.Count,
                    many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(Buffer);
        }

        /// <summary>Writes one item of a view.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">the data</param>
        /// <param name="index">the index of the item in each dimension</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: the view or its buffer is
        /// read-only; two items share bytes</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: an index is outside its
        /// dimension</exception>
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
        /// <remarks>Threads: any. Lifetime: item must live until the command has completed.</remarks>
        public void WriteItem<T>(ClglQueue queue, T[] item, long[] index, ClglWaits after) where T : unmanaged
        {
            using (Pin pin = Pin.Of(item))
                WriteItem(queue, pin.Pointer, pin.Size, index, 1, after, null);
        }

        /// <summary>Writes one item of a view.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">the data</param>
        /// <param name="index">the index of the item in each dimension</param>
        /// <remarks>Threads: any. Lifetime: item must live until the command has completed.</remarks>
        public void WriteItem<T>(ClglQueue queue, T[] item, params long[] index) where T : unmanaged
        {
            WriteItem(queue, item, index, default);
        }

        /// <summary>Writes one item of a view.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">the data; pinned until the task has ended</param>
        /// <param name="index">the index of the item in each dimension</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a task that completes when the item has been written</returns>
        /// <remarks>Threads: any. Lifetime: item must live until the command has completed.</remarks>
        public Task WriteItemAsync<T>(
            ClglQueue queue, T[] item, long[] index, ClglWaits after = default) where T : unmanaged
        {
            return Transfer.Start(item, pin =>
            {
                IntPtr fence;
                WriteItem(queue, pin.Pointer, pin.Size, index, 0, after, &fence);
                return new ClglFence(fence);
            });
        }

#if CLGL_SPANS
        /// <summary>Writes one item of a view.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">the data</param>
        /// <param name="index">the index of the item in each dimension</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: item must live until the command has completed.</remarks>
        public void WriteItem<T>(
            ClglQueue queue, Span<T> item, long[] index, ClglWaits after = default) where T : unmanaged
        {
            Span<byte> bytes = MemoryMarshal.AsBytes(item);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                WriteItem(queue, at, (ulong)bytes.Length, index, 1, after, null);
        }

        /// <summary>Writes one item of a view.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="item">the data</param>
        /// <param name="index">the index of the item in each dimension</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: item must live until the command has completed.</remarks>
        public void WriteItem<T>(
            ClglQueue queue, ReadOnlySpan<T> item, long[] index, ClglWaits after = default) where T : unmanaged
        {
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(item);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                WriteItem(queue, at, (ulong)bytes.Length, index, 1, after, null);
        }

#endif

        private void WriteItem(
            ClglQueue queue, void* data, ulong size, long[] index, uint blocking, in ClglWaits after, IntPtr* fence)
        {
            clgl_view own = raw;
            CheckItem(index, size);
            IntPtr one = after.One;
            fixed (long* indexList = index)
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_view_write_item(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, &own, indexList, data, blocking, after.Count,
                    many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(Buffer);
        }
    }
}
