/* Tests every error code that the specification of cl_khr_gl_sharing lists. */
#include "sharing.h"

#define NO_NAME 12345u

static GLuint make_texture(GLenum target, GLsizei side)
{
    GLuint name = 0;
    glGenTextures(1, &name);
    glBindTexture(target, name);
    glTexParameteri(target, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    if (side) glTexImage2D(target, 0, GL_RGBA8, side, side, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    glBindTexture(target, 0);
    expect_gl_clean();
    return name;
}

/* Each macro checks that an object is refused. Parameters: the arguments of its creation and the expected error
 */
#define NO_BUFFER(flags, name, error)                                                                            \
    expect_no_object(s.gl.create_buffer(s.context, flags, name, &code), CL_INVALID_##error)
#define NO_RENDERBUFFER(flags, name, error)                                                                      \
    expect_no_object(s.gl.create_renderbuffer(s.context, flags, name, &code), CL_INVALID_##error)
#define NO_TEXTURE(flags, target, level, name, error)                                                            \
    expect_no_object(s.gl.create_texture(s.context, flags, target, level, name, &code), CL_INVALID_##error)

static void invalid_buffers_are_refused(void **state)
{
    const GLuint buffer = make_gl_buffer(64, NULL), empty = make_gl_buffer(0, NULL);
    GLuint unbound = 0;
    (void)state;
    glGenBuffers(1, &unbound);
    NO_BUFFER(CL_MEM_USE_HOST_PTR, buffer, VALUE);
    NO_BUFFER(CL_MEM_COPY_HOST_PTR, buffer, VALUE);
    NO_BUFFER(CL_MEM_ALLOC_HOST_PTR, buffer, VALUE);
    NO_BUFFER(CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY, buffer, VALUE);
    NO_BUFFER(CL_MEM_HOST_NO_ACCESS, buffer, VALUE);
    NO_BUFFER(CL_MEM_READ_WRITE, 0, GL_OBJECT);
    NO_BUFFER(CL_MEM_READ_WRITE, NO_NAME, GL_OBJECT);
    NO_BUFFER(CL_MEM_READ_WRITE, unbound, GL_OBJECT);
    NO_BUFFER(CL_MEM_READ_WRITE, empty, GL_OBJECT);
    expect_no_object(s.gl.create_buffer(NULL, CL_MEM_READ_WRITE, buffer, &code), CL_INVALID_CONTEXT);
    assert_null(s.gl.create_buffer(s.context, CL_MEM_READ_WRITE, NO_NAME, NULL));
    expect_gl_clean();
    glDeleteBuffers(1, &buffer);
    glDeleteBuffers(1, &empty);
    glDeleteBuffers(1, &unbound);
}

static void invalid_textures_are_refused(void **state)
{
    const GLuint texture = make_texture(GL_TEXTURE_2D, 4), bare = make_texture(GL_TEXTURE_2D, 0);
    (void)state;
    NO_TEXTURE(CL_MEM_COPY_HOST_PTR, GL_TEXTURE_2D, 0, texture, VALUE);
    NO_TEXTURE(CL_MEM_READ_WRITE, 0, 0, texture, VALUE);
    NO_TEXTURE(CL_MEM_READ_WRITE, GL_TEXTURE_CUBE_MAP, 0, texture, VALUE);
    NO_TEXTURE(CL_MEM_READ_WRITE, GL_RENDERBUFFER, 0, texture, VALUE);
    NO_TEXTURE(CL_MEM_READ_WRITE, GL_TEXTURE_2D_MULTISAMPLE, 0, texture, VALUE);
    NO_TEXTURE(CL_MEM_READ_WRITE, GL_RGBA, 0, texture, VALUE);
    NO_TEXTURE(CL_MEM_READ_WRITE, GL_TEXTURE_CUBE_MAP_ARRAY, 0, texture, VALUE);
    NO_TEXTURE(CL_MEM_READ_WRITE, GL_TEXTURE_2D, -1, texture, MIP_LEVEL);
    NO_TEXTURE(CL_MEM_READ_WRITE, GL_TEXTURE_2D, 20, texture, MIP_LEVEL);
    /* This mip level is valid, but has no storage. */
    NO_TEXTURE(CL_MEM_READ_WRITE, GL_TEXTURE_2D, 1, texture, GL_OBJECT);
    NO_TEXTURE(CL_MEM_READ_WRITE, GL_TEXTURE_2D, 0, 0, GL_OBJECT);
    NO_TEXTURE(CL_MEM_READ_WRITE, GL_TEXTURE_2D, 0, NO_NAME, GL_OBJECT);
    NO_TEXTURE(CL_MEM_READ_WRITE, GL_TEXTURE_3D, 0, texture, GL_OBJECT);
    NO_TEXTURE(CL_MEM_READ_WRITE, GL_TEXTURE_2D, 0, bare, GL_OBJECT);
    expect_no_object(s.gl.create_texture(NULL, CL_MEM_READ_WRITE, GL_TEXTURE_2D, 0, texture, &code),
                     CL_INVALID_CONTEXT);
    expect_gl_clean();
    glDeleteTextures(1, &texture);
    glDeleteTextures(1, &bare);
}

static void incomplete_textures_and_hidden_levels_are_refused(void **state)
{
    const GLuint texture = make_texture(GL_TEXTURE_2D, 8);
    (void)state;
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    NO_TEXTURE(CL_MEM_READ_WRITE, GL_TEXTURE_2D, 0, texture, GL_OBJECT);
    glGenerateMipmap(GL_TEXTURE_2D);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, 1);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 2);
    if (!gl_is_es()) NO_TEXTURE(CL_MEM_READ_WRITE, GL_TEXTURE_2D, 0, texture, MIP_LEVEL);
    NO_TEXTURE(CL_MEM_READ_WRITE, GL_TEXTURE_2D, 3, texture, MIP_LEVEL);
    glBindTexture(GL_TEXTURE_2D, 0);
    glDeleteTextures(1, &texture);
}

static void immutable_textures_have_a_fixed_level_count(void **state)
{
    GLuint texture = 0;
    (void)state;
    if (!gl_is_es() && epoxy_gl_version() < 43) return;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexStorage2D(GL_TEXTURE_2D, 2, GL_RGBA8, 8, 8);
    NO_TEXTURE(CL_MEM_READ_WRITE, GL_TEXTURE_2D, 2, texture, MIP_LEVEL);
    glBindTexture(GL_TEXTURE_2D, 0);
    glDeleteTextures(1, &texture);
    expect_gl_clean();
}

static void invalid_renderbuffers_are_refused(void **state)
{
    GLuint names[2] = {0, 0};
    (void)state;
    glGenRenderbuffers(2, names);
    glBindRenderbuffer(GL_RENDERBUFFER, names[0]);
    NO_RENDERBUFFER(CL_MEM_READ_WRITE, names[0], GL_OBJECT);
    NO_RENDERBUFFER(CL_MEM_READ_WRITE, 0, GL_OBJECT);
    NO_RENDERBUFFER(CL_MEM_READ_WRITE, NO_NAME, GL_OBJECT);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, 4, 4);
    expect_no_object(s.gl.create_renderbuffer(NULL, CL_MEM_READ_WRITE, names[0], &code), CL_INVALID_CONTEXT);
    NO_RENDERBUFFER(CL_MEM_USE_HOST_PTR, names[0], VALUE);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_STENCIL_INDEX8, 4, 4);
    NO_RENDERBUFFER(CL_MEM_READ_WRITE, names[0], IMAGE_FORMAT_DESCRIPTOR);
    glBindRenderbuffer(GL_RENDERBUFFER, names[1]);
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, 4, GL_RGBA8, 4, 4);
    NO_RENDERBUFFER(CL_MEM_READ_WRITE, names[1], OPERATION);
    glBindRenderbuffer(GL_RENDERBUFFER, 0);
    glDeleteRenderbuffers(2, names);
    expect_gl_clean();
}

