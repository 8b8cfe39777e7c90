#include "driver/gl_samples.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "driver/gl_draw_state.hpp"
#include "driver/gl_framebuffer.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

constexpr GLsizei corners = 3;

// Draws one triangle per layer. Each triangle covers the whole viewport.
constexpr const char *vertex_source =
    "#version 150\n"
    "flat out int layer;\n"
    "void main()\n"
    "{\n"
    "    int corner = gl_VertexID % 3;\n"
    "    layer = gl_VertexID / 3;\n"
    "    gl_Position = vec4(corner == 1 ? 3.0 : -1.0, corner == 2 ? 3.0 : -1.0, "
    "0.0, 1.0);\n"
    "}\n";

bool is_depth(const GlImage &image) { return image.format == GL_DEPTH_COMPONENT; }

bool is_srgb(const GlImage &image)
{
    return image.internal_format == GL_SRGB8_ALPHA8 || image.internal_format == GL_SRGB8;
}

// Returns the prefix of the GLSL sampler and vector types for the format: "i", "u" or "".
std::string number_type(const GlImage &image)
{
    static constexpr GLenum integers[] = {GL_RED_INTEGER, GL_RG_INTEGER, GL_RGB_INTEGER, GL_RGBA_INTEGER,
                                          GL_BGRA_INTEGER};
    if (std::ranges::find(integers, image.format) == std::end(integers)) return {};
    const bool is_signed = image.type == GL_BYTE || image.type == GL_SHORT || image.type == GL_INT;
    return is_signed ? "i" : "u";
}

std::string fragment_source(const GlImage &image, const std::string &sampler, const std::string &where,
                            bool depth)
{
    const std::string type = number_type(image);
    return text("#version 150\nuniform ", type, sampler, " source;\nflat in int layer;\n",
                depth ? "" : text("out ", type, "vec4 texel;\n"), "void main()\n{\n    ",
                depth ? "gl_FragDepth = " : "texel = ", "texelFetch(source, ", where, ')', depth ? ".r" : "",
                ";\n}\n");
}

std::string reading_source(const GlImage &image)
{
    const std::string at = "gl_FragCoord.xy", samples = std::to_string(image.samples);
    if (image.target == GL_TEXTURE_2D_MULTISAMPLE)
        return fragment_source(image, "sampler2DMS", text("ivec2(", at, "), layer"), false);
    return fragment_source(image, "sampler2DMSArray",
                           text("ivec3(", at, ", layer / ", samples, "), layer % ", samples), false);
}

std::string writing_source(const GlImage &image)
{
    return fragment_source(image, "sampler2DArray", "ivec3(gl_FragCoord.xy, layer), 0", is_depth(image));
}

GLuint compile(GLenum type, const char *source)
{
    const GLuint shader = glCreateShader(type);
    glShaderSource(shader, 1, &source, nullptr);
    glCompileShader(shader);
    return shader;
}

// Returns the program, or 0 if compiling or linking fails.
GLuint link(const std::string &fragment)
{
    const GLuint shaders[] = {compile(GL_VERTEX_SHADER, vertex_source),
                              compile(GL_FRAGMENT_SHADER, fragment.c_str())};
    GLuint program = glCreateProgram();
    for (const GLuint shader : shaders)
        glAttachShader(program, shader);
    glLinkProgram(program);
    for (const GLuint shader : shaders)
        glDeleteShader(shader);
    GLint linked = GL_FALSE;
    glGetProgramiv(program, GL_LINK_STATUS, &linked);
    if (linked) return program;
    glDeleteProgram(program);
    return 0;
}

// Resets the swizzle and the depth-stencil mode of the bound texture while this object lives, then restores them.
class PlainTexels
{
public:
    PlainTexels(const GlCaps &caps, const GlImage &image)
        : target_(image.target), swizzles_(caps.texture_swizzles),
          picks_depth_(caps.stencil_texturing && is_depth(image))
    {
        static constexpr GLint plain[] = {GL_RED, GL_GREEN, GL_BLUE, GL_ALPHA};
        if (swizzles_) {
            glGetTexParameteriv(target_, GL_TEXTURE_SWIZZLE_RGBA, swizzle_);
            glTexParameteriv(target_, GL_TEXTURE_SWIZZLE_RGBA, plain);
        }
        if (picks_depth_) {
            glGetTexParameteriv(target_, GL_DEPTH_STENCIL_TEXTURE_MODE, &mode_);
            glTexParameteri(target_, GL_DEPTH_STENCIL_TEXTURE_MODE, GL_DEPTH_COMPONENT);
        }
    }
    ~PlainTexels()
    {
        if (swizzles_) glTexParameteriv(target_, GL_TEXTURE_SWIZZLE_RGBA, swizzle_);
        if (picks_depth_) glTexParameteri(target_, GL_DEPTH_STENCIL_TEXTURE_MODE, mode_);
    }
    PlainTexels(const PlainTexels &) = delete;
    PlainTexels &operator=(const PlainTexels &) = delete;

private:
    GLenum target_;
    bool swizzles_, picks_depth_;
    GLint swizzle_[4] = {0, 0, 0, 0}, mode_ = 0;
};

