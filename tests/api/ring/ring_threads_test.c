/* Tests rings between two threads. The drawing thread has an OpenGL context. The OpenCL thread has a context of
 * the same share group, or no context. Frames must be complete and in order. Slots must not be overwritten while
 * OpenGL reads them. */
#define _GNU_SOURCE
#include "ring_support.h"

#include <pthread.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
/* Sanitizers are slow, so the test uses fewer frames. */
#define FRAMES 8u
#else
#define FRAMES 20u
#endif
#define MESSAGE_SIZE 256
#define SIDE 32

static uint32_t the_seed;

typedef struct work {
    ring_fixture *w;
    clgl_ring ring;
    clgl_ring_mode mode;
    uint32_t slot_count;
    /* OpenGL context of the OpenCL thread, or EGL_NO_CONTEXT */
    gl_context gl;
    int with_previous;
    uint32_t seed;
    /* Maximum pauses of the OpenCL thread and of the drawing thread, in units of 0.1 ms */
    uint32_t compute_pause, drawing_pause;
    clgl_result result;
    char message[MESSAGE_SIZE];
    /* Set to 1 by the thread immediately before a blocking call */
    int begun;
} work;

static void dawdle(uint32_t *seed, uint32_t most)
{
    if (most != 0) usleep(next_random(seed) % most * 100);
}

/* Returns 1 if the call succeeded. Otherwise returns 0, and stores the error for the main thread. */
static int went_well(work *k, clgl_result result)
{
    if (result == CLGL_SUCCESS) return 1;
    k->result = result;
    snprintf(k->message, sizeof k->message, "%s: %s", clgl_result_name(result), clgl_error_message());
    return 0;
}

static int compute_frame(work *k)
{
    clgl_launch launch = CLGL_LAUNCH_INIT;
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT, previous = CLGL_RING_SLOT_INIT;
    const clgl_queue queue = k->w->queue;
    uint32_t value = 0;
    launch.global_size[0] = RING_WORDS;
    if (!went_well(k, clgl_ring_acquire_write(queue, k->ring, PATIENCE_NS, 0, NULL, &slot,
                                              k->with_previous ? &previous : NULL, NULL)))
        return 0;
    value = (uint32_t)slot.frame;
    if (has_object(&previous))
        return went_well(k, set_slot(k->w->step, 0, &previous)) && went_well(k, set_slot(k->w->step, 1, &slot)) &&
               went_well(k, clgl_kernel_launch(queue, k->w->step, &launch, 0, NULL, NULL)) &&
               went_well(k, clgl_ring_submit(queue, k->ring, 0, 0, NULL, NULL));
    return went_well(k, set_slot(k->w->fill, 0, &slot)) &&
           went_well(k, clgl_kernel_set_value(k->w->fill, 1, sizeof value, &value)) &&
           went_well(k, clgl_kernel_launch(queue, k->w->fill, &launch, 0, NULL, NULL)) &&
           went_well(k, clgl_ring_submit(queue, k->ring, 0, 0, NULL, NULL));
}

static void *compute(void *data)
{
    work *k = data;
    uint32_t seed = k->seed + 1;
    if (k->gl.context != EGL_NO_CONTEXT) use_gl(&k->gl);
    for (uint32_t i = 0; i < FRAMES; ++i) {
        dawdle(&seed, k->compute_pause);
        if (!compute_frame(k)) break;
    }
    if (k->gl.context != EGL_NO_CONTEXT) use_no_gl();
    return NULL;
}

static void join(pthread_t thread, const work *k)
{
    assert_int_equal(pthread_join(thread, NULL), 0);
    if (k->result != CLGL_SUCCESS) fail_msg("OpenCL thread: %s", k->message);
}

static clgl_ring_slot next_slot(work *k, uint64_t before)
{
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    expect_success(clgl_ring_acquire_read(k->ring, PATIENCE_NS, &slot));
    if (k->mode == CLGL_RING_MODE_FIFO)
        assert_int_equal(slot.frame, before + 1);
    else
        assert_true(slot.frame > before);
    return slot;
}

