#include "base/last_error.hpp"

#include "base/platform/thread_object.hpp"
#include "base/text.hpp"

#include <new>
#include <utility>

namespace clgl::last_error
{

constinit std::atomic<uint32_t> threads_with_message{0};

namespace
{

// True while this thread may have a non-empty message
thread_local bool may_be_set = false;

// True after `state()` of this thread was destroyed. atexit functions and static destructors may call clgl after
// that. The flag has no destructor, so it stays readable.
thread_local bool state_is_gone = false;

struct State {
    std::string message;
    // The message if memory ran out while `message` was built; otherwise nullptr
    const char *fixed = nullptr;
    Native native;
    // True if threads_with_message counts this thread
    bool counted = false;

    ~State()
    {
        state_is_gone = true;
        may_be_set = false;
        if (counted) --threads_with_message;
    }
};

// Returns nullptr after the state was destroyed, and if there is not enough memory for it.
State *state() noexcept { return state_is_gone ? nullptr : thread_object<State>(); }

// Records whether this thread may have a non-empty message. `s` is the result of state().
void note(State *s, bool set) noexcept
{
    const bool before = s ? std::exchange(s->counted, set) : may_be_set;
    may_be_set = set;
    if (set && !before) ++threads_with_message;
    if (!set && before) --threads_with_message;
}

// The message of a thread that has no state
constexpr const char *message_without_state =
    "the call failed, and its thread is ending or has no memory for a message";
thread_local const char *late_message = "";

// The maximum size in bytes of a message without a build log
constexpr size_t most_of_message = 400;

clgl_result store(clgl_result result, const char *function, const char *what, Native native) noexcept
{
    State *const s = state();
    note(s, true);
    if (!s) {
        late_message = message_without_state;
        return result;
    }
    s->native = native;
    s->fixed = nullptr;
    try {
        s->message = as_utf8(text(function, ": ", what));
        if (result != CLGL_ERROR_BUILD_FAILED) s->message = shortened(s->message, most_of_message);
    } catch (...) {
        s->message.clear();
        s->fixed = "out of host memory while the message of a failure was written";
    }
    return result;
}

}  // namespace

void clear_own() noexcept
{
    if (!may_be_set) return;
    State *const s = state();
    note(s, false);
    late_message = "";
    if (!s) return;
    s->message.clear();
    s->fixed = nullptr;
    s->native = {};
}

clgl_result store_current_exception(const char *function) noexcept
{
    try {
        throw;
    } catch (const Error &error) {
        return store(error.result(), function, error.what(), error.native());
    } catch (const std::bad_alloc &) {
        return store(CLGL_ERROR_OUT_OF_HOST_MEMORY, function, "out of host memory", {});
    } catch (const std::exception &error) {
        return store(CLGL_ERROR_INTERNAL, function, error.what(), {});
    } catch (...) {
        return store(CLGL_ERROR_INTERNAL, function, "unknown exception", {});
    }
}

const char *message() noexcept
{
    const State *const s = state();
    if (!s) return late_message;
    return s->fixed ? s->fixed : s->message.c_str();
}

Native native() noexcept
{
    const State *const s = state();
    return s ? s->native : Native{};
}

Keep::Keep() noexcept
{
    State *const s = state();
    if (!s) return;
    message_ = std::move(s->message);
    fixed_ = s->fixed;
    native_ = s->native;
    clear_own();
}

Keep::~Keep()
{
    clear_own();
    if (message_.empty() && !fixed_) return;
    State *const s = state();
    if (!s) return;
    note(s, true);
    s->message = std::move(message_);
    s->fixed = fixed_;
    s->native = native_;
}

}  // namespace clgl::last_error
