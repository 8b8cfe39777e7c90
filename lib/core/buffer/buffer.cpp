#include "core/buffer/buffer.hpp"

#include "base/names.hpp"
#include "base/text.hpp"
#include "core/device/driver_quirks.hpp"
#include "core/object/handles.hpp"
#include "driver/cl_mem_info.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

// Throws if the descriptor sets a field or flag that CLGL_BUFFER_COMPUTE_ONLY excludes.
void check_compute_only(const clgl_buffer_desc &desc)
{
    constexpr const char *without_gl = "but CLGL_BUFFER_COMPUTE_ONLY creates a buffer without OpenGL: ";
    if (desc.gl_name)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("gl_name is ", desc.gl_name, ", ", without_gl, "set gl_name to 0, or remove the flag"));
    if (desc.transport != CLGL_TRANSPORT_AUTO)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("transport is ", transport_name(desc.transport), ", ", without_gl,
                                               "set transport to CLGL_TRANSPORT_AUTO, or remove the flag"));
    if (desc.flags & (CLGL_BUFFER_GL_MAPPABLE | CLGL_BUFFER_REPLACE_STORAGE))
        fail(
            CLGL_ERROR_INVALID_ARGUMENT,
            text(desc.flags & CLGL_BUFFER_GL_MAPPABLE ? "CLGL_BUFFER_GL_MAPPABLE" : "CLGL_BUFFER_REPLACE_STORAGE",
                 " is set, ", without_gl, "remove one of the flags"));
}

void check_flags(const clgl_buffer_desc &desc)
{
    constexpr uint32_t host_flags = CLGL_BUFFER_USE_HOST_MEMORY | CLGL_BUFFER_ALLOC_HOST_MEMORY;
    if (desc.flags & host_flags && !(desc.flags & CLGL_BUFFER_COMPUTE_ONLY))
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(desc.flags & CLGL_BUFFER_USE_HOST_MEMORY ? "CLGL_BUFFER_USE_HOST_MEMORY"
                                                           : "CLGL_BUFFER_ALLOC_HOST_MEMORY",
                  " is set without CLGL_BUFFER_COMPUTE_ONLY: set this flag too, or remove the first"));
    if ((desc.flags & host_flags) == host_flags)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "CLGL_BUFFER_USE_HOST_MEMORY and CLGL_BUFFER_ALLOC_HOST_MEMORY are both set: set only one of them");
    if (desc.flags & CLGL_BUFFER_USE_HOST_MEMORY && !desc.data)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "data is NULL, but CLGL_BUFFER_USE_HOST_MEMORY uses the memory at "
                                          "data: set data, or remove the flag");
    if (desc.flags & CLGL_BUFFER_COMPUTE_ONLY) check_compute_only(desc);
}

// Returns the storage that already shares this GL buffer, or an empty reference. Throws if the storage does not
// fit the descriptor. The StorageUse keeps the GL object from being released during the checks.
StorageUse find_wrapped(Context &context, const clgl_buffer_desc &desc)
{
    const std::vector<Ref<SharedStorage>> candidates =
        find_storages(context, {GlObjectName::Space::buffer, desc.gl_name});
    StorageUse found;
    BufferStorage *storage = nullptr;
    for (StorageUse use : candidates) {
        // A buffer texture of this GL buffer also has a storage with the same GL name.
        auto *const of_buffer = dynamic_cast<BufferStorage *>(use.ref().get());
        if (!of_buffer || use->gl_object_released() || !use->gl_storage().intact()) continue;
        storage = of_buffer;
        found = std::move(use);
    }
    if (!storage) return {};
    if (desc.transport != CLGL_TRANSPORT_AUTO && desc.transport != storage->transport())
        fail(CLGL_ERROR_UNSUPPORTED,
             text("the OpenGL buffer ", desc.gl_name, " is already shared with the transport ",
                  transport_name(storage->transport()),
                  ": set transport to this transport, or to CLGL_TRANSPORT_AUTO"));
    if (desc.flags & CLGL_BUFFER_GL_MAPPABLE && !storage->gl_storage().gl_mappable())
        fail(CLGL_ERROR_UNSUPPORTED,
             text("the OpenGL buffer ", desc.gl_name,
                  " is already shared without CLGL_BUFFER_GL_MAPPABLE, so the application cannot map the buffer: "
                  "set the flag when you first create or wrap the buffer"));
    if (desc.size != 0 && desc.size != storage->size())
        fail(CLGL_ERROR_INVALID_GL_OBJECT,
             text("the OpenGL buffer ", desc.gl_name, " has ", storage->size(), " bytes, but size is ", desc.size,
                  ": set size to 0 or to the actual size"));
    return found;
}

StorageUse find_or_share(const Ref<Context> &context, const clgl_buffer_desc &desc, ReuseExisting reuse)
{
    if (desc.gl_name && desc.data)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "data and gl_name are both set: a wrapped buffer keeps its contents; set data to NULL");
    const GlScope scope(*context->gl());
    if (desc.gl_name && reuse == ReuseExisting::join)
        if (StorageUse found = find_wrapped(*context, desc); found.ref()) return found;
    return BufferStorage::share(context, desc);
}

void check_driver_has_parts(const Buffer &parent)
{
    if (parent.storage().transport() != CLGL_TRANSPORT_NATIVE) return;
    if (const char *why = find_quirk(parent.context().device(), Quirk::sub_buffers_of_gl))
        fail(CLGL_ERROR_UNSUPPORTED,
             text("the transport native has no sub-buffers on ", parent.context().device().full_name(), ": ", why,
                  "; create the parent with another transport (CLGL_TRANSPORT_STAGED)"));
}

}  // namespace

