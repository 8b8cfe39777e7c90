#include "gl_sample_support.h"

#define MOST_SOURCE 512

static int is_array(const gl_image *i) { return i->target == GL_TEXTURE_2D_MULTISAMPLE_ARRAY; }

static int is_depth(const gl_image *i) { return i->format.numeric == CLGL_NUMERIC_DEPTH; }

void specify_samples(const gl_image *i)
{
    const GLsizei width = (GLsizei)i->size[0], height = (GLsizei)i->size[1];
    const GLenum internal = i->format.gl_internal_format;
    if (is_array(i))
        glTexImage3DMultisample(i->target, SAMPLES, internal, width, height, (GLsizei)i->size[2] / SAMPLES,
                                GL_TRUE);
    else
        glTexImage2DMultisample(i->target, SAMPLES, internal, width, height, GL_TRUE);
}

static GLuint compile(GLenum type, const char *source)
{
    const GLuint shader = glCreateShader(type);
    glShaderSource(shader, 1, &source, NULL);
    glCompileShader(shader);
    return shader;
}

static GLuint make_program(const char *fragment)
{
    static const char *const vertex =
        "#version 330\n"
        "const vec2 corners[4] = vec2[4](vec2(-1, -1), vec2(1, -1), vec2(-1, 1), vec2(1, 1));\n"
        "void main() { gl_Position = vec4(corners[gl_VertexID], 0.5, 1); }\n";
    const GLuint program = glCreateProgram();
    GLint linked = 0;
    glAttachShader(program, compile(GL_VERTEX_SHADER, vertex));
    glAttachShader(program, compile(GL_FRAGMENT_SHADER, fragment));
    glLinkProgram(program);
    glGetProgramiv(program, GL_LINK_STATUS, &linked);
    assert_true(linked);
    return program;
}

void make_sample_programs(gl_image *i)
{
    const char *const type = i->as.numeric == CLGL_NUMERIC_INT    ? "i"
                             : i->as.numeric == CLGL_NUMERIC_UINT ? "u"
                                                                  : "";
    char source[MOST_SOURCE], out[sizeof "out uvec4 to;"] = "";
    if (!is_depth(i)) snprintf(out, sizeof out, "out %svec4 to;", type);
    snprintf(source, sizeof source,
             "#version 330\nuniform int layer, at; uniform %ssampler2DMS%s from; out %svec4 to;\n"
             "void main() { to = texelFetch(from, %s, at); }\n",
             type, is_array(i) ? "Array" : "", type,
             is_array(i) ? "ivec3(gl_FragCoord.xy, layer)" : "ivec2(gl_FragCoord.xy)");
    i->programs[0] = make_program(source);
    snprintf(source, sizeof source,
             "#version 330\nuniform int layer; uniform %ssampler2DArray from; %s\n"
             "void main() { %s = texelFetch(from, ivec3(gl_FragCoord.xy, layer), 0)%s; }\n",
             type, out, is_depth(i) ? "gl_FragDepth" : "to", is_depth(i) ? ".r" : "");
    i->programs[1] = make_program(source);
    expect_gl_clean();
}

/* Creates and binds an array texture with one layer per sample. The caller copies the samples from or to this
 * texture. */
static GLuint bound_layers(const gl_image *i, const void *pixels)
{
    GLuint name = 0;
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_2D_ARRAY, name);
    glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexImage3D(GL_TEXTURE_2D_ARRAY, 0, is_depth(i) ? GL_R32F : (GLint)i->format.gl_internal_format,
                 (GLsizei)i->size[0], (GLsizei)i->size[1], (GLsizei)i->size[2], 0,
                 is_depth(i) ? GL_RED : i->as.gl_format, i->as.gl_type, pixels);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    return name;
}

static GLuint bound_framebuffer(void)
{
    GLuint name = 0;
    glGenFramebuffers(1, &name);
    glBindFramebuffer(GL_FRAMEBUFFER, name);
    return name;
}

