#include "core/context/context.hpp"

#include "base/log.hpp"
#include "base/names.hpp"
#include "base/result.hpp"
#include "base/text.hpp"
#include "core/cache/library_cache.hpp"
#include "core/device/driver_quirks.hpp"
#include "core/gl/make_current.hpp"
#include "core/gl/sync_of_event.hpp"
#include "core/object/handles.hpp"
#include "core/plan/native_sharing.hpp"
#include "core/plan/vulkan_device.hpp"
#include "core/sync/enqueue_lock.hpp"
#include "driver/handle_type.hpp"
#include "transport/semaphore.hpp"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <iterator>

namespace clgl
{

namespace
{

[[noreturn]] void fail_without_current()
{
    const std::string missing = winsys::explain_missing();
    fail(winsys::display_lacks_glx() ? CLGL_ERROR_NO_OPENGL : CLGL_ERROR_NO_GL_CONTEXT,
         text("no OpenGL context is current on this thread", missing.empty() ? "" : text(" (", missing, ")"),
              ": make one current, or set CLGL_CONTEXT_HEADLESS"));
}

void check_agrees(const clgl_context_desc &desc, const winsys::Binding &current)
{
    if (desc.winsys != CLGL_WINSYS_NONE && desc.winsys != current.platform)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("winsys is ", winsys_name(desc.winsys), ", but gl_context is current on this thread with ",
                  winsys_name(current.platform), ": set winsys to CLGL_WINSYS_NONE"));
    // Another connection to the same X server can also name the GLX context.
    if (desc.gl_display && desc.gl_display != current.display && current.platform != CLGL_WINSYS_GLX)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "gl_context is current on this thread, but belongs to another gl_display: set gl_display to NULL");
}

// Returns the GL context in the descriptor, or the current GL context if the descriptor contains none.
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
             "gl_context is not current on this thread: make it current, or set winsys and gl_display too");
    return {.platform = desc.winsys, .display = desc.gl_display, .context = desc.gl_context};
}

ClContext adopt_cl_context(void *handle)
{
    const auto context = static_cast<cl_context>(handle);
    check_cl(cl().RetainContext(context), "clRetainContext of cl_context");
    return ClContext(context);
}

// Returns whether the GL context may run on the device that the descriptor selects.
bool suits(const clgl_context_desc &desc, const winsys::Binding &binding)
{
    const ScopedMakeCurrent current(binding);
    const GlIdentity identity = read_gl_identity(binding);
    return may_drive(identity, *choose_device_for_gl(desc, identity).match.device);
}

cl_device_id id_of(const Ref<Device> &device) { return device->id(); }

// Returns the parent of a sub-device; nullptr for a root device.
cl_device_id parent_of(cl_device_id part)
{
    cl_device_id parent = nullptr;
    return cl().GetDeviceInfo(part, CL_DEVICE_PARENT_DEVICE, sizeof parent, &parent, nullptr) == CL_SUCCESS
               ? parent
               : nullptr;
}

// Returns a number that identifies a context in the user data of driver callbacks. A pointer cannot be used,
// because drivers may call back after the context is destroyed.
uintptr_t next_number()
{
    static std::atomic<uintptr_t> last{0};
    return ++last;
}

}  // namespace

Ref<Context> Context::create(const clgl_context_desc &desc, const Options &options)
{
    handles::watch_for_forks();
    handles::refuse_if_forked();
    Ref<Context> context = make_ref<Context>();
    context->label_ = desc.label ? desc.label : "";
    context->flags_ = desc.flags;
    context->options_ = options;
    if (desc.flags & CLGL_CONTEXT_COMPUTE_ONLY) {
        context->own_waiter_ = std::make_unique<Waiter>();
        context->use(choose_compute_devices(desc));
        context->make_cl_context(desc);
        context->open_driver_cache();
    } else {
        context->join_gl(desc);
    }
    return context;
}

