#include "core/handles.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

#include <pthread.h>

#include <array>
#include <memory>
#include <mutex>
#include <random>
#include <vector>

namespace clgl
{

// What a value holds besides the index, alive and pins in one word, so that a look-up is one compare-and-swap.
struct Slot {
    std::atomic<uint64_t> state{0};
    std::atomic<Object *> object{nullptr};
    uint32_t index = 0;
};

namespace
{

// How a value's bits are dealt out, from the lowest: index, generation, type, salt.
struct Bits {
    unsigned index, generation, type, salt;
};
constexpr bool wide = sizeof(uintptr_t) == 8;
constexpr Bits bits = wide ? Bits{24, 24, 5, 11} : Bits{13, 11, 4, 4};
static_assert(static_cast<unsigned>(ObjectType::count) <= 1u << bits.type);

constexpr uint64_t mask(unsigned width) { return (uint64_t{1} << width) - 1; }

constexpr uint32_t slots_per_chunk = 1024;
constexpr uint32_t max_slots = uint32_t{1} << bits.index;
constexpr uint32_t max_chunks = max_slots / slots_per_chunk;

// Of a slot's state, from the lowest: pins, alive, and the generation, type and salt as they are in its value.
constexpr unsigned pin_bits = 23;
constexpr uint64_t alive_bit = uint64_t{1} << pin_bits;
constexpr unsigned named_shift = pin_bits + 1;
static_assert(named_shift + bits.generation + bits.type + bits.salt <= 64);

constexpr uint64_t live_state_of(uint64_t value) { return value >> bits.index << named_shift | alive_bit; }
constexpr uint64_t pins_of(uint64_t state) { return state & mask(pin_bits); }
constexpr uint64_t without_pins(uint64_t state) { return state & ~mask(pin_bits); }
constexpr uint64_t generation_of(uint64_t state) { return state >> named_shift & mask(bits.generation); }

std::atomic<bool> in_forked_child{false};

class Table
{
public:
    Table()
    {
        std::random_device random;
        salt_ = 1 + random() % mask(bits.salt);
        pthread_atfork(nullptr, nullptr, [] { in_forked_child = true; });
    }

    uintptr_t insert(Ref<Object> object)
    {
        Slot &slot = take_slot();
        const ObjectType type = object->type();
        const uint64_t generation = generation_of(slot.state.load(std::memory_order_relaxed));
        object->retain();
        slot.object.store(object.get(), std::memory_order_relaxed);
        const uint64_t value =
            ((salt_ << bits.type | static_cast<uint64_t>(type)) << bits.generation | generation) << bits.index |
            slot.index;
        slot.state.store(live_state_of(value), std::memory_order_release);
        live_[static_cast<size_t>(type)].fetch_add(1, std::memory_order_relaxed);
        return static_cast<uintptr_t>(value);
    }

    // The slot that a value of this type points at, or nullptr. Whether the value is its own, its state tells.
    Slot *find(uint64_t value, ObjectType type)
    {
        const uint64_t of_type = value >> (bits.index + bits.generation) & mask(bits.type);
        if (of_type != static_cast<uint64_t>(type)) return nullptr;
        const uint64_t index = value & mask(bits.index);
        Slot *chunk = chunks_[index / slots_per_chunk].load(std::memory_order_acquire);
        return chunk ? &chunk[index % slots_per_chunk] : nullptr;
    }

    // Rare, so out of the way of unpin.
    [[gnu::noinline]] void reclaim(Slot &slot)
    {
        Object *object = slot.object.exchange(nullptr, std::memory_order_relaxed);
        live_[static_cast<size_t>(object->type())].fetch_sub(1, std::memory_order_relaxed);
        const uint64_t next = generation_of(slot.state.load(std::memory_order_relaxed)) + 1;
        // A slot whose generations are used up is retired: no value ever comes back.
        // Nor is one given out again in a forked child, where the mutex may be held by a thread that is not
        // there.
        if (next <= mask(bits.generation) && !in_forked_child) {
            slot.state.store(next << named_shift, std::memory_order_release);
            std::lock_guard lock(mutex_);
            free_.push_back(&slot);
        }
        object->release();
    }

    uint32_t live_count(ObjectType type) const { return live_[static_cast<size_t>(type)]; }

private:
    Slot &take_slot()
    {
        std::lock_guard lock(mutex_);
        if (free_.empty()) add_chunk();
        Slot &slot = *free_.back();
        free_.pop_back();
        return slot;
    }

    void add_chunk()
    {
        if (chunk_count_ == max_chunks) fail(CLGL_ERROR_OUT_OF_HOST_MEMORY, "too many handles are alive");
        free_.reserve(size_t{slots_per_chunk} * (chunk_count_ + 1));
        auto chunk = std::make_unique<Slot[]>(slots_per_chunk);
        for (uint32_t i = slots_per_chunk; i-- > 0;) {
            chunk[i].index = chunk_count_ * slots_per_chunk + i;
            free_.push_back(&chunk[i]);
        }
        // Chunks live as long as the process: values of any age may be looked up.
        chunks_[chunk_count_++].store(chunk.release(), std::memory_order_release);
    }

