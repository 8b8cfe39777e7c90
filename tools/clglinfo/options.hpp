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
    std::chrono::seconds timeout{30};
    // A part of the names of the devices to join, their UUID or PCI address; empty for all.
    std::string device;
    // The only transport; empty for all.
    std::string transport;
    // Names of GlKinds; empty for all that this session may have.
    std::vector<std::string> gl_kinds;
};

class UsageError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

// Throws UsageError.
Options parse_options(const std::vector<std::string> &arguments);

extern const char *const help_text;

}  // namespace clglinfo
