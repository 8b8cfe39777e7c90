/* Tests OpenGL errors that are pending when the application calls clgl. The library logs and clears these errors,
 * and does not return them. */
#define _GNU_SOURCE
#include "support.h"

#define SIZE 4096u
#define NOTE_SIZE 512

static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};

/* Number of warnings that were logged, and the last warning */
typedef struct note {
    int warnings;
    char last[NOTE_SIZE];
} note;

static note noted;

static void take_note(clgl_log_level level, const char *message, void *user_data)
{
    note *n = user_data;
    if (level != CLGL_LOG_WARNING) return;
    ++n->warnings;
    snprintf(n->last, sizeof n->last, "%s", message);
}

/* Makes a call while an OpenGL error is pending. The call must succeed, log the error, and clear it. */
#define with_pending_error(call)                                                                                 \
    do {                                                                                                         \
        noted.warnings = 0;                                                                                      \
        glEnable(GL_NONE);                                                                                       \
        expect_success(call);                                                                                    \
        if (noted.warnings == 0) fail_msg("%s logged no warning", #call);                                        \
        assert_non_null(strstr(noted.last, "GL_INVALID_ENUM"));                                                  \
        expect_gl_clean();                                                                                       \
    } while (0)

static void hand_over_with_pending_errors(clgl_context context, clgl_queue queue)
{
    clgl_buffer_desc created = CLGL_BUFFER_DESC_INIT, wrapped = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffers[2] = {NULL, NULL};
    clgl_handover handover = handover_of(buffers, COUNT(buffers));
    clgl_fence fence = NULL;
    created.size = SIZE;
    wrapped.gl_name = make_gl_buffer(SIZE, NULL);
    with_pending_error(clgl_buffer_create(context, &created, &buffers[0]));
    with_pending_error(clgl_buffer_create(context, &wrapped, &buffers[1]));
    with_pending_error(clgl_acquire(queue, &handover, 0, NULL, NULL));
    expect_success(clgl_buffer_fill(queue, buffers[1], NULL, "x", 1, 0, NULL, NULL));
    with_pending_error(clgl_release(queue, &handover, 0, NULL, NULL));
    with_pending_error(clgl_acquire(queue, &handover, 0, NULL, NULL));
    expect_success(clgl_buffer_fill(queue, buffers[1], NULL, "x", 1, 0, NULL, NULL));
    handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
    expect_success(clgl_release(queue, &handover, 0, NULL, &fence));
    with_pending_error(clgl_fence_wait_gl(fence));
    expect_success(clgl_fence_destroy(fence));
    for (size_t i = 0; i < COUNT(buffers); ++i)
        expect_success(clgl_buffer_destroy(buffers[i]));
}

static void use_fences_with_pending_errors(clgl_context context)
{
    clgl_fence fence = NULL, adopted = NULL;
    void *sync = NULL;
    with_pending_error(clgl_fence_record_gl(context, &fence));
    with_pending_error(clgl_fence_gl_sync(fence, &sync));
    with_pending_error(clgl_fence_from_gl_sync(context, sync, &adopted));
    expect_success(clgl_fence_destroy(adopted));
    expect_success(clgl_fence_destroy(fence));
}

static void pending_errors_are_logged(void **state)
{
    (void)state;
    expect_success(clgl_log_set_callback(take_note, &noted, CLGL_LOG_WARNING));
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_context gl = make_best_gl();
        clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
        clgl_context context = NULL;
        clgl_queue queue = NULL;
        desc.device = find_device(POCL);
        desc.transport = transports[t];
        with_pending_error(clgl_context_create(&desc, &context));
        queue = make_queue(context, 0);
        hand_over_with_pending_errors(context, queue);
        use_fences_with_pending_errors(context);
        expect_success(clgl_queue_destroy(queue));
        expect_success(clgl_context_destroy(context));
        destroy_gl(&gl);
    }
    expect_success(clgl_log_set_callback(NULL, NULL, CLGL_LOG_WARNING));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pending_errors_are_logged),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
