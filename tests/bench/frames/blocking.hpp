// Measures the duration of the calls of a frame while OpenCL is busy, to find calls that wait for the device.
#pragma once

#include "way.hpp"

#include <vector>

namespace frames
{

struct LongestCall : Outcome {
    clgl_transport transport = CLGL_TRANSPORT_AUTO;
    // Name of the implementation, with the number of textures
    std::string name = {};
    // Duration of the longest step of a frame, such as filling it or getting its texture, in milliseconds
    double longest_ms = 0;
};

// Measures each implementation while a kernel runs for busy_ms.
constexpr double busy_ms = 50;
std::vector<LongestCall> measure_blocking(Session &session, Size size);

}  // namespace frames
