#include "core/migrate.hpp"

#include "core/handles.hpp"

namespace clgl
{

namespace
{

// That the command's queue may have them, and write them if what they hold goes.
std::vector<Ref<Buffer>> buffers_of(const CommandTarget &to, const clgl_migration &migration)
{
    if (migration.buffer_count == 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "buffer_count is 0: there is nothing to migrate");
    if (!migration.buffers) fail(CLGL_ERROR_INVALID_ARGUMENT, "buffers is NULL");
    const bool writes = migration.flags & CLGL_MIGRATE_CONTENT_UNDEFINED;
    std::vector<Ref<Buffer>> buffers;
    for (uint32_t i = 0; i < migration.buffer_count; ++i) {
        buffers.push_back(Pinned<Buffer>(reinterpret_cast<uintptr_t>(migration.buffers[i])).ref());
        buffers.back()->require_access(to, buffers.back()->range(), writes);
    }
    return buffers;
}

cl_mem_migration_flags native_flags(uint32_t flags)
{
    return (flags & CLGL_MIGRATE_HOST ? CL_MIGRATE_MEM_OBJECT_HOST : 0) |
           (flags & CLGL_MIGRATE_CONTENT_UNDEFINED ? CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED : 0);
}

}  // namespace

Ref<Fence> migrate(const CommandTarget &to, const clgl_migration &migration)
{
    // Held until the command is enqueued: from then on the driver keeps what it uses.
    const std::vector<Ref<Buffer>> buffers = buffers_of(to, migration);
    std::vector<cl_mem> natives;
    for (const Ref<Buffer> &buffer : buffers)
        natives.push_back(buffer->mem());
    return submit(to, "clEnqueueMigrateMemObjects", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        return cl().EnqueueMigrateMemObjects(to.queue.native(), static_cast<cl_uint>(natives.size()),
                                             natives.data(), native_flags(migration.flags), count, waits, event);
    });
}

}  // namespace clgl
