// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Creates a ring and all its slots. Compute holds at most one slot at a time, from
        /// clgl_ring_acquire_write to clgl_ring_submit. Drawing holds at most one slot, from
        /// clgl_ring_acquire_read until it takes the next one or calls clgl_ring_release_read. Compute and drawing
        /// may use one thread or two. Drawing sees only complete frames, and never an older frame after a newer
        /// one.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">the ring to create</param>
        /// <param name="ring">receives the ring</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: desc or ring is NULL; a reserved field of desc is
        /// not 0; mode is unknown; not exactly one of buffer, texture, buffers and textures is set; gl_name is
        /// set; an existing object is given twice or not shared with OpenGL; a flag or the access is not possible
        /// for slots; or as for clgl_buffer_create and clgl_texture_create; CLGL_ERROR_INVALID_HANDLE: context is
        /// not a valid clgl_context, or an existing object is not valid; CLGL_ERROR_ALREADY_ACQUIRED: an existing
        /// object is acquired; CLGL_ERROR_WRONG_CONTEXT: an existing object belongs to another clgl context;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of desc, desc-&gt;buffer or desc-&gt;texture is not valid;
        /// CLGL_ERROR_OUT_OF_RANGE: slot_count is more than CLGL_RING_MAX_SLOTS; or as for clgl_buffer_create and
        /// clgl_texture_create; CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the
        /// headless context is current on another thread; CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context
        /// belongs to another share group; CLGL_ERROR_NO_OPENGL: the context was created with
        /// CLGL_CONTEXT_COMPUTE_ONLY; CLGL_ERROR_NO_TRANSPORT: no transport can share the slots; the message says
        /// why; CLGL_ERROR_UNSUPPORTED: as for clgl_texture_create; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or
        /// the OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory
        /// or of other resources; CLGL_ERROR_OPENCL: an OpenCL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code; CLGL_ERROR_WINSYS: the
        /// headless OpenGL context cannot be made current; see clgl_error_get_native_code;
        /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed;
        /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available; CLGL_ERROR_INVALID_STATE: an existing
        /// object is a slot of another ring; CLGL_ERROR_VULKAN: a Vulkan call failed; see
        /// clgl_error_get_native_code</returns>
        /// <remarks>Threads: GL. Lifetime: until clgl_ring_destroy; desc and everything it points at are used only
        /// during the call. Specification: specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_ring_create(IntPtr context, clgl_ring_desc* desc, IntPtr* ring);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_create(IntPtr context, clgl_ring_desc* desc, IntPtr* ring);
#endif

        /// <summary>Destroys a ring and its slots. If compute holds a slot, the slot is released first, as
        /// clgl_buffer_destroy does. Threads that wait in clgl_ring_acquire_write or clgl_ring_acquire_read return
        /// with CLGL_ERROR_INVALID_HANDLE.</summary>
        /// <param name="ring">the ring; NULL = do nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: ring is not a valid clgl_ring, for example because it
        /// was destroyed before</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle and the handles of the slots. Specification: specific
        /// to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_ring_destroy(IntPtr ring);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_destroy(IntPtr ring);
#endif

        /// <summary>Returns the properties and the state of a ring.</summary>
        /// <param name="ring">the ring</param>
        /// <param name="info">receives the properties; set struct_size before the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: info is NULL; CLGL_ERROR_INVALID_HANDLE: ring is
        /// not a valid clgl_ring; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of info is too small or more than
        /// 4096</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the ring. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_ring_get_info(IntPtr ring, clgl_ring_info* info);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_get_info(IntPtr ring, clgl_ring_info* info);
#endif

        /// <summary>Returns a slot of a ring, even if compute or drawing holds it. Use this function to prepare
        /// something for each slot, such as kernels.</summary>
        /// <param name="ring">the ring</param>
        /// <param name="index">the slot, from 0</param>
        /// <param name="slot">receives the slot, with the number of its last frame; set struct_size before the
        /// call</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: slot is NULL; CLGL_ERROR_INVALID_HANDLE: ring is
        /// not a valid clgl_ring; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of slot is too small or more than
        /// 4096; CLGL_ERROR_OUT_OF_RANGE: index is not less than the number of slots</returns>
        /// <remarks>Threads: any. Lifetime: the objects live until clgl_ring_destroy or clgl_ring_resize; strings
        /// in their infos as long as the ring. Specification: specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_ring_get_slot(IntPtr ring, uint index, clgl_ring_slot* slot);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_get_slot(IntPtr ring, uint index, clgl_ring_slot* slot);
