#include "harness.h"

enum { LOG_SIZE = 4096 };

static GLuint compile(GLenum kind, const char *source)
{
    const GLuint shader = glCreateShader(kind);
    glShaderSource(shader, 1, &source, NULL);
    glCompileShader(shader);
    GLint compiled = 0;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &compiled);
    if (!compiled) {
        char log[LOG_SIZE] = "";
        glGetShaderInfoLog(shader, LOG_SIZE, NULL, log);
        fail("cannot compile a shader: %s", log);
    }
    return shader;
}

GLuint harness_program(const char *vertex_source, const char *fragment_source)
{
    const GLuint vertex = compile(GL_VERTEX_SHADER, vertex_source);
    const GLuint fragment = compile(GL_FRAGMENT_SHADER, fragment_source);
    const GLuint program = glCreateProgram();
    glAttachShader(program, vertex);
    glAttachShader(program, fragment);
    glLinkProgram(program);
    /* The program keeps its shaders alive. */
    glDeleteShader(vertex);
    glDeleteShader(fragment);
    GLint linked = 0;
    glGetProgramiv(program, GL_LINK_STATUS, &linked);
    if (!linked) {
        char log[LOG_SIZE] = "";
        glGetProgramInfoLog(program, LOG_SIZE, NULL, log);
        fail("cannot link a program: %s", log);
    }
    return program;
}
