using System;
using System.Runtime.CompilerServices;
using Clgl.Native;

namespace Clgl
{
    /// <summary>A kernel function of a program, with arguments and launches. The kernel keeps the buffers, textures
    /// and samplers that are its arguments alive.</summary>
    public sealed unsafe partial class ClglKernel : ClglObject
    {
        private readonly object?[] arguments;
        // The declared numbers of the arguments. An element is set when the argument is first given a number.
        private readonly ClglNumber[] numbers;

        private ClglKernel(IntPtr handle, object?[]? arguments = null) : base(handle, Api.clgl_kernel_destroy)
        {
            this.arguments = arguments ?? new object[Info.ArgumentCount];
            numbers = new ClglNumber[this.arguments.Length];
        }

        /// <summary>The default sizes, for launches that specify no sizes; null = no default.</summary>
        public ClglLaunch? LaunchSizes
        {
            get
            {
                clgl_launch raw = default;
                raw.struct_size = (uint)sizeof(clgl_launch);
                Call.Check(Api.clgl_kernel_get_launch(Handle, &raw));
                GC.KeepAlive(this);
                return raw.dimensions == 0 ? (ClglLaunch?)null : new ClglLaunch(raw);
            }

            set
            {
                clgl_launch raw = value.GetValueOrDefault().Raw;
                Call.Check(Api.clgl_kernel_set_launch(Handle, value.HasValue ? &raw : null));
                GC.KeepAlive(this);
            }
        }

        /// <summary>Clones the kernel with its arguments and sizes.</summary>
        /// <returns>the clone</returns>
        public ClglKernel Clone()
        {
            IntPtr handle;
            Call.Check(Api.clgl_kernel_clone(Handle, &handle));
            GC.KeepAlive(this);
            return new ClglKernel(handle, (object?[])arguments.Clone());
        }

        /// <summary>Sets an argument that is passed by value.</summary>
        /// <param name="index">the argument, from 0</param>
        /// <param name="value">the value</param>
        public void SetValue(int index, float value) => SetPlain(index, &value, (UIntPtr)sizeof(float), ClglNumber.Float);

        /// <summary>Sets an argument that is passed by value.</summary>
        /// <param name="index">the argument, from 0</param>
        /// <param name="value">the value</param>
        public void SetValue(int index, double value) => SetPlain(index, &value, (UIntPtr)sizeof(double), ClglNumber.Float);

        /// <summary>Sets an argument that is passed by value.</summary>
        /// <param name="index">the argument, from 0</param>
        /// <param name="value">the value</param>
        public void SetValue(int index, int value) => SetPlain(index, &value, (UIntPtr)sizeof(int), ClglNumber.Integer);

        /// <summary>Sets an argument that is passed by value.</summary>
        /// <param name="index">the argument, from 0</param>
        /// <param name="value">the value</param>
        public void SetValue(int index, uint value) => SetPlain(index, &value, (UIntPtr)sizeof(uint), ClglNumber.Integer);

        /// <summary>Sets an argument that is passed by value.</summary>
        /// <param name="index">the argument, from 0</param>
        /// <param name="value">the value</param>
        public void SetValue(int index, long value) => SetPlain(index, &value, (UIntPtr)sizeof(long), ClglNumber.Integer);

        /// <summary>Sets an argument that is passed by value.</summary>
        /// <param name="index">the argument, from 0</param>
        /// <param name="value">the value</param>
        public void SetValue(int index, ulong value) => SetPlain(index, &value, (UIntPtr)sizeof(ulong), ClglNumber.Integer);

        /// <summary>Sets an argument that is a vector or a struct.</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="index">the argument, from 0</param>
        /// <param name="value">an array with all bytes of the argument, which is copied; a vector of three elements
        /// needs four</param>
        public void SetValue<T>(int index, T[] value) where T : unmanaged
        {
            using (Pin pin = Pin.Of(value))
                SetPlain(index, pin.Pointer, (UIntPtr)pin.Size, Numbers.Of(typeof(T).IsPrimitive ? typeof(T).Name : ""));
        }

        /// <summary>Sets an argument that is passed by value.</summary>
        /// <param name="index">the argument, from 0</param>
        /// <param name="value">the address of the value, which is copied</param>
        /// <param name="size">size in bytes</param>
        public void SetValue(int index, IntPtr value, long size) =>
            SetPlain(index, (void*)value, Sizes.Of(size), ClglNumber.Other);

        /// <summary>Sets an argument that is a pointer to global or constant memory.</summary>
        /// <param name="index">the argument, from 0</param>
        /// <param name="buffer">the buffer; null for a null pointer</param>
        public void SetBuffer(int index, ClglBuffer? buffer)
        {
            Call.Check(buffer == null ? Api.clgl_kernel_set_null(Handle, (uint)index)
                                      : Api.clgl_kernel_set_buffer(Handle, (uint)index, buffer.Handle));
            Keep(index, buffer);
        }

        /// <summary>Launches the kernel.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="launch">the number of work-items; null = <see cref="LaunchSizes"/></param>
        /// <param name="after">fences that the command waits for</param>
        public void Launch(ClglQueue queue, ClglLaunch? launch = null, ClglWaits after = default) =>
            Launch(queue, launch, after, null);

