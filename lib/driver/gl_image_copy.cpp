// Copies between GL images and memory, with the GL functions that the context supports.
#include "driver/gl_image.hpp"

#include "base/error.hpp"
#include "driver/gl_framebuffer.hpp"
#include "driver/gl_pieces.hpp"
#include "driver/gl_pixel_transfer.hpp"
#include "driver/gl_samples.hpp"
#include "driver/gl_scissor.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

struct PixelStoreValue {
    GLenum name;
    GLint value;
};

// Sets the pixel store parameters for a memory layout while this object lives, then restores them.
class PixelStore
{
public:
    enum class Way { pack, unpack };

    PixelStore(const GlCaps &caps, Way way, const GlImage &image, const GlTexels &texels) : way_(way)
    {
        const bool pack = way == Way::pack;
        set(pack ? GL_PACK_ALIGNMENT : GL_UNPACK_ALIGNMENT, 1);
        set(pack ? GL_PACK_ROW_LENGTH : GL_UNPACK_ROW_LENGTH, static_cast<GLint>(texels.row_length));
        set(pack ? GL_PACK_SKIP_PIXELS : GL_UNPACK_SKIP_PIXELS, 0);
        set(pack ? GL_PACK_SKIP_ROWS : GL_UNPACK_SKIP_ROWS, 0);
        // OpenGL ES has no pack parameters for 3D images.
        if (!pack || !caps.es) {
            // Must be 0 for 2D images: otherwise Mesa 22.3 skips `height` rows after each layer of a 1D array.
            const uint64_t height = image.size[2] > 1 ? texels.image_height : 0;
            set(pack ? GL_PACK_IMAGE_HEIGHT : GL_UNPACK_IMAGE_HEIGHT, static_cast<GLint>(height));
            set(pack ? GL_PACK_SKIP_IMAGES : GL_UNPACK_SKIP_IMAGES, 0);
        }
        if (!caps.es) {
            set(pack ? GL_PACK_SWAP_BYTES : GL_UNPACK_SWAP_BYTES, GL_FALSE);
            set(pack ? GL_PACK_LSB_FIRST : GL_UNPACK_LSB_FIRST, GL_FALSE);
        }
        if (pack && caps.pack_invert) set(caps.pack_invert, GL_FALSE);
        glGetIntegerv(pack ? GL_PIXEL_PACK_BUFFER_BINDING : GL_PIXEL_UNPACK_BUFFER_BINDING, &buffer_before_);
        glBindBuffer(target(), texels.buffer);
    }
    ~PixelStore()
    {
        for (size_t i = 0; i < count_; ++i)
            glPixelStorei(before_[i].name, before_[i].value);
        glBindBuffer(target(), static_cast<GLuint>(buffer_before_));
    }
    PixelStore(const PixelStore &) = delete;
    PixelStore &operator=(const PixelStore &) = delete;

private:
    static constexpr size_t max_count = 9;

    GLenum target() const { return way_ == Way::pack ? GL_PIXEL_PACK_BUFFER : GL_PIXEL_UNPACK_BUFFER; }
    void set(GLenum name, GLint value)
    {
        before_[count_].name = name;
        glGetIntegerv(name, &before_[count_++].value);
        glPixelStorei(name, value);
    }

    Way way_;
    PixelStoreValue before_[max_count];
    size_t count_ = 0;
    GLint buffer_before_ = 0;
};

GLint as_int(uint64_t value) { return static_cast<GLint>(value); }

void read_sub_image(const GlImage &image, const GlBox &box, const GlTexels &into)
{
    const auto [x, y, z] = box.origin;
    const auto [width, height, depth] = box.extent;
    const bool face = is_cube_face(image.target);
    const uint64_t first = face ? image.target - GL_TEXTURE_CUBE_MAP_POSITIVE_X : z;
    // The number of texels from the first to the last texel of the box, including gaps
    const uint64_t texels = ((depth - 1) * into.image_height + height - 1) * into.row_length + width;
    glGetTextureSubImage(image.name, image.level, as_int(x), as_int(y), as_int(first), as_int(width),
                         as_int(height), as_int(depth), image.format, image.type,
                         as_int(texels * image.texel_bytes), into.at(image, box.origin));
}

