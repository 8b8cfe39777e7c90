#include "core/program/program.hpp"

#include "base/caller_list.hpp"
#include "base/log.hpp"
#include "base/text.hpp"
#include "core/cache/disk_cache.hpp"
#include "core/cache/packed_binary.hpp"
#include "core/device/driver_quirks.hpp"
#include "core/object/handles.hpp"
#include "core/program/info_reader.hpp"
#include "core/program/options.hpp"
#include "driver/cl_program.hpp"

#include <clgl/version.h>

#include <algorithm>
#include <cctype>
#include <cstring>
#include <limits>

namespace clgl
{

namespace
{

std::string_view part_of_source(const char *part, size_t size)
{
    return size != 0 ? std::string_view(part, size) : std::string_view(part);
}

std::string whole_source(const clgl_program_desc &desc)
{
    if (desc.source) return std::string(part_of_source(desc.source, desc.source_size));
    if (desc.source_count == 0)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "sources is set, but source_count is 0: set it to the number of elements");
    check_list(desc.source_count, desc.sources, "sources");
    std::string whole;
    for (uint32_t i = 0; i < desc.source_count; ++i) {
        if (!desc.sources[i]) fail(CLGL_ERROR_INVALID_ARGUMENT, text("sources[", i, "] is NULL"));
        whole += part_of_source(desc.sources[i], desc.source_sizes ? desc.source_sizes[i] : 0);
    }
    return whole;
}

void check_desc(const clgl_program_desc &desc)
{
    const int given = (desc.source != nullptr) + (desc.sources != nullptr) + (desc.il != nullptr) +
                      (desc.binaries != nullptr) + (desc.cl_program != nullptr);
    if (given != 1)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(given == 0 ? "none" : "more than one",
                  " of source, sources, il, binaries and cl_program is set: set exactly one"));
    if ((desc.flags & CLGL_PROGRAM_DRIVER_BINARIES) && !desc.binaries)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "CLGL_PROGRAM_DRIVER_BINARIES is set, but binaries is NULL: set binaries, or remove the flag");
    if (!desc.cache_directory) return;
    if ((!desc.source && !desc.sources) || (desc.flags & CLGL_PROGRAM_NO_BUILD))
        fail(CLGL_ERROR_INVALID_ARGUMENT, "cache_directory is set, but this call does not build a program from "
                                          "source: set cache_directory to NULL");
}

// Joins each line that ends with a backslash or its trigraph with the next line. Accepts white space after the
// backslash, as compilers do.
std::string without_splices(std::string_view text)
{
    // The literal is split so that the compiler does not replace the trigraph.
    constexpr std::string_view backslash = "\\", trigraph = "?"
                                                            "?/";
    std::string joined;
    while (!text.empty()) {
        const size_t mark = text.starts_with(backslash)  ? backslash.size()
                            : text.starts_with(trigraph) ? trigraph.size()
                                                         : 0;
        const size_t end = mark ? text.find_first_not_of(" \t\v\f\r", mark) : std::string_view::npos;
        const bool splices = end != std::string_view::npos && (text[end] == '\n' || text[end - 1] == '\r');
        if (!splices) joined += text.front();
        text.remove_prefix(!splices ? 1 : text[end] == '\n' ? end + 1 : end);
    }
    return joined;
}

bool has_word(std::string_view text, std::string_view word)
{
    for (size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const std::string_view behind = text.substr(at + word.size());
        if (behind.empty() ||
            (!std::isalnum(static_cast<unsigned char>(behind.front())) && behind.front() != '_'))
            return true;
    }
    return false;
}

// Returns whether a source may include files, whose contents are not part of the cache key. Searches for
// "include" anywhere, but for "import", "imacros" and "embed" only at the end of a word.
bool may_include(std::string_view text)
{
    const std::string joined = without_splices(text);
    return joined.find("include") != std::string::npos || has_word(joined, "import") ||
           has_word(joined, "imacros") || has_word(joined, "embed");
}

// Returns the number of parameters of the longest list in parentheses. Parameter lists contain no ';', '{' and
// '}', so these characters end a list whose parentheses do not match, for example because one is in a comment.
size_t longest_parameter_list(std::string_view source)
{
    size_t longest = 0, count = 0, depth = 0;
    for (const char c : source) {
        if (c == '(' && depth++ == 0) count = 1;
        if (c == ')' && depth > 0) --depth;
        if (c == ';' || c == '{' || c == '}') depth = 0;
        if (c == ',' && depth == 1) longest = std::max(longest, ++count);
    }
    return longest;
}

void check_parameter_lists(std::string_view source, const Device &device)
{
    constexpr size_t most = std::numeric_limits<uint16_t>::max();
    const char *const quirk = find_quirk(device, Quirk::parameter_counts);
    if (!quirk) return;
    if (const size_t longest = longest_parameter_list(source); longest > most)
        fail(CLGL_ERROR_UNSUPPORTED, text("the source has a list of ", longest, " parameters or values, and on ",
                                          device.full_name(), ' ', quirk, ": pass the values in a buffer"));
}

