// Represents the GL share group of a clgl context. The library calls GL functions in this share group.
#pragma once

#include "base/lock_order.hpp"
#include "base/ref.hpp"
#include "core/sync/waiter_thread.hpp"
#include "driver/gl_garbage.hpp"
#include "winsys/winsys.hpp"

#include <atomic>
#include <exception>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace clgl
{

// Locked while a GlScope has made the headless context current, and during make_current().
using HeadlessMutex = OrderedMutex<LockOrder::headless_context>;

class GlShareGroup : public Counted
{
public:
    // Must be called with a context of the share group current. `own` is this context if the library created it.
    // If `with_helper` is true and GL has syncs, creates a helper context for the waiter thread.
    GlShareGroup(const winsys::Binding &binding, std::unique_ptr<winsys::OwnContext> own, bool with_helper);
    ~GlShareGroup() override;

    const winsys::Binding &binding() const { return binding_; }
    const GlCaps &caps() const { return caps_; }
    GlGarbage &garbage() { return garbage_; }
    bool headless() const { return own_ != nullptr; }

    // Return the name of a buffer that exists only in this share group, and its size in bytes.
    GLuint sentinel() const { return sentinel_; }
    uint64_t sentinel_size() const { return sentinel_size_; }

    // Returns whether a context of the share group is current on this thread.
    bool is_current() const;
    // Returns true if the process is ending. Otherwise returns true if no context of the share group is current
    // on this thread, and each recorded context (see note_context) was destroyed or its display was closed. Later
    // calls return true, too. GL objects and memory of the share group must not be used then.
    bool has_ended() noexcept;
    // Throws CLGL_ERROR_CONTEXT_LOST if has_ended(). Skips this check if the current context is the one that was
    // last passed to note_context().
    void require_alive();
    // Records a context of the share group, which must exist. While a recorded context exists, the share group
    // has not ended, unless the process is ending.
    void note_context(const winsys::Binding &binding);
    // Returns whether GL functions can be called on this thread. This requires that a context of the share group
    // is current, and that no reset and no end of the share group was detected.
    bool is_usable_here() const;
    // `current` is the current GL context. Throws CLGL_ERROR_NO_GL_CONTEXT if it is nullptr, and
    // CLGL_ERROR_WRONG_GL_CONTEXT if it is not in the share group.
    void require_current(const void *current) const;

    // Deletes unused GL objects if GL functions can be called on this thread. Called by destructors. Failures are
    // only logged, and the next GlScope tries again.
    void tidy_here() noexcept;

    // Throws CLGL_ERROR_CONTEXT_LOST after a reset. The share group stores the reset, because GL reports it only
    // once. Must be called with the context current.
    void check_reset();

    // Implement clgl_context_make_current for headless contexts.
    void make_current();
    void undo_current();
    // Called when the handle of the clgl context is destroyed. Forgets the context that undo_current() would
    // restore. If this thread made the headless context current, but it is no longer current, also clears the
    // owner, so that other threads can use the headless context. Does not change the current GL context.
    void leave_current() noexcept;

    // Return whether threads without a GL context can wait for a GlSyncPoint. The wait uses an EGL sync
    // (has_winsys_sync()) or the helper context (has_helper()).
    bool has_winsys_sync() const { return winsys_sync_; }
    bool has_helper() const { return helper_ != nullptr; }
    // Makes the helper context current on the waiter thread, until the thread ends or the display is closed.
    // Throws CLGL_ERROR_CONTEXT_LOST.
    void use_helper();
    Waiter &waiter() { return waiter_; }

private:
    friend class GlScope;
    void make_sentinel();
    // Passes retired memory (gl_retired_memory.hpp) and the sentinel to retired_groups, because the application's
    // share group may still use the memory. Returns false if nothing was passed.
    bool leave_retired_memory() noexcept;
    bool in_share_group() const;
    [[noreturn]] void fail_lost() const;

    winsys::Binding binding_;
    // The headless context; it outlives the share group while OpenCL uses its memory
    std::shared_ptr<winsys::OwnContext> own_;
    std::unique_ptr<winsys::OwnContext> helper_;
    GlCaps caps_;
    GlGarbage garbage_;
    bool winsys_sync_ = false;
    // A buffer that exists only in this share group and so identifies it. A sync would not identify it, because
    // the NVIDIA driver shares syncs between all contexts of a process and reuses their addresses.
    GLuint sentinel_ = 0;
    uint64_t sentinel_size_ = 0;
    std::string sentinel_label_;
    std::atomic<bool> lost_{false};

    // The context that was last passed to note_context()
    std::atomic<const void *> noted_{nullptr};
    // The contexts that were passed to note_context(); ended ones may have been removed
    OrderedMutex<LockOrder::context_watches> watches_mutex_;
    std::vector<std::pair<const void *, std::unique_ptr<winsys::ContextWatch>>> watches_;
    std::atomic<bool> ended_{false};

    // Locked while a GlScope uses the headless context, and during make_current()
    HeadlessMutex headless_mutex_;
    OrderedMutex<LockOrder::headless_owner> owner_mutex_;
    std::thread::id owner_;

    struct HelperUse;
    std::shared_ptr<HelperUse> helper_use_;
    Waiter waiter_;
};

// Ensures that a context of the share group is current while this object exists, so that GL functions can be
// called. If no context is current, makes the headless context current, if there is one. The constructor also
// deletes unused GL objects.
class GlScope
{
public:
    explicit GlScope(GlShareGroup &side);
    ~GlScope();
    GlScope(const GlScope &) = delete;
    GlScope &operator=(const GlScope &) = delete;

private:
    void leave_headless() noexcept;

    GlShareGroup &side_;
    int exceptions_ = std::uncaught_exceptions();
    std::unique_lock<HeadlessMutex> headless_;
};

// Throws an error unless this thread can call GL functions now. Used before a wait that is followed by GL calls.
inline void require_gl_here(GlShareGroup &side) { const GlScope scope(side); }

}  // namespace clgl
