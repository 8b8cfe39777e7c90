#include "core/kernel/kernel.hpp"

#include "base/text.hpp"
#include "core/device/driver_quirks.hpp"
#include "core/device/info_reader.hpp"
#include "core/kernel/exposed_kernels.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

InfoQuery query_of(cl_kernel kernel)
{
    return [kernel](cl_uint parameter, size_t capacity, void *value, size_t *size) {
        return cl().GetKernelInfo(kernel, parameter, capacity, value, size);
    };
}

InfoQuery query_of(cl_kernel kernel, cl_device_id device)
{
    return [=](cl_uint parameter, size_t capacity, void *value, size_t *size) {
        return cl().GetKernelWorkGroupInfo(kernel, device, parameter, capacity, value, size);
    };
}

template <typename T> T kernel_info(cl_kernel kernel, cl_kernel_info what)
{
    T value{};
    check_cl(cl().GetKernelInfo(kernel, what, sizeof value, &value, nullptr), "clGetKernelInfo");
    return value;
}

std::string function_name(cl_kernel kernel)
{
    size_t size = 0;
    check_cl(cl().GetKernelInfo(kernel, CL_KERNEL_FUNCTION_NAME, 0, nullptr, &size), "clGetKernelInfo");
    std::string name(size, '\0');
    check_cl(cl().GetKernelInfo(kernel, CL_KERNEL_FUNCTION_NAME, size, name.data(), nullptr), "clGetKernelInfo");
    name.resize(std::min(name.find('\0'), size));
    return name;
}

void read_required(const InfoQuery &query, uint64_t (&sizes)[max_dimensions])
{
    size_t read[max_dimensions] = {0, 0, 0};
    if (read_bytes(query, CL_KERNEL_COMPILE_WORK_GROUP_SIZE, read, sizeof read)) std::ranges::copy(read, sizes);
}

// Returns whether the last work-group may be smaller than the others. OpenCL 2 devices always support this, but
// do not report it.
bool has_non_uniform_groups(const clgl_device_info &device)
{
    return device.non_uniform_work_group_support || std::string_view(device.version).starts_with("OpenCL 2.");
}

LaunchLimits limits_of(cl_kernel kernel, const Device &device)
{
    const InfoQuery query = query_of(kernel, device.id());
    LaunchLimits limits;
    limits.device = &device;
    limits.group_size = read_number(query, CL_KERNEL_WORK_GROUP_SIZE).value_or(0);
    std::copy_n(device.info().max_work_item_sizes, max_dimensions, limits.item_sizes);
    read_required(query, limits.required);
    limits.non_uniform = has_non_uniform_groups(device.info());
    if (find_quirk(device, Quirk::local_memory))
        limits.own_local_mem = read_number(query, CL_KERNEL_LOCAL_MEM_SIZE).value_or(0);
    return limits;
}

// Returns the launch limits for each device. `is_built` returns whether the program was built for a device. The
// limits stay valid, because a program with kernels cannot be built again.
template <typename IsBuilt>
std::vector<LaunchLimits> limits_of(cl_kernel kernel, const Context &context, IsBuilt is_built)
{
    std::vector<LaunchLimits> limits;
    for (const Ref<Device> &device : context.devices())
        limits.push_back(is_built(device->id()) ? limits_of(kernel, *device)
                                                : LaunchLimits{.device = device.get(), .is_built = false});
    return limits;
}

// Returns whether the driver reports a successful build for the device. PoCL 3.1 reports one status for all
// devices.
bool is_built_for(cl_program program, cl_device_id device)
{
    cl_build_status status = CL_BUILD_NONE;
    const cl_int code =
        cl().GetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_STATUS, sizeof status, &status, nullptr);
    return code == CL_SUCCESS && status == CL_BUILD_SUCCESS;
}

// Returns the last part of an error message: why a driver may expect another size for a struct. Returns an empty
// string if the context has no such driver.
std::string why_another_size(const Context &context)
{
    for (const Ref<Device> &device : context.devices())
        if (const char *why = find_quirk(*device, Quirk::structs_without_padding)) return text("; ", why);
    return {};
}

// Returns the largest limits of the context's devices. A launch checks the limits of its own device, too.
ArgumentLimits argument_limits_of(const Context &context)
{
    ArgumentLimits limits;
    for (const Ref<Device> &device : context.devices()) {
        limits.local_mem_size = std::max(limits.local_mem_size, device->info().local_mem_size);
        limits.parameter_size = std::max<uint64_t>(limits.parameter_size, device->info().max_parameter_size);
    }
    return limits;
}

