// One implementation of drawing what a kernel writes. For each frame, fill() and texture() are called, the
// texture is drawn, and drawn() is called.
#pragma once

#include "gl_objects.hpp"
#include "session.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace frames
{

class Way
{
public:
    virtual ~Way() = default;

    // Number of frames to fill before the oldest of them is drawn: implementations that wait on the CPU overlap
    // both sides by filling ahead.
    virtual uint32_t ahead() const { return 0; }
    // Writes or enqueues the pixels of the frame.
    virtual void fill(uint32_t frame) = 0;
    // Returns a texture that later OpenGL commands may read the frame from; 0 if it is not ready.
    virtual GLuint texture(uint32_t frame) = 0;
    // Called after the OpenGL commands that read the frame.
    virtual void drawn(uint32_t) {}
    // Waits until both sides have completed.
    virtual void finish() = 0;
    // Returns the frame that is visible when this one is drawn.
    virtual uint32_t shown(uint32_t frame) const { return frame; }
};

// Returns half of the number of textures, so that neither side waits for what the other has only just received.
constexpr uint32_t frames_ahead(size_t slots) { return static_cast<uint32_t>(slots / 2); }

// Creates an implementation for frames of a size. Throws Unavailable if the drivers lack a requirement.
using MakeWay = std::function<std::unique_ptr<Way>(Session &, Size)>;

// Implementations that differ in the number of textures only.
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
    hand_host,
    cuda_texture,
    cuda_buffer,
    cuda_buffer_waits,
};

struct Row {
    Family family;
    // Number of textures used in turns
    uint32_t slots;
    MakeWay make;

    std::string name() const;
    // Without the number of textures
    const char *family_name() const;
};

// Returns all implementations in this build, in measuring order: those that are compared are measured close
// together.
std::vector<Row> all_rows();

// Constructors for all_rows().
std::unique_ptr<Way> make_floor(Session &session, Size size);
// Acquires and releases a number of textures in turns.
std::unique_ptr<Way> make_clgl_textures(Session &session, Size size, clgl_transport transport, uint32_t slots);
// Uses a ring. With a timeout of 0 instead of CLGL_FOREVER, frames without a free slot are skipped, and drawing
// keeps its slot while there is no new one.
std::unique_ptr<Way> make_clgl_ring(Session &session, Size size, clgl_transport transport, uint32_t slots,
                                    int64_t timeout);
// Vulkan memory imported by OpenGL, and by OpenCL or, on a CPU, used in place. Ordered by semaphores that both
// sides import, or by waits on the CPU.
enum class HandOrder { semaphores, waits };
std::unique_ptr<Way> make_hand_vulkan(Session &session, Size size, HandOrder order, uint32_t slots);
// By cl_khr_gl_sharing.
std::unique_ptr<Way> make_hand_native(Session &session, Size size, uint32_t slots);
// An OpenGL pixel buffer, mapped persistently, is the OpenCL memory.
std::unique_ptr<Way> make_hand_mapped(Session &session, Size size);
// OpenCL reads to host memory, and OpenGL uploads from there.
std::unique_ptr<Way> make_hand_host(Session &session, Size size);
// With a registered texture that kernels write, or with CUDA memory that is copied into a registered pixel
// buffer. `waits` adds a wait on the CPU for that copy, as in PyImageCUDA, although the hand-over orders it
// already. Throw Unavailable in a build without nvcc.
std::unique_ptr<Way> make_cuda_texture(Session &session, Size size);
std::unique_ptr<Way> make_cuda_buffer(Session &session, Size size, bool waits);

}  // namespace frames
