#include "driver/external_semaphore.hpp"

#include "driver/vk_memory.hpp"

namespace clgl
{

namespace
{

constexpr VkExternalSemaphoreHandleTypeFlagBits semaphore_handle_type =
    VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT;

// An exportable semaphore. The semaphores imported from it stay valid after this object is destroyed.
class VulkanSemaphore
{
public:
    explicit VulkanSemaphore(const VulkanDevice &device) : device_(device)
    {
        VkExportSemaphoreCreateInfo exported{};
        exported.sType = VK_STRUCTURE_TYPE_EXPORT_SEMAPHORE_CREATE_INFO;
        exported.handleTypes = semaphore_handle_type;
        VkSemaphoreCreateInfo info{};
        info.sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO;
        info.pNext = &exported;
        check_vk(vk().CreateSemaphore(device_.get(), &info, nullptr, &semaphore_), "vkCreateSemaphore");
    }
    ~VulkanSemaphore() { vk().DestroySemaphore(device_.get(), semaphore_, nullptr); }
    VulkanSemaphore(const VulkanSemaphore &) = delete;
    VulkanSemaphore &operator=(const VulkanSemaphore &) = delete;

    OwnedFd export_fd() const
    {
        VkSemaphoreGetFdInfoKHR info{};
        info.sType = VK_STRUCTURE_TYPE_SEMAPHORE_GET_FD_INFO_KHR;
        info.semaphore = semaphore_;
        info.handleType = semaphore_handle_type;
        int fd = -1;
        check_vk(device_.get_semaphore_fd()(device_.get(), &info, &fd), "vkGetSemaphoreFdKHR");
        return owned_and_closed_on_exec(fd, "vkGetSemaphoreFdKHR");
    }

private:
    const VulkanDevice &device_;
    VkSemaphore semaphore_ = VK_NULL_HANDLE;
};

class ExternalSemaphore final : public DeviceSemaphore
{
public:
    ExternalSemaphore(const VulkanSemaphore &vulkan, GlGarbage &garbage, const ClSemaphoreFunctions &functions,
                      cl_context context)
        : garbage_(garbage), fd_(vulkan.export_fd()), cl_(functions, context, vulkan.export_fd())
    {
    }
    ~ExternalSemaphore() override
    {
        if (name_) garbage_.add_call(std::move(node_), [name = name_] { glDeleteSemaphoresEXT(1, &name); });
    }

    void signal_on_gl(const GlObjects &objects) override
    {
        import_on_gl();
        resize_layouts(objects);
        glSignalSemaphoreEXT(name_, static_cast<GLuint>(objects.buffers.size()), objects.buffers.data(),
                             static_cast<GLuint>(objects.textures.size()), objects.textures.data(),
                             layouts_.data());
        check_gl("glSignalSemaphoreEXT");
        glFlush();
    }
    void wait_on_gl(const GlObjects &objects) override
    {
        import_on_gl();
        resize_layouts(objects);
        glWaitSemaphoreEXT(name_, static_cast<GLuint>(objects.buffers.size()), objects.buffers.data(),
                           static_cast<GLuint>(objects.textures.size()), objects.textures.data(),
                           layouts_.data());
        check_gl("glWaitSemaphoreEXT");
    }
    ClEvent wait_on_cl(cl_command_queue queue, std::span<DeviceSemaphore *const> others) override
    {
        std::vector<cl_semaphore_khr> all{cl_.get()};
        for (const DeviceSemaphore *other : others)
            all.push_back(static_cast<const ExternalSemaphore *>(other)->cl_.get());
        return cl_.wait(queue, all);
    }
    ClEvent signal_on_cl(cl_command_queue queue) override { return cl_.signal(queue); }

private:
    void import_on_gl()
    {
        if (name_) return;
        GLuint name = 0;
        glGenSemaphoresEXT(1, &name);
        glImportSemaphoreFdEXT(name, GL_HANDLE_TYPE_OPAQUE_FD_EXT, fd_.get());
        try {
            check_gl("glImportSemaphoreFdEXT");
        } catch (...) {
            glDeleteSemaphoresEXT(1, &name);
            throw;
        }
        fd_.release();
        name_ = name;
    }
    // GL_LAYOUT_GENERAL_EXT is valid for every use of a texture.
    void resize_layouts(const GlObjects &objects)
    {
        if (layouts_.size() < objects.textures.size())
            layouts_.resize(objects.textures.size(), GL_LAYOUT_GENERAL_EXT);
    }

    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode node_;
    // Owned until OpenGL imports it
    OwnedFd fd_;
    GLuint name_ = 0;
    ClSemaphore cl_;
    std::vector<GLenum> layouts_;
};

}  // namespace

std::unique_ptr<DeviceSemaphore> make_external_semaphore(const VulkanDevice &device, GlGarbage &garbage,
                                                         const ClSemaphoreFunctions &functions,
                                                         cl_context context)
{
    if (!device.get_semaphore_fd())
        fail(CLGL_ERROR_UNSUPPORTED,
             "the Vulkan device does not export semaphores (VK_KHR_external_semaphore_fd)");
    const VulkanSemaphore vulkan(device);
    return std::make_unique<ExternalSemaphore>(vulkan, garbage, functions, context);
}

}  // namespace clgl