static void wrong_queries_are_refused(void **state)
{
    const GLuint texture = make_texture(GL_TEXTURE_2D, 4);
    cl_int created = CL_SUCCESS;
    const cl_mem image = s.gl.create_texture(s.context, CL_MEM_READ_WRITE, GL_TEXTURE_2D, 0, texture, &created);
    const cl_mem plain = clCreateBuffer(s.context, CL_MEM_READ_WRITE, 64, NULL, NULL);
    cl_gl_object_type type = 0;
    cl_GLenum target = 0;
    (void)state;
    expect_ok(created);
    expect_cl(s.gl.get_object_info(NULL, &type, NULL), CL_INVALID_MEM_OBJECT);
    expect_cl(s.gl.get_object_info(plain, &type, NULL), CL_INVALID_GL_OBJECT);
#define NO_INFO(mem, what, size, value, error)                                                                   \
    expect_cl(s.gl.get_texture_info(mem, what, size, value, NULL), CL_INVALID_##error)
    NO_INFO(NULL, CL_GL_TEXTURE_TARGET, sizeof target, &target, MEM_OBJECT);
    NO_INFO(plain, CL_GL_TEXTURE_TARGET, sizeof target, &target, GL_OBJECT);
    NO_INFO(image, CL_GL_OBJECT_BUFFER, sizeof target, &target, VALUE);
    NO_INFO(image, CL_GL_TEXTURE_TARGET, sizeof target - 1, &target, VALUE);
    NO_INFO(image, CL_GL_TEXTURE_TARGET, 0, NULL, VALUE);
    expect_ok(clReleaseMemObject(image));
    expect_ok(clReleaseMemObject(plain));
    glDeleteTextures(1, &texture);
}

typedef cl_int(CL_API_CALL *hand_over)(cl_command_queue, cl_uint, const cl_mem *, cl_uint, const cl_event *,
                                       cl_event *);

static void check_hand_over(hand_over call)
{
    const GLuint name = make_gl_buffer(64, NULL);
    const cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name), nothing = NULL;
    const cl_mem plain = clCreateBuffer(s.context, CL_MEM_READ_WRITE, 64, NULL, NULL);
    const cl_context other = make_plain_context();
    const cl_event no_event = NULL, foreign = clCreateUserEvent(other, NULL);
    cl_event event = NULL;
    cl_mem both[2];
    both[0] = mem;
    both[1] = plain;
    expect_cl(call(NULL, 1, &mem, 0, NULL, &event), CL_INVALID_COMMAND_QUEUE);
    expect_cl(call(s.queue, 1, NULL, 0, NULL, &event), CL_INVALID_VALUE);
    expect_cl(call(s.queue, 0, &mem, 0, NULL, &event), CL_INVALID_VALUE);
    expect_cl(call(s.queue, 1, &nothing, 0, NULL, &event), CL_INVALID_MEM_OBJECT);
    expect_cl(call(s.queue, 1, &plain, 0, NULL, &event), CL_INVALID_GL_OBJECT);
    expect_cl(call(s.queue, 2, both, 0, NULL, &event), CL_INVALID_GL_OBJECT);
    expect_cl(call(s.queue, 1, &mem, 1, NULL, &event), CL_INVALID_EVENT_WAIT_LIST);
    expect_cl(call(s.queue, 1, &mem, 0, &foreign, &event), CL_INVALID_EVENT_WAIT_LIST);
    expect_cl(call(s.queue, 1, &mem, 1, &no_event, &event), CL_INVALID_EVENT_WAIT_LIST);
    expect_cl(call(s.queue, 1, &mem, 1, &foreign, &event), CL_INVALID_CONTEXT);
    assert_null(event);
    expect_ok(clSetUserEventStatus(foreign, CL_COMPLETE));
    expect_ok(clReleaseEvent(foreign));
    expect_ok(clReleaseContext(other));
    expect_ok(clReleaseMemObject(mem));
    expect_ok(clReleaseMemObject(plain));
    glDeleteBuffers(1, &name);
}

