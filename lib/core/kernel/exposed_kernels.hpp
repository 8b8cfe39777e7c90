// Kernels whose cl_kernel the application has, by that: whoever adopts it again gets the same kernel.
#pragma once

#include "base/ref.hpp"
#include "driver/cl.hpp"

namespace clgl
{

class Kernel;

namespace exposed_kernels
{

// Returns the kernel of a cl_kernel: the one that is there, else `kernel`, which is added unless it is empty.
Ref<Kernel> find_or_add(cl_kernel native, const Ref<Kernel> &kernel);

// For a kernel that ends.
void remove(cl_kernel native, const Kernel *kernel) noexcept;

}  // namespace exposed_kernels

}  // namespace clgl
