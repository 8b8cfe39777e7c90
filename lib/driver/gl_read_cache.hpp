// Invalidates the host copies that the NVIDIA driver (580) keeps. It caches data that the application read
// (glGetBufferSubData, glGetTexImage) or wrote (glTexSubImage2D), and returns that data until OpenGL writes the
// object.
#pragma once

#include "driver/gl_garbage.hpp"
#include "driver/gl_image.hpp"

namespace clgl
{

// Invalidates the cache of one object: OpenGL gets a binding for writes, or writes back a few unchanged bytes.
class GlReadCache
{
public:
    GlReadCache(const GlCaps &caps, GlGarbage &garbage) : caps_(caps), garbage_(garbage) {}
    ~GlReadCache();
    GlReadCache(const GlReadCache &) = delete;
    GlReadCache &operator=(const GlReadCache &) = delete;

    // Call after another API wrote the memory. Must be called with the GL context current.
    void forget_buffer(GLuint name, uint64_t size);
    void forget_image(const GlImage &image);

private:
    const GlCaps &caps_;
    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode node_;
    // Temporary copies of a few bytes or a texel; 0 until first used
    GLuint buffer_ = 0, texture_ = 0;
};

}  // namespace clgl
