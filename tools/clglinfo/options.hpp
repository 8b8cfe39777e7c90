#pragma once

#include <chrono>
#include <stdexcept>
#include <string>
#include <vector>

namespace clglinfo
{

struct Options {
    bool help = false;
    bool version = false;
    bool all = false;
    bool json = false;
    bool formats = false;
    bool verify = false;
    std::chrono::seconds timeout{30};
    // A part of the names, the UUID or the PCI address of the devices to use; empty = all devices
    std::string device;
    // The only transport to use; empty = all transports
    std::string transport;
    // Names of GlKinds; empty = all kinds that are possible in this session
    std::vector<std::string> gl_kinds;
};

class UsageError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

// Throws UsageError if the arguments are invalid.
Options parse_options(const std::vector<std::string> &arguments);

std::string help_text();

}  // namespace clglinfo
