// Measures the cost of a hand-over without other commands, for each means of ordering (Style) that works on this
// machine.
#pragma once

#include "session.hpp"

#include <vector>

namespace frames
{

struct HandoverCost : Outcome {
    clgl_transport transport = CLGL_TRANSPORT_AUTO;
    // Name of the means of ordering
    std::string order = {};
    // Name of the means in the clgl report, if clgl orders the hand-over
    std::string told = {};
    // True if clgl chose the means itself. The limit applies only in this case.
    bool own_choice = false;
    // CPU times in microseconds. calls_us: this thread, for acquire and release. thread_us: this thread,
    // including clgl_queue_finish. process_us: all threads.
    double calls_us = 0;
    double thread_us = 0;
    double process_us = 0;
    // Elapsed time in microseconds until OpenGL and OpenCL have finished
    double real_us = 0;
};

// Measures each means of ordering with a texture of this size, for `seconds` seconds per round. The fastest round
// counts. A GL context must be current.
std::vector<HandoverCost> measure_handovers(Size size, double seconds);

}  // namespace frames
