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

void check_access(clgl_access access)
{
    if (access == CLGL_ACCESS_READ_ONLY)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "compute writes the slots of a ring: access must not be "
                                          "CLGL_ACCESS_READ_ONLY");
}

void resize(clgl_texture_desc &desc, const size_t *extent)
{
    for (int i = 0; i < 3; ++i)
        if (extent[i] > std::numeric_limits<uint32_t>::max())
            fail(CLGL_ERROR_OUT_OF_RANGE, text("extent[", i, "] is ", extent[i], ", beyond any texture"));
    const auto size = [&](int i) { return static_cast<uint32_t>(extent[i]); };
    const bool is_1d_array = desc.kind == CLGL_TEXTURE_KIND_1D_ARRAY;
    const bool is_2d_array = desc.kind == CLGL_TEXTURE_KIND_2D_ARRAY;
    desc.width = size(0);
    desc.height = is_1d_array ? 1 : size(1);
    desc.depth = is_2d_array ? 1 : size(2);
    desc.layers = is_1d_array ? size(1) : is_2d_array ? size(2) : 1;
}

// Destroys the object of a handle, unless the application has destroyed it itself.
void end_handle(uintptr_t value, ObjectType type) noexcept
{
    if (value == 0 || !handles::is_alive(value, type)) return;
    try {
        release_destroyed(static_cast<SharedObject &>(*handles::remove(value, type)));
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_ERROR, text("while a slot of a ring was destroyed: ", error.what()));
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

void RingShape::check() const
{
    if (buffer.has_value() == texture.has_value())
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             buffer ? "buffer and texture are both given: the slots of a ring are one or the other"
                    : "neither buffer nor texture is given: one of them describes the slots");
    check_access(buffer ? buffer->access : texture->access);
    if (texture) {
        if (texture->flags & CLGL_TEXTURE_COMPUTE_ONLY)
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 "the slots of a ring are shared with OpenGL: CLGL_TEXTURE_COMPUTE_ONLY contradicts that");
        if (texture->gl_name)
            fail(CLGL_ERROR_INVALID_ARGUMENT, "a ring makes its slots itself: gl_name must be 0");
        return;
    }
    if (buffer->gl_name) fail(CLGL_ERROR_INVALID_ARGUMENT, "a ring makes its slots itself: gl_name must be 0");
    if (buffer->flags & ~CLGL_BUFFER_GL_MAPPABLE)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "the slots of a ring are shared with OpenGL and made by the library: of the flags of buffers, only "
             "CLGL_BUFFER_GL_MAPPABLE fits");
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
    RingShape shape = *this;
    if (std::any_of(extent, extent + 3, [](size_t size) { return size == 0; }))
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("extent is {", extent[0], ", ", extent[1], ", ", extent[2],
                                               "}: no size may be 0; those that a slot does not have are 1"));
    if (texture) {
        resize(*shape.texture, extent);
        return shape;
    }
    if (extent[1] != 1 || extent[2] != 1)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("extent is {", extent[0], ", ", extent[1], ", ", extent[2],
                                               "}: buffers have one size, so that the others must be 1"));
    shape.buffer->size = extent[0];
    return shape;
}

RingObject::RingObject(const Ref<Context> &context, const RingShape &shape, uint32_t index)
{
    const std::string label = shape.label.empty() ? std::string() : text(shape.label, '[', index, ']');
    try {
        make(context, shape, label.empty() ? nullptr : label.c_str());
    } catch (...) {
        end();
        throw;
    }
}

RingObject::~RingObject() { end(); }

// The second object wraps the first one's GL name, so that both share one memory and one state.
void RingObject::make(const Ref<Context> &context, const RingShape &shape, const char *label)
{
    written_whole_ = (shape.texture ? shape.texture->access : shape.buffer->access) == CLGL_ACCESS_WRITE_DISCARD;
    if (shape.texture) {
        clgl_texture_desc desc = *shape.texture;
        desc.label = label;
        const Ref<Texture> written = Texture::create(context, desc);
        written_.texture = handle_of<clgl_texture>(written, shape);
        uses_gl_ = written->storage().gl_storage().acquires_by_gl();
        texture_kind_ = written->shape().kind;
        read_.texture = handle_of<clgl_texture>(written->read_only(), shape);
        return;
    }
    clgl_buffer_desc desc = *shape.buffer;
    desc.label = label;
    const Ref<Buffer> written = Buffer::create(context, desc);
    written_.buffer = handle_of<clgl_buffer>(written, shape);
    uses_gl_ = written->storage().gl_storage().acquires_by_gl();
    clgl_buffer_desc second = CLGL_BUFFER_DESC_INIT;
    second.access = CLGL_ACCESS_READ_ONLY;
    second.gl_name = written->storage().gl_name();
    second.label = label;
    read_.buffer = handle_of<clgl_buffer>(Buffer::create(context, second), shape);
}

void RingObject::end() noexcept
{
    for (const RingHandles &handles : {read_, written_}) {
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
