/* Objects that end while the library uses them, and forked children that inherit objects. */
#define _GNU_SOURCE
#include "process_support.h"

#include <dlfcn.h>
#include <sys/wait.h>
#include <unistd.h>

#define SIZE 4096u
/* Timeout after which a child is killed by SIGALRM. */
#define PATIENCE_S 20

/* A context, a queue, and a buffer that the queue has acquired and written. */
typedef struct holding {
    clgl_context context;
    clgl_queue queue;
    clgl_buffer buffer;
    uint32_t value;
} holding;

static holding hold(uint32_t flags, int32_t transport)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    holding h = {NULL, NULL, NULL, 0x01020304};
    desc.flags = flags;
    desc.transport = transport;
    desc.device = find_device(POCL);
    expect_success(clgl_context_create(&desc, &h.context));
    h.queue = make_queue(h.context, 0);
    h.buffer = make_buffer(h.context, SIZE, NULL, CLGL_ACCESS_READ_WRITE);
    acquire(h.queue, h.buffer);
    expect_success(clgl_buffer_fill(h.queue, h.buffer, NULL, &h.value, sizeof h.value, 0, NULL, NULL));
    return h;
}

static int destroy_held(const holding *h)
{
    if (clgl_buffer_destroy(h->buffer)) return 1;
    if (clgl_queue_destroy(h->queue)) return 2;
    return clgl_context_destroy(h->context) ? 3 : 0;
}

static const int32_t without_vulkan[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};

static int has_vulkan(void) { return dlopen("libvulkan.so.1", RTLD_LAZY | RTLD_NOLOAD) != NULL; }

/* Runs in a child process: a library stays loaded. */
static void only_external_opens_vulkan(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(without_vulkan); ++i) {
        const holding h = hold(CLGL_CONTEXT_HEADLESS, without_vulkan[i]);
        assert_int_equal(destroy_held(&h), 0);
        assert_false(has_vulkan());
    }
}

/* Runs in a child process: once Vulkan is open, the exit handler of Mesa kills a forked child by a signal. */
static void forked_children_may_exit_without_vulkan(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(without_vulkan); ++i) {
        const holding h = hold(CLGL_CONTEXT_HEADLESS, without_vulkan[i]);
        int status = -1;
        pid_t child;
        fflush(NULL);
        child = fork();
        if (child == 0) {
            alarm(PATIENCE_S);
            exit(destroy_held(&h));
        }
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_int_equal(status, 0);
        expect_success(clgl_queue_finish(h.queue));
        assert_int_equal(destroy_held(&h), 0);
    }
}

static const struct CMUnitTest alone[] = {
    cmocka_unit_test(only_external_opens_vulkan),
    cmocka_unit_test(forked_children_may_exit_without_vulkan),
};

static void cases_succeed_in_child_processes(void **state)
{
    (void)state;
    /* Without rusticl, which would load more of Mesa. */
    for (size_t i = 0; i < COUNT(alone); ++i)
        assert_int_equal(run_again(alone[i].name, "RUSTICL_ENABLE", NULL), 0);
}

int main(int count, char **arguments)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cases_succeed_in_child_processes),
    };
    if (count > 1) {
        cmocka_set_test_filter(arguments[1]);
        return cmocka_run_group_tests(alone, NULL, NULL);
    }
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
