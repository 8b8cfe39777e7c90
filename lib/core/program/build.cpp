#include "base/caller_list.hpp"
#include "base/last_error.hpp"
#include "base/text.hpp"
#include "core/device/driver_quirks.hpp"
#include "core/object/handles.hpp"
#include "core/program/info_reader.hpp"
#include "core/program/options.hpp"
#include "core/program/program.hpp"
#include "core/sync/event_wait.hpp"
#include "driver/cl_program.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

// Makes drivers store the names and types of arguments, which checks and messages need.
constexpr const char *always = " -cl-kernel-arg-info";

// The maximum time in ns to wait until a driver has released destroyed kernels
constexpr int64_t kernels_leave_ns = 500'000'000;

// Calls `build`, and repeats the call for at most 0.5 s while the driver reports that the program still has
// kernels. rusticl 22.3 releases a destroyed kernel on another thread some time after its last launch.
cl_int when_kernels_left(const std::function<cl_int()> &build)
{
    cl_int code = CL_SUCCESS;
    poll_until(kernels_leave_ns, [&] { return (code = build()) != CL_INVALID_OPERATION; });
    return code;
}

void check_same_context(const Program &program, const Context &context, const char *role)
{
    if (&program.context() != &context)
        fail(CLGL_ERROR_WRONG_CONTEXT, text(role, " belongs to another clgl context"));
}

std::string options_of(const clgl_build_desc &desc, std::span<const cl_device_id> devices)
{
    std::string options = checked_options(desc.options ? desc.options : "");
    require_survivable(devices, options);
    return options;
}

// Returns the linker options. Adds the option that some drivers need for argument names and types.
std::string linker_options(const std::string &options, std::span<const cl_device_id> devices)
{
    const bool needs_option = std::ranges::any_of(
        devices, [](cl_device_id id) { return find_quirk(*find_device(id), Quirk::linked_arguments); });
    return needs_option ? options + always : options;
}

void refuse_headers(const clgl_build_desc &desc)
{
    if (desc.header_count != 0 || desc.headers || desc.header_names)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "header_count, header_names and headers must be 0 and NULL: only "
                                          "clgl_program_compile accepts headers");
}

// Keeps the header programs alive during a compilation.
struct Headers {
    std::vector<std::string> names;
    std::vector<Ref<Program>> programs;

    Headers(const clgl_build_desc &desc, const Context &context)
    {
        if ((desc.header_count == 0) != (desc.headers == nullptr) ||
            (desc.header_count == 0) != (desc.header_names == nullptr))
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text("header_count is ", desc.header_count, ", headers is ", desc.headers ? "set" : "NULL",
                      ", and header_names is ", desc.header_names ? "set" : "NULL",
                      ": set all of them, or none"));
        check_list(desc.header_count, desc.headers, "headers");
        for (uint32_t i = 0; i < desc.header_count; ++i) {
            if (!desc.header_names[i])
                fail(CLGL_ERROR_INVALID_ARGUMENT,
                     text("header_names[", i, "] is NULL: pass the name that #include uses"));
            add(desc.header_names[i], *pinned_element<Program>(desc.headers, i, "headers"), context);
        }
    }

    void add(const char *name, Program &header, const Context &context)
    {
        check_same_context(header, context, text("the header ", name).c_str());
        const auto kept = header.reading();
        if (read_program_text(header.native(), CL_PROGRAM_SOURCE).empty())
            fail(CLGL_ERROR_INVALID_STATE,
                 text("the header ", name, " has no source: create it from source, with CLGL_PROGRAM_NO_BUILD"));
        names.emplace_back(name);
        programs.emplace_back(&header);
    }
};

// The native programs that a build reads. These programs cannot be built while this object exists.
struct Natives {
    std::vector<BuildGate::Reading> readings;
    std::vector<cl_program> list;

