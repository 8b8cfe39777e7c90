#include "core/buffer/buffer_storage.hpp"

#include "base/log.hpp"
#include "base/text.hpp"
#include "core/plan/first_that_works.hpp"
#include "driver/cl_mem_info.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

// Queries the GL buffer to wrap. Throws CLGL_ERROR_INVALID_GL_OBJECT.
GlBufferFacts inspect(const GlCaps &caps, const clgl_buffer_desc &desc)
{
    const GLuint name = desc.gl_name;
    if (!glIsBuffer(name)) {
        const char *other = glIsTexture(name)                                           ? "a texture"
                            : (caps.es || caps.version >= 30) && glIsRenderbuffer(name) ? "a renderbuffer"
                                                                                        : nullptr;
        fail(CLGL_ERROR_INVALID_GL_OBJECT,
             other ? text("the OpenGL name ", name, " is not a buffer but ", other, ": use clgl_texture_create")
                   : text("OpenGL has no buffer ", name,
                          ": the name was deleted, belongs to another share group, or was never bound "
                          "(glBindBuffer)"));
    }
    const GlBufferFacts facts = read_gl_buffer_facts(caps, name);
    if (facts.size == 0)
        fail(CLGL_ERROR_INVALID_GL_OBJECT,
             text("the OpenGL buffer ", name, " has no storage yet: call glBufferData or glBufferStorage first"));
    if (desc.size != 0 && desc.size != facts.size)
        fail(CLGL_ERROR_INVALID_GL_OBJECT,
             text("the OpenGL buffer ", name, " has ", facts.size, " bytes, but size is ", desc.size,
                  ": set size to 0 or to the actual size"));
    return facts;
}

void check_size(const Context &context, uint64_t size, uint32_t gl_name = 0)
{
    if (size == 0) fail(CLGL_ERROR_INVALID_ARGUMENT, "size is 0; set the number of bytes");
    // The size limit is the largest limit of all devices, because a device allocates memory only when its
    // commands use the buffer.
    uint64_t limit = 0;
    for (const Ref<Device> &device : context.devices())
        limit = std::max(limit, device->info().max_mem_alloc_size);
    if (size > limit)
        fail(CLGL_ERROR_OUT_OF_RANGE, text(gl_name ? text("the OpenGL buffer ", gl_name, " has ") : "size is ",
                                           size, " bytes; a buffer can have at most ", limit,
                                           " bytes (max_mem_alloc_size): use several buffers"));
}

// Throws CLGL_ERROR_MISALIGNED if a device cannot use the host memory in place.
void check_host_memory(const Context &context, const void *data)
{
    const uint32_t alignment = context.base_alignment();
    const auto address = reinterpret_cast<uintptr_t>(data);
    if (address % alignment != 0)
        fail(CLGL_ERROR_MISALIGNED,
             text("data is ", hex(address), ", which is not a multiple of ", alignment,
                  " bytes (mem_base_addr_align): allocate the memory with aligned_alloc "
                  "(_aligned_malloc on Windows), or remove CLGL_BUFFER_USE_HOST_MEMORY to copy the data"));
}

cl_mem_flags cl_flags_of(const clgl_buffer_desc &desc)
{
    if (desc.flags & CLGL_BUFFER_USE_HOST_MEMORY) return CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR;
    return CL_MEM_READ_WRITE | (desc.flags & CLGL_BUFFER_ALLOC_HOST_MEMORY ? CL_MEM_ALLOC_HOST_PTR : 0) |
           (desc.data ? CL_MEM_COPY_HOST_PTR : 0);
}

// Creates the memory with the first transport that works.
StorageMemory make_buffer_memory(Context &context, const clgl_buffer_desc &desc, const GlBufferFacts &facts,
                                 uint64_t size)
{
    const bool replace = desc.flags & CLGL_BUFFER_REPLACE_STORAGE;
    const PlanRequest wanted{.wrapped = desc.gl_name != 0,
                             .replaceable = replace && !facts.immutable && !facts.mapped,
                             .gl_mappable = (desc.flags & CLGL_BUFFER_GL_MAPPABLE) != 0,
                             .transport = desc.transport != CLGL_TRANSPORT_AUTO ? desc.transport
                                                                                : context.offered().forced()};
    transport::BufferRequest request{
        .size = size, .wrapped = desc.gl_name, .data = desc.data, .gl_mappable = wanted.gl_mappable};
    StorageMemory memory;
    memory.choice = make_first_that_works(context.offered(), wanted, "buffer", [&](const Choice &choice) {
        request.method = choice.method;
        memory.shared = transport::find(choice.transport)->make_buffer(context.environment(), request);
    });
    memory.replaced = wanted.wrapped && replaces_storage(memory.choice);
    return memory;
}

