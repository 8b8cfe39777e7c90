// Wraps the enqueue functions of the driver, for five purposes. Rejects commands in a forked child. Rejects wait
// lists with events of GL syncs, which cl_khr_gl_event permits only for clEnqueueAcquireGLObjects. Tracks
// commands that wait for unset user events. Tracks host commands that write to memory objects created with
// CL_MEM_READ_ONLY. Avoids migrations to the host that a driver performs wrongly.
#include "core/device/driver_quirks.hpp"
#include "layer/dispatch.hpp"
#include "layer/gl_event.hpp"
#include "layer/gl_mem.hpp"
#include "layer/unset_user_events.hpp"

#include <algorithm>
#include <span>
#include <tuple>

namespace clgl::layer
{

namespace
{

template <typename... Args> constexpr size_t index_of_waits()
{
    constexpr bool is_waits[] = {std::is_same_v<Args, const cl_event *>...};
    return static_cast<size_t>(std::ranges::find(is_waits, true) - std::begin(is_waits));
}

template <typename R> bool succeeded(R result)
{
    if constexpr (std::is_same_v<R, cl_int>)
        return result == CL_SUCCESS;
    else
        return result != nullptr;
}

// States whether a command writes or maps its last memory object. Kernel launches always use not_written.
enum class Destination { written, not_written };

// Checks the wait list. Calls the function `Entry` of the next dispatch table, and tracks the command.
template <auto Entry, Destination is> struct Guarded;
template <typename R, typename... Args, R (CL_API_CALL *cl_icd_dispatch::*Entry)(Args...), Destination is>
struct Guarded<Entry, is> {
    static R CL_API_CALL call(Args... args)
    {
        const auto all = std::tuple(args...);
        if (has_inherited_contexts()) return refuse(all, CL_INVALID_OPERATION);
        if (!GlEvent::any_of_sync() && !UnsetUserEvents::any() && !GlMem::any_only_read()) [[likely]]
            return (next().*Entry)(args...);
        if (!std::ranges::any_of(waits_of(all), is_event_of_sync)) {
            const R result = (next().*Entry)(args...);
            if (!succeeded(result)) return result;
            if (UnsetUserEvents::any()) note_command(std::get<0>(all), waits_of(all), event_of(all));
            if constexpr (is == Destination::written) note_written(all);
            return result;
        }
        return refuse(all, CL_INVALID_EVENT);
    }

private:
    static constexpr size_t waits_index = index_of_waits<Args...>();

    static R refuse(const std::tuple<Args...> &all, cl_int code)
    {
        if constexpr (std::is_same_v<R, cl_int>) {
            return code;
        } else {
            // The last parameter of the map functions points to the error code.
            if (cl_int *const code_ret = std::get<sizeof...(Args) - 1>(all)) *code_ret = code;
            return nullptr;
        }
    }

