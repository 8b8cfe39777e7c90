#include "core/program_options.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

#include <algorithm>

namespace clgl
{

void check_options(std::string_view options)
{
    // A quote with a backslash before it counts, too: drivers that split options at quotes do not know of those.
    if (std::ranges::count(options, '"') % 2 == 0) return;
    fail(CLGL_ERROR_INVALID_ARGUMENT, text("the options have a quote (\") that is not closed: ", options,
                                           " (a header or a macro of the "
                                           "source's own may hold what needs a single quote)"));
}

}  // namespace clgl
