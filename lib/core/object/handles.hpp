// The handle table. Handles are looked up in this table and are never dereferenced.
//
// A handle contains the index and generation of its slot, the type of the object, and a random salt of this copy
// of the library. A look-up therefore rejects destroyed handles, and almost always handles of another copy and
// random values. A look-up locks no mutex. It pins the slot, which keeps the object alive. After another thread
// has destroyed the handle, new look-ups fail, and the object is released with the last pin.
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

// Pins the slot of a live handle of this type. The slot stays pinned until unpin(). Throws
// CLGL_ERROR_INVALID_HANDLE, CLGL_ERROR_FORKED.
Slot &pin(uintptr_t value, ObjectType type);

// Removes a handle and returns its object. Works in a forked child, too. Throws CLGL_ERROR_INVALID_HANDLE.
Ref<Object> remove(uintptr_t value, ObjectType type);

// Replaces the object of a handle by another object of the same type, and returns the old object. The caller must
// have pinned the slot. During the call, look-ups by other threads fail as if the handle were destroyed. Throws
// CLGL_ERROR_INVALID_STATE if the slot has another pin.
Ref<Object> replace(Slot &slot, Ref<Object> object);

// Returns whether a value is the handle of a live object of this type. Another thread may destroy the handle at
// any time.
bool is_alive(uintptr_t value, ObjectType type) noexcept;

// Returns the number of handles of a type, including destroyed handles whose slot is still pinned.
uint32_t live_count(ObjectType type) noexcept;

// Makes forked() detect children that are forked after this call. Creating the first handle does the same.
void watch_for_forks();
// Returns whether this process was forked from a process that had called watch_for_forks or created a handle.
// Such a child must not call a driver, because driver threads do not exist in it. It must not lock a mutex,
// because the mutex may be locked forever.
bool forked() noexcept;
// Throws CLGL_ERROR_FORKED in a forked child.
void refuse_if_forked();

}  // namespace handles

// Pins the object of a handle while this Pinned exists.
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
    // Replaces the object of the handle with handles::replace.
    Ref<Object> replace(Ref<T> object) const { return handles::replace(slot_, object); }

private:
    Slot &slot_;
};

namespace handles
{

// Throws the error again with the name of the list element, such as "waits[2]", in its message.
[[noreturn]] void fail_element(const Error &error, const char *list, uint32_t index);

}  // namespace handles

// Pins an element of a list of handles. Throws the errors of Pinned with the name of the element in the message.
template <typename T, typename Handle>
Pinned<T> pinned_element(const Handle *list, uint32_t index, const char *name)
{
    try {
        return Pinned<T>(reinterpret_cast<uintptr_t>(list[index]));
    } catch (const Error &error) {
        handles::fail_element(error, name, index);
    }
}

// A pin on an object of any type, or no pin.
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
    // Pins a handle whose slot is known from an earlier look-up. Returns false if the handle was destroyed since
    // then.
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

    // Returns the object; nullptr if there is no pin, or if the object is of another type.
    template <typename T> T *get() const noexcept
    {
        return slot_ && type_ == T::object_type ? static_cast<T *>(&handles::object(*slot_)) : nullptr;
    }

    // Returns the pinned slot; nullptr if there is no pin.
    Slot *slot() const noexcept { return slot_; }

private:
    Slot *slot_ = nullptr;
    ObjectType type_{};
};

}  // namespace clgl
