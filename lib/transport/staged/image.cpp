#include "transport/staged/image.hpp"

#include "transport/gl_image_object.hpp"
#include "transport/staged/pin.hpp"

namespace clgl::transport::staged
{

namespace
{

// What the two ways have in common: an image of OpenCL's, and asynchronous copies between it and the host's
// memory.
class StagedImage : public ImageStorage
{
public:
    ClEvent acquire_cl(cl_command_queue queue, const SubRange &part, std::span<const cl_event> waits) override
    {
        if (part.empty()) return {};
        const ImagePart at(request_, part);
        cl_event event = nullptr;
        check_cl(cl().EnqueueWriteImage(queue, mem(), CL_FALSE, at.origin, at.extent, at.row_pitch,
                                        at.slice_pitch, host() + at.offset, static_cast<cl_uint>(waits.size()),
                                        events_of(waits), &event),
                 "clEnqueueWriteImage from the staging memory");
        return ClEvent(event);
    }

    ClEvent release_cl(cl_command_queue queue, const SubRange &part, std::span<const cl_event> waits) override
    {
        if (part.empty()) return {};
        const ImagePart at(request_, part);
        cl_event event = nullptr;
        check_cl(cl().EnqueueReadImage(queue, mem(), CL_FALSE, at.origin, at.extent, at.row_pitch, at.slice_pitch,
                                       host() + at.offset, static_cast<cl_uint>(waits.size()), events_of(waits),
                                       &event),
                 "clEnqueueReadImage into the staging memory");
        return ClEvent(event);
    }

protected:
    StagedImage(const Environment &environment, const ImageRequest &request)
        : ImageStorage(request, 2 + request.layers_between()), request_(request)
    {
        cl_int code = CL_SUCCESS;
        mem_ = ClMem(cl().CreateImage(environment.context, CL_MEM_READ_WRITE, &request.format, &request.desc,
                                      nullptr, &code));
        check_cl(code, "clCreateImage");
        note_extra(2 + request.layers_between());
    }

    // Where the image's first texel is staged.
    virtual char *host() const = 0;

private:
    ImageRequest request_;
};

// A mapped pixel buffer beside the image: OpenGL copies on its device, OpenCL through the mapping.
class BesideImage final : public StagedImage
{
public:
    BesideImage(const Environment &environment, const ImageRequest &request)
        : StagedImage(environment, request), shadowed_(environment, request),
          pin_(pin(environment, shadowed_.pointer(), request.image.bytes()))
    {
        image_ = shadowed_.image();
        name_ = image_.name;
    }

    bool intact() const override { return shadowed_.intact(); }
    void acquire_gl(const SubRange &part) override { shadowed_.copy_to_shadow(part); }
    void release_gl(const SubRange &part) override { shadowed_.copy_from_shadow(part); }

private:
    char *host() const override { return static_cast<char *>(shadowed_.pointer()); }

    ShadowedImage shadowed_;
    ClMem pin_;
};

// OpenGL has no persistent mappings: it copies into host memory and out of it, waiting as it must.
class HostImage final : public StagedImage
{
public:
    HostImage(const Environment &environment, const ImageRequest &request)
        : StagedImage(environment, request), object_(environment, request),
          memory_(std::make_unique<char[]>(request.image.bytes())),
          pin_(pin(environment, memory_.get(), request.image.bytes()))
    {
        image_ = object_.image();
        name_ = image_.name;
    }

    bool intact() const override { return object_.intact(); }
    void acquire_gl(const SubRange &part) override { object_.read(part, 0, host()); }
    void release_gl(const SubRange &part) override { object_.write(part, 0, host()); }

private:
    char *host() const override { return memory_.get(); }

    ImageObject object_;
    std::unique_ptr<char[]> memory_;
    ClMem pin_;
};

}  // namespace

std::unique_ptr<ImageStorage> make_image(const Environment &environment, const ImageRequest &request)
{
    if (request.method == Method::shadow) return std::make_unique<BesideImage>(environment, request);
    return std::make_unique<HostImage>(environment, request);
}

}  // namespace clgl::transport::staged
