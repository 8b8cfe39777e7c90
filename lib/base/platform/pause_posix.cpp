#include "base/platform/pause.hpp"

#include <thread>

namespace clgl
{

void pause_for(int64_t duration_ns) { std::this_thread::sleep_for(std::chrono::nanoseconds(duration_ns)); }

}  // namespace clgl