static void wrong_hand_overs_are_refused(void **state)
{
    (void)state;
    check_hand_over(s.gl.acquire);
    check_hand_over(s.gl.release);
}

static void objects_of_another_context_are_refused(void **state)
{
    cl_context_properties list[7];
    const GLuint name = make_gl_buffer(64, NULL);
    cl_int created = CL_SUCCESS;
    cl_context other;
    cl_mem mem;
    (void)state;
    properties_with_gl(list, NULL, 0);
    other = clCreateContext(list, 1, &s.device, NULL, NULL, &created);
    expect_ok(created);
    mem = s.gl.create_buffer(other, CL_MEM_READ_WRITE, name, &created);
    expect_ok(created);
    expect_cl(s.gl.acquire(s.queue, 1, &mem, 0, NULL, NULL), CL_INVALID_CONTEXT);
    expect_ok(clReleaseMemObject(mem));
    expect_ok(clReleaseContext(other));
    glDeleteBuffers(1, &name);
}

/* Two memory objects of one OpenGL object cannot be acquired together if one of them is writable. */
static void two_copies_of_one_object_are_not_acquired_together(void **state)
{
    uint32_t value = 1, found = 0;
    const GLuint name = make_gl_buffer(sizeof value, NULL);
    const cl_mem reads = share_buffer(CL_MEM_READ_ONLY, name), also = share_buffer(CL_MEM_READ_ONLY, name);
    const cl_mem writes = share_buffer(CL_MEM_READ_WRITE, name);
    (void)state;
    if (sharing_is_native()) return;
    acquire(reads);
    acquire(also);
    expect_cl(s.gl.acquire(s.queue, 1, &writes, 0, NULL, NULL), CL_INVALID_OPERATION);
    release(reads);
    release(also);
    acquire(writes);
    expect_ok(clEnqueueWriteBuffer(s.queue, writes, CL_TRUE, 0, sizeof value, &value, 0, NULL, NULL));
    release(writes);
    acquire(reads);
    expect_ok(clEnqueueReadBuffer(s.queue, reads, CL_TRUE, 0, sizeof found, &found, 0, NULL, NULL));
    assert_int_equal(found, value);
    release(reads);
    expect_ok(clReleaseMemObject(reads));
    expect_ok(clReleaseMemObject(also));
    expect_ok(clReleaseMemObject(writes));
    glDeleteBuffers(1, &name);
}

