#include "driver/gl_draw_state.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

constexpr GLint most_clip_distances = 8, bits_of_mask_word = 32;

// Pauses transform feedback. Returns whether feedback was active and not already paused.
bool pause_feedback()
{
    GLint active = GL_FALSE, paused = GL_FALSE;
    glGetIntegerv(GL_TRANSFORM_FEEDBACK_ACTIVE, &active);
    glGetIntegerv(GL_TRANSFORM_FEEDBACK_PAUSED, &paused);
    if (!active || paused) return false;
    glPauseTransformFeedback();
    return true;
}

constexpr GLenum swizzles[] = {GL_VIEWPORT_SWIZZLE_X_NV, GL_VIEWPORT_SWIZZLE_Y_NV, GL_VIEWPORT_SWIZZLE_Z_NV,
                               GL_VIEWPORT_SWIZZLE_W_NV};

// Returns the current program. Throws CLGL_ERROR_OPENGL if the program is flagged for deletion, because OpenGL
// deletes it as soon as another program becomes current.
GLint restorable_program()
{
    GLint program = 0, deleted = GL_FALSE;
    glGetIntegerv(GL_CURRENT_PROGRAM, &program);
    if (program != 0) glGetProgramiv(static_cast<GLuint>(program), GL_DELETE_STATUS, &deleted);
    if (deleted)
        fail(CLGL_ERROR_OPENGL,
             text("the current OpenGL program ", program,
                  " is flagged for deletion, and copying samples would delete it: call glUseProgram(0) first, or "
                  "call glDeleteProgram only after the copy"));
    return program;
}

}  // namespace

GlDrawState::GlDrawState(const GlCaps &caps, const GlDraw &draw)
    : caps_(caps), program_(restorable_program()), no_scissor_(caps), has_samplers_(caps.sampler_objects)
{
    check_gl_draws(caps);
    set_switches(draw);
    set_masks(draw);
    set_viewport(draw.viewport);
    bind(draw.program);
}

GlDrawState::~GlDrawState()
{
    glBindVertexArray(static_cast<GLuint>(vertex_array_));
    glDeleteVertexArrays(1, &own_vertex_array_);
    if (has_samplers_) glBindSampler(0, static_cast<GLuint>(sampler_));
    glActiveTexture(static_cast<GLenum>(unit_));
    glUseProgram(static_cast<GLuint>(program_));
    // glResumeTransformFeedback requires the program that was current when feedback was paused.
    if (pauses_feedback_) glResumeTransformFeedback();
    restore_viewport();
    for (GLint word = 0; word < mask_words_; ++word)
        glSampleMaski(static_cast<GLuint>(word), static_cast<GLbitfield>(sample_mask_[word]));
    glColorMaski(0, color_mask_[0], color_mask_[1], color_mask_[2], color_mask_[3]);
    glDepthMask(depth_mask_);
    glDepthFunc(static_cast<GLenum>(depth_function_));
    if (caps_.compatibility) {
        glClampColor(GL_CLAMP_FRAGMENT_COLOR, static_cast<GLenum>(clamping_));
        glPolygonMode(GL_FRONT, static_cast<GLenum>(polygon_modes_[0]));
        glPolygonMode(GL_BACK, static_cast<GLenum>(polygon_modes_[1]));
    } else {
        glPolygonMode(GL_FRONT_AND_BACK, static_cast<GLenum>(polygon_modes_[0]));
    }
    for (size_t i = 0; i < switch_count_; ++i) {
        const Switch &each = switches_[i];
        if (each.indexed)
            each.before ? glEnablei(each.name, 0) : glDisablei(each.name, 0);
        else
            each.before ? glEnable(each.name) : glDisable(each.name);
    }
}

void GlDrawState::set(GLenum name, bool on, bool indexed)
{
    const bool before = indexed ? glIsEnabledi(name, 0) : glIsEnabled(name);
    if (before == on) return;
    switches_[switch_count_++] = {name, indexed, before};
    if (indexed)
        on ? glEnablei(name, 0) : glDisablei(name, 0);
    else
        on ? glEnable(name) : glDisable(name);
}

void GlDrawState::set_switches(const GlDraw &draw)
{
    static constexpr GLenum off[] = {GL_CULL_FACE,
                                     GL_STENCIL_TEST,
                                     GL_COLOR_LOGIC_OP,
                                     GL_POLYGON_SMOOTH,
                                     GL_SAMPLE_ALPHA_TO_COVERAGE,
                                     GL_SAMPLE_ALPHA_TO_ONE,
                                     GL_SAMPLE_COVERAGE,
                                     GL_RASTERIZER_DISCARD,
                                     GL_DEPTH_CLAMP,
                                     GL_DITHER,
                                     GL_PRIMITIVE_RESTART};
    static constexpr GLenum off_in_compatibility[] = {GL_ALPHA_TEST, GL_POLYGON_STIPPLE};
    for (const GLenum name : caps_.draw_switches)
        set(name, false);
    for (const GLenum name : off)
        set(name, false);
    if (caps_.compatibility)
        for (const GLenum name : off_in_compatibility)
            set(name, false);
    for (GLint i = 0; i < most_clip_distances; ++i)
        set(GL_CLIP_DISTANCE0 + static_cast<GLenum>(i), false);
    if (caps_.sample_shading) set(GL_SAMPLE_SHADING, false);
    set(GL_BLEND, false, true);
    set(GL_MULTISAMPLE, true);
    set(GL_FRAMEBUFFER_SRGB, draw.srgb);
    set(GL_DEPTH_TEST, draw.depth);
    set(GL_SAMPLE_MASK, draw.by_sample);
}

