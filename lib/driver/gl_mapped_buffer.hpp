// A buffer whose memory the CPU sees for as long as it lives.
#pragma once

#include "driver/gl_garbage.hpp"

#include <atomic>
#include <functional>
#include <memory>

namespace clgl
{

// What the library keeps of the mapping by which it learns the address of a buffer.
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
    // Makes a new buffer. Throws CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENGL, and CLGL_ERROR_UNSUPPORTED
    // if its storage moves.
    GlMappedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GlMapping kept = GlMapping::persistent);
    // Gives an existing, mutable buffer such a storage under its name, its contents kept; the name stays the
    // program's, and is unmapped when this goes, or by unmap before.
    GlMappedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GlMapping kept, GLuint replace);
    ~GlMappedBuffer();
    GlMappedBuffer(const GlMappedBuffer &) = delete;
    GlMappedBuffer &operator=(const GlMappedBuffer &) = delete;

    GLuint name() const { return mapping_->name; }
    void *pointer() const { return mapping_->pointer; }
    bool mappable() const { return mapping_->kept == GlMapping::address_only; }
    // Whether the name still stands for this storage, still mapped if the mapping is kept.
    bool intact() const;
    // Of the program's: it is not mapped any more, and the rest of the life of this does not touch it. On a
    // thread that has the context. False for one of the library's own, which stays as it is.
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
    GlGarbage::PreallocatedNode room_;
    std::shared_ptr<Mapping> mapping_;
    // For a buffer of the program's: all that is left to do when this goes. Else the buffer is deleted.
    std::function<void()> unmap_;
};

}  // namespace clgl
