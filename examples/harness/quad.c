#include "quad.h"

#include "harness.h"

static const char vertex_source[] = "#version 330 core\n"
                                    "uniform float part;\n"
                                    "out vec2 place;\n"
                                    "void main()\n"
                                    "{\n"
                                    "    place = vec2(gl_VertexID & 1, gl_VertexID >> 1);\n"
                                    "    gl_Position = vec4(part * (2.0 * place - 1.0), 0.0, 1.0);\n"
                                    "}\n";

static const char show_source[] = "#version 330 core\n"
                                  "uniform sampler2D pixels;\n"
                                  "in vec2 place;\n"
                                  "out vec4 colour;\n"
                                  "void main() { colour = texture(pixels, place); }\n";

void quad_open(quad *q, const char *fragment_source)
{
    q->program = harness_program(vertex_source, fragment_source ? fragment_source : show_source);
    /* The vertex array has no attributes. The shader computes the vertices from gl_VertexID. */
    glGenVertexArrays(1, &q->vertex_array);
}

void quad_draw(const quad *q, GLuint texture, float part)
{
    enum { CORNERS = 4 };
    glUseProgram(q->program);
    glUniform1f(glGetUniformLocation(q->program, "part"), part);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, texture);
    glBindVertexArray(q->vertex_array);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, CORNERS);
}

void quad_close(const quad *q)
{
    glDeleteVertexArrays(1, &q->vertex_array);
    glDeleteProgram(q->program);
}

void texture_show_pixels(GLuint name)
{
    glBindTexture(GL_TEXTURE_2D, name);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
}

void texture_show_smooth(GLuint name)
{
    glBindTexture(GL_TEXTURE_2D, name);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

GLuint texture_name(clgl_texture texture)
{
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    check(clgl_texture_get_info(texture, &info));
    return info.gl_name;
}
