// Declares the GL images of storages, which copy between an image and its shadow or memory.
#pragma once

#include "driver/gl_mapped_buffer.hpp"
#include "transport/transport.hpp"

namespace clgl::transport
{

// The GL objects that copy the samples of a multisampled image; empty for other images. Uses the layer texture of
// the image if it has one, but does not own it.
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

// A GL image. It is application-owned, or was created by the library.
class ImageObject
{
public:
    ImageObject(const Environment &environment, const ImageRequest &request, const GlImageMemory &memory = {});
    ~ImageObject();
    ImageObject(const ImageObject &) = delete;
    ImageObject &operator=(const ImageObject &) = delete;

    const GlImage &image() const { return image_; }
    // Returns whether the GL image still exists and is unchanged.
    bool intact() const;
    // These functions copy a part of the image to or from memory, which has the packed layout of the whole image.
    // `memory` is an offset in the pixel buffer `buffer`. If `buffer` is 0, `memory` is a host address.
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

// Returns the request for a shadow image. OpenGL can copy between the shadow and the image. The shadow has one
// mip level. The shadow of a cube face or a renderbuffer is a 2D texture. The shadow of a multisampled image is
// the layer texture. Throws CLGL_ERROR_UNSUPPORTED for a buffer texture, which OpenGL cannot copy.
ImageRequest shadow_request(const ImageRequest &request);

// A GL image with a shadow image. OpenGL copies between the two images on the device.
class CopiedImage
{
public:
    // If the image is wrapped, tests whether OpenGL can copy it. Throws CLGL_ERROR_UNSUPPORTED if OpenGL cannot
    // copy the image, for example because the image is incomplete or has an unsized format.
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

// A GL image with a shadow: a mapped pixel buffer. OpenGL copies between the image and the shadow.
class ShadowedImage
{
public:
    ShadowedImage(const Environment &environment, const ImageRequest &request);

    const GlImage &image() const { return object_.image(); }
    // Returns the address of the shadow, which has the packed layout of the whole image.
    void *pointer() const { return shadow_.pointer(); }
    void keep_for(cl_mem mem) { shadow_.keep_for(mem); }
    bool intact() const { return object_.intact(); }
    void copy_to_shadow(const SubRange &part) const { object_.read(part, shadow_.name(), nullptr); }
    void copy_from_shadow(const SubRange &part) const { object_.write(part, shadow_.name(), nullptr); }

private:
    ImageObject object_;
    GlMappedBuffer shadow_;
};

// The row pitch and the slice pitch of the packed layout, in bytes. slice_pitch is 0 for 1D and 2D images, as
// OpenCL requires.
struct ImagePitches {
    explicit ImagePitches(const ImageRequest &request);

    size_t row_pitch, slice_pitch;
};

// The position of a part in the packed layout, as parameters of OpenCL image commands.
struct ImagePart : ImagePitches {
    ImagePart(const ImageRequest &request, const SubRange &part);

    size_t origin[3], extent[3];
    // The offset of the first texel in bytes
    size_t offset;
};

}  // namespace clgl::transport
