#include "core/texture/properties.hpp"

#include "base/names.hpp"
#include "base/text.hpp"
#include "core/object/handles.hpp"
#include "core/texture/image_support.hpp"
#include "core/texture/inspect.hpp"
#include "driver/cl_mem_info.hpp"
#include "driver/gl_samples.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

// The sizes in a descriptor; 0 or 1 for sizes that the texture type does not have.
struct NamedSizes {
    uint32_t width, height, depth, layers, samples;
};

NamedSizes sizes_in(const clgl_texture_desc &desc)
{
    return {desc.width, desc.height, desc.depth, desc.layers, desc.samples};
}

// A size in a descriptor, and its limit on the device.
struct Dimension {
    const char *name;
    uint32_t given;
    uint64_t limit;
    bool used;
};

void check_dimension(const Dimension &dimension, clgl_texture_type kind)
{
    const auto [name, given, limit, used] = dimension;
    if (!used && given > 1)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text(name, " is ", given, ", but a ", texture_type_name(kind),
                                               " texture has none: set ", name, " to 0 or 1"));
    if (used && given == 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(name, " is 0: set ", name, " of a ", texture_type_name(kind), " texture"));
    if (used && given > limit)
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text(name, " is ", given, "; a ", texture_type_name(kind), " texture can have at most ", limit));
}

// Returns the shape of an image. Throws CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_RANGE.
TextureShape checked_shape(const Context &context, clgl_texture_type kind, const NamedSizes &sizes,
                           const Format &format)
{
    const ImageLimits most = image_limits(context);
    const bool is_3d = kind == CLGL_TEXTURE_TYPE_3D;
    const bool is_flat = kind == CLGL_TEXTURE_TYPE_2D || kind == CLGL_TEXTURE_TYPE_2D_ARRAY;
    const bool is_array = kind == CLGL_TEXTURE_TYPE_1D_ARRAY || kind == CLGL_TEXTURE_TYPE_2D_ARRAY;
    const uint64_t most_width = kind == CLGL_TEXTURE_TYPE_BUFFER ? most.of_buffer
                                : is_3d                          ? most.width_3d
                                                                 : most.width_2d;
    check_dimension({"width", sizes.width, most_width, true}, kind);
    check_dimension({"height", sizes.height, is_3d ? most.height_3d : most.height_2d, is_flat || is_3d}, kind);
    check_dimension({"depth", sizes.depth, most.depth_3d, is_3d}, kind);
    check_dimension({sizes.samples != 0 ? "layers * samples" : "layers", sizes.layers, most.layers, is_array},
                    kind);
    TextureShape shape{.kind = kind, .bytes_per_pixel = format.bytes};
    shape.size[0] = sizes.width;
    if (is_flat || is_3d) shape.size[1] = sizes.height;
    if (is_3d) shape.size[2] = sizes.depth;
    if (is_array) shape.size[is_flat ? 2 : 1] = sizes.layers;
    const uint64_t bytes = uint64_t{shape.size[0]} * shape.size[1] * shape.size[2] * format.bytes;
    if (bytes > most.bytes)
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text(shape.text(), " pixels of ", format.name, " are ", bytes,
                  " bytes; the device can allocate at most ", most.bytes, " bytes at once"));
    return shape;
}

// Throws CLGL_ERROR_INVALID_ARGUMENT if a pitch is set but `data` is NULL.
void check_pitches(const clgl_texture_desc &desc)
{
    if (!desc.data && (desc.row_pitch != 0 || desc.slice_pitch != 0))
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("row_pitch is ", desc.row_pitch, " and slice_pitch is ", desc.slice_pitch,
                  ", but data is NULL: set both pitches to 0, or set data"));
}

// Returns a message with the unsupported format.
std::string no_images_of(const Context &context, clgl_texture_type kind, const Format &format)
{
    return text(format.has_image()
                    ? text(device_names(context), " has no ", texture_type_name(kind), " images of ")
                    : "OpenCL has no images of ",
                "CLGL_FORMAT_", format.name);
}

