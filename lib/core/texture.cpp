#include "core/texture.hpp"

#include "base/text.hpp"

namespace clgl
{

namespace
{

int32_t access_of(cl_mem mem)
{
    cl_mem_flags flags = 0;
    check_cl(cl().GetMemObjectInfo(mem, CL_MEM_FLAGS, sizeof flags, &flags, nullptr), "clGetMemObjectInfo");
    if (flags & CL_MEM_READ_ONLY) return CLGL_ACCESS_READ_ONLY;
    return flags & CL_MEM_WRITE_ONLY ? CLGL_ACCESS_WRITE_ONLY : CLGL_ACCESS_READ_WRITE;
}

}  // namespace

Ref<Texture> Texture::create(Ref<Context> context, const clgl_texture_desc &desc)
{
    if (!(desc.flags & CLGL_TEXTURE_COMPUTE_ONLY))
        fail(CLGL_ERROR_UNSUPPORTED, "this version makes no textures that OpenGL shares: set "
                                     "CLGL_TEXTURE_COMPUTE_ONLY for one of OpenCL's alone");
    Ref<Texture> texture = make_ref<Texture>();
    texture->storage_ = TextureStorage::compute_only(std::move(context), desc);
    texture->access_ = desc.access;
    texture->flags_ = desc.flags;
    texture->label_ = desc.label ? desc.label : "";
    return texture;
}

Ref<Texture> Texture::adopt(Ref<Context> context, void *native)
{
    Ref<Texture> texture = make_ref<Texture>();
    texture->storage_ = TextureStorage::adopt(std::move(context), native);
    texture->access_ = access_of(texture->mem());
    return texture;
}

clgl_texture_info Texture::info() const
{
    const TextureShape &shape = storage_->shape();
    const bool is_1d_array = shape.kind == CLGL_TEXTURE_KIND_1D_ARRAY;
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    info.flags = flags_;
    info.access = access_;
    info.transport = storage_->transport();
    info.kind = shape.kind;
    info.format = format().id;
    info.width = static_cast<uint32_t>(shape.size[0]);
    info.height = is_1d_array ? 1 : static_cast<uint32_t>(shape.size[1]);
    info.depth = shape.kind == CLGL_TEXTURE_KIND_3D ? static_cast<uint32_t>(shape.size[2]) : 1;
    info.layers = 1;
    if (is_1d_array) info.layers = static_cast<uint32_t>(shape.size[1]);
    if (shape.kind == CLGL_TEXTURE_KIND_2D_ARRAY) info.layers = static_cast<uint32_t>(shape.size[2]);
    info.cl_channel_order = format().cl.image_channel_order;
    info.cl_channel_data_type = format().cl.image_channel_data_type;
    info.bytes_per_pixel = format().bytes;
    info.row_pitch = storage_->row_pitch();
    info.slice_pitch = storage_->slice_pitch();
    info.size = storage_->size();
    info.format_name = format().name;
    info.label = label_.c_str();
    return info;
}

std::string Texture::describe() const
{
    if (!label_.empty()) return text("the texture \"", label_, '"');
    return text("the ", kind_name(shape().kind), " texture of ", format().name);
}

void Texture::require_access(const Queue &queue, bool writes) const
{
    if (&queue.context() != &context())
        fail(CLGL_ERROR_WRONG_CONTEXT, text(describe(), " and the queue are of different clgl contexts"));
    if (writes && !writable())
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(describe(), " is only read: it was made with CLGL_ACCESS_READ_ONLY"));
}

}  // namespace clgl
