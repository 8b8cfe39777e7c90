// The properties of a texture. They are computed from the descriptor and from the wrapped GL object or OpenCL
// image, before any object is created.
#pragma once

#include "core/buffer/buffer.hpp"
#include "core/format/formats.hpp"
#include "core/format/gl_targets.hpp"
#include "core/geometry/texture_region.hpp"
#include "core/gl/object_name.hpp"

#include <clgl/texture.h>

#include <span>
#include <string>

namespace clgl
{

// Properties of the GL texture or renderbuffer of a shared texture.
struct GlTextureProperties {
    const TextureTarget *target = nullptr;
    // The texture or renderbuffer to wrap; 0 = create a texture
    GLuint name = 0;
    uint32_t level = 0;
    // The number of samples; 0 = not multisampled
    uint32_t samples = 0;
    // The properties that GL reports for a wrapped texture
    GlImageFacts facts{};
    transport::ImagePlace place{};
};

// The buffer that contains the pixels of an image created from a buffer
struct BufferOfImage {
    // The storage of the buffer; empty if the application created the image
    StorageUse storage;
    // The buffer or sub-buffer for clCreateImage; empty if the application created the image
    ClMem mem;
    // The root cl_mem, and the offset of the pixels in it in bytes; nullptr and 0 if the image was not created
    // from a buffer
    cl_mem root = nullptr;
    size_t offset_in_root = 0;
};

struct TextureProperties {
    // The formats of the OpenCL image and of the GL texture, which are equal if there is no GL texture
    const Format *format = nullptr;
    const Format *gl_format = nullptr;
    // The shape of the OpenCL image, in which each sample of a multisampled texture is a layer
    TextureShape shape{};
    GlTextureProperties gl{};
    BufferOfImage buffer{};

    // Returns the size of all pixels in bytes, without padding.
    uint64_t bytes() const
    {
        return uint64_t{shape.size[0]} * shape.size[1] * shape.size[2] * shape.bytes_per_pixel;
    }
    // Returns the GL object that owns the memory: the texture or renderbuffer `name`, or `gl_buffer` if the
    // texture is a buffer texture.
    GlObjectName gl_object(GLuint name, GLuint gl_buffer) const;
};

// Returns the properties of a texture that is shared with OpenGL. Throws the errors documented for
// clgl_texture_create. Must be called in a GlScope.
TextureProperties resolve_shared_texture(const Context &context, const clgl_texture_desc &desc);

// Returns the properties of a texture that is not shared with OpenGL. Throws the errors documented for
// clgl_texture_create.
TextureProperties resolve_compute_texture(const Context &context, const clgl_texture_desc &desc);

// Returns the properties of an application-owned image. Throws the errors documented for
// clgl_texture_from_cl_mem.
TextureProperties resolve_image(Context &context, cl_mem image);

// Returns the OpenCL descriptor of an image, with pitches of 0.
cl_image_desc cl_image_desc_of(const TextureShape &shape);

template <typename T> T image_info(cl_mem image, cl_image_info what)
{
    T value{};
    check_cl(cl().GetImageInfo(image, what, sizeof value, &value, nullptr), "clGetImageInfo");
    return value;
}

}  // namespace clgl
