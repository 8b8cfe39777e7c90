/* Tests threads that destroy objects while other threads use these objects. Every call must return a documented
 * result. */
#define _POSIX_C_SOURCE 200809L
#include "process_support.h"
#include "thread_group.h"

#define WORDS 256u
#define SIZE (WORDS * (uint32_t)sizeof(uint32_t))
#define ROUNDS 60
/* PoCL 6.0 aborted once in thousands of rounds. With rusticl, one round can take half a second. */
#define QUEUE_ROUNDS_OF_POCL 2000
#define QUEUE_ROUNDS_OF_OTHERS 20

static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};

/* Objects that one thread replaces while the other threads use them */
typedef struct target {
    gl_context gl;
    clgl_context context;
    clgl_buffer buffer;
    clgl_queue queue;
    clgl_program program;
    clgl_kernel kernel;
    clgl_fence fence;
    int queue_rounds;
    int over;
} target;

/* Handles are accessed atomically, because several threads read and write them. */
#define LOAD(handle) __atomic_load_n(&(handle), __ATOMIC_ACQUIRE)
#define STORE(handle, value) __atomic_store_n(&(handle), (value), __ATOMIC_RELEASE)

#define expect_one_of(result, ...)                                                                               \
    do {                                                                                                         \
        static const clgl_result allowed[] = {CLGL_SUCCESS, CLGL_ERROR_INVALID_HANDLE, __VA_ARGS__};             \
        check_one_of((result), allowed, COUNT(allowed), __FILE__, __LINE__);                                     \
    } while (0)

static void check_one_of(clgl_result result, const clgl_result *allowed, size_t count, const char *file, int line)
{
    for (size_t i = 0; i < count; ++i)
        if (result == allowed[i]) return;
    print_error("%s: %s\n", clgl_result_name(result), clgl_error_message());
    _fail(file, line);
}

static clgl_program make_program(clgl_context context)
{
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program program = NULL;
    desc.source = "kernel void change(global uint *data) { data[get_global_id(0)] += 1u; }";
    expect_success(clgl_program_create(context, &desc, &program));
    return program;
}

/* Creates new objects and destroys the old objects, which other threads may use at the same time. */
static void replace_all(target *t, int on_gl_thread)
{
    const clgl_buffer buffer = t->buffer;
    const clgl_queue queue = t->queue;
    const clgl_kernel kernel = t->kernel;
    const clgl_fence fence = t->fence;
    clgl_kernel made = NULL;
    clgl_fence inserted = NULL;
    expect_success(clgl_kernel_create(t->program, "change", &made));
    STORE(t->kernel, made);
    expect_success(clgl_kernel_destroy(kernel));
    STORE(t->queue, make_queue(t->context, 0));
    expect_success(clgl_queue_destroy(queue));
    if (on_gl_thread)
        STORE(t->buffer, make_buffer(t->context, SIZE, NULL, CLGL_ACCESS_READ_WRITE));
    else
        STORE(t->buffer, make_compute_buffer(t->context, SIZE, NULL));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_fence_record_cl(t->queue, &inserted));
    STORE(t->fence, inserted);
    expect_success(clgl_fence_destroy(fence));
}

static void make_all(target *t, const char *device, clgl_transport transport, int shared)
{
    memset(t, 0, sizeof *t);
    t->gl = make_best_gl();
    t->context = make_context(device, transport);
    t->program = make_program(t->context);
    t->queue = make_queue(t->context, 0);
    expect_success(clgl_kernel_create(t->program, "change", &t->kernel));
    expect_success(clgl_fence_record_cl(t->queue, &t->fence));
    t->buffer = shared ? make_buffer(t->context, SIZE, NULL, CLGL_ACCESS_READ_WRITE)
                       : make_compute_buffer(t->context, SIZE, NULL);
    /* PoCL compiles a kernel at its first launch. If the process exits during that, PoCL crashes. */
    if (shared) acquire(t->queue, t->buffer);
    launch_change(t->queue, t->kernel, t->buffer, WORDS);
    if (shared) release(t->queue, t->buffer);
    expect_success(clgl_queue_finish(t->queue));
}