// Reads a whole level or face of a compressed image, for contexts without glGetTextureSubImage. Cannot be split
// into pieces, because glGetTexImage reads no part of a level.
void read_level(const GlImage &image, const GlTexels &into)
{
    const BoundTexture bound(image.target, image.name);
    const bool cube = image.target == GL_TEXTURE_CUBE_MAP;
    for (uint64_t face = 0; face < (cube ? image.size[2] : 1); ++face)
        glGetTexImage(cube ? GL_TEXTURE_CUBE_MAP_POSITIVE_X + static_cast<GLenum>(face) : image.target,
                      image.level, image.format, image.type, into.at(image, {0, 0, face}));
}

// Disables the clamping of colours to [0, 1] by read functions while this object lives. OpenGL ES has no such
// state.
class WithoutClamping
{
public:
    explicit WithoutClamping(const GlCaps &caps) : has_(!caps.es)
    {
        if (!has_) return;
        glGetIntegerv(GL_CLAMP_READ_COLOR, &before_);
        glClampColor(GL_CLAMP_READ_COLOR, GL_FALSE);
    }
    ~WithoutClamping()
    {
        if (has_) glClampColor(GL_CLAMP_READ_COLOR, static_cast<GLenum>(before_));
    }
    WithoutClamping(const WithoutClamping &) = delete;
    WithoutClamping &operator=(const WithoutClamping &) = delete;

private:
    bool has_;
    GLint before_ = GL_FIXED_ONLY;
};

void read_by_framebuffer(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &into)
{
    const GlFramebuffer framebuffer(GL_READ_FRAMEBUFFER);
    const WithoutClamping unclamped(caps);
    const bool rows_are_layers = image.target == GL_TEXTURE_1D_ARRAY;
    const unsigned layer_axis = rows_are_layers ? 1 : 2;
    for (uint64_t i = 0; i < box.extent[layer_axis]; ++i) {
        uint64_t origin[3] = {box.origin[0], box.origin[1], box.origin[2]};
        origin[layer_axis] += i;
        framebuffer.attach(image, as_int(origin[layer_axis]));
        glReadPixels(as_int(origin[0]), rows_are_layers ? 0 : as_int(origin[1]), as_int(box.extent[0]),
                     rows_are_layers ? 1 : as_int(box.extent[1]), image.format, image.type,
                     into.at(image, origin));
    }
}

// Maps signed normalised formats to integer formats of the same size.
constexpr struct {
    GLenum normalised, integers, format;
} signed_formats[] = {
    {GL_R8_SNORM, GL_R8I, GL_RED_INTEGER},        {GL_R16_SNORM, GL_R16I, GL_RED_INTEGER},
    {GL_RG8_SNORM, GL_RG8I, GL_RG_INTEGER},       {GL_RG16_SNORM, GL_RG16I, GL_RG_INTEGER},
    {GL_RGBA8_SNORM, GL_RGBA8I, GL_RGBA_INTEGER}, {GL_RGBA16_SNORM, GL_RGBA16I, GL_RGBA_INTEGER},
};

// Returns whether the image must be copied to an integer texture before it is read, and can be. Framebuffers of
// OpenGL ES would clamp negative values to 0.
bool needs_copy(const GlCaps &caps, const GlImage &image)
{
    return caps.es && caps.copy_image && std::ranges::any_of(signed_formats, [&](const auto &row) {
               return row.normalised == image.internal_format;
           });
}

// Describes a copy of the image. glReadPixels returns the bits of the copy unchanged.
GlImage readable_copy_of(const GlImage &image)
{
    GlImage copy = image;
    copy.level = 0;
    if (is_cube_face(image.target) || image.is_renderbuffer()) copy.target = GL_TEXTURE_2D;
    for (const auto &row : signed_formats) {
        if (row.normalised != image.internal_format) continue;
        copy.internal_format = row.integers;
        copy.format = row.format;
    }
    return copy;
}

