// The memory behind a texture: an image of OpenCL's.
#pragma once

#include "core/buffer.hpp"
#include "core/formats.hpp"
#include "core/texture_region.hpp"

#include <clgl/texture.h>

namespace clgl
{

class TextureStorage : public Counted
{
public:
    // OpenCL's alone. Throws as clgl_texture_create documents.
    static Ref<TextureStorage> compute_only(Ref<Context> context, const clgl_texture_desc &desc);
    // Of an image that the program made. Throws as clgl_texture_from_cl documents.
    static Ref<TextureStorage> adopt(Ref<Context> context, void *native);
    ~TextureStorage() override;

    Context &context() const { return *context_; }
    cl_mem mem() const { return mem_.get(); }
    const Format &format() const { return *format_; }
    const TextureShape &shape() const { return shape_; }
    int32_t transport() const { return CLGL_TRANSPORT_NONE; }
    // Of all pixels, without what pitches add.
    uint64_t size() const;
    // What of it is counted as the context's: the memory of a buffer, or the program's, is not.
    uint64_t own_bytes() const { return own_ ? size() : 0; }
    // The buffer whose pixels these are, the cl_mem that is part of no other; nullptr if there is none.
    cl_mem buffer_root() const { return buffer_root_; }
    // Where a region's pixels are in that, as overlap() compares them.
    StridedBytes bytes_in_buffer(const TextureRegion &region) const;
    // Of the driver's image.
    size_t row_pitch() const;
    size_t slice_pitch() const;

    Mappings &mappings() { return mappings_; }

private:
    template <typename T, typename... Args> friend Ref<T> make_ref(Args &&...args);
    explicit TextureStorage(Ref<Context> context) : context_(std::move(context)) {}

    size_t number(cl_image_info what) const;
    void note_buffer(cl_mem buffer);
    void make_image(const clgl_texture_desc &desc, cl_mem of_buffer);

    Ref<Context> context_;
    // Of the buffer whose pixels these are, or empty; outlives the image.
    Ref<Storage> buffer_;
    cl_mem buffer_root_ = nullptr;
    size_t offset_in_root_ = 0;
    ClMem mem_;
    const Format *format_ = nullptr;
    TextureShape shape_;
    bool own_ = true;
    Mappings mappings_;
};

}  // namespace clgl
