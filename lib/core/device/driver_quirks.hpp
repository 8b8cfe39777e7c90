// Known behaviour of drivers that cannot be found out by trying: trying it would crash or hang the
// process, or the result would not be reliable. All decisions by a driver's name are made here.
#pragma once

#include "core/device/device.hpp"

#include <string_view>

namespace clgl
{

enum class Quirk {
    // Commands on images of buffers end the process.
    images_of_buffers,
    // Profiling times are made up.
    profiling,
    // Blocking commands may return before they have ended.
    blocking,
    // Some build options end the process.
    build_options,
    // Copies from 1D array layers to images with rows write to the wrong place, also past the end of memory.
    copies_of_layers,
    // Copies from an image to a buffer use the offset in the buffer as a number of pixels.
    offsets_of_pixels,
    // Unmapping an image writes all of it back, over what commands have changed elsewhere meanwhile.
    mappings_of_images,
    // Linked programs have no information on kernel arguments unless the linker gets the option, too.
    linked_arguments,
    // The events of the commands before a failed command must be held until they have ended.
    failed_commands,
    // A queue runs no command any more after one has failed, also by its wait list.
    queues_end_with_failures,
    // Sub-buffers of a buffer that the driver shares with OpenGL end the process.
    sub_buffers_of_gl,
    // The list of memory objects of a migration is read when the command begins, not when it is enqueued.
    late_lists,
    // A launch that needs more local memory than the device has ends the process.
    local_memory,
    // Migrations to the host corrupt images, and end the process.
    host_migrations,
    // A command that waits for another device's command may deadlock.
    waits_across_devices,
    // Images of host memory are copies, so a CPU device gains nothing from sharing memory with OpenGL.
    copied_host_images,
    // The size of a struct argument leaves out the padding behind its last field.
    structs_without_padding,
    // The driver orders both sides by itself, if it lists cl_khr_gl_event.
    implicit_gl_order,
    // The driver is known not to order both sides by itself.
    no_implicit_gl_order,
    // clCreateEventFromGLsyncKHR must not be used.
    no_events_of_syncs,
    // glCreateSyncFromCLeventARB must not be used.
    no_syncs_of_events,
};

// Returns a description of the quirk for messages, or nullptr if the driver is not known to have it.
const char *find_quirk(const Device &device, Quirk quirk);
// Checks the platform name only, for quirks of every version.
const char *find_quirk(std::string_view platform_name, Quirk quirk);

// Returns whether a GL_RENDERER is that of a driver that draws on the CPU.
bool is_software_renderer(std::string_view renderer);

}  // namespace clgl
