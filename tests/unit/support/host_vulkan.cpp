#include "host_vulkan.hpp"

#include "driver/handle_type.hpp"
#include "host.hpp"

#include <algorithm>
#include <cstring>
#include <vector>

namespace clgl::host
{

namespace
{

constexpr const char *loader = "libvulkan.so.1";

// The extensions of the host, and their counterparts on Windows
constexpr struct {
    const char *of_host, *of_windows;
} extensions[] = {{VK_KHR_EXTERNAL_MEMORY_FD_EXTENSION_NAME, VK_KHR_EXTERNAL_MEMORY_WIN32_EXTENSION_NAME},
                  {VK_KHR_EXTERNAL_SEMAPHORE_FD_EXTENSION_NAME, VK_KHR_EXTERNAL_SEMAPHORE_WIN32_EXTENSION_NAME}};

// Replaces the type of handles in one structure. The structures belong to clgl, which makes them for each call.
template <typename Structure> void use_files(VkBaseOutStructure *each, VkStructureType type, auto member)
{
    if (each->sType == type)
        reinterpret_cast<Structure *>(each)->*member = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
}

// Replaces types of handles in all structures of a chain.
void use_files_in(const void *chain)
{
    for (auto *each = static_cast<VkBaseOutStructure *>(const_cast<void *>(chain)); each; each = each->pNext) {
        use_files<VkExportMemoryAllocateInfo>(each, VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO,
                                              &VkExportMemoryAllocateInfo::handleTypes);
        use_files<VkExternalMemoryBufferCreateInfo>(each, VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO,
                                                    &VkExternalMemoryBufferCreateInfo::handleTypes);
        use_files<VkExternalMemoryImageCreateInfo>(each, VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO,
                                                   &VkExternalMemoryImageCreateInfo::handleTypes);
        use_files<VkPhysicalDeviceExternalImageFormatInfo>(
            each, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_IMAGE_FORMAT_INFO,
            &VkPhysicalDeviceExternalImageFormatInfo::handleType);
    }
}

template <typename Argument> void convert(Argument argument)
{
    if constexpr (requires { argument->pNext; }) use_files_in(argument);
}

template <typename Tag, typename Function> struct Entry;
template <typename Tag, typename R, typename... Args> struct Entry<Tag, R(VKAPI_PTR *)(Args...)> {
    static inline R(__attribute__((sysv_abi)) * real)(Args...) = nullptr;

    static R VKAPI_PTR call(Args... args)
    {
        (convert(args), ...);
        return real(args...);
    }
};

#define CLGL_HOST_TAG(entry)                                                                                     \
    struct entry##Tag {                                                                                          \
    };
CLGL_VK_FUNCTIONS(CLGL_HOST_TAG)
#undef CLGL_HOST_TAG
#define CLGL_HOST_ENTRY(entry) Entry<entry##Tag, PFN_vk##entry>

VkResult VKAPI_CALL enumerate_extensions(VkPhysicalDevice device, const char *layer, uint32_t *count,
                                         VkExtensionProperties *all)
{
    const VkResult result = CLGL_HOST_ENTRY(EnumerateDeviceExtensionProperties)::real(device, layer, count, all);
    for (uint32_t i = 0; all && i < *count; ++i)
        for (const auto &each : extensions)
            if (std::strcmp(all[i].extensionName, each.of_host) == 0)
                std::strcpy(all[i].extensionName, each.of_windows);
    return result;
}

VkResult VKAPI_CALL create_device(VkPhysicalDevice physical, const VkDeviceCreateInfo *info,
                                  const VkAllocationCallbacks *allocator, VkDevice *device)
{
    std::vector<const char *> names(info->ppEnabledExtensionNames,
                                    info->ppEnabledExtensionNames + info->enabledExtensionCount);
    for (const char *&name : names)
        for (const auto &each : extensions)
            if (std::strcmp(name, each.of_windows) == 0) name = each.of_host;
    VkDeviceCreateInfo with_names = *info;
    with_names.ppEnabledExtensionNames = names.data();
    return CLGL_HOST_ENTRY(CreateDevice)::real(physical, &with_names, allocator, device);
}

// Functions of the host cannot be called like those of Windows.
PFN_vkVoidFunction VKAPI_CALL find_no_function(VkDevice, const char *) { return nullptr; }

template <typename Function> bool find(const char *name, Function &real)
{
    real = reinterpret_cast<Function>(function(loader, name));
    return real != nullptr;
}

}  // namespace

VkTable *open_vulkan()
{
    static VkTable table;
    bool is_complete = true;
#define CLGL_HOST_OPEN(entry)                                                                                    \
    is_complete = find("vk" #entry, CLGL_HOST_ENTRY(entry)::real) && is_complete;                                \
    table.entry = &CLGL_HOST_ENTRY(entry)::call;
    CLGL_VK_FUNCTIONS(CLGL_HOST_OPEN)
#undef CLGL_HOST_OPEN
    table.EnumerateDeviceExtensionProperties = enumerate_extensions;
    table.CreateDevice = create_device;
    table.GetDeviceProcAddr = find_no_function;
    return is_complete ? &table : nullptr;
}

VkResult get_memory_file(VkDevice device, const VkMemoryGetFdInfoKHR *info, int *file)
{
    using Get = VkResult(__attribute__((sysv_abi)) *)(VkDevice, const VkMemoryGetFdInfoKHR *, int *);
    return reinterpret_cast<Get>(CLGL_HOST_ENTRY(GetDeviceProcAddr)::real(device, "vkGetMemoryFdKHR"))(
        device, info, file);
}

}  // namespace clgl::host
