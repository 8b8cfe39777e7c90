#include "handover.hpp"

#include "clocks.hpp"

#include <epoxy/gl.h>

#include <cstdlib>
#include <optional>

namespace frames
{

namespace
{

// Who orders a hand-over.
enum class Style {
    // clgl, by acquire and release alone
    clgl,
    // The program's fences, which the other side is told to wait for (clgl_fence_insert_gl, clgl_fence_wait_gl)
    fences,
    // The program, that finishes either side before it hands over
    finish,
};

struct Order {
    int32_t transport;
    const char *name;
    Style style;
    // What clgl is asked for as a context is made; or nullptr
    const char *variable = nullptr;
    const char *value = nullptr;
};

constexpr int32_t external = CLGL_TRANSPORT_EXTERNAL, native = CLGL_TRANSPORT_NATIVE;
constexpr const char *native_order = "CLGL_NATIVE_ORDER", *external_order = "CLGL_EXTERNAL_ORDER";
constexpr Order orders[] = {
    {external, "clgl's choice", Style::clgl},
    {external, "on the device", Style::clgl, external_order, "device"},
    {external, "by the CPU", Style::clgl, external_order, "cpu"},
    {external, "fences", Style::fences},
    {external, "finish", Style::finish},
    {native, "clgl's choice", Style::clgl},
    {native, "implicit", Style::clgl, native_order, "implicit"},
    {native, "on the device", Style::clgl, native_order, "device"},
    {native, "by the CPU", Style::clgl, native_order, "cpu"},
    {native, "fences", Style::fences},
    {native, "finish", Style::finish},
    {CLGL_TRANSPORT_MAPPED, "clgl's choice", Style::clgl},
    {CLGL_TRANSPORT_MAPPED, "fences", Style::fences},
    {CLGL_TRANSPORT_MAPPED, "finish", Style::finish},
    {CLGL_TRANSPORT_STAGED, "clgl's choice", Style::clgl},
    {CLGL_TRANSPORT_STAGED, "fences", Style::fences},
    {CLGL_TRANSPORT_STAGED, "finish", Style::finish},
};

// An environment variable for as long as a context is made.
class Asked
{
public:
    explicit Asked(const Order &order) : name_(order.variable)
    {
        if (!name_) return;
        if (const char *const before = std::getenv(name_)) before_ = before;
        setenv(name_, order.value, 1);
    }
    ~Asked()
    {
        if (!name_) return;
        if (before_)
            setenv(name_, before_->c_str(), 1);
        else
            unsetenv(name_);
    }
    Asked(const Asked &) = delete;
    Asked &operator=(const Asked &) = delete;

private:
    const char *name_;
    std::optional<std::string> before_;
};

using ClglFence = std::unique_ptr<clgl_fence_t, ClglDestroyer<clgl_fence_destroy>>;

// One texture, handed over again and again.
class Subject
{
public:
    Subject(const Joined &joined, int32_t transport, Size size)
        : joined_(joined), texture_(joined.make_texture(size, transport))
    {
    }
    ~Subject() { glFinish(); }
    Subject(const Subject &) = delete;
    Subject &operator=(const Subject &) = delete;

    void hand_over(Style style) const
    {
        if (style == Style::clgl) {
            acquire(0, nullptr);
            release(0);
            return;
        }
        ClglFence drawn;
        if (style == Style::fences)
            drawn = insert_gl();
        else
            glFinish();
        acquire(CLGL_HANDOVER_GL_DONE, drawn.get());
        const ClglFence written = release(CLGL_HANDOVER_DEFER);
        if (style == Style::finish) check(clgl_queue_finish(joined_.queue()));
        check(clgl_fence_wait_gl(written.get()));
    }
    void finish_queue() const { check(clgl_queue_finish(joined_.queue())); }

private:
    clgl_handover handover(uint32_t flags, const clgl_texture *texture) const
    {
        clgl_handover all = CLGL_HANDOVER_INIT;
        all.flags = flags;
        all.textures = texture;
        all.texture_count = 1;
        return all;
    }
    ClglFence insert_gl() const
    {
        clgl_fence fence = nullptr;
        check(clgl_fence_insert_gl(joined_.context(), &fence));
        return ClglFence(fence);
    }
    void acquire(uint32_t flags, clgl_fence after) const
    {
        const clgl_texture texture = texture_.get();
        const clgl_handover all = handover(flags, &texture);
        check(clgl_acquire(joined_.queue(), &all, after != nullptr, after ? &after : nullptr, nullptr));
    }
    ClglFence release(uint32_t flags) const
    {
        const clgl_texture texture = texture_.get();
        const clgl_handover all = handover(flags, &texture);
        clgl_fence fence = nullptr;
        const bool wanted = flags & CLGL_HANDOVER_DEFER;
        check(clgl_release(joined_.queue(), &all, 0, nullptr, wanted ? &fence : nullptr));
        return ClglFence(fence);
    }

    const Joined &joined_;
    ClglTexture texture_;
};

void measure(const Subject &subject, Style style, double seconds, HandoverCost &cost)
{
    constexpr int warm_up = 5;
    for (int i = 0; i < warm_up; ++i)
        subject.hand_over(style);
    subject.finish_queue();
    glFinish();
    std::vector<double> calls, thread, real;
    const int64_t start = now_ns(), process_start = now_ns(CLOCK_PROCESS_CPUTIME_ID);
    do {
        const int64_t began = now_ns(), computed = now_ns(CLOCK_THREAD_CPUTIME_ID);
        subject.hand_over(style);
        calls.push_back(static_cast<double>(now_ns(CLOCK_THREAD_CPUTIME_ID) - computed) / ns_per_us);
        subject.finish_queue();
        thread.push_back(static_cast<double>(now_ns(CLOCK_THREAD_CPUTIME_ID) - computed) / ns_per_us);
        glFinish();
        real.push_back(static_cast<double>(now_ns() - began) / ns_per_us);
    } while (static_cast<double>(now_ns() - start) < seconds * ns_per_s);
    const auto process = static_cast<double>(now_ns(CLOCK_PROCESS_CPUTIME_ID) - process_start);
    cost.process_us = process / ns_per_us / static_cast<double>(real.size());
    cost.calls_us = median(calls);
    cost.thread_us = median(thread);
    cost.real_us = median(real);
}

// Of one order; `usual` is what clgl says of the transport when it is asked for none.
HandoverCost measure_order(const Order &order, Size size, double seconds, std::string &usual)
{
    HandoverCost cost;
    cost.transport = order.transport;
    cost.order = order.name;
    cost.own_choice = order.style == Style::clgl && !order.variable;
    attempt(cost, [&] {
        const Asked asked(order);
        const Joined joined;
        const std::string told = joined.require_transport(order.transport);
        if (cost.own_choice) usual = told;
        if (order.style == Style::clgl) cost.told = told;
        if (order.variable && told == usual)
            throw Unavailable(std::string("clgl orders as without ") + order.variable);
        const Subject subject(joined, order.transport, size);
        measure(subject, order.style, seconds, cost);
    });
    return cost;
}

}  // namespace

std::vector<HandoverCost> measure_handovers(Size size, double seconds)
{
    std::vector<HandoverCost> all;
    std::string usual;
    for (const Order &order : orders)
        all.push_back(measure_order(order, size, seconds, usual));
    return all;
}

}  // namespace frames
