// Classes that own OpenGL names.
#pragma once

#include "picture.hpp"

#include <epoxy/gl.h>

namespace frames
{

class GlTexture
{
public:
    GlTexture() { glGenTextures(1, &name_); }
    // Creates an RGBA8 texture with storage.
    explicit GlTexture(Size size) : GlTexture()
    {
        glBindTexture(GL_TEXTURE_2D, name_);
        glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, size.columns(), size.rows());
    }
    ~GlTexture() { glDeleteTextures(1, &name_); }
    GlTexture(const GlTexture &) = delete;
    GlTexture &operator=(const GlTexture &) = delete;

    GLuint name() const { return name_; }

    // Uploads from host memory. If `buffer` is set, uploads from that pixel buffer.
    void upload(Size size, const void *pixels, GLuint buffer = 0) const
    {
        glBindTexture(GL_TEXTURE_2D, name_);
        glBindBuffer(GL_PIXEL_UNPACK_BUFFER, buffer);
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, size.columns(), size.rows(), GL_RGBA, GL_UNSIGNED_BYTE, pixels);
        glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
    }

private:
    GLuint name_ = 0;
};

class GlBuffer
{
public:
    GlBuffer() { glGenBuffers(1, &name_); }
    ~GlBuffer() { glDeleteBuffers(1, &name_); }
    GlBuffer(const GlBuffer &) = delete;
    GlBuffer &operator=(const GlBuffer &) = delete;

    GLuint name() const { return name_; }

private:
    GLuint name_ = 0;
};

// A GL sync that is replaced in each frame
class GlSyncPoint
{
public:
    GlSyncPoint() = default;
    ~GlSyncPoint() { glDeleteSync(sync_); }
    GlSyncPoint(const GlSyncPoint &) = delete;
    GlSyncPoint &operator=(const GlSyncPoint &) = delete;

    void set()
    {
        glDeleteSync(sync_);
        sync_ = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
        glFlush();
    }
    // Waits on the CPU for the sync. Returns immediately if there is none.
    void wait() const
    {
        if (sync_) glClientWaitSync(sync_, 0, GL_TIMEOUT_IGNORED);
    }

private:
    GLsync sync_ = nullptr;
};

}  // namespace frames
