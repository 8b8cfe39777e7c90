#include "core/texture/texture_storage.hpp"

#include "base/text.hpp"
#include "core/object/handles.hpp"
#include "core/texture/shape_check.hpp"
#include "driver/cl_mem_info.hpp"

#include <algorithm>
#include <iterator>

namespace clgl
{

namespace
{

void check_compute_fields(const clgl_texture_desc &desc)
{
    constexpr uint32_t gl_flags =
        CLGL_TEXTURE_NEAREST_FORMAT | CLGL_TEXTURE_SAMPLES_AS_LAYERS | CLGL_TEXTURE_REPLACE_STORAGE;
    if (desc.gl_name || desc.gl_target || desc.level || desc.levels > 1 ||
        desc.transport != CLGL_TRANSPORT_NONE || desc.samples || desc.flags & gl_flags)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "CLGL_TEXTURE_COMPUTE_ONLY makes a texture without an OpenGL side: gl_name, gl_target, level, "
             "levels, transport, samples, CLGL_TEXTURE_NEAREST_FORMAT, CLGL_TEXTURE_REPLACE_STORAGE and "
             "CLGL_TEXTURE_SAMPLES_AS_LAYERS contradict it");
    const bool of_buffer = desc.kind == CLGL_TEXTURE_KIND_BUFFER;
    if (of_buffer != (desc.buffer != nullptr))
        fail(CLGL_ERROR_INVALID_ARGUMENT, of_buffer ? "CLGL_TEXTURE_KIND_BUFFER needs a buffer"
                                                    : "buffer is for CLGL_TEXTURE_KIND_BUFFER only");
    if (of_buffer && desc.data)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "data is set, but the pixels of CLGL_TEXTURE_KIND_BUFFER are the buffer's");
    check_pitches(desc);
    if (!desc.data && desc.flags & CLGL_TEXTURE_USE_HOST_MEMORY)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "CLGL_TEXTURE_USE_HOST_MEMORY uses the memory at data, which is NULL");
}

void check_format(const Context &context, const clgl_texture_desc &desc, const Format &format)
{
    if (desc.kind == CLGL_TEXTURE_KIND_BUFFER) require_images_of_buffers(context);
    const std::vector<const Format *> supported = supported_formats(context, desc.kind, image_flags(desc.access));
    if (std::ranges::find(supported, &format) == supported.end())
        fail(CLGL_ERROR_UNSUPPORTED, no_images_of(context, desc.kind, format, supported));
}

cl_mem check_buffer(const Context &context, const clgl_texture_desc &desc, const Buffer &buffer,
                    const TextureShape &shape)
{
    if (&buffer.context() != &context)
        fail(CLGL_ERROR_WRONG_CONTEXT, text(buffer.describe(), " is of another clgl context"));
    if (buffer.storage().shared())
        fail(CLGL_ERROR_UNSUPPORTED, text(buffer.describe(), " is shared with OpenGL: make it with "
                                                             "CLGL_BUFFER_COMPUTE_ONLY"));
    if (!buffer.writable() && desc.access != CLGL_ACCESS_READ_ONLY)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(buffer.describe(), " is only read, so access must be CLGL_ACCESS_READ_ONLY"));
    const uint64_t bytes = uint64_t{shape.size[0]} * shape.bytes_per_pixel;
    if (bytes > buffer.range().size)
        fail(CLGL_ERROR_OUT_OF_RANGE, text(shape.text(), " pixels are ", bytes, " bytes, more than the ",
                                           buffer.range().size, " of ", buffer.describe()));
    return buffer.mem();
}

cl_mem_flags host_flags(Context &context, const clgl_texture_desc &desc)
{
    if (!desc.data) return 0;
    if (!(desc.flags & CLGL_TEXTURE_USE_HOST_MEMORY)) return CL_MEM_COPY_HOST_PTR;
    if (!host_images_in_place(context))
        fail(CLGL_ERROR_UNSUPPORTED,
             text(device_names(context), " does not work in host memory, but in a copy of "
                                         "it: leave CLGL_TEXTURE_USE_HOST_MEMORY out"));
    return CL_MEM_USE_HOST_PTR;
}

}  // namespace

