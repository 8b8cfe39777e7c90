/* Tests memory options of buffers: host memory used in place, memory allocated by the driver, or an
 * application-owned cl_mem. Also tests parent buffers, reference counts, mappings, and overlapping copies. */
#define _GNU_SOURCE
#include "kernel_support.h"

#define SIZE 8192u
#define COUNT_OF_UINTS (SIZE / sizeof(uint32_t))
/* Sizes that are multiples of the alignment of every tested device */
#define PAGE 4096u
#define PART 1024u
#define SOURCE "kernel void change(global uint *data) { uint i = get_global_id(0); data[i] = data[i] * 5u + i; }"

static unsigned char *host_memory(void)
{
    unsigned char *memory = allocate_aligned(PAGE, SIZE);
    assert_non_null(memory);
    fill_bytes(memory, SIZE, 1);
    return memory;
}

static void used_in_place(kernel_fixture *f)
{
    unsigned char *memory = host_memory();
    uint32_t expected[COUNT_OF_UINTS];
    const clgl_kernel kernel = find_kernel(f->program, "change");
    const clgl_buffer buffer = buffer_in_memory(f->context, CLGL_BUFFER_USE_HOST_MEMORY, SIZE, memory);
    const clgl_buffer part = part_of(buffer, PAGE, PART);
    const clgl_range range = {64, 256};
    void *mapped = NULL;
    memcpy(expected, memory, SIZE);
    assert_int_equal(info_of_buffer(buffer).flags, CLGL_BUFFER_COMPUTE_ONLY | CLGL_BUFFER_USE_HOST_MEMORY);
    assert_ptr_equal(info_of_buffer(buffer).host_memory, memory);
    assert_ptr_equal(info_of_buffer(part).host_memory, memory + PAGE);
    launch_change(f->queue, kernel, buffer, COUNT_OF_UINTS);
    change_on_cpu(expected, COUNT_OF_UINTS);
    expect_success(clgl_buffer_map(f->queue, buffer, CLGL_MAP_READ, NULL, 1, 0, NULL, &mapped, NULL));
    assert_ptr_equal(mapped, memory);
    expect_same_bytes(memory, expected, SIZE);
    expect_success(clgl_buffer_unmap(f->queue, buffer, mapped, 0, NULL, NULL));
    expect_success(clgl_buffer_map(f->queue, part, CLGL_MAP_WRITE, &range, 1, 0, NULL, &mapped, NULL));
    assert_ptr_equal(mapped, memory + PAGE + range.offset);
    fill_bytes((unsigned char *)expected + PAGE + range.offset, range.size, 9);
    fill_bytes(mapped, range.size, 9);
    expect_success(clgl_buffer_unmap(f->queue, part, mapped, 0, NULL, NULL));
    launch_change(f->queue, kernel, buffer, COUNT_OF_UINTS);
    change_on_cpu(expected, COUNT_OF_UINTS);
    {
        uint32_t got[COUNT_OF_UINTS];
        read_buffer(f->queue, buffer, got);
        expect_same_bytes(got, expected, SIZE);
    }
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_buffer_destroy(part));
    expect_success(clgl_queue_finish(f->queue));
    expect_no_memory(f->context);
    free_aligned(memory);
}

