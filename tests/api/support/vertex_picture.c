#include "vertex_picture.h"

static GLuint make_program(void)
{
    static const char vertex[] = "in uint value;\n"
                                 "flat out uint shade;\n"
                                 "void main() { shade = value & 255u; gl_PointSize = 1.0;\n"
                                 "gl_Position = vec4((float(gl_VertexID) + 0.5) / 8.0 - 1.0, 0.0, 0.0, 1.0); }\n";
    static const char fragment[] = "flat in uint shade;\n"
                                   "out vec4 colour;\n"
                                   "void main() { colour = vec4(float(shade) / 255.0, 0.0, 0.0, 1.0); }\n";
    const char *version = !epoxy_is_desktop_gl()    ? "#version 300 es\nprecision highp float;\n"
                          : epoxy_gl_version() < 32 ? "#version 130\n"
                                                    : "#version 150\n";
    const char *const sources[][2] = {{version, vertex}, {version, fragment}};
    const GLuint shaders[] = {glCreateShader(GL_VERTEX_SHADER), glCreateShader(GL_FRAGMENT_SHADER)};
    const GLuint program = glCreateProgram();
    GLint linked = 0;
    for (size_t i = 0; i < COUNT(shaders); ++i) {
        glShaderSource(shaders[i], 2, sources[i], NULL);
        glCompileShader(shaders[i]);
        glAttachShader(program, shaders[i]);
        glDeleteShader(shaders[i]);
    }
    glBindAttribLocation(program, 0, "value");
    glLinkProgram(program);
    glGetProgramiv(program, GL_LINK_STATUS, &linked);
    assert_true(linked);
    return program;
}

vertex_picture make_vertex_picture(GLuint vertices)
{
    vertex_picture c;
    glGenFramebuffers(1, &c.framebuffer);
    glGenRenderbuffers(1, &c.renderbuffer);
    glBindRenderbuffer(GL_RENDERBUFFER, c.renderbuffer);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, VERTEX_PICTURE_WIDTH, 1);
    glBindFramebuffer(GL_FRAMEBUFFER, c.framebuffer);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, c.renderbuffer);
    glViewport(0, 0, VERTEX_PICTURE_WIDTH, 1);
    c.program = make_program();
    glGenVertexArrays(1, &c.vertex_array);
    glBindVertexArray(c.vertex_array);
    glBindBuffer(GL_ARRAY_BUFFER, vertices);
    glVertexAttribIPointer(0, 1, GL_UNSIGNED_INT, 0, NULL);
    glEnableVertexAttribArray(0);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    expect_gl_clean();
    return c;
}

void expect_vertex_picture(const vertex_picture *c, const uint32_t *values)
{
    unsigned char pixels[VERTEX_PICTURE_WIDTH][4];
    glBindFramebuffer(GL_FRAMEBUFFER, c->framebuffer);
    glClear(GL_COLOR_BUFFER_BIT);
    glUseProgram(c->program);
    glBindVertexArray(c->vertex_array);
    glDrawArrays(GL_POINTS, 0, VERTEX_PICTURE_WIDTH);
    glReadPixels(0, 0, VERTEX_PICTURE_WIDTH, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    expect_gl_clean();
    for (size_t i = 0; i < VERTEX_PICTURE_WIDTH; ++i)
        assert_int_equal(pixels[i][0], values[i] & 0xff);
}

void destroy_vertex_picture(vertex_picture *c)
{
    glDeleteVertexArrays(1, &c->vertex_array);
    glDeleteProgram(c->program);
    glDeleteRenderbuffers(1, &c->renderbuffer);
    glDeleteFramebuffers(1, &c->framebuffer);
}
