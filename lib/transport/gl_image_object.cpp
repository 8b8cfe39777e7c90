#include "transport/gl_image_object.hpp"

namespace clgl::transport
{

ImageObject::ImageObject(const Environment &environment, const ImageRequest &request)
    : gl_(environment.gl), garbage_(environment.garbage), image_(request.image),
      first_layer_(request.first_layer), owned_(request.image.name == 0)
{
    if (owned_) image_.name = make_gl_image(gl_, image_, request.levels);
}

ImageObject::~ImageObject()
{
    if (owned_)
        garbage_.add_call(std::move(room_),
                          [target = image_.target, name = image_.name] { delete_gl_image(target, name); });
}

bool ImageObject::intact() const { return is_gl_image(gl_, image_); }

GlBox ImageObject::box_of(const Part &part) const
{
    GlBox box;
    for (unsigned i = 0; i < Part::dimensions; ++i) {
        box.origin[i] = part.along(i).offset;
        box.extent[i] = part.along(i).size;
    }
    box.origin[2] -= first_layer_;
    return box;
}

void ImageObject::read(const Part &part, GLuint buffer, void *memory) const
{
    read_gl_image(gl_, image_, box_of(part), GlTexels::packed(image_, buffer, memory));
}

void ImageObject::write(const Part &part, GLuint buffer, void *memory) const
{
    if (part.empty()) return;
    write_gl_image(gl_, image_, box_of(part), GlTexels::packed(image_, buffer, memory));
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
    for (unsigned i = 0; i < Part::dimensions; ++i) {
        origin[i] = part.along(i).offset;
        extent[i] = part.along(i).size;
    }
    origin[2] -= request.first_layer;
    offset = (origin[2] * request.image.size[1] + origin[1]) * row_pitch + origin[0] * request.image.texel_bytes;
}

}  // namespace clgl::transport
