// Represents a clgl context: an OpenCL context, the GL share group if there is one, and the measured properties
// of both drivers.
#pragma once

#include "base/lock_order.hpp"
#include "base/once.hpp"
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
        // True if the transport native may be used; if false, a request for native is ignored
        bool native = true;
        // True if any later call may finish the release of a destroyed object. Set for applications that query
        // the status of OpenCL commands, but do not make OpenGL wait for the commands.
        bool late_releases = false;
    };

    // Throws the errors that clgl_context_create documents.
    static Ref<Context> create(const clgl_context_desc &desc, const Options &options);
    bool late_releases() const { return options_.late_releases; }
    ~Context() override;
    // Ends the callback for driver messages, and calls GlShareGroup::leave_current. If a context of the share
    // group is current, also deletes unused GL objects, because there may be no later call.
    void on_destroy() override;

    const DeviceMatch &match() const { return match_; }
    // Returns the first device. A context with OpenGL has only one device.
    Device &device() const { return *devices_.front(); }
    const std::vector<Ref<Device>> &devices() const { return devices_; }
    // Returns the smallest alignment of sub-buffers, in bytes, that all devices accept.
    uint32_t base_alignment() const;
    // Returns the device of this context with the given id. For a sub-device, also searches for its parents,
    // because PoCL 3.1 lists the parent as the device of the context. Returns nullptr if no device is found.
    Device *find_own(cl_device_id id) const;
    // Throws CLGL_ERROR_NO_DEVICE if the context does not contain the device. `what` names the device in the
    // message.
    void require_own(const Device &device, const std::string &what) const;
    // Throws CLGL_ERROR_WRONG_CONTEXT if `of`, the context of an OpenCL object, is not native(). `parameter` is
    // the name of the parameter in which the application passed the object.
    void require_own(cl_context of, const char *parameter) const;
    cl_context native() const { return cl_context_.get(); }
    const std::string &label() const { return label_; }
    uint32_t flags() const { return flags_; }

    const GlIdentity &identity() const { return identity_; }
    bool has_gl() const { return static_cast<bool>(gl_); }
    // Throws CLGL_ERROR_NO_OPENGL if the context is compute-only.
    Ref<GlShareGroup> gl() const;
    // Returns the thread that waits for fences and runs callbacks.
    Waiter &waiter() const { return gl_ ? gl_->waiter() : *own_waiter_; }

    // Returns whether OpenGL can wait for OpenCL events (GL_ARB_cl_event), according to a test.
    bool gl_waits_for_cl() const { return gl_waits_for_cl_; }
    SyncEvents &sync_events() { return sync_events_; }
    // Returns how the transport native orders GL and OpenCL commands.
    const NativeOrder &native_order() const { return native_order_; }

    // Creates the semaphores that order GL and OpenCL commands on imported memory, if they work on these drivers.
    // Does nothing if they exist or have failed, unless the failure was temporary. Called for each storage with
    // imported memory, in a GlScope.
    void make_semaphores();
    // Returns nullptr if there are no semaphores, or if the environment variable CLGL_EXTERNAL_ORDER disables
    // them.
    SemaphorePool *semaphores() const { return semaphores_used_; }
    // Signals a semaphore after all earlier GL commands. Returns an empty signal if there are no semaphores. Must
    // be called in a GlScope.
    SemaphorePool::Signal signal_here();

    transport::Environment environment() const;
    // Returns a text with the names of both drivers. The text is the key of cached test results.
    const std::string &drivers() const { return drivers_; }
    // Returns the cache of facts that earlier processes have stored about these drivers.
    const DriverCache &driver_cache() const { return driver_cache_; }
    // Returns the available transports. Must not be called for a compute-only context.
    OfferedTransports &offered() const { return *offered_; }
    // Returns the present status of each transport; empty for a compute-only context.
    std::vector<TransportStatus> transports() const;

    UserEvents &user_events() { return user_events_; }
    ConvertPrograms &convert_programs() { return convert_programs_; }

    // Returns the mutex that protects the acquisitions of all storages.
    AcquisitionMutex &mutex() { return mutex_; }
    StorageRegistry &storages() { return storages_; }

    // Returns whether images of host memory use that memory in place. Some drivers copy it (rusticl). The first
    // call determines this with `try_it`.
    template <typename Try> bool host_images_in_place(Try try_it)
    {
        host_images_tried_.call([&] { host_images_in_place_ = try_it(); });
        return host_images_in_place_;
    }
    // Returns the public info. The strings live as long as this object.
    clgl_context_info info() const;
    // Returns the handle that clgl_context_create returned. The application may have destroyed the handle.
    clgl_context handle() const { return handle_; }
    void set_handle(clgl_context handle) { handle_ = handle; }
    // Returns the report about a transport. Throws CLGL_ERROR_OUT_OF_RANGE. The strings live as long as the
    // context.
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
    // Tries to create the semaphores. Throws only temporary errors. After other errors, semaphores() returns
    // nullptr.
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
    // Used only by compute-only contexts
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
    Once semaphores_tried_;
    std::shared_ptr<SemaphorePool> semaphores_;
    // Set to `semaphores_` when creation is complete; other threads read only this pointer
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
    Once host_images_tried_;
    bool host_images_in_place_ = false;
};

// Returns the report about a context as text.
std::string describe(const Context &context);

}  // namespace clgl
