// Represents the release of an object from OpenCL to GL. Its GL part follows the OpenCL commands: it copies into
// the GL object and generates mipmaps, as far as needed. A pending release is one whose GL part the next use of
// the object must still do.
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

// Data that a release writes back to the GL object.
struct WriteBack {
    SubRange part;
    // True if the smaller mip levels of a texture must be generated again
    bool mipmaps = false;
    // True if the application specified the part. OpenCL may then have written more than is written back.
    bool is_explicit = false;

    // Returns whether the release has a GL part that is not empty.
    bool needs_gl(const transport::GlStorage &storage) const { return storage.uses_gl() || mipmaps; }
};

// The GL contexts in which the result of the GL part must be visible. `all_contexts` is for a thread that does
// the GL part on behalf of another thread.
enum class Visibility { this_context, all_contexts };

// A release of one object. `mutex` protects the members that are not const.
struct PendingRelease : public Counted {
    PendingRelease(std::shared_ptr<transport::GlStorage> of, ClEvent ends, const SubRange &acquired,
                   const WriteBack &what, SemaphorePool::Signal to_gl)
        : gl_storage(std::move(of)), event(std::move(ends)), held(acquired), back(what), signal(std::move(to_gl))
    {
    }

    // This is not a SharedStorage, because that would keep the context alive.
    const std::shared_ptr<transport::GlStorage> gl_storage;
    // Completes when OpenCL no longer uses the object.
    const ClEvent event;
    // The part that was acquired
    const SubRange held;
    WriteBack back;
    OrderedMutex<LockOrder::pending_release> mutex;
    bool finished = false;
    // Makes OpenGL wait for `event` on the device; may be empty.
    SemaphorePool::Signal signal;

    // Does the GL part, unless it is done already. `event` must have ended, or the device must order both APIs.
    // Must be called in a GlScope if the transport uses OpenGL. Returns whether this call did the GL part. Throws
    // CLGL_ERROR_COMMAND_FAILED, and the errors of require_intact.
    bool finish(Visibility seen = Visibility::this_context);
    // Drops the GL part, which is not needed any more.
    void give_up();
    // Adds the GL part of an earlier release of the same storage to this one, and marks the earlier one as
    // finished. Must be called before other threads can access this release. Returns false, without changes, if
    // the earlier release generates mipmaps.
    bool take_over(PendingRelease &before);

    // Returns whether there is a GL part that is not done.
    bool needs_gl();
    // Returns whether the release is not finished, but can be finished without a wait on the CPU, because the
    // device orders both APIs.
    bool ordered_on_device();
    // Returns whether the GL part is done and OpenCL no longer uses the object.
    bool is_over();
    // Returns whether there is a GL part that is not done and must first wait on the CPU.
    bool needs_wait();
};

// A pending release, and the storage that is needed to finish it.
struct PendingReleaseRef {
    Ref<SharedStorage> storage;
    Ref<PendingRelease> release;
};

// Throws CLGL_ERROR_INVALID_GL_OBJECT if the application deleted the GL object, or CLGL_ERROR_GL_OBJECT_CHANGED
// if it gave the object new storage. Must be called in a GlScope.
void require_intact(const transport::GlStorage &storage);

// Does the GL part of a release. Its OpenCL commands must have ended. Must be called in a GlScope if the
// transport uses OpenGL. Throws the errors of require_intact.
void write_back(transport::GlStorage &storage, const WriteBack &back);

}  // namespace clgl
