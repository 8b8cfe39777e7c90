// Collects the reasons why transports cannot carry an object in one short message.
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
    // Keeps one reason per transport. A failed trial replaces a refusal by the planner, and a later reason
    // replaces an earlier one.
    void add(clgl_transport transport, const std::string &reason, bool tried);

    // "no transport works; staged, mapped: ...; native: ...", with trials and common reasons first. If not all
    // fit, all are logged.
    std::string message(const std::string &head) const;
    // "; not mapped: ..." for each that was tried.
    std::string failed_trials() const;

private:
    struct Reason {
        clgl_transport transport;
        std::string reason;
        bool tried;
    };
    // Transports with the same reason.
    struct Group {
        std::string names, reason;
        bool tried;
    };

    std::vector<Group> groups() const;

    std::vector<Reason> reasons_;
};

}  // namespace clgl
