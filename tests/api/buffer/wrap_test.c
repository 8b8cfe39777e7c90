/* Tests wrapped OpenGL buffers. A buffer can be wrapped several times, and its storage can be replaced. */
#define _GNU_SOURCE
#include "vertex_picture.h"

#include <unistd.h>

#define SIZE 4096u

static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};

typedef struct fixture {
    gl_context gl;
    clgl_context context;
    clgl_queue queue;
    clgl_kernel kernel;
} fixture;

static fixture begin(const char *device, clgl_transport transport)
{
    fixture f;
    f.gl = make_best_gl();
    f.context = make_context(device, transport);
    f.queue = make_queue(f.context, 0);
    f.kernel = make_change_kernel(f.context);
    return f;
}

static void end(fixture *f)
{
    expect_no_memory(f->context);
    expect_success(clgl_kernel_destroy(f->kernel));
    expect_success(clgl_queue_destroy(f->queue));
    expect_success(clgl_context_destroy(f->context));
    expect_gl_clean();
    destroy_gl(&f->gl);
}

/* Changes the whole buffer with a kernel, and compares the bytes that OpenGL reads with a model on the CPU. */
static void change_and_compare(const fixture *f, clgl_buffer buffer, GLuint name, uint32_t *data, size_t count)
{
    acquire(f->queue, buffer);
    launch_change(f->queue, f->kernel, buffer, count);
    release(f->queue, buffer);
    change_on_cpu(data, count);
    expect_gl_bytes(name, 0, count * sizeof *data, data);
}

static void buffers_of_every_kind(void **state)
{
    static const GLenum targets[] = {
        GL_ARRAY_BUFFER,     GL_ELEMENT_ARRAY_BUFFER,  GL_PIXEL_PACK_BUFFER,         GL_PIXEL_UNPACK_BUFFER,
        GL_UNIFORM_BUFFER,   GL_SHADER_STORAGE_BUFFER, GL_TRANSFORM_FEEDBACK_BUFFER, GL_TEXTURE_BUFFER,
        GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER,     GL_DRAW_INDIRECT_BUFFER,      GL_ATOMIC_COUNTER_BUFFER};
    static const GLenum usages[] = {GL_STATIC_DRAW, GL_DYNAMIC_READ, GL_STREAM_COPY};
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        fixture f = begin(POCL, transports[t]);
        for (size_t i = 0; i < COUNT(targets); ++i) {
            uint32_t data[SIZE / sizeof(uint32_t)];
            clgl_buffer buffer = NULL;
            GLuint name = 0, vertex_array = 0;
            fill_bytes(data, SIZE, (uint32_t)i);
            glGenVertexArrays(1, &vertex_array);
            glBindVertexArray(vertex_array);
            glGenBuffers(1, &name);
            glBindBuffer(targets[i], name);
            glBufferData(targets[i], SIZE, data, usages[i % COUNT(usages)]);
            /* Leaves the buffer bound, because wrapping must not change GL bindings. */
            buffer = wrap_buffer(f.context, name, 0, CLGL_ACCESS_READ_WRITE);
            assert_int_equal(info_of_buffer(buffer).gl_name, name);
            assert_int_equal(info_of_buffer(buffer).size, SIZE);
            change_and_compare(&f, buffer, name, data, COUNT(data));
            change_and_compare(&f, buffer, name, data, COUNT(data));
            expect_success(clgl_buffer_destroy(buffer));
            assert_true(glIsBuffer(name));
            glDeleteBuffers(1, &name);
            glDeleteVertexArrays(1, &vertex_array);
        }
        end(&f);
    }
}

static int is_mapped(GLuint name)
{
    GLint mapped = 0;
    glBindBuffer(GL_ARRAY_BUFFER, name);
    glGetBufferParameteriv(GL_ARRAY_BUFFER, GL_BUFFER_MAPPED, &mapped);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    return mapped;
}

