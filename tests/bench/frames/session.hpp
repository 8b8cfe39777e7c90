// Objects that all implementations of a run use: the OpenGL context, a clgl context on it, and a separate OpenCL
// context on the same device.
#pragma once

#include "compute.hpp"
#include "context.hpp"
#include "vulkan.hpp"

#include <optional>
#include <string>

namespace frames
{

// Deleter of std::unique_ptr for a clgl object. The function `Destroy` destroys the object.
template <auto Destroy> struct ClglDestroyer {
    template <typename T> void operator()(T *object) const { Destroy(object); }
};
using ClglContext = std::unique_ptr<clgl_context_t, ClglDestroyer<clgl_context_destroy>>;
using ClglQueue = std::unique_ptr<clgl_queue_t, ClglDestroyer<clgl_queue_destroy>>;
using ClglKernel = std::unique_ptr<clgl_kernel_t, ClglDestroyer<clgl_kernel_destroy>>;
using ClglTexture = std::unique_ptr<clgl_texture_t, ClglDestroyer<clgl_texture_destroy>>;
using ClglRing = std::unique_ptr<clgl_ring_t, ClglDestroyer<clgl_ring_destroy>>;

// Returns the descriptor of a texture for frames. OpenCL writes the texture completely.
clgl_texture_desc texture_desc(Size size, clgl_transport transport);

// A clgl context on the current OpenGL context, with the objects that frames need
class Joined
{
public:
    Joined();

    clgl_context context() const { return context_.get(); }
    clgl_queue queue() const { return queue_.get(); }
    cl_device_id device() const;
    cl_command_queue native_queue() const;
    // Returns the reason that the report gives for the transport. Throws Unavailable if the transport is
    // rejected.
    std::string require_transport(clgl_transport transport) const;

    // Creates a texture. Throws Unavailable if the transport does not support it.
    ClglTexture make_texture(Size size, clgl_transport transport) const;
    void fill(clgl_texture texture, Size size, uint32_t frame) const;

private:
    ClglContext context_;
    ClglQueue queue_;
    ClglKernel to_image_;
};

class Session
{
public:
    // Throws Unavailable if OpenGL or OpenCL is missing.
    explicit Session(Winsys winsys);

    const GlContext &gl() const { return *gl_; }
    const Joined &clgl() const { return clgl_; }
    const Compute &compute() const { return compute_; }
    // Returns the Vulkan device. The first call creates the device, and throws like the constructor of Vulkan.
    const Vulkan &vulkan();
    bool on_cpu() const { return is_cpu(compute_.device()); }
    // Returns the names of the OpenGL renderer and the OpenCL device.
    std::string drivers() const;

private:
    std::unique_ptr<GlContext> gl_;
    Joined clgl_;
    Compute compute_;
    std::optional<Vulkan> vulkan_;
};

// Returns the name of a transport.
const char *transport_name(clgl_transport transport);

}  // namespace frames
