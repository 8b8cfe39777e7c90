#pragma once

#include "transport/transport.hpp"

namespace clgl::transport::external
{

std::unique_ptr<ImageStorage> make_image(const Environment &environment, const ImageRequest &request);

}  // namespace clgl::transport::external