/* Reads all frames. The contents of a slot must not change while it is acquired. */
static void draw_all(work *k)
{
    uint32_t seed = k->seed;
    uint64_t frame = 0;
    while (frame < FRAMES) {
        const clgl_ring_slot slot = next_slot(k, frame);
        frame = slot.frame;
        assert_int_equal(number_in(&slot, RING_WORDS), frame);
        dawdle(&seed, k->drawing_pause);
        assert_int_equal(number_in(&slot, RING_WORDS), frame);
    }
}

static void begin_work(work *k)
{
    k->result = CLGL_SUCCESS;
    k->ring = make_ring(k->w, k->slot_count, k->mode);
}

static void end_work(work *k)
{
    const clgl_ring_info info = info_of_ring(k->ring);
    assert_int_equal(info.frames_written, FRAMES);
    if (k->mode == CLGL_RING_MODE_FIFO) assert_int_equal(info.frames_taken, FRAMES);
    assert_int_equal(info.frames_taken + info.frames_dropped, FRAMES);
    expect_success(clgl_ring_destroy(k->ring));
}

static void run_work(work *k)
{
    pthread_t thread;
    begin_work(k);
    assert_int_equal(pthread_create(&thread, NULL, compute, k), 0);
    draw_all(k);
    join(thread, k);
    end_work(k);
}

static void run_paces(work *k)
{
    /* Maximum pauses of the OpenCL thread and of the drawing thread, in units of 0.1 ms */
    static const uint32_t pauses[][2] = {{0, 0}, {20, 0}, {0, 20}};
    for (size_t i = 0; i < COUNT(pauses); ++i) {
        k->compute_pause = pauses[i][0];
        k->drawing_pause = pauses[i][1];
        run_work(k);
    }
}

static void run_counts(ring_fixture *w, int with_gl)
{
    static const uint32_t slot_counts[] = {8, 2, 3};
    static const clgl_ring_mode modes[] = {CLGL_RING_MODE_FIFO, CLGL_RING_MODE_MAILBOX};
    const gl_request request = {EGL_OPENGL_API, 3, 2, w->gl.context};
    work k;
    memset(&k, 0, sizeof k);
    k.w = w;
    k.seed = the_seed;
    k.gl.context = EGL_NO_CONTEXT;
    if (with_gl) k.gl = make_gl(request);
    use_gl(&w->gl);
    /* Skips the ring of 8 texture slots, which would test nothing new. */
    for (size_t c = w->slots.format ? 1 : 0; c < COUNT(slot_counts); ++c)
        for (size_t m = 0; m < COUNT(modes); ++m)
            for (k.with_previous = 0; k.with_previous < 2; ++k.with_previous) {
                k.slot_count = slot_counts[c];
                k.mode = modes[m];
                run_paces(&k);
            }
    if (with_gl) destroy_gl(&k.gl);
}

/* On a thread without an OpenGL context, a call that needs OpenGL to acquire a slot fails. */
static void expect_refused(ring_fixture *w)
{
    const clgl_ring ring = make_ring(w, 2, CLGL_RING_MODE_FIFO);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    use_no_gl();
    expect_error(clgl_ring_acquire_write(w->queue, ring, 0, 0, NULL, &slot, NULL, NULL),
                 CLGL_ERROR_NO_GL_CONTEXT);
    use_gl(&w->gl);
    assert_int_equal(write_frame(w, ring), 1);
    expect_frame(ring, 1);
    expect_success(clgl_ring_destroy(ring));
}

static void run_without_gl(ring_fixture *w)
{
    if (compute_needs_gl(w))
        expect_refused(w);
    else
        run_counts(w, 0);
}

static void run_with_gl(ring_fixture *w) { run_counts(w, 1); }

static void compute_without_opengl(void **state)
{
    (void)state;
    run_rings(run_without_gl);
}

