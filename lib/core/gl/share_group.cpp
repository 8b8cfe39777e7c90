#include "core/gl/share_group.hpp"

#include "base/error.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "core/gl/make_current.hpp"
#include "core/sync/event_wait.hpp"
#include "driver/gl_retired_groups.hpp"

#include <algorithm>
#include <random>

namespace clgl
{

namespace
{

// The maximum time in ns that the destructor waits for OpenCL commands that use GL memory. The time is limited
// because the commands may wait for user events.
constexpr int64_t longest_use_ns = 1'000'000'000;
constexpr unsigned max_half_sentinel_size = 1u << 15;

GlCaps read_caps(const winsys::Binding &binding)
{
    GlCaps caps = read_gl_caps();
    // WGL in Wine 8 lists the extension, but finds no functions that only OpenGL ES has.
    if (caps.es && !winsys::proc_address(binding.platform, "glBufferStorageEXT")) caps.buffer_storage = false;
    return caps;
}

}  // namespace

// Releases the helper context from the waiter thread. `claimed` is set while the context is current on that
// thread and its mutex is locked. This object may outlive the share group.
struct GlShareGroup::HelperUse {
    std::shared_ptr<winsys::OwnContext::Use> claimed;
    clgl_winsys platform = CLGL_WINSYS_NONE;

