#include "core/texture/texture.hpp"

#include "base/names.hpp"
#include "base/text.hpp"
#include "core/object/handles.hpp"
#include "core/texture/inspect.hpp"
#include "driver/cl_mem_info.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace clgl
{

namespace
{

clgl_access access_of(cl_mem mem)
{
    const auto flags = mem_info<cl_mem_flags>(mem, CL_MEM_FLAGS);
    if (flags & CL_MEM_READ_ONLY) return CLGL_ACCESS_READ_ONLY;
    return flags & CL_MEM_WRITE_ONLY ? CLGL_ACCESS_WRITE_ONLY : CLGL_ACCESS_READ_WRITE;
}

}  // namespace

Ref<Texture> Texture::of(Ref<TextureStorage> storage)
{
    Ref<Texture> texture = make_ref<Texture>();
    texture->whole_ = storage->whole();
    texture->storage_ = storage;
    return texture;
}

Ref<Texture> Texture::create(Ref<Context> context, const clgl_texture_desc &desc, ReuseExisting reuse)
{
    Ref<Texture> texture;
    if (desc.flags & CLGL_TEXTURE_COMPUTE_ONLY) {
        texture = of(TextureStorage::compute_only(std::move(context), desc));
    } else {
        const GlScope scope(*context->gl());
        texture = of(TextureStorage::share(context, desc, reuse));
    }
    texture->access_ = desc.access;
    texture->flags_ = desc.flags;
    texture->buffer_ = desc.buffer;
    texture->label_ = desc.label ? desc.label : "";
    texture->wraps_ = desc.gl_name != 0;
    texture->wanted_transport_ = desc.transport;
    if (!desc.gl_name && !desc.buffer && !(desc.flags & CLGL_TEXTURE_USE_HOST_MEMORY)) {
        texture->own_ = desc;
        texture->own_.type = texture->shape().kind;
        texture->own_.data = nullptr;
        texture->own_.label = nullptr;
        texture->own_.row_pitch = texture->own_.slice_pitch = 0;
    }
    return texture;
}

void set_extent(clgl_texture_desc &desc, const size_t *extent)
{
    require_no_size_0(extent);
    for (int i = 0; i < 3; ++i)
        if (extent[i] > std::numeric_limits<uint32_t>::max())
            fail(CLGL_ERROR_OUT_OF_RANGE, text("extent[", i, "] is ", extent[i], "; the maximum is 4294967295"));
    const unsigned parts = parts_of(desc.type);
    if (std::any_of(extent + parts, extent + 3, [](size_t unused) { return unused != 1; }))
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("extent is ", text_of_triple(extent), ", but a ", texture_type_name(desc.type), " texture has ",
                  parts, parts == 1 ? " dimension" : " dimensions", ": set the others to 1"));
    const auto size = [&](int i) { return static_cast<uint32_t>(extent[i]); };
    const bool is_1d_array = desc.type == CLGL_TEXTURE_TYPE_1D_ARRAY;
    const bool is_2d_array = desc.type == CLGL_TEXTURE_TYPE_2D_ARRAY;
    desc.width = size(0);
    desc.height = is_1d_array ? 1 : size(1);
    desc.depth = is_2d_array ? 1 : size(2);
    desc.layers = is_1d_array ? size(1) : is_2d_array ? size(2) : 1;
    // Reduce the number of mip levels to the maximum for the new size.
    desc.mip_level_count =
        std::min(desc.mip_level_count,
                 static_cast<uint32_t>(std::bit_width(std::max({desc.width, desc.height, desc.depth}))));
}

Ref<Texture> Texture::resized(const size_t *extent) const
{
    require_replaceable("resized");
    if (own_.struct_size == 0)
        fail(CLGL_ERROR_UNSUPPORTED,
             text(describe(), " cannot be resized, because clgl did not allocate its memory: ",
                  wraps_ ? "resize the OpenGL object, and call clgl_texture_rewrap" : "create a new texture"));
    if (storage().mappings().count(mem()) > 0)
        fail(CLGL_ERROR_INVALID_STATE,
             text(describe(), " is mapped: call clgl_texture_unmap before it is resized"));
    clgl_texture_desc desc = own_;
    set_extent(desc, extent);
    desc.label = label_.empty() ? nullptr : label_.c_str();
    return create(storage_->context_ref(), desc);
}

Ref<Texture> Texture::read_only() const
{
    Ref<Texture> texture = of(Ref<TextureStorage>(&storage()));
    texture->access_ = CLGL_ACCESS_READ_ONLY;
    texture->flags_ = flags_;
    texture->label_ = label_;
    return texture;
}

Ref<Texture> Texture::rewrapped() const
{
    require_rewrappable();
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.gl_name = storage_->gl_name();
    desc.gl_target = storage().image().target;
    desc.mip_level = static_cast<uint32_t>(storage().image().level);
    desc.flags = flags_;
    desc.access = access_;
    desc.transport = wanted_transport_;
    desc.label = label_.c_str();
    const GlScope scope(*context().gl());
    desc.format = format_now(desc);
    return create(storage_->context_ref(), desc);
}

