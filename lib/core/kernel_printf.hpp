// What kernels print, brought to the program's callback (cl_arm_printf).
#pragma once

#include "core/device.hpp"

#include <clgl/context.h>

#include <vector>

namespace clgl
{

class KernelPrintf
{
public:
    // Throws CLGL_ERROR_UNSUPPORTED if the device prints to nobody but itself. Does nothing without a callback.
    KernelPrintf(const clgl_context_desc &desc, const Device &device);
    // The driver may hold the cl_context longer: what kernels print from now on is dropped.
    ~KernelPrintf();
    KernelPrintf(const KernelPrintf &) = delete;
    KernelPrintf &operator=(const KernelPrintf &) = delete;

    // What clCreateContext wants besides: properties without the zero at their end, and its user_data, which
    // belongs to its callback, too.
    void append_properties(std::vector<cl_context_properties> &properties) const;
    void *cl_user_data() const;
    // The callback of a context, which must not be NULL with a user_data: it logs what the driver says.
    static void CL_CALLBACK log_notice(const char *notice, const void *, size_t, void *);

private:
    size_t buffer_size_;
    // Names the callback in the table of all; 0 without one.
    uintptr_t key_ = 0;
};

}  // namespace clgl
