#include "core/context/kernel_printf.hpp"

#include "base/immortal.hpp"
#include "base/last_error.hpp"
#include "base/lock_order.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "core/device/info.hpp"

#include <map>
#include <mutex>

namespace clgl
{

namespace
{

constexpr const char *printf_extension = "cl_arm_printf";

struct Target {
    clgl_printf_callback callback = nullptr;
    void *user_data = nullptr;
};

// The application's callback for each context, by key.
struct Targets {
    OrderedMutex<LockOrder::kernel_printf> mutex;
    std::map<uintptr_t, Target> by_key;

    void add(uintptr_t key, const Target &target)
    {
        std::lock_guard lock(mutex);
        by_key.emplace(key, target);
    }
    void remove(uintptr_t key)
    {
        std::lock_guard lock(mutex);
        by_key.erase(key);
    }
    Target find(uintptr_t key)
    {
        std::lock_guard lock(mutex);
        const auto found = by_key.find(key);
        return found == by_key.end() ? Target{} : found->second;
    }
};

Targets &printf_targets() { return immortal<Targets>(); }

// The callback of cl_arm_printf. The driver may call it on any thread.
void CL_CALLBACK deliver(const char *text, size_t size, size_t, void *user_data)
{
    const Target target = printf_targets().find(reinterpret_cast<uintptr_t>(user_data));
    if (!target.callback || size == 0) return;
    const last_error::Keep keep;
    try {
        // The text from the driver is not NUL-terminated.
        target.callback(std::string(text, size).c_str(), size, target.user_data);
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_ERROR, error.what());
    }
}

}  // namespace

KernelPrintf::KernelPrintf(const clgl_context_desc &desc, std::span<const Ref<Device>> devices, uintptr_t key)
    : buffer_size_(desc.printf_buffer_size), key_(key)
{
    for (const Ref<Device> &device : devices)
        if (!list_has_extension(device->info().extensions, printf_extension))
            fail(CLGL_ERROR_UNSUPPORTED,
                 text(device->full_name(),
                      " cannot deliver the printf output of kernels to printf_callback: it lacks ",
                      printf_extension, ". Set printf_callback to NULL to use the driver's normal output"));
    printf_targets().add(key_, {desc.printf_callback, desc.printf_user_data});
}

KernelPrintf::~KernelPrintf() { printf_targets().remove(key_); }

void KernelPrintf::append_properties(std::vector<cl_context_properties> &properties) const
{
    properties.insert(properties.end(),
                      {CL_PRINTF_CALLBACK_ARM, reinterpret_cast<cl_context_properties>(&deliver)});
    if (buffer_size_ != 0)
        properties.insert(properties.end(),
                          {CL_PRINTF_BUFFERSIZE_ARM, static_cast<cl_context_properties>(buffer_size_)});
}

void KernelPrintf::log_notice(const char *notice, const void *, size_t, void *)
{
    try {
        log::write(CLGL_LOG_WARNING, text("OpenCL reports: ", notice));
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_WARNING, error.what());
    }
}

}  // namespace clgl
