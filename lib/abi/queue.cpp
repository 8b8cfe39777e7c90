#include <clgl/queue.h>

#include "abi/command.hpp"
#include "core/command/host_function.hpp"
#include "core/handover/migrate.hpp"

using namespace clgl;

clgl_result clgl_queue_create(clgl_context context, const clgl_queue_desc *desc, clgl_queue *queue)
{
    return abi::guarded(__func__, [&] {
        clgl_queue &out = abi::out(queue, "queue");
        const auto pinned = abi::pin<Context>(context);
        clgl_queue_desc wanted = CLGL_QUEUE_DESC_INIT;
        if (desc) wanted = abi::read_desc(desc, "desc");
        abi::reject_unknown_flags(wanted.flags, CLGL_QUEUE_OUT_OF_ORDER | CLGL_QUEUE_PROFILING, "flags");
        out = abi::handle_of<clgl_queue>(make_ref<Queue>(pinned.ref(), wanted));
    });
}

clgl_result clgl_queue_duplicate(clgl_queue queue, clgl_queue *duplicate)
{
    return abi::guarded(__func__, [&] {
        clgl_queue &out = abi::out(duplicate, "duplicate");
        out = abi::handle_of<clgl_queue>(abi::pin<Queue>(queue)->duplicate());
    });
}

clgl_result clgl_queue_get_info(clgl_queue queue, clgl_queue_info *info)
{
    return abi::guarded(__func__, [&] {
        abi::InfoOut out(info, "info");
        out.write(abi::pin<Queue>(queue)->info());
    });
}

clgl_result clgl_queue_destroy(clgl_queue queue) { return abi::destroy<Queue>(__func__, queue); }

clgl_result clgl_queue_flush(clgl_queue queue)
{
    return abi::guarded(__func__, [&] { abi::pin<Queue>(queue)->flush(); });
}

clgl_result clgl_queue_finish(clgl_queue queue)
{
    return abi::guarded(__func__, [&] { abi::pin<Queue>(queue)->finish(); });
}

clgl_result clgl_queue_marker(clgl_queue queue, uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::not_null(fence, "fence");
        abi::command(queue, wait_count, waits, fence,
                     [](const CommandTarget &to) { return fence_of(to.queue, to.queue.mark(to.waits.span())); });
    });
}

clgl_result clgl_migrate(clgl_queue queue, const clgl_migration *migration, uint32_t wait_count,
                         const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            const clgl_migration desc = abi::read_desc(migration, "migration");
            abi::reject_unknown_flags(desc.flags, CLGL_MIGRATE_HOST | CLGL_MIGRATE_CONTENT_UNDEFINED, "flags");
            return migrate(to, desc);
        });
    });
}

clgl_result clgl_queue_barrier(clgl_queue queue, uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [](const CommandTarget &to) {
            const ClEvent event = to.queue.barrier(to.waits.span());
            return to.want_fence ? fence_of(to.queue, event) : Ref<Fence>();
        });
    });
}

clgl_result clgl_queue_launch_host_function(clgl_queue queue, clgl_host_function function, void *user_data,
                                            uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return run_host_function(to, abi::not_null(function, "function"), user_data);
        });
    });
}