Ref<TextureStorage> TextureStorage::compute_only(Ref<Context> context, const clgl_texture_desc &desc)
{
    const Format &format = known_format(desc.format);
    check_compute_fields(desc);
    require_images(*context);
    if (!desc.buffer) check_format(*context, desc, format);
    Ref<TextureStorage> storage = make_ref<TextureStorage>(context);
    storage->format_ = storage->gl_format_ = &format;
    storage->shape_ = checked_shape(*context, desc, format);
    Ref<Buffer> buffer;
    cl_mem of_buffer = nullptr;
    if (desc.buffer) {
        buffer = Pinned<Buffer>(reinterpret_cast<uintptr_t>(desc.buffer)).ref();
        of_buffer = check_buffer(*context, desc, *buffer, storage->shape_);
        check_format(*context, desc, format);
        storage->buffer_ = buffer->shared_storage_ref();
        storage->buffer_root_ = buffer->storage().root();
        storage->offset_in_root_ = static_cast<size_t>(buffer->in_root(buffer->range()).offset);
    }
    storage->make_image(desc, of_buffer);
    const bool own = desc.kind != CLGL_TEXTURE_KIND_BUFFER && !(desc.flags & CLGL_TEXTURE_USE_HOST_MEMORY);
    storage->register_here(own ? storage->size() : 0);
    return storage;
}

void TextureStorage::make_image(const clgl_texture_desc &desc, cl_mem of_buffer)
{
    cl_image_desc image = cl_image_desc_of(shape_);
    image.buffer = of_buffer;
    if (desc.data) {
        const TextureRegion pixels = checked_pixels(shape_, desc.row_pitch, desc.slice_pitch);
        image.image_row_pitch = pixels.row_pitch;
        image.image_slice_pitch = cl_slice_pitch(shape_, pixels);
    }
    const cl_mem_flags flags = image_flags(desc.access) | host_flags(*context_, desc);
    cl_int code = CL_SUCCESS;
    mem_ = ClMem(
        cl().CreateImage(context_->native(), flags, &format_->cl, &image, const_cast<void *>(desc.data), &code));
    if (code == CL_INVALID_OPERATION || code == CL_IMAGE_FORMAT_NOT_SUPPORTED)
        fail(CLGL_ERROR_UNSUPPORTED,
             text(device_names(*context_), " makes no ", kind_name(shape_.kind), " images of CLGL_FORMAT_",
                  format_->name),
             {CLGL_NATIVE_OPENCL, code});
    if (code != CL_SUCCESS) fail_cl(code, text("clCreateImage of ", shape_.text(), " pixels of ", format_->name));
}

