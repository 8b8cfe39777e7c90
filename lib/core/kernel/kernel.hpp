// A kernel and its arguments.
#pragma once

#include "core/buffer/commands.hpp"
#include "core/kernel/held_argument.hpp"
#include "core/kernel/launch_limits.hpp"
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

    // Throws CLGL_ERROR_INVALID_ARGUMENT if the program has no such kernel.
    static Ref<Kernel> create(const Program &program, const char *name);
    // Returns the kernel of a cl_kernel that the application made: one for all adoptions of it, so that each
    // knows all arguments. Throws CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_WRONG_CONTEXT.
    static Ref<Kernel> adopt(Ref<Context> context, void *native);
    ~Kernel() override;
    Ref<Kernel> clone();

    // The program sets arguments through it, so which ones are set is no longer known.
    cl_kernel expose_native();

    clgl_kernel_info info() const;
    // nullptr for the first of the context's devices that the program is built for. Throws CLGL_ERROR_NO_DEVICE,
    // CLGL_ERROR_INVALID_STATE.
    clgl_work_group_info work_group_info(const Device *device) const;
    // These throw CLGL_ERROR_OUT_OF_RANGE past the last argument.
    clgl_argument_info argument_info(uint32_t index);
    void require_arguments(uint32_t count) const;
    // Throws CLGL_ERROR_INVALID_ARGUMENT with the names that there are.
    uint32_t find_argument(std::string_view name);
    void declare(std::span<const clgl_argument_desc> descs);

    // Programs set the same objects again and again, which changes nothing: launches hold them, and give them to
    // the driver if they were wrapped anew.
    void set(uint32_t index, const clgl_argument &given)
    {
        if (!is_settled(index, given)) set_anew(index, given);
    }
    // nullptr for none.
    void set_launch(const clgl_launch *launch);
    std::optional<clgl_launch> default_launch();
    // With nullptr as its default launch says; `arguments` are set first, if all of it is right.
    Ref<Fence> launch(const CommandTarget &to, const clgl_launch *launch,
                      std::span<const clgl_argument> arguments = {});

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    static Ref<Kernel> adopt_new(Ref<Context> context, ClKernel kernel);
    // `limits`: of each device of the context.
    Kernel(Ref<Context> context, ClKernel kernel, std::vector<LaunchLimits> limits, bool lent);

    bool is_settled(uint32_t index, const clgl_argument &given) const
    {
        const uintptr_t handle = handle_in(given);
        return handle != 0 && index < settings_.size() &&
               settings_[index].settled.load(std::memory_order_relaxed) == handle &&
               handles::is_alive(handle, object_type_of(given.kind));
    }
    void set_anew(uint32_t index, const clgl_argument &given);

    // Under the mutex.
    const Parameter &parameter(uint32_t index) const;
    // Holds the argument's object, if it is one.
    void check(uint32_t index, const clgl_argument &given, HeldArgument &held) const;
    // Holds what an argument is to be set to by a launch, checked.
    void hold_given(uint32_t index, const clgl_argument &given, HeldArgument &held) const;
    void set_native(uint32_t index, const clgl_argument &given, const HeldArgument &held) const;
    void set_bytes(uint32_t index, size_t size, const void *bytes) const;
    [[noreturn, gnu::cold]] void fail_set(uint32_t index, size_t size, cl_int code) const;
    // set_native, with room for note_set.
    void give_native(uint32_t index, const clgl_argument &given, const HeldArgument &held);
    // That the driver has what is given.
    void note_set(Setting &setting, const clgl_argument &given, const HeldArgument &held) const noexcept;
    // Gives the driver what an argument is set to again. `held`: for its object.
    void set_back(uint32_t index, HeldArgument &held) noexcept;
    Ref<Fence> apply_and_enqueue(const CommandTarget &to, const clgl_launch &launch,
                                 std::span<const clgl_argument> arguments, std::span<const HeldArgument> held,
                                 HeldArguments &former);
    // Holds the objects of all arguments, given or set, that allow a launch.
    void hold_launchable(const CommandTarget &to, std::span<const clgl_argument> arguments,
                         std::span<HeldArgument> held);
    // The object that an argument is set to, and gives it to the driver if it was wrapped anew since.
    void hold_set(uint32_t index, HeldArgument &held);
    void hold_set_anew(uint32_t index, HeldArgument &held);
    // Throws CLGL_ERROR_INVALID_STATE if the program is not built for the device.
    const LaunchLimits &limits_for(const Device &device) const;
    [[noreturn, gnu::cold]] void fail_unbuilt(const Device &device) const;
    const clgl_launch &chosen_launch(const Device &device, const clgl_launch *launch, clgl_launch &room) const;
    Ref<Fence> enqueue(const CommandTarget &to, const clgl_launch &launch) const;

    // First what every launch reads.
    Ref<Context> context_;
    ClKernel kernel_;
    std::vector<Setting> settings_;
    std::vector<LaunchLimits> limits_;
    std::mutex mutex_;
    bool native_exposed_;
    std::vector<Parameter> parameters_;
    ArgumentLimits argument_limits_;
    std::optional<clgl_launch> default_launch_;
    std::string name_;
    std::string attributes_;
};

}  // namespace clgl