static void destroy_all(target *t)
{
    expect_success(clgl_fence_destroy(t->fence));
    expect_success(clgl_kernel_destroy(t->kernel));
    expect_success(clgl_program_destroy(t->program));
    expect_success(clgl_buffer_destroy(t->buffer));
    expect_success(clgl_queue_finish(t->queue));
    expect_success(clgl_queue_destroy(t->queue));
    expect_no_memory(t->context);
    expect_success(clgl_context_destroy(t->context));
    expect_gl_clean();
    destroy_gl(&t->gl);
}

static void use_commands(target *t)
{
    uint32_t data[WORDS];
    const uint32_t zero = 0;
    clgl_launch launch = CLGL_LAUNCH_INIT;
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    const clgl_fence fence = LOAD(t->fence);
    const clgl_buffer buffer = LOAD(t->buffer);
    const clgl_kernel kernel = LOAD(t->kernel);
    launch.global_size[0] = WORDS;
    expect_one_of(clgl_kernel_set_buffer(kernel, 0, buffer), CLGL_SUCCESS);
    expect_one_of(clgl_kernel_launch(LOAD(t->queue), kernel, &launch, 1, &fence, NULL), CLGL_ERROR_NOT_ACQUIRED,
                  CLGL_ERROR_INVALID_ARGUMENT);
    expect_one_of(clgl_buffer_read(LOAD(t->queue), buffer, NULL, data, 1, 0, NULL, NULL),
                  CLGL_ERROR_NOT_ACQUIRED);
    expect_one_of(clgl_buffer_fill(LOAD(t->queue), buffer, NULL, &zero, sizeof zero, 0, NULL, NULL),
                  CLGL_ERROR_NOT_ACQUIRED);
    expect_one_of(clgl_buffer_get_info(buffer, &info), CLGL_SUCCESS);
    expect_one_of(clgl_queue_finish(LOAD(t->queue)), CLGL_SUCCESS);
    expect_one_of(clgl_fence_wait(LOAD(t->fence), CLGL_FOREVER), CLGL_SUCCESS);
    expect_one_of(clgl_queue_barrier(LOAD(t->queue), 1, &fence, NULL), CLGL_SUCCESS);
}

/* Thread 0 replaces the objects while the other threads use them. */
static void compute_or_destroy(thread_member *self)
{
    target *t = self->common;
    if (self->number != 0) {
        while (!LOAD(t->over))
            use_commands(t);
        return;
    }
    for (int round = 0; round < ROUNDS; ++round)
        replace_all(t, 0);
    STORE(t->over, 1);
}

static void compute_objects_are_destroyed_while_in_use(void **state)
{
    target t;
    thread_group c = make_thread_group(&t);
    make_all(&t, *state, CLGL_TRANSPORT_AUTO, 0);
    run_thread_group(&c, compute_or_destroy);
    destroy_all(&t);
}

/* Thread 0 replaces the queue while the other threads wait for its commands. */
static void finish_or_destroy(thread_member *self)
{
    target *t = self->common;
    const uint32_t zero = 0;
    if (self->number == 0) {
        for (int round = 0; round < t->queue_rounds; ++round) {
            const clgl_queue queue = t->queue;
            STORE(t->queue, make_queue(t->context, 0));
            expect_success(clgl_queue_destroy(queue));
        }
        STORE(t->over, 1);
        return;
    }
    while (!LOAD(t->over)) {
        const clgl_queue queue = LOAD(t->queue);
        expect_one_of(clgl_buffer_fill(queue, t->buffer, NULL, &zero, sizeof zero, 0, NULL, NULL), CLGL_SUCCESS);
        expect_one_of(clgl_queue_finish(queue), CLGL_SUCCESS);
    }
}

