/* Tests destructor callbacks of buffers and textures. A callback runs when the memory of the object is freed. */
#define _GNU_SOURCE
#include "gl_texture_support.h"
#include "kernel_support.h"

#include <pthread.h>
#include <unistd.h>

#define SIZE 8192u
/* Sizes that are multiples of the alignment of every tested device */
#define PAGE 4096u
#define PART 1024u
#define SOURCE "kernel void change(global uint *data) { data[get_global_id(0)] += 1u; }"

/* Letters of the callbacks in call order, and the thread of the last callback */
static struct {
    pthread_mutex_t mutex;
    char order[64];
    pthread_t thread;
    clgl_buffer looked_at;
    clgl_result seen;
} notes = {PTHREAD_MUTEX_INITIALIZER, "", 0, NULL, 0};

static void note(void *letter)
{
    pthread_mutex_lock(&notes.mutex);
    notes.order[strlen(notes.order) + 1] = '\0';
    notes.order[strlen(notes.order)] = *(const char *)letter;
    notes.thread = pthread_self();
    pthread_mutex_unlock(&notes.mutex);
}

/* Destructor callback. Makes a failing clgl call, which must not change the error message of the thread. */
static void note_and_call(void *letter)
{
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    notes.seen = clgl_buffer_get_info(notes.looked_at, &info);
    note(letter);
}

static void forget_notes(void)
{
    pthread_mutex_lock(&notes.mutex);
    notes.order[0] = '\0';
    pthread_mutex_unlock(&notes.mutex);
}

static void copy_notes(char *order)
{
    pthread_mutex_lock(&notes.mutex);
    strcpy(order, notes.order);
    pthread_mutex_unlock(&notes.mutex);
}

static void expect_notes(const char *expected)
{
    char order[sizeof notes.order];
    wait_until((copy_notes(order), strlen(order) >= strlen(expected)));
    assert_string_equal(order, expected);
}

/* Waits for 20 ms, and checks that no other callback has run. */
static void expect_still(const char *expected)
{
    enum { LONG_ENOUGH_MS = 20 };
    char order[sizeof notes.order];
    sleep_ms(LONG_ENOUGH_MS);
    copy_notes(order);
    assert_string_equal(order, expected);
}

static void record_end(clgl_buffer buffer, const char *letter)
{
    expect_success(clgl_buffer_set_destructor_callback(buffer, note, (void *)(uintptr_t)letter));
}

static void free_memory(void *memory)
{
    free_aligned(memory);
    note((void *)(uintptr_t) "f");
}

/* The destructor callback frees the application-owned memory of a buffer. */
static void memory_used_in_place(kernel_fixture *f)
{
    unsigned char *memory = allocate_aligned(PAGE, SIZE);
    clgl_buffer buffer = NULL, part = NULL;
    assert_non_null(memory);
    buffer = buffer_in_memory(f->context, CLGL_BUFFER_USE_HOST_MEMORY, SIZE, memory);
    part = part_of(buffer, PAGE, PART);
    forget_notes();
    expect_success(clgl_buffer_set_destructor_callback(buffer, free_memory, memory));
    expect_success(clgl_buffer_fill(f->queue, part, NULL, "x", 1, 0, NULL, NULL));
    expect_success(clgl_buffer_destroy(buffer));
    expect_still("");
    expect_success(clgl_buffer_destroy(part));
    expect_success(clgl_queue_finish(f->queue));
    expect_notes("f");
}