#endif

        /// <summary>Acquires the next free slot for compute. Commands that are enqueued afterwards on the queue
        /// run after OpenGL has finished drawing from the slot. A slot is free if drawing does not hold it and no
        /// frame waits in it. With CLGL_RING_MODE_MAILBOX the slot of a waiting frame is also reused as soon as a
        /// newer frame is complete. Then compute waits for its own commands if it is as many frames ahead as there
        /// are slots. With three or more slots it never waits for drawing. In a ring with one slot, this call
        /// takes the slot back from drawing, as clgl_acquire does; call it on the thread that took the
        /// slot.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="ring">the ring</param>
        /// <param name="timeout">the longest wait for a free slot in nanoseconds; 0 = only test; CLGL_FOREVER = no
        /// limit</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="slot">receives the slot, with the number of its next frame; set struct_size before the
        /// call</param>
        /// <param name="previous">receives the slot of the last submitted frame, acquired for reading; NULL = not
        /// wanted. It is released together with slot. Its buffer and texture are NULL before the first frame,
        /// after clgl_ring_resize, and in a ring with one slot. Set struct_size before the call.</param>
        /// <param name="fence">receives a fence that completes when the queue has acquired the slot; NULL = no
        /// fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_NOT_READY if timeout is 0 and no slot is free; CLGL_TIMEOUT if no slot
        /// became free in time; CLGL_ERROR_INVALID_ARGUMENT: slot is NULL; timeout is negative and not
        /// CLGL_FOREVER; CLGL_ERROR_INVALID_HANDLE: ring is not a valid clgl_ring, or was destroyed during the
        /// call; or the object of the slot was destroyed; CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of slot or
        /// previous is too small or more than 4096; CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object of the slot
        /// was deleted; CLGL_ERROR_GL_OBJECT_CHANGED: the OpenGL object of the slot got new storage;
        /// CLGL_ERROR_WRONG_CONTEXT: the ring belongs to another context than the queue; CLGL_ERROR_NO_GL_CONTEXT:
        /// no OpenGL context is current on this thread; or the headless context is current on another thread;
        /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group;
        /// CLGL_ERROR_ALREADY_ACQUIRED: compute holds a slot already, or another thread is acquiring one;
        /// CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code; CLGL_ERROR_WINSYS: the
        /// headless OpenGL context cannot be made current; see clgl_error_get_native_code;
        /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed;
        /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code; CLGL_ERROR_UNSUPPORTED: a
        /// fence in waits is an OpenGL fence that only threads with the OpenGL context can wait for, and this
        /// thread has none (see CLGL_CONTEXT_SYNC_THREAD); CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the
        /// OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of
        /// other resources; CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; CLGL_ERROR_OPENCL: an
        /// OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no
        /// longer available</returns>
        /// <remarks>Threads: GL, or any with CLGL_ACCESS_WRITE_DISCARD or if the transport needs no OpenGL
        /// commands (see CLGL_HANDOVER_SKIP_GL_SYNC). Lifetime: slot and previous stay valid until
        /// clgl_ring_submit. Specification: specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_ring_acquire_write(IntPtr queue, IntPtr ring, long timeout, uint
            wait_count, IntPtr* waits, clgl_ring_slot* slot, clgl_ring_slot* previous, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_acquire_write(IntPtr queue, IntPtr ring, long timeout, uint
            wait_count, IntPtr* waits, clgl_ring_slot* slot, clgl_ring_slot* previous, IntPtr* fence);
