// GL images of all targets: creation, queries, and copies of boxes.
#pragma once

#include "driver/gl.hpp"

#include <cstddef>

namespace clgl
{

// The objects that copy the samples of a multisampled image: a texture with the samples as layers, and programs.
struct GlSampleTools {
    GLuint layers = 0, reading = 0, writing = 0;
};

// A mip level of a texture with all layers, a face of a cube map, a buffer texture, or a renderbuffer.
struct GlImage {
    GLuint name = 0;
    // GL_TEXTURE_1D, ..., GL_TEXTURE_CUBE_MAP for all six faces as layers, one face, or GL_RENDERBUFFER
    GLenum target = GL_TEXTURE_2D;
    GLint level = 0;
    // Width in texels; rows, or layers of a 1D array; slices, layers (times samples), or faces
    uint64_t size[3] = {1, 1, 1};
    // The sized format that OpenGL stores
    GLenum internal_format = GL_RGBA8;
    // The format that GL queries return if it differs, such as GL_RGBA; else 0
    GLenum named_format = 0;
    // The format and type of texels in memory, for transfers, and the internal format with the same texels;
    // texel_format 0 = internal_format
    GLenum format = GL_RGBA;
    GLenum type = GL_UNSIGNED_BYTE;
    GLenum texel_format = 0;
    uint32_t texel_bytes = 4;
    // Block-compressed: OpenGL reads the level as a whole only
    bool compressed = false;
    // For a buffer texture: its buffer, and the byte offset of its first texel
    GLuint buffer = 0;
    uint64_t buffer_offset = 0;
    // 0 unless multisampled. Copies treat samples as layers, so size[2] = layers * samples.
    GLint samples = 0;
    GlSampleTools tools{};

    bool is_renderbuffer() const { return target == GL_RENDERBUFFER; }
    bool is_of_buffer() const { return target == GL_TEXTURE_BUFFER; }
    uint64_t bytes() const { return size[0] * size[1] * size[2] * texel_bytes; }
};

// A box of an image.
struct GlBox {
    uint64_t origin[3] = {0, 0, 0};
    uint64_t extent[3] = {1, 1, 1};
};

GlBox whole_box(const GlImage &image);

// The layout of texels of an image in memory: the address of texel (0, 0, 0), and the row and slice pitches.
struct GlTexels {
    // The pixel buffer object in which `first` is an offset; 0 = `first` is an address
    GLuint buffer = 0;
    uintptr_t first = 0;
    uint64_t row_length = 0;    // texels
    uint64_t image_height = 0;  // rows

    // Returns the layout of a whole image without gaps.
    static GlTexels packed(const GlImage &image, GLuint buffer, void *first)
    {
        return {buffer, reinterpret_cast<uintptr_t>(first), image.size[0], image.size[1]};
    }
    // Returns the place of a texel as GL transfer functions take it: an address, or an offset as a pointer.
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
// Returns whether textures of a target can have mip levels.
bool has_gl_levels(GLenum target);
// Returns the target for glBindTexture: GL_TEXTURE_CUBE_MAP for a face.
GLenum binding_target(GLenum target);

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

// The storage of an existing image, as GL reports it.
struct GlImageShape {
    // False if the name belongs to a texture of another target
    bool of_target = true;
    // All 0 if the level does not exist, or cannot be queried (OpenGL ES 3.0)
    uint64_t size[3] = {0, 0, 0};
    // As GL queries return it; may be unsized
    GLenum internal_format = 0;
    GLint samples = 0;
    // For a buffer texture. `size` is 0 if it has no buffer, or the buffer became too small.
    GLuint buffer = 0;
    uint64_t buffer_offset = 0;
};

// The storage and the parameters of an existing texture.
struct GlImageFacts : GlImageShape {
    GLint base_level = 0;
    GLint max_level = 0;
    // 0 for a mutable texture
    GLint immutable_levels = 0;
    // True if the minification filter uses mip levels
    bool mipmapped = false;
};

// The bits that an image stores per component, and the type of its components (GL_UNSIGNED_NORMALIZED, GL_FLOAT,
// ...).
struct GlComponents {
    GLint red = 0, green = 0, blue = 0, alpha = 0, luminance = 0, intensity = 0, depth = 0, stencil = 0;
    GLenum type = GL_NONE;
    bool compressed = false;
};

GlComponents read_gl_components(const GlCaps &caps, GLenum target, GLuint name, GLint level);

GlImageFacts read_gl_image_facts(const GlCaps &caps, GLenum target, GLuint name, GLint level);

// Returns whether the texture has another level next to this one; false where levels cannot be queried.
bool has_other_levels(const GlCaps &caps, GLenum target, GLuint name, GLint level);

bool is_immutable(const GlCaps &caps, GLenum target, GLuint name);

// Returns whether the name still refers to an image like this. Every hand-over calls it, so it queries only what
// it needs.
bool is_gl_image(const GlCaps &caps, const GlImage &image);

// A memory object that becomes the storage of a texture, with linear or optimal tiling.
struct GlImageMemory {
    GLuint name = 0;
    bool linear = false;
};

// Creates a texture with `levels` mip levels, or a renderbuffer, and stores its name in `image`; for a buffer
// texture also a new buffer. The storage is `memory` if that has a name. Throws CLGL_ERROR_OUT_OF_DEVICE_MEMORY,
// CLGL_ERROR_OPENGL.
void make_gl_image(const GlCaps &caps, GlImage &image, GLsizei levels, const GlImageMemory &memory = {});
// Deletes the image, and `buffer` unless it is 0.
void delete_gl_image(GLenum target, GLuint name, GLuint buffer) noexcept;

// Copy a box between an image and memory. A multisampled image must have tools. Throw CLGL_ERROR_UNSUPPORTED if
// the context cannot read such an image; else like check_gl.
void read_gl_image(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &into);
void write_gl_image(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &from);

// An image, and the first layer or face of the texture that belongs to it.
struct GlImagePoint {
    const GlImage &image;
    uint64_t first_layer;
};
// Copies a box on the device, to the same place in the other image. Both images must have the same format, and
// neither samples nor a buffer.
void copy_gl_image(const GlImagePoint &from, const GlImagePoint &to, const GlBox &box);

// Regenerates the mip levels after the base level.
void generate_gl_mipmaps(const GlImage &image);

void label_gl_image(const GlCaps &caps, const GlImage &image, const std::string &label);

}  // namespace clgl
