// The GL buffer of a storage, wrapped or library-owned.
#pragma once

#include "driver/gl_mapped_buffer.hpp"
#include "transport/transport.hpp"

namespace clgl::transport
{

// A buffer that is not mapped by the library.
class OrdinaryBuffer
{
public:
    OrdinaryBuffer(const Environment &environment, const BufferRequest &request);
    ~OrdinaryBuffer();
    OrdinaryBuffer(const OrdinaryBuffer &) = delete;
    OrdinaryBuffer &operator=(const OrdinaryBuffer &) = delete;

    GLuint name() const { return name_; }
    // Returns whether the GL buffer still exists and still has this size.
    bool intact(const GlCaps &gl, uint64_t size) const;
    // Copy between the same ranges of this and another buffer.
    void copy_to(const GlCaps &gl, GLuint other, const Range &range) const;
    void copy_from(const GlCaps &gl, GLuint other, const Range &range) const;

private:
    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode node_;
    GLuint name_;
    bool owned_;
};

// An ordinary buffer with a mapped one as its shadow; OpenGL copies between the two.
class ShadowedBuffer
{
public:
    ShadowedBuffer(const Environment &environment, const BufferRequest &request);

    GLuint name() const { return object_.name(); }
    // Returns the address of the mapped buffer.
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

// A buffer whose own storage the CPU sees: a new one, or the application's with its storage replaced.
std::unique_ptr<GlMappedBuffer> make_mapped_object(const Environment &environment, const BufferRequest &request);

}  // namespace clgl::transport
