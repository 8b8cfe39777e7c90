// Creation of shared textures: from a descriptor, or what is found at a GL name, to a storage.
#include "core/object/handles.hpp"
#include "core/plan/first_that_works.hpp"
#include "core/plan/verified_images.hpp"
#include "core/texture/inspect.hpp"
#include "core/texture/samples.hpp"
#include "core/texture/shape_check.hpp"
#include "core/texture/texture_storage.hpp"

#include "base/text.hpp"
#include "driver/gl_debug_output.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace clgl
{

namespace
{

void check_shared_fields(const clgl_texture_desc &desc)
{
    if (desc.flags & CLGL_TEXTURE_USE_HOST_MEMORY)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "CLGL_TEXTURE_USE_HOST_MEMORY is for textures with CLGL_TEXTURE_COMPUTE_ONLY: "
             "the memory of shared ones is the transport's choice");
    if (desc.buffer) fail(CLGL_ERROR_INVALID_ARGUMENT, "buffer is for textures with CLGL_TEXTURE_COMPUTE_ONLY");
    if (desc.gl_name && desc.data)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "data is for new textures; a wrapped one keeps its contents");
    if (desc.gl_name && desc.levels != 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "levels is for new textures; a wrapped one has those that it has");
    if (!desc.gl_name && desc.level != 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "level is for wrapped textures; a new one is shared with its level 0");
    check_pitches(desc);
}

// Writes what was found into the descriptor. Throws CLGL_ERROR_INVALID_GL_OBJECT where that expects something
// else.
void expect(uint32_t &given, uint64_t found, const char *name, const clgl_texture_desc &desc)
{
    if (given != 0 && given != found)
        fail(CLGL_ERROR_INVALID_GL_OBJECT,
             text("OpenGL's texture ", desc.gl_name, " has the ", name, ' ', found, " at level ", desc.level,
                  ", not the ", given, " that the descriptor expects"));
    given = static_cast<uint32_t>(found);
}

void complete_size(clgl_texture_desc &desc, const GlImageFacts &facts, const TextureTarget &target)
{
    expect(desc.width, facts.size[0], "width", desc);
    switch (target.kind) {
    case CLGL_TEXTURE_KIND_1D_ARRAY:
        return expect(desc.layers, facts.size[1], "layers", desc);
    case CLGL_TEXTURE_KIND_3D:
        expect(desc.depth, facts.size[2], "depth", desc);
        break;
    case CLGL_TEXTURE_KIND_2D_ARRAY:
        expect(desc.layers, facts.size[2], "layers", desc);
        break;
    default:
        break;
    }
    if (target.kind != CLGL_TEXTURE_KIND_1D) expect(desc.height, facts.size[1], "height", desc);
    expect(desc.samples, static_cast<uint64_t>(facts.samples), "samples", desc);
}

const Format &complete_format(const GlCaps &caps, clgl_texture_desc &desc, const GlImageFacts &facts,
                              const TextureTarget &target)
{
    const Format &found = *inspect_format(caps, desc, target, facts).format;
    if (desc.format == 0) desc.format = found.id;
    const Format &expected = known_format(desc.format);
    if (expected.gl_internal != found.gl_internal)
        fail(CLGL_ERROR_INVALID_GL_OBJECT,
             text("OpenGL's texture ", desc.gl_name, " has the format CLGL_FORMAT_", found.name,
                  ", not CLGL_FORMAT_", expected.name, ", which the descriptor expects"));
    return expected;
}

// Returns whether every GL has the format and converts to and from it.
bool is_common(const Format *format)
{
    static constexpr GLenum common[] = {GL_RED, GL_RG, GL_RGBA, GL_RED_INTEGER, GL_RG_INTEGER, GL_RGBA_INTEGER};
    return format->numeric != CLGL_NUMERIC_SRGB &&
           std::ranges::find(common, format->gl_format) != std::end(common);
}

bool is_bgra(const Format &format) { return format.gl_format == GL_BGRA || format.gl_format == GL_BGRA_INTEGER; }

[[noreturn]] void refuse_bgra(const Format &format)
{
    const std::string_view rest = std::string_view(format.name).substr(std::string_view("BGRA").size());
    fail(CLGL_ERROR_UNSUPPORTED, text("OpenGL ES moves no pixels in the order of CLGL_FORMAT_", format.name,
                                      ": share the texture as CLGL_FORMAT_RGBA", rest));
}

