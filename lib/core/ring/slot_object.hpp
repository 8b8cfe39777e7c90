// The object of a ring's slot: a shared buffer or texture.
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

class Buffer;
class Context;
class Texture;

// The strings in the infos of a ring's objects, kept as long as the ring: a thread may read an info while another
// one resizes the ring. Equal strings are kept once.
class RingTexts
{
public:
    // Makes an object use the kept strings. Must be called before other threads know the object.
    void keep(SharedObject &object);

private:
    OrderedMutex<LockOrder::ring_texts> mutex_;
    std::vector<std::shared_ptr<const ObjectTexts>> all_;
};

// The handle of one object; the other is NULL.
struct RingHandles {
    clgl_buffer buffer = nullptr;
    clgl_texture texture = nullptr;
};

// The shape of every slot: a buffer or a texture.
struct RingShape {
    // Exactly one of these four is set. The data is valid during the call that creates the ring; labels are made
    // of `label` and the index.
    std::optional<clgl_buffer_desc> buffer;
    std::optional<clgl_texture_desc> texture;
    // Existing objects, one for each slot
    std::vector<Ref<Buffer>> buffers;
    std::vector<Ref<Texture>> textures;
    // Their handles
    std::vector<RingHandles> existing;
    std::string label;
    // Shared by all shapes of the ring
    std::shared_ptr<RingTexts> texts = std::make_shared<RingTexts>();

    // Throws as clgl_ring_create documents for a shape that slots cannot have.
    void check(const Context &context) const;
    // Returns the shape for later slots, without initial data.
    RingShape without_contents() const;
    // Returns the shape with another size. Throws as clgl_ring_resize documents.
    RingShape resized(const size_t *extent) const;
};

// The object of a slot, and a read-only object with the same memory, through which compute reads the previous
// frame.
class RingObject
{
public:
    // Must be called on a thread with a GL context. Throws as Buffer::create.
    RingObject(const Ref<Context> &context, const RingShape &shape, uint32_t index);
    // Destroys the handles, which releases what is acquired. Must be called with no mutex held.
    ~RingObject();
    RingObject(const RingObject &) = delete;
    RingObject &operator=(const RingObject &) = delete;

    const RingHandles &written() const { return written_; }
    const RingHandles &read() const { return read_; }
    // True if a hand-over issues GL commands, at least on the drawing thread
    bool uses_gl() const { return uses_gl_; }
    // True if the application owns the object
    bool is_existing() const { return is_existing_; }
    // True if compute writes whole frames, so that nothing is copied from OpenGL
    bool written_whole() const { return written_whole_; }
    // A CLGL_TEXTURE_TYPE_ constant, or 0 for buffers
    clgl_texture_type texture_kind() const { return texture_kind_; }

private:
    void make(const Ref<Context> &context, const RingShape &shape, const char *label, uint32_t index);
    void claim(const SharedObject &written, uint32_t index);
    void add(const Ref<Context> &context, const RingShape &shape, const char *label, const Ref<Buffer> &written);
    void add(const RingShape &shape, const Ref<Texture> &written);
    void end() noexcept;

    RingHandles written_, read_;
    // Their memory, which is in no other slot
    Ref<SharedStorage> storage_;
    bool uses_gl_ = false;
    bool written_whole_ = false;
    bool is_existing_ = false;
    clgl_texture_type texture_kind_ = CLGL_TEXTURE_TYPE_NONE;
};

// The clgl_handover of a slot, with the previous frame if that is wanted.
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
