#include "transport/external/buffer.hpp"

#include "driver/gl_read_cache.hpp"
#include "transport/external/access.hpp"
#include "transport/gl_object.hpp"
#include "transport/host_pointer.hpp"

#include <optional>

namespace clgl::transport::external
{

namespace
{

// The number of additional bytes after a buffer. llvmpipe imports a buffer only if its memory is at least 48
// bytes larger than the buffer.
constexpr uint64_t room_after = 64;

using Vulkan = std::shared_ptr<VulkanBuffer>;

Vulkan make_vulkan(const Environment &environment, const ClAccess &access, uint64_t size)
{
    return std::make_shared<VulkanBuffer>(environment.external.vulkan.device(), size + room_after, access.use());
}

ClMem make_mem(const Environment &environment, const ClAccess &access, uint64_t size, const Vulkan &vulkan)
{
    const VulkanMemory &memory = vulkan->memory();
    if (access.imports()) return import_cl_buffer(environment.context, size, memory.export_handle());
    ClMem mem = make_buffer_at(environment, size, memory.map());
    keep_until_deleted(mem.get(), vulkan);
    return mem;
}

// Base class of storages whose OpenCL buffer uses Vulkan memory
class SharedBuffer : public Accessed<BufferStorage>
{
protected:
    SharedBuffer(const Environment &environment, const BufferRequest &request, uint32_t copies)
        : Accessed(environment, request.size, copies), vulkan_(make_vulkan(environment, access(), request.size))
    {
        mem_ = make_mem(environment, access(), request.size, vulkan_);
    }
    Imported imported_as(GLuint buffer) const { return {access().imports() ? buffer : 0, 0}; }
    GlExport exported() const { return export_to_gl(vulkan_, access().use()); }

private:
    Vulkan vulkan_;
};

// The GL buffer and the OpenCL buffer use the same Vulkan memory, without copies. The GL buffer is new, or an
// application-owned buffer whose storage is replaced.
class DirectBuffer final : public SharedBuffer
{
public:
    DirectBuffer(const Environment &environment, const BufferRequest &request)
        : SharedBuffer(environment, request, 0), read_cache_(environment.gl, environment.garbage)
    {
        // Must be the last step that can fail, because the old storage of an application-owned buffer cannot be
        // restored.
        if (request.wrapped)
            buffer_.emplace(environment.gl, environment.garbage, request.size, exported(), request.wrapped);
        else
            buffer_.emplace(environment.gl, environment.garbage, request.size, exported(), request.data);
        name_ = buffer_->name();
    }
    ~DirectBuffer() override { release_cl_memory(); }

    bool intact() const override { return buffer_->intact(); }
    bool gl_mappable() const override { return false; }
    bool gl_writable() const override { return false; }
    bool acquires_by_gl() const override { return false; }
    Imported imported() const override { return imported_as(name()); }

    void release_gl(const SubRange &) override { read_cache_.forget_buffer(name(), bytes()); }

private:
    std::optional<GlImportedBuffer> buffer_;
    GlReadCache read_cache_;
};

// The GL buffer has its own memory. OpenGL copies between the GL buffer and the Vulkan memory, on the device.
class ShadowBuffer final : public SharedBuffer
{
public:
    ShadowBuffer(const Environment &environment, const BufferRequest &request)
        : SharedBuffer(environment, request, 1), gl_(environment.gl), object_(environment, request),
          shadow_(environment.gl, environment.garbage, request.size, exported(), nullptr)
    {
        name_ = object_.name();
        extra_bytes_ = request.size;
    }
    ~ShadowBuffer() override { release_cl_memory(); }

    bool intact() const override { return object_.intact(gl_, bytes()); }
    Imported imported() const override { return imported_as(shadow_.name()); }
    void acquire_gl(const SubRange &part) override { object_.copy_to(gl_, shadow_.name(), part.bytes()); }
    void release_gl(const SubRange &part) override
    {
        object_.copy_from(gl_, shadow_.name(), part.bytes());
        flush_copy();
    }

private:
    const GlCaps &gl_;
    OrdinaryBuffer object_;
    GlImportedBuffer shadow_;
};

}  // namespace

void require(const Environment &environment)
{
    if (!environment.external.missing.empty()) fail(CLGL_ERROR_UNSUPPORTED, environment.external.missing);
}

void open(const Environment &environment) { environment.external.vulkan.device(); }

std::unique_ptr<GlStorage> make_buffer(const Environment &environment, const BufferRequest &request)
{
    return make_with_files(environment, [&]() -> std::unique_ptr<GlStorage> {
        if (request.method == Method::direct) return std::make_unique<DirectBuffer>(environment, request);
        return std::make_unique<ShadowBuffer>(environment, request);
    });
}

}  // namespace clgl::transport::external