// Returns a message with the unsupported format and the nearest supported format.
std::string no_images_of(const Context &context, clgl_texture_type kind, const Format &format,
                         std::span<const Format *const> supported)
{
    return text(no_images_of(context, kind, format), "; ", name_of_nearest(format, supported));
}

// Returns text such as "8, 4 or 2".
std::string list_of(const std::vector<GLint> &counts)
{
    std::string all;
    for (size_t i = 0; i < counts.size(); ++i)
        all += text(i == 0 ? "" : i + 1 == counts.size() ? " or " : ", ", counts[i]);
    return all;
}

// Throws CLGL_ERROR_OUT_OF_RANGE if GL does not support this number of samples. Throws CLGL_ERROR_UNSUPPORTED if
// GL has no multisampled textures of the format.
void check_count(const GlCaps &caps, uint32_t samples, const TextureTarget &target, const Format &format)
{
    const std::vector<GLint> counts = gl_sample_counts(caps, target.target, format.gl_internal);
    if (counts.empty())
        fail(CLGL_ERROR_UNSUPPORTED,
             text("OpenGL has no multisampled textures of CLGL_FORMAT_", format.name, ": use another format"));
    const auto is_given = [&](GLint count) { return static_cast<uint32_t>(count) == samples; };
    // Without queries, the only number in `counts` is a maximum.
    const bool any_up_to_most = !caps.internal_format_queries;
    if (any_up_to_most && samples <= static_cast<uint32_t>(counts.front())) return;
    if (std::ranges::any_of(counts, is_given)) return;
    fail(CLGL_ERROR_OUT_OF_RANGE,
         text("samples is ", samples, "; OpenGL supports ", any_up_to_most ? "at most " : "", list_of(counts),
              " samples for ", target.name, " textures of CLGL_FORMAT_", format.name));
}

void check_shared_fields(const clgl_texture_desc &desc)
{
    if (desc.flags & CLGL_TEXTURE_USE_HOST_MEMORY)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "CLGL_TEXTURE_USE_HOST_MEMORY is for textures with CLGL_TEXTURE_COMPUTE_ONLY: "
             "the transport chooses the memory of shared textures");
    if (desc.buffer)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "buffer is set, but only textures with CLGL_TEXTURE_COMPUTE_ONLY can use a buffer: set buffer to "
             "NULL, or set this flag");
    if (desc.gl_name && desc.data)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "data and gl_name are both set: a wrapped texture keeps its contents; set data to NULL");
    if (desc.gl_name && desc.mip_level_count != 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("mip_level_count is ", desc.mip_level_count,
                                               ", but a wrapped texture keeps its mip levels: set "
                                               "mip_level_count to 0"));
    if (!desc.gl_name && desc.mip_level != 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("mip_level is ", desc.mip_level,
                                               ", but level 0 of a new texture is shared: set mip_level to 0"));
    check_pitches(desc);
}

// Checks samples and CLGL_TEXTURE_SAMPLES_AS_LAYERS. Throws CLGL_ERROR_INVALID_ARGUMENT if they do not fit the
// target, and CLGL_ERROR_UNSUPPORTED if the flag is missing or this GL cannot access samples separately.
void check_samples(const GlCaps &caps, const clgl_texture_desc &desc, const TextureTarget &target)
{
    const bool as_layers = desc.flags & CLGL_TEXTURE_SAMPLES_AS_LAYERS;
    if (!is_multisampled(target.target)) {
        if (as_layers || desc.samples != 0)
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text(as_layers ? "CLGL_TEXTURE_SAMPLES_AS_LAYERS is set" : text("samples is ", desc.samples),
                      ", but ", target.name, " is not multisampled: ", as_layers ? "remove the flag" : "",
                      as_layers && desc.samples != 0 ? ", and " : "", desc.samples != 0 ? "set samples to 0" : "",
                      ", or set gl_target to GL_TEXTURE_2D_MULTISAMPLE"));
        return;
    }
    if (!as_layers)
        fail(CLGL_ERROR_UNSUPPORTED, "multisampled textures need CLGL_TEXTURE_SAMPLES_AS_LAYERS: set this flag, "
                                     "or resolve the texture with glBlitFramebuffer into a texture without "
                                     "samples, and share that texture");
    if (!caps.multisampled_textures)
        fail(CLGL_ERROR_UNSUPPORTED,
             "the OpenGL context has no multisampled textures: create a context of OpenGL 3.2");
    if (!desc.gl_name && desc.samples == 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("samples is 0: set the number of samples of a ", target.name, " texture"));
    if (target.target == GL_TEXTURE_2D_MULTISAMPLE && desc.layers > 1)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("layers is ", desc.layers,
                  ", but GL_TEXTURE_2D_MULTISAMPLE has no layers: set layers to 0 or 1"));
}

