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

// A copy of all levels.
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

// NVIDIA's driver (580) accepts other memory for a texture that was copied from, and goes on with the storage
// that it had, unless that had another size meanwhile.
void drop_storage(const GlImage &base, GLsizei levels)
{
    GlImage small = base;
    const bool is_flat = base.target != GL_TEXTURE_1D && base.target != GL_TEXTURE_1D_ARRAY;
    for (unsigned part = 0; part < (is_flat ? 2 : 1); ++part)
        small.size[part] = base.size[0] == 1 ? 2 : 1;
    specify_gl_levels(small, levels);
}

// Mesa leaves a texture without any storage when it cannot give it the memory's.
void give_back(const GlCaps &caps, const GlImage &base, GLsizei levels, const KeptLevels &kept) noexcept
{
    try {
        if (!is_gl_image(caps, base)) specify_gl_levels(base, levels);
        kept.put_back(base);
    } catch (const std::exception &) {
        // What went wrong first says more.
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
        check_gl("giving the texture other storage");
        kept.put_back(base);
    } catch (...) {
        give_back(caps, base, levels, kept);
        throw;
    }
}

}  // namespace clgl
