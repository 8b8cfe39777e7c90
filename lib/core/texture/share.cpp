// Creates the storage of a shared texture from its properties.
#include "core/plan/first_that_works.hpp"
#include "core/plan/verified_images.hpp"
#include "core/texture/inspect.hpp"
#include "core/texture/texture_storage.hpp"

#include "base/text.hpp"
#include "driver/gl_debug_output.hpp"
#include "driver/gl_samples.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <optional>

namespace clgl
{

namespace
{

GlImage gl_image(const TextureProperties &texture)
{
    const Format &format = *texture.format, &gl_format = *texture.gl_format;
    const bool depth = gl_format.numeric == CLGL_NUMERIC_DEPTH;
    GlImage image{.name = texture.gl.name,
                  .target = texture.gl.target->target,
                  .level = static_cast<GLint>(texture.gl.level),
                  .internal_format = gl_format.gl_internal,
                  .named_format = texture.gl.facts.internal_format,
                  .format = depth ? GL_DEPTH_COMPONENT : format.gl_format,
                  .type = format.gl_type,
                  .texel_format = format.gl_internal,
                  .texel_bytes = format.bytes,
                  .compressed = gl_format.bytes == 0,
                  .buffer = texture.gl.facts.buffer,
                  .buffer_offset = texture.gl.facts.buffer_offset,
                  .samples = static_cast<GLint>(texture.gl.samples)};
    std::ranges::copy(texture.shape.size, image.size);
    return image;
}

// Returns the number of mip levels of a new texture. Throws CLGL_ERROR_OUT_OF_RANGE.
GLsizei checked_levels(uint32_t wanted, const TextureTarget &target, const TextureShape &shape)
{
    const uint32_t levels = std::max(wanted, 1u);
    size_t longest = shape.size[0];
    if (target.kind != CLGL_TEXTURE_TYPE_1D_ARRAY) longest = std::max(longest, shape.size[1]);
    if (target.kind == CLGL_TEXTURE_TYPE_3D) longest = std::max(longest, shape.size[2]);
    const auto most = !has_gl_levels(target.target) ? 1u : static_cast<uint32_t>(std::bit_width(longest));
    if (levels > most)
        fail(CLGL_ERROR_OUT_OF_RANGE, text("mip_level_count is ", levels, ", but a ", target.name, " of ",
                                           shape.text(), " pixels has at most ", most));
    return static_cast<GLsizei>(levels);
}

// Returns the number of mip levels. `wanted` is the number for a new texture. For a wrapped texture, returns 2 if
// it has several mip levels, otherwise 1.
GLsizei levels_of(const GlCaps &caps, const TextureProperties &texture, uint32_t wanted)
{
    const auto &[target, name, level, samples, facts, place] = texture.gl;
    if (name == 0) return checked_levels(wanted, *target, texture.shape);
    const bool several =
        has_gl_levels(target->target) && has_other_levels(caps, target->target, name, static_cast<GLint>(level));
    return several ? 2 : 1;
}

transport::ImageRequest image_request(const GlCaps &caps, const TextureProperties &texture, uint32_t levels)
{
    return {.image = gl_image(texture),
            .levels = levels_of(caps, texture, levels),
            .place = texture.gl.place,
            .converts = texture.format->gl_internal != texture.gl_format->gl_internal,
            .format = texture.format->cl,
            .desc = cl_image_desc_of(texture.shape)};
}

void upload(const GlCaps &caps, const GlImage &image, const TextureShape &shape, const clgl_texture_desc &desc)
{
    if (!desc.data) return;
    const TextureRegion pixels = checked_pixels(shape, desc.row_pitch, desc.slice_pitch);
    const size_t row_length = pixels.row_pitch / image.texel_bytes, rows = pixels.slice_pitch / pixels.row_pitch;
    constexpr size_t most = std::numeric_limits<GLint>::max();
    if (std::max(row_length, rows) > most)
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text("row_pitch ", pixels.row_pitch, " is ", row_length, " pixels and slice_pitch ",
                  pixels.slice_pitch, " is ", rows, " rows; OpenGL accepts at most ", most, " of each"));
    const auto first = reinterpret_cast<uintptr_t>(desc.data);
    write_gl_image(caps, image, whole_box(image), {0, first, row_length, rows});
}

// Returns the number of samples for a self-test: 4 if gl_sample_counts lists it, otherwise the largest listed
// number.
// Larger numbers are avoided because drivers may store them as fewer texels, as NVIDIA does with 32 samples. If
// GL supports no samples for the format, returns 1, which is rejected later. Returns 0 if the target or GL has no
// multisampling.
uint32_t self_test_samples(const GlCaps &caps, GLenum target, const Format &format)
{
    constexpr GLint usual = 4;
    if (!is_multisampled(target) || !caps.multisampled_textures) return 0;
    const std::vector<GLint> counts = gl_sample_counts(caps, target, format.gl_internal);
    if (counts.empty()) return 1;
    return static_cast<uint32_t>(std::ranges::find(counts, usual) != counts.end() ? usual : counts.front());
}

// Returns the descriptor of a small texture for a self-test.
clgl_texture_desc self_test_desc(const GlCaps &caps, GLenum gl_target, const Format &format, uint32_t flags)
{
    constexpr uint32_t side = 4;
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.gl_target = gl_target;
    desc.format = format.id;
    desc.flags = flags;
    // OpenCL can only read compressed textures.
    if (format.bytes == 0) desc.access = CLGL_ACCESS_READ_ONLY;
    const clgl_texture_type kind = texture_target(caps, desc).kind;
    const bool has_layers = kind == CLGL_TEXTURE_TYPE_1D_ARRAY || kind == CLGL_TEXTURE_TYPE_2D_ARRAY;
    desc.width = side;
    desc.height = kind == CLGL_TEXTURE_TYPE_1D || kind == CLGL_TEXTURE_TYPE_1D_ARRAY ? 0 : side;
    desc.depth = kind == CLGL_TEXTURE_TYPE_3D ? side : 0;
    desc.layers = gl_target == GL_TEXTURE_CUBE_MAP ? cube_faces : has_layers ? side : 0;
    if (gl_target == GL_TEXTURE_2D_MULTISAMPLE) desc.layers = 0;
    desc.samples = self_test_samples(caps, gl_target, format);
    return desc;
}

PlanRequest plan_request(const transport::ImageRequest &request, clgl_transport transport)
{
    return {.image = true,
            .samples = request.image.samples > 0,
            .wrapped = request.image.name != 0,
            .transport = transport};
}

// Verifies the request with the methods of the transport, in order, until one passes. If all fail with
// CLGL_ERROR_UNSUPPORTED, throws the last of these errors. If no method may be used, throws
// CLGL_ERROR_UNSUPPORTED with the reason. Throws other errors immediately.
void require_verified_by(Context &context, clgl_transport transport, transport::ImageRequest request)
{
    std::optional<Error> failure;
    std::string refused;
    std::vector<Choice> choices = plan(context.offered().capabilities(), plan_request(request, transport));
    for (size_t i = 0; i < choices.size(); ++i) {
        request.method = choices[i].method;
        try {
            context.offered().confirm(std::span(choices).subspan(i));
            if (!choices[i].accepted) {
                if (choices[i].transport == transport) refused = choices[i].reason;
                continue;
            }
            return require_verified(context.environment(), context.drivers(), context.driver_cache(),
                                    *transport::find(transport), request);
        } catch (const Error &error) {
            if (error.result() != CLGL_ERROR_UNSUPPORTED) throw;
            failure = error;
        }
    }
    throw failure ? *failure : Error(CLGL_ERROR_UNSUPPORTED, refused);
}

// Returns why the storage of a texture was not replaced; empty if a replacement was tried. `flaw`: why the
// storage cannot be replaced; nullptr = it can.
std::string why_kept(const OfferedTransports &offered, const PlanRequest &request, const char *flaw)
{
    if (flaw) return flaw;
    const std::vector<Choice> choices = offered.choices(request);
    const auto way = std::ranges::find_if(choices, replaces_storage);
    return way->accepted ? std::string() : way->reason;
}

// Runs `make` without GL debug output. If `make` fails, clears its GL errors, because another transport is tried
// next.
template <typename Make> void quietly(Make make)
{
    const WithoutDebugOutput silent;
    try {
        make();
    } catch (const Error &) {
        drop_own_gl_errors();
        throw;
    }
}

// Returns the texture storages that share the GL object of a wrapped texture, unless the GL object was deleted or
// respecified.
std::vector<Ref<TextureStorage>> find_intact(Context &context, const TextureProperties &texture)
{
    std::vector<Ref<TextureStorage>> found;
    for (const Ref<SharedStorage> &each :
         find_storages(context, texture.gl_object(texture.gl.name, texture.gl.facts.buffer))) {
        // The list may also contain the BufferStorage of a GL buffer.
        const Ref<TextureStorage> storage(dynamic_cast<TextureStorage *>(each.get()));
        if (storage && storage->gl_storage().intact()) found.push_back(storage);
    }
    return found;
}

// Returns the storage that already shares the same mip level with the same formats, or an empty reference.
Ref<TextureStorage> find_equal(Context &context, const TextureProperties &texture, clgl_transport transport)
{
    for (const Ref<TextureStorage> &storage : find_intact(context, texture))
        if (storage->gl_name() == texture.gl.name && storage->image().target == texture.gl.target->target &&
            storage->image().level == static_cast<GLint>(texture.gl.level) &&
            &storage->format() == texture.format && &storage->gl_format() == texture.gl_format &&
            (transport == CLGL_TRANSPORT_AUTO || transport == storage->transport()))
            return storage;
    return {};
}

// Describes whether and how the storage of a wrapped texture can be replaced.
struct Replacement {
    // A storage that shares the same GL texture, if the memory of this texture was already replaced; otherwise
    // empty
    Ref<TextureStorage> sibling{};
    // All mip levels of the storage to replace; count 0 = do not replace the storage
    GlTextureLevels levels{};

