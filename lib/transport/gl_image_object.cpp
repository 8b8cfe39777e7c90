#include "transport/gl_image_object.hpp"

#include "base/text.hpp"
#include "driver/gl_samples.hpp"

namespace clgl::transport
{

namespace
{

ImageRequest with_layers(ImageRequest request, const GlImage &layers)
{
    if (request.image.samples > 0) request.image.tools.layers = layers.name;
    return request;
}

}  // namespace

SampleTools::SampleTools(const Environment &environment, const GlImage &image) : garbage_(environment.garbage)
{
    if (image.samples > 0) names_ = made_ = make_gl_sample_tools(environment.gl, image);
    if (image.tools.layers != 0) made_.layers = 0;
}

SampleTools::~SampleTools()
{
    if (made_.reading != 0) garbage_.add_call(std::move(node_), [made = made_] { delete_gl_sample_tools(made); });
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
        garbage_.add_call(std::move(node_), [target = image_.target, name = image_.name, buffer = image_.buffer] {
            delete_gl_image(target, name, buffer);
        });
}

bool ImageObject::intact() const { return is_gl_image(gl_, image_); }

void ImageObject::read(const SubRange &part, GLuint buffer, void *memory) const
{
    read_gl_image(gl_, image_, place_.box(part), GlTexels::packed(image_, buffer, memory));
}

void ImageObject::write(const SubRange &part, GLuint buffer, void *memory) const
{
    if (part.empty()) return;
    write_gl_image(gl_, image_, place_.box(part), GlTexels::packed(image_, buffer, memory));
}

ImageRequest shadow_request(const ImageRequest &request)
{
    ImageRequest other = request;
    if (request.image.samples > 0) other.image = gl_layers_of(request.image);
    other.image.name = 0;
    other.image.named_format = 0;
    other.image.level = 0;
    other.levels = 1;
    other.whole = {};
    other.place = {};
    if (request.image.is_of_buffer()) fail(CLGL_ERROR_UNSUPPORTED, "OpenGL cannot copy buffer textures");
    if (is_cube_face(request.image.target) || request.image.is_renderbuffer()) other.image.target = GL_TEXTURE_2D;
    return other;
}

CopiedImage::CopiedImage(const Environment &environment, const ImageRequest &request, const GlImage &other)
    : gl_(environment.gl), object_(environment, with_layers(request, other)), place_(request.place), other_(other)
{
    if (!request.image.name) return;
    try {
        copy_to_other(place_.part(whole_box(image())));
    } catch (const Error &error) {
        if (error.result() != CLGL_ERROR_OPENGL) throw;
        fail(CLGL_ERROR_UNSUPPORTED,
             text("OpenGL cannot copy between this texture and another of the same format: ", error.what()),
             error.native());
    }
}

void CopiedImage::copy_to_other(const SubRange &part) const
{
    if (image().samples > 0)
        copy_gl_samples_to_layers(gl_, image(), place_.box(part));
    else
        copy_gl_image({image(), place_.first_layer}, {other_, 0}, place_.box(part));
}

void CopiedImage::copy_from_other(const SubRange &part) const
{
    if (part.empty()) return;
    if (image().samples > 0)
        copy_gl_layers_to_samples(gl_, image(), place_.box(part));
    else
        copy_gl_image({other_, 0}, {image(), place_.first_layer}, place_.box(part));
}

ShadowedImage::ShadowedImage(const Environment &environment, const ImageRequest &request)
    : object_(environment, request), shadow_(environment.gl, environment.garbage, request.image.bytes())
{
}

ImagePitches::ImagePitches(const ImageRequest &request)
    : row_pitch(request.image.size[0] * request.image.texel_bytes)
{
    const size_t slice = row_pitch * request.image.size[1];
    // In OpenCL, the slice pitch of a 1D array is the distance between its layers. 1D and 2D images have no slice
    // pitch.
    const cl_mem_object_type type = request.desc.image_type;
    const bool has_slices = type == CL_MEM_OBJECT_IMAGE3D || type == CL_MEM_OBJECT_IMAGE2D_ARRAY;
    slice_pitch = type == CL_MEM_OBJECT_IMAGE1D_ARRAY ? row_pitch : has_slices ? slice : 0;
}

ImagePart::ImagePart(const ImageRequest &request, const SubRange &part) : ImagePitches(request)
{
    const GlBox box = request.place.box(part);
    std::ranges::copy(box.origin, origin);
    std::ranges::copy(box.extent, extent);
    offset = (origin[2] * request.image.size[1] + origin[1]) * row_pitch + origin[0] * request.image.texel_bytes;
}

}  // namespace clgl::transport
