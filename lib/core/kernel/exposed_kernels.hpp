// Finds kernels by the cl_kernel that the application has, so that adopting it again returns the same kernel.
#pragma once

#include "base/ref.hpp"
#include "driver/cl.hpp"

namespace clgl
{

class Kernel;

namespace exposed_kernels
{

// Returns the registered kernel of a cl_kernel. Without one, registers and returns `kernel`, unless it is empty.
Ref<Kernel> find_or_add(cl_kernel native, const Ref<Kernel> &kernel);

// Removes a kernel that is being destroyed.
void remove(cl_kernel native, const Kernel *kernel) noexcept;

}  // namespace exposed_kernels

}  // namespace clgl
