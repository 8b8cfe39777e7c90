// A pin that may come later, or not at all.
#pragma once

#include "core/handles.hpp"

#include <utility>

namespace clgl
{

// Pins the object of a handle for as long as this lives, as Pinned does, but is empty to begin with.
template <typename T> class OptionalPin
{
public:
    OptionalPin() = default;
    ~OptionalPin() { clear(); }
    OptionalPin(const OptionalPin &) = delete;
    OptionalPin &operator=(const OptionalPin &) = delete;

    void pin(uintptr_t value)
    {
        clear();
        slot_ = &handles::pin(value, T::object_type);
    }
    void clear() noexcept
    {
        if (slot_) handles::unpin(*std::exchange(slot_, nullptr));
    }

    // nullptr while it is empty.
    T *get() const noexcept { return slot_ ? static_cast<T *>(&handles::object(*slot_)) : nullptr; }

private:
    Slot *slot_ = nullptr;
};

}  // namespace clgl