    explicit Natives(std::span<const Ref<Program>> programs)
    {
        for (const Ref<Program> &program : programs) {
            readings.push_back(program->reading());
            list.push_back(program->native());
        }
    }
};

}  // namespace

void Program::refuse_while_building() const
{
    if (gate_.is_building()) fail_being_built();
}

void Program::fail_being_built() const
{
    fail(CLGL_ERROR_INVALID_STATE, text(name_for_messages(), " is being built: wait until the build has ended"));
}

BuildGate::Reading Program::reading() const
{
    auto reading = gate_.try_read();
    if (!reading) fail_being_built();
    return std::move(*reading);
}

void Program::run(const char *function, clgl_program handle, const clgl_build_desc &desc,
                  std::function<void()> step)
{
    struct End {
        BuildGate &gate;
        ~End() { gate.end(); }
    };
    if (!gate_.begin()) fail_being_built();
    if (!desc.callback) {
        const End end{gate_};
        return step();
    }
    try {
        builds_.start([self = Ref<Program>(this), function, handle, callback = desc.callback,
                       user_data = desc.user_data, step = std::move(step)] {
            clgl_result result = CLGL_SUCCESS;
            try {
                const End end{self->gate_};
                step();
            } catch (...) {
                result = last_error::store_current_exception(function);
            }
            callback(handle, result, user_data);
        });
    } catch (...) {
        gate_.end();
        throw;
    }
}

std::string Program::reason_in_log(cl_program with_log) const
{
    constexpr const char *no_reason = "the driver reports no reason";
    try {
        return with_log ? log_of(with_log) : no_reason;
    } catch (const Error &) {
        // The build did not start, so the driver has no log. The caller reports the OpenCL code.
        return no_reason;
    }
}

void Program::fail_build(clgl_result result, cl_int code, const std::string &what) const
{
    fail(result, text(name_for_messages(), what), {CLGL_NATIVE_OPENCL, code});
}

std::string Program::blamed_compiler(const std::string &log) const
{
    for (const cl_device_id id : devices_)
        if (const Ref<Device> device = find_device(id); is_compiler_fault(*device, log))
            return text(
                "the compiler of ", device->full_name(), ", driver ", device->info().driver_version,
                ", has an internal error, which is not a fault of the source: use another device, or another "
                "version of the driver; build log: ");
    return {};
}

void Program::check_build(cl_int code, const char *doing, cl_program with_log) const
{
    if (code == CL_SUCCESS) return;
    const std::string log = reason_in_log(with_log);
    const std::string device = text(devices_.size() == 1 ? "" : "at least one of ", device_names());
    switch (code) {
    case CL_BUILD_PROGRAM_FAILURE:
    case CL_COMPILE_PROGRAM_FAILURE:
        fail_build(CLGL_ERROR_BUILD_FAILED, code, text(" does not build: ", blamed_compiler(log), log));
    case CL_LINK_PROGRAM_FAILURE:
        fail_build(CLGL_ERROR_BUILD_FAILED, code, text(" does not link: ", blamed_compiler(log), log));
    case CL_INVALID_BUILD_OPTIONS:
    case CL_INVALID_COMPILER_OPTIONS:
    case CL_INVALID_LINKER_OPTIONS:
        fail_build(CLGL_ERROR_INVALID_ARGUMENT, code,
                   text(": ", device, " does not accept the options \"", options_.value_or(""), "\": ", log));
    case CL_COMPILER_NOT_AVAILABLE:
    case CL_LINKER_NOT_AVAILABLE:
        fail_build(CLGL_ERROR_UNSUPPORTED, code,
                   text(": ", device,
                        " has no compiler or no linker: create the program from binaries "
                        "(clgl_program_desc.binaries)"));
    case CL_INVALID_BINARY:
        fail_build(CLGL_ERROR_UNSUPPORTED, code,
                   text(": ", device, " does not accept the binary: build the program from source"));
    case CL_INVALID_OPERATION:
        fail_build(
            CLGL_ERROR_INVALID_STATE, code,
            " cannot be built or linked while kernels of the program exist, or while one of the programs is "
            "being built: destroy the kernels, and wait for the builds");
    default:
        fail_cl(code, doing);
    }
}

