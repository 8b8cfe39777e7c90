// Hooks that make one Vulkan call fail and count all Vulkan objects.
#pragma once

#include "driver/handle_type.hpp"
#include "driver/vk.hpp"
#include "fault_call.hpp"

#include <atomic>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace clgl::vk_fault
{

// Number of calls so far that can fail, and the index of the call that fails (from 0; negative = none)
inline int calls = 0;
inline int failing = -1;
inline VkResult code = VK_ERROR_OUT_OF_DEVICE_MEMORY;
using fault::failed_call;
// Number of live objects, without the instance, which is created once and never destroyed. A driver thread may
// release the last reference to an object.
inline std::atomic<int> objects_alive = 0;
// Names of the calls that can fail, and names of those that were made to fail
inline std::set<std::string> seen, injected;

// Wraps one entry of the dispatch table. Tag makes the type of each hook unique.
template <typename Tag, typename Function> struct Hook;
template <typename Tag, typename R, typename... Args> struct Hook<Tag, R(VKAPI_PTR *)(Args...)> {
    static inline R(VKAPI_PTR *real)(Args...) = nullptr;

    static R VKAPI_PTR call(Args... args)
    {
        constexpr std::string_view name = Tag::name;
        if constexpr (name.starts_with("Destroy") || name.starts_with("Free")) {
            --objects_alive;
            return real(args...);
        } else if constexpr (std::is_same_v<R, VkResult>) {
            seen.insert(Tag::name);
            if (calls++ == failing) {
                failed_call = Tag::name;
                injected.insert(Tag::name);
                return code;
            }
            const VkResult result = real(args...);
            const bool makes =
                (name.starts_with("Create") && name != "CreateInstance") || name.starts_with("Allocate");
            if (makes && result == VK_SUCCESS) ++objects_alive;
            return result;
        } else {
            return real(args...);
        }
    }
};

#define CLGL_VK_FAULT_TAG(entry)                                                                                 \
    struct entry##Tag {                                                                                          \
        static constexpr const char *name = #entry;                                                              \
    };
CLGL_VK_FUNCTIONS(CLGL_VK_FAULT_TAG)
#undef CLGL_VK_FAULT_TAG
struct GetMemoryTag {
    static constexpr const char *name = handle_type::get_vk_memory_name;
};

// Returns the device function with this name. Replaces only the function that exports memory.
inline PFN_vkVoidFunction VKAPI_PTR get_device_proc_addr(VkDevice device, const char *name)
{
    using GetMemory = Hook<GetMemoryTag, handle_type::GetVkMemory>;
    const PFN_vkVoidFunction found = Hook<GetDeviceProcAddrTag, PFN_vkGetDeviceProcAddr>::real(device, name);
    if (std::string_view(name) != handle_type::get_vk_memory_name) return found;
    GetMemory::real = reinterpret_cast<handle_type::GetVkMemory>(found);
    return reinterpret_cast<PFN_vkVoidFunction>(&GetMemory::call);
}

// If there is a Vulkan loader, replaces the Vulkan functions with hooks until the process ends.
inline void hook_vulkan()
{
#define CLGL_VK_FAULT_HOOK(entry)                                                                                \
    Hook<entry##Tag, PFN_vk##entry>::real = vk().entry;                                                          \
    vk().entry = &Hook<entry##Tag, PFN_vk##entry>::call;
    CLGL_VK_FUNCTIONS(CLGL_VK_FAULT_HOOK)
#undef CLGL_VK_FAULT_HOOK
    vk().GetDeviceProcAddr = get_device_proc_addr;
}

}  // namespace clgl::vk_fault
