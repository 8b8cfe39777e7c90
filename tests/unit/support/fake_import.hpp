// Simulates a GPU driver that imports Vulkan memory. The fake uses PoCL, which maps the memory files of lavapipe.
// The fake supports only buffers, has the name of the NVIDIA platform, and counts hand-overs and migrations.
#pragma once

#include "driver/cl.hpp"
#include "driver/gl.hpp"
#include "fake_handle.hpp"

#include <CL/cl_ext.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace clgl::fake_import
{

// Offset in bytes at which the memory begins in a memory file of lavapipe
constexpr uint64_t first_byte = 4096;

inline std::atomic<int> acquires{0}, releases{0};
// Result of the acquire after the next `acquires_before_next` acquires, which succeed
inline cl_int next_acquire = CL_SUCCESS;
inline int acquires_before_next = 0;
inline std::string added_extensions =
    std::string(" cl_khr_device_uuid cl_khr_external_memory ") + fake_handle::cl_memory_extension;
// Number of calls so far that can fail, index of the call that fails (from 0; negative = none), and name of the
// failed call
inline int calls = 0, failing = -1;
inline const char *failed_call = "";
inline std::set<std::string_view> fallible;

inline bool is_to_fail(const char *name)
{
    fallible.insert(name);
    if (calls++ != failing) return false;
    failed_call = name;
    return true;
}

inline std::atomic<int> migrations{0};

inline decltype(ClTable::GetDeviceInfo) get_device_info;
inline decltype(ClTable::GetPlatformInfo) get_platform_info;
inline decltype(ClTable::EnqueueMigrateMemObjects) migrate_mem_objects;

template <typename T> cl_int answer(const T *from, size_t bytes, size_t size, void *value, size_t *needed)
{
    if (needed) *needed = bytes;
    if (value && size < bytes) return CL_INVALID_VALUE;
    if (value) std::memcpy(value, from, bytes);
    return CL_SUCCESS;
}

inline cl_int CL_API_CALL platform_info(cl_platform_id platform, cl_platform_info what, size_t size, void *value,
                                        size_t *needed)
{
    constexpr char name[] = "NVIDIA CUDA";
    return what == CL_PLATFORM_NAME ? answer(name, sizeof name, size, value, needed)
                                    : get_platform_info(platform, what, size, value, needed);
}

// Reports the UUID of the current OpenGL context.
inline cl_int CL_API_CALL device_info(cl_device_id device, cl_device_info what, size_t size, void *value,
                                      size_t *needed)
{
    if (what == CL_DEVICE_TYPE) {
        const cl_device_type gpu = CL_DEVICE_TYPE_GPU;
        return answer(&gpu, sizeof gpu, size, value, needed);
    }
    if (what == CL_DEVICE_UUID_KHR) {
        GLubyte uuid[GL_UUID_SIZE_EXT] = {};
        glGetUnsignedBytei_vEXT(GL_DEVICE_UUID_EXT, 0, uuid);
        return answer(uuid, sizeof uuid, size, value, needed);
    }
    if (what != CL_DEVICE_EXTENSIONS) return get_device_info(device, what, size, value, needed);
    size_t bytes = 0;
    get_device_info(device, what, 0, nullptr, &bytes);
    std::string extensions(bytes, '\0');
    get_device_info(device, what, bytes, extensions.data(), nullptr);
    extensions = std::string(extensions.c_str()) + added_extensions;
    return answer(extensions.c_str(), extensions.size() + 1, size, value, needed);
}

struct Mapped {
    void *first;
    size_t size;
    int file;
};

inline void CL_CALLBACK unmap(cl_mem, void *data)
{
    const Mapped *const mapped = static_cast<Mapped *>(data);
    fake_handle::unmap_file(mapped->first, mapped->size);
    fake_handle::close_file(mapped->file);
    delete mapped;
}

// Ends the process, whose test is then skipped.
[[noreturn]] inline void cannot_run(const char *reason)
{
    constexpr int skipped = 77;
    std::printf("skipped: %s\n", reason);
    std::fflush(stdout);
    std::_Exit(skipped);
}

// Returns the handle in a list of properties of memory or a semaphore.
inline NativeHandle handle_in(const cl_properties *properties)
{
    while (*properties != handle_type::cl_memory && *properties != handle_type::cl_semaphore)
        properties += 2;
    return fake_handle::native(properties[1]);
}

inline cl_mem CL_API_CALL make_buffer(cl_context context, const cl_mem_properties *properties, cl_mem_flags flags,
                                      size_t size, void *host, cl_int *code)
{
    if (!properties || properties[0] != handle_type::cl_memory)
        return clCreateBufferWithProperties(context, properties, flags, size, host, code);
    if (is_to_fail("clCreateBufferWithProperties")) {
        *code = CL_OUT_OF_RESOURCES;
        return nullptr;
    }
    // The file stays open as long as the buffer, so that a second close of the handle is found.
    const int file = fake_handle::import_file(handle_in(properties));
    void *const memory = fake_handle::map_file(file, size, first_byte);
    if (!memory) cannot_run("the files of the memory of this Vulkan driver cannot be mapped");
    const cl_mem mem = clCreateBuffer(context, flags | CL_MEM_USE_HOST_PTR, size, memory, code);
    clSetMemObjectDestructorCallback(mem, unmap, new Mapped{memory, size, file});
    return mem;
}

inline cl_mem CL_API_CALL make_image(cl_context, const cl_mem_properties *, cl_mem_flags, const cl_image_format *,
                                     const cl_image_desc *, void *, cl_int *code)
{
    *code = CL_IMAGE_FORMAT_NOT_SUPPORTED;
    return nullptr;
}

inline cl_int CL_API_CALL acquire(cl_command_queue queue, cl_uint, const cl_mem *, cl_uint wait_count,
                                  const cl_event *waits, cl_event *event)
{
    if (is_to_fail("clEnqueueAcquireExternalMemObjectsKHR")) return CL_OUT_OF_RESOURCES;
    if (acquires_before_next > 0)
        --acquires_before_next;
    else if (const cl_int code = std::exchange(next_acquire, CL_SUCCESS))
        return code;
    ++acquires;
    return clEnqueueMarkerWithWaitList(queue, wait_count, waits, event);
}

inline cl_int CL_API_CALL release(cl_command_queue queue, cl_uint, const cl_mem *, cl_uint wait_count,
                                  const cl_event *waits, cl_event *event)
{
    if (is_to_fail("clEnqueueReleaseExternalMemObjectsKHR")) return CL_OUT_OF_RESOURCES;
    ++releases;
    return clEnqueueMarkerWithWaitList(queue, wait_count, waits, event);
}

inline cl_int CL_API_CALL migrate(cl_command_queue queue, cl_uint count, const cl_mem *mems,
                                  cl_mem_migration_flags flags, cl_uint wait_count, const cl_event *waits,
                                  cl_event *event)
{
    ++migrations;
    return migrate_mem_objects(queue, count, mems, flags, wait_count, waits, event);
}

// Extension functions by name; fake_semaphores.hpp adds more
inline std::map<std::string_view, void *> functions = {
    {"clEnqueueAcquireExternalMemObjectsKHR", reinterpret_cast<void *>(&acquire)},
    {"clEnqueueReleaseExternalMemObjectsKHR", reinterpret_cast<void *>(&release)}};

inline void *CL_API_CALL get_function(cl_platform_id, const char *name)
{
    const auto found = functions.find(name);
    return found == functions.end() ? nullptr : found->second;
}

// Replaces driver functions with fake functions until the process ends.
inline void install()
{
    fake_handle::install();
    get_device_info = cl().GetDeviceInfo;
    get_platform_info = cl().GetPlatformInfo;
    migrate_mem_objects = cl().EnqueueMigrateMemObjects;
    cl().GetDeviceInfo = device_info;
    cl().GetPlatformInfo = platform_info;
    cl().CreateBufferWithProperties = make_buffer;
    cl().CreateImageWithProperties = make_image;
    cl().EnqueueMigrateMemObjects = migrate;
    cl().GetExtensionFunctionAddressForPlatform = get_function;
}

}  // namespace clgl::fake_import
