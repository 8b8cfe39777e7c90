#include "driver/gl_texture_levels.hpp"

#include <algorithm>
#include <bit>
#include <span>

namespace clgl
{

namespace
{

// Unbinds the pixel unpack buffer of the application while this object lives. Otherwise glTexImage would read
// texels from the buffer.
class WithoutPixelBuffer
{
public:
    WithoutPixelBuffer()
    {
        glGetIntegerv(GL_PIXEL_UNPACK_BUFFER_BINDING, &before_);
        if (before_ != 0) glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
    }
    ~WithoutPixelBuffer()
    {
        if (before_ != 0) glBindBuffer(GL_PIXEL_UNPACK_BUFFER, static_cast<GLuint>(before_));
    }
    WithoutPixelBuffer(const WithoutPixelBuffer &) = delete;
    WithoutPixelBuffer &operator=(const WithoutPixelBuffer &) = delete;

private:
    GLint before_ = 0;
};

struct Sizes {
    explicit Sizes(const GlImage &image)
        : width(static_cast<GLsizei>(image.size[0])), height(static_cast<GLsizei>(image.size[1])),
          depth(static_cast<GLsizei>(image.size[2]))
    {
    }

    GLsizei width, height, depth;
};

void specify_level(const GlImage &image)
{
    const auto internal = static_cast<GLint>(image.internal_format);
    const Sizes size(image);
    switch (image.target) {
    case GL_TEXTURE_1D:
        return glTexImage1D(image.target, image.level, internal, size.width, 0, image.format, image.type,
                            nullptr);
    case GL_TEXTURE_3D:
    case GL_TEXTURE_2D_ARRAY:
        return glTexImage3D(image.target, image.level, internal, size.width, size.height, size.depth, 0,
                            image.format, image.type, nullptr);
    case GL_TEXTURE_CUBE_MAP:
        for (GLenum face = GL_TEXTURE_CUBE_MAP_POSITIVE_X; face <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z; ++face)
            glTexImage2D(face, image.level, internal, size.width, size.height, 0, image.format, image.type,
                         nullptr);
        return;
    default:
        return glTexImage2D(image.target, image.level, internal, size.width, size.height, 0, image.format,
                            image.type, nullptr);
    }
}

// Returns the number of dimensions that are halved from one level to the next.
unsigned shrinking_parts(GLenum target)
{
    if (target == GL_TEXTURE_1D || target == GL_TEXTURE_1D_ARRAY) return 1;
    return target == GL_TEXTURE_3D ? 3 : 2;
}

// Returns the maximum number of mip levels for this target.
GLint most_levels(GLenum target)
{
    if (target == GL_TEXTURE_RECTANGLE) return 1;
    return std::bit_width(static_cast<unsigned>(longest_gl_side(target)));
}

bool has_border(const GlCaps &caps, GLenum face, GLuint name)
{
    GLint border = 0;
    if (!caps.compatibility) return false;
    const BoundTexture bound(face, name);
    glGetTexLevelParameteriv(face, 0, GL_TEXTURE_BORDER, &border);
    return border != 0;
}

// Properties of one mip level of a texture. For a cube map, they cover all six faces.
class LevelOfFaces
{
public:
    LevelOfFaces(const GlCaps &caps, const GlImage &level)
    {
        const bool cube = level.target == GL_TEXTURE_CUBE_MAP;
        count_ = cube ? cube_faces : 1;
        for (unsigned i = 0; i < count_; ++i)
            faces_[i] = read_gl_image_facts(caps, cube ? GL_TEXTURE_CUBE_MAP_POSITIVE_X + i : level.target,
                                            level.name, level.level);
    }

    const GlImageFacts &first() const { return faces_[0]; }
    bool exists() const
    {
        return std::ranges::any_of(all(), [](const GlImageFacts &face) { return face.size[0] != 0; });
    }
    bool is_all(const uint64_t (&size)[3], GLenum internal_format) const
    {
        return std::ranges::all_of(all(), [&](const GlImageFacts &face) {
            return std::ranges::equal(face.size, size) && face.internal_format == internal_format;
        });
    }

private:
    std::span<const GlImageFacts> all() const { return {faces_, count_}; }

