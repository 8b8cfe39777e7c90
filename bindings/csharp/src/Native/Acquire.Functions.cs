// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    public static unsafe partial class Api
    {
        /// <summary>Gives objects to a queue: commands that are enqueued from now on see what OpenGL's commands
        /// issued so far by this thread's context have written. All or nothing: if one object cannot be acquired,
        /// none is. The CPU waits only where OpenCL cannot wait for OpenGL by itself: where neither EGL's syncs
        /// nor a helper context are there. Elsewhere it waits for a tenth of a millisecond at most.</summary>
        /// <param name="queue">the queue</param>
        /// <param name="handover">the objects</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the hand-over waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when the objects are the queue's; or NULL</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_ALREADY_ACQUIRED if a part is acquired already (two acquires that
        /// only read may overlap), or with the transport native another part of the object;
        /// CLGL_ERROR_INVALID_GL_OBJECT, CLGL_ERROR_GL_OBJECT_CHANGED if an OpenGL object was deleted or
        /// respecified; CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_OUT_OF_RANGE for a range past the end;
        /// CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST; CLGL_ERROR_UNSUPPORTED
        /// for a buffer without an OpenGL side; CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT,
        /// CLGL_ERROR_INVALID_STRUCT_SIZE, CLGL_ERROR_OPENCL, CLGL_ERROR_OPENGL</returns>
        /// <remarks>Threads: GL; any with CLGL_HANDOVER_GL_DONE, where every object's transport needs no OpenGL
        /// commands. Lifetime: handover and waits are not kept. Specification: cl_khr_gl_sharing,
        /// clEnqueueAcquireGLObjects.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_acquire(IntPtr queue, clgl_handover* handover, uint wait_count,
            IntPtr* waits, IntPtr* fence);

        /// <summary>Gives objects back to OpenGL: OpenGL commands issued after the call by this thread's context
        /// see what the queue's commands have written; those of another context of the share group do after
        /// clgl_fence_wait_gl there on a fence of clgl_fence_insert_gl here, or at once where the transport needs
        /// no OpenGL commands. Waits on the CPU at most once, and not at all with CLGL_HANDOVER_DEFER.</summary>
        /// <param name="queue">the queue that acquired them</param>
        /// <param name="handover">the objects</param>
        /// <param name="wait_count">how many fences</param>
        /// <param name="waits">fences of either side that the hand-over waits for; of the same context</param>
        /// <param name="fence">receives a fence that completes when OpenCL is done with the objects; or NULL, but
        /// not with CLGL_HANDOVER_DEFER</param>
        /// <returns>CLGL_SUCCESS; CLGL_ERROR_NOT_ACQUIRED if one is not acquired by this queue;
        /// CLGL_ERROR_COMMAND_FAILED if a command of the hand-over, or what it or its acquire waited for, failed;
        /// CLGL_ERROR_INVALID_GL_OBJECT, CLGL_ERROR_GL_OBJECT_CHANGED if an OpenGL object was deleted or
        /// respecified meanwhile (with these three the objects are released all the same, and the others have
        /// their bytes); CLGL_ERROR_WRONG_CONTEXT; CLGL_ERROR_OUT_OF_RANGE; CLGL_ERROR_NO_GL_CONTEXT,
        /// CLGL_ERROR_WRONG_GL_CONTEXT, CLGL_ERROR_CONTEXT_LOST, CLGL_ERROR_DEVICE_LOST;
        /// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_INVALID_STRUCT_SIZE,
        /// CLGL_ERROR_OPENCL, CLGL_ERROR_OPENGL</returns>
        /// <remarks>Threads: GL; any with CLGL_HANDOVER_DEFER, or where every object's transport needs no OpenGL
        /// commands (see CLGL_HANDOVER_GL_DONE). Lifetime: handover and waits are not kept. Specification:
        /// cl_khr_gl_sharing, clEnqueueReleaseGLObjects.</remarks>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        public static extern int clgl_release(IntPtr queue, clgl_handover* handover, uint wait_count,
            IntPtr* waits, IntPtr* fence);
    }
}
