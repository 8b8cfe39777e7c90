// Delivers log messages to the application's callback, and traces calls.
#pragma once

#include <clgl/common.h>

#include <atomic>
#include <string>

namespace clgl::log
{

// Returns whether a message of this level would be delivered. Must be checked before a message is built.
bool wanted(clgl_log_level level) noexcept;

// Calls the application's callback with the message, if wanted(level) returns true. Must be called with no lock
// held.
void write(clgl_log_level level, const std::string &message) noexcept;

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