// Returns the number of layers of the OpenCL image, in which each sample is a layer. Throws
// CLGL_ERROR_INVALID_ARGUMENT if the number of GL layers is 0, CLGL_ERROR_OUT_OF_RANGE if the result is too
// large, and the errors of check_count for a new texture.
uint32_t layers_with_samples(const Context &context, const NamedSizes &sizes, const GlTextureProperties &gl,
                             const Format &format)
{
    if (!is_multisampled(gl.target->target)) return sizes.layers;
    const uint32_t given = gl.target->target == GL_TEXTURE_2D_MULTISAMPLE ? 1 : sizes.layers;
    if (given == 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("layers is 0: set the number of layers of a ", gl.target->name, " texture"));
    if (gl.name == 0) check_count(context.gl()->caps(), sizes.samples, *gl.target, format);
    const uint64_t layers = uint64_t{given} * sizes.samples;
    if (layers > UINT32_MAX)
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text("layers is ", given, " and samples is ", sizes.samples, ": the OpenCL image would have ",
                  layers, " layers (layers * samples); the maximum is ", image_limits(context).layers));
    return static_cast<uint32_t>(layers);
}

// Returns `found`, a size of the GL texture. Throws CLGL_ERROR_INVALID_GL_OBJECT if the descriptor has another
// size. `given`: the size in the descriptor; 0 = any size.
uint32_t as_expected(uint32_t given, uint64_t found, const char *name, const clgl_texture_desc &desc,
                     const TextureTarget &target)
{
    if (given != 0 && given != found)
        fail(CLGL_ERROR_INVALID_GL_OBJECT,
             text(describe_gl_name(desc, target), " has the ", name, ' ', found, " at level ", desc.mip_level,
                  ", but ", name, " is ", given, ": set ", name, " to ", found, ", or to 0 for any size"));
    return static_cast<uint32_t>(found);
}

// Returns the sizes of a wrapped texture. Copies sizes that its type does not have from the descriptor.
NamedSizes sizes_found(const clgl_texture_desc &desc, const GlImageFacts &facts, const TextureTarget &target)
{
    NamedSizes sizes = sizes_in(desc);
    const auto expect = [&](uint32_t &size, uint64_t found, const char *name) {
        size = as_expected(size, found, name, desc, target);
    };
    expect(sizes.width, facts.size[0], "width");
    if (target.kind == CLGL_TEXTURE_TYPE_1D_ARRAY) {
        expect(sizes.layers, facts.size[1], "layers");
        return sizes;
    }
    if (target.kind == CLGL_TEXTURE_TYPE_3D) expect(sizes.depth, facts.size[2], "depth");
    if (target.kind == CLGL_TEXTURE_TYPE_2D_ARRAY) expect(sizes.layers, facts.size[2], "layers");
    if (target.kind != CLGL_TEXTURE_TYPE_1D) expect(sizes.height, facts.size[1], "height");
    expect(sizes.samples, static_cast<uint64_t>(facts.samples), "samples");
    return sizes;
}

// Returns the format of a wrapped texture. If several formats have the same GL format, the descriptor selects
// one.
const Format &format_found(const GlCaps &caps, const clgl_texture_desc &desc, const GlImageFacts &facts,
                           const TextureTarget &target)
{
    const Format &found = *inspect_format(caps, desc, target, facts).format;
    if (desc.format == 0) return found;
    const Format &expected = known_format(desc.format);
    if (expected.gl_internal != found.gl_internal)
        fail(CLGL_ERROR_INVALID_GL_OBJECT,
             text(describe_gl_name(desc, target), " has the format CLGL_FORMAT_", found.name,
                  ", but format is CLGL_FORMAT_", expected.name, ": set format to CLGL_FORMAT_", found.name,
                  " or CLGL_FORMAT_NONE"));
    return expected;
}

