#include "transport/ordinary_buffer.hpp"

namespace clgl::transport
{

OrdinaryBuffer::OrdinaryBuffer(const Environment &environment, const BufferRequest &request)
    : garbage_(environment.garbage), name_(request.wrapped), owned_(request.wrapped == 0)
{
    if (!owned_) return;
    glGenBuffers(1, &name_);
    const BoundBuffer bound(environment.gl, name_);
    glBufferData(bound.target(), static_cast<GLsizeiptr>(request.size), request.data, GL_DYNAMIC_DRAW);
    try {
        check_gl("glBufferData");
    } catch (...) {
        garbage_.add_buffer(name_);
        throw;
    }
}

OrdinaryBuffer::~OrdinaryBuffer()
{
    if (owned_) garbage_.add_buffer(name_);
}

bool OrdinaryBuffer::intact(const GlCaps &gl, uint64_t size) const
{
    return glIsBuffer(name_) && read_gl_buffer_facts(gl, name_).size == size;
}

}  // namespace clgl::transport