#endif

        /// <summary>Submits the slot that compute holds, and does not wait. Drawing can take the frame when the
        /// commands enqueued so far have completed.</summary>
        /// <param name="queue">the queue that acquired the slot</param>
        /// <param name="ring">the ring</param>
        /// <param name="flags">CLGL_RING_DISCARD, or 0</param>
        /// <param name="wait_count">number of fences in waits; 0 = wait for none</param>
        /// <param name="waits">fences of the same context, of either API, that the command waits for; NULL if
        /// wait_count is 0</param>
        /// <param name="fence">receives a fence that completes when the frame is complete; NULL = no fence</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: flags are unknown; CLGL_ERROR_INVALID_HANDLE: ring
        /// is not a valid clgl_ring; CLGL_ERROR_WRONG_CONTEXT: the ring belongs to another context than the queue;
        /// CLGL_ERROR_NOT_ACQUIRED: the queue holds no slot of the ring; CLGL_ERROR_CONTEXT_LOST: the OpenGL
        /// context or its display has ended; CLGL_ERROR_VULKAN: a Vulkan call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_UNSUPPORTED: a fence in waits is an OpenGL fence that only
        /// threads with the OpenGL context can wait for, and this thread has none (see CLGL_CONTEXT_SYNC_THREAD);
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources;
        /// CLGL_ERROR_COMMAND_FAILED: a fence in waits has already failed; CLGL_ERROR_OPENCL: an OpenCL call
        /// failed; see clgl_error_get_native_code; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer
        /// available</returns>
        /// <remarks>Threads: any. Lifetime: ends slot and previous of clgl_ring_acquire_write. Specification:
        /// specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_ring_submit(IntPtr queue, IntPtr ring, uint flags, uint wait_count,
            IntPtr* waits, IntPtr* fence);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_submit(IntPtr queue, IntPtr ring, uint flags, uint wait_count,
            IntPtr* waits, IntPtr* fence);
#endif

        /// <summary>Takes a new frame for drawing: the oldest with CLGL_RING_MODE_FIFO, the newest with
        /// CLGL_RING_MODE_MAILBOX. OpenGL commands of this thread may read the slot until drawing takes the next
        /// frame or calls clgl_ring_release_read. The slot that drawing held before is returned to compute, which
        /// waits for the OpenGL commands that the current context has issued so far. If there is no new frame,
        /// drawing keeps its slot. Only complete frames are taken, so the call waits at most for timeout.
        /// Exception: if only threads with the OpenGL context can wait for OpenGL (see CLGL_CONTEXT_SYNC_THREAD),
        /// the call also waits until the commands that read the returned slot have completed.</summary>
        /// <param name="ring">the ring</param>
        /// <param name="timeout">the longest wait for a new frame in nanoseconds; 0 = only test; CLGL_FOREVER = no
        /// limit</param>
        /// <param name="slot">receives the slot that drawing holds after the call, which is the previous one if
        /// there is no new frame; its buffer and texture are NULL if drawing holds no slot; set struct_size before
        /// the call</param>
        /// <returns>CLGL_SUCCESS; CLGL_NOT_READY if timeout is 0 and there is no new frame; CLGL_TIMEOUT if there
        /// was none in time; CLGL_ERROR_INVALID_ARGUMENT: slot is NULL; timeout is negative and not CLGL_FOREVER;
        /// CLGL_ERROR_INVALID_HANDLE: ring is not a valid clgl_ring, or was destroyed during the call;
        /// CLGL_ERROR_INVALID_STRUCT_SIZE: struct_size of slot is too small or more than 4096;
        /// CLGL_ERROR_INVALID_GL_OBJECT: the OpenGL object of the slot was deleted; CLGL_ERROR_GL_OBJECT_CHANGED:
        /// the OpenGL object of the slot got new storage; CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current
        /// on this thread; or the headless context is current on another thread; CLGL_ERROR_WRONG_GL_CONTEXT: the
        /// current OpenGL context belongs to another share group; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or
        /// the OpenCL driver is out of host memory; CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory
        /// or of other resources; CLGL_ERROR_COMMAND_FAILED: a command of the new frame failed: the frame is
        /// dropped, and drawing keeps its slot; CLGL_ERROR_OPENCL: an OpenCL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_OPENGL: an OpenGL call failed; see clgl_error_get_native_code;
        /// CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see clgl_error_get_native_code;
        /// CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its display was closed;
        /// CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available; CLGL_ERROR_INVALID_STATE: another
        /// thread is in this function or in clgl_ring_release_read; or timeout is not 0 and drawing holds the only
        /// slot of the ring; CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: GL. The context must be the one that drew from the previous slot.. Lifetime: slot
        /// stays valid until this function takes another frame, or until clgl_ring_release_read, clgl_ring_destroy
        /// or, in a ring with one slot, clgl_ring_acquire_write. Specification: specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_ring_acquire_read(IntPtr ring, long timeout, clgl_ring_slot* slot);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_acquire_read(IntPtr ring, long timeout, clgl_ring_slot* slot);
