// Command-line options.
#pragma once

#include "context.hpp"
#include "measure.hpp"

#include <string>
#include <vector>

namespace frames
{

struct Options {
    Winsys winsys = Winsys::egl;
    std::vector<Size> sizes;
    Effort effort;
    // Text that the names of the measured rows contain; empty = all rows
    std::string only;
    bool frames_only = false;
    bool check = false;
    // File for the JSON report; empty = none
    std::string json;
};

// Parses the arguments. Exits if they contain --help or are invalid.
Options read_options(int count, char **arguments);

}  // namespace frames