static void unusable_host_memory_is_refused(kernel_fixture *f)
{
    unsigned char *memory = host_memory();
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY | CLGL_BUFFER_USE_HOST_MEMORY;
    desc.size = PART;
    for (size_t shift = 1; shift <= 64; shift *= 2) {
        desc.data = memory + shift;
        expect_error_out(clgl_buffer_create(f->context, &desc, &buffer), CLGL_ERROR_MISALIGNED, buffer);
    }
    expect_message("aligned_alloc");
    desc.data = NULL;
    expect_error_out(clgl_buffer_create(f->context, &desc, &buffer), CLGL_ERROR_INVALID_ARGUMENT, buffer);
    expect_message("data is NULL");
    desc.data = memory;
    desc.flags |= CLGL_BUFFER_ALLOC_HOST_MEMORY;
    expect_error_out(clgl_buffer_create(f->context, &desc, &buffer), CLGL_ERROR_INVALID_ARGUMENT, buffer);
    desc.flags = CLGL_BUFFER_USE_HOST_MEMORY;
    expect_error_out(clgl_buffer_create(f->context, &desc, &buffer), CLGL_ERROR_INVALID_ARGUMENT, buffer);
    desc.flags = CLGL_BUFFER_ALLOC_HOST_MEMORY;
    expect_error_out(clgl_buffer_create(f->context, &desc, &buffer), CLGL_ERROR_INVALID_ARGUMENT, buffer);
    expect_message("CLGL_BUFFER_COMPUTE_ONLY");
    free_aligned(memory);
}

static void allocated_by_the_driver(kernel_fixture *f)
{
    unsigned char data[SIZE], got[SIZE];
    void *mapped = NULL;
    clgl_buffer buffer = NULL;
    fill_bytes(data, SIZE, 2);
    buffer = buffer_in_memory(f->context, CLGL_BUFFER_ALLOC_HOST_MEMORY, SIZE, data);
    assert_int_equal(info_of_buffer(buffer).flags, CLGL_BUFFER_COMPUTE_ONLY | CLGL_BUFFER_ALLOC_HOST_MEMORY);
    assert_null(info_of_buffer(buffer).host_memory);
    read_buffer(f->queue, buffer, got);
    expect_same_bytes(got, data, SIZE);
    expect_success(clgl_buffer_destroy(buffer));
    buffer = buffer_in_memory(f->context, CLGL_BUFFER_ALLOC_HOST_MEMORY, SIZE, NULL);
    expect_success(clgl_buffer_map(f->queue, buffer, CLGL_MAP_WRITE_DISCARD, NULL, 1, 0, NULL, &mapped, NULL));
    memcpy(mapped, data, SIZE);
    expect_success(clgl_buffer_unmap(f->queue, buffer, mapped, 0, NULL, NULL));
    read_buffer(f->queue, buffer, got);
    expect_same_bytes(got, data, SIZE);
    expect_success(clgl_buffer_destroy(buffer));
}

static cl_context native_of(clgl_context context)
{
    void *native = NULL;
    expect_success(clgl_context_cl_context(context, &native));
    return native;
}

