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
    // Part of the names of the devices to join, or their UUID or PCI address; empty = all.
    std::string device;
    // The only transport; empty = all.
    std::string transport;
    // Names of GlKinds; empty = all that this session may have.
    std::vector<std::string> gl_kinds;
};

class UsageError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

// Throws UsageError.
Options parse_options(const std::vector<std::string> &arguments);

std::string help_text();

}  // namespace clglinfo