// Returns the format of the OpenCL image.
const Format &image_format(const Context &context, const clgl_texture_desc &desc, const TextureTarget &target,
                           const Format &format)
{
    require_images(context);
    if (format.gl_internal == 0)
        fail(CLGL_ERROR_UNSUPPORTED, text("OpenGL has no textures of CLGL_FORMAT_", format.name));
    if (context.gl()->caps().es && is_bgra(format)) refuse_bgra(format);
    // The bytes of a buffer cannot be converted.
    const bool of_buffer = target.target == GL_TEXTURE_BUFFER;
    if (of_buffer && (!is_common(&format) || format.numeric == CLGL_NUMERIC_SNORM))
        fail(CLGL_ERROR_UNSUPPORTED, text("buffer textures of CLGL_FORMAT_", format.name,
                                          " cannot be shared: share the buffer as a clgl_buffer"));
    std::vector<const Format *> supported = supported_formats(context, target.kind, CL_MEM_READ_WRITE);
    if (std::ranges::find(supported, &format) != supported.end()) return format;
    std::erase_if(supported, [](const Format *each) { return !is_common(each); });
    const Format *const nearest = nearest_format(format, supported);
    if (of_buffer)
        fail(CLGL_ERROR_UNSUPPORTED,
             text(no_images_of(context, target.kind, format, supported),
                  ", which the texels of a buffer are not converted to: share it as a clgl_buffer"));
    // The pixels of a compressed texture cannot be written separately.
    const bool only_read = format.bytes == 0;
    const bool allowed = !only_read || desc.access == CLGL_ACCESS_READ_ONLY;
    if (!nearest || !allowed || !(desc.flags & CLGL_TEXTURE_NEAREST_FORMAT))
        fail(CLGL_ERROR_UNSUPPORTED, text(no_images_of(context, target.kind, format, supported),
                                          nearest ? "; CLGL_TEXTURE_NEAREST_FORMAT has it carried as that" : "",
                                          nearest && only_read ? ", with CLGL_ACCESS_READ_ONLY" : ""));
    return *nearest;
}

GlImage gl_image(const clgl_texture_desc &desc, const TextureTarget &target, const GlImageFacts &facts,
                 const TextureShape &shape, const Format &gl_format, const Format &format)
{
    const bool depth = gl_format.numeric == CLGL_NUMERIC_DEPTH;
    GlImage image{.name = desc.gl_name,
                  .target = target.target,
                  .level = static_cast<GLint>(desc.level),
                  .internal_format = gl_format.gl_internal,
                  .named_format = facts.internal_format,
                  .format = depth ? GL_DEPTH_COMPONENT : format.gl_format,
                  .type = format.gl_type,
                  .texel_format = format.gl_internal,
                  .texel_bytes = format.bytes,
                  .compressed = gl_format.bytes == 0,
                  .buffer = facts.buffer,
                  .buffer_offset = facts.buffer_offset,
                  .samples = static_cast<GLint>(desc.samples)};
    std::ranges::copy(shape.size, image.size);
    return image;
}

GLsizei checked_levels(const clgl_texture_desc &desc, const TextureTarget &target, const TextureShape &shape)
{
    const uint32_t levels = std::max(desc.levels, 1u);
    size_t longest = shape.size[0];
    if (target.kind != CLGL_TEXTURE_KIND_1D_ARRAY) longest = std::max(longest, shape.size[1]);
    if (target.kind == CLGL_TEXTURE_KIND_3D) longest = std::max(longest, shape.size[2]);
    const auto most = !has_gl_levels(target.target) ? 1u : static_cast<uint32_t>(std::bit_width(longest));
    if (levels > most)
        fail(CLGL_ERROR_OUT_OF_RANGE, text("levels is ", levels, ", but a ", target.name, " of ", shape.text(),
                                           " pixels has at most ", most));
    return static_cast<GLsizei>(levels);
}

// Returns the number of levels; 2 stands for any larger number in a wrapped texture.
GLsizei levels_of(const GlCaps &caps, const clgl_texture_desc &desc, const TextureTarget &target,
                  const TextureShape &shape)
{
    if (!desc.gl_name) return checked_levels(desc, target, shape);
    const auto level = static_cast<GLint>(desc.level);
    return has_gl_levels(target.target) && has_other_levels(caps, target.target, desc.gl_name, level) ? 2 : 1;
}

