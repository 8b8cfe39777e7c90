// Simulates a driver with native sharing. The fake uses PoCL, and hand-overs copy between OpenGL and OpenCL on
// the CPU. Tests can set the behaviour. All sharing functions are replaced, because those of PoCL abort.
#pragma once

#include "driver/cl.hpp"
#include "driver/gl.hpp"
#include "system_gl.hpp"

#include <CL/cl_gl.h>

#include <cstring>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clgl::fake_sharing
{

// Behaviour of clCreateEventFromGLsyncKHR
enum class OfSync { absent, may_not_be_asked, null, refused, ends, never_ends };

inline struct Behaviour {
    // Result of clGetGLContextInfoKHR, and true if the function reports the device
    cl_int query = CL_SUCCESS;
    bool names_device = true;
    // Result of clCreateContext with OpenGL properties
    cl_int context = CL_SUCCESS;
    // Result of clCreateFromGL...
    cl_int object = CL_SUCCESS;
    // True if object creation returns NULL without an error code
    bool null_objects = false;
    // Number of bytes by which OpenCL buffers are smaller than OpenGL buffers
    GLint missing_bytes = 0;
    // True to simulate OpenCL 1.1: clCreateFromGLTexture2D and clCreateFromGLTexture3D in place of
    // clCreateFromGLTexture, and no cl_khr_icd
    bool is_old = false;
    OfSync of_sync = OfSync::absent;
    cl_channel_order order = CL_RGBA;
    // True if hand-overs succeed but do not copy
    bool lazy = false;
    // Number of hand-overs that succeed before a hand-over fails; negative = none fails
    int good_moves = -1;
    // Name that replaces the name of the platform; empty = the real name
    std::string_view platform_name;
} behaviour;

// Number of clCreateFromGL... calls, of acquires, of releases, and of forbidden calls
inline int objects = 0, acquires = 0, releases = 0, forbidden = 0;
// Number of sync events in the wait lists of acquires. `unended` contains the events that never complete, and
// `stuck` contains the queues that wait for them. end_stuck() completes the events and releases the queues.
inline int waits_for_syncs = 0;
inline std::set<cl_event> events_of_syncs, unended;
inline std::set<cl_command_queue> stuck;
// Acquired objects. A second acquire of such an object fails, and so does the release of any other object.
inline std::set<cl_mem> held;
// OpenGL object of a shared memory object
struct Shared {
    GLuint name = 0;
    size_t bytes = 0;
    // Set for textures only
    size_t width = 0, height = 0;

    bool is_texture() const { return width != 0; }
};
inline std::map<cl_mem, Shared> shared;
// Properties of each context, and of the last call of clGetGLContextInfoKHR
inline std::map<cl_context, std::vector<cl_context_properties>> properties;
inline std::vector<cl_context_properties> asked_properties;
inline decltype(ClTable::CreateContext) create_context;
inline decltype(ClTable::GetContextInfo) get_context_info;
inline decltype(ClTable::GetDeviceIDs) get_device_ids;
inline decltype(ClTable::GetPlatformInfo) get_platform_info;

constexpr size_t texel = 4;

inline cl_int CL_API_CALL get_gl_context_info(const cl_context_properties *given, cl_gl_context_info, size_t size,
                                              void *value, size_t *needed)
{
    if (behaviour.query != CL_SUCCESS) return behaviour.query;
    cl_platform_id platform = nullptr;
    asked_properties.clear();
    for (; *given; given += 2) {
        asked_properties.insert(asked_properties.end(), {given[0], given[1]});
        if (*given == CL_CONTEXT_PLATFORM) platform = reinterpret_cast<cl_platform_id>(given[1]);
    }
    cl_device_id device = nullptr;
    if (behaviour.names_device) get_device_ids(platform, CL_DEVICE_TYPE_ALL, 1, &device, nullptr);
    const size_t bytes = behaviour.names_device ? sizeof device : 0;
    if (needed) *needed = bytes;
    if (value && size >= bytes) std::memcpy(value, &device, bytes);
    return CL_SUCCESS;
}

inline cl_context CL_API_CALL make_context(const cl_context_properties *given, cl_uint count,
                                           const cl_device_id *devices,
                                           void(CL_CALLBACK *notify)(const char *, const void *, size_t, void *),
                                           void *data, cl_int *code)
{
    std::vector<cl_context_properties> all, without;
    bool with_gl = false;
    for (; given && *given; given += 2) {
        const bool of_gl = *given == CL_GL_CONTEXT_KHR || *given == CL_EGL_DISPLAY_KHR ||
                           *given == CL_GLX_DISPLAY_KHR || *given == CL_WGL_HDC_KHR;
        with_gl |= of_gl;
        all.insert(all.end(), {given[0], given[1]});
        if (!of_gl) without.insert(without.end(), {given[0], given[1]});
    }
    if (with_gl && behaviour.context != CL_SUCCESS) {
        *code = behaviour.context;
        return nullptr;
    }
    all.push_back(0);
    without.push_back(0);
    const cl_context made = create_context(without.data(), count, devices, notify, data, code);
    if (made) properties[made] = all;
    return made;
}

inline cl_int CL_API_CALL context_info(cl_context context, cl_context_info what, size_t size, void *value,
                                       size_t *needed)
{
    if (what != CL_CONTEXT_PROPERTIES) return get_context_info(context, what, size, value, needed);
    const auto &all = properties[context];
    const size_t bytes = all.size() * sizeof all.front();
    if (needed) *needed = bytes;
    if (value && size >= bytes) std::memcpy(value, all.data(), bytes);
    return CL_SUCCESS;
}

inline cl_mem CL_API_CALL from_buffer(cl_context context, cl_mem_flags flags, cl_GLuint name, cl_int *code)
{
    ++objects;
    *code = behaviour.object;
    if (behaviour.object != CL_SUCCESS || behaviour.null_objects) return nullptr;
    GLint bytes = 0;
    glBindBuffer(GL_COPY_READ_BUFFER, name);
    glGetBufferParameteriv(GL_COPY_READ_BUFFER, GL_BUFFER_SIZE, &bytes);
    glBindBuffer(GL_COPY_READ_BUFFER, 0);
    bytes -= behaviour.missing_bytes;
    const cl_mem mem = clCreateBuffer(context, flags, static_cast<size_t>(bytes), nullptr, code);
    shared[mem] = {name, static_cast<size_t>(bytes)};
    return mem;
}

// Creates an image from a GL texture. Supports only RGBA8.
inline cl_mem CL_API_CALL from_texture(cl_context context, cl_mem_flags flags, cl_GLenum target, cl_GLint level,
                                       cl_GLuint name, cl_int *code)
{
    ++objects;
    *code = behaviour.object != CL_SUCCESS ? behaviour.object
            : target != GL_TEXTURE_2D      ? CL_INVALID_VALUE
            : level != 0                   ? CL_INVALID_MIP_LEVEL
                                           : CL_SUCCESS;
    if (*code != CL_SUCCESS || behaviour.null_objects) return nullptr;
    GLint width = 0, height = 0;
    glBindTexture(GL_TEXTURE_2D, name);
    glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_WIDTH, &width);
    glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_HEIGHT, &height);
    glBindTexture(GL_TEXTURE_2D, 0);
    const cl_image_format format{behaviour.order, CL_UNORM_INT8};
    cl_image_desc desc{};
    desc.image_type = CL_MEM_OBJECT_IMAGE2D;
    desc.image_width = static_cast<size_t>(width);
    desc.image_height = static_cast<size_t>(height);
    const cl_mem mem = clCreateImage(context, flags, &format, &desc, nullptr, code);
    shared[mem] = {name, desc.image_width * desc.image_height * texel, desc.image_width, desc.image_height};
    return mem;
}

