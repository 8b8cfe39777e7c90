#include "driver/vk_device.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "driver/vk_instance.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace clgl
{

namespace
{

constexpr const char *exports_memory = VK_KHR_EXTERNAL_MEMORY_FD_EXTENSION_NAME;
constexpr const char *exports_semaphores = VK_KHR_EXTERNAL_SEMAPHORE_FD_EXTENSION_NAME;

// Calls `ask` twice, as Vulkan requires: for the number of elements, then for the elements.
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
    if (!vk_loader()) fail(CLGL_ERROR_UNSUPPORTED, "there is no Vulkan loader (libvulkan.so.1) of Vulkan 1.1");
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
    if (!has_extension(physical_, exports_memory))
        fail(CLGL_ERROR_UNSUPPORTED, text("the Vulkan device does not export memory (", exports_memory, ")"));
    vk().GetPhysicalDeviceMemoryProperties(physical_, &memory_);
}

void VulkanDevice::make_device()
{
    // Vulkan requires at least one queue; it is not used.
    const float priority = 1;
    VkDeviceQueueCreateInfo queue{};
    queue.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    VkDeviceCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    const bool semaphores = has_extension(physical_, exports_semaphores);
    const std::array extensions{exports_memory, exports_semaphores};
    info.enabledExtensionCount = static_cast<uint32_t>(semaphores ? extensions.size() : 1);
    info.ppEnabledExtensionNames = extensions.data();
    check_vk(vk().CreateDevice(physical_, &info, nullptr, &device_), "vkCreateDevice");
    get_memory_fd_ = reinterpret_cast<PFN_vkGetMemoryFdKHR>(vk().GetDeviceProcAddr(device_, "vkGetMemoryFdKHR"));
    if (!get_memory_fd_) fail(CLGL_ERROR_UNSUPPORTED, "the Vulkan device has no function vkGetMemoryFdKHR");
    if (semaphores)
        get_semaphore_fd_ =
            reinterpret_cast<PFN_vkGetSemaphoreFdKHR>(vk().GetDeviceProcAddr(device_, "vkGetSemaphoreFdKHR"));
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
