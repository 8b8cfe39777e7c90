// How long frames take.
#pragma once

#include "draw.hpp"
#include "way.hpp"

namespace frames
{

// How much is measured of each row.
struct Effort {
    // Frames of a pipelined run
    uint32_t frames = 300;
    // After which a run ends with fewer
    double seconds = 0.5;
};

// One row at one size.
struct FrameTimes : Outcome {
    const Row *row = nullptr;
    Size size = {};
    // Of a frame that is finished before the next begins, and of one of many
    double latency_ms = 0;
    double pipelined_ms = 0;
};

// The latency is the median; the pipelined time is that of the best run. What the last frame of each run shows is
// compared pixel by pixel.
FrameTimes measure_frames(Session &session, const Row &row, const Screen &screen, const Effort &effort);

}  // namespace frames
