#include "driver/gl_image.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "driver/gl_pieces.hpp"
#include "driver/gl_texture_levels.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

GLenum binding_of(GLenum target)
{
    switch (target) {
    case GL_TEXTURE_1D:
        return GL_TEXTURE_BINDING_1D;
    case GL_TEXTURE_2D:
        return GL_TEXTURE_BINDING_2D;
    case GL_TEXTURE_3D:
        return GL_TEXTURE_BINDING_3D;
    case GL_TEXTURE_RECTANGLE:
        return GL_TEXTURE_BINDING_RECTANGLE;
    case GL_TEXTURE_1D_ARRAY:
        return GL_TEXTURE_BINDING_1D_ARRAY;
    case GL_TEXTURE_2D_ARRAY:
        return GL_TEXTURE_BINDING_2D_ARRAY;
    case GL_TEXTURE_BUFFER:
        return GL_TEXTURE_BINDING_BUFFER;
    case GL_TEXTURE_2D_MULTISAMPLE:
        return GL_TEXTURE_BINDING_2D_MULTISAMPLE;
    case GL_TEXTURE_2D_MULTISAMPLE_ARRAY:
        return GL_TEXTURE_BINDING_2D_MULTISAMPLE_ARRAY;
    default:
        return GL_TEXTURE_BINDING_CUBE_MAP;
    }
}

