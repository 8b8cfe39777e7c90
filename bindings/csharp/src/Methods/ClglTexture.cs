// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;
using System.Threading.Tasks;
using Clgl.Native;

namespace Clgl
{
    public sealed unsafe partial class ClglTexture
    {
        /// <summary>Acquires one whole texture for a queue: <c>ClglQueue.Acquire</c> without flags, parts and
        /// fences. Commands that are enqueued afterwards see what the OpenGL commands that this thread issued
        /// before have written.</summary>
        /// <param name="queue">the queue</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidGLObject"/>: the OpenGL object that
        /// texture wraps was deleted</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.GLObjectChanged"/>: the OpenGL object that
        /// texture wraps got new storage</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: texture belongs to another clgl
        /// context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; or the headless context is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.AlreadyAcquired"/>: texture or a part of it is
        /// already acquired, and this acquire or the earlier one writes; with the transport native also if another
        /// part of the OpenGL object is acquired</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenGL"/>: the context was created with <see
        /// cref="ClglContextFlags.ComputeOnly"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: texture is not shared with
        /// OpenGL, so it needs no acquire</exception>
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
            Call.Check(Api.clgl_texture_acquire(ClglObject.NotNull(queue, nameof(queue)).Handle, Handle));
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Releases one texture to OpenGL: <c>ClglQueue.Release</c> without flags, parts and fences.
        /// OpenGL commands that this thread issues afterwards see what the commands of the queue have
        /// written.</summary>
        /// <param name="queue">the queue that acquired it</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidGLObject"/>: the OpenGL object that
        /// texture wraps was deleted</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.GLObjectChanged"/>: the OpenGL object that
        /// texture wraps got new storage</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: texture belongs to another clgl
        /// context than the queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; or the headless context is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: texture is not acquired by this
        /// queue</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: texture is not shared with
        /// OpenGL, so it needs no release</exception>
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
            Call.Check(Api.clgl_texture_release(ClglObject.NotNull(queue, nameof(queue)).Handle, Handle));
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Lists the formats for which all devices of a context support images. Only formats with a
        /// CLGL_FORMAT_... value are listed.</summary>
        /// <param name="context">the context</param>
        /// <param name="type">the type of the textures</param>
        /// <param name="access">how commands use the textures</param>
        /// <returns>up to capacity formats in ascending order, and <see cref="ClglFormat.None"/> in unused
        /// elements; may be null if capacity is 0</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: type or access is
        /// unknown</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: any.</remarks>
        public static ClglFormat[] ListFormats(
            ClglContext context, ClglTextureType type, ClglAccess access = ClglAccess.ReadWrite)
        {
            ClglFormat[] found = Array.ConvertAll(Queries.Numbers((capacity, formats, count) =>
                Api.clgl_texture_list_formats(
                    ClglObject.NotNull(context, nameof(context)).Handle, (int)type, (int)access, capacity, formats, count)), each => (ClglFormat)each);
            GC.KeepAlive(context);
            return found;
        }

