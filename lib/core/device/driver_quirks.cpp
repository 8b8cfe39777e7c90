#include "core/device/driver_quirks.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <charconv>
#include <limits>

namespace clgl
{

namespace
{

constexpr const char *pocl = "Portable Computing Language", *rusticl = "rusticl", *nvidia = "NVIDIA CUDA",
                     *intel = "Intel(R) OpenCL", *amd = "AMD Accelerated Parallel Processing";

// The major versions of the driver from the first to the last that has a quirk
struct Versions {
    int first, last;
};
constexpr int newest = std::numeric_limits<int>::max();
// Seen with the version in the comment; no version is known to be without it.
constexpr Versions any_version{0, newest};

constexpr std::string_view software_renderers[] = {"llvmpipe", "softpipe",    "swrast",
                                                   "lavapipe", "SwiftShader", "Software Rasterizer"};

constexpr struct {
    Quirk quirk;
    // A part of the platform's name
    std::string_view platform;
    Versions versions;
    const char *reason;
} quirks[] = {
    // PoCL 3.1 uses the buffer's memory as an image object.
    {Quirk::images_of_buffers, pocl, any_version, "fills and copies of them end the process"},
    // rusticl 22.3 counts up from 0 with each command: 0, 1, 2, 3, 3.
    {Quirk::profiling, rusticl, {0, 22}, "the driver reports invented times"},
    // rusticl 22.3 does not wait when another thread has just flushed the queue.
    {Quirk::blocking, rusticl, any_version, "a call that blocks may return before its command has ended"},
    // rusticl 22.3 splits options at quotes, and crashes if a part is not an option.
    {Quirk::build_options, rusticl, any_version, "its compiler would end the process"},
    // rusticl 22.3 uses the destination's rows as layers.
    {Quirk::copies_of_layers, rusticl, any_version,
     "copies from 1D arrays to other images write to the wrong place"},
    // rusticl 25.0, past the end of the buffer; 22.3 does not.
    {Quirk::offsets_of_pixels, rusticl, any_version, "copies from images write to the wrong place in the buffer"},
    // rusticl 22.3 copies the whole image, also for mappings that only read.
    {Quirk::mappings_of_images, rusticl, any_version, "unmapping writes back the whole image"},
    // PoCL 3.1 needs the compiler's option when it links; other drivers may not know it there.
    {Quirk::linked_arguments, pocl, any_version, "an argument of a wrong kind would end the process"},
    // PoCL 3.1 notifies a failed command when an earlier one ends, and aborts if its event was released.
    {Quirk::failed_commands, pocl, any_version, "a failed command is notified of the end of those before it"},
    // rusticl 25.0, by its source since 23.1: its queue keeps the first error.
    {Quirk::queues_end_with_failures, rusticl, {23, newest}, "its queue runs nothing after a failed command"},
    // PoCL 3.1 asserts that a kernel's local memory fits together with its arguments.
    {Quirk::local_memory, pocl, any_version, "a launch that needs too much local memory ends the process"},
    // PoCL 3.1 copies images as if the rows in host memory had no gaps, releases an event once too often when two
    // threads use what is migrated, and ends the process when a command before the migration fails. In a context
    // of two devices PoCL 6.0 deadlocks.
    {Quirk::host_migrations, pocl, any_version, "migrations to the host corrupt images, and free events in use"},
    // PoCL 3.1, device "basic"
    {Quirk::waits_across_devices, pocl, any_version, "a wait for another device's command may never end"},
    // rusticl 22.3
    {Quirk::copied_host_images, rusticl, any_version, "images of host memory are copies"},
    // rusticl 22.3
    {Quirk::structs_without_padding,
     rusticl,
     {0, 22},
     "rusticl 22.3 expects some structs without the padding behind their last field"},
    // NVIDIA 580 reads through a null pointer in clCreateSubBuffer.
    {Quirk::sub_buffers_of_gl, nvidia, any_version,
     "clCreateSubBuffer of a shared OpenGL buffer ends the process"},
    // NVIDIA 580 crashes, or never ends the context, if the application has freed its list by then.
    {Quirk::late_lists, nvidia, any_version, "it reads the list of a migration when that begins"},
    // NVIDIA 580 on GLX: hand-overs without any other order gave right bytes and pixels (tests native and
    // gl_texture_model). Events of syncs work (tests/layer), and gain nothing; glCreateSyncFromCLeventARB
    // gives GL_INVALID_OPERATION and a sync whose wait never ends.
    {Quirk::implicit_gl_order, nvidia, any_version,
     "the NVIDIA driver orders both sides as cl_khr_gl_event specifies"},
    {Quirk::no_events_of_syncs, nvidia, any_version, "the driver orders both sides by itself"},
    {Quirk::no_syncs_of_events, nvidia, any_version, "a wait for the sync never ends"},
    // Intel NEO: the event is NULL without an error, and an acquire takes its timeout of a second for success.
    {Quirk::no_events_of_syncs, intel, any_version,
     "the Intel driver creates no events of syncs, and stops waiting after a second"},
    // ROCm lists cl_khr_gl_event.
    {Quirk::no_implicit_gl_order, amd, any_version, "the AMD driver does not order both sides in practice"},
    // Mesa's rusticl on iris and radeonsi
    {Quirk::no_implicit_gl_order, rusticl, any_version, "rusticl has no cl_khr_gl_event"},
};

// Returns the number that the version begins with; the newest one for other versions.
int major_version(std::string_view version)
{
    int number = newest;
    std::from_chars(version.data(), version.data() + version.size(), number);
    return number;
}

template <typename Match> const char *find(std::string_view platform_name, Quirk quirk, Match match)
{
    for (const auto &row : quirks)
        if (row.quirk == quirk && platform_name.find(row.platform) != std::string_view::npos &&
            match(row.versions))
            return row.reason;
    return nullptr;
}

}  // namespace

const char *find_quirk(const Device &device, Quirk quirk)
{
    const int version = major_version(device.info().driver_version);
    return find(device.info().platform_name, quirk, [version](const Versions &versions) {
        return versions.first <= version && version <= versions.last;
    });
}

const char *find_quirk(std::string_view platform_name, Quirk quirk)
{
    return find(platform_name, quirk, [](const Versions &versions) {
        return versions.first == any_version.first && versions.last == any_version.last;
    });
}

bool is_software_renderer(std::string_view renderer)
{
    return std::ranges::any_of(software_renderers,
                               [&](std::string_view name) { return contains_ignoring_case(renderer, name); });
}

}  // namespace clgl
