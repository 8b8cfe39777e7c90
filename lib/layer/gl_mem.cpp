#include "layer/gl_mem.hpp"

#include "core/buffer/buffer.hpp"
#include "core/handover/handover.hpp"
#include "core/object/handles.hpp"
#include "core/texture/texture.hpp"
#include "layer/dispatch.hpp"
#include "layer/guard.hpp"
#include "layer/pending_releases.hpp"

namespace clgl::layer
{

// Calls the destructor callbacks of a memory object in reverse order, as OpenCL requires. Registers only one
// function with the driver, because PoCL 3.1 and rusticl 22.3 call several functions in the wrong order.
class GlMem::Destructors : public Counted
{
public:
    void push(Destructor function, void *user_data) { calls_.push_back({function, user_data}); }

    static void CL_CALLBACK on_destroyed(cl_mem mem, void *data) noexcept
    {
        const Ref<Destructors> list(static_cast<Destructors *>(data));
        list->release();
        for (auto call = list->calls_.rbegin(); call != list->calls_.rend(); ++call)
            call->function(mem, call->user_data);
    }

private:
    struct Call {
        Destructor function;
        void *user_data;
    };

    std::vector<Call> calls_;
};

GlMem::GlMem(cl_mem native, Ref<GlContext> context, Ref<SharedObject> object, const Source &source,
             cl_mem_flags flags)
    : Tracked(native), context_(std::move(context)), handle_of_object_(handles::insert(object)),
      object_type_(object->type()), source_(source), flags_(flags)
{
    // Kernels of the application may write to the memory object. lib/core cannot track such writes.
    object->shared_storage().expose_native();
    if (is_only_read()) ++only_read_;
}

GlMem::GlMem(ClMem native, Ref<GlMem> parent, cl_mem_flags flags)
    : Tracked(native.get()), context_(&parent->context()), parent_(std::move(parent)), native_(std::move(native)),
      flags_(flags)
{
}

GlMem::~GlMem()
{
    if (!is_of_gl()) return;
    if (is_only_read()) --only_read_;
    const KeptGlErrors kept;
    try {
        release_acquired();
    } catch (const std::exception &error) {
        log_line("releasing an acquired memory object on its destruction failed: ", error.what());
    }
    try {
        release_destroyed(static_cast<SharedObject &>(*handles::remove(handle_of_object_, object_type_)));
    } catch (const std::exception &error) {
        log_line("destroying a memory object failed: ", error.what());
    }
}

// Enqueues a release without waiting for it, because a destructor must not block.
void GlMem::release_acquired()
{
    const Ref<GlQueue> queue = acquired_by();
    if (!queue) return;
    const auto buffer = core_handle<clgl_buffer>();
    const auto texture = core_handle<clgl_texture>();
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
    if (is_buffer()) {
        handover.buffers = &buffer;
        handover.buffer_count = 1;
    } else {
        handover.textures = &texture;
        handover.texture_count = 1;
    }
    add_pending_release(context_, queue->handle(), clgl::release(queue->core(), handover, {}, true));
}

void GlMem::note_written() noexcept
{
    if (parent_) return parent_->note_written();
    if (!is_only_read()) return;
    try {
        if (is_buffer())
            Pinned<Buffer>(handle_of_object_)->note_written();
        else
            Pinned<Texture>(handle_of_object_)->note_written();
    } catch (const Error &error) {
        log_line("a host write to a memory object will not reach OpenGL: ", error.what());
    }
}

Ref<GlQueue> GlMem::acquired_by()
{
    std::lock_guard lock(mutex_);
    return acquired_by_;
}

void GlMem::note_acquired(Ref<GlQueue> queue)
{
    // Uses swap, so that the reference to the previous queue is released after the mutex was unlocked.
    std::lock_guard lock(mutex_);
    std::swap(acquired_by_, queue);
}

void GlMem::check_acquired()
{
    const bool still = is_buffer() ? Pinned<Buffer>(handle_of_object_)->is_acquired()
                                   : Pinned<Texture>(handle_of_object_)->is_acquired();
    if (!still) note_acquired({});
}

void GlMem::add_destructor(Destructor function, void *user_data)
{
    std::lock_guard lock(mutex_);
    if (destructors_) return destructors_->push(function, user_data);
    Ref<Destructors> list = make_ref<Destructors>();
    list->push(function, user_data);
    list->retain();
    if (const cl_int code =
            next().clSetMemObjectDestructorCallback(handle(), &Destructors::on_destroyed, list.get())) {
        list->release();
        fail_cl(code, "clSetMemObjectDestructorCallback");
    }
    destructors_ = std::move(list);
}

Ref<GlMem> require_of_gl(cl_mem mem, const std::string &title)
{
    Ref<GlMem> known = find<GlMem>(mem);
    cl_mem_object_type type = 0;
    if (!known &&
        (!mem || next().clGetMemObjectInfo(mem, CL_MEM_TYPE, sizeof type, &type, nullptr) != CL_SUCCESS))
        reject(CL_INVALID_MEM_OBJECT, text(title, " is not a valid memory object"));
    if (!known || !known->is_of_gl())
        reject(CL_INVALID_GL_OBJECT, text(title, " was not created from an OpenGL object"));
    return known;
}

}  // namespace clgl::layer
