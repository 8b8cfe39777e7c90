#include "transport/staged/image.hpp"

#include "transport/gl_image_object.hpp"

namespace clgl::transport::staged
{

namespace
{

// Enqueues `enqueue(wait_count, waits, event)` and gives its event.
template <typename Enqueue>
ClEvent enqueued(const char *name, std::span<const cl_event> waits, const Enqueue &enqueue)
{
    cl_event event = nullptr;
    check_cl(enqueue(static_cast<cl_uint>(waits.size()), events_of(waits), &event), name);
    return ClEvent(event);
}

// What the two ways have in common: an image of OpenCL's, and asynchronous copies between it and the host's
// memory. Devices with memory of their own cross faster with a buffer than with an image (NVIDIA's driver reads
// images at half of the speed): there, what is gapless crosses by way of one, at the place that it has in the
// host's memory, so that parts which do not overlap never meet.
class Staged : public ImageStorage
{
public:
    ClEvent acquire_cl(cl_command_queue queue, const Part &part, std::span<const cl_event> waits) override
    {
        if (part.empty()) return {};
        const ImagePart at(request_, part);
        if (!linear_ || !at.gapless)
            return enqueued("clEnqueueWriteImage from the staging memory", waits, [&](auto... sync) {
                return cl().EnqueueWriteImage(queue, mem(), CL_FALSE, at.origin, at.extent, at.row_pitch,
                                              at.slice_pitch, host() + at.offset, sync...);
            });
        const ClEvent written =
            enqueued("clEnqueueWriteBuffer from the staging memory", waits, [&](auto... sync) {
                return cl().EnqueueWriteBuffer(queue, linear_.get(), CL_FALSE, at.offset, at.bytes,
                                               host() + at.offset, sync...);
            });
        const cl_event behind = written.get();
        try {
            return enqueued("clEnqueueCopyBufferToImage of staged texels", {&behind, 1}, [&](auto... sync) {
                return cl().EnqueueCopyBufferToImage(queue, linear_.get(), mem(), at.offset, at.origin, at.extent,
                                                     sync...);
            });
        } catch (...) {
            // Nobody else knows that the staging memory is still read.
            cl().WaitForEvents(1, &behind);
            throw;
        }
    }

    ClEvent release_cl(cl_command_queue queue, const Part &part, std::span<const cl_event> waits) override
    {
        if (part.empty()) return {};
        const ImagePart at(request_, part);
        if (!linear_ || !at.gapless)
            return enqueued("clEnqueueReadImage into the staging memory", waits, [&](auto... sync) {
                return cl().EnqueueReadImage(queue, mem(), CL_FALSE, at.origin, at.extent, at.row_pitch,
                                             at.slice_pitch, host() + at.offset, sync...);
            });
        const ClEvent copied =
            enqueued("clEnqueueCopyImageToBuffer of texels to stage", waits, [&](auto... sync) {
                return cl().EnqueueCopyImageToBuffer(queue, mem(), linear_.get(), at.origin, at.extent, at.offset,
                                                     sync...);
            });
        const cl_event behind = copied.get();
        return enqueued("clEnqueueReadBuffer into the staging memory", {&behind, 1}, [&](auto... sync) {
            return cl().EnqueueReadBuffer(queue, linear_.get(), CL_FALSE, at.offset, at.bytes, host() + at.offset,
                                          sync...);
        });
    }

protected:
    Staged(const Environment &environment, const ImageRequest &request)
        : ImageStorage(request, 2), request_(request)
    {
        cl_int code = CL_SUCCESS;
        mem_ = ClMem(cl().CreateImage(environment.context, CL_MEM_READ_WRITE, &request.format, &request.desc,
                                      nullptr, &code));
        check_cl(code, "clCreateImage");
        if (!environment.cpu_device) {
            linear_ = ClMem(
                cl().CreateBuffer(environment.context, CL_MEM_READ_WRITE, request.image.bytes(), nullptr, &code));
            check_cl(code, "clCreateBuffer");
        }
        note_extra(linear_ ? 3 : 2);
    }

    // Where the image's first texel is staged.
    virtual char *host() const = 0;

private:
    ImageRequest request_;
    ClMem linear_;
};

// A mapped pixel buffer beside the image: OpenGL copies on its device, OpenCL through the mapping.
class Beside final : public Staged
{
public:
    Beside(const Environment &environment, const ImageRequest &request)
        : Staged(environment, request), shadowed_(environment, request)
    {
        image_ = shadowed_.image();
        name_ = image_.name;
    }

    bool intact() const override { return shadowed_.intact(); }
    void acquire_gl(const Part &part) override { shadowed_.copy_to_shadow(part); }
    void release_gl(const Part &part) override { shadowed_.copy_from_shadow(part); }

private:
    char *host() const override { return static_cast<char *>(shadowed_.pointer()); }

    ShadowedImage shadowed_;
};

// OpenGL has no persistent mappings: it copies into host memory and out of it, waiting as it must.
class Host final : public Staged
{
public:
    Host(const Environment &environment, const ImageRequest &request)
        : Staged(environment, request), object_(environment, request),
          memory_(std::make_unique<char[]>(request.image.bytes()))
    {
        image_ = object_.image();
        name_ = image_.name;
    }

    bool intact() const override { return object_.intact(); }
    void acquire_gl(const Part &part) override { object_.read(part, 0, host()); }
    void release_gl(const Part &part) override { object_.write(part, 0, host()); }

private:
    char *host() const override { return memory_.get(); }

    ImageObject object_;
    std::unique_ptr<char[]> memory_;
};

}  // namespace

std::unique_ptr<ImageStorage> make_image(const Environment &environment, const ImageRequest &request)
{
    if (request.method == Method::beside) return std::make_unique<Beside>(environment, request);
    return std::make_unique<Host>(environment, request);
}

}  // namespace clgl::transport::staged
