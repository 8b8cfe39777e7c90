#include <clgl/fence.h>

#include "abi/descriptors.hpp"
#include "abi/guard.hpp"
#include "base/names.hpp"
#include "core/command/wait_list.hpp"
#include "core/command/wait_many.hpp"

using namespace clgl;

namespace
{

void set_callback(clgl_fence fence, clgl_fence_status status, clgl_fence_callback callback, void *user_data)
{
    const auto pinned = abi::pin<Fence>(fence);
    pinned->set_callback(fence, status, abi::not_null(callback, "callback"), user_data);
}

}  // namespace

clgl_result clgl_fence_record_gl(clgl_context context, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        clgl_fence &out = abi::out(fence, "fence");
        const auto pinned = abi::pin<Context>(context);
        const GlScope scope(*pinned->gl());
        const Ref<GlSyncPoint> point = GlSyncPoint::insert(pinned->gl());
        point->make_waitable_anywhere();
        out = abi::handle_of<clgl_fence>(make_ref<GlFence>(pinned.ref(), point, pinned->signal_here()));
    });
}

clgl_result clgl_fence_record_cl(clgl_queue queue, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        clgl_fence &out = abi::out(fence, "fence");
        const auto pinned = abi::pin<Queue>(queue);
        out = abi::handle_of<clgl_fence>(fence_of(*pinned, pinned->mark({})));
    });
}

clgl_result clgl_fence_create_user(clgl_context context, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        clgl_fence &out = abi::out(fence, "fence");
        out = abi::handle_of<clgl_fence>(make_ref<UserFence>(abi::pin<Context>(context).ref()));
    });
}

clgl_result clgl_fence_signal(clgl_fence fence, int32_t error)
{
    return abi::guarded(__func__, [&] {
        const auto pinned = abi::pin<Fence>(fence);
        if (error > 0)
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text("error is ", error, "; use 0 for success, or a negative error code"));
        pinned->signal(error);
    });
}

clgl_result clgl_fence_destroy(clgl_fence fence) { return abi::destroy<Fence>(__func__, fence); }

clgl_result clgl_fence_wait(clgl_fence fence, int64_t timeout)
{
    return abi::guarded(__func__, [&]() -> clgl_result {
        const auto pinned = abi::pin<Fence>(fence);
        abi::check_timeout(timeout);
        return pinned->wait(timeout) ? CLGL_SUCCESS : CLGL_TIMEOUT;
    });
}

clgl_result clgl_fence_wait_all(uint32_t count, const clgl_fence *fences, int64_t timeout)
{
    return abi::guarded(__func__, [&]() -> clgl_result {
        abi::check_timeout(timeout);
        return wait_for_all(fences_of(count, fences), timeout) ? CLGL_SUCCESS : CLGL_TIMEOUT;
    });
}

clgl_result clgl_fence_wait_any(uint32_t count, const clgl_fence *fences, int64_t timeout, uint32_t *index)
{
    return abi::guarded(__func__, [&]() -> clgl_result {
        uint32_t &out = abi::out(index, "index");
        if (count == 0) fail(CLGL_ERROR_INVALID_ARGUMENT, "count is 0; pass at least one fence");
        abi::check_timeout(timeout);
        const std::optional<uint32_t> ended = wait_for_any(fences_of(count, fences), timeout);
        out = ended.value_or(0);
        return ended ? CLGL_SUCCESS : CLGL_TIMEOUT;
    });
}

clgl_result clgl_fence_wait_gl(clgl_fence fence)
{
    return abi::guarded(__func__, [&] {
        const auto pinned = abi::pin<Fence>(fence);
        pinned->wait_on_gl();
    });
}

clgl_result clgl_fence_get_info(clgl_fence fence, clgl_fence_info *info)
{
    return abi::guarded(__func__, [&] {
        abi::InfoOut out(info, "info");
        out.write(abi::pin<Fence>(fence)->info());
    });
}

clgl_result clgl_fence_set_callback(clgl_fence fence, clgl_fence_callback callback, void *user_data)
{
    return abi::guarded(__func__, [&] { set_callback(fence, CLGL_STATUS_COMPLETE, callback, user_data); });
}

clgl_result clgl_fence_set_status_callback(clgl_fence fence, clgl_fence_status status,
                                           clgl_fence_callback callback, void *user_data)
{
    return abi::guarded(__func__, [&] {
        if (status < CLGL_STATUS_SUBMITTED || status > CLGL_STATUS_COMPLETE)
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text("status is ", status,
                      "; use CLGL_STATUS_SUBMITTED, CLGL_STATUS_RUNNING or CLGL_STATUS_COMPLETE"));
        set_callback(fence, status, callback, user_data);
    });
}

clgl_result clgl_fence_get_profiling(clgl_fence fence, clgl_profiling *times)
{
    return abi::guarded(__func__, [&]() -> clgl_result {
        abi::InfoOut out(times, "times");
        clgl_profiling read = CLGL_PROFILING_INIT;
        if (!abi::pin<Fence>(fence)->profiling(read)) return CLGL_NOT_READY;
        out.write(read);
        return CLGL_SUCCESS;
    });
}

const char *clgl_fence_status_name(clgl_fence_status status) { return status_name(status); }

const char *clgl_command_type_name(clgl_command_type command) { return command_type_name(command); }

const char *clgl_fence_type_name(clgl_fence_type type) { return fence_type_name(type); }
