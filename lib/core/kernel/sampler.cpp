#include "core/kernel/sampler.hpp"

#include "base/text.hpp"
#include "core/texture/image_support.hpp"

#include <iterator>

namespace clgl
{

namespace
{

// The OpenCL modes, indexed by CLGL_SAMPLER_ADDRESS_ or CLGL_FILTER_ constants
constexpr cl_addressing_mode addressing_modes[] = {CL_ADDRESS_CLAMP_TO_EDGE, CL_ADDRESS_CLAMP, CL_ADDRESS_REPEAT,
                                                   CL_ADDRESS_MIRRORED_REPEAT, CL_ADDRESS_NONE};
constexpr cl_filter_mode filter_modes[] = {CL_FILTER_NEAREST, CL_FILTER_LINEAR};

void require_known(const char *name, int32_t value, size_t count, const char *constants)
{
    if (value < 0 || static_cast<size_t>(value) >= count)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text(name, " is ", value, "; use ", constants));
}

void check(const Context &context, const clgl_sampler_desc &desc)
{
    require_known("coordinates", desc.coordinates, CLGL_COORDINATES_PIXELS + 1,
                  "CLGL_COORDINATES_NORMALIZED (0) or CLGL_COORDINATES_PIXELS (1)");
    require_known("addressing", desc.addressing, std::size(addressing_modes),
                  "CLGL_SAMPLER_ADDRESS_CLAMP_TO_EDGE (0) to CLGL_SAMPLER_ADDRESS_NONE (4)");
    require_known("filter", desc.filter, std::size(filter_modes),
                  "CLGL_FILTER_NEAREST (0) or CLGL_FILTER_LINEAR (1)");
    const bool repeats =
        desc.addressing == CLGL_SAMPLER_ADDRESS_REPEAT || desc.addressing == CLGL_SAMPLER_ADDRESS_MIRRORED_REPEAT;
    if (repeats && desc.coordinates == CLGL_COORDINATES_PIXELS)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("addressing is ",
                  desc.addressing == CLGL_SAMPLER_ADDRESS_REPEAT ? "CLGL_SAMPLER_ADDRESS_REPEAT"
                                                                 : "CLGL_SAMPLER_ADDRESS_MIRRORED_REPEAT",
                  ", which needs normalized coordinates: set coordinates to CLGL_COORDINATES_NORMALIZED, or "
                  "addressing to CLGL_SAMPLER_ADDRESS_CLAMP_TO_EDGE"));
    require_images(context);
}

}  // namespace

Sampler::Sampler(Ref<Context> context, const clgl_sampler_desc &desc)
    : Object(object_type), context_(std::move(context)), coordinates_(desc.coordinates),
      addressing_(desc.addressing), filter_(desc.filter), label_(desc.label ? desc.label : "")
{
    check(*context_, desc);
    const cl_sampler_properties properties[] = {CL_SAMPLER_NORMALIZED_COORDS,
                                                coordinates_ == CLGL_COORDINATES_NORMALIZED,
                                                CL_SAMPLER_ADDRESSING_MODE,
                                                addressing_modes[addressing_],
                                                CL_SAMPLER_FILTER_MODE,
                                                filter_modes[filter_],
                                                0};
    cl_int code = CL_SUCCESS;
    sampler_ = ClSampler(cl().CreateSamplerWithProperties(context_->native(), properties, &code));
    check_cl(code, "clCreateSamplerWithProperties");
}

clgl_sampler_info Sampler::info() const
{
    clgl_sampler_info info = CLGL_SAMPLER_INFO_INIT;
    info.coordinates = coordinates_;
    info.addressing = addressing_;
    info.filter = filter_;
    info.label = label_.c_str();
    return info;
}

std::string Sampler::describe() const
{
    return label_.empty() ? "the sampler" : text("the sampler ", quoted_name(label_));
}

}  // namespace clgl
