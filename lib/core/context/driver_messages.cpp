#include "core/context/driver_messages.hpp"

#include "base/immortal.hpp"
#include "base/last_error.hpp"
#include "base/lock_order.hpp"

#include <condition_variable>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace clgl
{

struct ContextNotify::State {
    clgl_context_callback callback;
    void *user_data;
    Waiter &waiter;
    uintptr_t id;
    OrderedMutex<LockOrder::driver_messages> mutex;
    std::condition_variable_any changed;
    bool closed = false;
    std::thread::id running;

    // Calls the application's callback. Must be called on the waiter thread.
    void call(const std::string &message, const std::vector<char> &private_info)
    {
        {
            std::lock_guard lock(mutex);
            if (closed) return;
            running = std::this_thread::get_id();
        }
        {
            const last_error::Keep keep;
            callback(message.c_str(), private_info.empty() ? nullptr : private_info.data(), private_info.size(),
                     user_data);
        }
        std::lock_guard lock(mutex);
        running = {};
        changed.notify_all();
    }
};

namespace
{

// The receivers of messages, by id. Never destroyed, because drivers may send messages until the process ends.
template <typename T> struct Registry {
    OrderedMutex<LockOrder::driver_message_receivers> mutex;
    std::map<uintptr_t, std::shared_ptr<T>> states;
};

template <typename T> Registry<T> &registry() { return immortal<Registry<T>>(); }

}  // namespace

ContextNotify::ContextNotify(clgl_context_callback callback, void *user_data, Waiter &waiter, uintptr_t id)
{
    auto &all = registry<State>();
    std::lock_guard lock(all.mutex);
    state_.reset(new State{callback, user_data, waiter, id, {}, {}, false, {}});
    all.states.emplace(state_->id, state_);
}

ContextNotify::~ContextNotify() { close(); }

void CL_CALLBACK ContextNotify::receive(const char *message, const void *private_info, size_t size, void *id)
{
    auto &all = registry<State>();
    try {
        std::lock_guard lock(all.mutex);
        const auto found = all.states.find(reinterpret_cast<uintptr_t>(id));
        if (found == all.states.end()) return;
        const auto *bytes = static_cast<const char *>(private_info);
        found->second->waiter.add(
            [](int64_t) { return true; },
            [state = found->second, said = std::string(message ? message : ""),
             info = std::vector<char>(bytes, bytes ? bytes + size : bytes)](bool) { state->call(said, info); });
    } catch (const std::exception &) {
        // Drop the message if memory is exhausted, because no caller can report the error.
    }
}

void ContextNotify::close()
{
    auto &all = registry<State>();
    {
        std::lock_guard lock(all.mutex);
        all.states.erase(state_->id);
    }
    std::unique_lock lock(state_->mutex);
    state_->closed = true;
    state_->changed.wait(lock, [&] {
        return state_->running == std::thread::id{} || state_->running == std::this_thread::get_id();
    });
}

}  // namespace clgl
