#include <clgl/texture.h>

#include "abi/access.hpp"
#include "abi/command.hpp"
#include "abi/descriptors.hpp"
#include "abi/query.hpp"
#include "abi/region.hpp"
#include "abi/shared_object.hpp"
#include "base/names.hpp"
#include "base/platform/thread_object.hpp"
#include "core/handover/handover.hpp"
#include "core/texture/commands.hpp"
#include "core/texture/image_support.hpp"

#include <new>

using namespace clgl;
using abi::OptionalRegion;

namespace
{

constexpr uint32_t shared_flags = CLGL_TEXTURE_CONVERT_FORMAT | CLGL_TEXTURE_SAMPLES_AS_LAYERS;
constexpr uint32_t known_texture_flags =
    CLGL_TEXTURE_COMPUTE_ONLY | CLGL_TEXTURE_USE_HOST_MEMORY | CLGL_TEXTURE_REPLACE_STORAGE | shared_flags;

// The text to which the result of this thread's last clgl_texture_verify points
struct VerifyDetail {
    std::string text;
};

void validate_kind(clgl_texture_type kind)
{
    if (parts_of(kind) == 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("type is ", kind, "; use CLGL_TEXTURE_TYPE_1D (1) to CLGL_TEXTURE_TYPE_BUFFER (6)"));
}

}  // namespace

void abi::validate(clgl_texture_desc &desc)
{
    reject_unknown_flags(desc.flags, known_texture_flags, "flags");
    validate_access(desc.access);
    if (desc.type == CLGL_TEXTURE_TYPE_NONE && desc.gl_target == 0) desc.type = CLGL_TEXTURE_TYPE_2D;
    if (desc.type != CLGL_TEXTURE_TYPE_NONE) validate_kind(desc.type);
    validate_transport(desc.transport);
}

clgl_result clgl_texture_list_formats(clgl_context context, clgl_texture_type kind, clgl_access access,
                                      uint32_t capacity, clgl_format *formats, uint32_t *count)
{
    return abi::guarded(__func__, [&] {
        abi::clear_list(capacity, formats);
        uint32_t &out = abi::out(count, "count");
        if (capacity > 0) abi::not_null(formats, "formats");
        const auto pinned = abi::pin<Context>(context);
        validate_kind(kind);
        abi::validate_access(access);
        const auto found = supported_formats(*pinned, kind, image_flags(access));
        for (size_t i = 0; i < found.size() && i < capacity; ++i)
            formats[i] = found[i]->id;
        out = static_cast<uint32_t>(found.size());
    });
}

clgl_result clgl_texture_create(clgl_context context, const clgl_texture_desc *desc, clgl_texture *texture)
{
    return abi::guarded(__func__, [&] {
        clgl_texture &out = abi::out(texture, "texture");
        const auto pinned = abi::pin<Context>(context);
        clgl_texture_desc wanted = abi::read_desc(desc, "desc");
        abi::validate(wanted);
        out = abi::handle_of<clgl_texture>(Texture::create(pinned.ref(), wanted));
    });
}

clgl_result clgl_texture_verify(clgl_context context, clgl_transport transport, uint32_t gl_target,
                                clgl_format format, clgl_texture_flags flags, clgl_texture_support *support)
{
    return abi::guarded(__func__, [&] {
        VerifyDetail *const detail = thread_object<VerifyDetail>();
        if (!detail) throw std::bad_alloc();
        abi::InfoOut out(support, "support");
        const auto pinned = abi::pin<Context>(context);
        abi::reject_unknown_flags(flags, shared_flags, "flags");
        if (!transport::find(transport))
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text("transport is ", transport,
                      "; use a CLGL_TRANSPORT_ constant other than CLGL_TRANSPORT_AUTO"));
        if (gl_target == 0)
            fail(CLGL_ERROR_INVALID_ARGUMENT, "gl_target is 0; use a texture target such as GL_TEXTURE_2D");
        const Format &known = known_format(format);
        const GlScope scope(*pinned->gl());
        TextureSupport found = TextureStorage::verify(pinned.ref(), transport, gl_target, known, flags);
        detail->text = std::move(found.detail);
        clgl_texture_support result = CLGL_TEXTURE_SUPPORT_INIT;
        result.self_test = detail->text.empty() ? CLGL_SELF_TEST_PASSED : CLGL_SELF_TEST_FAILED;
        result.cl_format = found.format ? found.format->id : CLGL_FORMAT_NONE;
        result.detail = detail->text.c_str();
        out.write(result);
    });
}

clgl_result clgl_texture_rewrap(clgl_texture texture) { return abi::rewrap<Texture>(__func__, texture); }

