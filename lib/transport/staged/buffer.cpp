#include "transport/staged/buffer.hpp"

#include "transport/gl_object.hpp"
#include "transport/staged/pin.hpp"

#include <new>

namespace clgl::transport::staged
{

namespace
{

// Base class of storages with separate OpenCL memory. OpenCL copies asynchronously between this memory and host
// memory.
class StagedBuffer : public BufferStorage
{
public:
    ClEvent acquire_cl(cl_command_queue queue, const SubRange &part, std::span<const cl_event> waits) override
    {
        return transfer(cl().EnqueueWriteBuffer, "clEnqueueWriteBuffer from the staging memory", queue, part,
                        waits);
    }
    ClEvent release_cl(cl_command_queue queue, const SubRange &part, std::span<const cl_event> waits) override
    {
        return transfer(cl().EnqueueReadBuffer, "clEnqueueReadBuffer into the staging memory", queue, part,
                        waits);
    }

protected:
    StagedBuffer(const Environment &environment, uint64_t size, uint32_t copies, bool uses_gl)
        : BufferStorage(size, copies, uses_gl), gl_(environment.gl)
    {
        cl_int code = CL_SUCCESS;
        mem_ = ClMem(cl().CreateBuffer(environment.context, CL_MEM_READ_WRITE, size, nullptr, &code));
        check_cl(code, "clCreateBuffer");
        extra_bytes_ = size;
    }

    // Returns the address of the first byte of the staging memory.
    virtual char *host() const = 0;

    const GlCaps &gl_;

private:
    template <typename Enqueue> ClEvent transfer(Enqueue enqueue, const char *name, cl_command_queue queue,
                                                 const SubRange &part, std::span<const cl_event> waits) const
    {
        const Range &range = part.bytes();
        if (range.empty()) return {};
        cl_event event = nullptr;
        check_cl(enqueue(queue, mem(), CL_FALSE, range.offset, range.size, host() + range.offset,
                         static_cast<cl_uint>(waits.size()), events_of(waits), &event),
                 name);
        return ClEvent(event);
    }
};

// The CPU can access the memory of the GL buffer. OpenCL copies between this memory and the OpenCL memory.
class DirectBuffer final : public StagedBuffer
{
public:
    DirectBuffer(const Environment &environment, const BufferRequest &request)
        : StagedBuffer(environment, request.size, 1, false), buffer_(make_mapped_object(environment, request)),
          pin_(pin(environment, buffer_->pointer(), request.size))
    {
        buffer_->keep_for(mem());
        name_ = buffer_->name();
    }

    bool intact() const override { return buffer_->intact(); }
    bool gl_mappable() const override { return buffer_->mappable(); }
    bool release_gl_object() override
    {
        pin_ = {};
        return buffer_->unmap();
    }

private:
    char *host() const override { return static_cast<char *>(buffer_->pointer()); }

    std::unique_ptr<GlMappedBuffer> buffer_;
    ClMem pin_;
};

// OpenGL copies between the GL buffer and a mapped buffer, on the device. OpenCL copies between the mapping and
// the OpenCL memory.
class ShadowBuffer final : public StagedBuffer
{
public:
    ShadowBuffer(const Environment &environment, const BufferRequest &request)
        : StagedBuffer(environment, request.size, 2, true), buffer_(environment, request),
          pin_(pin(environment, buffer_.pointer(), request.size))
    {
        buffer_.keep_for(mem());
        name_ = buffer_.name();
        extra_bytes_ += request.size;
    }

    bool intact() const override { return buffer_.intact(); }
    void acquire_gl(const SubRange &part) override { buffer_.copy_to_shadow(part.bytes()); }
    void release_gl(const SubRange &part) override { buffer_.copy_from_shadow(part.bytes()); }

private:
    char *host() const override { return static_cast<char *>(buffer_.pointer()); }

    ShadowedBuffer buffer_;
    ClMem pin_;
};

// Used if no other method of this transport works, for example because OpenGL lacks persistent mappings. OpenGL
// copies between the GL buffer and host memory, which blocks the calling thread.
class HostBuffer final : public StagedBuffer
{
public:
    HostBuffer(const Environment &environment, const BufferRequest &request)
        : StagedBuffer(environment, request.size, 2, true), object_(environment, request),
          memory_(std::make_shared<char[]>(request.size)), pin_(pin(environment, memory_.get(), request.size))
    {
        keep_until_deleted(mem(), memory_);
        name_ = object_.name();
        extra_bytes_ += request.size;
    }

    bool intact() const override { return object_.intact(gl_, bytes()); }

    void acquire_gl(const SubRange &part) override
    {
        const Range &range = part.bytes();
        read_gl_buffer(gl_, name_, range.offset, range.size, host() + range.offset);
        check_gl("reading the OpenGL buffer, which must not be mapped,");
    }

    void release_gl(const SubRange &part) override
    {
        const Range &range = part.bytes();
        if (range.empty()) return;
        write_gl_buffer(gl_, name_, range.offset, range.size, host() + range.offset);
        check_gl("glBufferSubData to the OpenGL buffer, which must not be mapped,");
    }

private:
    char *host() const override { return memory_.get(); }

    OrdinaryBuffer object_;
    std::shared_ptr<char[]> memory_;
    ClMem pin_;
};

}  // namespace

std::unique_ptr<GlStorage> make_buffer(const Environment &environment, const BufferRequest &request)
{
    switch (request.method) {
    case Method::direct:
        return std::make_unique<DirectBuffer>(environment, request);
    case Method::shadow:
        return std::make_unique<ShadowBuffer>(environment, request);
    case Method::host:
        break;
    }
    return std::make_unique<HostBuffer>(environment, request);
}

}  // namespace clgl::transport::staged
