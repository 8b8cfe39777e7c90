// How far a function of the program's is. The event of its fence is a user event, which tells only of the end.
#pragma once

#include "driver/cl.hpp"

#include <atomic>

namespace clgl
{

struct HostProgress : Counted {
    std::atomic<bool> begun = false;
    // The driver's command that runs it; empty where a thread of the library's does. Set before the fence is
    // handed out.
    ClEvent command;
};

}  // namespace clgl
