// The properties of a texture: resolved from a descriptor and from the GL object or OpenCL image that it wraps,
// before anything is created.
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

// The GL side of a shared texture.
struct GlTextureProperties {
    const TextureTarget *target = nullptr;
    // The texture or renderbuffer to wrap; 0 = create one
    GLuint name = 0;
    uint32_t level = 0;
    // 0 unless multisampled
    uint32_t samples = 0;
    // The properties of a wrapped texture, as far as GL reports them
    GlImageFacts facts{};
    transport::ImagePlace place{};
};

// The buffer that has the pixels of an image of a buffer.
struct BufferOfImage {
    // Empty for an image of the application
    StorageUse storage;
    // The buffer or sub-buffer for clCreateImage; empty for an image of the application
    ClMem mem;
    // The root cl_mem, and the offset of the pixels in it; nullptr if the pixels are in no buffer
    cl_mem root = nullptr;
    size_t offset_in_root = 0;
};

struct TextureProperties {
    // The formats of the OpenCL image and of the GL texture; equal without OpenGL
    const Format *format = nullptr;
    const Format *gl_format = nullptr;
    // The shape of the OpenCL image: samples are layers
    TextureShape shape{};
    GlTextureProperties gl{};
    BufferOfImage buffer{};

    // The size of all pixels in bytes, without padding
    uint64_t bytes() const
    {
        return uint64_t{shape.size[0]} * shape.size[1] * shape.size[2] * shape.bytes_per_pixel;
    }
    // Returns the GL object that has the memory: the texture `name`, or `gl_buffer` for a buffer texture.
    GlObjectName gl_object(GLuint name, GLuint gl_buffer) const;
};

// Return the properties of a texture shared with OpenGL (in a GlScope), of one without OpenGL, and of an
// application-owned image. Throw as clgl_texture_create and clgl_texture_from_cl_mem document.
TextureProperties resolve_shared_texture(const Context &context, const clgl_texture_desc &desc);
TextureProperties resolve_compute_texture(const Context &context, const clgl_texture_desc &desc);
TextureProperties resolve_image(Context &context, cl_mem image);

// Returns the OpenCL description, without pitches.
cl_image_desc cl_image_desc_of(const TextureShape &shape);

template <typename T> T image_info(cl_mem image, cl_image_info what)
{
    T value{};
    check_cl(cl().GetImageInfo(image, what, sizeof value, &value, nullptr), "clGetImageInfo");
    return value;
}

}  // namespace clgl
