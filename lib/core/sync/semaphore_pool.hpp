// Reusable semaphores that order GL and OpenCL commands on the device.
//
// Each carries one signal to one wait. A wait is issued only when its signal is submitted, so that neither side
// can wait for ever.
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

    // A signal without a wait yet. If it is destroyed, the pool waits for it.
    class Signal
    {
    public:
        Signal() = default;
        Signal(Signal &&) = default;
        Signal &operator=(Signal &&other) noexcept;
        ~Signal();

        explicit operator bool() const { return semaphore_ != nullptr; }
        // Returns whether there is a signal, and the device reaches it without any action of the application.
        bool is_on_its_way() const;

    private:
        friend class SemaphorePool;
        std::shared_ptr<SemaphorePool> pool_;
        std::unique_ptr<DeviceSemaphore> semaphore_;
        // The event of a signal by OpenCL
        ClEvent event_;
        // The semaphores that GL had waited for before its own signal
        std::vector<std::unique_ptr<DeviceSemaphore>> behind_;
    };

    // Throws as `make`, if it returns none, and OpenCL errors.
    static std::shared_ptr<SemaphorePool> create(cl_context context, cl_device_id device, Make make);

    // Signals behind the GL commands so far and flushes. Must be called with the GL context current.
    Signal signal_on_gl(const GlObjects &objects);
    // Makes later commands of an in-order queue wait. Returns an event that other queues may wait for. Takes the
    // signal unless it throws.
    ClEvent wait_on_cl(Signal &&signal, cl_command_queue queue);
    // Waits in the pool's own queue, for commands of out-of-order queues or of several queues.
    ClEvent event_of(Signal &&signal);

    // Signals behind the commands of an in-order queue and flushes.
    Signal signal_on_cl(cl_command_queue queue);
    // Makes later GL commands wait. A signal that is not submitted yet needs a wait on the CPU first. Must be
    // called with the GL context current.
    static void wait_on_gl(Signal signal, const GlObjects &objects);

    // Tests both directions; throws the failure. Must be called with the GL context current.
    void try_out();

private:
    using Semaphore = std::unique_ptr<DeviceSemaphore>;
    using Semaphores = std::vector<Semaphore>;
    // Semaphores that OpenCL waits for; free when the event has ended
    struct Waited {
        ClEvent event;
        Semaphores semaphores;
    };

    SemaphorePool(Make make, ClQueue queue) : make_(std::move(make)), queue_(std::move(queue)) {}
    Semaphore take();
    void collect();
    void drain();
    void abandon(Signal &&signal) noexcept;
    // Waits for all by one command. Takes the signals unless it throws.
    ClEvent wait_for_all(std::span<Signal *const> signals, cl_command_queue queue);
    bool note_wait_on_gl(Semaphore semaphore);
    void bring_back();

    const Make make_;
    const ClQueue queue_;
    OrderedMutex<LockOrder::semaphore_pool> mutex_;
    Semaphores free_;
    std::list<Waited> waited_on_cl_;
    // By the GL context that waited: free when OpenCL has waited for a later signal of that context
    std::map<const void *, Semaphores> waited_on_gl_;
    // Signalled, without a wait
    std::list<Signal> abandoned_;
};

}  // namespace clgl