void check_cube(const clgl_texture_desc &desc, const TextureTarget &target)
{
    constexpr uint32_t faces = 6;
    if (binding_target(target.target) != GL_TEXTURE_CUBE_MAP) return;
    if (desc.width != desc.height)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("the faces of a cube map are squares, not ", desc.width, 'x', desc.height));
    if (target.target == GL_TEXTURE_CUBE_MAP && desc.layers != faces)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("layers is ", desc.layers, ", but a cube map has 6 faces"));
}

void upload(const GlCaps &caps, const GlImage &image, const TextureShape &shape, const clgl_texture_desc &desc)
{
    if (!desc.data) return;
    const TextureRegion pixels = checked_pixels(shape, desc.row_pitch, desc.slice_pitch);
    if (pixels.slice_pitch % pixels.row_pitch != 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("slice_pitch ", pixels.slice_pitch, " is no multiple of row_pitch ", pixels.row_pitch,
                  ", which OpenGL wants"));
    const size_t row_length = pixels.row_pitch / image.texel_bytes, rows = pixels.slice_pitch / pixels.row_pitch;
    if (std::max(row_length, rows) > static_cast<size_t>(std::numeric_limits<GLint>::max()))
        fail(CLGL_ERROR_OUT_OF_RANGE, text("row_pitch ", pixels.row_pitch, " or slice_pitch ", pixels.slice_pitch,
                                           " is more than OpenGL can be told"));
    const auto first = reinterpret_cast<uintptr_t>(desc.data);
    write_gl_image(caps, image, whole_box(image), {0, first, row_length, rows});
}

// Sets the size of a texture for a self-test.
void set_small_size(const GlCaps &caps, clgl_texture_desc &desc, const TextureTarget &target,
                    const Format &format)
{
    constexpr uint32_t side = 4;
    const clgl_texture_type kind = target.kind;
    const bool has_layers = kind == CLGL_TEXTURE_KIND_1D_ARRAY || kind == CLGL_TEXTURE_KIND_2D_ARRAY;
    desc.width = side;
    desc.height = kind == CLGL_TEXTURE_KIND_1D || kind == CLGL_TEXTURE_KIND_1D_ARRAY ? 0 : side;
    desc.depth = kind == CLGL_TEXTURE_KIND_3D ? side : 0;
    desc.layers = target.target == GL_TEXTURE_CUBE_MAP ? cube_faces : has_layers ? side : 0;
    if (target.target == GL_TEXTURE_2D_MULTISAMPLE) desc.layers = 0;
    desc.samples = self_test_samples(caps, target.target, format);
}

PlanRequest wanted_of(const transport::ImageRequest &request, clgl_transport transport)
{
    return {.image = true,
            .samples = request.image.samples > 0,
            .wrapped = request.image.name != 0,
            .transport = transport};
}

// Returns whether a choice replaces the storage of a wrapped texture.
bool replaces(const Choice &choice)
{
    return choice.method == transport::Method::direct && !transport::find(choice.transport)->wraps_as_is;
}

// Verifies the request by any way of the transport. Throws CLGL_ERROR_UNSUPPORTED with the error of the last one.
void require_verified_by(const Context &context, clgl_transport transport, transport::ImageRequest request)
{
    Error failure(CLGL_ERROR_UNSUPPORTED, "the transport is not offered here");
    for (const Choice &choice : plan(context.capabilities(), wanted_of(request, transport))) {
        if (!choice.accepted) continue;
        request.method = choice.method;
        try {
            return require_verified(context.environment(), context.drivers(), *transport::find(transport),
                                    request);
        } catch (const Error &error) {
            if (error.result() != CLGL_ERROR_UNSUPPORTED) throw;
            failure = error;
        }
    }
    throw failure;
}

// Returns why a texture keeps its storage: a flaw of its own, or why the choices that replace it were refused;
// empty if one was tried.
std::string why_kept(const Capabilities &capabilities, const PlanRequest &request, const char *flaw)
{
    if (flaw) return flaw;
    const std::vector<Choice> choices = plan(capabilities, request);
    const auto way = std::ranges::find_if(choices, replaces);
    return way->accepted ? std::string() : way->reason;
}

// Runs `make` without debug output, and drops its GL errors if it fails: another way is tried next.
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

}  // namespace

