#include "core/plan/transport_reasons.hpp"

#include "base/log.hpp"
#include "base/names.hpp"
#include "base/text.hpp"
#include "transport/transport.hpp"

#include <algorithm>
#include <functional>
#include <string_view>
#include <utility>

namespace clgl
{

namespace
{

// The maximum size of all reasons, and of one reason, in bytes. With the function name, a complete message then
// has about 400 bytes at most.
constexpr size_t longest_message = 370, longest_reason = 200;
constexpr std::string_view log_hint = "; the log has all reasons (CLGL_LOG_INFO)";

}  // namespace

void TransportReasons::add(clgl_transport transport, const std::string &reason, bool tried)
{
    const auto same = std::ranges::find(reasons_, transport, &Reason::transport);
    if (same == reasons_.end())
        reasons_.push_back({transport, reason, tried});
    else if (tried || !same->tried)
        *same = {transport, reason, tried};
}

std::vector<TransportReasons::Group> TransportReasons::groups() const
{
    std::vector<Group> groups;
    for (const Reason &each : reasons_) {
        const char *const name = transport_name(each.transport);
        const auto same = std::ranges::find(groups, each.reason, &Group::reason);
        if (same == groups.end())
            groups.push_back({name, each.reason, each.tried});
        else
            same->names += text(", ", name);
    }
    std::ranges::stable_sort(groups, std::greater<>(),
                             [](const Group &group) { return std::pair(group.tried, group.names.size()); });
    return groups;
}

std::string TransportReasons::message(const std::string &head) const
{
    std::string all = head, fitting = head;
    for (const Group &group : groups()) {
        const std::string part = text("; ", group.names, ": ", shortened(group.reason, longest_reason));
        all += text("; ", group.names, ": ", group.reason);
        if (fitting.size() + part.size() + log_hint.size() <= longest_message) fitting += part;
    }
    if (all.size() <= longest_message) return all;
    log::write(CLGL_LOG_INFO, all);
    return text(fitting, log_hint);
}

std::string TransportReasons::failed_trials() const
{
    std::string failed;
    for (const Group &group : groups())
        if (group.tried) failed += text("; not ", group.names, ": ", group.reason);
    return failed;
}

}  // namespace clgl
