// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>Flags of <see cref="ClglHandover"/>.</summary>
    [Flags]
    public enum ClglHandoverFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>Acquire: OpenGL commands on these objects have completed, or a fence in the wait list
        /// completes after them. No fence is inserted in the OpenGL context of this thread. The call then works on
        /// any thread if acquire_needs_gl is 0 in the infos of the objects (<see
        /// cref="ClglBufferInfo"/>.acquire_needs_gl, <see cref="ClglTextureInfo"/>.acquire_needs_gl).</summary>
        SkipGLSync = 1,
        /// <summary>Release: do not wait on the CPU. OpenGL may use the objects only after <c>ClglFence.WaitGL</c>
        /// on the fence of the release.</summary>
        NoCpuWait = 2,
        /// <summary>Release: generate the smaller mip levels of the textures from the released one
        /// (glGenerateMipmap), which must be their base level. <see cref="ClglResult.InvalidArgument"/>, and
        /// nothing is released, for textures that cannot have generated mipmaps: of integers, of formats with
        /// stencil, in OpenGL ES of depth, rectangles and renderbuffers.</summary>
        GenerateMipmaps = 4,
        /// <summary>Acquire: OpenGL has not changed these objects since they were released, so that nothing is
        /// copied. The content of an object that OpenCL never had is undefined.</summary>
        ContentUnchanged = 8,
    }
}
