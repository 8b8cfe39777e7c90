#include "handover.hpp"

#include "clocks.hpp"

#include <CL/cl_gl.h>
#include <epoxy/gl.h>

#include <cstdlib>
#include <optional>

namespace frames
{

namespace
{

// Means by which a hand-over is ordered
enum class Style {
    // clgl orders the hand-over; the application only acquires and releases
    clgl,
    // The application calls clgl_fence_record_gl and clgl_fence_wait_gl
    fences,
    // OpenCL waits for an event that is created from a GL sync (clCreateEventFromGLsyncKHR)
    event_of_sync,
    // OpenGL waits for a sync that is created from an OpenCL event (glCreateSyncFromCLeventARB)
    sync_of_event,
    // The application calls glFinish or clgl_queue_finish before the hand-over
    finish,
};

struct Order {
    clgl_transport transport;
    const char *name;
    Style style;
    // Environment variable that is set while the context is created, or nullptr
    const char *variable = nullptr;
    const char *value = nullptr;
};

constexpr const char *native_order = "CLGL_NATIVE_ORDER", *external_order = "CLGL_EXTERNAL_ORDER";
constexpr Order orders[] = {
    {CLGL_TRANSPORT_EXTERNAL, "clgl's choice", Style::clgl},
    {CLGL_TRANSPORT_EXTERNAL, "on the device", Style::clgl, external_order, "device"},
    {CLGL_TRANSPORT_EXTERNAL, "by the CPU", Style::clgl, external_order, "cpu"},
    {CLGL_TRANSPORT_EXTERNAL, "fences", Style::fences},
    {CLGL_TRANSPORT_EXTERNAL, "finish", Style::finish},
    {CLGL_TRANSPORT_NATIVE, "clgl's choice", Style::clgl},
    {CLGL_TRANSPORT_NATIVE, "implicit", Style::clgl, native_order, "implicit"},
    {CLGL_TRANSPORT_NATIVE, "on the device", Style::clgl, native_order, "device"},
    {CLGL_TRANSPORT_NATIVE, "by the CPU", Style::clgl, native_order, "cpu"},
    {CLGL_TRANSPORT_NATIVE, "fences", Style::fences},
    {CLGL_TRANSPORT_NATIVE, "event of a GLsync", Style::event_of_sync},
    {CLGL_TRANSPORT_NATIVE, "sync of a cl_event", Style::sync_of_event},
    {CLGL_TRANSPORT_NATIVE, "finish", Style::finish},
    {CLGL_TRANSPORT_MAPPED, "clgl's choice", Style::clgl},
    {CLGL_TRANSPORT_MAPPED, "fences", Style::fences},
    {CLGL_TRANSPORT_MAPPED, "finish", Style::finish},
    {CLGL_TRANSPORT_STAGED, "clgl's choice", Style::clgl},
    {CLGL_TRANSPORT_STAGED, "fences", Style::fences},
    {CLGL_TRANSPORT_STAGED, "finish", Style::finish},
};

// Number of rounds. Only the fastest round counts, because load on the machine affects whole rounds.
constexpr int rounds = 3;

// Sets the environment variable of a means of ordering during the lifetime of the object.
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

// Functions of the drivers that convert between OpenGL syncs and OpenCL events
class DriverSyncs
{
public:
    explicit DriverSyncs(const Joined &joined) : joined_(joined)
    {
        void *context = nullptr;
        check(clgl_context_cl_context(joined.context(), &context));
        context_ = static_cast<cl_context>(context);
    }

    // Returns a fence with an OpenCL event that completes after all earlier OpenGL commands.
    ClglFence event_of_sync() const
    {
        const GLsync sync = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
        glFlush();
        cl_int code = CL_SUCCESS;
        const cl_event event = create_event()(context_, reinterpret_cast<cl_GLsync>(sync), &code);
        glDeleteSync(sync);
        if (!event)
            throw Unavailable(std::string("clCreateEventFromGLsyncKHR returned ") +
                              clgl_native_name(CLGL_NATIVE_OPENCL, code));
        clgl_fence fence = nullptr;
        const clgl_result adopted = clgl_fence_from_cl_event(joined_.context(), event, &fence);
        clReleaseEvent(event);
        check(adopted);
        return ClglFence(fence);
    }

