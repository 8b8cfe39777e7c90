#pragma once

#include "transport/transport.hpp"

namespace clgl::transport::native
{

std::unique_ptr<ImageStorage> make_image(const Environment &environment, const ImageRequest &request);

}  // namespace clgl::transport::native
