// The objects that arguments stand for.
#pragma once

#include "core/buffer/buffer.hpp"
#include "core/command/command.hpp"
#include "core/kernel/argument_value.hpp"
#include "core/kernel/parameter.hpp"
#include "core/kernel/sampler.hpp"
#include "core/object/handles.hpp"
#include "core/texture/texture.hpp"

#include <memory>
#include <span>

namespace clgl
{

// The object of an argument, held while this lives; of values and local memory there is none.
class HeldArgument
{
public:
    // Throws CLGL_ERROR_INVALID_HANDLE, naming the argument.
    void hold(const Parameter &parameter, int32_t kind, uintptr_t handle);
    // What the argument is set to: whether that is still the object that the driver has.
    bool hold_again(const Setting &setting)
    {
        if (!pin_.pin_again(*setting.slot, setting.handle)) return false;
        needs_acquire_ = setting.shared;
        return setting.slot->replaced == setting.replaced;
    }
    // Whether the driver is to be given it.
    bool is_new() const { return is_new_; }
    void note_new() { is_new_ = true; }

    // That the object is of the context and what the parameter wants. Throws CLGL_ERROR_WRONG_CONTEXT,
    // CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_UNSUPPORTED, naming the argument.
    void check(const Context &context, const Parameter &parameter) const;
    void require_launchable(const CommandTarget &to) const
    {
        if (needs_acquire_) require_acquired(to);
    }
    // Notes in the setting what is held, once the driver has it.
    void note_in(Setting &setting) const
    {
        setting.slot = pin_.slot();
        setting.shared = needs_acquire_;
        setting.replaced = setting.slot ? setting.slot->replaced : 0;
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
    void require_acquired(const CommandTarget &to) const;
    const SharedObject *shared_object() const;

    OptionalPin pin_;
    bool is_new_ = false, needs_acquire_ = false;
};

// The objects of a launch, by argument, held until the command is enqueued: from then on the driver keeps what it
// uses. Without memory of its own but for many arguments: a launch is no place to allocate.
class HeldArguments
{
public:
    HeldArguments() : all_(few_) {}
    explicit HeldArguments(size_t count) : HeldArguments() { make(count); }
    ~HeldArguments()
    {
        std::destroy_n(all_, count_);
        if (count_ > few) std::allocator<HeldArgument>().deallocate(all_, count_);
    }
    HeldArguments(const HeldArguments &) = delete;
    HeldArguments &operator=(const HeldArguments &) = delete;

    // So many, where there are none yet.
    void make(size_t count)
    {
        if (count > few) all_ = std::allocator<HeldArgument>().allocate(count);
        std::uninitialized_value_construct_n(all_, count);
        count_ = count;
    }
    std::span<HeldArgument> all() { return {all_, count_}; }

private:
    static constexpr size_t few = 16;
    size_t count_ = 0;
    HeldArgument *all_;
    // Room for a few, of which only those that there are get made.
    union {
        HeldArgument few_[few];
    };
};

}  // namespace clgl
