// Tests whether a transport shares images of a format and shape correctly.
#pragma once

#include "transport/self_test.hpp"

namespace clgl::transport
{

// Runs two rounds with a small image. In each round, OpenGL writes the image, OpenCL reads and writes all texels
// but releases only a part, and OpenGL reads the image. The CPU compares the texels. If OpenGL converts the
// format, a second conversion must not change the texels. Must be called with the GL context current. Driver
// errors are returned in the result.
SelfTest image_self_test(const Transport &transport, const Environment &environment, const ImageRequest &request);

// Returns whether the test image must have two mip levels. OpenCL must then skip the second level in the shared
// memory. NVIDIA 580 does not skip it between the layers of a 2D array.
bool has_several_levels(const ImageRequest &request);

}  // namespace clgl::transport
