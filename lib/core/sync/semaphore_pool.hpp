// Manages reusable semaphores that order GL and OpenCL commands on the device.
//
// A semaphore is signalled again only after a wait for its previous signal. The wait is enqueued only after the
// signal was submitted, so that every wait ends.
#pragma once

#include "base/lock_order.hpp"
#include "driver/device_semaphore.hpp"

#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <span>

namespace clgl
{

class SemaphorePool : public std::enable_shared_from_this<SemaphorePool>
{
public:
    using Make = std::function<std::unique_ptr<DeviceSemaphore>()>;

    // A signal for which no wait has been enqueued. If a Signal is destroyed, the pool stores it, and may wait
    // for it later.
    class Signal
    {
    public:
        Signal() = default;
        Signal(Signal &&) = default;
        Signal &operator=(Signal &&other) noexcept;
        ~Signal();

        explicit operator bool() const { return semaphore_ != nullptr; }
        // Returns whether the signal has occurred, or is certain to occur without further calls of the
        // application. Returns false if there is no signal.
        bool is_on_its_way() const;

    private:
        friend class SemaphorePool;
        std::shared_ptr<SemaphorePool> pool_;
        std::unique_ptr<DeviceSemaphore> semaphore_;
        // The event of the OpenCL command that signals the semaphore; empty if GL signals the semaphore
        ClEvent event_;
        // For a signal by GL: the semaphores for which this GL context waited earlier. They become reusable when
        // OpenCL has waited for this signal.
        std::vector<std::unique_ptr<DeviceSemaphore>> behind_;
    };

    // Creates a pool with one semaphore. Throws the errors of `make`, and OpenCL errors.
    static std::shared_ptr<SemaphorePool> create(cl_context context, cl_device_id device, Make make);

    // Signals a semaphore after all earlier GL commands, and flushes GL. Must be called with the GL context
    // current.
    Signal signal_on_gl(const GlObjects &objects);
    // Makes later commands of an in-order queue wait for the signal. Returns the event of the wait, for which
    // commands of other queues may wait. Empties `signal` unless the function throws.
    ClEvent wait_on_cl(Signal &&signal, cl_command_queue queue);
    // Waits for the signal in the queue of this pool, and returns the event of the wait. Commands of several
    // queues, or of an out-of-order queue, can wait for this event.
    ClEvent event_of(Signal &&signal);

    // Signals a semaphore after all earlier commands of an in-order queue, and flushes the queue.
    Signal signal_on_cl(cl_command_queue queue);
    // Makes later GL commands wait for the signal. The caller must first wait on the CPU until the signal is
    // submitted. Must be called with the GL context current.
    static void wait_on_gl(Signal signal, const GlObjects &objects);

    // Tests signals from GL to OpenCL and from OpenCL to GL. Throws an error if a test fails. Must be called with
    // the GL context current.
    void try_out();

private:
    using Semaphore = std::unique_ptr<DeviceSemaphore>;
    using Semaphores = std::vector<Semaphore>;
    // Semaphores for which OpenCL waits; reusable when `event` has completed
    struct Waited {
        ClEvent event;
        Semaphores semaphores;
    };

    SemaphorePool(Make make, ClQueue queue) : make_(std::move(make)), queue_(std::move(queue)) {}
    Semaphore take();
    void collect();
    void drain();
    void abandon(Signal &&signal) noexcept;
    // Waits for all signals with one command. Empties the signals unless the function throws.
    ClEvent wait_for_all(std::span<Signal *const> signals, cl_command_queue queue);
    bool note_wait_on_gl(Semaphore semaphore);
    void bring_back();

    const Make make_;
    const ClQueue queue_;
    OrderedMutex<LockOrder::semaphore_pool> mutex_;
    Semaphores free_;
    std::list<Waited> waited_on_cl_;
    // The semaphores for which each GL context has waited. They become reusable when OpenCL has waited for a
    // later signal of the same GL context.
    std::map<const void *, Semaphores> waited_on_gl_;
    // Signals that were destroyed before a wait was enqueued
    std::list<Signal> abandoned_;
};

}  // namespace clgl
