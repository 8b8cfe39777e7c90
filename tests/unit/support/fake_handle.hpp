// Handles with which fake drivers share memory and semaphores. They are real handles of the system, and refer to
// files of the host. Each fake driver that imports a handle follows the rules of ownership of the system, and the
// tests learn which handles are left open or were closed twice.
//
// Under Wine, the drivers of the host cannot export Windows handles. So Vulkan is that of the host, and its file
// descriptors are converted.
#pragma once

#include "driver/handle_type.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>

#include <epoxy/gl.h>

namespace clgl::fake_handle
{

// The names of extensions and Vulkan functions of the fake drivers; the pointers of libepoxy to the functions
// that import memory and semaphores into OpenGL; and a function that converts the value of an OpenCL property to
// a handle
#ifdef _WIN32
inline constexpr const char *gl_memory_extension = "GL_EXT_memory_object_win32";
inline constexpr const char *gl_semaphore_extension = "GL_EXT_semaphore_win32";
inline constexpr const char *cl_memory_extension = "cl_khr_external_memory_win32";
inline constexpr const char *cl_semaphore_extension = "cl_khr_external_semaphore_win32";
inline constexpr const char *vk_semaphore_extension = "VK_KHR_external_semaphore_win32";
inline constexpr const char *get_vk_memory_name = "vkGetMemoryWin32HandleKHR";
inline constexpr const char *get_vk_semaphore_name = "vkGetSemaphoreWin32HandleKHR";
inline constexpr auto *import_gl_memory = &epoxy_glImportMemoryWin32HandleEXT;
inline constexpr auto *import_gl_semaphore = &epoxy_glImportSemaphoreWin32HandleEXT;
inline NativeHandle native(cl_properties value) { return reinterpret_cast<NativeHandle>(value); }
#else
inline constexpr const char *gl_memory_extension = "GL_EXT_memory_object_fd";
inline constexpr const char *gl_semaphore_extension = "GL_EXT_semaphore_fd";
inline constexpr const char *cl_memory_extension = "cl_khr_external_memory_opaque_fd";
inline constexpr const char *cl_semaphore_extension = "cl_khr_external_semaphore_opaque_fd";
inline constexpr const char *vk_semaphore_extension = "VK_KHR_external_semaphore_fd";
inline constexpr const char *get_vk_memory_name = "vkGetMemoryFdKHR";
inline constexpr const char *get_vk_semaphore_name = "vkGetSemaphoreFdKHR";
inline constexpr auto *import_gl_memory = &epoxy_glImportMemoryFdEXT;
inline constexpr auto *import_gl_semaphore = &epoxy_glImportSemaphoreFdEXT;
inline NativeHandle native(cl_properties value) { return static_cast<NativeHandle>(value); }
#endif

// Number of wrong uses of handles: closes and imports of handles that are not open, imports of handles that child
// processes inherit, and second exports where Vulkan permits only one
inline std::atomic<int> misuses{0};

// Returns a file of the host with these contents.
int make_file(const void *contents, size_t size);
void read_file(int file, void *contents, size_t size);
// Returns nullptr if the file cannot be mapped.
void *map_file(int file, size_t size, uint64_t first);
void unmap_file(void *first, size_t size);
void close_file(int file);

// Returns a handle of a file of `object`, as Vulkan does. Takes ownership of the file. `object`: a Vulkan object
NativeHandle export_file(int file, uint64_t object);
// Must be called when the Vulkan object is destroyed. Its value may be that of another object later.
void forget(uint64_t object);
// Returns whether child processes inherit the handle. Returns true if the handle is not open.
bool is_inherited(NativeHandle handle);
// Does what a driver does that imports a handle: takes over a file descriptor, or opens a Windows handle once
// more. Returns the file.
int import_file(NativeHandle handle);
// Returns the number of exported handles that the library has neither closed nor passed to another owner.
size_t exported_alive();
// Returns the number of open files of this process. On Windows, returns exported_alive().
size_t files_open();

// Adds a name to the extensions that OpenGL reports.
void add_gl_extension(const char *name);

// Makes Vulkan export the handles of this file, which OpenGL can import. Must be called before other fakes are
// installed.
void install();

// Returns the function to call instead of the libepoxy pointer `pointer`. On POSIX systems, this is always the
// function of the driver, not a fake that install() has set.
void *real_gl_function(void *pointer, const char *name);
template <typename Function> Function real_gl(Function pointer, const char *name)
{
    return reinterpret_cast<Function>(real_gl_function(reinterpret_cast<void *>(pointer), name));
}

// The functions that each operating system implements, in fake_handle_posix.cpp and fake_handle_windows.cpp
namespace system
{
NativeHandle export_file(int file);
// True if Vulkan exports only one handle of an object
extern const bool exports_once;
// Opens the Vulkan and the OpenGL that the fakes use.
void install();
VkResult get_memory_file(VkDevice device, const VkMemoryGetFdInfoKHR *info, int *file);
// Returns the address of a function of the current context.
void *gl_address(const char *name);
}  // namespace system

}  // namespace clgl::fake_handle
