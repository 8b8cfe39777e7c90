// Declares transports, which share memory between OpenGL and OpenCL. A transport only moves bytes. lib/core
// checks arguments, orders commands and waits.
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

// Requirements of the transport external.
struct ExternalSupport {
    // The missing requirement; empty if nothing is missing
    std::string missing;
    // The Vulkan device, which is the same hardware as the OpenGL and OpenCL devices
    VulkanSource vulkan;
    // The OpenCL functions for imported memory and semaphores; empty if OpenCL uses host memory in place
    ClExternalMemory cl;
    ClSemaphoreFunctions semaphores;
};

// Requirements of the transport native.
struct NativeSupport {
    // The reason why the OpenCL driver cannot share objects with the GL context, and the error code of the
    // driver; empty if it can share them
    std::string missing;
    Native code;
    ClGlTable cl;
};

// The contexts and capabilities that a transport uses. Must outlive all storages.
struct Environment {
    const GlCaps &gl;
    GlGarbage &garbage;
    cl_context context;
    cl_device_id device;
    // A separate queue for copies, so that copies overlap with kernels on the queues of the application
    cl_command_queue copies;
    // True if the device uses host memory
    bool cpu_device;
    ExternalSupport &external;
    const NativeSupport &native;
    // True if the OpenCL driver has Quirk::boxes_as_runs; the boxes are then split with RowParts
    // (driver/box_rows.hpp)
    bool boxes_as_runs = false;
};

// Selects how a transport gives OpenCL access to an object.
enum class Method {
    // The memory of the object itself is shared or mapped.
    direct,
    // The memory of a shadow object is shared or mapped. OpenGL copies between the object and its shadow.
    shadow,
    // No OpenGL memory is shared or stays mapped. OpenGL copies to and from host memory.
    host,
};

struct BufferRequest {
    Method method = Method::direct;
    uint64_t size = 0;
    // The buffer to wrap; 0 = create a buffer
    GLuint wrapped = 0;
    // Initial contents of a new buffer; may be nullptr
    const void *data = nullptr;
    // True if the application may map the buffer. Methods that prevent this are not requested.
    bool gl_mappable = false;
};

class ImageStorage;

struct ImageRequest {
    Method method = Method::shadow;
    // The image to wrap; name 0 = create an image
    GlImage image;
    // The number of mip levels of a new image. For a wrapped image: 2 if it has several levels, otherwise 1.
    GLsizei levels = 1;
    // The position of the image. A new buffer texture starts at offset 0 of its buffer.
    ImagePlace place{};
    // True if OpenGL converts between the texel format of the texture and the format in memory
    bool converts = false;
    // The format and descriptor of the OpenCL image. The transport sets the pitches.
    cl_image_format format{};
    cl_image_desc desc{};
    // All levels of a wrapped texture whose storage is replaced; count 0 = the storage is not replaced
    GlTextureLevels whole{};
    // The storage of another level or face if the storage of this texture was already replaced; otherwise nullptr
    const ImageStorage *sibling = nullptr;

    // Returns the number of layer textures between the image and memory: 1 for multisampled images, otherwise 0.
    // Each layer texture adds a copy. Used by transports whose shadow is a buffer; a shadow image is itself the
    // layer texture.
    uint32_t layers_between() const { return image.samples > 0 ? 1 : 0; }
};

// The GL names of memory that OpenCL imports; 0 = none.
struct Imported {
    GLuint buffer = 0;
    GLuint texture = 0;

    explicit operator bool() const { return buffer != 0 || texture != 0; }
};

// The memory of a shared object. A hand-over to OpenCL calls acquire_gl if the contents must be moved, signals a
// semaphore or inserts a fence in GL, and calls acquire_cl. A hand-over to OpenGL calls release_cl. When the
// event of this command has completed, or OpenGL waits for it on the device, the hand-over calls release_gl if
// uses_gl() returns true and the part is not empty. Finishing a pending release calls release_skipped before
// release_gl.
//
// A GL context must be current when a storage is created, and when one of these functions is called: exists(),
// intact(), acquire_gl(), release_gl(), release_gl_object(), release_skipped(), regenerate_mipmaps(). Destructors
// may run on any thread.
class GlStorage
{
public:
    virtual ~GlStorage() = default;