void Program::require_linker() const
{
    // clCompileProgram and clLinkProgram require OpenCL 1.2.
    for (const Ref<Device> &device : context_->devices())
        if (!device->info().linker_available)
            fail(CLGL_ERROR_UNSUPPORTED,
                 text(device->full_name(), " cannot compile and link separately: use clgl_program_build"));
}

// Throws if the program is not compiled for all devices, because PoCL 3.1 would terminate the process when
// linking. `element` is the name of the list element in messages.
void Program::require_linkable(const Devices &devices, const std::string &element) const
{
    constexpr uint32_t linkable = CLGL_BINARY_COMPILED_OBJECT | CLGL_BINARY_LIBRARY;
    const auto kept = reading();
    native();
    for (const cl_device_id device : devices) {
        const clgl_binary_type type = build_info_for(device).binary_type;
        if (type & linkable) continue;
        const bool linked = type & CLGL_BINARY_EXECUTABLE;
        fail(CLGL_ERROR_INVALID_STATE,
             text(element, ", ", name_for_messages(),
                  linked ? ", is already linked for " : ", is not compiled for ",
                  find_device(device)->full_name(),
                  linked ? ": pass a program that is compiled with clgl_program_compile, but not linked"
                         : ": call clgl_program_compile for this device first"));
    }
}

bool Program::is_unlinked(cl_device_id device) const
{
    constexpr cl_program_binary_type unlinked =
        CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT | CL_PROGRAM_BINARY_TYPE_LIBRARY;
    return (read_binary_type(program_.get(), device) & unlinked) != 0;
}

// Checks whether the program is linked, because PoCL 3.1 would only report that it has no kernels.
cl_program Program::native_with_kernels() const
{
    const cl_program program = native();
    if (std::ranges::all_of(devices_, [&](cl_device_id device) { return is_unlinked(device); }))
        fail(CLGL_ERROR_INVALID_STATE,
             text(name_for_messages(),
                  " has no kernels yet: it is compiled, but not linked; call clgl_program_link"));
    return program;
}

void Program::build_now(const Devices &devices)
{
    if (origin_ == CLGL_PROGRAM_FROM_BINARY &&
        std::ranges::any_of(devices, [&](cl_device_id device) { return is_unlinked(device); }))
        fail(CLGL_ERROR_INVALID_STATE,
             text(name_for_messages(), " has compiled binaries: create the program with CLGL_PROGRAM_NO_BUILD, "
                                       "then call clgl_program_link"));
    const std::string options = options_.value_or("") + always;
    const cl_int code = when_kernels_left([&] {
        return cl().BuildProgram(program_.get(), static_cast<cl_uint>(devices.size()), devices.data(),
                                 options.c_str(), nullptr, nullptr);
    });
    check_build(code, "clBuildProgram", program_.get());
}

void Program::forget_cache()
{
    if (!from_cache_) return;
    former_.push_back(std::move(program_));
    from_cache_ = false;
    make_of_source();
}

// Creates the native program again before each build, because PoCL 3.1 terminates the process if binaries are
// built twice or for other devices.
void Program::renew_binaries(const Devices &devices)
{
    if (binaries_.empty()) return;
    std::vector<std::string> chosen;
    for (const cl_device_id device : devices)
        chosen.push_back(
            binaries_[static_cast<size_t>(std::ranges::find(all_devices_, device) - all_devices_.begin())]);
    ClProgram renewed = program_of_binaries(context_->native(), devices, chosen);
    former_.push_back(std::move(program_));
    program_ = std::move(renewed);
}

