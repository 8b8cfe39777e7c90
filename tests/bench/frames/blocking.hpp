// How long the calls of a frame take while OpenCL is busy: none that waits on the device takes long.
#pragma once

#include "way.hpp"

#include <vector>

namespace frames
{

struct LongestCall : Outcome {
    int32_t transport = CLGL_TRANSPORT_NONE;
    // Whose calls, and how many textures
    std::string name = {};
    // The longest step of a frame (filling it, or getting its texture), in milliseconds
    double longest_ms = 0;
};

// With a kernel of busy_ms in flight.
constexpr double busy_ms = 50;
std::vector<LongestCall> measure_blocking(Session &session, Size size);

}  // namespace frames
