#include "core/kernel.hpp"

#include "base/text.hpp"
#include "core/handles.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

constexpr uint32_t max_dimensions = 3;

// A launch's sizes that the driver found wrong, in words.
const char *explain_launch(cl_int code)
{
    switch (code) {
    case CL_INVALID_WORK_GROUP_SIZE:
        return "local does not divide global, is beyond what the kernel allows, or is not what it requires";
    case CL_INVALID_WORK_ITEM_SIZE:
        return "local is beyond the device's max_work_item_sizes";
    case CL_INVALID_GLOBAL_WORK_SIZE:
        return "global is 0 or too large";
    case CL_INVALID_GLOBAL_OFFSET:
        return "offset plus global is beyond the device's address range";
    case CL_INVALID_KERNEL_ARGS:
        return "an argument is not set, or does not fit";
    default:
        return nullptr;
    }
}

void check_launch(const clgl_launch &launch)
{
    if (launch.dimensions < 1 || launch.dimensions > max_dimensions)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("dimensions is ", launch.dimensions, ", not 1 to 3"));
    const auto first = [&](const size_t(&sizes)[max_dimensions]) { return std::span(sizes, launch.dimensions); };
    if (std::ranges::find(first(launch.global), 0u) != first(launch.global).end())
        fail(CLGL_ERROR_INVALID_ARGUMENT, "global is 0 in a dimension");
    const auto zeros = std::ranges::count(first(launch.local), 0u);
    if (zeros != 0 && zeros != static_cast<std::ptrdiff_t>(launch.dimensions))
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "local is 0 in some dimensions: it is given in all of them, or in none");
}

}  // namespace

Kernel::Kernel(const Program &program, const char *name)
    : Object(object_type), context_(program.context_ref()), name_(name)
{
    cl_int code = CL_SUCCESS;
    kernel_ = ClKernel(cl().CreateKernel(program.native(), name, &code));
    if (code == CL_INVALID_KERNEL_NAME)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("the program has no kernel \"", name, '"'),
             {CLGL_NATIVE_OPENCL, code});
    check_cl(code, "clCreateKernel");
    cl_uint count = 0;
    check_cl(cl().GetKernelInfo(kernel_.get(), CL_KERNEL_NUM_ARGS, sizeof count, &count, nullptr),
             "clGetKernelInfo");
    for (cl_uint i = 0; i < count; ++i)
        arguments_.push_back(read_argument(i));
}

Kernel::Argument Kernel::read_argument(cl_uint index) const
{
    Argument argument;
    cl_kernel_arg_address_qualifier address = 0;
    const auto ask = [&](cl_kernel_arg_info what, size_t capacity, void *value, size_t *size) {
        return cl().GetKernelArgInfo(kernel_.get(), index, what, capacity, value, size) == CL_SUCCESS;
    };
    // Drivers may have no information; then the driver alone checks.
    if (!ask(CL_KERNEL_ARG_ADDRESS_QUALIFIER, sizeof address, &address, nullptr)) return argument;
    size_t size = 0;
    if (ask(CL_KERNEL_ARG_NAME, 0, nullptr, &size) && size > 1) {
        argument.name.resize(size);
        ask(CL_KERNEL_ARG_NAME, size, argument.name.data(), nullptr);
        argument.name.resize(size - 1);
    }
    // Images are global, too; they cannot be set yet, so nothing mistakes one for a buffer's pointer.
    argument.kind = address == CL_KERNEL_ARG_ADDRESS_LOCAL     ? ArgumentKind::local
                    : address == CL_KERNEL_ARG_ADDRESS_PRIVATE ? ArgumentKind::value
                                                               : ArgumentKind::buffer;
    return argument;
}

std::string Kernel::describe(uint32_t index) const
{
    const std::string &name = arguments_[index].name;
    return text("argument ", index, name.empty() ? "" : text(" (", name, ')'), " of the kernel ", name_);
}

Kernel::Argument &Kernel::argument(uint32_t index, ArgumentKind kind)
{
    static constexpr const char *kinds[] = {"", "a value", "a buffer", "local memory"};
    if (index >= arguments_.size())
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text("the kernel ", name_, " has ", arguments_.size(), " arguments; there is no argument ", index));
    Argument &found = arguments_[index];
    if (found.kind != ArgumentKind::unknown && found.kind != kind)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text(describe(index), " is ", kinds[static_cast<int>(found.kind)],
                                               ", not ", kinds[static_cast<int>(kind)]));
    return found;
}

void Kernel::set(uint32_t index, ArgumentKind kind, size_t size, const void *value, clgl_buffer buffer)
{
    std::lock_guard lock(mutex_);
    Argument &found = argument(index, kind);
    const cl_int code = cl().SetKernelArg(kernel_.get(), index, size, value);
    if (code == CL_INVALID_ARG_SIZE || code == CL_INVALID_ARG_VALUE || code == CL_INVALID_MEM_OBJECT)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(describe(index), " has another size or type than the given ", size, " bytes"),
             {CLGL_NATIVE_OPENCL, code});
    check_cl(code, "clSetKernelArg");
    found.set = true;
    found.buffer = buffer;
}

void Kernel::set_value(uint32_t index, size_t size, const void *value)
{
    set(index, ArgumentKind::value, size, value, nullptr);
}

void Kernel::set_buffer(uint32_t index, clgl_buffer buffer)
{
    const Pinned<Buffer> pinned(reinterpret_cast<uintptr_t>(buffer));
    if (&pinned->context() != context_.get())
        fail(CLGL_ERROR_WRONG_CONTEXT,
             text(pinned->describe(), " and the kernel are of different clgl contexts"));
    const cl_mem mem = pinned->mem();
    set(index, ArgumentKind::buffer, sizeof mem, &mem, buffer);
}

void Kernel::set_local(uint32_t index, size_t size)
{
    if (size == 0) fail(CLGL_ERROR_INVALID_ARGUMENT, "size is 0");
    set(index, ArgumentKind::local, size, nullptr, nullptr);
}

Ref<Fence> Kernel::launch(const CommandTarget &to, const clgl_launch &launch)
{
    if (&to.queue.context() != context_.get())
        fail(CLGL_ERROR_WRONG_CONTEXT,
             text("the kernel ", name_, " and the queue are of different clgl contexts"));
    check_launch(launch);
    std::lock_guard lock(mutex_);
    // Held until the command is enqueued: from then on the driver keeps what it uses.
    std::vector<Ref<Buffer>> buffers;
    for (uint32_t i = 0; i < arguments_.size(); ++i) {
        const Argument &argument = arguments_[i];
        if (!argument.set) fail(CLGL_ERROR_INVALID_ARGUMENT, text(describe(i), " is not set"));
        if (!argument.buffer) continue;
        buffers.push_back(Pinned<Buffer>(reinterpret_cast<uintptr_t>(argument.buffer)).ref());
        buffers.back()->require_launchable(to);
    }
    return submit(to, "clEnqueueNDRangeKernel", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        const cl_int code = cl().EnqueueNDRangeKernel(
            to.queue.native(), kernel_.get(), launch.dimensions, launch.offset, launch.global,
            launch.local[0] ? launch.local : nullptr, count, waits, event);
        if (const char *reason = explain_launch(code))
            fail(CLGL_ERROR_INVALID_ARGUMENT, text("the kernel ", name_, " cannot be launched: ", reason),
                 {CLGL_NATIVE_OPENCL, code});
        return code;
    });
}

}  // namespace clgl
