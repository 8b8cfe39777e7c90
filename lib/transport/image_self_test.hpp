// A transport's proof that it carries images of a format and shape.
#pragma once

#include "transport/self_test.hpp"

namespace clgl::transport
{

// OpenGL writes a small image of the kind, OpenCL reads it and writes a part, OpenGL reads it; twice, compared on
// the CPU. Where OpenGL converts (its format and OpenCL's differ), what came once must come again. Runs on a
// thread that has the OpenGL context. Drivers' failures are the result, not thrown.
SelfTest image_self_test(const Transport &transport, const Environment &environment, const ImageRequest &request);

// Whether it is tried with two levels instead of one: where both sides have one memory, smaller levels lie in it,
// too (NVIDIA 580 takes the layers of a 2D array for neighbours without them).
bool has_several_levels(const ImageRequest &request);

}  // namespace clgl::transport
