#include "report.hpp"

#include <algorithm>

namespace frames
{

const FrameTimes *Report::find(Family family, uint32_t slots, Size size) const
{
    const auto found = std::ranges::find_if(frames, [&](const FrameTimes &each) {
        return each.row->family == family && each.row->slots == slots && each.size == size;
    });
    return found == frames.end() ? nullptr : &*found;
}

double Report::beside_floor(const FrameTimes &times) const
{
    const FrameTimes *const floor = find(Family::floor, 1, times.size);
    return floor && floor->ran && times.ran ? times.pipelined_ms / floor->pipelined_ms : -1;
}

bool Report::failed() const
{
    const auto has_failed = [](const auto &each) { return each.failed; };
    return std::ranges::any_of(frames, has_failed) || std::ranges::any_of(handovers, has_failed) ||
           std::ranges::any_of(calls, has_failed);
}

}  // namespace frames