uint32_t host_flags_of(cl_mem mem)
{
    const auto flags = mem_info<cl_mem_flags>(mem, CL_MEM_FLAGS);
    return (flags & CL_MEM_USE_HOST_PTR ? CLGL_BUFFER_USE_HOST_MEMORY : 0) |
           (flags & CL_MEM_ALLOC_HOST_PTR ? CLGL_BUFFER_ALLOC_HOST_MEMORY : 0);
}

}  // namespace

Ref<BufferStorage> BufferStorage::share(Ref<Context> context, const clgl_buffer_desc &desc)
{
    const GlCaps &caps = context->gl()->caps();
    const GlBufferFacts facts = desc.gl_name ? inspect(caps, desc) : GlBufferFacts{};
    const uint64_t size = desc.gl_name ? facts.size : desc.size;
    check_size(*context, size, desc.gl_name);
    StorageMemory memory = make_buffer_memory(*context, desc, facts, size);
    const Ref<BufferStorage> storage = make_ref<BufferStorage>(std::move(context), size, std::move(memory));
    if (!desc.gl_name && desc.label) label_gl_buffer(caps, storage->gl_name(), desc.label);
    storage->register_here(size, {GlObjectName::Space::buffer, storage->gl_name()});
    return storage;
}

Ref<BufferStorage> BufferStorage::compute_only(Ref<Context> context, const clgl_buffer_desc &desc)
{
    check_size(*context, desc.size);
    if (desc.flags & CLGL_BUFFER_USE_HOST_MEMORY) check_host_memory(*context, desc.data);
    cl_int code = CL_SUCCESS;
    ClMem mem(
        cl().CreateBuffer(context->native(), cl_flags_of(desc), desc.size, const_cast<void *>(desc.data), &code));
    if (code != CL_SUCCESS) fail_cl(code, text("clCreateBuffer of ", desc.size, " bytes"));
    const uint32_t host_flags = desc.flags & (CLGL_BUFFER_USE_HOST_MEMORY | CLGL_BUFFER_ALLOC_HOST_MEMORY);
    const Ref<BufferStorage> storage =
        make_ref<BufferStorage>(std::move(context), desc.size, StorageMemory{.mem = std::move(mem)},
                                ComputeBuffer{.host_flags = host_flags});
    storage->register_here(storage->size());
    return storage;
}

Ref<BufferStorage> BufferStorage::adopt(Ref<Context> context, cl_mem mem)
{
    ClMem owned = retained(mem);
    if (mem_info<cl_mem_object_type>(mem, CL_MEM_TYPE) != CL_MEM_OBJECT_BUFFER)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "cl_mem is not a buffer: for an image, use clgl_texture_from_cl_mem");
    context->require_own(mem_info<cl_context>(mem, CL_MEM_CONTEXT), "cl_mem");
    ComputeBuffer compute{.host_flags = host_flags_of(mem),
                          .root = mem_info<cl_mem>(mem, CL_MEM_ASSOCIATED_MEMOBJECT)};
    if (compute.root) compute.offset_in_root = mem_info<size_t>(mem, CL_MEM_OFFSET);
    if (context->storages().shares(compute.root ? compute.root : mem))
        fail(CLGL_ERROR_INVALID_ARGUMENT, "cl_mem belongs to a buffer that clgl shares with OpenGL: use that "
                                          "clgl_buffer, which can be acquired and released");
    const Ref<BufferStorage> storage = make_ref<BufferStorage>(
        std::move(context), mem_info<size_t>(mem, CL_MEM_SIZE), StorageMemory{.mem = std::move(owned)}, compute);
    storage->register_here(storage->size());
    return storage;
}

}  // namespace clgl
