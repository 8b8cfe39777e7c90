#include <clgl/buffer.h>

#include "abi/access.hpp"
#include "abi/command.hpp"
#include "abi/descriptors.hpp"
#include "abi/shared_object.hpp"
#include "base/names.hpp"

using namespace clgl;

namespace
{

constexpr uint32_t known_buffer_flags = CLGL_BUFFER_GL_MAPPABLE | CLGL_BUFFER_REPLACE_STORAGE |
                                        CLGL_BUFFER_COMPUTE_ONLY | CLGL_BUFFER_USE_HOST_MEMORY |
                                        CLGL_BUFFER_ALLOC_HOST_MEMORY;

}  // namespace

void abi::validate(const clgl_buffer_desc &desc)
{
    reject_unknown_flags(desc.flags, known_buffer_flags, "flags");
    validate_access(desc.access);
    validate_transport(desc.transport);
}

clgl_result clgl_buffer_create(clgl_context context, const clgl_buffer_desc *desc, clgl_buffer *buffer)
{
    return abi::guarded(__func__, [&] {
        clgl_buffer &out = abi::out(buffer, "buffer");
        const auto pinned = abi::pin<Context>(context);
        const clgl_buffer_desc wanted = abi::read_desc(desc, "desc");
        abi::validate(wanted);
        out = abi::handle_of<clgl_buffer>(Buffer::create(pinned.ref(), wanted));
    });
}

clgl_result clgl_buffer_create_sub(clgl_buffer parent, clgl_access access, const clgl_range *range,
                                   clgl_buffer *buffer)
{
    return abi::guarded(__func__, [&] {
        clgl_buffer &out = abi::out(buffer, "buffer");
        const auto pinned = abi::pin<Buffer>(parent);
        abi::validate_access(access);
        abi::not_null(range, "range");
        out = abi::handle_of<clgl_buffer>(Buffer::create_sub(*pinned, parent, access, *range));
    });
}

clgl_result clgl_buffer_rewrap(clgl_buffer buffer) { return abi::rewrap<Buffer>(__func__, buffer); }

clgl_result clgl_buffer_destroy(clgl_buffer buffer)
{
    return abi::destroy<Buffer>(__func__, buffer, [](auto &destroyed) { release_destroyed(destroyed); });
}

clgl_result clgl_buffer_get_info(clgl_buffer buffer, clgl_buffer_info *info)
{
    return abi::guarded(__func__, [&] {
        abi::InfoOut out(info, "info");
        out.write(abi::pin<Buffer>(buffer)->info());
    });
}

clgl_result clgl_buffer_set_destructor_callback(clgl_buffer buffer, clgl_buffer_destructor callback,
                                                void *user_data)
{
    return abi::set_destructor_callback<Buffer>(__func__, buffer, callback, user_data);
}

clgl_result clgl_buffer_read(clgl_queue queue, clgl_buffer buffer, const clgl_range *range, void *data,
                             clgl_bool blocking, uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return read_buffer(to, *abi::pin<Buffer>(buffer), range, abi::not_null(data, "data"),
                               abi::as_bool(blocking, "blocking"));
        });
    });
}

clgl_result clgl_buffer_write(clgl_queue queue, clgl_buffer buffer, const clgl_range *range, const void *data,
                              clgl_bool blocking, uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return write_buffer(to, *abi::pin<Buffer>(buffer), range, abi::not_null(data, "data"),
                                abi::as_bool(blocking, "blocking"));
        });
    });
}

clgl_result clgl_buffer_fill(clgl_queue queue, clgl_buffer buffer, const clgl_range *range, const void *pattern,
                             size_t pattern_size, uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return fill_buffer(to, *abi::pin<Buffer>(buffer), range, abi::not_null(pattern, "pattern"),
                               pattern_size);
        });
    });
}

clgl_result clgl_buffer_copy(clgl_queue queue, clgl_buffer source, clgl_buffer destination,
                             const clgl_range *range, size_t offset, uint32_t wait_count, const clgl_fence *waits,
                             clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return copy_buffer(to, *abi::pin<Buffer>(source), *abi::pin<Buffer>(destination), range, offset);
        });
    });
}

clgl_result clgl_buffer_read_rect(clgl_queue queue, clgl_buffer buffer, const clgl_buffer_rect *rect, void *data,
                                  clgl_bool blocking, uint32_t wait_count, const clgl_fence *waits,
                                  clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return read_buffer_rect(to, *abi::pin<Buffer>(buffer), abi::read_desc(rect, "rect"),
                                    abi::not_null(data, "data"), abi::as_bool(blocking, "blocking"));
        });
    });
}

clgl_result clgl_buffer_write_rect(clgl_queue queue, clgl_buffer buffer, const clgl_buffer_rect *rect,
                                   const void *data, clgl_bool blocking, uint32_t wait_count,
                                   const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return write_buffer_rect(to, *abi::pin<Buffer>(buffer), abi::read_desc(rect, "rect"),
                                     abi::not_null(data, "data"), abi::as_bool(blocking, "blocking"));
        });
    });
}

clgl_result clgl_buffer_copy_rect(clgl_queue queue, clgl_buffer source, clgl_buffer destination,
                                  const clgl_buffer_rect *rect, uint32_t wait_count, const clgl_fence *waits,
                                  clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return copy_buffer_rect(to, *abi::pin<Buffer>(source), *abi::pin<Buffer>(destination),
                                    abi::read_desc(rect, "rect"));
        });
    });
}

clgl_result clgl_buffer_map(clgl_queue queue, clgl_buffer buffer, clgl_map_flags flags, const clgl_range *range,
                            clgl_bool blocking, uint32_t wait_count, const clgl_fence *waits, void **pointer,
                            clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::optional_out(pointer);
        NewMapping mapping;
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            abi::not_null(pointer, "pointer");
            abi::reject_unknown_flags(flags, abi::known_map_flags, "flags");
            return map_buffer(to, abi::pin<Buffer>(buffer).ref(), flags, range,
                              abi::as_bool(blocking, "blocking"), mapping);
        });
        *pointer = mapping.hand_out();
    });
}

clgl_result clgl_buffer_unmap(clgl_queue queue, clgl_buffer buffer, void *pointer, uint32_t wait_count,
                              const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return unmap_buffer(to, *abi::pin<Buffer>(buffer), abi::not_null(pointer, "pointer"));
        });
    });
}

const char *clgl_access_name(clgl_access access) { return access_name(access); }
