// Drivers that are known to be wrong where trying it out would end the process, or where OpenCL is asked before
// anything can be tried.
#pragma once

#include "core/device/device.hpp"

namespace clgl
{

enum class Quirk {
    // Commands on images of buffers end the process.
    images_of_buffers,
    // The times of commands are made up.
    profiling,
    // Blocking commands may return before they have ended.
    blocking,
    // Some options of builds end the process.
    build_options,
    // Copies from layers of 1D to images that have rows go elsewhere, past the end of memory, too.
    copies_of_layers,
    // The end of an image's mapping writes all of it back, over what commands have changed elsewhere meanwhile.
    mappings_of_images,
    // Linked programs tell nothing of their kernels' arguments unless the linker is asked to keep it, too.
    linked_arguments,
    // What a command that has failed was behind must not end while nobody holds its event.
    failed_commands,
    // Sub-buffers of a buffer that the driver shares with OpenGL end the process.
    sub_buffers_of_gl,
    // Lists of memory objects that migrate are read when the command begins, not when it is enqueued.
    late_lists,
    // A launch that wants more local memory than there is ends the process.
    local_memory,
    // Migrations of images to the host spoil what they hold.
    host_migrations,
};

// What is wrong, for messages; nullptr if nothing is known.
const char *find_quirk(const Device &device, Quirk fault);

}  // namespace clgl
