// What a slot of a ring consists of: a shared buffer or texture, behind one face.
#pragma once

#include "base/lock_order.hpp"
#include "core/memory/shared_object.hpp"

#include <clgl/acquire.h>
#include <clgl/ring.h>

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace clgl
{

// What a ring's objects tell of themselves in words, for as long as the ring: a thread that looks at one need not
// know that another one resizes the ring. Each is kept once, however often that happens.
class RingTexts
{
public:
    // Has an object that nobody else knows yet tell by what is kept.
    void keep(SharedObject &object);

private:
    OrderedMutex<LockOrder::ring_texts> mutex_;
    std::vector<std::shared_ptr<const ObjectTexts>> all_;
};

// What every slot is: exactly one of the two.
struct RingShape {
    // Their data lives as long as the call that makes the ring; their labels are those of `label` and the index.
    std::optional<clgl_buffer_desc> buffer;
    std::optional<clgl_texture_desc> texture;
    std::string label;
    // The ring's
    std::shared_ptr<RingTexts> texts = std::make_shared<RingTexts>();

    // Throws CLGL_ERROR_INVALID_ARGUMENT for what a slot cannot be.
    void check() const;
    // For slots to come.
    RingShape without_contents() const;
    // Of another size. Throws CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_OUT_OF_RANGE.
    RingShape resized(const size_t *extent) const;
};

// The handles of one object; the one that does not apply is NULL.
struct RingHandles {
    clgl_buffer buffer = nullptr;
    clgl_texture texture = nullptr;
};

// One slot's object, and a second one of the same memory that is only read, for the frame before.
class RingObject
{
public:
    // On a thread that may call OpenGL. Throws as Buffer::create.
    RingObject(const Ref<Context> &context, const RingShape &shape, uint32_t index);
    // Ends the handles, which gives back what is acquired. Outside all locks.
    ~RingObject();
    RingObject(const RingObject &) = delete;
    RingObject &operator=(const RingObject &) = delete;

    const RingHandles &written() const { return written_; }
    const RingHandles &read() const { return read_; }
    // Whether a hand-over issues OpenGL commands, at least on the thread that draws.
    bool uses_gl() const { return uses_gl_; }
    // Whether frames are written whole, so that compute wants nothing from OpenGL, which only reads.
    bool written_whole() const { return written_whole_; }
    // CLGL_TEXTURE_KIND_..., or 0 for buffers.
    int32_t texture_kind() const { return texture_kind_; }

private:
    void make(const Ref<Context> &context, const RingShape &shape, const char *label);
    void end() noexcept;

    RingHandles written_, read_;
    bool uses_gl_ = false;
    bool written_whole_ = false;
    int32_t texture_kind_ = 0;
};

// What acquire() and release() are told of a slot, and of the frame before it, if that is wanted.
class RingHandover
{
public:
    RingHandover(uint32_t flags, const RingHandles &written, const RingHandles &read);
    RingHandover(const RingHandover &) = delete;
    RingHandover &operator=(const RingHandover &) = delete;

    const clgl_handover &get() const { return handover_; }

private:
    void add(const RingHandles &handles);

    clgl_buffer buffers_[2] = {};
    clgl_texture textures_[2] = {};
    clgl_handover handover_ = CLGL_HANDOVER_INIT;
};

}  // namespace clgl
