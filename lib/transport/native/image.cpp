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

// Throws if the image of the driver has another type or format than requested, because later commands use the
// requested type and format.
void check_image(cl_mem mem, const ImageRequest &request)
{
    const auto type =
        read_info<cl_mem_object_type>(cl().GetMemObjectInfo, "clGetMemObjectInfo", mem, CL_MEM_TYPE);
    if (type != request.desc.image_type)
        fail(CLGL_ERROR_UNSUPPORTED, text("the OpenCL driver shares the image with the type ", hex(type),
                                          ", not ", hex(request.desc.image_type)));
    const auto format = read_info<cl_image_format>(cl().GetImageInfo, "clGetImageInfo", mem, CL_IMAGE_FORMAT);
    if (format.image_channel_order != request.format.image_channel_order ||
        format.image_channel_data_type != request.format.image_channel_data_type)
        fail(CLGL_ERROR_UNSUPPORTED,
             text("the OpenCL driver shares the image with the channel order ", hex(format.image_channel_order),
                  " and data type ", hex(format.image_channel_data_type), ", not ",
                  hex(request.format.image_channel_order), " and ", hex(request.format.image_channel_data_type)));
}

// Throws CLGL_ERROR_UNSUPPORTED if OpenGL would have to convert the format. cl_khr_gl_sharing cannot convert.
const ImageRequest &checked(const ImageRequest &request)
{
    if (request.converts || request.image.compressed)
        fail(CLGL_ERROR_UNSUPPORTED, "the formats of OpenGL and OpenCL differ, and converting needs a copy");
    return request;
}

// Base class of storages whose OpenCL image is created from a GL image
class Shared : public BalancedStorage<ImageStorage, GlAccess>
{
public:
    // NVIDIA 580 blocks GL commands that use the object until the whole object is released. An acquire of another
    // part would wait for those GL commands, which would be a deadlock.
    bool one_part_at_a_time() const override { return true; }
    void release_skipped() override { release_all_skipped(); }

protected:
    Shared(const Environment &environment, const ImageRequest &request, uint32_t copies, bool uses_gl)
        : BalancedStorage(environment, checked(request), copies, uses_gl), settle_(environment.garbage)
    {
    }
    void share(const Environment &environment, const ImageRequest &request, const GlImage &image)
    {
        mem_ =
            share_gl_image(environment.native.cl, environment.context, {image.target, image.level, image.name});
        check_image(mem(), request);
    }
    // Must be called first in the destructor, before members are destroyed.
    void release_cl_memory() { settle_(rest()); }

private:
    DeferredSettle settle_;
};

// OpenCL shares the GL image, without copies.
class DirectImage final : public Shared
{
public:
    DirectImage(const Environment &environment, const ImageRequest &request)
        : Shared(environment, request, 0, false), object_(environment, without_cube(request))
    {
        image_ = object_.image();
        name_ = image_.name;
        share(environment, request, image_);
    }
    ~DirectImage() override { release_cl_memory(); }

    bool intact() const override { return object_.intact(); }

private:
    static const ImageRequest &without_cube(const ImageRequest &request)
    {
        if (request.image.target == GL_TEXTURE_CUBE_MAP)
            fail(CLGL_ERROR_UNSUPPORTED, "OpenCL can share single faces of a cube map, but not a whole cube map");
        return request;
    }

    ImageObject object_;
};

// OpenCL shares a shadow image. OpenGL copies between the shadow and the GL image, on the device.
class ShadowImage final : public Shared
{
public:
    ShadowImage(const Environment &environment, const ImageRequest &request)
        : Shared(environment, request, 1, true), shared_(environment, with_layers(shadow_request(request))),
          copied_(environment, request, shared_.image())
    {
        image_ = copied_.image();
        name_ = image_.name;
        note_extra(1);
        share(environment, request, shared_.image());
    }
    ~ShadowImage() override { release_cl_memory(); }

    bool intact() const override { return copied_.intact(); }
    void acquire_gl(const SubRange &part) override { copied_.copy_to_other(part); }
    void release_gl(const SubRange &part) override { copied_.copy_from_other(part); }

private:
    // A cube map is shared as a 2D array, because OpenCL has no cube maps.
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
    if (request.method == Method::shadow) return std::make_unique<ShadowImage>(environment, request);
    return std::make_unique<DirectImage>(environment, request);
}

}  // namespace clgl::transport::native