static void queues_are_destroyed_during_a_finish(void **state)
{
    target t;
    thread_group c = make_thread_group(&t);
    make_all(&t, *state, CLGL_TRANSPORT_AUTO, 0);
    t.queue_rounds = strcmp(*state, POCL) == 0 ? QUEUE_ROUNDS_OF_POCL : QUEUE_ROUNDS_OF_OTHERS;
    run_thread_group(&c, finish_or_destroy);
    destroy_all(&t);
}

static void hand_over(target *t)
{
    const clgl_buffer buffer = LOAD(t->buffer);
    const clgl_queue queue = LOAD(t->queue);
    clgl_handover handover = handover_of(&buffer, 1);
    clgl_fence fence = NULL;
    expect_one_of(clgl_acquire(queue, &handover, 0, NULL, NULL), CLGL_ERROR_ALREADY_ACQUIRED);
    use_commands(t);
    handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
    expect_one_of(clgl_release(queue, &handover, 0, NULL, &fence), CLGL_ERROR_NOT_ACQUIRED);
    if (!fence) return;
    expect_success(clgl_fence_wait_gl(fence));
    expect_success(clgl_fence_destroy(fence));
}

static void hand_over_or_destroy(thread_member *self)
{
    target *t = self->common;
    if (self->number != 0) {
        while (!LOAD(t->over))
            hand_over(t);
        return;
    }
    for (int round = 0; round < ROUNDS; ++round)
        replace_all(t, 1);
    STORE(t->over, 1);
}

static void shared_objects_are_destroyed_while_in_use(void **state)
{
    for (size_t i = 0; i < COUNT(transports); ++i) {
        target t;
        thread_group c;
        make_all(&t, *state, transports[i], 1);
        c = make_gl_thread_group(&t, &t.gl);
        run_thread_group(&c, hand_over_or_destroy);
        end_gl_thread_group(&c);
        destroy_all(&t);
    }
}

/* Thread 0 destroys the context while the other threads create objects in it. */
static void use_context(thread_member *self)
{
    target *t = self->common;
    char text[64];
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.size = SIZE;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    if (self->number == 0) {
        sleep_ms(1);
        expect_success(clgl_context_destroy(t->context));
        return;
    }
    for (;;) {
        clgl_buffer buffer = NULL;
        clgl_queue queue = NULL;
        expect_one_of(clgl_context_get_report(t->context, sizeof text, text, NULL), CLGL_SUCCESS);
        expect_one_of(clgl_buffer_create(t->context, &desc, &buffer), CLGL_SUCCESS);
        self->result = clgl_queue_create(t->context, NULL, &queue);
        expect_one_of(self->result, CLGL_SUCCESS);
        if (buffer && queue) {
            const uint32_t one = 1;
            expect_success(clgl_buffer_fill(queue, buffer, NULL, &one, sizeof one, 0, NULL, NULL));
            expect_success(clgl_queue_finish(queue));
        }
        expect_success(clgl_queue_destroy(queue));
        expect_success(clgl_buffer_destroy(buffer));
        if (self->result == CLGL_ERROR_INVALID_HANDLE) return;
    }
}

static void the_context_is_destroyed_while_in_use(void **state)
{
    enum { contexts = 10 };
    gl_context gl = make_best_gl();
    for (int i = 0; i < contexts; ++i) {
        target t;
        thread_group c = make_thread_group(&t);
        memset(&t, 0, sizeof t);
        t.context = make_context(*state, CLGL_TRANSPORT_AUTO);
        run_thread_group(&c, use_context);
        assert_int_equal(count_results(&c, CLGL_ERROR_INVALID_HANDLE), THREAD_GROUP_SIZE - 1);
    }
    destroy_gl(&gl);
}

#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_BOTH(compute_objects_are_destroyed_while_in_use),
        ON_BOTH(queues_are_destroyed_during_a_finish),
        ON_BOTH(shared_objects_are_destroyed_while_in_use),
        ON_BOTH(the_context_is_destroyed_while_in_use),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
