// Uses native sharing, without clgl.
#include "way.hpp"

#include <CL/cl_gl.h>
#include <CL/cl_icd.h>

namespace frames
{

namespace
{

// Returns the context properties for an OpenGL context.
std::vector<cl_context_properties> properties_of(const GlContext &gl)
{
    const GlHandles handles = gl.handles();
    return {CL_GL_CONTEXT_KHR, reinterpret_cast<cl_context_properties>(handles.context), handles.display_property,
            reinterpret_cast<cl_context_properties>(handles.display)};
}

// Throws Unavailable unless the driver reports that the device belongs to the OpenGL context. With other drivers,
// the functions of the extension may crash.
void require_sharing(const Session &session)
{
    // Checks the dispatch table of the driver. If the driver lacks the function, the loader returns a function
    // that crashes.
    const auto *const driver = *reinterpret_cast<const cl_icd_dispatch *const *>(session.compute().platform());
    if (!driver->clGetGLContextInfoKHR) throw Unavailable("the OpenCL driver has no clGetGLContextInfoKHR");
    const auto ask = session.compute().extension<clGetGLContextInfoKHR_fn>("clGetGLContextInfoKHR");
    std::vector<cl_context_properties> properties = properties_of(session.gl());
    properties.insert(
        properties.end(),
        {CL_CONTEXT_PLATFORM, reinterpret_cast<cl_context_properties>(session.compute().platform()), 0});
    cl_device_id device = nullptr;
    const cl_int code =
        ask(properties.data(), CL_CURRENT_DEVICE_FOR_GL_CONTEXT_KHR, sizeof device, &device, nullptr);
    if (code != CL_SUCCESS)
        throw Unavailable(std::string("clGetGLContextInfoKHR returned ") +
                          clgl_native_name(CLGL_NATIVE_OPENCL, code));
    if (device != session.compute().device())
        throw Unavailable("the OpenCL driver cannot share with this OpenGL context");
}

class Native final : public Way
{
public:
    Native(Session &session, Size size, uint32_t slots)
        : compute_(session.compute().device(), properties_of(session.gl())), size_(size),
          implicit_(has_extension(compute_.device(), "cl_khr_gl_event"))
    {
        for (uint32_t i = 0; i < slots; ++i) {
            slots_.push_back(std::make_unique<Slot>(size));
            glFinish();
            cl_int code = CL_SUCCESS;
            slots_.back()->mem.reset(clCreateFromGLTexture(compute_.context(), CL_MEM_READ_WRITE, GL_TEXTURE_2D,
                                                           0, slots_.back()->texture.name(), &code));
            check_cl(code, "clCreateFromGLTexture");
        }
    }
    ~Native() override
    {
        clFinish(compute_.queue());
        glFinish();
    }

    void fill(uint32_t frame) override
    {
        const cl_mem mem = slot(frame).mem.get();
        if (!implicit_) glFinish();
        check_cl(clEnqueueAcquireGLObjects(compute_.queue(), 1, &mem, 0, nullptr, nullptr), "the acquire");
        compute_.fill_image(mem, size_, frame);
        check_cl(clEnqueueReleaseGLObjects(compute_.queue(), 1, &mem, 0, nullptr, nullptr), "the release");
        if (implicit_)
            compute_.flush();
        else
            compute_.finish();
    }
    GLuint texture(uint32_t frame) override { return slot(frame).texture.name(); }
    void finish() override
    {
        compute_.finish();
        glFinish();
    }

private:
    struct Slot {
        explicit Slot(Size size) : texture(size) {}

        GlTexture texture;
        ClMem mem;
    };
    const Slot &slot(uint32_t frame) const { return *slots_[frame % slots_.size()]; }

    Compute compute_;
    Size size_;
    // True if the driver orders OpenGL and OpenCL implicitly
    bool implicit_;
    std::vector<std::unique_ptr<Slot>> slots_;
};

}  // namespace

std::unique_ptr<Way> make_hand_native(Session &session, Size size, uint32_t slots)
{
    require_sharing(session);
    return std::make_unique<Native>(session, size, slots);
}

}  // namespace frames
