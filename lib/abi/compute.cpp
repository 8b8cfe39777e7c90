#include <clgl/compute.h>

#include "abi/command.hpp"
#include "core/kernel.hpp"

using namespace clgl;

clgl_result clgl_kernel_create(clgl_program program, const char *name, clgl_kernel *kernel)
{
    return abi::guarded(__func__, [&] {
        clgl_kernel &out = abi::out(kernel, "kernel");
        const auto pinned = abi::pin<Program>(program);
        out = abi::handle_of<clgl_kernel>(make_ref<Kernel>(*pinned, abi::not_null(name, "name")));
    });
}

clgl_result clgl_kernel_destroy(clgl_kernel kernel) { return abi::destroy<Kernel>(__func__, kernel); }

clgl_result clgl_kernel_set_value(clgl_kernel kernel, uint32_t index, size_t size, const void *value)
{
    return abi::guarded(__func__,
                        [&] { abi::pin<Kernel>(kernel)->set_value(index, size, abi::not_null(value, "value")); });
}

clgl_result clgl_kernel_set_buffer(clgl_kernel kernel, uint32_t index, clgl_buffer buffer)
{
    return abi::guarded(__func__, [&] { abi::pin<Kernel>(kernel)->set_buffer(index, buffer); });
}

clgl_result clgl_kernel_set_local(clgl_kernel kernel, uint32_t index, size_t size)
{
    return abi::guarded(__func__, [&] { abi::pin<Kernel>(kernel)->set_local(index, size); });
}

clgl_result clgl_kernel_launch(clgl_queue queue, clgl_kernel kernel, const clgl_launch *launch,
                               uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return abi::pin<Kernel>(kernel)->launch(to, abi::read_desc(launch, "launch"));
        });
    });
}