    void leave(Waiter::Leave what) noexcept
    {
        const auto use = std::exchange(claimed, nullptr);
        if (!use) return;
        try {
            if (what == Waiter::Leave::all) winsys::release_current(platform);
        } catch (const Error &error) {
            log::write(CLGL_LOG_WARNING, error.what());
        }
        use->current.unlock();
    }
};

GlShareGroup::GlShareGroup(const winsys::Binding &binding, std::unique_ptr<winsys::OwnContext> own,
                           bool with_helper)
    : binding_(binding), own_(std::move(own)), caps_(read_caps(binding)),
      helper_use_(std::make_shared<HelperUse>()),
      waiter_([turn = helper_use_](Waiter::Leave what) { turn->leave(what); })
{
    log_pending_gl_errors();
    if (caps_.sync) {
        winsys_sync_ = winsys::has_sync(binding_);
        if (with_helper) helper_ = winsys::make_shared(binding_);
    }
    watch_process_end();
    note_context(binding_);
    if (helper_) {
        note_context(helper_->binding());
        std::lock_guard lock(helper_->use()->mutex);
        helper_->use()->leave = waiter_.leaver();
    }
    try {
        make_sentinel();
        if (!own_ && caps_.object_label) retired_groups::adopt(garbage_.retired_memory());
    } catch (...) {
        glDeleteBuffers(1, &sentinel_);
        throw;
    }
}

GlShareGroup::~GlShareGroup()
{
    try {
        if (!has_ended() && !lost_ && (own_ || is_current())) {
            const GlScope scope(*this);
            garbage_.collect();
            poll_until(longest_use_ns, [&] {
                garbage_.collect_without_tasks();
                return !garbage_.has_used();
            });
            if (own_) garbage_.keep_while_used(own_);
            if (leave_retired_memory()) return;
            garbage_.retired_memory().finish();
            glDeleteBuffers(1, &sentinel_);
            return;
        }
    } catch (const Error &error) {
        log::write(CLGL_LOG_WARNING, error.what());
    }
    garbage_.forget();
}

bool GlShareGroup::leave_retired_memory() noexcept
{
    if (own_ || !caps_.object_label || !garbage_.retired_memory().settle()) return false;
    try {
        retired_groups::leave(sentinel_, sentinel_label_, garbage_.retired_memory());
        return true;
    } catch (const std::bad_alloc &) {
        return false;
    }
}

void GlShareGroup::make_sentinel()
{
    static std::atomic<uint64_t> made{0};
    glGenBuffers(1, &sentinel_);
    // Use a random odd size, which identifies the buffer if GL has no object labels.
    std::random_device random;
    sentinel_size_ = 2 * (random() % max_half_sentinel_size) + 1;
    {
        const BoundBuffer bound(caps_, sentinel_);
        glBufferData(bound.target(), static_cast<GLsizeiptr>(sentinel_size_), nullptr, GL_STATIC_DRAW);
    }
    sentinel_label_ = text("clgl's share group ", hex(reinterpret_cast<uintptr_t>(this)), '.', ++made);
    label_gl_buffer(caps_, sentinel_, sentinel_label_);
    check_gl("the creation of the buffer that identifies the share group");
}

bool GlShareGroup::in_share_group() const
{
    if (!glIsBuffer(sentinel_)) return false;
    if (caps_.object_label) return is_gl_buffer_labelled(sentinel_, sentinel_label_);
    return read_gl_buffer_size(caps_, sentinel_) == sentinel_size_;
}

bool GlShareGroup::is_current() const
{
    const void *current = winsys::current_context();
    return current && in_share_group();
}

void GlShareGroup::note_context(const winsys::Binding &binding)
{
    if (noted_.load(std::memory_order_relaxed) == binding.context) return;
    std::lock_guard lock(watches_mutex_);
    const auto is_it = [&](const auto &watched) { return watched.first == binding.context; };
    if (std::ranges::none_of(watches_, is_it)) {
        std::erase_if(watches_, [](const auto &watched) { return watched.second->ended(); });
        watches_.emplace_back(binding.context, winsys::watch(binding));
    }
    noted_ = binding.context;
}

bool GlShareGroup::has_ended() noexcept
{
    if (ended_) return true;
    if (!process_is_ending()) {
        std::lock_guard lock(watches_mutex_);
        if (!std::ranges::all_of(watches_, [](const auto &watched) { return watched.second->ended(); }))
            return false;
        if (is_current()) return false;
    }
    lost_ = ended_ = true;
    log::write(
        CLGL_LOG_WARNING,
        "the OpenGL context was destroyed or its display was closed before the clgl objects were destroyed, "
        "or the process ends: the contents of the objects are not copied back");
    return true;
}

void GlShareGroup::require_alive()
{
    const void *current = winsys::current_context();
    if (current && current == noted_.load(std::memory_order_relaxed)) return;
    if (has_ended()) fail_lost();
}

void GlShareGroup::fail_lost() const
{
    fail(CLGL_ERROR_CONTEXT_LOST,
         ended_
             ? "the OpenGL context was destroyed, or its display was closed: destroy the clgl objects"
             : "the OpenGL context was reset earlier: destroy the clgl objects, and create a new OpenGL context "
               "and new objects");
}

void GlShareGroup::use_helper()
{
    if (helper_use_->claimed) return;
    const std::shared_ptr<winsys::OwnContext::Use> use = helper_->use();
    std::unique_lock lock(use->current);
    if (helper_->has_ended())
        fail(CLGL_ERROR_CONTEXT_LOST, "the display of the OpenGL context was closed: destroy the clgl objects");
    winsys::make_current(helper_->binding());
    helper_use_->platform = binding_.platform;
    helper_use_->claimed = use;
    lock.release();
}

void GlShareGroup::require_current(const void *current) const
{
    if (!current)
        fail(CLGL_ERROR_NO_GL_CONTEXT,
             "no OpenGL context is current on this thread: make a context of the share group current");
    if (!in_share_group())
        fail(CLGL_ERROR_WRONG_GL_CONTEXT,
             "the current OpenGL context is not in the share group of the clgl context: make a context of that "
             "share group current");
}

bool GlShareGroup::is_usable_here() const { return !lost_ && is_current(); }

void GlShareGroup::tidy_here() noexcept
{
    try {
        if (is_usable_here()) garbage_.collect_without_tasks();
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_WARNING, error.what());
    }
}

