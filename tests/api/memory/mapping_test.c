/* Tests the tracking of mappings. A mapping can be unmapped once. Pointers that are not mappings are refused.
 * Mappings whose command failed are not counted. */
#define _GNU_SOURCE
#include "texture_support.h"

#define NOTHING "kernel void nothing() {}"
#define SIZE 1024u
#define HALF (SIZE / 2)
/* Error code for user events */
#define FAILURE (-5)

static void *map_part(kernel_fixture *f, clgl_buffer buffer, uint32_t flags, size_t offset)
{
    const clgl_range range = {offset, HALF};
    void *pointer = NULL;
    expect_success(clgl_buffer_map(f->queue, buffer, flags, &range, 1, 0, NULL, &pointer, NULL));
    assert_non_null(pointer);
    return pointer;
}

static void expect_no_mapping(kernel_fixture *f, clgl_buffer buffer, void *pointer)
{
    clgl_fence fence = NULL;
    expect_error_out(clgl_buffer_unmap(f->queue, buffer, pointer, 0, NULL, &fence), CLGL_ERROR_INVALID_ARGUMENT,
                     fence);
    expect_message("pointer is not a mapping of");
}

static void unmap(kernel_fixture *f, clgl_buffer buffer, void *pointer)
{
    expect_success(clgl_buffer_unmap(f->queue, buffer, pointer, 0, NULL, NULL));
}

static void a_mapping_ends_once(kernel_fixture *f)
{
    const clgl_buffer buffer = compute_buffer(f->context, SIZE, NULL),
                      other = compute_buffer(f->context, SIZE, NULL);
    unsigned char got[SIZE], expected[SIZE];
    void *first = map_part(f, buffer, CLGL_MAP_WRITE, 0), *second = map_part(f, buffer, CLGL_MAP_WRITE, HALF);
    assert_int_equal(info_of_buffer(buffer).map_count, 2);
    expect_no_mapping(f, other, first);
    expect_no_mapping(f, buffer, (char *)first + 1);
    expect_no_mapping(f, buffer, got);
    memset(first, 1, HALF);
    unmap(f, buffer, first);
    assert_int_equal(info_of_buffer(buffer).map_count, 1);
    expect_no_mapping(f, buffer, first);
    assert_int_equal(info_of_buffer(buffer).map_count, 1);
    memset(second, 2, HALF);
    unmap(f, buffer, second);
    expect_no_mapping(f, buffer, second);
    assert_int_equal(info_of_buffer(buffer).map_count, 0);
    memset(expected, 1, HALF);
    memset(expected + HALF, 2, HALF);
    read_buffer(f->queue, buffer, got);
    expect_same_bytes(got, expected, SIZE);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_buffer_destroy(other));
}

static void one_address_is_mapped_twice(kernel_fixture *f)
{
    const clgl_buffer buffer = compute_buffer(f->context, SIZE, NULL);
    void *first = map_part(f, buffer, CLGL_MAP_READ, 0), *second = map_part(f, buffer, CLGL_MAP_READ, 0);
    unmap(f, buffer, first);
    assert_int_equal(info_of_buffer(buffer).map_count, 1);
    unmap(f, buffer, second);
    expect_no_mapping(f, buffer, first);
    expect_no_mapping(f, buffer, second);
    first = map_part(f, buffer, CLGL_MAP_READ, 0);
    unmap(f, buffer, first);
    assert_int_equal(info_of_buffer(buffer).map_count, 0);
    expect_success(clgl_buffer_destroy(buffer));
}

/* The map command fails because its user event fails. The test uses its own queue, because later commands in the
 * queue fail on PoCL. */
