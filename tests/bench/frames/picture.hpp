// Computes on the CPU the picture that the kernels draw.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace frames
{

// Size of a picture in pixels
struct Size {
    uint32_t width = 0, height = 0;

    size_t pixels() const { return size_t{width} * height; }
    // Size in bytes of an RGBA8 picture
    size_t bytes() const { return pixels() * 4; }
    int columns() const { return static_cast<int>(width); }
    int rows() const { return static_cast<int>(height); }
    std::string text() const { return std::to_string(width) + 'x' + std::to_string(height); }
    bool operator==(const Size &) const = default;
};

// Returns all pixels of a frame as R, G, B, A: column + frame, row, frame, 255, each modulo 256.
std::vector<uint8_t> picture(Size size, uint32_t frame);

// Returns a description of the first wrong pixel, or "" if there is none.
std::string first_wrong_pixel(const std::vector<uint8_t> &shown, Size size, uint32_t frame);

}  // namespace frames
