// The kernels of the frames in CUDA, compiled by nvcc.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace frames
{

void cuda_fill_memory(uchar4 *picture, uint32_t width, uint32_t height, uint32_t frame);
void cuda_fill_surface(cudaSurfaceObject_t picture, uint32_t width, uint32_t height, uint32_t frame);

}  // namespace frames
