// One way to get what a kernel writes drawn by OpenGL. A frame is: fill, texture, a draw of it, drawn.
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

    // How many frames more are filled before the oldest of them is drawn: ways that wait on the CPU for a frame
    // overlap both sides by filling ahead.
    virtual uint32_t ahead() const { return 0; }
    // The frame's pixels are written, or will be.
    virtual void fill(uint32_t frame) = 0;
    // OpenGL's commands from now on may read the frame from the texture of this name; 0 if it is not there yet.
    virtual GLuint texture(uint32_t frame) = 0;
    // OpenGL's commands that read it have been issued.
    virtual void drawn(uint32_t) {}
    // Waits until both sides have done all of it.
    virtual void finish() = 0;
    // Which frame's pixels are seen when this one is drawn.
    virtual uint32_t shown(uint32_t frame) const { return frame; }
};

// Of so many textures: half of them, so that neither side waits for what the other has only just been given.
constexpr uint32_t frames_ahead(size_t slots) { return static_cast<uint32_t>(slots / 2); }

// Makes a way for frames of a size. Throws Unavailable where the drivers lack what it stands on.
using MakeWay = std::function<std::unique_ptr<Way>(Session &, Size)>;

// Ways that differ in nothing but how many textures take turns.
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
    // How many textures take turns
    uint32_t slots;
    MakeWay make;

    std::string name() const;
    // Without the count
    const char *family_name() const;
};

// All that this program was built with, in the order in which they are measured: what is compared closely is
// measured closely together.
std::vector<Row> all_rows();

// What all_rows() is made of.
std::unique_ptr<Way> make_floor(Session &session, Size size);
// By acquire and release of so many textures in turns.
std::unique_ptr<Way> make_clgl_textures(Session &session, Size size, int32_t transport, uint32_t slots);
// By a ring. With a timeout of 0, in place of CLGL_FOREVER, frames are left out for which no slot is free, and
// drawing keeps what it has while there is nothing new.
std::unique_ptr<Way> make_clgl_ring(Session &session, Size size, int32_t transport, uint32_t slots,
                                    int64_t timeout);
// Vulkan's memory, imported by OpenGL, and by OpenCL or, on a CPU, used in place. Ordered by semaphores that both
// sides import, or by waits on the CPU.
enum class HandOrder { semaphores, waits };
std::unique_ptr<Way> make_hand_vulkan(Session &session, Size size, HandOrder order, uint32_t slots);
// By cl_khr_gl_sharing.
std::unique_ptr<Way> make_hand_native(Session &session, Size size, uint32_t slots);
// A pixel buffer of OpenGL's that stays mapped, and is OpenCL's memory.
std::unique_ptr<Way> make_hand_mapped(Session &session, Size size);
// Read by OpenCL into the host's memory, and from there by OpenGL.
std::unique_ptr<Way> make_hand_host(Session &session, Size size);
// With a registered texture that kernels write; or with memory of CUDA's, copied into a registered pixel buffer,
// and, as PyImageCUDA does, with a wait on the CPU for that copy, though the hand-over orders it already. Throw
// Unavailable where this program was built without nvcc.
std::unique_ptr<Way> make_cuda_texture(Session &session, Size size);
std::unique_ptr<Way> make_cuda_buffer(Session &session, Size size, bool waits);

}  // namespace frames
