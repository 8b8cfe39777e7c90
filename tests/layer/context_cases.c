/* Tests contexts with and without OpenGL, and clGetGLContextInfoKHR. */
#include "sharing.h"

static cl_int create_code(const cl_context_properties *properties)
{
    cl_int code = 1, other = 1;
    cl_context context = clCreateContext(properties, 1, &s.device, NULL, NULL, &code);
    cl_context of_type;
    if (context) expect_ok(clReleaseContext(context));
    of_type = clCreateContextFromType(properties, CL_DEVICE_TYPE_ALL, NULL, NULL, &other);
    if (of_type) expect_ok(clReleaseContext(of_type));
    assert_int_equal(code, other);
    assert_int_equal(context != NULL, code == CL_SUCCESS);
    assert_int_equal(of_type != NULL, code == CL_SUCCESS);
    return code;
}

static void contexts_report_their_properties(void **state)
{
    cl_context_properties given[7], reported[7];
    size_t size = 0;
    cl_device_id device = NULL;
    cl_context of_type;
    cl_int code = CL_SUCCESS;
    (void)state;
    properties_with_gl(given, NULL, 0);
    expect_ok(clGetContextInfo(s.context, CL_CONTEXT_PROPERTIES, sizeof reported, reported, &size));
    assert_int_equal(size, sizeof given);
    assert_memory_equal(reported, given, sizeof given);
    expect_cl(clGetContextInfo(s.context, CL_CONTEXT_PROPERTIES, size - 1, reported, NULL), CL_INVALID_VALUE);
    of_type = clCreateContextFromType(given, CL_DEVICE_TYPE_ALL, NULL, NULL, &code);
    expect_ok(code);
    memset(reported, 0, sizeof reported);
    expect_ok(clGetContextInfo(of_type, CL_CONTEXT_PROPERTIES, sizeof reported, reported, &size));
    assert_memory_equal(reported, given, sizeof given);
    expect_ok(clGetContextInfo(of_type, CL_CONTEXT_DEVICES, sizeof device, &device, NULL));
    assert_ptr_equal(device, s.device);
    expect_ok(clReleaseContext(of_type));
    /* Each platform has a default device. */
    of_type = clCreateContextFromType(given, CL_DEVICE_TYPE_DEFAULT, NULL, NULL, &code);
    expect_ok(code);
    expect_ok(clReleaseContext(of_type));
}

/* CL_CONTEXT_PROPERTIES must identify the device of a context, even if no property names its platform. */
static void context_properties_identify_the_device(void **state)
{
    cl_context_properties given[5], reported[COUNT(given)];
    cl_device_id device = NULL;
    cl_int code = CL_SUCCESS;
    cl_context context;
    size_t size = 0;
    (void)state;
    gl_properties(given);
    given[4] = 0;
    context = clCreateContext(given, 1, &s.device, NULL, NULL, &code);
    expect_ok(code);
    expect_ok(clGetContextInfo(context, CL_CONTEXT_PROPERTIES, sizeof reported, reported, &size));
    assert_int_equal(size, sizeof given);
    assert_memory_equal(reported, given, sizeof given);
    expect_ok(
        s.gl.get_context_info(reported, CL_CURRENT_DEVICE_FOR_GL_CONTEXT_KHR, sizeof device, &device, &size));
    assert_int_equal(size, sizeof device);
    assert_ptr_equal(device, s.device);
    expect_ok(clReleaseContext(context));
}

static cl_uint references(cl_context context)
{
    cl_uint count = 0;
    expect_ok(clGetContextInfo(context, CL_CONTEXT_REFERENCE_COUNT, sizeof count, &count, NULL));
    return count;
}

static void contexts_count_references(void **state)
{
    cl_context_properties given[7];
    cl_int code = CL_SUCCESS;
    cl_context context;
    (void)state;
    properties_with_gl(given, NULL, 0);
    context = clCreateContext(given, 1, &s.device, NULL, NULL, &code);
    expect_ok(code);
    if (!sharing_is_native()) assert_int_equal(references(context), 1);
    expect_ok(clRetainContext(context));
    if (!sharing_is_native()) assert_int_equal(references(context), 2);
    expect_ok(clReleaseContext(context));
    expect_ok(clReleaseContext(context));
}

