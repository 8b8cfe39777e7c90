// Uses the OpenGL interoperability of CUDA, without clgl.
#include "way.hpp"

#include "cuda_kernels.hpp"

#include <cuda_gl_interop.h>

namespace frames
{

namespace
{

void check_cuda(cudaError_t code, const char *call)
{
    if (code == cudaSuccess) return;
    throw std::runtime_error(std::string(call) + " returned " + cudaGetErrorName(code));
}

// Throws Unavailable unless this OpenGL context draws on a CUDA device.
void require_cuda()
{
    constexpr unsigned most_devices = 16;
    int devices[most_devices] = {};
    unsigned count = 0;
    const cudaError_t code = cudaGLGetDevices(&count, devices, most_devices, cudaGLDeviceListAll);
    if (code != cudaSuccess || count == 0)
        throw Unavailable(std::string("CUDA has no device for this OpenGL context: ") + cudaGetErrorName(code));
    check_cuda(cudaSetDevice(devices[0]), "cudaSetDevice");
}

void finish_both()
{
    check_cuda(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
    glFinish();
}

// An OpenGL object that is registered with CUDA
class Registered
{
public:
    Registered() = default;
    ~Registered()
    {
        if (resource_) cudaGraphicsUnregisterResource(resource_);
    }
    Registered(const Registered &) = delete;
    Registered &operator=(const Registered &) = delete;

    cudaGraphicsResource_t *address() { return &resource_; }
    cudaGraphicsResource_t get() const { return resource_; }
    void map() { check_cuda(cudaGraphicsMapResources(1, &resource_, nullptr), "cudaGraphicsMapResources"); }
    void unmap() { check_cuda(cudaGraphicsUnmapResources(1, &resource_, nullptr), "cudaGraphicsUnmapResources"); }

private:
    cudaGraphicsResource_t resource_ = nullptr;
};

class Texture final : public Way
{
public:
    explicit Texture(Size size) : size_(size), texture_(size)
    {
        check_cuda(cudaGraphicsGLRegisterImage(registered_.address(), texture_.name(), GL_TEXTURE_2D,
                                               cudaGraphicsRegisterFlagsSurfaceLoadStore |
                                                   cudaGraphicsRegisterFlagsWriteDiscard),
                   "cudaGraphicsGLRegisterImage");
    }

    void fill(uint32_t frame) override
    {
        registered_.map();
        cudaResourceDesc desc{};
        desc.resType = cudaResourceTypeArray;
        check_cuda(cudaGraphicsSubResourceGetMappedArray(&desc.res.array.array, registered_.get(), 0, 0),
                   "cudaGraphicsSubResourceGetMappedArray");
        cudaSurfaceObject_t surface = 0;
        check_cuda(cudaCreateSurfaceObject(&surface, &desc), "cudaCreateSurfaceObject");
        cuda_fill_surface(surface, size_.width, size_.height, frame);
        check_cuda(cudaGetLastError(), "the kernel");
        check_cuda(cudaDestroySurfaceObject(surface), "cudaDestroySurfaceObject");
        registered_.unmap();
    }
    GLuint texture(uint32_t) override { return texture_.name(); }
    void finish() override { finish_both(); }

private:
    Size size_;
    GlTexture texture_;
    Registered registered_;
};

class Buffer final : public Way
{
public:
    Buffer(Size size, bool waits) : size_(size), waits_(waits), texture_(size)
    {
        glBindBuffer(GL_PIXEL_UNPACK_BUFFER, buffer_.name());
        glBufferData(GL_PIXEL_UNPACK_BUFFER, static_cast<GLsizeiptr>(size.bytes()), nullptr, GL_STREAM_DRAW);
        glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
        check_cuda(cudaGraphicsGLRegisterBuffer(registered_.address(), buffer_.name(),
                                                cudaGraphicsRegisterFlagsWriteDiscard),
                   "cudaGraphicsGLRegisterBuffer");
        check_cuda(cudaMalloc(reinterpret_cast<void **>(&memory_), size.bytes()), "cudaMalloc");
    }
    ~Buffer() override { cudaFree(memory_); }

    void fill(uint32_t frame) override
    {
        cuda_fill_memory(memory_, size_.width, size_.height, frame);
        check_cuda(cudaGetLastError(), "the kernel");
        registered_.map();
        void *mapped = nullptr;
        size_t bytes = 0;
        check_cuda(cudaGraphicsResourceGetMappedPointer(&mapped, &bytes, registered_.get()),
                   "cudaGraphicsResourceGetMappedPointer");
        check_cuda(cudaMemcpyAsync(mapped, memory_, size_.bytes(), cudaMemcpyDeviceToDevice, nullptr),
                   "cudaMemcpyAsync");
        if (waits_) check_cuda(cudaStreamSynchronize(nullptr), "cudaStreamSynchronize");
        registered_.unmap();
    }
    GLuint texture(uint32_t) override
    {
        texture_.upload(size_, nullptr, buffer_.name());
        return texture_.name();
    }
    void finish() override { finish_both(); }

private:
    Size size_;
    bool waits_;
    GlBuffer buffer_;
    GlTexture texture_;
    Registered registered_;
    uchar4 *memory_ = nullptr;
};

}  // namespace

std::unique_ptr<Way> make_cuda_texture(Session &, Size size)
{
    require_cuda();
    return std::make_unique<Texture>(size);
}

std::unique_ptr<Way> make_cuda_buffer(Session &, Size size, bool waits)
{
    require_cuda();
    return std::make_unique<Buffer>(size, waits);
}

}  // namespace frames
