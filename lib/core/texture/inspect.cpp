#include "core/texture/inspect.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

class Inspection
{
public:
    Inspection(const GlCaps &caps, const clgl_texture_desc &desc, const TextureTarget &target)
        : caps_(caps), desc_(desc), target_(target), what_(describe_gl_name(desc, target))
    {
    }

    GlImageFacts run() const
    {
        check_name();
        const auto level = static_cast<GLint>(desc_.mip_level);
        const GlImageFacts facts = read_gl_image_facts(caps_, target_.target, desc_.gl_name, level);
        if (!facts.of_target)
            wrong(text(" is not a ", target_.name,
                       " but a texture of another target: wrap it with its own gl_target"));
        if (facts.samples > 0 && !is_multisampled(target_.target))
            fail(
                CLGL_ERROR_UNSUPPORTED,
                text(what_, " has ", facts.samples,
                     " samples: resolve it with glBlitFramebuffer into an object without samples, and share that "
                     "object"));
        if (target_.target == GL_RENDERBUFFER) {
            if (desc_.mip_level != 0)
                fail(CLGL_ERROR_INVALID_ARGUMENT,
                     text("mip_level is ", desc_.mip_level,
                          ", but a renderbuffer has only level 0: set mip_level to 0"));
            if (facts.size[0] == 0) wrong(" has no storage yet: call glRenderbufferStorage first");
            return facts;
        }
        if (!caps_.level_queries) return facts;
        check_level(facts, level);
        check_complete(facts);
        return facts;
    }

private:
    [[noreturn]] void wrong(const std::string &how) const { fail(CLGL_ERROR_INVALID_GL_OBJECT, what_ + how); }

    void check_name() const
    {
        const bool found =
            target_.target == GL_RENDERBUFFER ? glIsRenderbuffer(desc_.gl_name) : glIsTexture(desc_.gl_name);
        if (!found) wrong(" does not exist: the name was never generated, never bound, or deleted");
    }

    GlImageFacts level_facts(GLint level) const
    {
        return read_gl_image_facts(caps_, target_.target, desc_.gl_name, level);
    }

    void check_level(const GlImageFacts &facts, GLint level) const
    {
        if (facts.size[0] == 0) {
            const bool has_base = level_facts(facts.base_level).size[0] != 0;
            if (target_.target == GL_TEXTURE_BUFFER && level == 0) wrong_buffer(facts);
            wrong(has_base ? text(" has no level ", desc_.mip_level)
                           : std::string(" has no storage yet: call glTexImage or glTexStorage first"));
        }
        if (level < facts.base_level || level > facts.max_level)
            wrong(text(" does not use level ", level, ": GL_TEXTURE_BASE_LEVEL is ", facts.base_level,
                       " and GL_TEXTURE_MAX_LEVEL ", facts.max_level, "; change them, or mip_level"));
    }

    [[noreturn]] void wrong_buffer(const GlImageFacts &facts) const
    {
        if (facts.buffer == 0) wrong(" has no buffer yet: call glTexBuffer or glTexBufferRange first");
        if (!glIsBuffer(facts.buffer))
            wrong(text(" uses the buffer ", facts.buffer, ", which was deleted: call glTexBuffer with another"));
        wrong(text(" needs more bytes, from ", facts.buffer_offset, " on, than the buffer ", facts.buffer,
                   " has: call glBufferData with more bytes, or glTexBufferRange with a smaller range"));
    }

    // Throws if the texture is incomplete, because GL may then return other texels than the stored ones (OpenGL
    // 4.6 core, section 8.17).
    void check_complete(const GlImageFacts &facts) const
    {
        if (facts.immutable_levels > 0) return;
        check_faces(facts);
        if (!facts.mipmapped || target_.target == GL_TEXTURE_RECTANGLE) return;
        uint64_t size[3];
        const GlImageFacts base = level_facts(facts.base_level);
        std::ranges::copy(base.size, size);
        for (GLint level = facts.base_level; level < facts.max_level && shrink(size);) {
            const GlImageFacts next = level_facts(++level);
            if (next.size[0] == 0)
                wrong(text(
                    " is incomplete: its filter reads mipmaps, and level ", level,
                    " is missing: make it with glGenerateMipmap, or set GL_TEXTURE_MIN_FILTER to GL_LINEAR or "
                    "GL_TEXTURE_MAX_LEVEL to ",
                    level - 1));
            const bool has_size = std::ranges::equal(next.size, size);
            if (!has_size || next.internal_format != base.internal_format)
                wrong(text(" is incomplete: its filter reads mipmaps, and level ", level,
                           has_size ? text(" does not have the format of level ", facts.base_level)
                                    : text(" is ", pixels(next.size), ", not ", pixels(size)),
                           ": create it with glGenerateMipmap"));
        }
    }

    static std::string pixels(const uint64_t (&size)[3])
    {
        return text(size[0], 'x', size[1], 'x', size[2], " pixels");
    }

