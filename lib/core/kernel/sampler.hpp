// Samplers, which define how kernels read textures.
#pragma once

#include "core/context/context.hpp"

#include <clgl/sampler.h>

namespace clgl
{

class Sampler : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::sampler;

    // Creates a sampler. Checks all values in the descriptor. Throws the errors that clgl_sampler_create
    // documents.
    Sampler(Ref<Context> context, const clgl_sampler_desc &desc);

    Context &context() const { return *context_; }
    cl_sampler native() const { return sampler_.get(); }
    clgl_sampler_info info() const;
    // Returns the name for messages: the label, or "the sampler".
    std::string describe() const;

private:
    Ref<Context> context_;
    ClSampler sampler_;
    clgl_sampler_coordinates coordinates_;
    clgl_sampler_address addressing_;
    clgl_sampler_filter filter_;
    std::string label_;
};

}  // namespace clgl
