// Tests whether a transport shares images of a format and shape correctly.
#pragma once

#include "transport/self_test.hpp"

namespace clgl::transport
{

// Runs two rounds with a small image. In each round OpenGL writes the image, OpenCL reads it and writes a part,
// OpenGL reads it, and the CPU compares. If OpenGL and OpenCL have different formats, a second conversion must
// not change the pixels. Must be called with the GL context current. Returns failures of the drivers in the
// result.
SelfTest image_self_test(const Transport &transport, const Environment &environment, const ImageRequest &request);

// Returns whether the test image needs two mip levels. In memory that both APIs use, OpenCL must skip the other
// levels. NVIDIA 580 does not skip them between the layers of a 2D array.
bool has_several_levels(const ImageRequest &request);

}  // namespace clgl::transport
