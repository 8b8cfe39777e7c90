// Tests the pitches of mapped textures with a fake driver that pads rows, layers and slices. OpenCL reports the
// distance between the layers of a 1D array as the slice pitch.
#include "driver/cl.hpp"

#include <clgl/clgl.h>

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

constexpr uint32_t width = 3, height = 2, depth = 2, row_bytes = width * 4;
// Pitches that the fake driver reports for each image. For types without rows or slices they are meaningless.
constexpr size_t reported_row = 64, reported_slice = 256;

ClTable real;

void *CL_API_CALL map_image(cl_command_queue queue, cl_mem image, cl_bool blocking, cl_map_flags flags,
                            const size_t *origin, const size_t *extent, size_t *row, size_t *slice, cl_uint count,
                            const cl_event *waits, cl_event *event, cl_int *code)
{
    void *const pointer = real.EnqueueMapImage(queue, image, blocking, flags, origin, extent, row, slice, count,
                                               waits, event, code);
    *row = reported_row;
    *slice = reported_slice;
    return pointer;
}

struct Pitches {
    size_t row, slice;
};

Pitches pitches_of(clgl_texture_type type)
{
    clgl_context context = nullptr;
    clgl_context_desc context_desc = CLGL_CONTEXT_DESC_INIT;
    context_desc.flags = CLGL_CONTEXT_HEADLESS;
    assert_int_equal(clgl_context_create(&context_desc, &context), CLGL_SUCCESS);
    clgl_queue queue = nullptr;
    assert_int_equal(clgl_queue_create(context, nullptr, &queue), CLGL_SUCCESS);
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.flags = CLGL_TEXTURE_COMPUTE_ONLY;
    desc.type = type;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = width;
    if (type == CLGL_TEXTURE_TYPE_2D || type == CLGL_TEXTURE_TYPE_3D) desc.height = height;
    if (type == CLGL_TEXTURE_TYPE_3D) desc.depth = depth;
    if (type == CLGL_TEXTURE_TYPE_1D_ARRAY) desc.layers = height;
    clgl_texture texture = nullptr;
    if (clgl_texture_create(context, &desc, &texture) != CLGL_SUCCESS) fail_msg("%s", clgl_error_message());
    Pitches pitches{};
    void *pointer = nullptr;
    assert_int_equal(clgl_texture_map(queue, texture, CLGL_MAP_READ, nullptr, 1, 0, nullptr, &pointer,
                                      &pitches.row, &pitches.slice, nullptr),
                     CLGL_SUCCESS);
    assert_int_equal(clgl_texture_unmap(queue, texture, pointer, 0, nullptr, nullptr), CLGL_SUCCESS);
    assert_int_equal(clgl_texture_destroy(texture), CLGL_SUCCESS);
    assert_int_equal(clgl_queue_destroy(queue), CLGL_SUCCESS);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
    return pitches;
}

void layers_of_a_1d_array_are_rows(void **)
{
    const Pitches pitches = pitches_of(CLGL_TEXTURE_TYPE_1D_ARRAY);
    assert_int_equal(pitches.row, reported_slice);
    assert_int_equal(pitches.slice, 0);
}

void a_1d_texture_has_one_row(void **)
{
    const Pitches pitches = pitches_of(CLGL_TEXTURE_TYPE_1D);
    assert_int_equal(pitches.row, row_bytes);
    assert_int_equal(pitches.slice, 0);
}

void a_2d_texture_has_no_slices(void **)
{
    const Pitches pitches = pitches_of(CLGL_TEXTURE_TYPE_2D);
    assert_int_equal(pitches.row, reported_row);
    assert_int_equal(pitches.slice, 0);
}

void a_3d_texture_has_rows_and_slices(void **)
{
    const Pitches pitches = pitches_of(CLGL_TEXTURE_TYPE_3D);
    assert_int_equal(pitches.row, reported_row);
    assert_int_equal(pitches.slice, reported_slice);
}

}  // namespace

int main()
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    real = cl();
    cl().EnqueueMapImage = map_image;
    const CMUnitTest tests[] = {
        cmocka_unit_test(layers_of_a_1d_array_are_rows),
        cmocka_unit_test(a_1d_texture_has_one_row),
        cmocka_unit_test(a_2d_texture_has_no_slices),
        cmocka_unit_test(a_3d_texture_has_rows_and_slices),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
