#include "core/kernel/held_argument.hpp"

#include "base/text.hpp"
#include "core/texture/image_support.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

template <typename T> void check_context(const Context &context, const Parameter &parameter, const T &object)
{
    if (&object.context() != &context)
        fail(CLGL_ERROR_WRONG_CONTEXT,
             text(parameter.title, ": ", object.describe(), " and the kernel belong to different clgl contexts"));
}

// Returns the OpenCL C image type of a texture.
std::string image_type(const Texture &texture)
{
    static constexpr const char *types[] = {
        "", "image1d", "image2d", "image3d", "image1d_array", "image2d_array", "image1d_buffer"};
    const bool is_depth = texture.format().numeric == CLGL_NUMERIC_DEPTH;
    return text(types[texture.shape().kind], is_depth ? "_depth_t" : "_t");
}

void check_kind(const Parameter &parameter, const Texture &texture)
{
    const std::string type = image_type(texture);
    if (!is_image_type(parameter.type_name) || parameter.type_name == type) return;
    fail(CLGL_ERROR_INVALID_ARGUMENT, text(parameter.title, " has the type ", parameter.type_name, ", but ",
                                           texture.describe(), " is for the type ", type));
}

void check_image_access(const Parameter &parameter, const Texture &texture)
{
    const clgl_image_access access = parameter.access;
    const bool reads = access == CLGL_IMAGE_ACCESS_READ_ONLY || access == CLGL_IMAGE_ACCESS_READ_WRITE;
    const bool writes = access == CLGL_IMAGE_ACCESS_WRITE_ONLY || access == CLGL_IMAGE_ACCESS_READ_WRITE;
    if (reads && !texture.readable())
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(parameter.title, ": the kernel reads the image, but ", texture.describe(),
                  " is write-only: create it with CLGL_ACCESS_READ_WRITE"));
    if (writes && !texture.writable())
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(parameter.title, ": the kernel writes the image, but ", texture.describe(),
                  " is read-only: create it with CLGL_ACCESS_READ_WRITE"));
    if (!reads || !writes) return;
    const Context &context = texture.context();
    const auto formats = supported_formats(context, texture.shape().kind, CL_MEM_KERNEL_READ_AND_WRITE);
    if (std::ranges::find(formats, &texture.format()) == formats.end())
        fail(CLGL_ERROR_UNSUPPORTED,
             text(parameter.title, " is a read_write image, which ", device_names(context),
                  " does not support with CLGL_FORMAT_", texture.format().name,
                  ": use one texture to read and another to write"));
}

}  // namespace

void HeldArgument::hold(const Parameter &parameter, clgl_argument_type kind, uintptr_t handle)
{
    const ObjectType type = object_type_of(kind);
    if (type == ObjectType::count) return;
    try {
        pin_.pin(handle, type);
    } catch (const Error &error) {
        fail(error.result(), text(parameter.title, ": ", error.what()), error.native());
    }
    const SharedObject *const object = shared_object();
    needs_acquire_ = object && object->shared_storage().shared();
}

const SharedObject *HeldArgument::shared_object() const
{
    if (const auto *buffer = pin_.get<Buffer>()) return buffer;
    return pin_.get<Texture>();
}

void HeldArgument::require_acquired(const CommandTarget &to) const
{
    shared_object()->require_launchable(to.uses);
}

void HeldArgument::check(const Context &context, const Parameter &parameter) const
{
    if (const auto *buffer = pin_.get<Buffer>()) check_context(context, parameter, *buffer);
    if (const auto *sampler = pin_.get<Sampler>()) check_context(context, parameter, *sampler);
    const auto *texture = pin_.get<Texture>();
    if (!texture) return;
    check_context(context, parameter, *texture);
    check_kind(parameter, *texture);
    check_image_access(parameter, *texture);
}

cl_sampler HeldArgument::sampler() const
{
    const auto *sampler = pin_.get<Sampler>();
    return sampler ? sampler->native() : nullptr;
}

}  // namespace clgl
