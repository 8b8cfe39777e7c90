// A binary semaphore that OpenGL and OpenCL signal and wait for on the device.
#pragma once

#include "driver/cl.hpp"
#include "driver/gl.hpp"

#include <span>
#include <vector>

namespace clgl
{

// The GL objects that a semaphore makes visible: a signal makes OpenGL write back its caches of them, a wait
// makes OpenGL discard its caches.
struct GlObjects {
    std::vector<GLuint> buffers, textures;

    bool any() const { return !buffers.empty() || !textures.empty(); }
};

class DeviceSemaphore
{
public:
    virtual ~DeviceSemaphore() = default;

    // Must be called with the GL context current. A signal is flushed.
    virtual void signal_on_gl(const GlObjects &objects) = 0;
    virtual void wait_on_gl(const GlObjects &objects) = 0;
    // Enqueue a wait or a signal on an in-order queue, without a flush, and return its event. One wait command
    // may cover `others`, which must be of the same class.
    virtual ClEvent wait_on_cl(cl_command_queue queue, std::span<DeviceSemaphore *const> others) = 0;
    virtual ClEvent signal_on_cl(cl_command_queue queue) = 0;
};

}  // namespace clgl
