// Defines the type of the handles with which Vulkan exports memory and semaphores to OpenGL and OpenCL. The type
// is an opaque file descriptor, or on Windows an opaque NT handle.
#pragma once

#include "base/platform/shared_handle.hpp"
#include "driver/cl.hpp"
#include "driver/vk.hpp"

#ifdef _WIN32
#include "base/platform/windows.hpp"

#include <vulkan/vulkan_win32.h>
#endif

#include <epoxy/gl.h>

namespace clgl::handle_type
{

// Memory and semaphores in Vulkan
#ifdef _WIN32
inline constexpr auto vk_memory = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_BIT;
inline constexpr const char *vk_memory_extension = VK_KHR_EXTERNAL_MEMORY_WIN32_EXTENSION_NAME;
inline constexpr const char *get_vk_memory_name = "vkGetMemoryWin32HandleKHR";
inline constexpr VkStructureType vk_memory_info = VK_STRUCTURE_TYPE_MEMORY_GET_WIN32_HANDLE_INFO_KHR;
inline constexpr auto vk_semaphore = VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_BIT;
inline constexpr const char *vk_semaphore_extension = VK_KHR_EXTERNAL_SEMAPHORE_WIN32_EXTENSION_NAME;
inline constexpr const char *get_vk_semaphore_name = "vkGetSemaphoreWin32HandleKHR";
inline constexpr VkStructureType vk_semaphore_info = VK_STRUCTURE_TYPE_SEMAPHORE_GET_WIN32_HANDLE_INFO_KHR;
#else
inline constexpr auto vk_memory = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
inline constexpr const char *vk_memory_extension = VK_KHR_EXTERNAL_MEMORY_FD_EXTENSION_NAME;
inline constexpr const char *get_vk_memory_name = "vkGetMemoryFdKHR";
inline constexpr VkStructureType vk_memory_info = VK_STRUCTURE_TYPE_MEMORY_GET_FD_INFO_KHR;
inline constexpr auto vk_semaphore = VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT;
inline constexpr const char *vk_semaphore_extension = VK_KHR_EXTERNAL_SEMAPHORE_FD_EXTENSION_NAME;
inline constexpr const char *get_vk_semaphore_name = "vkGetSemaphoreFdKHR";
inline constexpr VkStructureType vk_semaphore_info = VK_STRUCTURE_TYPE_SEMAPHORE_GET_FD_INFO_KHR;
#endif

// Types of Vulkan functions and of their arguments
#ifdef _WIN32
using GetVkMemory = PFN_vkGetMemoryWin32HandleKHR;
using VkMemoryInfo = VkMemoryGetWin32HandleInfoKHR;
using GetVkSemaphore = PFN_vkGetSemaphoreWin32HandleKHR;
using VkSemaphoreInfo = VkSemaphoreGetWin32HandleInfoKHR;
#else
using GetVkMemory = PFN_vkGetMemoryFdKHR;
using VkMemoryInfo = VkMemoryGetFdInfoKHR;
using GetVkSemaphore = PFN_vkGetSemaphoreFdKHR;
using VkSemaphoreInfo = VkSemaphoreGetFdInfoKHR;
#endif

// Memory and semaphores in OpenGL
#ifdef _WIN32
inline constexpr const char *gl_memory_extension = "GL_EXT_memory_object_win32";
inline constexpr const char *import_gl_memory_name = "glImportMemoryWin32HandleEXT";
inline constexpr const char *gl_semaphore_extension = "GL_EXT_semaphore_win32";
inline constexpr const char *import_gl_semaphore_name = "glImportSemaphoreWin32HandleEXT";
#else
inline constexpr const char *gl_memory_extension = "GL_EXT_memory_object_fd";
inline constexpr const char *import_gl_memory_name = "glImportMemoryFdEXT";
inline constexpr const char *gl_semaphore_extension = "GL_EXT_semaphore_fd";
inline constexpr const char *import_gl_semaphore_name = "glImportSemaphoreFdEXT";
#endif

// Errors are reported by glGetError.
inline void import_gl_memory(GLuint memory, uint64_t size, NativeHandle handle)
{
#ifdef _WIN32
    glImportMemoryWin32HandleEXT(memory, size, GL_HANDLE_TYPE_OPAQUE_WIN32_EXT, handle);
#else
    glImportMemoryFdEXT(memory, size, GL_HANDLE_TYPE_OPAQUE_FD_EXT, handle);
#endif
}
inline void import_gl_semaphore(GLuint semaphore, NativeHandle handle)
{
#ifdef _WIN32
    glImportSemaphoreWin32HandleEXT(semaphore, GL_HANDLE_TYPE_OPAQUE_WIN32_EXT, handle);
#else
    glImportSemaphoreFdEXT(semaphore, GL_HANDLE_TYPE_OPAQUE_FD_EXT, handle);
#endif
}

// Memory and semaphores in OpenCL
#ifdef _WIN32
inline constexpr const char *cl_memory_extension = "cl_khr_external_memory_win32";
inline constexpr cl_mem_properties cl_memory = CL_EXTERNAL_MEMORY_HANDLE_OPAQUE_WIN32_KHR;
inline constexpr const char *cl_semaphore_extension = "cl_khr_external_semaphore_win32";
inline constexpr cl_semaphore_properties_khr cl_semaphore = CL_SEMAPHORE_HANDLE_OPAQUE_WIN32_KHR;
#else
inline constexpr const char *cl_memory_extension = "cl_khr_external_memory_opaque_fd";
inline constexpr cl_mem_properties cl_memory = CL_EXTERNAL_MEMORY_HANDLE_OPAQUE_FD_KHR;
inline constexpr const char *cl_semaphore_extension = "cl_khr_external_semaphore_opaque_fd";
inline constexpr cl_semaphore_properties_khr cl_semaphore = CL_SEMAPHORE_HANDLE_OPAQUE_FD_KHR;
#endif

// Converts a handle to the value of an OpenCL property.
inline cl_ulong cl_value(NativeHandle handle)
{
#ifdef _WIN32
    return reinterpret_cast<cl_ulong>(handle);
#else
    return static_cast<cl_ulong>(handle);
#endif
}

}  // namespace clgl::handle_type
