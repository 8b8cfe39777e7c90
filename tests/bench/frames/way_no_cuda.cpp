// Replaces way_cuda.cpp in builds without nvcc.
#include "way.hpp"

namespace frames
{

namespace
{

constexpr const char *reason = "this program was built without nvcc";

}  // namespace

std::unique_ptr<Way> make_cuda_texture(Session &, Size) { throw Unavailable(reason); }
std::unique_ptr<Way> make_cuda_buffer(Session &, Size, bool) { throw Unavailable(reason); }

}  // namespace frames