inline cl_mem CL_API_CALL from_renderbuffer(cl_context, cl_mem_flags, cl_GLuint, cl_int *code)
{
    ++objects;
    *code = CL_INVALID_GL_OBJECT;
    return nullptr;
}

inline void read_gl(const Shared &object, void *bytes)
{
    if (object.is_texture()) {
        glBindTexture(GL_TEXTURE_2D, object.name);
        glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, bytes);
        glBindTexture(GL_TEXTURE_2D, 0);
        return;
    }
    glBindBuffer(GL_COPY_READ_BUFFER, object.name);
    glGetBufferSubData(GL_COPY_READ_BUFFER, 0, static_cast<GLsizeiptr>(object.bytes), bytes);
    glBindBuffer(GL_COPY_READ_BUFFER, 0);
}

inline void write_gl(const Shared &object, const void *bytes)
{
    if (object.is_texture()) {
        glBindTexture(GL_TEXTURE_2D, object.name);
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, static_cast<GLsizei>(object.width),
                        static_cast<GLsizei>(object.height), GL_RGBA, GL_UNSIGNED_BYTE, bytes);
        glBindTexture(GL_TEXTURE_2D, 0);
        return;
    }
    glBindBuffer(GL_COPY_WRITE_BUFFER, object.name);
    glBufferSubData(GL_COPY_WRITE_BUFFER, 0, static_cast<GLsizeiptr>(object.bytes), bytes);
    glBindBuffer(GL_COPY_WRITE_BUFFER, 0);
}

