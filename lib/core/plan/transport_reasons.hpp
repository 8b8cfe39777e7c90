// Why transports do not carry something, put into one message that people read to its end.
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
    // One reason per transport is kept: what a trial gave before what was only planned, and a later one before an
    // earlier one.
    void add(clgl_transport transport, const std::string &reason, bool tried);

    // "no transport works; staged, mapped: ...; native: ...", trials and what several have first. Where not all
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
