// A release whose GL part is still to be done, by the next use of the object.
#pragma once

#include "base/lock_order.hpp"
#include "base/ref.hpp"
#include "core/sync/semaphore_pool.hpp"
#include "transport/transport.hpp"

#include <memory>
#include <mutex>

namespace clgl
{

using transport::SubRange;

class SharedStorage;

// The part that a release writes back to OpenGL.
struct WriteBack {
    SubRange part;
    // True if the smaller levels of a texture are generated again
    bool mipmaps = false;
    // True if the application named the part: OpenCL may have written more than OpenGL gets
    bool is_explicit = false;

    // Returns whether OpenGL has anything to do for it.
    bool needs_gl(const transport::GlStorage &storage) const { return storage.uses_gl() || mipmaps; }
};

// Where the GL part must be visible: in the current context only, or in every context, for a thread that does
// it on behalf of another one.
enum class Visibility { this_context, all_contexts };

// A release of one object. The members without const are protected by `mutex`.
struct PendingRelease : public Counted {
    PendingRelease(std::shared_ptr<transport::GlStorage> of, ClEvent ends, const SubRange &acquired,
                   const WriteBack &what, SemaphorePool::Signal to_gl)
        : gl_storage(std::move(of)), event(std::move(ends)), held(acquired), back(what), signal(std::move(to_gl))
    {
    }

    // Not the SharedStorage, which holds the context
    const std::shared_ptr<transport::GlStorage> gl_storage;
    // Completes when OpenCL has finished with the object.
    const ClEvent event;
    // The part that was acquired
    const SubRange held;
    WriteBack back;
    OrderedMutex<LockOrder::pending_release> mutex;
    bool finished = false;
    // Lets OpenGL wait for the event on the device; may be empty.
    SemaphorePool::Signal signal;

    // Does the GL part, once, when the event has ended or the device orders it. Must be called in a GlScope if
    // the transport uses OpenGL. Returns whether this call did it. Throws CLGL_ERROR_COMMAND_FAILED, and as
    // require_intact.
    bool finish(Visibility seen = Visibility::this_context);
    // Drops the GL part, which is no longer needed.
    void give_up();
    // Takes over the GL part of an earlier release of the same storage. Must be called before any other thread
    // knows this release. Returns false if it cannot.
    bool take_over(PendingRelease &before);

    // Returns whether the GL part is still to be done.
    bool needs_gl();
    // Returns whether it can be finished without a wait on the CPU, because the device orders it.
    bool ordered_on_device();
    // Returns whether neither side has anything left to do.
    bool is_over();
    // Returns whether the GL part is still to be done and needs a wait on the CPU first.
    bool needs_wait();
};

// A pending release together with the storage that has to finish it.
struct PendingReleaseRef {
    Ref<SharedStorage> storage;
    Ref<PendingRelease> release;
};

// Throws CLGL_ERROR_INVALID_GL_OBJECT or CLGL_ERROR_GL_OBJECT_CHANGED if the application deleted or respecified
// the OpenGL object. Must be called in a GlScope.
void require_intact(const transport::GlStorage &storage);

// Does the GL part of a release whose OpenCL part has ended. Must be called in a GlScope if the transport uses
// OpenGL. Throws as require_intact.
void write_back(transport::GlStorage &storage, const WriteBack &back);

}  // namespace clgl
