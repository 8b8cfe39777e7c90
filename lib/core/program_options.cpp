#include "core/program_options.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

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
    // What is quoted at the end goes on to it, so only blanks are cut.
    out.erase(0, std::min(out.find_first_not_of(' '), out.size()));
    out.erase(out.find_last_not_of(' ') + 1);
    return out;
}

}  // namespace

std::string checked_options(std::string_view options)
{
    // A quote with a backslash before it counts, too: drivers that split options at quotes do not know of those.
    if (std::ranges::count(options, quote) % 2 != 0)
        refuse(options,
               "have a quote (\") that is not closed: a macro of the source's own may hold a single one");
    std::string cleaned = with_blanks(options);
    if (cleaned.empty()) return cleaned;
    if (cleaned.front() != '-' || cleaned.starts_with("- ") || cleaned == "-")
        refuse(options, "begin with what is no option: options begin with -");
    const size_t last = cleaned.find_last_of(' ') + 1;
    if (const std::string_view end = std::string_view(cleaned).substr(last); end == "-D" || end == "-I")
        refuse(options, text("end with ", end, ", which lacks what belongs to it"));
    return cleaned;
}

}  // namespace clgl
