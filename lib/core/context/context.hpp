// A context: one OpenCL context, joined to one OpenGL share group or alone, and what was found out about the
// pair.
#pragma once

#include "core/context/built_in_programs.hpp"
#include "core/context/driver_messages.hpp"
#include "core/context/kernel_printf.hpp"
#include "core/context/storage_registry.hpp"
#include "core/device/choose.hpp"
#include "core/gl/event_of_sync.hpp"
#include "core/gl/share_group.hpp"
#include "core/plan/native_order.hpp"
#include "core/plan/offered_transports.hpp"
#include "core/sync/event_keeper.hpp"
#include "core/sync/semaphore_pool.hpp"

#include <clgl/context.h>

#include <atomic>
#include <memory>
#include <mutex>

namespace clgl
{

class Context : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::context;

    struct Options {
        // Whether the transport native may be used; a forced one counts as none otherwise.
        bool native = true;
        // Whether the rest of the release of a destroyed object may always be left to a later call: the
        // application asks OpenCL whether the commands have ended, and does not let OpenGL wait for them.
        bool late_releases = false;
    };

    // Throws as clgl_context_create documents.
    static Ref<Context> create(const clgl_context_desc &desc, const Options &options);
    bool late_releases() const { return options_.late_releases; }
    ~Context() override;
    // Ends the callback. Does what is left to OpenGL, where that is current: no other call may come by there.
    void on_destroy() override;

    const DeviceMatch &match() const { return match_; }
    // The first of its devices; the only one with OpenGL.
    Device &device() const { return *devices_.front(); }
    const std::vector<Ref<Device>> &devices() const { return devices_; }
    // Of buffers that every device may use, in bytes.
    uint32_t base_alignment() const;
    // nullptr if it is none of them and no part of one: PoCL 3.1's context of a sub-device has the whole one.
    Device *find_own(cl_device_id id) const;
    // Throws CLGL_ERROR_NO_DEVICE with `what` in the message.
    void require_own(const Device &device, const std::string &what) const;
    cl_context native() const { return cl_context_.get(); }
    const std::string &label() const { return label_; }
    uint32_t flags() const { return flags_; }

    const GlIdentity &identity() const { return identity_; }
    bool has_gl() const { return static_cast<bool>(gl_); }
    // Throws CLGL_ERROR_NO_OPENGL for a context of OpenCL alone.
    Ref<GlShareGroup> gl() const;
    // The thread that waits for fences, and calls back.
    Waiter &waiter() const { return gl_ ? gl_->waiter() : *own_waiter_; }

    // Whether OpenGL can wait for OpenCL's events by itself (GL_ARB_cl_event), found out by trying.
    bool gl_waits_for_cl() const { return gl_waits_for_cl_; }
    SyncEvents &sync_events() { return sync_events_; }
    // Of hand-overs by the transport native.
    const NativeOrder &native_order() const { return native_order_; }

    // In a GlScope, for the first object whose memory OpenCL imports: makes the semaphores that order its
    // hand-overs, if there are any that work.
    void make_semaphores();
    // nullptr if there are none, or CLGL_EXTERNAL_ORDER asks for none.
    SemaphorePool *semaphores() const { return semaphores_used_; }
    // In a GlScope: a signal behind what OpenGL was given, for commands that may come to wait for it; none
    // without semaphores.
    SemaphorePool::Signal signal_here();

    transport::Environment environment() const;
    // By name: what was found out about these drivers holds for them.
    const std::string &drivers() const { return drivers_; }
    const Capabilities &capabilities() const { return capabilities_; }
    const std::vector<TransportStatus> &transports() const { return transports_; }
    // The only transport that the descriptor or the environment allows, or CLGL_TRANSPORT_NONE.
    int32_t forced_transport() const { return forced_transport_; }

    EventKeeper &keeper() { return keeper_; }
    ConvertPrograms &convert_programs() { return convert_programs_; }

    // Protects the acquisitions of all storages.
    std::mutex &mutex() { return mutex_; }
    StorageRegistry &storages() { return storages_; }

    // Whether images of host memory are that memory, asked once by `try_it`: drivers may keep a copy of their own
    // (rusticl) that only mapping brings up to date.
    template <typename Try> bool host_images_in_place(Try try_it)
    {
        std::call_once(host_images_tried_, [&] { host_images_in_place_ = try_it(); });
        return host_images_in_place_;
    }
    // What the ABI tells of it. The strings live as long as this.
    clgl_context_info info() const;
    // The handle that clgl_context_create gave, which may be stale by now.
    clgl_context handle() const { return handle_; }
    void set_handle(clgl_context handle) { handle_ = handle; }
    // Throws CLGL_ERROR_OUT_OF_RANGE.
    clgl_transport_report transport_report(uint32_t index) const;

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    Context() : Object(object_type) {}

    void join_gl(const clgl_context_desc &desc);
    void use(DeviceChoice choice);
    void make_cl_context(const clgl_context_desc &desc);
    cl_int try_cl_context(std::vector<cl_context_properties> properties, uintptr_t number);
    void plan_order();
    void find_external_means();
    void choose_transport(const clgl_context_desc &desc);
    void fill_order_info();
    void fill_gl_info(clgl_context_info &info) const;

    std::string label_;
    uint32_t flags_ = 0;
    Options options_;
    GlIdentity identity_;
    clgl_context handle_ = nullptr;
    Ref<GlShareGroup> gl_;
    // Without OpenGL.
    std::unique_ptr<Waiter> own_waiter_;
    std::vector<Ref<Device>> devices_;
    DeviceMatch match_;
    std::unique_ptr<ContextNotify> notify_;
    std::unique_ptr<KernelPrintf> kernel_printf_;
    ClContext cl_context_;
    ClQueue copies_;
    bool gl_waits_for_cl_ = false;
    int32_t forced_transport_ = CLGL_TRANSPORT_NONE;
    std::string drivers_;
    std::unique_ptr<transport::ExternalSupport> external_;
    transport::NativeSupport native_support_;
    NativeOrder native_order_;
    SyncEvents sync_events_;
    std::once_flag semaphores_tried_;
    std::shared_ptr<SemaphorePool> semaphores_;
    // The same, for threads that hand over while another one makes the first object
    std::atomic<SemaphorePool *> semaphores_used_{nullptr};
    // What CLGL_EXTERNAL_ORDER asks for
    bool imported_by_cpu_ = false;
    Capabilities capabilities_;
    std::vector<TransportStatus> transports_;

    EventKeeper keeper_;
    ConvertPrograms convert_programs_;
    std::mutex mutex_;
    StorageRegistry storages_;
    std::once_flag host_images_tried_;
    bool host_images_in_place_ = false;
};

// The report as text.
std::string describe(const Context &context);
const char *match_name(int32_t match);

}  // namespace clgl