// Returns the previous format if the GL format has not changed, because several formats may have the same GL
// format. Otherwise returns CLGL_FORMAT_NONE, which means that the format is queried from GL.
clgl_format Texture::format_now(const clgl_texture_desc &desc) const
{
    const GlCaps &caps = context().gl()->caps();
    const TextureTarget &target = texture_target(caps, desc);
    const GlImageFacts facts = inspect_texture(caps, desc, target);
    if (facts.size[0] == 0)
        fail(CLGL_ERROR_UNSUPPORTED, text("OpenGL ES 3.0 cannot report the size and format of ", describe(),
                                          ": destroy it, and wrap it again with its format and sizes"));
    const Format &before = storage().gl_format();
    return inspect_format(caps, desc, target, facts).format->gl_internal == before.gl_internal ? before.id
                                                                                               : CLGL_FORMAT_NONE;
}

Ref<Texture> Texture::adopt(Ref<Context> context, void *native)
{
    Ref<Texture> texture = of(TextureStorage::adopt(std::move(context), native));
    texture->access_ = access_of(texture->mem());
    texture->flags_ = CLGL_TEXTURE_COMPUTE_ONLY;
    if (mem_info<cl_mem_flags>(texture->mem(), CL_MEM_FLAGS) & CL_MEM_USE_HOST_PTR)
        texture->flags_ |= CLGL_TEXTURE_USE_HOST_MEMORY;
    return texture;
}

clgl_texture_info Texture::info() const
{
    const TextureShape &shape = storage().shape();
    const bool is_1d_array = shape.kind == CLGL_TEXTURE_TYPE_1D_ARRAY;
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    info.flags = flags_;
    info.access = access_;
    info.transport = storage_->transport();
    info.transport_reason = reason().c_str();
    info.cl_format = format().id;
    info.cl_format_name = format().name;
    info.type = shape.kind;
    info.format = storage().gl_format().id;
    info.width = static_cast<uint32_t>(shape.size[0]);
    info.height = is_1d_array ? 1 : static_cast<uint32_t>(shape.size[1]);
    info.depth = shape.kind == CLGL_TEXTURE_TYPE_3D ? static_cast<uint32_t>(shape.size[2]) : 1;
    info.layers = 1;
    if (is_1d_array) info.layers = static_cast<uint32_t>(shape.size[1]);
    if (shape.kind == CLGL_TEXTURE_TYPE_2D_ARRAY) info.layers = static_cast<uint32_t>(shape.size[2]);
    info.cl_channel_order = format().cl.image_channel_order;
    info.cl_channel_data_type = format().cl.image_channel_data_type;
    info.bytes_per_pixel = format().bytes;
    info.row_pitch = storage().row_pitch();
    info.slice_pitch = storage().slice_pitch();
    info.size = storage().size();
    info.format_name = storage().gl_format().name;
    info.label = label().c_str();
    fill_memory_info(info);
    if (storage_->shared()) fill_gl_info(info);
    return info;
}

void Texture::fill_memory_info(clgl_texture_info &info) const
{
    if (buffer_ && handles::is_alive(reinterpret_cast<uintptr_t>(buffer_), ObjectType::buffer))
        info.buffer = buffer_;
    if (flags_ & CLGL_TEXTURE_USE_HOST_MEMORY) info.host_memory = mem_info<void *>(mem(), CL_MEM_HOST_PTR);
    info.reference_count = mem_info<cl_uint>(mem(), CL_MEM_REFERENCE_COUNT);
    info.map_count = storage().mappings().count(mem());
}

void Texture::fill_gl_info(clgl_texture_info &info) const
{
    const GlImage &image = storage().image();
    const uint32_t copies = storage_->gl_storage().copies();
    info.gl_name = image.name;
    info.gl_target = image.target;
    info.gl_internal_format = image.internal_format;
    info.mip_level = static_cast<uint32_t>(image.level);
    info.samples = static_cast<uint32_t>(image.samples);
    info.storage_replaced = storage().replaced();
    info.copies_per_acquire = access_ == CLGL_ACCESS_WRITE_DISCARD ? 0 : copies;
    info.copies_per_release = writable() ? copies : 0;
    std::lock_guard lock(context().mutex());
    info.acquire_needs_gl = acquire_needs_gl();
    info.release_needs_gl = release_needs_gl();
    info.acquired = std::ranges::any_of(storage_->acquisitions(),
                                        [&](const Acquisition &a) { return a.part.overlaps(whole_); });
}

std::string Texture::describe() const
{
    const char *const noun = storage_->shared() ? storage_->gl_storage().noun() : "texture";
    if (!label_.empty()) return text("the ", noun, ' ', quoted_name(label_));
    if (storage_->gl_name()) return text("the ", noun, " with OpenGL name ", storage_->gl_name());
    return text("the ", texture_type_name(shape().kind), " texture of ", format().name);
}

SubRange Texture::part(const TextureRegion &region) const
{
    GlBox box;
    std::ranges::copy(region.origin, box.origin);
    std::ranges::copy(region.extent, box.extent);
    return storage().part(box);
}

SubRange Texture::part(const clgl_box *box) const
{
    if (!box) return whole_;
    clgl_texture_region region = CLGL_TEXTURE_REGION_INIT;
    std::ranges::copy(box->origin, region.origin);
    std::ranges::copy(box->extent, region.extent);
    return part(checked_region(shape(), &region, describe()));
}

}  // namespace clgl