// Returns a pointer to the characters that is valid until the kernel is destroyed. Returns a literal for an empty
// string, because declare() may later assign the string.
const char *lasting(const std::string &string) { return string.empty() ? "" : string.c_str(); }

}  // namespace

Kernel::Kernel(Ref<Context> context, ClKernel kernel, std::vector<LaunchLimits> limits, bool exposed)
    : Object(object_type), context_(std::move(context)), kernel_(*context_, std::move(kernel)),
      limits_(std::move(limits)), native_exposed_(exposed), argument_limits_(argument_limits_of(*context_))
{
    name_ = function_name(kernel_.get());
    attributes_ = read_string(query_of(kernel_.get()), CL_KERNEL_ATTRIBUTES);
    parameters_ = read_parameters(kernel_.get(), argument_limits_, name_);
    settings_ = std::vector<Setting>(parameters_.size());
}

Ref<Kernel> Kernel::create(const Program &program, const char *name)
{
    const auto kept = program.reading();
    cl_int code = CL_SUCCESS;
    ClKernel kernel(cl().CreateKernel(program.native_with_kernels(), name, &code));
    if (code != CL_SUCCESS) program.fail_kernel(name, code);
    std::vector<LaunchLimits> limits =
        limits_of(kernel.get(), program.context(), [&](cl_device_id device) { return program.is_for(device); });
    return make_ref<Kernel>(program.context_ref(), std::move(kernel), std::move(limits), false);
}

Ref<Kernel> Kernel::adopt(Ref<Context> context, void *native)
{
    const auto kernel = static_cast<cl_kernel>(native);
    const cl_int code = cl().RetainKernel(kernel);
    if (code == CL_INVALID_KERNEL)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "cl_kernel is not a valid OpenCL kernel", {CLGL_NATIVE_OPENCL, code});
    check_cl(code, "clRetainKernel");
    ClKernel owned(kernel);
    context->require_own(kernel_info<cl_context>(kernel, CL_KERNEL_CONTEXT), "cl_kernel");
    Ref<Kernel> adopted = exposed_kernels::find_or_add(kernel, {});
    if (!adopted) adopted = exposed_kernels::find_or_add(kernel, adopt_new(context, std::move(owned)));
    if (adopted->context_ != context)
        fail(CLGL_ERROR_WRONG_CONTEXT, "cl_kernel already belongs to another clgl context");
    return adopted;
}

Ref<Kernel> Kernel::adopt_new(Ref<Context> context, ClKernel kernel)
{
    const bool is_only = context->devices().size() == 1;
    std::vector<LaunchLimits> limits = limits_of(kernel.get(), *context, [&](cl_device_id device) {
        return is_only || is_built_for(kernel_info<cl_program>(kernel.get(), CL_KERNEL_PROGRAM), device);
    });
    // Ignore the size that the driver reports, because it may include local memory arguments that the application
    // has already set.
    for (LaunchLimits &each : limits)
        each.own_local_mem = 0;
    return make_ref<Kernel>(std::move(context), std::move(kernel), std::move(limits), true);
}

Kernel::~Kernel() { exposed_kernels::remove(kernel_.get(), this); }

Ref<Kernel> Kernel::clone()
{
    const auto program = kernel_info<cl_program>(kernel_.get(), CL_KERNEL_PROGRAM);
    cl_int code = CL_SUCCESS;
    ClKernel other(cl().CreateKernel(program, name_.c_str(), &code));
    check_cl(code, "clCreateKernel");
    const Ref<Kernel> clone = make_ref<Kernel>(context_, std::move(other), limits_, false);
    std::lock_guard lock(mutex_);
    clone->parameters_ = parameters_;
    clone->default_launch_ = default_launch_;
    for (uint32_t i = 0; i < settings_.size(); ++i)
        if (settings_[i].is_set()) clone->set(i, settings_[i].as_argument());
    return clone;
}

cl_kernel Kernel::expose_native()
{
    exposed_kernels::find_or_add(kernel_.get(), Ref<Kernel>(this));
    std::lock_guard lock(mutex_);
    native_exposed_ = true;
    for (Setting &setting : settings_)
        setting.doubt();
    return kernel_.get();
}

clgl_kernel_info Kernel::info() const
{
    clgl_kernel_info info = CLGL_KERNEL_INFO_INIT;
    info.argument_count = static_cast<uint32_t>(settings_.size());
    info.name = name_.c_str();
    info.attributes = attributes_.c_str();
    return info;
}

