// Images of OpenGL's, in all the shapes that it has: what they are, and copies of boxes of them.
#pragma once

#include "driver/gl.hpp"

#include <cstddef>

namespace clgl
{

// What copies of the samples of a multisampled image need: a texture that has them as layers, and programs.
struct GlSampleTools {
    GLuint layers = 0, reading = 0, writing = 0;
};

// A level of a texture with all its layers, a face of a cube map, a buffer texture, or a renderbuffer.
struct GlImage {
    GLuint name = 0;
    // GL_TEXTURE_1D, ..., GL_TEXTURE_CUBE_MAP for all six faces as layers, one face, or GL_RENDERBUFFER
    GLenum target = GL_TEXTURE_2D;
    GLint level = 0;
    // Texels; rows, or layers of 1D; slices, layers (times samples), or faces
    uint64_t size[3] = {1, 1, 1};
    // With a size: what is stored
    GLenum internal_format = GL_RGBA8;
    // As OpenGL calls it where it was given otherwise, such as GL_RGBA; else 0
    GLenum named_format = 0;
    // As texels cross between OpenGL and memory; and the internal format that stores such texels, 0 for the
    // image's
    GLenum format = GL_RGBA;
    GLenum type = GL_UNSIGNED_BYTE;
    GLenum texel_format = 0;
    uint32_t texel_bytes = 4;
    // Of blocks of texels, which OpenGL gives out as a whole
    bool compressed = false;
    // Of a buffer texture: the buffer whose bytes its texels are, and where they start there
    GLuint buffer = 0;
    uint64_t buffer_offset = 0;
    // Of a multisampled texture, else 0: each layer has so many in size[2], which copies know as layers
    GLint samples = 0;
    GlSampleTools tools{};

    bool is_renderbuffer() const { return target == GL_RENDERBUFFER; }
    bool is_of_buffer() const { return target == GL_TEXTURE_BUFFER; }
    uint64_t bytes() const { return size[0] * size[1] * size[2] * texel_bytes; }
};

// A part of one.
struct GlBox {
    uint64_t origin[3] = {0, 0, 0};
    uint64_t extent[3] = {1, 1, 1};
};

GlBox whole_box(const GlImage &image);

// Memory that texels of an image lie in, or are to lie in: where its first texel would be, and how far it is from
// row to row and from slice to slice.
struct GlTexels {
    // A pixel buffer object that `first` is an offset in, or 0, and it is an address
    GLuint buffer = 0;
    uintptr_t first = 0;
    uint64_t row_length = 0;    // texels
    uint64_t image_height = 0;  // rows

    // All of an image without gaps.
    static GlTexels packed(const GlImage &image, GLuint buffer, void *first)
    {
        return {buffer, reinterpret_cast<uintptr_t>(first), image.size[0], image.size[1]};
    }
    // As OpenGL takes it
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

// A face of a cube map, which is one layer of it.
bool is_cube_face(GLenum target);
bool is_multisampled(GLenum target);
// Whether images of a target may have smaller levels.
bool has_gl_levels(GLenum target);
// The target that a texture is bound to: a face is bound with its cube.
GLenum binding_target(GLenum target);

// Binds a texture for as long as this lives, and then what was bound before; the texture unit stays.
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

// What memory OpenGL says that an existing image has.
struct GlImageShape {
    // Whether the name is of this target
    bool of_target = true;
    // All 0 where there is no such level, or where this OpenGL cannot be asked
    uint64_t size[3] = {0, 0, 0};
    // As OpenGL calls it, which may be without a size
    GLenum internal_format = 0;
    GLint samples = 0;
    // Of a buffer texture; without a size where it has no buffer, or the buffer not all the bytes any more
    GLuint buffer = 0;
    uint64_t buffer_offset = 0;
};

// And what the texture says besides.
struct GlImageFacts : GlImageShape {
    GLint base_level = 0;
    GLint max_level = 0;
    // 0 for mutable ones
    GLint immutable_levels = 0;
    // Whether the filter reads other levels than the base level
    bool mipmapped = false;
};

// What an image stores: the bits of each component, and of all the same type (GL_UNSIGNED_NORMALIZED, GL_FLOAT,
// ...).
struct GlComponents {
    GLint red = 0, green = 0, blue = 0, alpha = 0, luminance = 0, intensity = 0, depth = 0, stencil = 0;
    GLenum type = GL_NONE;
    bool compressed = false;
};

GlComponents read_gl_components(const GlCaps &caps, GLenum target, GLuint name, GLint level);

GlImageFacts read_gl_image_facts(const GlCaps &caps, GLenum target, GLuint name, GLint level);

// Whether the texture has the level before this one, or after it; no where this OpenGL cannot be asked.
bool has_other_levels(const GlCaps &caps, GLenum target, GLuint name, GLint level);

bool is_immutable(const GlCaps &caps, GLenum target, GLuint name);

// Whether the name still stands for such an image. Asks no more than that takes: each hand-over does.
bool is_gl_image(const GlCaps &caps, const GlImage &image);

// A memory object whose whole memory a texture is to have, in rows or in the device's own order.
struct GlImageMemory {
    GLuint name = 0;
    bool linear = false;
};

// Makes a texture of so many levels, of which image.level is one, or a renderbuffer, and fills in its name and,
// of a buffer texture, the buffer. With the name of a memory object it is made of that. Throws
// CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENGL.
void make_gl_image(const GlCaps &caps, GlImage &image, GLsizei levels, const GlImageMemory &memory = {});
// With the buffer of a buffer texture.
void delete_gl_image(GLenum target, GLuint name, GLuint buffer) noexcept;

// Copies a box; of a multisampled one that has tools. Throws CLGL_ERROR_UNSUPPORTED where this OpenGL has no way
// to read such an image, and what OpenGL says.
void read_gl_image(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &into);
void write_gl_image(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &from);

// Copies a box from one image's origin to another's, on the device; images of the same format, without samples or
// buffers. Layers and faces count from the origin of what the names stand for.
struct GlImagePoint {
    const GlImage &image;
    uint64_t first_layer;
};
void copy_gl_image(const GlImagePoint &from, const GlImagePoint &to, const GlBox &box);

// Makes the levels after the base level of a texture anew.
void generate_gl_mipmaps(const GlImage &image);

void label_gl_image(const GlCaps &caps, const GlImage &image, const std::string &label);

}  // namespace clgl
