#include "driver/vk_instance.hpp"
#include "base/lock_order.hpp"

#include <mutex>

namespace clgl
{

namespace
{

VkInstance make_instance()
{
    VkApplicationInfo application{};
    application.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO;
    application.pEngineName = "clgl";
    application.apiVersion = VK_API_VERSION_1_1;
    VkInstanceCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
    info.pApplicationInfo = &application;
    VkInstance instance = nullptr;
    check_vk(vk().CreateInstance(&info, nullptr, &instance), "vkCreateInstance (is a Vulkan driver installed?)");
    return instance;
}

}  // namespace

VkInstance vk_instance()
{
    static OrderedMutex<LockOrder::vulkan_instance> mutex;
    static VkInstance instance = nullptr;
    std::lock_guard lock(mutex);
    if (!instance) instance = make_instance();
    return instance;
}

}  // namespace clgl
