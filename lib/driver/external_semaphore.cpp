#include "driver/external_semaphore.hpp"

#include "base/text.hpp"
#include "driver/vk_memory.hpp"

namespace clgl
{

namespace
{

// An exportable Vulkan semaphore. Its imports in other APIs stay valid after this object is destroyed.
class VulkanSemaphore
{
public:
    explicit VulkanSemaphore(const VulkanDevice &device) : device_(device)
    {
        VkExportSemaphoreCreateInfo exported{};
        exported.sType = VK_STRUCTURE_TYPE_EXPORT_SEMAPHORE_CREATE_INFO;
        exported.handleTypes = handle_type::vk_semaphore;
        VkSemaphoreCreateInfo info{};
        info.sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO;
        info.pNext = &exported;
        check_vk(vk().CreateSemaphore(device_.get(), &info, nullptr, &semaphore_), "vkCreateSemaphore");
    }
    ~VulkanSemaphore() { vk().DestroySemaphore(device_.get(), semaphore_, nullptr); }
    VulkanSemaphore(const VulkanSemaphore &) = delete;
    VulkanSemaphore &operator=(const VulkanSemaphore &) = delete;

    SharedHandle export_handle() const
    {
        return exporter_.next([this] {
            handle_type::VkSemaphoreInfo info{};
            info.sType = handle_type::vk_semaphore_info;
            info.semaphore = semaphore_;
            info.handleType = handle_type::vk_semaphore;
            NativeHandle handle = no_handle;
            check_vk(device_.get_semaphore()(device_.get(), &info, &handle), handle_type::get_vk_semaphore_name);
            return closed_on_exec(handle, handle_type::get_vk_semaphore_name);
        });
    }

private:
    const VulkanDevice &device_;
    VkSemaphore semaphore_ = VK_NULL_HANDLE;
    mutable HandleExporter exporter_;
};

class ExternalSemaphore final : public DeviceSemaphore
{
public:
    ExternalSemaphore(const VulkanSemaphore &vulkan, GlGarbage &garbage, const ClSemaphoreFunctions &functions,
                      cl_context context)
        : garbage_(garbage), handle_(vulkan.export_handle()), cl_(functions, context, vulkan.export_handle())
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
        handle_type::import_gl_semaphore(name, handle_.get());
        try {
            check_gl(handle_type::import_gl_semaphore_name);
        } catch (...) {
            glDeleteSemaphoresEXT(1, &name);
            throw;
        }
        handle_.set_imported();
        name_ = name;
    }
    // Every texture gets the layout GL_LAYOUT_GENERAL_EXT, which allows all uses.
    void resize_layouts(const GlObjects &objects)
    {
        if (layouts_.size() < objects.textures.size())
            layouts_.resize(objects.textures.size(), GL_LAYOUT_GENERAL_EXT);
    }

    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode node_;
    // Owned by this object until OpenGL imports it
    SharedHandle handle_;
    GLuint name_ = 0;
    ClSemaphore cl_;
    std::vector<GLenum> layouts_;
};

}  // namespace

std::unique_ptr<DeviceSemaphore> make_external_semaphore(const VulkanDevice &device, GlGarbage &garbage,
                                                         const ClSemaphoreFunctions &functions,
                                                         cl_context context)
{
    if (!device.get_semaphore())
        fail(CLGL_ERROR_UNSUPPORTED,
             text("the Vulkan device does not export semaphores (", handle_type::vk_semaphore_extension, ")"));
    const VulkanSemaphore vulkan(device);
    return std::make_unique<ExternalSemaphore>(vulkan, garbage, functions, context);
}

}  // namespace clgl
