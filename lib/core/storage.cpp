#include "core/storage.hpp"

#include "base/log.hpp"
#include "base/text.hpp"
#include "core/event_wait.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

// What OpenGL says of the buffer to wrap. Throws CLGL_ERROR_INVALID_GL_OBJECT.
GlBufferFacts inspect(const GlCaps &caps, const clgl_buffer_desc &desc)
{
    const GLuint name = desc.gl_name;
    if (!glIsBuffer(name)) {
        const char *other = glIsTexture(name)                                           ? "a texture"
                            : (caps.es || caps.version >= 30) && glIsRenderbuffer(name) ? "a renderbuffer"
                                                                                        : nullptr;
        fail(CLGL_ERROR_INVALID_GL_OBJECT,
             other ? text("OpenGL's name ", name, " is no buffer but ", other)
                   : text("OpenGL has no buffer ", name, ": it was deleted, or generated but never bound"));
    }
    const GlBufferFacts facts = read_gl_buffer_facts(caps, name);
    if (facts.size == 0)
        fail(CLGL_ERROR_INVALID_GL_OBJECT,
             text("OpenGL's buffer ", name, " has no storage yet: call glBufferData or glBufferStorage first"));
    if (desc.size != 0 && desc.size != facts.size)
        fail(CLGL_ERROR_INVALID_GL_OBJECT, text("OpenGL's buffer ", name, " has ", facts.size, " bytes, not the ",
                                                desc.size, " that the descriptor expects"));
    return facts;
}

void check_size(const Context &context, uint64_t size)
{
    if (size == 0) fail(CLGL_ERROR_INVALID_ARGUMENT, "size is 0");
    // One of several devices is enough: the others are not asked to hold it before commands of theirs use it.
    uint64_t limit = 0;
    for (const Ref<Device> &device : context.devices())
        limit = std::max(limit, device->info().max_mem_alloc_size);
    if (size > limit)
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text("size ", size, " is beyond what the device can allocate at once, ", limit, " bytes"));
}

// Transport by transport: the choices that were not to be, and why.
class Attempts
{
public:
    void rejected(const Choice &choice, const std::string &reason)
    {
        reasons_ += text("; ", transport::find(choice.transport)->name, ": ", reason);
    }
    void failed(const Choice &choice, const Error &error)
    {
        rejected(choice, error.what());
        ++failures_;
        last_ = error;
    }
    // The only candidate's own error says more than a summary.
    [[noreturn]] void give_up() const
    {
        if (failures_ == 1) throw Error(last_);
        fail(CLGL_ERROR_NO_TRANSPORT, text("no transport can carry the buffer", reasons_), last_.native());
    }

private:
    std::string reasons_;
    int failures_ = 0;
    Error last_{CLGL_ERROR_NO_TRANSPORT, ""};
};

}  // namespace

Ref<Storage> Storage::share(Ref<Context> context, const clgl_buffer_desc &desc)
{
    const GlCaps &caps = context->gl()->caps();
    const bool wrapped = desc.gl_name != 0;
    const GlBufferFacts facts = wrapped ? inspect(caps, desc) : GlBufferFacts{};
    const uint64_t size = wrapped ? facts.size : desc.size;
    check_size(*context, size);
    const int32_t transport =
        desc.transport != CLGL_TRANSPORT_NONE ? desc.transport : context->forced_transport();
    const PlanRequest request{.wrapped = wrapped,
                              .replaceable =
                                  (desc.flags & CLGL_BUFFER_REPLACE_STORAGE) && !facts.immutable && !facts.mapped,
                              .gl_mappable = (desc.flags & CLGL_BUFFER_GL_MAPPABLE) != 0,
                              .transport = transport};
    Attempts attempts;
    for (const Choice &choice : plan(context->capabilities(), request)) {
        if (!choice.accepted) {
            attempts.rejected(choice, choice.reason);
            continue;
        }
        try {
            Ref<Storage> storage = make_ref<Storage>(context, size);
            storage->gl_storage_ =
                transport::find(choice.transport)
                    ->make_buffer(
                        context->environment(),
                        {.method = choice.method, .size = size, .wrapped = desc.gl_name, .data = desc.data});
            storage->choice_ = choice;
            storage->replaced_ = wrapped && choice.method == transport::Method::direct;
            if (!wrapped && desc.label) label_gl_buffer(caps, storage->gl_name(), desc.label);
            context->add_storage(*storage);
            return storage;
        } catch (const Error &error) {
            if (error.result() == CLGL_ERROR_CONTEXT_LOST) throw;
            attempts.failed(choice, error);
        }
    }
    attempts.give_up();
}

Ref<Storage> Storage::compute_only(Ref<Context> context, const clgl_buffer_desc &desc)
{
    check_size(*context, desc.size);
    Ref<Storage> storage = make_ref<Storage>(context, desc.size);
    const cl_mem_flags flags = CL_MEM_READ_WRITE | (desc.data ? CL_MEM_COPY_HOST_PTR : 0);
    cl_int code = CL_SUCCESS;
    storage->mem_ =
        ClMem(cl().CreateBuffer(context->native(), flags, desc.size, const_cast<void *>(desc.data), &code));
    if (code != CL_SUCCESS) fail_cl(code, text("clCreateBuffer of ", desc.size, " bytes"));
    context->add_storage(*storage);
    return storage;
}

Storage::~Storage() { context_->remove_storage(*this); }

void Storage::require_intact() const
{
    if (gl_storage_->intact()) return;
    if (!glIsBuffer(gl_name()))
        fail(CLGL_ERROR_INVALID_GL_OBJECT,
             text("OpenGL's buffer ", gl_name(),
                  " was deleted while clgl shared it; destroy the clgl buffer, too"));
    fail(CLGL_ERROR_GL_OBJECT_CHANGED,
         text("OpenGL's buffer ", gl_name(), " got another storage after it was wrapped; wrap it again"));
}

void Storage::move_back(const Range &range)
{
    if (!gl_storage_->uses_gl() || range.empty()) return;
    require_intact();
    gl_storage_->release_gl(range);
}

Ref<DeferredRelease> Storage::defer(ClEvent event, const Range &held, const Range &moved)
{
    Ref<DeferredRelease> release = make_ref<DeferredRelease>(std::move(event), held, moved);
    std::lock_guard lock(deferred_mutex_);
    deferred_.push_back(release);
    return release;
}

std::vector<Ref<DeferredRelease>> Storage::deferred(const Range &range)
{
    std::vector<Ref<DeferredRelease>> found;
    std::lock_guard lock(deferred_mutex_);
    std::ranges::copy_if(deferred_, std::back_inserter(found),
                         [&](const Ref<DeferredRelease> &release) { return release->held.overlaps(range); });
    return found;
}

void Storage::finish(DeferredRelease &release)
{
    // Held during OpenGL's copy, so that whoever comes second finds it made.
    std::lock_guard lock(release.mutex);
    if (release.finished) return;
    release.finished = true;
    forget(release);
    check_not_failed(release.event);
    move_back(release.moved);
}

void Storage::forget(const DeferredRelease &release)
{
    Ref<DeferredRelease> gone;
    std::lock_guard lock(deferred_mutex_);
    const auto entry = std::ranges::find(deferred_, &release, &Ref<DeferredRelease>::get);
    if (entry == deferred_.end()) return;
    gone = *entry;
    deferred_.erase(entry);
}

}  // namespace clgl