static void compute_with_a_context_of_the_share_group(void **state)
{
    (void)state;
    run_rings(run_with_gl);
}

/* Passes frames between two threads through a ring with one slot. The drawing thread releases the slot
 * explicitly. */
static void run_one_slot(ring_fixture *w)
{
    pthread_t thread;
    work k;
    if (compute_needs_gl(w)) return;
    memset(&k, 0, sizeof k);
    k.w = w;
    k.gl.context = EGL_NO_CONTEXT;
    k.slot_count = 1;
    begin_work(&k);
    assert_int_equal(pthread_create(&thread, NULL, compute, &k), 0);
    for (uint64_t frame = 0; frame < FRAMES; ++frame) {
        const clgl_ring_slot slot = next_slot(&k, frame);
        assert_int_equal(number_in(&slot, RING_WORDS), slot.frame);
        expect_success(clgl_ring_release_read(k.ring));
    }
    join(thread, &k);
    end_work(&k);
}

static void one_slot_between_two_threads(void **state)
{
    (void)state;
    run_rings(run_one_slot);
}

/* GL objects for a slow draw. Each pixel reads all words of a slot. */
typedef struct scanner {
    GLuint framebuffer, renderbuffer, program, vertex_array, texture;
} scanner;

static void attach(GLuint program, GLenum type, const char *const *sources, GLsizei count)
{
    const GLuint shader = glCreateShader(type);
    GLint compiled = 0;
    glShaderSource(shader, count, sources, NULL);
    glCompileShader(shader);
    glGetShaderiv(shader, GL_COMPILE_STATUS, &compiled);
    assert_true(compiled);
    glAttachShader(program, shader);
    glDeleteShader(shader);
}

static scanner make_scanner(const slot_kind *slots)
{
    static const char *const vertex = "#version 150\n"
                                      "void main() { gl_Position = vec4(gl_VertexID == 1 ? 3 : -1,\n"
                                      "                                 gl_VertexID == 2 ? 3 : -1, 0, 1); }\n";
    static const char scan[] = "out uvec2 range;\n"
                               "void main() {\n"
                               "    range = uvec2(0xffffffffu, 0u);\n"
                               "    for (int i = 0; i < word_count(); ++i) {\n"
                               "        uint word = word_at(i);\n"
                               "        range = uvec2(min(range.x, word), max(range.y, word));\n"
                               "    }\n"
                               "}\n";
    const char *const fragment[] = {"#version 150\n", glsl_of(slots), scan};
    scanner s;
    s.program = glCreateProgram();
    attach(s.program, GL_VERTEX_SHADER, &vertex, 1);
    attach(s.program, GL_FRAGMENT_SHADER, fragment, COUNT(fragment));
    glLinkProgram(s.program);
    glGenFramebuffers(1, &s.framebuffer);
    glGenRenderbuffers(1, &s.renderbuffer);
    glGenVertexArrays(1, &s.vertex_array);
    glGenTextures(1, &s.texture);
    glBindFramebuffer(GL_FRAMEBUFFER, s.framebuffer);
    glBindRenderbuffer(GL_RENDERBUFFER, s.renderbuffer);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RG32UI, SIDE, SIDE);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, s.renderbuffer);
    glViewport(0, 0, SIDE, SIDE);
    glUseProgram(s.program);
    glBindVertexArray(s.vertex_array);
    expect_gl_clean();
    return s;
}

static void end_scanner(scanner *s)
{
    glUseProgram(0);
    glDeleteProgram(s->program);
    glDeleteTextures(1, &s->texture);
    glDeleteVertexArrays(1, &s->vertex_array);
    glDeleteRenderbuffers(1, &s->renderbuffer);
    glDeleteFramebuffers(1, &s->framebuffer);
}

static void begin_scan(const scanner *s, const clgl_ring_slot *slot)
{
    bind_slot(slot, s->texture);
    glDrawArrays(GL_TRIANGLES, 0, 3);
}

