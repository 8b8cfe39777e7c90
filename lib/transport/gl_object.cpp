#include "transport/gl_object.hpp"

namespace clgl::transport
{

OrdinaryBuffer::OrdinaryBuffer(const Environment &environment, const BufferRequest &request)
    : garbage_(environment.garbage), name_(request.wrapped), owned_(request.wrapped == 0)
{
    if (!owned_) return;
    glGenBuffers(1, &name_);
    try {
        const BoundBuffer bound(environment.gl, name_);
        glBufferData(bound.target(), static_cast<GLsizeiptr>(request.size), nullptr, GL_DYNAMIC_DRAW);
        check_gl("glBufferData");
        if (!request.data) return;
        write_gl_buffer(environment.gl, name_, 0, request.size, request.data);
        check_gl("glBufferSubData");
    } catch (...) {
        garbage_.add_buffer(std::move(node_), name_);
        throw;
    }
}

OrdinaryBuffer::~OrdinaryBuffer()
{
    if (owned_) garbage_.add_buffer(std::move(node_), name_);
}

bool OrdinaryBuffer::intact(const GlCaps &gl, uint64_t size) const
{
    return glIsBuffer(name_) && read_gl_buffer_size(gl, name_) == size;
}

void OrdinaryBuffer::copy_to(const GlCaps &gl, GLuint other, const Range &range) const
{
    copy_gl_buffer(gl, name_, range.offset, other, range.offset, range.size);
    check_gl("glCopyBufferSubData from the OpenGL buffer, which must not be mapped,");
}

void OrdinaryBuffer::copy_from(const GlCaps &gl, GLuint other, const Range &range) const
{
    if (range.empty()) return;
    copy_gl_buffer(gl, other, range.offset, name_, range.offset, range.size);
    check_gl("glCopyBufferSubData to the OpenGL buffer, which must not be mapped,");
}

ShadowedBuffer::ShadowedBuffer(const Environment &environment, const BufferRequest &request)
    : gl_(environment.gl), size_(request.size), object_(environment, request),
      shadow_(environment.gl, environment.garbage, request.size)
{
}

std::unique_ptr<GlMappedBuffer> make_mapped_object(const Environment &environment, const BufferRequest &request)
{
    const GlCaps &gl = environment.gl;
    const GlMapping kept = request.gl_mappable ? GlMapping::address_only : GlMapping::persistent;
    if (request.wrapped)
        return std::make_unique<GlMappedBuffer>(gl, environment.garbage, request.size, kept, request.wrapped);
    auto made = std::make_unique<GlMappedBuffer>(gl, environment.garbage, request.size, kept);
    if (request.data) {
        write_gl_buffer(gl, made->name(), 0, request.size, request.data);
        check_gl("glBufferSubData");
    }
    return made;
}

}  // namespace clgl::transport
