// The memory behind buffers: one per OpenGL name and context, shared by its wrappings and sub-buffers, with the
// one state of who has acquired what.
#pragma once

#include "core/destructor.hpp"
#include "core/mappings.hpp"
#include "core/queue.hpp"

#include <clgl/buffer.h>

#include <list>

namespace clgl
{

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

// One buffer's deferred release.
struct DeferredRelease : public Counted {
    DeferredRelease(ClEvent ends, const Range &held_part, const Range &moved_part)
        : event(std::move(ends)), held(held_part), moved(moved_part)
    {
    }

    // OpenCL is done with it.
    const ClEvent event;
    // What was acquired, and what of it moves back to OpenGL.
    const Range held, moved;
    std::mutex mutex;
    bool finished = false;
};

// A deferred release, and where it is to be finished.
struct LeftOver {
    Ref<Storage> storage;
    Ref<DeferredRelease> release;
};

// The last part of a deferred release, once, when its event has ended. In a GlScope if the transport uses OpenGL.
// Throws CLGL_ERROR_COMMAND_FAILED, and as Storage::require_intact.
void finish(transport::BufferStorage &gl_storage, DeferredRelease &release);

class Storage : public Counted
{
public:
    // Shared with OpenGL, in the way that the planner finds. In a GlScope.
    static Ref<Storage> share(Ref<Context> context, const clgl_buffer_desc &desc);
    // OpenCL's alone.
    static Ref<Storage> compute_only(Ref<Context> context, const clgl_buffer_desc &desc);
    // The same, of a cl_mem that the program made. Throws CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_WRONG_CONTEXT.
    static Ref<Storage> adopt(Ref<Context> context, cl_mem mem);
    ~Storage() override;

    Context &context() const { return *context_; }
    Ref<Context> context_ref() const { return context_; }
    bool shared() const { return gl_storage_ != nullptr; }
    transport::BufferStorage &gl_storage() const { return *gl_storage_; }
    // For what must outlive this and cannot hold it, because this holds the context.
    std::shared_ptr<transport::BufferStorage> gl_storage_ref() const { return gl_storage_; }
    // 0 for OpenCL's alone
    GLuint gl_name() const { return gl_storage_ ? gl_storage_->name() : 0; }
    cl_mem mem() const { return gl_storage_ ? gl_storage_->mem() : mem_.get(); }
    uint64_t size() const { return size_; }
    uint64_t extra_bytes() const { return gl_storage_ ? gl_storage_->extra_bytes() : 0; }
    int32_t transport() const { return choice_.transport; }
    const std::string &reason() const { return choice_.reason; }
    bool replaced() const { return replaced_; }
    // CLGL_BUFFER_... that tell where OpenCL's memory comes from
    uint32_t host_flags() const { return host_flags_; }
    // The cl_mem that is part of no other, and where this storage starts in it: what is adopted may be a part.
    cl_mem root() const { return root_ ? root_ : mem(); }
    uint64_t offset_in_root() const { return offset_in_root_; }

    // The program has the cl_mem, so what commands write is no longer known.
    void lend() { lent_ = true; }
    bool lent() const { return lent_; }

    // Under the context's mutex.
    std::list<Acquisition> &acquisitions() { return acquisitions_; }
    // How many acquisitions have begun to end.
    uint64_t endings() const { return endings_; }
    void note_ending() { ++endings_; }

    Mappings &mappings() { return mappings_; }

    // Of the storage's own cl_mem.
    DestructorCallbacks &destructors() { return destructors_; }

    // Throws CLGL_ERROR_INVALID_GL_OBJECT, CLGL_ERROR_GL_OBJECT_CHANGED if the program deleted or respecified the
    // OpenGL buffer. In a GlScope.
    void require_intact() const;
    // OpenGL's part of a release, once OpenCL's is done. In a GlScope if the transport uses OpenGL. Throws as
    // require_intact.
    void move_back(const Range &range);

    // A release whose last part waits for clgl_fence_wait_gl, or for the next acquire.
    Ref<DeferredRelease> defer(ClEvent event, const Range &held, const Range &moved);
    // Those of what overlaps a part.
    std::vector<Ref<DeferredRelease>> deferred(const Range &range);
    // Does the last part, as the function above, and forgets it.
    void finish(DeferredRelease &release);
    // For those who have seen to it that others wait for its event.
    void forget(const DeferredRelease &release);

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    Storage(Ref<Context> context, uint64_t size) : context_(std::move(context)), size_(size) {}

    Ref<Context> context_;
    uint64_t size_;
    std::shared_ptr<transport::BufferStorage> gl_storage_;
    ClMem mem_;
    Choice choice_{};
    bool replaced_ = false;
    uint32_t host_flags_ = 0;
    cl_mem root_ = nullptr;
    uint64_t offset_in_root_ = 0;
    std::atomic<bool> lent_{false};
    std::list<Acquisition> acquisitions_;
    uint64_t endings_ = 0;
    Mappings mappings_;
    DestructorCallbacks destructors_;

    std::mutex deferred_mutex_;
    std::vector<Ref<DeferredRelease>> deferred_;
};

// Lets a storage go only when an event has completed or failed.
void keep_until(const ClEvent &event, const Ref<Storage> &storage);

}  // namespace clgl