GlDraw draw_of(const GlBox &box, GLuint program)
{
    GlDraw draw{.program = program};
    for (unsigned i = 0; i < 2; ++i) {
        draw.viewport[i] = static_cast<GLint>(box.origin[i]);
        draw.viewport[i + 2] = static_cast<GLint>(box.extent[i]);
    }
    return draw;
}

void draw_layer(GLint layer) { glDrawArrays(GL_TRIANGLES, layer * corners, corners); }

void samples_to_layers(const GlCaps &caps, const GlImage &image, const GlImage &layers, const GlBox &box)
{
    GlDraw draw = draw_of(box, image.tools.reading);
    draw.srgb = is_srgb(image);
    const GlDrawState state(caps, draw);
    const GlFramebuffer framebuffer(GL_DRAW_FRAMEBUFFER);
    const BoundTexture bound(image.target, image.name);
    const PlainTexels plain(caps, image);
    const auto first = static_cast<GLint>(box.origin[2]);
    for (GLint layer = first; layer < first + static_cast<GLint>(box.extent[2]); ++layer) {
        framebuffer.attach(layers, layer);
        draw_layer(layer);
    }
}

void layers_to_samples(const GlCaps &caps, const GlImage &image, const GlImage &layers, const GlBox &box)
{
    GlDraw draw = draw_of(box, image.tools.writing);
    draw.srgb = is_srgb(image);
    draw.depth = is_depth(image);
    draw.by_sample = true;
    const GlDrawState state(caps, draw);
    const GlFramebuffer framebuffer(GL_DRAW_FRAMEBUFFER);
    const BoundTexture bound(layers.target, layers.name);
    const auto first = static_cast<GLint>(box.origin[2]);
    for (GLint layer = first; layer < first + static_cast<GLint>(box.extent[2]); ++layer) {
        const GLint sample = layer % image.samples;
        if (layer == first || sample == 0) framebuffer.attach(image, layer / image.samples);
        state.draw_only(sample);
        draw_layer(layer);
    }
}

}  // namespace

// Depth is stored in GL_R32F layers, because not every context can read a depth layer.
GlImage gl_layers_of(const GlImage &image)
{
    GlImage layers = image;
    layers.name = image.tools.layers;
    layers.target = GL_TEXTURE_2D_ARRAY;
    layers.samples = 0;
    layers.tools = {};
    if (is_depth(image)) {
        layers.internal_format = GL_R32F;
        layers.format = GL_RED;
    }
    return layers;
}

std::vector<GLint> gl_sample_counts(const GlCaps &caps, GLenum target, GLenum internal_format)
{
    GLint count = 1;
    if (caps.internal_format_queries)
        glGetInternalformativ(target, internal_format, GL_NUM_SAMPLE_COUNTS, 1, &count);
    std::vector<GLint> counts(static_cast<size_t>(count));
    if (!caps.internal_format_queries)
        glGetIntegerv(GL_MAX_SAMPLES, counts.data());
    else if (count > 0)
        glGetInternalformativ(target, internal_format, GL_SAMPLES, count, counts.data());
    // Some drivers raise a GL error if the format is not renderable.
    drop_own_gl_errors();
    return counts;
}

GlSampleTools make_gl_sample_tools(const GlCaps &caps, const GlImage &image)
{
    GlSampleTools tools;
    GlImage layers = gl_layers_of(image);
    const bool has_layers = layers.name != 0;
    if (!has_layers) make_gl_image(caps, layers, 1);
    tools.layers = layers.name;
    tools.reading = link(reading_source(image));
    tools.writing = link(writing_source(image));
    if (tools.reading && tools.writing) return tools;
    if (has_layers) tools.layers = 0;
    delete_gl_sample_tools(tools);
    fail(CLGL_ERROR_UNSUPPORTED, "the OpenGL driver does not compile the shaders that copy samples");
}

void delete_gl_sample_tools(const GlSampleTools &tools) noexcept
{
    glDeleteTextures(1, &tools.layers);
    glDeleteProgram(tools.reading);
    glDeleteProgram(tools.writing);
}

void copy_gl_samples_to_layers(const GlCaps &caps, const GlImage &image, const GlBox &box)
{
    samples_to_layers(caps, image, gl_layers_of(image), box);
    check_gl("copying samples to layers");
}

void copy_gl_layers_to_samples(const GlCaps &caps, const GlImage &image, const GlBox &box)
{
    layers_to_samples(caps, image, gl_layers_of(image), box);
    check_gl("copying layers to samples");
}

void read_gl_samples(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &into)
{
    copy_gl_samples_to_layers(caps, image, box);
    read_gl_image(caps, gl_layers_of(image), box, into);
}

void write_gl_samples(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &from)
{
    write_gl_image(caps, gl_layers_of(image), box, from);
    copy_gl_layers_to_samples(caps, image, box);
}

}  // namespace clgl
