// Implements the method of the `external` transport without clgl. OpenGL imports Vulkan memory. OpenCL imports
// the memory, too, or uses it in place on a CPU.
#include "way.hpp"

namespace frames
{

namespace
{

constexpr GLenum layout = GL_LAYOUT_GENERAL_EXT;

class GlMemoryObject
{
public:
    GlMemoryObject(const VulkanImage &image, bool dedicated)
    {
        const GLint is_dedicated = dedicated;
        glCreateMemoryObjectsEXT(1, &name_);
        glMemoryObjectParameterivEXT(name_, GL_DEDICATED_MEMORY_OBJECT_EXT, &is_dedicated);
        glImportMemoryFdEXT(name_, image.memory_size(), GL_HANDLE_TYPE_OPAQUE_FD_EXT, image.export_fd());
        check_gl("glImportMemoryFdEXT");
    }
    ~GlMemoryObject() { glDeleteMemoryObjectsEXT(1, &name_); }
    GlMemoryObject(const GlMemoryObject &) = delete;
    GlMemoryObject &operator=(const GlMemoryObject &) = delete;

    GLuint name() const { return name_; }

private:
    GLuint name_ = 0;
};

ClMem import_image(const Compute &compute, Size size, const VulkanImage &image)
{
    const cl_mem_properties properties[] = {CL_EXTERNAL_MEMORY_HANDLE_OPAQUE_FD_KHR,
                                            static_cast<cl_mem_properties>(image.export_fd()), 0};
    const cl_image_desc desc = image_desc(size, 0);
    cl_int code = CL_SUCCESS;
    ClMem mem(clCreateImageWithProperties(compute.context(), properties, CL_MEM_READ_WRITE, &rgba8, &desc,
                                          nullptr, &code));
    check_cl(code, "clCreateImageWithProperties");
    return mem;
}

// Throws Unavailable if the OpenCL driver copies the memory of the image instead of using it in place.
void require_in_place(const Compute &compute, cl_mem image, Size size, const VulkanImage::Rows &rows)
{
    constexpr uint32_t any_frame = 1;
    compute.fill_image(image, size, any_frame);
    compute.finish();
    if (*static_cast<const uint8_t *>(rows.first) != picture({1, 1}, any_frame)[0])
        throw Unavailable("the OpenCL driver copies host memory");
}

ClMem use_in_place(const Compute &compute, Size size, const VulkanImage &image)
{
    const VulkanImage::Rows rows = image.map();
    ClMem mem = compute.make_image(CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, size, rows.pitch, rows.first);
    require_in_place(compute, mem.get(), size, rows);
    return mem;
}

// A texture that OpenGL and OpenCL share
struct Shared {
    Shared(Session &session, Size size, bool in_place)
        : image(session.vulkan(), size, in_place), memory(image, !in_place)
    {
        glBindTexture(GL_TEXTURE_2D, texture.name());
        if (in_place) glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_TILING_EXT, GL_LINEAR_TILING_EXT);
        glTexStorageMem2DEXT(GL_TEXTURE_2D, 1, GL_RGBA8, size.columns(), size.rows(), memory.name(), 0);
        check_gl("glTexStorageMem2DEXT");
        mem = in_place ? use_in_place(session.compute(), size, image)
                       : import_image(session.compute(), size, image);
    }

    VulkanImage image;
    GlMemoryObject memory;
    GlTexture texture;
    ClMem mem;
};

// Acquires imported memory for the OpenCL queue, and releases it. Does nothing for memory that is used in place.
class Access
{
public:
    explicit Access(Session &session) : in_place_(session.on_cpu())
    {
        if (in_place_) return;
        acquire_ = session.compute().extension<clEnqueueAcquireExternalMemObjectsKHR_fn>(
            "clEnqueueAcquireExternalMemObjectsKHR");
        release_ = session.compute().extension<clEnqueueReleaseExternalMemObjectsKHR_fn>(
            "clEnqueueReleaseExternalMemObjectsKHR");
    }

