// The objects that arguments stand for.
#pragma once

#include "core/buffer.hpp"
#include "core/kernel_parameter.hpp"
#include "core/optional_pin.hpp"
#include "core/sampler.hpp"
#include "core/texture.hpp"

#include <memory>

namespace clgl
{

// The object of an argument, held while this lives; of values and local memory there is none.
class HeldArgument
{
public:
    // Throws CLGL_ERROR_INVALID_HANDLE, naming the argument.
    void hold(const Parameter &parameter, const clgl_argument &given)
    {
        if (given.kind != CLGL_ARGUMENT_VALUE) hold_object(parameter, given);
    }
    // Whether the argument is set to it already.
    bool is_set() const { return is_set_; }
    void note_set() { is_set_ = true; }

    // That the object is of the context and what the parameter wants. Throws CLGL_ERROR_WRONG_CONTEXT,
    // CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_UNSUPPORTED, naming the argument.
    void check(const Context &context, const Parameter &parameter) const;
    void require_launchable(const CommandTarget &to) const
    {
        if (const auto *buffer = pin_.get<Buffer>()) buffer->require_launchable(to);
        if (const auto *texture = pin_.get<Texture>()) texture->require_launchable(to);
    }

    // nullptr for a buffer that is not there
    cl_mem mem() const
    {
        if (const auto *buffer = pin_.get<Buffer>()) return buffer->mem();
        const auto *texture = pin_.get<Texture>();
        return texture ? texture->mem() : nullptr;
    }
    // nullptr if it is none
    cl_sampler sampler() const;

private:
    void hold_object(const Parameter &parameter, const clgl_argument &given);

    OptionalPin pin_;
    bool is_set_ = false;
};

// The objects of a launch, by argument, held until the command is enqueued: from then on the driver keeps what it
// uses. Without memory of its own but for many arguments: a launch is no place to allocate.
class HeldArguments
{
public:
    explicit HeldArguments(size_t count)
        : count_(count), all_(count > few ? std::allocator<HeldArgument>().allocate(count) : few_)
    {
        std::uninitialized_value_construct_n(all_, count_);
    }
    ~HeldArguments()
    {
        std::destroy_n(all_, count_);
        if (count_ > few) std::allocator<HeldArgument>().deallocate(all_, count_);
    }
    HeldArguments(const HeldArguments &) = delete;
    HeldArguments &operator=(const HeldArguments &) = delete;

    HeldArgument &operator[](size_t index) { return all_[index]; }
    const HeldArgument &operator[](size_t index) const { return all_[index]; }

private:
    static constexpr size_t few = 16;
    size_t count_;
    HeldArgument *all_;
    // Room for a few, of which only those that there are get made.
    union {
        HeldArgument few_[few];
    };
};

}  // namespace clgl
