// A context: one OpenCL context, with or without a GL share group, and the properties that were measured for this
// pair of drivers.
#pragma once

#include "base/lock_order.hpp"
#include "core/cache/driver_cache.hpp"
#include "core/context/built_in_programs.hpp"
#include "core/context/driver_messages.hpp"
#include "core/context/kernel_printf.hpp"
#include "core/context/storage_registry.hpp"
#include "core/device/choose.hpp"
#include "core/gl/event_of_sync.hpp"
#include "core/gl/share_group.hpp"
#include "core/plan/native_order.hpp"
#include "core/plan/offered_transports.hpp"
#include "core/sync/semaphore_pool.hpp"
#include "core/sync/user_events.hpp"

#include <clgl/context.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <set>

namespace clgl
{

// Protects the acquisitions of all storages of a context.
using AcquisitionMutex = OrderedMutex<LockOrder::acquisitions>;

class Context : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::context;

    struct Options {
        // True if the transport native may be used; if not, forcing it has no effect.
        bool native = true;
        // True if a later call may always finish the release of a destroyed object. True for applications that
        // query OpenCL whether commands have ended, and do not let OpenGL wait for them.
        bool late_releases = false;
    };

    // Throws as clgl_context_create documents.
    static Ref<Context> create(const clgl_context_desc &desc, const Options &options);
    bool late_releases() const { return options_.late_releases; }
    ~Context() override;
    // Stops the callback. Does the pending GL work if a GL context is current, because there may be no later
    // call.
    void on_destroy() override;

    const DeviceMatch &match() const { return match_; }
    // The first of its devices, which is the only one of a context with OpenGL
    Device &device() const { return *devices_.front(); }
    const std::vector<Ref<Device>> &devices() const { return devices_; }
    // Returns the alignment in bytes of sub-buffers that every device can use.
    uint32_t base_alignment() const;
    // Returns the context's device that is `id` or contains it as a sub-device, or nullptr. PoCL 3.1 puts the
    // parent device into the context of a sub-device.
    Device *find_own(cl_device_id id) const;
    // Throws CLGL_ERROR_NO_DEVICE if the context does not have the device; `what` names it in the message.
    void require_own(const Device &device, const std::string &what) const;
    cl_context native() const { return cl_context_.get(); }
    const std::string &label() const { return label_; }
    uint32_t flags() const { return flags_; }

    const GlIdentity &identity() const { return identity_; }
    bool has_gl() const { return static_cast<bool>(gl_); }
    // Throws CLGL_ERROR_NO_OPENGL for a compute-only context.
    Ref<GlShareGroup> gl() const;
    // The thread that waits for fences and runs callbacks
    Waiter &waiter() const { return gl_ ? gl_->waiter() : *own_waiter_; }

    // True if OpenGL can wait for OpenCL events (GL_ARB_cl_event), according to a test
    bool gl_waits_for_cl() const { return gl_waits_for_cl_; }
    SyncEvents &sync_events() { return sync_events_; }
    // How hand-overs by the transport native are ordered
    const NativeOrder &native_order() const { return native_order_; }

    // Creates the semaphores that order hand-overs of imported memory, if they work. Called for the first object
    // of that kind, in a GlScope.
    void make_semaphores();
    // nullptr if there are none, or CLGL_EXTERNAL_ORDER disables them
    SemaphorePool *semaphores() const { return semaphores_used_; }
    // Signals a semaphore behind the GL commands so far. Returns an empty signal if there are no semaphores. Must
    // be called in a GlScope.
    SemaphorePool::Signal signal_here();

    transport::Environment environment() const;
    // The names of the drivers, the key of cached test results
    const std::string &drivers() const { return drivers_; }
    // The facts that earlier processes have stored about these drivers
    const DriverCache &driver_cache() const { return driver_cache_; }
    // Must not be called for a compute-only context.
    OfferedTransports &offered() const { return *offered_; }
    // Returns the present status of each transport; empty for a compute-only context.
    std::vector<TransportStatus> transports() const;

    UserEvents &user_events() { return user_events_; }
    ConvertPrograms &convert_programs() { return convert_programs_; }

    // Protects the acquisitions of all storages.
    AcquisitionMutex &mutex() { return mutex_; }
    StorageRegistry &storages() { return storages_; }

    // Returns whether images of host memory use it in place, which `try_it` tests once. rusticl keeps a copy
    // that only mapping updates.
    template <typename Try> bool host_images_in_place(Try try_it)
    {
        std::call_once(host_images_tried_, [&] { host_images_in_place_ = try_it(); });
        return host_images_in_place_;
    }
    // Returns the public info. Its strings live as long as the context.
    clgl_context_info info() const;
    // The handle that clgl_context_create returned; may be stale
    clgl_context handle() const { return handle_; }
    void set_handle(clgl_context handle) { handle_ = handle; }
    // Throws CLGL_ERROR_OUT_OF_RANGE. Its strings live as long as the context.
    clgl_transport_report transport_report(uint32_t index);

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    Context() : Object(object_type) {}

    void join_gl(const clgl_context_desc &desc);
    void use(DeviceChoice choice);
    void make_cl_context(const clgl_context_desc &desc);
    cl_int try_cl_context(std::vector<cl_context_properties> properties, uintptr_t number);
    void plan_order();
    void find_external_means();
    // Throws only failures that are temporary. After others, both sides wait on the CPU.
    void try_semaphores();
    void open_driver_cache();
    void choose_transport(const clgl_context_desc &desc);
    void add_order_info(TransportStatus &status) const;
    void fill_gl_info(clgl_context_info &info) const;

    std::string label_;
    uint32_t flags_ = 0;
    Options options_;
    GlIdentity identity_;
    clgl_context handle_ = nullptr;
    Ref<GlShareGroup> gl_;
    // For a compute-only context
    std::unique_ptr<Waiter> own_waiter_;
    std::vector<Ref<Device>> devices_;
    DeviceMatch match_;
    std::unique_ptr<ContextNotify> notify_;
    std::unique_ptr<KernelPrintf> kernel_printf_;
    ClContext cl_context_;
    ClQueue copies_;
    bool gl_waits_for_cl_ = false;
    std::string drivers_;
    DriverCache driver_cache_;
    std::unique_ptr<transport::ExternalSupport> external_;
    transport::NativeSupport native_support_;
    NativeOrder native_order_;
    SyncEvents sync_events_;
    std::once_flag semaphores_tried_;
    std::shared_ptr<SemaphorePool> semaphores_;
    // `semaphores_` for threads that did not create it; set once it is complete
    std::atomic<SemaphorePool *> semaphores_used_{nullptr};
    // True if CLGL_EXTERNAL_ORDER disables semaphores
    bool imported_by_cpu_ = false;
    std::unique_ptr<OfferedTransports> offered_;
    OrderedMutex<LockOrder::report_texts> report_texts_mutex_;
    std::set<std::string> report_texts_;

    UserEvents user_events_;
    ConvertPrograms convert_programs_;
    AcquisitionMutex mutex_;
    StorageRegistry storages_;
    std::once_flag host_images_tried_;
    bool host_images_in_place_ = false;
};

// Returns the report as text.
std::string describe(const Context &context);

}  // namespace clgl