    bool in_place() const { return in_place_; }
    void fill(const Compute &compute, cl_mem mem, Size size, uint32_t frame) const
    {
        if (acquire_) check_cl(acquire_(compute.queue(), 1, &mem, 0, nullptr, nullptr), "the acquire");
        compute.fill_image(mem, size, frame);
        if (release_) check_cl(release_(compute.queue(), 1, &mem, 0, nullptr, nullptr), "the release");
    }

private:
    bool in_place_;
    clEnqueueAcquireExternalMemObjectsKHR_fn acquire_ = nullptr;
    clEnqueueReleaseExternalMemObjectsKHR_fn release_ = nullptr;
};

// Functions of cl_khr_semaphore
struct SemaphoreFunctions {
    explicit SemaphoreFunctions(const Compute &compute)
        : create(compute.extension<clCreateSemaphoreWithPropertiesKHR_fn>("clCreateSemaphoreWithPropertiesKHR")),
          release(compute.extension<clReleaseSemaphoreKHR_fn>("clReleaseSemaphoreKHR")),
          wait(compute.extension<clEnqueueWaitSemaphoresKHR_fn>("clEnqueueWaitSemaphoresKHR")),
          signal(compute.extension<clEnqueueSignalSemaphoresKHR_fn>("clEnqueueSignalSemaphoresKHR"))
    {
        if (!epoxy_has_gl_extension("GL_EXT_semaphore_fd")) throw Unavailable("no GL_EXT_semaphore_fd");
    }

    clCreateSemaphoreWithPropertiesKHR_fn create;
    clReleaseSemaphoreKHR_fn release;
    clEnqueueWaitSemaphoresKHR_fn wait;
    clEnqueueSignalSemaphoresKHR_fn signal;
};

// A binary semaphore that OpenGL and OpenCL share
class SharedSemaphore
{
public:
    SharedSemaphore(Session &session, const SemaphoreFunctions &functions)
        : functions_(functions), queue_(session.compute().queue()), vulkan_(session.vulkan())
    {
        glGenSemaphoresEXT(1, &gl_);
        glImportSemaphoreFdEXT(gl_, GL_HANDLE_TYPE_OPAQUE_FD_EXT, vulkan_.export_fd());
        check_gl("glImportSemaphoreFdEXT");
        const cl_semaphore_properties_khr properties[] = {
            CL_SEMAPHORE_TYPE_KHR, CL_SEMAPHORE_TYPE_BINARY_KHR, CL_SEMAPHORE_HANDLE_OPAQUE_FD_KHR,
            static_cast<cl_semaphore_properties_khr>(vulkan_.export_fd()), 0};
        cl_int code = CL_SUCCESS;
        cl_ = functions_.create(session.compute().context(), properties, &code);
        check_cl(code, "clCreateSemaphoreWithPropertiesKHR");
    }
    ~SharedSemaphore()
    {
        functions_.release(cl_);
        glDeleteSemaphoresEXT(1, &gl_);
    }
    SharedSemaphore(const SharedSemaphore &) = delete;
    SharedSemaphore &operator=(const SharedSemaphore &) = delete;

