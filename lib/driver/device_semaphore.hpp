// A binary semaphore that OpenGL and OpenCL both signal and wait for, on the device.
#pragma once

#include "driver/cl.hpp"
#include "driver/gl.hpp"

#include <span>
#include <vector>

namespace clgl
{

// The OpenGL objects whose contents cross with a semaphore: what OpenGL keeps of them elsewhere is written back
// by a signal, and forgotten by a wait.
struct GlObjects {
    std::vector<GLuint> buffers, textures;

    bool any() const { return !buffers.empty() || !textures.empty(); }
};

class DeviceSemaphore
{
public:
    virtual ~DeviceSemaphore() = default;

    // On a thread that has the OpenGL context; a signal is flushed.
    virtual void signal_on_gl(const GlObjects &objects) = 0;
    virtual void wait_on_gl(const GlObjects &objects) = 0;
    // On in-order queues: what is enqueued later comes after the wait, a signal after what was before. Neither
    // flushes. Give the event. A wait may be for others of the same kind, too, by one command.
    virtual ClEvent wait_on_cl(cl_command_queue queue, std::span<DeviceSemaphore *const> others) = 0;
    virtual ClEvent signal_on_cl(cl_command_queue queue) = 0;
};

}  // namespace clgl
