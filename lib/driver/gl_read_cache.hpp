// What NVIDIA's driver keeps of what the program read (glGetBufferSubData, glGetTexImage) or wrote from the
// host's memory (glTexSubImage2D), and answers from as long as OpenGL itself writes nothing.
#pragma once

#include "driver/gl_garbage.hpp"
#include "driver/gl_image.hpp"

namespace clgl
{

// Of one object: OpenGL is given a place in it to write to, or writes a few bytes that change nothing, so that it
// forgets all.
class GlReadCache
{
public:
    GlReadCache(const GlCaps &caps, GlGarbage &garbage) : caps_(caps), garbage_(garbage) {}
    ~GlReadCache();
    GlReadCache(const GlReadCache &) = delete;
    GlReadCache &operator=(const GlReadCache &) = delete;

    // On a thread that has the OpenGL context, once others have written the memory.
    void forget_buffer(GLuint name, uint64_t size);
    void forget_image(const GlImage &image);

private:
    const GlCaps &caps_;
    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode room_;
    // Where a few bytes go, and come back from: a buffer or a texture; 0 before they first do
    GLuint buffer_ = 0, texture_ = 0;
};

}  // namespace clgl
