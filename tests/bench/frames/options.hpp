// What the command line asks for.
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
    // Only rows whose names have it
    std::string only;
    bool frames_only = false;
    bool check = false;
    // Empty for no file
    std::string json;
};

// Ends the program for --help, and for what is no option.
Options read_options(int count, char **arguments);

}  // namespace frames