static void end_scan(uint64_t frame)
{
    static uint32_t pixels[SIDE * SIDE][2];
    glReadPixels(0, 0, SIDE, SIDE, GL_RG_INTEGER, GL_UNSIGNED_INT, pixels);
    expect_gl_clean();
    for (size_t i = 0; i < COUNT(pixels); ++i)
        if (pixels[i][0] != frame || pixels[i][1] != frame)
            fail_msg("frame %u was drawn from %u to %u", (unsigned)frame, (unsigned)pixels[i][0],
                     (unsigned)pixels[i][1]);
}

/* Releases slots while pending draws read them. The OpenCL thread must not overwrite a slot before these draws
 * have completed. */
static void run_drawing(ring_fixture *w)
{
    static const clgl_ring_mode modes[] = {CLGL_RING_MODE_FIFO, CLGL_RING_MODE_MAILBOX};
    const gl_request request = {EGL_OPENGL_API, 3, 2, w->gl.context};
    gl_context compute_gl = make_gl(request);
    scanner s;
    use_gl(&w->gl);
    s = make_scanner(&w->slots);
    for (size_t m = 0; m < COUNT(modes); ++m) {
        pthread_t thread;
        work k;
        uint64_t drawn = 0;
        memset(&k, 0, sizeof k);
        k.w = w;
        k.gl = compute_gl;
        k.slot_count = 2;
        k.mode = modes[m];
        begin_work(&k);
        assert_int_equal(pthread_create(&thread, NULL, compute, &k), 0);
        while (drawn < FRAMES) {
            const clgl_ring_slot slot = next_slot(&k, drawn);
            if (drawn != 0) end_scan(drawn);
            begin_scan(&s, &slot);
            drawn = slot.frame;
        }
        end_scan(drawn);
        join(thread, &k);
        end_work(&k);
    }
    end_scanner(&s);
    destroy_gl(&compute_gl);
}

static void slots_that_opengl_reads_are_not_overwritten(void **state)
{
    (void)state;
    run_rings(run_drawing);
}

/* Without EGL and without a helper context, only the drawing thread can wait for GL commands. */
static void without_a_helper_context_opencl_waits_are_refused(void **state)
{
    glx_pbuffer_context opened;
    ring_fixture w;
    pthread_t thread;
    work k;
    (void)state;
    start_x_server(1);
    opened = open_without_fences();
    w = fill_ring_fixture(POCL, CLGL_TRANSPORT_MAPPED, 0);
    memset(&k, 0, sizeof k);
    k.w = &w;
    k.gl.context = EGL_NO_CONTEXT;
    k.slot_count = 2;
    begin_work(&k);
    assert_int_equal(pthread_create(&thread, NULL, compute, &k), 0);
    draw_all(&k);
    join(thread, &k);
    end_work(&k);
    empty_ring_fixture(&w);
    close_without_fences(&opened);
}

static void *wait_for_slot(void *data)
{
    work *k = data;
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    if (k->gl.context != EGL_NO_CONTEXT) use_gl(&k->gl);
    __atomic_store_n(&k->begun, 1, __ATOMIC_RELEASE);
    k->result = clgl_ring_acquire_write(k->w->queue, k->ring, CLGL_FOREVER, 0, NULL, &slot, NULL, NULL);
    snprintf(k->message, sizeof k->message, "%u", (unsigned)slot.generation);
    if (k->gl.context != EGL_NO_CONTEXT) use_no_gl();
    if (k->result == CLGL_SUCCESS) clgl_ring_submit(k->w->queue, k->ring, CLGL_RING_DISCARD, 0, NULL, NULL);
    return NULL;
}

static void *wait_for_frame(void *data)
{
    work *k = data;
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    use_gl(&k->gl);
    __atomic_store_n(&k->begun, 1, __ATOMIC_RELEASE);
    k->result = clgl_ring_acquire_read(k->ring, CLGL_FOREVER, &slot);
    use_no_gl();
    return NULL;
}

/* Destroys rings while one thread waits for a slot and another thread waits for a frame. Before the rings are
 * destroyed, calls of a third thread must fail. */
