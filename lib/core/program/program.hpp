// Programs: their creation from source, IL, binaries or a cl_program, their builds, and the results of builds.
#pragma once

#include "core/context/context.hpp"
#include "core/program/background_builds.hpp"
#include "core/program/build_gate.hpp"

#include <clgl/compute.h>

#include <functional>
#include <optional>
#include <span>

namespace clgl
{

class Program : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::program;

    // Creates a program. Builds it, unless the descriptor has cl_program or CLGL_PROGRAM_NO_BUILD. Throws the
    // errors that clgl_program_create documents.
    Program(Ref<Context> context, const clgl_program_desc &desc);
    // Creates an empty program, to which link() assigns its result.
    explicit Program(Ref<Context> context);

    Context &context() const { return *context_; }
    Ref<Context> context_ref() const { return context_; }
    const std::string &label() const { return label_; }
    void on_destroy() override { builds_.wait(); }

    // Makes builds of this program wait until the returned object is destroyed. Must be called before several
    // queries or a long query. Throws CLGL_ERROR_INVALID_STATE while the program is being built.
    BuildGate::Reading reading() const;
    // Returns the native program. Throws CLGL_ERROR_INVALID_STATE while the program is being built, or if its
    // link has failed.
    cl_program native() const;
    // Returns native(). Throws CLGL_ERROR_INVALID_STATE, too, if the program has no kernels because it is a
    // library or is not linked.
    cl_program native_with_kernels() const;
    // Returns whether the last build, compilation or link included the device. Before the first one, returns
    // whether the program was created for the device.
    bool is_for(cl_device_id device) const;

    // Build, compile and link the program. `handle` is passed to the callback of the descriptor.
    void build(clgl_program handle, const clgl_build_desc &desc);
    void compile(clgl_program handle, const clgl_build_desc &desc);
    void link(clgl_program handle, std::span<const clgl_program> inputs, const clgl_build_desc &desc);

    clgl_program_info info() const;
    clgl_program_build_info build_info(clgl_device device) const;
    std::string build_log() const;
    std::string build_options(clgl_device device) const;
    std::string source() const;
    std::string kernel_name(uint32_t index) const;
    // Throws the error for a failed clCreateKernel. `code` is the OpenCL error; `name` is the kernel name.
    [[noreturn]] void fail_kernel(const char *name, cl_int code) const;
    // Returns a packed binary, which clgl_program_create accepts.
    std::string binary(clgl_device device) const;

private:
    using Devices = std::vector<cl_device_id>;

    void make(const clgl_program_desc &desc);
    void make_of_source();
    void make_of_il(const clgl_program_desc &desc);
    void make_of_binaries(const clgl_program_desc &desc);
    void adopt(void *program);
    void build_with_cache(const std::string &directory, const Devices &devices);
    bool take_from_cache(std::span<const std::string> binaries, const Devices &devices);
    std::string cache_key(cl_device_id device) const;

    // Replaces a program that was loaded from the cache by a program created from the source.
    void forget_cache();
    // Creates the native program for these devices again from its binaries.
    void renew_binaries(const Devices &devices);
    void build_now(const Devices &devices);
    // Runs a build or a compilation. If the driver does not start it, restores the previous options and devices.
    void attempt(const std::string &options, const Devices &devices, const std::function<void()> &step);
    // Runs `step` on this thread, or on a background thread if the descriptor has a callback.
    void run(const char *function, clgl_program handle, const clgl_build_desc &desc, std::function<void()> step);
    void refuse_while_building() const;
    [[noreturn]] void fail_being_built() const;
    // Returns a text for messages if the log reports an internal error of a compiler; otherwise "".
    std::string blamed_compiler(const std::string &log) const;
    // Throws the error for a failed build, compilation or link. Returns if `code` is CL_SUCCESS. `with_log` is
    // the program whose log is quoted, or nullptr.
    void check_build(cl_int code, const char *doing, cl_program with_log) const;
    std::string reason_in_log(cl_program with_log) const;
    [[noreturn]] void fail_build(clgl_result result, cl_int code, const std::string &what) const;
    bool is_unlinked(cl_device_id device) const;
    void require_linkable(const Devices &devices, const std::string &element) const;
    void require_linker() const;

    Devices choose_devices(uint32_t count, const clgl_device *devices) const;
    // Returns the devices in the order of the driver, which PoCL 3.1 requires.
    Devices devices_to_build(const clgl_build_desc &desc) const;
    void put_in_order(Devices &devices) const;
    void note_devices();
    cl_device_id own_device(const Device &device) const;
    // Returns the device of a handle, or the first device of the last build if `device` is NULL. In the latter
    // case, throws CLGL_ERROR_INVALID_STATE while the program is being built. Throws CLGL_ERROR_INVALID_ARGUMENT
    // if the device does not belong to the program.
    cl_device_id choose_device(clgl_device device) const;
    // Returns the names of the devices for messages, separated by commas.
    std::string device_names() const;
    clgl_program_build_info build_info_for(cl_device_id device) const;
    std::string name_for_messages() const;
    std::string log_of(cl_program program) const;
    std::string driver_binary(cl_device_id device) const;
    bool is_executable() const;
    std::vector<std::string> kernel_names() const;

    Ref<Context> context_;
    ClProgram program_;
    // The devices for which the program can be built, and the devices of the last build. After the creation of
    // the program, only builds, compilations and links change devices_.
    Devices all_devices_, devices_;
    std::string label_;
    clgl_program_origin origin_ = CLGL_PROGRAM_FROM_LINK;
    // The source, which the driver does not have if the program was loaded from the cache
    std::string source_;
    // The options of the last build, because some drivers do not store them; std::nullopt before the first build
    std::optional<std::string> options_;
    bool from_cache_ = false;
    // If the program was created from binaries: one binary for each of all_devices_
    std::vector<std::string> binaries_;
    // Native programs that later builds have replaced, and that the application may still use
    std::vector<ClProgram> former_;
    mutable BuildGate gate_;
    ProgramBuilds builds_;
};

}  // namespace clgl
