// How OpenCL gets at memory of Vulkan's.
#pragma once

#include "driver/gl_memory.hpp"
#include "driver/vk_memory.hpp"
#include "transport/transport.hpp"

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
    explicit ClAccess(const Environment &environment) : functions_(environment.external.cl) {}

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

private:
    ClExternalMemory functions_;
};

// A storage (BufferStorage, ImageStorage) whose OpenCL memory is Vulkan's; what makes it sets mem_.
template <typename Storage> class Accessed : public Storage
{
public:
    bool changes_hands() const override { return access_.imports(); }
    ClEvent acquire_cl(cl_command_queue queue, const Part &, std::span<const cl_event> waits) override
    {
        return access_.acquire(queue, this->mem(), waits);
    }
    ClEvent release_cl(cl_command_queue queue, const Part &, std::span<const cl_event> waits) override
    {
        return access_.release(queue, this->mem(), waits);
    }

protected:
    // `what` is the request's size, or the request.
    template <typename What> Accessed(const Environment &environment, const What &what, uint32_t copies)
        : Storage(what, copies, copies != 0 || ClAccess(environment).imports()), access_(environment)
    {
    }
    const ClAccess &access() const { return access_; }

private:
    ClAccess access_;
};

}  // namespace clgl::transport::external