void Context::join_gl(const clgl_context_desc &desc)
{
    std::unique_ptr<winsys::OwnContext> own;
    winsys::Binding binding;
    if (desc.flags & CLGL_CONTEXT_HEADLESS) {
        own = winsys::make_headless([&](const winsys::OwnContext &made) { return suits(desc, made.binding()); });
        binding = own->binding();
    } else {
        binding = wanted_binding(desc);
    }
    const ScopedMakeCurrent current(binding);
    gl_ = make_ref<GlShareGroup>(binding, std::move(own), desc.flags & CLGL_CONTEXT_SYNC_THREAD);
    identity_ = read_gl_identity(binding);
    use(choose_device_for_gl(desc, identity_));
    if (options_.native)
        native_support_ = find_native_support(identity_, device());
    else
        native_support_.missing = "the layer itself provides the sharing";
    make_cl_context(desc);
    cl_int code = CL_SUCCESS;
    copies_ = ClQueue(cl().CreateCommandQueueWithProperties(native(), device().id(), nullptr, &code));
    check_cl(code, "clCreateCommandQueueWithProperties for copies");
    gl_waits_for_cl_ = may_try_syncs_of_events(device().info().platform_name) &&
                       clgl::gl_waits_for_cl(gl_->caps(), native(), copies_.get());
    plan_order();
    choose_transport(desc);
}

uint32_t Context::base_alignment() const
{
    return std::ranges::max(devices_, {}, &Device::base_alignment)->base_alignment();
}

Context::~Context() = default;

void Context::on_destroy()
{
    if (notify_) notify_->close();
    if (!gl_) return;
    gl_->leave_current();
    if (!gl_->is_current()) return;
    const GlScope scope(*gl_);
}

Ref<GlShareGroup> Context::gl() const
{
    if (!gl_)
        fail(
            CLGL_ERROR_NO_OPENGL,
            "the clgl context was created with CLGL_CONTEXT_COMPUTE_ONLY and has no OpenGL: set "
            "CLGL_BUFFER_COMPUTE_ONLY or CLGL_TEXTURE_COMPUTE_ONLY for new buffers and textures; everything else "
            "with OpenGL needs a context without CLGL_CONTEXT_COMPUTE_ONLY");
    return gl_;
}

void Context::use(DeviceChoice choice)
{
    devices_ = std::move(choice.devices);
    match_ = std::move(choice.match);
    const auto fails_badly = [](const Ref<Device> &device) {
        return find_quirk(*device, Quirk::failed_commands);
    };
    if (std::ranges::none_of(devices_, fails_badly)) return;
    user_events_.keep_commands();
    EnqueueLock::enable();
}

Device *Context::find_own(cl_device_id id) const
{
    for (; id; id = parent_of(id))
        if (const auto found = std::ranges::find(devices_, id, id_of); found != devices_.end())
            return found->get();
    return nullptr;
}

void Context::require_own(const Device &device, const std::string &what) const
{
    if (!find_own(device.id()))
        fail(CLGL_ERROR_NO_DEVICE,
             text(what, ", ", device.full_name(),
                  ", is not a device of the clgl context: use a device that clgl_context_get_devices returns"));
}

void Context::require_own(cl_context of, const char *parameter) const
{
    if (of != native())
        fail(CLGL_ERROR_WRONG_CONTEXT,
             text(parameter, " belongs to another cl_context: create it in the cl_context that "
                             "clgl_context_cl_context returns"));
}

