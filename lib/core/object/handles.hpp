// The table of handles: values that are looked up, never dereferenced.
//
// A value carries the slot's index and generation, the object's type and a salt of this copy of the library, so
// that stale, foreign and invented values are refused. A look-up pins the slot without a lock. A destroy from
// another thread takes effect at once for new look-ups; the object is released with the last pin.
#pragma once

#include "base/error.hpp"
#include "core/object/handle_slot.hpp"
#include "core/object/object.hpp"

#include <clgl/common.h>

#include <atomic>
#include <cstdint>
#include <utility>

namespace clgl
{

namespace handles
{

uintptr_t insert(Ref<Object> object);

// Pins the slot of a live handle of this type. Throws CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_FORKED.
Slot &pin(uintptr_t value, ObjectType type);

// Removes a handle and returns its object. Throws CLGL_ERROR_INVALID_HANDLE. Works in a forked child.
Ref<Object> remove(uintptr_t value, ObjectType type);

// Replaces a handle's object by another of its type and returns the old one. The caller must hold a pin.
// Meanwhile other look-ups fail as if the handle were destroyed. Throws CLGL_ERROR_INVALID_STATE if another
// thread has a pin.
Ref<Object> replace(Slot &slot, Ref<Object> object);

// Returns whether a value names a live object of this type. Another thread may destroy it at any time.
bool is_alive(uintptr_t value, ObjectType type) noexcept;

// Returns the number of live handles of a type.
uint32_t live_count(ObjectType type) noexcept;

// From this point on forked children are recognised; the first handle does the same.
void watch_for_forks();
// Returns whether this process is a forked child of the one that called watch_for_forks. Its drivers lack their
// threads, and any mutex may be locked for good: neither may be used.
bool forked() noexcept;
// Throws CLGL_ERROR_FORKED in a forked child.
void refuse_if_forked();

}  // namespace handles

// Pins the object of a handle for its lifetime.
template <typename T> class Pinned
{
public:
    explicit Pinned(uintptr_t value) : slot_(handles::pin(value, T::object_type)) {}
    ~Pinned() { handles::unpin(slot_); }
    Pinned(const Pinned &) = delete;
    Pinned &operator=(const Pinned &) = delete;

    T &operator*() const noexcept { return static_cast<T &>(handles::object(slot_)); }
    T *operator->() const noexcept { return &**this; }
    Ref<T> ref() const noexcept { return Ref<T>(&**this); }
    // As handles::replace.
    Ref<Object> replace(Ref<T> object) const { return handles::replace(slot_, object); }

private:
    Slot &slot_;
};

namespace handles
{

// Throws the error again with the name of the list element ("waits[2]") in its message.
[[noreturn]] void fail_element(const Error &error, const char *list, uint32_t index);

}  // namespace handles

// Pins an element of the caller's list. Throws as Pinned, with the element's name.
template <typename T, typename Handle>
Pinned<T> pinned_element(const Handle *list, uint32_t index, const char *name)
{
    try {
        return Pinned<T>(reinterpret_cast<uintptr_t>(list[index]));
    } catch (const Error &error) {
        handles::fail_element(error, name, index);
    }
}

// A pin of any type that can be empty.
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
    // Pins a handle whose slot is known from an earlier look-up. Returns false if it was destroyed since.
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