    bool possible() const { return sibling || (levels.count > 0 && !levels.flaw); }
};

Replacement plan_replacement(Context &context, const TextureProperties &texture, bool wanted)
{
    if (texture.gl.name == 0) return {};
    bool shared_as_is = false;
    for (const Ref<TextureStorage> &storage : find_intact(context, texture)) {
        if (storage->replaced()) return {.sibling = storage};
        shared_as_is |= transport::find(storage->transport())->wraps_as_is;
    }
    if (!wanted) return {};
    GlTextureLevels levels = inspect_levels(context.gl()->caps(), gl_image(texture), texture.gl.facts);
    if (shared_as_is)
        levels = {.flaw = "the OpenCL driver shares the present storage through another clgl texture"};
    return {.levels = levels};
}

// Creates the memory with the first accepted transport that works.
StorageMemory make_texture_memory(Context &context, const clgl_texture_desc &desc,
                                  const TextureProperties &texture)
{
    const bool replace = desc.flags & CLGL_TEXTURE_REPLACE_STORAGE;
    const Replacement replacement = plan_replacement(context, texture, replace);
    transport::ImageRequest request = image_request(context.gl()->caps(), texture, desc.mip_level_count);
    if (request.image.name == 0 || request.image.samples > 0) check_gl_limits(request.image);
    request.whole = replacement.levels;
    if (replacement.sibling)
        request.sibling = static_cast<const transport::ImageStorage *>(&replacement.sibling->gl_storage());
    PlanRequest wanted = plan_request(
        request, desc.transport != CLGL_TRANSPORT_AUTO ? desc.transport : context.offered().forced());
    wanted.replaceable = replacement.possible();
    const char *const noun = request.image.is_renderbuffer() ? "renderbuffer" : "texture";
    StorageMemory memory;
    memory.choice = make_first_that_works(context.offered(), wanted, noun, [&](const Choice &choice) {
        request.method = choice.method;
        const transport::Transport &chosen = *transport::find(choice.transport);
        quietly([&] {
            require_verified(context.environment(), context.drivers(), context.driver_cache(), chosen, request);
            memory.shared = chosen.make_image(context.environment(), request);
        });
    });
    memory.replaced = wanted.wrapped && replaces_storage(memory.choice);
    if (!wanted.wrapped || !replace || memory.replaced) return memory;
    const std::string why = why_kept(context.offered(), wanted, request.whole.flaw);
    if (memory.choice.reason.find(why) == std::string::npos)
        memory.choice.reason += text("; the storage of the wrapped ", noun, " is not replaced: ", why);
    return memory;
}

}  // namespace

