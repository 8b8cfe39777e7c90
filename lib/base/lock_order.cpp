#include "base/lock_order.hpp"

#ifdef CLGL_LOCK_ORDER

#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>

namespace clgl::lock_order
{

namespace
{

constexpr size_t most_held = 32;

struct Held {
    std::array<LockOrder, most_held> orders;
    size_t count = 0;
};

Held &held()
{
    thread_local Held held;
    return held;
}

}  // namespace

static std::mutex &em()
{
    static auto &m = *new std::mutex;
    return m;
}
static void edge(LockOrder a, LockOrder b)
{
    std::lock_guard l(em());
    static auto &s = *new std::set<std::pair<int, int>>;
    if (!s.insert({(int)a, (int)b}).second) return;
    if (FILE *f = fopen("/tmp/edges.txt", "a")) {
        fprintf(f, "%d %d\n", (int)a, (int)b);
        fclose(f);
    }
}

void push(LockOrder order)
{
    Held &all = held();
    if (all.count == most_held) std::abort();
    all.orders[all.count++] = order;
}

void check_and_push(LockOrder order, bool again)
{
    for (size_t i = 0; i < held().count; ++i)
        if (!(again && held().orders[i] == order)) edge(held().orders[i], order);
    push(order);
}

void pop(LockOrder order) noexcept
{
    Held &all = held();
    for (size_t i = all.count; i-- > 0;) {
        if (all.orders[i] != order) continue;
        for (; i + 1 < all.count; ++i)
            all.orders[i] = all.orders[i + 1];
        --all.count;
        return;
    }
}

}  // namespace clgl::lock_order

#endif
