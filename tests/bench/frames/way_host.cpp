// Implementations that work with all drivers: through host memory, through a mapped pixel buffer, and a draw
// without a kernel as the reference.
#include "way.hpp"

namespace frames
{

namespace
{

class Floor final : public Way
{
public:
    explicit Floor(Size size) : texture_(size) { texture_.upload(size, picture(size, 0).data()); }

    void fill(uint32_t) override {}
    GLuint texture(uint32_t) override { return texture_.name(); }
    void finish() override { glFinish(); }
    uint32_t shown(uint32_t) const override { return 0; }

private:
    GlTexture texture_;
};

class Host final : public Way
{
public:
    Host(const Compute &compute, Size size)
        : compute_(compute), size_(size), image_(compute.make_image(CL_MEM_WRITE_ONLY, size, 0, nullptr)),
          texture_(size), pixels_(size.bytes())
    {
    }

    void fill(uint32_t frame) override
    {
        constexpr size_t origin[3] = {0, 0, 0};
        const size_t extent[3] = {size_.width, size_.height, 1};
        compute_.fill_image(image_.get(), size_, frame);
        check_cl(clEnqueueReadImage(compute_.queue(), image_.get(), CL_TRUE, origin, extent, 0, 0, pixels_.data(),
                                    0, nullptr, nullptr),
                 "clEnqueueReadImage");
    }
    GLuint texture(uint32_t) override
    {
        texture_.upload(size_, pixels_.data());
        return texture_.name();
    }
    void finish() override
    {
        compute_.finish();
        glFinish();
    }

private:
    const Compute &compute_;
    Size size_;
    ClMem image_;
    GlTexture texture_;
    std::vector<uint8_t> pixels_;
};

// An OpenGL buffer that is mapped during its lifetime
class MappedBuffer
{
public:
    explicit MappedBuffer(Size size)
    {
        constexpr GLbitfield access =
            GL_MAP_READ_BIT | GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT;
        const auto bytes = static_cast<GLsizeiptr>(size.bytes());
        glBindBuffer(GL_PIXEL_UNPACK_BUFFER, buffer_.name());
        glBufferStorage(GL_PIXEL_UNPACK_BUFFER, bytes, nullptr, access);
        pointer_ = glMapBufferRange(GL_PIXEL_UNPACK_BUFFER, 0, bytes, access);
        glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
        check_gl("mapping a pixel buffer");
    }

    GLuint name() const { return buffer_.name(); }
    void *pointer() const { return pointer_; }

private:
    GlBuffer buffer_;
    void *pointer_ = nullptr;
};

class Mapped final : public Way
{
public:
    Mapped(const Compute &compute, Size size)
        : compute_(compute), size_(size), buffer_(size),
          memory_(compute.make_buffer(CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, size.bytes(), buffer_.pointer())),
          texture_(size)
    {
    }
    ~Mapped() override { glFinish(); }

    void fill(uint32_t frame) override
    {
        uploaded_.wait();
        compute_.fill_buffer(memory_.get(), size_, frame);
        compute_.finish();
    }
    GLuint texture(uint32_t) override
    {
        texture_.upload(size_, nullptr, buffer_.name());
        uploaded_.set();
        return texture_.name();
    }
    void finish() override { glFinish(); }

private:
    const Compute &compute_;
    Size size_;
    MappedBuffer buffer_;
    ClMem memory_;
    GlTexture texture_;
    GlSyncPoint uploaded_;
};

}  // namespace

std::unique_ptr<Way> make_floor(Session &, Size size) { return std::make_unique<Floor>(size); }

std::unique_ptr<Way> make_hand_host(Session &session, Size size)
{
    return std::make_unique<Host>(session.compute(), size);
}

std::unique_ptr<Way> make_hand_mapped(Session &session, Size size)
{
    if (!session.on_cpu())
        throw Unavailable("the OpenCL device is not a CPU, so it does not use host memory directly");
    return std::make_unique<Mapped>(session.compute(), size);
}

}  // namespace frames
