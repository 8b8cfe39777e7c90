// Declares a GL buffer whose memory the CPU can access.
#pragma once

#include "driver/cl.hpp"
#include "driver/gl_garbage.hpp"

#include <atomic>
#include <functional>
#include <memory>

namespace clgl
{

// Selects whether the buffer stays mapped.
enum class GlMapping {
    // The buffer is mapped persistently and coherently while it is shared. The application cannot map it.
    persistent,
    // The buffer is mapped only to get its address, and then unmapped. intact() repeats this. The application can
    // map it. Requires software OpenGL, whose buffers have a fixed address in host memory.
    address_only,
};

class GlMappedBuffer
{
public:
    // Creates a new buffer. Throws CLGL_ERROR_OUT_OF_DEVICE_MEMORY and CLGL_ERROR_OPENGL. With
    // GlMapping::address_only, throws CLGL_ERROR_UNSUPPORTED if the driver moves the storage.
    GlMappedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GlMapping kept = GlMapping::persistent);
    // Replaces the storage of a mutable buffer of the application. Preserves the name and the contents of the
    // buffer. The destructor and unmap() unmap the buffer, but do not delete it. Throws the same errors.
    GlMappedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GlMapping kept, GLuint replace);
    ~GlMappedBuffer();
    GlMappedBuffer(const GlMappedBuffer &) = delete;
    GlMappedBuffer &operator=(const GlMappedBuffer &) = delete;

    GLuint name() const { return mapping_->name; }
    void *pointer() const { return mapping_->pointer; }
    bool mappable() const { return mapping_->kept == GlMapping::address_only; }
    // Returns whether the buffer still has this storage. With GlMapping::persistent, it must also still be
    // mapped.
    bool intact() const;
    // Delays the unmapping or deletion by the destructor until OpenCL has deleted `mem`. Must be called for each
    // OpenCL object whose commands use the memory.
    void keep_for(cl_mem mem);
    // Unmaps an application-owned buffer if it is mapped, and returns true. The address must not be used
    // afterwards. Does nothing and returns false for a library-owned buffer. Must be called with the context
    // current.
    bool unmap();

private:
    struct Mapping {
        Mapping(const GlCaps &of, uint64_t bytes, GlMapping keep, GLuint existing = 0)
            : caps(of), size(bytes), kept(keep), name(existing)
        {
        }
        bool is_there() const;
        void unmap();

        const GlCaps &caps;
        const uint64_t size;
        const GlMapping kept;
        GLuint name;
        void *pointer = nullptr;
        std::atomic<bool> ended{false};
    };
    void allocate();

    const GlCaps &caps_;
    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode node_;
    std::shared_ptr<Mapping> mapping_;
    const GlGarbage::Users users_ = std::make_shared<GlGarbage::UserCount>();
    // The function with which the destructor unmaps an application-owned buffer. Empty for a library-owned
    // buffer, which the destructor deletes.
    std::function<void()> unmap_;
};

}  // namespace clgl