static void a_map_that_fails_later(kernel_fixture *f)
{
    const clgl_buffer buffer = compute_buffer(f->context, SIZE, NULL);
    const clgl_queue queue = make_queue(f->context, 0);
    clgl_fence gate = NULL, mapped = NULL;
    void *pointer = NULL;
    clgl_result unmapped = CLGL_SUCCESS;
    expect_success(clgl_fence_create_user(f->context, &gate));
    expect_success(clgl_buffer_map(queue, buffer, CLGL_MAP_READ, NULL, 0, 1, &gate, &pointer, &mapped));
    assert_int_equal(info_of_buffer(buffer).map_count, 1);
    expect_success(clgl_fence_signal(gate, FAILURE));
    expect_error(clgl_fence_wait(mapped, CLGL_FOREVER), CLGL_ERROR_COMMAND_FAILED);
    assert_int_equal(info_of_buffer(buffer).map_count, 0);
    /* Some drivers treat the memory as mapped after the failed command, so both results are accepted. */
    unmapped = clgl_buffer_unmap(queue, buffer, pointer, 0, NULL, NULL);
    if (unmapped != CLGL_SUCCESS) assert_int_equal(unmapped, CLGL_ERROR_INVALID_ARGUMENT);
    expect_no_mapping(f, buffer, pointer);
    assert_int_equal(info_of_buffer(buffer).map_count, 0);
    expect_success(clgl_fence_destroy(mapped));
    expect_success(clgl_fence_destroy(gate));
    expect_success(clgl_queue_destroy(queue));
    pointer = map_part(f, buffer, CLGL_MAP_READ, 0);
    assert_int_equal(info_of_buffer(buffer).map_count, 1);
    unmap(f, buffer, pointer);
    expect_success(clgl_buffer_destroy(buffer));
}

/* Unmaps in another queue. The unmap waits for the map command, or is refused until the map command has
 * completed. */
static void an_unmap_waits_for_its_map(kernel_fixture *f)
{
    const int64_t moment = 20000000;
    const clgl_buffer buffer = compute_buffer(f->context, SIZE, NULL);
    const clgl_queue other = make_queue(f->context, 0);
    clgl_fence gate = NULL, begun = NULL, ended = NULL;
    void *pointer = NULL;
    clgl_result result = CLGL_SUCCESS;
    expect_success(clgl_fence_create_user(f->context, &gate));
    expect_success(clgl_buffer_map(f->queue, buffer, CLGL_MAP_WRITE, NULL, 0, 1, &gate, &pointer, &begun));
    result = clgl_buffer_unmap(other, buffer, pointer, 0, NULL, &ended);
    if (result == CLGL_SUCCESS) assert_int_equal(clgl_fence_wait(ended, moment), CLGL_TIMEOUT);
    expect_success(clgl_fence_signal(gate, 0));
    expect_success(clgl_fence_wait(begun, CLGL_FOREVER));
    if (result == CLGL_ERROR_UNSUPPORTED) result = clgl_buffer_unmap(other, buffer, pointer, 0, NULL, &ended);
    assert_int_equal(result, CLGL_SUCCESS);
    expect_success(clgl_fence_wait(ended, CLGL_FOREVER));
    expect_success(clgl_fence_destroy(begun));
    expect_success(clgl_fence_destroy(ended));
    expect_success(clgl_fence_destroy(gate));
    expect_success(clgl_queue_destroy(other));
    expect_success(clgl_buffer_destroy(buffer));
}

/* Unmaps without waiting for the map command. rusticl refuses the unmap until the map command has completed. */
static void a_map_without_a_wait(kernel_fixture *f)
{
    const clgl_buffer buffer = compute_buffer(f->context, SIZE, NULL);
    void *pointer = NULL;
    for (int i = 0; i < 100; ++i) {
        clgl_result unmapped = CLGL_SUCCESS;
        expect_success(clgl_buffer_map(f->queue, buffer, CLGL_MAP_READ, NULL, 0, 0, NULL, &pointer, NULL));
        assert_int_equal(info_of_buffer(buffer).map_count, 1);
        unmapped = clgl_buffer_unmap(f->queue, buffer, pointer, 0, NULL, NULL);
        if (unmapped != CLGL_SUCCESS) {
            assert_int_equal(unmapped, CLGL_ERROR_UNSUPPORTED);
            expect_message("wait for the fence of the map command");
            assert_int_equal(info_of_buffer(buffer).map_count, 1);
            expect_success(clgl_queue_finish(f->queue));
            unmap(f, buffer, pointer);
        }
        assert_int_equal(info_of_buffer(buffer).map_count, 0);
    }
    expect_success(clgl_queue_finish(f->queue));
    expect_success(clgl_buffer_destroy(buffer));
}

