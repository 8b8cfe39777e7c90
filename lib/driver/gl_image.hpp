// Creates, queries and copies GL images of all targets.
#pragma once

#include "driver/gl.hpp"

#include <cstddef>

namespace clgl
{

// GL objects for copying the samples of a multisampled image: a texture with one layer for each sample of each
// layer, and programs.
struct GlSampleTools {
    GLuint layers = 0, reading = 0, writing = 0;
};

// Describes a mip level of a texture with all layers, a face of a cube map, a buffer texture, or a renderbuffer.
struct GlImage {
    GLuint name = 0;
    // A texture target, a cube map face, or GL_RENDERBUFFER. GL_TEXTURE_CUBE_MAP means all six faces, as layers.
    GLenum target = GL_TEXTURE_2D;
    GLint level = 0;
    // size[0] is the width in texels. size[1] is the number of rows, or the number of layers of a 1D array.
    // size[2] is the number of slices, faces or layers. For a multisampled image, size[2] is the number of layers
    // times the number of samples.
    uint64_t size[3] = {1, 1, 1};
    // The sized internal format
    GLenum internal_format = GL_RGBA8;
    // The internal format that GL queries return, such as GL_RGBA; 0 = the same as internal_format
    GLenum named_format = 0;
    // `format` and `type` describe texels in memory. texel_format is the internal format that stores exactly
    // these texels; 0 = internal_format.
    GLenum format = GL_RGBA;
    GLenum type = GL_UNSIGNED_BYTE;
    GLenum texel_format = 0;
    uint32_t texel_bytes = 4;
    // True if the format is block-compressed. OpenGL can read a compressed level only as a whole.
    bool compressed = false;
    // The buffer of a buffer texture, and the byte offset of the first texel in the buffer
    GLuint buffer = 0;
    uint64_t buffer_offset = 0;
    // The number of samples; 0 = not multisampled. Copies treat samples as layers, so size[2] is layers *
    // samples.
    GLint samples = 0;
    GlSampleTools tools{};

    bool is_renderbuffer() const { return target == GL_RENDERBUFFER; }
    bool is_of_buffer() const { return target == GL_TEXTURE_BUFFER; }
    uint64_t bytes() const { return size[0] * size[1] * size[2] * texel_bytes; }
};

// A box of texels in an image.
struct GlBox {
    uint64_t origin[3] = {0, 0, 0};
    uint64_t extent[3] = {1, 1, 1};
};

GlBox whole_box(const GlImage &image);

// The layout of an image in memory: the address of texel (0, 0, 0), and the row and slice pitches.
struct GlTexels {
    // If `buffer` is not 0, `first` is an offset in this pixel buffer object. Otherwise `first` is an address.
    GLuint buffer = 0;
    uintptr_t first = 0;
    uint64_t row_length = 0;    // texels
    uint64_t image_height = 0;  // rows

