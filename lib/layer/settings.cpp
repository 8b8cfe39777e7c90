#include "layer/settings.hpp"

#include <cstdlib>
#include <string_view>

namespace clgl::layer
{

namespace
{

// Returns the value of a variable. Returns an empty string if the variable is not set or is "0".
std::string_view value_of(const char *name)
{
    const char *const value = std::getenv(name);
    return value && std::string_view(value) != "0" ? value : "";
}

}  // namespace

const Settings &settings()
{
    static const std::string_view replace = value_of("CLGL_LAYER_REPLACE_STORAGE");
    static const Settings instance{.force = !value_of("CLGL_LAYER_FORCE").empty(),
                                   .replace_storage = !replace.empty(),
                                   .replace_unmappable = replace == "all"};
    return instance;
}

}  // namespace clgl::layer
