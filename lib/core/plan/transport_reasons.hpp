// Collects the reasons why transports cannot be used, and combines the reasons in one short message.
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
    // Stores the reason for a transport. `tried`: true if the transport was tried and failed, false if the
    // planner rejected it. A later reason replaces an earlier one, but a rejection does not replace the failure
    // of a try.
    void add(clgl_transport transport, const std::string &reason, bool tried);

    // Returns a message such as "no transport works; staged, mapped: ...; native: ...". Failed tries are first,
    // followed by reasons that several transports share. If the message is too long, shortens or omits reasons,
    // and logs all of them.
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
