// Measures the time per frame.
#pragma once

#include "draw.hpp"
#include "way.hpp"

namespace frames
{

// Number of frames, and time limit, for the measurement of a row
struct Effort {
    // Maximum number of frames in a pipelined run
    uint32_t frames = 300;
    // Time limit of a run in seconds
    double seconds = 0.5;
};

// Times of one row of the table at one size
struct FrameTimes : Outcome {
    const Row *row = nullptr;
    Size size = {};
    // latency_ms: time of a frame that is finished before the next begins. pipelined_ms: time per frame of a
    // pipelined run.
    double latency_ms = 0;
    double pipelined_ms = 0;
};

// Measures the median latency and the time per frame in the fastest pipelined run. Checks the pixels of the last
// frame.
FrameTimes measure_frames(Session &session, const Row &row, const Screen &screen, const Effort &effort);

}  // namespace frames
