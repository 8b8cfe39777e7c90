// Invalidates host copies of GL objects in the NVIDIA driver (580). The driver caches data that the application
// has read (glGetBufferSubData, glGetTexImage) or written (glTexSubImage2D). Later reads return the cached data
// until OpenGL writes the object, even if another API has changed the object.
#pragma once

#include "driver/gl_garbage.hpp"
#include "driver/gl_image.hpp"

namespace clgl
{

// Invalidates the cache of one GL object. Binds an image for writes if possible. Otherwise copies a few bytes to
// a temporary object and back.
class GlReadCache
{
public:
    GlReadCache(const GlCaps &caps, GlGarbage &garbage) : caps_(caps), garbage_(garbage) {}
    ~GlReadCache();
    GlReadCache(const GlReadCache &) = delete;
    GlReadCache &operator=(const GlReadCache &) = delete;

    // These functions must be called after another API has written the memory. The GL context must be current.
    // forget_image does nothing if the context supports neither method.
    void forget_buffer(GLuint name, uint64_t size);
    void forget_image(const GlImage &image);

private:
    const GlCaps &caps_;
    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode node_;
    // Temporary objects for a few bytes or one texel; 0 before the first use
    GLuint buffer_ = 0, texture_ = 0;
};

}  // namespace clgl
