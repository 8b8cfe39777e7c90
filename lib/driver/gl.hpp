// OpenGL as the rest calls it: through libepoxy, once a context is current, and never a function that the
// context does not have (libepoxy aborts then): GlCaps says what there is.
#pragma once

#include <epoxy/gl.h>

#include <cstdint>
#include <string>
#include <vector>

namespace clgl
{

// What the current context can do, asked once per clgl context.
struct GlCaps {
    bool es = false;
    int version = 0;  // 10 * major + minor
    // What OpenGL 3.1 removed is there.
    bool compatibility = false;
    bool sync = false;
    bool map_buffer_range = false;
    bool copy_buffer = false;
    // Persistent, coherent mappings (GL 4.4, GL_ARB_buffer_storage, GL_EXT_buffer_storage)
    bool buffer_storage = false;
    bool get_buffer_sub_data = false;
    // Immutable storage of textures (GL 4.2, GL_ARB_texture_storage, GLES 3.0)
    bool texture_storage = false;
    // glGetTextureSubImage (GL 4.5, GL_ARB_get_texture_sub_image)
    bool get_texture_sub_image = false;
    // What a level of a texture is can be asked for (desktop, GLES 3.1).
    bool level_queries = false;
    // Buffer textures (GL 3.1, GLES 3.2), and whether they may have a part of their buffer (GL 4.3,
    // GL_ARB_texture_buffer_range, GLES 3.2)
    bool buffer_textures = false;
    bool buffer_texture_ranges = false;
    // Multisampled textures, which GLSL reads by sample (GL 3.2); immutable ones (GL 4.3,
    // GL_ARB_texture_storage_multisample); and how many samples there may be (GL 4.2,
    // GL_ARB_internalformat_query)
    bool multisampled_textures = false;
    bool multisampled_storage = false;
    bool internal_format_queries = false;
    bool direct_state_access = false;
    // A texture's name tells its target: not in Mesa 22.3's compatibility profile.
    bool texture_targets = false;
    // Copies between textures (GL 4.3, GL_ARB_copy_image, GLES 3.2)
    bool copy_image = false;
    // What draws and copies of the library's put aside, which a program may use in a context of a lower version,
    // too: a scissor and a viewport of each index (GL 4.1, GL_ARB_viewport_array), transform feedback that pauses
    // (GL 4.0, GL_ARB_transform_feedback2), shading by sample (GL 4.0, GL_ARB_sample_shading), sampler objects
    // (GL 3.3, GL_ARB_sampler_objects), swizzles (GL 3.3, GL_ARB_texture_swizzle), and textures of stencils (GL
    // 4.3, GL_ARB_stencil_texturing)
    bool viewport_arrays = false;
    bool feedback_objects = false;
    bool sample_shading = false;
    bool sampler_objects = false;
    bool texture_swizzles = false;
    bool stencil_texturing = false;
    // Window rectangles (GL_EXT_window_rectangles), an exclusive scissor (GL_NV_scissor_exclusive), swizzled
    // viewports (GL_NV_viewport_swizzle), conditional rendering (GL 3.0, GL_NV_conditional_render), and the
    // imaging subset (GL_ARB_imaging)
    bool window_rectangles = false;
    bool exclusive_scissor = false;
    bool viewport_swizzles = false;
    bool conditional_render = false;
    bool imaging = false;
    // The pixel store parameter that turns rows over on the way to memory (GL_MESA_pack_invert,
    // GL_ANGLE_pack_reverse_row_order), or 0
    GLenum pack_invert = 0;
    // Switches of other extensions that change what a draw writes
    std::vector<GLenum> draw_switches;
    bool memory_barrier = false;
    bool cl_event = false;
    // Imports memory by file descriptors (GL_EXT_memory_object_fd).
    bool memory_object_fd = false;
    // Imports semaphores by file descriptors (GL_EXT_semaphore_fd).
    bool semaphore_fd = false;
    bool object_label = false;
    // The context tells of a reset (GL_KHR_robustness with LOSE_CONTEXT_ON_RESET).
    bool reset_status = false;
};

// Throws CLGL_ERROR_NO_OPENGL where the current OpenGL is older than the library can use.
void require_gl_version();
// Throws that, too.
GlCaps read_gl_caps();

// Logs the errors that the program left pending, so that they are not taken for the library's.
void log_pending_gl_errors();
// Takes what calls of the library's left pending before one of them threw.
void drop_own_gl_errors();

// Throws what glGetError says about `doing`: out of memory, a lost context, or CLGL_ERROR_OPENGL.
void check_gl(const char *doing);

// Throws CLGL_ERROR_OPENGL while a display list is compiled: it would record calls instead of executing them.
void check_gl_list(const GlCaps &caps);

// Throws CLGL_ERROR_OPENGL while conditional rendering may discard draws and blits. No error may be pending.
void check_gl_unconditional(const GlCaps &caps);

// Throws CLGL_ERROR_CONTEXT_LOST after a reset.
void check_gl_reset(const GlCaps &caps);

// Binds a buffer for as long as this lives, at a target where it disturbs nobody, and then what was bound before.
class BoundBuffer
{
public:
    enum class Slot { read, write };

    BoundBuffer(const GlCaps &caps, GLuint name, Slot slot = Slot::write);
    ~BoundBuffer();
    BoundBuffer(const BoundBuffer &) = delete;
    BoundBuffer &operator=(const BoundBuffer &) = delete;

    GLenum target() const { return target_; }

private:
    GLenum target_;
    GLuint before_;
};

// What OpenGL says of an existing buffer.
struct GlBufferFacts {
    uint64_t size = 0;
    bool immutable = false;
    bool mapped = false;
};

GlBufferFacts read_gl_buffer_facts(const GlCaps &caps, GLuint name);
// No more than the bytes.
uint64_t read_gl_buffer_size(const GlCaps &caps, GLuint name);

void copy_gl_buffer(const GlCaps &caps, GLuint from, uint64_t from_offset, GLuint to, uint64_t to_offset,
                    uint64_t size);
void read_gl_buffer(const GlCaps &caps, GLuint name, uint64_t offset, uint64_t size, void *data);
void write_gl_buffer(const GlCaps &caps, GLuint name, uint64_t offset, uint64_t size, const void *data);
// The same by way of another buffer, for storage that OpenGL does not write from the host's memory.
void copy_into_gl_buffer(const GlCaps &caps, GLuint name, uint64_t offset, uint64_t size, const void *data);

// Shows in debugging tools, where OpenGL has labels.
void label_gl_buffer(const GlCaps &caps, GLuint name, const std::string &label);
// Of an existing buffer, where caps.object_label says that there are labels.
bool is_gl_buffer_labelled(GLuint name, const std::string &label);

}  // namespace clgl
