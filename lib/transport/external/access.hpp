// How OpenCL gets at memory of Vulkan's.
#pragma once

#include "driver/gl_memory.hpp"
#include "driver/vk_memory.hpp"
#include "transport/balanced_storage.hpp"

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
    ClAccess() = default;
    explicit ClAccess(const Environment &environment) : functions_(environment.external.cl) {}

    bool imports() const { return static_cast<bool>(functions_); }
    bool is_told() const { return imports(); }
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

// A storage (BufferStorage, ImageStorage) whose OpenCL memory is Vulkan's.
template <typename Storage> class Accessed : public BalancedStorage<Storage, ClAccess>
{
protected:
    template <typename What> Accessed(const Environment &environment, const What &what, uint32_t copies)
        : BalancedStorage<Storage, ClAccess>(environment, what, copies,
                                             copies != 0 || ClAccess(environment).imports())
    {
    }
    const ClAccess &access() const { return this->driver(); }

    // After OpenGL has copied from the memory: NVIDIA's driver (580) loses what a context has not flushed when
    // another one lets go of it.
    void flush_copy() const
    {
        if (access().imports()) glFlush();
    }
    // In the destructor, before OpenGL and Vulkan let go of the memory.
    void let_go() { this->rest().settle(); }
};

}  // namespace clgl::transport::external
