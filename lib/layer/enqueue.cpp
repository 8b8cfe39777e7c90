// Commands that may not wait for events of OpenGL's syncs: cl_khr_gl_event leaves that to
// clEnqueueAcquireGLObjects.
#include "layer/dispatch.hpp"
#include "layer/gl_event.hpp"

#include <algorithm>
#include <span>
#include <tuple>

namespace clgl::layer
{

namespace
{

template <typename... Args> constexpr size_t place_of_waits()
{
    constexpr bool is_waits[] = {std::is_same_v<Args, const cl_event *>...};
    return static_cast<size_t>(std::ranges::find(is_waits, true) - std::begin(is_waits));
}

// `Entry` of the table, behind a look at its wait list.
template <auto Entry> struct Guarded;
template <typename R, typename... Args, R (CL_API_CALL *cl_icd_dispatch::*Entry)(Args...)> struct Guarded<Entry> {
    static R CL_API_CALL call(Args... args)
    {
        if (!GlEvent::any_of_sync()) [[likely]]
            return (next().*Entry)(args...);
        constexpr size_t place = place_of_waits<Args...>();
        const auto all = std::tuple(args...);
        if (!has_sync(std::get<place>(all), std::get<place - 1>(all))) return (next().*Entry)(args...);
        if constexpr (std::is_same_v<R, cl_int>) {
            return CL_INVALID_EVENT;
        } else {
            // Of those that map memory, the last one receives the code.
            if (cl_int *const code = std::get<sizeof...(Args) - 1>(all)) *code = CL_INVALID_EVENT;
            return nullptr;
        }
    }

private:
    static bool has_sync(const cl_event *events, cl_uint count)
    {
        return events && std::ranges::any_of(std::span(events, count), is_event_of_sync);
    }
};

}  // namespace

void guard_commands(cl_icd_dispatch &table)
{
#define CLGL_LAYER_GUARD(name) table.clEnqueue##name = &Guarded<&cl_icd_dispatch::clEnqueue##name>::call;
    CLGL_LAYER_GUARD(ReadBuffer)
    CLGL_LAYER_GUARD(WriteBuffer)
    CLGL_LAYER_GUARD(CopyBuffer)
    CLGL_LAYER_GUARD(ReadImage)
    CLGL_LAYER_GUARD(WriteImage)
    CLGL_LAYER_GUARD(CopyImage)
    CLGL_LAYER_GUARD(CopyImageToBuffer)
    CLGL_LAYER_GUARD(CopyBufferToImage)
    CLGL_LAYER_GUARD(MapBuffer)
    CLGL_LAYER_GUARD(MapImage)
    CLGL_LAYER_GUARD(UnmapMemObject)
    CLGL_LAYER_GUARD(NDRangeKernel)
    CLGL_LAYER_GUARD(Task)
    CLGL_LAYER_GUARD(NativeKernel)
    CLGL_LAYER_GUARD(WaitForEvents)
    CLGL_LAYER_GUARD(ReadBufferRect)
    CLGL_LAYER_GUARD(WriteBufferRect)
    CLGL_LAYER_GUARD(CopyBufferRect)
    CLGL_LAYER_GUARD(FillBuffer)
    CLGL_LAYER_GUARD(FillImage)
    CLGL_LAYER_GUARD(MigrateMemObjects)
    CLGL_LAYER_GUARD(MarkerWithWaitList)
    CLGL_LAYER_GUARD(BarrierWithWaitList)
    CLGL_LAYER_GUARD(SVMFree)
    CLGL_LAYER_GUARD(SVMMemcpy)
    CLGL_LAYER_GUARD(SVMMemFill)
    CLGL_LAYER_GUARD(SVMMap)
    CLGL_LAYER_GUARD(SVMUnmap)
    CLGL_LAYER_GUARD(SVMMigrateMem)
#undef CLGL_LAYER_GUARD
}

}  // namespace clgl::layer
