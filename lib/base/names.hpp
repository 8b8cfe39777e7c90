// Returns names of enumeration constants, for messages, reports and the functions clgl_..._name.
#pragma once

#include <clgl/clgl.h>

namespace clgl
{

// These functions return a readable name, or "unknown". Each function accepts the constants of its parameter
// type: access_name accepts the constants of clgl_access.
const char *access_name(clgl_access access);
const char *address_space_name(clgl_address_space space);
const char *argument_type_name(clgl_argument_type type);
const char *binary_type_name(clgl_binary_type type);
const char *build_status_name(clgl_build_status status);
const char *command_type_name(clgl_command_type command);
const char *device_cache_name(clgl_device_cache cache);
const char *device_match_name(clgl_device_match match);
const char *device_memory_name(clgl_device_memory memory);
const char *element_type_name(clgl_element_type type);
const char *fence_type_name(clgl_fence_type type);
const char *gl_api_name(clgl_gl_api api);
const char *image_access_name(clgl_image_access access);
const char *log_level_name(clgl_log_level level);
const char *native_source_name(clgl_native_source source);
const char *numeric_type_name(clgl_numeric_type type);
const char *pixel_component_type_name(clgl_pixel_component_type type);
const char *program_origin_name(clgl_program_origin origin);
const char *ring_mode_name(clgl_ring_mode mode);
const char *sampler_address_name(clgl_sampler_address address);
const char *sampler_coordinates_name(clgl_sampler_coordinates coordinates);
const char *sampler_filter_name(clgl_sampler_filter filter);
const char *self_test_name(clgl_self_test result);
const char *status_name(clgl_fence_status status);
const char *texture_type_name(clgl_texture_type type);
const char *transport_name(clgl_transport transport);
const char *transport_status_name(clgl_transport_status status);
const char *winsys_name(clgl_winsys winsys);

}  // namespace clgl
