#include "core/handover/migrate.hpp"

#include "base/caller_list.hpp"
#include "core/buffer/buffer.hpp"
#include "core/device/driver_quirks.hpp"
#include "core/object/handles.hpp"
#include "core/texture/texture.hpp"

#include <clgl/queue.h>

#include <memory>

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
        if (migration.buffer_count == 0 && migration.texture_count == 0)
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 "buffer_count and texture_count are 0: there is nothing to migrate");
        check_list(migration.buffer_count, migration.buffers, "buffers");
        check_list(migration.texture_count, migration.textures, "textures");
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

    using Natives = std::vector<cl_mem>;
    std::shared_ptr<const Natives> natives() const { return natives_; }

private:
    template <typename T, typename Handle> const T &hold(const Handle *handles, uint32_t index, const char *name)
    {
        const auto pinned = pinned_element<T>(handles, index, name);
        objects_.push_back(pinned.ref());
        natives_->push_back(pinned->mem());
        return *pinned;
    }

    std::vector<Ref<Object>> objects_;
    std::shared_ptr<Natives> natives_ = std::make_shared<Natives>();
};

// Returns the OpenCL flags. Omits CL_MIGRATE_MEM_OBJECT_HOST if the driver would corrupt images. Devices with
// this quirk use host memory in any case.
cl_mem_migration_flags native_flags(const Device &device, const clgl_migration &migration)
{
    const bool to_host = migration.flags & CLGL_MIGRATE_HOST && !find_quirk(device, Quirk::host_migrations);
    return (to_host ? CL_MIGRATE_MEM_OBJECT_HOST : 0) |
           (migration.flags & CLGL_MIGRATE_CONTENT_UNDEFINED ? CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED : 0);
}

}  // namespace

Ref<Fence> migrate(const CommandTarget &to, const clgl_migration &migration)
{
    const Moved moved(to, migration);
    const auto list = moved.natives();
    const bool is_read_late = find_quirk(to.queue.device(), Quirk::late_lists);
    return submit(to, "clEnqueueMigrateMemObjects", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        cl_event own = nullptr;
        cl_event *const done = is_read_late && !event ? &own : event;
        const cl_int code =
            cl().EnqueueMigrateMemObjects(to.queue.native(), static_cast<cl_uint>(list->size()), list->data(),
                                          native_flags(to.queue.device(), migration), count, waits, done);
        if (code != CL_SUCCESS || !is_read_late) return code;
        if (event) cl().RetainEvent(*event);
        to.queue.try_to_flush();
        to.queue.context().waiter().keep_until_ended(ClEvent(*done), list);
        return code;
    });
}

}  // namespace clgl