void GlDrawState::set_masks(const GlDraw &draw)
{
    glGetIntegerv(GL_MAX_SAMPLE_MASK_WORDS, &mask_words_);
    mask_words_ = std::min(mask_words_, most_mask_words);
    for (GLint word = 0; word < mask_words_; ++word)
        glGetIntegeri_v(GL_SAMPLE_MASK_VALUE, static_cast<GLuint>(word), &sample_mask_[word]);
    glGetBooleani_v(GL_COLOR_WRITEMASK, 0, color_mask_);
    glGetBooleanv(GL_DEPTH_WRITEMASK, &depth_mask_);
    glGetIntegerv(GL_DEPTH_FUNC, &depth_function_);
    glGetIntegerv(GL_POLYGON_MODE, polygon_modes_);
    if (caps_.compatibility) {
        // In a compatibility context OpenGL clamps colours to [0, 1] by default.
        glGetIntegerv(GL_CLAMP_FRAGMENT_COLOR, &clamping_);
        glClampColor(GL_CLAMP_FRAGMENT_COLOR, GL_FALSE);
    }
    glColorMaski(0, GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glDepthMask(draw.depth);
    glDepthFunc(GL_ALWAYS);
    glPolygonMode(GL_FRONT_AND_BACK, GL_FILL);
}

void GlDrawState::draw_only(GLint sample) const
{
    for (GLint word = 0; word < mask_words_; ++word) {
        const bool here = sample / bits_of_mask_word == word;
        glSampleMaski(static_cast<GLuint>(word), here ? GLbitfield{1} << sample % bits_of_mask_word : 0);
    }
}

// Sets the first viewport, and resets its swizzle. glViewport would set all viewports if the context has viewport
// arrays.
void GlDrawState::set_viewport(const GLint (&viewport)[4])
{
    const auto [x, y, width, height] = viewport;
    if (caps_.viewport_arrays) {
        glGetFloati_v(GL_VIEWPORT, 0, exact_viewport_);
        glViewportIndexedf(0, static_cast<GLfloat>(x), static_cast<GLfloat>(y), static_cast<GLfloat>(width),
                           static_cast<GLfloat>(height));
    } else {
        glGetIntegerv(GL_VIEWPORT, viewport_);
        glViewport(x, y, width, height);
    }
    if (!caps_.viewport_swizzles) return;
    for (size_t i = 0; i < std::size(swizzles); ++i)
        glGetIntegeri_v(swizzles[i], 0, &viewport_swizzle_[i]);
    glViewportSwizzleNV(0, GL_VIEWPORT_SWIZZLE_POSITIVE_X_NV, GL_VIEWPORT_SWIZZLE_POSITIVE_Y_NV,
                        GL_VIEWPORT_SWIZZLE_POSITIVE_Z_NV, GL_VIEWPORT_SWIZZLE_POSITIVE_W_NV);
}

void GlDrawState::restore_viewport() const
{
    if (caps_.viewport_arrays)
        glViewportIndexedfv(0, exact_viewport_);
    else
        glViewport(viewport_[0], viewport_[1], viewport_[2], viewport_[3]);
    if (!caps_.viewport_swizzles) return;
    const auto [x, y, z, w] = viewport_swizzle_;
    glViewportSwizzleNV(0, static_cast<GLenum>(x), static_cast<GLenum>(y), static_cast<GLenum>(z),
                        static_cast<GLenum>(w));
}

void GlDrawState::bind(GLuint program)
{
    if (caps_.feedback_objects) pauses_feedback_ = pause_feedback();
    glUseProgram(program);
    glGetIntegerv(GL_ACTIVE_TEXTURE, &unit_);
    glActiveTexture(GL_TEXTURE0);
    if (has_samplers_) {
        // A sampler of the application could select mip levels that the texture does not have.
        glGetIntegerv(GL_SAMPLER_BINDING, &sampler_);
        glBindSampler(0, 0);
    }
    glGetIntegerv(GL_VERTEX_ARRAY_BINDING, &vertex_array_);
    glGenVertexArrays(1, &own_vertex_array_);
    glBindVertexArray(own_vertex_array_);
}

}  // namespace clgl
