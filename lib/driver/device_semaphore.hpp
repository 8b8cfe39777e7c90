// Declares a binary semaphore that both OpenGL and OpenCL signal and wait for on the device.
#pragma once

#include "driver/cl.hpp"
#include "driver/gl.hpp"

#include <span>
#include <vector>

namespace clgl
{

// GL objects whose memory a signal or a wait covers. A signal writes the GL caches of the objects back to memory.
// A wait invalidates these caches.
struct GlObjects {
    std::vector<GLuint> buffers, textures;

    bool any() const { return !buffers.empty() || !textures.empty(); }
};

class DeviceSemaphore
{
public:
    virtual ~DeviceSemaphore() = default;

    // These functions must be called with the GL context current. signal_on_gl also flushes.
    virtual void signal_on_gl(const GlObjects &objects) = 0;
    virtual void wait_on_gl(const GlObjects &objects) = 0;
    // These functions enqueue a wait or a signal on an in-order queue, and return its event. They do not flush.
    // wait_on_cl also waits for `others`, which must have the same class as this object.
    virtual ClEvent wait_on_cl(cl_command_queue queue, std::span<DeviceSemaphore *const> others) = 0;
    virtual ClEvent signal_on_cl(cl_command_queue queue) = 0;
};

}  // namespace clgl