bool takes_il(const Device &device)
{
    // clCreateProgramWithIL requires OpenCL 2.1.
    return device.info().il_version[0] && std::strcmp(device.info().version, "OpenCL 2.1") >= 0;
}

// The maximum length of the part of a key in a message. A key starts with the device and the driver.
constexpr size_t most_key_in_message = 120;

// Returns the binary of the driver in `packed`, which is binaries[index] of the caller.
std::string own_binary(const Device &device, std::string_view packed, size_t index)
{
    std::optional<PackedBinary> unpacked = unpack(packed);
    if (!unpacked)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("binaries[", index,
                                               "] is damaged, or was not returned by clgl_program_get_binary "
                                               "(for binaries of the driver, set CLGL_PROGRAM_DRIVER_BINARIES)"));
    const std::string here = device.identity();
    if (unpacked->key != here)
        fail(CLGL_ERROR_UNSUPPORTED, text("binaries[", index, "] was created for another device or driver (",
                                          std::string_view(unpacked->key).substr(0, most_key_in_message),
                                          "), not for ", device.full_name(), ": build the program from source"));
    return std::move(unpacked->binary);
}

}  // namespace

Program::Program(Ref<Context> context) : Object(object_type), context_(std::move(context))
{
    for (const Ref<Device> &device : context_->devices())
        all_devices_.push_back(device->id());
    devices_ = all_devices_;
}

Program::Program(Ref<Context> context, const clgl_program_desc &desc) : Program(std::move(context))
{
    label_ = desc.label ? desc.label : "";
    check_desc(desc);
    const std::string options = checked_options(desc.options ? desc.options : "");
    make(desc);
    if (desc.cl_program || (desc.flags & CLGL_PROGRAM_NO_BUILD)) return;
    require_survivable(devices_, options);
    options_ = options;
    if (desc.cache_directory)
        build_with_cache(desc.cache_directory, devices_);
    else
        build_now(devices_);
}

void Program::make(const clgl_program_desc &desc)
{
    devices_ = choose_devices(desc.device_count, desc.devices);
    if (desc.cl_program) return adopt(desc.cl_program);
    if (desc.binaries) return make_of_binaries(desc);
    if (desc.il) {
        make_of_il(desc);
    } else {
        source_ = whole_source(desc);
        make_of_source();
    }
    note_devices();
}

void Program::make_of_source()
{
    origin_ = CLGL_PROGRAM_FROM_SOURCE;
    for (const cl_device_id id : devices_) {
        const Ref<Device> device = find_device(id);
        if (!device->info().compiler_available)
            fail(CLGL_ERROR_UNSUPPORTED,
                 text(device->full_name(), " has no compiler: create the program from binaries built elsewhere"));
        check_parameter_lists(source_, *device);
    }
    const char *begin = source_.data();
    const size_t size = source_.size();
    cl_int code = CL_SUCCESS;
    program_ = ClProgram(cl().CreateProgramWithSource(context_->native(), 1, &begin, &size, &code));
    check_cl(code, "clCreateProgramWithSource");
}

void Program::make_of_il(const clgl_program_desc &desc)
{
    origin_ = CLGL_PROGRAM_FROM_IL;
    if (desc.il_size == 0) fail(CLGL_ERROR_INVALID_ARGUMENT, "il_size is 0: set it to the size of il in bytes");
    for (const cl_device_id id : devices_)
        if (const Ref<Device> device = find_device(id); !takes_il(*device))
            fail(CLGL_ERROR_UNSUPPORTED,
                 text(device->full_name(),
                      " does not accept intermediate language: create the program from source"));
    cl_int code = CL_SUCCESS;
    program_ = ClProgram(cl().CreateProgramWithIL(context_->native(), desc.il, desc.il_size, &code));
    if (code == CL_INVALID_VALUE) {
        const Ref<Device> first = find_device(devices_.front());
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("the driver rejects il: it is malformed, or of a version that a device does not support; ",
                  first->full_name(), " supports ", first->info().il_version),
             {CLGL_NATIVE_OPENCL, code});
    }
    check_cl(code, "clCreateProgramWithIL");
}

void Program::make_of_binaries(const clgl_program_desc &desc)
{
    origin_ = CLGL_PROGRAM_FROM_BINARY;
    if (!desc.binary_sizes)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("binary_sizes is NULL: set the size of each of the ",
                                               devices_.size(), " elements of binaries"));
    for (size_t i = 0; i < devices_.size(); ++i) {
        if (!desc.binaries[i] || desc.binary_sizes[i] == 0)
            fail(CLGL_ERROR_INVALID_ARGUMENT,
                 text(desc.binaries[i] ? "binary_sizes[" : "binaries[", i,
                      desc.binaries[i] ? "] is 0" : "] is NULL", ": pass one binary for each of the ",
                      devices_.size(), " devices"));
        const std::string_view given(static_cast<const char *>(desc.binaries[i]), desc.binary_sizes[i]);
        binaries_.push_back(desc.flags & CLGL_PROGRAM_DRIVER_BINARIES
                                ? std::string(given)
                                : own_binary(*find_device(devices_[i]), given, i));
    }
    program_ = program_of_binaries(context_->native(), devices_, binaries_);
    all_devices_ = devices_;
}

