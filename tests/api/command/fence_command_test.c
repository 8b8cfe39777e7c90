/* Tests the command type and the profiling times that fences report. */
#define _GNU_SOURCE
#include "compute_support.h"
#include "texture_support.h"

#define BYTES (NUMBERS * sizeof(uint32_t))

static int32_t nothing_on_the_host(void *user_data)
{
    (void)user_data;
    return 0;
}

static void expect_command(clgl_fence *fence, clgl_command_type command)
{
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    expect_success(clgl_fence_get_info(*fence, &info));
    assert_int_equal(info.command, command);
    expect_success(clgl_fence_wait(*fence, CLGL_FOREVER));
    expect_success(clgl_fence_get_info(*fence, &info));
    assert_int_equal(info.command, command);
    expect_success(clgl_fence_destroy(*fence));
    *fence = NULL;
}

static clgl_buffer_rect whole_rect(void)
{
    clgl_buffer_rect rect = CLGL_BUFFER_RECT_INIT;
    rect.region[0] = sizeof(uint32_t);
    rect.region[1] = rect.region[2] = 1;
    return rect;
}

static void buffer_commands_are_reported(clgl_queue queue, clgl_buffer a, clgl_buffer b)
{
    const clgl_buffer_rect rect = whole_rect();
    uint32_t data[NUMBERS] = {0};
    void *mapped = NULL;
    clgl_fence fence = NULL;
    expect_success(clgl_buffer_read(queue, a, NULL, data, 0, 0, NULL, &fence));
    expect_command(&fence, CLGL_COMMAND_READ_BUFFER);
    expect_success(clgl_buffer_write(queue, a, NULL, data, 0, 0, NULL, &fence));
    expect_command(&fence, CLGL_COMMAND_WRITE_BUFFER);
    expect_success(clgl_buffer_copy(queue, a, b, NULL, 0, 0, NULL, &fence));
    expect_command(&fence, CLGL_COMMAND_COPY_BUFFER);
    expect_success(clgl_buffer_fill(queue, a, NULL, data, sizeof data[0], 0, NULL, &fence));
    expect_command(&fence, CLGL_COMMAND_FILL_BUFFER);
    expect_success(clgl_buffer_read_rect(queue, a, &rect, data, 0, 0, NULL, &fence));
    expect_command(&fence, CLGL_COMMAND_READ_BUFFER_RECT);
    expect_success(clgl_buffer_write_rect(queue, a, &rect, data, 0, 0, NULL, &fence));
    expect_command(&fence, CLGL_COMMAND_WRITE_BUFFER_RECT);
    expect_success(clgl_buffer_copy_rect(queue, a, b, &rect, 0, NULL, &fence));
    expect_command(&fence, CLGL_COMMAND_COPY_BUFFER_RECT);
    expect_success(clgl_buffer_map(queue, a, CLGL_MAP_READ, NULL, 0, 0, NULL, &mapped, &fence));
    expect_command(&fence, CLGL_COMMAND_MAP_BUFFER);
    expect_success(clgl_buffer_unmap(queue, a, mapped, 0, NULL, &fence));
    expect_command(&fence, CLGL_COMMAND_UNMAP);
}

/* A view command reports one command type, even if the library splits the command into several OpenCL
 * commands. */
static void view_commands_are_reported(clgl_queue queue, clgl_buffer a, clgl_buffer b)
{
    const size_t shape[] = {4, 4, 4, 4};
    const int64_t index[] = {1, 1, 1, 1};
    uint32_t data[NUMBERS] = {0};
    clgl_view from = CLGL_VIEW_INIT, into = CLGL_VIEW_INIT;
    clgl_fence fence = NULL;
    expect_success(clgl_view_init(a, CLGL_ELEMENT_UINT8, 1, NULL, COUNT(shape), shape, &from));
    expect_success(clgl_view_init(b, CLGL_ELEMENT_UINT8, 1, NULL, COUNT(shape), shape, &into));
    /* The rounds use contiguous views, boxes, views that need several OpenCL commands, and empty views. */
    for (int round = 0; round < 4; ++round) {
        if (round == 1) from.shape[3] = into.shape[3] = 2;
        if (round == 2) from.shape[2] = into.shape[2] = from.shape[1] = into.shape[1] = 2;
        if (round == 3) from.shape[0] = into.shape[0] = 0;
        expect_success(clgl_view_read(queue, &from, NULL, data, 0, 0, NULL, &fence));
        expect_command(&fence, CLGL_COMMAND_READ_BUFFER);
        expect_success(clgl_view_write(queue, &from, NULL, data, 0, 0, NULL, &fence));
        expect_command(&fence, CLGL_COMMAND_WRITE_BUFFER);
        expect_success(clgl_view_fill(queue, &from, data, 0, NULL, &fence));
        expect_command(&fence, CLGL_COMMAND_FILL_BUFFER);
        expect_success(clgl_view_copy(queue, &from, &into, 0, NULL, &fence));
        expect_command(&fence, CLGL_COMMAND_COPY_BUFFER);
        if (round == 3) break;
        expect_success(clgl_view_read_item(queue, &from, index, data, 0, 0, NULL, &fence));
        expect_command(&fence, CLGL_COMMAND_READ_BUFFER);
        expect_success(clgl_view_write_item(queue, &from, index, data, 0, 0, NULL, &fence));
        expect_command(&fence, CLGL_COMMAND_WRITE_BUFFER);
    }
}

