// Measures how long the calls of a frame take while OpenCL is busy. Finds calls that wait for the device.
#pragma once

#include "way.hpp"

#include <vector>

namespace frames
{

struct LongestCall : Outcome {
    clgl_transport transport = CLGL_TRANSPORT_AUTO;
    // Name of the implementation, with the number of textures
    std::string name = {};
    // Duration in milliseconds of the longest step of a frame, such as filling it or getting its texture
    double longest_ms = 0;
};

// Measures each implementation while a kernel runs for busy_ms milliseconds.
constexpr double busy_ms = 50;
std::vector<LongestCall> measure_blocking(Session &session, Size size);

}  // namespace frames