void Program::adopt(void *program)
{
    origin_ = CLGL_PROGRAM_FROM_NATIVE;
    const auto native = static_cast<cl_program>(program);
    check_cl(cl().RetainProgram(native), "clRetainProgram of cl_program");
    program_ = ClProgram(native);
    cl_context of = nullptr;
    check_cl(cl().GetProgramInfo(native, CL_PROGRAM_CONTEXT, sizeof of, &of, nullptr), "clGetProgramInfo");
    devices_ = read_program_array<cl_device_id>(native, CL_PROGRAM_DEVICES);
    std::erase_if(devices_, [&](cl_device_id id) { return !context_->find_own(id); });
    if (of != context_->native() || devices_.empty())
        fail(CLGL_ERROR_WRONG_CONTEXT,
             "cl_program belongs to another cl_context or device: create it in the "
             "cl_context that clgl_context_cl_context returns, for a device of the clgl context");
    all_devices_ = devices_;
}

void Program::build_with_cache(const std::string &directory, const Devices &devices)
{
    if (may_include(source_) || may_include(*options_)) {
        log::write(CLGL_LOG_INFO,
                   text(name_for_messages(),
                        " is not cached, because the source or the options may include other files"));
        return build_now(devices);
    }
    std::vector<std::string> found;
    for (const cl_device_id device : devices)
        if (std::optional<std::string> binary = load_from_cache(directory, cache_key(device)))
            found.push_back(std::move(*binary));
    if (found.size() == devices.size() && take_from_cache(found, devices)) return;
    build_now(devices);
    std::string failed;
    try {
        for (const cl_device_id device : devices)
            if (failed.empty()) failed = store_in_cache(directory, cache_key(device), driver_binary(device));
    } catch (const Error &error) {
        failed = error.what();
    }
    if (!failed.empty()) log::write(CLGL_LOG_WARNING, text(name_for_messages(), " is not cached: ", failed));
}

std::string Program::cache_key(cl_device_id device) const
{
    return text(find_device(device)->identity(), "\nclgl ", CLGL_VERSION_MAJOR, '.', CLGL_VERSION_MINOR, '.',
                CLGL_VERSION_PATCH, "\noptions ", options_->size(), '\n', *options_, "\nsource ", source_.size(),
                '\n', source_);
}

bool Program::take_from_cache(std::span<const std::string> binaries, const Devices &devices)
{
    ClProgram of_source = std::move(program_);
    try {
        program_ = program_of_binaries(context_->native(), devices, binaries);
        build_now(devices);
        from_cache_ = true;
    } catch (const Error &error) {
        program_ = std::move(of_source);
        log::write(CLGL_LOG_WARNING, text("the driver does not accept ", name_for_messages(),
                                          " from the cache, so it is built again: ", error.what()));
    }
    return from_cache_;
}

cl_program Program::native() const
{
    refuse_while_building();
    if (!program_)
        fail(CLGL_ERROR_INVALID_STATE, text(name_for_messages(), " was not linked, because the link failed"));
    return program_.get();
}

std::string Program::name_for_messages() const
{
    return label_.empty() ? "the program" : text("the program ", quoted_name(label_));
}

Program::Devices Program::choose_devices(uint32_t count, const clgl_device *devices) const
{
    check_devices(count, devices);
    if (count == 0) return all_devices_;
    Devices chosen;
    for (uint32_t i = 0; i < count; ++i) {
        const cl_device_id device = own_device(*pinned_element<Device>(devices, i, "devices"));
        if (std::ranges::find(chosen, device) != chosen.end())
            fail(CLGL_ERROR_INVALID_ARGUMENT, text("devices[", i, "] is in the list twice"));
        chosen.push_back(device);
    }
    return chosen;
}

void Program::note_devices()
{
    if (all_devices_.size() == 1) return;
    all_devices_ = read_program_array<cl_device_id>(program_.get(), CL_PROGRAM_DEVICES);
    std::erase_if(all_devices_, [&](cl_device_id id) { return !context_->find_own(id); });
    put_in_order(devices_);
}

void Program::put_in_order(Devices &devices) const
{
    const auto place = [&](cl_device_id device) { return std::ranges::find(all_devices_, device); };
    std::ranges::sort(devices, {}, place);
}

Program::Devices Program::devices_to_build(const clgl_build_desc &desc) const
{
    Devices devices = choose_devices(desc.device_count, desc.devices);
    put_in_order(devices);
    return devices;
}

cl_device_id Program::own_device(const Device &device) const
{
    if (std::ranges::find(all_devices_, device.id()) == all_devices_.end())
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(device.full_name(),
                  " is not a device of the program: use a device for which the program was created"));
    return device.id();
}

bool Program::is_for(cl_device_id device) const { return std::ranges::find(devices_, device) != devices_.end(); }

std::string Program::device_names() const
{
    std::string names;
    for (const cl_device_id device : devices_)
        names += text(names.empty() ? "" : ", ", find_device(device)->full_name());
    return names;
}

}  // namespace clgl
