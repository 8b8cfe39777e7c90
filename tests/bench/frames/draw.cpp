#include "draw.hpp"

#include "failure.hpp"

namespace frames
{

namespace
{

constexpr const char *vertex_source = "#version 330 core\n"
                                      "out vec2 place;\n"
                                      "void main()\n"
                                      "{\n"
                                      "    place = vec2(gl_VertexID & 1, gl_VertexID >> 1);\n"
                                      "    gl_Position = vec4(place * 2.0 - 1.0, 0.0, 1.0);\n"
                                      "}\n";
constexpr const char *fragment_source = "#version 330 core\n"
                                        "uniform sampler2D picture;\n"
                                        "in vec2 place;\n"
                                        "out vec4 colour;\n"
                                        "void main() { colour = texture(picture, place); }\n";
constexpr GLsizei corners = 4;

void attach(GLuint program, GLenum stage, const char *source)
{
    const GLuint shader = glCreateShader(stage);
    glShaderSource(shader, 1, &source, nullptr);
    glCompileShader(shader);
    glAttachShader(program, shader);
    glDeleteShader(shader);
}

GLuint make_program()
{
    const GLuint program = glCreateProgram();
    attach(program, GL_VERTEX_SHADER, vertex_source);
    attach(program, GL_FRAGMENT_SHADER, fragment_source);
    glLinkProgram(program);
    GLint linked = 0;
    glGetProgramiv(program, GL_LINK_STATUS, &linked);
    if (!linked) throw std::runtime_error("the shaders do not link");
    return program;
}

}  // namespace

Screen::Screen(Size size) : size_(size), colours_(size), program_(make_program())
{
    glGenVertexArrays(1, &vertices_);
    glGenSamplers(1, &sampler_);
    glSamplerParameteri(sampler_, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glSamplerParameteri(sampler_, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glGenFramebuffers(1, &framebuffer_);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, colours_.name(), 0);
    check_gl("making the framebuffer");
}

Screen::~Screen()
{
    glDeleteFramebuffers(1, &framebuffer_);
    glDeleteSamplers(1, &sampler_);
    glDeleteVertexArrays(1, &vertices_);
    glDeleteProgram(program_);
}

void Screen::draw(GLuint texture) const
{
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
    glViewport(0, 0, size_.columns(), size_.rows());
    glUseProgram(program_);
    glBindVertexArray(vertices_);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, texture);
    glBindSampler(0, sampler_);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, corners);
}

std::vector<uint8_t> Screen::read() const
{
    std::vector<uint8_t> pixels(size_.bytes());
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
    glReadPixels(0, 0, size_.columns(), size_.rows(), GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
    check_gl("reading the framebuffer");
    return pixels;
}

}  // namespace frames
