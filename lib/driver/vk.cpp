#include "driver/vk.hpp"

#include "base/error.hpp"
#include "base/platform/library.hpp"
#include "base/result.hpp"
#include "base/text.hpp"

namespace clgl
{

namespace
{

// Never unloads the library, because its functions may be called at any time.
VkTable *open_loader()
{
    void *const library = find_library(vulkan_loader_name, Find::load);
    if (!library) return nullptr;
    static VkTable table;
#define CLGL_VK_FIND(name)                                                                                       \
    if (!find_function(library, "vk" #name, table.name)) return nullptr;
    CLGL_VK_FUNCTIONS(CLGL_VK_FIND)
#undef CLGL_VK_FIND
    return &table;
}

clgl_result result_of(VkResult code)
{
    switch (code) {
    case VK_ERROR_OUT_OF_HOST_MEMORY:
        return CLGL_ERROR_OUT_OF_HOST_MEMORY;
    case VK_ERROR_OUT_OF_DEVICE_MEMORY:
    case VK_ERROR_TOO_MANY_OBJECTS:
    case VK_ERROR_MEMORY_MAP_FAILED:
        return CLGL_ERROR_OUT_OF_DEVICE_MEMORY;
    case VK_ERROR_DEVICE_LOST:
        return CLGL_ERROR_DEVICE_LOST;
    case VK_ERROR_INCOMPATIBLE_DRIVER:
    case VK_ERROR_EXTENSION_NOT_PRESENT:
    case VK_ERROR_FORMAT_NOT_SUPPORTED:
        return CLGL_ERROR_UNSUPPORTED;
    default:
        return CLGL_ERROR_VULKAN;
    }
}

}  // namespace

VkTable *&vk_loader()
{
    static VkTable *loader = open_loader();
    return loader;
}

void fail_vk(VkResult code, const char *doing)
{
    fail(result_of(code),
         text(doing, " failed with ", native_name(CLGL_NATIVE_VULKAN, code), " (", static_cast<int32_t>(code),
              ")"),
         {CLGL_NATIVE_VULKAN, code});
}

}  // namespace clgl
