// Imports exported memory of another API into OpenGL (GL_EXT_memory_object).
#pragma once

#include "base/platform/shared_handle.hpp"
#include "driver/gl_garbage.hpp"
#include "driver/gl_image.hpp"

namespace clgl
{

// Exported memory, with the parameters of its import.
struct GlExport {
    SharedHandle handle;
    uint64_t size;
    // Dedicated to one buffer or image
    bool dedicated;
    // Set for software OpenGL only, see GlRetiredMemory::Item. Other drivers keep the memory while it is used.
    std::function<bool()> discard{};
};

// A memory object. Must outlive the objects created on it.
class GlMemory
{
public:
    // `keeper` names the object of the application that keeps the memory as its storage after this is destroyed.
    // Throws CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENGL.
    GlMemory(GlGarbage &garbage, GlExport exported, const MemoryOwner &keeper = {});
    ~GlMemory();
    GlMemory(const GlMemory &) = delete;
    GlMemory &operator=(const GlMemory &) = delete;

    GLuint name() const { return name_; }

private:
    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode node_;
    GLuint name_ = 0;
    std::function<void()> destroy_;
};

// A buffer at the start of a memory object. OpenGL cannot map it or write it from host memory; it can copy from
// other buffers.
class GlImportedBuffer
{
public:
    // Creates a new buffer. `data` = initial contents or nullptr. Throws CLGL_ERROR_OUT_OF_DEVICE_MEMORY,
    // CLGL_ERROR_OPENGL.
    GlImportedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GlExport exported, const void *data);
    // Replaces the storage of an existing, mutable buffer, and keeps its name and contents. The buffer still
    // belongs to the application, and keeps the storage after this object is destroyed.
    GlImportedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GlExport exported, GLuint replace);
    ~GlImportedBuffer();
    GlImportedBuffer(const GlImportedBuffer &) = delete;
    GlImportedBuffer &operator=(const GlImportedBuffer &) = delete;

    GLuint name() const { return name_; }
    // Returns whether the buffer still has this storage.
    bool intact() const;

private:
    void allocate();

    const GlCaps &caps_;
    GlGarbage &garbage_;
    GlGarbage::PreallocatedNode node_;
    GlMemory memory_;
    uint64_t size_;
    GLuint name_ = 0;
    bool owned_;
};

}  // namespace clgl