/* Copies rows without gaps (one OpenCL command) and rows with gaps (several OpenCL commands). */
static void texture_copies_are_reported(clgl_context context, clgl_queue queue, clgl_buffer buffer)
{
    image i = make_image(context, describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8), 1);
    clgl_texture_region region = whole_image(&i);
    clgl_fence fence = NULL;
    for (size_t more = 0; more < 2; ++more) {
        region.row_pitch = (region.extent[0] + more) * 4;
        expect_success(clgl_texture_copy_to_buffer(queue, i.texture, buffer, &region, 0, 0, NULL, &fence));
        expect_command(&fence, CLGL_COMMAND_COPY_TEXTURE_TO_BUFFER);
        expect_success(clgl_buffer_copy_to_texture(queue, buffer, i.texture, 0, &region, 0, NULL, &fence));
        expect_command(&fence, CLGL_COMMAND_COPY_BUFFER_TO_TEXTURE);
    }
    destroy_image(&i);
}

static void queue_commands_are_reported(clgl_context context, clgl_queue queue, clgl_buffer buffer)
{
    const clgl_program program = build_program(context, COMPUTE_SOURCE);
    const clgl_kernel kernel = find_kernel(program, "scale");
    const clgl_launch launch = launch_of(NUMBERS, 0);
    const uint32_t by = 2;
    clgl_migration migration = CLGL_MIGRATION_INIT;
    clgl_fence fence = NULL;
    migration.buffers = &buffer;
    migration.buffer_count = 1;
    expect_success(clgl_kernel_set_buffer(kernel, 0, buffer));
    expect_success(clgl_kernel_set_value(kernel, 1, sizeof by, &by));
    expect_success(clgl_kernel_launch(queue, kernel, &launch, 0, NULL, &fence));
    expect_command(&fence, CLGL_COMMAND_KERNEL);
    expect_success(clgl_kernel_launch_task(queue, kernel, 0, NULL, &fence));
    expect_command(&fence, CLGL_COMMAND_KERNEL);
    expect_success(clgl_queue_launch_host_function(queue, nothing_on_the_host, NULL, 0, NULL, &fence));
    expect_command(&fence, CLGL_COMMAND_HOST_FUNCTION);
    expect_success(clgl_queue_barrier(queue, 0, NULL, &fence));
    expect_command(&fence, CLGL_COMMAND_BARRIER);
    expect_success(clgl_queue_marker(queue, 0, NULL, &fence));
    expect_command(&fence, CLGL_COMMAND_MARKER);
    expect_success(clgl_fence_record_cl(queue, &fence));
    expect_command(&fence, CLGL_COMMAND_MARKER);
    expect_success(clgl_migrate(queue, &migration, 0, NULL, &fence));
    expect_command(&fence, CLGL_COMMAND_MIGRATE);
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
}

