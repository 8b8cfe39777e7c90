#include "core/handover/migrate.hpp"

#include "base/caller_list.hpp"
#include "core/buffer/buffer.hpp"
#include "core/device/driver_quirks.hpp"
#include "core/object/handles.hpp"
#include "core/texture/texture.hpp"

#include <clgl/queue.h>

#include <vector>

namespace clgl
{

namespace
{

// Keeps the migrated objects alive until the command is enqueued. Afterwards the driver keeps them alive.
class Moved
{
public:
    // Throws unless the queue has acquired all objects that are shared with OpenGL. If their contents become
    // undefined, the queue must have acquired them for writing.
    Moved(const CommandTarget &to, const clgl_migration &migration)
    {
        check_objects(migration);
        const bool writes = migration.flags & CLGL_MIGRATE_CONTENT_UNDEFINED;
        for (uint32_t i = 0; i < migration.buffer_count; ++i) {
            const Buffer &buffer = hold<Buffer>(migration.buffers, i, "buffers");
            buffer.require_access(to.uses, buffer.range(), writes);
        }
        for (uint32_t i = 0; i < migration.texture_count; ++i) {
            const Texture &texture = hold<Texture>(migration.textures, i, "textures");
            texture.require_access(to.uses, texture.whole(), writes);
        }
    }

    const std::vector<cl_mem> &natives() const { return natives_; }

private:
    template <typename T, typename Handle> const T &hold(const Handle *handles, uint32_t index, const char *name)
    {
        const auto pinned = pinned_element<T>(handles, index, name);
        objects_.push_back(pinned.ref());
        natives_.push_back(pinned->mem());
        return *pinned;
    }

    std::vector<Ref<Object>> objects_;
    std::vector<cl_mem> natives_;
};

// Returns the OpenCL flags. Omits CL_MIGRATE_MEM_OBJECT_HOST if the driver would corrupt images. Devices with
// this quirk use host memory in any case.
cl_mem_migration_flags native_flags(const Device &device, const clgl_migration &migration)
{
    const bool to_host = migration.flags & CLGL_MIGRATE_HOST && !find_quirk(device, Quirk::host_migrations);
    return (to_host ? CL_MIGRATE_MEM_OBJECT_HOST : 0) |
           (migration.flags & CLGL_MIGRATE_CONTENT_UNDEFINED ? CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED : 0);
}

// Enqueues a command that moves nothing. Like a migration, it waits only for the wait list.
Ref<Fence> migrate_nothing(const CommandTarget &to)
{
    const WaitList waits = marker_waits(to.queue, to.waits);
    return submit(
        {to.queue, waits, to.want_fence, to.uses}, "clEnqueueMarkerWithWaitList",
        [&](cl_uint count, const cl_event *events, cl_event *event) {
            return cl().EnqueueMarkerWithWaitList(to.queue.native(), count, events, event);
        },
        CLGL_COMMAND_MIGRATE);
}

}  // namespace

Ref<Fence> migrate(const CommandTarget &to, const clgl_migration &migration)
{
    const Moved moved(to, migration);
    const std::vector<cl_mem> &mems = moved.natives();
    if (find_quirk(to.queue.device(), Quirk::migrations)) return migrate_nothing(to);
    return submit(to, "clEnqueueMigrateMemObjects", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        return cl().EnqueueMigrateMemObjects(to.queue.native(), static_cast<cl_uint>(mems.size()), mems.data(),
                                             native_flags(to.queue.device(), migration), count, waits, event);
    });
}

}  // namespace clgl
