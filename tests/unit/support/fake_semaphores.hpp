// Adds fake semaphores to the driver in fake_import.hpp. Vulkan, OpenGL and OpenCL share the semaphores. Each
// semaphore checks that one wait follows each signal. OpenGL and OpenCL finish all commands before they signal.
#pragma once

#include "driver/vk.hpp"
#include "fake_import.hpp"

#include <cstdint>
#include <cstring>
#include <epoxy/egl.h>
#include <iterator>
#include <mutex>
#include <set>

#include <fcntl.h>

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
inline std::map<int, uintptr_t> exported;
inline std::map<GLuint, uintptr_t> imported_by_gl;

inline void note(uintptr_t semaphore, bool signals)
{
    const std::lock_guard lock(semaphores_mutex);
    if (signals != signalled.insert(semaphore).second) ++misuses;
    if (!signals) signalled.erase(semaphore);
}

inline uintptr_t take_file(int fd)
{
    const std::lock_guard lock(semaphores_mutex);
    const uintptr_t semaphore = exported.at(fd);
    exported.erase(fd);
    close(fd);
    return semaphore;
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
    for (; *properties != CL_SEMAPHORE_HANDLE_OPAQUE_FD_KHR; properties += 2) {
    }
    *code = CL_SUCCESS;
    return reinterpret_cast<cl_semaphore_khr>(take_file(static_cast<int>(properties[1])));
}

inline cl_int CL_API_CALL release_semaphore(cl_semaphore_khr) { return CL_SUCCESS; }

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
inline void import_semaphore(GLuint name, GLenum, GLint fd)
{
    if (is_to_fail("glImportSemaphoreFdEXT")) return glEnable(GL_NONE);
    imported_by_gl[name] = take_file(fd);
}
inline void delete_semaphores(GLsizei, const GLuint *name) { imported_by_gl.erase(*name); }
inline void signal_on_gl(GLuint name, GLuint, const GLuint *, GLuint, const GLuint *, const GLenum *)
{
    if (is_to_fail("glSignalSemaphoreEXT")) return glEnable(GL_NONE);
    ++gl_signals;
    glFinish();
    note(imported_by_gl.at(name), true);
}
inline void wait_on_gl(GLuint name, GLuint, const GLuint *, GLuint, const GLuint *, const GLenum *)
{
    if (is_to_fail("glWaitSemaphoreEXT") || std::exchange(next_gl_wait_fails, false)) return glEnable(GL_NONE);
    ++gl_waits;
    note(imported_by_gl.at(name), false);
}

inline decltype(epoxy_glGetStringi) get_stringi;
inline decltype(epoxy_glGetIntegerv) get_integerv;
inline constexpr const char *gl_extensions[] = {"GL_EXT_semaphore", "GL_EXT_semaphore_fd"};

inline const GLubyte *more_strings(GLenum what, GLuint index)
{
    GLint count = 0;
    if (what == GL_EXTENSIONS) get_integerv(GL_NUM_EXTENSIONS, &count);
    return what == GL_EXTENSIONS && index >= static_cast<GLuint>(count)
               ? reinterpret_cast<const GLubyte *>(gl_extensions[index - static_cast<GLuint>(count)])
               : get_stringi(what, index);
}
inline void more_integers(GLenum what, GLint *value)
{
    get_integerv(what, value);
    if (what == GL_NUM_EXTENSIONS) *value += static_cast<GLint>(std::size(gl_extensions));
}

inline decltype(VkTable::EnumerateDeviceExtensionProperties) vk_extensions;
inline decltype(VkTable::CreateDevice) vk_create_device;
inline decltype(VkTable::GetDeviceProcAddr) vk_get_function;

inline VkResult VKAPI_CALL more_vk_extensions(VkPhysicalDevice device, const char *layer, uint32_t *count,
                                              VkExtensionProperties *all)
{
    const VkResult result = vk_extensions(device, layer, count, all);
    // Replaces the base extension with the fd extension. lavapipe lists only the base extension.
    for (uint32_t i = 0; all && i < *count; ++i)
        if (std::strcmp(all[i].extensionName, VK_KHR_EXTERNAL_SEMAPHORE_EXTENSION_NAME) == 0)
            std::strcpy(all[i].extensionName, VK_KHR_EXTERNAL_SEMAPHORE_FD_EXTENSION_NAME);
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
inline VkResult VKAPI_CALL export_semaphore(VkDevice, const VkSemaphoreGetFdInfoKHR *info, int *fd)
{
    if (is_to_fail("vkGetSemaphoreFdKHR")) return VK_ERROR_TOO_MANY_OBJECTS;
    const std::lock_guard lock(semaphores_mutex);
    *fd = open("/dev/null", O_RDONLY | O_CLOEXEC);
    std::memcpy(&exported[*fd], &info->semaphore, sizeof(uintptr_t));
    return VK_SUCCESS;
}
inline PFN_vkVoidFunction VKAPI_CALL vk_function(VkDevice device, const char *name)
{
    return std::strcmp(name, "vkGetSemaphoreFdKHR") == 0 ? reinterpret_cast<PFN_vkVoidFunction>(&export_semaphore)
                                                         : vk_get_function(device, name);
}

// Replaces the semaphore functions until the process ends. Must be called after install().
inline void install_semaphores()
{
    added_extensions += " cl_khr_semaphore cl_khr_external_semaphore_opaque_fd";
    functions["clCreateSemaphoreWithPropertiesKHR"] = reinterpret_cast<void *>(&create_semaphore);
    functions["clReleaseSemaphoreKHR"] = reinterpret_cast<void *>(&release_semaphore);
    functions["clEnqueueWaitSemaphoresKHR"] = reinterpret_cast<void *>(&wait_semaphores);
    functions["clEnqueueSignalSemaphoresKHR"] = reinterpret_cast<void *>(&signal_semaphores);
    get_stringi = reinterpret_cast<decltype(get_stringi)>(eglGetProcAddress("glGetStringi"));
    get_integerv = reinterpret_cast<decltype(get_integerv)>(eglGetProcAddress("glGetIntegerv"));
    epoxy_glGetStringi = more_strings;
    epoxy_glGetIntegerv = more_integers;
    epoxy_glGenSemaphoresEXT = gen_semaphores;
    epoxy_glImportSemaphoreFdEXT = import_semaphore;
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
