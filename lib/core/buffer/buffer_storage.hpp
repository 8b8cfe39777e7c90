// The memory of buffers. Sub-buffers share the storage of their parent. Buffers that wrap the same GL buffer
// share one storage, except with ReuseExisting::apart, or after the storage of the GL buffer was replaced.
#pragma once

#include "core/memory/destructor_callbacks.hpp"
#include "core/memory/mappings.hpp"
#include "core/memory/shared_storage.hpp"

#include <clgl/buffer.h>

#include <list>

namespace clgl
{

// Properties of a buffer that is not shared with OpenGL.
struct ComputeBuffer {
    // CLGL_BUFFER_ flags about host memory
    uint32_t host_flags = 0;
    // For an application-owned cl_mem that is a sub-buffer: its root cl_mem, and its offset in the root in bytes.
    // Otherwise nullptr and 0.
    cl_mem root = nullptr;
    uint64_t offset_in_root = 0;
};

class BufferStorage : public SharedStorage
{
public:
    // Creates a storage that is shared with OpenGL, with the transport that the planner selects. Must be called
    // in a GlScope.
    static Ref<BufferStorage> share(Ref<Context> context, const clgl_buffer_desc &desc);
    // Creates a storage that is not shared with OpenGL.
    static Ref<BufferStorage> compute_only(Ref<Context> context, const clgl_buffer_desc &desc);
    // Creates a storage for an application-owned cl_mem. Throws CLGL_ERROR_INVALID_ARGUMENT,
    // CLGL_ERROR_WRONG_CONTEXT.
    static Ref<BufferStorage> adopt(Ref<Context> context, cl_mem mem);

    uint64_t size() const { return size_; }
    // CLGL_BUFFER_ flags about host memory
    uint32_t host_flags() const { return compute_.host_flags; }
    // The root cl_mem, and the offset of this storage in it in bytes. If the application-owned cl_mem is a
    // sub-buffer, the root is its parent.
    cl_mem root() const { return compute_.root ? compute_.root : mem(); }
    uint64_t offset_in_root() const { return compute_.offset_in_root; }

    Mappings &mappings() { return mappings_; }

    // The destructor callbacks of the cl_mem
    DestructorCallbacks &destructors() { return destructors_; }

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    BufferStorage(Ref<Context> context, uint64_t size, StorageMemory memory, const ComputeBuffer &compute = {})
        : SharedStorage(std::move(context), std::move(memory)), size_(size), compute_(compute)
    {
    }

    const uint64_t size_;
    const ComputeBuffer compute_;
    Mappings mappings_;
    DestructorCallbacks destructors_;
};

}  // namespace clgl
