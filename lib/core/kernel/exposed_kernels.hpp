// Finds the kernel for a cl_kernel that the application has. Adopting the same cl_kernel twice therefore returns
// the same kernel.
#pragma once

#include "base/ref.hpp"
#include "driver/cl.hpp"

namespace clgl
{

class Kernel;

namespace exposed_kernels
{

// Returns the kernel that is registered for `native`. If there is none, registers and returns `kernel`, unless it
// is empty.
Ref<Kernel> find_or_add(cl_kernel native, const Ref<Kernel> &kernel);

// Removes the registration of a kernel. Must be called by its destructor.
void remove(cl_kernel native, const Kernel *kernel) noexcept;

}  // namespace exposed_kernels

}  // namespace clgl
