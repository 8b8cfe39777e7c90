// Transports: how a buffer's memory crosses between OpenGL and OpenCL. One vocabulary for all of them; the core
// validates, orders and waits, so that a transport only moves bytes.
#pragma once

#include "driver/cl.hpp"
#include "driver/gl_garbage.hpp"

#include <clgl/context.h>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace clgl::transport
{

// What a transport works with; lives as long as all its storages.
struct Environment {
    const GlCaps &gl;
    GlGarbage &garbage;
    cl_context context;
    cl_device_id device;
    // A queue for copies, so that kernels of the program's queues overlap with them.
    cl_command_queue copies;
};

struct Range {
    uint64_t offset = 0;
    uint64_t size = 0;

    bool empty() const { return size == 0; }
    uint64_t end() const { return offset + size; }
    bool overlaps(const Range &other) const { return offset < other.end() && other.offset < end(); }
    bool covers(const Range &other) const { return offset <= other.offset && other.end() <= end(); }
};

// How a transport holds a buffer.
enum class Method {
    // The object's own memory is what the CPU sees.
    direct,
    // An object beside it is, and OpenGL copies between the two.
    beside,
    // The CPU sees neither: OpenGL is asked for copies in host memory.
    host,
};

struct BufferRequest {
    Method method = Method::direct;
    uint64_t size = 0;
    // The program's buffer, or 0 to make one
    GLuint wrapped = 0;
    // What a new one starts with, or nullptr
    const void *data = nullptr;
};

// One buffer as both sides see it. A hand-over calls, in this order: acquire_gl, then (after OpenGL's fence)
// acquire_cl; and for the way back release_cl, then (after its event) release_gl. The functions named _gl, the
// constructors and `intact` run on a thread that has the OpenGL context; destructors run on any.
class BufferStorage
{
public:
    virtual ~BufferStorage() = default;

    GLuint name() const { return name_; }
    uint64_t size() const { return size_; }
    cl_mem mem() const { return mem_.get(); }
    // Copies that a hand-over of the whole buffer makes each way.
    uint32_t copies() const { return copies_; }
    // Bytes held beside the OpenGL object itself.
    uint64_t extra_bytes() const { return extra_bytes_; }
    // Whether the _gl steps issue OpenGL commands.
    bool uses_gl() const { return uses_gl_; }

    // Whether the OpenGL object is still the one that was shared.
    virtual bool intact() const = 0;

    // Whether the program may map the OpenGL object: not while the library has it mapped.
    virtual bool gl_mappable() const { return true; }

    virtual void acquire_gl(const Range &) {}
    // Enqueues on a queue of the environment's context, after `waits`; gives the event of it, or none if nothing
    // needs to be done.
    virtual ClEvent acquire_cl(cl_command_queue, const Range &, std::span<const cl_event>) { return {}; }
    virtual ClEvent release_cl(cl_command_queue, const Range &, std::span<const cl_event>) { return {}; }
    virtual void release_gl(const Range &) {}

protected:
    BufferStorage(uint64_t size, uint32_t copies, bool uses_gl) : size_(size), copies_(copies), uses_gl_(uses_gl)
    {
    }

    GLuint name_ = 0;
    ClMem mem_;
    uint64_t extra_bytes_ = 0;

private:
    uint64_t size_;
    uint32_t copies_;
    bool uses_gl_;
};

struct Transport {
    int32_t id;
    const char *name;
    // Throws what the driver says, and CLGL_ERROR_UNSUPPORTED if the memory cannot be shared after all.
    std::unique_ptr<BufferStorage> (*make_buffer)(const Environment &, const BufferRequest &);
};

// All transports, best first: no copies before copies.
std::span<const Transport> all();

// By id or by name; nullptr if there is none.
const Transport *find(int32_t id);
const Transport *find(const std::string &name);

}  // namespace clgl::transport
