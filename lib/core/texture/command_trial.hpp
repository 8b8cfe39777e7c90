// Tries fills and copies of textures on small images before their first use.
#pragma once

#include "core/context/queue.hpp"
#include "core/format/formats.hpp"

#include <clgl/texture.h>

namespace clgl
{

// The properties that select the code of a driver that runs on an image
struct ImageType {
    const Format &format;
    // A CLGL_TEXTURE_TYPE_ constant
    clgl_texture_type kind;
    // An existing image; the trial images get its access flags.
    cl_mem like;
};

// Return whether the driver's command gives the right pixels in images of these types. Results are cached until
// the process ends, per device, command and types. Throw the error of a failed OpenCL call.
bool fills_work(const Queue &queue, const ImageType &type);
bool copies_to_buffers_work(const Queue &queue, const ImageType &type);
bool copies_from_buffers_work(const Queue &queue, const ImageType &type);
// The formats must be the same.
bool image_copies_work(const Queue &queue, const ImageType &source, const ImageType &destination);

}  // namespace clgl
