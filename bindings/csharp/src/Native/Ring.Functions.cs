// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Makes a ring and all its slots. Compute has one slot at a time, from clgl_ring_acquire to
        /// clgl_ring_release, and drawing one, from clgl_ring_take to the next one that it takes, or to
        /// clgl_ring_give_back. The two sides may be one thread or two. A frame is seen whole or not at all, and
        /// none after a newer one.</summary>
        /// <param name="context">the context</param>
        /// <param name="desc">what to make</param>
        /// <param name="ring">receives the ring</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for an unknown mode, none or both of buffer and
        /// texture, flags and an access that a slot cannot have; CLGL_ERROR_OUT_OF_RANGE for too many slots; and
        /// as clgl_buffer_create or clgl_texture_create</returns>
        /// <remarks>Threads: GL. Lifetime: until clgl_ring_destroy; the descriptors and their data may go when the
        /// call returns. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_create(IntPtr context, clgl_ring_desc* desc, IntPtr* ring);

        /// <summary>Destroys a ring and its slots. What compute has is released first, as clgl_buffer_destroy
        /// does. Threads that wait in clgl_ring_acquire or clgl_ring_take return with
        /// CLGL_ERROR_INVALID_HANDLE.</summary>
        /// <param name="ring">the ring, or NULL for nothing</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, also for a second time</returns>
        /// <remarks>Threads: any. Lifetime: ends the handle, and those of the slots. Specification: clgl's
        /// own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_destroy(IntPtr ring);

        /// <summary>Tells what a ring is, and how far it has come.</summary>
        /// <param name="ring">the ring</param>
        /// <param name="info">receives it; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE</returns>
        /// <remarks>Threads: any. Lifetime: the strings live as long as the ring. Specification: clgl's
        /// own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_get_info(IntPtr ring, clgl_ring_info* info);

        /// <summary>Tells which object a slot is, whoever has it now: for what a program prepares for each of
        /// them.</summary>
        /// <param name="ring">the ring</param>
        /// <param name="index">which, from 0</param>
        /// <param name="slot">receives it, with the number of the frame that it was last handed over with;
        /// struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_OUT_OF_RANGE; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE</returns>
        /// <remarks>Threads: any. Lifetime: the objects live until clgl_ring_destroy, or clgl_ring_resize; the
        /// strings that they tell of themselves as long as the ring. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_get_slot(IntPtr ring, uint index, clgl_ring_slot* slot);

        /// <summary>Gives compute the next free slot, acquired by a queue: commands that are enqueued from now on
        /// come after what OpenGL draws from it. A slot is free if neither drawing has it nor a frame waits in it.
        /// CLGL_RING_MAILBOX also reuses a frame that drawing has not had, once a newer one is complete: compute
        /// is at most as far ahead of its own commands as there are slots, so it waits for them, but with three
        /// slots never for drawing. A ring of one slot is the plain hand-over: the thread that took the slot gets
        /// it back from drawing by this call, as by clgl_acquire.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="ring">the ring</param>
        /// <param name="timeout">nanoseconds to wait for a free slot; 0 to ask without waiting, CLGL_FOREVER to
        /// wait without end</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the hand-over waits for; of the same context</param>
        /// <param name="slot">receives the slot, with the number that its frame will have; struct_size must be
        /// set</param>
        /// <param name="previous">receives the slot of the last frame that was handed over, acquired by the queue
        /// to be read and given back with the other one, also if drawing has it; buffer and texture are NULL if
        /// there is none: before the first frame, after clgl_ring_resize, and in a ring of one slot, which holds
        /// it itself; struct_size must be set. Or NULL, if it is not needed.</param>
        /// <param name="fence">receives a fence that completes when the slot is the queue's; or NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_NOT_READY with a timeout of 0 if no slot is free; CLGL_TIMEOUT;
        /// CLGL_ERROR_ALREADY_ACQUIRED if compute has a slot, or another thread waits for one;
        /// CLGL_ERROR_INVALID_HANDLE, also if the ring is destroyed meanwhile; CLGL_ERROR_WRONG_CONTEXT; and as
        /// clgl_acquire</returns>
        /// <remarks>Threads: any with CLGL_ACCESS_WRITE_DISCARD; else GL where the transport needs OpenGL commands
        /// (see CLGL_HANDOVER_GL_DONE). Lifetime: the slot until clgl_ring_release. Specification: clgl's
        /// own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_acquire(IntPtr queue, IntPtr ring, long timeout, uint
            wait_count, IntPtr* waits, clgl_ring_slot* slot, clgl_ring_slot* previous, IntPtr* fence);

        /// <summary>Hands the slot that compute has over to drawing, which sees it when the queue's commands so
        /// far are complete. Does not wait.</summary>
        /// <param name="queue">the queue that acquired it</param>
        /// <param name="ring">the ring</param>
        /// <param name="flags">CLGL_RING_DISCARD, or 0</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the hand-over waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the frame is complete; or NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_NOT_ACQUIRED if the queue has no slot of the ring;
        /// CLGL_ERROR_COMMAND_FAILED for a fence of the wait list that failed; CLGL_ERROR_WRONG_CONTEXT,
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_HOST_MEMORY,
        /// CLGL_ERROR_OPENCL</returns>
        /// <remarks>Threads: any. Lifetime: ends the slot and the previous one of clgl_ring_acquire.
        /// Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_release(IntPtr queue, IntPtr ring, uint flags, uint wait_count,
            IntPtr* waits, IntPtr* fence);

        /// <summary>Gives drawing a new frame: the oldest that it has not had, or the newest (see CLGL_RING_FIFO
        /// and CLGL_RING_MAILBOX). OpenGL commands of this thread's context may read its slot until drawing takes
        /// the next one, or gives it back; the one before goes back to compute behind the commands that this
        /// context has issued so far. Drawing that finds nothing new keeps what it has. Only complete frames are
        /// found, so nothing but this call waits, and only within the timeout. Where only a thread with OpenGL can
        /// wait for OpenGL (see CLGL_CONTEXT_HELPER), it also waits for what was drawn from the slot that goes
        /// back.</summary>
        /// <param name="ring">the ring</param>
        /// <param name="timeout">nanoseconds to wait for a new frame; 0 to ask without waiting, CLGL_FOREVER to
        /// wait without end</param>
        /// <param name="slot">receives the slot that drawing has from now on, which is the same as before if there
        /// is nothing new; buffer and texture are NULL if there is none; struct_size must be set</param>
        /// <returns>CLGL_SUCCESS; CLGL_NOT_READY with a timeout of 0 if there is nothing new; CLGL_TIMEOUT;
        /// CLGL_ERROR_COMMAND_FAILED if a command of the new frame failed: that frame is dropped, and drawing
        /// keeps what it has; CLGL_ERROR_INVALID_STATE if another thread is in this call or in
        /// clgl_ring_give_back, and for waiting in a ring of one slot that drawing has; CLGL_ERROR_INVALID_HANDLE,
        /// also if the ring is destroyed meanwhile; CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT,
        /// CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_INVALID_GL_OBJECT, CLGL_ERROR_GL_OBJECT_CHANGED,
        /// CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OUT_OF_HOST_MEMORY,
        /// CLGL_ERROR_OPENGL</returns>
        /// <remarks>Threads: GL; the context that drew from the slot before. Lifetime: the slot until the next
        /// success, clgl_ring_give_back, clgl_ring_destroy, or, in a ring of one, clgl_ring_acquire.
        /// Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_take(IntPtr ring, long timeout, clgl_ring_slot* slot);

        /// <summary>Gives the slot that drawing has back to compute, behind the commands that this thread's
        /// context has issued so far, without taking another one.</summary>
        /// <param name="ring">the ring</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_STATE if drawing has none, or another thread is in this call
        /// or in clgl_ring_take; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT,
        /// CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_OUT_OF_HOST_MEMORY, CLGL_ERROR_OPENGL</returns>
        /// <remarks>Threads: GL; the context that drew from the slot. Lifetime: ends the slot of clgl_ring_take.
        /// Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_give_back(IntPtr ring);

        /// <summary>Gives a ring slots of another size: all of them, or none if one cannot be made. Frames that
        /// drawing has not had are dropped. What compute and drawing have stays theirs, in its old size, until
        /// they give it back; a frame that compute hands over in such a slot is dropped.</summary>
        /// <param name="ring">the ring</param>
        /// <param name="extent">three sizes, as CLGL_TEXTURE_KIND_... counts them; for buffers {bytes, 1,
        /// 1}</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_INVALID_ARGUMENT for a size of 0, or one that the kind does not have;
        /// and as clgl_ring_create</returns>
        /// <remarks>Threads: GL. Lifetime: ends the slots that nobody has. Specification: clgl's own.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_ring_resize(IntPtr ring, UIntPtr* extent);
    }
}
