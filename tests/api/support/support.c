#define _GNU_SOURCE
#include "support.h"
#include "glx_support.h"

#include <dirent.h>
#include <pthread.h>
#include <time.h>
#include <unistd.h>

#define MOST_DEVICES 64
#define NAME_SIZE 256
#define CHANGE_FACTOR 5u
#define MS_PER_S 1000
#define DEFAULT_SEED_ENV "CLGL_TEST_SEED"

static EGLDisplay the_display(void)
{
    const EGLDisplay display = eglGetPlatformDisplayEXT(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    if (display == EGL_NO_DISPLAY || !eglInitialize(display, NULL, NULL)) {
        fprintf(stderr, "skipped: EGL has no surfaceless platform here\n");
        exit(EXIT_SKIPPED);
    }
    return display;
}

clgl_winsys test_winsys(void)
{
#ifdef _WIN32
    return CLGL_WINSYS_WGL;
#else
    return uses_glx() ? CLGL_WINSYS_GLX : CLGL_WINSYS_EGL;
#endif
}

gl_context make_gl(gl_request request)
{
    if (uses_glx()) return make_glx(request);
    EGLint attributes[] = {EGL_CONTEXT_MAJOR_VERSION, request.major, EGL_CONTEXT_MINOR_VERSION, request.minor,
                           EGL_NONE};
    gl_context gl = {the_display(), EGL_NO_CONTEXT};
    if (request.major == 0) attributes[0] = EGL_NONE;
    assert_true(eglBindAPI(request.api));
    gl.context = eglCreateContext(gl.display, EGL_NO_CONFIG_KHR, request.share, attributes);
    if (gl.context == EGL_NO_CONTEXT) fail_msg("eglCreateContext failed with 0x%x", (unsigned)eglGetError());
    use_gl(&gl);
    return gl;
}

gl_context make_best_gl(void)
{
    /* For requests of version 3.2 or later, Mesa creates a core profile of the highest supported version. */
    const gl_request request = {EGL_OPENGL_API, 3, 2, EGL_NO_CONTEXT};
    return make_gl(request);
}

/* Prints the error code on failure, because a failed assertion on another thread has no output. */
static void make_current(EGLDisplay display, EGLContext context)
{
    if (eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context)) return;
    fprintf(stderr, "eglMakeCurrent failed with 0x%x\n", (unsigned)eglGetError());
    fail();
}

void use_gl(const gl_context *gl)
{
    if (uses_glx()) {
        use_glx(gl);
        return;
    }
    make_current(gl->display, gl->context);
}

void use_no_gl(void)
{
    if (uses_glx()) {
        use_no_glx();
        return;
    }
    make_current(the_display(), EGL_NO_CONTEXT);
}

void destroy_gl(gl_context *gl)
{
    if (uses_glx()) {
        destroy_glx(gl);
        return;
    }
    if (eglGetCurrentContext() == gl->context) use_no_gl();
    assert_true(eglDestroyContext(gl->display, gl->context));
    gl->context = EGL_NO_CONTEXT;
}

void skip_without_driver_feature(void)
{
    static const char *const lacking[] = {" images of CLGL_FORMAT_",
                                          "has an internal error, which is not a fault of the source",
                                          "the self-test failed: "};
    for (size_t i = 0; i < COUNT(lacking); ++i) {
        if (!strstr(clgl_error_message(), lacking[i])) continue;
        print_message("skipped: %s\n", clgl_error_message());
        skip();
    }
}

void check_success(clgl_result result, const char *call, const char *file, int line)
{
    clgl_native_source source = RUBBISH;
    int32_t code = RUBBISH;
    if (result != CLGL_SUCCESS) {
        skip_without_driver_feature();
        print_error("%s returned %s: %s\n", call, clgl_result_name(result), clgl_error_message());
        _fail(file, line);
    }
    clgl_error_get_native_code(&source, &code);
    if (*clgl_error_message() || source != CLGL_NATIVE_NONE || code != 0) {
        print_error("%s succeeded but set the message \"%s\"\n", call, clgl_error_message());
        _fail(file, line);
    }
}

