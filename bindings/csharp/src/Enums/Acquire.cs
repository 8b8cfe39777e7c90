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
        /// <summary>Acquire: do not wait for OpenGL commands of this thread. Set it only if the OpenGL commands on
        /// these objects have completed, or if a fence in the wait list completes after them. The call works on
        /// any thread if acquire_needs_gl is 0 in the infos of all objects (<see
        /// cref="ClglBufferInfo"/>.acquire_needs_gl, <see cref="ClglTextureInfo"/>.acquire_needs_gl).</summary>
        SkipGLSync = 1,
        /// <summary>Release: do not wait on the CPU. OpenGL may use the objects only after <c>ClglFence.WaitGL</c>
        /// on the fence of the release.</summary>
        NoCpuWait = 2,
        /// <summary>Release: generate the smaller mip levels of the textures from the released level
        /// (glGenerateMipmap). The released level must be the base level. The call fails with <see
        /// cref="ClglResult.InvalidArgument"/>, and releases nothing, if a texture cannot have generated mipmaps.
        /// These are textures of integer formats and of formats with stencil, rectangle textures, renderbuffers,
        /// and in OpenGL ES textures of depth formats.</summary>
        GenerateMipmaps = 4,
        /// <summary>Acquire: OpenGL has not changed these objects since their last release, so nothing is copied.
        /// The content of an object that no queue has acquired before is undefined.</summary>
        ContentUnchanged = 8,
    }
}
