#include "core/device/driver_quirks.hpp"

namespace clgl
{

namespace
{

constexpr struct {
    Quirk fault;
    // What the platform's name has in it, and what the driver's version starts with.
    std::string_view platform, version;
    const char *reason;
} faults[] = {
    // PoCL 3.1 takes the buffer's memory for an image's own; no version is known to be right.
    {Quirk::images_of_buffers, "Portable Computing Language", "", "fills and copies of them end the process"},
    // rusticl 22.3 counts up from 0 with each command: 0, 1, 2, 3, 3.
    {Quirk::profiling, "rusticl", "22.", "the driver keeps none and makes them up"},
    // rusticl 22.3 waits for nothing when another thread has just flushed the queue; no version is known to be
    // right.
    {Quirk::blocking, "rusticl", "", "a call that blocks may return before its command has ended"},
    // rusticl 22.3 splits options at quotes, and dies of what is no option then; no version is known to be right.
    {Quirk::build_options, "rusticl", "", "its compiler would end the process"},
    // rusticl 22.3 takes the rows of where they go for layers; no version is known to be right.
    {Quirk::copies_of_layers, "rusticl", "", "copies from arrays of 1D to other images go elsewhere"},
    // rusticl 22.3 copies the whole image, also for those that only read; no version is known to be right.
    {Quirk::mappings_of_images, "rusticl", "", "the end of a mapping writes back all of an image"},
    // PoCL 3.1 takes the compiler's option when it links; other drivers need not know it there.
    {Quirk::linked_arguments, "Portable Computing Language", "",
     "an argument of a wrong kind would end the process"},
    // PoCL 3.1 tells it of that end, and ends the process over the event; no version is known to be right.
    {Quirk::failed_commands, "Portable Computing Language", "", "what has failed is told of what it was behind"},
    // PoCL 3.1 asserts that what a kernel declares fits together with its arguments; no version is known to be
    // right.
    {Quirk::local_memory, "Portable Computing Language", "", "a launch that wants too much ends the process"},
    // PoCL 3.1 copies as if there were nothing between the rows of the host's memory; no version is known to be
    // right.
    {Quirk::host_migrations, "Portable Computing Language", "", "migrations to the host spoil images"},
    // 580 reads through a null pointer in clCreateSubBuffer; no version is known to be right.
    {Quirk::sub_buffers_of_gl, "NVIDIA CUDA", "", "clCreateSubBuffer of a buffer of OpenGL's ends the process"},
    // 580 ends the process, or never the context, where the program's list has gone by then; no version is
    // known to be right.
    {Quirk::late_lists, "NVIDIA CUDA", "", "it reads the list of a migration when that begins"},
};

}  // namespace

const char *find_quirk(const Device &device, Quirk fault)
{
    const std::string_view platform = device.info().platform_name, version = device.info().driver_version;
    for (const auto &row : faults)
        if (row.fault == fault && platform.find(row.platform) != std::string_view::npos &&
            version.starts_with(row.version))
            return row.reason;
    return nullptr;
}

}  // namespace clgl
