// Measures the time per frame.
#pragma once

#include "draw.hpp"
#include "way.hpp"

namespace frames
{

// Amount of measurements per row.
struct Effort {
    // Frames of a pipelined run
    uint32_t frames = 300;
    // Time limit of a run
    double seconds = 0.5;
};

// One row at one size.
struct FrameTimes : Outcome {
    const Row *row = nullptr;
    Size size = {};
    // Time of a frame that is finished before the next begins, and of one in a pipelined run
    double latency_ms = 0;
    double pipelined_ms = 0;
};

// The latency is the median; the pipelined time is from the best run. The last frame of each run is compared
// pixel by pixel.
FrameTimes measure_frames(Session &session, const Row &row, const Screen &screen, const Effort &effort);

}  // namespace frames
