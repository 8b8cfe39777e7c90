// The objects that arguments stand for.
#pragma once

#include "core/buffer.hpp"
#include "core/kernel_parameter.hpp"
#include "core/sampler.hpp"
#include "core/texture.hpp"

namespace clgl
{

// The object of an argument, held while this lives; of values and local memory there is none.
class HeldArgument
{
public:
    // Throws CLGL_ERROR_INVALID_HANDLE, naming the argument.
    HeldArgument(const Parameter &parameter, const clgl_argument &given);

    // That the object is of the context and what the parameter wants. Throws CLGL_ERROR_WRONG_CONTEXT,
    // CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_UNSUPPORTED, naming the argument.
    void check(const Context &context, const Parameter &parameter) const;
    void require_launchable(const Queue &queue) const;

    // nullptr for a buffer that is not there
    cl_mem mem() const { return buffer_ ? buffer_->mem() : texture_ ? texture_->mem() : nullptr; }
    // nullptr if it is none
    cl_sampler sampler() const { return sampler_ ? sampler_->native() : nullptr; }

private:
    Ref<Buffer> buffer_;
    Ref<Texture> texture_;
    Ref<Sampler> sampler_;
};

}  // namespace clgl
