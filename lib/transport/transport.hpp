// Transports: how OpenGL and OpenCL share memory. A transport only moves bytes; lib/core validates, orders and
// waits.
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

// The requirements of the transport external.
struct ExternalSupport {
    // The missing requirement; empty if there is none
    std::string missing;
    // The Vulkan device that is the same as that of OpenGL and OpenCL
    VulkanSource vulkan;
    // The functions that import memory and semaphores into OpenCL; empty if OpenCL uses host memory in place
    ClExternalMemory cl;
    ClSemaphoreFunctions semaphores;
};

// The requirements of the transport native.
struct NativeSupport {
    // The reason why the OpenCL driver cannot share objects with the GL context, and the driver code; empty if it
    // can
    std::string missing;
    Native code;
    ClGlTable cl;
};

// The contexts and capabilities that a transport works with. Must outlive all storages.
struct Environment {
    const GlCaps &gl;
    GlGarbage &garbage;
    cl_context context;
    cl_device_id device;
    // A separate queue for copies, which overlap with kernels on the application's queues
    cl_command_queue copies;
    // True if the device uses host memory
    bool cpu_device;
    ExternalSupport &external;
    const NativeSupport &native;
};

// How a transport makes an object accessible to OpenCL.
enum class Method {
    // The memory of the object itself is shared or mapped.
    direct,
    // The memory of a shadow object is shared or mapped, and OpenGL copies between the two objects.
    shadow,
    // Nothing is mapped: OpenGL copies to and from host memory.
    host,
};

struct BufferRequest {
    Method method = Method::direct;
    uint64_t size = 0;
    // The buffer to wrap; 0 = create one
    GLuint wrapped = 0;
    // Initial contents of a new buffer, or nullptr
    const void *data = nullptr;
    // The application maps it. Methods that prevent this are not requested.
    bool gl_mappable = false;
};

class ImageStorage;

struct ImageRequest {
    Method method = Method::shadow;
    // The image to wrap; name 0 = create one
    GlImage image;
    // Mip levels of a new image
    GLsizei levels = 1;
    // A new buffer texture starts at offset 0 of its buffer.
    ImagePlace place{};
    // True if OpenGL converts between its texels and those in memory
    bool converts = false;
    // The OpenCL image; the transport sets the pitches
    cl_image_format format{};
    cl_image_desc desc{};
    // All levels of a wrapped texture whose storage is to be replaced; count 0 = keep the storage
    GlTextureLevels whole{};
    // The storage of another level or face of the texture, if the storage of the texture was already replaced
    const ImageStorage *sibling = nullptr;

    // Returns the number of intermediate layer textures, each of which costs one more copy: 1 for multisampled
    // images.
    uint32_t layers_between() const { return image.samples > 0 ? 1 : 0; }
};

// The GL names of memory that OpenCL imports; 0 = none.
struct Imported {
    GLuint buffer = 0;
    GLuint texture = 0;

    explicit operator bool() const { return buffer != 0 || texture != 0; }
};

// A shared object. A hand-over calls acquire_gl, then, after the GL fence, acquire_cl. The way back calls
// release_cl, then, after its event, release_skipped and release_gl. Constructors, exists, intact,
// release_skipped and the functions named _gl must be called with the GL context current; destructors run on any
// thread.
class GlStorage
{
public:
    virtual ~GlStorage() = default;

    GLuint name() const { return name_; }
    // Returns the size of the shared part of the object.
    uint64_t bytes() const { return bytes_; }
    cl_mem mem() const { return mem_.get(); }
    // Returns the number of copies per direction of a hand-over.
    uint32_t copies() const { return copies_; }
    // Returns the bytes allocated in addition to the GL object.
    uint64_t extra_bytes() const { return extra_bytes_; }
    // Return whether the _gl functions issue GL commands, and whether acquire_gl does.
    bool uses_gl() const { return uses_gl_; }
    virtual bool acquires_by_gl() const { return uses_gl_; }

    // Return whether a GL object of the name exists, and whether it is still the shared one, unchanged.
    virtual bool exists() const = 0;
    virtual bool intact() const = 0;
    // Returns "buffer", "texture" or "renderbuffer", for messages.
    virtual const char *noun() const = 0;

    // Returns whether the application may map the GL object: false while the library has it mapped.
    virtual bool gl_mappable() const { return true; }
    // Returns whether OpenGL can write it from host memory (glBufferSubData).
    virtual bool gl_writable() const { return true; }
    // Returns whether every hand-over needs acquire_cl and release_cl, even if it moves no bytes.
    virtual bool needs_cl_acquire() const { return false; }
    // Returns whether OpenGL must not access the rest of the object while OpenCL has acquired a part.
    virtual bool one_part_at_a_time() const { return false; }
    // Returns the GL names to pass to semaphore signals and waits, so that OpenGL writes back and discards its
    // caches.
    virtual Imported imported() const { return {}; }

    virtual void acquire_gl(const SubRange &) {}
    // Enqueue the step after `waits`, on a queue of the environment's context. Return its event, or an empty one
    // if there is nothing to do.
    virtual ClEvent acquire_cl(cl_command_queue, const SubRange &, std::span<const cl_event>) { return {}; }
    virtual ClEvent release_cl(cl_command_queue, const SubRange &, std::span<const cl_event>) { return {}; }
    // Called in place of acquire_cl and release_cl if the command would block its caller. The next acquire_cl or
    // release_cl makes up for it.
    virtual void skip_acquire_cl() {}
    virtual void skip_release_cl() {}
    // Performs skipped releases now, once no command uses the object. For storages that must be released with the
    // GL context current.
    virtual void release_skipped() {}
    virtual void release_gl(const SubRange &) {}
    // Releases the application's object (for example unmaps it) before the destructor runs. Called once, after
    // the last use by OpenCL. Returns whether there was anything to release.
    virtual bool release_gl_object() { return false; }
    // Regenerates the smaller mip levels of a texture from the released one.
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
    // Sets the extra bytes to the size of `images` images.
    void note_extra(uint64_t images) { extra_bytes_ = images * bytes(); }

    // The wrapped or created image
    GlImage image_;
};

struct Transport {
    clgl_transport id;
    // Throw CLGL_ERROR_UNSUPPORTED if the memory cannot be shared, and driver errors.
    std::unique_ptr<GlStorage> (*make_buffer)(const Environment &, const BufferRequest &);
    std::unique_ptr<ImageStorage> (*make_image)(const Environment &, const ImageRequest &);
    // Throws CLGL_ERROR_UNSUPPORTED with the missing requirement, if that is known without opening a driver.
    // nullptr = there is no requirement.
    void (*require)(const Environment &) = nullptr;
    // Opens the driver that only this transport needs. Throws CLGL_ERROR_UNSUPPORTED if there is none, and driver
    // errors. nullptr = it needs none.
    void (*open)(const Environment &) = nullptr;
    // True if the method `direct` leaves the storage of a wrapped object in place
    bool wraps_as_is = false;
};

// Returns all transports, best first: those without copies before those with copies.
std::span<const Transport> all();

// Find a transport by id or by name. Return nullptr if there is none.
const Transport *find(clgl_transport id);
const Transport *find(const std::string &name);

}  // namespace clgl::transport
