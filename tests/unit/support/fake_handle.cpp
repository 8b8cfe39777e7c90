#include "fake_handle.hpp"

#include <cstring>
#include <mutex>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace clgl::fake_handle
{

namespace
{

std::mutex once_mutex;
std::set<uint64_t> exported_objects;

uint64_t number_of(VkDeviceMemory memory)
{
    uint64_t number = 0;
    std::memcpy(&number, &memory, sizeof memory);
    return number;
}

PFN_vkGetDeviceProcAddr find_function;
PFN_vkFreeMemory free_memory;

VkResult VKAPI_CALL get_memory(VkDevice device, const handle_type::VkMemoryInfo *info, NativeHandle *handle)
{
    VkMemoryGetFdInfoKHR asked{};
    asked.sType = VK_STRUCTURE_TYPE_MEMORY_GET_FD_INFO_KHR;
    asked.memory = info->memory;
    asked.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
    int file = -1;
    const VkResult result = system::get_memory_file(device, &asked, &file);
    if (result == VK_SUCCESS) *handle = export_file(file, number_of(info->memory));
    return result;
}

void VKAPI_CALL free_and_forget(VkDevice device, VkDeviceMemory memory, const VkAllocationCallbacks *allocator)
{
    forget(number_of(memory));
    free_memory(device, memory, allocator);
}

PFN_vkVoidFunction VKAPI_CALL find(VkDevice device, const char *name)
{
    return std::string_view(name) == get_vk_memory_name ? reinterpret_cast<PFN_vkVoidFunction>(&get_memory)
                                                        : find_function(device, name);
}

void import_memory(GLuint memory, GLuint64 size, GLenum, NativeHandle handle)
{
    const auto import_real =
        reinterpret_cast<decltype(epoxy_glImportMemoryFdEXT)>(system::gl_address("glImportMemoryFdEXT"));
    import_real(memory, size, GL_HANDLE_TYPE_OPAQUE_FD_EXT, import_file(handle));
}

std::vector<const char *> gl_extensions;
decltype(epoxy_glGetStringi) get_stringi;
decltype(epoxy_glGetIntegerv) get_integerv;

const GLubyte *more_strings(GLenum what, GLuint index)
{
    GLint count = 0;
    if (what == GL_EXTENSIONS) get_integerv(GL_NUM_EXTENSIONS, &count);
    return what == GL_EXTENSIONS && index >= static_cast<GLuint>(count)
               ? reinterpret_cast<const GLubyte *>(gl_extensions.at(index - static_cast<GLuint>(count)))
               : get_stringi(what, index);
}

void more_integers(GLenum what, GLint *value)
{
    get_integerv(what, value);
    if (what == GL_NUM_EXTENSIONS) *value += static_cast<GLint>(gl_extensions.size());
}

}  // namespace

NativeHandle export_file(int file, uint64_t object)
{
    {
        const std::lock_guard lock(once_mutex);
        if (!exported_objects.insert(object).second && system::exports_once) ++misuses;
    }
    return system::export_file(file);
}

void forget(uint64_t object)
{
    const std::lock_guard lock(once_mutex);
    exported_objects.erase(object);
}

void add_gl_extension(const char *name)
{
    if (gl_extensions.empty()) {
        get_stringi = real_gl(epoxy_glGetStringi, "glGetStringi");
        get_integerv = real_gl(epoxy_glGetIntegerv, "glGetIntegerv");
        epoxy_glGetStringi = more_strings;
        epoxy_glGetIntegerv = more_integers;
    }
    gl_extensions.push_back(name);
}

void install()
{
    system::install();
    if (!vk_loader()) return;
    find_function = std::exchange(vk().GetDeviceProcAddr, find);
    free_memory = std::exchange(vk().FreeMemory, free_and_forget);
    *import_gl_memory = import_memory;
}

}  // namespace clgl::fake_handle