/* A context with CL_GL_CONTEXT_KHR = 0 cannot share objects, but must return its properties. */
static void a_context_may_name_no_opengl(void **state)
{
    const cl_context_properties given[] = {CL_CONTEXT_PLATFORM, (cl_context_properties)s.platform,
                                           CL_GL_CONTEXT_KHR, 0, 0};
    cl_context_properties reported[COUNT(given)] = {0};
    size_t size = 0;
    cl_int code = CL_SUCCESS;
    cl_context context;
    (void)state;
    if (sharing_is_native()) return;
    context = clCreateContext(given, 1, &s.device, NULL, NULL, &code);
    expect_ok(code);
    expect_ok(clGetContextInfo(context, CL_CONTEXT_PROPERTIES, sizeof reported, reported, &size));
    assert_int_equal(size, sizeof given);
    assert_memory_equal(reported, given, sizeof given);
    assert_int_equal(references(context), 1);
    expect_ok(clRetainContext(context));
    assert_int_equal(references(context), 2);
    expect_ok(clReleaseContext(context));
    expect_no_object(s.gl.create_buffer(context, CL_MEM_READ_WRITE, 1, &code), CL_INVALID_CONTEXT);
    expect_ok(clReleaseContext(context));
}

static void wrong_properties_have_their_codes(void **state)
{
    cl_context_properties list[12];
    const cl_context_properties user_sync[] = {CL_CONTEXT_INTEROP_USER_SYNC, CL_FALSE};
    const cl_context_properties foreign[] = {FOREIGN_DISPLAY_PROPERTY, 1}, cgl[] = {CL_CGL_SHAREGROUP_KHR, 1};
    const cl_context_properties unknown[] = {0x7777, 1};
    const cl_context_properties no_foreign[] = {FOREIGN_DISPLAY_PROPERTY, 0};
    (void)state;
    properties_with_gl(list, NULL, 0);
    assert_int_equal(create_code(list), CL_SUCCESS);
    /* A property with its default value must have no effect. */
    if (!sharing_is_native()) {
        properties_with_gl(list, no_foreign, 1);
        assert_int_equal(create_code(list), CL_SUCCESS);
    }
    properties_with_gl(list, foreign, 1);
    assert_int_equal(create_code(list), CL_INVALID_OPERATION);
    properties_with_gl(list, cgl, 1);
    assert_int_equal(create_code(list), CL_INVALID_OPERATION);
    properties_with_gl(list, user_sync, 1);
    assert_int_equal(create_code(list), CL_INVALID_PROPERTY);
    properties_with_gl(list, unknown, 1);
    assert_int_equal(create_code(list), CL_INVALID_PROPERTY);
    /* The list contains one property twice. */
    properties_with_gl(list, list, 1);
    assert_int_equal(create_code(list), CL_INVALID_PROPERTY);
}

/* PoCL 3.1 returns both a context and an error code for a device type that it does not have. */
static void types_without_a_device_are_refused(void **state)
{
    cl_context_properties list[7];
    cl_uint count = 0;
    cl_int code = CL_SUCCESS;
    (void)state;
    if (clGetDeviceIDs(s.platform, CL_DEVICE_TYPE_ACCELERATOR, 0, NULL, &count) == CL_SUCCESS && count != 0)
        return;
    properties_with_gl(list, NULL, 0);
    assert_null(clCreateContextFromType(list, CL_DEVICE_TYPE_ACCELERATOR, NULL, NULL, &code));
    expect_cl(code, CL_DEVICE_NOT_FOUND);
    /* These properties do not name a GL context. */
    list[0] = CL_CONTEXT_PLATFORM;
    list[1] = (cl_context_properties)s.platform;
    list[2] = 0;
    assert_null(clCreateContextFromType(list, CL_DEVICE_TYPE_ACCELERATOR, NULL, NULL, &code));
    expect_cl(code, CL_DEVICE_NOT_FOUND);
}

static void wrong_opengl_contexts_are_refused(void **state)
{
    cl_context_properties list[12];
    cl_device_id device = NULL;
    (void)state;
    /* These properties name a GL context without its display. */
    properties_with_gl(list, NULL, 0);
    list[3] = 0;
    assert_int_equal(create_code(list), CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR);
    expect_cl(s.gl.get_context_info(list, CL_CURRENT_DEVICE_FOR_GL_CONTEXT_KHR, sizeof device, &device, NULL),
              CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR);
    /* These properties name a GL context that does not exist. With GLX, the layer cannot detect the error. */
    if (gl_is_glx()) return;
    properties_with_gl(list, NULL, 0);
    list[1] = (cl_context_properties)&device;
    assert_int_equal(create_code(list), CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR);
    expect_cl(s.gl.get_context_info(list, CL_DEVICES_FOR_GL_CONTEXT_KHR, sizeof device, &device, NULL),
              CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR);
    /* With WGL, a context is current together with any HDC of its pixel format. */
    if (gl_is_wgl()) return;
    properties_with_gl(list, NULL, 0);
    list[3] = (cl_context_properties)&device;
    assert_int_equal(create_code(list), CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR);
}

