#include "layer/settings.hpp"

#include "base/platform/process.hpp"

#include <string>

namespace clgl::layer
{

namespace
{

// Returns the value of a variable. Returns an empty string if the variable is not set or is "0".
std::string value_of(const char *name)
{
    std::string value = environment_variable(name);
    return value == "0" ? std::string() : value;
}

}  // namespace

const Settings &settings()
{
    static const std::string replace = value_of("CLGL_LAYER_REPLACE_STORAGE");
    static const Settings instance{.force = !value_of("CLGL_LAYER_FORCE").empty(),
                                   .replace_storage = !replace.empty(),
                                   .replace_unmappable = replace == "all"};
    return instance;
}

}  // namespace clgl::layer
