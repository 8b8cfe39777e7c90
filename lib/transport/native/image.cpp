#include "transport/native/image.hpp"

#include "base/text.hpp"
#include "transport/gl_image_object.hpp"
#include "transport/native/access.hpp"

namespace clgl::transport::native
{

namespace
{

template <typename T, typename Info, typename Get> T read_info(Get get, const char *name, cl_mem mem, Info what)
{
    T value{};
    check_cl(get(mem, what, sizeof value, &value, nullptr), name);
    return value;
}

// The driver chooses the type and the format, and commands count on those that were asked for.
void check_image(cl_mem mem, const ImageRequest &request)
{
    const auto type =
        read_info<cl_mem_object_type>(cl().GetMemObjectInfo, "clGetMemObjectInfo", mem, CL_MEM_TYPE);
    if (type != request.desc.image_type)
        fail(CLGL_ERROR_UNSUPPORTED, text("OpenCL shares it as an image of the type ", hex(type), ", not ",
                                          hex(request.desc.image_type)));
    const auto format = read_info<cl_image_format>(cl().GetImageInfo, "clGetImageInfo", mem, CL_IMAGE_FORMAT);
    if (format.image_channel_order != request.format.image_channel_order ||
        format.image_channel_data_type != request.format.image_channel_data_type)
        fail(CLGL_ERROR_UNSUPPORTED,
             text("OpenCL shares it with the channel order ", hex(format.image_channel_order), " and data type ",
                  hex(format.image_channel_data_type), ", not ", hex(request.format.image_channel_order), " and ",
                  hex(request.format.image_channel_data_type)));
}

// Throws CLGL_ERROR_UNSUPPORTED for what cl_khr_gl_sharing has no images of.
const ImageRequest &checked(const ImageRequest &request)
{
    if (request.converts || request.image.compressed)
        fail(CLGL_ERROR_UNSUPPORTED, "OpenGL's format and OpenCL's differ, and nothing is converted in place");
    return request;
}

// What both have in common: OpenCL's image of one of OpenGL's.
class Shared : public BalancedStorage<ImageStorage, GlAccess>
{
public:
    // NVIDIA's driver has OpenGL's commands on it wait until all of it is released, and an acquire of another
    // part for them: neither ends.
    bool one_part_at_a_time() const override { return true; }
    void release_skipped() override { release_all_skipped(); }

protected:
    Shared(const Environment &environment, const ImageRequest &request, uint32_t copies, bool uses_gl)
        : BalancedStorage(environment, checked(request), copies, uses_gl), end_(environment.garbage)
    {
    }
    void share(const Environment &environment, const ImageRequest &request, const GlImage &image)
    {
        mem_ =
            share_gl_image(environment.native.cl, environment.context, {image.target, image.level, image.name});
        check_image(mem(), request);
    }
    // First thing when this goes.
    void let_go() { end_(rest()); }

private:
    GlEnding end_;
};

// Of the object itself: nothing is copied.
class DirectImage final : public Shared
{
public:
    DirectImage(const Environment &environment, const ImageRequest &request)
        : Shared(environment, request, 0, false), object_(environment, shared_by_itself(request))
    {
        image_ = object_.image();
        name_ = image_.name;
        share(environment, request, image_);
    }
    ~DirectImage() override { let_go(); }

    bool intact() const override { return object_.intact(); }

private:
    static const ImageRequest &shared_by_itself(const ImageRequest &request)
    {
        if (request.image.target == GL_TEXTURE_CUBE_MAP)
            fail(CLGL_ERROR_UNSUPPORTED, "OpenCL shares cube maps face by face");
        return request;
    }

    ImageObject object_;
};

// Of one beside it, and OpenGL copies between the two on its device.
class BesideImage final : public Shared
{
public:
    BesideImage(const Environment &environment, const ImageRequest &request)
        : Shared(environment, request, 1, true), shared_(environment, with_layers(shadow_request(request))),
          copied_(environment, request, shared_.image())
    {
        image_ = copied_.image();
        name_ = image_.name;
        note_extra(1);
        share(environment, request, shared_.image());
    }
    ~BesideImage() override { let_go(); }

    bool intact() const override { return copied_.intact(); }
    void acquire_gl(const SubRange &part) override { copied_.copy_to_other(part); }
    void release_gl(const SubRange &part) override { copied_.copy_from_other(part); }

private:
    // OpenCL has layers, and no faces.
    static ImageRequest with_layers(ImageRequest request)
    {
        if (request.image.target == GL_TEXTURE_CUBE_MAP) request.image.target = GL_TEXTURE_2D_ARRAY;
        return request;
    }

    ImageObject shared_;
    CopiedImage copied_;
};

}  // namespace

std::unique_ptr<ImageStorage> make_image(const Environment &environment, const ImageRequest &request)
{
    if (request.method == Method::shadow) return std::make_unique<BesideImage>(environment, request);
    return std::make_unique<DirectImage>(environment, request);
}

}  // namespace clgl::transport::native
