// Defines mutexes with a global lock order. Builds with -Dlock_order=true check the order.
//
// A thread that holds a mutex may lock only mutexes that come later in LockOrder. Callbacks of the application
// run with no OrderedMutex held; on the waiter thread, they run with the gate of ProcessEnd locked for sharing.
// lib/INTERNALS.md says what each mutex protects.
#pragma once

#include <mutex>
#include <type_traits>

namespace clgl
{

// Lists the mutexes in the order in which a thread must lock them.
enum class LockOrder {
    layer_queue,
    layer_registry,
    layer_memory,
    layer_platforms,
    layer_pending_releases,
    layer_user_events,
    layer_event_types,
    ring,
    exposed_kernels,
    kernel,
    background_builds,
    headless_context,
    built_in_trials,
    built_in_programs,
    program_binaries,
    transport_self_test,
    image_self_test,
    garbage_collection,
    self_test_results,
    images_of_buffers,
    vulkan_device,
    vulkan_instance,
    enqueue,
    gl_object_release,
    pending_releases,
    pending_release,
    postponed_command,
    command_rests,
    fence,
    semaphore_pool,
    balanced_storage,
    acquisitions,
    storage_registry,
    headless_owner,
    previous_bindings,
    context_watches,
    context_use,
    events_of_syncs,
    sync_point,
    watched_sync_point,
    watched_user_events,
    kept_events,
    orphaned_events,
    process_end,
    unjoined_threads,
    driver_message_receivers,
    driver_messages,
    waiter_jobs,
    mappings,
    destructor_callbacks,
    kernel_printf,
    ring_texts,
    report_texts,
    devices,
    handle_table,
    garbage_items,
    retired_groups,
    egl_displays,
    glx_displays,
    x_error_trap,
    log_sink,
};

// Returns whether a thread may hold two mutexes with this LockOrder at the same time. Cloning a kernel locks the
// kernel and its clone, which no other thread can access yet.
constexpr bool may_nest(LockOrder order) { return order == LockOrder::kernel; }

#ifdef CLGL_LOCK_ORDER

namespace lock_order
{

// Records that the calling thread locks a mutex. If the thread already holds a mutex that must be locked later,
// prints both mutexes and aborts. A held mutex with the same LockOrder is also an error unless `nests` is true.
void check_and_push(LockOrder order, bool nests);
void pop(LockOrder order) noexcept;

}  // namespace lock_order

template <LockOrder order, typename Mutex = std::mutex> class OrderedMutex
{
public:
    void lock()
    {
        lock_order::check_and_push(order, may_nest(order) || std::is_same_v<Mutex, std::recursive_mutex>);
        mutex_.lock();
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

template <LockOrder, typename Mutex = std::mutex> class OrderedMutex : public Mutex
{
};

#endif

}  // namespace clgl
