/* Tests that a failure during a hand-over affects only the objects in that call. */
#include "kernel_support.h"

#define SIZE 4096
#define HALF (SIZE / 2)
#define FAILURE (-5)

static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};

static clgl_fence failed_fence(clgl_context context)
{
    clgl_fence fence = NULL;
    expect_success(clgl_fence_create_user(context, &fence));
    expect_success(clgl_fence_signal(fence, FAILURE));
    return fence;
}

/* The application deletes an acquired buffer, and binds another buffer to GL_COPY_WRITE_BUFFER. The release must
 * fail and must not write the other buffer. */
static void a_deleted_buffer_affects_no_other(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_fixture s = open_gl_fixture(POCL, transports[t], 0);
        unsigned char zeros[SIZE] = {0};
        const GLuint name = make_gl_buffer(SIZE, zeros), other = make_gl_buffer(SIZE, zeros);
        clgl_buffer buffer = wrap_buffer(s.context, name, 0, CLGL_ACCESS_READ_WRITE);
        const clgl_handover handover = handover_of(&buffer, 1);
        acquire(s.queue, buffer);
        expect_success(clgl_buffer_fill(s.queue, buffer, NULL, "f", 1, 0, NULL, NULL));
        glDeleteBuffers(1, &name);
        glBindBuffer(GL_COPY_WRITE_BUFFER, other);
        expect_error(clgl_release(s.queue, &handover, 0, NULL, NULL), CLGL_ERROR_INVALID_GL_OBJECT);
        expect_gl_bytes(other, 0, SIZE, zeros);
        assert_int_equal(info_of_buffer(buffer).acquired, 0);
        expect_success(clgl_buffer_destroy(buffer));
        glDeleteBuffers(1, &other);
        close_gl_fixture(&s);
    }
}

static void a_failed_fence_is_not_waited_for(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_fixture s = open_gl_fixture(POCL, transports[t], 0);
        clgl_buffer buffer = make_buffer(s.context, SIZE, NULL, CLGL_ACCESS_READ_WRITE);
        const clgl_handover handover = handover_of(&buffer, 1);
        const clgl_fence failed = failed_fence(s.context);
        clgl_native_source source = CLGL_NATIVE_NONE;
        int32_t code = 0;
        expect_error(clgl_acquire(s.queue, &handover, 1, &failed, NULL), CLGL_ERROR_COMMAND_FAILED);
        assert_int_equal(clgl_error_get_native_code(&source, &code), CLGL_SUCCESS);
        assert_int_equal(source, CLGL_NATIVE_OPENCL);
        assert_int_equal(code, FAILURE);
        assert_int_equal(info_of_buffer(buffer).acquired, 0);
        expect_error(clgl_queue_barrier(s.queue, 1, &failed, NULL), CLGL_ERROR_COMMAND_FAILED);
        acquire(s.queue, buffer);
        release(s.queue, buffer);
        expect_success(clgl_queue_finish(s.queue));
        expect_success(clgl_fence_destroy(failed));
        expect_success(clgl_buffer_destroy(buffer));
        close_gl_fixture(&s);
    }
}

