// Imports memory of another API into OpenGL (GL_EXT_memory_object).
#pragma once

#include "base/platform/shared_handle.hpp"
#include "driver/gl_garbage.hpp"
#include "driver/gl_image.hpp"

namespace clgl
{

// An exported memory handle, and the parameters for its import.
struct GlExport {
    SharedHandle handle;
    uint64_t size;
    // True if the memory is a dedicated allocation for one buffer or image
    bool dedicated;
    // Returns the pages to the system when OpenGL does not use them any more; see GlRetiredMemory::Item. Set only
    // if OpenCL uses the memory in place, which requires software OpenGL. Other drivers keep memory alive while
    // commands or objects use it.
    std::function<bool()> discard{};
};

// Owns a GL memory object. Must outlive the library-owned GL objects that use the memory.
class GlMemory
{
public:
    // `keeper` names the application-owned GL object that uses the memory, if there is one. That GL object keeps
    // the memory as its storage after this GlMemory is destroyed. Throws CLGL_ERROR_OUT_OF_DEVICE_MEMORY,
    // CLGL_ERROR_OPENGL.
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

// A buffer whose storage is the start of a memory object. OpenGL can copy to it from other buffers, but cannot
// map it, and cannot write it from host memory.
class GlImportedBuffer
{
public:
    // Creates a new buffer. `data` points to the initial contents, or is nullptr. Throws
    // CLGL_ERROR_OUT_OF_DEVICE_MEMORY, CLGL_ERROR_OPENGL.
    GlImportedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GlExport exported, const void *data);
    // Replaces the storage of a mutable buffer of the application. Preserves the name and the contents of the
    // buffer. The buffer keeps the storage after this object is destroyed.
    GlImportedBuffer(const GlCaps &caps, GlGarbage &garbage, uint64_t size, GlExport exported, GLuint replace);
    ~GlImportedBuffer();
    GlImportedBuffer(const GlImportedBuffer &) = delete;
    GlImportedBuffer &operator=(const GlImportedBuffer &) = delete;

    GLuint name() const { return name_; }
    // Returns whether the buffer exists and has immutable storage of this size.
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
