#include "transport/external/buffer.hpp"

#include "transport/external/access.hpp"
#include "transport/host_pointer.hpp"

namespace clgl::transport::external
{

namespace
{

// llvmpipe imports a buffer only if there are 48 bytes more than it has.
constexpr uint64_t room_after = 64;

class Direct final : public BufferStorage
{
public:
    Direct(const Environment &environment, const BufferRequest &request)
        : BufferStorage(request.size, 0, false), access_(environment),
          vulkan_(std::make_shared<VulkanBuffer>(environment.external.vulkan.device(), request.size + room_after,
                                                 access_.use())),
          buffer_(environment.gl, environment.garbage, request.size, export_to_gl(vulkan_, access_.use()),
                  request.data)
    {
        name_ = buffer_.name();
        mem_ = access_.imports()
                   ? import_cl_buffer(environment.context, request.size, vulkan_->memory().export_fd())
                   : make_buffer_at(environment, request.size, vulkan_->memory().map());
    }
    // OpenCL lets go of the memory first.
    ~Direct() override { mem_ = {}; }

    bool intact() const override { return buffer_.intact(); }
    bool gl_mappable() const override { return false; }
    bool gl_writable() const override { return false; }
    bool changes_hands() const override { return access_.imports(); }

    ClEvent acquire_cl(cl_command_queue queue, const Part &, std::span<const cl_event> waits) override
    {
        return access_.acquire(queue, mem(), waits);
    }
    ClEvent release_cl(cl_command_queue queue, const Part &, std::span<const cl_event> waits) override
    {
        return access_.release(queue, mem(), waits);
    }

private:
    ClAccess access_;
    std::shared_ptr<VulkanBuffer> vulkan_;
    GlImportedBuffer buffer_;
};

}  // namespace

void require(const Environment &environment)
{
    if (!environment.external.missing.empty()) fail(CLGL_ERROR_UNSUPPORTED, environment.external.missing);
    environment.external.vulkan.device();
}

std::unique_ptr<GlStorage> make_buffer(const Environment &environment, const BufferRequest &request)
{
    return std::make_unique<Direct>(environment, request);
}

}  // namespace clgl::transport::external
