#include "cuda_kernels.hpp"

namespace frames
{

namespace
{

constexpr unsigned block_side = 16;

__device__ uchar4 pixel(uint32_t x, uint32_t y, uint32_t frame)
{
    return make_uchar4(static_cast<unsigned char>(x + frame), static_cast<unsigned char>(y),
                       static_cast<unsigned char>(frame), 255);
}

__global__ void to_memory(uchar4 *picture, uint32_t width, uint32_t height, uint32_t frame)
{
    const uint32_t x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height) picture[y * width + x] = pixel(x, y, frame);
}

__global__ void to_surface(cudaSurfaceObject_t picture, uint32_t width, uint32_t height, uint32_t frame)
{
    const uint32_t x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height)
        surf2Dwrite(pixel(x, y, frame), picture, static_cast<int>(x * sizeof(uchar4)), static_cast<int>(y));
}

dim3 blocks(uint32_t width, uint32_t height)
{
    return dim3((width + block_side - 1) / block_side, (height + block_side - 1) / block_side);
}

}  // namespace

void cuda_fill_memory(uchar4 *picture, uint32_t width, uint32_t height, uint32_t frame)
{
    to_memory<<<blocks(width, height), dim3(block_side, block_side)>>>(picture, width, height, frame);
}

void cuda_fill_surface(cudaSurfaceObject_t picture, uint32_t width, uint32_t height, uint32_t frame)
{
    to_surface<<<blocks(width, height), dim3(block_side, block_side)>>>(picture, width, height, frame);
}

}  // namespace frames