// Returns whether all GL implementations support the format and can convert pixels to and from it.
bool is_common(const Format *format)
{
    static constexpr GLenum common[] = {GL_RED, GL_RG, GL_RGBA, GL_RED_INTEGER, GL_RG_INTEGER, GL_RGBA_INTEGER};
    return format->numeric != CLGL_NUMERIC_SRGB &&
           std::ranges::find(common, format->gl_format) != std::end(common);
}

bool is_bgra(const Format &format) { return format.gl_format == GL_BGRA || format.gl_format == GL_BGRA_INTEGER; }

[[noreturn]] void refuse_bgra(const Format &format)
{
    const std::string_view rest = std::string_view(format.name).substr(std::string_view("BGRA").size());
    fail(CLGL_ERROR_UNSUPPORTED, text("OpenGL ES transfers no pixels with the channel order of CLGL_FORMAT_",
                                      format.name, ": share the texture as CLGL_FORMAT_RGBA", rest));
}

// Returns the format of the OpenCL image for a GL texture of `format`. Throws CLGL_ERROR_UNSUPPORTED if no format
// is possible.
const Format &image_format(const Context &context, const clgl_texture_desc &desc, const TextureTarget &target,
                           const Format &format)
{
    require_images(context);
    if (format.gl_internal == 0)
        fail(CLGL_ERROR_UNSUPPORTED, text("OpenGL has no textures of CLGL_FORMAT_", format.name,
                                          ": use another format, or set CLGL_TEXTURE_COMPUTE_ONLY"));
    if (context.gl()->caps().es && is_bgra(format)) refuse_bgra(format);
    // Buffer textures cannot be converted.
    const bool of_buffer = target.target == GL_TEXTURE_BUFFER;
    if (of_buffer && (!is_common(&format) || format.numeric == CLGL_NUMERIC_SNORM))
        fail(CLGL_ERROR_UNSUPPORTED, text("buffer textures of CLGL_FORMAT_", format.name,
                                          " cannot be shared: share the buffer as a clgl_buffer"));
    std::vector<const Format *> supported = supported_formats(context, target.kind, CL_MEM_READ_WRITE);
    if (std::ranges::find(supported, &format) != supported.end()) return format;
    std::erase_if(supported, [](const Format *each) { return !is_common(each); });
    const Format *const nearest = nearest_format(format, supported);
    if (of_buffer)
        fail(CLGL_ERROR_UNSUPPORTED,
             text(no_images_of(context, target.kind, format, supported),
                  ", and buffer textures are not converted: share the buffer as a clgl_buffer"));
    // A compressed texture can only be read, because its pixels cannot be written separately.
    const bool only_read = format.bytes == 0;
    if (!is_multisampled(target.target)) {
        const GlCaps &caps = context.gl()->caps();
        const std::string reason = only_read ? why_not_decompressed(caps)
                                             : why_not_converted(caps, format.gl_internal, format.gl_format);
        if (!reason.empty())
            fail(CLGL_ERROR_UNSUPPORTED, text(no_images_of(context, target.kind, format), ", and ", reason));
    }
    const bool allowed = !only_read || desc.access == CLGL_ACCESS_READ_ONLY;
    if (!nearest || !allowed || !(desc.flags & CLGL_TEXTURE_CONVERT_FORMAT))
        fail(CLGL_ERROR_UNSUPPORTED,
             text(no_images_of(context, target.kind, format, supported),
                  nearest ? "; to convert to it, set CLGL_TEXTURE_CONVERT_FORMAT" : "",
                  nearest && only_read ? ", and set access to CLGL_ACCESS_READ_ONLY" : ""));
    return *nearest;
}

void check_cube(const NamedSizes &sizes, const TextureTarget &target)
{
    constexpr uint32_t faces = 6;
    if (binding_target(target.target) != GL_TEXTURE_CUBE_MAP) return;
    if (sizes.width != sizes.height)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("width is ", sizes.width, " and height is ", sizes.height,
                  ", but the faces of a cube map are squares: set both to the same size"));
    if (target.target == GL_TEXTURE_CUBE_MAP && sizes.layers != faces)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("layers is ", sizes.layers, ", but a cube map has 6 faces: set layers to 6"));
}

