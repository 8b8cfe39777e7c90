// Measures the cost of a hand-over without commands in between, for each order that works here.
#pragma once

#include "session.hpp"

#include <vector>

namespace frames
{

struct HandoverCost : Outcome {
    clgl_transport transport = CLGL_TRANSPORT_AUTO;
    // How the hand-over is ordered
    std::string order = {};
    // Order in the clgl report, if clgl orders it
    std::string told = {};
    // clgl chose the order itself: the case with a limit.
    bool own_choice = false;
    // CPU time of this thread for acquire and release, and including the finish of the queue, and of all threads;
    // in microseconds
    double calls_us = 0;
    double thread_us = 0;
    double process_us = 0;
    // Elapsed time until both sides have completed
    double real_us = 0;
};

// Measures a texture of this size, each order for `seconds` in a round; the best round counts. OpenGL must be
// current.
std::vector<HandoverCost> measure_handovers(Size size, double seconds);

}  // namespace frames