    uint64_t salt_ = 0;
    std::array<std::atomic<Slot *>, max_chunks> chunks_{};
    std::array<std::atomic<uint32_t>, static_cast<size_t>(ObjectType::count)> live_{};
    std::mutex mutex_;
    std::vector<Slot *> free_;
    uint32_t chunk_count_ = 0;
};

std::atomic<Table *> made_table{nullptr};

[[gnu::noinline]] Table &make_table()
{
    static Table &instance = *new Table;
    made_table.store(&instance, std::memory_order_release);
    return instance;
}

Table &table()
{
    Table *const made = made_table.load(std::memory_order_acquire);
    return made ? *made : make_table();
}

[[noreturn, gnu::cold]] void fail_lookup(uintptr_t value, ObjectType type)
{
    static constexpr const char *names[] = {"?",       "device", "context", "queue",   "buffer", "fence",
                                            "program", "kernel", "texture", "sampler", "ring"};
    static_assert(std::size(names) == static_cast<size_t>(ObjectType::count));
    const char *name = names[static_cast<size_t>(type)];
    if (value == 0) fail(CLGL_ERROR_INVALID_HANDLE, text("the ", name, " is NULL"));
    fail(CLGL_ERROR_INVALID_HANDLE,
         text(hex(value), " is no live ", name, ": it was destroyed, is of another type, or never was a handle"));
}

// Pins the slot of a live handle and takes some bits of its state away, in one step; nullptr if there is none.
inline Slot *find_and_pin(Table &in, uintptr_t value, ObjectType type, uint64_t taken_bits)
{
    Slot *const slot = in.find(value, type);
    if (!slot) return nullptr;
    uint64_t state = slot->state.load(std::memory_order_relaxed);
    while (without_pins(state) == live_state_of(value))
        if (slot->state.compare_exchange_weak(state, (state & ~taken_bits) + 1, std::memory_order_acquire,
                                              std::memory_order_relaxed))
            return slot;
    return nullptr;
}

// What a look-up that pins nothing ends with. Returns a reference so that pin() needs no frame of its own.
[[gnu::noinline, gnu::cold]] Slot &fail_pin(uintptr_t value, ObjectType type)
{
    handles::refuse_if_forked();
    fail_lookup(value, type);
}

}  // namespace

namespace handles
{

uintptr_t insert(Ref<Object> object) { return table().insert(std::move(object)); }

bool forked() noexcept { return in_forked_child.load(std::memory_order_relaxed); }

Slot &pin(uintptr_t value, ObjectType type)
{
    Table *const made = made_table.load(std::memory_order_acquire);
    Slot *const slot = made && !forked() ? find_and_pin(*made, value, type, 0) : nullptr;
    return slot ? *slot : fail_pin(value, type);
}

void unpin(Slot &slot) noexcept
{
    const uint64_t before = slot.state.fetch_sub(1, std::memory_order_acq_rel);
    if (pins_of(before) == 1 && !(before & alive_bit)) table().reclaim(slot);
}

Object &object(Slot &slot) noexcept { return *slot.object.load(std::memory_order_relaxed); }

Ref<Object> remove(uintptr_t value, ObjectType type)
{
    // Pinned and no longer alive in one step, so that exactly one destroy wins.
    Slot *const slot = find_and_pin(table(), value, type, alive_bit);
    if (!slot) fail_lookup(value, type);
    Ref<Object> object(slot->object.load(std::memory_order_relaxed));
    unpin(*slot);
    return object;
}

Ref<Object> replace(Slot &slot, Ref<Object> object)
{
    const uint64_t alone = without_pins(slot.state.load(std::memory_order_relaxed)) + 1;
    uint64_t expected = alone;
    if (!slot.state.compare_exchange_strong(expected, alone & ~alive_bit, std::memory_order_acquire))
        fail(CLGL_ERROR_INVALID_STATE, "another thread is using the handle at this moment");
    Object *const next = object.get();
    next->retain();
    Object *const before = slot.object.exchange(next, std::memory_order_relaxed);
    slot.state.store(alone, std::memory_order_release);
    Ref<Object> gone(before);
    before->release();
    return gone;
}

bool is_alive(uintptr_t value, ObjectType type) noexcept
{
    const Slot *slot = table().find(value, type);
    return slot && without_pins(slot->state.load(std::memory_order_acquire)) == live_state_of(value);
}

uint32_t live_count(ObjectType type) noexcept { return table().live_count(type); }

void refuse_if_forked()
{
    if (forked())
        fail(CLGL_ERROR_FORKED,
             "this process is a fork of one that used clgl already, and drivers do not survive "
             "that: fork before the first call, or exec; here only destroying works");
}

void fail_element(const Error &error, const char *list, uint32_t index)
{
    fail(error.result(), text(list, '[', index, "]: ", error.what()), error.native());
}

}  // namespace handles

}  // namespace clgl
