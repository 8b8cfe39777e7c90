#include "core/device/driver_quirks.hpp"

#include "base/platform/process.hpp"
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

// A range of major driver versions
struct Versions {
    int first, last;
};
constexpr int latest = std::numeric_limits<int>::max();
// All versions: it is not known in which version the driver lost the quirk. The comment at a quirk names a
// version that has it, if one is known.
constexpr Versions any_version{0, latest};

// The operating systems on which a driver has a quirk
enum class Systems { any, windows, other };

constexpr std::string_view software_renderers[] = {"llvmpipe", "softpipe",    "swrast",
                                                   "lavapipe", "SwiftShader", "Software Rasterizer"};

constexpr struct {
    Quirk quirk;
    // A part of the platform name
    std::string_view platform;
    Versions versions;
    const char *reason;
    Systems systems = Systems::any;
} quirks[] = {
    // In PoCL 3.1, commands on such an image use the memory of its buffer as an image object.
    {Quirk::images_of_buffers, pocl, any_version, "fills and copies of them end the process"},
    // rusticl 22.3 reports consecutive numbers as times: 0, 1, 2, 3, 3.
    {Quirk::profiling, rusticl, {0, 22}, "the driver reports invented times"},
    // In rusticl 22.3, a call does not wait if another thread has just flushed the queue.
    {Quirk::blocking, rusticl, any_version, "a call that blocks may return before its command has ended"},
    // rusticl 22.3 splits options at quotes, and crashes if a part is not an option.
    {Quirk::build_options, rusticl, any_version, "its compiler would end the process"},
    // rusticl 22.3 interprets rows of the destination as layers.
    {Quirk::copies_of_layers, rusticl, any_version,
     "copies from 1D arrays to other images write to the wrong place"},
    // rusticl 25.0 writes past the end of the buffer; 22.3 does not.
    {Quirk::offsets_of_pixels, rusticl, any_version, "copies from images write to the wrong place in the buffer"},
    // rusticl 22.3 copies the whole image when it unmaps, even if the mapping was only for reading.
    {Quirk::mappings_of_images, rusticl, any_version, "unmapping writes back the whole image"},
    // Seen with rusticl 25.0 and 26.2. In the source code, sw_copy compares the rows of a region instead of its
    // columns.
    {Quirk::boxes_as_runs, rusticl, {23, latest}, "boxes as high as their row pitch are copied wrongly"},
    // rusticl 26.2 ignores the pitches of images of buffers; 25.0 does not.
    {Quirk::copies_of_images_of_buffers,
     rusticl,
     {26, latest},
     "copies of images of buffers produce wrong pixels"},
    // The linker of PoCL 3.1 needs the compiler option -cl-kernel-arg-info. Linkers of other drivers may reject
    // it.
    {Quirk::linked_arguments, pocl, any_version, "an argument of a wrong kind would end the process"},
    // When a command ends, PoCL 3.1 notifies later commands that have already failed. It aborts if the event of
    // such a command was released.
    {Quirk::failed_commands, pocl, any_version, "a failed command is notified of the end of those before it"},
    // Seen with PoCL 6.0: a driver thread releases the last command, and with it the queue, before it locks the
    // queue to wake the threads in clFinish. By their source code, 3.1, 5.0, 7.0 and 7.1 release the command
    // last.
    {Quirk::early_finish, pocl, {6, 6}, "clFinish may return before the driver has finished with the queue"},
    // Seen with rusticl 25.0. According to its source code, a queue has stored its first error since 23.1.
    {Quirk::queues_end_with_failures, rusticl, {23, latest}, "its queue runs nothing after a failed command"},
    // PoCL 3.1 aborts if the local memory of a kernel and its arguments together exceeds that of the device.
    {Quirk::local_memory, pocl, any_version, "a launch that needs too much local memory ends the process"},
    // PoCL 3.1 copies images as if the rows in host memory had no gaps. It releases an event twice if two threads
    // use the migrated memory, and crashes if a command before the migration fails. With PoCL 6.0, a migration
    // to the host may deadlock if the context has two devices.
    {Quirk::host_migrations, pocl, any_version, "migrations to the host corrupt images, and free events in use"},
    // Seen with the device "basic" of PoCL 3.1.
    {Quirk::waits_across_devices, pocl, any_version, "a wait for another device's command may never end"},
    // Seen with rusticl 22.3.
    {Quirk::copied_host_images, rusticl, any_version, "images of host memory are copies"},
    // PoCL 3.1 launches a kernel of 65,600 parameters with 64 arguments, without an error.
    {Quirk::parameter_counts, pocl, any_version, "the driver counts the parameters of a kernel modulo 65536"},
    // Seen with rusticl 22.3.
    {Quirk::structs_without_padding,
     rusticl,
     {0, 22},
     "rusticl 22.3 expects some structs without the padding behind their last field"},
    // NVIDIA 580 dereferences a null pointer in clCreateSubBuffer.
    {Quirk::sub_buffers_of_gl, nvidia, any_version,
     "clCreateSubBuffer of a shared OpenGL buffer ends the process"},
    // NVIDIA 580 crashes if two threads migrate memory objects to the host. It reads the list of memory objects
    // when the migration begins, and also after the migration has failed, so no event shows when the list may
    // be freed.
    {Quirk::migrations, nvidia, any_version, "migrations to the host crash, and it reads their lists late"},
    // Only the OpenCL layer uses this quirk for NVIDIA: it cannot omit a migration, but can omit the flag.
    {Quirk::host_migrations, nvidia, any_version, "it crashes if two threads migrate memory to the host"},
    // NVIDIA 580 returns CL_INVALID_VALUE although all bytes of the box are in the buffer.
    {Quirk::whole_pitches, nvidia, any_version, "it rejects boxes whose last row reaches the end of the buffer"},
    // If the kernel was released, NVIDIA 580 reads and writes freed memory when the launch begins. This also
    // applies to a launch after a command that waits for an event. A kernel may be released while its launch
    // runs.
    {Quirk::late_kernels, nvidia, any_version, "it uses the kernel of a launch when that begins"},
    // Seen with NVIDIA 580 on GLX. Hand-overs without events or syncs gave correct bytes and pixels (tests native
    // and gl_texture_model). OpenCL events of GL syncs work (tests/layer), but are not faster.
    // glCreateSyncFromCLeventARB raises GL_INVALID_OPERATION and returns a sync on which a wait never ends.
    // Nobody has tested the driver for Windows.
    {Quirk::implicit_gl_order, nvidia, any_version,
     "the NVIDIA driver orders both sides as cl_khr_gl_event specifies", Systems::other},
    {Quirk::no_implicit_gl_order, nvidia, any_version,
     "it is not known whether the NVIDIA driver for Windows orders both sides", Systems::windows},
    {Quirk::no_events_of_syncs, nvidia, any_version, "the driver orders both sides by itself"},
    {Quirk::no_syncs_of_events, nvidia, any_version, "a wait for the sync never ends"},
    // Intel NEO returns a NULL event without an error. An acquire waits for at most one second, and then
    // continues as if the wait had succeeded.
    {Quirk::no_events_of_syncs, intel, any_version,
     "the Intel driver creates no OpenCL events from GL syncs, and stops waiting after a second"},
    // Known from the source code of ROCm 6 (WGL and GLX). A thread that waits for the event has no GL context.
    {Quirk::no_events_of_syncs, amd, any_version,
     "the AMD driver creates a GL context in each wait for an OpenCL event of a GL sync, and does not destroy "
     "it"},
    // ROCm lists cl_khr_gl_event, but does not order commands accordingly.
    {Quirk::no_implicit_gl_order, amd, any_version, "the AMD driver does not order both sides in practice"},
    // Seen with rusticl on the drivers iris and radeonsi.
    {Quirk::no_implicit_gl_order, rusticl, any_version, "rusticl has no cl_khr_gl_event"},
};