/* A release with a failed fence in its wait list fails, but ends the acquisition of the buffer. */
static void a_failed_fence_does_not_keep_what_is_released(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_fixture s = open_gl_fixture(POCL, transports[t], 0);
        clgl_buffer buffer = make_buffer(s.context, SIZE, NULL, CLGL_ACCESS_READ_WRITE);
        clgl_handover handover = handover_of(&buffer, 1);
        const clgl_queue other = make_queue(s.context, 0);
        clgl_buffer plain = compute_buffer(s.context, SIZE, NULL);
        unsigned char ones[SIZE];
        clgl_fence waits[] = {failed_fence(s.context), NULL};
        clgl_fence done = NULL;
        memset(ones, 1, sizeof ones);
        acquire(s.queue, buffer);
        expect_success(clgl_buffer_fill(s.queue, buffer, NULL, ones, 1, 0, NULL, NULL));
        expect_success(clgl_buffer_fill(other, plain, NULL, ones, 1, 0, NULL, &waits[1]));
        expect_error(clgl_release(s.queue, &handover, 2, waits, NULL), CLGL_ERROR_COMMAND_FAILED);
        assert_int_equal(info_of_buffer(buffer).acquired, 0);
        /* The release must have waited for the second fence. */
        expect_success(clgl_fence_wait(waits[1], 0));
        expect_gl_bytes(info_of_buffer(buffer).gl_name, 0, SIZE, ones);
        acquire(s.queue, buffer);
        handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
        expect_error(clgl_release(s.queue, &handover, 2, waits, &done), CLGL_ERROR_COMMAND_FAILED);
        assert_null(done);
        assert_int_equal(info_of_buffer(buffer).acquired, 0);
        acquire(s.queue, buffer);
        release(s.queue, buffer);
        for (size_t i = 0; i < COUNT(waits); ++i)
            expect_success(clgl_fence_destroy(waits[i]));
        expect_success(clgl_buffer_destroy(plain));
        expect_success(clgl_buffer_destroy(buffer));
        expect_success(clgl_queue_destroy(other));
        close_gl_fixture(&s);
    }
}

static void commands_behind_a_failed_fence_fail(void **state)
{
    (void)state;
    for (int adopted = 0; adopted <= 1; ++adopted) {
        gl_fixture s = open_gl_fixture(POCL, CLGL_TRANSPORT_AUTO, 0);
        clgl_buffer buffer = make_buffer(s.context, SIZE, NULL, CLGL_ACCESS_READ_WRITE);
        clgl_fence gate = NULL;
        cl_event event = NULL;
        void *native = NULL;
        cl_int code = CL_SUCCESS;
        acquire(s.queue, buffer);
        expect_success(clgl_context_cl_context(s.context, &native));
        if (adopted) {
            event = clCreateUserEvent((cl_context)native, &code);
            expect_success(clgl_fence_from_cl_event(s.context, event, &gate));
        } else {
            expect_success(clgl_fence_create_user(s.context, &gate));
        }
        expect_success(clgl_buffer_fill(s.queue, buffer, NULL, "a", 1, 1, &gate, NULL));
        expect_success(clgl_buffer_fill(s.queue, buffer, NULL, "b", 1, 0, NULL, NULL));
        if (adopted)
            clSetUserEventStatus(event, FAILURE);
        else
            expect_success(clgl_fence_signal(gate, FAILURE));
        expect_success(clgl_queue_finish(s.queue));
        expect_success(clgl_fence_destroy(gate));
        if (adopted) clReleaseEvent(event);
        expect_success(clgl_buffer_destroy(buffer));
        close_gl_fixture(&s);
    }
}

/* Each of two queues makes a deferred release of one half of a buffer. The release of the first half fails. The
 * release of the second half must succeed. */