static void check_replacement(const char *device, clgl_transport transport)
{
    fixture f = begin(device, transport);
    uint32_t data[SIZE / sizeof(uint32_t)];
    GLuint name = 0;
    vertex_picture c;
    clgl_buffer buffer = NULL;
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    fill_bytes(data, SIZE, 1);
    name = make_gl_buffer(SIZE, data);
    c = make_vertex_picture(name);
    expect_vertex_picture(&c, data);
    buffer = wrap_buffer(f.context, name, CLGL_BUFFER_REPLACE_STORAGE, CLGL_ACCESS_READ_WRITE);
    info = info_of_buffer(buffer);
    assert_int_equal(info.gl_name, name);
    assert_int_equal(info.storage_replaced, 1);
    assert_int_equal(info.copies_per_acquire, transport == CLGL_TRANSPORT_MAPPED ? 0 : 1);
    assert_true(is_mapped(name));
    expect_gl_bytes(name, 0, SIZE, data);
    expect_vertex_picture(&c, data);
    change_and_compare(&f, buffer, name, data, COUNT(data));
    expect_vertex_picture(&c, data);
    glBindBuffer(GL_ARRAY_BUFFER, name);
    glBufferData(GL_ARRAY_BUFFER, SIZE * 2, NULL, GL_STATIC_DRAW);
    expect_gl_error(GL_INVALID_OPERATION);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    change_and_compare(&f, buffer, name, data, COUNT(data));
    expect_success(clgl_buffer_destroy(buffer));
    /* After the wrapping is destroyed, the buffer is unmapped, has the same contents, and can be wrapped
     * again. */
    assert_false(is_mapped(name));
    expect_gl_bytes(name, 0, SIZE, data);
    expect_vertex_picture(&c, data);
    buffer = wrap_buffer(f.context, name, CLGL_BUFFER_REPLACE_STORAGE, CLGL_ACCESS_READ_WRITE);
    assert_int_equal(info_of_buffer(buffer).storage_replaced, 0);
    change_and_compare(&f, buffer, name, data, COUNT(data));
    expect_vertex_picture(&c, data);
    expect_success(clgl_buffer_destroy(buffer));
    destroy_vertex_picture(&c);
    glDeleteBuffers(1, &name);
    end(&f);
}

static void storage_is_replaced_under_the_same_name(void **state)
{
    (void)state;
    check_replacement(POCL, CLGL_TRANSPORT_MAPPED);
    check_replacement(POCL, CLGL_TRANSPORT_STAGED);
    check_replacement(RUSTICL, CLGL_TRANSPORT_MAPPED);
    check_replacement(RUSTICL, CLGL_TRANSPORT_STAGED);
}

/* LAUNCHES: a number of launches that take longer than the failure of a user event */
enum { FAILURE = -5, LAUNCHES = 2000 };

/* Destroys a wrapped buffer whose release waits for a user event. The buffer must be unmapped after the event,
 * even while the fence of the release exists. */
static void check_unmapped_behind_fence(uint32_t go_count, int32_t error)
{
    for (size_t t = 0; t < COUNT(transports); ++t) {
        fixture f = begin(POCL, transports[t]);
        uint32_t data[SIZE / sizeof(uint32_t)];
        clgl_handover handover;
        clgl_fence go = NULL, done = NULL;
        clgl_buffer buffer = NULL;
        GLuint name = 0;
        fill_bytes(data, SIZE, 1);
        name = make_gl_buffer(SIZE, data);
        buffer = wrap_buffer(f.context, name, CLGL_BUFFER_REPLACE_STORAGE, CLGL_ACCESS_READ_WRITE);
        acquire(f.queue, buffer);
        launch_change(f.queue, f.kernel, buffer, COUNT(data));
        change_on_cpu(data, COUNT(data));
        /* If a failure did not wait for these launches, they would write to memory that OpenGL has freed. */
        for (int i = 0; error && i < LAUNCHES; ++i)
            launch_change(f.queue, f.kernel, buffer, COUNT(data));
        expect_success(clgl_fence_create_user(f.context, &go));
        handover = handover_of(&buffer, 1);
        handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
        expect_success(clgl_release(f.queue, &handover, go_count, go_count ? &go : NULL, &done));
        if (go_count == 0) expect_success(clgl_queue_finish(f.queue));
        expect_success(clgl_buffer_destroy(buffer));
        if (go_count == 0) assert_false(is_mapped(name));
        expect_success(clgl_fence_signal(go, error));
        assert_int_equal(clgl_fence_wait_gl(done), error ? CLGL_ERROR_COMMAND_FAILED : CLGL_SUCCESS);
        assert_false(is_mapped(name));
        if (!error) expect_gl_bytes(name, 0, SIZE, data);
        expect_success(clgl_fence_destroy(done));
        expect_success(clgl_fence_destroy(go));
        glDeleteBuffers(1, &name);
        end(&f);
    }
}

