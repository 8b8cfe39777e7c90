// What OpenGL's compatibility profile does to pixels on their way, put aside.
#pragma once

#include "driver/gl.hpp"

namespace clgl
{

// While this lives pixels are read and written as they are (glPixelTransfer).
class PlainPixels
{
public:
    explicit PlainPixels(const GlCaps &caps);
    ~PlainPixels();
    PlainPixels(const PlainPixels &) = delete;
    PlainPixels &operator=(const PlainPixels &) = delete;

private:
    static constexpr unsigned parts = 5;  // red, green, blue, alpha and depth

    bool has_;
    GLboolean maps_ = GL_FALSE;
    GLfloat scales_[parts], biases_[parts];
};

}  // namespace clgl