/* Replaces the queue if it no longer runs commands, as on rusticl 25.0 after a failed command. */
static void replace_an_ended_queue(void)
{
    cl_event event = NULL;
    cl_int status = CL_QUEUED;
    expect_ok(clEnqueueMarkerWithWaitList(s.queue, 0, NULL, &event));
    (void)clWaitForEvents(1, &event);
    expect_ok(clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    expect_ok(clReleaseEvent(event));
    if (status == CL_COMPLETE) return;
    expect_ok(clReleaseCommandQueue(s.queue));
    s.queue = make_queue(s.context, 0);
}

/* A failed release must fail the commands that depend on it, and no other commands. */
static void failed_events_fail_dependent_commands(void **state)
{
    const GLuint name = make_gl_buffer(64, NULL);
    const cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name);
    cl_int code = CL_SUCCESS, status = CL_COMPLETE;
    const cl_event go = clCreateUserEvent(s.context, &code);
    cl_event events[2] = {NULL, NULL};
    (void)state;
    expect_ok(code);
    if (sharing_is_native()) return;
    expect_ok(s.gl.acquire(s.queue, 1, &mem, 0, NULL, NULL));
    expect_ok(s.gl.release(s.queue, 1, &mem, 1, &go, &events[0]));
    expect_ok(s.gl.acquire(s.queue, 1, &mem, 0, NULL, &events[1]));
    expect_cl(clSetUserEventStatus(events[1], CL_COMPLETE), CL_INVALID_EVENT);
    expect_ok(clSetUserEventStatus(go, -5));
    for (int i = 0; i < 2; ++i) {
        expect_cl(clWaitForEvents(1, &events[i]), CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST);
        expect_ok(clGetEventInfo(events[i], CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
        assert_true(status < 0);
        expect_ok(clReleaseEvent(events[i]));
    }
    expect_cl(s.gl.release(s.queue, 1, &mem, 0, NULL, NULL), CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST);
    replace_an_ended_queue();
    acquire(mem);
    release(mem);
    expect_ok(clReleaseEvent(go));
    expect_ok(clReleaseMemObject(mem));
    glDeleteBuffers(1, &name);
}

/* The release of a buffer that is mapped with glMapBufferRange may fail. Later commands must not be affected. */
static void mapped_buffers_do_not_disturb_later_commands(void **state)
{
    uint32_t value = 1, found = 0;
    const GLuint name = make_gl_buffer(sizeof value, NULL);
    const cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name);
    (void)state;
    if (sharing_is_native()) return;
    acquire(mem);
    glBindBuffer(GL_ARRAY_BUFFER, name);
    if (glMapBufferRange(GL_ARRAY_BUFFER, 0, sizeof value, GL_MAP_WRITE_BIT)) {
        /* If the buffer is shared without copies, the release succeeds. */
        const cl_int code = s.gl.release(s.queue, 1, &mem, 0, NULL, NULL);
        if (code != CL_SUCCESS) expect_cl(code, CL_INVALID_OPERATION);
        expect_gl_clean();
        glUnmapBuffer(GL_ARRAY_BUFFER);
        for (value = 2; value < 4; ++value) {
            glBindBuffer(GL_ARRAY_BUFFER, name);
            glBufferSubData(GL_ARRAY_BUFFER, 0, sizeof value, &value);
            acquire(mem);
            expect_ok(clEnqueueReadBuffer(s.queue, mem, CL_TRUE, 0, sizeof found, &found, 0, NULL, NULL));
            assert_int_equal(found, value);
            release(mem);
        }
    } else {
        /* The buffer cannot be mapped if the layer has replaced its storage. */
        (void)glGetError();
        release(mem);
    }
    expect_ok(clReleaseMemObject(mem));
    glDeleteBuffers(1, &name);
}

/* Causes an OpenGL error that stays pending. glGetError must still return the error after an OpenCL call. */
static void make_gl_error(GLenum error)
{
    GLuint framebuffer = 0;
    switch (error) {
    case GL_INVALID_ENUM:
        glBindBuffer(GL_RGBA, 0);
        break;
    case GL_INVALID_VALUE:
        glGenTextures(-1, &framebuffer);
        break;
    case GL_INVALID_OPERATION:
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
        glFramebufferTexture2D(GL_DRAW_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, 12345, 0);
        break;
    default:
        glGenFramebuffers(1, &framebuffer);
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffer);
        glClear(GL_COLOR_BUFFER_BIT);
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
        glDeleteFramebuffers(1, &framebuffer);
        break;
    }
}