static void the_last_function_is_called_first(kernel_fixture *f)
{
    static const char letters[] = "abcdefgh";
    const clgl_buffer buffer = buffer_in_memory(f->context, 0, SIZE, NULL), part = part_of(buffer, PAGE, PART);
    forget_notes();
    for (size_t i = 0; letters[i]; ++i)
        record_end(buffer, &letters[i]);
    record_end(part, "p");
    record_end(part, "q");
    expect_error(clgl_buffer_set_destructor_callback(buffer, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_buffer_destroy(buffer));
    expect_still("");
    notes.looked_at = buffer;
    expect_success(clgl_buffer_set_destructor_callback(part, note_and_call, (void *)(uintptr_t) "c"));
    expect_success(clgl_buffer_destroy(part));
    expect_notes("cqphgfedcba");
    assert_int_equal(notes.seen, CLGL_ERROR_INVALID_HANDLE);
    assert_false(pthread_equal(notes.thread, pthread_self()));
}

static void references_and_commands_keep_the_memory(kernel_fixture *f)
{
    unsigned char got[SIZE];
    clgl_buffer buffer = buffer_in_memory(f->context, 0, SIZE, NULL);
    const clgl_kernel kernel = find_kernel(f->program, "change");
    const cl_mem mem = mem_of(buffer);
    clgl_fence gate = NULL, done = NULL;
    forget_notes();
    record_end(buffer, "n");
    clRetainMemObject(mem);
    expect_success(clgl_buffer_destroy(buffer));
    expect_still("");
    clReleaseMemObject(mem);
    expect_notes("n");

    forget_notes();
    buffer = buffer_in_memory(f->context, 0, SIZE, NULL);
    record_end(buffer, "r");
    expect_success(clgl_fence_create_user(f->context, &gate));
    expect_success(clgl_buffer_read(f->queue, buffer, NULL, got, 0, 1, &gate, &done));
    expect_success(clgl_buffer_destroy(buffer));
    expect_still("");
    expect_success(clgl_fence_signal(gate, 0));
    expect_success(clgl_fence_wait(done, CLGL_FOREVER));
    expect_success(clgl_fence_destroy(done));
    expect_success(clgl_fence_destroy(gate));
    expect_success(clgl_queue_finish(f->queue));
    expect_notes("r");
    expect_success(clgl_kernel_destroy(kernel));
}

static void after_the_context(void **state)
{
    gl_context gl = make_best_gl();
    clgl_context context = make_context(POCL, CLGL_TRANSPORT_AUTO);
    const clgl_buffer buffer = buffer_in_memory(context, 0, SIZE, NULL);
    (void)state;
    forget_notes();
    record_end(buffer, "1");
    record_end(buffer, "2");
    expect_success(clgl_context_destroy(context));
    expect_success(clgl_buffer_destroy(buffer));
    expect_notes("21");
    destroy_gl(&gl);
}

static void shared_memory_is_freed(gl_fixture *s)
{
    GLuint name = make_gl_buffer(SIZE, NULL);
    clgl_buffer own = make_buffer(s->context, SIZE, NULL, 0), other = NULL;
    const clgl_buffer wrapped = wrap_buffer(s->context, name, 0, 0);
    forget_notes();
    record_end(own, "o");
    acquire(s->queue, own);
    expect_success(clgl_buffer_destroy(own));
    expect_notes("o");
    /* The callbacks run after the last wrapping of the GL buffer is destroyed. */
    forget_notes();
    record_end(wrapped, "w");
    other = wrap_buffer(s->context, name, 0, CLGL_ACCESS_READ_ONLY);
    record_end(other, "x");
    expect_success(clgl_buffer_destroy(wrapped));
    expect_still("");
    expect_success(clgl_buffer_destroy(other));
    expect_notes("xw");
    glDeleteBuffers(1, &name);
}

static void record_end_of_texture(clgl_texture texture, const char *letter)
{
    expect_success(clgl_texture_set_destructor_callback(texture, note, (void *)(uintptr_t)letter));
}

static void the_memory_of_textures(kernel_fixture *f)
{
    const clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8);
    clgl_texture texture = NULL, adopted = NULL;
    void *native = NULL, *pointer = NULL;
    size_t pitch = 0;
    clgl_texture_info info;
    cl_uint count = 0;
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    expect_success(clgl_texture_cl_mem(texture, &native));
    info = info_of_texture(texture);
    clGetMemObjectInfo(native, CL_MEM_REFERENCE_COUNT, sizeof count, &count, NULL);
    assert_int_equal(info.reference_count, count);
    assert_int_equal(info.map_count, 0);
    assert_null(info.buffer);
    assert_null(info.host_memory);
    expect_success(
        clgl_texture_map(f->queue, texture, CLGL_MAP_READ, NULL, 1, 0, NULL, &pointer, &pitch, NULL, NULL));
    assert_int_equal(info_of_texture(texture).map_count, 1);
    expect_success(clgl_texture_unmap(f->queue, texture, pointer, 0, NULL, NULL));
    assert_int_equal(info_of_texture(texture).map_count, 0);
    forget_notes();
    expect_error(clgl_texture_set_destructor_callback(texture, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    record_end_of_texture(texture, "a");
    record_end_of_texture(texture, "b");
    record_end_of_texture(texture, "c");
    expect_success(clgl_queue_finish(f->queue));
    expect_success(clgl_texture_from_cl_mem(f->context, native, &adopted));
    assert_in_range(info_of_texture(texture).reference_count, count + 1, UINT32_MAX);
    expect_success(clgl_texture_destroy(texture));
    expect_still("");
    expect_success(clgl_texture_destroy(adopted));
    expect_notes("cba");
    assert_false(pthread_equal(notes.thread, pthread_self()));
}

/* Creates an image over host memory, on devices that support such images. A texture that wraps the cl_mem of the
 * image must report the same host memory. */
static void textures_in_the_memory_of_the_host(kernel_fixture *f)
{
    unsigned char *memory = allocate_aligned(PAGE, SIZE);
    clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8);
    clgl_texture texture = NULL, adopted = NULL;
    void *native = NULL;
    assert_non_null(memory);
    desc.flags |= CLGL_TEXTURE_USE_HOST_MEMORY;
    desc.data = memory;
    if (clgl_texture_create(f->context, &desc, &texture) != CLGL_SUCCESS) {
        free_aligned(memory);
        return;
    }
    assert_ptr_equal(info_of_texture(texture).host_memory, memory);
    expect_success(clgl_texture_cl_mem(texture, &native));
    expect_success(clgl_texture_from_cl_mem(f->context, native, &adopted));
    assert_int_equal(info_of_texture(adopted).flags, desc.flags);
    assert_ptr_equal(info_of_texture(adopted).host_memory, memory);
    expect_success(clgl_texture_destroy(adopted));
    forget_notes();
    expect_success(clgl_texture_set_destructor_callback(texture, free_memory, memory));
    expect_success(clgl_texture_destroy(texture));
    expect_notes("f");
}

/* The callbacks run after the last texture of the mip level is destroyed. */
static void shared_textures_are_freed(gl_fixture *s)
{
    gl_image i = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 0);
    const clgl_texture one = share_gl_image(s->context, &i, CLGL_TRANSPORT_AUTO),
                       other = share_gl_image(s->context, &i, CLGL_TRANSPORT_AUTO);
    forget_notes();
    record_end_of_texture(one, "1");
    record_end_of_texture(other, "2");
    assert_in_range(info_of_texture(one).reference_count, 1, UINT32_MAX);
    acquire_texture(s->queue, one);
    expect_success(clgl_texture_destroy(one));
    expect_still("");
    expect_success(clgl_texture_destroy(other));
    expect_notes("21");
    destroy_gl_image(&i);
}

