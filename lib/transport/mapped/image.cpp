#include "transport/mapped/image.hpp"

#include "transport/gl_image_object.hpp"

namespace clgl::transport::mapped
{

namespace
{

ClMem make_mem(const Environment &environment, const ImageRequest &request, void *pointer)
{
    const ImagePitches pitches(request);
    cl_image_desc desc = request.desc;
    desc.image_row_pitch = pitches.row_pitch;
    desc.image_slice_pitch = pitches.slice_pitch;
    cl_int code = CL_SUCCESS;
    ClMem mem(cl().CreateImage(environment.context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, &request.format,
                               &desc, pointer, &code));
    check_cl(code, "clCreateImage with OpenGL's memory as host pointer");
    return mem;
}

// A mapped pixel buffer beside the image is OpenCL's image: OpenGL copies between the two, OpenCL copies nothing.
class Beside final : public ImageStorage
{
public:
    Beside(const Environment &environment, const ImageRequest &request)
        : ImageStorage(request, 1), shadowed_(environment, request)
    {
        image_ = shadowed_.image();
        name_ = image_.name;
        note_extra(1);
        mem_ = make_mem(environment, request, shadowed_.pointer());
    }
    // OpenCL lets go of the memory before OpenGL may.
    ~Beside() override { mem_ = {}; }

    bool intact() const override { return shadowed_.intact(); }
    void acquire_gl(const Part &part) override { shadowed_.copy_to_shadow(part); }
    void release_gl(const Part &part) override { shadowed_.copy_from_shadow(part); }

private:
    ShadowedImage shadowed_;
};

}  // namespace

std::unique_ptr<ImageStorage> make_image(const Environment &environment, const ImageRequest &request)
{
    return std::make_unique<Beside>(environment, request);
}

}  // namespace clgl::transport::mapped
