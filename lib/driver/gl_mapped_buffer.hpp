// A buffer that stays persistently and coherently mapped into host memory.
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
    // Creates a new buffer. Throws CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENGL.
    GlMappedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size);
    // Replaces the storage of an existing, mutable buffer, and keeps its name and contents. The buffer still
    // belongs to the application; the destructor or unmap() unmaps it.
    GlMappedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GLuint replace);
    ~GlMappedBuffer();
    GlMappedBuffer(const GlMappedBuffer &) = delete;
    GlMappedBuffer &operator=(const GlMappedBuffer &) = delete;

    GLuint name() const { return mapping_->name; }
    void *pointer() const { return mapping_->pointer; }
    // Returns whether the buffer still has this storage and is still mapped.
    bool intact() const;
    // Unmaps a buffer of the application, which is not accessed after that. Must be called with the context
    // current. Returns false, and does nothing, for a library-owned buffer.
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
    // Set for a buffer of the application, which is unmapped on destruction. A library-owned buffer is deleted.
    std::function<void()> unmap_;
};

}  // namespace clgl
