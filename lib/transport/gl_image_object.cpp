#include "transport/gl_image_object.hpp"

#include "driver/gl_samples.hpp"

namespace clgl::transport
{

SampleTools::SampleTools(const Environment &environment, const GlImage &image) : garbage_(environment.garbage)
{
    if (image.samples > 0) names_ = make_gl_sample_tools(environment.gl, image);
}

SampleTools::~SampleTools()
{
    if (names_.layers != 0)
        garbage_.add_call(std::move(room_), [names = names_] { delete_gl_sample_tools(names); });
}

ImageObject::ImageObject(const Environment &environment, const ImageRequest &request, const GlImageMemory &memory)
    : gl_(environment.gl), garbage_(environment.garbage), tools_(environment, request.image),
      image_(request.image), place_(request.place), owned_(request.image.name == 0)
{
    image_.tools = tools_.names();
    if (owned_) make_gl_image(gl_, image_, request.levels, memory);
}

ImageObject::~ImageObject()
{
    if (owned_)
        garbage_.add_call(std::move(room_), [target = image_.target, name = image_.name, buffer = image_.buffer] {
            delete_gl_image(target, name, buffer);
        });
}

bool ImageObject::intact() const { return is_gl_image(gl_, image_); }

void ImageObject::read(const Part &part, GLuint buffer, void *memory) const
{
    read_gl_image(gl_, image_, place_.box(part), GlTexels::packed(image_, buffer, memory));
}

void ImageObject::write(const Part &part, GLuint buffer, void *memory) const
{
    if (part.empty()) return;
    write_gl_image(gl_, image_, place_.box(part), GlTexels::packed(image_, buffer, memory));
}

ShadowedImage::ShadowedImage(const Environment &environment, const ImageRequest &request)
    : object_(environment, request), shadow_(environment.gl, environment.garbage, request.image.bytes())
{
}

ImagePitches::ImagePitches(const ImageRequest &request)
    : row_pitch(request.image.size[0] * request.image.texel_bytes)
{
    const size_t slice = row_pitch * request.image.size[1];
    // Layers of 1D arrays are slices for OpenCL, and flat images have none.
    const cl_mem_object_type type = request.desc.image_type;
    const bool has_slices = type == CL_MEM_OBJECT_IMAGE3D || type == CL_MEM_OBJECT_IMAGE2D_ARRAY;
    slice_pitch = type == CL_MEM_OBJECT_IMAGE1D_ARRAY ? row_pitch : has_slices ? slice : 0;
}

ImagePart::ImagePart(const ImageRequest &request, const Part &part) : ImagePitches(request)
{
    const GlBox box = request.place.box(part);
    std::ranges::copy(box.origin, origin);
    std::ranges::copy(box.extent, extent);
    offset = (origin[2] * request.image.size[1] + origin[1]) * row_pitch + origin[0] * request.image.texel_bytes;
}

}  // namespace clgl::transport
