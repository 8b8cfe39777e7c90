// Finds the OpenCL device that matches a GL context.
#include "base/text.hpp"
#include "core/device/driver_quirks.hpp"
#include "core/device/gl_sharing_query.hpp"
#include "core/device/info.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace clgl
{

namespace
{

// Ranks of a device for a GL context, best first. `current` and `usable` are results of clGetGLContextInfoKHR.
enum class Rank : int { current, usable, uuid, cpu, cpu_late, fallback };

struct Candidate {
    DeviceMatch match;
    // The sort key: the rank, then two criteria for devices of equal rank
    std::array<int, 3> order{};
};

// Returns the hardware vendor that occurs in the names of a driver; empty if none is known.
std::string_view maker_in(std::string_view names)
{
    static constexpr struct {
        std::string_view word, maker;
    } words[] = {
        {"NVIDIA", "NVIDIA"},
        {"AMD", "AMD"},
        {"Advanced Micro Devices", "AMD"},
        {"Radeon", "AMD"},
        {"Intel", "Intel"},
        {"ARM", "ARM"},
        {"Mali", "ARM"},
        {"Panfrost", "ARM"},
        {"Qualcomm", "Qualcomm"},
        {"Adreno", "Qualcomm"},
        {"freedreno", "Qualcomm"},
        {"Apple", "Apple"},
    };
    for (const auto &each : words)
        if (contains_ignoring_case(names, each.word)) return each.maker;
    return {};
}

bool same_maker(const GlIdentity &gl, const Device &device)
{
    const std::string_view maker = maker_in(text(gl.vendor, " ", gl.renderer));
    return !maker.empty() && maker == maker_in(text(device.info().vendor, " ", device.info().name));
}

bool has_uuid_of(const GlIdentity &gl, const Device &device)
{
    const std::optional<Uuid> uuid = device.uuid();
    return uuid && std::find(gl.device_uuids.begin(), gl.device_uuids.end(), *uuid) != gl.device_uuids.end();
}

Rank rank_of(const GlIdentity &gl, const GlQuery &query, const Device &device)
{
    if (device.id() == query.current) return Rank::current;
    if (query.names(device.id())) return Rank::usable;
    // Ignore equal UUIDs, which rusticl 25 and llvmpipe report: all CPU devices share their memory with a
    // software OpenGL.
    if (is_software_renderer(gl.renderer) && device.is_cpu())
        return find_quirk(device, Quirk::copied_host_images) ? Rank::cpu_late : Rank::cpu;
    return has_uuid_of(gl, device) ? Rank::uuid : Rank::fallback;
}

DeviceMatch describe(const GlIdentity &gl, const Ref<Device> &device, Rank rank)
{
    const std::string name = text("\"", device->full_name(), "\"");
    const std::string renderer = text("the OpenGL renderer \"", gl.renderer, "\"");
    switch (rank) {
    case Rank::current:
        return {device, CLGL_MATCH_GL_QUERY,
                text("clGetGLContextInfoKHR names ", name, " as the device that drives ", renderer)};
    case Rank::usable:
        return {device, CLGL_MATCH_GL_QUERY,
                text("clGetGLContextInfoKHR names ", name, " as a device that can share with ", renderer)};
    case Rank::uuid:
        return {device, CLGL_MATCH_UUID, text(name, " and ", renderer, " have the same device UUID")};
    case Rank::cpu:
    case Rank::cpu_late:
        return {device, CLGL_MATCH_CPU,
                text(renderer, " draws in software and ", name, " is a CPU: they share the memory")};
    case Rank::fallback:
        break;
    }
    return {device, CLGL_MATCH_FALLBACK,
            text("no driver query and no UUID relates ", name, " to ", renderer, "; no device matches better")};
}

Candidate candidate(const GlIdentity &gl, const GlQuery &query, const Ref<Device> &device)
{
    const Rank rank = rank_of(gl, query, *device);
    Candidate made{describe(gl, device, rank), {static_cast<int>(rank)}};
    if (rank == Rank::fallback) {
        made.order[1] = same_maker(gl, *device) ? 0 : 1;
        made.order[2] = device->is_cpu() ? 1 : 0;
    }
    return made;
}

}  // namespace

std::vector<DeviceMatch> match_devices(const GlIdentity &gl)
{
    std::vector<GlQuery> queries;
    for (const Platform &platform : platforms())
        queries.push_back(query_gl(gl, platform.id, list_has_extension(platform.info.extensions, "cl_khr_icd")));
    std::vector<Candidate> candidates;
    for (const Ref<Device> &device : devices())
        if (device->info().available)
            candidates.push_back(candidate(gl, queries[device->info().platform], device));
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate &a, const Candidate &b) { return a.order < b.order; });
    std::vector<DeviceMatch> matches;
    for (Candidate &each : candidates)
        matches.push_back(std::move(each.match));
    return matches;
}

bool may_drive(const GlIdentity &gl, const Device &device)
{
    return device.is_cpu() || gl.device_uuids.empty() || !device.uuid() || has_uuid_of(gl, device);
}

}  // namespace clgl