void GlShareGroup::check_reset()
{
    if (lost_) fail_lost();
    try {
        check_gl_reset(caps_);
    } catch (const Error &) {
        lost_ = true;
        throw;
    }
}

void GlShareGroup::make_current()
{
    if (!own_)
        fail(CLGL_ERROR_UNSUPPORTED,
             "the OpenGL context belongs to the application: make it current with the window system");
    require_alive();
    if (lost_) fail_lost();
    {
        std::lock_guard transient(headless_mutex_);
        std::lock_guard lock(owner_mutex_);
        if (owner_ != std::thread::id{})
            fail(CLGL_ERROR_INVALID_STATE, "the headless context has been made current on a thread already: call "
                                           "clgl_context_make_current(context, 0) on that thread");
        previous_binding::note(binding_.context, winsys::current());
        try {
            winsys::make_current(binding_);
        } catch (...) {
            previous_binding::forget(binding_.context);
            throw;
        }
        owner_ = std::this_thread::get_id();
    }
    // Delete GL objects whose owners were destroyed on other threads, before the application draws.
    garbage_.collect();
}

void GlShareGroup::undo_current()
{
    if (!own_)
        fail(CLGL_ERROR_UNSUPPORTED,
             "the OpenGL context belongs to the application: release it with the window system");
    std::lock_guard lock(owner_mutex_);
    if (owner_ != std::this_thread::get_id())
        fail(CLGL_ERROR_INVALID_STATE,
             "this thread has not made the headless context current: call clgl_context_make_current(context, 1) "
             "before clgl_context_make_current(context, 0), on the same thread");
    owner_ = {};
    const previous_binding::Previous before = previous_binding::forget(binding_.context);
    // If another context is current now, it stays current.
    if (winsys::current_context() != binding_.context) return;
    try {
        if (before.has_ended())
            fail(CLGL_ERROR_WINSYS,
                 "the OpenGL context that was current before was destroyed, or its display was closed: no OpenGL "
                 "context is current now");
        winsys::make_current(before.binding);
    } catch (...) {
        winsys::release_current(binding_.platform);
        throw;
    }
}

void GlShareGroup::leave_current() noexcept
{
    std::lock_guard lock(owner_mutex_);
    previous_binding::forget(binding_.context);
    if (owner_ == std::this_thread::get_id() && winsys::current_context() != binding_.context) owner_ = {};
}

GlScope::GlScope(GlShareGroup &side) : side_(side)
{
    if (side.lost_) side.fail_lost();
    const void *current = winsys::current_context();
    if (side.own_ && !current) {
        headless_ = std::unique_lock(side.headless_mutex_);
        std::lock_guard lock(side.owner_mutex_);
        if (side.owner_ != std::thread::id{} && side.owner_ != std::this_thread::get_id()) {
            headless_.unlock();
            fail(CLGL_ERROR_NO_GL_CONTEXT, "the headless context is current on another thread: call "
                                           "clgl_context_make_current(context, 0) there");
        }
        side.require_alive();
        winsys::make_current(side.binding_);
    } else {
        if (!current) side.require_alive();
        side.require_current(current);
        if (current != side.noted_.load(std::memory_order_relaxed)) side.note_context(winsys::current());
    }
    try {
        side.check_reset();
        check_gl_list(side.caps_);
        // Clear errors of earlier GL calls, so that they are not mistaken for errors of library calls.
        log_pending_gl_errors();
        side.garbage_.collect();
    } catch (...) {
        leave_headless();
        throw;
    }
}

GlScope::~GlScope()
{
    // After a failed call, clear its GL errors, because the call already reports one of them.
    if (std::uncaught_exceptions() > exceptions_) drop_own_gl_errors();
    leave_headless();
}

void GlScope::leave_headless() noexcept
{
    if (!headless_.owns_lock()) return;
    try {
        winsys::release_current(side_.binding_.platform);
    } catch (const Error &error) {
        log::write(CLGL_LOG_WARNING, error.what());
    }
}

}  // namespace clgl