static void adopted_cl_mems(kernel_fixture *f)
{
    unsigned char data[SIZE], got[SIZE];
    const cl_buffer_region region = {PAGE, PART};
    clgl_buffer whole = NULL, part = NULL;
    cl_mem mem = NULL, sub = NULL;
    const clgl_range behind = {PAGE + PART, 16}, within = {PAGE + 8, 16};
    fill_bytes(data, SIZE, 3);
    mem = clCreateBuffer(native_of(f->context), CL_MEM_COPY_HOST_PTR | CL_MEM_ALLOC_HOST_PTR, SIZE, data, NULL);
    sub = clCreateSubBuffer(mem, CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &region, NULL);
    expect_success(clgl_buffer_from_cl_mem(f->context, mem, CLGL_ACCESS_READ_ONLY, &whole));
    expect_success(clgl_buffer_from_cl_mem(f->context, sub, CLGL_ACCESS_READ_WRITE, &part));
    clReleaseMemObject(sub);
    clReleaseMemObject(mem);
    assert_int_equal(info_of_buffer(whole).size, SIZE);
    assert_int_equal(info_of_buffer(whole).flags, CLGL_BUFFER_COMPUTE_ONLY | CLGL_BUFFER_ALLOC_HOST_MEMORY);
    assert_int_equal(info_of_buffer(part).size, PART);
    assert_ptr_equal(mem_of(whole), mem);
    read_buffer(f->queue, whole, got);
    expect_same_bytes(got, data, SIZE);
    read_buffer(f->queue, part, got);
    expect_same_bytes(got, data + PAGE, PART);
    expect_error(clgl_buffer_fill(f->queue, whole, NULL, "x", 1, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    /* `part` is a sub-buffer of `whole`, so the bytes of a copy between the two buffers can overlap. */
    expect_error(clgl_buffer_copy(f->queue, whole, part, &within, 0, 0, NULL, NULL), CLGL_ERROR_OUT_OF_RANGE);
    expect_success(clgl_buffer_copy(f->queue, whole, part, &behind, 0, 0, NULL, NULL));
    memcpy(data + PAGE, data + behind.offset, behind.size);
    read_buffer(f->queue, whole, got);
    expect_same_bytes(got, data, SIZE);
    expect_success(clgl_buffer_destroy(whole));
    expect_success(clgl_buffer_destroy(part));
}

static void unusable_cl_mems_are_refused(kernel_fixture *f)
{
    const cl_image_format format = {CL_RGBA, CL_UNORM_INT8};
    cl_image_desc image_desc;
    cl_mem image = NULL, foreign = NULL;
    clgl_context other = NULL;
    clgl_buffer out = NULL, shared = NULL, part = NULL;
    memset(&image_desc, 0, sizeof image_desc);
    image_desc.image_type = CL_MEM_OBJECT_IMAGE2D;
    image_desc.image_width = image_desc.image_height = 8;
    image = clCreateImage(native_of(f->context), CL_MEM_READ_WRITE, &format, &image_desc, NULL, NULL);
    assert_non_null(image);
    expect_error_out(clgl_buffer_from_cl_mem(f->context, image, 0, &out), CLGL_ERROR_INVALID_ARGUMENT, out);
    expect_message("not a buffer");
    clReleaseMemObject(image);
    other = make_context(POCL, CLGL_TRANSPORT_AUTO);
    foreign = clCreateBuffer(native_of(other), 0, PART, NULL, NULL);
    expect_error_out(clgl_buffer_from_cl_mem(f->context, foreign, 0, &out), CLGL_ERROR_WRONG_CONTEXT, out);
    expect_error_out(clgl_buffer_from_cl_mem(other, foreign, 4, &out), CLGL_ERROR_INVALID_ARGUMENT, out);
    expect_error_out(clgl_buffer_from_cl_mem(other, NULL, 0, &out), CLGL_ERROR_INVALID_ARGUMENT, out);
    expect_error(clgl_buffer_from_cl_mem(other, foreign, 0, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    clReleaseMemObject(foreign);
    expect_success(clgl_context_destroy(other));
    shared = make_buffer(f->context, SIZE, NULL, 0);
    part = part_of(shared, PAGE, PART);
    expect_error_out(clgl_buffer_from_cl_mem(f->context, mem_of(shared), 0, &out), CLGL_ERROR_INVALID_ARGUMENT,
                     out);
    expect_error_out(clgl_buffer_from_cl_mem(f->context, mem_of(part), 0, &out), CLGL_ERROR_INVALID_ARGUMENT,
                     out);
    expect_message("shares with OpenGL");
    expect_success(clgl_buffer_destroy(part));
    expect_success(clgl_buffer_destroy(shared));
}

static void parents_references_and_mappings(kernel_fixture *f)
{
    clgl_buffer parent = buffer_in_memory(f->context, 0, SIZE, NULL), again = NULL;
    const clgl_buffer part = part_of(parent, PAGE, PART);
    const uint32_t references = info_of_buffer(parent).reference_count;
    void *first = NULL, *second = NULL;
    assert_int_equal(info_of_buffer(parent).is_sub_buffer, 0);
    assert_null(info_of_buffer(parent).parent);
    assert_int_equal(info_of_buffer(part).is_sub_buffer, 1);
    assert_ptr_equal(info_of_buffer(part).parent, parent);
    assert_int_equal(info_of_buffer(part).offset, PAGE);
    clRetainMemObject(mem_of(parent));
    assert_int_equal(info_of_buffer(parent).reference_count, references + 1);
    clReleaseMemObject(mem_of(parent));
    assert_int_equal(info_of_buffer(parent).reference_count, references);

    assert_int_equal(info_of_buffer(part).map_count, 0);
    expect_success(clgl_buffer_map(f->queue, part, CLGL_MAP_READ, NULL, 1, 0, NULL, &first, NULL));
    expect_success(clgl_buffer_map(f->queue, part, CLGL_MAP_WRITE, NULL, 1, 0, NULL, &second, NULL));
    assert_int_equal(info_of_buffer(part).map_count, 2);
    assert_int_equal(info_of_buffer(parent).map_count, 0);
    expect_success(clgl_buffer_unmap(f->queue, part, second, 0, NULL, NULL));
    expect_success(clgl_buffer_unmap(f->queue, part, first, 0, NULL, NULL));
    assert_int_equal(info_of_buffer(part).map_count, 0);
    expect_error(clgl_buffer_unmap(f->queue, part, f, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);

    expect_success(clgl_buffer_destroy(parent));
    assert_null(info_of_buffer(part).parent);
    assert_int_equal(info_of_buffer(part).is_sub_buffer, 1);
    /* The new buffer may reuse the handle-table slot of the destroyed parent. The library must not report the new
     * buffer as the parent. */
    again = buffer_in_memory(f->context, 0, SIZE, NULL);
    assert_null(info_of_buffer(part).parent);
    expect_success(clgl_buffer_destroy(again));
    expect_success(clgl_buffer_destroy(part));
}

/* A mapping stays valid while the buffer is released. Bytes that are written through the mapping reach OpenGL at
 * the next release after the unmap. */
static void a_mapping_ends_after_the_next_acquire(gl_fixture *s)
{
    unsigned char data[SIZE];
    const clgl_range range = {PAGE, PART}, first_half = {0, PAGE};
    const clgl_buffer buffer = make_buffer(s->context, SIZE, NULL, 0);
    const GLuint name = info_of_buffer(buffer).gl_name;
    clgl_handover part = handover_of(&buffer, 1);
    void *mapped = NULL;
    fill_bytes(data, SIZE, 4);
    write_gl(name, 0, SIZE, data);
    acquire(s->queue, buffer);
    expect_success(clgl_buffer_map(s->queue, buffer, CLGL_MAP_WRITE, &range, 1, 0, NULL, &mapped, NULL));
    release(s->queue, buffer);
    expect_error(clgl_buffer_unmap(s->queue, buffer, mapped, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    /* The unmap is still refused, because the acquired range does not contain the mapped range. */
    part.buffer_ranges = &first_half;
    expect_success(clgl_acquire(s->queue, &part, 0, NULL, NULL));
    expect_error(clgl_buffer_unmap(s->queue, buffer, mapped, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    expect_success(clgl_release(s->queue, &part, 0, NULL, NULL));
    assert_int_equal(info_of_buffer(buffer).map_count, 1);
    acquire(s->queue, buffer);
    expect_success(clgl_queue_finish(s->queue));
    fill_bytes(data + range.offset, range.size, 5);
    memcpy(mapped, data + range.offset, range.size);
    expect_success(clgl_buffer_unmap(s->queue, buffer, mapped, 0, NULL, NULL));
    assert_int_equal(info_of_buffer(buffer).map_count, 0);
    release(s->queue, buffer);
    expect_gl_bytes(name, 0, SIZE, data);
    expect_success(clgl_buffer_destroy(buffer));
}

static clgl_buffer_rect box(size_t x, size_t y, size_t other_x, size_t other_y)
{
    clgl_buffer_rect rect = CLGL_BUFFER_RECT_INIT;
    rect.buffer_origin[0] = x;
    rect.buffer_origin[1] = y;
    rect.other_origin[0] = other_x;
    rect.other_origin[1] = other_y;
    rect.region[0] = 16;
    rect.region[1] = 8;
    rect.region[2] = 1;
    rect.buffer_row_pitch = rect.other_row_pitch = 64;
    return rect;
}

/* A buffer and its sub-buffers use the same memory, so the bytes of a copy between them can overlap. */
static void boxes_overlap_across_parts(kernel_fixture *f)
{
    unsigned char data[SIZE], got[SIZE];
    clgl_buffer buffer = NULL, low = NULL, high = NULL;
    const clgl_range range = {PAGE, 16};
    clgl_buffer_rect rect = box(0, PAGE / 64, 0, 0);
    fill_bytes(data, SIZE, 6);
    buffer = buffer_in_memory(f->context, 0, SIZE, data);
    low = part_of(buffer, 0, PAGE + PART);
    high = part_of(buffer, PAGE, PAGE);
#define overlapping(call) expect_error(call, CLGL_ERROR_OUT_OF_RANGE)
    overlapping(clgl_buffer_copy_rect(f->queue, buffer, high, &rect, 0, NULL, NULL));
    expect_message("overlap");
    overlapping(clgl_buffer_copy_rect(f->queue, low, high, &rect, 0, NULL, NULL));
    overlapping(clgl_buffer_copy(f->queue, low, high, &range, 8, 0, NULL, NULL));
    rect = box(15, PAGE / 64 + 7, 0, 0);
    overlapping(clgl_buffer_copy_rect(f->queue, buffer, high, &rect, 0, NULL, NULL));
    /* The left and the right columns of the same rows do not overlap. */
    rect = box(16, PAGE / 64, 0, 0);
    expect_success(clgl_buffer_copy_rect(f->queue, low, high, &rect, 0, NULL, NULL));
    for (size_t y = 0; y < 8; ++y)
        memcpy(data + PAGE + y * 64, data + PAGE + y * 64 + 16, 16);
    rect = box(0, 0, 0, 1);
    overlapping(clgl_buffer_copy_rect(f->queue, buffer, buffer, &rect, 0, NULL, NULL));
    rect = box(0, PAGE / 64, 0, 0);
    rect.other_row_pitch = rect.buffer_row_pitch / 2;
    expect_error(clgl_buffer_copy_rect(f->queue, low, high, &rect, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("pitches differ");
    read_buffer(f->queue, buffer, got);
    expect_same_bytes(got, data, SIZE);
    expect_success(clgl_buffer_destroy(low));
    expect_success(clgl_buffer_destroy(high));
    expect_success(clgl_buffer_destroy(buffer));
}

KERNEL_TEST(used_in_place, SOURCE, 0)
KERNEL_TEST(unusable_host_memory_is_refused, SOURCE, 0)
KERNEL_TEST(allocated_by_the_driver, SOURCE, 0)
KERNEL_TEST(adopted_cl_mems, SOURCE, 0)
KERNEL_TEST(unusable_cl_mems_are_refused, SOURCE, 0)
KERNEL_TEST(parents_references_and_mappings, SOURCE, 0)
KERNEL_TEST(boxes_overlap_across_parts, SOURCE, 0)

static void a_mapping_ends_after_the_next_acquire_everywhere(void **state)
{
    (void)state;
    on_each_gl_fixture(a_mapping_ends_after_the_next_acquire);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(used_in_place_on_each_device),
        cmocka_unit_test(unusable_host_memory_is_refused_on_each_device),
        cmocka_unit_test(allocated_by_the_driver_on_each_device),
        cmocka_unit_test(adopted_cl_mems_on_each_device),
        cmocka_unit_test(unusable_cl_mems_are_refused_on_each_device),
        cmocka_unit_test(parents_references_and_mappings_on_each_device),
        cmocka_unit_test(boxes_overlap_across_parts_on_each_device),
        cmocka_unit_test(a_mapping_ends_after_the_next_acquire_everywhere),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
