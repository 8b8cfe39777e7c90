#include "vulkan.hpp"

#include "failure.hpp"

#include <dlfcn.h>
#include <epoxy/gl.h>

#include <cstring>

namespace frames
{

namespace
{

constexpr uint32_t most_devices = 16;

void check_vk(VkResult code, const char *call)
{
    if (code == VK_SUCCESS) return;
    throw std::runtime_error(std::string(call) + " returned " + clgl_native_name(CLGL_NATIVE_VULKAN, code));
}

}  // namespace

Vulkan::Vulkan()
{
    find_functions();
    VkApplicationInfo application{};
    application.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO;
    application.apiVersion = VK_API_VERSION_1_1;
    VkInstanceCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
    info.pApplicationInfo = &application;
    if (CreateInstance(&info, nullptr, &instance_) != VK_SUCCESS) throw Unavailable("there is no Vulkan driver");
    try {
        find_physical();
        make_device();
    } catch (...) {
        DestroyInstance(instance_, nullptr);
        throw;
    }
}

Vulkan::~Vulkan()
{
    DestroyDevice(device_, nullptr);
    DestroyInstance(instance_, nullptr);
}

// Loads the functions of the Vulkan loader. The loader stays loaded until the program ends.
void Vulkan::find_functions()
{
    void *const loader = dlopen("libvulkan.so.1", RTLD_LAZY | RTLD_LOCAL);
    if (!loader) throw Unavailable("there is no Vulkan loader (libvulkan.so.1)");
#define FRAMES_VK_FIND(name)                                                                                     \
    name = reinterpret_cast<PFN_vk##name>(dlsym(loader, "vk" #name));                                            \
    if (!name) throw Unavailable("the Vulkan loader has no vk" #name);
    FRAMES_VK_FUNCTIONS(FRAMES_VK_FIND)
#undef FRAMES_VK_FIND
}

void Vulkan::find_physical()
{
    if (!epoxy_has_gl_extension("GL_EXT_memory_object_fd")) throw Unavailable("no GL_EXT_memory_object_fd");
    GLubyte wanted[GL_UUID_SIZE_EXT] = {};
    glGetUnsignedBytei_vEXT(GL_DEVICE_UUID_EXT, 0, wanted);
    VkPhysicalDevice devices[most_devices] = {};
    uint32_t count = most_devices;
    EnumeratePhysicalDevices(instance_, &count, devices);
    for (uint32_t i = 0; i < count; ++i) {
        VkPhysicalDeviceIDProperties id{};
        id.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ID_PROPERTIES;
        VkPhysicalDeviceProperties2 properties{};
        properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
        properties.pNext = &id;
        GetPhysicalDeviceProperties2(devices[i], &properties);
        if (std::memcmp(id.deviceUUID, wanted, sizeof wanted) == 0) physical_ = devices[i];
    }
    if (!physical_) throw Unavailable("no Vulkan device has the UUID of the OpenGL device");
}

void Vulkan::make_device()
{
    constexpr const char *memory_fd = VK_KHR_EXTERNAL_MEMORY_FD_EXTENSION_NAME;
    constexpr const char *semaphore_fd = VK_KHR_EXTERNAL_SEMAPHORE_FD_EXTENSION_NAME;
    const char *const extensions[] = {memory_fd, semaphore_fd};
    const float priority = 1;
    VkDeviceQueueCreateInfo queue{};
    queue.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    VkDeviceCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    info.enabledExtensionCount = std::size(extensions);
    info.ppEnabledExtensionNames = extensions;
    VkResult code = CreateDevice(physical_, &info, nullptr, &device_);
    if (code == VK_ERROR_EXTENSION_NOT_PRESENT) {
        // Tries again without the semaphore extension. Memory can be shared without semaphores.
        info.enabledExtensionCount = 1;
        code = CreateDevice(physical_, &info, nullptr, &device_);
    }
    check_vk(code, "vkCreateDevice");
    get_memory_fd_ = reinterpret_cast<PFN_vkGetMemoryFdKHR>(GetDeviceProcAddr(device_, "vkGetMemoryFdKHR"));
    get_semaphore_fd_ =
        reinterpret_cast<PFN_vkGetSemaphoreFdKHR>(GetDeviceProcAddr(device_, "vkGetSemaphoreFdKHR"));
}

uint32_t Vulkan::memory_type(uint32_t allowed, VkMemoryPropertyFlags wanted) const
{
    VkPhysicalDeviceMemoryProperties memory{};
    GetPhysicalDeviceMemoryProperties(physical_, &memory);
    for (uint32_t type = 0; type < memory.memoryTypeCount; ++type)
        if ((allowed >> type & 1) && (memory.memoryTypes[type].propertyFlags & wanted) == wanted) return type;
    throw Unavailable("the Vulkan device has no suitable memory type");
}

int Vulkan::export_memory(VkDeviceMemory memory) const
{
    VkMemoryGetFdInfoKHR info{};
    info.sType = VK_STRUCTURE_TYPE_MEMORY_GET_FD_INFO_KHR;
    info.memory = memory;
    info.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
    int fd = -1;
    check_vk(get_memory_fd_(device_, &info, &fd), "vkGetMemoryFdKHR");
    return fd;
}

int Vulkan::export_semaphore(VkSemaphore semaphore) const
{
    VkSemaphoreGetFdInfoKHR info{};
    info.sType = VK_STRUCTURE_TYPE_SEMAPHORE_GET_FD_INFO_KHR;
    info.semaphore = semaphore;
    info.handleType = VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT;
    int fd = -1;
    check_vk(get_semaphore_fd_(device_, &info, &fd), "vkGetSemaphoreFdKHR");
    return fd;
}

VulkanImage::VulkanImage(const Vulkan &vulkan, Size size, bool for_host) : vulkan_(vulkan), for_host_(for_host)
{
    make_image(size);
    make_memory();
    check_vk(vulkan_.BindImageMemory(vulkan_.device(), image_, memory_, 0), "vkBindImageMemory");
}

VulkanImage::~VulkanImage()
{
    vulkan_.DestroyImage(vulkan_.device(), image_, nullptr);
    vulkan_.FreeMemory(vulkan_.device(), memory_, nullptr);
}

void VulkanImage::make_image(Size size)
{
    VkExternalMemoryImageCreateInfo external{};
    external.sType = VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO;
    external.handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
    VkImageCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO;
    info.pNext = &external;
    info.imageType = VK_IMAGE_TYPE_2D;
    info.format = VK_FORMAT_R8G8B8A8_UNORM;
    info.extent = {size.width, size.height, 1};
    info.mipLevels = 1;
    info.arrayLayers = 1;
    info.samples = VK_SAMPLE_COUNT_1_BIT;
    info.tiling = for_host_ ? VK_IMAGE_TILING_LINEAR : VK_IMAGE_TILING_OPTIMAL;
    info.usage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_STORAGE_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT |
                 VK_IMAGE_USAGE_TRANSFER_DST_BIT | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
    check_vk(vulkan_.CreateImage(vulkan_.device(), &info, nullptr, &image_), "vkCreateImage");
}

void VulkanImage::make_memory()
{
    VkMemoryRequirements requirements{};
    vulkan_.GetImageMemoryRequirements(vulkan_.device(), image_, &requirements);
    memory_size_ = requirements.size;
    VkMemoryDedicatedAllocateInfo dedicated{};
    dedicated.sType = VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO;
    dedicated.image = image_;
    VkExportMemoryAllocateInfo exported{};
    exported.sType = VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO;
    exported.pNext = for_host_ ? nullptr : &dedicated;
    exported.handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
    VkMemoryAllocateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
    info.pNext = &exported;
    info.allocationSize = memory_size_;
    info.memoryTypeIndex = vulkan_.memory_type(
        requirements.memoryTypeBits, for_host_ ? VkMemoryPropertyFlags{VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
                                                                       VK_MEMORY_PROPERTY_HOST_COHERENT_BIT}
                                               : VkMemoryPropertyFlags{VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT});
    check_vk(vulkan_.AllocateMemory(vulkan_.device(), &info, nullptr, &memory_), "vkAllocateMemory");
}

VulkanImage::Rows VulkanImage::map() const
{
    constexpr VkImageSubresource first{VK_IMAGE_ASPECT_COLOR_BIT, 0, 0};
    VkSubresourceLayout layout{};
    vulkan_.GetImageSubresourceLayout(vulkan_.device(), image_, &first, &layout);
    void *pointer = nullptr;
    check_vk(vulkan_.MapMemory(vulkan_.device(), memory_, 0, VK_WHOLE_SIZE, 0, &pointer), "vkMapMemory");
    return {static_cast<char *>(pointer) + layout.offset, layout.rowPitch};
}

VulkanSemaphore::VulkanSemaphore(const Vulkan &vulkan) : vulkan_(vulkan)
{
    VkExportSemaphoreCreateInfo exported{};
    exported.sType = VK_STRUCTURE_TYPE_EXPORT_SEMAPHORE_CREATE_INFO;
    exported.handleTypes = VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT;
    VkSemaphoreCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO;
    info.pNext = &exported;
    check_vk(vulkan_.CreateSemaphore(vulkan_.device(), &info, nullptr, &semaphore_), "vkCreateSemaphore");
}

VulkanSemaphore::~VulkanSemaphore() { vulkan_.DestroySemaphore(vulkan_.device(), semaphore_, nullptr); }

}  // namespace frames
