// The names of enumerations, for messages, reports and the functions clgl_..._name.
#pragma once

#include <clgl/clgl.h>

namespace clgl
{

// Return a readable name, or "unknown". Each takes a constant of the type in its name, such as a CLGL_ACCESS_
// constant for access_name.
const char *access_name(clgl_access access);
const char *argument_type_name(clgl_argument_type type);
const char *build_status_name(clgl_build_status status);
const char *command_type_name(clgl_command_type command);
const char *gl_api_name(clgl_gl_api api);
const char *log_level_name(clgl_log_level level);
const char *device_match_name(clgl_device_match match);
const char *native_source_name(clgl_native_source source);
const char *self_test_name(clgl_self_test result);
const char *status_name(clgl_fence_status status);
const char *texture_type_name(clgl_texture_type type);
const char *transport_name(clgl_transport transport);
const char *transport_status_name(clgl_transport_status status);
const char *winsys_name(clgl_winsys winsys);

}  // namespace clgl