static void hand_over_commands_are_reported(clgl_context context, clgl_queue queue)
{
    const clgl_buffer shared = make_buffer(context, BYTES, NULL, CLGL_ACCESS_READ_WRITE);
    const clgl_handover handover = handover_of(&shared, 1);
    clgl_migration migration = CLGL_MIGRATION_INIT;
    clgl_fence fence = NULL;
    migration.buffers = &shared;
    migration.buffer_count = 1;
    expect_named_error(clgl_migrate(queue, &migration, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    expect_success(clgl_acquire(queue, &handover, 0, NULL, &fence));
    expect_command(&fence, CLGL_COMMAND_ACQUIRE);
    expect_success(clgl_migrate(queue, &migration, 0, NULL, NULL));
    expect_success(clgl_release(queue, &handover, 0, NULL, &fence));
    expect_command(&fence, CLGL_COMMAND_RELEASE);
    expect_success(clgl_fence_record_gl(context, &fence));
    expect_command(&fence, CLGL_COMMAND_GL_FENCE);
    expect_success(clgl_buffer_destroy(shared));
}

static void commands_are_reported(void **state)
{
    gl_fixture s = open_gl_fixture(*state, CLGL_TRANSPORT_AUTO, 0);
    const clgl_context context = s.context;
    const clgl_queue queue = s.queue;
    const clgl_buffer a = compute_buffer(context, BYTES, NULL), b = compute_buffer(context, BYTES, NULL);
    clgl_fence user = user_fence(context), adopted = NULL;
    void *event = NULL;
    buffer_commands_are_reported(queue, a, b);
    view_commands_are_reported(queue, a, b);
    texture_copies_are_reported(context, queue, a);
    if (strcmp(*state, POCL) == 0) {
        const clgl_queue disordered = make_queue(context, CLGL_QUEUE_OUT_OF_ORDER);
        view_commands_are_reported(disordered, a, b);
        texture_copies_are_reported(context, disordered, a);
        expect_success(clgl_queue_destroy(disordered));
    }
    queue_commands_are_reported(context, queue, a);
    hand_over_commands_are_reported(context, queue);
    expect_success(clgl_fence_cl_event(user, &event));
    expect_success(clgl_fence_from_cl_event(context, event, &adopted));
    expect_success(clgl_fence_signal(user, 0));
    expect_command(&user, CLGL_COMMAND_USER);
    expect_command(&adopted, CLGL_COMMAND_USER);
    expect_success(clgl_buffer_destroy(a));
    expect_success(clgl_buffer_destroy(b));
    close_gl_fixture(&s);
}

static int keeps_times(const char *name)
{
    clgl_device_info info = CLGL_DEVICE_INFO_INIT;
    expect_success(clgl_device_get_info(find_device(name), &info));
    return (info.queue_on_host_properties & CLGL_DEVICE_QUEUE_PROFILING) != 0;
}

static uint64_t drivers_time(void *event, cl_profiling_info stage)
{
    cl_ulong time = 0;
    assert_int_equal(clGetEventProfilingInfo(event, stage, sizeof time, &time, NULL), CL_SUCCESS);
    return time;
}

static void times_reach_to_the_completion(void **state)
{
    const clgl_context context = make_compute(*state);
    const clgl_queue queue = make_queue(context, CLGL_QUEUE_PROFILING);
    const clgl_buffer buffer = compute_buffer(context, BYTES, NULL);
    const unsigned char zero = 0;
    clgl_profiling times = CLGL_PROFILING_INIT;
    clgl_fence fence = NULL;
    cl_ulong complete = 0;
    void *event = NULL;
    expect_success(clgl_buffer_fill(queue, buffer, NULL, &zero, sizeof zero, 0, NULL, &fence));
    expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    if (!keeps_times(*state)) {
        expect_error(clgl_fence_get_profiling(fence, &times), CLGL_ERROR_UNSUPPORTED);
        assert_non_null(strstr(clgl_error_message(), "reports incorrect times"));
        goto end;
    }
    expect_success(clgl_fence_get_profiling(fence, &times));
    expect_success(clgl_fence_cl_event(fence, &event));
    assert_true(times.queued_ns == drivers_time(event, CL_PROFILING_COMMAND_QUEUED));
    assert_true(times.submitted_ns == drivers_time(event, CL_PROFILING_COMMAND_SUBMIT));
    assert_true(times.started_ns == drivers_time(event, CL_PROFILING_COMMAND_START));
    assert_true(times.ended_ns == drivers_time(event, CL_PROFILING_COMMAND_END));
    assert_true(times.queued_ns <= times.submitted_ns);
    assert_true(times.submitted_ns <= times.started_ns);
    assert_true(times.started_ns <= times.ended_ns);
    if (clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_COMPLETE, sizeof complete, &complete, NULL) ==
        CL_SUCCESS)
        assert_true(times.completed_ns >= times.ended_ns);
    assert_true(times.completed_ns == complete);
end:
    expect_success(clgl_fence_destroy(fence));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
}

#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_BOTH(commands_are_reported),
        ON_BOTH(times_reach_to_the_completion),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
