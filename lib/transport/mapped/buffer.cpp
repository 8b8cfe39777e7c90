#include "transport/mapped/buffer.hpp"

#include "base/text.hpp"
#include "transport/gl_object.hpp"

namespace clgl::transport::mapped
{

namespace
{

// The widest loads of CPU devices want this much.
constexpr uintptr_t host_pointer_alignment = 64;

ClMem make_mem(cl_context context, uint64_t size, void *pointer)
{
    if (reinterpret_cast<uintptr_t>(pointer) % host_pointer_alignment != 0)
        fail(CLGL_ERROR_UNSUPPORTED, text("OpenGL mapped the buffer at an address that is no multiple of ",
                                          host_pointer_alignment, " bytes"));
    cl_int code = CL_SUCCESS;
    ClMem mem(cl().CreateBuffer(context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, size, pointer, &code));
    check_cl(code, "clCreateBuffer with OpenGL's memory as host pointer");
    return mem;
}

// The object's own storage is mapped: nothing is copied.
class Direct final : public BufferStorage
{
public:
    Direct(const Environment &environment, const BufferRequest &request)
        : BufferStorage(request.size, 0, false), buffer_(make_mapped_object(environment, request))
    {
        name_ = buffer_->name();
        mem_ = make_mem(environment.context, request.size, buffer_->pointer());
    }
    // OpenCL lets go of the memory before OpenGL may.
    ~Direct() override { mem_ = {}; }

    bool intact() const override { return buffer_->intact(); }
    bool gl_mappable() const override { return false; }

private:
    std::unique_ptr<GlMappedBuffer> buffer_;
};

// A mapped buffer beside the program's object: OpenGL copies between the two, OpenCL copies nothing.
class Beside final : public BufferStorage
{
public:
    Beside(const Environment &environment, const BufferRequest &request)
        : BufferStorage(request.size, 1, true), buffer_(environment, request)
    {
        name_ = buffer_.name();
        extra_bytes_ = request.size;
        mem_ = make_mem(environment.context, request.size, buffer_.pointer());
    }
    ~Beside() override { mem_ = {}; }

    bool intact() const override { return buffer_.intact(); }
    void acquire_gl(const Part &part) override { buffer_.copy_to_shadow(part.bytes()); }
    void release_gl(const Part &part) override { buffer_.copy_from_shadow(part.bytes()); }

private:
    ShadowedBuffer buffer_;
};

}  // namespace

std::unique_ptr<GlStorage> make_buffer(const Environment &environment, const BufferRequest &request)
{
    if (request.method == Method::direct) return std::make_unique<Direct>(environment, request);
    return std::make_unique<Beside>(environment, request);
}

}  // namespace clgl::transport::mapped
