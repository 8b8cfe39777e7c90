// The Vulkan device that is the same as OpenGL's and OpenCL's: it allocates memory that both import.
#pragma once

#include "base/lock_order.hpp"
#include "base/uuid.hpp"
#include "driver/vk.hpp"

#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace clgl
{

class VulkanDevice
{
public:
    // The first device with one of these UUIDs. Throws CLGL_ERROR_UNSUPPORTED where there is none that exports
    // memory, and what Vulkan says.
    explicit VulkanDevice(const std::vector<Uuid> &uuids);
    ~VulkanDevice();
    VulkanDevice(const VulkanDevice &) = delete;
    VulkanDevice &operator=(const VulkanDevice &) = delete;

    VkDevice get() const { return device_; }
    VkPhysicalDevice physical() const { return physical_; }
    // vkGetMemoryFdKHR and vkGetSemaphoreFdKHR, which the loader does not export; nullptr where the device does
    // not export semaphores.
    PFN_vkGetMemoryFdKHR get_memory_fd() const { return get_memory_fd_; }
    PFN_vkGetSemaphoreFdKHR get_semaphore_fd() const { return get_semaphore_fd_; }
    // Of the types that `allowed` has a bit for, the first one with all flags of `wanted` and none of `unwanted`;
    // if there is none, the first one with those of `wanted`. Throws CLGL_ERROR_UNSUPPORTED.
    uint32_t memory_type(uint32_t allowed, VkMemoryPropertyFlags wanted, VkMemoryPropertyFlags unwanted) const;

private:
    void find_physical(const std::vector<Uuid> &uuids);
    void make_device();
    void give_back() noexcept;

    VkPhysicalDevice physical_ = nullptr;
    VkDevice device_ = nullptr;
    PFN_vkGetMemoryFdKHR get_memory_fd_ = nullptr;
    PFN_vkGetSemaphoreFdKHR get_semaphore_fd_ = nullptr;
    VkPhysicalDeviceMemoryProperties memory_{};
};

// The one device of a context, made when it is needed first, and kept by all who use it.
class VulkanSource
{
public:
    explicit VulkanSource(std::vector<Uuid> uuids) : uuids_(std::move(uuids)) {}

    // Throws as VulkanDevice does.
    std::shared_ptr<VulkanDevice> device();

private:
    const std::vector<Uuid> uuids_;
    OrderedMutex<LockOrder::vulkan_device> mutex_;
    std::shared_ptr<VulkanDevice> device_;
};

}  // namespace clgl
