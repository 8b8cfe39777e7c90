#include "core/plan/planner.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

using transport::Method;

struct Row {
    clgl_transport transport;
    Method method;
    const char *merit;
};

// All combinations of transport and method, best first, with the advantage of each for the report.
constexpr Row plan_rows[] = {
    // Faster than the transport native if both work (tests/bench/frames)
    {CLGL_TRANSPORT_EXTERNAL, Method::direct, "zero-copy: OpenGL and OpenCL use the same Vulkan memory"},
    {CLGL_TRANSPORT_NATIVE, Method::direct, "zero-copy: the OpenCL driver shares the OpenGL object itself"},
    {CLGL_TRANSPORT_MAPPED, Method::direct, "zero-copy: OpenGL and OpenCL use the same memory"},
    {CLGL_TRANSPORT_MAPPED, Method::shadow, "one copy each way, by OpenGL"},
    // On a CPU device, this row is not faster than mapped, which can convert formats, too. On a GPU, no data
    // crosses the bus.
    {CLGL_TRANSPORT_EXTERNAL, Method::shadow,
     "OpenGL copies on its device, to and from memory that OpenCL uses, too"},
    {CLGL_TRANSPORT_NATIVE, Method::shadow,
     "OpenGL copies on its device, to and from a texture that the OpenCL driver shares"},
    {CLGL_TRANSPORT_STAGED, Method::direct, "one copy each way, by OpenCL from and to the mapped object"},
    {CLGL_TRANSPORT_STAGED, Method::shadow, "OpenGL copies on its device, OpenCL through a mapped buffer"},
    {CLGL_TRANSPORT_STAGED, Method::host, "copies through host memory, which works everywhere"},
};

constexpr const char *keeps_its_storage = "the wrapped buffer keeps its own storage (CLGL_BUFFER_REPLACE_STORAGE "
                                          "is not set, or the storage is immutable or mapped)";
constexpr const char *texture_keeps_its_storage =
    "the wrapped texture keeps its own storage (CLGL_TEXTURE_REPLACE_STORAGE is not set, or the storage "
    "cannot be replaced)";
constexpr const char *would_lose_its_contents = "OpenGL cannot copy between buffers (this needs OpenGL 3.1 or "
                                                "GL_ARB_copy_buffer), and the wrapped buffer would lose its "
                                                "contents with its storage";
constexpr const char *copies_no_buffers =
    "OpenGL cannot copy between buffers (this needs OpenGL 3.1 or GL_ARB_copy_buffer)";

// Returns why OpenGL cannot copy between the requested image and another image; nullptr = it can.
const char *objection_to_copies(const Capabilities &capabilities, const PlanRequest &request)
{
    // Multisampled images are copied by drawing, so they do not need glCopyImageSubData.
    if (!request.image || request.samples || capabilities.copy_image) return nullptr;
    return "OpenGL cannot copy between textures (this needs OpenGL 4.3 or GL_ARB_copy_image)";
}

// Returns why the transport external cannot be used with `row.method`; nullptr = it can.
const char *objection_to_external(const Row &row, const Capabilities &capabilities, const PlanRequest &request)
{
    const bool any = request.transport == CLGL_TRANSPORT_AUTO;
    if (row.method == Method::shadow && !request.wrapped && !request.gl_mappable && !request.samples)
        return "copies by OpenGL are used only for wrapped, mappable and multisampled objects";
    if (row.method == Method::shadow)
        return request.image || capabilities.copy_buffer ? objection_to_copies(capabilities, request)
                                                         : copies_no_buffers;
    if (request.samples) return "OpenCL cannot import multisampled images";
    if (any && !request.image && capabilities.cpu_device)
        return "glBufferSubData works on mapped buffers, but not on imported memory, so external is used for "
               "buffers only if it is requested";
    if (request.wrapped && !request.replaceable)
        return request.image ? texture_keeps_its_storage : keeps_its_storage;
    if (request.wrapped && request.image && !capabilities.copy_image)
        return "OpenGL cannot copy between textures (this needs OpenGL 4.3 or GL_ARB_copy_image), and the "
               "wrapped texture would lose its contents with its storage";
    if (request.wrapped && !request.image && !capabilities.copy_buffer) return would_lose_its_contents;
    if (request.gl_mappable) return "CLGL_BUFFER_GL_MAPPABLE is set, but OpenGL cannot map imported memory";
    return nullptr;
}

