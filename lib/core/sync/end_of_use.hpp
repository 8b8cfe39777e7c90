// Defines the end of the OpenCL commands that use an object.
#pragma once

#include "core/sync/event_wait.hpp"

#include <algorithm>
#include <vector>

namespace clgl
{

struct EndOfUse {
    // The event of the last command that uses the object; may be empty
    ClEvent event;
    // Events of earlier commands of the queue that may end after `event`; usually empty
    std::vector<ClEvent> earlier;

    bool ended() const
    {
        const auto one_ended = [](const ClEvent &each) { return execution_status(each) <= CL_COMPLETE; };
        return (!event || one_ended(event)) && std::ranges::all_of(earlier, one_ended);
    }
    void wait() const
    {
        wait_until_ended({&event, 1});
        wait_until_ended(earlier);
    }
    // Calls ended() like poll_twice.
    bool poll(int64_t pause_ns) const
    {
        return poll_twice(pause_ns, [this] { return ended(); });
    }
    void add_to(std::vector<ClEvent> &events) const
    {
        events.push_back(event);
        events.insert(events.end(), earlier.begin(), earlier.end());
    }
};

}  // namespace clgl
