// How OpenCL gets at memory of Vulkan's.
#pragma once

#include "base/log.hpp"
#include "base/text.hpp"
#include "driver/gl_memory.hpp"
#include "driver/vk_memory.hpp"
#include "transport/transport.hpp"

#include <mutex>

namespace clgl::transport::external
{

// As OpenGL imports the memory of a buffer or an image of Vulkan's.
template <typename Vulkan> GlExport export_to_gl(const std::shared_ptr<Vulkan> &vulkan, VulkanMemoryUse use)
{
    const VulkanMemory &memory = vulkan->memory();
    GlExport exported{memory.export_fd(), memory.size(), memory.dedicated()};
    if (use == VulkanMemoryUse::host) exported.discard = [vulkan] { return vulkan->memory().discard(); };
    return exported;
}

// OpenCL's part of the hand-over. Imported memory changes hands on the device; what is used in place is ordered
// by fences alone.
class ClAccess
{
public:
    explicit ClAccess(const Environment &environment)
        : context_(environment.context), device_(environment.device), functions_(environment.external.cl)
    {
    }

    bool imports() const { return static_cast<bool>(functions_); }
    VulkanMemoryUse use() const { return imports() ? VulkanMemoryUse::device : VulkanMemoryUse::host; }
    ClEvent acquire(cl_command_queue queue, cl_mem mem, std::span<const cl_event> waits) const
    {
        return imports() ? acquire_external(functions_, queue, mem, waits) : ClEvent();
    }
    ClEvent release(cl_command_queue queue, cl_mem mem, std::span<const cl_event> waits) const
    {
        return imports() ? release_external(functions_, queue, mem, waits) : ClEvent();
    }
    // On a queue of its own, so that no command of another one holds it up.
    void release_apart(cl_mem mem) const
    {
        cl_int code = CL_SUCCESS;
        const ClQueue queue(cl().CreateCommandQueueWithProperties(context_, device_, nullptr, &code));
        check_cl(code, "clCreateCommandQueueWithProperties to give back memory");
        release(queue.get(), mem, {});
        check_cl(cl().Finish(queue.get()), "clFinish");
    }

private:
    cl_context context_;
    cl_device_id device_;
    ClExternalMemory functions_;
};

// A storage (BufferStorage, ImageStorage) whose OpenCL memory is Vulkan's; what makes it sets mem_, and lets go
// of it first of all when it goes. Acquires and releases stay in pairs: NVIDIA's driver (580) does not end a
// context in which an acquire has no release.
template <typename Storage> class Accessed : public Storage
{
public:
    bool changes_hands() const override { return access_.imports(); }
    ClEvent acquire_cl(cl_command_queue queue, const Part &, std::span<const cl_event> waits) override
    {
        std::lock_guard lock(mutex_);
        if (releases_skipped_ > 0) {
            access_.release(queue, this->mem(), waits);
            --releases_skipped_;
        }
        return access_.acquire(queue, this->mem(), waits);
    }
    ClEvent release_cl(cl_command_queue queue, const Part &, std::span<const cl_event> waits) override
    {
        std::lock_guard lock(mutex_);
        if (releases_skipped_ < 0) {
            access_.acquire(queue, this->mem(), waits);
            ++releases_skipped_;
        }
        return access_.release(queue, this->mem(), waits);
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
    template <typename What> Accessed(const Environment &environment, const What &what, uint32_t copies)
        : Storage(what, copies, copies != 0 || ClAccess(environment).imports()), access_(environment)
    {
    }
    const ClAccess &access() const { return access_; }

    // In the destructor, before OpenGL and Vulkan let go of the memory.
    void let_go()
    {
        try {
            for (; releases_skipped_ > 0; --releases_skipped_)
                access_.release_apart(this->mem());
        } catch (const std::exception &error) {
            log::write(CLGL_LOG_WARNING, text("while shared memory was given back: ", error.what()));
        }
        this->mem_ = {};
    }

private:
    ClAccess access_;
    std::mutex mutex_;
    // Less the acquires that were
    int releases_skipped_ = 0;
};

}  // namespace clgl::transport::external
