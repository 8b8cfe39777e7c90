// The GL image of a storage, wrapped or library-owned, and its copies to other images and to memory.
#pragma once

#include "driver/gl_mapped_buffer.hpp"
#include "transport/transport.hpp"

namespace clgl::transport
{

// Owns the tools that copy the samples of a multisampled image; empty for other images. Does not own a layer
// texture that the image already names.
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

// A GL image, wrapped or library-owned.
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
    // Copy a part between the image and memory with the packed layout of the whole image.
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

// Returns the request for a shadow image that OpenGL can copy to and from: a single level; a 2D texture for a
// face or a renderbuffer; the layer texture for a multisampled image. Throws CLGL_ERROR_UNSUPPORTED if OpenGL
// cannot copy the image.
ImageRequest shadow_request(const ImageRequest &request);

// An image, and copies between it and a shadow image on the device.
class CopiedImage
{
public:
    // Throws CLGL_ERROR_UNSUPPORTED if OpenGL cannot copy a wrapped image, for example an incomplete texture or
    // an unsized format. A trial copy finds this out.
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

// An image with a mapped pixel buffer as its shadow; OpenGL copies between the two.
class ShadowedImage
{
public:
    ShadowedImage(const Environment &environment, const ImageRequest &request);

    const GlImage &image() const { return object_.image(); }
    // Returns the address of the buffer, which has the packed layout of the whole image.
    void *pointer() const { return shadow_.pointer(); }
    void keep_for(cl_mem mem) { shadow_.keep_for(mem); }
    bool intact() const { return object_.intact(); }
    void copy_to_shadow(const SubRange &part) const { object_.read(part, shadow_.name(), nullptr); }
    void copy_from_shadow(const SubRange &part) const { object_.write(part, shadow_.name(), nullptr); }

private:
    ImageObject object_;
    GlMappedBuffer shadow_;
};

// The row and slice pitches of the packed layout, in bytes, as OpenCL defines them.
struct ImagePitches {
    explicit ImagePitches(const ImageRequest &request);

    size_t row_pitch, slice_pitch;
};

// The place of a part in the packed layout, and its box, as parameters of OpenCL image commands.
struct ImagePart : ImagePitches {
    ImagePart(const ImageRequest &request, const SubRange &part);

    size_t origin[3], extent[3];
    // Byte offset of the first texel
    size_t offset;
};

}  // namespace clgl::transport