clgl_result clgl_texture_resize(clgl_texture texture, const size_t *extent)
{
    return abi::guarded(__func__, [&] {
        const auto pinned = abi::pin<Texture>(texture);
        const size_t *const wanted = abi::not_null(extent, "extent");
        release_destroyed(static_cast<Texture &>(*pinned.replace(pinned->resized(wanted))));
    });
}

clgl_result clgl_texture_destroy(clgl_texture texture)
{
    return abi::destroy<Texture>(__func__, texture, [](auto &destroyed) { release_destroyed(destroyed); });
}

clgl_result clgl_texture_get_info(clgl_texture texture, clgl_texture_info *info)
{
    return abi::guarded(__func__, [&] {
        abi::InfoOut out(info, "info");
        out.write(abi::pin<Texture>(texture)->info());
    });
}

clgl_result clgl_texture_set_destructor_callback(clgl_texture texture, clgl_buffer_destructor callback,
                                                 void *user_data)
{
    return abi::set_destructor_callback<Texture>(__func__, texture, callback, user_data);
}

clgl_result clgl_texture_read(clgl_queue queue, clgl_texture texture, const clgl_texture_region *region,
                              void *data, clgl_bool blocking, uint32_t wait_count, const clgl_fence *waits,
                              clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return read_texture(to, *abi::pin<Texture>(texture), OptionalRegion(region).get(),
                                abi::not_null(data, "data"), abi::as_bool(blocking, "blocking"));
        });
    });
}

clgl_result clgl_texture_write(clgl_queue queue, clgl_texture texture, const clgl_texture_region *region,
                               const void *data, clgl_bool blocking, uint32_t wait_count, const clgl_fence *waits,
                               clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return write_texture(to, *abi::pin<Texture>(texture), OptionalRegion(region).get(),
                                 abi::not_null(data, "data"), abi::as_bool(blocking, "blocking"));
        });
    });
}

clgl_result clgl_texture_fill(clgl_queue queue, clgl_texture texture, const clgl_texture_region *region,
                              const void *color, uint32_t wait_count, const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return fill_texture(to, *abi::pin<Texture>(texture), OptionalRegion(region).get(),
                                abi::not_null(color, "color"));
        });
    });
}

clgl_result clgl_texture_copy(clgl_queue queue, clgl_texture source, clgl_texture destination,
                              const clgl_texture_region *region, const size_t *origin, uint32_t wait_count,
                              const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return copy_texture(to, *abi::pin<Texture>(source), *abi::pin<Texture>(destination),
                                OptionalRegion(region).get(), origin);
        });
    });
}

clgl_result clgl_texture_copy_to_buffer(clgl_queue queue, clgl_texture source, clgl_buffer destination,
                                        const clgl_texture_region *region, size_t offset, uint32_t wait_count,
                                        const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return copy_texture_to_buffer(to, *abi::pin<Texture>(source), *abi::pin<Buffer>(destination),
                                          OptionalRegion(region).get(), offset);
        });
    });
}

clgl_result clgl_buffer_copy_to_texture(clgl_queue queue, clgl_buffer source, clgl_texture destination,
                                        size_t offset, const clgl_texture_region *region, uint32_t wait_count,
                                        const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return copy_buffer_to_texture(to, *abi::pin<Buffer>(source), *abi::pin<Texture>(destination), offset,
                                          OptionalRegion(region).get());
        });
    });
}

clgl_result clgl_texture_map(clgl_queue queue, clgl_texture texture, clgl_map_flags flags,
                             const clgl_texture_region *region, clgl_bool blocking, uint32_t wait_count,
                             const clgl_fence *waits, void **pointer, size_t *row_pitch, size_t *slice_pitch,
                             clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::optional_out(pointer);
        abi::optional_out(row_pitch);
        abi::optional_out(slice_pitch);
        Pitches pitches;
        NewMapping mapping;
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            abi::not_null(pointer, "pointer");
            abi::not_null(row_pitch, "row_pitch");
            abi::reject_unknown_flags(flags, abi::known_map_flags, "flags");
            return map_texture(to, abi::pin<Texture>(texture).ref(), flags, OptionalRegion(region).get(),
                               abi::as_bool(blocking, "blocking"), pitches, mapping);
        });
        *pointer = mapping.hand_out();
        *row_pitch = pitches.row;
        if (slice_pitch) *slice_pitch = pitches.slice;
    });
}

clgl_result clgl_texture_unmap(clgl_queue queue, clgl_texture texture, void *pointer, uint32_t wait_count,
                               const clgl_fence *waits, clgl_fence *fence)
{
    return abi::guarded(__func__, [&] {
        abi::command(queue, wait_count, waits, fence, [&](const CommandTarget &to) {
            return unmap_texture(to, *abi::pin<Texture>(texture), abi::not_null(pointer, "pointer"));
        });
    });
}

const char *clgl_texture_type_name(clgl_texture_type type) { return texture_type_name(type); }