static void replaced_storage_is_unmapped_behind_a_fence(void **state)
{
    (void)state;
    check_unmapped_behind_fence(0, 0);
    check_unmapped_behind_fence(1, 0);
    check_unmapped_behind_fence(1, FAILURE);
}

/* Lets other objects of the context do the deferred GL parts of destroyed objects. */
static void do_deferred_parts(clgl_context context)
{
    enum { CALLS = 20, PAUSE_US = 1000 };
    for (int i = 0; i < CALLS; ++i) {
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        clgl_buffer other = NULL;
        desc.size = SIZE;
        expect_success(clgl_buffer_create(context, &desc, &other));
        expect_success(clgl_buffer_destroy(other));
        usleep(PAUSE_US);
    }
}

/* A launch waits for a fence, and the release after it for another fence, which fails first. PoCL then ends the
 * release at once, but the launch still needs the memory. */
static void replaced_storage_stays_for_earlier_launches(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        fixture f = begin(POCL, transports[t]);
        uint32_t data[SIZE / sizeof(uint32_t)];
        clgl_launch launch = CLGL_LAUNCH_INIT;
        clgl_fence of_launch = NULL, of_release = NULL, done = NULL;
        clgl_buffer buffer = NULL;
        GLuint name = 0;
        clgl_handover handover;
        fill_bytes(data, SIZE, 1);
        name = make_gl_buffer(SIZE, data);
        buffer = wrap_buffer(f.context, name, CLGL_BUFFER_REPLACE_STORAGE, CLGL_ACCESS_READ_WRITE);
        acquire(f.queue, buffer);
        expect_success(clgl_fence_create_user(f.context, &of_launch));
        expect_success(clgl_fence_create_user(f.context, &of_release));
        launch.global_size[0] = COUNT(data);
        expect_success(clgl_kernel_set_buffer(f.kernel, 0, buffer));
        expect_success(clgl_kernel_launch(f.queue, f.kernel, &launch, 1, &of_launch, NULL));
        handover = handover_of(&buffer, 1);
        handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
        expect_success(clgl_release(f.queue, &handover, 1, &of_release, &done));
        expect_success(clgl_buffer_destroy(buffer));
        expect_success(clgl_fence_signal(of_release, FAILURE));
        do_deferred_parts(f.context);
        assert_true(is_mapped(name));
        expect_success(clgl_fence_signal(of_launch, 0));
        assert_int_equal(clgl_fence_wait_gl(done), CLGL_ERROR_COMMAND_FAILED);
        assert_false(is_mapped(name));
        expect_success(clgl_fence_destroy(done));
        expect_success(clgl_fence_destroy(of_release));
        expect_success(clgl_fence_destroy(of_launch));
        glDeleteBuffers(1, &name);
        end(&f);
    }
}

static void immutable_storage_is_not_replaced(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        fixture f = begin(POCL, transports[t]);
        uint32_t data[SIZE / sizeof(uint32_t)];
        GLuint name = 0;
        clgl_buffer buffer = NULL;
        fill_bytes(data, SIZE, 1);
        glGenBuffers(1, &name);
        glBindBuffer(GL_ARRAY_BUFFER, name);
        glBufferStorage(GL_ARRAY_BUFFER, SIZE, data, 0);
        glBindBuffer(GL_ARRAY_BUFFER, 0);
        buffer = wrap_buffer(f.context, name, CLGL_BUFFER_REPLACE_STORAGE, CLGL_ACCESS_READ_WRITE);
        assert_int_equal(info_of_buffer(buffer).storage_replaced, 0);
        change_and_compare(&f, buffer, name, data, COUNT(data));
        expect_success(clgl_buffer_destroy(buffer));
        glDeleteBuffers(1, &name);
        end(&f);
    }
}

