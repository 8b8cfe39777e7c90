// Tests whether a transport shares images of a format and shape correctly.
#pragma once

#include "transport/self_test.hpp"

namespace clgl::transport
{

// Tests a small image of the requested kind twice: OpenGL writes it, OpenCL reads it and writes a part, OpenGL
// reads it; the CPU compares. If the formats of the two sides differ, a second conversion must change nothing.
// Must be called with the GL context current. Returns driver failures in the result and does not throw them.
SelfTest image_self_test(const Transport &transport, const Environment &environment, const ImageRequest &request);

// Returns whether the test uses two mip levels. With memory shared by both sides OpenCL must skip the other
// levels; the NVIDIA driver (580) ignores them between the layers of a 2D array.
bool has_several_levels(const ImageRequest &request);

}  // namespace clgl::transport
