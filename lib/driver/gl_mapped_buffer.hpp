// A buffer whose memory the CPU sees for as long as it lives: persistently and coherently mapped.
#pragma once

#include "driver/gl_garbage.hpp"

namespace clgl
{

class GlMappedBuffer
{
public:
    // Makes a new buffer. Throws CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENGL.
    GlMappedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size);
    // Gives an existing, mutable buffer such a storage under its name, its contents kept; the name stays the
    // program's, and is unmapped when this goes.
    GlMappedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GLuint replace);
    ~GlMappedBuffer();
    GlMappedBuffer(const GlMappedBuffer &) = delete;
    GlMappedBuffer &operator=(const GlMappedBuffer &) = delete;

    GLuint name() const { return name_; }
    void *pointer() const { return pointer_; }
    // Whether the name still stands for this storage, still mapped.
    bool intact() const;

private:
    void allocate(uint64_t size);

    const GlCaps &caps_;
    GlGarbage &garbage_;
    GLuint name_ = 0;
    bool owned_ = true;
    void *pointer_ = nullptr;
};

}  // namespace clgl