/* Returns whether the message lists a transport more than once. */
static int names_a_transport_twice(const char *message)
{
    static const char *const names[] = {"external", "native", "mapped", "staged"};
    for (size_t i = 0; i < COUNT(names); ++i) {
        unsigned times = 0;
        for (const char *at = message; (at = strstr(at, names[i])) != NULL;) {
            const char before = at == message ? ' ' : at[-1], *const start = at;
            at += strlen(names[i]);
            if (before == ' ' && start - message > 1 && strchr(";,:", start[-2]) && (*at == ':' || *at == ','))
                ++times;
        }
        if (times > 1) return 1;
    }
    return 0;
}

/* Checks the length of the message. Build errors have no limit, because they contain the compiler log. */
static void check_message_length(clgl_result result, const char *message, const char *file, int line)
{
    const size_t longest = 400;
    if (result != CLGL_ERROR_BUILD_FAILED && strlen(message) > longest) {
        print_error("a message has %u bytes: \"%s\"\n", (unsigned)strlen(message), message);
        _fail(file, line);
    }
    if (names_a_transport_twice(message)) {
        print_error("a message names a transport twice: \"%s\"\n", message);
        _fail(file, line);
    }
}

void check_error(clgl_result result, clgl_result expected, const char *call, const char *file, int line)
{
    const char *message = clgl_error_message();
    const char *colon = strstr(message, ": ");
    if (result != expected) {
        if (result != CLGL_SUCCESS) skip_without_driver_feature();
        print_error("%s returned %s (%s), not %s\n", call, clgl_result_name(result), message,
                    clgl_result_name(expected));
        _fail(file, line);
    }
    if (strncmp(message, "clgl_", strlen("clgl_")) != 0 || !colon || !colon[2]) {
        print_error("%s failed with the message \"%s\"\n", call, message);
        _fail(file, line);
    }
    check_message_length(result, message, file, line);
}

void check_gl_error(GLenum expected, const char *file, int line)
{
    const GLenum code = glGetError();
    if (code == expected) return;
    print_error("OpenGL has the error 0x%x pending, not 0x%x\n", (unsigned)code, (unsigned)expected);
    _fail(file, line);
}

void check_bytes(const void *got, const void *expected, size_t size, const char *file, int line)
{
    const unsigned char *a = got, *b = expected;
    if (memcmp(a, b, size) == 0) return;
    for (size_t i = 0; i < size; ++i) {
        if (a[i] == b[i]) continue;
        print_error("byte %zu of %zu is 0x%02x, not 0x%02x\n", i, size, a[i], b[i]);
        _fail(file, line);
    }
}

void expect_zero(const void *memory, size_t size)
{
    const unsigned char *bytes = memory;
    for (size_t i = 0; i < size; ++i)
        assert_int_equal(bytes[i], 0);
}

clgl_device find_device(const char *part)
{
    clgl_device devices[MOST_DEVICES];
    uint32_t count = 0;
    expect_success(clgl_device_list(0, MOST_DEVICES, devices, &count));
    for (uint32_t i = 0; i < count; ++i) {
        void *id = NULL;
        cl_platform_id platform = NULL;
        char name[NAME_SIZE] = "";
        expect_success(clgl_device_cl_device(devices[i], &id));
        assert_int_equal(clGetDeviceInfo(id, CL_DEVICE_PLATFORM, sizeof platform, &platform, NULL), CL_SUCCESS);
        assert_int_equal(clGetPlatformInfo(platform, CL_PLATFORM_NAME, sizeof name, name, NULL), CL_SUCCESS);
        if (strstr(name, part)) return devices[i];
    }
    fprintf(stderr, "skipped: no OpenCL platform is named \"%s\"\n", part);
    exit(EXIT_SKIPPED);
}

cl_context cl_context_on(const char *device)
{
    void *id = NULL;
    cl_device_id native;
    cl_context made;
    cl_int code = CL_SUCCESS;
    expect_success(clgl_device_cl_device(find_device(device), &id));
    native = id;
    made = clCreateContext(NULL, 1, &native, NULL, NULL, &code);
    assert_int_equal(code, CL_SUCCESS);
    return made;
}