Ref<TextureStorage> TextureStorage::adopt(Ref<Context> context, void *native)
{
    const auto mem = static_cast<cl_mem>(native);
    ClMem owned = retained(mem);
    Ref<TextureStorage> storage = make_ref<TextureStorage>(context);
    storage->mem_ = std::move(owned);
    const auto type = mem_info<cl_mem_object_type>(mem, CL_MEM_TYPE);
    if (type == CL_MEM_OBJECT_BUFFER) fail(CLGL_ERROR_INVALID_ARGUMENT, "cl_mem is a buffer, not an image");
    if (mem_info<cl_context>(mem, CL_MEM_CONTEXT) != context->native())
        fail(CLGL_ERROR_WRONG_CONTEXT, "cl_mem is of another cl_context than the clgl context");
    const auto kind = std::ranges::find(image_types(), type);
    if (kind == image_types().end())
        fail(CLGL_ERROR_UNSUPPORTED, text("cl_mem has the type ", hex(type), ", which is no kind of texture"));
    cl_image_format format{};
    check_cl(cl().GetImageInfo(mem, CL_IMAGE_FORMAT, sizeof format, &format, nullptr), "clGetImageInfo");
    storage->format_ = storage->gl_format_ = find_cl_format(format);
    if (!storage->format_)
        fail(CLGL_ERROR_UNSUPPORTED, text("no format stands for channel order ", hex(format.image_channel_order),
                                          " and data type ", hex(format.image_channel_data_type)));
    TextureShape &shape = storage->shape_;
    shape.kind = static_cast<int32_t>(kind - image_types().begin());
    shape.bytes_per_pixel = storage->format_->bytes;
    const bool is_1d_array = shape.kind == CLGL_TEXTURE_KIND_1D_ARRAY;
    shape.size[0] = storage->number(CL_IMAGE_WIDTH);
    if (parts_of(shape.kind) > 1)
        shape.size[1] = storage->number(is_1d_array ? CL_IMAGE_ARRAY_SIZE : CL_IMAGE_HEIGHT);
    if (parts_of(shape.kind) > 2)
        shape.size[2] =
            storage->number(shape.kind == CLGL_TEXTURE_KIND_3D ? CL_IMAGE_DEPTH : CL_IMAGE_ARRAY_SIZE);
    if (const auto buffer = mem_info<cl_mem>(mem, CL_MEM_ASSOCIATED_MEMOBJECT)) storage->note_buffer(buffer);
    if (shape.kind == CLGL_TEXTURE_KIND_BUFFER) require_images_of_buffers(*context);
    if (context->storages().shares(mem))
        fail(CLGL_ERROR_INVALID_ARGUMENT, "cl_mem is that of a texture which clgl shares with OpenGL: use that "
                                          "one, which is acquired and released");
    storage->register_here(0);
    return storage;
}

// Notes the buffer of an application-owned image; it may be a sub-buffer.
void TextureStorage::note_buffer(cl_mem buffer)
{
    const auto parent = mem_info<cl_mem>(buffer, CL_MEM_ASSOCIATED_MEMOBJECT);
    buffer_root_ = parent ? parent : buffer;
    offset_in_root_ = parent ? mem_info<size_t>(buffer, CL_MEM_OFFSET) : 0;
    if (context_->storages().shares(buffer_root_))
        fail(CLGL_ERROR_UNSUPPORTED,
             "cl_mem is an image of a buffer that clgl shares with OpenGL: commands on it would not know whether "
             "the buffer is acquired; copy the buffer to a texture (clgl_buffer_copy_to_texture)");
}

TextureStorage::~TextureStorage()
{
    // Released before the buffer that it may be an image of
    mem_ = {};
}

SubRange TextureStorage::whole() const
{
    return part({.extent = {shape_.size[0], shape_.size[1], shape_.size[2]}});
}

uint64_t TextureStorage::size() const
{
    return uint64_t{shape_.size[0]} * shape_.size[1] * shape_.size[2] * shape_.bytes_per_pixel;
}

StridedBytes TextureStorage::bytes_in_buffer(const TextureRegion &region) const
{
    TextureRegion in_buffer = region;
    in_buffer.row_pitch = parts_of(shape_.kind) > 1 ? row_pitch() : 0;
    in_buffer.slice_pitch = slice_pitch();
    const size_t first = region.origin[2] * in_buffer.slice_pitch + region.origin[1] * in_buffer.row_pitch +
                         region.origin[0] * shape_.bytes_per_pixel;
    return in_buffer.bytes_in_memory(shape_.bytes_per_pixel, offset_in_root_ + first);
}

size_t TextureStorage::number(cl_image_info what) const
{
    size_t value = 0;
    check_cl(cl().GetImageInfo(mem(), what, sizeof value, &value, nullptr), "clGetImageInfo");
    return value;
}

size_t TextureStorage::row_pitch() const
{
    const size_t from_layer_to_layer =
        shape_.kind == CLGL_TEXTURE_KIND_1D_ARRAY ? number(CL_IMAGE_SLICE_PITCH) : 0;
    // rusticl 25.0 reports no slice pitch of 1D arrays.
    return from_layer_to_layer != 0 ? from_layer_to_layer : number(CL_IMAGE_ROW_PITCH);
}

size_t TextureStorage::slice_pitch() const
{
    return parts_of(shape_.kind) < std::size(shape_.size) ? 0 : number(CL_IMAGE_SLICE_PITCH);
}

}  // namespace clgl