        /// <summary>Creates a texture. By default OpenGL and OpenCL share it, with a new OpenGL texture;
        /// desc.gl_name wraps an existing OpenGL texture or renderbuffer instead. With <see
        /// cref="ClglTextureFlags.ComputeOnly"/> the texture is used by OpenCL only. OpenGL owns a new shared
        /// texture: acquire the texture before commands use it. Format and sizes are checked against the limits of
        /// all devices of the context. Before the first texture of each format and target, each transport is
        /// tested with a small transfer, and is not used if bytes differ. Textures of one OpenGL name share the
        /// acquired state; each mip level and each face has its own. The library sets the minification filter of a
        /// new OpenGL texture so that the texture is complete: GL_LINEAR, or the OpenGL default for several mip
        /// levels; for integer formats GL_NEAREST or GL_NEAREST_MIPMAP_NEAREST. Change the filter with
        /// glTexParameteri.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">the texture to create</param>
        /// <returns>the texture</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: desc is null; flags, access,
        /// type, format, transport or gl_target is unknown; a size is 0, or set although the type does not have
        /// it; a pitch is too small or not a multiple; fields contradict each other</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: a size is more than the device or
        /// OpenGL allows, or than desc.buffer has</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidGLObject"/>: gl_name does not exist, has
        /// another target, does not have the level, has no storage, is incomplete, or is not as desc expects (the
        /// message says which)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: desc.buffer belongs to another
        /// context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; or the headless context is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenGL"/>: the context was created with <see
        /// cref="ClglContextFlags.ComputeOnly"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoTransport"/>: no transport can share the
        /// texture; the message says why</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: a device does not support images
        /// of the format (the message names the nearest supported one) or type; a device does not use host memory
        /// in place; OpenGL does not support the target, or the target cannot be shared; the texture is
        /// multisampled and <see cref="ClglTextureFlags.SamplesAsLayers"/> is not set; desc.buffer is shared with
        /// OpenGL; or the transport that desc or CLGL_TRANSPORT requires cannot share the texture</exception>
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
        /// <remarks>Threads: GL, or any with <see cref="ClglTextureFlags.ComputeOnly"/>. Lifetime: until
        /// <c>ClglTexture.Dispose</c>. desc.data is used only during the call; with <see
        /// cref="ClglTextureFlags.UseHostMemory"/> until the callback of <c>ClglTexture.SetDestructorCallback</c>
        /// is called. desc.buffer may be destroyed before. The application still owns a wrapped OpenGL texture,
        /// which must exist until <c>ClglTexture.Dispose</c>.</remarks>
        public static ClglTexture Create(ClglContext context, ClglTextureDesc desc)
        {
            using (Pins pins = new Pins())
            {
                clgl_texture_desc descRaw = ClglObject.NotNull(desc, nameof(desc)).Raw(pins);
                IntPtr texture;
                Call.Check(Api.clgl_texture_create(ClglObject.NotNull(context, nameof(context)).Handle, &descRaw, &texture));
                GC.KeepAlive(context);
                GC.KeepAlive(desc);
                return new ClglTexture(context, texture);
            }
        }

        /// <summary>Tests whether a transport can share textures of a format and target. Transfers a small texture
        /// both ways and compares every byte, as <c>ClglTexture.Create</c> does for the first texture. Each test
        /// runs once per process.</summary>
        /// <param name="context">the context</param>
        /// <param name="transport">the transport, not <see cref="ClglTransport.Auto"/></param>
        /// <param name="glTarget">the OpenGL target, as in <see cref="ClglTextureDesc"/>; not 0</param>
        /// <param name="format">the format</param>
        /// <param name="flags"><see cref="ClglTextureFlags.ConvertFormat"/> and <see
        /// cref="ClglTextureFlags.SamplesAsLayers"/> combined; 0 = none</param>
        /// <returns>the result</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: flags, transport, gl_target
        /// or format is unknown</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; or the headless context is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoOpenGL"/>: the context was created with <see
        /// cref="ClglContextFlags.ComputeOnly"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenGL"/>: an OpenGL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Winsys"/>: the headless OpenGL context cannot be
        /// made current; see <see cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.ContextLost"/>: the OpenGL context was reset or
        /// destroyed, or its display was closed</exception>
        /// <remarks>Threads: GL. Lifetime: the string lives until the next call of this function on this
        /// thread.</remarks>
        public static ClglTextureSupport Verify(
            ClglContext context, ClglTransport transport, uint glTarget, ClglFormat format,
            ClglTextureFlags flags = ClglTextureFlags.None)
        {
            clgl_texture_support support = new clgl_texture_support { struct_size = (uint)sizeof(clgl_texture_support) };
            Call.Check(Api.clgl_texture_verify(
                ClglObject.NotNull(context, nameof(context)).Handle, (int)transport, glTarget, (int)format,
                (uint)flags, &support));
            ClglTextureSupport made = new ClglTextureSupport(&support);
            GC.KeepAlive(context);
            return made;
        }

