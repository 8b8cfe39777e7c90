// What Vulkan calls OpenGL's formats.
#pragma once

#include "driver/gl.hpp"
#include "driver/vk.hpp"

namespace clgl
{

// Of an internal format, the one with the same bytes; VK_FORMAT_UNDEFINED where there is none.
VkFormat vk_format_of(GLenum internal_format);

}  // namespace clgl
