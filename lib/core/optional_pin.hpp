// A pin that may come later, or not at all.
#pragma once

#include "core/handles.hpp"

#include <utility>

namespace clgl
{

// Pins the object of a handle, of any type, for as long as this lives, as Pinned does, but is empty to begin
// with.
class OptionalPin
{
public:
    OptionalPin() = default;
    ~OptionalPin() { clear(); }
    OptionalPin(const OptionalPin &) = delete;
    OptionalPin &operator=(const OptionalPin &) = delete;

    void pin(uintptr_t value, ObjectType type)
    {
        clear();
        slot_ = &handles::pin(value, type);
        type_ = type;
    }
    // The same where the handle was looked up before: whether it is alive still.
    bool pin_again(Slot &slot, uintptr_t value) noexcept
    {
        if (!handles::pin_if_live(slot, value)) return false;
        clear();
        slot_ = &slot;
        type_ = handles::type_of(value);
        return true;
    }
    void clear() noexcept
    {
        if (slot_) handles::unpin(*std::exchange(slot_, nullptr));
    }

    // nullptr while it is empty, or if it holds an object of another type.
    template <typename T> T *get() const noexcept
    {
        return slot_ && type_ == T::object_type ? static_cast<T *>(&handles::object(*slot_)) : nullptr;
    }

    // nullptr while it is empty.
    Slot *slot() const noexcept { return slot_; }

private:
    Slot *slot_ = nullptr;
    ObjectType type_{};
};

}  // namespace clgl
