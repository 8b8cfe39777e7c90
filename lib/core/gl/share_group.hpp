// The GL share group of a context: its capabilities, and how the library makes GL calls.
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

// Held by the thread that has the headless context: a GlScope, or the application.
using HeadlessMutex = OrderedMutex<LockOrder::headless_context>;

class GlShareGroup : public Counted
{
public:
    // Joins the share group of the current context; `own` is that context if the library created it.
    GlShareGroup(const winsys::Binding &binding, std::unique_ptr<winsys::OwnContext> own, bool with_helper);
    ~GlShareGroup() override;

    const winsys::Binding &binding() const { return binding_; }
    const GlCaps &caps() const { return caps_; }
    GlGarbage &garbage() { return garbage_; }
    bool headless() const { return own_ != nullptr; }

    // A buffer that only this share group has, and its size in bytes
    GLuint sentinel() const { return sentinel_; }
    uint64_t sentinel_size() const { return sentinel_size_; }

    // Returns whether a context of the share group is current on this thread.
    bool is_current() const;
    // Returns whether the share group has ended outside the library: the application destroyed its contexts or
    // ended their display, or the process ends. Its objects and memory must not be used then; it counts as lost.
    // Never true while one of its contexts is current on this thread.
    bool has_ended() noexcept;
    // Throws CLGL_ERROR_CONTEXT_LOST if it has ended. Costs little where OpenGL was used on this thread before.
    void require_alive();
    // Another context that keeps the share group alive, and is current on this thread.
    void note_context(const winsys::Binding &binding);
    // Returns whether GL functions can be called: the share group has not ended, and no reset was seen.
    bool is_usable_here() const;
    // Throws CLGL_ERROR_NO_GL_CONTEXT or CLGL_ERROR_WRONG_GL_CONTEXT unless `current`, the current context, is of
    // the share group.
    void require_current(const void *current) const;

    // Collects garbage if GL functions can be called on this thread. For destructors: a failure is logged, and
    // the garbage stays for the next GlScope.
    void tidy_here() noexcept;

    // Throws CLGL_ERROR_CONTEXT_LOST after a reset. Must be called with the context current. GL reports a reset
    // only once; the share group remembers it.
    void check_reset();

    // Used by applications that draw with the headless context.
    void make_current();
    void undo_current();
    // Ends make_current() when the handle is destroyed. What is current on this thread stays current.
    void leave_current() noexcept;

    // True if another thread can wait for a point in the GL command stream: by EGL syncs, or with the helper
    // context
    bool has_winsys_sync() const { return winsys_sync_; }
    bool has_helper() const { return helper_ != nullptr; }
    // Makes the helper current on the waiter's thread, where it stays so until the thread or its display ends.
    // Throws CLGL_ERROR_CONTEXT_LOST.
    void use_helper();
    Waiter &waiter() { return waiter_; }

private:
    friend class GlScope;
    void make_sentinel();
    // Leaves retired memory, with the sentinel, to an application-owned share group, which may still use it.
    // Returns whether there was any.
    bool leave_retired_memory() noexcept;
    bool in_share_group() const;
    [[noreturn]] void fail_lost() const;

    winsys::Binding binding_;
    // Outlives the share group while OpenCL uses its memory
    std::shared_ptr<winsys::OwnContext> own_;
    std::unique_ptr<winsys::OwnContext> helper_;
    GlCaps caps_;
    GlGarbage garbage_;
    bool winsys_sync_ = false;
    // A buffer that exists only in this share group. A sync would not identify it: NVIDIA shares syncs between
    // all contexts of a process and reuses their addresses.
    GLuint sentinel_ = 0;
    uint64_t sentinel_size_ = 0;
    std::string sentinel_label_;
    std::atomic<bool> lost_{false};

    // The last context that was noted
    std::atomic<const void *> noted_{nullptr};
    // The contexts of the share group: it lives as long as one of them
    OrderedMutex<LockOrder::context_watches> watches_mutex_;
    std::vector<std::pair<const void *, std::unique_ptr<winsys::ContextWatch>>> watches_;
    std::atomic<bool> ended_{false};

    // Held while a GlScope or an application thread has the headless context
    HeadlessMutex headless_mutex_;
    // The thread whose GlScope has it
    std::atomic<std::thread::id> scope_thread_{};
    OrderedMutex<LockOrder::headless_owner> owner_mutex_;
    std::thread::id owner_;

    struct HelperUse;
    std::shared_ptr<HelperUse> helper_use_;
    Waiter waiter_;
};

// Allows GL calls during its lifetime: a context of the share group is current. Collects garbage at the start.
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

// Throws unless this thread can call OpenGL now: for functions that first wait without the GL context.
inline void require_gl_here(GlShareGroup &side) { const GlScope scope(side); }

}  // namespace clgl
