#include "core/ring/slot_object.hpp"
#include "core/handover/handover.hpp"

#include "base/log.hpp"
#include "base/text.hpp"
#include "core/buffer/buffer.hpp"
#include "core/object/handles.hpp"
#include "core/texture/texture.hpp"

#include <algorithm>
#include <limits>

namespace clgl
{

namespace
{

template <typename Handle> uintptr_t value_of(Handle handle) { return reinterpret_cast<uintptr_t>(handle); }

template <typename Handle, typename T> Handle handle_of(const Ref<T> &object, const RingShape &shape)
{
    shape.texts->keep(*object);
    return reinterpret_cast<Handle>(handles::insert(object));
}

// `title` names the access in the message.
void check_access(clgl_access access, const std::string &title)
{
    if (access == CLGL_ACCESS_READ_ONLY)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(title, " is CLGL_ACCESS_READ_ONLY, but compute writes the slots of a ring: use another access, "
                         "such as CLGL_ACCESS_READ_WRITE"));
}

void require_whole(const Buffer &buffer, const std::string &title)
{
    if (buffer.is_sub_buffer())
        fail(CLGL_ERROR_INVALID_ARGUMENT, text(title, " is a sub-buffer: a ring needs whole buffers"));
}

void require_whole(const Texture &, const std::string &) {}

// Checks the existing objects of the application for a ring. `name` is the field name for messages.
template <typename T>
void check_existing(const Context &context, const std::vector<Ref<T>> &objects, const char *name)
{
    for (size_t i = 0; i < objects.size(); ++i) {
        const T &object = *objects[i];
        const std::string title = text(name, '[', i, ']');
        if (&object.context() != &context)
            fail(CLGL_ERROR_WRONG_CONTEXT, text(title, " and the ring belong to different clgl contexts: use "
                                                       "objects of the context of the ring"));
        if (!object.shared_storage().shared())
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text(title, " is not shared with OpenGL: the slots of a ring must be"));
        require_whole(object, title);
        check_access(object.access(), text("the access of ", title));
        if (object.is_acquired())
            fail(CLGL_ERROR_ALREADY_ACQUIRED, text(title, " is acquired: release it first"));
        for (size_t j = 0; j < i; ++j)
            if (&objects[j]->shared_storage() == &object.shared_storage())
                fail(CLGL_ERROR_INVALID_ARGUMENT,
                     text(title, " has the same memory as ", name, '[', j, "]: each slot needs its own"));
    }
}

// Destroys the object of a handle, unless the application has already destroyed the object.
void end_handle(uintptr_t value, ObjectType type) noexcept
{
    if (value == 0 || !handles::is_alive(value, type)) return;
    try {
        release_destroyed(static_cast<SharedObject &>(*handles::remove(value, type)));
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_ERROR, text("destroying a slot of a ring failed: ", error.what()));
    }
}

}  // namespace

void RingTexts::keep(SharedObject &object)
{
    const std::lock_guard lock(mutex_);
    auto found = std::ranges::find_if(all_, [&](const std::shared_ptr<const ObjectTexts> &kept) {
        return kept->label == object.label() && kept->reason == object.reason();
    });
    if (found == all_.end())
        found =
            all_.insert(found, std::make_shared<const ObjectTexts>(ObjectTexts{object.label(), object.reason()}));
    object.use_texts(*found);
}

void RingShape::check(const Context &context) const
{
    const int shapes = buffer.has_value() + texture.has_value() + !buffers.empty() + !textures.empty();
    if (shapes != 1)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(shapes, " of buffer, texture, buffers and textures are set: set exactly one of them"));
    if (!buffers.empty()) return check_existing(context, buffers, "buffers");
    if (!textures.empty()) return check_existing(context, textures, "textures");
    check_access(buffer ? buffer->access : texture->access, buffer ? "buffer->access" : "texture->access");
    if (texture) {
        if (texture->flags & CLGL_TEXTURE_COMPUTE_ONLY)
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 "the slots of a ring are shared with OpenGL: remove CLGL_TEXTURE_COMPUTE_ONLY");
        if (texture->gl_name)
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text("texture->gl_name is ", texture->gl_name,
                      ", but a ring creates these slots: set it to 0, or set textures to use existing objects"));
        return;
    }
    if (buffer->gl_name)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("buffer->gl_name is ", buffer->gl_name,
                  ", but a ring creates these slots: set it to 0, or set buffers to use existing objects"));
    if (buffer->flags & ~CLGL_BUFFER_GL_MAPPABLE)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("buffer->flags are ", hex(buffer->flags),
                  ", but clgl creates the slots of a ring and shares them with OpenGL: use 0 or "
                  "CLGL_BUFFER_GL_MAPPABLE"));
}

