// Lists driver behaviour that cannot be tested at run time, because a test would crash, hang or be unreliable.
// Other files must not make decisions by the name of a driver.
#pragma once

#include "core/device/device.hpp"

#include <string_view>

namespace clgl
{

enum class Quirk {
    // Commands on images that were created from buffers crash.
    images_of_buffers,
    // The driver returns invented profiling times.
    profiling,
    // Blocking calls may return before their command has ended.
    blocking,
    // clFinish may return while a driver thread still uses the queue. If the queue is then released, the process
    // may crash.
    early_finish,
    // Some build options crash the compiler.
    build_options,
    // A copy from a 1D image array to another type of image writes to a wrong place, possibly past the end of the
    // memory.
    copies_of_layers,
    // A copy from an image to a buffer interprets the offset in the buffer as pixels instead of bytes.
    offsets_of_pixels,
    // Unmapping an image writes the whole image back. This overwrites changes that commands made outside the
    // mapped region.
    mappings_of_images,
    // A box is transferred as one run of bytes if the number of its rows times the size of a pixel is the row
    // pitch of source and destination. Applies to reads of images, and to reads, writes and copies of boxes in
    // buffers.
    boxes_as_runs,
    // A transfer of a box in a buffer is rejected unless the buffer has room for whole rows and slices, including
    // the bytes after the last row.
    whole_pitches,
    // Copies between images produce wrong pixels if one of them was created from a buffer, and so do copies from
    // buffers into such images. Reads, writes and copies into buffers are right.
    copies_of_images_of_buffers,
    // Linked programs have no kernel argument info unless -cl-kernel-arg-info is passed to the linker.
    linked_arguments,
    // When a command ends, the driver notifies later commands that have already failed. It crashes if the event
    // of such a command was released (see KeptEvents).
    failed_commands,
    // After a command has failed, its queue runs no more commands. A command fails, too, if an event in its wait
    // list fails.
    queues_end_with_failures,
    // clCreateSubBuffer crashes for buffers that the driver shares with OpenGL.
    sub_buffers_of_gl,
    // clEnqueueMigrateMemObjects may corrupt the memory of the process, and crash it.
    migrations,
    // A launch that waits for an event uses its kernel when it begins, even if the kernel was released before.
    late_kernels,
    // A launch crashes if it needs more local memory than the device has.
    local_memory,
    // Migrations to the host may corrupt images, crash or deadlock.
    host_migrations,
    // A command that waits for a command of another device may deadlock.
    waits_across_devices,
    // Images of host memory are copies, so a CPU device cannot share their memory with OpenGL.
    copied_host_images,
    // The driver counts the parameters of a kernel in 16 bits.
    parameter_counts,
    // The size of a struct argument does not include the padding after its last field.
    structs_without_padding,
    // The driver orders GL and OpenCL commands without events or syncs, if it lists cl_khr_gl_event.
    implicit_gl_order,
    // The driver does not order GL and OpenCL commands, even if it lists cl_khr_gl_event.
    no_implicit_gl_order,
    // clCreateEventFromGLsyncKHR must not be used.
    no_events_of_syncs,
    // glCreateSyncFromCLeventARB must not be used.
    no_syncs_of_events,
};

// Returns a description of the quirk for messages; nullptr if the driver is not known to have it.
const char *find_quirk(const Device &device, Quirk quirk);
// Searches by platform name, and finds only quirks that are listed for all versions.
const char *find_quirk(std::string_view platform_name, Quirk quirk);

// Returns whether a build log reports an internal error of the driver's compiler instead of an error in the
// source.
bool is_compiler_fault(const Device &device, std::string_view build_log);

// Returns whether this GL_RENDERER belongs to a driver that draws on the CPU.
bool is_software_renderer(std::string_view renderer);

}  // namespace clgl
