// Adds fake semaphores to the driver in fake_import.hpp. Vulkan, OpenGL and OpenCL share the semaphores. Each
// semaphore checks that one wait follows each signal. OpenGL and OpenCL finish all commands before they signal.
#pragma once

#include "driver/vk.hpp"
#include "fake_import.hpp"

#include <cstdint>
#include <cstring>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <string_view>

namespace clgl::fake_import
{

// Number of OpenCL waits and signals (each with any number of semaphores), and number of OpenGL signals and waits
inline std::atomic<int> cl_waits{0}, cl_signals{0}, gl_signals{0}, gl_waits{0};
// Number of invalid uses of a semaphore
inline std::atomic<int> misuses{0};
// Result of the next OpenCL wait
inline cl_int next_wait = CL_SUCCESS;
// Result of the next semaphore creation in OpenCL
inline cl_int next_creation = CL_SUCCESS;
// True if the next OpenGL wait fails with an OpenGL error
inline bool next_gl_wait_fails = false;

// The file of a semaphore contains a number. OpenGL and OpenCL find the semaphore by this number.
inline std::mutex semaphores_mutex;
inline std::set<uintptr_t> signalled;
inline uintptr_t newest_semaphore = 0;
// A semaphore of OpenCL or OpenGL, and the file of its handle
struct Imported {
    uintptr_t semaphore;
    int file;
};
inline std::map<uintptr_t, Imported> imported_by_cl;
inline std::map<GLuint, Imported> imported_by_gl;

inline void note(uintptr_t semaphore, bool signals)
{
    const std::lock_guard lock(semaphores_mutex);
    if (signals != signalled.insert(semaphore).second) ++misuses;
    if (!signals) signalled.erase(semaphore);
}

inline Imported import_handle(NativeHandle handle)
{
    Imported imported{0, fake_handle::import_file(handle)};
    fake_handle::read_file(imported.file, &imported.semaphore, sizeof imported.semaphore);
    return imported;
}

inline cl_semaphore_khr CL_API_CALL create_semaphore(cl_context, const cl_semaphore_properties_khr *properties,
                                                     cl_int *code)
{
    if (is_to_fail("clCreateSemaphoreWithPropertiesKHR")) {
        *code = CL_OUT_OF_RESOURCES;
        return nullptr;
    }
    if (const cl_int failure = std::exchange(next_creation, CL_SUCCESS)) {
        *code = failure;
        return nullptr;
    }
    const Imported imported = import_handle(handle_in(properties));
    const std::lock_guard lock(semaphores_mutex);
    imported_by_cl[imported.semaphore] = imported;
    *code = CL_SUCCESS;
    return reinterpret_cast<cl_semaphore_khr>(imported.semaphore);
}

inline cl_int CL_API_CALL release_semaphore(cl_semaphore_khr semaphore)
{
    const std::lock_guard lock(semaphores_mutex);
    const auto found = imported_by_cl.find(reinterpret_cast<uintptr_t>(semaphore));
    fake_handle::close_file(found->second.file);
    imported_by_cl.erase(found);
    return CL_SUCCESS;
}

inline cl_int CL_API_CALL wait_semaphores(cl_command_queue queue, cl_uint count, const cl_semaphore_khr *all,
                                          const cl_semaphore_payload_khr *, cl_uint wait_count,
                                          const cl_event *waits, cl_event *event)
{
    if (is_to_fail("clEnqueueWaitSemaphoresKHR")) return CL_OUT_OF_RESOURCES;
    if (const cl_int code = std::exchange(next_wait, CL_SUCCESS)) return code;
    ++cl_waits;
    for (cl_uint i = 0; i < count; ++i)
        note(reinterpret_cast<uintptr_t>(all[i]), false);
    return clEnqueueMarkerWithWaitList(queue, wait_count, waits, event);
}

inline cl_int CL_API_CALL signal_semaphores(cl_command_queue queue, cl_uint count, const cl_semaphore_khr *all,
                                            const cl_semaphore_payload_khr *, cl_uint wait_count,
                                            const cl_event *waits, cl_event *event)
{
    if (is_to_fail("clEnqueueSignalSemaphoresKHR")) return CL_OUT_OF_RESOURCES;
    ++cl_signals;
    clFinish(queue);
    for (cl_uint i = 0; i < count; ++i)
        note(reinterpret_cast<uintptr_t>(all[i]), true);
    return clEnqueueMarkerWithWaitList(queue, wait_count, waits, event);
}

inline void gen_semaphores(GLsizei, GLuint *names)
{
    static GLuint newest = 0;
    *names = ++newest;
}
inline void import_semaphore(GLuint name, GLenum, NativeHandle handle)
{
    if (is_to_fail(handle_type::import_gl_semaphore_name)) return glEnable(GL_NONE);
    imported_by_gl[name] = import_handle(handle);
}
inline void delete_semaphores(GLsizei, const GLuint *name)
{
    const auto found = imported_by_gl.find(*name);
    if (found == imported_by_gl.end()) return;
    fake_handle::close_file(found->second.file);
    imported_by_gl.erase(found);
}
inline void signal_on_gl(GLuint name, GLuint, const GLuint *, GLuint, const GLuint *, const GLenum *)
{
    if (is_to_fail("glSignalSemaphoreEXT")) return glEnable(GL_NONE);
    ++gl_signals;
    glFinish();
    note(imported_by_gl.at(name).semaphore, true);
}
inline void wait_on_gl(GLuint name, GLuint, const GLuint *, GLuint, const GLuint *, const GLenum *)
{
    if (is_to_fail("glWaitSemaphoreEXT") || std::exchange(next_gl_wait_fails, false)) return glEnable(GL_NONE);
    ++gl_waits;
    note(imported_by_gl.at(name).semaphore, false);
}

inline decltype(VkTable::EnumerateDeviceExtensionProperties) vk_extensions;
inline decltype(VkTable::CreateDevice) vk_create_device;
inline decltype(VkTable::GetDeviceProcAddr) vk_get_function;

inline VkResult VKAPI_CALL more_vk_extensions(VkPhysicalDevice device, const char *layer, uint32_t *count,
                                              VkExtensionProperties *all)
{
    const VkResult result = vk_extensions(device, layer, count, all);
    // Replaces the base extension with the extension of handles. lavapipe lists only the base extension.
    for (uint32_t i = 0; all && i < *count; ++i)
        if (std::strcmp(all[i].extensionName, VK_KHR_EXTERNAL_SEMAPHORE_EXTENSION_NAME) == 0)
            std::strcpy(all[i].extensionName, fake_handle::vk_semaphore_extension);
    return result;
}
inline VkResult VKAPI_CALL create_device(VkPhysicalDevice physical, const VkDeviceCreateInfo *info,
                                         const VkAllocationCallbacks *allocator, VkDevice *device)
{
    VkDeviceCreateInfo without = *info;
    --without.enabledExtensionCount;
    return vk_create_device(physical, &without, allocator, device);
}
inline VkResult VKAPI_CALL create_vk_semaphore(VkDevice, const VkSemaphoreCreateInfo *,
                                               const VkAllocationCallbacks *, VkSemaphore *semaphore)
{
    if (is_to_fail("vkCreateSemaphore")) return VK_ERROR_OUT_OF_HOST_MEMORY;
    const uintptr_t number = ++newest_semaphore;
    std::memcpy(semaphore, &number, sizeof number);
    return VK_SUCCESS;
}
inline void VKAPI_CALL destroy_vk_semaphore(VkDevice, VkSemaphore, const VkAllocationCallbacks *) {}
inline VkResult VKAPI_CALL export_semaphore(VkDevice, const handle_type::VkSemaphoreInfo *info,
                                            NativeHandle *handle)
{
    if (is_to_fail(fake_handle::get_vk_semaphore_name)) return VK_ERROR_TOO_MANY_OBJECTS;
    uintptr_t number = 0;
    std::memcpy(&number, &info->semaphore, sizeof number);
    *handle = fake_handle::export_file(fake_handle::make_file(&number, sizeof number), number);
    return VK_SUCCESS;
}
inline PFN_vkVoidFunction VKAPI_CALL vk_function(VkDevice device, const char *name)
{
    return std::string_view(name) == fake_handle::get_vk_semaphore_name
               ? reinterpret_cast<PFN_vkVoidFunction>(&export_semaphore)
               : vk_get_function(device, name);
}

// Replaces the semaphore functions until the process ends. Must be called after install().
inline void install_semaphores()
{
    added_extensions += std::string(" cl_khr_semaphore ") + fake_handle::cl_semaphore_extension;
    functions["clCreateSemaphoreWithPropertiesKHR"] = reinterpret_cast<void *>(&create_semaphore);
    functions["clReleaseSemaphoreKHR"] = reinterpret_cast<void *>(&release_semaphore);
    functions["clEnqueueWaitSemaphoresKHR"] = reinterpret_cast<void *>(&wait_semaphores);
    functions["clEnqueueSignalSemaphoresKHR"] = reinterpret_cast<void *>(&signal_semaphores);
    fake_handle::add_gl_extension("GL_EXT_semaphore");
    fake_handle::add_gl_extension(fake_handle::gl_semaphore_extension);
    epoxy_glGenSemaphoresEXT = gen_semaphores;
    *fake_handle::import_gl_semaphore = import_semaphore;
    epoxy_glDeleteSemaphoresEXT = delete_semaphores;
    epoxy_glSignalSemaphoreEXT = signal_on_gl;
    epoxy_glWaitSemaphoreEXT = wait_on_gl;
    vk_extensions = std::exchange(vk().EnumerateDeviceExtensionProperties, more_vk_extensions);
    vk_create_device = std::exchange(vk().CreateDevice, create_device);
    vk_get_function = std::exchange(vk().GetDeviceProcAddr, vk_function);
    vk().CreateSemaphore = create_vk_semaphore;
    vk().DestroySemaphore = destroy_vk_semaphore;
}

}  // namespace clgl::fake_import
