// Keeps the events of commands that may fail with a user fence.
//
// PoCL 3.1 ends the process when a user event fails while the event of a command that waits for it, also by the
// order of its queue, is held by nobody. So as long as a context has user fences that are not signalled, it holds
// the events of all that is enqueued.
#pragma once

#include "driver/cl.hpp"

#include <atomic>
#include <mutex>
#include <vector>

namespace clgl
{

class EventKeeper
{
public:
    // A user fence comes, and is signalled.
    void open()
    {
        ++user_fences_;
        ++open_;
    }
    void close();
    // Other user events, whose end nobody tells: one that the program sets, and one of an OpenGL sync.
    void watch_program_s(const ClEvent &user_event) { watch(user_event, true); }
    void watch_sync_s(const ClEvent &user_event) { watch(user_event, false); }
    // Lets go of what has ended.
    void tidy();

    // Whether there are user fences, or user events, that the program has not signalled.
    bool has_user_fences() const { return user_fences_.load(std::memory_order_relaxed) != 0; }
    // Whether commands must be enqueued with an event, to be kept.
    bool wanted() const { return open_.load(std::memory_order_relaxed) != 0; }
    void keep(const ClEvent &event);

private:
    // Under the mutex: lets go of the events that are complete or failed.
    std::vector<ClEvent> take_ended();
    void look_at_watched(std::vector<ClEvent> &ended);
    void watch(const ClEvent &user_event, bool program_s);

    std::atomic<int> user_fences_{0};
    std::atomic<int> open_{0};
    std::mutex mutex_;
    std::vector<ClEvent> kept_;
    struct Watched {
        ClEvent event;
        bool program_s;
    };
    std::vector<Watched> watched_;
    size_t tidy_at_ = 64;
};

}  // namespace clgl
