// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>Acquire: do not wait for OpenGL commands of this thread. Set it only if the OpenGL commands on
        /// these objects have completed, or if a fence in the wait list completes after them. The call works on
        /// any thread if acquire_needs_gl is 0 in the infos of all objects (clgl_buffer_info.acquire_needs_gl,
        /// clgl_texture_info.acquire_needs_gl).</summary>
        public const uint CLGL_HANDOVER_SKIP_GL_SYNC = 1;
        /// <summary>Release: do not wait on the CPU. OpenGL may use the objects only after clgl_fence_wait_gl on
        /// the fence of the release.</summary>
        public const uint CLGL_HANDOVER_NO_CPU_WAIT = 2;
        /// <summary>Release: generate the smaller mip levels of the textures from the released level
        /// (glGenerateMipmap). The released level must be the base level. The call fails with
        /// CLGL_ERROR_INVALID_ARGUMENT, and releases nothing, if a texture cannot have generated mipmaps. These
        /// are textures of integer formats and of formats with stencil, rectangle textures, renderbuffers, and in
        /// OpenGL ES textures of depth formats.</summary>
        public const uint CLGL_HANDOVER_GENERATE_MIPMAPS = 4;
        /// <summary>Acquire: OpenGL has not changed these objects since their last release, so nothing is copied.
        /// The content of an object that no queue has acquired before is undefined.</summary>
        public const uint CLGL_HANDOVER_CONTENT_UNCHANGED = 8;
    }
}
