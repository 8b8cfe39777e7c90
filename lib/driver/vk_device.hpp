// The Vulkan device that OpenGL and OpenCL also use. Both import its memory.
#pragma once

#include "base/lock_order.hpp"
#include "base/uuid.hpp"
#include "driver/handle_type.hpp"
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
    // Opens the first device with one of these UUIDs. Throws CLGL_ERROR_UNSUPPORTED if there is none, or it does
    // not export memory; else like fail_vk.
    explicit VulkanDevice(const std::vector<Uuid> &uuids);
    ~VulkanDevice();
    VulkanDevice(const VulkanDevice &) = delete;
    VulkanDevice &operator=(const VulkanDevice &) = delete;

    VkDevice get() const { return device_; }
    VkPhysicalDevice physical() const { return physical_; }
    // Functions that the loader does not export. get_semaphore() is nullptr if the device does not export
    // semaphores.
    handle_type::GetVkMemory get_memory() const { return get_memory_; }
    handle_type::GetVkSemaphore get_semaphore() const { return get_semaphore_; }
    // Returns the first memory type with all flags of `wanted` and none of `unwanted`, or else the first with all
    // of `wanted`. `allowed` is a bit mask of types. Throws CLGL_ERROR_UNSUPPORTED.
    uint32_t memory_type(uint32_t allowed, VkMemoryPropertyFlags wanted, VkMemoryPropertyFlags unwanted) const;

private:
    void find_physical(const std::vector<Uuid> &uuids);
    void make_device();
    void destroy() noexcept;

    VkPhysicalDevice physical_ = nullptr;
    VkDevice device_ = nullptr;
    handle_type::GetVkMemory get_memory_ = nullptr;
    handle_type::GetVkSemaphore get_semaphore_ = nullptr;
    VkPhysicalDeviceMemoryProperties memory_{};
};

// Creates the Vulkan device of a clgl context on first use. All users share it.
class VulkanSource
{
public:
    explicit VulkanSource(std::vector<Uuid> uuids) : uuids_(std::move(uuids)) {}

    // Throws like the constructor of VulkanDevice.
    std::shared_ptr<VulkanDevice> device();

private:
    const std::vector<Uuid> uuids_;
    OrderedMutex<LockOrder::vulkan_device> mutex_;
    std::shared_ptr<VulkanDevice> device_;
};

}  // namespace clgl