/* The application may create the GL context with one connection to the X server, and pass another connection to
 * OpenCL. */
static void another_connection_to_the_x_server_is_as_good(void **state)
{
    const uint32_t value = 77;
    uint32_t found = 0;
    cl_context_properties list[7];
    cl_device_id device = NULL;
    cl_int code = CL_SUCCESS;
    cl_context context;
    cl_command_queue queue;
    cl_mem mem;
    GLuint name;
    void *connection;
    (void)state;
    if (!gl_is_glx() || sharing_is_native()) return;
    connection = gl_open_connection();
    name = make_gl_buffer(sizeof value, &value);
    properties_with_gl(list, NULL, 0);
    list[3] = (cl_context_properties)connection;
    expect_ok(s.gl.get_context_info(list, CL_CURRENT_DEVICE_FOR_GL_CONTEXT_KHR, sizeof device, &device, NULL));
    context = clCreateContext(list, 1, &s.device, NULL, NULL, &code);
    expect_ok(code);
    queue = clCreateCommandQueue(context, s.device, 0, &code);
    mem = s.gl.create_buffer(context, CL_MEM_READ_WRITE, name, &code);
    expect_ok(code);
    expect_ok(s.gl.acquire(queue, 1, &mem, 0, NULL, NULL));
    expect_ok(clEnqueueReadBuffer(queue, mem, CL_TRUE, 0, sizeof found, &found, 0, NULL, NULL));
    assert_int_equal(found, value);
    expect_ok(s.gl.release(queue, 1, &mem, 0, NULL, NULL));
    expect_ok(clReleaseMemObject(mem));
    expect_ok(clReleaseCommandQueue(queue));
    expect_ok(clReleaseContext(context));
    glDeleteBuffers(1, &name);
    gl_close_connection(connection);
    expect_gl_clean();
}

/* OpenGL ES 2.0 lacks features that the layer needs. */
static void opengl_es_20_is_refused(void **state)
{
    cl_context_properties list[7];
    cl_device_id device = NULL;
    (void)state;
    if (!gl_is_es() || epoxy_gl_version() >= 30) return;
    properties_with_gl(list, NULL, 0);
    assert_int_equal(create_code(list), CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR);
    expect_cl(s.gl.get_context_info(list, CL_CURRENT_DEVICE_FOR_GL_CONTEXT_KHR, sizeof device, &device, NULL),
              CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR);
    expect_gl_clean();
}

/* Runs with MESA_NO_ERROR. */
static void opengl_without_errors_is_refused(void **state)
{
    cl_context_properties list[7];
    cl_device_id device = NULL;
    GLint flags = 0;
    (void)state;
    glGetIntegerv(GL_CONTEXT_FLAGS, &flags);
    if (!(flags & GL_CONTEXT_FLAG_NO_ERROR_BIT)) return;
    properties_with_gl(list, NULL, 0);
    assert_int_equal(create_code(list), CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR);
    expect_cl(s.gl.get_context_info(list, CL_CURRENT_DEVICE_FOR_GL_CONTEXT_KHR, sizeof device, &device, NULL),
              CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR);
}

static void the_opengl_context_need_not_be_current(void **state)
{
    cl_context_properties list[7];
    (void)state;
    properties_with_gl(list, NULL, 0);
    gl_use_none();
    assert_int_equal(create_code(list), CL_SUCCESS);
    gl_use(GL_SECOND);
    assert_int_equal(create_code(list), CL_SUCCESS);
    gl_use(GL_FIRST);
}

