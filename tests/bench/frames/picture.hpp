// The picture that the kernels draw, computed on the CPU.
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
    // Size in RGBA8
    size_t bytes() const { return pixels() * 4; }
    int columns() const { return static_cast<int>(width); }
    int rows() const { return static_cast<int>(height); }
    std::string text() const { return std::to_string(width) + 'x' + std::to_string(height); }
    bool operator==(const Size &) const = default;
};

// Returns R, G, B, A of all pixels of a frame: column + frame, row, frame, 255, each modulo 256.
std::vector<uint8_t> picture(Size size, uint32_t frame);

// Describes the first wrong pixel; empty if there is none.
std::string first_wrong_pixel(const std::vector<uint8_t> &shown, Size size, uint32_t frame);

}  // namespace frames
