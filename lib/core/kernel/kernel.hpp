// Kernels: arguments and launches.
#pragma once

#include "base/lock_order.hpp"
#include "core/buffer/commands.hpp"
#include "core/kernel/held_argument.hpp"
#include "core/kernel/launch_limits.hpp"
#include "core/kernel/owned_kernel.hpp"
#include "core/kernel/parameter.hpp"
#include "core/program/program.hpp"

#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace clgl
{

class Kernel : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::kernel;

    // Creates the kernel named `name`. Throws CLGL_ERROR_INVALID_ARGUMENT if the program has no such kernel, and
    // CLGL_ERROR_INVALID_STATE if it is not built.
    static Ref<Kernel> create(const Program &program, const char *name);
    // Returns the kernel for an application-owned cl_kernel. If the cl_kernel is adopted again, returns the same
    // kernel with its arguments. Throws CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_WRONG_CONTEXT.
    static Ref<Kernel> adopt(Ref<Context> context, void *native);
    ~Kernel() override;
    Ref<Kernel> clone();

    // Returns the cl_kernel, and records that the application may set arguments with it.
    cl_kernel expose_native();

    clgl_kernel_info info() const;
    // Returns the work-group info for a device; nullptr = the first device for which the program is built. Throws
    // CLGL_ERROR_NO_DEVICE, CLGL_ERROR_INVALID_STATE.
    clgl_work_group_info work_group_info(const Device *device) const;
    // The next two functions throw CLGL_ERROR_OUT_OF_RANGE if the index or count is too large.
    clgl_argument_info argument_info(uint32_t index);
    void require_arguments(uint32_t count) const;
    // Returns the index of an argument. Throws CLGL_ERROR_INVALID_ARGUMENT if no argument has this name; the
    // message lists the known names.
    uint32_t find_argument(std::string_view name);
    void declare(std::span<const clgl_argument_desc> descs);

    // Sets an argument. Does nothing if the argument already has this object, unless the application has the
    // cl_kernel. If the object is rewrapped, the next launch passes it to the driver again.
    void set(uint32_t index, const clgl_argument &given)
    {
        if (!is_settled(index, given)) set_anew(index, given);
    }
    // Sets the default launch; nullptr removes it.
    void set_launch(const clgl_launch *launch);
    std::optional<clgl_launch> default_launch();
    // Enqueues the kernel. `launch`: nullptr = the default launch. Sets `arguments` first, and restores the
    // previous arguments after a failure.
    Ref<Fence> launch(const CommandTarget &to, const clgl_launch *launch,
                      std::span<const clgl_argument> arguments = {});

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    static Ref<Kernel> adopt_new(Ref<Context> context, ClKernel kernel);
    // `limits`: one element for each device of the context.
    Kernel(Ref<Context> context, ClKernel kernel, std::vector<LaunchLimits> limits, bool exposed);

    bool is_settled(uint32_t index, const clgl_argument &given) const
    {
        const uintptr_t handle = handle_in(given);
        return handle != 0 && index < settings_.size() &&
               settings_[index].settled.load(std::memory_order_relaxed) == handle &&
               handles::is_alive(handle, object_type_of(given.type));
    }
    void set_anew(uint32_t index, const clgl_argument &given);

    // The following functions must be called with the mutex locked.
    const Parameter &parameter(uint32_t index) const;
    // Checks an argument and pins its object, if it has one.
    void check(uint32_t index, const clgl_argument &given, HeldArgument &held) const;
    // Checks and pins an argument that is passed to launch().
    void hold_given(uint32_t index, const clgl_argument &given, HeldArgument &held) const;
    void set_native(uint32_t index, const clgl_argument &given, const HeldArgument &held) const;
    void set_bytes(uint32_t index, const clgl_argument &given, size_t size, const void *bytes) const;
    [[noreturn, gnu::cold]] void fail_set(uint32_t index, const clgl_argument &given, cl_int code) const;
    // Passes an argument to the driver, and allocates the memory that note_set needs.
    void give_native(uint32_t index, const clgl_argument &given, const HeldArgument &held);
    // Records that the driver has received the argument.
    void note_set(Setting &setting, const clgl_argument &given, const HeldArgument &held) const noexcept;
    // Passes the stored setting to the driver again, after a failure. `held` pins its object.
    void set_back(uint32_t index, HeldArgument &held) noexcept;
    Ref<Fence> apply_and_enqueue(const CommandTarget &to, const clgl_launch &launch,
                                 std::span<const clgl_argument> arguments, std::span<const HeldArgument> held,
                                 HeldArguments &former);
    // Pins the objects of all arguments, which were passed to launch() or set before. Throws if the kernel cannot
    // be launched with them.
    void hold_launchable(const CommandTarget &to, std::span<const clgl_argument> arguments,
                         std::span<HeldArgument> held);
    // Pins the object of an argument that was set before. If the object was rewrapped, passes it to the driver
    // again.
    void hold_set(uint32_t index, HeldArgument &held);
    void hold_set_anew(uint32_t index, HeldArgument &held);
    // Returns the limits for a device. May be called without the mutex. Throws CLGL_ERROR_INVALID_STATE if the
    // program is not built for the device.
    const LaunchLimits &limits_for(const Device &device) const;
    [[noreturn, gnu::cold]] void fail_unbuilt(const Device &device) const;
    const clgl_launch &chosen_launch(const Device &device, const clgl_launch *launch, clgl_launch &storage) const;
    Ref<Fence> enqueue(const CommandTarget &to, const clgl_launch &launch) const;

    // The members that every launch reads are first.
    Ref<Context> context_;
    OwnedKernel kernel_;
    std::vector<Setting> settings_;
    std::vector<LaunchLimits> limits_;
    OrderedMutex<LockOrder::kernel> mutex_;
    bool native_exposed_;
    std::vector<Parameter> parameters_;
    ArgumentLimits argument_limits_;
    std::optional<clgl_launch> default_launch_;
    std::string name_;
    std::string attributes_;
};

}  // namespace clgl
