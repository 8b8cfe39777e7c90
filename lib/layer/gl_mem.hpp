// Tracks memory objects that the layer created from GL objects. Also tracks sub-buffers and images that are
// derived from them.
#pragma once

#include "base/lock_order.hpp"
#include "core/memory/shared_object.hpp"
#include "layer/gl_context.hpp"

#include <CL/cl_gl.h>

namespace clgl::layer
{

class GlMem : public Tracked<GlMem, cl_mem>
{
public:
    using Destructor = void(CL_CALLBACK *)(cl_mem, void *);

    // The GL object from which the memory object was created.
    struct Source {
        cl_gl_object_type type;
        GLuint name;
        // 0 if the GL object is not a texture
        GLenum target;
        GLint level;
    };

    // Creates the entry for a memory object that was created from a GL object. `object` is the buffer or texture
    // of lib/core.
    GlMem(cl_mem native, Ref<GlContext> context, Ref<SharedObject> object, const Source &source,
          cl_mem_flags flags);
    // Creates the entry for a sub-buffer of `parent`, or for an image that uses the memory of `parent`.
    GlMem(ClMem native, Ref<GlMem> parent, cl_mem_flags flags);
    ~GlMem() override;

    GlContext &context() const { return *context_; }
    bool is_of_gl() const { return handle_of_object_ != 0; }
    const Source &source() const { return source_; }
    // Returns CL_MEM_READ_WRITE, CL_MEM_READ_ONLY or CL_MEM_WRITE_ONLY. For a derived object, also returns the
    // CL_MEM_HOST_... flags.
    cl_mem_flags flags() const { return flags_; }
    bool is_texture_of_buffer() const { return source_.target == GL_TEXTURE_BUFFER; }
    // Returns the clgl_buffer or clgl_texture, as the parameter for functions of lib/core.
    template <typename T> T core_handle() const { return reinterpret_cast<T>(handle_of_object_); }
    bool is_buffer() const { return source_.type == CL_GL_OBJECT_BUFFER; }

    // Adds a destructor callback. The callbacks are called in reverse order when the driver destroys the memory
    // object.
    void add_destructor(Destructor function, void *user_data);

    // Must be called after the enqueue of a host command that writes to this object or to a derived object, or
    // maps it for writing. Host commands may write even to a CL_MEM_READ_ONLY object, because that flag restricts
    // only kernels.
    void note_written() noexcept;
    // Returns whether a memory object exists that was created from a GL object with CL_MEM_READ_ONLY.
    static bool any_only_read() { return only_read_.load(std::memory_order_relaxed) != 0; }

    // Returns the queue that has acquired this object, or an empty reference.
    Ref<GlQueue> acquired_by();
    void note_acquired(Ref<GlQueue> queue);
    // Must be called after a failed release. Updates whether the object is still acquired, with a query from
    // lib/core.
    void check_acquired();

private:
    class Destructors;

    static inline std::atomic<size_t> only_read_{0};

    void release_acquired();
    bool is_only_read() const { return is_of_gl() && flags_ == CL_MEM_READ_ONLY; }

    Ref<GlContext> context_;
    Ref<GlMem> parent_;
    // The driver object of a derived object; otherwise nullptr
    ClMem native_;
    uintptr_t handle_of_object_ = 0;
    ObjectType object_type_{};
    Source source_{};
    cl_mem_flags flags_;
    OrderedMutex<LockOrder::layer_memory> mutex_;
    Ref<GlQueue> acquired_by_;
    Ref<Destructors> destructors_;
};

// Returns the entry of a memory object. Throws CL_INVALID_MEM_OBJECT if `mem` is invalid. Throws
// CL_INVALID_GL_OBJECT if `mem` was not created from a GL object. `title` names the object in messages.
Ref<GlMem> require_of_gl(cl_mem mem, const std::string &title);

}  // namespace clgl::layer