    // Returns the layout of a tightly packed image.
    static GlTexels packed(const GlImage &image, GLuint buffer, void *first)
    {
        return {buffer, reinterpret_cast<uintptr_t>(first), image.size[0], image.size[1]};
    }
    // Returns the position of a texel in the form that GL transfer functions accept: an address, or an offset
    // cast to a pointer.
    void *at(const GlImage &image, const uint64_t (&origin)[3]) const
    {
        return reinterpret_cast<void *>(place_of(image, origin));
    }
    uintptr_t place_of(const GlImage &image, const uint64_t (&origin)[3]) const
    {
        return first + ((origin[2] * image_height + origin[1]) * row_length + origin[0]) * image.texel_bytes;
    }
};

constexpr uint32_t cube_faces = 6;

// Returns whether the target is one face of a cube map.
bool is_cube_face(GLenum target);
bool is_multisampled(GLenum target);
// Returns whether a texture of this target can have mip levels.
bool has_gl_levels(GLenum target);
// Returns the target for glBindTexture, which for a cube map face is GL_TEXTURE_CUBE_MAP.
GLenum binding_target(GLenum target);

// Returns the maximum width of images of this target, which is also the maximum of each other side.
GLint longest_gl_side(GLenum target);
// Throws CLGL_ERROR_OUT_OF_RANGE if OpenGL cannot create an image of this size. A multisampled image also needs a
// texture with a layer for each sample.
void check_gl_limits(const GlImage &image);

// Binds a texture to the active unit while this object lives, then restores the previous binding.
class BoundTexture
{
public:
    BoundTexture(GLenum target, GLuint name);
    ~BoundTexture();
    BoundTexture(const BoundTexture &) = delete;
    BoundTexture &operator=(const BoundTexture &) = delete;

private:
    GLenum target_;
    GLuint before_ = 0;
};

// Properties of the storage of an existing image. They are queried from OpenGL.
struct GlImageShape {
    // False if the texture has a different target
    bool of_target = true;
    // For a multisampled image, size[2] is the number of layers. All 0 if the texture has no such level, or if
    // the context cannot query the size (OpenGL ES 3.0).
    uint64_t size[3] = {0, 0, 0};
    // The internal format that GL queries return. It may be unsized.
    GLenum internal_format = 0;
    GLint samples = 0;
    // The buffer of a buffer texture. `size` is 0 if the texture has no buffer, or if the buffer is too small.
    GLuint buffer = 0;
    uint64_t buffer_offset = 0;
};

// Properties of the storage and parameters of an existing texture.
struct GlImageFacts : GlImageShape {
    GLint base_level = 0;
    GLint max_level = 0;
    // The number of levels of an immutable texture, which is taken as 1 before OpenGL 4.3; 0 for a mutable
    // texture
    GLint immutable_levels = 0;
    // True if the minification filter uses mip levels
    bool mipmapped = false;
};

// The number of bits that an image stores for each component, and the data type of the components
// (GL_UNSIGNED_NORMALIZED, GL_FLOAT, ...).
struct GlComponents {
    GLint red = 0, green = 0, blue = 0, alpha = 0, luminance = 0, intensity = 0, depth = 0, stencil = 0;
    GLenum type = GL_NONE;
    bool compressed = false;
};

GlComponents read_gl_components(const GlCaps &caps, GLenum target, GLuint name, GLint level);

GlImageFacts read_gl_image_facts(const GlCaps &caps, GLenum target, GLuint name, GLint level);

// Returns whether `level` is not 0, or the texture has the next level. Returns false if the context cannot query
// levels.
bool has_other_levels(const GlCaps &caps, GLenum target, GLuint name, GLint level);

bool is_immutable(const GlCaps &caps, GLenum target, GLuint name);

// Returns whether the name still refers to an image with these properties. Makes as few GL queries as possible,
// because every acquire and release calls this function.
bool is_gl_image(const GlCaps &caps, const GlImage &image);

// A GL memory object for the storage of a texture. `linear` selects linear instead of optimal tiling.
struct GlImageMemory {
    GLuint name = 0;
    bool linear = false;
};

// Returns why OpenGL cannot convert the texels of textures of this format when they are read and written. Returns
// an empty string if it can. Not for multisampled and compressed textures.
std::string why_not_converted(const GlCaps &caps, GLenum internal_format, GLenum format);
// Returns why OpenGL cannot read the texels of compressed textures; an empty string if it can.
std::string why_not_decompressed(const GlCaps &caps);

// Creates a texture with `levels` mip levels, or a renderbuffer, and stores its name in `image`. For a buffer
// texture, also creates the buffer. If `memory` has a name, a texture that is neither multisampled nor a buffer
// texture uses this memory. Throws like check_gl, or CLGL_ERROR_UNSUPPORTED if OpenGL allocates a different
// number of samples.
void make_gl_image(const GlCaps &caps, GlImage &image, GLsizei levels, const GlImageMemory &memory = {});
// Deletes the image. Also deletes `buffer` unless it is 0.
void delete_gl_image(GLenum target, GLuint name, GLuint buffer) noexcept;

// These functions copy a box between an image and memory. A multisampled image must have `tools`. They throw
// CLGL_ERROR_UNSUPPORTED if the context cannot transfer such an image. For GL errors, they throw the errors of
// check_gl. For a compressed image, read_gl_image reads the whole level instead of `box`.
void read_gl_image(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &into);
void write_gl_image(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &from);

// An image, and the index of its first layer or face in the texture.
struct GlImagePoint {
    const GlImage &image;
    uint64_t first_layer;
};
// Copies a box to the same position in another image, on the device. The formats must be compatible
// (glCopyImageSubData). Both images or neither must be 1D arrays. Neither may be multisampled or a buffer
// texture.
void copy_gl_image(const GlImagePoint &from, const GlImagePoint &to, const GlBox &box);

// Generates all mip levels above the base level from the base level.
void generate_gl_mipmaps(const GlImage &image);

void label_gl_image(const GlCaps &caps, const GlImage &image, const std::string &label);

}  // namespace clgl
