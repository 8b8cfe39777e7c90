#include "core/kernel_argument.hpp"

#include "base/text.hpp"
#include "core/handles.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

template <typename T, typename Handle> Ref<T> hold(const Parameter &parameter, Handle handle)
{
    try {
        return Pinned<T>(reinterpret_cast<uintptr_t>(handle)).ref();
    } catch (const Error &error) {
        fail(error.result(), text(parameter.title, ": ", error.what()), error.native());
    }
}

template <typename T> void check_context(const Context &context, const Parameter &parameter, const T &object)
{
    if (&object.context() != &context)
        fail(CLGL_ERROR_WRONG_CONTEXT,
             text(parameter.title, ": ", object.describe(), " and the kernel are of different clgl contexts"));
}

// The type of OpenCL C that a texture is for.
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
    if (!parameter.type_name.starts_with("image") || parameter.type_name == type) return;
    fail(CLGL_ERROR_INVALID_ARGUMENT, text(parameter.title, " is an image (", parameter.type_name, "), and ",
                                           texture.describe(), " is one for ", type));
}

void check_image_access(const Parameter &parameter, const Texture &texture)
{
    const int32_t access = parameter.access;
    const bool reads = access == CLGL_IMAGE_ACCESS_READ_ONLY || access == CLGL_IMAGE_ACCESS_READ_WRITE;
    const bool writes = access == CLGL_IMAGE_ACCESS_WRITE_ONLY || access == CLGL_IMAGE_ACCESS_READ_WRITE;
    if (reads && !texture.readable())
        fail(CLGL_ERROR_INVALID_ARGUMENT, text(parameter.title, " reads, and ", texture.describe(),
                                               " is only written: make it with CLGL_ACCESS_READ_WRITE"));
    if (writes && !texture.writable())
        fail(CLGL_ERROR_INVALID_ARGUMENT, text(parameter.title, " writes, and ", texture.describe(),
                                               " is only read: make it with CLGL_ACCESS_READ_WRITE"));
    if (!reads || !writes) return;
    const Context &context = texture.context();
    const auto formats = supported_formats(context, texture.shape().kind, CL_MEM_KERNEL_READ_AND_WRITE);
    if (std::ranges::find(formats, &texture.format()) == formats.end())
        fail(CLGL_ERROR_UNSUPPORTED, text(parameter.title, " reads and writes an image, which ",
                                          context.device().full_name(), " cannot with CLGL_FORMAT_",
                                          texture.format().name, ": use one texture to read and one to write"));
}

}  // namespace

HeldArgument::HeldArgument(const Parameter &parameter, const clgl_argument &given)
{
    if (given.kind == CLGL_ARGUMENT_BUFFER) buffer_ = hold<Buffer>(parameter, given.buffer);
    if (given.kind == CLGL_ARGUMENT_IMAGE) texture_ = hold<Texture>(parameter, given.texture);
    if (given.kind == CLGL_ARGUMENT_SAMPLER) sampler_ = hold<Sampler>(parameter, given.sampler);
}

void HeldArgument::check(const Context &context, const Parameter &parameter) const
{
    if (buffer_) check_context(context, parameter, *buffer_);
    if (sampler_) check_context(context, parameter, *sampler_);
    if (!texture_) return;
    check_context(context, parameter, *texture_);
    check_kind(parameter, *texture_);
    check_image_access(parameter, *texture_);
}

void HeldArgument::require_launchable(const Queue &queue) const
{
    if (buffer_) buffer_->require_launchable(queue);
}

}  // namespace clgl
