// What the kernels draw, as the CPU computes it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace frames
{

// In pixels
struct Size {
    uint32_t width = 0, height = 0;

    size_t pixels() const { return size_t{width} * height; }
    // Of RGBA8
    size_t bytes() const { return pixels() * 4; }
    int columns() const { return static_cast<int>(width); }
    int rows() const { return static_cast<int>(height); }
    std::string text() const { return std::to_string(width) + 'x' + std::to_string(height); }
    bool operator==(const Size &) const = default;
};

// The bytes R, G, B, A of all pixels of a frame: the column and the frame, the row, the frame, 255; each modulo
// 256.
std::vector<uint8_t> picture(Size size, uint32_t frame);

// The first pixel that is not the frame's; empty if there is none.
std::string first_wrong_pixel(const std::vector<uint8_t> &shown, Size size, uint32_t frame);

}  // namespace frames
