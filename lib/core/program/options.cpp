#include "core/program/options.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "core/device/driver_quirks.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

constexpr char quote = '"';

[[noreturn]] void refuse(std::string_view options, std::string_view reason)
{
    fail(CLGL_ERROR_INVALID_ARGUMENT, text("the options \"", options, "\" ", reason));
}

std::string with_blanks(std::string_view options)
{
    std::string out(options);
    bool quoted = false;
    for (char &c : out) {
        if (c == quote) quoted = !quoted;
        if (!quoted && (c == '\t' || c == '\n' || c == '\r')) c = ' ';
    }
    // Remove only spaces, because quoted text at the end may contain other white space.
    out.erase(0, std::min(out.find_first_not_of(' '), out.size()));
    out.erase(out.find_last_not_of(' ') + 1);
    return out;
}

// Returns whether this option never takes the next word as its argument. Returns false for unknown options.
bool stands_alone(std::string_view option)
{
    constexpr std::string_view beginnings[] = {"-cl-", "-D", "-I", "-W", "-O", "-fno-"};
    return option == "-w" ||
           std::ranges::any_of(beginnings, [option](std::string_view each) { return option.starts_with(each); });
}

// Returns whether a driver with Quirk::build_options accepts the options. rusticl 22.3 splits options at spaces
// and quotes. It terminates the process if a resulting word is neither an option nor the argument of one, or if a
// word of one character is not the argument of -I.
bool survive_splitting(std::string_view options)
{
    bool quoted = false, takes_word = false, takes_folder = false, settled = true;
    while (!options.empty()) {
        const size_t end = std::min(quoted ? options.find(quote) : options.find_first_of("\" "), options.size());
        const std::string_view word = options.substr(0, end);
        if (!word.empty()) {
            if (!takes_word && !word.starts_with('-')) return false;
            if (word.size() == 1 && !takes_folder) return false;
            takes_folder = !takes_word && word == "-I";
            const bool is_taken = takes_word;
            takes_word = takes_folder || (!takes_word && (word == "-D" || word == "-x"));
            // Reject an option that takes a word if the option may itself be the argument of the previous option.
            // The driver would then read the next word as an option.
            if (takes_word && !settled) return false;
            settled = is_taken || takes_word || stands_alone(word);
        }
        if (end < options.size() && options[end] == quote) quoted = !quoted;
        options.remove_prefix(std::min(end + 1, options.size()));
    }
    return true;
}

}  // namespace

void require_survivable(std::span<const cl_device_id> devices, std::string_view options)
{
    for (const cl_device_id id : devices) {
        const Ref<Device> device = find_device(id);
        const char *fault = find_quirk(*device, Quirk::build_options);
        if (fault && !survive_splitting(options))
            fail(CLGL_ERROR_UNSUPPORTED,
                 text(device->full_name(), " does not accept the options \"", options, "\": ", fault,
                      ". Put quotes around whole words after -D or -I, as in -D \"N=4 + 3\"; give a macro of one "
                      "letter a value; write -DN=4 as one word after driver-specific options"));
    }
}

std::string checked_options(std::string_view options)
{
    // Count escaped quotes, too, because drivers that split options at quotes ignore escapes.
    if (std::ranges::count(options, quote) % 2 != 0)
        refuse(options,
               "have a quote (\") that is not closed: for a single quote, define the macro in the source");
    std::string cleaned = with_blanks(options);
    if (cleaned.empty()) return cleaned;
    if (cleaned.front() != '-' || cleaned.starts_with("- ") || cleaned == "-")
        refuse(options, "begin with a word that is not an option: options begin with -");
    const size_t last = cleaned.find_last_of(' ') + 1;
    if (const std::string_view end = std::string_view(cleaned).substr(last); end == "-D" || end == "-I")
        refuse(options, text("end with ", end, ", which needs an argument"));
    return cleaned;
}

}  // namespace clgl
