// Options of the command line.
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
    // Measure only rows with this in their name
    std::string only;
    bool frames_only = false;
    bool check = false;
    // Empty = no file
    std::string json;
};

// Exits for --help and for unknown options.
Options read_options(int count, char **arguments);

}  // namespace frames
