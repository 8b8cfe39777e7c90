#include <clgl/kernel.h>

#include "abi/command.hpp"
#include "base/names.hpp"
#include "core/kernel/kernel.hpp"

using namespace clgl;

namespace
{

// Reads a clgl_launch that may be NULL. Copies the structure only if its struct_size is not the current one.
class OptionalLaunch
{
public:
    explicit OptionalLaunch(const clgl_launch *launch) : launch_(launch)
    {
        if (!launch) return;
        if (launch->struct_size == sizeof *launch) {
            abi::reject_reserved(*launch, "launch");
        } else {
            copy_ = abi::read_desc(launch, "launch");
            launch_ = &copy_;
        }
    }
    OptionalLaunch(const OptionalLaunch &) = delete;
    OptionalLaunch &operator=(const OptionalLaunch &) = delete;

    const clgl_launch *get() const { return launch_; }

private:
    const clgl_launch *launch_;
    clgl_launch copy_;
};

// Launches a kernel with the sizes in `launch`, without a wait list and without a fence.
clgl_result launch_plain(const char *function, clgl_queue queue, clgl_kernel kernel, const clgl_launch &launch)
{
    return abi::guarded(function, [&] {
        abi::command(queue, 0, nullptr, nullptr,
                     [&](const CommandTarget &to) { return abi::pin<Kernel>(kernel)->launch(to, &launch); });
    });
}

clgl_argument argument_of(clgl_argument_type kind)
{
    clgl_argument argument = CLGL_ARGUMENT_INIT;
    argument.type = kind;
    return argument;
}

}  // namespace

clgl_result clgl_kernel_create(clgl_program program, const char *name, clgl_kernel *kernel)
{
    return abi::guarded(__func__, [&] {
        clgl_kernel &out = abi::out(kernel, "kernel");
        const auto pinned = abi::pin<Program>(program);
        out = abi::handle_of<clgl_kernel>(Kernel::create(*pinned, abi::not_null(name, "name")));
    });
}

clgl_result clgl_kernel_clone(clgl_kernel kernel, clgl_kernel *clone)
{
    return abi::guarded(__func__, [&] {
        clgl_kernel &out = abi::out(clone, "clone");
        out = abi::handle_of<clgl_kernel>(abi::pin<Kernel>(kernel)->clone());
    });
}

clgl_result clgl_kernel_destroy(clgl_kernel kernel) { return abi::destroy<Kernel>(__func__, kernel); }

clgl_result clgl_kernel_get_info(clgl_kernel kernel, clgl_kernel_info *info)
{
    return abi::guarded(__func__, [&] {
        abi::InfoOut out(info, "info");
        out.write(abi::pin<Kernel>(kernel)->info());
    });
}

clgl_result clgl_kernel_get_work_group_info(clgl_kernel kernel, clgl_device device, clgl_work_group_info *info)
{
    return abi::guarded(__func__, [&] {
        abi::InfoOut out(info, "info");
        const auto pinned = abi::pin<Kernel>(kernel);
        const Ref<Device> of = device ? abi::pin<Device>(device).ref() : Ref<Device>();
        out.write(pinned->work_group_info(of.get()));
    });
}

clgl_result clgl_kernel_get_argument_info(clgl_kernel kernel, uint32_t index, clgl_argument_info *info)
{
    return abi::guarded(__func__, [&] {
        abi::InfoOut out(info, "info");
        out.write(abi::pin<Kernel>(kernel)->argument_info(index));
    });
}

clgl_result clgl_kernel_find_argument(clgl_kernel kernel, const char *name, uint32_t *index)
{
    return abi::guarded(__func__, [&] {
        uint32_t &out = abi::out(index, "index");
        out = abi::pin<Kernel>(kernel)->find_argument(abi::not_null(name, "name"));
    });
}

clgl_result clgl_kernel_declare_arguments(clgl_kernel kernel, uint32_t count, const clgl_argument_desc *descs)
{
    return abi::guarded(__func__, [&] {
        const auto pinned = abi::pin<Kernel>(kernel);
        pinned->require_arguments(count);
        pinned->declare(abi::read_descs(count, descs, "descs"));
    });
}

[[gnu::hot]] clgl_result clgl_kernel_set_value(clgl_kernel kernel, uint32_t index, size_t size, const void *value)
{
    return abi::guarded(__func__, [&] {
        clgl_argument argument = argument_of(CLGL_ARGUMENT_VALUE);
        argument.size = size;
        argument.value = value;
        abi::pin<Kernel>(kernel)->set(index, argument);
    });
}

