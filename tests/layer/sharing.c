#define _POSIX_C_SOURCE 200809L
#include "sharing.h"

#include <pthread.h>

#define MOST_PLATFORMS 16
#define NAME_SIZE 256

sharing s;

int sharing_is_native(void) { return getenv("SHARING_NATIVE") != NULL; }

void skip_all(const char *why)
{
    fprintf(stderr, "skipped: %s\n", why);
    exit(EXIT_SKIPPED);
}

static void find_platform(void)
{
    const char *part = getenv("SHARING_PLATFORM");
    cl_platform_id platforms[MOST_PLATFORMS];
    cl_uint count = 0;
    if (clGetPlatformIDs(MOST_PLATFORMS, platforms, &count) != CL_SUCCESS) skip_all("there is no OpenCL");
    for (cl_uint i = 0; i < count && i < MOST_PLATFORMS; ++i) {
        char name[NAME_SIZE] = "";
        expect_ok(clGetPlatformInfo(platforms[i], CL_PLATFORM_NAME, sizeof name, name, NULL));
        if (part && !strstr(name, part)) continue;
        s.platform = platforms[i];
        if (clGetDeviceIDs(s.platform, CL_DEVICE_TYPE_ALL, 1, &s.device, NULL) != CL_SUCCESS)
            skip_all("the platform has no device");
        return;
    }
    skip_all("there is no such OpenCL platform");
}

static void *address(const char *name)
{
    void *found = clGetExtensionFunctionAddressForPlatform(s.platform, name);
    if (!found) fail_msg("%s has no address", name);
    return found;
}

/* Assigns through a pointer, because ISO C cannot convert void * to a function pointer. */
#define FIND(member, name)                                                                                       \
    do {                                                                                                         \
        void *found = address(name);                                                                             \
        memcpy(&s.gl.member, &found, sizeof found);                                                              \
    } while (0)

static void find_functions(void)
{
    FIND(get_context_info, "clGetGLContextInfoKHR");
    FIND(create_event, "clCreateEventFromGLsyncKHR");
    FIND(create_buffer, "clCreateFromGLBuffer");
    FIND(create_texture, "clCreateFromGLTexture");
    FIND(create_texture_2d, "clCreateFromGLTexture2D");
    FIND(create_texture_3d, "clCreateFromGLTexture3D");
    FIND(create_renderbuffer, "clCreateFromGLRenderbuffer");
    FIND(get_object_info, "clGetGLObjectInfo");
    FIND(get_texture_info, "clGetGLTextureInfo");
    FIND(acquire, "clEnqueueAcquireGLObjects");
    FIND(release, "clEnqueueReleaseGLObjects");
}

int open_opengl(void **state)
{
    (void)state;
    find_platform();
    gl_open();
    find_functions();
    return 0;
}

int open_sharing(void **state)
{
    cl_context_properties properties[7];
    cl_int code = CL_SUCCESS;
    open_opengl(state);
    properties_with_gl(properties, NULL, 0);
    s.context = clCreateContext(properties, 1, &s.device, NULL, NULL, &code);
    expect_ok(code);
    s.queue = make_queue(s.context, 0);
    return 0;
}

int close_sharing(void **state)
{
    (void)state;
    if (s.queue) expect_ok(clReleaseCommandQueue(s.queue));
    if (s.context) expect_ok(clReleaseContext(s.context));
    memset(&s, 0, sizeof s);
    gl_close();
    return 0;
}

void check_cl(cl_int got, cl_int expected, const char *call, const char *file, int line)
{
    if (got == expected) return;
    print_error("%s gave %d, not %d\n", call, got, expected);
    _fail(file, line);
}

void check_bytes(const void *got, const void *expected, size_t size, const char *file, int line)
{
    const unsigned char *a = got, *b = expected;
    for (size_t i = 0; i < size; ++i) {
        if (a[i] == b[i]) continue;
        print_error("byte %zu of %zu is 0x%02x, not 0x%02x\n", i, size, a[i], b[i]);
        _fail(file, line);
    }
}

void properties_with_gl(cl_context_properties *list, const cl_context_properties *more, size_t pairs)
{
    gl_properties(list);
    list[4] = CL_CONTEXT_PLATFORM;
    list[5] = (cl_context_properties)s.platform;
    if (pairs) memcpy(list + 6, more, pairs * 2 * sizeof *more);
    list[6 + 2 * pairs] = 0;
}