// As far as it goes without making anything.
Ref<TextureStorage> TextureStorage::planned(Ref<Context> context, clgl_texture_desc &desc,
                                            const TextureTarget &target)
{
    const GlCaps &caps = context->gl()->caps();
    desc.kind = target.kind;
    Ref<TextureStorage> storage = make_ref<TextureStorage>(context);
    if (desc.gl_name) {
        const GlImageFacts &facts = storage->facts_ = inspect_texture(caps, desc, target);
        if (facts.size[0] != 0) {
            complete_size(desc, facts, target);
            storage->gl_format_ = &complete_format(caps, desc, facts, target);
        }
    }
    if (!storage->gl_format_) storage->gl_format_ = &known_format(desc.format);
    storage->format_ = &image_format(*context, desc, target, *storage->gl_format_);
    check_cube(desc, target);
    samples_to_layers(caps, desc, target, *storage->gl_format_);
    storage->shape_ = checked_shape(*context, desc, *storage->format_);
    transport::ImagePlace &place = storage->place_;
    place.level = desc.level;
    if (is_cube_face(target.target)) place.first_layer = target.target - GL_TEXTURE_CUBE_MAP_POSITIVE_X;
    if (target.target == GL_TEXTURE_BUFFER) {
        place.first = storage->facts_.buffer_offset;
        place.texel_step = storage->format_->bytes;
    }
    return storage;
}

GlObjectName TextureStorage::object_of(const TextureTarget &target, GLuint name, GLuint buffer)
{
    using Space = GlObjectName::Space;
    if (target.target == GL_TEXTURE_BUFFER) return {Space::buffer, buffer};
    return {target.target == GL_RENDERBUFFER ? Space::renderbuffer : Space::texture, name};
}

// The storage that shares the same image in the same way already, if there is one.
Ref<TextureStorage> TextureStorage::twin(const clgl_texture_desc &desc, const TextureTarget &target) const
{
    for (const Ref<SharedStorage> &other :
         find_storages(*context_, object_of(target, desc.gl_name, facts_.buffer))) {
        // A buffer may also be wrapped as a clgl_buffer.
        const Ref<TextureStorage> storage(dynamic_cast<TextureStorage *>(other.get()));
        if (storage && storage->gl_name() == desc.gl_name && storage->image().target == target.target &&
            storage->image().level == static_cast<GLint>(desc.level) && storage->format_ == format_ &&
            storage->gl_format_ == gl_format_ &&
            (desc.transport == CLGL_TRANSPORT_NONE || desc.transport == storage->transport()) &&
            storage->gl_storage().intact())
            return storage;
    }
    return {};
}

Ref<TextureStorage> TextureStorage::share(Ref<Context> context, const clgl_texture_desc &given,
                                          ReuseExisting joining)
{
    clgl_texture_desc desc = given;
    check_shared_fields(desc);
    const GlCaps &caps = context->gl()->caps();
    const TextureTarget &target = texture_target(caps, desc);
    check_samples(caps, desc, target);
    Ref<TextureStorage> storage = planned(std::move(context), desc, target);
    if (desc.gl_name && joining == ReuseExisting::join)
        if (Ref<TextureStorage> twin = storage->twin(desc, target)) return twin;
    storage->choose_transport(desc, target);
    return storage;
}

TextureSupport TextureStorage::verify(Ref<Context> context, clgl_transport transport, GLenum gl_target,
                                      const Format &format, uint32_t flags)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.gl_target = gl_target;
    desc.format = format.id;
    desc.flags = flags;
    // Compressed textures can only be read.
    if (format.bytes == 0) desc.access = CLGL_ACCESS_READ_ONLY;
    TextureSupport support;
    try {
        const TextureTarget &target = texture_target(context->gl()->caps(), desc);
        set_small_size(context->gl()->caps(), desc, target, format);
        check_samples(context->gl()->caps(), desc, target);
        const Ref<TextureStorage> storage = planned(context, desc, target);
        support.format = storage->format_;
        require_verified_by(*context, transport, storage->request(desc, target));
    } catch (const Error &error) {
        if (error.result() != CLGL_ERROR_UNSUPPORTED) throw;
        support.detail = error.what();
    }
    return support;
}

transport::ImageRequest TextureStorage::request(const clgl_texture_desc &desc, const TextureTarget &target) const
{
    return {.image = gl_image(desc, target, facts_, shape_, *gl_format_, *format_),
            .levels = levels_of(context_->gl()->caps(), desc, target, shape_),
            .place = place_,
            .converts = format_->gl_internal != gl_format_->gl_internal,
            .format = format_->cl,
            .desc = cl_image_desc_of(shape_)};
}

