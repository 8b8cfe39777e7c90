#include "core/context.hpp"

#include "base/text.hpp"
#include "core/gl_cl_sync.hpp"
#include "core/handles.hpp"
#include "core/storage.hpp"
#include "core/texture_storage.hpp"

#include <algorithm>
#include <cstdlib>

namespace clgl
{

namespace
{

std::string environment_variable(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

// Makes the given handles current for a moment, if they are not, and gives back what was.
class TemporarilyCurrent
{
public:
    explicit TemporarilyCurrent(const winsys::Binding &wanted) : before_(winsys::current())
    {
        if (before_.context == wanted.context) return;
        try {
            winsys::make_current(wanted);
        } catch (const Error &error) {
            fail(CLGL_ERROR_NO_GL_CONTEXT,
                 text("gl_context is not current on this thread and cannot be made so: ", error.what()),
                 error.native());
        }
        restore_ = true;
        platform_ = wanted.platform;
    }
    ~TemporarilyCurrent()
    {
        if (!restore_) return;
        try {
            if (before_.is_current())
                winsys::make_current(before_);
            else
                winsys::release_current(platform_);
        } catch (const Error &) {
            // The failure that is being reported says more.
        }
    }
    TemporarilyCurrent(const TemporarilyCurrent &) = delete;
    TemporarilyCurrent &operator=(const TemporarilyCurrent &) = delete;

private:
    winsys::Binding before_;
    bool restore_ = false;
    int32_t platform_ = CLGL_WINSYS_NONE;
};

[[noreturn]] void fail_without_current()
{
    const std::string missing = winsys::explain_missing();
    fail(winsys::display_lacks_glx() ? CLGL_ERROR_NO_OPENGL : CLGL_ERROR_NO_GL_CONTEXT,
         text("no OpenGL context is current on this thread: make one current, or ask for CLGL_CONTEXT_HEADLESS",
              missing.empty() ? "" : text(" (", missing, ")")));
}

void check_agrees(const clgl_context_desc &desc, const winsys::Binding &current)
{
    if (desc.winsys != CLGL_WINSYS_NONE && desc.winsys != current.platform)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "gl_context, which is current on this thread, is of another winsys");
    if (desc.gl_display && desc.gl_display != current.display)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "gl_context, which is current on this thread, is of another gl_display");
}

// The binding that the descriptor's handles stand for, or what is current.
winsys::Binding wanted_binding(const clgl_context_desc &desc)
{
    const winsys::Binding current = winsys::current();
    if (!desc.gl_context) {
        if (!current.is_current()) fail_without_current();
        return current;
    }
    if (current.context == desc.gl_context) {
        check_agrees(desc, current);
        return current;
    }
    if (desc.winsys == CLGL_WINSYS_NONE || !desc.gl_display)
        fail(CLGL_ERROR_NO_GL_CONTEXT,
             "gl_context is not current on this thread: make it so, or give winsys and gl_display too");
    return {.platform = desc.winsys, .display = desc.gl_display, .context = desc.gl_context};
}

ClContext adopt_cl_context(void *handle)
{
    const auto context = static_cast<cl_context>(handle);
    check_cl(cl().RetainContext(context), "clRetainContext of the descriptor's cl_context");
    return ClContext(context);
}

std::vector<cl_device_id> devices_of(cl_context context)
{
    size_t size = 0;
    check_cl(cl().GetContextInfo(context, CL_CONTEXT_DEVICES, 0, nullptr, &size), "clGetContextInfo");
    std::vector<cl_device_id> ids(size / sizeof(cl_device_id));
    check_cl(cl().GetContextInfo(context, CL_CONTEXT_DEVICES, size, ids.data(), nullptr), "clGetContextInfo");
    return ids;
}

}  // namespace

Ref<Context> Context::create(const clgl_context_desc &desc)
{
    handles::refuse_if_forked();
    Ref<Context> context = make_ref<Context>();
    context->label_ = desc.label ? desc.label : "";
    context->flags_ = desc.flags;
    std::unique_ptr<winsys::OwnContext> own;
    winsys::Binding binding;
    if (desc.flags & CLGL_CONTEXT_HEADLESS) {
        own = winsys::make_headless();
        binding = own->binding();
    } else {
        binding = wanted_binding(desc);
    }
    const TemporarilyCurrent current(binding);
    context->gl_ = make_ref<GlSide>(binding, std::move(own), desc.flags & CLGL_CONTEXT_HELPER);
    context->identity_ = read_gl_identity(binding);
    context->choose_device(desc);
    context->make_cl_context(desc);
    context->choose_transport(desc);
    return context;
}

Context::~Context() = default;

void Context::on_destroy()
{
    if (!gl_->is_current()) return;
    const GlScope scope(*gl_);
}

