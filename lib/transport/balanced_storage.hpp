// Base class of storages for which the OpenCL driver may need an acquire and a release command at each hand-over.
#pragma once

#include "base/lock_order.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "transport/transport.hpp"

#include <algorithm>
#include <mutex>

namespace clgl::transport
{

// Enqueues the release of the memory on a new queue, where no other command delays it. Waits for the release.
template <typename Driver>
void release_on_new_queue(Driver &driver, cl_mem mem, cl_context context, cl_device_id device)
{
    cl_int code = CL_SUCCESS;
    const ClQueue queue(cl().CreateCommandQueueWithProperties(context, device, nullptr, &code));
    check_cl(code, "clCreateCommandQueueWithProperties for the release of shared memory");
    driver.release(queue.get(), mem, {});
    check_cl(cl().Finish(queue.get()), "clFinish");
}

// The OpenCL memory of a destroyed storage, and the number of its releases that were skipped.
template <typename Driver> struct UnreleasedRest {
    ClMem mem{};
    Driver driver{};
    int releases = 0;
    cl_context context = nullptr;
    cl_device_id device = nullptr;

    // Performs the skipped releases, then frees the memory. Logs errors, because there is no caller to receive
    // them.
    void settle() noexcept
    {
        try {
            for (; releases > 0; --releases)
                release_on_new_queue(driver, mem.get(), context, device);
        } catch (const std::exception &error) {
            log::write(CLGL_LOG_WARNING,
                       text("releasing the memory of a destroyed object failed: ", error.what()));
        }
        mem = {};
    }
};

// A storage that enqueues acquire and release commands of the driver. If a command is skipped, a later call
// enqueues it, unless the opposite command was skipped, too. The commands must be balanced, because NVIDIA 580
// cannot destroy a context with an acquired object.
//
// `Storage` is BufferStorage or ImageStorage. `Driver` is constructed from an Environment, and has
// needs_acquire(), acquire() and release(). Only one thread at a time calls acquire() and release(). The
// constructor of a derived class must set mem_. The destructor of a derived class must ensure that settle() is
// called on rest().
template <typename Storage, typename Driver> class BalancedStorage : public Storage
{
public:
    bool needs_cl_acquire() const override { return driver_.needs_acquire(); }
    ClEvent acquire_cl(cl_command_queue queue, const SubRange &, std::span<const cl_event> waits) override
    {
        std::lock_guard lock(mutex_);
        if (releases_skipped_ > 0) {
            driver_.release(queue, this->mem(), waits);
            --releases_skipped_;
        }
        return driver_.acquire(queue, this->mem(), waits);
    }
    ClEvent release_cl(cl_command_queue queue, const SubRange &, std::span<const cl_event> waits) override
    {
        std::lock_guard lock(mutex_);
        if (releases_skipped_ < 0) {
            driver_.acquire(queue, this->mem(), waits);
            ++releases_skipped_;
        }
        return driver_.release(queue, this->mem(), waits);
    }
    void skip_acquire_cl() override
    {
        std::lock_guard lock(mutex_);
        --releases_skipped_;
    }
    void skip_release_cl() override
    {
        std::lock_guard lock(mutex_);
        ++releases_skipped_;
    }

protected:
    // `what` is the size of a buffer, or the request for an image.
    template <typename What>
    BalancedStorage(const Environment &environment, const What &what, uint32_t copies, bool uses_gl)
        : Storage(what, copies, uses_gl), driver_(environment), context_(environment.context),
          device_(environment.device)
    {
    }
    const Driver &driver() const { return driver_; }

    void release_all_skipped()
    {
        std::lock_guard lock(mutex_);
        for (; releases_skipped_ > 0; --releases_skipped_)
            release_on_new_queue(driver_, this->mem(), context_, device_);
    }

    // Moves the memory out of the storage. Must be called only in a destructor.
    UnreleasedRest<Driver> rest()
    {
        return {std::move(this->mem_), std::move(driver_), std::max(releases_skipped_, 0), context_, device_};
    }

private:
    Driver driver_;
    cl_context context_;
    cl_device_id device_;
    OrderedMutex<LockOrder::balanced_storage> mutex_;
    // The number of skipped releases minus the number of skipped acquires; may be negative
    int releases_skipped_ = 0;
};

}  // namespace clgl::transport
