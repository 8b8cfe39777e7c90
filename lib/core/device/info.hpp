// Reads platform and device info into the structures of clgl/device.h.
#pragma once

#include "core/device/info_reader.hpp"

namespace clgl
{

InfoQuery query_of(cl_platform_id platform);
InfoQuery query_of(cl_device_id device);

// Fills all fields except device_count.
clgl_platform_info read_platform_info(cl_platform_id platform, InfoStorage &storage);

// Fills all fields except platform and platform_name.
clgl_device_info read_device_info(cl_device_id device, InfoStorage &storage);

// Returns whether a list of extensions contains `name` as a whole word.
bool list_has_extension(std::string_view list, std::string_view name);

}  // namespace clgl