void Program::attempt(const std::string &options, const Devices &devices, const std::function<void()> &step)
{
    auto former_options = std::exchange(options_, options);
    auto former_devices = std::exchange(devices_, devices);
    try {
        step();
    } catch (const Error &error) {
        if (error.result() != CLGL_ERROR_BUILD_FAILED) {
            options_ = std::move(former_options);
            devices_ = std::move(former_devices);
        }
        throw;
    }
}

void Program::build(clgl_program handle, const clgl_build_desc &desc)
{
    refuse_headers(desc);
    if (origin_ == CLGL_PROGRAM_FROM_LINK)
        fail(CLGL_ERROR_INVALID_STATE,
             text(name_for_messages(), " was created by clgl_program_link, so there is nothing to build"));
    run("clgl_program_build", handle, desc,
        [this, options = options_of(desc, devices_to_build(desc)), devices = devices_to_build(desc)] {
            forget_cache();
            renew_binaries(devices);
            attempt(options, devices, [&] { build_now(devices); });
        });
}

void Program::compile(clgl_program handle, const clgl_build_desc &desc)
{
    require_linker();
    if (origin_ == CLGL_PROGRAM_FROM_BINARY || origin_ == CLGL_PROGRAM_FROM_LINK)
        fail(CLGL_ERROR_INVALID_STATE,
             text(name_for_messages(), " has nothing to compile: it was not created from source or IL"));
    run("clgl_program_compile", handle, desc,
        [this, options = options_of(desc, devices_to_build(desc)), devices = devices_to_build(desc),
         headers = Headers(desc, *context_)] {
            forget_cache();
            std::vector<const char *> names;
            for (const std::string &name : headers.names)
                names.push_back(name.c_str());
            const Natives included(headers.programs);
            const std::vector<cl_program> &list = included.list;
            attempt(options, devices, [&] {
                const cl_int code = when_kernels_left([&] {
                    return cl().CompileProgram(program_.get(), static_cast<cl_uint>(devices.size()),
                                               devices.data(), (options + always).c_str(),
                                               static_cast<cl_uint>(list.size()),
                                               list.empty() ? nullptr : list.data(),
                                               names.empty() ? nullptr : names.data(), nullptr, nullptr);
                });
                check_build(code, "clCompileProgram", program_.get());
            });
        });
}

void Program::link(clgl_program handle, std::span<const clgl_program> inputs, const clgl_build_desc &desc)
{
    refuse_headers(desc);
    require_linker();
    if (inputs.empty()) fail(CLGL_ERROR_INVALID_ARGUMENT, "program_count is 0: pass at least one program");
    const Devices chosen = devices_to_build(desc);
    std::vector<Ref<Program>> programs;
    for (uint32_t i = 0; i < inputs.size(); ++i) {
        const auto pinned = pinned_element<Program>(inputs.data(), i, "programs");
        const std::string element = text("programs[", i, ']');
        check_same_context(*pinned, *context_, element.c_str());
        pinned->require_linkable(chosen, element);
        // Reject a program that is in the list twice, because on rusticl 22.3 the link would never return.
        if (std::ranges::find(programs, pinned.ref()) != programs.end())
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text(element, ", ", pinned->name_for_messages(), ", is in the list twice: list it once"));
        programs.push_back(pinned.ref());
    }
    run("clgl_program_link", handle, desc,
        [this, options = options_of(desc, chosen), devices = chosen, programs = std::move(programs)] {
            options_ = options;
            devices_ = devices;
            const auto [kept, list] = Natives(programs);
            cl_int code = CL_SUCCESS;
            ClProgram linked(cl().LinkProgram(context_->native(), static_cast<cl_uint>(devices.size()),
                                              devices.data(), linker_options(options, devices).c_str(),
                                              static_cast<cl_uint>(list.size()), list.data(), nullptr, nullptr,
                                              &code));
            check_build(code, "clLinkProgram", linked.get());
            program_ = std::move(linked);
        });
}

}  // namespace clgl