    // Changes `size` to the size of the next mip level. Returns false if there is no smaller level.
    bool shrink(uint64_t (&size)[3]) const
    {
        const bool array = target_.kind == CLGL_TEXTURE_TYPE_1D_ARRAY;
        const unsigned parts = target_.kind == CLGL_TEXTURE_TYPE_3D ? 3 : array ? 1 : 2;
        const bool more = std::any_of(size, size + parts, [](uint64_t part) { return part > 1; });
        std::for_each_n(size, parts, [](uint64_t &part) { part = std::max<uint64_t>(part / 2, 1); });
        return more;
    }

    void check_faces(const GlImageFacts &facts) const
    {
        if (binding_target(target_.target) != GL_TEXTURE_CUBE_MAP) return;
        for (GLenum face = GL_TEXTURE_CUBE_MAP_POSITIVE_X; face <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z; ++face) {
            const GlImageFacts other =
                read_gl_image_facts(caps_, face, desc_.gl_name, static_cast<GLint>(desc_.mip_level));
            if (other.size[0] != facts.size[0] || other.size[1] != facts.size[1] ||
                other.internal_format != facts.internal_format)
                wrong(text(" is incomplete: ", target_name(face),
                           other.size[0] == 0 ? " is missing" : " has another size or format",
                           "; define all six faces with the same size and format"));
        }
    }

    const GlCaps &caps_;
    const clgl_texture_desc &desc_;
    const TextureTarget &target_;
    std::string what_;
};

}  // namespace

std::string describe_gl_name(const clgl_texture_desc &desc, const TextureTarget &target)
{
    return text("the OpenGL ", target.target == GL_RENDERBUFFER ? "renderbuffer " : "texture ", desc.gl_name);
}

GlImageFacts inspect_texture(const GlCaps &caps, const clgl_texture_desc &desc, const TextureTarget &target)
{
    return Inspection(caps, desc, target).run();
}

namespace
{

// Throws for luminance and alpha formats. OpenGL ES cannot read them, because they cannot be attached to a
// framebuffer.
[[noreturn]] void refuse_in_es(const std::string &what)
{
    fail(CLGL_ERROR_UNSUPPORTED, text(what, ", and OpenGL ES cannot read luminance or alpha texels: use GL_R8 or "
                                            "GL_RG8 with a swizzle (GL_TEXTURE_SWIZZLE_R and others)"));
}

bool is_of_color_or_depth(const GlComponents &components)
{
    return components.red || components.depth || components.stencil;
}

}  // namespace

StoredFormat inspect_format(const GlCaps &caps, const clgl_texture_desc &desc, const TextureTarget &target,
                            const GlImageFacts &facts)
{
    const std::string what =
        text(describe_gl_name(desc, target), " has the internal format ", hex(facts.internal_format));
    const Format *const known = find_gl_format(facts.internal_format);
    if (known && !caps.es) return {known, true};
    const GlComponents components =
        read_gl_components(caps, target.target, desc.gl_name, static_cast<GLint>(desc.mip_level));
    if (caps.es && !components.compressed && !is_of_color_or_depth(components)) refuse_in_es(what);
    if (known) return {known, true};
    if (components.compressed)
        fail(CLGL_ERROR_UNSUPPORTED, text(what, ", a compressed format that clgl cannot read: draw it into a "
                                                "texture of another format, and share that"));
    const StoredFormat stored = stored_format(facts.internal_format, components);
    if (!stored.format)
        fail(CLGL_ERROR_UNSUPPORTED,
             text(what, " and stores ", describe(facts.internal_format, components),
                  ", but OpenCL has no such images: draw it into a texture of another format, and share that"));
    if (!stored.exact && !(desc.flags & CLGL_TEXTURE_CONVERT_FORMAT))
        fail(CLGL_ERROR_UNSUPPORTED,
             text(what, " and stores ", describe(facts.internal_format, components),
                  ", but OpenCL has no such images: set CLGL_TEXTURE_CONVERT_FORMAT to convert to another "
                  "format"));
    return stored;
}

GlTextureLevels inspect_levels(const GlCaps &caps, const GlImage &image, const GlImageFacts &facts)
{
    constexpr const char *of_buffer =
        "a buffer texture uses the memory of its buffer: share the buffer with CLGL_BUFFER_REPLACE_STORAGE";
    const char *const flaw = image.is_renderbuffer()      ? "OpenGL cannot import memory for renderbuffers"
                             : image.is_of_buffer()       ? of_buffer
                             : image.samples > 0          ? "OpenCL cannot import multisampled images"
                             : facts.immutable_levels > 0 ? "it is immutable"
                             : !caps.level_queries        ? "its levels cannot be queried before OpenGL ES 3.1"
                                                          : nullptr;
    if (flaw) return {.flaw = flaw};
    return read_gl_texture_levels(caps, image.target, image.name);
}

}  // namespace clgl