static void without_permission_nothing_is_replaced(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        fixture f = begin(POCL, transports[t]);
        uint32_t data[SIZE / sizeof(uint32_t)];
        GLuint name = 0;
        GLint immutable = 1, mapped = 1, usage = 0;
        clgl_buffer buffer = NULL;
        fill_bytes(data, SIZE, 1);
        name = make_gl_buffer(SIZE, data);
        buffer = wrap_buffer(f.context, name, 0, CLGL_ACCESS_READ_WRITE);
        assert_int_equal(info_of_buffer(buffer).storage_replaced, 0);
        change_and_compare(&f, buffer, name, data, COUNT(data));
        glBindBuffer(GL_ARRAY_BUFFER, name);
        glGetBufferParameteriv(GL_ARRAY_BUFFER, GL_BUFFER_IMMUTABLE_STORAGE, &immutable);
        glGetBufferParameteriv(GL_ARRAY_BUFFER, GL_BUFFER_MAPPED, &mapped);
        glGetBufferParameteriv(GL_ARRAY_BUFFER, GL_BUFFER_USAGE, &usage);
        assert_false(immutable);
        assert_false(mapped);
        assert_int_equal(usage, GL_DYNAMIC_DRAW);
        expect_success(clgl_buffer_destroy(buffer));
        glBufferData(GL_ARRAY_BUFFER, SIZE * 2, NULL, GL_STATIC_DRAW);
        expect_gl_clean();
        glDeleteBuffers(1, &name);
        end(&f);
    }
}

static void mappable_buffers_can_be_mapped(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        fixture f = begin(POCL, transports[t]);
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        clgl_buffer buffer = NULL;
        uint32_t data[SIZE / sizeof(uint32_t)];
        void *mapped = NULL;
        GLuint name = 0;
        desc.size = SIZE;
        desc.flags = CLGL_BUFFER_GL_MAPPABLE;
        fill_bytes(data, SIZE, 1);
        expect_success(clgl_buffer_create(f.context, &desc, &buffer));
        name = info_of_buffer(buffer).gl_name;
        glBindBuffer(GL_ARRAY_BUFFER, name);
        mapped = glMapBufferRange(GL_ARRAY_BUFFER, 0, SIZE, GL_MAP_WRITE_BIT);
        assert_non_null(mapped);
        memcpy(mapped, data, SIZE);
        assert_true(glUnmapBuffer(GL_ARRAY_BUFFER));
        change_and_compare(&f, buffer, name, data, COUNT(data));
        glBindBuffer(GL_ARRAY_BUFFER, name);
        mapped = glMapBufferRange(GL_ARRAY_BUFFER, 0, SIZE, GL_MAP_READ_BIT);
        expect_same_bytes(mapped, data, SIZE);
        glUnmapBuffer(GL_ARRAY_BUFFER);
        expect_success(clgl_buffer_destroy(buffer));
        end(&f);
    }
}

/* The application can map a buffer with replaced storage if the buffer was wrapped as mappable. The mapping may
 * exist while OpenCL uses the buffer. */
static void check_mappable_replacement(const char *device, clgl_transport transport)
{
    const GLbitfield lasting = GL_MAP_READ_BIT | GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT;
    enum { OFFSET = 128 };
    fixture f = begin(device, transport);
    uint32_t data[SIZE / sizeof(uint32_t)];
    unsigned char *mapped = NULL;
    clgl_buffer buffer = NULL;
    clgl_handover handover;
    GLuint name = 0;
    fill_bytes(data, SIZE, 1);
    name = make_gl_buffer(SIZE, data);
    buffer = wrap_buffer(f.context, name, CLGL_BUFFER_REPLACE_STORAGE | CLGL_BUFFER_GL_MAPPABLE,
                         CLGL_ACCESS_READ_WRITE);
    assert_int_equal(info_of_buffer(buffer).storage_replaced, 1);
    assert_int_equal(info_of_buffer(buffer).copies_per_acquire, transport == CLGL_TRANSPORT_MAPPED ? 0 : 1);
    assert_false(is_mapped(name));
    expect_gl_bytes(name, 0, SIZE, data);
    change_and_compare(&f, buffer, name, data, COUNT(data));
    glBindBuffer(GL_ARRAY_BUFFER, name);
    mapped = glMapBufferRange(GL_ARRAY_BUFFER, OFFSET, SIZE - OFFSET, lasting);
    assert_non_null(mapped);
    change_and_compare(&f, buffer, name, data, COUNT(data));
    expect_same_bytes(mapped, (const unsigned char *)data + OFFSET, SIZE - OFFSET);
    glBindBuffer(GL_ARRAY_BUFFER, name);
    assert_true(glUnmapBuffer(GL_ARRAY_BUFFER));
    change_and_compare(&f, buffer, name, data, COUNT(data));
    glDeleteBuffers(1, &name);
    handover = handover_of(&buffer, 1);
    expect_error(clgl_acquire(f.queue, &handover, 0, NULL, NULL), CLGL_ERROR_INVALID_GL_OBJECT);
    expect_success(clgl_buffer_destroy(buffer));
    end(&f);
}