void Context::make_cl_context(const clgl_context_desc &desc)
{
    if (desc.cl_context) {
        cl_context_ = adopt_cl_context(desc.cl_context);
        if (gl_) check_given_context(native_support_, *gl_, native());
        return;
    }
    const uintptr_t number = next_number();
    if (desc.callback) notify_ = std::make_unique<ContextNotify>(desc.callback, desc.user_data, waiter(), number);
    if (desc.printf_callback) kernel_printf_ = std::make_unique<KernelPrintf>(desc, devices_, number);
    std::vector<cl_context_properties> properties = {
        CL_CONTEXT_PLATFORM, reinterpret_cast<cl_context_properties>(device().platform())};
    if (kernel_printf_) kernel_printf_->append_properties(properties);
    if (gl_ && native_support_.missing.empty()) {
        std::vector<cl_context_properties> with_gl = properties;
        std::ranges::copy(gl_properties_of(identity_), std::back_inserter(with_gl));
        const cl_int code = try_cl_context(std::move(with_gl), number);
        if (code == CL_SUCCESS) return;
        note_refusal(native_support_, identity_, device(), code);
    }
    check_cl(try_cl_context(std::move(properties), number), "clCreateContext");
}

cl_int Context::try_cl_context(std::vector<cl_context_properties> properties, uintptr_t number)
{
    std::vector<cl_device_id> ids;
    for (const Ref<Device> &device : devices_)
        ids.push_back(device->id());
    properties.push_back(0);
    const auto receive = notify_ ? &ContextNotify::receive : kernel_printf_ ? &KernelPrintf::log_notice : nullptr;
    cl_int code = CL_SUCCESS;
    cl_context_ =
        ClContext(cl().CreateContext(properties.data(), static_cast<cl_uint>(ids.size()), ids.data(), receive,
                                     receive ? reinterpret_cast<void *>(number) : nullptr, &code));
    return code;
}

// Selects how the transport native orders GL and OpenCL commands, by quirks of the driver and by tests.
void Context::plan_order()
{
    const std::string_view platform = device().info().platform_name;
    const bool shares = native_support_.missing.empty() && gl_->caps().sync;
    NativeOrderFacts facts{.platform_name = platform,
                           .gl_event = device().has_extension("cl_khr_gl_event"),
                           .syncs_of_events = gl_waits_for_cl_,
                           .asked = order_asked("CLGL_NATIVE_ORDER")};
    native_order_ = plan_native_order(facts);
    if (!shares || native_order_.acquire == Ordering::implicit || !may_try_events_of_syncs(platform)) return;
    sync_events_.try_out(native_support_.cl, native(), device().id(), gl_->sentinel());
    facts.events_of_syncs = sync_events_.work();
    native_order_ = plan_native_order(facts);
}

transport::Environment Context::environment() const
{
    return {.gl = gl_->caps(),
            .garbage = gl_->garbage(),
            .context = native(),
            .device = device().id(),
            .copies = copies_.get(),
            .cpu_device = device().is_cpu(),
            .external = *external_,
            .native = native_support_,
            .boxes_as_runs = find_quirk(device(), Quirk::boxes_as_runs) != nullptr};
}

void Context::find_external_means()
{
    const bool cl_imports = !device().is_cpu() && device().has_extension(handle_type::cl_memory_extension);
    const ClExternalMemory functions =
        cl_imports ? find_cl_external_memory(device().platform()) : ClExternalMemory{};
    const bool cl_imports_semaphores = cl_imports && device().has_extension("cl_khr_semaphore") &&
                                       device().has_extension(handle_type::cl_semaphore_extension);
    const ClSemaphoreFunctions semaphores =
        cl_imports_semaphores ? find_cl_semaphores(device().platform()) : ClSemaphoreFunctions{};
    const ExternalMatch match = match_external({.gl_imports = gl_->caps().memory_objects,
                                                .software_gl = is_software_renderer(identity_.renderer),
                                                .gl_uuids = identity_.device_uuids,
                                                .cpu_device = device().is_cpu(),
                                                .cl_imports = static_cast<bool>(functions),
                                                .cl_uuid = device().uuid()});
    external_.reset(
        new transport::ExternalSupport{match.missing, VulkanSource(match.uuids), functions, semaphores});
    imported_by_cpu_ = order_asked("CLGL_EXTERNAL_ORDER") == Ordering::cpu;
}