[[gnu::hot]] clgl_result clgl_kernel_set_buffer(clgl_kernel kernel, uint32_t index, clgl_buffer buffer)
{
    return abi::guarded(__func__, [&] {
        clgl_argument argument = argument_of(CLGL_ARGUMENT_BUFFER);
        argument.buffer = buffer;
        abi::pin<Kernel>(kernel)->set(index, argument);
    });
}

[[gnu::hot]] clgl_result clgl_kernel_set_texture(clgl_kernel kernel, uint32_t index, clgl_texture texture)
{
    return abi::guarded(__func__, [&] {
        clgl_argument argument = argument_of(CLGL_ARGUMENT_TEXTURE);
        argument.texture = texture;
        abi::pin<Kernel>(kernel)->set(index, argument);
    });
}

clgl_result clgl_kernel_set_sampler(clgl_kernel kernel, uint32_t index, clgl_sampler sampler)
{
    return abi::guarded(__func__, [&] {
        clgl_argument argument = argument_of(CLGL_ARGUMENT_SAMPLER);
        argument.sampler = sampler;
        abi::pin<Kernel>(kernel)->set(index, argument);
    });
}

clgl_result clgl_kernel_set_null(clgl_kernel kernel, uint32_t index)
{
    return abi::guarded(__func__, [&] { abi::pin<Kernel>(kernel)->set(index, argument_of(CLGL_ARGUMENT_NULL)); });
}

clgl_result clgl_kernel_set_local(clgl_kernel kernel, uint32_t index, size_t size)
{
    return abi::guarded(__func__, [&] {
        clgl_argument argument = argument_of(CLGL_ARGUMENT_LOCAL);
        argument.size = size;
        abi::pin<Kernel>(kernel)->set(index, argument);
    });
}

clgl_result clgl_kernel_set_launch(clgl_kernel kernel, const clgl_launch *launch)
{
    return abi::guarded(__func__, [&] {
        const auto pinned = abi::pin<Kernel>(kernel);
        pinned->set_launch(OptionalLaunch(launch).get());
    });
}

clgl_result clgl_kernel_get_launch(clgl_kernel kernel, clgl_launch *launch)
{
    return abi::guarded(__func__, [&] {
        abi::InfoOut out(launch, "launch");
        out.write(abi::pin<Kernel>(kernel)->default_launch().value_or(clgl_launch{}));
    });
}

[[gnu::hot]] clgl_result clgl_kernel_launch(clgl_queue queue, clgl_kernel kernel, const clgl_launch *launch,
                                            uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return abi::pin<Kernel>(kernel)->launch(to, OptionalLaunch(launch).get());
        });
    });
}

[[gnu::hot]] clgl_result clgl_kernel_launch_1d(clgl_queue queue, clgl_kernel kernel, size_t x)
{
    return launch_plain(__func__, queue, kernel, {sizeof(clgl_launch), 1, {0, 0, 0}, {x, 1, 1}, {0, 0, 0}});
}

[[gnu::hot]] clgl_result clgl_kernel_launch_2d(clgl_queue queue, clgl_kernel kernel, size_t x, size_t y)
{
    return launch_plain(__func__, queue, kernel, {sizeof(clgl_launch), 2, {0, 0, 0}, {x, y, 1}, {0, 0, 0}});
}

[[gnu::hot]] clgl_result clgl_kernel_launch_3d(clgl_queue queue, clgl_kernel kernel, size_t x, size_t y, size_t z)
{
    return launch_plain(__func__, queue, kernel, {sizeof(clgl_launch), 3, {0, 0, 0}, {x, y, z}, {0, 0, 0}});
}

clgl_result clgl_kernel_launch_task(clgl_queue queue, clgl_kernel kernel, uint32_t wait_count,
                                    const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            const clgl_launch one = {sizeof one, 1, {0, 0, 0}, {1, 1, 1}, {0, 0, 0}};
            return abi::pin<Kernel>(kernel)->launch(to, &one);
        });
    });
}

[[gnu::hot]] clgl_result clgl_kernel_launch_with_arguments(clgl_queue queue, clgl_kernel kernel,
                                                           uint32_t argument_count,
                                                           const clgl_argument *arguments,
                                                           const clgl_launch *launch, uint32_t wait_count,
                                                           const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            const auto pinned = abi::pin<Kernel>(kernel);
            pinned->require_arguments(argument_count);
            const abi::Descs given(argument_count, arguments, "arguments");
            return pinned->launch(to, OptionalLaunch(launch).get(), given.all());
        });
    });
}

const char *clgl_argument_type_name(clgl_argument_type type) { return argument_type_name(type); }

const char *clgl_address_space_name(clgl_address_space space) { return address_space_name(space); }

const char *clgl_image_access_name(clgl_image_access access) { return image_access_name(access); }