void read_by_copy(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &into)
{
    const bool face = is_cube_face(image.target);
    GlImage copy = readable_copy_of(image);
    make_gl_image(caps, copy, 1);
    try {
        copy_gl_image({image, face ? image.target - GL_TEXTURE_CUBE_MAP_POSITIVE_X : 0U}, {copy, 0}, box);
        read_by_framebuffer(caps, copy, box, into);
    } catch (...) {
        delete_gl_image(copy.target, copy.name, 0);
        throw;
    }
    delete_gl_image(copy.target, copy.name, 0);
}

// Reads through a framebuffer. If the image cannot be attached, reads a copy of it. OpenGL ES cannot attach float
// textures of unsized formats.
void read_by_framebuffer_or_copy(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &into)
{
    if (needs_copy(caps, image)) return read_by_copy(caps, image, box, into);
    try {
        return read_by_framebuffer(caps, image, box, into);
    } catch (const Error &error) {
        if (error.result() != CLGL_ERROR_UNSUPPORTED || !caps.copy_image) throw;
    }
    read_by_copy(caps, image, box, into);
}

void write_texture(const GlImage &image, const GlBox &box, const GlTexels &from)
{
    const BoundTexture bound(image.target, image.name);
    const GLint x = as_int(box.origin[0]), y = as_int(box.origin[1]), z = as_int(box.origin[2]);
    const GLsizei width = as_int(box.extent[0]), height = as_int(box.extent[1]), depth = as_int(box.extent[2]);
    const void *const texels = from.at(image, box.origin);
    switch (image.target) {
    case GL_TEXTURE_1D:
        return glTexSubImage1D(image.target, image.level, x, width, image.format, image.type, texels);
    case GL_TEXTURE_3D:
    case GL_TEXTURE_2D_ARRAY:
        return glTexSubImage3D(image.target, image.level, x, y, z, width, height, depth, image.format, image.type,
                               texels);
    case GL_TEXTURE_CUBE_MAP:
        for (GLint face = z; face < z + depth; ++face) {
            const uint64_t origin[3] = {box.origin[0], box.origin[1], static_cast<uint64_t>(face)};
            glTexSubImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X + static_cast<GLenum>(face), image.level, x, y, width,
                            height, image.format, image.type, from.at(image, origin));
        }
        return;
    default:
        return glTexSubImage2D(image.target, image.level, x, y, width, height, image.format, image.type, texels);
    }
}

// Disables scissor tests, window rectangles and rasterizer discard while this object lives, so that a blit writes
// all pixels.
class UnclippedBlit
{
public:
    explicit UnclippedBlit(const GlCaps &caps)
        : no_scissor_(caps), discard_(has_discard(caps) && glIsEnabled(GL_RASTERIZER_DISCARD))
    {
        // The NVIDIA driver writes nothing while rasterizer discard is enabled.
        if (discard_) glDisable(GL_RASTERIZER_DISCARD);
    }
    ~UnclippedBlit()
    {
        if (discard_) glEnable(GL_RASTERIZER_DISCARD);
    }
    UnclippedBlit(const UnclippedBlit &) = delete;
    UnclippedBlit &operator=(const UnclippedBlit &) = delete;

private:
    static constexpr int first_version_with_discard = 30;  // OpenGL 3.0 and OpenGL ES 3.0

    static bool has_discard(const GlCaps &caps) { return caps.version >= first_version_with_discard; }

    NoScissor no_scissor_;
    GLboolean discard_;
};