Ref<TextureStorage> TextureStorage::share(Ref<Context> context, const clgl_texture_desc &desc,
                                          ReuseExisting reuse)
{
    const GlCaps &caps = context->gl()->caps();
    TextureProperties properties = resolve_shared_texture(*context, desc);
    if (desc.gl_name && reuse == ReuseExisting::join)
        if (Ref<TextureStorage> equal = find_equal(*context, properties, desc.transport)) return equal;
    StorageMemory memory = make_texture_memory(*context, desc, properties);
    const Ref<TextureStorage> storage =
        make_ref<TextureStorage>(std::move(context), std::move(properties), std::move(memory));
    const GlImage &image = storage->image();
    if (!desc.gl_name) upload(caps, image, storage->shape(), desc);
    if (!desc.gl_name && desc.label) label_gl_image(caps, image, desc.label);
    storage->register_here(storage->size(), storage->properties_.gl_object(image.name, image.buffer));
    return storage;
}

TextureSupport TextureStorage::verify(Ref<Context> context, clgl_transport transport, GLenum gl_target,
                                      const Format &format, uint32_t flags)
{
    const GlCaps &caps = context->gl()->caps();
    TextureSupport support;
    try {
        const TextureProperties texture =
            resolve_shared_texture(*context, self_test_desc(caps, gl_target, format, flags));
        support.format = texture.format;
        require_verified_by(*context, transport, image_request(caps, texture, 1));
    } catch (const Error &error) {
        if (error.result() != CLGL_ERROR_UNSUPPORTED) throw;
        support.detail = error.what();
    }
    return support;
}

void TextureStorage::require_mipmaps(const std::string &of) const
{
    const auto refuse = [&](const std::string &why) {
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("CLGL_HANDOVER_GENERATE_MIPMAPS: ", of, why, "; release it without this flag"));
    };
    const auto refuse_format = [&](const char *what) {
        refuse(text(" is of CLGL_FORMAT_", gl_format().name, ", and ", what));
    };
    if (!has_gl_levels(image().target))
        refuse(text(" has the target ", target_name(image().target), " without mipmaps"));
    const clgl_numeric_type numeric = gl_format().numeric;
    if (is_integer(numeric)) refuse_format("OpenGL cannot generate mipmaps of integers");
    if (gl_format().gl_format == GL_DEPTH_STENCIL || gl_format().gl_format == GL_STENCIL_INDEX)
        refuse_format("OpenGL cannot generate mipmaps of stencils");
    if (numeric == CLGL_NUMERIC_DEPTH && context_->gl()->caps().es)
        refuse_format("OpenGL ES cannot generate mipmaps of depth");
    if (image().level != properties_.gl.facts.base_level)
        refuse(text(" shares level ", image().level, ", but mipmaps are made from the base level, which is ",
                    properties_.gl.facts.base_level));
}

}  // namespace clgl