transport::ImagePlace place_of(const GlTextureProperties &gl, const Format &format)
{
    transport::ImagePlace place{.level = gl.level};
    const GLenum target = gl.target->target;
    if (is_cube_face(target)) place.first_layer = target - GL_TEXTURE_CUBE_MAP_POSITIVE_X;
    if (target == GL_TEXTURE_BUFFER) {
        place.first = gl.facts.buffer_offset;
        place.texel_step = format.bytes;
    }
    return place;
}

// Throws CLGL_ERROR_INVALID_ARGUMENT if a field or flag is set that only shared textures have.
void check_no_gl_fields(const clgl_texture_desc &desc)
{
    struct Named {
        const char *name;
        uint32_t value;
        const char *allowed = "0";
    };
    const Named fields[] = {{"gl_name", desc.gl_name},
                            {"gl_target", desc.gl_target},
                            {"mip_level", desc.mip_level},
                            {"mip_level_count", desc.mip_level_count > 1 ? desc.mip_level_count : 0, "0 or 1"},
                            {"samples", desc.samples}};
    static constexpr Named gl_flags[] = {{"CLGL_TEXTURE_CONVERT_FORMAT", CLGL_TEXTURE_CONVERT_FORMAT},
                                         {"CLGL_TEXTURE_SAMPLES_AS_LAYERS", CLGL_TEXTURE_SAMPLES_AS_LAYERS},
                                         {"CLGL_TEXTURE_REPLACE_STORAGE", CLGL_TEXTURE_REPLACE_STORAGE}};
    constexpr const char *rule = "CLGL_TEXTURE_COMPUTE_ONLY creates a texture without OpenGL: ";
    for (const auto &[name, value, allowed] : fields)
        if (value != 0)
            fail(CLGL_ERROR_INVALID_ARGUMENT, text(rule, name, " is ", value, ", but must be ", allowed));
    if (desc.transport != CLGL_TRANSPORT_AUTO)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(rule, "transport is ", transport_name(desc.transport), ", but must be CLGL_TRANSPORT_AUTO"));
    for (const Named &flag : gl_flags)
        if (desc.flags & flag.value) fail(CLGL_ERROR_INVALID_ARGUMENT, text(rule, "remove ", flag.name));
}

void check_compute_fields(const clgl_texture_desc &desc)
{
    check_no_gl_fields(desc);
    const bool of_buffer = desc.type == CLGL_TEXTURE_TYPE_BUFFER;
    if (of_buffer && !desc.buffer)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "type is CLGL_TEXTURE_TYPE_BUFFER, but buffer is NULL: set buffer, or use another type");
    if (!of_buffer && desc.buffer)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("buffer is set, but type is ", texture_type_name(desc.type),
                                               ": set type to CLGL_TEXTURE_TYPE_BUFFER, or buffer to NULL"));
    if (of_buffer && desc.data)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "data is set, but a texture of CLGL_TEXTURE_TYPE_BUFFER has the "
                                          "contents of the buffer: set data to NULL");
    check_pitches(desc);
    if (!desc.data && desc.flags & CLGL_TEXTURE_USE_HOST_MEMORY)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "data is NULL, but CLGL_TEXTURE_USE_HOST_MEMORY uses the memory at data: set data, or remove the "
             "flag");
}

void check_format(const Context &context, const clgl_texture_desc &desc, const Format &format)
{
    if (desc.type == CLGL_TEXTURE_TYPE_BUFFER) require_images_of_buffers(context);
    const std::vector<const Format *> supported = supported_formats(context, desc.type, image_flags(desc.access));
    if (std::ranges::find(supported, &format) == supported.end())
        fail(CLGL_ERROR_UNSUPPORTED, no_images_of(context, desc.type, format, supported));
}

