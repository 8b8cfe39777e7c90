#include "transport/native/buffer.hpp"

#include "transport/gl_object.hpp"

namespace clgl::transport::native
{

namespace
{

class Direct final : public BufferStorage
{
public:
    Direct(const Environment &environment, const BufferRequest &request)
        : BufferStorage(request.size, 0, false), gl_(environment.gl), garbage_(environment.garbage),
          table_(environment.native.cl), object_(environment, request)
    {
        name_ = object_.name();
        mem_ = share_gl_buffer(table_, environment.context, name_);
    }
    // OpenCL lets go of the object on a thread that has OpenGL, and before OpenGL deletes it.
    ~Direct() override { garbage_.add_mem(std::move(room_), std::move(mem_)); }

    bool intact() const override { return object_.intact(gl_, bytes()); }
    bool changes_hands() const override { return true; }

    ClEvent acquire_cl(cl_command_queue queue, const Part &, std::span<const cl_event> waits) override
    {
        return acquire_gl_object(table_, queue, mem(), waits);
    }
    ClEvent release_cl(cl_command_queue queue, const Part &, std::span<const cl_event> waits) override
    {
        return release_gl_object(table_, queue, mem(), waits);
    }

private:
    const GlCaps &gl_;
    GlGarbage &garbage_;
    GlGarbage::Room room_;
    ClGlTable table_;
    OrdinaryBuffer object_;
};

}  // namespace

void require(const Environment &environment)
{
    const NativeMeans &means = environment.native;
    if (!means.missing.empty()) fail(CLGL_ERROR_UNSUPPORTED, means.missing, means.code);
}

std::unique_ptr<GlStorage> make_buffer(const Environment &environment, const BufferRequest &request)
{
    return std::make_unique<Direct>(environment, request);
}

}  // namespace clgl::transport::native
