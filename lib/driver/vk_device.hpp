// Opens the Vulkan device that is the same hardware as the OpenGL device. OpenGL imports memory of this device.
// OpenCL imports the memory, or on a CPU uses it in place.
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
    // Opens the first device with one of these UUIDs. Throws CLGL_ERROR_UNSUPPORTED if there is no Vulkan loader
    // or no such device, or if the device cannot export memory. Throws other errors like fail_vk.
    explicit VulkanDevice(const std::vector<Uuid> &uuids);
    ~VulkanDevice();
    VulkanDevice(const VulkanDevice &) = delete;
    VulkanDevice &operator=(const VulkanDevice &) = delete;

    VkDevice get() const { return device_; }
    VkPhysicalDevice physical() const { return physical_; }
    // These functions return functions that the loader does not export. get_semaphore() returns nullptr if the
    // device cannot export semaphores.
    handle_type::GetVkMemory get_memory() const { return get_memory_; }
    handle_type::GetVkSemaphore get_semaphore() const { return get_semaphore_; }
    // Returns the first memory type that has all flags of `wanted` and none of `unwanted`. If there is none,
    // returns the first type that has all flags of `wanted`. `allowed` is a bit mask of the permitted types.
    // Throws CLGL_ERROR_UNSUPPORTED.
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

// Creates the Vulkan device of a clgl context at the first use. All users share the device.
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
