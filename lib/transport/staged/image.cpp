#include "transport/staged/image.hpp"

#include "driver/box_rows.hpp"
#include "transport/gl_image_object.hpp"
#include "transport/staged/pin.hpp"

namespace clgl::transport::staged
{

namespace
{

// Base class of storages with a separate OpenCL image. OpenCL copies asynchronously between this image and host
// memory.
class StagedImage : public ImageStorage
{
public:
    ClEvent acquire_cl(cl_command_queue queue, const SubRange &part, std::span<const cl_event> waits) override
    {
        return transfer(cl().EnqueueWriteImage, "clEnqueueWriteImage from the staging memory", queue, part,
                        waits);
    }
    ClEvent release_cl(cl_command_queue queue, const SubRange &part, std::span<const cl_event> waits) override
    {
        return transfer(cl().EnqueueReadImage, "clEnqueueReadImage into the staging memory", queue, part, waits);
    }

protected:
    StagedImage(const Environment &environment, const ImageRequest &request)
        : ImageStorage(request, 2 + request.layers_between()), request_(request),
          boxes_as_runs_(environment.boxes_as_runs)
    {
        cl_int code = CL_SUCCESS;
        mem_ = ClMem(cl().CreateImage(environment.context, CL_MEM_READ_WRITE, &request.format, &request.desc,
                                      nullptr, &code));
        check_cl(code, "clCreateImage");
        note_extra(2 + request.layers_between());
    }

    // Returns the address of the first texel of the staging memory.
    virtual char *host() const = 0;

private:
    template <typename Enqueue> ClEvent transfer(Enqueue enqueue, const char *name, cl_command_queue queue,
                                                 const SubRange &part, std::span<const cl_event> waits) const
    {
        if (part.empty()) return {};
        const ImagePart at(request_, part);
        const size_t pixel_bytes = request_.image.texel_bytes;
        const BoxShape box{at.extent[0] * pixel_bytes, at.extent[1], at.row_pitch, pixel_bytes};
        ClEvent last;
        for (const Rows &rows : RowParts(box, boxes_as_runs_)) {
            const size_t origin[] = {at.origin[0], at.origin[1] + rows.first, at.origin[2]};
            const size_t extent[] = {at.extent[0], rows.count, at.extent[2]};
            const cl_event before = last.get();
            if (before) waits = {&before, 1};
            cl_event event = nullptr;
            check_cl(enqueue(queue, mem(), CL_FALSE, origin, extent, at.row_pitch, at.slice_pitch,
                             host() + at.offset + rows.first * at.row_pitch, static_cast<cl_uint>(waits.size()),
                             events_of(waits), &event),
                     name);
            last = ClEvent(event);
        }
        return last;
    }

    ImageRequest request_;
    bool boxes_as_runs_;
};

// OpenGL copies between the GL image and a mapped pixel buffer, on the device. OpenCL copies between the mapping
// and the OpenCL image.
class ShadowImage final : public StagedImage
{
public:
    ShadowImage(const Environment &environment, const ImageRequest &request)
        : StagedImage(environment, request), shadowed_(environment, request),
          pin_(pin(environment, shadowed_.pointer(), request.image.bytes()))
    {
        shadowed_.keep_for(mem());
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

// Used if no other method of this transport works, for example because OpenGL lacks persistent mappings. OpenGL
// copies between the GL image and host memory, which blocks the calling thread.
class HostImage final : public StagedImage
{
public:
    HostImage(const Environment &environment, const ImageRequest &request)
        : StagedImage(environment, request), object_(environment, request),
          memory_(std::make_shared<char[]>(request.image.bytes())),
          pin_(pin(environment, memory_.get(), request.image.bytes()))
    {
        keep_until_deleted(mem(), memory_);
        image_ = object_.image();
        name_ = image_.name;
    }

    bool intact() const override { return object_.intact(); }
    void acquire_gl(const SubRange &part) override { object_.read(part, 0, host()); }
    void release_gl(const SubRange &part) override { object_.write(part, 0, host()); }

private:
    char *host() const override { return memory_.get(); }

    ImageObject object_;
    std::shared_ptr<char[]> memory_;
    ClMem pin_;
};

}  // namespace

std::unique_ptr<ImageStorage> make_image(const Environment &environment, const ImageRequest &request)
{
    if (request.method == Method::shadow) return std::make_unique<ShadowImage>(environment, request);
    return std::make_unique<HostImage>(environment, request);
}

}  // namespace clgl::transport::staged
