// Implementations that work with all drivers: through host memory, through mapped pixel buffers, and a draw
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

// Copies each picture to a pixel buffer that OpenCL has pinned. A second queue reads the picture while the next
// kernel runs.
class PixelBuffers final : public Way
{
public:
    PixelBuffers(const Compute &compute, Size size, uint32_t slots) : compute_(compute), size_(size)
    {
        cl_int code = CL_SUCCESS;
        copies_.reset(clCreateCommandQueueWithProperties(compute.context(), compute.device(), nullptr, &code));
        check_cl(code, "clCreateCommandQueueWithProperties");
        for (uint32_t i = 0; i < slots; ++i)
            slots_.push_back(std::make_unique<Slot>(compute, size));
    }
    ~PixelBuffers() override { finish(); }

    uint32_t ahead() const override { return frames_ahead(slots_.size()); }

    void fill(uint32_t frame) override
    {
        constexpr size_t origin[3] = {0, 0, 0};
        const size_t extent[3] = {size_.width, size_.height, 1};
        Slot &at = slot(frame);
        at.uploaded.wait();
        compute_.fill_image(at.image.get(), size_, frame);
        const ClEvent filled = compute_.mark();
        compute_.flush();
        const cl_event after = filled.get();
        cl_event read = nullptr;
        check_cl(clEnqueueReadImage(copies_.get(), at.image.get(), CL_FALSE, origin, extent, 0, 0,
                                    at.buffer.pointer(), 1, &after, &read),
                 "clEnqueueReadImage");
        at.read.reset(read);
        check_cl(clFlush(copies_.get()), "clFlush");
    }
    GLuint texture(uint32_t frame) override
    {
        Slot &at = slot(frame);
        const cl_event read = at.read.get();
        check_cl(clWaitForEvents(1, &read), "clWaitForEvents");
        at.texture.upload(size_, nullptr, at.buffer.name());
        at.uploaded.set();
        return at.texture.name();
    }
    void finish() override
    {
        compute_.finish();
        clFinish(copies_.get());
        glFinish();
    }

private:
    struct Slot {
        Slot(const Compute &compute, Size size)
            : image(compute.make_image(CL_MEM_READ_WRITE, size, 0, nullptr)), buffer(size),
              pinned(
                  compute.make_buffer(CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, size.bytes(), buffer.pointer())),
              texture(size)
        {
        }

        ClMem image;
        MappedBuffer buffer;
        ClMem pinned;
        ClEvent read;
        GlTexture texture;
        GlSyncPoint uploaded;
    };
    Slot &slot(uint32_t frame) const { return *slots_[frame % slots_.size()]; }

    const Compute &compute_;
    Size size_;
    ClQueue copies_;
    std::vector<std::unique_ptr<Slot>> slots_;
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

std::unique_ptr<Way> make_hand_pixel_buffers(Session &session, Size size, uint32_t slots)
{
    return std::make_unique<PixelBuffers>(session.compute(), size, slots);
}

}  // namespace frames
