// Defines the slots of the handle table. Pinning a slot is inline, because nearly every call pins one.
#pragma once

#include "core/object/object.hpp"

#include <atomic>
#include <cstdint>

namespace clgl
{

// An entry of the handle table. `state` contains the number of pins, the alive bit, and the generation, type and
// salt of the handle. One compare-and-swap of this word is enough for a look-up.
struct Slot {
    std::atomic<uint64_t> state{0};
    std::atomic<Object *> object{nullptr};
    uint32_t index = 0;
    // The number of objects that were replaced in this slot, for all handles of the slot. Changes only while the
    // replacing thread has the only pin.
    uint32_t replaced = 0;
};

namespace handles
{

// The widths of the fields of a handle in bits, from the lowest field to the highest.
struct Bits {
    unsigned index, generation, type, salt;
};
constexpr bool wide = sizeof(uintptr_t) == 8;
constexpr Bits field_bits = wide ? Bits{24, 24, 5, 11} : Bits{13, 11, 4, 4};
static_assert(static_cast<unsigned>(ObjectType::count) <= 1u << field_bits.type);

constexpr uint64_t mask(unsigned width) { return (uint64_t{1} << width) - 1; }

// Returns the type field of a handle. An invalid handle may contain a number that is not an ObjectType.
constexpr ObjectType type_of(uint64_t value)
{
    return static_cast<ObjectType>(value >> (field_bits.index + field_bits.generation) & mask(field_bits.type));
}

// The fields of Slot::state, from the lowest: number of pins, alive bit, generation, type, salt.
constexpr unsigned pin_bits = 23;
constexpr uint64_t alive_bit = uint64_t{1} << pin_bits;
constexpr unsigned named_shift = pin_bits + 1;
static_assert(named_shift + field_bits.generation + field_bits.type + field_bits.salt <= 64);

constexpr uint64_t live_state_of(uint64_t value) { return value >> field_bits.index << named_shift | alive_bit; }
constexpr bool equal_but_for_pins(uint64_t a, uint64_t b) { return (a ^ b) <= mask(pin_bits); }

// Returns false if `value` is not the live handle of this slot. Otherwise pins the slot, and clears `taken_bits`
// of its state in the same atomic step.
inline bool pin_if_live(Slot &slot, uintptr_t value, uint64_t taken_bits = 0) noexcept
{
    uint64_t state = slot.state.load(std::memory_order_relaxed);
    while (equal_but_for_pins(state, live_state_of(value)))
        if (slot.state.compare_exchange_weak(state, (state & ~taken_bits) + 1, std::memory_order_acquire,
                                             std::memory_order_relaxed))
            return true;
    return false;
}

// Releases the object of a destroyed handle, and frees or retires the slot. Must be called when the last pin is
// released.
void reclaim(Slot &slot) noexcept;

inline void unpin(Slot &slot) noexcept
{
    const uint64_t before = slot.state.fetch_sub(1, std::memory_order_acq_rel);
    const bool was_last_pin_of_destroyed = (before & (alive_bit | mask(pin_bits))) == 1;
    if (was_last_pin_of_destroyed) [[unlikely]]
        reclaim(slot);
}

inline Object &object(const Slot &slot) noexcept { return *slot.object.load(std::memory_order_relaxed); }

}  // namespace handles

}  // namespace clgl
