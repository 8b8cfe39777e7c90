// Collects the reasons why transports cannot be used, and combines them in one short message.
#pragma once

#include <clgl/context.h>

#include <cstdint>
#include <string>
#include <vector>

namespace clgl
{

class TransportReasons
{
public:
    // Stores a reason; `tried` says whether the transport was tried, or rejected by the planner. Each transport
    // has one reason: a failed try replaces a rejection, and a later reason replaces an earlier one.
    void add(clgl_transport transport, const std::string &reason, bool tried);

    // Returns a message such as "no transport works; staged, mapped: ...; native: ...". Failed tries are first,
    // then reasons that several transports share. Reasons that do not fit are left out, and then all reasons are
    // logged.
    std::string message(const std::string &head) const;
    // Returns text such as "; not mapped: ..." for each transport that was tried and failed.
    std::string failed_trials() const;

private:
    struct Reason {
        clgl_transport transport;
        std::string reason;
        bool tried;
    };
    // Transports that have the same reason.
    struct Group {
        std::string names, reason;
        bool tried;
    };

    std::vector<Group> groups() const;

    std::vector<Reason> reasons_;
};

}  // namespace clgl
