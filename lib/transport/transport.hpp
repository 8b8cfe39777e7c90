// Transports: how memory crosses between OpenGL and OpenCL. One vocabulary for all of them; the core
// validates, orders and waits, so that a transport only moves bytes.
#pragma once

#include "driver/cl_external.hpp"
#include "driver/cl_gl.hpp"
#include "driver/cl_semaphore.hpp"
#include "driver/gl_garbage.hpp"
#include "driver/gl_image.hpp"
#include "driver/gl_texture_levels.hpp"
#include "driver/vk_device.hpp"
#include "transport/sub_range.hpp"

#include <clgl/context.h>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace clgl::transport
{

// What the transport external stands on.
struct ExternalSupport {
    // Why it cannot work here; empty if it may.
    std::string missing;
    // The device that is the same as OpenGL's and OpenCL's
    VulkanSource vulkan;
    // Where OpenCL imports memory, and semaphores; else it works in place
    ClExternalMemory cl;
    ClSemaphoreFunctions semaphores;
};

// What the transport native stands on.
struct NativeSupport {
    // Why OpenCL's context does not share with OpenGL's, and the driver's code; empty if it does
    std::string missing;
    Native code;
    ClGlTable cl;
};

// What a transport works with; lives as long as all its storages.
struct Environment {
    const GlCaps &gl;
    GlGarbage &garbage;
    cl_context context;
    cl_device_id device;
    // A queue for copies, so that kernels of the program's queues overlap with them.
    cl_command_queue copies;
    // Whether the device is the CPU, whose memory is the host's.
    bool cpu_device;
    ExternalSupport &external;
    const NativeSupport &native;
};

// How a transport holds an object.
enum class Method {
    // The object's own memory is what the CPU sees.
    direct,
    // An object beside it is, and OpenGL copies between the two.
    shadow,
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
    // The application maps it. Ways that only work without that are not asked for.
    bool gl_mappable = false;
};

class ImageStorage;

struct ImageRequest {
    Method method = Method::shadow;
    // The program's, or with the name 0 one to make, of so many levels; the program's has one or more than one
    GlImage image;
    GLsizei levels = 1;
    // A buffer texture that is to be made is at the start of its buffer.
    ImagePlace place{};
    // Whether OpenGL converts between its texels and those that cross
    bool converts = false;
    // What OpenCL sees; the pitches are the transport's
    cl_image_format format{};
    cl_image_desc desc{};
    // Of a wrapped texture whose storage is to be replaced, all of it; without levels if it keeps its storage
    GlTextureLevels whole{};
    // Shares another level or face of the texture, whose storage has been replaced; or nullptr
    const ImageStorage *sibling = nullptr;

    // Of samples: their layers, which are one more image, and one more copy, on the way to memory.
    uint32_t layers_between() const { return image.samples > 0 ? 1 : 0; }
};

// OpenGL's names for memory that OpenCL imports.
struct Imported {
    GLuint buffer = 0;
    GLuint texture = 0;

    explicit operator bool() const { return buffer != 0 || texture != 0; }
};

// One object as both sides see it. A hand-over calls, in this order: acquire_gl, then (after OpenGL's fence)
// acquire_cl; and for the way back release_cl, then (after its event) release_skipped and release_gl. The
// functions named _gl, release_skipped, the constructors and `exists` and `intact` run on a thread that has the
// OpenGL context; destructors run on any.
class GlStorage
{
public:
    virtual ~GlStorage() = default;

    GLuint name() const { return name_; }
    // Of the part of the object that is shared.
    uint64_t bytes() const { return bytes_; }
    cl_mem mem() const { return mem_.get(); }
    // Copies that a hand-over of the whole makes each way.
    uint32_t copies() const { return copies_; }
    // Bytes held beside the OpenGL object itself.
    uint64_t extra_bytes() const { return extra_bytes_; }
    // Whether the _gl steps issue OpenGL commands, and whether that of an acquire does.
    bool uses_gl() const { return uses_gl_; }
    virtual bool acquires_by_gl() const { return uses_gl_; }

    // Whether OpenGL still has an object of the name, and whether that is still the one that was shared.
    virtual bool exists() const = 0;
    virtual bool intact() const = 0;
    // For messages: "buffer".
    virtual const char *noun() const = 0;

    // Whether the program may map the OpenGL object: not while the library has it mapped.
    virtual bool gl_mappable() const { return true; }
    // Whether OpenGL writes it from the host's memory (glBufferSubData).
    virtual bool gl_writable() const { return true; }
    // Whether OpenCL is told of each hand-over, also where no bytes are wanted.
    virtual bool needs_cl_acquire() const { return false; }
    // Whether OpenGL may not touch the rest while OpenCL has a part.
    virtual bool one_part_at_a_time() const { return false; }
    // What semaphores are told of: OpenGL writes back what it keeps of it, and forgets what it read.
    virtual Imported imported() const { return {}; }

    virtual void acquire_gl(const SubRange &) {}
    // Enqueues on a queue of the environment's context, after `waits`; gives the event of it, or none if nothing
    // needs to be done.
    virtual ClEvent acquire_cl(cl_command_queue, const SubRange &, std::span<const cl_event>) { return {}; }
    virtual ClEvent release_cl(cl_command_queue, const SubRange &, std::span<const cl_event>) { return {}; }
    // In their place, where a command would hold up its caller: OpenCL is told with the next one.
    virtual void skip_acquire_cl() {}
    virtual void skip_release_cl() {}
    // Of those that are not told on a thread without OpenGL, what was skipped, where no command has it any more.
    virtual void release_skipped() {}
    virtual void release_gl(const SubRange &) {}
    // Nothing shares it any more, and OpenCL is done with it: what the library has of an object of the program's
    // ends now, once, and not with the destructor, later. Whether there was anything.
    virtual bool release_gl_object() { return false; }
    // Of a texture: its smaller levels, from the released one.
    virtual void regenerate_mipmaps() {}

protected:
    GlStorage(uint64_t bytes, uint32_t copies, bool uses_gl) : bytes_(bytes), copies_(copies), uses_gl_(uses_gl)
    {
    }

    GLuint name_ = 0;
    ClMem mem_;
    uint64_t extra_bytes_ = 0;

private:
    uint64_t bytes_;
    uint32_t copies_;
    bool uses_gl_;
};

class BufferStorage : public GlStorage
{
public:
    using GlStorage::GlStorage;
    bool exists() const override { return glIsBuffer(name()); }
    const char *noun() const override { return "buffer"; }
};

class ImageStorage : public GlStorage
{
public:
    bool exists() const override
    {
        return image_.is_renderbuffer() ? glIsRenderbuffer(name()) : glIsTexture(name());
    }
    const char *noun() const override { return image_.is_renderbuffer() ? "renderbuffer" : "texture"; }
    const GlImage &image() const { return image_; }
    void regenerate_mipmaps() override { generate_gl_mipmaps(image_); }

protected:
    ImageStorage(const ImageRequest &request, uint32_t copies, bool uses_gl = true)
        : GlStorage(request.image.bytes(), copies, uses_gl), image_(request.image)
    {
    }
    // Held beside the image, with so many images of memory.
    void note_extra(uint64_t images) { extra_bytes_ = images * bytes(); }

    // With the name of what was made.
    GlImage image_;
};

struct Transport {
    int32_t id;
    const char *name;
    // Throws what the driver says, and CLGL_ERROR_UNSUPPORTED if the memory cannot be shared after all.
    std::unique_ptr<GlStorage> (*make_buffer)(const Environment &, const BufferRequest &);
    std::unique_ptr<ImageStorage> (*make_image)(const Environment &, const ImageRequest &);
    // Throws CLGL_ERROR_UNSUPPORTED with what is not there that it stands on; or nullptr.
    void (*require)(const Environment &) = nullptr;
    // Whether a wrapped object that is shared directly keeps its own storage.
    bool wraps_as_is = false;
};

// All transports, best first: no copies before copies.
std::span<const Transport> all();

// By id or by name; nullptr if there is none.
const Transport *find(int32_t id);
const Transport *find(const std::string &name);

}  // namespace clgl::transport