static void replaced_storage_stays_mappable(void **state)
{
    static const char *const devices[] = {POCL, RUSTICL};
    (void)state;
    for (size_t i = 0; i < COUNT(devices) * COUNT(transports); ++i)
        check_mappable_replacement(devices[i / 2], transports[i % 2]);
}

/* Expects that `second` and `reader` are reported as acquired. Another wrapping of the same GL buffer is
 * acquired. */
static void expect_taken(const fixture *f, clgl_buffer second, clgl_buffer reader)
{
    clgl_handover handover = handover_of(&second, 1);
    assert_int_equal(info_of_buffer(second).acquired, 1);
    expect_error(clgl_acquire(f->queue, &handover, 0, NULL, NULL), CLGL_ERROR_ALREADY_ACQUIRED);
    expect_error(clgl_release(f->queue, &handover, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    handover = handover_of(&reader, 1);
    expect_error(clgl_acquire(f->queue, &handover, 0, NULL, NULL), CLGL_ERROR_ALREADY_ACQUIRED);
}

static void expect_contradiction_refused(const fixture *f, GLuint name, clgl_transport other_transport)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer other = NULL;
    desc.gl_name = name;
    desc.transport = other_transport;
    expect_error_out(clgl_buffer_create(f->context, &desc, &other), CLGL_ERROR_UNSUPPORTED, other);
    desc.transport = CLGL_TRANSPORT_AUTO;
    desc.size = SIZE + 1;
    expect_error_out(clgl_buffer_create(f->context, &desc, &other), CLGL_ERROR_INVALID_GL_OBJECT, other);
}

static void two_wrappings_share_storage_and_state(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        fixture f = begin(POCL, transports[t]);
        uint32_t data[SIZE / sizeof(uint32_t)], got[SIZE / sizeof(uint32_t)];
        GLuint name = 0;
        clgl_buffer first = NULL, second = NULL, reader = NULL;
        fill_bytes(data, SIZE, 1);
        name = make_gl_buffer(SIZE, data);
        first = wrap_buffer(f.context, name, 0, CLGL_ACCESS_READ_WRITE);
        second = wrap_buffer(f.context, name, CLGL_BUFFER_REPLACE_STORAGE, CLGL_ACCESS_READ_WRITE);
        reader = wrap_buffer(f.context, name, 0, CLGL_ACCESS_READ_ONLY);
        assert_int_equal(memory_of(f.context, transports[t]).object_count, 1);
        acquire(f.queue, first);
        expect_taken(&f, second, reader);
        launch_change(f.queue, f.kernel, first, COUNT(data));
        change_on_cpu(data, COUNT(data));
        release(f.queue, first);
        acquire(f.queue, reader);
        expect_success(clgl_buffer_read(f.queue, reader, NULL, got, 1, 0, NULL, NULL));
        expect_same_bytes(got, data, SIZE);
        release(f.queue, reader);
        expect_success(clgl_buffer_destroy(first));
        change_and_compare(&f, second, name, data, COUNT(data));
        expect_contradiction_refused(&f, name, transports[1 - t]);
        expect_success(clgl_buffer_destroy(reader));
        expect_success(clgl_buffer_destroy(second));
        glDeleteBuffers(1, &name);
        end(&f);
    }
}

