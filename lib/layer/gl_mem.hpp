// A memory object of a context that shares by the layer: of an OpenGL object, or made of such a one.
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

    // What the program made it of.
    struct Source {
        cl_gl_object_type type;
        GLuint name;
        // 0 for what is no texture
        GLenum target;
        GLint level;
    };

    // Of an OpenGL object. `object` is the core's buffer or texture.
    GlMem(cl_mem native, Ref<GlContext> context, Ref<SharedObject> object, const Source &source,
          cl_mem_flags flags);
    // A sub-buffer, or an image of another one's pixels.
    GlMem(ClMem native, Ref<GlMem> parent, cl_mem_flags flags);
    ~GlMem() override;

    GlContext &context() const { return *context_; }
    bool is_of_gl() const { return handle_of_object_ != 0; }
    const Source &source() const { return source_; }
    // CL_MEM_READ_WRITE, CL_MEM_READ_ONLY or CL_MEM_WRITE_ONLY, with those for the host that a sub-buffer may
    // have
    cl_mem_flags flags() const { return flags_; }
    bool is_texture_of_buffer() const { return source_.target == GL_TEXTURE_BUFFER; }
    // A clgl_buffer or a clgl_texture, as the core's hand-over takes it.
    template <typename T> T core_handle() const { return reinterpret_cast<T>(handle_of_object_); }
    bool is_buffer() const { return source_.type == CL_GL_OBJECT_BUFFER; }

    // Called in the reverse order when the driver's object goes.
    void add_destructor(Destructor function, void *user_data);

    // A command of the host's wrote to it or to what is made of it, which CL_MEM_READ_ONLY keeps kernels alone
    // from.
    void note_written() noexcept;
    // Whether there is any that kernels only read.
    static bool any_only_read() { return only_read_.load(std::memory_order_relaxed) != 0; }

    // The queue that has acquired it; empty for none.
    Ref<GlQueue> acquired_by();
    void note_acquired(Ref<GlQueue> queue);
    // After a release that failed: whether the queue has it still is the core's to say.
    void check_acquired();

private:
    class Destructors;

    static inline std::atomic<size_t> only_read_{0};

    void give_back_acquired();
    bool is_only_read() const { return is_of_gl() && flags_ == CL_MEM_READ_ONLY; }

    Ref<GlContext> context_;
    Ref<GlMem> parent_;
    // Of what is made of another memory object
    ClMem native_;
    uintptr_t handle_of_object_ = 0;
    ObjectType object_type_{};
    Source source_{};
    cl_mem_flags flags_;
    OrderedMutex<LockOrder::layer_memory> mutex_;
    Ref<GlQueue> acquired_by_;
    Ref<Destructors> destructors_;
};

// What is no memory object (CL_INVALID_MEM_OBJECT), and what is none of OpenGL's (CL_INVALID_GL_OBJECT), is
// thrown.
Ref<GlMem> require_of_gl(cl_mem mem);

}  // namespace clgl::layer
