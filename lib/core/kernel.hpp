// A kernel and its arguments.
#pragma once

#include "core/buffer_commands.hpp"
#include "core/program.hpp"

#include <mutex>
#include <vector>

namespace clgl
{

class Kernel : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::kernel;

    // Throws CLGL_ERROR_INVALID_ARGUMENT if the program has no such kernel.
    Kernel(const Program &program, const char *name);

    void set_value(uint32_t index, size_t size, const void *value);
    void set_buffer(uint32_t index, clgl_buffer buffer);
    void set_local(uint32_t index, size_t size);
    Ref<Fence> launch(const CommandTarget &to, const clgl_launch &launch);

private:
    enum class ArgumentKind { unknown, value, buffer, local };

    struct Argument {
        ArgumentKind kind = ArgumentKind::unknown;
        std::string name;
        bool set = false;
        // NULL for what is no buffer
        clgl_buffer buffer = nullptr;
    };

    Argument read_argument(cl_uint index) const;
    Argument &argument(uint32_t index, ArgumentKind kind);
    void set(uint32_t index, ArgumentKind kind, size_t size, const void *value, clgl_buffer buffer);
    std::string describe(uint32_t index) const;

    Ref<Context> context_;
    std::string name_;
    ClKernel kernel_;
    std::mutex mutex_;
    std::vector<Argument> arguments_;
};

}  // namespace clgl
