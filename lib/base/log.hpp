// Delivers log messages to the application's callback, and traces calls.
#pragma once

#include <clgl/common.h>

#include <atomic>
#include <string>
#include <utility>
#include <vector>

namespace clgl::log
{

// Returns whether a message of this level would be delivered. Must be checked before a message is built.
bool wanted(clgl_log_level level) noexcept;

// Calls the application's callback with the message, if wanted(level) returns true. While a Postpone object
// exists on this thread, the call is postponed. Drops a postponed message if memory is exhausted.
void write(clgl_log_level level, const std::string &message) noexcept;

// Postpones the log messages of this thread until its destructor, because the callback may call any clgl
// function. Must be created before the thread locks a mutex or changes the current GL context. The destructor of
// an inner object delivers only the messages that were written while that object existed.
class Postpone
{
public:
    Postpone() noexcept : innermost_(innermost()), outer_(std::exchange(innermost_, this)) {}
    ~Postpone()
    {
        innermost_ = outer_;
        if (!messages_.empty()) deliver_all();
    }
    Postpone(const Postpone &) = delete;
    Postpone &operator=(const Postpone &) = delete;

    // Postpones a message. Returns false if there is no object on this thread.
    static bool add(clgl_log_level level, const std::string &message) noexcept;

private:
    // Returns the place of the pointer to the innermost object of this thread, which is nullptr if there is none
    static Postpone *&innermost() noexcept;
    void deliver_all() const noexcept;

    // Stored, because finding thread-local data is slow in a shared library
    Postpone *&innermost_;
    Postpone *const outer_;
    std::vector<std::pair<clgl_log_level, std::string>> messages_;
};

void set_callback(clgl_log_callback callback, void *user_data, clgl_log_level max_level);

enum class Tracing : uint8_t { unknown, off, on };
extern std::atomic<Tracing> known_tracing;

// Reads CLGL_TRACE, and returns whether calls are traced.
bool read_tracing_setting() noexcept;
inline bool tracing() noexcept
{
    return known_tracing.load(std::memory_order_relaxed) != Tracing::off && read_tracing_setting();
}

// Writes a line about a call to the trace file. If the call failed, the line contains the error message. Without
// a trace file, the line is passed to the log callback at the level CLGL_LOG_TRACE, or written to stderr if no
// callback is set.
void trace(const char *function, clgl_result result, int64_t duration_ns) noexcept;

// Writes the error message of the last failed call of this thread to stderr if CLGL_DEBUG is 1.
void report_failure() noexcept;

}  // namespace clgl::log