        /// <summary>Updates a texture to the current storage of the OpenGL object that it wraps, and keeps the
        /// handle and the component order. Call it after the OpenGL object was respecified, for example because a
        /// window was resized. If the call fails, the texture stays unchanged. Kernels that have the texture as an
        /// argument use the new storage from their next launch.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: a new size is more than the device
        /// allows</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidGLObject"/>: the OpenGL object was deleted
        /// or is incomplete, or lost its level or storage</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; or the headless context is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.AlreadyAcquired"/>: the texture is
        /// acquired</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoTransport"/>: no transport can share the new
        /// storage; the message says why</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the texture does not wrap an
        /// application-owned OpenGL object; OpenGL ES 3.0 cannot return the new size; or the new format cannot be
        /// shared</exception>
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
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the texture is a slot of a ring;
        /// or another thread is using the handle</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Vulkan"/>: a Vulkan call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: GL. No other call may use the texture at the same time.. Lifetime: as for
        /// <c>ClglTexture.Create</c>.</remarks>
        public void Rewrap()
        {
            Call.Check(Api.clgl_texture_rewrap(Handle));
            GC.KeepAlive(this);
        }

        /// <summary>Changes the size of a texture that clgl created, under the same handle. The contents are
        /// undefined afterwards. A texture with mip levels keeps as many levels as the new size allows. If the
        /// call fails, the texture stays unchanged. Kernels use the new memory from their next launch
        /// on.</summary>
        /// <param name="extent">the size, in the units of CLGL_TEXTURE_TYPE_...; 1 for missing dimensions</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: extent is null; a size is 0,
        /// or not 1 for a missing dimension</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: a size is more than the device or
        /// OpenGL allows (the message has both)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.AlreadyAcquired"/>: the texture or a part of it
        /// is acquired</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoTransport"/>: no transport can share the
        /// texture; the message says why</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the memory belongs to the
        /// application: a wrapped OpenGL object (see <c>ClglTexture.Rewrap</c>), the pixels of a buffer, host
        /// memory, or a cl_mem</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidState"/>: the texture is mapped or a slot
        /// of a ring; or another thread is using it</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NoGLContext"/>: no OpenGL context is current on
        /// this thread; or the headless context is current on another thread</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongGLContext"/>: the current OpenGL context
        /// belongs to another share group</exception>
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
        /// <remarks>Threads: GL, or any with <see cref="ClglTextureFlags.ComputeOnly"/>. No other call may use the
        /// texture at the same time.. Lifetime: the previous OpenGL name and cl_mem become invalid.</remarks>
        public void Resize(ClglSize extent)
        {
            UIntPtr* extentRaw = stackalloc UIntPtr[3];
            extent.To(extentRaw);
            Call.Check(Api.clgl_texture_resize(Handle, extentRaw));
            GC.KeepAlive(this);
        }

        /// <summary>Registers a function that is called when the memory of a texture is no longer used. Then the
        /// application may free host memory that was used in place (<see cref="ClglTextureFlags.UseHostMemory"/>).
        /// The callback runs when the texture and others of the same level of the OpenGL texture are destroyed,
        /// the application has released the cl_mem, and its commands have completed. Some drivers keep the memory
        /// longer; see <c>ClglBuffer.SetDestructorCallback</c>.</summary>
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
            Callbacks.Check(Api.clgl_texture_set_destructor_callback(Handle, Callbacks.Destructor, userData), userData);
            GC.KeepAlive(this);
        }

        /// <summary>Returns the properties of a texture.</summary>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the texture.</remarks>
        public ClglTextureInfo Info
        {
            get
            {
                clgl_texture_info info = new clgl_texture_info { struct_size = (uint)sizeof(clgl_texture_info) };
                Call.Check(Api.clgl_texture_get_info(Handle, &info));
                ClglTextureInfo made = new ClglTextureInfo(&info);
                GC.KeepAlive(this);
                return made;
            }
        }