cl_uint references_of_cl_context(cl_context context)
{
    cl_uint count = 0;
    assert_int_equal(clGetContextInfo(context, CL_CONTEXT_REFERENCE_COUNT, sizeof count, &count, NULL),
                     CL_SUCCESS);
    return count;
}

clgl_context make_context(const char *device, clgl_transport transport)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context = NULL;
    desc.device = find_device(device);
    desc.transport = transport;
    if (test_winsys() == CLGL_WINSYS_WGL && !getenv(NO_SYNC_THREAD)) desc.flags |= CLGL_CONTEXT_SYNC_THREAD;
    if (getenv("CLGL_TEST_NATIVE") && transport != CLGL_TRANSPORT_AUTO) desc.transport = CLGL_TRANSPORT_NATIVE;
    expect_success(clgl_context_create(&desc, &context));
    return context;
}

clgl_queue make_queue(clgl_context context, uint32_t flags)
{
    clgl_queue_desc desc = CLGL_QUEUE_DESC_INIT;
    clgl_queue queue = NULL;
    desc.flags = flags;
    if (flags & CLGL_QUEUE_OUT_OF_ORDER && clgl_queue_create(context, &desc, &queue) == CLGL_SUCCESS)
        return queue;
    desc.flags &= ~CLGL_QUEUE_OUT_OF_ORDER;
    expect_success(clgl_queue_create(context, &desc, &queue));
    return queue;
}

clgl_buffer make_buffer(clgl_context context, uint64_t size, const void *data, clgl_access access)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    desc.size = size;
    desc.data = data;
    desc.access = access;
    expect_success(clgl_buffer_create(context, &desc, &buffer));
    return buffer;
}

clgl_buffer wrap_buffer(clgl_context context, GLuint name, uint32_t flags, clgl_access access)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    desc.gl_name = name;
    desc.flags = flags;
    desc.access = access;
    expect_success(clgl_buffer_create(context, &desc, &buffer));
    return buffer;
}

clgl_buffer_info info_of_buffer(clgl_buffer buffer)
{
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    expect_success(clgl_buffer_get_info(buffer, &info));
    return info;
}

void write_gl(GLuint name, size_t offset, size_t size, const void *data)
{
    glBindBuffer(GL_ARRAY_BUFFER, name);
    glBufferSubData(GL_ARRAY_BUFFER, (GLintptr)offset, (GLsizeiptr)size, data);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    expect_gl_clean();
}

/* Copies the range to another buffer, and reads the copy. OpenGL ES can read only through a mapping, and the
 * library may have mapped the original buffer. */
static void read_gl_es(GLuint name, size_t offset, size_t size, void *data)
{
    const GLuint copy = make_gl_buffer(size, NULL);
    const void *mapped = NULL;
    glBindBuffer(GL_COPY_READ_BUFFER, name);
    glBindBuffer(GL_COPY_WRITE_BUFFER, copy);
    glCopyBufferSubData(GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, (GLintptr)offset, 0, (GLsizeiptr)size);
    mapped = glMapBufferRange(GL_COPY_WRITE_BUFFER, 0, (GLsizeiptr)size, GL_MAP_READ_BIT);
    assert_non_null(mapped);
    memcpy(data, mapped, size);
    glUnmapBuffer(GL_COPY_WRITE_BUFFER);
    glBindBuffer(GL_COPY_READ_BUFFER, 0);
    glBindBuffer(GL_COPY_WRITE_BUFFER, 0);
    glDeleteBuffers(1, &copy);
}

void read_gl(GLuint name, size_t offset, size_t size, void *data)
{
    if (epoxy_is_desktop_gl()) {
        glBindBuffer(GL_ARRAY_BUFFER, name);
        glGetBufferSubData(GL_ARRAY_BUFFER, (GLintptr)offset, (GLsizeiptr)size, data);
        glBindBuffer(GL_ARRAY_BUFFER, 0);
    } else {
        read_gl_es(name, offset, size, data);
    }
    expect_gl_clean();
}