/* Writes bytes beside a mapped region. The unmap must not overwrite these bytes. */
static void writes_beside_a_mapping_are_kept(kernel_fixture *f)
{
    static const uint32_t flags[] = {CLGL_MAP_READ, CLGL_MAP_READ | CLGL_MAP_WRITE, CLGL_MAP_WRITE_DISCARD};
    for (size_t k = 0; k < COUNT(image_kinds); ++k)
        for (size_t n = 0; n < COUNT(flags); ++n) {
            image i = make_image(f->context, describe_image(image_kinds[k], CLGL_FORMAT_RGBA8), (uint32_t)n);
            clgl_texture_region mapped = whole_image(&i), written = mapped;
            unsigned char *bytes = malloc(i.bytes);
            void *pointer = NULL;
            size_t row_pitch = 0;
            mapped.extent[0] = written.origin[0] = 2;
            mapped.extent[1] = mapped.extent[2] = 1;
            written.extent[0] -= 2;
            fill_bytes(bytes, i.bytes, 31);
            expect_success(clgl_texture_map(f->queue, i.texture, flags[n], &mapped, 1, 0, NULL, &pointer,
                                            &row_pitch, NULL, NULL));
            expect_success(clgl_texture_write(f->queue, i.texture, &written, bytes, 1, 0, NULL, NULL));
            store_region(&i, &written, bytes);
            if (flags[n] != CLGL_MAP_READ) {
                memset(pointer, 9, 2 * i.format.bytes_per_pixel);
                memset(i.pixels, 9, 2 * i.format.bytes_per_pixel);
            }
            expect_success(clgl_texture_unmap(f->queue, i.texture, pointer, 0, NULL, NULL));
            expect_image(f->queue, &i);
            destroy_image(&i);
            free(bytes);
        }
}

/* Fences report the commands "map texture" and "unmap", even if the library maps a staging buffer instead of the
 * image. */
static void mappings_of_textures_have_their_commands(kernel_fixture *f)
{
    image i = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8), 1);
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    clgl_fence fence = NULL;
    void *pointer = NULL;
    size_t row_pitch = 0;
    expect_success(clgl_texture_map(f->queue, i.texture, CLGL_MAP_WRITE, NULL, 0, 0, NULL, &pointer, &row_pitch,
                                    NULL, &fence));
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    expect_success(clgl_fence_get_info(fence, &info));
    assert_int_equal(info.command, CLGL_COMMAND_MAP_TEXTURE);
    expect_success(clgl_fence_destroy(fence));
    expect_success(clgl_texture_unmap(f->queue, i.texture, pointer, 0, NULL, &fence));
    expect_success(clgl_fence_get_info(fence, &info));
    assert_int_equal(info.command, CLGL_COMMAND_UNMAP);
    expect_success(clgl_fence_destroy(fence));
    destroy_image(&i);
}

