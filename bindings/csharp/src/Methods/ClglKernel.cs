// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglKernel
    {
        /// <summary>Creates a kernel from a function of a program. No argument is set.</summary>
        /// <param name="program">the program</param>
        /// <param name="name">the name of the function. PoCL 3.1 adds _cl_ before the name of a kernel that is
        /// named like an OpenCL C function, such as step.</param>
        /// <returns>the kernel</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: name is null; the program has
        /// no kernel of that name; the message lists its kernels</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the kernel has more arguments than
        /// max_parameter_size of the device has bytes</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is not built, is
        /// being built, or is compiled but not linked</exception>
        /// <remarks>Threads: any. Lifetime: until <c>ClglKernel.Dispose</c>.</remarks>
        public static ClglKernel Create(ClglProgram program, string name)
        {
            IntPtr kernel;
            fixed (byte* nameText = Text.Bytes(name))
                Call.Check(Api.clgl_kernel_create(ClglObject.NotNull(program, nameof(program)).Handle, nameText, &kernel));
            GC.KeepAlive(program);
            return new ClglKernel(kernel);
        }

        /// <summary>Returns the name, the number of arguments and the attributes of a kernel.</summary>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the kernel.</remarks>
        public ClglKernelInfo Info
        {
            get
            {
                clgl_kernel_info info = new clgl_kernel_info { struct_size = (uint)sizeof(clgl_kernel_info) };
                Call.Check(Api.clgl_kernel_get_info(Handle, &info));
                ClglKernelInfo made = new ClglKernelInfo(&info);
                GC.KeepAlive(this);
                return made;
            }
        }

        /// <summary>Returns the requirements and limits of a kernel on a device.</summary>
        /// <param name="device">a device of the context; null = the first device that the program is built
        /// for</param>
        /// <returns>the limits; 0 = unknown to the OpenCL driver</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.NoDevice"/>: device does not belong to the
        /// context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is not built for
        /// device</exception>
        /// <remarks>Threads: any.</remarks>
        public ClglWorkGroupInfo GetWorkGroupInfo(ClglDevice? device = null)
        {
            clgl_work_group_info info = new clgl_work_group_info { struct_size = (uint)sizeof(clgl_work_group_info) };
            Call.Check(Api.clgl_kernel_get_work_group_info(Handle, ClglDevice.HandleOf(device), &info));
            ClglWorkGroupInfo made = new ClglWorkGroupInfo(&info);
            GC.KeepAlive(this);
            GC.KeepAlive(device);
            return made;
        }

        /// <summary>Returns the properties of an argument, from the program and from
        /// <c>ClglKernel.DeclareArguments</c>.</summary>
        /// <param name="index">the argument, from 0</param>
        /// <returns>the properties</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the kernel has no argument
        /// index</exception>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the kernel.</remarks>
        public ClglArgumentInfo GetArgumentInfo(int index)
        {
            clgl_argument_info info = new clgl_argument_info { struct_size = (uint)sizeof(clgl_argument_info) };
            Call.Check(Api.clgl_kernel_get_argument_info(Handle, Sizes.Count(index), &info));
            ClglArgumentInfo made = new ClglArgumentInfo(&info);
            GC.KeepAlive(this);
            return made;
        }

        /// <summary>Returns the index of a named argument.</summary>
        /// <param name="name">the name of the argument in the source</param>
        /// <returns>the index of the argument, from 0</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: name is null; no argument has
        /// that name, and the message lists the names; or the names are unknown (see
        /// <c>ClglKernel.DeclareArguments</c>)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process is out of
        /// memory</exception>
        /// <remarks>Threads: any.</remarks>
        public int FindArgument(string name)
        {
            uint index;
            fixed (byte* nameText = Text.Bytes(name))
                Call.Check(Api.clgl_kernel_find_argument(Handle, nameText, &index));
            GC.KeepAlive(this);
            return (int)index;
        }

        /// <summary>Declares the arguments of a kernel. Needed for programs without argument information:
        /// binaries, SPIR-V and programs built outside clgl. Declared arguments can be found by name, and are
        /// checked when they are set. Declarations add to the information from the program. If a declaration
        /// contradicts this information or an earlier declaration, no declaration of the call is
        /// applied.</summary>
        /// <param name="descs">the declarations, starting with argument 0; may be null if count is 0</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: descs is null although count
        /// is not 0; a type is unknown; or a declaration contradicts known information (the message names the
        /// argument and both values)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: count is larger than the number of
        /// arguments</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process is out of
        /// memory</exception>
        /// <remarks>Threads: any. Lifetime: descs is used only during the call.</remarks>
        public void DeclareArguments(params ClglArgumentDesc[] descs)
        {
            using (Pins pins = new Pins())
            {
                clgl_argument_desc[] descsRaw = Array.ConvertAll(ClglObject.NotNull(descs, nameof(descs)), each => ClglObject.NotNull(each, nameof(descs)).Raw(pins));
                Call.Check(Api.clgl_kernel_declare_arguments(
                    Handle, (uint)descs.Length, (clgl_argument_desc*)pins.Of(descsRaw)));
                GC.KeepAlive(this);
                GC.KeepAlive(descs);
            }
        }

        /// <summary>Sets an argument that is an image to a texture. Checks the type of the texture, and its access
        /// against the access qualifier of the argument, if these are known.</summary>
        /// <param name="index">the argument, from 0</param>
        /// <param name="texture">a texture of the context of the kernel; a shared texture must be acquired when
        /// the kernel is launched</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: the argument is not an image,
        /// or an image of another type; or its access qualifier does not match the access of the texture (the
        /// message names the argument and its type)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the kernel has no argument
        /// index</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: the texture belongs to another
        /// context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the argument is read_write, and
        /// the device cannot read and write images of the format in one kernel</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: the texture must live until the kernel has been launched; a launch
        /// after its destruction fails.</remarks>
        public void SetTexture(int index, ClglTexture texture)
        {
            Call.Check(Api.clgl_kernel_set_texture(
                Handle, Sizes.Count(index), ClglObject.NotNull(texture, nameof(texture)).Handle));
            Keep(index, texture);
            GC.KeepAlive(this);
            GC.KeepAlive(texture);
        }

        /// <summary>Sets an argument that is a sampler.</summary>
        /// <param name="index">the argument, from 0</param>
        /// <param name="sampler">a sampler of the context of the kernel</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: the argument is not a
        /// sampler</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the kernel has no argument
        /// index</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: the sampler belongs to another
        /// context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: the sampler must live until the kernel has been launched; a launch
        /// after its destruction fails.</remarks>
        public void SetSampler(int index, ClglSampler sampler)
        {
            Call.Check(Api.clgl_kernel_set_sampler(
                Handle, Sizes.Count(index), ClglObject.NotNull(sampler, nameof(sampler)).Handle));
            Keep(index, sampler);
            GC.KeepAlive(this);
            GC.KeepAlive(sampler);
        }

        /// <summary>Sets the size of an argument that is a pointer to local memory.</summary>
        /// <param name="index">the argument, from 0</param>
        /// <param name="size">size of the memory for each work-group, in bytes</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: size is 0, or the argument is
        /// not a pointer to local memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the kernel has no argument index,
        /// or size is more than the local memory of the device</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any.</remarks>
        public void SetLocal(int index, long size)
        {
            Call.Check(Api.clgl_kernel_set_local(Handle, Sizes.Count(index), Sizes.Of(size)));
            Keep(index, null);
            GC.KeepAlive(this);
        }

        /// <summary>Launches a kernel in one dimension: <c>ClglKernel.Launch</c> without offset, local size and
        /// fences.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="x">number of work-items in dimension 0; not 0</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: an argument is not set (the
        /// message names it); a size is 0; or the kernel or the device does not allow these sizes</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the arguments require more local
        /// memory than the device has; with PoCL including the local memory that the kernel declares</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: the kernel belongs to another
        /// clgl context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired an
        /// argument that is a shared object, or only for reading</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is not built for the
        /// device of the queue</exception>
        /// <remarks>Threads: any. If several threads launch one kernel, the launches are prepared one after
        /// another..</remarks>
        public void Launch1D(ClglQueue queue, long x)
        {
            Call.Check(Api.clgl_kernel_launch_1d(ClglObject.NotNull(queue, nameof(queue)).Handle, Handle, Sizes.Of(x)));
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Launches a kernel in two dimensions: <c>ClglKernel.Launch</c> without offset, local size and
        /// fences.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="x">number of work-items in dimension 0; not 0</param>
        /// <param name="y">number of work-items in dimension 1; not 0</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: an argument is not set (the
        /// message names it); a size is 0; or the kernel or the device does not allow these sizes</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the arguments require more local
        /// memory than the device has; with PoCL including the local memory that the kernel declares</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: the kernel belongs to another
        /// clgl context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired an
        /// argument that is a shared object, or only for reading</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is not built for the
        /// device of the queue</exception>
        /// <remarks>Threads: any. If several threads launch one kernel, the launches are prepared one after
        /// another..</remarks>
        public void Launch2D(ClglQueue queue, long x, long y)
        {
            Call.Check(Api.clgl_kernel_launch_2d(
                ClglObject.NotNull(queue, nameof(queue)).Handle, Handle, Sizes.Of(x), Sizes.Of(y)));
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Launches a kernel in three dimensions: <c>ClglKernel.Launch</c> without offset, local size and
        /// fences.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="x">number of work-items in dimension 0; not 0</param>
        /// <param name="y">number of work-items in dimension 1; not 0</param>
        /// <param name="z">number of work-items in dimension 2; not 0</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: an argument is not set (the
        /// message names it); a size is 0; or the kernel or the device does not allow these sizes</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the arguments require more local
        /// memory than the device has; with PoCL including the local memory that the kernel declares</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: the kernel belongs to another
        /// clgl context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired an
        /// argument that is a shared object, or only for reading</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is not built for the
        /// device of the queue</exception>
        /// <remarks>Threads: any. If several threads launch one kernel, the launches are prepared one after
        /// another..</remarks>
        public void Launch3D(ClglQueue queue, long x, long y, long z)
        {
            Call.Check(Api.clgl_kernel_launch_3d(
                ClglObject.NotNull(queue, nameof(queue)).Handle, Handle, Sizes.Of(x), Sizes.Of(y), Sizes.Of(z)));
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Launches a kernel with one work-item.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: an argument is not set (the
        /// message names it); or the kernel requires larger work-groups</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the arguments require more local
        /// memory than the device has; with PoCL including the local memory that the kernel declares</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired an
        /// argument that is a shared object, or only for reading</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the program is not built for the
        /// device of the queue</exception>
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
        /// <remarks>Threads: any. If several threads launch one kernel, the launches are prepared one after
        /// another..</remarks>
        public void LaunchTask(ClglQueue queue, ClglWaits after = default)
        {
            LaunchTask(queue, after, null);
        }

        /// <summary>Launches a kernel with one work-item.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when the kernel has completed</returns>
        /// <remarks>Threads: any. If several threads launch one kernel, the launches are prepared one after
        /// another..</remarks>
        public ClglFence LaunchTaskWithFence(ClglQueue queue, ClglWaits after = default)
        {
            IntPtr fence;
            LaunchTask(queue, after, &fence);
            return new ClglFence(fence);
        }

        private void LaunchTask(ClglQueue queue, in ClglWaits after, IntPtr* fence)
        {
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_kernel_launch_task(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle, after.Count,
                    many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Creates a kernel from a cl_kernel. Arguments of the cl_kernel that are already set stay set.
        /// All <see cref="ClglKernel"/> handles of one cl_kernel share arguments, declarations and launch sizes.
        /// After these handles are destroyed, the cl_kernel does not keep the memory of its arguments
        /// alive.</summary>
        /// <param name="context">the context</param>
        /// <param name="clKernel">a kernel of the cl_context of context. It is retained; the caller keeps its own
        /// reference.</param>
        /// <returns>the kernel</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: cl_kernel is null; cl_kernel
        /// is not a kernel</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the kernel has more arguments than
        /// max_parameter_size of the device has bytes</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: cl_kernel belongs to another
        /// cl_context, or is already used by another clgl context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: until <c>ClglKernel.Dispose</c>; the caller may release its cl_kernel
        /// before.</remarks>
        public static ClglKernel FromCL(ClglContext context, IntPtr clKernel)
        {
            IntPtr kernel;
            Call.Check(Api.clgl_kernel_from_cl_kernel(
                ClglObject.NotNull(context, nameof(context)).Handle, (void*)clKernel, &kernel));
            GC.KeepAlive(context);
            return new ClglKernel(kernel);
        }

        /// <summary>Returns the cl_kernel of a kernel. After this call the library does not know which arguments
        /// are set: only the OpenCL driver detects a missing argument, and the message does not name the argument.
        /// Set each argument either through the cl_kernel or through clgl. OpenCL allows only one thread at a time
        /// to set arguments of a cl_kernel.</summary>
        /// <remarks>Threads: any. Lifetime: the cl_kernel lives as long as the kernel.</remarks>
        public IntPtr CLKernel
        {
            get
            {
                void* clKernel;
                Call.Check(Api.clgl_kernel_cl_kernel(Handle, &clKernel));
                GC.KeepAlive(this);
                return (IntPtr)clKernel;
            }
        }
    }
}