void check_buffer(const Context &context, const clgl_texture_desc &desc, const Buffer &buffer,
                  const TextureShape &shape)
{
    if (&buffer.context() != &context)
        fail(CLGL_ERROR_WRONG_CONTEXT, text(buffer.describe(), " belongs to another clgl context"));
    if (buffer.storage().shared())
        fail(CLGL_ERROR_UNSUPPORTED, text(buffer.describe(), " is shared with OpenGL: create it with "
                                                             "CLGL_BUFFER_COMPUTE_ONLY"));
    if (!buffer.writable() && desc.access != CLGL_ACCESS_READ_ONLY)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(buffer.describe(), " is read-only, so access must be CLGL_ACCESS_READ_ONLY"));
    const uint64_t bytes = uint64_t{shape.size[0]} * shape.bytes_per_pixel;
    if (bytes > buffer.range().size)
        fail(CLGL_ERROR_OUT_OF_RANGE, text(shape.text(), " pixels are ", bytes, " bytes, more than the ",
                                           buffer.range().size, " of ", buffer.describe()));
}

BufferOfImage buffer_of_image(const Context &context, const clgl_texture_desc &desc, const TextureShape &shape,
                              const Format &format)
{
    const Ref<Buffer> buffer = Pinned<Buffer>(reinterpret_cast<uintptr_t>(desc.buffer)).ref();
    check_buffer(context, desc, *buffer, shape);
    check_format(context, desc, format);
    return {.storage = buffer->shared_storage_ref(),
            .mem = retained(buffer->mem()),
            .root = buffer->storage().root(),
            .offset_in_root = static_cast<size_t>(buffer->in_root(buffer->range()).offset)};
}

// Returns the root buffer of an application-owned image, and the offset of its pixels; nullptr and 0 if the image
// was not created from a buffer. Throws CLGL_ERROR_UNSUPPORTED if the buffer is shared with OpenGL.
BufferOfImage buffer_of_image(Context &context, cl_mem image)
{
    BufferOfImage found;
    const auto buffer = mem_info<cl_mem>(image, CL_MEM_ASSOCIATED_MEMOBJECT);
    if (!buffer) return found;
    const auto parent = mem_info<cl_mem>(buffer, CL_MEM_ASSOCIATED_MEMOBJECT);
    found.root = parent ? parent : buffer;
    found.offset_in_root = parent ? mem_info<size_t>(buffer, CL_MEM_OFFSET) : 0;
    if (context.storages().shares(found.root))
        fail(CLGL_ERROR_UNSUPPORTED,
             "cl_mem is an image of a buffer that clgl shares with OpenGL: clgl could not check whether the "
             "buffer is acquired; copy the buffer to a texture (clgl_buffer_copy_to_texture)");
    return found;
}

clgl_texture_type kind_of_image(cl_mem image)
{
    const auto type = mem_info<cl_mem_object_type>(image, CL_MEM_TYPE);
    const auto kind = std::ranges::find(image_types(), type);
    if (kind == image_types().end())
        fail(CLGL_ERROR_UNSUPPORTED, text("cl_mem has the type ", hex(type), ", which is not an image type"));
    return static_cast<clgl_texture_type>(kind - image_types().begin());
}

const Format &format_of_image(cl_mem image)
{
    const auto format = image_info<cl_image_format>(image, CL_IMAGE_FORMAT);
    if (const Format *const found = find_cl_format(format)) return *found;
    fail(CLGL_ERROR_UNSUPPORTED,
         text("cl_mem has the channel order ", hex(format.image_channel_order), " and the data type ",
              hex(format.image_channel_data_type), "; no clgl_format describes them: use another image format"));
}

TextureShape shape_of_image(cl_mem image, clgl_texture_type kind, const Format &format)
{
    TextureShape shape{.kind = kind, .bytes_per_pixel = format.bytes};
    const auto size = [&](cl_image_info what) { return image_info<size_t>(image, what); };
    shape.size[0] = size(CL_IMAGE_WIDTH);
    if (parts_of(kind) > 1)
        shape.size[1] = size(kind == CLGL_TEXTURE_TYPE_1D_ARRAY ? CL_IMAGE_ARRAY_SIZE : CL_IMAGE_HEIGHT);
    if (parts_of(kind) > 2)
        shape.size[2] = size(kind == CLGL_TEXTURE_TYPE_3D ? CL_IMAGE_DEPTH : CL_IMAGE_ARRAY_SIZE);
    return shape;
}

}  // namespace