void expect_gl_bytes(GLuint name, size_t offset, size_t size, const void *expected)
{
    unsigned char *got = malloc(size);
    assert_non_null(got);
    read_gl(name, offset, size, got);
    expect_same_bytes(got, expected, size);
    free(got);
}

clgl_handover handover_of(const clgl_buffer *buffers, uint32_t count)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.buffers = buffers;
    handover.buffer_count = count;
    return handover;
}

void acquire(clgl_queue queue, clgl_buffer buffer)
{
    const clgl_handover handover = handover_of(&buffer, 1);
    expect_success(clgl_acquire(queue, &handover, 0, NULL, NULL));
}

void release(clgl_queue queue, clgl_buffer buffer)
{
    const clgl_handover handover = handover_of(&buffer, 1);
    expect_success(clgl_release(queue, &handover, 0, NULL, NULL));
}

clgl_kernel make_change_kernel(clgl_context context)
{
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program program = NULL;
    clgl_kernel kernel = NULL;
    desc.source = "kernel void change(global uint *data)\n"
                  "{ uint i = get_global_id(0); data[i] = data[i] * 5u + i; }\n";
    expect_success(clgl_program_create(context, &desc, &program));
    expect_success(clgl_kernel_create(program, "change", &kernel));
    expect_success(clgl_program_destroy(program));
    return kernel;
}

void launch_change(clgl_queue queue, clgl_kernel kernel, clgl_buffer buffer, size_t count)
{
    clgl_launch launch = CLGL_LAUNCH_INIT;
    launch.global_size[0] = count;
    expect_success(clgl_kernel_set_buffer(kernel, 0, buffer));
    expect_success(clgl_kernel_launch(queue, kernel, &launch, 0, NULL, NULL));
}

void change_on_cpu(uint32_t *values, size_t count)
{
    for (size_t i = 0; i < count; ++i)
        values[i] = values[i] * CHANGE_FACTOR + (uint32_t)i;
}

uint32_t test_seed(void)
{
    const char *given = getenv(DEFAULT_SEED_ENV);
    const uint32_t seed = given ? (uint32_t)strtoul(given, NULL, 0) : (uint32_t)time(NULL);
    printf("%s=%u\n", DEFAULT_SEED_ENV, (unsigned)seed);
    /* The generator returns only zeros for the seed 0. */
    return seed ? seed : 1;
}

typedef struct thread_call {
    thread_body body;
    void *data;
} thread_call;

static void *call_body(void *data)
{
    const thread_call *call = data;
    call->body(call->data);
    return NULL;
}

void on_another_thread(thread_body body, void *data)
{
    thread_call call;
    pthread_t thread;
    call.body = body;
    call.data = data;
    assert_int_equal(pthread_create(&thread, NULL, call_body, &call), 0);
    assert_int_equal(pthread_join(thread, NULL), 0);
}

unsigned entries_of(const char *directory)
{
    DIR *opened = opendir(directory);
    unsigned count = 0;
    assert_non_null(opened);
    while (readdir(opened))
        ++count;
    closedir(opened);
    return count;
}

void *allocate_aligned(size_t alignment, size_t size)
{
#ifdef _WIN32
    return _aligned_malloc(size, alignment);
#else
    return aligned_alloc(alignment, size);
#endif
}

void free_aligned(void *memory)
{
#ifdef _WIN32
    _aligned_free(memory);
#else
    free(memory);
#endif
}

int64_t now_ms(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * MS_PER_S + time.tv_nsec / NS_PER_MS;
}

void sleep_ms(int milliseconds)
{
    const struct timespec time = {milliseconds / MS_PER_S, milliseconds % MS_PER_S * NS_PER_MS};
    nanosleep(&time, NULL);
}

unsigned open_descriptors(void)
{
#ifdef _WIN32
    return windows_handles();
#else
    return entries_of("/proc/self/fd");
#endif
}

unsigned running_threads(void) { return entries_of("/proc/self/task"); }

