// Semaphores that order OpenGL's commands and OpenCL's on the device, used again and again.
//
// Each carries one signal to one waiter. A wait is only ever issued when its signal is on its way to the device,
// so that neither side can wait for ever.
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

    // A signal that nobody has waited for yet. Where nobody does, the pool takes it off the semaphore.
    class Signal
    {
    public:
        Signal() = default;
        Signal(Signal &&) = default;
        Signal &operator=(Signal &&other) noexcept;
        ~Signal();

        explicit operator bool() const { return semaphore_ != nullptr; }
        // Whether there is one, and the device comes to it by itself: nothing that the program still has to do
        // is before it.
        bool is_on_its_way() const;

    private:
        friend class SemaphorePool;
        std::shared_ptr<SemaphorePool> pool_;
        std::unique_ptr<DeviceSemaphore> semaphore_;
        // Of OpenCL's signal
        ClEvent event_;
        // Those that OpenGL had waited for before its own signal
        std::vector<std::unique_ptr<DeviceSemaphore>> behind_;
    };

    // Throws what `make` throws, where it makes none, and what OpenCL says.
    static std::shared_ptr<SemaphorePool> create(cl_context context, cl_device_id device, Make make);

    // On a thread that has the OpenGL context: behind what it was given, flushed.
    Signal signal_on_gl(const GlObjects &objects);
    // What an in-order queue is given next comes after it. Gives the event, which other queues may wait for.
    // Takes the signal unless it throws.
    ClEvent wait_on_cl(Signal &&signal, cl_command_queue queue);
    // The same on a queue of the pool's own, for commands of out-of-order queues, or of several.
    ClEvent event_of(Signal &&signal);

    // Behind what an in-order queue was given, flushed.
    Signal signal_on_cl(cl_command_queue queue);
    // On a thread that has the OpenGL context: what it is given next comes after it. Where the signal is not on
    // its way, the CPU has waited for what is before it.
    static void wait_on_gl(Signal signal, const GlObjects &objects);

    // Whether both ways work, found out by trying, on a thread that has the OpenGL context. Throws what failed.
    void try_out();

private:
    using Semaphore = std::unique_ptr<DeviceSemaphore>;
    using Semaphores = std::vector<Semaphore>;
    // Waited for by OpenCL; with the event's end all are free.
    struct Waited {
        ClEvent event;
        Semaphores semaphores;
    };

    SemaphorePool(Make make, ClQueue queue) : make_(std::move(make)), queue_(std::move(queue)) {}
    Semaphore take();
    void collect();
    void drain();
    void abandon(Signal &&signal) noexcept;
    // One command for them all. Takes them unless it throws.
    ClEvent wait_for_all(std::span<Signal *const> signals, cl_command_queue queue);
    bool note_wait_on_gl(Semaphore semaphore);
    void bring_back();

    const Make make_;
    const ClQueue queue_;
    OrderedMutex<LockOrder::semaphore_pool> mutex_;
    Semaphores free_;
    std::list<Waited> waited_on_cl_;
    // By the OpenGL context that waited: free when OpenCL has waited for a later signal of the same
    std::map<const void *, Semaphores> waited_on_gl_;
    // Signalled, and waited for by nobody
    std::list<Signal> abandoned_;
};

}  // namespace clgl