// Returns why the transport native cannot be used with `row.method`; nullptr = it can.
const char *objection_to_native(const Row &row, const Capabilities &capabilities, const PlanRequest &request)
{
    // If a CPU driver has cl_khr_gl_sharing, a layer provides the extension by copying.
    if (request.transport == CLGL_TRANSPORT_AUTO && capabilities.cpu_device)
        return "the OpenCL device is a CPU, where cl_khr_gl_sharing usually belongs to a layer that copies: "
               "native is used only if it is requested";
    if (row.method == Method::direct)
        return request.samples ? "multisampled images of the driver (cl_khr_gl_msaa_sharing) have no layers"
                               : nullptr;
    return request.image ? objection_to_copies(capabilities, request) : "the driver shares buffers directly";
}

// Returns why the transports mapped and staged, which use mapped GL buffers, cannot be used with `row.method`;
// nullptr = they can.
const char *objection_to_mapping(const Row &row, const Capabilities &capabilities, const PlanRequest &request)
{
    if (request.image && row.method == Method::direct) return "OpenGL maps no textures";
    if (row.method != Method::host && !capabilities.buffer_storage)
        return "OpenGL has no persistent mappings (these need OpenGL 4.4, GL_ARB_buffer_storage or "
               "GL_EXT_buffer_storage)";
    if (row.transport == CLGL_TRANSPORT_MAPPED && !capabilities.cpu_device)
        return "the OpenCL device is not a CPU: it would not use mapped OpenGL memory in place";
    if (row.transport == CLGL_TRANSPORT_STAGED && row.method == Method::direct && !capabilities.software_gl)
        return "OpenGL draws on a GPU: an object in mapped memory would be slow to draw";
    if (row.method == Method::direct && request.wrapped && !request.replaceable) return keeps_its_storage;
    if (row.method == Method::direct && request.wrapped && !capabilities.copy_buffer)
        return would_lose_its_contents;
    if (row.method == Method::direct && request.gl_mappable && !capabilities.software_gl)
        return "CLGL_BUFFER_GL_MAPPABLE is set, but clgl would keep the buffer mapped";
    if (row.method == Method::shadow && !request.image && !capabilities.copy_buffer) return copies_no_buffers;
    return nullptr;
}

// Returns why a row cannot be used; nullptr = it can.
const char *objection(const Row &row, const Capabilities &capabilities, const PlanRequest &request)
{
    if (request.transport != CLGL_TRANSPORT_AUTO && request.transport != row.transport)
        return "another transport was requested";
    if (row.transport == CLGL_TRANSPORT_EXTERNAL) return objection_to_external(row, capabilities, request);
    if (row.transport == CLGL_TRANSPORT_NATIVE) return objection_to_native(row, capabilities, request);
    return objection_to_mapping(row, capabilities, request);
}

}  // namespace

bool replaces_storage(const Choice &choice)
{
    return choice.method == transport::Method::direct && !transport::find(choice.transport)->wraps_as_is;
}

std::vector<Choice> plan(const Capabilities &capabilities, const PlanRequest &request)
{
    std::vector<Choice> choices;
    for (const Row &row : plan_rows) {
        const char *const against = objection(row, capabilities, request);
        choices.push_back({row.transport, row.method, !against, against ? against : row.merit});
    }
    return choices;
}

std::optional<Choice> first_accepted(const std::vector<Choice> &choices)
{
    const auto found = std::ranges::find_if(choices, &Choice::accepted);
    return found == choices.end() ? std::nullopt : std::optional(*found);
}

}  // namespace clgl