static int messages;

static void APIENTRY count_message(GLenum source, GLenum type, GLuint id, GLenum severity, GLsizei length,
                                   const GLchar *text, const void *data)
{
    (void)source, (void)id, (void)severity, (void)length, (void)text, (void)data;
    if (type == GL_DEBUG_TYPE_ERROR) ++messages;
}

static void expect_error_kept(GLenum error, const char *after)
{
    const GLenum found = glGetError();
    if (found != error) fail_msg("after %s glGetError gives 0x%x, not 0x%x", after, found, error);
    expect_gl_clean();
    make_gl_error(error);
}

static void pending_gl_errors_are_kept(void **state)
{
    static const GLenum errors[] = {GL_INVALID_ENUM, GL_INVALID_VALUE, GL_INVALID_OPERATION,
                                    GL_INVALID_FRAMEBUFFER_OPERATION};
    GLint viewport[2][4];
    (void)state;
    if (sharing_is_native()) return;
    glGetIntegerv(GL_VIEWPORT, viewport[0]);
    for (size_t i = 0; i < COUNT(errors); ++i) {
        const GLenum error = errors[i];
        const GLuint name = make_gl_buffer(64, NULL);
        cl_context_properties list[7];
        cl_int code = CL_SUCCESS;
        cl_device_id device = NULL;
        cl_context context;
        cl_event event;
        GLsync sync;
        cl_mem mem;
        expect_gl_clean();
        make_gl_error(error);
        mem = share_buffer(CL_MEM_READ_WRITE, name);
        expect_error_kept(error, "clCreateFromGLBuffer");
        expect_ok(s.gl.acquire(s.queue, 1, &mem, 0, NULL, NULL));
        expect_error_kept(error, "clEnqueueAcquireGLObjects");
        expect_ok(s.gl.release(s.queue, 1, &mem, 0, NULL, NULL));
        expect_error_kept(error, "clEnqueueReleaseGLObjects");
        expect_ok(clReleaseMemObject(mem));
        expect_error_kept(error, "clReleaseMemObject");
        properties_with_gl(list, NULL, 0);
        expect_ok(
            s.gl.get_context_info(list, CL_CURRENT_DEVICE_FOR_GL_CONTEXT_KHR, sizeof device, &device, NULL));
        expect_error_kept(error, "clGetGLContextInfoKHR");
        sync = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
        event = s.gl.create_event(s.context, (cl_GLsync)sync, &code);
        expect_ok(code);
        expect_error_kept(error, "clCreateEventFromGLsyncKHR");
        expect_ok(clReleaseEvent(event));
        glDeleteSync(sync);
        expect_error_kept(error, "clReleaseEvent");
        context = clCreateContext(list, 1, &s.device, NULL, NULL, &code);
        expect_ok(code);
        expect_error_kept(error, "clCreateContext");
        expect_ok(clReleaseContext(context));
        expect_error_kept(error, "clReleaseContext");
        (void)glGetError();
        glDeleteBuffers(1, &name);
    }
    glGetIntegerv(GL_VIEWPORT, viewport[1]);
    assert_memory_equal(viewport[0], viewport[1], sizeof viewport[0]);
}

