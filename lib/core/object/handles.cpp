#include "core/object/handles.hpp"

#include "base/error.hpp"
#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "base/platform/process.hpp"
#include "base/text.hpp"

#include <array>
#include <memory>
#include <mutex>
#include <random>
#include <vector>

namespace clgl
{

namespace
{

using namespace handles;

constexpr uint32_t slots_per_chunk = 1024;
constexpr uint32_t max_slots = uint32_t{1} << field_bits.index;
constexpr uint32_t max_chunks = max_slots / slots_per_chunk;

constexpr uint64_t without_pins(uint64_t state) { return state & ~mask(pin_bits); }
constexpr uint64_t generation_of(uint64_t state) { return state >> named_shift & mask(field_bits.generation); }

// The data that look-ups read. Chunks of slots are never freed, because an application may still pass a handle
// that it destroyed long ago.
struct alignas(64) LookUps {
    std::atomic<bool> in_forked_child{false};
    std::array<std::atomic<Slot *>, max_chunks> chunks{};
};
constinit LookUps look_ups;

// Returns the slot at the index in the handle. Returns nullptr if the handle is of another type or if there is no
// such slot. The caller must check the state of the slot.
Slot *find(uint64_t value, ObjectType type)
{
    if (type_of(value) != type) return nullptr;
    const uint64_t index = value & mask(field_bits.index);
    Slot *const chunk = look_ups.chunks[index / slots_per_chunk].load(std::memory_order_acquire);
    return chunk ? &chunk[index % slots_per_chunk] : nullptr;
}

// Creates and destroys handles.
class Table
{
public:
    Table()
    {
        std::random_device random;
        salt_ = 1 + random() % mask(field_bits.salt);
        call_in_forked_children([] { look_ups.in_forked_child = true; });
    }

    uintptr_t insert(Ref<Object> object)
    {
        Slot &slot = take_slot();
        const ObjectType type = object->type();
        const uint64_t generation = generation_of(slot.state.load(std::memory_order_relaxed));
        object->retain();
        slot.object.store(object.get(), std::memory_order_relaxed);
        const uint64_t value =
            ((salt_ << field_bits.type | static_cast<uint64_t>(type)) << field_bits.generation | generation)
                << field_bits.index |
            slot.index;
        slot.state.store(live_state_of(value), std::memory_order_release);
        live_[static_cast<size_t>(type)].fetch_add(1, std::memory_order_relaxed);
        return static_cast<uintptr_t>(value);
    }

    void reclaim(Slot &slot)
    {
        Object *object = slot.object.exchange(nullptr, std::memory_order_relaxed);
        live_[static_cast<size_t>(object->type())].fetch_sub(1, std::memory_order_relaxed);
        const uint64_t next = generation_of(slot.state.load(std::memory_order_relaxed)) + 1;
        // Retire a slot after its last generation, so that no handle value is used twice. In a forked child,
        // never reuse a slot, because a thread that does not exist there may have locked the mutex.
        if (next <= mask(field_bits.generation) && !look_ups.in_forked_child) {
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
        if (chunk_count_ == max_chunks)
            fail(CLGL_ERROR_OUT_OF_HOST_MEMORY,
                 text("at most ", max_slots, " objects can exist at a time: destroy objects that are not used"));
        free_.reserve(size_t{slots_per_chunk} * (chunk_count_ + 1));
        auto chunk = std::make_unique<Slot[]>(slots_per_chunk);
        for (uint32_t i = slots_per_chunk; i-- > 0;) {
            chunk[i].index = chunk_count_ * slots_per_chunk + i;
            free_.push_back(&chunk[i]);
        }
        look_ups.chunks[chunk_count_++].store(chunk.release(), std::memory_order_release);
    }

    uint64_t salt_ = 0;
    std::array<std::atomic<uint32_t>, static_cast<size_t>(ObjectType::count)> live_{};
    OrderedMutex<LockOrder::handle_table> mutex_;
    std::vector<Slot *> free_;
    uint32_t chunk_count_ = 0;
};

Table &handle_table() { return immortal<Table>(); }

[[noreturn, gnu::cold]] void fail_lookup(uintptr_t value, ObjectType type)
{
    static constexpr const char *names[] = {"?",       "device", "context", "queue",   "buffer", "fence",
                                            "program", "kernel", "texture", "sampler", "ring"};
    static_assert(std::size(names) == static_cast<size_t>(ObjectType::count));
    const char *name = names[static_cast<size_t>(type)];
    if (value == 0)
        fail(CLGL_ERROR_INVALID_HANDLE,
             text("the ", name, " is NULL: check the result of the call that creates it"));
    fail(CLGL_ERROR_INVALID_HANDLE,
         text(hex(value), " is not a valid clgl_", name, ": it was destroyed, or is not a handle of this type"));
}

// Throws the error of a failed look-up. The return type allows pin() to end with a tail call.
[[gnu::noinline, gnu::cold]] Slot &fail_pin(uintptr_t value, ObjectType type)
{
    handles::refuse_if_forked();
    fail_lookup(value, type);
}

}  // namespace

namespace handles
{

uintptr_t insert(Ref<Object> object) { return handle_table().insert(std::move(object)); }

void watch_for_forks() { handle_table(); }

bool forked() noexcept { return look_ups.in_forked_child.load(std::memory_order_relaxed); }

[[gnu::hot]] Slot &pin(uintptr_t value, ObjectType type)
{
    Slot *const slot = forked() ? nullptr : find(value, type);
    return slot && pin_if_live(*slot, value) ? *slot : fail_pin(value, type);
}

void reclaim(Slot &slot) noexcept { handle_table().reclaim(slot); }

Ref<Object> remove(uintptr_t value, ObjectType type)
{
    // Pin the slot and clear its alive bit in one step, so that only one of several concurrent destroy calls
    // succeeds.
    Slot *const slot = find(value, type);
    if (!slot || !pin_if_live(*slot, value, alive_bit)) fail_lookup(value, type);
    Ref<Object> object(slot->object.load(std::memory_order_relaxed));
    unpin(*slot);
    return object;
}

Ref<Object> replace(Slot &slot, Ref<Object> object)
{
    const uint64_t alone = without_pins(slot.state.load(std::memory_order_relaxed)) + 1;
    uint64_t expected = alone;
    if (!slot.state.compare_exchange_strong(expected, alone & ~alive_bit, std::memory_order_acquire))
        fail(CLGL_ERROR_INVALID_STATE,
             "another thread is using the handle: call again after its call has returned");
    Object *const next = object.get();
    next->retain();
    Object *const before = slot.object.exchange(next, std::memory_order_relaxed);
    ++slot.replaced;
    slot.state.store(alone, std::memory_order_release);
    Ref<Object> gone(before);
    before->release();
    return gone;
}

[[gnu::hot]] bool is_alive(uintptr_t value, ObjectType type) noexcept
{
    const Slot *slot = find(value, type);
    return slot && equal_but_for_pins(slot->state.load(std::memory_order_acquire), live_state_of(value));
}

uint32_t live_count(ObjectType type) noexcept { return handle_table().live_count(type); }

void refuse_if_forked()
{
    if (forked())
        fail(CLGL_ERROR_FORKED,
             "this process was forked after its parent used clgl, and drivers do not survive a fork: fork before "
             "the first call, or call exec; only the destroy functions work here");
}

void fail_element(const Error &error, const char *list, uint32_t index)
{
    fail(error.result(), text(list, '[', index, "]: ", error.what()), error.native());
}

}  // namespace handles

}  // namespace clgl
