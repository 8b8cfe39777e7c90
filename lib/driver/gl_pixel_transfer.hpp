// Disables the pixel transfer operations of the compatibility profile for a while.
#pragma once

#include "driver/gl.hpp"

namespace clgl
{

// Resets the parameters of glPixelTransfer while this object lives, so that transfers do not change pixels.
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
