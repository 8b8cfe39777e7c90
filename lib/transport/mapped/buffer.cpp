#include "transport/mapped/buffer.hpp"

#include "transport/gl_object.hpp"
#include "transport/host_pointer.hpp"

namespace clgl::transport::mapped
{

namespace
{

// The CPU can access the memory of the GL buffer. OpenCL uses it as host memory, without copies.
class DirectBuffer final : public BufferStorage
{
public:
    DirectBuffer(const Environment &environment, const BufferRequest &request)
        : BufferStorage(request.size, 0, false), buffer_(make_mapped_object(environment, request))
    {
        name_ = buffer_->name();
        mem_ = make_buffer_at(environment, request.size, buffer_->pointer());
        buffer_->keep_for(mem());
    }
    // OpenCL must release the memory before OpenGL does.
    ~DirectBuffer() override { mem_ = {}; }

    bool intact() const override { return buffer_->intact(); }
    bool gl_mappable() const override { return buffer_->mappable(); }
    bool release_gl_object() override { return buffer_->unmap(); }

private:
    std::unique_ptr<GlMappedBuffer> buffer_;
};

// The GL buffer has its own memory. OpenGL copies between the GL buffer and a mapped buffer, which OpenCL uses.
class ShadowBuffer final : public BufferStorage
{
public:
    ShadowBuffer(const Environment &environment, const BufferRequest &request)
        : BufferStorage(request.size, 1, true), buffer_(environment, request)
    {
        name_ = buffer_.name();
        extra_bytes_ = request.size;
        mem_ = make_buffer_at(environment, request.size, buffer_.pointer());
        buffer_.keep_for(mem());
    }
    ~ShadowBuffer() override { mem_ = {}; }

    bool intact() const override { return buffer_.intact(); }
    void acquire_gl(const SubRange &part) override { buffer_.copy_to_shadow(part.bytes()); }
    void release_gl(const SubRange &part) override { buffer_.copy_from_shadow(part.bytes()); }

private:
    ShadowedBuffer buffer_;
};

}  // namespace

std::unique_ptr<GlStorage> make_buffer(const Environment &environment, const BufferRequest &request)
{
    if (request.method == Method::direct) return std::make_unique<DirectBuffer>(environment, request);
    return std::make_unique<ShadowBuffer>(environment, request);
}

}  // namespace clgl::transport::mapped
