// Sets event callbacks. The layer stores the command type of an event until all callbacks of the event have run,
// because the application may release the event earlier.
#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "layer/dispatch.hpp"
#include "layer/gl_event.hpp"
#include "layer/guard.hpp"

#include <memory>
#include <unordered_map>

namespace clgl::layer
{

namespace
{

using Function = void(CL_CALLBACK *)(cl_event, cl_int, void *);

struct PendingCallbacks {
    OrderedMutex<LockOrder::layer_event_types> mutex;
    std::unordered_multimap<cl_event, cl_command_type> types;
    std::atomic<size_t> count{0};
};

PendingCallbacks &pending_callbacks() { return immortal<PendingCallbacks>(); }

class Callback
{
public:
    Callback(cl_event event, cl_command_type type, Function function, void *user_data)
        : function_(function), user_data_(user_data)
    {
        PendingCallbacks &all = pending_callbacks();
        std::lock_guard lock(all.mutex);
        entry_ = all.types.emplace(event, type);
        all.count = all.types.size();
    }
    ~Callback()
    {
        PendingCallbacks &all = pending_callbacks();
        std::lock_guard lock(all.mutex);
        all.types.erase(entry_);
        all.count = all.types.size();
    }
    Callback(const Callback &) = delete;
    Callback &operator=(const Callback &) = delete;

    static void CL_CALLBACK run(cl_event event, cl_int status, void *data) noexcept
    {
        const std::unique_ptr<Callback> callback(static_cast<Callback *>(data));
        callback->function_(event, status, callback->user_data_);
    }

private:
    Function function_;
    void *user_data_;
    std::unordered_multimap<cl_event, cl_command_type>::iterator entry_;
};

}  // namespace

cl_command_type type_for_callback(cl_event event)
{
    PendingCallbacks &all = pending_callbacks();
    if (all.count.load(std::memory_order_relaxed) == 0 || handles::forked()) return 0;
    std::lock_guard lock(all.mutex);
    const auto found = all.types.find(event);
    return found == all.types.end() ? 0 : found->second;
}

cl_int CL_API_CALL SetEventCallback(cl_event event, cl_int status, Function function, void *user_data)
{
    const Ref<GlEvent> known = find<GlEvent>(event);
    // User events need no entry, because the driver reports their type correctly. The entry of a user event that
    // is never set would never be removed.
    if (!known || !function || known->type() == CL_COMMAND_USER)
        return next().clSetEventCallback(event, status, function, user_data);
    return guarded("clSetEventCallback", [&] {
        auto callback = std::make_unique<Callback>(event, known->type(), function, user_data);
        const cl_int code = next().clSetEventCallback(event, status, &Callback::run, callback.get());
        // The driver owns the callback. The callback may already have run and deleted itself.
        if (code == CL_SUCCESS) (void)callback.release();
        return code;
    });
}

}  // namespace clgl::layer
