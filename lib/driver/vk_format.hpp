// Maps GL formats to Vulkan formats.
#pragma once

#include "driver/gl.hpp"
#include "driver/vk.hpp"

namespace clgl
{

// Returns the Vulkan format whose texels have the same bytes as texels of the GL internal format. Returns
// VK_FORMAT_UNDEFINED if there is none.
VkFormat vk_format_of(GLenum internal_format);

}  // namespace clgl
