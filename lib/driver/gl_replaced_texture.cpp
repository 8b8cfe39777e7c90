#include "driver/gl_replaced_texture.hpp"

#include "driver/gl_texture_levels.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

void copy_levels(const GlImage &from, const GlImage &to, GLsizei levels)
{
    for (GLint level = 0; level < levels; ++level) {
        const GlImage source = gl_level_of(from, level), destination = gl_level_of(to, level);
        GlBox whole;
        std::ranges::copy(source.size, whole.extent);
        copy_gl_image({source, 0}, {destination, 0}, whole);
    }
}

// Stores a copy of all mip levels.
class KeptLevels
{
public:
    KeptLevels(const GlCaps &caps, const GlImage &base, GLsizei levels) : copy_(base), levels_(levels)
    {
        make_gl_image(caps, copy_, levels);
        try {
            copy_levels(base, copy_, levels);
        } catch (...) {
            forget();
            throw;
        }
    }
    ~KeptLevels() { forget(); }
    KeptLevels(const KeptLevels &) = delete;
    KeptLevels &operator=(const KeptLevels &) = delete;

    void put_back(const GlImage &base) const { copy_levels(copy_, base, levels_); }

private:
    void forget() const noexcept { delete_gl_image(copy_.target, copy_.name, 0); }

    GlImage copy_;
    GLsizei levels_;
};

// Changes the size of the texture, so that the NVIDIA driver (580) releases the old storage. Otherwise the driver
// would continue to use the old storage if the texture was the source of a copy.
void drop_storage(const GlImage &base, GLsizei levels)
{
    GlImage small = base;
    const bool is_flat = base.target != GL_TEXTURE_1D && base.target != GL_TEXTURE_1D_ARRAY;
    for (unsigned part = 0; part < (is_flat ? 2 : 1); ++part)
        small.size[part] = base.size[0] == 1 ? 2 : 1;
    specify_gl_levels(small, levels);
}

// Restores the storage and the contents after a failed import. A failed import in Mesa leaves the texture without
// storage.
void restore(const GlCaps &caps, const GlImage &base, GLsizei levels, const KeptLevels &kept) noexcept
{
    try {
        if (!is_gl_image(caps, base)) specify_gl_levels(base, levels);
        kept.put_back(base);
    } catch (const std::exception &) {
        // This error is ignored, because the caller reports the first error.
    }
    drop_own_gl_errors();
}

}  // namespace

void replace_gl_texture_storage(const GlCaps &caps, const GlImage &base, GLsizei levels,
                                const GlImageMemory &memory)
{
    const BoundTexture bound(base.target, base.name);
    const KeptLevels kept(caps, base, levels);
    try {
        drop_storage(base, levels);
        import_gl_levels(base, levels, memory);
        check_gl("replacing the storage of the texture");
        kept.put_back(base);
    } catch (...) {
        restore(caps, base, levels, kept);
        throw;
    }
}

}  // namespace clgl
