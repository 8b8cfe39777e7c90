// Tests the fill and copy commands of textures on small images before their first use, because some drivers give
// wrong pixels.
#pragma once

#include "core/context/queue.hpp"
#include "core/format/formats.hpp"

#include <clgl/texture.h>

namespace clgl
{

// The image properties on which the driver's implementation of a command may depend
struct ImageType {
    const Format &format;
    // A CLGL_TEXTURE_TYPE_ constant
    clgl_texture_type kind;
    // An existing image, whose access flags the test images have
    cl_mem like;
};

// Return whether the command of the driver gives correct pixels for these image types. Results are cached
// (trial_works). Their key is the device, the command, the format, the CLGL_TEXTURE_TYPE_ constants and the
// access flags. Throw the error of a failed OpenCL call.
bool fills_work(const Queue &queue, const ImageType &type);
bool copies_to_buffers_work(const Queue &queue, const ImageType &type);
bool copies_from_buffers_work(const Queue &queue, const ImageType &type);
// Both image types must have the same format.
bool image_copies_work(const Queue &queue, const ImageType &source, const ImageType &destination);

}  // namespace clgl