GlObjectName TextureProperties::gl_object(GLuint name, GLuint gl_buffer) const
{
    using Space = GlObjectName::Space;
    if (gl.target->target == GL_TEXTURE_BUFFER) return {Space::buffer, gl_buffer};
    return {gl.target->target == GL_RENDERBUFFER ? Space::renderbuffer : Space::texture, name};
}

TextureProperties resolve_shared_texture(const Context &context, const clgl_texture_desc &desc)
{
    check_shared_fields(desc);
    const GlCaps &caps = context.gl()->caps();
    TextureProperties found;
    GlTextureProperties &gl = found.gl;
    gl = {.target = &texture_target(caps, desc), .name = desc.gl_name, .level = desc.mip_level};
    check_samples(caps, desc, *gl.target);
    if (gl.name != 0) gl.facts = inspect_texture(caps, desc, *gl.target);
    const bool known = gl.facts.size[0] != 0;
    NamedSizes sizes = known ? sizes_found(desc, gl.facts, *gl.target) : sizes_in(desc);
    gl.samples = sizes.samples;
    found.gl_format = known ? &format_found(caps, desc, gl.facts, *gl.target) : &known_format(desc.format);
    found.format = &image_format(context, desc, *gl.target, *found.gl_format);
    check_cube(sizes, *gl.target);
    sizes.layers = layers_with_samples(context, sizes, gl, *found.gl_format);
    found.shape = checked_shape(context, gl.target->kind, sizes, *found.format);
    gl.place = place_of(gl, *found.format);
    return found;
}

TextureProperties resolve_compute_texture(const Context &context, const clgl_texture_desc &desc)
{
    const Format &format = known_format(desc.format);
    check_compute_fields(desc);
    require_images(context);
    if (!desc.buffer) check_format(context, desc, format);
    TextureProperties found{.format = &format, .gl_format = &format};
    found.shape = checked_shape(context, desc.type, sizes_in(desc), format);
    if (desc.buffer) found.buffer = buffer_of_image(context, desc, found.shape, format);
    return found;
}

TextureProperties resolve_image(Context &context, cl_mem image)
{
    if (mem_info<cl_mem_object_type>(image, CL_MEM_TYPE) == CL_MEM_OBJECT_BUFFER)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "cl_mem is a buffer, not an image: call clgl_buffer_from_cl_mem");
    context.require_own(mem_info<cl_context>(image, CL_MEM_CONTEXT), "cl_mem");
    const clgl_texture_type kind = kind_of_image(image);
    const Format &format = format_of_image(image);
    TextureProperties found{.format = &format, .gl_format = &format};
    found.shape = shape_of_image(image, kind, format);
    found.buffer = buffer_of_image(context, image);
    if (kind == CLGL_TEXTURE_TYPE_BUFFER) require_images_of_buffers(context);
    if (context.storages().shares(image))
        fail(CLGL_ERROR_INVALID_ARGUMENT, "cl_mem belongs to a texture that clgl shares with OpenGL: use that "
                                          "clgl_texture, which can be acquired and released");
    return found;
}

cl_image_desc cl_image_desc_of(const TextureShape &shape)
{
    const auto [width, height, depth] = shape.size;
    const bool is_3d = shape.kind == CLGL_TEXTURE_TYPE_3D, is_2d_array = shape.kind == CLGL_TEXTURE_TYPE_2D_ARRAY;
    const bool has_rows = is_3d || is_2d_array || shape.kind == CLGL_TEXTURE_TYPE_2D;
    cl_image_desc image{};
    image.image_type = image_types()[shape.kind];
    image.image_width = width;
    // Set only used dimensions, because rusticl 22.3 reports the values that were passed.
    if (has_rows) image.image_height = height;
    if (is_3d) image.image_depth = depth;
    if (is_2d_array) image.image_array_size = depth;
    if (shape.kind == CLGL_TEXTURE_TYPE_1D_ARRAY) image.image_array_size = height;
    return image;
}

}  // namespace clgl
