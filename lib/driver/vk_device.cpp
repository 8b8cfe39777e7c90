#include "driver/vk_device.hpp"

#include "base/error.hpp"
#include "base/platform/library.hpp"
#include "base/text.hpp"
#include "driver/vk_instance.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace clgl
{

namespace
{

// Calls `ask` twice: first for the number of elements, then for the elements.
template <typename T, typename Ask> std::vector<T> list_of(const char *doing, Ask ask)
{
    uint32_t count = 0;
    check_vk(ask(&count, static_cast<T *>(nullptr)), doing);
    std::vector<T> all(count);
    const VkResult code = ask(&count, all.data());
    if (code != VK_INCOMPLETE) check_vk(code, doing);
    all.resize(count);
    return all;
}

bool has_one_of(VkPhysicalDevice device, const std::vector<Uuid> &uuids)
{
    VkPhysicalDeviceProperties version{};
    vk().GetPhysicalDeviceProperties(device, &version);
    if (version.apiVersion < VK_API_VERSION_1_1) return false;
    VkPhysicalDeviceIDProperties id{};
    id.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ID_PROPERTIES;
    VkPhysicalDeviceProperties2 properties{};
    properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
    properties.pNext = &id;
    vk().GetPhysicalDeviceProperties2(device, &properties);
    return std::ranges::any_of(uuids, [&](const Uuid &uuid) { return std::ranges::equal(uuid, id.deviceUUID); });
}

bool has_extension(VkPhysicalDevice device, const char *name)
{
    const auto extensions =
        list_of<VkExtensionProperties>("vkEnumerateDeviceExtensionProperties", [&](uint32_t *count, auto *all) {
            return vk().EnumerateDeviceExtensionProperties(device, nullptr, count, all);
        });
    return std::ranges::any_of(extensions, [&](const VkExtensionProperties &extension) {
        return std::strcmp(extension.extensionName, name) == 0;
    });
}

}  // namespace

VulkanDevice::VulkanDevice(const std::vector<Uuid> &uuids)
{
    if (!vk_loader())
        fail(CLGL_ERROR_UNSUPPORTED, text("the system has no Vulkan loader (", vulkan_loader_name,
                                          "), or one older than Vulkan 1.1: install or update it"));
    try {
        find_physical(uuids);
        make_device();
    } catch (...) {
        destroy();
        throw;
    }
}

VulkanDevice::~VulkanDevice() { destroy(); }

void VulkanDevice::destroy() noexcept
{
    if (device_) vk().DestroyDevice(device_, nullptr);
}

void VulkanDevice::find_physical(const std::vector<Uuid> &uuids)
{
    const VkInstance instance = vk_instance();
    const auto all = list_of<VkPhysicalDevice>("vkEnumeratePhysicalDevices", [&](uint32_t *count, auto *list) {
        return vk().EnumeratePhysicalDevices(instance, count, list);
    });
    const auto same = std::ranges::find_if(all, [&](VkPhysicalDevice each) { return has_one_of(each, uuids); });
    if (same == all.end())
        fail(CLGL_ERROR_UNSUPPORTED, text("none of the ", all.size(),
                                          " Vulkan devices has the UUID of the OpenGL device: install the Vulkan "
                                          "driver of that device"));
    physical_ = *same;
    if (!has_extension(physical_, handle_type::vk_memory_extension))
        fail(CLGL_ERROR_UNSUPPORTED,
             text("the Vulkan device does not export memory (", handle_type::vk_memory_extension, ")"));
    vk().GetPhysicalDeviceMemoryProperties(physical_, &memory_);
}

void VulkanDevice::make_device()
{
    // Vulkan requires at least one queue. clgl does not use the queue.
    const float priority = 1;
    VkDeviceQueueCreateInfo queue{};
    queue.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    VkDeviceCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    const bool semaphores = has_extension(physical_, handle_type::vk_semaphore_extension);
    const std::array extensions{handle_type::vk_memory_extension, handle_type::vk_semaphore_extension};
    info.enabledExtensionCount = static_cast<uint32_t>(semaphores ? extensions.size() : 1);
    info.ppEnabledExtensionNames = extensions.data();
    check_vk(vk().CreateDevice(physical_, &info, nullptr, &device_), "vkCreateDevice");
    get_memory_ = reinterpret_cast<handle_type::GetVkMemory>(
        vk().GetDeviceProcAddr(device_, handle_type::get_vk_memory_name));
    if (!get_memory_)
        fail(CLGL_ERROR_UNSUPPORTED, text("the Vulkan device has no function ", handle_type::get_vk_memory_name));
    if (semaphores)
        get_semaphore_ = reinterpret_cast<handle_type::GetVkSemaphore>(
            vk().GetDeviceProcAddr(device_, handle_type::get_vk_semaphore_name));
}

uint32_t VulkanDevice::memory_type(uint32_t allowed, VkMemoryPropertyFlags wanted,
                                   VkMemoryPropertyFlags unwanted) const
{
    for (const VkMemoryPropertyFlags without : {unwanted, VkMemoryPropertyFlags{0}})
        for (uint32_t type = 0; type < memory_.memoryTypeCount; ++type) {
            const VkMemoryPropertyFlags flags = memory_.memoryTypes[type].propertyFlags;
            if ((allowed >> type & 1) && (flags & wanted) == wanted && !(flags & without)) return type;
        }
    fail(CLGL_ERROR_UNSUPPORTED, text("the Vulkan device has no memory type with the properties ", hex(wanted)));
}

std::shared_ptr<VulkanDevice> VulkanSource::device()
{
    std::lock_guard lock(mutex_);
    if (!device_) device_ = std::make_shared<VulkanDevice>(uuids_);
    return device_;
}

}  // namespace clgl
