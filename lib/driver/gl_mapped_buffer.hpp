// A buffer whose memory stays accessible to the CPU while this object lives.
#pragma once

#include "driver/cl.hpp"
#include "driver/gl_garbage.hpp"

#include <atomic>
#include <functional>
#include <memory>

namespace clgl
{

// How the library learns the address of a buffer: by a mapping that it keeps, or that it ends again.
enum class GlMapping {
    // The mapping, persistent and coherent, as long as the buffer is shared: the application cannot map it.
    persistent,
    // The address alone, so that the application can map the buffer. Only where GL draws in software: the storage
    // of a buffer is host memory there, and does not move.
    address_only,
};

class GlMappedBuffer
{
public:
    // Creates a new buffer. Throws CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENGL, and CLGL_ERROR_UNSUPPORTED
    // if its storage moves.
    GlMappedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GlMapping kept = GlMapping::persistent);
    // Replaces the storage of an existing, mutable buffer, and keeps its name and contents. The buffer still
    // belongs to the application; the destructor or unmap() unmaps it.
    GlMappedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GlMapping kept, GLuint replace);
    ~GlMappedBuffer();
    GlMappedBuffer(const GlMappedBuffer &) = delete;
    GlMappedBuffer &operator=(const GlMappedBuffer &) = delete;

    GLuint name() const { return mapping_->name; }
    void *pointer() const { return mapping_->pointer; }
    bool mappable() const { return mapping_->kept == GlMapping::address_only; }
    // Returns whether the buffer still has this storage, and is still mapped if the mapping is persistent.
    bool intact() const;
    // Keeps the memory like keep_until_deleted. Must be called for each OpenCL object whose commands use it.
    void keep_for(cl_mem mem);
    // Unmaps a buffer of the application, which is not accessed after that. Must be called with the context
    // current. Returns false, and does nothing, for a library-owned buffer.
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
    // Set for a buffer of the application, which is unmapped on destruction. A library-owned buffer is deleted.
    std::function<void()> unmap_;
};

}  // namespace clgl
