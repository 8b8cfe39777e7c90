/* Compares the table of formats with the OpenGL and OpenCL headers, and tests that the table is consistent. */
#define _GNU_SOURCE
#include "texture_support.h"

#include <CL/cl_gl.h>

static uint32_t format_count(void)
{
    uint32_t count = 0;
    expect_success(clgl_format_get_count(&count));
    assert_in_range(count, 50, MOST_FORMATS);
    return count;
}

static void rows_are_what_the_specifications_say(void **state)
{
    static const struct {
        clgl_format format;
        uint32_t internal, format_of_gl, type, order, data_type, bytes, components, bits;
        clgl_numeric_type numeric;
        const char *name, *specification;
    } expected[] = {
        {CLGL_FORMAT_R8, GL_R8, GL_RED, GL_UNSIGNED_BYTE, CL_R, CL_UNORM_INT8, 1, 1, 8, CLGL_NUMERIC_UNORM, "R8",
         "cl_khr_gl_sharing"},
        {CLGL_FORMAT_RG8, GL_RG8, GL_RG, GL_UNSIGNED_BYTE, CL_RG, CL_UNORM_INT8, 2, 2, 8, CLGL_NUMERIC_UNORM,
         "RG8", "cl_khr_gl_sharing"},
        {CLGL_FORMAT_R8_SNORM, GL_R8_SNORM, GL_RED, GL_BYTE, CL_R, CL_SNORM_INT8, 1, 1, 8, CLGL_NUMERIC_SNORM,
         "R8_SNORM", "cl_khr_gl_sharing"},
        {CLGL_FORMAT_R16F, GL_R16F, GL_RED, GL_HALF_FLOAT, CL_R, CL_HALF_FLOAT, 2, 1, 16, CLGL_NUMERIC_FLOAT,
         "R16F", "cl_khr_gl_sharing"},
        {CLGL_FORMAT_RGBA8, GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE, CL_RGBA, CL_UNORM_INT8, 4, 4, 8,
         CLGL_NUMERIC_UNORM, "RGBA8", "cl_khr_gl_sharing"},
        {CLGL_FORMAT_BGRA8, GL_RGBA8, GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV, CL_BGRA, CL_UNORM_INT8, 4, 4, 8,
         CLGL_NUMERIC_UNORM, "BGRA8", "cl_khr_gl_sharing"},
        {CLGL_FORMAT_RGBA32F, GL_RGBA32F, GL_RGBA, GL_FLOAT, CL_RGBA, CL_FLOAT, 16, 4, 32, CLGL_NUMERIC_FLOAT,
         "RGBA32F", "cl_khr_gl_sharing"},
        {CLGL_FORMAT_R8UI, GL_R8UI, GL_RED_INTEGER, GL_UNSIGNED_BYTE, CL_R, CL_UNSIGNED_INT8, 1, 1, 8,
         CLGL_NUMERIC_UINT, "R8UI", "cl_khr_gl_sharing"},
        {CLGL_FORMAT_RGBA16I, GL_RGBA16I, GL_RGBA_INTEGER, GL_SHORT, CL_RGBA, CL_SIGNED_INT16, 8, 4, 16,
         CLGL_NUMERIC_INT, "RGBA16I", "cl_khr_gl_sharing"},
        {CLGL_FORMAT_SRGB8_ALPHA8, GL_SRGB8_ALPHA8, GL_RGBA, GL_UNSIGNED_BYTE, CL_sRGBA, CL_UNORM_INT8, 4, 4, 8,
         CLGL_NUMERIC_SRGB, "SRGB8_ALPHA8", "OpenCL 2.0"},
        {CLGL_FORMAT_DEPTH24_STENCIL8, GL_DEPTH24_STENCIL8, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8,
         CL_DEPTH_STENCIL, CL_UNORM_INT24, 4, 2, 24, CLGL_NUMERIC_DEPTH, "DEPTH24_STENCIL8",
         "cl_khr_gl_depth_images"},
        {CLGL_FORMAT_DEPTH_COMPONENT32F, GL_DEPTH_COMPONENT32F, GL_DEPTH_COMPONENT, GL_FLOAT, CL_DEPTH, CL_FLOAT,
         4, 1, 32, CLGL_NUMERIC_DEPTH, "DEPTH_COMPONENT32F", "cl_khr_gl_depth_images"},
        {CLGL_FORMAT_RGB8, GL_RGB8, GL_RGB, GL_UNSIGNED_BYTE, 0, 0, 3, 3, 8, CLGL_NUMERIC_UNORM, "RGB8", ""},
        {CLGL_FORMAT_RGB10_A2, GL_RGB10_A2, GL_RGBA, GL_UNSIGNED_INT_2_10_10_10_REV, 0, 0, 4, 4, 10,
         CLGL_NUMERIC_UNORM, "RGB10_A2", ""},
        {CLGL_FORMAT_ARGB8, 0, 0, 0, CL_ARGB, CL_UNORM_INT8, 4, 4, 8, CLGL_NUMERIC_UNORM, "ARGB8", "OpenCL 3.0"},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(expected); ++i) {
        const clgl_format_info info = info_of_format(expected[i].format);
        assert_int_equal(info.gl_internal_format, expected[i].internal);
        assert_int_equal(info.gl_format, expected[i].format_of_gl);
        assert_int_equal(info.gl_type, expected[i].type);
        assert_int_equal(info.cl_channel_order, expected[i].order);
        assert_int_equal(info.cl_channel_data_type, expected[i].data_type);
        assert_int_equal(info.bytes_per_pixel, expected[i].bytes);
        assert_int_equal(info.components, expected[i].components);
        assert_int_equal(info.bits_per_component, expected[i].bits);
        assert_int_equal(info.numeric, expected[i].numeric);
        assert_string_equal(info.name, expected[i].name);
        assert_non_null(strstr(info.specification, expected[i].specification));
    }
}

