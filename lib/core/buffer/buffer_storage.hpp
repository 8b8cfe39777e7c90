// The memory behind buffers: one per OpenGL name and context, shared by its wrappings and sub-buffers.
#pragma once

#include "core/memory/destructor_callbacks.hpp"
#include "core/memory/mappings.hpp"
#include "core/memory/shared_storage.hpp"

#include <clgl/buffer.h>

#include <list>

namespace clgl
{

class BufferStorage : public SharedStorage
{
public:
    // Shared with OpenGL, in the way that the planner finds. In a GlScope.
    static Ref<BufferStorage> share(Ref<Context> context, const clgl_buffer_desc &desc);
    // OpenCL's alone.
    static Ref<BufferStorage> compute_only(Ref<Context> context, const clgl_buffer_desc &desc);
    // The same, of a cl_mem that the program made. Throws CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_WRONG_CONTEXT.
    static Ref<BufferStorage> adopt(Ref<Context> context, cl_mem mem);

    uint64_t size() const { return size_; }
    bool replaced() const { return replaced_; }
    // CLGL_BUFFER_... that tell where OpenCL's memory comes from
    uint32_t host_flags() const { return host_flags_; }
    // The cl_mem that is part of no other, and where this storage starts in it: what is adopted may be a part.
    cl_mem root() const { return root_ ? root_ : mem(); }
    uint64_t offset_in_root() const { return offset_in_root_; }

    Mappings &mappings() { return mappings_; }

    // Of the storage's own cl_mem.
    DestructorCallbacks &destructors() { return destructors_; }

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    BufferStorage(Ref<Context> context, uint64_t size) : SharedStorage(std::move(context)), size_(size) {}

    uint64_t size_;
    bool replaced_ = false;
    uint32_t host_flags_ = 0;
    cl_mem root_ = nullptr;
    uint64_t offset_in_root_ = 0;
    Mappings mappings_;
    DestructorCallbacks destructors_;
};

}  // namespace clgl
