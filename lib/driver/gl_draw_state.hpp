// Saves, sets and restores all GL state that affects draws of clgl.
#pragma once

#include "driver/gl_scissor.hpp"

#include <array>
#include <cstddef>
#include <vector>

namespace clgl
{

// Parameters of a draw. Requires desktop OpenGL 3.2.
struct GlDraw {
    GLuint program = 0;
    // x, y, width and height in pixels
    GLint viewport[4] = {0, 0, 1, 1};
    // If true, enables the depth test, which always passes, and depth writes
    bool depth = false;
    // If true, encodes the colour as sRGB
    bool srgb = false;
    // If true, writes only the sample that was passed to draw_only()
    bool by_sample = false;
};

// Sets all GL state so that draws with the given program write every pixel of the viewport. Activates texture
// unit 0. The destructor restores the previous state. Active queries of the application count the draws, because
// OpenGL cannot pause queries. The constructor throws CLGL_ERROR_OPENGL if OpenGL may discard draws (conditional
// rendering, glRenderMode). It also throws if the current program is flagged for deletion.
class GlDrawState
{
public:
    GlDrawState(const GlCaps &caps, const GlDraw &draw);
    ~GlDrawState();
    GlDrawState(const GlDrawState &) = delete;
    GlDrawState &operator=(const GlDrawState &) = delete;

    // Restricts draws to one sample. Requires GlDraw::by_sample.
    void draw_only(GLint sample) const;

private:
    static constexpr size_t most_switches = 48;
    // Each word of the sample mask has the bits of 32 samples. No known driver supports more than 64 samples.
    static constexpr GLint most_mask_words = 2;

    struct Switch {
        GLenum name;
        bool indexed, before;
    };

    void set_switches(const GlDraw &draw);
    void set(GLenum name, bool on, bool indexed = false);
    void set_masks(const GlDraw &draw);
    void set_viewport(const GLint (&viewport)[4]);
    void restore_viewport() const;
    void bind(GLuint program);

    const GlCaps &caps_;
    GLint program_;
    NoScissor no_scissor_;
    bool pauses_feedback_ = false, has_samplers_ = false;
    std::array<Switch, most_switches> switches_{};
    size_t switch_count_ = 0;
    GLint vertex_array_ = 0, unit_ = 0, sampler_ = 0, mask_words_ = 1;
    GLint sample_mask_[most_mask_words] = {0, 0};
    GLint depth_function_ = 0, polygon_modes_[2] = {0, 0}, viewport_[4] = {0, 0, 0, 0};
    GLint viewport_swizzle_[4] = {0, 0, 0, 0};
    GLint clamping_ = GL_FIXED_ONLY;
    GLfloat exact_viewport_[4] = {0, 0, 0, 0};
    GLboolean color_mask_[4] = {0, 0, 0, 0}, depth_mask_ = 0;
    GLuint own_vertex_array_ = 0;
};

}  // namespace clgl
