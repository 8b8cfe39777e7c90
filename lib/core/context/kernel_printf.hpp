// What kernels print, brought to the program's callback (cl_arm_printf).
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
    // For a descriptor with a callback. Throws CLGL_ERROR_UNSUPPORTED if a device prints to nobody but itself.
    // `key` is no other context's, and what clCreateContext gets as user data.
    KernelPrintf(const clgl_context_desc &desc, std::span<const Ref<Device>> devices, uintptr_t key);
    // The driver may hold the cl_context longer: what kernels print from now on is dropped.
    ~KernelPrintf();
    KernelPrintf(const KernelPrintf &) = delete;
    KernelPrintf &operator=(const KernelPrintf &) = delete;

    // What clCreateContext wants besides, without the zero at the end.
    void append_properties(std::vector<cl_context_properties> &properties) const;
    // The callback of a context, which must not be NULL with a user_data: it logs what the driver says.
    static void CL_CALLBACK log_notice(const char *notice, const void *, size_t, void *);

private:
    size_t buffer_size_;
    // Names the callback in the table of all.
    uintptr_t key_;
};

}  // namespace clgl
