// A framebuffer. draw() draws a texture that covers the framebuffer.
#pragma once

#include "gl_objects.hpp"

#include <vector>

namespace frames
{

class Screen
{
public:
    explicit Screen(Size size);
    ~Screen();
    Screen(const Screen &) = delete;
    Screen &operator=(const Screen &) = delete;

    Size size() const { return size_; }
    void draw(GLuint texture) const;
    // Returns all pixels as R, G, B, A. Waits for pending draws.
    std::vector<uint8_t> read() const;

private:
    Size size_;
    GlTexture colours_;
    GLuint framebuffer_ = 0, sampler_ = 0, vertices_ = 0, program_ = 0;
};

}  // namespace frames