/* The numbers of bytes, components and bits of each row are consistent. A search for the OpenGL format or the
 * OpenCL format of a row finds the row. */
static void rows_agree_with_themselves(void **state)
{
    const uint32_t count = format_count();
    (void)state;
    for (uint32_t format = 1; format <= count; ++format) {
        const clgl_format_info info = info_of_format(format);
        clgl_format found = 0;
        assert_int_equal(info.format, format);
        assert_in_range(info.numeric, CLGL_NUMERIC_UNORM, CLGL_NUMERIC_DEPTH);
        assert_true(strlen(info.name) > 0);
        if (info.cl_channel_order != 0) {
            assert_int_equal(info.nearest, format);
            assert_true(strlen(info.specification) > 0);
            expect_success(clgl_format_from_cl(info.cl_channel_order, info.cl_channel_data_type, &found));
            assert_int_equal(found, format);
            if (info.numeric != CLGL_NUMERIC_DEPTH)
                assert_int_equal(info.bytes_per_pixel, info.components * info.bits_per_component / 8);
        } else {
            const clgl_format_info nearest = info_of_format(info.nearest);
            assert_int_not_equal(nearest.cl_channel_order, 0);
            assert_true(nearest.bits_per_component >= info.bits_per_component);
            assert_true(info.numeric == CLGL_NUMERIC_DEPTH || nearest.components >= info.components);
            assert_string_equal(info.specification, "");
        }
        if (info.gl_internal_format == 0) continue;
        expect_success(clgl_format_from_gl(info.gl_internal_format, &found));
        /* Two rows may have the same internal format. In this case the row with BGRA order is the later one. */
        assert_true(found <= format);
        assert_int_equal(info_of_format(found).gl_internal_format, info.gl_internal_format);
        if (!strstr(info.name, "BGRA")) assert_int_equal(found, format);
    }
}

/* Returns the OpenGL format with the components in the name of a format; 0 = the name is not in the list. */
static uint32_t gl_format_of_name(const char *name, bool integers)
{
    static const struct {
        const char *start;
        uint32_t plain, integer;
    } components[] = {
        {"RGBA", GL_RGBA, GL_RGBA_INTEGER},
        {"BGRA", GL_BGRA, GL_BGRA_INTEGER},
        {"RGB10_A2", GL_RGBA, GL_RGBA_INTEGER},
        {"RGB5_A1", GL_RGBA, 0},
        {"RGB", GL_RGB, GL_RGB_INTEGER},
        {"RG", GL_RG, GL_RG_INTEGER},
        {"R11F_G11F_B10F", GL_RGB, 0},
        {"R", GL_RED, GL_RED_INTEGER},
        {"SRGB8_ALPHA8", GL_RGBA, 0},
        {"SRGB8", GL_RGB, 0},
        {"ALPHA", GL_ALPHA, GL_ALPHA_INTEGER_EXT},
        {"LUMINANCE", GL_LUMINANCE, 0},
        {"INTENSITY", GL_RED, 0},
        {"DEPTH_COMPONENT", GL_DEPTH_COMPONENT, 0},
        {"DEPTH", GL_DEPTH_STENCIL, 0},
    };
    for (size_t i = 0; i < COUNT(components); ++i)
        if (strncmp(name, components[i].start, strlen(components[i].start)) == 0)
            return integers ? components[i].integer : components[i].plain;
    return 0;
}

/* Returns the OpenGL type of one component; 0 = there is none. */
static uint32_t gl_type_of_component(clgl_numeric_type numeric, uint32_t bits)
{
    const int size = bits == 8 ? 0 : bits == 16 ? 1 : 2;
    static const uint32_t without_sign[] = {GL_UNSIGNED_BYTE, GL_UNSIGNED_SHORT, GL_UNSIGNED_INT},
                          with_sign[] = {GL_BYTE, GL_SHORT, GL_INT}, floats[] = {0, GL_HALF_FLOAT, GL_FLOAT};
    switch (numeric) {
    case CLGL_NUMERIC_UNORM:
    case CLGL_NUMERIC_SRGB:
    case CLGL_NUMERIC_UINT:
        return without_sign[size];
    case CLGL_NUMERIC_SNORM:
    case CLGL_NUMERIC_INT:
        return with_sign[size];
    case CLGL_NUMERIC_FLOAT:
        return floats[size];
    default:
        return 0;
    }
}

