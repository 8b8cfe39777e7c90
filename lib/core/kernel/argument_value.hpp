// The value of a kernel argument.
#pragma once

#include "core/object/handle_slot.hpp"

#include <clgl/kernel.h>

#include <cstring>
#include <memory>
#include <vector>

namespace clgl
{

// Returns the handle of an argument's object, or 0 for values and local memory.
inline uintptr_t handle_in(const clgl_argument &argument)
{
    switch (argument.kind) {
    case CLGL_ARGUMENT_BUFFER:
        return reinterpret_cast<uintptr_t>(argument.buffer);
    case CLGL_ARGUMENT_IMAGE:
        return reinterpret_cast<uintptr_t>(argument.texture);
    case CLGL_ARGUMENT_SAMPLER:
        return reinterpret_cast<uintptr_t>(argument.sampler);
    default:
        return 0;
    }
}

// Returns the object type of an argument kind, or ObjectType::count for values and local memory.
inline ObjectType object_type_of(clgl_argument_type kind)
{
    switch (kind) {
    case CLGL_ARGUMENT_BUFFER:
        return ObjectType::buffer;
    case CLGL_ARGUMENT_IMAGE:
        return ObjectType::texture;
    case CLGL_ARGUMENT_SAMPLER:
        return ObjectType::sampler;
    default:
        return ObjectType::count;
    }
}

// The bytes of a value; a few bytes are stored in place.
class ValueBytes
{
public:
    // Allocates memory for other bytes, and keeps the current ones.
    void reserve(size_t size)
    {
        if (size <= sizeof few_) return;
        if (!many_) many_ = std::make_unique<Many>();
        many_->next.resize(size);
    }
    // Sets the bytes; `size` must have been reserved. Cannot fail.
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

// The state of an argument. A launch reads one per argument: what it needs is in one cache line.
struct alignas(64) Setting {
    // A clgl_argument_type; CLGL_ARGUMENT_UNKNOWN if it is not set
    int16_t kind = CLGL_ARGUMENT_UNKNOWN;
    // True if a value or local memory of the same kind and size needs no further check
    bool checked = false;
    // True if the object must be acquired for a launch
    bool shared = false;
    // The slot's `replaced` when the driver got the object
    uint32_t replaced = 0;
    // The size of the value or local memory in bytes
    size_t size = 0;
    uintptr_t handle = 0;
    // The handle's slot; nullptr without an object
    Slot *slot = nullptr;
    // The handle for which setting the argument again changes nothing; 0 if it must be checked again. Read
    // without the kernel's mutex.
    std::atomic<uintptr_t> settled{0};
    ValueBytes value;

    clgl_argument_type type() const { return static_cast<clgl_argument_type>(kind); }
    bool is_set() const { return kind != CLGL_ARGUMENT_UNKNOWN; }
    // Returns whether `given` was checked when the argument was set to it, or to another value of its size.
    bool is_checked(const clgl_argument &given) const
    {
        if (given.kind != kind) return false;
        if (slot) return handle_in(given) == settled.load(std::memory_order_relaxed);
        return checked && given.size == size && (given.value || kind != CLGL_ARGUMENT_VALUE);
    }
    clgl_argument as_argument() const
    {
        clgl_argument argument = CLGL_ARGUMENT_INIT;
        argument.kind = type();
        argument.size = size;
        if (kind == CLGL_ARGUMENT_VALUE) argument.value = value.get(size);
        if (kind == CLGL_ARGUMENT_BUFFER) argument.buffer = reinterpret_cast<clgl_buffer>(handle);
        if (kind == CLGL_ARGUMENT_IMAGE) argument.texture = reinterpret_cast<clgl_texture>(handle);
        if (kind == CLGL_ARGUMENT_SAMPLER) argument.sampler = reinterpret_cast<clgl_sampler>(handle);
        return argument;
    }
    void forget()
    {
        kind = CLGL_ARGUMENT_UNKNOWN;
        slot = nullptr;
        doubt();
    }
    // Makes the next use check the argument again.
    void doubt()
    {
        checked = false;
        settled.store(0, std::memory_order_relaxed);
    }
};

}  // namespace clgl
