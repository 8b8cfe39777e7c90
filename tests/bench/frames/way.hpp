// An implementation of frames: a kernel writes a picture, and OpenGL draws it. For each frame the caller calls
// fill() and texture(), draws the texture, and calls drawn().
#pragma once

#include "gl_objects.hpp"
#include "session.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace frames
{

// Numbers of slots of the rings that are measured
inline constexpr uint32_t ring_sizes[] = {1, 2, 3, 4, 8};

class Way
{
public:
    virtual ~Way() = default;

    // Number of frames to fill before the first one is drawn. Implementations that wait on the CPU need more than
    // 0, so that OpenCL and OpenGL overlap.
    virtual uint32_t ahead() const { return 0; }
    // Writes the pixels of the frame, or enqueues commands that write them.
    virtual void fill(uint32_t frame) = 0;
    // Returns a texture from which later OpenGL commands may read the frame, or 0 if it is not ready.
    virtual GLuint texture(uint32_t frame) = 0;
    // Must be called after the OpenGL commands that read the frame.
    virtual void drawn(uint32_t) {}
    // Waits until OpenCL and OpenGL have finished.
    virtual void finish() = 0;
    // Returns the number of the frame that is visible when `frame` is drawn.
    virtual uint32_t shown(uint32_t frame) const { return frame; }
};

// Returns the number of frames to fill ahead: half of the number of textures. OpenCL and OpenGL then rarely wait
// for each other.
constexpr uint32_t frames_ahead(size_t slots) { return static_cast<uint32_t>(slots / 2); }

// Creates an implementation for frames of one size. Throws Unavailable if the drivers lack a feature that the
// implementation needs.
using MakeWay = std::function<std::unique_ptr<Way>(Session &, Size)>;

// Kinds of implementations. Implementations of the same kind differ only in the number of textures.
enum class Family {
    floor,
    external,
    external_ring,
    native,
    native_ring,
    mapped,
    mapped_ring,
    staged,
    staged_ring,
    hand_semaphores,
    hand_waits,
    hand_native,
    hand_mapped,
    hand_pixel_buffers,
    hand_host,
    cuda_texture,
    cuda_buffer,
    cuda_buffer_waits,
};

struct Row {
    Family family;
    // Number of textures that are used in turns
    uint32_t slots;
    MakeWay make;

    std::string name() const;
    // Returns the name without the number of textures.
    const char *family_name() const;
};

// Returns all implementations of this build in the order of measurement. Implementations that are compared with
// each other are adjacent.
std::vector<Row> all_rows();

// The following functions create the implementations of all_rows().
std::unique_ptr<Way> make_floor(Session &session, Size size);
// Acquires and releases `slots` textures in turns.
std::unique_ptr<Way> make_clgl_textures(Session &session, Size size, clgl_transport transport, uint32_t slots);
// Uses a ring. With the timeout CLGL_FOREVER, waits for a free slot. With 0, skips a frame if no slot is free,
// and draws the last slot again if there is no new frame.
std::unique_ptr<Way> make_clgl_ring(Session &session, Size size, clgl_transport transport, uint32_t slots,
                                    int64_t timeout);
// Uses Vulkan memory that OpenGL imports. OpenCL imports the memory, too, or uses it in place on a CPU. The
// commands are ordered by imported semaphores or by waits on the CPU.
enum class HandOrder { semaphores, waits };
std::unique_ptr<Way> make_hand_vulkan(Session &session, Size size, HandOrder order, uint32_t slots);
// Uses cl_khr_gl_sharing.
std::unique_ptr<Way> make_hand_native(Session &session, Size size, uint32_t slots);
// Uses a persistently mapped OpenGL pixel buffer as OpenCL memory.
std::unique_ptr<Way> make_hand_mapped(Session &session, Size size);
// Reads the picture with OpenCL to persistently mapped OpenGL pixel buffers, and uploads it from there.
std::unique_ptr<Way> make_hand_pixel_buffers(Session &session, Size size, uint32_t slots);
// Reads the picture to host memory with OpenCL, and uploads it from there with OpenGL.
std::unique_ptr<Way> make_hand_host(Session &session, Size size);
// Use CUDA. The kernels of make_cuda_texture write a registered texture. The kernels of make_cuda_buffer write
// CUDA memory that is copied to a registered pixel buffer. `waits` adds a redundant wait on the CPU for the copy,
// as in PyImageCUDA. Both functions throw Unavailable in builds without nvcc.
std::unique_ptr<Way> make_cuda_texture(Session &session, Size size);
std::unique_ptr<Way> make_cuda_buffer(Session &session, Size size, bool waits);

}  // namespace frames
