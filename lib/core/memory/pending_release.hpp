// Represents the release of an object from OpenCL to GL. The GL part of a release follows its OpenCL commands: it
// copies into the GL object or invalidates GL caches, and generates mipmaps, as far as necessary. A release is
// pending if the GL part is deferred to the next use of the object.
#pragma once

#include "base/lock_order.hpp"
#include "base/ref.hpp"
#include "core/sync/end_of_use.hpp"
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
    // True if the application specified the part, so OpenCL may have written more than this part
    bool is_explicit = false;

    // Returns whether the release may have a GL part. If `part` is empty, the copy is skipped.
    bool needs_gl(const transport::GlStorage &storage) const { return storage.uses_gl() || mipmaps; }
};

// The GL contexts in which the result of the GL part must be visible. A thread that does the GL part for another
// thread uses `all_contexts`.
enum class Visibility { this_context, all_contexts };

// A release of one object. `mutex` protects the members that are not const.
struct PendingRelease : public Counted {
    PendingRelease(std::shared_ptr<transport::GlStorage> of, EndOfUse ends, const SubRange &acquired,
                   const WriteBack &what, SemaphorePool::Signal to_gl)
        : gl_storage(std::move(of)), end(std::move(ends)), held(acquired), back(what), signal(std::move(to_gl))
    {
    }

    // Not a SharedStorage, because a reference to it would keep the context alive
    const std::shared_ptr<transport::GlStorage> gl_storage;
    const EndOfUse end;
    // The part that was acquired
    const SubRange held;
    WriteBack back;
    OrderedMutex<LockOrder::pending_release> mutex;
    bool finished = false;
    // The semaphore signal by which OpenGL waits for `end` on the device; may be empty
    SemaphorePool::Signal signal;

    // Does the GL part, unless it is done already. `end` must have ended, or the device must order OpenCL and
    // GL. Must be called in a GlScope if the transport uses OpenGL. Returns whether this call finished the
    // release. Throws CLGL_ERROR_COMMAND_FAILED, and the errors of require_intact.
    bool finish(Visibility seen = Visibility::this_context);
    // Drops the GL part when it is no longer needed.
    void give_up();
    // Adds the GL part of an earlier release of the same storage to this release, and marks the earlier release
    // as finished. Must be called before other threads can access this release. Returns false, without changes,
    // if the earlier release generates mipmaps.
    bool take_over(PendingRelease &before);

    // Returns whether there may be a GL part that is not done.
    bool needs_gl();
    // Returns whether the release is unfinished, but can be finished without a wait on the CPU, because the
    // device orders OpenCL and GL.
    bool ordered_on_device();
    // Returns whether the GL part is done and OpenCL no longer uses the object.
    bool is_over();
    // Returns whether the GL part is not done and requires a wait on the CPU.
    bool needs_wait();
};

// A pending release, and the storage that is needed to finish it. The destruction of the release may use the GL
// share group, which the storage keeps alive, so the release is the last member and is destroyed first.
struct PendingReleaseRef {
    Ref<SharedStorage> storage;
    Ref<PendingRelease> release;
};

// Throws CLGL_ERROR_INVALID_GL_OBJECT if the application deleted the GL object, and CLGL_ERROR_GL_OBJECT_CHANGED
// if the application replaced its storage. Must be called in a GlScope.
void require_intact(const transport::GlStorage &storage);

// Does the GL part of a release. Its OpenCL commands must have ended, or the device must order OpenCL and GL.
// Must be called in a GlScope if the transport uses OpenGL. Throws the errors of require_intact.
void write_back(transport::GlStorage &storage, const WriteBack &back);

}  // namespace clgl