#endif

        /// <summary>Returns the slot that drawing holds to compute. Compute waits for the OpenGL commands that the
        /// current context has issued so far.</summary>
        /// <param name="ring">the ring</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE: ring is not a valid clgl_ring;
        /// CLGL_ERROR_NO_GL_CONTEXT: no OpenGL context is current on this thread; or the headless context is
        /// current on another thread; CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another
        /// share group; CLGL_ERROR_OUT_OF_HOST_MEMORY: the process is out of memory; CLGL_ERROR_OPENGL: an OpenGL
        /// call failed; see clgl_error_get_native_code; CLGL_ERROR_WINSYS: the headless OpenGL context cannot be
        /// made current; see clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or
        /// destroyed, or its display was closed; CLGL_ERROR_INVALID_STATE: drawing holds no slot; or another
        /// thread is in this function or in clgl_ring_acquire_read; CLGL_ERROR_VULKAN: a Vulkan call failed; see
        /// clgl_error_get_native_code</returns>
        /// <remarks>Threads: GL. The context must be the one that drew from the slot.. Lifetime: ends the slot of
        /// clgl_ring_acquire_read. Specification: specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_ring_release_read(IntPtr ring);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_release_read(IntPtr ring);
#endif

        /// <summary>Replaces all slots of a ring with slots of another size. If a slot cannot be created, no slot
        /// is replaced. Frames that drawing has not taken are dropped. Slots that compute and drawing hold stay
        /// valid, with their old size, until they are returned. A frame that compute submits in an old slot is
        /// dropped.</summary>
        /// <param name="ring">the ring</param>
        /// <param name="extent">the size, in the units of CLGL_TEXTURE_TYPE_...; for buffers {bytes, 1, 1}</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT: extent is NULL; a size is 0, or set for a dimension
        /// that the slots do not have; CLGL_ERROR_INVALID_HANDLE: ring is not a valid clgl_ring;
        /// CLGL_ERROR_OUT_OF_RANGE: a size is more than the device or OpenGL allows; CLGL_ERROR_NO_GL_CONTEXT: no
        /// OpenGL context is current on this thread; or the headless context is current on another thread;
        /// CLGL_ERROR_WRONG_GL_CONTEXT: the current OpenGL context belongs to another share group;
        /// CLGL_ERROR_NO_TRANSPORT: no transport can share the slots; the message says why;
        /// CLGL_ERROR_UNSUPPORTED: the ring was created from existing objects; or as for clgl_texture_create;
        /// CLGL_ERROR_OUT_OF_HOST_MEMORY: the process or the OpenCL driver is out of host memory;
        /// CLGL_ERROR_OUT_OF_DEVICE_MEMORY: the device is out of memory or of other resources; CLGL_ERROR_OPENCL:
        /// an OpenCL call failed; see clgl_error_get_native_code; CLGL_ERROR_OPENGL: an OpenGL call failed; see
        /// clgl_error_get_native_code; CLGL_ERROR_WINSYS: the headless OpenGL context cannot be made current; see
        /// clgl_error_get_native_code; CLGL_ERROR_CONTEXT_LOST: the OpenGL context was reset or destroyed, or its
        /// display was closed; CLGL_ERROR_DEVICE_LOST: the OpenCL device is no longer available;
        /// CLGL_ERROR_VULKAN: a Vulkan call failed; see clgl_error_get_native_code</returns>
        /// <remarks>Threads: GL. Lifetime: ends the slots that neither compute nor drawing holds. Specification:
        /// specific to clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial int clgl_ring_resize(IntPtr ring, UIntPtr* extent);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_resize(IntPtr ring, UIntPtr* extent);
#endif

        /// <summary>Returns the name of the mode of a ring, such as "mailbox".</summary>
        /// <param name="mode">CLGL_RING_MODE_...</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        /// <remarks>Threads: any. Lifetime: the string lives as long as the library. Specification: specific to
        /// clgl.</remarks>
#if NET8_0_OR_GREATER
        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]
        public static partial byte* clgl_ring_mode_name(int mode);
#else
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern byte* clgl_ring_mode_name(int mode);
#endif
    }
}
