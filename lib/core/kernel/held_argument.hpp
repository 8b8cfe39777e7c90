// The objects of arguments, held during a call.
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

// Holds the object of an argument; empty for values and local memory.
class HeldArgument
{
public:
    // Throws CLGL_ERROR_INVALID_HANDLE, naming the argument.
    void hold(const Parameter &parameter, clgl_argument_type kind, uintptr_t handle);
    // Holds the object that the argument is set to. Returns whether the driver still has the same one.
    bool hold_again(const Setting &setting)
    {
        if (!pin_.pin_again(*setting.slot, setting.handle)) return false;
        needs_acquire_ = setting.shared;
        return setting.slot->replaced == setting.replaced;
    }
    // True if the driver must get it
    bool is_new() const { return is_new_; }
    void note_new() { is_new_ = true; }

    // Throws CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_ARGUMENT or CLGL_ERROR_UNSUPPORTED, naming the
    // argument, unless the object belongs to the context and fits the parameter.
    void check(const Context &context, const Parameter &parameter) const;
    void require_launchable(const CommandTarget &to) const
    {
        if (needs_acquire_) require_acquired(to);
    }
    // Stores what is held in the setting. Must be called when the driver has it.
    void note_in(Setting &setting) const
    {
        setting.slot = pin_.slot();
        setting.shared = needs_acquire_;
        setting.replaced = setting.slot ? setting.slot->replaced : 0;
    }

    // nullptr for a NULL buffer
    cl_mem mem() const
    {
        if (const auto *buffer = pin_.get<Buffer>()) return buffer->mem();
        const auto *texture = pin_.get<Texture>();
        return texture ? texture->mem() : nullptr;
    }
    // nullptr if the object is no sampler
    cl_sampler sampler() const;

private:
    void require_acquired(const CommandTarget &to) const;
    const SharedObject *shared_object() const;

    OptionalPin pin_;
    bool is_new_ = false, needs_acquire_ = false;
};

// The objects of a launch, by argument, held until the command is enqueued; from then on the driver holds them.
// Allocates memory only for many arguments.
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

    // Creates `count` empty elements; must be called once.
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
    // Storage for a few elements, of which only `count` are created.
    union {
        HeldArgument few_[few];
    };
};

}  // namespace clgl
