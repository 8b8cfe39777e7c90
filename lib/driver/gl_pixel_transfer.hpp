// Temporarily disables the pixel transfer operations of the compatibility profile.
#pragma once

#include "driver/gl.hpp"

#include <array>

namespace clgl
{

// Sets the parameters of glPixelTransfer and GL_ARB_imaging for colours and depth to their defaults while this
// object lives, so that transfers do not change pixel values. Only the compatibility profile has them. The
// destructor restores the parameters.
class PlainPixels
{
public:
    explicit PlainPixels(const GlCaps &caps);
    ~PlainPixels();
    PlainPixels(const PlainPixels &) = delete;
    PlainPixels &operator=(const PlainPixels &) = delete;

private:
    static constexpr size_t most_numbers = 26, most_switches = 8, matrix_numbers = 16;

    struct Counts {
        size_t numbers, switches;
    };

    void set_plain_matrix();

    Counts counts_;
    bool has_matrix_ = false;
    GLboolean maps_ = GL_FALSE;
    std::array<GLfloat, most_numbers> numbers_{};
    std::array<GLboolean, most_switches> switches_{};
    GLfloat matrix_[matrix_numbers]{};
};

}  // namespace clgl