cl_context make_plain_context(void)
{
    cl_context_properties properties[] = {CL_CONTEXT_PLATFORM, (cl_context_properties)s.platform, 0};
    cl_int code = CL_SUCCESS;
    const cl_context context = clCreateContext(properties, 1, &s.device, NULL, NULL, &code);
    expect_ok(code);
    return context;
}

cl_command_queue make_queue(cl_context context, cl_command_queue_properties properties)
{
    cl_int code = CL_SUCCESS;
    const cl_command_queue queue = clCreateCommandQueue(context, s.device, properties, &code);
    expect_ok(code);
    return queue;
}

cl_kernel make_kernel(const char *source, const char *name)
{
    cl_int code = CL_SUCCESS;
    const cl_program program = clCreateProgramWithSource(s.context, 1, &source, NULL, &code);
    cl_kernel kernel;
    expect_ok(code);
    expect_ok(clBuildProgram(program, 1, &s.device, "", NULL, NULL));
    kernel = clCreateKernel(program, name, &code);
    expect_ok(code);
    expect_ok(clReleaseProgram(program));
    return kernel;
}

cl_mem share_buffer(cl_mem_flags flags, GLuint name)
{
    cl_int code = CL_SUCCESS;
    const cl_mem mem = s.gl.create_buffer(s.context, flags, name, &code);
    expect_ok(code);
    assert_non_null(mem);
    return mem;
}

void acquire(cl_mem mem)
{
    glFinish();
    expect_ok(s.gl.acquire(s.queue, 1, &mem, 0, NULL, NULL));
}

void release(cl_mem mem)
{
    expect_ok(s.gl.release(s.queue, 1, &mem, 0, NULL, NULL));
    expect_ok(clFinish(s.queue));
}

cl_uint references_of(cl_mem mem)
{
    cl_uint count = 0;
    expect_ok(clGetMemObjectInfo(mem, CL_MEM_REFERENCE_COUNT, sizeof count, &count, NULL));
    return count;
}

int device_has(const char *extension)
{
    char list[16384] = "";
    const size_t length = strlen(extension);
    expect_ok(clGetDeviceInfo(s.device, CL_DEVICE_EXTENSIONS, sizeof list, list, NULL));
    for (const char *at = strstr(list, extension); at; at = strstr(at + 1, extension))
        if ((at == list || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0')) return 1;
    return 0;
}

int has_image_format(cl_mem_object_type type, cl_image_format format)
{
    cl_image_format formats[512];
    cl_uint count = 0;
    expect_ok(clGetSupportedImageFormats(s.context, CL_MEM_READ_WRITE, type, COUNT(formats), formats, &count));
    for (cl_uint i = 0; i < count && i < COUNT(formats); ++i)
        if (formats[i].image_channel_order == format.image_channel_order &&
            formats[i].image_channel_data_type == format.image_channel_data_type)
            return 1;
    return 0;
}

void read_gl_buffer(GLuint name, size_t size, void *data)
{
    glBindBuffer(GL_ARRAY_BUFFER, name);
    if (gl_is_es()) {
        const void *mapped = glMapBufferRange(GL_ARRAY_BUFFER, 0, (GLsizeiptr)size, GL_MAP_READ_BIT);
        assert_non_null(mapped);
        memcpy(data, mapped, size);
        glUnmapBuffer(GL_ARRAY_BUFFER);
    } else {
        glGetBufferSubData(GL_ARRAY_BUFFER, 0, (GLsizeiptr)size, data);
    }
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    expect_gl_clean();
}

typedef struct thread_call {
    void (*body)(void *);
    void *data;
} thread_call;

static void *run_thread(void *data)
{
    const thread_call *call = data;
    call->body(call->data);
    return NULL;
}

void on_threads(int count, void (*body)(void *), void *data, size_t element_size)
{
    thread_call calls[MOST_THREADS];
    pthread_t threads[MOST_THREADS];
    assert_true(count <= MOST_THREADS);
    for (int i = 0; i < count; ++i) {
        calls[i].body = body;
        calls[i].data = (char *)data + (size_t)i * element_size;
        assert_int_equal(pthread_create(&threads[i], NULL, run_thread, &calls[i]), 0);
    }
    for (int i = 0; i < count; ++i)
        assert_int_equal(pthread_join(threads[i], NULL), 0);
}

void on_another_thread(void (*body)(void *), void *data) { on_threads(1, body, data, 0); }
