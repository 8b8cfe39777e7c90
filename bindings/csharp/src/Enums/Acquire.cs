// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;

namespace Clgl
{
    /// <summary>How objects are handed over.</summary>
    [Flags]
    public enum ClglHandoverFlags : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>Acquire: OpenGL's commands on these objects have completed already, or a fence in the wait
        /// list stands for them: do not fence this thread's context. With a transport that needs no OpenGL
        /// commands (the object's own storage is mapped, as clgl_buffer_info.transport_reason tells) the call then
        /// works on any thread.</summary>
        GLDone = 1,
        /// <summary>Release: do not wait on the CPU. OpenGL may use the objects only after clgl_fence_wait_gl on
        /// the fence that the release gives out.</summary>
        Defer = 2,
        /// <summary>Release: make the smaller levels of the textures anew from the released one
        /// (glGenerateMipmap), which must be their base level. CLGL_ERROR_INVALID_ARGUMENT, and nothing is
        /// released, for textures of which OpenGL makes no mipmaps: of integers, of formats with stencil, in
        /// OpenGL ES of depth, rectangles and renderbuffers.</summary>
        GenerateMipmaps = 4,
        /// <summary>Acquire: OpenGL has not changed these objects since they were released, so that nothing moves.
        /// What OpenCL sees of an object that it never had is undefined.</summary>
        Unchanged = 8,
    }
}
