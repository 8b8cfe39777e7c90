#include "core/texture/texture_storage.hpp"

#include "base/names.hpp"
#include "base/text.hpp"
#include "core/texture/image_support.hpp"
#include "driver/cl_mem_info.hpp"

#include <iterator>

namespace clgl
{

namespace
{

cl_mem_flags host_flags(Context &context, const clgl_texture_desc &desc)
{
    if (!desc.data) return 0;
    if (!(desc.flags & CLGL_TEXTURE_USE_HOST_MEMORY)) return CL_MEM_COPY_HOST_PTR;
    if (!host_images_in_place(context))
        fail(CLGL_ERROR_UNSUPPORTED,
             text(device_names(context),
                  " copies host memory instead of using it in place: remove CLGL_TEXTURE_USE_HOST_MEMORY"));
    return CL_MEM_USE_HOST_PTR;
}

ClMem make_image(Context &context, const clgl_texture_desc &desc, const TextureProperties &properties)
{
    const TextureShape &shape = properties.shape;
    const Format &format = *properties.format;
    cl_image_desc image = cl_image_desc_of(shape);
    image.buffer = properties.buffer.mem.get();
    if (desc.data) {
        const TextureRegion pixels = checked_pixels(shape, desc.row_pitch, desc.slice_pitch);
        image.image_row_pitch = pixels.row_pitch;
        image.image_slice_pitch = cl_slice_pitch(shape, pixels);
    }
    const cl_mem_flags flags = image_flags(desc.access) | host_flags(context, desc);
    cl_int code = CL_SUCCESS;
    ClMem made(
        cl().CreateImage(context.native(), flags, &format.cl, &image, const_cast<void *>(desc.data), &code));
    if (code == CL_INVALID_OPERATION || code == CL_IMAGE_FORMAT_NOT_SUPPORTED)
        fail(CLGL_ERROR_UNSUPPORTED,
             text(device_names(context), " cannot create ", texture_type_name(shape.kind),
                  " images of CLGL_FORMAT_", format.name),
             {CLGL_NATIVE_OPENCL, code});
    if (code != CL_SUCCESS) fail_cl(code, text("clCreateImage of ", shape.text(), " pixels of ", format.name));
    return made;
}

}  // namespace

Ref<TextureStorage> TextureStorage::compute_only(Ref<Context> context, const clgl_texture_desc &desc)
{
    TextureProperties properties = resolve_compute_texture(*context, desc);
    ClMem image = make_image(*context, desc, properties);
    const bool own = desc.type != CLGL_TEXTURE_TYPE_BUFFER && !(desc.flags & CLGL_TEXTURE_USE_HOST_MEMORY);
    const uint64_t counted_bytes = own ? properties.bytes() : 0;
    Ref<TextureStorage> storage = make_ref<TextureStorage>(std::move(context), std::move(properties),
                                                           StorageMemory{.mem = std::move(image)});
    storage->register_here(counted_bytes);
    return storage;
}

Ref<TextureStorage> TextureStorage::adopt(Ref<Context> context, void *native)
{
    ClMem image = retained(static_cast<cl_mem>(native));
    TextureProperties properties = resolve_image(*context, image.get());
    Ref<TextureStorage> storage = make_ref<TextureStorage>(std::move(context), std::move(properties),
                                                           StorageMemory{.mem = std::move(image)});
    storage->register_here(0);
    return storage;
}

TextureStorage::~TextureStorage()
{
    // Release the image before the buffer from which it may have been created.
    mem_ = {};
}

SubRange TextureStorage::whole() const
{
    return part({.extent = {shape().size[0], shape().size[1], shape().size[2]}});
}

StridedBytes TextureStorage::bytes_in_buffer(const TextureRegion &region) const
{
    const uint32_t bytes_per_pixel = shape().bytes_per_pixel;
    TextureRegion in_buffer = region;
    in_buffer.row_pitch = parts_of(shape().kind) > 1 ? row_pitch() : 0;
    in_buffer.slice_pitch = slice_pitch();
    const size_t first = region.origin[2] * in_buffer.slice_pitch + region.origin[1] * in_buffer.row_pitch +
                         region.origin[0] * bytes_per_pixel;
    return in_buffer.bytes_in_memory(bytes_per_pixel, properties_.buffer.offset_in_root + first);
}

size_t TextureStorage::row_pitch() const
{
    const size_t from_layer_to_layer =
        shape().kind == CLGL_TEXTURE_TYPE_1D_ARRAY ? image_info<size_t>(mem(), CL_IMAGE_SLICE_PITCH) : 0;
    // rusticl 25.0 reports the slice pitch 0 for 1D arrays.
    return from_layer_to_layer != 0 ? from_layer_to_layer : image_info<size_t>(mem(), CL_IMAGE_ROW_PITCH);
}

size_t TextureStorage::slice_pitch() const
{
    const bool has_slices = parts_of(shape().kind) == std::size(shape().size);
    return has_slices ? image_info<size_t>(mem(), CL_IMAGE_SLICE_PITCH) : 0;
}

}  // namespace clgl
