#include "core/texture/samples.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "driver/gl_samples.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

std::string list_of(const std::vector<GLint> &counts)
{
    std::string all;
    for (const GLint count : counts)
        all += text(all.empty() ? "" : ", ", count);
    return all;
}

// Throws CLGL_ERROR_OUT_OF_RANGE for a number of samples that GL does not have, and CLGL_ERROR_UNSUPPORTED if it
// has none.
void check_count(const GlCaps &caps, const clgl_texture_desc &desc, const TextureTarget &target,
                 const Format &format)
{
    const std::vector<GLint> counts = gl_sample_counts(caps, target.target, format.gl_internal);
    if (counts.empty())
        fail(CLGL_ERROR_UNSUPPORTED,
             text("this OpenGL has no textures of CLGL_FORMAT_", format.name, " with several samples"));
    const auto is_given = [&](GLint count) { return static_cast<uint32_t>(count) == desc.samples; };
    if (!caps.internal_format_queries && desc.samples <= static_cast<uint32_t>(counts.front())) return;
    if (std::ranges::any_of(counts, is_given)) return;
    fail(CLGL_ERROR_OUT_OF_RANGE, text("samples is ", desc.samples, ", but this OpenGL has ", target.name,
                                       " textures of CLGL_FORMAT_", format.name, " with ", list_of(counts)));
}

}  // namespace

void check_samples(const GlCaps &caps, const clgl_texture_desc &desc, const TextureTarget &target)
{
    const bool as_layers = desc.flags & CLGL_TEXTURE_SAMPLES_AS_LAYERS;
    if (!is_multisampled(target.target)) {
        if (as_layers || desc.samples != 0)
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text("CLGL_TEXTURE_SAMPLES_AS_LAYERS and samples are for GL_TEXTURE_2D_MULTISAMPLE and "
                      "GL_TEXTURE_2D_MULTISAMPLE_ARRAY, not for ",
                      target.name));
        return;
    }
    if (!as_layers)
        fail(
            CLGL_ERROR_UNSUPPORTED,
            "OpenCL here has no images of several samples: CLGL_TEXTURE_SAMPLES_AS_LAYERS shares them as layers; "
            "or resolve the texture with glBlitFramebuffer into one without samples, and share that");
    if (!caps.multisampled_textures)
        fail(CLGL_ERROR_UNSUPPORTED, "samples are copied as layers by OpenGL 3.2, which this is not");
    if (!desc.gl_name && desc.samples == 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("samples is 0, and a ", target.name, " texture needs it"));
    if (target.target == GL_TEXTURE_2D_MULTISAMPLE && desc.layers > 1)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("layers ", desc.layers,
                  " is set, but GL_TEXTURE_2D_MULTISAMPLE has none besides its samples: give 0 or 1"));
}

uint32_t self_test_samples(const GlCaps &caps, GLenum target, const Format &format)
{
    constexpr GLint usual = 4;
    if (!is_multisampled(target) || !caps.multisampled_textures) return 0;
    const std::vector<GLint> counts = gl_sample_counts(caps, target, format.gl_internal);
    if (counts.empty()) return 1;
    return static_cast<uint32_t>(std::ranges::find(counts, usual) != counts.end() ? usual : counts.front());
}

void samples_to_layers(const GlCaps &caps, clgl_texture_desc &desc, const TextureTarget &target,
                       const Format &format)
{
    if (!is_multisampled(target.target)) return;
    if (target.target == GL_TEXTURE_2D_MULTISAMPLE) desc.layers = 1;
    if (desc.layers == 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("layers is 0, and a ", target.name, " texture needs it"));
    if (!desc.gl_name) check_count(caps, desc, target, format);
    const uint64_t layers = uint64_t{desc.layers} * desc.samples;
    if (layers > UINT32_MAX)
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text(desc.layers, " layers of ", desc.samples, " samples are beyond what OpenCL has layers for"));
    desc.layers = static_cast<uint32_t>(layers);
}

}  // namespace clgl