// Tells the request of the storage that the texture has got already, which is given back, or of all its levels.
Ref<TextureStorage> TextureStorage::plan_replacement(const clgl_texture_desc &desc, const TextureTarget &target,
                                                     transport::ImageRequest &request) const
{
    if (!desc.gl_name) return {};
    bool shared_as_is = false;
    for (const Ref<SharedStorage> &other :
         find_storages(*context_, object_of(target, desc.gl_name, facts_.buffer))) {
        const Ref<TextureStorage> storage(dynamic_cast<TextureStorage *>(other.get()));
        if (!storage || !storage->gl_storage().intact()) continue;
        if (storage->replaced()) {
            request.sibling = static_cast<const transport::ImageStorage *>(&storage->gl_storage());
            return storage;
        }
        shared_as_is |= transport::find(storage->transport())->wraps_as_is;
    }
    if (!(desc.flags & CLGL_TEXTURE_REPLACE_STORAGE)) return {};
    request.whole = inspect_levels(context_->gl()->caps(), request.image, facts_);
    if (shared_as_is) request.whole = {.flaw = "OpenCL's driver shares it as it is, by another wrapping"};
    return {};
}

void TextureStorage::choose_transport(const clgl_texture_desc &desc, const TextureTarget &target)
{
    const GlCaps &caps = context_->gl()->caps();
    transport::ImageRequest request = this->request(desc, target);
    const Ref<TextureStorage> sibling = plan_replacement(desc, target, request);
    const clgl_transport transport =
        desc.transport != CLGL_TRANSPORT_NONE ? desc.transport : context_->forced_transport();
    PlanRequest wanted = wanted_of(request, transport);
    wanted.replaceable = sibling || (request.whole.count > 0 && !request.whole.flaw);
    const char *const noun = request.image.is_renderbuffer() ? "renderbuffer" : "texture";
    choice_ = make_first_that_works(context_->capabilities(), wanted, noun, [&](const Choice &choice) {
        request.method = choice.method;
        const transport::Transport &chosen = *transport::find(choice.transport);
        quietly([&] {
            require_verified(context_->environment(), context_->drivers(), chosen, request);
            gl_storage_ = chosen.make_image(context_->environment(), request);
        });
    });
    replaced_ = desc.gl_name && replaces(choice_);
    if (desc.gl_name && desc.flags & CLGL_TEXTURE_REPLACE_STORAGE && !replaced_)
        if (const std::string why = why_kept(context_->capabilities(), wanted, request.whole.flaw);
            choice_.reason.find(why) == std::string::npos)
            choice_.reason += text("; its own storage is not shared: ", why);
    if (!desc.gl_name) {
        upload(caps, image(), shape_, desc);
        if (desc.label) label_gl_image(caps, image(), desc.label);
    }
    register_here(size(), object_of(target, gl_name(), image().buffer));
}

void TextureStorage::require_mipmaps(const std::string &of) const
{
    if (!has_gl_levels(image().target))
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("CLGL_HANDOVER_GENERATE_MIPMAPS: ", of,
                                               " is of a target that has no "
                                               "mipmaps"));
    const clgl_numeric_type numeric = gl_format_->numeric;
    if (is_integer(numeric))
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("CLGL_HANDOVER_GENERATE_MIPMAPS: ", of, " is of CLGL_FORMAT_",
                                               gl_format_->name, ", and OpenGL makes no mipmaps of integers"));
    if (gl_format_->gl_format == GL_DEPTH_STENCIL || gl_format_->gl_format == GL_STENCIL_INDEX)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("CLGL_HANDOVER_GENERATE_MIPMAPS: ", of, " is of CLGL_FORMAT_",
                                               gl_format_->name, ", and OpenGL makes no mipmaps of stencils"));
    if (numeric == CLGL_NUMERIC_DEPTH && context_->gl()->caps().es)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("CLGL_HANDOVER_GENERATE_MIPMAPS: ", of, " is of CLGL_FORMAT_",
                                               gl_format_->name, ", and OpenGL ES makes no mipmaps of depth"));
    if (image().level != facts_.base_level)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("CLGL_HANDOVER_GENERATE_MIPMAPS: mipmaps are made from the base level, which is ",
                  facts_.base_level, ", but ", of, " shares level ", image().level));
}

}  // namespace clgl
