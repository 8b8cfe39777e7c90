// Measures the cost of an acquire and a release without other commands, for each way to order OpenGL and OpenCL
// commands (fences, finish and others) that works on this machine.
#pragma once

#include "session.hpp"

#include <vector>

namespace frames
{

struct HandoverCost : Outcome {
    clgl_transport transport = CLGL_TRANSPORT_AUTO;
    // Name of the way to order commands
    std::string order = {};
    // Its name in the clgl report, if clgl orders the commands
    std::string told = {};
    // True if clgl chose the way. Only then promises.cpp checks the limit for a hand-over.
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
