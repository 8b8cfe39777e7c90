// Drivers that are known to be wrong where trying it out would end the process, or where OpenCL is asked before
// anything can be tried.
#pragma once

#include "core/device.hpp"

namespace clgl
{

enum class Fault {
    // Commands on images of buffers end the process.
    images_of_buffers,
    // The times of commands are made up.
    profiling,
    // Blocking commands may return before they have ended.
    blocking,
    // Some options of builds end the process.
    build_options,
    // Linked programs tell nothing of their kernels' arguments unless the linker is asked to keep it, too.
    linked_arguments,
    // Sub-buffers of a buffer that the driver shares with OpenGL end the process.
    sub_buffers_of_gl,
};

// What is wrong, for messages; nullptr if nothing is known.
const char *known_fault(const Device &device, Fault fault);

}  // namespace clgl