RingShape RingShape::without_contents() const
{
    RingShape shape = *this;
    if (shape.buffer) shape.buffer->data = nullptr;
    if (!shape.texture) return shape;
    shape.texture->data = nullptr;
    shape.texture->row_pitch = shape.texture->slice_pitch = 0;
    return shape;
}

RingShape RingShape::resized(const size_t *extent) const
{
    if (!existing.empty())
        fail(CLGL_ERROR_UNSUPPORTED,
             "the ring uses existing objects: destroy the ring, resize the objects, and create a new ring");
    RingShape shape = *this;
    if (texture) {
        set_extent(*shape.texture, extent);
        return shape;
    }
    require_no_size_0(extent);
    if (extent[1] != 1 || extent[2] != 1)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("extent is ", text_of_triple(extent),
                                               ": a buffer has one size; set extent[1] and extent[2] to 1"));
    shape.buffer->size = extent[0];
    return shape;
}

RingObject::RingObject(const Ref<Context> &context, const RingShape &shape, uint32_t index)
{
    const std::string label = shape.label.empty() ? std::string() : text(shape.label, '[', index, ']');
    try {
        make(context, shape, label.empty() ? nullptr : label.c_str(), index);
    } catch (...) {
        end();
        throw;
    }
}

RingObject::~RingObject() { end(); }

void RingObject::make(const Ref<Context> &context, const RingShape &shape, const char *label, uint32_t index)
{
    if (!shape.existing.empty()) {
        is_existing_ = true;
        written_ = shape.existing[index];
        if (written_.buffer) {
            claim(*shape.buffers[index], index);
            add(context, shape, label, shape.buffers[index]);
        } else {
            claim(*shape.textures[index], index);
            add(shape, shape.textures[index]);
        }
        return;
    }
    if (shape.texture) {
        clgl_texture_desc desc = *shape.texture;
        desc.label = label;
        const Ref<Texture> written = Texture::create(context, desc);
        written_.texture = handle_of<clgl_texture>(written, shape);
        claim(*written, index);
        return add(shape, written);
    }
    clgl_buffer_desc desc = *shape.buffer;
    desc.label = label;
    const Ref<Buffer> written = Buffer::create(context, desc);
    written_.buffer = handle_of<clgl_buffer>(written, shape);
    claim(*written, index);
    add(context, shape, label, written);
}

// Prevents other rings from using the memory for a slot, and prevents the replacement of the memory.
void RingObject::claim(const SharedObject &written, uint32_t index)
{
    if (!written.shared_storage().enter_ring())
        fail(CLGL_ERROR_INVALID_STATE, text(written_.buffer ? "buffers[" : "textures[", index,
                                            "] is a slot of another ring: destroy that ring first"));
    storage_ = written.shared_storage_ref();
}

// Creates the second object by wrapping the same GL name, so that both objects share memory and acquisitions.
void RingObject::add(const Ref<Context> &context, const RingShape &shape, const char *label,
                     const Ref<Buffer> &written)
{
    written_whole_ = written->access() == CLGL_ACCESS_WRITE_DISCARD;
    uses_gl_ = written->storage().gl_storage().acquires_by_gl();
    clgl_buffer_desc second = CLGL_BUFFER_DESC_INIT;
    second.access = CLGL_ACCESS_READ_ONLY;
    second.gl_name = written->storage().gl_name();
    second.label = label;
    read_.buffer = handle_of<clgl_buffer>(Buffer::create(context, second), shape);
}

void RingObject::add(const RingShape &shape, const Ref<Texture> &written)
{
    written_whole_ = written->access() == CLGL_ACCESS_WRITE_DISCARD;
    uses_gl_ = written->storage().gl_storage().acquires_by_gl();
    texture_kind_ = written->shape().kind;
    read_.texture = handle_of<clgl_texture>(written->read_only(), shape);
}

void RingObject::end() noexcept
{
    if (storage_) storage_->leave_ring();
    for (const RingHandles &handles : {read_, is_existing_ ? RingHandles{} : written_}) {
        end_handle(value_of(handles.buffer), ObjectType::buffer);
        end_handle(value_of(handles.texture), ObjectType::texture);
    }
}

RingHandover::RingHandover(uint32_t flags, const RingHandles &written, const RingHandles &read)
{
    handover_.flags = flags;
    handover_.buffers = buffers_;
    handover_.textures = textures_;
    add(written);
    add(read);
}

void RingHandover::add(const RingHandles &handles)
{
    if (handles.buffer) buffers_[handover_.buffer_count++] = handles.buffer;
    if (handles.texture) textures_[handover_.texture_count++] = handles.texture;
}

}  // namespace clgl