// Waits for all earlier commands, and copies each object to OpenCL or to OpenGL.
inline cl_int move(cl_command_queue queue, cl_uint count, const cl_mem *mems, cl_uint wait_count,
                   const cl_event *waits, cl_event *event, bool to_cl)
{
    constexpr size_t origin[3] = {0, 0, 0};
    for (cl_uint i = 0; i < count; ++i)
        if (held.contains(mems[i]) == to_cl) return CL_INVALID_OPERATION;
    if (behaviour.good_moves >= 0 && behaviour.good_moves-- == 0) return CL_OUT_OF_RESOURCES;
    for (cl_uint i = 0; i < count; ++i)
        to_cl ? void(held.insert(mems[i])) : void(held.erase(mems[i]));
    ++(to_cl ? acquires : releases);
    for (cl_uint i = 0; i < wait_count; ++i) {
        waits_for_syncs += events_of_syncs.contains(waits[i]);
        if (unended.contains(waits[i]) && stuck.insert(queue).second) clRetainCommandQueue(queue);
    }
    if (stuck.contains(queue)) return clEnqueueMarkerWithWaitList(queue, wait_count, waits, event);
    if (wait_count) clWaitForEvents(wait_count, waits);
    for (cl_uint i = 0; i < count && !behaviour.lazy; ++i) {
        const Shared &object = shared.at(mems[i]);
        const size_t extent[3] = {object.width, object.height, 1};
        std::vector<char> bytes(object.bytes);
        if (to_cl) read_gl(object, bytes.data());
        if (object.is_texture() && to_cl)
            clEnqueueWriteImage(queue, mems[i], CL_TRUE, origin, extent, 0, 0, bytes.data(), 0, nullptr, nullptr);
        else if (object.is_texture())
            clEnqueueReadImage(queue, mems[i], CL_TRUE, origin, extent, 0, 0, bytes.data(), 0, nullptr, nullptr);
        else if (to_cl)
            clEnqueueWriteBuffer(queue, mems[i], CL_TRUE, 0, bytes.size(), bytes.data(), 0, nullptr, nullptr);
        else
            clEnqueueReadBuffer(queue, mems[i], CL_TRUE, 0, bytes.size(), bytes.data(), 0, nullptr, nullptr);
        if (!to_cl) write_gl(object, bytes.data());
    }
    return clEnqueueMarkerWithWaitList(queue, 0, nullptr, event);
}

inline cl_int CL_API_CALL acquire(cl_command_queue queue, cl_uint count, const cl_mem *mems, cl_uint wait_count,
                                  const cl_event *waits, cl_event *event)
{
    return move(queue, count, mems, wait_count, waits, event, true);
}

