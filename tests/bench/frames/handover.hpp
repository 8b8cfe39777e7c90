// What a hand-over costs with nothing in between, in each order of both sides that works here.
#pragma once

#include "session.hpp"

#include <vector>

namespace frames
{

struct HandoverCost : Outcome {
    int32_t transport = CLGL_TRANSPORT_NONE;
    // Who sees to the order, and how
    std::string order = {};
    // What clgl's report says of it, where it is clgl
    std::string told = {};
    // clgl left the order to itself: the case for which something is promised.
    bool own_choice = false;
    // What this thread computes for the acquire and the release, and with the queue's finish; and what all
    // threads do. In microseconds
    double calls_us = 0;
    double thread_us = 0;
    double process_us = 0;
    // Until both sides are done
    double real_us = 0;
};

// Of a texture of that size, each for so many seconds in a round, the best round of each. OpenGL is current.
std::vector<HandoverCost> measure_handovers(Size size, double seconds);

}  // namespace frames