static void set_uniform(GLuint program, const char *name, size_t value)
{
    glUniform1i(glGetUniformLocation(program, name), (GLint)value);
}

static int is_srgb(const gl_image *i) { return i->format.numeric == CLGL_NUMERIC_SRGB; }

static void draw(const gl_image *i)
{
    GLuint vertex_array = 0;
    assert_int_equal(glCheckFramebufferStatus(GL_FRAMEBUFFER), GL_FRAMEBUFFER_COMPLETE);
    glGenVertexArrays(1, &vertex_array);
    glBindVertexArray(vertex_array);
    if (is_srgb(i)) glEnable(GL_FRAMEBUFFER_SRGB);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    glDisable(GL_FRAMEBUFFER_SRGB);
    glBindVertexArray(0);
    glDeleteVertexArrays(1, &vertex_array);
}

void draw_samples(const gl_image *i, const clgl_texture_region *box)
{
    const GLuint layers = bound_layers(i, i->pixels), framebuffer = bound_framebuffer();
    const GLenum point = is_depth(i) ? GL_DEPTH_ATTACHMENT : GL_COLOR_ATTACHMENT0;
    GLint viewport[4];
    glGetIntegerv(GL_VIEWPORT, viewport);
    glViewport((GLint)box->origin[0], (GLint)box->origin[1], (GLsizei)box->extent[0], (GLsizei)box->extent[1]);
    glUseProgram(i->programs[1]);
    glEnable(GL_SAMPLE_MASK);
    if (is_depth(i)) glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_ALWAYS);
    for (size_t at = box->origin[2]; at < box->origin[2] + box->extent[2]; ++at) {
        if (is_array(i))
            glFramebufferTextureLayer(GL_FRAMEBUFFER, point, i->name, 0, (GLint)at / SAMPLES);
        else
            glFramebufferTexture2D(GL_FRAMEBUFFER, point, i->target, i->name, 0);
        set_uniform(i->programs[1], "layer", at);
        glSampleMaski(0, 1u << at % SAMPLES);
        draw(i);
    }
    glSampleMaski(0, ~0u);
    glDisable(GL_SAMPLE_MASK);
    glDisable(GL_DEPTH_TEST);
    glDepthFunc(GL_LESS);
    glUseProgram(0);
    glViewport(viewport[0], viewport[1], viewport[2], viewport[3]);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &framebuffer);
    glBindTexture(GL_TEXTURE_2D_ARRAY, 0);
    glDeleteTextures(1, &layers);
    expect_gl_clean();
}

void load_samples(const gl_image *i, unsigned char *pixels)
{
    const GLuint layers = bound_layers(i, NULL), framebuffer = bound_framebuffer();
    GLint viewport[4];
    glGetIntegerv(GL_VIEWPORT, viewport);
    glViewport(0, 0, (GLsizei)i->size[0], (GLsizei)i->size[1]);
    glUseProgram(i->programs[0]);
    glBindTexture(i->target, i->name);
    for (size_t at = 0; at < i->size[2]; ++at) {
        glFramebufferTextureLayer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, layers, 0, (GLint)at);
        set_uniform(i->programs[0], "at", at % SAMPLES);
        if (is_array(i)) set_uniform(i->programs[0], "layer", at / SAMPLES);
        draw(i);
    }
    glBindTexture(i->target, 0);
    glUseProgram(0);
    glViewport(viewport[0], viewport[1], viewport[2], viewport[3]);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &framebuffer);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glGetTexImage(GL_TEXTURE_2D_ARRAY, 0, is_depth(i) ? GL_RED : i->as.gl_format, i->as.gl_type, pixels);
    glPixelStorei(GL_PACK_ALIGNMENT, 4);
    glBindTexture(GL_TEXTURE_2D_ARRAY, 0);
    glDeleteTextures(1, &layers);
    expect_gl_clean();
}
