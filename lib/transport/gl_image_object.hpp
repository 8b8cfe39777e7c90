// The GL image of a storage, and its copies to other images and to memory.
#pragma once

#include "driver/gl_mapped_buffer.hpp"
#include "transport/transport.hpp"

namespace clgl::transport
{

// The GL objects that copy the samples of a multisampled image; empty for other images. If the image already has
// a layer texture, uses it but does not own it.
class SampleTools
{
public:
    SampleTools(const Environment &environment, const GlImage &image);
    ~SampleTools();
    SampleTools(const SampleTools &) = delete;
    SampleTools &operator=(const SampleTools &) = delete;

    const GlSampleTools &names() const { return names_; }

private:
    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode node_;
    GlSampleTools names_, made_;
};

// A GL image that the application owns, or that the library has created.
class ImageObject
{
public:
    ImageObject(const Environment &environment, const ImageRequest &request, const GlImageMemory &memory = {});
    ~ImageObject();
    ImageObject(const ImageObject &) = delete;
    ImageObject &operator=(const ImageObject &) = delete;

    const GlImage &image() const { return image_; }
    // Returns whether the GL object still exists and is unchanged.
    bool intact() const;
    // Copy a part of the image to or from memory. The memory has the packed layout of the whole image. `buffer`:
    // the pixel buffer in which `memory` is an offset; 0 = `memory` is a host address.
    void read(const SubRange &part, GLuint buffer, void *memory) const;
    void write(const SubRange &part, GLuint buffer, void *memory) const;

private:
    const GlCaps &gl_;
    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode node_;
    SampleTools tools_;
    GlImage image_;
    ImagePlace place_;
    bool owned_;
};

// Returns the request for a shadow image that OpenGL can copy to and from. The shadow has one mip level. It is a
// 2D texture for a cube face or a renderbuffer, and the layer texture for a multisampled image. Throws
// CLGL_ERROR_UNSUPPORTED if OpenGL cannot copy the image.
ImageRequest shadow_request(const ImageRequest &request);

// A GL image that OpenGL copies to and from a shadow image on the device.
class CopiedImage
{
public:
    // Tests a copy of a wrapped image. Throws CLGL_ERROR_UNSUPPORTED if OpenGL cannot copy it, for example
    // because it is incomplete or has an unsized format.
    CopiedImage(const Environment &environment, const ImageRequest &request, const GlImage &other);

    const GlImage &image() const { return object_.image(); }
    bool intact() const { return object_.intact(); }
    void copy_to_other(const SubRange &part) const;
    void copy_from_other(const SubRange &part) const;

private:
    const GlCaps &gl_;
    ImageObject object_;
    ImagePlace place_;
    GlImage other_;
};

// A GL image that OpenGL copies to and from a mapped pixel buffer, the shadow.
class ShadowedImage
{
public:
    ShadowedImage(const Environment &environment, const ImageRequest &request);

    const GlImage &image() const { return object_.image(); }
    // Returns the address of the mapped buffer, which has the packed layout of the whole image.
    void *pointer() const { return shadow_.pointer(); }
    void keep_for(cl_mem mem) { shadow_.keep_for(mem); }
    bool intact() const { return object_.intact(); }
    void copy_to_shadow(const SubRange &part) const { object_.read(part, shadow_.name(), nullptr); }
    void copy_from_shadow(const SubRange &part) const { object_.write(part, shadow_.name(), nullptr); }

private:
    ImageObject object_;
    GlMappedBuffer shadow_;
};

// The row pitch and the slice pitch of the packed layout in bytes, as OpenCL defines them.
struct ImagePitches {
    explicit ImagePitches(const ImageRequest &request);

    size_t row_pitch, slice_pitch;
};

// The location of a part in the packed layout, as parameters of OpenCL image commands.
struct ImagePart : ImagePitches {
    ImagePart(const ImageRequest &request, const SubRange &part);

    size_t origin[3], extent[3];
    // The offset of the first texel in bytes
    size_t offset;
};

}  // namespace clgl::transport
