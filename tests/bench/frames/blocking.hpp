// Measures the duration of the calls of a frame while OpenCL is busy, to find calls that wait for the device.
#pragma once

#include "way.hpp"

#include <vector>

namespace frames
{

struct LongestCall : Outcome {
    clgl_transport transport = CLGL_TRANSPORT_AUTO;
    // Implementation and number of textures
    std::string name = {};
    // The longest step of a frame (filling it, or getting its texture), in milliseconds
    double longest_ms = 0;
};

// Measures while a kernel of busy_ms runs.
constexpr double busy_ms = 50;
std::vector<LongestCall> measure_blocking(Session &session, Size size);

}  // namespace frames
