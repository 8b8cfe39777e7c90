// Log messages on their way to the program's callback, and the trace of calls.
#pragma once

#include <clgl/common.h>

#include <atomic>
#include <string>

namespace clgl::log
{

// Whether a message of this level would reach anybody; asks before text is put together.
bool wanted(int32_t level) noexcept;

// Hands a message to the callback. Call it outside all locks.
void write(int32_t level, const std::string &message) noexcept;

void set_callback(clgl_log_callback callback, void *user_data, int32_t max_level);

enum class Tracing : uint8_t { unknown, off, on };
extern std::atomic<Tracing> known_tracing;

// Whether CLGL_TRACE asks for calls to be traced, found out by the first call.
bool find_tracing() noexcept;
inline bool tracing() noexcept
{
    return known_tracing.load(std::memory_order_relaxed) != Tracing::off && find_tracing();
}

// One traced call.
void trace(const char *function, clgl_result result, int64_t duration_ns) noexcept;

}  // namespace clgl::log