static void calls_that_fail_map_nothing(kernel_fixture *f)
{
    const clgl_buffer buffer = compute_buffer(f->context, SIZE, NULL);
    const clgl_range past = {HALF, SIZE};
    clgl_fence fence = NULL;
    void *pointer = NULL;
    expect_error_out(clgl_buffer_map(f->queue, buffer, CLGL_MAP_READ, &past, 1, 0, NULL, &pointer, &fence),
                     CLGL_ERROR_OUT_OF_RANGE, pointer);
    expect_error_out(clgl_buffer_map(f->queue, buffer, CLGL_MAP_READ, NULL, 1, 1, &fence, &pointer, &fence),
                     CLGL_ERROR_INVALID_HANDLE, pointer);
    expect_error_out(clgl_buffer_map(f->queue, buffer, CLGL_MAP_READ, NULL, 1, 0, NULL, NULL, &fence),
                     CLGL_ERROR_INVALID_ARGUMENT, fence);
    expect_error_out(clgl_buffer_map(NULL, buffer, CLGL_MAP_READ, NULL, 1, 0, NULL, &pointer, &fence),
                     CLGL_ERROR_INVALID_HANDLE, pointer);
    assert_int_equal(info_of_buffer(buffer).map_count, 0);
    expect_success(clgl_buffer_destroy(buffer));
}

static void *map_texture(kernel_fixture *f, const image *i, size_t row)
{
    clgl_texture_region region = whole_image(i);
    size_t row_pitch = 0;
    void *pointer = NULL;
    region.origin[1] = row;
    region.extent[1] = 1;
    expect_success(clgl_texture_map(f->queue, i->texture, CLGL_MAP_READ, &region, 1, 0, NULL, &pointer,
                                    &row_pitch, NULL, NULL));
    return pointer;
}

/* Mappings of 1D array textures are also tested, because the library computes their addresses. */
static void texture_mappings_are_tracked(kernel_fixture *f)
{
    static const clgl_texture_type kinds[] = {CLGL_TEXTURE_TYPE_2D, CLGL_TEXTURE_TYPE_1D_ARRAY};
    for (size_t k = 0; k < COUNT(kinds); ++k) {
        image i = make_image(f->context, describe_image(kinds[k], CLGL_FORMAT_RGBA8), 1);
        void *const first = map_texture(f, &i, 0), *const second = map_texture(f, &i, 1);
        clgl_fence fence = NULL;
        assert_ptr_not_equal(first, second);
        expect_success(clgl_texture_unmap(f->queue, i.texture, second, 0, NULL, NULL));
        expect_error_out(clgl_texture_unmap(f->queue, i.texture, second, 0, NULL, &fence),
                         CLGL_ERROR_INVALID_ARGUMENT, fence);
        expect_message("pointer is not a mapping of");
        expect_success(clgl_texture_unmap(f->queue, i.texture, first, 0, NULL, NULL));
        expect_error_out(clgl_texture_unmap(f->queue, i.texture, first, 0, NULL, &fence),
                         CLGL_ERROR_INVALID_ARGUMENT, fence);
        expect_image(f->queue, &i);
        destroy_image(&i);
    }
}

KERNEL_TEST(a_mapping_ends_once, NOTHING, 0)
KERNEL_TEST(one_address_is_mapped_twice, NOTHING, 0)
KERNEL_TEST(a_map_that_fails_later, NOTHING, 0)
KERNEL_TEST(an_unmap_waits_for_its_map, NOTHING, 0)
KERNEL_TEST(a_map_without_a_wait, NOTHING, 0)
KERNEL_TEST(calls_that_fail_map_nothing, NOTHING, 0)
KERNEL_TEST(texture_mappings_are_tracked, NOTHING, 0)
KERNEL_TEST(writes_beside_a_mapping_are_kept, NOTHING, 0)
KERNEL_TEST(mappings_of_textures_have_their_commands, NOTHING, 0)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_mapping_ends_once_on_each_device),
        cmocka_unit_test(one_address_is_mapped_twice_on_each_device),
        cmocka_unit_test(a_map_that_fails_later_on_each_device),
        cmocka_unit_test(an_unmap_waits_for_its_map_on_each_device),
        cmocka_unit_test(a_map_without_a_wait_on_each_device),
        cmocka_unit_test(calls_that_fail_map_nothing_on_each_device),
        cmocka_unit_test(texture_mappings_are_tracked_on_each_device),
        cmocka_unit_test(writes_beside_a_mapping_are_kept_on_each_device),
        cmocka_unit_test(mappings_of_textures_have_their_commands_on_each_device),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