        /// <summary>Reads a region of a texture into host memory. Row 0 is the bottom row of OpenGL; see ROW ORDER
        /// in clgl(7).</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives the data</param>
        /// <param name="region">the region, and the pitches of the data; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: a size of the region is 0, or
        /// exceeds the dimensions of the type; a pitch is too small or not a multiple</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the region extends past the edge
        /// of the texture (the message has the numbers)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired the
        /// region of a shared texture</exception>
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
        public void Read<T>(
            ClglQueue queue, T[] data, ClglRegion? region = null, ClglWaits after = default) where T : unmanaged
        {
            using (Pin pin = Pin.Of(data))
                Read(queue, pin.Pointer, pin.Size, region, 1, after, null);
        }

        /// <summary>Reads a region of a texture into host memory. Row 0 is the bottom row of OpenGL; see ROW ORDER
        /// in clgl(7).</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives the data; pinned until the task has ended</param>
        /// <param name="region">the region, and the pitches of the data; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a task that completes when data is complete</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public Task ReadAsync<T>(
            ClglQueue queue, T[] data, ClglRegion? region = null, ClglWaits after = default) where T : unmanaged
        {
            return Transfer.Start(data, pin =>
            {
                IntPtr fence;
                Read(queue, pin.Pointer, pin.Size, region, 0, after, &fence);
                return new ClglFence(fence);
            });
        }

#if CLGL_SPANS
        /// <summary>Reads a region of a texture into host memory. Row 0 is the bottom row of OpenGL; see ROW ORDER
        /// in clgl(7).</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives the data</param>
        /// <param name="region">the region, and the pitches of the data; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void Read<T>(
            ClglQueue queue, Span<T> data, ClglRegion? region = null, ClglWaits after = default) where T : unmanaged
        {
            Span<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Read(queue, at, (ulong)bytes.Length, region, 1, after, null);
        }

#endif

        /// <summary>Reads a region of a texture into host memory. Row 0 is the bottom row of OpenGL; see ROW ORDER
        /// in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives the data</param>
        /// <param name="region">the region, and the pitches of the data; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void Read(ClglQueue queue, IntPtr data, ClglRegion? region = null, ClglWaits after = default)
        {
            Read(queue, (void*)data, ulong.MaxValue, region, 1, after, null);
        }

        /// <summary>Reads a region of a texture into host memory. Row 0 is the bottom row of OpenGL; see ROW ORDER
        /// in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="data">receives the data; must stay valid until the fence has completed</param>
        /// <param name="region">the region, and the pitches of the data; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when data is complete</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public ClglFence ReadWithFence(
            ClglQueue queue, IntPtr data, ClglRegion? region = null, ClglWaits after = default)
        {
            IntPtr fence;
            Read(queue, (void*)data, ulong.MaxValue, region, 0, after, &fence);
            return new ClglFence(fence);
        }

        private void Read(
            ClglQueue queue, void* data, ulong size, ClglRegion? region, uint blocking, in ClglWaits after,
            IntPtr* fence)
        {
            CheckFits(region, size);
            clgl_texture_region regionRaw = region.GetValueOrDefault().Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_texture_read(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle, region.HasValue ? &regionRaw : null,
                    data, blocking, after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Writes host memory to a region of a texture. Row 0 is the bottom row of OpenGL; see ROW ORDER
        /// in clgl(7).</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data</param>
        /// <param name="region">the region, and the pitches of the data; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: a size of the region is 0, or
        /// exceeds the dimensions of the type; a pitch is too small or not a multiple; the texture is
        /// read-only</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the region extends past the edge
        /// of the texture (the message has the numbers)</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired the
        /// region of a shared texture for writing</exception>
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
        public void Write<T>(
            ClglQueue queue, T[] data, ClglRegion? region = null, ClglWaits after = default) where T : unmanaged
        {
            using (Pin pin = Pin.Of(data))
                Write(queue, pin.Pointer, pin.Size, region, 1, after, null);
        }

        /// <summary>Writes host memory to a region of a texture. Row 0 is the bottom row of OpenGL; see ROW ORDER
        /// in clgl(7).</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data; pinned until the task has ended</param>
        /// <param name="region">the region, and the pitches of the data; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a task that completes when the texture has been written</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public Task WriteAsync<T>(
            ClglQueue queue, T[] data, ClglRegion? region = null, ClglWaits after = default) where T : unmanaged
        {
            return Transfer.Start(data, pin =>
            {
                IntPtr fence;
                Write(queue, pin.Pointer, pin.Size, region, 0, after, &fence);
                return new ClglFence(fence);
            });
        }

#if CLGL_SPANS
        /// <summary>Writes host memory to a region of a texture. Row 0 is the bottom row of OpenGL; see ROW ORDER
        /// in clgl(7).</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data</param>
        /// <param name="region">the region, and the pitches of the data; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void Write<T>(
            ClglQueue queue, Span<T> data, ClglRegion? region = null, ClglWaits after = default) where T : unmanaged
        {
            Span<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Write(queue, at, (ulong)bytes.Length, region, 1, after, null);
        }

        /// <summary>Writes host memory to a region of a texture. Row 0 is the bottom row of OpenGL; see ROW ORDER
        /// in clgl(7).</summary>
        /// <typeparam name="T">plain data</typeparam>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data</param>
        /// <param name="region">the region, and the pitches of the data; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void Write<T>(
            ClglQueue queue, ReadOnlySpan<T> data, ClglRegion? region = null, ClglWaits after = default) where T : unmanaged
        {
            ReadOnlySpan<byte> bytes = MemoryMarshal.AsBytes(data);
            fixed (byte* at = &MemoryMarshal.GetReference(bytes))
                Write(queue, at, (ulong)bytes.Length, region, 1, after, null);
        }