/* A buffer whose storage was replaced without CLGL_BUFFER_GL_MAPPABLE cannot be wrapped again as mappable. */
static void mappable_wrapping_of_mapped_storage_is_refused(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        fixture f = begin(POCL, transports[t]);
        const GLuint kept = make_gl_buffer(SIZE, NULL), replaced = make_gl_buffer(SIZE, NULL);
        const clgl_buffer of_kept = wrap_buffer(f.context, kept, 0, CLGL_ACCESS_READ_WRITE);
        const clgl_buffer of_replaced =
            wrap_buffer(f.context, replaced, CLGL_BUFFER_REPLACE_STORAGE, CLGL_ACCESS_READ_WRITE);
        const clgl_buffer mappable =
            wrap_buffer(f.context, kept, CLGL_BUFFER_GL_MAPPABLE, CLGL_ACCESS_READ_WRITE);
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        clgl_buffer refused = NULL;
        assert_int_equal(info_of_buffer(of_replaced).storage_replaced, 1);
        desc.gl_name = replaced;
        desc.flags = CLGL_BUFFER_GL_MAPPABLE;
        expect_error_out(clgl_buffer_create(f.context, &desc, &refused), CLGL_ERROR_UNSUPPORTED, refused);
        assert_non_null(strstr(clgl_error_message(), "CLGL_BUFFER_GL_MAPPABLE"));
        expect_success(clgl_buffer_destroy(mappable));
        expect_success(clgl_buffer_destroy(of_replaced));
        expect_success(clgl_buffer_destroy(of_kept));
        glDeleteBuffers(1, &replaced);
        glDeleteBuffers(1, &kept);
        end(&f);
    }
}

/* The application respecifies the storage of a wrapped buffer. The buffer can then be wrapped again while the old
 * wrapping exists. */
static void a_name_is_wrapped_again_after_it_was_respecified(void **state)
{
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        fixture f = begin(POCL, transports[t]);
        uint32_t data[SIZE / sizeof(uint32_t)];
        GLuint name = make_gl_buffer(SIZE / 2, NULL);
        const clgl_buffer stale = wrap_buffer(f.context, name, 0, CLGL_ACCESS_READ_WRITE);
        clgl_buffer fresh = NULL, twin = NULL;
        clgl_handover handover = handover_of(&stale, 1);
        fill_bytes(data, SIZE, 1);
        glBindBuffer(GL_ARRAY_BUFFER, name);
        glBufferData(GL_ARRAY_BUFFER, SIZE, data, GL_STATIC_DRAW);
        glBindBuffer(GL_ARRAY_BUFFER, 0);
        expect_error(clgl_acquire(f.queue, &handover, 0, NULL, NULL), CLGL_ERROR_GL_OBJECT_CHANGED);
        fresh = wrap_buffer(f.context, name, 0, CLGL_ACCESS_READ_WRITE);
        twin = wrap_buffer(f.context, name, 0, CLGL_ACCESS_READ_WRITE);
        assert_int_equal(memory_of(f.context, transports[t]).object_count, 2);
        change_and_compare(&f, fresh, name, data, COUNT(data));
        acquire(f.queue, fresh);
        assert_int_equal(info_of_buffer(twin).acquired, 1);
        assert_int_equal(info_of_buffer(stale).acquired, 0);
        release(f.queue, fresh);
        change_and_compare(&f, twin, name, data, COUNT(data));
        expect_success(clgl_buffer_destroy(stale));
        expect_success(clgl_buffer_destroy(twin));
        expect_success(clgl_buffer_destroy(fresh));
        glDeleteBuffers(1, &name);
        end(&f);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(buffers_of_every_kind),
        cmocka_unit_test(storage_is_replaced_under_the_same_name),
        cmocka_unit_test(replaced_storage_is_unmapped_behind_a_fence),
        cmocka_unit_test(replaced_storage_stays_for_earlier_launches),
        cmocka_unit_test(immutable_storage_is_not_replaced),
        cmocka_unit_test(without_permission_nothing_is_replaced),
        cmocka_unit_test(mappable_buffers_can_be_mapped),
        cmocka_unit_test(replaced_storage_stays_mappable),
        cmocka_unit_test(two_wrappings_share_storage_and_state),
        cmocka_unit_test(mappable_wrapping_of_mapped_storage_is_refused),
        cmocka_unit_test(a_name_is_wrapped_again_after_it_was_respecified),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
