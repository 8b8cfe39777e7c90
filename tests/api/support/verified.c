#include "verified.h"

const named_target verified_targets[12] = {{GL_TEXTURE_1D, "1D"},
                                           {GL_TEXTURE_2D, "2D"},
                                           {GL_TEXTURE_3D, "3D"},
                                           {GL_TEXTURE_1D_ARRAY, "1D_ARRAY"},
                                           {GL_TEXTURE_2D_ARRAY, "2D_ARRAY"},
                                           {GL_TEXTURE_RECTANGLE, "RECTANGLE"},
                                           {GL_TEXTURE_CUBE_MAP, "CUBE_MAP"},
                                           {GL_TEXTURE_CUBE_MAP_NEGATIVE_Y, "CUBE_MAP_NEGATIVE_Y"},
                                           {GL_TEXTURE_BUFFER, "BUFFER"},
                                           {GL_TEXTURE_2D_MULTISAMPLE, "2D_MULTISAMPLE"},
                                           {GL_TEXTURE_2D_MULTISAMPLE_ARRAY, "2D_MULTISAMPLE_ARRAY"},
                                           {GL_RENDERBUFFER, "RENDERBUFFER"}};

/* Stores the targets for which the format can be shared with these flags. Returns the number of targets. */
static size_t try_format(clgl_context context, clgl_transport transport, clgl_format format, uint32_t flags,
                         verified *found)
{
    size_t count = 0;
    for (size_t t = 0; t < COUNT(verified_targets); ++t) {
        const GLenum target = verified_targets[t].target;
        clgl_texture_support support = CLGL_TEXTURE_SUPPORT_INIT;
        const int samples = target == GL_TEXTURE_2D_MULTISAMPLE || target == GL_TEXTURE_2D_MULTISAMPLE_ARRAY;
        const uint32_t with = samples ? flags | CLGL_TEXTURE_SAMPLES_AS_LAYERS : flags;
        expect_success(clgl_texture_verify(context, transport, target, format, with, &support));
        if (support.self_test != CLGL_SELF_TEST_PASSED) {
            assert_int_not_equal(support.detail[0], '\0');
            continue;
        }
        if (flags && support.cl_format == format) continue;
        found[count++] = (verified){transport, format, support.cl_format, target};
    }
    return count;
}

size_t find_verified(clgl_context context, clgl_transport transport, verified *found)
{
    static const clgl_transport transports[] = {CLGL_TRANSPORT_STAGED, CLGL_TRANSPORT_MAPPED,
                                                CLGL_TRANSPORT_EXTERNAL, CLGL_TRANSPORT_NATIVE};
    static const uint32_t flags[] = {0, CLGL_TEXTURE_CONVERT_FORMAT};
    uint32_t formats = 0;
    size_t count = 0;
    expect_success(clgl_format_get_count(&formats));
    for (size_t i = 0; i < COUNT(flags); ++i)
        for (size_t t = 0; t < COUNT(transports); ++t)
            for (int32_t format = 1; format <= (int32_t)formats; ++format) {
                if (transport != CLGL_TRANSPORT_AUTO && transport != transports[t]) continue;
                assert_true(count + COUNT(verified_targets) <= MOST_VERIFIED);
                count += try_format(context, transports[t], format, flags[i], found + count);
            }
    expect_gl_clean();
    return count;
}
