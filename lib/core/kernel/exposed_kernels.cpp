#include "core/kernel/exposed_kernels.hpp"

#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "core/kernel/kernel.hpp"

#include <map>
#include <mutex>

namespace clgl::exposed_kernels
{

namespace
{

struct Table {
    OrderedMutex<LockOrder::exposed_kernels> mutex;
    std::map<cl_kernel, Kernel *> by_native;
};

// Returns the table of kernels. It is never destroyed, because kernels may be destroyed during process exit.
Table &table() { return immortal<Table>(); }

}  // namespace

Ref<Kernel> find_or_add(cl_kernel native, const Ref<Kernel> &kernel)
{
    std::lock_guard lock(table().mutex);
    const auto found = table().by_native.find(native);
    if (found != table().by_native.end())
        if (Ref<Kernel> same = Ref<Kernel>::lock(found->second)) return same;
    if (kernel) table().by_native[native] = kernel.get();
    return kernel;
}

void remove(cl_kernel native, const Kernel *kernel) noexcept
{
    std::lock_guard lock(table().mutex);
    const auto found = table().by_native.find(native);
    if (found != table().by_native.end() && found->second == kernel) table().by_native.erase(found);
}

}  // namespace clgl::exposed_kernels
