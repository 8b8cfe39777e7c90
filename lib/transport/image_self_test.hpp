// A transport's proof that it carries images of a format and shape.
#pragma once

#include "transport/self_test.hpp"

namespace clgl::transport
{

// OpenGL writes a small image of the kind, OpenCL reads it and writes a part, OpenGL reads it; twice, compared on
// the CPU. Where OpenGL converts (its format and OpenCL's differ), what came once must come again. Runs on a
// thread that has the OpenGL context. Drivers' failures are the result, not thrown.
SelfTest image_self_test(const Transport &transport, const Environment &environment, const ImageRequest &request);

}  // namespace clgl::transport