        /// <summary>Launches the kernel.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="launch">the number of work-items</param>
        /// <param name="after">fences that the command waits for</param>
        public void Launch(ClglQueue queue, ClglLaunch launch, ClglWaits after) =>
            Launch(queue, (clgl_launch*)&launch, after, null);

        /// <summary>Launches the kernel after the commands that are already in the queue.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="launch">the number of work-items</param>
        public void Launch(ClglQueue queue, ClglLaunch launch)
        {
            if (queue == null)
                ThrowNull(nameof(queue));
            Call.Check(Api.clgl_kernel_launch(queue!.Handle, Handle, (clgl_launch*)&launch, 0, null, null));
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Launches the kernel, and returns a fence.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="launch">the number of work-items; null = <see cref="LaunchSizes"/></param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes with the kernel</returns>
        public ClglFence LaunchWithFence(ClglQueue queue, ClglLaunch? launch = null, ClglWaits after = default)
        {
            IntPtr fence;
            Launch(queue, launch, after, &fence);
            return new ClglFence(fence);
        }

        /// <summary>Sets arguments and launches the kernel, in one call.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="launch">the number of work-items; null = <see cref="LaunchSizes"/></param>
        /// <param name="values">the first arguments; reuse the array to avoid allocations</param>
        public void Run(ClglQueue queue, ClglLaunch? launch, params ClglArgument[] values) =>
            RunWith(queue, launch, values, default, null);

        /// <summary>Sets arguments and launches the kernel, in one call. Returns a fence.</summary>
        /// <param name="queue">the queue that executes the command</param>
        /// <param name="launch">the number of work-items; null = <see cref="LaunchSizes"/></param>
        /// <param name="after">fences that the command waits for</param>
        /// <param name="values">the arguments, from argument 0 on</param>
        /// <returns>a fence that completes with the kernel</returns>
        public ClglFence RunWithFence(ClglQueue queue, ClglLaunch? launch, ClglWaits after, params ClglArgument[] values)
        {
            IntPtr fence;
            RunWith(queue, launch, values, after, &fence);
            return new ClglFence(fence);
        }

        private void RunWith(ClglQueue queue, ClglLaunch? launch, ClglArgument[] values, in ClglWaits after, IntPtr* fence)
        {
            // Does not allocate a list for too many arguments, which might not fit on the stack. The library then
            // rejects their number.
            int count = NotNull(values, nameof(values)).Length <= arguments.Length ? values.Length : 0;
            clgl_argument* list = stackalloc clgl_argument[count];
            ulong* inline = stackalloc ulong[ClglArgument.Words * count];
            for (int i = 0; i < count; ++i)
            {
                RequireDeclared(i, values[i].Number);
                values[i].To(list + i, inline + ClglArgument.Words * i);
            }
            clgl_launch raw = launch.GetValueOrDefault().Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_kernel_launch_with_arguments(NotNull(queue, nameof(queue)).Handle, Handle, (uint)values.Length,
                                                count == values.Length ? list : null, launch.HasValue ? &raw : null,
                                                after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            for (int i = 0; i < values.Length; ++i)
                if (values[i].IsSet)
                    Keep(i, values[i].Object);
            GC.KeepAlive(queue);
            GC.KeepAlive(values);
        }

        private void Launch(ClglQueue queue, ClglLaunch? launch, in ClglWaits after, IntPtr* fence)
        {
            clgl_launch raw = launch.GetValueOrDefault().Raw;
            Launch(queue, launch.HasValue ? &raw : null, after, fence);
        }

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        private void Launch(ClglQueue queue, clgl_launch* launch, in ClglWaits after, IntPtr* fence)
        {
            IntPtr to = NotNull(queue, nameof(queue)).Handle;
            if (after.Count == 0)
                Call.Check(Api.clgl_kernel_launch(to, Handle, launch, 0, null, fence));
            else
                LaunchAfter(to, launch, after, fence);
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        // Is a separate method, so that launches without a wait list are faster.
        private void LaunchAfter(IntPtr queue, clgl_launch* launch, in ClglWaits after, IntPtr* fence)
        {
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_kernel_launch(queue, Handle, launch, after.Count, many == null ? &one : many,
                                                  fence));
            after.KeepAlive();
        }

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        private void SetPlain(int index, void* value, UIntPtr size, ClglNumber number)
        {
            RequireDeclared(index, number);
            Call.Check(Api.clgl_kernel_set_value(Handle, (uint)index, size, value));
            Keep(index, null);
        }

        private void Keep(int index, object? argument) => arguments[index] = argument;

        // Throws if integers are given for floating-point numbers, or the reverse. The library compares only sizes.
        private void RequireDeclared(int index, ClglNumber given)
        {
            if (given <= ClglNumber.Other || (uint)index >= (uint)numbers.Length)
                return;
            if (numbers[index] == ClglNumber.Unknown)
                numbers[index] = Numbers.Of(GetArgumentInfo(index).TypeName);
            if (numbers[index] == ClglNumber.Other || numbers[index] == given)
                return;
            ClglArgumentInfo info = GetArgumentInfo(index);
            throw new ClglException(ClglResult.InvalidArgument,
                "argument " + index + " (" + info.Name + ") of the kernel \"" + Info.Name + "\" is a value (" + info.TypeName +
                "), not " + (given == ClglNumber.Float ? "a float: pass 2" : "an integer: pass 2f"));
        }
    }
}
