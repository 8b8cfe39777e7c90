#include "base/log.hpp"

#include "base/immortal.hpp"
#include "base/last_error.hpp"
#include "base/lock_order.hpp"
#include "base/result.hpp"
#include "base/text.hpp"

#include <cerrno>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>
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
    // How many threads are inside the target's callback.
    int running = 0;
};

// 0 without a callback.
std::atomic<int32_t> max_level_wanted{0};
thread_local int callback_depth = 0;

// Lives until the process ends: threads may log while the library is unloaded.
Sink &sink() { return immortal<Sink>(); }

struct CloseFile {
    void operator()(std::FILE *file) const { std::fclose(file); }
};

struct Trace {
    bool on = false;
    std::unique_ptr<std::FILE, CloseFile> file;
    // Why there is no file, if one was named. No callback is set yet when that is found out, so it is told later.
    std::string complaint;
    std::atomic<bool> complained{false};

    Trace()
    {
        const char *value = std::getenv("CLGL_TRACE");
        on = value && *value;
        if (!on || std::strcmp(value, "1") == 0) return;
        file.reset(std::fopen(value, "ae"));
        if (!file)
            complaint = text("CLGL_TRACE names the file ", value,
                             ", which cannot be opened: ", std::generic_category().message(errno),
                             "; calls are logged to the callback instead");
    }

    void complain()
    {
        if (complaint.empty() || !wanted(CLGL_LOG_WARNING) || complained.exchange(true)) return;
        write(CLGL_LOG_WARNING, complaint);
    }
};

// Lives until the process ends, as the sink does.
Trace &trace_target() { return immortal<Trace>(); }

}  // namespace

// What the callback itself calls is not told to it: that would never end.
bool wanted(int32_t level) noexcept
{
    return level <= max_level_wanted.load(std::memory_order_relaxed) && callback_depth == 0;
}

void write(int32_t level, const std::string &message) noexcept
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

void set_callback(clgl_log_callback callback, void *user_data, int32_t max_level)
{
    std::unique_lock lock(sink().mutex);
    sink().target = {callback, user_data};
    max_level_wanted = callback ? max_level : 0;
    // A callback that sets another one must not wait for itself.
    sink().idle.wait(lock, [] { return sink().running == 0 || callback_depth > 0; });
}

bool find_tracing() noexcept
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
    if (target.file) {
        std::fprintf(target.file.get(), "%s %s %lld ns\n", function, result_name(result),
                     static_cast<long long>(duration_ns));
        std::fflush(target.file.get());
        return;
    }
    target.complain();
    if (!wanted(CLGL_LOG_TRACE)) return;
    try {
        write(CLGL_LOG_TRACE, text(function, " ", result_name(result), " ", duration_ns, " ns"));
    } catch (...) {
        write(CLGL_LOG_TRACE, std::string());
    }
}

}  // namespace clgl::log
