// A kernel and its arguments.
#pragma once

#include "core/buffer_commands.hpp"
#include "core/handles.hpp"
#include "core/kernel_launch.hpp"
#include "core/kernel_parameter.hpp"
#include "core/optional_pin.hpp"
#include "core/program.hpp"

#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace clgl
{

// The buffers of a launch, by argument, held until the command is enqueued: from then on the driver keeps what it
// uses. Without memory of its own but for many arguments: a launch is no place to allocate.
class HeldBuffers
{
public:
    explicit HeldBuffers(size_t count) : many_(count > few ? count : 0), all_(count > few ? many_.data() : few_)
    {
    }
    HeldBuffers(const HeldBuffers &) = delete;
    HeldBuffers &operator=(const HeldBuffers &) = delete;

    OptionalPin<Buffer> &operator[](size_t index) { return all_[index]; }

private:
    static constexpr size_t few = 16;
    OptionalPin<Buffer> few_[few];
    std::vector<OptionalPin<Buffer>> many_;
    OptionalPin<Buffer> *all_;
};

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
        // CLGL_ARGUMENT_UNKNOWN if it is not set
        int32_t kind = CLGL_ARGUMENT_UNKNOWN;
        size_t size = 0;
        std::vector<unsigned char> value;
        clgl_buffer buffer = nullptr;

        clgl_argument as_argument() const;
    };

    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    // `limits`: of each device of the context.
    Kernel(Ref<Context> context, ClKernel kernel, std::vector<LaunchLimits> limits, bool lent);

    // Under the mutex.
    const Parameter &parameter(uint32_t index) const;
    void hold_buffer(uint32_t index, clgl_buffer buffer, OptionalPin<Buffer> &held) const;
    // Holds the argument's buffer, if it is one.
    void check(uint32_t index, const clgl_argument &given, OptionalPin<Buffer> &held) const;
    void apply(uint32_t index, const clgl_argument &given, const Buffer *buffer);
    // Holds the buffers of all arguments, given or set, that allow a launch.
    void hold_launchable(const CommandTarget &to, std::span<const clgl_argument> arguments,
                         HeldBuffers &held) const;
    // Throws CLGL_ERROR_INVALID_STATE if the program is not built for the device.
    const LaunchLimits &limits_for(const Device &device) const;
    clgl_launch chosen_launch(const Device &device, const clgl_launch *launch) const;
    Ref<Fence> enqueue(const CommandTarget &to, const clgl_launch &launch) const;

    Ref<Context> context_;
    ClKernel kernel_;
    std::string name_;
    std::string attributes_;
    std::vector<LaunchLimits> limits_;
    std::mutex mutex_;
    std::vector<Parameter> parameters_;
    std::vector<Setting> settings_;
    std::optional<clgl_launch> default_launch_;
    bool lent_;
};

}  // namespace clgl
