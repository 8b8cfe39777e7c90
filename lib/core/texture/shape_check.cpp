#include "core/texture/shape_check.hpp"

#include "base/text.hpp"

namespace clgl
{

namespace
{

// A size and its limit on the device.
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
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(name, ' ', given, " is set, but a ", kind_name(kind), " texture has none: give 0 or 1"));
    if (used && given == 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text(name, " is 0, and a ", kind_name(kind), " texture needs it"));
    if (used && given > limit)
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text(name, ' ', given, " of a ", kind_name(kind), " texture is beyond the device's ", limit));
}

}  // namespace

TextureShape checked_shape(const Context &context, const clgl_texture_desc &desc, const Format &format)
{
    const ImageLimits most = image_limits(context);
    const clgl_texture_type kind = desc.kind;
    const bool is_3d = kind == CLGL_TEXTURE_KIND_3D;
    const bool is_flat = kind == CLGL_TEXTURE_KIND_2D || kind == CLGL_TEXTURE_KIND_2D_ARRAY;
    const bool is_array = kind == CLGL_TEXTURE_KIND_1D_ARRAY || kind == CLGL_TEXTURE_KIND_2D_ARRAY;
    const uint64_t most_width = kind == CLGL_TEXTURE_KIND_BUFFER ? most.of_buffer
                                : is_3d                          ? most.width_3d
                                                                 : most.width_2d;
    check_dimension({"width", desc.width, most_width, true}, kind);
    check_dimension({"height", desc.height, is_3d ? most.height_3d : most.height_2d, is_flat || is_3d}, kind);
    check_dimension({"depth", desc.depth, most.depth_3d, is_3d}, kind);
    check_dimension({"layers", desc.layers, most.layers, is_array}, kind);
    TextureShape shape{.kind = kind, .bytes_per_pixel = format.bytes};
    shape.size[0] = desc.width;
    if (is_flat || is_3d) shape.size[1] = desc.height;
    if (is_3d) shape.size[2] = desc.depth;
    if (is_array) shape.size[is_flat ? 2 : 1] = desc.layers;
    const uint64_t bytes = uint64_t{shape.size[0]} * shape.size[1] * shape.size[2] * format.bytes;
    if (bytes > most.bytes)
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text(shape.text(), " pixels of ", format.name, " are ", bytes,
                  " bytes, beyond what the device can allocate at once, ", most.bytes, " bytes"));
    return shape;
}

void check_pitches(const clgl_texture_desc &desc)
{
    if (!desc.data && (desc.row_pitch != 0 || desc.slice_pitch != 0))
        fail(CLGL_ERROR_INVALID_ARGUMENT, "row_pitch and slice_pitch are data's, and data is NULL");
}

cl_image_desc cl_image_desc_of(const TextureShape &shape)
{
    const auto [width, height, depth] = shape.size;
    const bool is_3d = shape.kind == CLGL_TEXTURE_KIND_3D, is_2d_array = shape.kind == CLGL_TEXTURE_KIND_2D_ARRAY;
    const bool has_rows = is_3d || is_2d_array || shape.kind == CLGL_TEXTURE_KIND_2D;
    cl_image_desc image{};
    image.image_type = image_types()[shape.kind];
    image.image_width = width;
    // Dimensions that the image does not have stay 0: rusticl 22.3 reports them as given.
    if (has_rows) image.image_height = height;
    if (is_3d) image.image_depth = depth;
    if (is_2d_array) image.image_array_size = depth;
    if (shape.kind == CLGL_TEXTURE_KIND_1D_ARRAY) image.image_array_size = height;
    return image;
}

std::string no_images_of(const Context &context, clgl_texture_type kind, const Format &format,
                         std::span<const Format *const> supported)
{
    return text(format.has_image() ? text(device_names(context), " has no ", kind_name(kind), " images of ")
                                   : "OpenCL has no images of ",
                "CLGL_FORMAT_", format.name, "; ", name_of_nearest(format, supported));
}

}  // namespace clgl
