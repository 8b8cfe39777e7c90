// Gives OpenCL access to Vulkan memory.
#pragma once

#include "driver/gl_memory.hpp"
#include "driver/vk_memory.hpp"
#include "transport/balanced_storage.hpp"

namespace clgl::transport::external
{

// Exports the memory of a Vulkan buffer or image to OpenGL.
template <typename Vulkan> GlExport export_to_gl(const std::shared_ptr<Vulkan> &vulkan, VulkanMemoryUse use)
{
    const VulkanMemory &memory = vulkan->memory();
    GlExport exported{memory.export_handle(), memory.size(), memory.dedicated()};
    if (use == VulkanMemoryUse::host) exported.discard = [vulkan] { return vulkan->memory().discard(); };
    return exported;
}

// Enqueues the OpenCL commands of a hand-over. Imported memory needs acquire and release commands. Host memory
// that OpenCL uses in place needs only fences.
class ClAccess
{
public:
    ClAccess() = default;
    explicit ClAccess(const Environment &environment) : functions_(environment.external.cl) {}

    bool imports() const { return static_cast<bool>(functions_); }
    bool needs_acquire() const { return imports(); }
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

// Returns make(). If the process has too few file descriptors, first frees those of destroyed objects and calls
// `make` again.
template <typename Make> auto make_with_files(const Environment &environment, Make make)
{
    try {
        return make();
    } catch (const OutOfFiles &) {
        environment.garbage.collect_retired();
    }
    return make();
}

// A storage (BufferStorage or ImageStorage) whose OpenCL memory is Vulkan memory.
template <typename Storage> class Accessed : public BalancedStorage<Storage, ClAccess>
{
protected:
    template <typename What> Accessed(const Environment &environment, const What &what, uint32_t copies)
        : BalancedStorage<Storage, ClAccess>(environment, what, copies,
                                             copies != 0 || ClAccess(environment).imports())
    {
    }
    const ClAccess &access() const { return this->driver(); }

    // Must be called after OpenGL has copied from the memory. When another context releases the memory, NVIDIA
    // 580 discards unflushed commands of this GL context.
    void flush_copy() const
    {
        if (access().imports()) glFlush();
    }
    // Must be called in the destructor, because OpenCL must release the memory before OpenGL and Vulkan do.
    void release_cl_memory() { this->rest().settle(); }
};

}  // namespace clgl::transport::external
