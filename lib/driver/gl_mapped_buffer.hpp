// A buffer whose memory the CPU sees for as long as it lives: persistently and coherently mapped.
#pragma once

#include "driver/gl_garbage.hpp"

#include <atomic>
#include <functional>
#include <memory>

namespace clgl
{

class GlMappedBuffer
{
public:
    // Makes a new buffer. Throws CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENGL.
    GlMappedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size);
    // Gives an existing, mutable buffer such a storage under its name, its contents kept; the name stays the
    // program's, and is unmapped when this goes, or by unmap before.
    GlMappedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GLuint replace);
    ~GlMappedBuffer();
    GlMappedBuffer(const GlMappedBuffer &) = delete;
    GlMappedBuffer &operator=(const GlMappedBuffer &) = delete;

    GLuint name() const { return mapping_->name; }
    void *pointer() const { return mapping_->pointer; }
    // Whether the name still stands for this storage, still mapped.
    bool intact() const;
    // Of the program's: it is not mapped any more, and the rest of the life of this does not touch it. On a
    // thread that has the context. False for one of the library's own, which stays as it is.
    bool unmap();

private:
    struct Mapping {
        explicit Mapping(const GlCaps &of, GLuint existing = 0) : caps(of), name(existing) {}
        bool is_there() const;
        void unmap();

        const GlCaps &caps;
        GLuint name;
        void *pointer = nullptr;
        std::atomic<bool> ended{false};
    };
    void allocate(uint64_t size);

    const GlCaps &caps_;
    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode room_;
    std::shared_ptr<Mapping> mapping_;
    // For a buffer of the program's: all that is left to do when this goes. Else the buffer is deleted.
    std::function<void()> unmap_;
};

}  // namespace clgl
