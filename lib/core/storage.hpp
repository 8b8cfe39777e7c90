// The memory behind buffers: one per OpenGL name and context, shared by its wrappings and sub-buffers, with the
// one state of who has acquired what.
#pragma once

#include "core/queue.hpp"

#include <clgl/buffer.h>

#include <list>

namespace clgl
{

using transport::Range;

// A part of a storage that a queue has.
struct Acquisition {
    // A hand-over is under way: others see the part as taken, commands do not see it as theirs yet, or any more.
    enum class State { acquiring, acquired, releasing };

    // Whose acquire it was; only compared.
    const Object *buffer = nullptr;
    Ref<Queue> queue;
    Range range;
    bool writes = false;
    State state = State::acquiring;
    // Completes when the part is the queue's; empty if it was at once.
    ClEvent ready;
    // What commands may have written, as one range around it.
    Range dirty;
};

class Storage : public Counted
{
public:
    // Shared with OpenGL, in the way that the planner finds. In a GlScope.
    static Ref<Storage> share(Ref<Context> context, const clgl_buffer_desc &desc);
    // OpenCL's alone.
    static Ref<Storage> compute_only(Ref<Context> context, const clgl_buffer_desc &desc);
    ~Storage() override;

    Context &context() const { return *context_; }
    Ref<Context> context_ref() const { return context_; }
    bool shared() const { return gl_storage_ != nullptr; }
    transport::BufferStorage &gl_storage() const { return *gl_storage_; }
    // 0 for OpenCL's alone
    GLuint gl_name() const { return gl_storage_ ? gl_storage_->name() : 0; }
    cl_mem mem() const { return gl_storage_ ? gl_storage_->mem() : mem_.get(); }
    uint64_t size() const { return size_; }
    uint64_t extra_bytes() const { return gl_storage_ ? gl_storage_->extra_bytes() : 0; }
    int32_t transport() const { return choice_.transport; }
    const std::string &reason() const { return choice_.reason; }
    bool replaced() const { return replaced_; }

    // The program has the cl_mem, so what commands write is no longer known.
    void lend() { lent_ = true; }
    bool lent() const { return lent_; }

    // Under the context's mutex.
    std::list<Acquisition> &acquisitions() { return acquisitions_; }

    // What a deferred release left to do: after the event, OpenGL's part of the way back.
    void defer(ClEvent event, const Range &range);
    bool has_deferred();
    // Waits for all of it and does it. In a GlScope if the transport uses OpenGL. Throws
    // CLGL_ERROR_COMMAND_FAILED.
    void finish_deferred();
    // The events of what overlaps a part, for a transport that leaves nothing to OpenGL: who takes them waits.
    std::vector<ClEvent> take_deferred(const Range &range);

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    Storage(Ref<Context> context, uint64_t size) : context_(std::move(context)), size_(size) {}

    struct Deferred {
        ClEvent event;
        Range range;
    };

    Ref<Context> context_;
    uint64_t size_;
    std::unique_ptr<transport::BufferStorage> gl_storage_;
    ClMem mem_;
    Choice choice_{};
    bool replaced_ = false;
    std::atomic<bool> lent_{false};
    std::list<Acquisition> acquisitions_;

    std::mutex deferred_mutex_;
    std::vector<Deferred> deferred_;
};

// Waits on the CPU. Throws CLGL_ERROR_COMMAND_FAILED with the code of the first that failed.
void wait_for_events(std::span<const cl_event> events);

}  // namespace clgl