    // Makes OpenGL wait on the device for a fence.
    void wait_on_gl(clgl_fence fence) const
    {
        void *event = nullptr;
        if (!epoxy_has_gl_extension("GL_ARB_cl_event")) throw Unavailable("OpenGL has no GL_ARB_cl_event");
        check(clgl_fence_cl_event(fence, &event));
        const GLsync sync =
            glCreateSyncFromCLeventARB(reinterpret_cast<struct _cl_context *>(context_),
                                       reinterpret_cast<struct _cl_event *>(static_cast<cl_event>(event)), 0);
        const bool refused = glGetError() != GL_NO_ERROR || !sync;
        if (!refused) glWaitSync(sync, 0, GL_TIMEOUT_IGNORED);
        glDeleteSync(sync);
        if (refused) throw Unavailable("glCreateSyncFromCLeventARB failed");
    }

private:
    using CreateEvent = cl_event(CL_API_CALL *)(cl_context, cl_GLsync, cl_int *);

    CreateEvent create_event() const
    {
        if (create_event_) return create_event_;
        cl_device_id device = nullptr;
        cl_platform_id platform = nullptr;
        check_cl(clGetContextInfo(context_, CL_CONTEXT_DEVICES, sizeof device, &device, nullptr),
                 "clGetContextInfo");
        check_cl(clGetDeviceInfo(device, CL_DEVICE_PLATFORM, sizeof platform, &platform, nullptr),
                 "clGetDeviceInfo");
        create_event_ = reinterpret_cast<CreateEvent>(
            clGetExtensionFunctionAddressForPlatform(platform, "clCreateEventFromGLsyncKHR"));
        if (!create_event_) throw Unavailable("OpenCL has no clCreateEventFromGLsyncKHR");
        return create_event_;
    }

    const Joined &joined_;
    cl_context context_ = nullptr;
    mutable CreateEvent create_event_ = nullptr;
};

// One texture that is handed over repeatedly
class MeasuredTexture
{
public:
    MeasuredTexture(const Joined &joined, clgl_transport transport, Size size)
        : joined_(joined), texture_(joined.make_texture(size, transport)), syncs_(joined)
    {
    }
    ~MeasuredTexture() { glFinish(); }
    MeasuredTexture(const MeasuredTexture &) = delete;
    MeasuredTexture &operator=(const MeasuredTexture &) = delete;

    void hand_over(Style style) const
    {
        if (style == Style::clgl) {
            acquire(0, nullptr);
            release(0);
            return;
        }
        ClglFence drawn;
        if (style == Style::event_of_sync)
            drawn = syncs_.event_of_sync();
        else if (style == Style::finish)
            glFinish();
        else
            drawn = insert_gl();
        acquire(CLGL_HANDOVER_SKIP_GL_SYNC, drawn.get());
        const ClglFence written = release(CLGL_HANDOVER_NO_CPU_WAIT);
        if (style == Style::finish) check(clgl_queue_finish(joined_.queue()));
        if (style == Style::sync_of_event)
            syncs_.wait_on_gl(written.get());
        else
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
        check(clgl_fence_record_gl(joined_.context(), &fence));
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
        const bool wanted = flags & CLGL_HANDOVER_NO_CPU_WAIT;
        check(clgl_release(joined_.queue(), &all, 0, nullptr, wanted ? &fence : nullptr));
        return ClglFence(fence);
    }

    const Joined &joined_;
    ClglTexture texture_;
    DriverSyncs syncs_;
};

void measure(const MeasuredTexture &subject, Style style, double seconds, HandoverCost &cost)
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

// Measures one means of ordering. Stores in `usual` the means that clgl uses by default.
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
            throw Unavailable(std::string("clgl reports the same order as without ") + order.variable);
        const MeasuredTexture subject(joined, order.transport, size);
        measure(subject, order.style, seconds, cost);
    });
    return cost;
}

}  // namespace

std::vector<HandoverCost> measure_handovers(Size size, double seconds)
{
    std::vector<HandoverCost> best;
    std::string usual;
    for (const Order &order : orders)
        best.push_back(measure_order(order, size, seconds, usual));
    for (int round = 1; round < rounds; ++round)
        for (size_t i = 0; i < best.size(); ++i) {
            if (!best[i].ran) continue;
            HandoverCost cost = measure_order(orders[i], size, seconds, usual);
            if (!cost.ran || cost.thread_us < best[i].thread_us) best[i] = std::move(cost);
        }
    return best;
}

}  // namespace frames