    GlImageFacts faces_[cube_faces];
    unsigned count_;
};

constexpr const char *no_chain =
    "its levels are not a complete chain: from level 0 on each level must have half the "
    "size of the previous one, and all levels and faces the same format";

}  // namespace

GlImage gl_level_of(const GlImage &base, GLint level)
{
    GlImage image = base;
    image.level = level;
    for (unsigned part = 0; part < shrinking_parts(base.target); ++part)
        image.size[part] = std::max<uint64_t>(base.size[part] >> level, 1);
    return image;
}

void specify_gl_levels(const GlImage &base, GLsizei levels)
{
    const WithoutPixelBuffer without;
    for (GLint level = 0; level < levels; ++level)
        specify_level(gl_level_of(base, level));
}

void store_gl_levels(const GlImage &base, GLsizei levels)
{
    const Sizes size(base);
    switch (base.target) {
    case GL_TEXTURE_1D:
        return glTexStorage1D(base.target, levels, base.internal_format, size.width);
    case GL_TEXTURE_3D:
    case GL_TEXTURE_2D_ARRAY:
        return glTexStorage3D(base.target, levels, base.internal_format, size.width, size.height, size.depth);
    default:
        return glTexStorage2D(base.target, levels, base.internal_format, size.width, size.height);
    }
}

void import_gl_levels(const GlImage &base, GLsizei levels, const GlImageMemory &memory)
{
    const Sizes size(base);
    glTexParameteri(base.target, GL_TEXTURE_TILING_EXT,
                    memory.linear ? GL_LINEAR_TILING_EXT : GL_OPTIMAL_TILING_EXT);
    switch (base.target) {
    case GL_TEXTURE_1D:
        return glTexStorageMem1DEXT(base.target, levels, base.internal_format, size.width, memory.name, 0);
    case GL_TEXTURE_3D:
    case GL_TEXTURE_2D_ARRAY:
        return glTexStorageMem3DEXT(base.target, levels, base.internal_format, size.width, size.height,
                                    size.depth, memory.name, 0);
    default:
        return glTexStorageMem2DEXT(base.target, levels, base.internal_format, size.width, size.height,
                                    memory.name, 0);
    }
}

GlTextureLevels read_gl_texture_levels(const GlCaps &caps, GLenum target, GLuint name)
{
    GlTextureLevels levels;
    GlImage base{.name = name, .target = binding_target(target)};
    const LevelOfFaces first(caps, base);
    std::ranges::copy(first.first().size, base.size);
    std::ranges::copy(base.size, levels.size);
    if (base.target == GL_TEXTURE_CUBE_MAP) levels.size[2] = cube_faces;
    const GLenum format = first.first().internal_format;
    const auto longest = std::max({base.size[0], base.size[1] * (shrinking_parts(base.target) > 1),
                                   base.size[2] * (shrinking_parts(base.target) > 2)});
    const auto most = static_cast<GLint>(std::bit_width(longest));
    for (GLint level = 0; level < most_levels(base.target); ++level) {
        const GlImage expected = gl_level_of(base, level);
        const LevelOfFaces found(caps, expected);
        if (!found.exists()) continue;
        if (level != levels.count || level >= most || !found.is_all(expected.size, format)) {
            levels.flaw = no_chain;
            return levels;
        }
        ++levels.count;
    }
    const GLenum face = base.target == GL_TEXTURE_CUBE_MAP ? GL_TEXTURE_CUBE_MAP_POSITIVE_X : base.target;
    if (levels.count == 0)
        levels.flaw = no_chain;
    else if (has_border(caps, face, name))
        levels.flaw = "it has a border";
    return levels;
}

}  // namespace clgl