void fill_texture_storage(const GlCaps &caps, const GlImage &of, GLsizei levels, const GlImageMemory &memory)
{
    GlImage image = of;
    image.target = binding_target(of.target);
    const BoundTexture bound(image.target, image.name);
    if (memory.name != 0) {
        import_gl_levels(image, levels, memory);
    } else if (caps.texture_storage) {
        store_gl_levels(image, levels);
    } else {
        specify_gl_levels(image, levels);
        if (image.target != GL_TEXTURE_RECTANGLE) glTexParameteri(image.target, GL_TEXTURE_MAX_LEVEL, levels - 1);
    }
    // The default minification filter of a texture requires mip levels.
    if (levels == 1) glTexParameteri(image.target, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    static constexpr GLenum integers[] = {GL_RED_INTEGER, GL_RG_INTEGER, GL_RGBA_INTEGER, GL_BGRA_INTEGER};
    if (std::ranges::find(integers, image.format) != std::end(integers)) {
        // Integer textures do not support linear filters.
        glTexParameteri(image.target, GL_TEXTURE_MIN_FILTER,
                        levels == 1 ? GL_NEAREST : GL_NEAREST_MIPMAP_NEAREST);
        glTexParameteri(image.target, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    }
}

void specify_samples(const GlCaps &caps, const GlImage &image)
{
    const auto width = static_cast<GLsizei>(image.size[0]), height = static_cast<GLsizei>(image.size[1]);
    const GLsizei layers = static_cast<GLsizei>(image.size[2]) / image.samples;
    const bool array = image.target == GL_TEXTURE_2D_MULTISAMPLE_ARRAY;
    if (caps.multisampled_storage && array)
        glTexStorage3DMultisample(image.target, image.samples, image.internal_format, width, height, layers,
                                  GL_TRUE);
    else if (caps.multisampled_storage)
        glTexStorage2DMultisample(image.target, image.samples, image.internal_format, width, height, GL_TRUE);
    else if (array)
        glTexImage3DMultisample(image.target, image.samples, image.internal_format, width, height, layers,
                                GL_TRUE);
    else
        glTexImage2DMultisample(image.target, image.samples, image.internal_format, width, height, GL_TRUE);
}

// Throws CLGL_ERROR_UNSUPPORTED if OpenGL allocates a different number of samples.
void fill_multisampled_texture(const GlCaps &caps, const GlImage &image)
{
    const BoundTexture bound(image.target, image.name);
    specify_samples(caps, image);
    check_gl("creating the multisampled texture");
    GLint samples = 0;
    glGetTexLevelParameteriv(image.target, 0, GL_TEXTURE_SAMPLES, &samples);
    if (samples != image.samples)
        fail(CLGL_ERROR_UNSUPPORTED,
             text("the OpenGL driver allocates ", samples, " samples instead of ", image.samples));
}

// Creates a buffer that has exactly the size of the texels.
void fill_buffer_texture(const GlCaps &caps, GlImage &image)
{
    glGenBuffers(1, &image.buffer);
    {
        const BoundBuffer bound(caps, image.buffer);
        glBufferData(bound.target(), static_cast<GLsizeiptr>(image.bytes()), nullptr, GL_DYNAMIC_COPY);
    }
    const BoundTexture bound(image.target, image.name);
    glTexBuffer(image.target, image.internal_format, image.buffer);
}

struct GlLimit {
    GLenum query;
    const char *name;
};

// Returns the limit of width, height and depth.
GlLimit limit_of_sides(GLenum target)
{
    switch (binding_target(target)) {
    case GL_RENDERBUFFER:
        return {GL_MAX_RENDERBUFFER_SIZE, "GL_MAX_RENDERBUFFER_SIZE"};
    case GL_TEXTURE_3D:
        return {GL_MAX_3D_TEXTURE_SIZE, "GL_MAX_3D_TEXTURE_SIZE"};
    case GL_TEXTURE_CUBE_MAP:
        return {GL_MAX_CUBE_MAP_TEXTURE_SIZE, "GL_MAX_CUBE_MAP_TEXTURE_SIZE"};
    case GL_TEXTURE_RECTANGLE:
        return {GL_MAX_RECTANGLE_TEXTURE_SIZE, "GL_MAX_RECTANGLE_TEXTURE_SIZE"};
    case GL_TEXTURE_BUFFER:
        return {GL_MAX_TEXTURE_BUFFER_SIZE, "GL_MAX_TEXTURE_BUFFER_SIZE"};
    default:
        return {GL_MAX_TEXTURE_SIZE, "GL_MAX_TEXTURE_SIZE"};
    }
}

GLint value_of(const GlLimit &limit)
{
    GLint most = 0;
    glGetIntegerv(limit.query, &most);
    return most;
}

void check_limit(const char *dimension, uint64_t size, const GlLimit &limit)
{
    const GLint most = value_of(limit);
    // A lost context returns no limit.
    if (most > 0 && size > static_cast<uint64_t>(most))
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text(dimension, ' ', size, " is more than ", limit.name, ", which is ", most));
}

void fill_renderbuffer_storage(const GlImage &image)
{
    GLint before = 0;
    glGetIntegerv(GL_RENDERBUFFER_BINDING, &before);
    glBindRenderbuffer(GL_RENDERBUFFER, image.name);
    glRenderbufferStorage(GL_RENDERBUFFER, image.internal_format, static_cast<GLsizei>(image.size[0]),
                          static_cast<GLsizei>(image.size[1]));
    glBindRenderbuffer(GL_RENDERBUFFER, static_cast<GLuint>(before));
}

void copy_piece(const GlImagePoint &from, const GlImagePoint &to, const GlBox &box)
{
    const bool layers_in_rows = from.image.target == GL_TEXTURE_1D_ARRAY;
    const auto place = [&](const GlImagePoint &point, int dimension) {
        // glCopyImageSubData treats the layers of a 1D array as slices.
        const uint64_t at = layers_in_rows ? (dimension == 2 ? box.origin[1] : 0) : box.origin[dimension];
        return static_cast<GLint>(at + (dimension == 2 ? point.first_layer : 0));
    };
    const uint64_t rows = layers_in_rows ? 1 : box.extent[1],
                   slices = layers_in_rows ? box.extent[1] : box.extent[2];
    glCopyImageSubData(from.image.name, binding_target(from.image.target), from.image.level,
                       static_cast<GLint>(box.origin[0]), place(from, 1), place(from, 2), to.image.name,
                       binding_target(to.image.target), to.image.level, static_cast<GLint>(box.origin[0]),
                       place(to, 1), place(to, 2), static_cast<GLsizei>(box.extent[0]),
                       static_cast<GLsizei>(rows), static_cast<GLsizei>(slices));
}

}  // namespace