clgl_work_group_info Kernel::work_group_info(const Device *device) const
{
    const auto first = std::ranges::find(limits_, true, &LaunchLimits::is_built);
    const size_t place = first == limits_.end() ? 0 : static_cast<size_t>(first - limits_.begin());
    const Device &of = device ? *device : *context_->devices()[place];
    // Reject a device of another platform, because PoCL 3.1 would crash.
    context_->require_own(of, text("the device for the kernel \"", name_, '"'));
    limits_for(of);
    const InfoQuery query = query_of(kernel_.get(), of.id());
    size_t size = 0;
    check_cl(query(CL_KERNEL_WORK_GROUP_SIZE, sizeof size, &size, nullptr), "clGetKernelWorkGroupInfo");
    clgl_work_group_info info = CLGL_WORK_GROUP_INFO_INIT;
    info.work_group_size = size;
    read_required(query, info.compile_work_group_size);
    info.preferred_work_group_size_multiple =
        read_number(query, CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE).value_or(0);
    info.local_mem_size = read_number(query, CL_KERNEL_LOCAL_MEM_SIZE).value_or(0);
    info.private_mem_size = read_number(query, CL_KERNEL_PRIVATE_MEM_SIZE).value_or(0);
    return info;
}

const Parameter &Kernel::parameter(uint32_t index) const
{
    if (index >= parameters_.size())
        fail(CLGL_ERROR_OUT_OF_RANGE, text("the kernel \"", name_, "\" has ", parameters_.size(),
                                           " arguments; there is no argument ", index));
    return parameters_[index];
}

void Kernel::require_arguments(uint32_t count) const
{
    if (count > settings_.size())
        fail(CLGL_ERROR_OUT_OF_RANGE,
             text("the kernel \"", name_, "\" has ", settings_.size(), " arguments, not ", count));
}

clgl_argument_info Kernel::argument_info(uint32_t index)
{
    std::lock_guard lock(mutex_);
    const Parameter &known = parameter(index);
    clgl_argument_info info = CLGL_ARGUMENT_INFO_INIT;
    info.type = known.kind;
    info.address = known.address;
    info.access = known.access;
    info.qualifiers = known.qualifiers;
    info.is_set = settings_[index].is_set();
    info.size = known.size;
    info.name = lasting(known.name);
    info.type_name = lasting(known.type_name);
    return info;
}

uint32_t Kernel::find_argument(std::string_view name)
{
    std::lock_guard lock(mutex_);
    const auto found = std::ranges::find(parameters_, name, &Parameter::name);
    if (!name.empty() && found != parameters_.end()) return static_cast<uint32_t>(found - parameters_.begin());
    std::vector<std::string> names;
    for (const Parameter &known : parameters_)
        if (!known.name.empty()) names.push_back(known.name);
    fail(CLGL_ERROR_INVALID_ARGUMENT,
         text("the kernel ", quoted_name(name_), " has no argument ", quoted_name(name), "; ",
              parameters_.empty() ? "it has no arguments"
              : names.empty()     ? "the names of its arguments are unknown: call clgl_kernel_declare_arguments"
                                  : text("its arguments are: ", listed(names))));
}

void Kernel::declare(std::span<const clgl_argument_desc> descs)
{
    std::lock_guard lock(mutex_);
    std::vector<Parameter> all;
    for (uint32_t i = 0; i < descs.size(); ++i)
        all.push_back(declared(parameters_[i], descs[i], i, name_));
    for (size_t i = 0; i < all.size(); ++i) {
        // Never change an existing string, because a clgl_argument_info may point to it.
        if (parameters_[i].name.empty()) parameters_[i].name = std::move(all[i].name);
        if (parameters_[i].type_name.empty()) parameters_[i].type_name = std::move(all[i].type_name);
        parameters_[i].kind = all[i].kind;
        parameters_[i].size = all[i].size;
        parameters_[i].title = std::move(all[i].title);
        settings_[i].doubt();
    }
}

void Kernel::check(uint32_t index, const clgl_argument &given, HeldArgument &held) const
{
    const Parameter &known = parameter(index);
    check_argument(known, given, argument_limits_);
    held.hold(known, given.type, handle_in(given));
    held.check(*context_, known);
}

[[gnu::hot]] void Kernel::set_native(uint32_t index, const clgl_argument &given, const HeldArgument &held) const
{
    const bool is_value = given.type == CLGL_ARGUMENT_VALUE;
    if (is_value || given.type == CLGL_ARGUMENT_LOCAL)
        return set_bytes(index, given, given.size, is_value ? given.value : nullptr);
    const cl_mem mem = held.mem();
    const cl_sampler sampler = held.sampler();
    set_bytes(index, given, sizeof mem, sampler ? static_cast<const void *>(&sampler) : &mem);
}

