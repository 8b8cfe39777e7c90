// What is shared between OpenGL and OpenCL, with the one state of who has acquired what: the memory behind
// buffers and textures alike.
#pragma once

#include "core/context/queue.hpp"
#include "core/gl/object_name.hpp"
#include "core/memory/pending_release.hpp"

#include <list>

namespace clgl
{

using transport::Range;

// Whether a wrapping joins what the same OpenGL object is shared by already, or gets memory of OpenCL's of its
// own.
enum class ReuseExisting { join, apart };

// A part of a storage that a queue has.
struct Acquisition {
    // A hand-over is under way: others see the part as taken, commands do not see it as theirs yet, or any more.
    enum class State { acquiring, acquired, releasing };

    // Whose acquire it was, and whose memory it brought up to date; only compared.
    const Object *object = nullptr;
    const SharedStorage *storage = nullptr;
    Ref<Queue> queue;
    SubRange part;
    bool writes = false;
    State state = State::acquiring;
    // Completes when the part is the queue's; empty if it was at once.
    ClEvent ready;
    // What commands may have written, as one part around it.
    SubRange dirty;
};

// Who has what of one OpenGL object: all storages of its name share one. What is OpenCL's alone has one for
// nothing.
struct HandOverState : public Counted {
    // Under the context's mutex.
    std::list<Acquisition> acquisitions;
    // How many acquisitions have begun to end.
    uint64_t release_count = 0;

    std::mutex pending_mutex;
    std::vector<Ref<PendingRelease>> pending;
};

class SharedStorage : public RegisteredStorage
{
public:
    ~SharedStorage() override;

    Context &context() const { return *context_; }
    Ref<Context> context_ref() const { return context_; }
    // The program has the cl_mem, so what commands write is no longer known.
    void expose_native() { native_exposed_ = true; }
    bool native_exposed() const { return native_exposed_; }

    // Under the context's mutex.
    std::list<Acquisition> &acquisitions() { return state_->acquisitions; }
    uint64_t release_count() const { return state_->release_count; }
    void note_release() { ++state_->release_count; }

    // A release whose last part waits for clgl_fence_wait_gl, or for the next acquire.
    Ref<PendingRelease> defer(ClEvent event, const SubRange &held, const WriteBack &back,
                              SemaphorePool::Signal signal = {});
    // Those of what overlaps a part.
    std::vector<Ref<PendingRelease>> pending(const SubRange &part);
    // This storage's.
    std::vector<Ref<PendingRelease>> own_pending();
    // Does the last part, as the function above, and forgets it; those before it come first.
    bool finish(PendingRelease &release, Visibility seen = Visibility::this_context);
    // Of this storage's that overlap a part: all, or those before `last`. Their commands have ended or are about
    // to; what failed is told by its own fence. In a GlScope if the transport uses OpenGL.
    void finish_pending(const SubRange &part, const PendingRelease *last = nullptr);
    // For those who have seen to it that others wait for its event.
    void forget(const PendingRelease &release);

    // Ends what the library has of an object of the program's that nobody shares any more, now rather than when
    // the last one lets go of this storage, maybe on another thread. In a GlScope, or on a thread that has
    // OpenGL's context current.
    void let_go_if_unused();
    // Whether anything was ended by that. Of a storage that the asker uses it stays as it is.
    bool is_let_go();

protected:
    explicit SharedStorage(Ref<Context> context) : context_(std::move(context)) {}
    // Tells the context, and joins the storages of the same OpenGL object; the last step of making one. In a
    // GlScope if it is shared.
    void register_here(uint64_t counted_bytes, const GlObjectName &object = {});

    Ref<Context> context_;

private:
    friend class StorageUse;

    void end_use() noexcept;
    // Releases that stayed, because there was no memory to leave the wait for them to others.
    void wait_for_forgotten() noexcept;
    bool finish_and_forget(PendingRelease &release, Visibility seen);
    bool last_does_all() const;

    Ref<HandOverState> state_ = make_ref<HandOverState>();
    std::atomic<bool> native_exposed_{false};

    std::atomic<uint32_t> uses_{0};
    // Held while OpenGL's object goes, so that whoever comes second finds it gone.
    std::mutex letting_go_;
    bool let_go_ = false;
};

// A storage that an object is made of. The rest that refers to it only has something to end.
class StorageUse
{
public:
    StorageUse() = default;
    StorageUse(Ref<SharedStorage> storage) noexcept : storage_(std::move(storage))
    {
        if (storage_) ++storage_->uses_;
    }
    template <typename Kind> StorageUse(const Ref<Kind> &storage) noexcept
        : StorageUse(Ref<SharedStorage>(storage))
    {
    }
    StorageUse(const StorageUse &other) noexcept : StorageUse(other.storage_) {}
    StorageUse(StorageUse &&other) noexcept = default;
    ~StorageUse()
    {
        if (storage_) storage_->end_use();
    }
    StorageUse &operator=(StorageUse other) noexcept
    {
        std::swap(storage_, other.storage_);
        return *this;
    }

    const Ref<SharedStorage> &ref() const { return storage_; }
    SharedStorage *operator->() const { return storage_.get(); }
    SharedStorage &operator*() const { return *storage_; }

private:
    Ref<SharedStorage> storage_;
};

// Returns the storages of an OpenGL object in a context.
std::vector<Ref<SharedStorage>> find_storages(Context &context, const GlObjectName &object);

// Lets a storage go only when an event has completed or failed.
void keep_until(const ClEvent &event, const StorageUse &storage);

}  // namespace clgl
