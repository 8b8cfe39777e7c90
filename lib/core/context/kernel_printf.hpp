// Delivers the output of printf in kernels to the application's callback (cl_arm_printf).
#pragma once

#include "core/device/device.hpp"

#include <clgl/context.h>

#include <span>
#include <vector>

namespace clgl
{

class KernelPrintf
{
public:
    // `desc` must have a printf callback. `key` must be unique to the context, and be the user data of
    // clCreateContext. Throws CLGL_ERROR_UNSUPPORTED if a device lacks the extension.
    KernelPrintf(const clgl_context_desc &desc, std::span<const Ref<Device>> devices, uintptr_t key);
    // Drops all later output, because the driver may keep the cl_context longer than this object lives.
    ~KernelPrintf();
    KernelPrintf(const KernelPrintf &) = delete;
    KernelPrintf &operator=(const KernelPrintf &) = delete;

    // Appends the properties for clCreateContext, without the final 0.
    void append_properties(std::vector<cl_context_properties> &properties) const;
    // A callback for clCreateContext that logs messages of the driver. clCreateContext accepts user data only
    // together with a callback.
    static void CL_CALLBACK log_notice(const char *notice, const void *, size_t, void *);

private:
    size_t buffer_size_;
    // The key in the table of callbacks
    uintptr_t key_;
};

}  // namespace clgl
