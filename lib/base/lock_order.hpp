// Mutexes with a place in one order, which a build with the option lock_order checks.
//
// A thread that holds a mutex may lock only those that come later in LockOrder. A thread that holds none of them
// runs the application's callbacks. lib/INTERNALS.md says what each mutex protects.
#pragma once

#include <mutex>
#include <type_traits>

namespace clgl
{

// In the order in which they are locked, outermost first.
enum class LockOrder {
    log_sink,
    fence,
    built_in_programs,
    built_in_trials,
    driver_messages,
    driver_message_receivers,
    kernel_printf,
    postponed_command,
    storage_registry,
    devices,
    events_of_syncs,
    previous_bindings,
    headless_owner,
    headless_context,
    watched_sync_point,
    sync_point,
    kernel,
    destructor_callbacks,
    mappings,
    pending_release,
    pending_releases,
    gl_object_release,
    handle_table,
    transport_self_test,
    image_self_test,
    image_verdicts,
    background_builds,
    program_binaries,
    ring,
    ring_texts,
    orphaned_events,
    kept_events,
    semaphore_pool,
    waiter_jobs,
    process_end,
    images_of_buffers,
    garbage_items,
    garbage_collection,
    retired_groups,
    vulkan_device,
    vulkan_instance,
    layer_event_types,
    layer_queue,
    layer_memory,
    layer_platforms,
    layer_pending_releases,
    layer_registry,
    layer_user_events,
    balanced_storage,
    glx_contexts,
    acquisitions,
    layer_spare_context,
    x_error_trap,
    user_event_end,
};

#ifdef CLGL_LOCK_ORDER

namespace lock_order
{

// Aborts with the names of both if the calling thread holds one that comes later, or, unless `again`, the same.
void check_and_push(LockOrder order, bool again);
void push(LockOrder order);
void pop(LockOrder order) noexcept;

}  // namespace lock_order

template <LockOrder order, typename Mutex = std::mutex> class OrderedMutex
{
public:
    void lock()
    {
        lock_order::check_and_push(order, std::is_same_v<Mutex, std::recursive_mutex>);
        mutex_.lock();
    }
    bool try_lock()
    {
        if (!mutex_.try_lock()) return false;
        lock_order::push(order);
        return true;
    }
    void unlock()
    {
        mutex_.unlock();
        lock_order::pop(order);
    }

private:
    Mutex mutex_;
};

#else

template <LockOrder order, typename Mutex = std::mutex> class OrderedMutex : public Mutex
{
};

#endif

}  // namespace clgl