void Context::choose_device(const clgl_context_desc &desc)
{
    std::vector<cl_device_id> allowed;
    if (desc.cl_context) allowed = devices_of(static_cast<cl_context>(desc.cl_context));
    const auto is_allowed = [&](const DeviceMatch &match) {
        return allowed.empty() || std::ranges::find(allowed, match.device->id()) != allowed.end();
    };
    const std::string name = environment_variable("CLGL_DEVICE");
    if (desc.device) {
        const Pinned<Device> device(reinterpret_cast<uintptr_t>(desc.device));
        match_ = {device.ref(), CLGL_MATCH_REQUESTED, "the descriptor named it"};
        if (!is_allowed(match_))
            fail(CLGL_ERROR_NO_DEVICE, text(device->full_name(), " is no device of the given cl_context"));
        return;
    }
    if (!name.empty() && !desc.cl_context) {
        match_ = {find_device_named(name), CLGL_MATCH_ENVIRONMENT, text("CLGL_DEVICE=", name, " named it")};
        return;
    }
    const std::vector<DeviceMatch> matches = match_devices(identity_);
    const auto best = std::ranges::find_if(matches, is_allowed);
    if (best == matches.end())
        fail(CLGL_ERROR_NO_DEVICE, desc.cl_context
                                       ? "the given cl_context has no device that this process enumerates"
                                       : "OpenCL has platforms but no device: see clinfo");
    match_ = *best;
    if (desc.cl_context)
        match_ = {best->device, CLGL_MATCH_CL_CONTEXT, text("of the given cl_context's devices: ", best->reason)};
}

void Context::make_cl_context(const clgl_context_desc &desc)
{
    cl_int code = CL_SUCCESS;
    const cl_device_id id = device().id();
    if (desc.cl_context) {
        cl_context_ = adopt_cl_context(desc.cl_context);
    } else {
        const cl_context_properties properties[] = {
            CL_CONTEXT_PLATFORM, reinterpret_cast<cl_context_properties>(device().platform()), 0};
        cl_context_ = ClContext(cl().CreateContext(properties, 1, &id, nullptr, nullptr, &code));
        check_cl(code, "clCreateContext");
    }
    copies_ = ClQueue(cl().CreateCommandQueueWithProperties(native(), id, nullptr, &code));
    check_cl(code, "clCreateCommandQueueWithProperties for copies");
    gl_waits_for_cl_ = clgl::gl_waits_for_cl(gl_->caps(), native(), copies_.get());
}

transport::Environment Context::environment() const
{
    return {gl_->caps(), gl_->garbage(), native(), device().id(), copies_.get()};
}

void Context::choose_transport(const clgl_context_desc &desc)
{
    const GlCaps &caps = gl_->caps();
    forced_transport_ = clgl::forced_transport(desc.transport);
    capabilities_ = {.cpu_device = device().is_cpu(),
                     .software_gl = identity_.is_software,
                     .buffer_storage = caps.buffer_storage,
                     .copy_buffer = caps.copy_buffer,
                     .self_test_failures = {}};
    const std::string drivers =
        text(identity_.renderer, '/', caps.es ? "ES " : "", caps.version, '/', device().full_name());
    transports_ = judge_transports(environment(), drivers, forced_transport_, capabilities_);
}

std::vector<Ref<Storage>> Context::find_storages(GLuint name)
{
    std::vector<Ref<Storage>> found;
    std::lock_guard lock(mutex_);
    const auto [first, last] = storages_.equal_range(name);
    for (auto entry = first; entry != last; ++entry)
        if (Ref<Storage> storage = Ref<Storage>::lock(entry->second)) found.push_back(std::move(storage));
    return found;
}

void Context::add_storage(Storage &storage)
{
    std::lock_guard lock(mutex_);
    storages_.emplace(storage.gl_name(), &storage);
}

void Context::remove_storage(Storage &storage)
{
    std::lock_guard lock(mutex_);
    std::erase_if(storages_, [&](const auto &entry) { return entry.second == &storage; });
}

void Context::add_storage(const TextureStorage &storage)
{
    std::lock_guard lock(mutex_);
    texture_storages_.insert(&storage);
}

void Context::remove_storage(const TextureStorage &storage)
{
    std::lock_guard lock(mutex_);
    texture_storages_.erase(&storage);
}

clgl_memory_usage Context::memory_usage(int32_t transport)
{
    clgl_memory_usage usage = CLGL_MEMORY_USAGE_INIT;
    std::lock_guard lock(mutex_);
    for (const auto &[name, storage] : storages_) {
        if (storage->transport() != transport) continue;
        ++usage.object_count;
        usage.shared_bytes += storage->size();
        usage.extra_bytes += storage->extra_bytes();
    }
    for (const TextureStorage *storage : texture_storages_) {
        if (storage->transport() != transport) continue;
        ++usage.object_count;
        usage.shared_bytes += storage->own_bytes();
    }
    return usage;
}

}  // namespace clgl
