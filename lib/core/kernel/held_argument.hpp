// Stores the values of kernel arguments, and pins their objects during a call.
#pragma once

#include "core/buffer/buffer.hpp"
#include "core/command/command.hpp"
#include "core/kernel/parameter.hpp"
#include "core/kernel/sampler.hpp"
#include "core/object/handles.hpp"
#include "core/texture/texture.hpp"

#include <clgl/kernel.h>

#include <cstring>
#include <memory>
#include <span>
#include <vector>

namespace clgl
{

// Returns the handle of an argument's object; 0 for values, local memory and NULL buffers.
inline uintptr_t handle_in(const clgl_argument &argument)
{
    switch (argument.type) {
    case CLGL_ARGUMENT_BUFFER:
        return reinterpret_cast<uintptr_t>(argument.buffer);
    case CLGL_ARGUMENT_TEXTURE:
        return reinterpret_cast<uintptr_t>(argument.texture);
    case CLGL_ARGUMENT_SAMPLER:
        return reinterpret_cast<uintptr_t>(argument.sampler);
    default:
        return 0;
    }
}

// Returns the object type for an argument kind; ObjectType::count for values, local memory and NULL buffers.
inline ObjectType object_type_of(clgl_argument_type kind)
{
    switch (kind) {
    case CLGL_ARGUMENT_BUFFER:
        return ObjectType::buffer;
    case CLGL_ARGUMENT_TEXTURE:
        return ObjectType::texture;
    case CLGL_ARGUMENT_SAMPLER:
        return ObjectType::sampler;
    default:
        return ObjectType::count;
    }
}

// The bytes of an argument value. Up to 16 bytes are stored without an allocation.
class ValueBytes
{
public:
    // Allocates memory for the next value. The current value stays valid.
    void reserve(size_t size)
    {
        if (size <= sizeof few_) return;
        if (!many_) many_ = std::make_unique<Many>();
        many_->next.resize(size);
    }
    // Replaces the value. Memory for `size` bytes must have been reserved. Never throws.
    void set(const void *bytes, size_t size) noexcept
    {
        if (size <= sizeof few_) {
            std::memcpy(few_, bytes, size);
        } else {
            std::memcpy(many_->next.data(), bytes, size);
            many_->now.swap(many_->next);
        }
    }
    const void *get(size_t size) const { return size <= sizeof few_ ? few_ : many_->now.data(); }

private:
    struct Many {
        std::vector<unsigned char> now, next;
    };

    unsigned char few_[16];
    std::unique_ptr<Many> many_;
};

// The state of an argument. The members that each launch reads are in one cache line.
struct alignas(64) Setting {
    // A clgl_argument_type; CLGL_ARGUMENT_UNKNOWN = the argument is not set
    int16_t kind = CLGL_ARGUMENT_UNKNOWN;
    // True if a new value, or new local memory, of the same kind and size needs no check
    bool checked = false;
    // True if the object must be acquired before a launch
    bool shared = false;
    // The value of `slot->replaced` when the driver received the object
    uint32_t replaced = 0;
    // The size of the value or local memory in bytes
    size_t size = 0;
    uintptr_t handle = 0;
    // The slot of `handle`; nullptr if the argument has no object
    Slot *slot = nullptr;
    // If the argument is set to this handle again, no work is necessary; 0 = every set passes the argument to the
    // driver. Read without the kernel's mutex.
    std::atomic<uintptr_t> settled{0};
    ValueBytes value;

    clgl_argument_type type() const { return static_cast<clgl_argument_type>(kind); }
    bool is_set() const { return kind != CLGL_ARGUMENT_UNKNOWN; }
    // Returns whether `given` needs no check because it is the same object, or a value or local memory of the
    // checked size.
    bool is_checked(const clgl_argument &given) const
    {
        if (given.type != kind) return false;
        if (slot) return handle_in(given) == settled.load(std::memory_order_relaxed);
        return checked && given.size == size && (given.value || kind != CLGL_ARGUMENT_VALUE);
    }
    clgl_argument as_argument() const
    {
        clgl_argument argument = CLGL_ARGUMENT_INIT;
        argument.type = type();
        argument.size = size;
        if (kind == CLGL_ARGUMENT_VALUE) argument.value = value.get(size);
        if (kind == CLGL_ARGUMENT_BUFFER) argument.buffer = reinterpret_cast<clgl_buffer>(handle);
        if (kind == CLGL_ARGUMENT_TEXTURE) argument.texture = reinterpret_cast<clgl_texture>(handle);
        if (kind == CLGL_ARGUMENT_SAMPLER) argument.sampler = reinterpret_cast<clgl_sampler>(handle);
        return argument;
    }
    void forget()
    {
        kind = CLGL_ARGUMENT_UNKNOWN;
        slot = nullptr;
        doubt();
    }
    // Makes the library check the next value or object that the argument receives, even if it is the same.
    void doubt()
    {
        checked = false;
        settled.store(0, std::memory_order_relaxed);
    }
};

// A pin on the object of an argument; empty for values, local memory and NULL buffers.
class HeldArgument
{
public:
    // Pins an object. Does nothing for values, local memory and NULL buffers. Throws CLGL_ERROR_INVALID_HANDLE
    // with the name of the argument.
    void hold(const Parameter &parameter, clgl_argument_type kind, uintptr_t handle);
    // Pins the object of a setting again. Returns false if the handle is stale, or if the object was replaced
    // after the driver received it.
    bool hold_again(const Setting &setting)
    {
        if (!pin_.pin_again(*setting.slot, setting.handle)) return false;
        needs_acquire_ = setting.shared;
        return setting.slot->replaced == setting.replaced;
    }
    // Returns whether the argument must be passed to the driver.
    bool is_new() const { return is_new_; }
    void note_new() { is_new_ = true; }

    // Throws if the object belongs to another context or does not fit the parameter. The error is
    // CLGL_ERROR_WRONG_CONTEXT, CLGL_ERROR_INVALID_ARGUMENT or CLGL_ERROR_UNSUPPORTED, and its message names the
    // argument.
    void check(const Context &context, const Parameter &parameter) const;
    void require_launchable(const CommandTarget &to) const
    {
        if (needs_acquire_) require_acquired(to);
    }
    // Stores the pinned object in the setting. Must be called after the driver has received it.
    void note_in(Setting &setting) const
    {
        setting.slot = pin_.slot();
        setting.shared = needs_acquire_;
        setting.replaced = setting.slot ? setting.slot->replaced : 0;
    }

    // Returns the cl_mem of a buffer or texture; nullptr for other objects and for a NULL buffer.
    cl_mem mem() const
    {
        if (const auto *buffer = pin_.get<Buffer>()) return buffer->mem();
        const auto *texture = pin_.get<Texture>();
        return texture ? texture->mem() : nullptr;
    }
    // Returns the cl_sampler; nullptr if the object is not a sampler.
    cl_sampler sampler() const;

private:
    void require_acquired(const CommandTarget &to) const;
    const SharedObject *shared_object() const;

    OptionalPin pin_;
    bool is_new_ = false, needs_acquire_ = false;
};

// The pinned objects of a launch, one element for each argument. They stay pinned until the command is enqueued;
// then the driver keeps them alive. Allocates memory only for more than 16 arguments.
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

    // Creates `count` empty elements. Must be called only once.
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
    // Memory for 16 elements, of which the first `count_` are constructed.
    union {
        HeldArgument few_[few];
    };
};

}  // namespace clgl