constexpr struct {
    std::string_view platform;
    // A part of the build log
    std::string_view log;
} compiler_faults[] = {
    // rusticl 26.2 with the libclc of Debian: "nir_shader not fully linked", for kernels that call sin and others
    {rusticl, "Internal compilation error"},
};

constexpr bool is_here(Systems systems)
{
    return systems == Systems::any || systems == (on_windows ? Systems::windows : Systems::other);
}

// Returns the number at the start of a version; `latest` if there is none.
int major_version(std::string_view version)
{
    int number = latest;
    std::from_chars(version.data(), version.data() + version.size(), number);
    return number;
}

template <typename Match> const char *find(std::string_view platform_name, Quirk quirk, Match match)
{
    for (const auto &row : quirks)
        if (row.quirk == quirk && is_here(row.systems) &&
            platform_name.find(row.platform) != std::string_view::npos && match(row.versions))
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

bool is_compiler_fault(const Device &device, std::string_view build_log)
{
    const std::string_view platform_name = device.info().platform_name;
    return std::ranges::any_of(compiler_faults, [&](const auto &row) {
        return platform_name.find(row.platform) != std::string_view::npos &&
               build_log.find(row.log) != std::string_view::npos;
    });
}

bool is_software_renderer(std::string_view renderer)
{
    return std::ranges::any_of(software_renderers,
                               [&](std::string_view name) { return contains_ignoring_case(renderer, name); });
}

}  // namespace clgl