#endif

        /// <summary>Writes host memory to a region of a texture. Row 0 is the bottom row of OpenGL; see ROW ORDER
        /// in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data</param>
        /// <param name="region">the region, and the pitches of the data; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public void Write(ClglQueue queue, IntPtr data, ClglRegion? region = null, ClglWaits after = default)
        {
            Write(queue, (void*)data, ulong.MaxValue, region, 1, after, null);
        }

        /// <summary>Writes host memory to a region of a texture. Row 0 is the bottom row of OpenGL; see ROW ORDER
        /// in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="data">the data; must stay valid until the fence has completed</param>
        /// <param name="region">the region, and the pitches of the data; null = all, tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes when the texture has been written</returns>
        /// <remarks>Threads: any. Lifetime: data must live until the command has completed.</remarks>
        public ClglFence WriteWithFence(
            ClglQueue queue, IntPtr data, ClglRegion? region = null, ClglWaits after = default)
        {
            IntPtr fence;
            Write(queue, (void*)data, ulong.MaxValue, region, 0, after, &fence);
            return new ClglFence(fence);
        }

        private void Write(
            ClglQueue queue, void* data, ulong size, ClglRegion? region, uint blocking, in ClglWaits after,
            IntPtr* fence)
        {
            CheckFits(region, size);
            clgl_texture_region regionRaw = region.GetValueOrDefault().Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_texture_write(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle, region.HasValue ? &regionRaw : null,
                    data, blocking, after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        private void Fill(ClglQueue queue, void* color, ClglRegion? region, in ClglWaits after, IntPtr* fence)
        {
            clgl_texture_region regionRaw = region.GetValueOrDefault().Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_texture_fill(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle, region.HasValue ? &regionRaw : null,
                    color, after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Copies a region of one texture to another of the same format, or between regions of one
        /// texture that do not overlap. The textures may be of different types, for example a slice of a 3D
        /// texture and a 2D texture. Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="destination">the texture to write, not read-only; if it is shared, the queue must have
        /// acquired the region for writing</param>
        /// <param name="region">the region of source, with pitches of 0; null = the whole texture</param>
        /// <param name="origin">the start of the copy in destination; null = {0, 0, 0}</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: the formats differ; a size of
        /// the region is 0, or exceeds the dimensions of a type; a pitch is not 0; destination is
        /// read-only</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: a region extends past the edge of
        /// its texture; or the regions overlap, in one texture or in a buffer whose memory both textures
        /// use</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired a
        /// shared texture, or has acquired destination only for reading</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the driver copies these types
        /// incorrectly, according to a test</exception>
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
            ClglQueue queue, ClglTexture destination, ClglRegion? region = null, ClglSize? origin = null,
            ClglWaits after = default)
        {
            CopyTo(queue, destination, region, origin, after, null);
        }

        /// <summary>Copies a region of one texture to another of the same format, or between regions of one
        /// texture that do not overlap. The textures may be of different types, for example a slice of a 3D
        /// texture and a 2D texture. Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="destination">the texture to write, not read-only; if it is shared, the queue must have
        /// acquired the region for writing</param>
        /// <param name="region">the region of source, with pitches of 0; null = the whole texture</param>
        /// <param name="origin">the start of the copy in destination; null = {0, 0, 0}</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes after the copy</returns>
        /// <remarks>Threads: any.</remarks>
        public ClglFence CopyToWithFence(
            ClglQueue queue, ClglTexture destination, ClglRegion? region = null, ClglSize? origin = null,
            ClglWaits after = default)
        {
            IntPtr fence;
            CopyTo(queue, destination, region, origin, after, &fence);
            return new ClglFence(fence);
        }

        private void CopyTo(
            ClglQueue queue, ClglTexture destination, ClglRegion? region, ClglSize? origin, in ClglWaits after,
            IntPtr* fence)
        {
            clgl_texture_region regionRaw = region.GetValueOrDefault().Raw;
            UIntPtr* originRaw = stackalloc UIntPtr[3];
            origin.GetValueOrDefault(ClglSize.Zero).To(originRaw);
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_texture_copy(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle,
                    ClglObject.NotNull(destination, nameof(destination)).Handle,
                    region.HasValue ? &regionRaw : null, originRaw, after.Count, many == null ? &one : many, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
            GC.KeepAlive(destination);
        }

        /// <summary>Copies a region of a texture to a buffer. Bytes between rows and slices stay unchanged. A
        /// tightly packed copy is one OpenCL command, any other one per slice or row. The fence completes after
        /// all. Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="destination">the buffer, not read-only; if it is shared, the queue must have acquired the
        /// bytes for writing</param>
        /// <param name="offset">the position of the first pixel in destination, in bytes</param>
        /// <param name="region">the region of source, with the pitches in destination; null = the whole texture,
        /// tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: a size of the region is 0, or
        /// exceeds the dimensions of the type; a pitch is too small or not a multiple; destination is
        /// read-only</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfRange"/>: the region extends past the edge
        /// of source, or the pixels past the end of destination; or source uses the same bytes of
        /// destination</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.NotAcquired"/>: the queue has not acquired a
        /// shared object, or has acquired destination only for reading</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: the driver copies from this
        /// format and type incorrectly, according to a test</exception>
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
            ClglQueue queue, ClglBuffer destination, long offset = 0, ClglRegion? region = null,
            ClglWaits after = default)
        {
            CopyTo(queue, destination, offset, region, after, null);
        }

        /// <summary>Copies a region of a texture to a buffer. Bytes between rows and slices stay unchanged. A
        /// tightly packed copy is one OpenCL command, any other one per slice or row. The fence completes after
        /// all. Row 0 is the bottom row of OpenGL; see ROW ORDER in clgl(7).</summary>
        /// <param name="queue">the queue</param>
        /// <param name="destination">the buffer, not read-only; if it is shared, the queue must have acquired the
        /// bytes for writing</param>
        /// <param name="offset">the position of the first pixel in destination, in bytes</param>
        /// <param name="region">the region of source, with the pitches in destination; null = the whole texture,
        /// tightly packed</param>
        /// <param name="after">fences that the command waits for</param>
        /// <returns>a fence that completes after the copy</returns>
        /// <remarks>Threads: any.</remarks>
        public ClglFence CopyToWithFence(
            ClglQueue queue, ClglBuffer destination, long offset = 0, ClglRegion? region = null,
            ClglWaits after = default)
        {
            IntPtr fence;
            CopyTo(queue, destination, offset, region, after, &fence);
            return new ClglFence(fence);
        }

        private void CopyTo(
            ClglQueue queue, ClglBuffer destination, long offset, ClglRegion? region, in ClglWaits after,
            IntPtr* fence)
        {
            clgl_texture_region regionRaw = region.GetValueOrDefault().Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_texture_copy_to_buffer(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle,
                    ClglObject.NotNull(destination, nameof(destination)).Handle,
                    region.HasValue ? &regionRaw : null, Sizes.Of(offset), after.Count, many == null ? &one : many,
                    fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
            GC.KeepAlive(destination);
        }

        private void Map(
            ClglQueue queue, void** pointer, UIntPtr* rowPitch, UIntPtr* slicePitch, ClglMapFlags flags,
            ClglRegion? region, in ClglWaits after, IntPtr* fence)
        {
            clgl_texture_region regionRaw = region.GetValueOrDefault().Raw;
            IntPtr one = after.One;
            fixed (IntPtr* many = after.Many)
                Call.Check(Api.clgl_texture_map(
                    ClglObject.NotNull(queue, nameof(queue)).Handle, Handle, (uint)flags,
                    region.HasValue ? &regionRaw : null, 1, after.Count, many == null ? &one : many, pointer,
                    rowPitch, slicePitch, fence));
            after.KeepAlive();
            GC.KeepAlive(queue);
            GC.KeepAlive(this);
        }

        /// <summary>Returns the cl_mem of a texture, which is an OpenCL image. OpenCL commands of the application
        /// may use the image of a shared texture only between acquire and release.</summary>
        /// <remarks>Threads: any. Lifetime: the cl_mem lives as long as the texture.</remarks>
        public IntPtr CLMem
        {
            get
            {
                void* clMem;
                Call.Check(Api.clgl_texture_cl_mem(Handle, &clMem));
                GC.KeepAlive(this);
                return (IntPtr)clMem;
            }
        }

        /// <summary>Creates a texture without OpenGL (<see cref="ClglTextureFlags.ComputeOnly"/>) from a cl_mem
        /// that is an image. The flags of the image determine the access of the texture.</summary>
        /// <param name="context">the context</param>
        /// <param name="clMem">an image of the cl_context of context. It is retained; the caller keeps its own
        /// reference.</param>
        /// <returns>the texture</returns>
        /// <exception cref="ClglException"><see cref="ClglResult.InvalidArgument"/>: cl_mem is null; cl_mem is not
        /// an image, or belongs to a texture that clgl shares with OpenGL</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.WrongContext"/>: cl_mem belongs to another
        /// cl_context</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.Unsupported"/>: no CLGL_FORMAT_... or
        /// CLGL_TEXTURE_TYPE_... matches the image; or it is an image of a buffer that clgl shares with
        /// OpenGL</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfHostMemory"/>: the process or the OpenCL
        /// driver is out of host memory</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OutOfDeviceMemory"/>: the device is out of memory
        /// or of other resources</exception>
        /// <exception cref="ClglException"><see cref="ClglResult.OpenCL"/>: an OpenCL call failed; see <see
        /// cref="ClglException.NativeCode"/></exception>
        /// <exception cref="ClglException"><see cref="ClglResult.DeviceLost"/>: the OpenCL device is no longer
        /// available</exception>
        /// <remarks>Threads: any. Lifetime: until <c>ClglTexture.Dispose</c>; the caller may release its cl_mem
        /// before.</remarks>
        public static ClglTexture FromCLMem(ClglContext context, IntPtr clMem)
        {
            IntPtr texture;
            Call.Check(Api.clgl_texture_from_cl_mem(
                ClglObject.NotNull(context, nameof(context)).Handle, (void*)clMem, &texture));
            GC.KeepAlive(context);
            return new ClglTexture(context, texture);
        }
    }
}