[[gnu::hot]] void Kernel::set_bytes(uint32_t index, const clgl_argument &given, size_t size,
                                    const void *bytes) const
{
    const cl_int code = cl().SetKernelArg(kernel_.get(), index, size, bytes);
    if (code != CL_SUCCESS) fail_set(index, given, code);
}

void Kernel::fail_set(uint32_t index, const clgl_argument &given, cl_int code) const
{
    const bool is_value = given.type == CLGL_ARGUMENT_VALUE;
    if (code == CL_INVALID_ARG_SIZE || code == CL_INVALID_ARG_VALUE || code == CL_INVALID_MEM_OBJECT ||
        code == CL_INVALID_SAMPLER)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(parameters_[index].title, " does not accept ", argument_in_words(given), ": check its type",
                  is_value ? " and size" : "", " in the kernel source",
                  is_value && code == CL_INVALID_ARG_SIZE ? why_another_size(*context_) : ""),
             {CLGL_NATIVE_OPENCL, code});
    fail_cl(code, "clSetKernelArg");
}

inline void Kernel::give_native(uint32_t index, const clgl_argument &given, const HeldArgument &held)
{
    if (given.type == CLGL_ARGUMENT_VALUE) settings_[index].value.reserve(given.size);
    set_native(index, given, held);
}

[[gnu::hot]] void Kernel::note_set(Setting &setting, const clgl_argument &given,
                                   const HeldArgument &held) const noexcept
{
    if (given.type == CLGL_ARGUMENT_VALUE) setting.value.set(given.value, given.size);
    if (setting.is_checked(given) && !setting.slot) return;
    setting.kind = static_cast<int16_t>(given.type);
    setting.size = given.size;
    setting.handle = handle_in(given);
    held.note_in(setting);
    setting.checked = true;
    setting.settled.store(native_exposed_ ? 0 : setting.handle, std::memory_order_relaxed);
}

void Kernel::set_back(uint32_t index, HeldArgument &held) noexcept
{
    Setting &setting = settings_[index];
    if (!setting.is_set()) return;
    try {
        held.hold(parameters_[index], setting.type(), setting.handle);
        set_native(index, setting.as_argument(), held);
        held.note_in(setting);
    } catch (const Error &error) {
        // If the object was destroyed, keep the setting, so that the next launch reports the error.
        if (error.result() != CLGL_ERROR_INVALID_HANDLE) setting.forget();
    } catch (const std::exception &) {
        setting.forget();
    }
}

[[gnu::hot]] void Kernel::set_anew(uint32_t index, const clgl_argument &given)
{
    HeldArgument held;
    std::lock_guard lock(mutex_);
    if (index >= settings_.size() || !settings_[index].is_checked(given) || settings_[index].slot)
        check(index, given, held);
    give_native(index, given, held);
    note_set(settings_[index], given, held);
}

void Kernel::set_launch(const clgl_launch *launch)
{
    std::optional<clgl_launch> whole;
    if (launch) {
        clgl_launch storage;
        whole = with_dimensions(*launch, storage);
        check_sizes(*whole);
        // With several devices, each launch checks the limits of its own device.
        if (limits_.size() == 1) complete_launch(*whole, limits_.front(), name_, storage);
    }
    std::lock_guard lock(mutex_);
    default_launch_ = whole;
}

std::optional<clgl_launch> Kernel::default_launch()
{
    std::lock_guard lock(mutex_);
    return default_launch_;
}

const LaunchLimits &Kernel::limits_for(const Device &device) const
{
    const LaunchLimits &limits = *std::ranges::find(limits_, &device, &LaunchLimits::device);
    if (!limits.is_built) fail_unbuilt(device);
    return limits;
}

void Kernel::fail_unbuilt(const Device &device) const
{
    fail(CLGL_ERROR_INVALID_STATE,
         text("the program of the kernel \"", name_, "\" is not built for ", device.full_name(),
              ": create the program for this device, or for all devices of the context"));
}

[[gnu::hot]] const clgl_launch &Kernel::chosen_launch(const Device &device, const clgl_launch *launch,
                                                      clgl_launch &storage) const
{
    const LaunchLimits &limits = limits_for(device);
    if (launch) return complete_launch(*launch, limits, name_, storage);
    if (!default_launch_)
        fail(CLGL_ERROR_INVALID_STATE, text("launch is NULL, and the kernel \"", name_,
                                            "\" has no default launch: call clgl_kernel_set_launch"));
    return complete_launch(*default_launch_, limits, name_, storage);
}

