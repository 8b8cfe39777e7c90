#include "base/log.hpp"

#include "base/immortal.hpp"
#include "base/last_error.hpp"
#include "base/lock_order.hpp"
#include "base/platform/process.hpp"
#include "base/result.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cerrno>
#include <condition_variable>
#include <cstdio>
#include <memory>
#include <mutex>
#include <new>
#include <system_error>

namespace clgl::log
{

constinit std::atomic<Tracing> known_tracing{Tracing::unknown};

namespace
{

struct Target {
    clgl_log_callback callback = nullptr;
    void *user_data = nullptr;
};

struct Sink {
    OrderedMutex<LockOrder::log_sink> mutex;
    std::condition_variable_any idle;
    Target target;
    // The number of threads that are inside the callback
    int running = 0;
};

// The max_level that the application passed with the callback; 0 = no callback
std::atomic<int32_t> max_level_wanted{0};
thread_local int callback_depth = 0;

// Returns the sink. It is never destroyed, because threads may log while the library is being unloaded.
Sink &sink() { return immortal<Sink>(); }

bool has_callback() noexcept { return max_level_wanted.load(std::memory_order_relaxed) != 0; }

// Returns whether the environment variable has the value `wanted`, which must fit into a std::string without an
// allocation. Returns false if memory is exhausted: only a longer value needs an allocation.
bool is_set_to(const char *variable, const char *wanted) noexcept
{
    try {
        return environment_variable(variable) == wanted;
    } catch (const std::bad_alloc &) {
        return false;
    }
}

// Calls the application's callback, which is skipped if the application has meanwhile replaced it by one that
// does not want the message.
void deliver(clgl_log_level level, const std::string &message) noexcept
{
    if (!wanted(level)) return;
    Target target;
    {
        std::lock_guard lock(sink().mutex);
        target = sink().target;
        if (!target.callback) return;
        ++sink().running;
    }
    ++callback_depth;
    {
        last_error::Keep keep;
        target.callback(level, message.c_str(), target.user_data);
    }
    --callback_depth;
    std::lock_guard lock(sink().mutex);
    --sink().running;
    sink().idle.notify_all();
}

// Returns one line of text about a traced call, without a line break.
std::string describe_call(const char *function, clgl_result result, int64_t duration_ns)
{
    const char *const message = last_error::message();
    std::string line =
        text(function, " ", result_name(result), " ", duration_ns, " ns", *message ? ": " : "", message);
    std::ranges::replace(line, '\n', ' ');
    return line;
}

struct CloseFile {
    void operator()(std::FILE *file) const { std::fclose(file); }
};

struct Trace {
    bool on = false;
    std::unique_ptr<std::FILE, CloseFile> file;
    // The reason why the trace file could not be opened; empty = there was no error. Logged with the next traced
    // call.
    std::string open_error;
    std::atomic<bool> open_error_logged{false};

    Trace()
    {
        const std::string value = environment_variable("CLGL_TRACE");
        on = !value.empty() && value != "0";
        if (!on || value == "1") return;
        file.reset(open_for_appending(value));
        if (!file)
            open_error =
                text("CLGL_TRACE: cannot open the file ", value, ": ", std::generic_category().message(errno),
                     "; calls are logged to the log callback, or written to stderr, instead");
    }

    void log_open_error_once()
    {
        if (open_error.empty() || !wanted(CLGL_LOG_WARNING) || open_error_logged.exchange(true)) return;
        write(CLGL_LOG_WARNING, open_error);
    }
};

// Returns the trace target, which is never destroyed.
Trace &trace_target() { return immortal<Trace>(); }

}  // namespace

// Returns false inside the callback. Otherwise a clgl call in the callback could log a message, and the callback
// would call itself endlessly.
bool wanted(clgl_log_level level) noexcept
{
    return level <= max_level_wanted.load(std::memory_order_relaxed) && callback_depth == 0;
}

void write(clgl_log_level level, const std::string &message) noexcept
{
    if (!wanted(level)) return;
    if (!Postpone::add(level, message)) deliver(level, message);
}

Postpone *&Postpone::innermost() noexcept
{
    constinit thread_local Postpone *object = nullptr;
    return object;
}

bool Postpone::add(clgl_log_level level, const std::string &message) noexcept
{
    Postpone *const object = innermost();
    if (!object) return false;
    try {
        object->messages_.emplace_back(level, message);
    } catch (const std::bad_alloc &) {
        // The message is dropped: delivering it here could block the thread.
    }
    return true;
}

void Postpone::deliver_all() const noexcept
{
    for (const auto &[level, message] : messages_)
        deliver(level, message);
}

void set_callback(clgl_log_callback callback, void *user_data, clgl_log_level max_level)
{
    std::unique_lock lock(sink().mutex);
    sink().target = {callback, user_data};
    max_level_wanted = callback ? max_level : 0;
    // Waits until no thread runs the previous callback. Does not wait inside a callback, because the callback
    // would wait for itself.
    sink().idle.wait(lock, [] { return sink().running == 0 || callback_depth > 0; });
}

bool read_tracing_setting() noexcept
{
    try {
        const bool on = trace_target().on;
        known_tracing.store(on ? Tracing::on : Tracing::off, std::memory_order_relaxed);
        return on;
    } catch (...) {
        return false;
    }
}

void trace(const char *function, clgl_result result, int64_t duration_ns) noexcept
{
    Trace &target = trace_target();
    if (!target.file) target.log_open_error_once();
    const bool to_callback = !target.file && has_callback();
    if (to_callback && !wanted(CLGL_LOG_TRACE)) return;
    std::string line;
    try {
        line = describe_call(function, result, duration_ns);
    } catch (...) {
        line.clear();
    }
    if (to_callback) return write(CLGL_LOG_TRACE, line);
    std::FILE *const to = target.file ? target.file.get() : stderr;
    // Uses a single fprintf call, so that lines of different threads do not mix.
    std::fprintf(to, "%s\n", line.empty() ? function : line.c_str());
    std::fflush(to);
}

void report_failure() noexcept
{
    static const bool on = is_set_to("CLGL_DEBUG", "1");
    if (on) std::fprintf(stderr, "clgl: %s\n", last_error::message());
}

}  // namespace clgl::log
