// Storages that OpenCL's driver is told of at each hand-over.
#pragma once

#include "base/lock_order.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "transport/transport.hpp"

#include <algorithm>
#include <mutex>

namespace clgl::transport
{

// On a queue of its own, so that no command of another one holds it up; until it has ended.
template <typename Driver> void release_apart(Driver &driver, cl_mem mem, cl_context context, cl_device_id device)
{
    cl_int code = CL_SUCCESS;
    const ClQueue queue(cl().CreateCommandQueueWithProperties(context, device, nullptr, &code));
    check_cl(code, "clCreateCommandQueueWithProperties to give back memory");
    driver.release(queue.get(), mem, {});
    check_cl(cl().Finish(queue.get()), "clFinish");
}

// What is left of a storage that goes: OpenCL's memory, and the releases that were skipped.
template <typename Driver> struct UnreleasedRest {
    ClMem mem{};
    Driver driver{};
    int releases = 0;
    cl_context context = nullptr;
    cl_device_id device = nullptr;

    // What fails is logged: nobody is there to be told.
    void settle() noexcept
    {
        try {
            for (; releases > 0; --releases)
                release_apart(driver, mem.get(), context, device);
        } catch (const std::exception &error) {
            log::write(CLGL_LOG_WARNING, text("while shared memory was given back: ", error.what()));
        }
        mem = {};
    }
};

// A storage (BufferStorage, ImageStorage) whose OpenCL memory changes hands by commands of the driver; what makes
// it sets mem_, and has what rest() gives settled when it goes. Acquires and releases stay in pairs, whichever of
// them are skipped: NVIDIA's driver (580) does not end a context in which an acquire has no release. `Driver` is
// made of an Environment, and has is_told(), and acquire and release, which are called by one thread at a time.
template <typename Storage, typename Driver> class BalancedStorage : public Storage
{
public:
    bool needs_cl_acquire() const override { return driver_.is_told(); }
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
    // `what` is the request's size, or the request.
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
            release_apart(driver_, this->mem(), context_, device_);
    }

    // In the destructor.
    UnreleasedRest<Driver> rest()
    {
        return {std::move(this->mem_), std::move(driver_), std::max(releases_skipped_, 0), context_, device_};
    }

private:
    Driver driver_;
    cl_context context_;
    cl_device_id device_;
    OrderedMutex<LockOrder::balanced_storage> mutex_;
    // Less the acquires that were
    int releases_skipped_ = 0;
};

}  // namespace clgl::transport