static void a_deferred_release_stands_for_itself(void **state)
{
    const clgl_range halves[] = {{0, HALF}, {HALF, HALF}};
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_fixture s = open_gl_fixture(POCL, transports[t], 0);
        const clgl_queue queues[] = {s.queue, make_queue(s.context, 0)};
        unsigned char zeros[SIZE] = {0}, ones[HALF];
        const GLuint name = make_gl_buffer(SIZE, zeros);
        clgl_buffer buffer = wrap_buffer(s.context, name, 0, CLGL_ACCESS_READ_WRITE);
        clgl_fence gate = NULL, released[COUNT(halves)];
        memset(ones, 1, sizeof ones);
        expect_success(clgl_fence_create_user(s.context, &gate));
        for (size_t i = 0; i < COUNT(halves); ++i) {
            clgl_handover handover = handover_of(&buffer, 1);
            handover.buffer_ranges = &halves[i];
            handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
            expect_success(clgl_acquire(queues[i], &handover, 0, NULL, NULL));
            expect_success(clgl_buffer_fill(queues[i], buffer, &halves[i], ones, 1, 0, NULL, NULL));
            /* Releases the second half before the first half. */
            if (i == 0) continue;
            expect_success(clgl_release(queues[i], &handover, 0, NULL, &released[i]));
            handover.buffer_ranges = &halves[0];
            expect_success(clgl_release(queues[0], &handover, 1, &gate, &released[0]));
        }
        expect_success(clgl_fence_wait_gl(released[1]));
        expect_gl_bytes(name, HALF, HALF, ones);
        expect_success(clgl_fence_signal(gate, FAILURE));
        expect_error(clgl_fence_wait_gl(released[0]), CLGL_ERROR_COMMAND_FAILED);
        expect_success(clgl_fence_wait_gl(released[1]));
        expect_gl_bytes(name, 0, HALF, zeros);
        for (size_t i = 0; i < COUNT(halves); ++i)
            expect_success(clgl_fence_destroy(released[i]));
        expect_success(clgl_fence_destroy(gate));
        expect_success(clgl_queue_destroy(queues[1]));
        expect_success(clgl_buffer_destroy(buffer));
        glDeleteBuffers(1, &name);
        close_gl_fixture(&s);
    }
}

/* A release fails while an earlier command is pending. The memory must stay allocated until the earlier command
 * has completed. */
static void memory_outlives_the_commands_before_a_failure(void **state)
{
    static const uint32_t flags[] = {0, CLGL_QUEUE_OUT_OF_ORDER};
    (void)state;
    for (size_t i = 0; i < COUNT(flags); ++i) {
        gl_fixture s = open_gl_fixture(POCL, CLGL_TRANSPORT_MAPPED, flags[i]);
        clgl_buffer buffer = make_buffer(s.context, SIZE, NULL, CLGL_ACCESS_READ_WRITE);
        const GLuint name = info_of_buffer(buffer).gl_name;
        clgl_handover handover = handover_of(&buffer, 1);
        clgl_fence gate = NULL, fails = NULL, filled = NULL, released = NULL;
        handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
        expect_success(clgl_fence_create_user(s.context, &gate));
        expect_success(clgl_fence_create_user(s.context, &fails));
        acquire(s.queue, buffer);
        expect_success(clgl_buffer_fill(s.queue, buffer, NULL, "f", 1, 1, &gate, &filled));
        expect_success(clgl_release(s.queue, &handover, 1, &fails, &released));
        expect_success(clgl_fence_signal(fails, FAILURE));
        expect_success(clgl_buffer_destroy(buffer));
        assert_int_equal(glIsBuffer(name), GL_TRUE);
        expect_success(clgl_fence_destroy(released));
        assert_int_equal(glIsBuffer(name), GL_TRUE);
        expect_success(clgl_fence_signal(gate, 0));
        expect_success(clgl_fence_wait(filled, CLGL_FOREVER));
        /* The driver deletes the OpenGL object some time after the command has completed. */
        while (glIsBuffer(name)) {
            clgl_fence fence = NULL;
            expect_success(clgl_fence_record_gl(s.context, &fence));
            expect_success(clgl_fence_destroy(fence));
        }
        expect_success(clgl_fence_destroy(filled));
        expect_success(clgl_fence_destroy(fails));
        expect_success(clgl_fence_destroy(gate));
        close_gl_fixture(&s);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_deleted_buffer_affects_no_other),
        cmocka_unit_test(a_failed_fence_is_not_waited_for),
        cmocka_unit_test(a_failed_fence_does_not_keep_what_is_released),
        cmocka_unit_test(commands_behind_a_failed_fence_fail),
        cmocka_unit_test(a_deferred_release_stands_for_itself),
        cmocka_unit_test(memory_outlives_the_commands_before_a_failure),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
