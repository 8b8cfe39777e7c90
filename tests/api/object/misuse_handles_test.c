/* Passes every kind of invalid handle to the functions of handle_calls.h. Each call must return the documented
 * error, set a message, and clear its out parameters. The destroy functions get only handles of destroyed objects
 * and of objects of other types. */
#define _GNU_SOURCE
#include "handle_calls.h"

static void make_all(void)
{
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    gl = make_best_gl();
    device = find_device(POCL);
    context = make_context(POCL, CLGL_TRANSPORT_AUTO);
    queue = make_queue(context, 0);
    buffer = make_buffer(context, SIZE, NULL, 0);
    acquire(queue, buffer);
    expect_success(clgl_fence_create_user(context, &fence));
    desc.source = "kernel void change(global uint *data) { data[0] = 1u; }";
    expect_success(clgl_program_create(context, &desc, &program));
    expect_success(clgl_kernel_create(program, "change", &kernel));
}

static void destroy_all(void)
{
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
    expect_success(clgl_fence_destroy(fence));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_queue_destroy(queue));
    expect_no_memory(context);
    expect_success(clgl_context_destroy(context));
    expect_gl_clean();
    destroy_gl(&gl);
}

static void refuse(const entry *e, void *handle)
{
    clgl_result result = CLGL_SUCCESS;
    memset(&out, RUBBISH, sizeof out);
    result = e->call(handle);
    /* The device in a descriptor may be NULL. */
    if (!handle && e->call == d_context) {
        expect_success(result);
        expect_success(clgl_context_destroy(out.handle));
        return;
    }
    if (!handle && e->call == d_queue) {
        expect_success(result);
        expect_success(clgl_queue_destroy(out.handle));
        return;
    }
    expect_refused(e, handle, result, out.handle);
}

static void bad_handles_are_refused(void **state)
{
    void *good[KIND_COUNT];
    clgl_buffer stale = NULL;
    (void)state;
    make_all();
    good[CONTEXT] = context;
    good[QUEUE] = queue;
    good[BUFFER] = buffer;
    good[FENCE_KIND] = fence;
    good[PROGRAM] = program;
    good[KERNEL] = kernel;
    good[DEVICE] = device;
    stale = make_buffer(context, SIZE, NULL, 0);
    expect_success(clgl_buffer_destroy(stale));
    for (size_t i = 0; i < COUNT(entries); ++i) {
        refuse(&entries[i], NULL);
        refuse(&entries[i], GARBAGE);
        refuse(&entries[i], &out);
        refuse(&entries[i], (void *)~(uintptr_t)0);
        refuse(&entries[i], stale);
        for (kind k = CONTEXT; k < KIND_COUNT; ++k)
            if (k != entries[i].wanted) refuse(&entries[i], good[k]);
    }
    destroy_all();
}

/* Destroys all objects, and passes their handles to the functions. */
static void stale_handles_are_refused(void **state)
{
    void *stale[KIND_COUNT];
    (void)state;
    make_all();
    stale[CONTEXT] = context;
    stale[QUEUE] = queue;
    stale[BUFFER] = buffer;
    stale[FENCE_KIND] = fence;
    stale[PROGRAM] = program;
    stale[KERNEL] = kernel;
    destroy_all();
    make_all();
    for (size_t i = 0; i < COUNT(entries); ++i)
        if (entries[i].wanted != DEVICE) refuse(&entries[i], stale[entries[i].wanted]);
    expect_error(clgl_context_destroy(stale[CONTEXT]), CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_queue_destroy(stale[QUEUE]), CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_buffer_destroy(stale[BUFFER]), CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_fence_destroy(stale[FENCE_KIND]), CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_program_destroy(stale[PROGRAM]), CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_kernel_destroy(stale[KERNEL]), CLGL_ERROR_INVALID_HANDLE);
    /* A destroy function fails for objects of another type. The object stays valid. */
    expect_error(clgl_queue_destroy((clgl_queue)(void *)buffer), CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_buffer_destroy((clgl_buffer)(void *)queue), CLGL_ERROR_INVALID_HANDLE);
    destroy_all();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bad_handles_are_refused),
        cmocka_unit_test(stale_handles_are_refused),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