bool is_cube_face(GLenum target)
{
    return target >= GL_TEXTURE_CUBE_MAP_POSITIVE_X && target <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z;
}

bool has_gl_levels(GLenum target)
{
    static constexpr GLenum without[] = {GL_RENDERBUFFER, GL_TEXTURE_RECTANGLE, GL_TEXTURE_BUFFER};
    return !is_multisampled(target) && std::ranges::find(without, target) == std::end(without);
}

GlBox whole_box(const GlImage &image)
{
    GlBox box;
    std::ranges::copy(image.size, box.extent);
    return box;
}

bool is_multisampled(GLenum target)
{
    return target == GL_TEXTURE_2D_MULTISAMPLE || target == GL_TEXTURE_2D_MULTISAMPLE_ARRAY;
}

GLenum binding_target(GLenum target) { return is_cube_face(target) ? GL_TEXTURE_CUBE_MAP : target; }

GLint longest_gl_side(GLenum target) { return value_of(limit_of_sides(target)); }

void check_gl_limits(const GlImage &image)
{
    const bool layers_in_rows = image.target == GL_TEXTURE_1D_ARRAY;
    const GlLimit sides = limit_of_sides(image.target);
    const GlLimit layers{GL_MAX_ARRAY_TEXTURE_LAYERS, "GL_MAX_ARRAY_TEXTURE_LAYERS"};
    check_limit("width", image.size[0], sides);
    check_limit(layers_in_rows ? "layers" : "height", image.size[1], layers_in_rows ? layers : sides);
    if (image.target == GL_TEXTURE_3D) check_limit("depth", image.size[2], sides);
    if (image.target == GL_TEXTURE_2D_ARRAY) check_limit("layers", image.size[2], layers);
    if (image.samples > 0) check_limit("layers * samples", image.size[2], layers);
}

BoundTexture::BoundTexture(GLenum target, GLuint name) : target_(binding_target(target))
{
    GLint before = 0;
    glGetIntegerv(binding_of(target_), &before);
    before_ = static_cast<GLuint>(before);
    glBindTexture(target_, name);
}

BoundTexture::~BoundTexture() { glBindTexture(target_, before_); }

void make_gl_image(const GlCaps &caps, GlImage &image, GLsizei levels, const GlImageMemory &memory)
{
    image.is_renderbuffer() ? glGenRenderbuffers(1, &image.name) : glGenTextures(1, &image.name);
    try {
        if (image.is_renderbuffer())
            fill_renderbuffer_storage(image);
        else if (image.is_of_buffer())
            fill_buffer_texture(caps, image);
        else if (image.samples > 0)
            fill_multisampled_texture(caps, image);
        else
            fill_texture_storage(caps, image, levels, memory);
        check_gl(image.is_renderbuffer() ? "creating the renderbuffer" : "creating the texture");
    } catch (...) {
        delete_gl_image(image.target, image.name, image.buffer);
        throw;
    }
}

void delete_gl_image(GLenum target, GLuint name, GLuint buffer) noexcept
{
    if (target == GL_RENDERBUFFER)
        glDeleteRenderbuffers(1, &name);
    else
        glDeleteTextures(1, &name);
    if (buffer) glDeleteBuffers(1, &buffer);
}

void copy_gl_image(const GlImagePoint &from, const GlImagePoint &to, const GlBox &box)
{
    in_gl_pieces(from.image, box, GlTexels::packed(from.image, 0, nullptr),
                 [&](const GlBox &piece) { copy_piece(from, to, piece); });
    check_gl("glCopyImageSubData");
}

void generate_gl_mipmaps(const GlImage &image)
{
    const BoundTexture bound(image.target, image.name);
    glGenerateMipmap(binding_target(image.target));
    check_gl("glGenerateMipmap");
}

void label_gl_image(const GlCaps &caps, const GlImage &image, const std::string &label)
{
    if (caps.object_label && !label.empty())
        glObjectLabel(image.is_renderbuffer() ? GL_RENDERBUFFER : GL_TEXTURE, image.name,
                      static_cast<GLsizei>(label.size()), label.c_str());
}

}  // namespace clgl