void wait_for_flag(const int *flag)
{
    wait_until(__atomic_load_n(flag, __ATOMIC_ACQUIRE));
    if (!__atomic_load_n(flag, __ATOMIC_ACQUIRE)) fail_msg("timeout: the flag was not set");
}

clgl_memory_usage memory_of(clgl_context context, clgl_transport transport)
{
    clgl_memory_usage usage = CLGL_MEMORY_USAGE_INIT;
    expect_success(clgl_context_get_memory_usage(context, transport, &usage));
    return usage;
}

/* Waits until library threads have ended pending releases of destroyed objects. Then returns the memory usage. */
static clgl_memory_usage memory_in_the_end(clgl_context context, clgl_transport transport)
{
    clgl_memory_usage usage;
    wait_until((usage = memory_of(context, transport)).object_count == 0);
    return usage;
}

void expect_no_memory(clgl_context context)
{
    static const clgl_transport transports[] = {CLGL_TRANSPORT_AUTO, CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED,
                                                CLGL_TRANSPORT_EXTERNAL, CLGL_TRANSPORT_NATIVE};
    for (size_t i = 0; i < COUNT(transports); ++i) {
        const clgl_memory_usage usage = memory_in_the_end(context, transports[i]);
        assert_int_equal(usage.object_count, 0);
        assert_int_equal(usage.shared_bytes, 0);
        assert_int_equal(usage.extra_bytes, 0);
    }
}

gl_fixture open_gl_fixture(const char *device, clgl_transport transport, uint32_t queue_flags)
{
    gl_fixture s;
    s.gl = make_best_gl();
    s.context = make_context(device, transport);
    s.queue = make_queue(s.context, queue_flags);
    return s;
}

void close_gl_fixture(gl_fixture *s)
{
    expect_success(clgl_queue_destroy(s->queue));
    expect_no_memory(s->context);
    expect_success(clgl_context_destroy(s->context));
    expect_gl_clean();
    destroy_gl(&s->gl);
}

void on_each_gl_fixture(void (*run)(gl_fixture *s))
{
    static const char *const devices[] = {POCL, RUSTICL};
    static const clgl_transport transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};
    for (size_t i = 0; i < COUNT(devices) * COUNT(transports); ++i) {
        gl_fixture s = open_gl_fixture(devices[i / 2], transports[i % 2], 0);
        run(&s);
        close_gl_fixture(&s);
    }
}

void check_positive(clgl_result result, clgl_result expected, const char *call, const char *file, int line)
{
    const char *message = clgl_error_message();
    clgl_native_source source = -1;
    int32_t code = -1;
    clgl_error_get_native_code(&source, &code);
    if (result == expected && !*message && source == CLGL_NATIVE_NONE && code == 0) return;
    print_error("%s returned %s, not %s, with the message \"%s\" and the code %d\n", call,
                clgl_result_name(result), clgl_result_name(expected), message, (int)code);
    _fail(file, line);
}

void check_named_error(clgl_result result, clgl_result expected, const char *call, const char *file, int line)
{
    const char *message = clgl_error_message();
    const size_t length = strcspn(call, "(");
    check_error(result, expected, call, file, line);
    if (strncmp(message, call, length) == 0 && strncmp(message + length, ": ", 2) == 0 && message[length + 2])
        return;
    print_error("%s left the message \"%s\"\n", call, message);
    _fail(file, line);
}

int32_t native_code(clgl_native_source source)
{
    clgl_native_source whose = CLGL_NATIVE_NONE;
    int32_t code = 0;
    clgl_error_get_native_code(&whose, &code);
    assert_int_equal(whose, source);
    return code;
}

clgl_context make_headless(const char *device, uint32_t more_flags)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context = NULL;
    desc.flags = CLGL_CONTEXT_HEADLESS | more_flags;
    desc.device = find_device(device);
    expect_success(clgl_context_create(&desc, &context));
    return context;
}

clgl_fence_status fence_status(clgl_fence fence)
{
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    expect_success(clgl_fence_get_info(fence, &info));
    return info.status;
}
