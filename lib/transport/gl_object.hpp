// Declares the GL buffers of storages.
#pragma once

#include "driver/gl_mapped_buffer.hpp"
#include "transport/transport.hpp"

namespace clgl::transport
{

// A GL buffer that the library does not map. It is application-owned, or was created by the library.
class OrdinaryBuffer
{
public:
    OrdinaryBuffer(const Environment &environment, const BufferRequest &request);
    ~OrdinaryBuffer();
    OrdinaryBuffer(const OrdinaryBuffer &) = delete;
    OrdinaryBuffer &operator=(const OrdinaryBuffer &) = delete;

    GLuint name() const { return name_; }
    // Returns whether the GL buffer still exists and has this size.
    bool intact(const GlCaps &gl, uint64_t size) const;
    // These functions copy a range between this buffer and the same range of `other`.
    void copy_to(const GlCaps &gl, GLuint other, const Range &range) const;
    void copy_from(const GlCaps &gl, GLuint other, const Range &range) const;

private:
    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode node_;
    GLuint name_;
    bool owned_;
};

// A GL buffer and its shadow, which is a library-owned GL buffer that stays mapped. OpenGL copies between the two
// buffers.
class ShadowedBuffer
{
public:
    ShadowedBuffer(const Environment &environment, const BufferRequest &request);

    GLuint name() const { return object_.name(); }
    // Returns the address of the shadow.
    void *pointer() const { return shadow_.pointer(); }
    void keep_for(cl_mem mem) { shadow_.keep_for(mem); }
    bool intact() const { return object_.intact(gl_, size_); }
    void copy_to_shadow(const Range &range) const { object_.copy_to(gl_, shadow_.name(), range); }
    void copy_from_shadow(const Range &range) const { object_.copy_from(gl_, shadow_.name(), range); }

private:
    const GlCaps &gl_;
    uint64_t size_;
    OrdinaryBuffer object_;
    GlMappedBuffer shadow_;
};

// Returns a GL buffer whose memory the CPU can access: a new buffer with the contents request.data, or an
// application-owned buffer whose storage is replaced.
std::unique_ptr<GlMappedBuffer> make_mapped_object(const Environment &environment, const BufferRequest &request);

}  // namespace clgl::transport
