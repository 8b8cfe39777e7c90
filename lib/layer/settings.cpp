#include "layer/settings.hpp"

#include <cstdlib>
#include <string_view>

namespace clgl::layer
{

namespace
{

bool is_set(const char *name)
{
    const char *const value = std::getenv(name);
    return value && *value && std::string_view(value) != "0";
}

}  // namespace

const Settings &settings()
{
    static const Settings instance{is_set("CLGL_LAYER_FORCE"), is_set("CLGL_LAYER_REPLACE_STORAGE")};
    return instance;
}

}  // namespace clgl::layer