void Context::try_semaphores()
{
    try {
        const auto pool =
            SemaphorePool::create(native(), device().id(), transport::semaphore_maker(environment()));
        pool->try_out();
        semaphores_ = pool;
        semaphores_used_ = pool.get();
    } catch (const Error &error) {
        drop_own_gl_errors();
        log::write(
            CLGL_LOG_INFO,
            text("OpenGL and OpenCL wait for each other on the CPU, because they have no common semaphores: ",
                 error.what()));
        if (is_temporary(error.result())) throw;
    }
}

void Context::make_semaphores()
{
    if (imported_by_cpu_) return;
    try {
        semaphores_tried_.call([&] { try_semaphores(); });
    } catch (const Error &) {
        // The error is temporary: the creation of the next object tries again.
    }
}

SemaphorePool::Signal Context::signal_here()
{
    return semaphores() ? semaphores()->signal_on_gl({}) : SemaphorePool::Signal();
}

// Opens the cache with a key that contains the names, versions, UUIDs and PCI addresses that the drivers and
// devices report.
void Context::open_driver_cache()
{
    std::string names = text(drivers_, '\n', identity_.vendor, '\n', identity_.version);
    for (const Uuid &uuid : identity_.device_uuids)
        names += text('\n', hex_digits(uuid));
    for (const Ref<Device> &device : devices_) {
        names += text('\n', device->identity(), ' ', device->pci_address(), ' ');
        if (const auto uuid = device->uuid()) names += hex_digits(*uuid);
    }
    const CacheUse use = flags_ & CLGL_CONTEXT_VERIFY           ? CacheUse::anew
                         : flags_ & CLGL_CONTEXT_RECORD_CRASHES ? CacheUse::record_crashes
                                                                : CacheUse::stored;
    driver_cache_ = DriverCache(library_cache_folder(), names, use);
}

void Context::choose_transport(const clgl_context_desc &desc)
{
    const GlCaps &caps = gl_->caps();
    clgl_transport forced = forced_transport(desc.transport);
    if (!options_.native && forced == CLGL_TRANSPORT_NATIVE) forced = CLGL_TRANSPORT_AUTO;
    find_external_means();
    drivers_ = text(identity_.renderer, '/', identity_.platform, '/', caps.es ? "ES " : "", caps.version, '/',
                    device().full_name(), '/', native_support_.missing);
    open_driver_cache();
    const Capabilities capabilities{.cpu_device = device().is_cpu(),
                                    .software_gl = is_software_renderer(identity_.renderer),
                                    .buffer_storage = caps.buffer_storage,
                                    .copy_buffer = caps.copy_buffer,
                                    .copy_image = caps.copy_image};
    offered_ = std::make_unique<OfferedTransports>(environment(), drivers_, driver_cache_, forced, capabilities);
    offered_->require_one();
}

// Adds the ordering of GL and OpenCL commands to the reasons of the transports external and native.
void Context::add_order_info(TransportStatus &status) const
{
    const char *const imported =
        imported_by_cpu_
            ? "fences order OpenGL and OpenCL commands, and the CPU waits for OpenCL (CLGL_EXTERNAL_ORDER)"
        : gl_->caps().semaphores && external_->semaphores
            ? "semaphores order OpenGL and OpenCL commands, if the semaphores work"
            : "fences order OpenGL and OpenCL commands, and the CPU waits for OpenCL (the drivers have no common "
              "semaphores)";
    const int32_t id = status.transport->id;
    for (TransportUse *use : {&status.buffers, &status.textures}) {
        if (use->status == CLGL_TRANSPORT_STATUS_UNAVAILABLE) continue;
        if (id == CLGL_TRANSPORT_NATIVE) use->reason += text("; ", native_order_.reason);
        if (id == CLGL_TRANSPORT_EXTERNAL && external_->cl) use->reason += text("; ", imported);
    }
}

std::vector<TransportStatus> Context::transports() const
{
    std::vector<TransportStatus> statuses;
    if (!offered_) return statuses;
    for (const transport::Transport &transport : transport::all())
        add_order_info(statuses.emplace_back(offered_->status(transport)));
    return statuses;
}

}  // namespace clgl