// Returns whether a blit must convert the texels, because OpenGL ES transfers texels only in the format of the
// image. Returns false for desktop OpenGL, for depth images, and for sRGB images, whose bytes a blit would
// change.
bool needs_blit(const GlCaps &caps, const GlImage &image)
{
    if (!caps.es || image.format == GL_DEPTH_COMPONENT || image.internal_format == GL_SRGB8_ALPHA8) return false;
    const bool bgra = image.named_format == GL_BGRA_EXT || image.named_format == GL_BGRA8_EXT;
    return bgra || (image.texel_format != 0 && image.texel_format != image.internal_format);
}

// A temporary texture with the width and height of a box. Blits copy between this texture and one layer of an
// image.
class TemporaryTexture
{
public:
    TemporaryTexture(const GlCaps &caps, const GlImage &image, const GlBox &box)
        : caps_(caps), image_(image), box_(box), temporary_(image)
    {
        temporary_.target = GL_TEXTURE_2D;
        temporary_.level = 0;
        temporary_.named_format = 0;
        if (needs_blit(caps, image)) temporary_.internal_format = image.texel_format;
        std::copy_n(box.extent, 2, temporary_.size);
        temporary_.size[2] = 1;
        make_gl_image(caps, temporary_, 1);
    }
    ~TemporaryTexture() { delete_gl_image(temporary_.target, temporary_.name, 0); }
    TemporaryTexture(const TemporaryTexture &) = delete;
    TemporaryTexture &operator=(const TemporaryTexture &) = delete;

    // Returns whether a blit can write the texture.
    bool can_be_drawn() const
    {
        try {
            const GlFramebuffer destination(GL_DRAW_FRAMEBUFFER);
            destination.attach(temporary_, 0);
            return true;
        } catch (const Error &) {
            return false;
        }
    }
    void write(uint64_t layer, const GlTexels &from) const
    {
        write_texture(temporary_, whole_box(temporary_), texels_of(layer, from));
        const GlFramebuffer source(GL_READ_FRAMEBUFFER), destination(GL_DRAW_FRAMEBUFFER);
        source.attach(temporary_, 0);
        destination.attach(image_, as_int(layer));
        blit(0, 0, as_int(box_.origin[0]), as_int(box_.origin[1]));
    }
    void read(uint64_t layer, const GlTexels &into) const
    {
        {
            const GlFramebuffer source(GL_READ_FRAMEBUFFER), destination(GL_DRAW_FRAMEBUFFER);
            source.attach(image_, as_int(layer));
            destination.attach(temporary_, 0);
            blit(as_int(box_.origin[0]), as_int(box_.origin[1]), 0, 0);
        }
        read_by_framebuffer(caps_, temporary_, whole_box(temporary_), texels_of(layer, into));
    }

private:
    GlTexels texels_of(uint64_t layer, const GlTexels &all) const
    {
        GlTexels texels = all;
        texels.first = all.place_of(image_, {box_.origin[0], box_.origin[1], layer});
        return texels;
    }
    void blit(GLint from_x, GLint from_y, GLint to_x, GLint to_y) const
    {
        const UnclippedBlit unclipped(caps_);
        const GLint width = as_int(box_.extent[0]), height = as_int(box_.extent[1]);
        glBlitFramebuffer(
            from_x, from_y, from_x + width, from_y + height, to_x, to_y, to_x + width, to_y + height,
            image_.format == GL_DEPTH_COMPONENT ? GL_DEPTH_BUFFER_BIT : GL_COLOR_BUFFER_BIT, GL_NEAREST);
    }

    const GlCaps &caps_;
    const GlImage &image_;
    const GlBox &box_;
    GlImage temporary_;
};

// Writes a box with blits. OpenGL has no function that writes a renderbuffer from memory.
void write_by_blit(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &from)
{
    check_gl_draws(caps);
    const TemporaryTexture temporary(caps, image, box);
    for (uint64_t i = 0; i < box.extent[2]; ++i)
        temporary.write(box.origin[2] + i, from);
}

void read_by_blit(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &into)
{
    check_gl_draws(caps);
    const TemporaryTexture temporary(caps, image, box);
    for (uint64_t i = 0; i < box.extent[2]; ++i)
        temporary.read(box.origin[2] + i, into);
}