inline cl_int CL_API_CALL release(cl_command_queue queue, cl_uint count, const cl_mem *mems, cl_uint wait_count,
                                  const cl_event *waits, cl_event *event)
{
    return move(queue, count, mems, wait_count, waits, event, false);
}

inline cl_int CL_API_CALL platform_info(cl_platform_id platform, cl_platform_info what, size_t size, void *value,
                                        size_t *needed)
{
    if (what == CL_PLATFORM_EXTENSIONS && behaviour.is_old) {
        if (needed) *needed = 1;
        if (value && size > 0) *static_cast<char *>(value) = '\0';
        return CL_SUCCESS;
    }
    const std::string_view name = behaviour.platform_name;
    if (what != CL_PLATFORM_NAME || name.empty()) return get_platform_info(platform, what, size, value, needed);
    if (needed) *needed = name.size() + 1;
    if (value && size > name.size()) std::strcpy(static_cast<char *>(value), name.data());
    return CL_SUCCESS;
}

inline cl_event CL_API_CALL event_of_sync(cl_context context, cl_GLsync sync, cl_int *code)
{
    forbidden += behaviour.of_sync == OfSync::may_not_be_asked;
    *code = behaviour.of_sync == OfSync::null ? CL_SUCCESS : CL_INVALID_EVENT;
    if (behaviour.of_sync != OfSync::ends && behaviour.of_sync != OfSync::never_ends) return nullptr;
    const cl_event event = clCreateUserEvent(context, code);
    events_of_syncs.insert(event);
    if (behaviour.of_sync == OfSync::never_ends) {
        unended.insert(event);
        clRetainEvent(event);
        return event;
    }
    glClientWaitSync(reinterpret_cast<GLsync>(sync), GL_SYNC_FLUSH_COMMANDS_BIT, GL_TIMEOUT_IGNORED);
    clSetUserEventStatus(event, CL_COMPLETE);
    return event;
}

inline cl_mem CL_API_CALL part_of_buffer(cl_mem, cl_mem_flags, cl_buffer_create_type, const void *, cl_int *code)
{
    ++forbidden;
    *code = CL_INVALID_MEM_OBJECT;
    return nullptr;
}

inline void *CL_API_CALL get_function(cl_platform_id, const char *name)
{
    const std::map<std::string_view, void *> functions = {
        {"clGetGLContextInfoKHR", reinterpret_cast<void *>(&get_gl_context_info)},
        {"clCreateFromGLBuffer", reinterpret_cast<void *>(&from_buffer)},
        {behaviour.is_old ? "clCreateFromGLTexture2D" : "clCreateFromGLTexture",
         reinterpret_cast<void *>(&from_texture)},
        {"clCreateFromGLRenderbuffer", reinterpret_cast<void *>(&from_renderbuffer)},
        {"clCreateEventFromGLsyncKHR",
         behaviour.of_sync == OfSync::absent ? nullptr : reinterpret_cast<void *>(&event_of_sync)},
        {"clEnqueueAcquireGLObjects", reinterpret_cast<void *>(&acquire)},
        {"clEnqueueReleaseGLObjects", reinterpret_cast<void *>(&release)}};
    const auto found = functions.find(name);
    return found == functions.end() ? nullptr : found->second;
}

inline void end_stuck()
{
    for (const cl_event event : std::exchange(unended, {})) {
        clSetUserEventStatus(event, CL_COMPLETE);
        clReleaseEvent(event);
    }
    for (const cl_command_queue queue : std::exchange(stuck, {}))
        clReleaseCommandQueue(queue);
}

// Replaces driver functions with fake functions until the process ends.
inline void install()
{
    system_gl::prepare();
    create_context = cl().CreateContext;
    get_context_info = cl().GetContextInfo;
    get_device_ids = cl().GetDeviceIDs;
    get_platform_info = cl().GetPlatformInfo;
    cl().CreateContext = make_context;
    cl().GetContextInfo = context_info;
    cl().GetPlatformInfo = platform_info;
    cl().GetExtensionFunctionAddressForPlatform = get_function;
}

}  // namespace clgl::fake_sharing