    static std::span<const cl_event> waits_of(const std::tuple<Args...> &all)
    {
        if constexpr (waits_index == sizeof...(Args)) {
            return {};
        } else {
            const cl_event *const events = std::get<waits_index>(all);
            return events ? std::span(events, std::get<waits_index - 1>(all)) : std::span<const cl_event>();
        }
    }
    static void note_written(const std::tuple<Args...> &all)
    {
        if constexpr (std::is_same_v<R, void *>)
            if (!(std::get<3>(all) & (CL_MAP_WRITE | CL_MAP_WRITE_INVALIDATE_REGION))) return;
        constexpr size_t first = 1, second = 2;
        constexpr bool copies = std::is_same_v<std::tuple_element_t<second, std::tuple<Args...>>, cl_mem>;
        constexpr size_t written = copies ? second : first;
        if (const Ref<GlMem> known = find<GlMem>(std::get<written>(all))) known->note_written();
    }
    // Returns the event of the command, or nullptr if the application did not request it.
    static cl_event event_of(const std::tuple<Args...> &all)
    {
        if constexpr ((std::is_same_v<Args, cl_event *> || ...)) {
            cl_event *const event = std::get<cl_event *>(all);
            return event ? *event : nullptr;
        } else {
            return nullptr;
        }
    }
};

using GuardedMigration = Guarded<&cl_icd_dispatch::clEnqueueMigrateMemObjects, Destination::not_written>;

// Returns whether the driver corrupts the memory object, or crashes, when the object migrates to the host
// (Quirk::host_migrations).
bool has_host_migration_quirk(cl_mem mem)
{
    const Ref<GlMem> known = find<GlMem>(mem);
    return known && find_quirk(known->context().core()->device(), Quirk::host_migrations);
}

cl_int CL_API_CALL migrate(cl_command_queue queue, cl_uint count, const cl_mem *mems,
                           cl_mem_migration_flags flags, cl_uint wait_count, const cl_event *waits,
                           cl_event *event)
{
    constexpr cl_mem_migration_flags to_host = CL_MIGRATE_MEM_OBJECT_HOST;
    if ((flags & to_host) && mems && std::any_of(mems, mems + count, has_host_migration_quirk)) flags &= ~to_host;
    return GuardedMigration::call(queue, count, mems, flags, wait_count, waits, event);
}

}  // namespace

void guard_commands(cl_icd_dispatch &table)
{
#define CLGL_LAYER_GUARD_AS(name, is)                                                                            \
    table.clEnqueue##name = &Guarded<&cl_icd_dispatch::clEnqueue##name, Destination::is>::call;
#define CLGL_LAYER_GUARD(name) CLGL_LAYER_GUARD_AS(name, not_written)
#define CLGL_LAYER_GUARD_WRITE(name) CLGL_LAYER_GUARD_AS(name, written)
    CLGL_LAYER_GUARD(ReadBuffer)
    CLGL_LAYER_GUARD_WRITE(WriteBuffer)
    CLGL_LAYER_GUARD_WRITE(CopyBuffer)
    CLGL_LAYER_GUARD(ReadImage)
    CLGL_LAYER_GUARD_WRITE(WriteImage)
    CLGL_LAYER_GUARD_WRITE(CopyImage)
    CLGL_LAYER_GUARD_WRITE(CopyImageToBuffer)
    CLGL_LAYER_GUARD_WRITE(CopyBufferToImage)
    CLGL_LAYER_GUARD_WRITE(MapBuffer)
    CLGL_LAYER_GUARD_WRITE(MapImage)
    CLGL_LAYER_GUARD(UnmapMemObject)
    CLGL_LAYER_GUARD(NDRangeKernel)
    CLGL_LAYER_GUARD(Task)
    CLGL_LAYER_GUARD(NativeKernel)
    CLGL_LAYER_GUARD(WaitForEvents)
    CLGL_LAYER_GUARD(Marker)
    CLGL_LAYER_GUARD(ReadBufferRect)
    CLGL_LAYER_GUARD_WRITE(WriteBufferRect)
    CLGL_LAYER_GUARD_WRITE(CopyBufferRect)
    CLGL_LAYER_GUARD_WRITE(FillBuffer)
    CLGL_LAYER_GUARD_WRITE(FillImage)
    CLGL_LAYER_GUARD(MarkerWithWaitList)
    CLGL_LAYER_GUARD(BarrierWithWaitList)
    CLGL_LAYER_GUARD(SVMFree)
    CLGL_LAYER_GUARD(SVMMemcpy)
    CLGL_LAYER_GUARD(SVMMemFill)
    CLGL_LAYER_GUARD(SVMMap)
    CLGL_LAYER_GUARD(SVMUnmap)
    CLGL_LAYER_GUARD(SVMMigrateMem)
#undef CLGL_LAYER_GUARD_WRITE
#undef CLGL_LAYER_GUARD
#undef CLGL_LAYER_GUARD_AS
    table.clEnqueueMigrateMemObjects = &migrate;
}

}  // namespace clgl::layer