/* The OpenGL format and type must fit the name. Formats whose components share one number have other types. */
static void gl_formats_and_types_fit_the_names(void **state)
{
    uint32_t checked_types = 0;
    (void)state;
    for (uint32_t format = 1; format <= format_count(); ++format) {
        const clgl_format_info info = info_of_format(format);
        const bool integers = info.numeric == CLGL_NUMERIC_INT || info.numeric == CLGL_NUMERIC_UINT;
        const uint32_t expected = gl_format_of_name(info.name, integers);
        if (info.gl_internal_format == 0 || expected == 0) continue;
        if (info.gl_format != expected)
            fail_msg("%s has the OpenGL format 0x%x, not 0x%x", info.name, info.gl_format, expected);
        if (info.bytes_per_pixel != info.components * info.bits_per_component / 8 ||
            info.bits_per_component % 8 != 0 || info.numeric == CLGL_NUMERIC_DEPTH || format == CLGL_FORMAT_BGRA8)
            continue;
        ++checked_types;
        if (info.gl_type != gl_type_of_component(info.numeric, info.bits_per_component))
            fail_msg("%s has the OpenGL type 0x%x", info.name, info.gl_type);
    }
    assert_in_range(checked_types, 60, MOST_FORMATS);
}

static void the_nearest_format_is_lossless(void **state)
{
    static const int32_t pairs[][2] = {
        {CLGL_FORMAT_RGB8, CLGL_FORMAT_RGBA8},
        {CLGL_FORMAT_RGB10_A2, CLGL_FORMAT_RGBA16},
        {CLGL_FORMAT_RGB32F, CLGL_FORMAT_RGBA32F},
        {CLGL_FORMAT_R11F_G11F_B10F, CLGL_FORMAT_RGBA16F},
        {CLGL_FORMAT_RGB565, CLGL_FORMAT_RGBA8},
        {CLGL_FORMAT_RGB16UI, CLGL_FORMAT_RGBA16UI},
        {CLGL_FORMAT_SRGB8, CLGL_FORMAT_SRGB8_ALPHA8},
        {CLGL_FORMAT_DEPTH_COMPONENT24, CLGL_FORMAT_DEPTH_COMPONENT32F},
        {CLGL_FORMAT_STENCIL_INDEX8, CLGL_FORMAT_R8UI},
        {CLGL_FORMAT_COMPRESSED_RED_RGTC1, CLGL_FORMAT_R8},
        {CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT5, CLGL_FORMAT_RGBA8},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(pairs); ++i)
        assert_int_equal(info_of_format(pairs[i][0]).nearest, pairs[i][1]);
}

static void unknown_formats_are_refused(void **state)
{
    clgl_format_info info = CLGL_FORMAT_INFO_INIT;
    clgl_format format = 0;
    (void)state;
    expect_error(clgl_format_get_info(CLGL_FORMAT_NONE, &info), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_format_get_info(-1, &info), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_format_get_info((int32_t)format_count() + 1, &info), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("use a CLGL_FORMAT_ constant");
    expect_error(clgl_format_get_info(GL_RGBA8, &info), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("format 32856 is GL_RGBA8: use CLGL_FORMAT_RGBA8, or clgl_format_from_gl");
    expect_error(clgl_format_get_info(1, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    info.struct_size = 4;
    expect_error(clgl_format_get_info(1, &info), CLGL_ERROR_INVALID_STRUCT_SIZE);
    expect_error(clgl_format_get_count(NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error_out(clgl_format_from_gl(0, &format), CLGL_ERROR_UNSUPPORTED, format);
    expect_error_out(clgl_format_from_gl(GL_RGBA, &format), CLGL_ERROR_UNSUPPORTED, format);
    expect_message("0x1908");
    expect_error(clgl_format_from_gl(GL_RGBA8, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error_out(clgl_format_from_cl(0, 0, &format), CLGL_ERROR_UNSUPPORTED, format);
    expect_error_out(clgl_format_from_cl(CL_RGBA, CL_UNORM_SHORT_565, &format), CLGL_ERROR_UNSUPPORTED, format);
    expect_error(clgl_format_from_cl(CL_RGBA, CL_UNORM_INT8, NULL), CLGL_ERROR_INVALID_ARGUMENT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_are_what_the_specifications_say), cmocka_unit_test(rows_agree_with_themselves),
        cmocka_unit_test(gl_formats_and_types_fit_the_names),   cmocka_unit_test(the_nearest_format_is_lossless),
        cmocka_unit_test(unknown_formats_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
