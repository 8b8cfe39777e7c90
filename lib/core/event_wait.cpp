#include "core/event_wait.hpp"

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>

namespace clgl
{

namespace
{

struct Signal {
    std::mutex mutex;
    std::condition_variable changed;
    bool set = false;
};

// The callback may come after the waiter has given up, so it owns a share of the signal.
void CL_CALLBACK on_event(cl_event, cl_int, void *data)
{
    const std::unique_ptr<std::shared_ptr<Signal>> signal(static_cast<std::shared_ptr<Signal> *>(data));
    std::lock_guard lock((*signal)->mutex);
    (*signal)->set = true;
    (*signal)->changed.notify_all();
}

}  // namespace

bool wait_for_event_until(const ClEvent &event, int64_t timeout_ns)
{
    const auto signal = std::make_shared<Signal>();
    auto share = std::make_unique<std::shared_ptr<Signal>>(signal);
    check_cl(cl().SetEventCallback(event.get(), CL_COMPLETE, on_event, share.get()), "clSetEventCallback");
    share.release();
    std::unique_lock lock(signal->mutex);
    return signal->changed.wait_for(lock, std::chrono::nanoseconds(timeout_ns), [&] { return signal->set; });
}

}  // namespace clgl
