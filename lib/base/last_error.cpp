#include "base/last_error.hpp"

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

void note_set() noexcept
{
    if (!std::exchange(may_be_set, true)) ++threads_with_message;
}

void note_empty() noexcept
{
    if (std::exchange(may_be_set, false)) --threads_with_message;
}

// True after `state()` of this thread was destroyed. atexit functions and static destructors may call clgl after
// that. The flag has no destructor, so it stays readable.
thread_local bool state_is_gone = false;

struct State {
    std::string message;
    // The message if memory ran out while `message` was built; otherwise nullptr
    const char *fixed = nullptr;
    Native native;

    ~State()
    {
        state_is_gone = true;
        note_empty();
    }
};

State &state() noexcept
{
    static thread_local State instance;
    return instance;
}

constexpr const char *message_of_ending_thread = "the call failed while its thread was ending";
thread_local const char *late_message = "";

clgl_result store(clgl_result result, const char *function, const char *what, Native native) noexcept
{
    note_set();
    if (state_is_gone) {
        late_message = message_of_ending_thread;
        return result;
    }
    State &s = state();
    s.native = native;
    s.fixed = nullptr;
    try {
        s.message = as_utf8(text(function, ": ", what));
    } catch (...) {
        s.message.clear();
        s.fixed = "out of host memory while the message of a failure was written";
    }
    return result;
}

}  // namespace

void clear_own() noexcept
{
    if (!may_be_set) return;
    note_empty();
    late_message = "";
    if (state_is_gone) return;
    State &s = state();
    s.message.clear();
    s.fixed = nullptr;
    s.native = {};
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
    if (state_is_gone) return late_message;
    const State &s = state();
    return s.fixed ? s.fixed : s.message.c_str();
}

Native native() noexcept { return state_is_gone ? Native{} : state().native; }

Keep::Keep() noexcept
{
    if (state_is_gone) return;
    State &s = state();
    message_ = std::move(s.message);
    fixed_ = s.fixed;
    native_ = s.native;
    clear_own();
}

Keep::~Keep()
{
    clear_own();
    if (state_is_gone || (message_.empty() && !fixed_)) return;
    State &s = state();
    note_set();
    s.message = std::move(message_);
    s.fixed = fixed_;
    s.native = native_;
}

}  // namespace clgl::last_error
