// Finds the kernel of a cl_kernel that the application has, so that adopting the cl_kernel again returns the same
// kernel.
#pragma once

#include "base/ref.hpp"
#include "driver/cl.hpp"

namespace clgl
{

class Kernel;

namespace exposed_kernels
{

// Returns the kernel that is registered for `native`. If there is none, registers `kernel` unless it is empty,
// and returns it.
Ref<Kernel> find_or_add(cl_kernel native, const Ref<Kernel> &kernel);

// Removes a kernel that is being destroyed.
void remove(cl_kernel native, const Kernel *kernel) noexcept;

}  // namespace exposed_kernels

}  // namespace clgl
