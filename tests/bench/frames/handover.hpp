// Measures the cost of a hand-over without commands in between, for each order that works on this machine.
#pragma once

#include "session.hpp"

#include <vector>

namespace frames
{

struct HandoverCost : Outcome {
    clgl_transport transport = CLGL_TRANSPORT_AUTO;
    // Name of the order of the hand-over
    std::string order = {};
    // Order that the clgl report names, if clgl orders the hand-over
    std::string told = {};
    // True if clgl chose the order itself; the limit applies to this case
    bool own_choice = false;
    // CPU times in microseconds: of this thread for acquire and release; of this thread including the finish of
    // the queue; of all threads
    double calls_us = 0;
    double thread_us = 0;
    double process_us = 0;
    // Elapsed time in microseconds until OpenGL and OpenCL have finished
    double real_us = 0;
};

// Measures a texture of this size, each order for `seconds` per round; the best round counts. A GL context must
// be current.
std::vector<HandoverCost> measure_handovers(Size size, double seconds);

}  // namespace frames
