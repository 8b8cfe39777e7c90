// Wraps basic OpenGL calls through libepoxy. Each function must be called with a GL context current. Callers must
// check GlCaps first: libepoxy aborts the process if the context lacks a function.
#pragma once

#include <epoxy/gl.h>

#include <cstdint>
#include <string>
#include <vector>

namespace clgl
{

// The capabilities of a GL context. They are read once for each clgl context. A bool is true if the context has
// the capability.
struct GlCaps {
    bool es = false;
    int version = 0;  // 10 * major + minor
    // True if the context has the functions that OpenGL 3.1 removed from the core
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
    // glGetTexLevelParameter (desktop, GLES 3.1)
    bool level_queries = false;
    // Buffer textures of a whole buffer (GL 3.1, GLES 3.2) and of a range of a buffer (GL 4.3,
    // GL_ARB_texture_buffer_range, GLES 3.2)
    bool buffer_textures = false;
    bool buffer_texture_ranges = false;
    // Multisampled textures (GL 3.2), with immutable storage (GL 4.3, GL_ARB_texture_storage_multisample), and
    // queries of the supported sample counts (GL 4.2, GL_ARB_internalformat_query)
    bool multisampled_textures = false;
    bool multisampled_storage = false;
    bool internal_format_queries = false;
    bool direct_state_access = false;
    // True if GL_TEXTURE_TARGET can be queried without binding the texture. False in the compatibility profile of
    // Mesa 22.3, where the query fails.
    bool texture_targets = false;
    // Copies between textures (GL 4.3, GL_ARB_copy_image, GLES 3.2)
    bool copy_image = false;
    // State that clgl must save and restore around its draws and copies:
    // - indexed scissors and viewports (GL 4.1, GL_ARB_viewport_array, and others in OpenGL ES)
    // - transform feedback that can be paused (GL 4.0, GL_ARB_transform_feedback2)
    // - sample shading (GL 4.0, GL_ARB_sample_shading)
    // - sampler objects (GL 3.3, GL_ARB_sampler_objects)
    // - swizzles (GL 3.3, GL_ARB_texture_swizzle)
    // - stencil textures (GL 4.3, GL_ARB_stencil_texturing)
    bool viewport_arrays = false;
    bool feedback_objects = false;
    bool sample_shading = false;
    bool sampler_objects = false;
    bool texture_swizzles = false;
    bool stencil_texturing = false;
    // Further state to save and restore: window rectangles (GL_EXT_window_rectangles), an exclusive scissor
    // (GL_NV_scissor_exclusive), swizzled viewports (GL_NV_viewport_swizzle), conditional rendering (GL 3.0,
    // GL_NV_conditional_render), and the imaging subset (GL_ARB_imaging)
    bool window_rectangles = false;
    bool exclusive_scissor = false;
    bool viewport_swizzles = false;
    bool conditional_render = false;
    bool imaging = false;
    // The pixel store parameter that reverses the order of rows in memory (GL_MESA_pack_invert,
    // GL_ANGLE_pack_reverse_row_order), or 0
    GLenum pack_invert = 0;
    // Capabilities of extensions that change the output of a draw. clgl disables them during its draws.
    std::vector<GLenum> draw_switches;
    bool memory_barrier = false;
    bool cl_event = false;
    // True if memory (GL_EXT_memory_object) or semaphores (GL_EXT_semaphore) can be imported from the handles in
    // handle_type.hpp.
    bool memory_objects = false;
    bool semaphores = false;
    bool object_label = false;
    // True if the context reports GPU resets (GL_KHR_robustness with the strategy LOSE_CONTEXT_ON_RESET).
    bool reset_status = false;
};

// Throws CLGL_ERROR_NO_OPENGL if the current context is older than OpenGL 3.0 or OpenGL ES 3.0, or reports no
// errors (GL_CONTEXT_FLAG_NO_ERROR_BIT).
void require_usable_gl();
// Reads the capabilities of the current context. Throws like require_usable_gl and check_gl_list.
GlCaps read_gl_caps();

// Logs and clears the pending GL errors of the application, so that check_gl does not report them.
void log_pending_gl_errors();
// Clears the pending GL errors that calls of clgl caused.
void drop_own_gl_errors();

// Throws if glGetError reports an error: CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_CONTEXT_LOST, or otherwise
// CLGL_ERROR_OPENGL. Clears this error. `doing` names the failed call in the message.
void check_gl(const char *doing);

// Throws CLGL_ERROR_OPENGL while a display list is compiled, because OpenGL would record the calls of clgl. Only
// a compatibility profile has display lists.
void check_gl_list(const GlCaps &caps);

// Throws CLGL_ERROR_OPENGL if the context may discard draws and blits. This is the case while conditional
// rendering is active, and in the selection and feedback modes of a compatibility profile. Must be called with no
// GL error pending.
void check_gl_draws(const GlCaps &caps);

// Throws CLGL_ERROR_CONTEXT_LOST if the context reports a GPU reset. Does nothing without caps.reset_status.
void check_gl_reset(const GlCaps &caps);

// Binds a buffer while this object lives, then restores the previous binding. Binds to GL_COPY_READ_BUFFER or
// GL_COPY_WRITE_BUFFER if the context has these targets, otherwise to GL_ARRAY_BUFFER.
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

// Properties of an existing GL buffer.
struct GlBufferFacts {
    uint64_t size = 0;
    bool immutable = false;
    bool mapped = false;
};

// Returns the GL_BUFFER_SIZE or GL_BUFFER_MAP_OFFSET of the bound buffer, in bytes.
uint64_t bound_gl_buffer_number(const GlCaps &caps, GLenum target, GLenum what);
GlBufferFacts read_gl_buffer_facts(const GlCaps &caps, GLuint name);
// Returns the size of the buffer in bytes.
uint64_t read_gl_buffer_size(const GlCaps &caps, GLuint name);

void copy_gl_buffer(const GlCaps &caps, GLuint from, uint64_t from_offset, GLuint to, uint64_t to_offset,
                    uint64_t size);
void read_gl_buffer(const GlCaps &caps, GLuint name, uint64_t offset, uint64_t size, void *data);
void write_gl_buffer(const GlCaps &caps, GLuint name, uint64_t offset, uint64_t size, const void *data);
// Writes through a temporary buffer. Needed if OpenGL cannot write the storage from host memory.
void copy_into_gl_buffer(const GlCaps &caps, GLuint name, uint64_t offset, uint64_t size, const void *data);

// Sets the label that debugging tools show. Does nothing if the context does not support labels.
void label_gl_buffer(const GlCaps &caps, GLuint name, const std::string &label);
// Returns whether an existing buffer has this label. The context must have caps.object_label.
bool is_gl_buffer_labelled(GLuint name, const std::string &label);

}  // namespace clgl
