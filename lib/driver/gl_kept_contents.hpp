#pragma once

#include "driver/gl.hpp"

#include <cstdint>

namespace clgl
{

// Stores the contents of a GL buffer in a temporary GL buffer while the storage is replaced.
class GlKeptContents
{
public:
    GlKeptContents(const GlCaps &caps, GLuint name, uint64_t size) : caps_(caps), size_(size)
    {
        glGenBuffers(1, &copy_);
        {
            const BoundBuffer bound(caps, copy_);
            glBufferData(bound.target(), static_cast<GLsizeiptr>(size), nullptr, GL_STREAM_COPY);
        }
        copy_gl_buffer(caps, name, 0, copy_, 0, size);
    }
    ~GlKeptContents() { glDeleteBuffers(1, &copy_); }
    GlKeptContents(const GlKeptContents &) = delete;
    GlKeptContents &operator=(const GlKeptContents &) = delete;

    void put_back(GLuint name) const { copy_gl_buffer(caps_, copy_, 0, name, 0, size_); }

    // Calls `allocate` to replace the storage of a buffer, then copies the old contents into the new storage.
    // After an error, copies the contents into the current storage again, and calls `undo`.
    template <typename Allocate, typename Undo>
    static void replace_storage(const GlCaps &caps, GLuint name, uint64_t size, Allocate allocate, Undo undo)
    {
        const GlKeptContents kept(caps, name, size);
        check_gl("copying the contents of the buffer before replacing its storage");
        try {
            allocate();
            kept.put_back(name);
            check_gl("restoring the contents of the buffer after replacing its storage");
        } catch (...) {
            kept.put_back(name);
            undo();
            throw;
        }
    }

private:
    const GlCaps &caps_;
    uint64_t size_;
    GLuint copy_ = 0;
};

}  // namespace clgl