inline void Kernel::hold_given(uint32_t index, const clgl_argument &given, HeldArgument &held) const
{
    const Setting &setting = settings_[index];
    const bool checked = setting.is_checked(given);
    if (checked && setting.slot && held.hold_again(setting)) return;
    held.note_new();
    if (!checked || setting.slot) check(index, given, held);
}

inline void Kernel::hold_set(uint32_t index, HeldArgument &held)
{
    const Setting &setting = settings_[index];
    if (setting.slot ? !held.hold_again(setting) : !setting.is_set()) hold_set_anew(index, held);
}

[[gnu::hot]] void Kernel::hold_launchable(const CommandTarget &to, std::span<const clgl_argument> arguments,
                                          std::span<HeldArgument> held)
{
    uint64_t local_mem_taken = 0;
    const Device &device = to.queue.device();
    if (const uint64_t own = limits_for(device).own_local_mem)
        take_local(device, "the kernel ", name_, own, local_mem_taken);
    for (uint32_t i = 0; i < held.size(); ++i) {
        const bool is_given = i < arguments.size() && arguments[i].type != CLGL_ARGUMENT_UNKNOWN;
        if (is_given)
            hold_given(i, arguments[i], held[i]);
        else
            hold_set(i, held[i]);
        if ((is_given ? arguments[i].type : settings_[i].type()) == CLGL_ARGUMENT_LOCAL)
            take_local(device, "", parameters_[i].title, is_given ? arguments[i].size : settings_[i].size,
                       local_mem_taken);
        held[i].require_launchable(to);
    }
}

void Kernel::hold_set_anew(uint32_t index, HeldArgument &held)
{
    Setting &setting = settings_[index];
    if (!setting.is_set() && !native_exposed_)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(parameters_[index].title, " is not set: call ", setter_of(parameters_[index].kind)));
    held.hold(parameters_[index], setting.type(), setting.handle);
    if (held.mem()) set_native(index, setting.as_argument(), held);
    held.note_in(setting);
}

[[gnu::hot]] Ref<Fence> Kernel::launch(const CommandTarget &to, const clgl_launch *launch,
                                       std::span<const clgl_argument> arguments)
{
    if (&to.queue.context() != context_.get())
        fail(CLGL_ERROR_WRONG_CONTEXT,
             text("the kernel \"", name_, "\" and the queue belong to different clgl contexts"));
    // Declared before the lock, so that objects are destroyed after unlocking: destroying a buffer may call
    // callbacks of the application.
    HeldArguments held(settings_.size()), former;
    std::lock_guard lock(mutex_);
    clgl_launch storage;
    const clgl_launch &chosen = chosen_launch(to.queue.device(), launch, storage);
    hold_launchable(to, arguments, held.all());
    if (arguments.empty()) return enqueue(to, chosen);
    return apply_and_enqueue(to, chosen, arguments, held.all(), former);
}

[[gnu::hot]] Ref<Fence> Kernel::apply_and_enqueue(const CommandTarget &to, const clgl_launch &launch,
                                                  std::span<const clgl_argument> arguments,
                                                  std::span<const HeldArgument> held, HeldArguments &former)
{
    uint32_t applied = 0;
    try {
        for (; applied < arguments.size(); ++applied)
            if (held[applied].is_new()) give_native(applied, arguments[applied], held[applied]);
        Ref<Fence> fence = enqueue(to, launch);
        for (uint32_t i = 0; i < arguments.size(); ++i)
            if (held[i].is_new()) note_set(settings_[i], arguments[i], held[i]);
        return fence;
    } catch (...) {
        // The driver may reject an argument that the library cannot check, such as a struct. Restore the
        // arguments that the driver has already received.
        if (applied > 0) former.make(settings_.size());
        while (applied-- > 0)
            if (held[applied].is_new()) set_back(applied, former.all()[applied]);
        throw;
    }
}

[[gnu::hot]] Ref<Fence> Kernel::enqueue(const CommandTarget &to, const clgl_launch &launch) const
{
    return submit(to, "clEnqueueNDRangeKernel", [&](cl_uint count, const cl_event *waits, cl_event *event) {
        kernel_.note_launch(to.queue.native());
        const cl_int code = cl().EnqueueNDRangeKernel(
            to.queue.native(), kernel_.get(), launch.dimensions, offset_of(launch), launch.global_size,
            launch.local_size[0] ? launch.local_size : nullptr, count, waits, event);
        if (code == CL_SUCCESS) return code;
        if (const std::string reason = explain_launch(code, launch); !reason.empty())
            fail(CLGL_ERROR_INVALID_ARGUMENT, text("the kernel \"", name_, "\" cannot be launched: ", reason),
                 {CLGL_NATIVE_OPENCL, code});
        return code;
    });
}

}  // namespace clgl
