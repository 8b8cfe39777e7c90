#include "transport/mapped/image.hpp"

#include "transport/gl_image_object.hpp"
#include "transport/host_pointer.hpp"

namespace clgl::transport::mapped
{

namespace
{

// OpenGL copies between the GL image and a mapped pixel buffer, which the OpenCL image uses.
class ShadowImage final : public ImageStorage
{
public:
    ShadowImage(const Environment &environment, const ImageRequest &request)
        : ImageStorage(request, 1 + request.layers_between()), shadowed_(environment, request)
    {
        image_ = shadowed_.image();
        name_ = image_.name;
        note_extra(1 + request.layers_between());
        const ImagePitches pitches(request);
        mem_ = make_image_at(environment, request, pitches.row_pitch, pitches.slice_pitch, shadowed_.pointer());
        shadowed_.keep_for(mem());
    }
    // OpenCL must release the memory before OpenGL does.
    ~ShadowImage() override { mem_ = {}; }

    bool intact() const override { return shadowed_.intact(); }
    void acquire_gl(const SubRange &part) override { shadowed_.copy_to_shadow(part); }
    void release_gl(const SubRange &part) override { shadowed_.copy_from_shadow(part); }

private:
    ShadowedImage shadowed_;
};

}  // namespace

std::unique_ptr<ImageStorage> make_image(const Environment &environment, const ImageRequest &request)
{
    return std::make_unique<ShadowImage>(environment, request);
}

}  // namespace clgl::transport::mapped