// The range of bytes that a box covers in the buffer of a buffer texture
struct BufferBytes {
    BufferBytes(const GlImage &image, const GlBox &box)
        : offset(image.buffer_offset + box.origin[0] * image.texel_bytes), size(box.extent[0] * image.texel_bytes)
    {
    }

    uint64_t offset, size;
};

void read_buffer_texture(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &into)
{
    const BufferBytes bytes(image, box);
    if (into.buffer)
        copy_gl_buffer(caps, image.buffer, bytes.offset, into.buffer, into.place_of(image, box.origin),
                       bytes.size);
    else
        read_gl_buffer(caps, image.buffer, bytes.offset, bytes.size, into.at(image, box.origin));
}

void write_buffer_texture(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &from)
{
    const BufferBytes bytes(image, box);
    if (from.buffer)
        copy_gl_buffer(caps, from.buffer, from.place_of(image, box.origin), image.buffer, bytes.offset,
                       bytes.size);
    else
        write_gl_buffer(caps, image.buffer, bytes.offset, bytes.size, from.at(image, box.origin));
}

}  // namespace

void read_gl_image(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &into)
{
    if (image.samples > 0) return read_gl_samples(caps, image, box, into);
    const PixelStore store(caps, PixelStore::Way::pack, image, into);
    const PlainPixels plain(caps);
    GlBox whole;
    std::ranges::copy(image.size, whole.extent);
    if (image.is_of_buffer())
        read_buffer_texture(caps, image, box, into);
    else if (caps.get_texture_sub_image && !image.is_renderbuffer())
        in_gl_pieces(image, image.compressed ? whole : box, into,
                     [&](const GlBox &piece) { read_sub_image(image, piece, into); });
    else if (image.compressed && !caps.es)
        read_level(image, into);
    else if (needs_blit(caps, image))
        in_gl_pieces(image, box, into, [&](const GlBox &piece) { read_by_blit(caps, image, piece, into); });
    else
        in_gl_pieces(image, box, into,
                     [&](const GlBox &piece) { read_by_framebuffer_or_copy(caps, image, piece, into); });
    check_gl("reading the OpenGL image");
}

void write_gl_image(const GlCaps &caps, const GlImage &image, const GlBox &box, const GlTexels &from)
{
    if (image.samples > 0) return write_gl_samples(caps, image, box, from);
    const PixelStore store(caps, PixelStore::Way::unpack, image, from);
    const PlainPixels plain(caps);
    if (image.is_of_buffer())
        write_buffer_texture(caps, image, box, from);
    else if (image.is_renderbuffer() || needs_blit(caps, image))
        in_gl_pieces(image, box, from, [&](const GlBox &piece) { write_by_blit(caps, image, piece, from); });
    else
        in_gl_pieces(image, box, from, [&](const GlBox &piece) { write_texture(image, piece, from); });
    check_gl("writing the OpenGL image");
}

std::string why_not_converted(const GlCaps &caps, GLenum internal_format, GLenum format)
{
    if (format == GL_STENCIL_INDEX) return "OpenGL does not convert stencil indices";
    if (!caps.es || internal_format == GL_DEPTH_COMPONENT32F) return {};
    if (format == GL_DEPTH_COMPONENT || format == GL_DEPTH_STENCIL)
        return "OpenGL ES does not convert depth: use GL_DEPTH_COMPONENT32F";
    const GlImage image{.internal_format = internal_format, .format = format};
    const GlBox texel;
    const TemporaryTexture texture(caps, image, texel);
    if (texture.can_be_drawn()) return {};
    return "OpenGL ES cannot draw into it, which a conversion needs: use a format that can be drawn into";
}

std::string why_not_decompressed(const GlCaps &caps)
{
    return caps.es ? "OpenGL ES does not read compressed texels: draw it into a texture of another format" : "";
}

}  // namespace clgl
