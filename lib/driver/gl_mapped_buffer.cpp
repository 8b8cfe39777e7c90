#include "driver/gl_mapped_buffer.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "driver/gl_kept_contents.hpp"

namespace clgl
{

namespace
{

constexpr GLbitfield mapping_flags =
    GL_MAP_READ_BIT | GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT;

void define_storage(const GlCaps &caps, GLenum target, uint64_t size)
{
    // GL_DYNAMIC_STORAGE_BIT permits glBufferSubData, which the application and clgl may call.
    const GLbitfield flags = mapping_flags | GL_DYNAMIC_STORAGE_BIT;
    const auto bytes = static_cast<GLsizeiptr>(size);
    if (caps.es)
        glBufferStorageEXT(target, bytes, nullptr, flags);
    else
        glBufferStorage(target, bytes, nullptr, flags);
    check_gl("glBufferStorage");
}

bool is_mapped_at(const GlCaps &caps, GLuint name, const void *pointer)
{
    if (!glIsBuffer(name)) return false;
    void *mapped = nullptr;
    // Avoids binding the buffer where possible, because every acquire and release calls this function.
    if (caps.direct_state_access) {
        glGetNamedBufferPointerv(name, GL_BUFFER_MAP_POINTER, &mapped);
    } else {
        const BoundBuffer bound(caps, name);
        glGetBufferPointerv(bound.target(), GL_BUFFER_MAP_POINTER, &mapped);
    }
    return mapped == pointer;
}

// Returns the address of a buffer, or nullptr if the address cannot be found. Must not be called if clgl has
// mapped the buffer. If the buffer is not mapped, maps it temporarily for writing. Mesa then drops the index
// range that it caches for an index buffer.
const void *address_of(const GlCaps &caps, GLuint name)
{
    const BoundBuffer bound(caps, name);
    void *mapped = nullptr;
    glGetBufferPointerv(bound.target(), GL_BUFFER_MAP_POINTER, &mapped);
    if (mapped)
        return static_cast<const char *>(mapped) -
               bound_gl_buffer_number(caps, bound.target(), GL_BUFFER_MAP_OFFSET);
    mapped = glMapBufferRange(bound.target(), 0, 1,
                              GL_MAP_WRITE_BIT | GL_MAP_UNSYNCHRONIZED_BIT | GL_MAP_FLUSH_EXPLICIT_BIT);
    if (mapped)
        glUnmapBuffer(bound.target());
    else
        drop_own_gl_errors();
    return mapped;
}

bool is_stored_at(const GlCaps &caps, GLuint name, uint64_t size, const void *pointer)
{
    return glIsBuffer(name) && read_gl_buffer_size(caps, name) == size && address_of(caps, name) == pointer;
}

}  // namespace

GlMappedBuffer::GlMappedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GlMapping kept)
    : caps_(caps), garbage_(garbage), mapping_(std::make_shared<Mapping>(caps, size, kept))
{
    glGenBuffers(1, &mapping_->name);
    try {
        allocate();
    } catch (...) {
        glDeleteBuffers(1, &mapping_->name);
        throw;
    }
}

GlMappedBuffer::GlMappedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GlMapping kept_mapping,
                               GLuint replace)
    : caps_(caps), garbage_(garbage), mapping_(std::make_shared<Mapping>(caps, size, kept_mapping, replace)),
      unmap_([mapping = mapping_] { mapping->unmap(); })
{
    GlKeptContents::replace_storage(
        caps, replace, size, [this] { allocate(); },
        [this] {
            unmap_();
            log_pending_gl_errors();
        });
}

void GlMappedBuffer::allocate()
{
    const BoundBuffer bound(caps_, name());
    const auto size = static_cast<GLsizeiptr>(mapping_->size);
    define_storage(caps_, bound.target(), mapping_->size);
    mapping_->pointer = glMapBufferRange(bound.target(), 0, size, mapping_flags);
    check_gl("glMapBufferRange of the whole buffer");
    if (!pointer()) fail(CLGL_ERROR_OPENGL, "glMapBufferRange of the whole buffer returned NULL");
    if (!mappable()) return;
    glUnmapBuffer(bound.target());
    check_gl("glUnmapBuffer");
    if (!intact())
        fail(CLGL_ERROR_UNSUPPORTED, "the OpenGL driver moves the buffer in memory when it is unmapped");
}

bool GlMappedBuffer::Mapping::is_there() const
{
    if (ended) return false;
    return kept == GlMapping::persistent ? is_mapped_at(caps, name, pointer)
                                         : is_stored_at(caps, name, size, pointer);
}

void GlMappedBuffer::Mapping::unmap()
{
    if (kept == GlMapping::address_only || !pointer || !is_there()) return;
    ended = true;
    const BoundBuffer bound(caps, name);
    glUnmapBuffer(bound.target());
}

GlMappedBuffer::~GlMappedBuffer()
{
    if (unmap_)
        garbage_.add_call(std::move(node_), std::move(unmap_), users_);
    else
        garbage_.add_buffer(std::move(node_), name(), users_);
}

void GlMappedBuffer::keep_for(cl_mem mem)
{
    ++users_->count;
    keep_until_deleted(mem, std::shared_ptr<void>(nullptr, [users = users_](void *) {
                           users->count.fetch_sub(1, std::memory_order_release);
                       }));
}

bool GlMappedBuffer::intact() const { return mapping_->is_there(); }

bool GlMappedBuffer::unmap()
{
    if (!unmap_) return false;
    mapping_->unmap();
    return true;
}

}  // namespace clgl
