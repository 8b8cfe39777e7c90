// Fences: points in either side's command stream, behind one handle.
#pragma once

#include "core/gl_point.hpp"
#include "core/queue.hpp"
#include "core/storage.hpp"

#include <clgl/fence.h>

namespace clgl
{

class Fence : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::fence;

    // Of a command. `deferred`: the storages whose release is finished when OpenGL waits for it.
    Fence(Ref<Context> context, ClEvent event, std::vector<Ref<Storage>> deferred = {});
    // Of a point in OpenGL's stream.
    Fence(Ref<Context> context, Ref<GlPoint> point);
    // The program's.
    explicit Fence(Ref<Context> context);
    // Of an event that the program made. Throws CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_WRONG_CONTEXT.
    static Ref<Fence> adopt(Ref<Context> context, void *event);
    ~Fence() override;

    Context &context() const { return *context_; }
    void on_destroy() override;

    // Whether it was reached within the time; -1 for ever. Throws CLGL_ERROR_COMMAND_FAILED.
    bool wait(int64_t timeout_ns);
    // In a GlScope.
    void wait_on_gl();
    clgl_fence_info info() const;
    void signal(int32_t error);
    void set_callback(clgl_fence handle, clgl_fence_callback callback, void *user_data);
    // False before the command has completed.
    bool profiling(clgl_profiling &times) const;

    // An event that commands can wait for; empty if there is nothing to wait for any more. Waits on the CPU
    // where only this thread can. Throws CLGL_ERROR_UNSUPPORTED where this thread cannot either.
    ClEvent event_to_wait_for();
    // An event that lives with the fence.
    cl_event native_event();
    // In a GlScope; a sync that lives with the fence.
    GLsync native_sync();

private:
    [[noreturn]] void fail_with(int32_t status) const;
    bool wait_for_event(int64_t timeout_ns) const;

    Ref<Context> context_;
    int32_t kind_;
    ClEvent event_;
    Ref<GlPoint> point_;
    std::vector<Ref<Storage>> deferred_;
    std::atomic<bool> signalled_{false};
    std::mutex mutex_;
    GlGarbage::Room room_;
    GLsync sync_of_event_ = nullptr;
};

}  // namespace clgl