static void run_destroyed(ring_fixture *w)
{
    const gl_request request = {EGL_OPENGL_API, 3, 2, w->gl.context};
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    pthread_t computing, drawing;
    work full, empty;
    memset(&full, 0, sizeof full);
    full.w = w;
    full.slot_count = 1;
    begin_work(&full);
    empty = full;
    empty.gl = make_gl(request);
    use_gl(&w->gl);
    empty.ring = make_ring(w, 2, CLGL_RING_MODE_MAILBOX);
    write_frame(w, full.ring);
    assert_int_equal(pthread_create(&computing, NULL, wait_for_slot, &full), 0);
    assert_int_equal(pthread_create(&drawing, NULL, wait_for_frame, &empty), 0);
    wait_for_flag(&full.begun);
    wait_for_flag(&empty.begun);
    /* The calls return CLGL_NOT_READY until the other threads wait. Then the calls fail. */
    wait_until(clgl_ring_acquire_write(w->queue, full.ring, 0, 0, NULL, &slot, NULL, NULL) < 0);
    wait_until(clgl_ring_acquire_read(empty.ring, 0, &slot) < 0);
    expect_error(clgl_ring_acquire_write(w->queue, full.ring, 0, 0, NULL, &slot, NULL, NULL),
                 CLGL_ERROR_ALREADY_ACQUIRED);
    expect_error(clgl_ring_submit(w->queue, full.ring, 0, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    expect_error(clgl_ring_acquire_read(empty.ring, 0, &slot), CLGL_ERROR_INVALID_STATE);
    expect_error(clgl_ring_release_read(empty.ring), CLGL_ERROR_INVALID_STATE);
    expect_success(clgl_ring_destroy(full.ring));
    expect_success(clgl_ring_destroy(empty.ring));
    assert_int_equal(pthread_join(computing, NULL), 0);
    assert_int_equal(pthread_join(drawing, NULL), 0);
    assert_int_equal(full.result, CLGL_ERROR_INVALID_HANDLE);
    assert_int_equal(empty.result, CLGL_ERROR_INVALID_HANDLE);
    destroy_gl(&empty.gl);
}

static void destroying_ends_every_wait(void **state)
{
    (void)state;
    run_rings(run_destroyed);
}

/* Resizes a full ring while the OpenCL thread waits for a slot. The thread must get a new slot. */
static void run_resized(ring_fixture *w)
{
    const gl_request request = {EGL_OPENGL_API, 3, 2, w->gl.context};
    size_t extent[3];
    pthread_t thread;
    work k;
    extent_of(&w->slots, 2 * RING_WORDS, extent);
    memset(&k, 0, sizeof k);
    k.w = w;
    k.gl = make_gl(request);
    use_gl(&w->gl);
    k.slot_count = 2;
    begin_work(&k);
    write_frame(w, k.ring);
    write_frame(w, k.ring);
    assert_int_equal(pthread_create(&thread, NULL, wait_for_slot, &k), 0);
    sleep_ms(5);
    expect_success(clgl_ring_resize(k.ring, extent));
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_int_equal(k.result, CLGL_SUCCESS);
    assert_string_equal(k.message, "1");
    expect_success(clgl_ring_destroy(k.ring));
    destroy_gl(&k.gl);
}

static void resizing_ends_the_wait_for_a_slot(void **state)
{
    (void)state;
    run_rings(run_resized);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(compute_without_opengl),
        cmocka_unit_test(compute_with_a_context_of_the_share_group),
        cmocka_unit_test(one_slot_between_two_threads),
        cmocka_unit_test(slots_that_opengl_reads_are_not_overwritten),
        cmocka_unit_test(without_a_helper_context_opencl_waits_are_refused),
        cmocka_unit_test(destroying_ends_every_wait),
        cmocka_unit_test(resizing_ends_the_wait_for_a_slot),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    choose_slots(argc, argv);
    the_seed = test_seed();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
