// The OpenGL side of a context: which share group it is, what it can do, and how the library gets there.
#pragma once

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

class GlShareGroup : public Counted
{
public:
    // Joins what is current on this thread; `own` if the library made it (and made it current here).
    GlShareGroup(const winsys::Binding &binding, std::unique_ptr<winsys::OwnContext> own, bool with_helper);
    ~GlShareGroup() override;

    const winsys::Binding &binding() const { return binding_; }
    const GlCaps &caps() const { return caps_; }
    GlGarbage &garbage() { return garbage_; }
    bool headless() const { return own_ != nullptr; }

    // A buffer that only this share group has, and its bytes.
    GLuint sentinel() const { return sentinel_; }
    uint64_t sentinel_size() const { return sentinel_size_; }

    // Whether a context of the share group is current on this thread.
    bool is_current() const;
    // Returns whether the share group has ended outside the library: the application destroyed its contexts or
    // ended their display, or the process ends. Nothing of it may be used then, its memory least of all; it
    // counts as lost. While a context of it is current on this thread it has not.
    bool has_ended() noexcept;
    // Throws CLGL_ERROR_CONTEXT_LOST if it has ended. Costs little where OpenGL was used on this thread before.
    void require_alive();
    // Another context that keeps the share group alive, and is current on this thread.
    void note_context(const winsys::Binding &binding);
    // The same, and no reset has been seen: OpenGL can be called.
    bool is_usable_here() const;
    // Throws CLGL_ERROR_NO_GL_CONTEXT, CLGL_ERROR_WRONG_GL_CONTEXT if it is not. `current` is what is.
    void require_current(const void *current) const;

    // Where OpenGL can be called: gives it back at once what was thrown away. For destructors: if that fails, it
    // is logged and left to the next chance.
    void tidy_here() noexcept;

    // Throws CLGL_ERROR_CONTEXT_LOST after a reset. On a thread that has the context. OpenGL tells of a reset
    // only once; from then on the side is lost.
    void check_reset();

    // For programs that draw with the headless context.
    void make_current();
    void undo_current();
    // When the program has no handle left to undo it with. What is current on this thread stays so.
    void leave_current() noexcept;

    // Whether another thread can wait for a point in OpenGL's stream: by EGL's syncs, or with the helper.
    bool has_winsys_sync() const { return winsys_sync_; }
    bool has_helper() const { return helper_ != nullptr; }
    // Makes the helper current on the waiter's thread, where it stays so until the thread or its display ends.
    // Throws CLGL_ERROR_CONTEXT_LOST.
    void use_helper();
    Waiter &waiter() { return waiter_; }

private:
    friend class GlScope;
    void make_sentinel();
    // Of a program's own OpenGL, which lives on and may use it; with the sentinel. Whether there was any.
    bool leave_retired_memory() noexcept;
    bool in_share_group() const;
    [[noreturn]] void fail_lost() const;

    winsys::Binding binding_;
    std::unique_ptr<winsys::OwnContext> own_;
    std::unique_ptr<winsys::OwnContext> helper_;
    GlCaps caps_;
    GlGarbage garbage_;
    bool winsys_sync_ = false;
    // A buffer that only this share group has under its name: syncs are known to all contexts of a process
    // on NVIDIA's driver, and their places are used again.
    GLuint sentinel_ = 0;
    uint64_t sentinel_size_ = 0;
    std::string sentinel_label_;
    std::atomic<bool> lost_{false};

    // The last one that was noted.
    std::atomic<const void *> noted_{nullptr};
    // Of contexts of the share group: it lives as long as one of them.
    std::mutex watches_mutex_;
    std::vector<std::pair<const void *, std::unique_ptr<winsys::ContextWatch>>> watches_;
    std::atomic<bool> ended_{false};

    // Who has the headless context: a GlScope for a moment, or a thread of the program's.
    std::mutex headless_mutex_;
    // The thread whose GlScope has it.
    std::atomic<std::thread::id> scope_thread_{};
    std::mutex owner_mutex_;
    std::thread::id owner_;

    struct HelperTurn;
    std::shared_ptr<HelperTurn> helper_turn_;
    Waiter waiter_;
};

// While it lives, OpenGL may be called: a context of the share group is current. Collects garbage on the way in.
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
    std::unique_lock<std::mutex> headless_;
};

}  // namespace clgl
