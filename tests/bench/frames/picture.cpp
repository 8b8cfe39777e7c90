#include "picture.hpp"

#include <algorithm>
#include <cstdio>

namespace frames
{

std::vector<uint8_t> picture(Size size, uint32_t frame)
{
    std::vector<uint8_t> bytes(size.bytes());
    uint8_t *byte = bytes.data();
    for (uint32_t y = 0; y < size.height; ++y)
        for (uint32_t x = 0; x < size.width; ++x) {
            *byte++ = static_cast<uint8_t>(x + frame);
            *byte++ = static_cast<uint8_t>(y);
            *byte++ = static_cast<uint8_t>(frame);
            *byte++ = UINT8_MAX;
        }
    return bytes;
}

std::string first_wrong_pixel(const std::vector<uint8_t> &shown, Size size, uint32_t frame)
{
    const std::vector<uint8_t> right = picture(size, frame);
    const auto [is, should] = std::ranges::mismatch(shown, right);
    if (is == shown.end()) return {};
    const size_t pixel = static_cast<size_t>(is - shown.begin()) / 4;
    const uint8_t *a = &shown[pixel * 4], *b = &right[pixel * 4];
    char text[128];
    std::snprintf(text, sizeof text, "pixel %zu, %zu is %d %d %d %d and not %d %d %d %d", pixel % size.width,
                  pixel / size.width, a[0], a[1], a[2], a[3], b[0], b[1], b[2], b[3]);
    return text;
}

}  // namespace frames