Ref<Buffer> Buffer::create(Ref<Context> context, const clgl_buffer_desc &desc, ReuseExisting reuse)
{
    check_flags(desc);
    Ref<Buffer> buffer = make_ref<Buffer>();
    buffer->storage_ = desc.flags & CLGL_BUFFER_COMPUTE_ONLY
                           ? StorageUse(BufferStorage::compute_only(context, desc))
                           : find_or_share(context, desc, reuse);
    buffer->whole_ = Range{0, buffer->storage().size()};
    buffer->access_ = desc.access;
    buffer->flags_ = desc.flags;
    buffer->label_ = desc.label ? desc.label : "";
    buffer->wraps_ = desc.gl_name != 0;
    buffer->wanted_transport_ = desc.transport;
    return buffer;
}

Ref<Buffer> Buffer::rewrapped() const
{
    require_rewrappable();
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.gl_name = storage_->gl_name();
    desc.flags = flags_;
    desc.access = access_;
    desc.transport = wanted_transport_;
    desc.label = label_.c_str();
    return create(storage_->context_ref(), desc);
}

Ref<Buffer> Buffer::adopt(Ref<Context> context, void *mem, clgl_access access)
{
    Ref<Buffer> buffer = make_ref<Buffer>();
    buffer->storage_ = BufferStorage::adopt(std::move(context), static_cast<cl_mem>(mem));
    buffer->whole_ = Range{0, buffer->storage().size()};
    buffer->access_ = access;
    buffer->flags_ = CLGL_BUFFER_COMPUTE_ONLY | buffer->storage().host_flags();
    return buffer;
}

Ref<Buffer> Buffer::create_sub(const Buffer &parent, clgl_buffer handle, clgl_access access,
                               const clgl_range &range)
{
    if (parent.sub_mem_)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "parent is a sub-buffer: pass the buffer from which parent was created");
    if (!parent.writable() && access != CLGL_ACCESS_READ_ONLY)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "parent is read-only, so access must be CLGL_ACCESS_READ_ONLY");
    const uint32_t alignment = parent.context().base_alignment();
    Ref<Buffer> buffer = make_ref<Buffer>();
    buffer->whole_ = parent.part(&range);
    if (range.offset % alignment != 0)
        fail(CLGL_ERROR_MISALIGNED, text("offset ", range.offset, " is not a multiple of ", alignment,
                                         " bytes (mem_base_addr_align): use ",
                                         range.offset - range.offset % alignment, " or another multiple"));
    check_driver_has_parts(parent);
    const cl_buffer_region region{range.offset, range.size};
    cl_int code = CL_SUCCESS;
    buffer->storage_ = parent.storage_;
    buffer->sub_mem_ = ClMem(
        cl().CreateSubBuffer(parent.mem(), CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &region, &code));
    check_cl(code, "clCreateSubBuffer");
    buffer->access_ = access;
    buffer->flags_ = parent.flags_;
    buffer->parent_ = handle;
    return buffer;
}

clgl_buffer_info Buffer::info() const
{
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    const uint32_t copies = storage_->shared() ? storage_->gl_storage().copies() : 0;
    info.flags = flags_;
    info.access = access_;
    info.transport = storage_->transport();
    info.gl_name = storage_->gl_name();
    info.copies_per_acquire = access_ == CLGL_ACCESS_WRITE_DISCARD ? 0 : copies;
    info.copies_per_release = writable() ? copies : 0;
    info.storage_replaced = storage().replaced();
    info.size = range().size;
    info.offset = range().offset;
    info.transport_reason = reason().c_str();
    info.label = label().c_str();
    info.is_sub_buffer = is_sub_buffer();
    if (parent_ && handles::is_alive(reinterpret_cast<uintptr_t>(parent_), object_type)) info.parent = parent_;
    if (flags_ & CLGL_BUFFER_USE_HOST_MEMORY) info.host_memory = mem_info<void *>(mem(), CL_MEM_HOST_PTR);
    info.reference_count = mem_info<cl_uint>(mem(), CL_MEM_REFERENCE_COUNT);
    info.map_count = storage().mappings().count(mem());
    info.acquire_needs_gl = acquire_needs_gl();
    info.release_needs_gl = release_needs_gl();
    info.gl_mappable = storage_->shared() && storage_->gl_storage().gl_mappable();
    std::lock_guard lock(context().mutex());
    info.acquired = std::ranges::any_of(storage_->acquisitions(),
                                        [&](const Acquisition &a) { return a.part.overlaps(whole_); });
    return info;
}

bool Buffer::is_named() const { return !label_.empty() || storage_->gl_name() != 0; }

std::string Buffer::describe() const
{
    if (!label_.empty()) return text("the buffer ", quoted_name(label_));
    if (storage_->gl_name()) return text("the buffer with OpenGL name ", storage_->gl_name());
    return text("the buffer of ", range().size, " bytes");
}

Range Buffer::part(const clgl_range *given) const
{
    if (!given) return range();
    if (given->size == 0) fail(CLGL_ERROR_INVALID_ARGUMENT, "the size of the range is 0; use at least 1 byte");
    if (given->offset > range().size || given->size > range().size - given->offset)
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text(is_named() ? describe() : "the buffer", " holds ", range().size, " bytes; offset ",
                  given->offset, " and size ", given->size, " of the accessed bytes reach past its end"));
    return {range().offset + given->offset, given->size};
}

}  // namespace clgl
