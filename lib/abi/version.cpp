#include <clgl/version.h>

#include "abi/guard.hpp"

#define CLGL_TEXT_OF(value) #value
#define CLGL_VERSION_TEXT(major, minor, patch) CLGL_TEXT_OF(major) "." CLGL_TEXT_OF(minor) "." CLGL_TEXT_OF(patch)

using namespace clgl;

clgl_result clgl_version(uint32_t *major, uint32_t *minor, uint32_t *patch)
{
    return abi::guarded("clgl_version", [&] {
        if (major) *major = CLGL_VERSION_MAJOR;
        if (minor) *minor = CLGL_VERSION_MINOR;
        if (patch) *patch = CLGL_VERSION_PATCH;
    });
}

const char *clgl_version_string(void)
{
    return CLGL_VERSION_TEXT(CLGL_VERSION_MAJOR, CLGL_VERSION_MINOR, CLGL_VERSION_PATCH);
}
