#include "core/memory/mappings.hpp"

#include <algorithm>

namespace clgl
{

cl_int Mapping::status() const
{
    cl_int status = CL_COMPLETE;
    if (begun) cl().GetEventInfo(begun.get(), CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr);
    return status;
}

void Mappings::add(std::list<Mapping> &one)
{
    std::lock_guard lock(mutex_);
    all_.splice(all_.end(), one);
}

std::list<Mapping> Mappings::take(cl_mem mem, const void *pointer)
{
    std::list<Mapping> taken;
    std::lock_guard lock(mutex_);
    const auto is_meant = [&](const Mapping &mapping) {
        return mapping.mem == mem && mapping.pointer == pointer;
    };
    // An address may be mapped twice, for reading and for writing. Remove the mapping for writing first.
    auto found =
        std::ranges::find_if(all_, [&](const Mapping &mapping) { return is_meant(mapping) && mapping.writes; });
    if (found == all_.end()) found = std::ranges::find_if(all_, is_meant);
    if (found != all_.end()) taken.splice(taken.end(), all_, found);
    return taken;
}

uint32_t Mappings::count(cl_mem mem)
{
    std::lock_guard lock(mutex_);
    return static_cast<uint32_t>(std::ranges::count_if(
        all_, [&](const Mapping &mapping) { return mapping.mem == mem && mapping.status() >= CL_COMPLETE; }));
}

}  // namespace clgl