KERNEL_TEST(memory_used_in_place, SOURCE, 0)
KERNEL_TEST(the_last_function_is_called_first, SOURCE, 0)
KERNEL_TEST(references_and_commands_keep_the_memory, SOURCE, 0)
KERNEL_TEST(the_memory_of_textures, SOURCE, 0)
KERNEL_TEST(textures_in_the_memory_of_the_host, SOURCE, 0)

static void shared_memory_is_freed_everywhere(void **state)
{
    static const char *const devices[] = {POCL, RUSTICL};
    (void)state;
    on_each_gl_fixture(shared_memory_is_freed);
    /* Uses `staged`, because `mapped` does not support images on rusticl. */
    for (size_t i = 0; i < COUNT(devices); ++i) {
        gl_fixture s = open_gl_fixture(devices[i], CLGL_TRANSPORT_STAGED, 0);
        shared_textures_are_freed(&s);
        close_gl_fixture(&s);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(memory_used_in_place_on_each_device),
        cmocka_unit_test(the_last_function_is_called_first_on_each_device),
        cmocka_unit_test(references_and_commands_keep_the_memory_on_each_device),
        cmocka_unit_test(the_memory_of_textures_on_each_device),
        cmocka_unit_test(textures_in_the_memory_of_the_host_on_each_device),
        cmocka_unit_test(after_the_context),
        cmocka_unit_test(shared_memory_is_freed_everywhere),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
