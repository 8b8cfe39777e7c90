#include "driver/gl.hpp"

#include "base/error.hpp"
#include "base/log.hpp"
#include "base/result.hpp"
#include "base/text.hpp"
#include "driver/gl_debug_output.hpp"
#include "driver/gl_image.hpp"
#include "driver/gl_pieces.hpp"
#include "driver/handle_type.hpp"

#include <cstring>

namespace clgl
{

namespace
{

// The maximum number of errors to read: glGetError of a lost context may never return GL_NO_ERROR.
constexpr int max_pending_errors = 16;

bool has(const char *extension) { return epoxy_has_gl_extension(extension); }

bool reports_resets(const GlCaps &caps)
{
    const bool robust = caps.version >= (caps.es ? 32 : 45) || has("GL_KHR_robustness");
    if (!robust) return false;
    GLint strategy = GL_NO_RESET_NOTIFICATION;
    glGetIntegerv(GL_RESET_NOTIFICATION_STRATEGY, &strategy);
    return strategy == GL_LOSE_CONTEXT_ON_RESET;
}

bool is_compatibility(int version)
{
    constexpr int removed = 31, with_profiles = 32;
    GLint flags = 0, profile = 0;
    glGetIntegerv(GL_CONTEXT_FLAGS, &flags);
    if (flags & GL_CONTEXT_FLAG_FORWARD_COMPATIBLE_BIT) return false;
    if (version < removed) return true;
    if (version < with_profiles) return has("GL_ARB_compatibility");
    glGetIntegerv(GL_CONTEXT_PROFILE_MASK, &profile);
    return profile & GL_CONTEXT_COMPATIBILITY_PROFILE_BIT;
}

// Capabilities of extensions that change the output of a draw, and the extension that defines each capability
constexpr struct {
    GLenum name;
    const char *extension;
} draw_switches[] = {
    // These two must be saved and disabled before GL_DEPTH_CLAMP, because GL_DEPTH_CLAMP changes both.
    {GL_DEPTH_CLAMP_NEAR_AMD, "GL_AMD_depth_clamp_separate"},
    {GL_DEPTH_CLAMP_FAR_AMD, "GL_AMD_depth_clamp_separate"},
    {GL_DEPTH_BOUNDS_TEST_EXT, "GL_EXT_depth_bounds_test"},
    {GL_RASTER_MULTISAMPLE_EXT, "GL_EXT_raster_multisample"},
    {GL_CONSERVATIVE_RASTERIZATION_INTEL, "GL_INTEL_conservative_rasterization"},
    {GL_CONSERVATIVE_RASTERIZATION_NV, "GL_NV_conservative_raster"},
    {GL_FRAGMENT_COVERAGE_TO_COLOR_NV, "GL_NV_fragment_coverage_to_color"},
    {GL_SHADING_RATE_IMAGE_NV, "GL_NV_shading_rate_image"},
    {GL_VIEWPORT_POSITION_W_SCALE_NV, "GL_NV_clip_space_w_scaling"},
};

// Throws CLGL_ERROR_NO_OPENGL for a context of GL_KHR_no_error, in which an invalid call has undefined effects.
void require_gl_errors(int version)
{
    constexpr int with_flags = 30, with_flags_in_es = 32;
    if (version < (epoxy_is_desktop_gl() ? with_flags : with_flags_in_es)) return;
    GLint flags = 0;
    glGetIntegerv(GL_CONTEXT_FLAGS, &flags);
    if (flags & GL_CONTEXT_FLAG_NO_ERROR_BIT)
        fail(CLGL_ERROR_NO_OPENGL,
             "the OpenGL context reports no errors: create it without EGL_CONTEXT_OPENGL_NO_ERROR_KHR, "
             "GLX_CONTEXT_OPENGL_NO_ERROR_ARB or WGL_CONTEXT_OPENGL_NO_ERROR_ARB, and unset MESA_NO_ERROR");
}

// Returns whether the context accepts the capability. NVIDIA 580 lists GL_NV_clip_space_w_scaling, but rejects
// its capability.
bool has_switch(GLenum name)
{
    log_pending_gl_errors();
    const WithoutDebugOutput silent;
    glIsEnabled(name);
    return glGetError() == GL_NO_ERROR;
}

void read_es_caps(GlCaps &caps)
{
    const int v = caps.version;
    caps.sync = caps.map_buffer_range = caps.copy_buffer = v >= 30;
    caps.buffer_storage = has("GL_EXT_buffer_storage");
    caps.memory_barrier = v >= 31;
    caps.texture_storage = v >= 30;
    caps.level_queries = v >= 31;
    caps.object_label = caps.copy_image = v >= 32;
    caps.buffer_textures = caps.buffer_texture_ranges = v >= 32;
    caps.viewport_arrays = has("GL_OES_viewport_array") || has("GL_NV_viewport_array");
    caps.conditional_render = has("GL_NV_conditional_render");
}

void read_desktop_caps(GlCaps &caps)
{
    const int v = caps.version;
    caps.compatibility = is_compatibility(v);
    caps.sync = v >= 32 || has("GL_ARB_sync");
    caps.map_buffer_range = v >= 30 || has("GL_ARB_map_buffer_range");
    caps.copy_buffer = v >= 31 || has("GL_ARB_copy_buffer");
    caps.buffer_storage = v >= 44 || has("GL_ARB_buffer_storage");
    caps.memory_barrier = v >= 42 || has("GL_ARB_shader_image_load_store");
    caps.object_label = v >= 43 || has("GL_KHR_debug");
    caps.get_buffer_sub_data = true;
    caps.texture_storage = v >= 42 || has("GL_ARB_texture_storage");
    caps.get_texture_sub_image = v >= 45 || has("GL_ARB_get_texture_sub_image");
    caps.level_queries = true;
    caps.multisampled_textures = v >= 32;
    caps.multisampled_storage = v >= 43 || has("GL_ARB_texture_storage_multisample");
    caps.internal_format_queries = v >= 42 || has("GL_ARB_internalformat_query");
    caps.copy_image = v >= 43 || has("GL_ARB_copy_image");
    caps.buffer_textures = v >= 31;
    caps.buffer_texture_ranges = v >= 43 || has("GL_ARB_texture_buffer_range");
    caps.direct_state_access = v >= 45 || has("GL_ARB_direct_state_access");
    caps.viewport_arrays = v >= 41 || has("GL_ARB_viewport_array");
    caps.feedback_objects = v >= 40 || has("GL_ARB_transform_feedback2");
    caps.sample_shading = v >= 40 || has("GL_ARB_sample_shading");
    caps.sampler_objects = v >= 33 || has("GL_ARB_sampler_objects");
    caps.texture_swizzles = v >= 33 || has("GL_ARB_texture_swizzle");
    caps.stencil_texturing = v >= 43 || has("GL_ARB_stencil_texturing");
    caps.cl_event = caps.sync && has("GL_ARB_cl_event");
    caps.conditional_render = true;
    caps.imaging = caps.compatibility && has("GL_ARB_imaging");
    caps.viewport_swizzles = has("GL_NV_viewport_swizzle");
    for (const auto &each : draw_switches)
        if (has(each.extension) && has_switch(each.name)) caps.draw_switches.push_back(each.name);
}

GLenum pack_invert()
{
    if (has("GL_MESA_pack_invert")) return GL_PACK_INVERT_MESA;
    return has("GL_ANGLE_pack_reverse_row_order") ? GL_PACK_REVERSE_ROW_ORDER_ANGLE : 0;
}

bool reports_texture_targets()
{
    log_pending_gl_errors();
    GLuint name = 0;
    GLint target = 0;
    glGenTextures(1, &name);
    {
        const WithoutDebugOutput silent;
        const BoundTexture bound(GL_TEXTURE_2D, name);
        glGetTextureParameteriv(name, GL_TEXTURE_TARGET, &target);
        drop_own_gl_errors();
    }
    glDeleteTextures(1, &name);
    return target == GL_TEXTURE_2D;
}

}  // namespace

void require_usable_gl()
{
    // epoxy_gl_version returns 45 for OpenGL 4.5.
    constexpr int oldest = 30, minors_per_major = 10;
    const int version = epoxy_gl_version();
    if (version < oldest)
        fail(CLGL_ERROR_NO_OPENGL, text(epoxy_is_desktop_gl() ? "OpenGL " : "OpenGL ES ",
                                        version / minors_per_major, '.', version % minors_per_major,
                                        " is too old: create a context of OpenGL 3.0, OpenGL ES 3.0 or later"));
    require_gl_errors(version);
}

GlCaps read_gl_caps()
{
    require_usable_gl();
    GlCaps caps;
    caps.es = !epoxy_is_desktop_gl();
    caps.version = epoxy_gl_version();
    if (caps.es)
        read_es_caps(caps);
    else
        read_desktop_caps(caps);
    check_gl_list(caps);
    caps.pack_invert = pack_invert();
    caps.window_rectangles = has("GL_EXT_window_rectangles");
    caps.exclusive_scissor = has("GL_NV_scissor_exclusive");
    // On OpenGL ES before 3.2, Mesa lists GL_EXT_memory_object but lacks its functions. GlRetiredMemory needs
    // fence syncs.
    caps.memory_objects = (!caps.es || caps.version >= 32) && caps.texture_storage && caps.copy_buffer &&
                          caps.sync && has("GL_EXT_memory_object") && has(handle_type::gl_memory_extension);
    caps.semaphores = caps.memory_objects && has("GL_EXT_semaphore") && has(handle_type::gl_semaphore_extension);
    // Fence syncs are required because they order accesses to a persistent mapping.
    caps.buffer_storage = caps.buffer_storage && caps.map_buffer_range && caps.sync;
    caps.reset_status = reports_resets(caps);
    caps.texture_targets = caps.direct_state_access && reports_texture_targets();
    return caps;
}

void log_pending_gl_errors()
{
    for (int i = 0; i < max_pending_errors; ++i) {
        const GLenum code = glGetError();
        if (code == GL_NO_ERROR) return;
        if (log::wanted(CLGL_LOG_WARNING))
            log::write(CLGL_LOG_WARNING,
                       text("the application had a pending OpenGL error, ",
                            native_name(CLGL_NATIVE_OPENGL, static_cast<int32_t>(code)),
                            ", when it called clgl: call glGetError after your own OpenGL calls"));
    }
}

void drop_own_gl_errors()
{
    for (int i = 0; i < max_pending_errors && glGetError() != GL_NO_ERROR;)
        ++i;
}

void check_gl(const char *doing)
{
    const GLenum code = glGetError();
    if (code == GL_NO_ERROR) return;
    const int32_t native = static_cast<int32_t>(code);
    const clgl_result result = code == GL_OUT_OF_MEMORY  ? CLGL_ERROR_OUT_OF_DEVICE_MEMORY
                               : code == GL_CONTEXT_LOST ? CLGL_ERROR_CONTEXT_LOST
                                                         : CLGL_ERROR_OPENGL;
    fail(result,
         text(doing, " failed with ", native_name(CLGL_NATIVE_OPENGL, native), " (", hex(code), ")",
              explain_native(CLGL_NATIVE_OPENGL, native)),
         {CLGL_NATIVE_OPENGL, native});
}

void check_gl_list(const GlCaps &caps)
{
    if (!caps.compatibility) return;
    GLint list = 0;
    glGetIntegerv(GL_LIST_INDEX, &list);
    if (list != 0)
        fail(CLGL_ERROR_OPENGL, text("the OpenGL context compiles the display list ", list,
                                     ", which would record what clgl does: call glEndList first"));
}

void check_gl_draws(const GlCaps &caps)
{
    if (caps.conditional_render) {
        const WithoutDebugOutput silent;
        // OpenGL has no query for active conditional rendering. So begin conditional rendering with the invalid
        // query 0: GL_INVALID_OPERATION means that it was already active.
        glBeginConditionalRender(0, GL_QUERY_WAIT);
        if (glGetError() == GL_INVALID_OPERATION)
            fail(CLGL_ERROR_OPENGL,
                 "clgl copies the OpenGL object by drawing, and conditional rendering may discard draws: "
                 "call glEndConditionalRender first");
    }
    if (!caps.compatibility) return;
    GLint mode = GL_RENDER;
    glGetIntegerv(GL_RENDER_MODE, &mode);
    if (mode != GL_RENDER)
        fail(CLGL_ERROR_OPENGL,
             "clgl copies the OpenGL object by drawing, and OpenGL draws nothing in its selection and "
             "feedback modes: call glRenderMode(GL_RENDER) first");
}

void check_gl_reset(const GlCaps &caps)
{
    if (!caps.reset_status) return;
    const GLenum status = glGetGraphicsResetStatus();
    if (status != GL_NO_ERROR)
        fail(CLGL_ERROR_CONTEXT_LOST,
             "the OpenGL context was reset: destroy the clgl objects, and create a new OpenGL context and new "
             "objects",
             {CLGL_NATIVE_OPENGL, static_cast<int32_t>(status)});
}

BoundBuffer::BoundBuffer(const GlCaps &caps, GLuint name, Slot slot)
{
    GLenum query = GL_ARRAY_BUFFER_BINDING;
    target_ = GL_ARRAY_BUFFER;
    if (caps.copy_buffer) {
        target_ = slot == Slot::read ? GL_COPY_READ_BUFFER : GL_COPY_WRITE_BUFFER;
        query = slot == Slot::read ? GL_COPY_READ_BUFFER_BINDING : GL_COPY_WRITE_BUFFER_BINDING;
    }
    GLint before = 0;
    glGetIntegerv(query, &before);
    before_ = static_cast<GLuint>(before);
    glBindBuffer(target_, name);
}

BoundBuffer::~BoundBuffer() { glBindBuffer(target_, before_); }

uint64_t bound_gl_buffer_number(const GlCaps &caps, GLenum target, GLenum what)
{
    if (caps.version >= (caps.es ? 30 : 32)) {
        GLint64 number = 0;
        glGetBufferParameteri64v(target, what, &number);
        return static_cast<uint64_t>(number);
    }
    GLint number = 0;
    glGetBufferParameteriv(target, what, &number);
    return static_cast<uint64_t>(number);
}

uint64_t read_gl_buffer_size(const GlCaps &caps, GLuint name)
{
    const BoundBuffer bound(caps, name);
    return bound_gl_buffer_number(caps, bound.target(), GL_BUFFER_SIZE);
}

GlBufferFacts read_gl_buffer_facts(const GlCaps &caps, GLuint name)
{
    const BoundBuffer bound(caps, name);
    GlBufferFacts facts;
    facts.size = bound_gl_buffer_number(caps, bound.target(), GL_BUFFER_SIZE);
    GLint value = 0;
    if (caps.buffer_storage) {
        glGetBufferParameteriv(bound.target(), GL_BUFFER_IMMUTABLE_STORAGE, &value);
        facts.immutable = value != 0;
    }
    value = 0;
    glGetBufferParameteriv(bound.target(), GL_BUFFER_MAPPED, &value);
    facts.mapped = value != 0;
    return facts;
}

void copy_gl_buffer(const GlCaps &caps, GLuint from, uint64_t from_offset, GLuint to, uint64_t to_offset,
                    uint64_t size)
{
    const BoundBuffer source(caps, from, BoundBuffer::Slot::read);
    const BoundBuffer destination(caps, to, BoundBuffer::Slot::write);
    in_gl_pieces(size, [&](uint64_t at, uint64_t bytes) {
        glCopyBufferSubData(source.target(), destination.target(), static_cast<GLintptr>(from_offset + at),
                            static_cast<GLintptr>(to_offset + at), static_cast<GLsizeiptr>(bytes));
    });
}

namespace
{

// Reads a buffer on OpenGL ES, which has no glGetBufferSubData. Maps a copy, because the buffer may already be
// mapped.
void read_through_copy(const GlCaps &caps, GLuint name, GLuint copy, uint64_t offset, uint64_t size, void *data)
{
    const auto bytes = static_cast<GLsizeiptr>(size);
    {
        const BoundBuffer bound(caps, copy);
        glBufferData(bound.target(), bytes, nullptr, GL_STREAM_READ);
    }
    copy_gl_buffer(caps, name, offset, copy, 0, size);
    const BoundBuffer bound(caps, copy);
    const void *mapped = glMapBufferRange(bound.target(), 0, bytes, GL_MAP_READ_BIT);
    if (!mapped) check_gl("glMapBufferRange for reading");
    if (!mapped) fail(CLGL_ERROR_OPENGL, "glMapBufferRange for reading returned NULL");
    std::memcpy(data, mapped, size);
    glUnmapBuffer(bound.target());
}

}  // namespace

void read_gl_buffer(const GlCaps &caps, GLuint name, uint64_t offset, uint64_t size, void *data)
{
    if (caps.get_buffer_sub_data) {
        const BoundBuffer bound(caps, name);
        in_gl_pieces(size, [&](uint64_t at, uint64_t bytes) {
            glGetBufferSubData(bound.target(), static_cast<GLintptr>(offset + at), static_cast<GLsizeiptr>(bytes),
                               static_cast<char *>(data) + at);
        });
        return;
    }
    GLuint copy = 0;
    glGenBuffers(1, &copy);
    try {
        in_gl_pieces(size, [&](uint64_t at, uint64_t bytes) {
            read_through_copy(caps, name, copy, offset + at, bytes, static_cast<char *>(data) + at);
        });
    } catch (...) {
        glDeleteBuffers(1, &copy);
        throw;
    }
    glDeleteBuffers(1, &copy);
}

void write_gl_buffer(const GlCaps &caps, GLuint name, uint64_t offset, uint64_t size, const void *data)
{
    const BoundBuffer bound(caps, name);
    in_gl_pieces(size, [&](uint64_t at, uint64_t bytes) {
        glBufferSubData(bound.target(), static_cast<GLintptr>(offset + at), static_cast<GLsizeiptr>(bytes),
                        static_cast<const char *>(data) + at);
    });
}

void copy_into_gl_buffer(const GlCaps &caps, GLuint name, uint64_t offset, uint64_t size, const void *data)
{
    GLuint copy = 0;
    glGenBuffers(1, &copy);
    in_gl_pieces(size, [&](uint64_t at, uint64_t bytes) {
        {
            const BoundBuffer bound(caps, copy);
            glBufferData(bound.target(), static_cast<GLsizeiptr>(bytes), static_cast<const char *>(data) + at,
                         GL_STREAM_COPY);
        }
        copy_gl_buffer(caps, copy, 0, name, offset + at, bytes);
    });
    glDeleteBuffers(1, &copy);
    check_gl("copying into the buffer");
}

void label_gl_buffer(const GlCaps &caps, GLuint name, const std::string &label)
{
    if (caps.object_label && !label.empty())
        glObjectLabel(GL_BUFFER, name, static_cast<GLsizei>(label.size()), label.c_str());
}

bool is_gl_buffer_labelled(GLuint name, const std::string &label)
{
    // The minimum value of GL_MAX_LABEL_LENGTH, which includes the terminating null character.
    constexpr GLsizei least_max_label_length = 256;
    char found[least_max_label_length] = "";
    glGetObjectLabel(GL_BUFFER, name, least_max_label_length, nullptr, found);
    return found == label;
}

}  // namespace clgl