/* The layer must cause no messages in the debug output: no messages about pending errors, and none about calls of
 * the layer. */
static void kept_errors_leave_no_debug_message(void **state)
{
    const GLuint name = make_gl_buffer(64, NULL), texture = make_texture(GL_TEXTURE_2D, 4);
    cl_int created = CL_SUCCESS;
    GLuint of_buffer = 0;
    cl_mem mem, image, buffer_image;
    (void)state;
    if (gl_is_es() || epoxy_gl_version() < 43 || sharing_is_native()) return;
    /* The format of this texture is unsized. Mesa cannot copy it to a sized format. */
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    glEnable(GL_DEBUG_OUTPUT);
    glEnable(GL_DEBUG_OUTPUT_SYNCHRONOUS);
    messages = 0;
    glDebugMessageCallback(count_message, NULL);
    make_gl_error(GL_INVALID_VALUE);
    mem = share_buffer(CL_MEM_READ_WRITE, name);
    image = s.gl.create_texture(s.context, CL_MEM_READ_WRITE, GL_TEXTURE_2D, 0, texture, &created);
    expect_ok(created);
    acquire(image);
    release(image);
    glGenTextures(1, &of_buffer);
    glBindTexture(GL_TEXTURE_BUFFER, of_buffer);
    glTexBuffer(GL_TEXTURE_BUFFER, GL_RGBA8, name);
    buffer_image = s.gl.create_texture(s.context, CL_MEM_READ_WRITE, GL_TEXTURE_BUFFER, 0, of_buffer, &created);
    expect_ok(created);
    acquire(buffer_image);
    release(buffer_image);
    assert_int_equal(messages, 1);
    assert_true(glIsEnabled(GL_DEBUG_OUTPUT));
    assert_int_equal(glGetError(), GL_INVALID_VALUE);
    glDebugMessageCallback(NULL, NULL);
    glDisable(GL_DEBUG_OUTPUT_SYNCHRONOUS);
    glDisable(GL_DEBUG_OUTPUT);
    expect_ok(clReleaseMemObject(mem));
    expect_ok(clReleaseMemObject(image));
    expect_ok(clReleaseMemObject(buffer_image));
    glDeleteTextures(1, &texture);
    glDeleteTextures(1, &of_buffer);
    glDeleteBuffers(1, &name);
}

int run_misuse_tests(void)
{
    const struct CMUnitTest tests[] = {
        SHARING_TEST(invalid_buffers_are_refused),
        SHARING_TEST(invalid_textures_are_refused),
        SHARING_TEST(incomplete_textures_and_hidden_levels_are_refused),
        SHARING_TEST(immutable_textures_have_a_fixed_level_count),
        SHARING_TEST(invalid_renderbuffers_are_refused),
        SHARING_TEST(wrong_queries_are_refused),
        SHARING_TEST(wrong_hand_overs_are_refused),
        SHARING_TEST(objects_of_another_context_are_refused),
        SHARING_TEST(two_copies_of_one_object_are_not_acquired_together),
        SHARING_TEST(failed_events_fail_dependent_commands),
        SHARING_TEST(mapped_buffers_do_not_disturb_later_commands),
        SHARING_TEST(pending_gl_errors_are_kept),
        SHARING_TEST(kept_errors_leave_no_debug_message),
    };
    return cmocka_run_group_tests_name("misuse", tests, NULL, NULL);
}
