// The shared buffer or texture of a slot of a ring.
#pragma once

#include "base/lock_order.hpp"
#include "core/buffer/buffer.hpp"
#include "core/memory/shared_object.hpp"
#include "core/texture/texture.hpp"

#include <clgl/acquire.h>
#include <clgl/ring.h>

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace clgl
{

class Context;

// Stores the strings in the infos of a ring's objects until the ring is destroyed. A thread may use an info while
// another thread resizes the ring. Equal strings are stored once.
class RingTexts
{
public:
    // Makes an object use the stored strings. Must be called before other threads can use the object.
    void keep(SharedObject &object);

private:
    OrderedMutex<LockOrder::ring_texts> mutex_;
    std::vector<std::shared_ptr<const ObjectTexts>> all_;
};

// The handle of a buffer or of a texture. The other handle is NULL. If there is no object, both are NULL.
struct RingHandles {
    clgl_buffer buffer = nullptr;
    clgl_texture texture = nullptr;
};

// The descriptor of the slots: buffers or textures.
struct RingShape {
    // Exactly one of the next four members is set (`check` verifies this). Initial data must be valid while the
    // ring is created. The label of slot i is "`label`[i]"; slots have no label if `label` is empty.
    std::optional<clgl_buffer_desc> buffer;
    std::optional<clgl_texture_desc> texture;
    // Existing objects of the application, one for each slot
    std::vector<Ref<Buffer>> buffers;
    std::vector<Ref<Texture>> textures;
    // The handles of existing objects
    std::vector<RingHandles> existing;
    std::string label;
    // Shared by all slots of the ring, including slots that a resize creates
    std::shared_ptr<RingTexts> texts = std::make_shared<RingTexts>();

    // Checks whether slots can have this shape. Throws the errors that clgl_ring_create documents.
    void check(const Context &context) const;
    // Returns the shape without initial data, for slots that are created later.
    RingShape without_contents() const;
    // Returns the shape with another size. Throws the errors that clgl_ring_resize documents.
    RingShape resized(const size_t *extent) const;
};

// The object of a slot. A second, read-only object has the same memory. Compute uses it to read the previous
// frame.
class RingObject
{
public:
    // Must be called on a thread with a GL context. Throws the errors of Buffer::create and Texture::create.
    RingObject(const Ref<Context> &context, const RingShape &shape, uint32_t index);
    // Destroys the handles that the ring has created, which releases acquired objects. Must be called with no
    // mutex locked.
    ~RingObject();
    RingObject(const RingObject &) = delete;
    RingObject &operator=(const RingObject &) = delete;

    const RingHandles &written() const { return written_; }
    const RingHandles &read() const { return read_; }
    // Returns whether an acquire of the object calls GL functions.
    bool uses_gl() const { return uses_gl_; }
    // Returns whether the application created the object.
    bool is_existing() const { return is_existing_; }
    // Returns whether compute writes whole frames, so that no contents are copied from OpenGL.
    bool written_whole() const { return written_whole_; }
    // Returns a CLGL_TEXTURE_TYPE_ constant; 0 for buffers.
    clgl_texture_type texture_kind() const { return texture_kind_; }

private:
    void make(const Ref<Context> &context, const RingShape &shape, const char *label, uint32_t index);
    void claim(const SharedObject &written, uint32_t index);
    void add(const Ref<Context> &context, const RingShape &shape, const char *label, const Ref<Buffer> &written);
    void add(const RingShape &shape, const Ref<Texture> &written);
    void end() noexcept;

    RingHandles written_, read_;
    // The memory of both objects, which no other slot may have
    Ref<SharedStorage> storage_;
    bool uses_gl_ = false;
    bool written_whole_ = false;
    bool is_existing_ = false;
    clgl_texture_type texture_kind_ = CLGL_TEXTURE_TYPE_NONE;
};

// The clgl_handover for a slot, and optionally for the slot of the previous frame.
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