static void devices_of_a_gl_context_are_reported(void **state)
{
    cl_context_properties list[12];
    const cl_context_properties unknown[] = {0x7777, 1};
    cl_device_id devices[16], current = NULL;
    size_t size = 0;
    (void)state;
    properties_with_gl(list, NULL, 0);
    expect_ok(s.gl.get_context_info(list, CL_CURRENT_DEVICE_FOR_GL_CONTEXT_KHR, sizeof current, &current, &size));
    assert_int_equal(size, sizeof current);
    assert_ptr_equal(current, s.device);
    expect_ok(s.gl.get_context_info(list, CL_DEVICES_FOR_GL_CONTEXT_KHR, 0, NULL, &size));
    assert_true(size >= sizeof current && size <= sizeof devices && size % sizeof current == 0);
    expect_ok(s.gl.get_context_info(list, CL_DEVICES_FOR_GL_CONTEXT_KHR, sizeof devices, devices, NULL));
    assert_ptr_equal(devices[0], s.device);
    expect_cl(s.gl.get_context_info(list, CL_DEVICES_FOR_GL_CONTEXT_KHR, sizeof current - 1, devices, NULL),
              CL_INVALID_VALUE);
    expect_cl(s.gl.get_context_info(list, CL_GL_CONTEXT_KHR, sizeof current, &current, NULL), CL_INVALID_VALUE);
    properties_with_gl(list, unknown, 1);
    expect_cl(s.gl.get_context_info(list, CL_CURRENT_DEVICE_FOR_GL_CONTEXT_KHR, sizeof current, &current, NULL),
              CL_INVALID_VALUE);
    list[0] = CL_CONTEXT_PLATFORM;
    list[1] = (cl_context_properties)s.platform;
    list[2] = 0;
    expect_cl(s.gl.get_context_info(list, CL_CURRENT_DEVICE_FOR_GL_CONTEXT_KHR, sizeof current, &current, NULL),
              CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR);
}

/* Uses a context with OpenGL and a context without OpenGL at the same time. The context without OpenGL must share
 * no objects. */
static void plain_contexts_share_nothing(void **state)
{
    const cl_context plain = make_plain_context();
    const cl_command_queue queue = make_queue(plain, 0);
    const GLuint name = make_gl_buffer(64, NULL);
    const cl_mem shared = share_buffer(CL_MEM_READ_WRITE, name);
    cl_context_properties reported[7];
    cl_int created = CL_SUCCESS;
    size_t size = 0;
    uint32_t written = 77, found = 0;
    cl_mem mem;
    (void)state;
    expect_ok(clGetContextInfo(plain, CL_CONTEXT_PROPERTIES, sizeof reported, reported, &size));
    assert_int_equal(size, 3 * sizeof *reported);
    expect_no_object(s.gl.create_buffer(plain, CL_MEM_READ_WRITE, name, &code), CL_INVALID_CONTEXT);
    expect_no_object(s.gl.create_texture(plain, CL_MEM_READ_WRITE, GL_TEXTURE_2D, 0, name, &code),
                     CL_INVALID_CONTEXT);
    expect_no_object(s.gl.create_texture_2d(plain, CL_MEM_READ_WRITE, GL_TEXTURE_2D, 0, name, &code),
                     CL_INVALID_CONTEXT);
    expect_no_object(s.gl.create_texture_3d(plain, CL_MEM_READ_WRITE, GL_TEXTURE_3D, 0, name, &code),
                     CL_INVALID_CONTEXT);
    expect_no_object(s.gl.create_renderbuffer(plain, CL_MEM_READ_WRITE, name, &code), CL_INVALID_CONTEXT);
    expect_no_object(s.gl.create_event(plain, NULL, &code), CL_INVALID_CONTEXT);
    expect_cl(s.gl.acquire(queue, 1, &shared, 0, NULL, NULL), CL_INVALID_CONTEXT);
    expect_cl(s.gl.release(queue, 1, &shared, 0, NULL, NULL), CL_INVALID_CONTEXT);
    mem = clCreateBuffer(plain, CL_MEM_READ_WRITE, sizeof written, NULL, &created);
    expect_ok(created);
    expect_ok(clEnqueueWriteBuffer(queue, mem, CL_TRUE, 0, sizeof written, &written, 0, NULL, NULL));
    expect_ok(clEnqueueReadBuffer(queue, mem, CL_TRUE, 0, sizeof found, &found, 0, NULL, NULL));
    assert_int_equal(found, written);
    expect_ok(clReleaseMemObject(mem));
    expect_ok(clReleaseMemObject(shared));
    expect_ok(clReleaseCommandQueue(queue));
    expect_ok(clReleaseContext(plain));
    glDeleteBuffers(1, &name);
}

