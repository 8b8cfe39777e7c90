#include "transport/mapped/image.hpp"

#include "transport/gl_image_object.hpp"
#include "transport/host_pointer.hpp"

namespace clgl::transport::mapped
{

namespace
{

// A mapped pixel buffer beside the image is OpenCL's image: OpenGL copies between the two, OpenCL copies nothing.
class BesideImage final : public ImageStorage
{
public:
    BesideImage(const Environment &environment, const ImageRequest &request)
        : ImageStorage(request, 1 + request.layers_between()), shadowed_(environment, request)
    {
        image_ = shadowed_.image();
        name_ = image_.name;
        note_extra(1 + request.layers_between());
        const ImagePitches pitches(request);
        mem_ = make_image_at(environment, request, pitches.row_pitch, pitches.slice_pitch, shadowed_.pointer());
    }
    // OpenCL lets go of the memory before OpenGL may.
    ~BesideImage() override { mem_ = {}; }

    bool intact() const override { return shadowed_.intact(); }
    void acquire_gl(const SubRange &part) override { shadowed_.copy_to_shadow(part); }
    void release_gl(const SubRange &part) override { shadowed_.copy_from_shadow(part); }

private:
    ShadowedImage shadowed_;
};

}  // namespace

std::unique_ptr<ImageStorage> make_image(const Environment &environment, const ImageRequest &request)
{
    return std::make_unique<BesideImage>(environment, request);
}

}  // namespace clgl::transport::mapped
