// Tests that the limits of OpenGL are compared with the sizes of new textures and renderbuffers. The limits of a
// fake OpenGL are smaller than the limits of the OpenCL device.
#include "driver/gl.hpp"

#include <clgl/clgl.h>

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>

extern "C" {
#include <cmocka.h>
}

namespace
{

#define SUCCEED(call)                                                                                            \
    do {                                                                                                         \
        if ((call) != CLGL_SUCCESS) fail_msg("%s: %s", #call, clgl_error_message());                             \
    } while (0)

constexpr GLint most = 64;

PFNGLGETINTEGERVPROC real_get_integer;
// The limit that the fake OpenGL lowers to `most`
GLenum lowered;

void EPOXY_CALLSPEC get_integer(GLenum what, GLint *values)
{
    real_get_integer(what, values);
    if (what == lowered) *values = most;
}

#define LIMIT(name) name, #name

struct Row {
    GLenum target;
    GLenum limit;
    const char *limit_name;
    // The dimension of the limit in error messages
    const char *dimension;
    uint32_t clgl_texture_desc::*field;
    uint32_t samples = 0;
};

constexpr uint32_t clgl_texture_desc::*width = &clgl_texture_desc::width;
constexpr uint32_t clgl_texture_desc::*height = &clgl_texture_desc::height;
constexpr uint32_t clgl_texture_desc::*layers = &clgl_texture_desc::layers;

constexpr Row rows[] = {
    {GL_TEXTURE_1D, LIMIT(GL_MAX_TEXTURE_SIZE), "width", width},
    {GL_TEXTURE_1D_ARRAY, LIMIT(GL_MAX_TEXTURE_SIZE), "width", width},
    {GL_TEXTURE_1D_ARRAY, LIMIT(GL_MAX_ARRAY_TEXTURE_LAYERS), "layers", layers},
    {GL_TEXTURE_2D, LIMIT(GL_MAX_TEXTURE_SIZE), "width", width},
    {GL_TEXTURE_2D, LIMIT(GL_MAX_TEXTURE_SIZE), "height", height},
    {GL_TEXTURE_2D_ARRAY, LIMIT(GL_MAX_TEXTURE_SIZE), "height", height},
    {GL_TEXTURE_2D_ARRAY, LIMIT(GL_MAX_ARRAY_TEXTURE_LAYERS), "layers", layers},
    {GL_TEXTURE_3D, LIMIT(GL_MAX_3D_TEXTURE_SIZE), "width", width},
    {GL_TEXTURE_3D, LIMIT(GL_MAX_3D_TEXTURE_SIZE), "height", height},
    {GL_TEXTURE_3D, LIMIT(GL_MAX_3D_TEXTURE_SIZE), "depth", &clgl_texture_desc::depth},
    {GL_TEXTURE_CUBE_MAP, LIMIT(GL_MAX_CUBE_MAP_TEXTURE_SIZE), "width", width},
    {GL_TEXTURE_RECTANGLE, LIMIT(GL_MAX_RECTANGLE_TEXTURE_SIZE), "width", width},
    {GL_TEXTURE_BUFFER, LIMIT(GL_MAX_TEXTURE_BUFFER_SIZE), "width", width},
    {GL_RENDERBUFFER, LIMIT(GL_MAX_RENDERBUFFER_SIZE), "height", height},
    {GL_TEXTURE_2D_MULTISAMPLE, LIMIT(GL_MAX_TEXTURE_SIZE), "height", height, 4},
    {GL_TEXTURE_2D_MULTISAMPLE_ARRAY, LIMIT(GL_MAX_ARRAY_TEXTURE_LAYERS), "layers * samples", layers, 4},
};

clgl_texture_desc smallest(const Row &row)
{
    const bool flat =
        row.target != GL_TEXTURE_1D && row.target != GL_TEXTURE_1D_ARRAY && row.target != GL_TEXTURE_BUFFER;
    const bool array = row.limit == GL_MAX_ARRAY_TEXTURE_LAYERS || row.target == GL_TEXTURE_1D_ARRAY ||
                       row.target == GL_TEXTURE_2D_ARRAY;
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.gl_target = row.target;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = 1;
    desc.height = flat ? 1 : 0;
    desc.depth = row.target == GL_TEXTURE_3D ? 1 : 0;
    desc.layers = row.target == GL_TEXTURE_CUBE_MAP ? 6 : array ? 1 : 0;
    desc.samples = row.samples;
    desc.flags = row.samples > 0 ? CLGL_TEXTURE_SAMPLES_AS_LAYERS : 0U;
    return desc;
}

void try_size(clgl_context context, const Row &row, const clgl_texture_desc &desc, uint32_t size)
{
    const std::string expected = std::string(row.dimension) + ' ' + std::to_string(size) + " is more than " +
                                 row.limit_name + ", which is " + std::to_string(most);
    clgl_texture texture = nullptr;
    const clgl_result result = clgl_texture_create(context, &desc, &texture);
    if (size <= static_cast<uint32_t>(most)) {
        if (result != CLGL_SUCCESS)
            fail_msg("%s of target %x: %s", row.dimension, row.target, clgl_error_message());
        SUCCEED(clgl_texture_destroy(texture));
        return;
    }
    if (result != CLGL_ERROR_OUT_OF_RANGE || !std::strstr(clgl_error_message(), expected.c_str()))
        fail_msg("result %d and \"%s\" instead of \"%s\"", result, clgl_error_message(), expected.c_str());
}

void each_limit_is_named(void **)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context = nullptr;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    SUCCEED(clgl_context_create(&desc, &context));
    SUCCEED(clgl_context_make_current(context, 1));
    real_get_integer = epoxy_glGetIntegerv;
    epoxy_glGetIntegerv = get_integer;
    for (const Row &row : rows) {
        const uint32_t step = row.samples > 0 && row.field == layers ? row.samples : 1;
        lowered = row.limit;
        for (const uint32_t size : {static_cast<uint32_t>(most), most + step}) {
            clgl_texture_desc texture = smallest(row);
            texture.*row.field = size / step;
            if (row.target == GL_TEXTURE_CUBE_MAP) texture.height = texture.width;
            try_size(context, row, texture, size);
        }
    }
    epoxy_glGetIntegerv = real_get_integer;
    SUCCEED(clgl_context_make_current(context, 0));
    SUCCEED(clgl_context_destroy(context));
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(each_limit_is_named),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
