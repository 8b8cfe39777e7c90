// Memory that another API has allocated and exported, as OpenGL imports it (GL_EXT_memory_object_fd).
#pragma once

#include "base/owned_fd.hpp"
#include "driver/gl_garbage.hpp"
#include "driver/gl_image.hpp"

namespace clgl
{

// What OpenGL must be told of it.
struct GlExport {
    // Which OpenGL takes over
    OwnedFd fd;
    uint64_t size;
    // For one buffer or image alone
    bool dedicated;
    // Where OpenGL draws in software, as in GlRetiredMemory::Item; else empty: OpenGL keeps the memory for as
    // long as it is used.
    std::function<bool()> discard{};
};

// A memory object. The objects that are made of it go first.
class GlMemory
{
public:
    // `keeper` will have the memory also when this has gone. Throws CLGL_ERROR_OUT_OF_DEVICE_MEMORY,
    // CLGL_ERROR_OPENGL.
    GlMemory(GlGarbage &garbage, GlExport exported, const MemoryOwner &keeper = {});
    ~GlMemory();
    GlMemory(const GlMemory &) = delete;
    GlMemory &operator=(const GlMemory &) = delete;

    GLuint name() const { return name_; }

private:
    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode room_;
    GLuint name_ = 0;
    std::function<void()> end_;
};

// A buffer at the start of a memory object. OpenGL neither maps it nor writes it from the host's memory, but
// copies from other buffers.
class GlImportedBuffer
{
public:
    // Makes a new one. `data` is what it starts with, or nullptr. Throws CLGL_ERROR_OUT_OF_DEVICE_MEMORY,
    // CLGL_ERROR_OPENGL.
    GlImportedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GlExport exported, const void *data);
    // Gives an existing, mutable buffer such a storage under its name, its contents kept; it stays the program's,
    // and keeps the storage when this goes.
    GlImportedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GlExport exported, GLuint replace);
    ~GlImportedBuffer();
    GlImportedBuffer(const GlImportedBuffer &) = delete;
    GlImportedBuffer &operator=(const GlImportedBuffer &) = delete;

    GLuint name() const { return name_; }
    // Whether the name still stands for it.
    bool intact() const;

private:
    void allocate();

    const GlCaps &caps_;
    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode room_;
    GlMemory memory_;
    uint64_t size_;
    GLuint name_ = 0;
    bool owned_;
};

}  // namespace clgl