    void signal_cl() const
    {
        check_cl(functions_.signal(queue_, 1, &cl_, nullptr, 0, nullptr, nullptr), "the signal");
    }
    void wait_cl() const { check_cl(functions_.wait(queue_, 1, &cl_, nullptr, 0, nullptr, nullptr), "the wait"); }
    void signal_gl(GLuint texture) const
    {
        glSignalSemaphoreEXT(gl_, 0, nullptr, 1, &texture, &layout);
        glFlush();
    }
    void wait_gl(GLuint texture) const { glWaitSemaphoreEXT(gl_, 0, nullptr, 1, &texture, &layout); }

private:
    const SemaphoreFunctions &functions_;
    cl_command_queue queue_;
    VulkanSemaphore vulkan_;
    GLuint gl_ = 0;
    cl_semaphore_khr cl_ = nullptr;
};

// OpenGL and OpenCL wait for each other on the device.
class Semaphores final : public Way
{
public:
    Semaphores(Session &session, Size size, uint32_t slots)
        : compute_(session.compute()), size_(size), access_(session), functions_(compute_)
    {
        for (uint32_t i = 0; i < slots; ++i) {
            slots_.push_back(std::make_unique<Slot>(session, size, access_.in_place(), functions_));
            slots_.back()->drawn.signal_gl(slots_.back()->shared.texture.name());
        }
    }
    ~Semaphores() override
    {
        clFinish(compute_.queue());
        glFinish();
    }

    void fill(uint32_t frame) override
    {
        const Slot &at = slot(frame);
        at.drawn.wait_cl();
        access_.fill(compute_, at.shared.mem.get(), size_, frame);
        at.filled.signal_cl();
        compute_.flush();
    }
    GLuint texture(uint32_t frame) override
    {
        const Slot &at = slot(frame);
        at.filled.wait_gl(at.shared.texture.name());
        return at.shared.texture.name();
    }
    void drawn(uint32_t frame) override { slot(frame).drawn.signal_gl(slot(frame).shared.texture.name()); }
    void finish() override
    {
        compute_.finish();
        glFinish();
    }

private:
    struct Slot {
        Slot(Session &session, Size size, bool in_place, const SemaphoreFunctions &functions)
            : shared(session, size, in_place), filled(session, functions), drawn(session, functions)
        {
        }

        Shared shared;
        SharedSemaphore filled, drawn;
    };
    const Slot &slot(uint32_t frame) const { return *slots_[frame % slots_.size()]; }

    const Compute &compute_;
    Size size_;
    Access access_;
    SemaphoreFunctions functions_;
    std::vector<std::unique_ptr<Slot>> slots_;
};

// The CPU waits for OpenGL and OpenCL, as late as possible.
class Waits final : public Way
{
public:
    Waits(Session &session, Size size, uint32_t slots)
        : compute_(session.compute()), size_(size), access_(session)
    {
        for (uint32_t i = 0; i < slots; ++i)
            slots_.push_back(std::make_unique<Slot>(session, size, access_.in_place()));
    }
    ~Waits() override
    {
        clFinish(compute_.queue());
        glFinish();
    }

    uint32_t ahead() const override { return frames_ahead(slots_.size()); }

    void fill(uint32_t frame) override
    {
        Slot &at = slot(frame);
        at.drawn.wait();
        access_.fill(compute_, at.shared.mem.get(), size_, frame);
        at.filled = compute_.mark();
        compute_.flush();
    }
    GLuint texture(uint32_t frame) override
    {
        const Slot &at = slot(frame);
        const cl_event filled = at.filled.get();
        check_cl(clWaitForEvents(1, &filled), "clWaitForEvents");
        return at.shared.texture.name();
    }
    void drawn(uint32_t frame) override { slot(frame).drawn.set(); }
    void finish() override
    {
        compute_.finish();
        glFinish();
    }

private:
    struct Slot {
        Slot(Session &session, Size size, bool in_place) : shared(session, size, in_place) {}

        Shared shared;
        ClEvent filled;
        GlSyncPoint drawn;
    };
    Slot &slot(uint32_t frame) const { return *slots_[frame % slots_.size()]; }

    const Compute &compute_;
    Size size_;
    Access access_;
    std::vector<std::unique_ptr<Slot>> slots_;
};

}  // namespace

std::unique_ptr<Way> make_hand_vulkan(Session &session, Size size, HandOrder order, uint32_t slots)
{
    if (order == HandOrder::semaphores) return std::make_unique<Semaphores>(session, size, slots);
    return std::make_unique<Waits>(session, size, slots);
}

}  // namespace frames