    GLuint name() const { return name_; }
    // Returns the size of the shared part of the object in bytes.
    uint64_t bytes() const { return bytes_; }
    cl_mem mem() const { return mem_.get(); }
    // Returns the number of copies in each direction of a hand-over.
    uint32_t copies() const { return copies_; }
    // Returns the number of bytes that are allocated in addition to the GL object.
    uint64_t extra_bytes() const { return extra_bytes_; }
    // uses_gl() returns whether acquire_gl() or release_gl() must be called with a GL context. acquires_by_gl()
    // returns whether acquire_gl() must be called with a GL context.
    bool uses_gl() const { return uses_gl_; }
    virtual bool acquires_by_gl() const { return uses_gl_; }

    // exists() returns whether a GL object with this name exists. intact() returns whether this GL object is
    // still the shared object, and is unchanged.
    virtual bool exists() const = 0;
    virtual bool intact() const = 0;
    // Returns "buffer", "texture" or "renderbuffer" for messages.
    virtual const char *noun() const = 0;

    // Returns whether the application may map the GL object. Returns false for a buffer that the library maps
    // persistently, and for imported memory.
    virtual bool gl_mappable() const { return true; }
    // Returns whether glBufferSubData can write the buffer.
    virtual bool gl_writable() const { return true; }
    // Returns whether every hand-over needs acquire_cl and release_cl, even if no bytes are moved.
    virtual bool needs_cl_acquire() const { return false; }
    // Returns whether OpenGL must not access any part of the object while OpenCL has acquired a part. No other
    // part can then be acquired.
    virtual bool one_part_at_a_time() const { return false; }
    // Returns the GL names for semaphore signals and waits. OpenGL flushes and invalidates the caches of these
    // objects.
    virtual Imported imported() const { return {}; }

    virtual void acquire_gl(const SubRange &) {}
    // These functions enqueue the OpenCL part of a hand-over after `waits`, on a queue of the environment's
    // context. They return the event of the command, or an empty event if no command is needed.
    virtual ClEvent acquire_cl(cl_command_queue, const SubRange &, std::span<const cl_event>) { return {}; }
    virtual ClEvent release_cl(cl_command_queue, const SubRange &, std::span<const cl_event>) { return {}; }
    // These functions are called instead of acquire_cl and release_cl if the command would block the caller. The
    // next acquire_cl or release_cl enqueues the skipped command, unless the opposite command was skipped, too.
    // skip_acquire_cl is also called to undo a release. skip_release_cl is also called to undo an acquire, and
    // for a destroyed object whose release is deferred or dropped.
    virtual void skip_acquire_cl() {}
    virtual void skip_release_cl() {}
    // Performs skipped releases if they need a current GL context. Must be called when no command uses the
    // object.
    virtual void release_skipped() {}
    virtual void release_gl(const SubRange &) {}
    // Releases resources of an application-owned GL object, such as a mapping. Called when OpenCL does not use
    // the object any more. Returns whether resources were released; the function is not called again after it
    // returned true.
    virtual bool release_gl_object() { return false; }
    // Regenerates the smaller mip levels of a texture from the released level.
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
    // Sets the number of extra bytes to the size of `images` images.
    void note_extra(uint64_t images) { extra_bytes_ = images * bytes(); }

    // The wrapped or created image
    GlImage image_;
};

struct Transport {
    clgl_transport id;
    // These functions throw CLGL_ERROR_UNSUPPORTED if the memory cannot be shared, and errors of the drivers.
    std::unique_ptr<GlStorage> (*make_buffer)(const Environment &, const BufferRequest &);
    std::unique_ptr<ImageStorage> (*make_image)(const Environment &, const ImageRequest &);
    // Throws CLGL_ERROR_UNSUPPORTED if a missing requirement is known before a driver is opened. The message
    // names the requirement. nullptr = there is no requirement.
    void (*require)(const Environment &) = nullptr;
    // Opens the driver that only this transport uses. Throws CLGL_ERROR_UNSUPPORTED if there is none, and driver
    // errors. nullptr = the transport uses no other driver.
    void (*open)(const Environment &) = nullptr;
    // True if the method `direct` does not replace the storage of a wrapped object
    bool wraps_as_is = false;
};

// Returns all transports. lib/core/plan decides which transport and method an object uses.
std::span<const Transport> all();

// These functions find a transport by its id or name. They return nullptr if there is none.
const Transport *find(clgl_transport id);
const Transport *find(const std::string &name);

}  // namespace clgl::transport
