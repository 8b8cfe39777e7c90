// The names of enumerations, for messages, reports and the functions clgl_..._name.
#pragma once

#include <cstdint>

namespace clgl
{

// Return a name for people, or "unknown". Each takes a value of the group of constants that its name says.
const char *access_name(int32_t access);
const char *argument_kind_name(int32_t kind);
const char *build_status_name(int32_t status);
const char *command_name(int32_t command);
const char *gl_api_name(int32_t api);
const char *log_level_name(int32_t level);
const char *match_name(int32_t match);
const char *native_source_name(int32_t source);
const char *self_test_name(int32_t result);
const char *status_name(int32_t status);
const char *texture_kind_name(int32_t kind);
const char *transport_name(int32_t transport);
const char *transport_status_name(int32_t status);
const char *winsys_name(int32_t winsys);

}  // namespace clgl
