// The OpenGL image of a storage, the program's own or one that the library makes, and copies of it in memory.
#pragma once

#include "driver/gl_mapped_buffer.hpp"
#include "transport/transport.hpp"

namespace clgl::transport
{

// What copies of samples need, for as long as this lives; nothing for images without. Layers that the image has
// already are not its own.
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
    GlGarbage::PreallocatedNode room_;
    GlSampleTools names_, made_;
};

// An image with nothing special about it.
class ImageObject
{
public:
    ImageObject(const Environment &environment, const ImageRequest &request, const GlImageMemory &memory = {});
    ~ImageObject();
    ImageObject(const ImageObject &) = delete;
    ImageObject &operator=(const ImageObject &) = delete;

    const GlImage &image() const { return image_; }
    // Whether it exists and is what it was.
    bool intact() const;
    // Between the image and memory that would have all of it without gaps.
    void read(const SubRange &part, GLuint buffer, void *memory) const;
    void write(const SubRange &part, GLuint buffer, void *memory) const;

private:
    const GlCaps &gl_;
    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode room_;
    SampleTools tools_;
    GlImage image_;
    ImagePlace place_;
    bool owned_;
};

// The request for another image beside one, which OpenGL copies to and from: one level, a face as a flat image,
// of a renderbuffer a texture, and of samples their layers. Throws CLGL_ERROR_UNSUPPORTED for what OpenGL does
// not copy.
ImageRequest shadow_request(const ImageRequest &request);

// An image, and copies between it and the one beside, on OpenGL's device.
class CopiedImage
{
public:
    // Throws CLGL_ERROR_UNSUPPORTED for a wrapped one that OpenGL does not copy: textures that it takes for
    // incomplete, and those of formats without a size, which only trying tells.
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

// An image and a mapped pixel buffer beside it; OpenGL copies between the two.
class ShadowedImage
{
public:
    ShadowedImage(const Environment &environment, const ImageRequest &request);

    const GlImage &image() const { return object_.image(); }
    // Of the buffer, which has all of the image without gaps.
    void *pointer() const { return shadow_.pointer(); }
    bool intact() const { return object_.intact(); }
    void copy_to_shadow(const SubRange &part) const { object_.read(part, shadow_.name(), nullptr); }
    void copy_from_shadow(const SubRange &part) const { object_.write(part, shadow_.name(), nullptr); }

private:
    ImageObject object_;
    GlMappedBuffer shadow_;
};

// How far it is in such memory from row to row, and from slice to slice as OpenCL counts them.
struct ImagePitches {
    explicit ImagePitches(const ImageRequest &request);

    size_t row_pitch, slice_pitch;
};

// Where a part lies in such memory, and its box, as OpenCL's commands on images want them.
struct ImagePart : ImagePitches {
    ImagePart(const ImageRequest &request, const SubRange &part);

    size_t origin[3], extent[3];
    // Of the first texel
    size_t offset;
};

}  // namespace clgl::transport
