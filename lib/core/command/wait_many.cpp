#include "core/command/wait_many.hpp"

#include "base/caller_list.hpp"
#include "base/text.hpp"
#include "base/time.hpp"
#include "core/object/handles.hpp"
#include "core/sync/event_wait.hpp"

#include <algorithm>

namespace clgl
{

Fences fences_of(uint32_t count, const clgl_fence *handles)
{
    check_list(count, handles, "fences");
    Fences fences;
    for (uint32_t i = 0; i < count; ++i)
        fences.push_back(pinned_element<Fence>(handles, i, "fences").ref());
    return fences;
}

bool wait_for_all(const Fences &fences, int64_t timeout_ns)
{
    const int64_t start = now_ns();
    std::optional<Error> first;
    for (size_t i = 0; i < fences.size(); ++i) {
        const int64_t left = timeout_ns < 0 ? timeout_ns : std::max<int64_t>(0, timeout_ns - (now_ns() - start));
        try {
            if (!fences[i]->wait(left)) return false;
        } catch (const Error &error) {
            if (error.result() != CLGL_ERROR_COMMAND_FAILED) throw;
            if (!first) first = Error(error.result(), text("fences[", i, "]: ", error.what()), error.native());
        }
    }
    if (first) throw Error(*first);
    return true;
}

std::optional<uint32_t> wait_for_any(const Fences &fences, int64_t timeout_ns)
{
    auto ended = fences.end();
    const auto look = [&] {
        ended = std::ranges::find_if(fences, [](const Ref<Fence> &fence) { return fence->ended(); });
        return ended != fences.end();
    };
    if (!poll_until(timeout_ns, look)) return {};
    return static_cast<uint32_t>(ended - fences.begin());
}

}  // namespace clgl