/* The layer shares objects with only one device. Drivers may share objects with several devices. */
static void several_devices_share_or_are_refused(void **state)
{
    cl_device_id devices[2];
    cl_context_properties list[7];
    cl_uint count = 0;
    cl_int code = CL_SUCCESS;
    cl_context context;
    (void)state;
    expect_ok(clGetDeviceIDs(s.platform, CL_DEVICE_TYPE_ALL, 2, devices, &count));
    if (count < 2) return;
    properties_with_gl(list, NULL, 0);
    context = clCreateContext(list, 2, devices, NULL, NULL, &code);
    assert_int_equal(context != NULL, code == CL_SUCCESS);
    if (context)
        expect_ok(clReleaseContext(context));
    else
        expect_cl(code, CL_INVALID_OPERATION);
}

/* A sub-device can share objects like the whole device, if the driver supports sub-devices. Does not release the
 * sub-device that ran commands, because threads of PoCL 3.1 still use it after clFinish. */
static void sub_devices_share_or_are_refused(void **state)
{
    const cl_device_partition_property equally[] = {CL_DEVICE_PARTITION_EQUALLY, 1, 0};
    enum { MOST = 256 };
    static cl_device_id parts[MOST];
    const uint32_t written = 78;
    uint32_t value = 77, found = 0;
    const GLuint name = make_gl_buffer(sizeof value, &value);
    cl_context_properties list[7];
    cl_uint most = 0, count = 0;
    cl_int code = CL_SUCCESS;
    cl_context context;
    (void)state;
    expect_ok(clGetDeviceInfo(s.device, CL_DEVICE_PARTITION_MAX_SUB_DEVICES, sizeof most, &most, NULL));
    if (most == 0 || clCreateSubDevices(s.device, equally, MOST, parts, &count) != CL_SUCCESS) return;
    properties_with_gl(list, NULL, 0);
    context = clCreateContext(list, 1, parts, NULL, NULL, &code);
    if (context) {
        const cl_command_queue queue = clCreateCommandQueue(context, parts[0], 0, &code);
        const cl_mem mem = s.gl.create_buffer(context, CL_MEM_READ_WRITE, name, &code);
        expect_ok(code);
        expect_ok(s.gl.acquire(queue, 1, &mem, 0, NULL, NULL));
        expect_ok(clEnqueueReadBuffer(queue, mem, CL_TRUE, 0, sizeof found, &found, 0, NULL, NULL));
        assert_int_equal(found, value);
        expect_ok(clEnqueueWriteBuffer(queue, mem, CL_TRUE, 0, sizeof written, &written, 0, NULL, NULL));
        expect_ok(s.gl.release(queue, 1, &mem, 0, NULL, NULL));
        expect_ok(clFinish(queue));
        read_gl_buffer(name, sizeof value, &value);
        assert_int_equal(value, written);
        expect_ok(clReleaseMemObject(mem));
        expect_ok(clReleaseCommandQueue(queue));
        expect_ok(clReleaseContext(context));
    } else {
        expect_cl(code, CL_INVALID_OPERATION);
    }
    for (cl_uint i = 1; i < count; ++i)
        expect_ok(clReleaseDevice(parts[i]));
    glDeleteBuffers(1, &name);
}

int run_context_tests(void)
{
    const struct CMUnitTest tests[] = {
        SHARING_TEST(contexts_report_their_properties),
        SHARING_TEST(context_properties_identify_the_device),
        SHARING_TEST(contexts_count_references),
        SHARING_TEST(a_context_may_name_no_opengl),
        SHARING_TEST(wrong_properties_have_their_codes),
        SHARING_TEST(wrong_opengl_contexts_are_refused),
        SHARING_TEST(another_connection_to_the_x_server_is_as_good),
        SHARING_TEST(types_without_a_device_are_refused),
        cmocka_unit_test_setup_teardown(opengl_es_20_is_refused, open_opengl, close_sharing),
        cmocka_unit_test_setup_teardown(opengl_without_errors_is_refused, open_opengl, close_sharing),
        SHARING_TEST(the_opengl_context_need_not_be_current),
        SHARING_TEST(devices_of_a_gl_context_are_reported),
        SHARING_TEST(plain_contexts_share_nothing),
        SHARING_TEST(several_devices_share_or_are_refused),
        SHARING_TEST(sub_devices_share_or_are_refused),
    };
    return cmocka_run_group_tests_name("contexts", tests, NULL, NULL);
}
