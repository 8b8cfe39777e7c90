#include "base/lock_order.hpp"

#ifdef CLGL_LOCK_ORDER

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <cstdlib>

namespace clgl::lock_order
{

namespace
{

struct HeldMutexes {
    std::array<LockOrder, 64> places;
    size_t count = 0;
};

thread_local HeldMutexes held_mutexes;

[[noreturn]] void refuse(LockOrder later, LockOrder order)
{
    std::fprintf(stderr, "clgl: a thread that holds mutex %d of LockOrder locks mutex %d\n",
                 static_cast<int>(later), static_cast<int>(order));
    std::abort();
}

}  // namespace

void check_and_push(LockOrder order, bool nests)
{
    for (size_t i = 0; i < held_mutexes.count; ++i)
        if (held_mutexes.places[i] > order || (held_mutexes.places[i] == order && !nests))
            refuse(held_mutexes.places[i], order);
    if (held_mutexes.count == held_mutexes.places.size()) std::abort();
    held_mutexes.places[held_mutexes.count++] = order;
}

void pop(LockOrder order) noexcept
{
    const auto begin = held_mutexes.places.begin(), end = begin + static_cast<std::ptrdiff_t>(held_mutexes.count);
    const auto found = std::find(begin, end, order);
    if (found == end) return;
    std::copy(found + 1, end, found);
    --held_mutexes.count;
}

}  // namespace clgl::lock_order

#endif
