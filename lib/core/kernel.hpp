// A kernel and its arguments.
#pragma once

#include "core/buffer_commands.hpp"
#include "core/kernel_argument.hpp"
#include "core/kernel_launch.hpp"
#include "core/kernel_parameter.hpp"
#include "core/program.hpp"

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
    // Of a cl_kernel that the program made. Throws CLGL_ERROR_INVALID_ARGUMENT, CLGL_ERROR_WRONG_CONTEXT.
    static Ref<Kernel> adopt(Ref<Context> context, void *native);
    Ref<Kernel> clone();

    // The program sets arguments through it, so which ones are set is no longer known.
    cl_kernel lend();

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

    void set(uint32_t index, const clgl_argument &given);
    // nullptr for none.
    void set_launch(const clgl_launch *launch);
    std::optional<clgl_launch> default_launch();
    // With nullptr as its default launch says; `arguments` are set first, if all of it is right.
    Ref<Fence> launch(const CommandTarget &to, const clgl_launch *launch,
                      std::span<const clgl_argument> arguments = {});

private:
    // What an argument is set to, so that a clone can have the same.
    struct Setting {
        // Of the kind CLGL_ARGUMENT_UNKNOWN if it is not set; a value's bytes are beside it
        clgl_argument given = CLGL_ARGUMENT_INIT;
        std::vector<unsigned char> value;
        // That the driver has: another one than the object's after it was wrapped anew
        cl_mem native = nullptr;

        bool is_set() const { return given.kind != CLGL_ARGUMENT_UNKNOWN; }
        clgl_argument as_argument() const;
    };

    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    // `limits`: of each device of the context.
    Kernel(Ref<Context> context, ClKernel kernel, std::vector<LaunchLimits> limits, bool lent);

    // Under the mutex.
    const Parameter &parameter(uint32_t index) const;
    // Holds the argument's object, if it is one.
    void check(uint32_t index, const clgl_argument &given, HeldArgument &held) const;
    // Whether it was last set to this buffer, which was checked then.
    bool has_buffer(uint32_t index, const clgl_argument &given) const;
    // Holds what an argument is to be set to by a launch, checked.
    void hold_given(uint32_t index, const clgl_argument &given, HeldArgument &held) const;
    // All or nothing; what it was set to before is kept in former_.
    void apply(uint32_t index, const clgl_argument &given, const HeldArgument &held);
    void set_native(uint32_t index, const clgl_argument &given, const HeldArgument &held);
    // Undoes apply(). `held`: for the object that the argument was set to.
    void set_back(uint32_t index, HeldArgument &held) noexcept;
    Ref<Fence> apply_and_enqueue(const CommandTarget &to, const clgl_launch &launch,
                                 std::span<const clgl_argument> arguments, const HeldArguments &held,
                                 std::optional<HeldArguments> &former);
    // Holds the objects of all arguments, given or set, that allow a launch.
    void hold_launchable(const CommandTarget &to, std::span<const clgl_argument> arguments, HeldArguments &held);
    // The object that an argument is set to, and gives it to the driver if it was wrapped anew since.
    void hold_set(uint32_t index, HeldArgument &held);
    // Throws CLGL_ERROR_INVALID_STATE if the program is not built for the device.
    const LaunchLimits &limits_for(const Device &device) const;
    const clgl_launch &chosen_launch(const Device &device, const clgl_launch *launch, clgl_launch &room) const;
    Ref<Fence> enqueue(const CommandTarget &to, const clgl_launch &launch) const;

    Ref<Context> context_;
    ClKernel kernel_;
    std::string name_;
    std::string attributes_;
    std::vector<LaunchLimits> limits_;
    ArgumentLimits argument_limits_;
    std::mutex mutex_;
    std::vector<Parameter> parameters_;
    std::vector<Setting> settings_;
    // What each argument was set to before the last time, with room for what comes next.
    std::vector<Setting> former_;
    std::optional<clgl_launch> default_launch_;
    bool lent_;
};

}  // namespace clgl
