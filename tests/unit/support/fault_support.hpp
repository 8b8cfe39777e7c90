// Hooks that make one OpenCL call fail and count references to OpenCL objects, and a scenario that uses most
// functions of clgl.
#pragma once

#include "base/log.hpp"
#include "core/object/handles.hpp"
#include "driver/cl.hpp"
#include "driver/gl.hpp"
#include "fault_call.hpp"

#include <clgl/clgl.h>

#include <atomic>
#include <chrono>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>

extern "C" {
#include <cmocka.h>
}

namespace clgl::fault
{

// Number of calls so far that can fail, and the index of the call that fails (from 0; negative = none)
inline std::atomic<int> calls{0};
inline std::atomic<int> failing{-1};
inline cl_int failure = CL_OUT_OF_RESOURCES;

inline bool is_to_fail(const char *name)
{
    if (calls++ != failing) return false;
    failed_call = name;
    return true;
}

// Number of references to each live object
inline std::mutex references_mutex;
struct Reference {
    int count = 0;
    // Name of the call that created the object
    const char *from = "";
};
// An allocator that calls malloc, because the test counts the calls of operator new.
template <typename T> struct Malloc {
    using value_type = T;
    Malloc() = default;
    template <typename U> Malloc(const Malloc<U> &) {}
    T *allocate(size_t count) { return static_cast<T *>(std::malloc(count * sizeof(T))); }
    void deallocate(T *memory, size_t) { std::free(memory); }
    bool operator==(const Malloc &) const = default;
};
inline std::map<const void *, Reference, std::less<>, Malloc<std::pair<const void *const, Reference>>> references;

inline void count_reference(const void *object, int change, const char *call)
{
    std::lock_guard lock(references_mutex);
    Reference &reference = references[object];
    if (reference.count == 0) reference.from = call;
    reference.count += change;
    if (reference.count == 0) references.erase(object);
}

inline std::string names_of_objects()
{
    std::lock_guard lock(references_mutex);
    std::string names;
    for (const auto &[object, reference] : references)
        names += std::string(" ") + reference.from + "*" + std::to_string(reference.count);
    return names;
}

inline size_t objects_alive()
{
    std::lock_guard lock(references_mutex);
    return references.size();
}

template <typename T> constexpr bool is_object =
    std::is_same_v<T, cl_context> || std::is_same_v<T, cl_command_queue> || std::is_same_v<T, cl_mem> ||
    std::is_same_v<T, cl_event> || std::is_same_v<T, cl_program> || std::is_same_v<T, cl_kernel> ||
    std::is_same_v<T, cl_sampler>;

template <typename Argument> void count_event_of(Argument argument, const char *call)
{
    if constexpr (std::is_same_v<Argument, cl_event *>)
        if (argument && *argument) count_reference(*argument, 1, call);
}

// Wraps one entry of the dispatch table. Tag makes the type of each hook unique.
template <typename Tag, typename Function> struct Hook;
template <typename Tag, typename R, typename... Args> struct Hook<Tag, R(CL_API_CALL *)(Args...)> {
    static inline R(CL_API_CALL *real)(Args...) = nullptr;

    static R CL_API_CALL call(Args... args)
    {
        constexpr std::string_view name = Tag::name;
        const auto first = std::get<0>(std::tuple<Args...>(args...));
        if constexpr (name.starts_with("Release")) {
            count_reference(first, -1, Tag::name);
            return real(args...);
        } else {
            // RetainEvent is never made to fail.
            if (name != "RetainEvent" && is_to_fail(Tag::name)) return fail_with(args...);
            const R result = real(args...);
            if constexpr (name.starts_with("Retain")) count_reference(first, 1, Tag::name);
            if constexpr (name.starts_with("Enqueue")) (count_event_of(args, Tag::name), ...);
            if constexpr (is_object<R>)
                if (result) count_reference(result, 1, Tag::name);
            return result;
        }
    }

private:
    static R fail_with(Args... args)
    {
        if constexpr (std::is_same_v<R, cl_int>) {
            return failure;
        } else {
            (set_code(args), ...);
            return nullptr;
        }
    }
    template <typename Argument> static void set_code(Argument argument)
    {
        if constexpr (std::is_same_v<Argument, cl_int *>)
            if (argument) *argument = failure;
    }
};

#define CLGL_FAULT_TAG(entry)                                                                                    \
    struct entry##Tag {                                                                                          \
        static constexpr const char *name = #entry;                                                              \
    };
CLGL_CL_FUNCTIONS(CLGL_FAULT_TAG)
#undef CLGL_FAULT_TAG

// Replaces the entries of the dispatch table with hooks until the process ends.
inline void hook_opencl()
{
#define CLGL_FAULT_HOOK(entry)                                                                                   \
    Hook<entry##Tag, decltype(ClTable::entry)>::real = cl().entry;                                               \
    cl().entry = &Hook<entry##Tag, decltype(ClTable::entry)>::call;
    CLGL_CL_FUNCTIONS(CLGL_FAULT_HOOK)
#undef CLGL_FAULT_HOOK
}

inline uint32_t handles_alive()
{
    uint32_t count = 0;
    for (auto type :
         {ObjectType::context, ObjectType::queue, ObjectType::buffer, ObjectType::fence, ObjectType::program,
          ObjectType::kernel, ObjectType::texture, ObjectType::sampler, ObjectType::ring})
        count += handles::live_count(type);
    return count;
}

// Must be called before the first step of a scenario.
void begin();
// Checks a call that may fail. A failure must have a message, and must not be an internal error. Returns whether
// the call succeeded.
bool step(clgl_result result, const char *call);
#define STEP(call) clgl::fault::step((call), #call)
// Checks a call that destroys an object. Such a call must succeed.
void end(clgl_result result, const char *call);
#define END(call) clgl::fault::end((call), #call)
// worst() returns the worst result of the steps. seen() returns whether a step had this result.
clgl_result worst();
bool seen(clgl_result result);

// Runs the scenario and continues after failures. Returns the worst result.
clgl_result play(clgl_transport transport);

// Returns the value of CLGL_FAULT_STRIDE (default 1): every nth call is made to fail. With 1, the scenario runs
// thousands of times, which takes minutes under a sanitizer.
int stride();

// Runs the scenario once for each call. In each run another call fails. Checks for leaks.
void fail_each_call(clgl_transport transport);

// Checks the number of live objects and handles. First waits until other threads have released their references.
void expect_nothing_alive(size_t objects, uint32_t handles);

}  // namespace clgl::fault
