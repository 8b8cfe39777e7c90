/* Tests the contents of shared buffers in OpenGL and OpenCL, and information queries. */
#include "sharing.h"

#define SIZE 4096u

static const char *const change_source = "kernel void change(global uint *values)"
                                         "{ size_t i = get_global_id(0); values[i] = values[i] * 3u + (uint)i; }";

static void change_on_cpu(uint32_t *values, size_t count)
{
    for (size_t i = 0; i < count; ++i)
        values[i] = values[i] * 3u + (uint32_t)i;
}

static void run_change(cl_kernel kernel, cl_mem mem, size_t count)
{
    expect_ok(clSetKernelArg(kernel, 0, sizeof mem, &mem));
    expect_ok(clEnqueueNDRangeKernel(s.queue, kernel, 1, NULL, &count, NULL, 0, NULL, NULL));
}

static void kernels_change_buffers(void **state)
{
    uint32_t values[SIZE / 4], found[SIZE / 4];
    const cl_kernel kernel = make_kernel(change_source, "change");
    GLuint name;
    cl_mem mem;
    (void)state;
    fill_bytes(values, SIZE, 1);
    name = make_gl_buffer(SIZE, values);
    mem = share_buffer(CL_MEM_READ_WRITE, name);
    for (int turn = 0; turn < 3; ++turn) {
        acquire(mem);
        run_change(kernel, mem, COUNT(values));
        release(mem);
        change_on_cpu(values, COUNT(values));
        read_gl_buffer(name, SIZE, found);
        expect_bytes(found, values, SIZE);
        /* After the next acquire, OpenCL must read the value that OpenGL wrote. */
        values[7] = (uint32_t)turn;
        glBindBuffer(GL_ARRAY_BUFFER, name);
        glBufferSubData(GL_ARRAY_BUFFER, 7 * 4, 4, &values[7]);
        glBindBuffer(GL_ARRAY_BUFFER, 0);
    }
    expect_ok(clReleaseKernel(kernel));
    expect_ok(clReleaseMemObject(mem));
    glDeleteBuffers(1, &name);
}

static void commands_read_and_write_buffers(void **state)
{
    unsigned char values[SIZE], found[SIZE];
    GLuint name;
    cl_mem mem;
    (void)state;
    fill_bytes(values, SIZE, 2);
    name = make_gl_buffer(SIZE, values);
    mem = share_buffer(0, name);
    acquire(mem);
    expect_ok(clEnqueueReadBuffer(s.queue, mem, CL_TRUE, 0, SIZE, found, 0, NULL, NULL));
    expect_bytes(found, values, SIZE);
    fill_bytes(values + 100, 200, 3);
    expect_ok(clEnqueueWriteBuffer(s.queue, mem, CL_TRUE, 100, 200, values + 100, 0, NULL, NULL));
    release(mem);
    read_gl_buffer(name, SIZE, found);
    expect_bytes(found, values, SIZE);
    expect_ok(clReleaseMemObject(mem));
    glDeleteBuffers(1, &name);
}

/* Read-only buffers are not copied back to OpenGL. In a write-only buffer, the bytes that OpenCL does not write
 * must not change. */
static void access_is_kept(void **state)
{
    unsigned char values[SIZE], found[SIZE];
    GLuint name;
    cl_mem reads, writes;
    (void)state;
    fill_bytes(values, SIZE, 4);
    name = make_gl_buffer(SIZE, values);
    reads = share_buffer(CL_MEM_READ_ONLY, name);
    writes = share_buffer(CL_MEM_WRITE_ONLY, name);
    assert_ptr_not_equal(reads, writes);
    acquire(reads);
    expect_ok(clEnqueueReadBuffer(s.queue, reads, CL_TRUE, 0, SIZE, found, 0, NULL, NULL));
    expect_bytes(found, values, SIZE);
    release(reads);
    acquire(writes);
    fill_bytes(values + 8, 8, 5);
    expect_ok(clEnqueueWriteBuffer(s.queue, writes, CL_TRUE, 8, 8, values + 8, 0, NULL, NULL));
    release(writes);
    read_gl_buffer(name, SIZE, found);
    expect_bytes(found, values, SIZE);
    expect_ok(clReleaseMemObject(reads));
    expect_ok(clReleaseMemObject(writes));
    glDeleteBuffers(1, &name);
}

/* Commands with which the host writes a buffer. These commands are permitted for read-only buffers, because
 * CL_MEM_READ_ONLY restricts only kernels. */
enum { WRITE, FILL, COPY, MAP, WRITE_PART, HOST_WRITES };

static void write_as_host(int how, cl_mem mem, size_t at, const unsigned char *bytes)
{
    enum { BYTES = 64 };
    const cl_buffer_region region = {0, SIZE};
    cl_int code = CL_SUCCESS;
    cl_mem other = NULL;
    void *mapped;
    switch (how) {
    case WRITE:
        expect_ok(clEnqueueWriteBuffer(s.queue, mem, CL_TRUE, at, BYTES, bytes, 0, NULL, NULL));
        return;
    case FILL:
        expect_ok(clEnqueueFillBuffer(s.queue, mem, bytes, BYTES, at, BYTES, 0, NULL, NULL));
        return;
    case COPY:
        other = clCreateBuffer(s.context, CL_MEM_COPY_HOST_PTR, BYTES, (void *)(uintptr_t)bytes, &code);
        expect_ok(code);
        expect_ok(clEnqueueCopyBuffer(s.queue, other, mem, 0, at, BYTES, 0, NULL, NULL));
        break;
    case MAP:
        mapped = clEnqueueMapBuffer(s.queue, mem, CL_TRUE, CL_MAP_WRITE, at, BYTES, 0, NULL, NULL, &code);
        expect_ok(code);
        memcpy(mapped, bytes, BYTES);
        expect_ok(clEnqueueUnmapMemObject(s.queue, mem, mapped, 0, NULL, NULL));
        return;
    default:
        other = clCreateSubBuffer(mem, CL_MEM_READ_ONLY, CL_BUFFER_CREATE_TYPE_REGION, &region, &code);
        expect_ok(code);
        expect_ok(clEnqueueWriteBuffer(s.queue, other, CL_TRUE, at, BYTES, bytes, 0, NULL, NULL));
        break;
    }
    expect_ok(clFinish(s.queue));
    expect_ok(clReleaseMemObject(other));
}

static void host_commands_write_read_only_buffers(void **state)
{
    enum { AT = 128, BYTES = 64 };
    unsigned char values[SIZE], found[SIZE];
    (void)state;
    for (int how = 0; how < HOST_WRITES; ++how) {
        GLuint name;
        cl_mem mem;
        fill_bytes(values, SIZE, (unsigned)how);
        name = make_gl_buffer(SIZE, values);
        mem = share_buffer(CL_MEM_READ_ONLY, name);
        fill_bytes(values + AT, BYTES, 50u + (unsigned)how);
        acquire(mem);
        write_as_host(how, mem, AT, values + AT);
        release(mem);
        read_gl_buffer(name, SIZE, found);
        expect_bytes(found, values, SIZE);
        expect_ok(clReleaseMemObject(mem));
        glDeleteBuffers(1, &name);
    }
}

static void many_buffers_are_handed_over_at_once(void **state)
{
    enum { BUFFERS = 5 };
    GLuint names[BUFFERS];
    cl_mem mems[BUFFERS];
    unsigned char values[256], found[256];
    (void)state;
    for (int i = 0; i < BUFFERS; ++i) {
        fill_bytes(values, sizeof values, (uint32_t)i);
        names[i] = make_gl_buffer(sizeof values, values);
        mems[i] = share_buffer(CL_MEM_READ_WRITE, names[i]);
    }
    glFinish();
    expect_ok(s.gl.acquire(s.queue, BUFFERS, mems, 0, NULL, NULL));
    for (int i = 1; i < BUFFERS; ++i)
        expect_ok(clEnqueueCopyBuffer(s.queue, mems[0], mems[i], 0, 0, sizeof values, 0, NULL, NULL));
    expect_ok(s.gl.release(s.queue, BUFFERS, mems, 0, NULL, NULL));
    expect_ok(clFinish(s.queue));
    fill_bytes(values, sizeof values, 0);
    for (int i = 0; i < BUFFERS; ++i) {
        read_gl_buffer(names[i], sizeof found, found);
        expect_bytes(found, values, sizeof values);
        expect_ok(clReleaseMemObject(mems[i]));
    }
    glDeleteBuffers(BUFFERS, names);
}

static void map_and_compare(GLuint name, GLbitfield access, const void *expected, void *write)
{
    void *mapped;
    glBindBuffer(GL_ARRAY_BUFFER, name);
    mapped = glMapBufferRange(GL_ARRAY_BUFFER, 0, SIZE, access);
    expect_gl_clean();
    assert_non_null(mapped);
    if (expected) expect_bytes(mapped, expected, SIZE);
    if (write) memcpy(mapped, write, SIZE);
    assert_true(glUnmapBuffer(GL_ARRAY_BUFFER));
    glBindBuffer(GL_ARRAY_BUFFER, 0);
}

/* Maps a shared buffer with glMapBufferRange, also with flags that permit the driver to return temporary memory.
 */
static void opengl_maps_what_is_shared(void **state)
{
    const GLbitfield ways[] = {GL_MAP_READ_BIT | GL_MAP_WRITE_BIT, GL_MAP_WRITE_BIT,
                               GL_MAP_WRITE_BIT | GL_MAP_INVALIDATE_RANGE_BIT,
                               GL_MAP_WRITE_BIT | GL_MAP_INVALIDATE_BUFFER_BIT,
                               GL_MAP_WRITE_BIT | GL_MAP_INVALIDATE_BUFFER_BIT | GL_MAP_UNSYNCHRONIZED_BIT};
    unsigned char values[SIZE], found[SIZE];
    const GLuint name = make_gl_buffer(SIZE, NULL);
    const cl_mem mem = share_buffer(CL_MEM_READ_WRITE, name);
    (void)state;
    for (size_t i = 0; i < COUNT(ways); ++i) {
        fill_bytes(values, SIZE, 60u + (unsigned)i);
        acquire(mem);
        expect_ok(clEnqueueWriteBuffer(s.queue, mem, CL_FALSE, 0, SIZE, values, 0, NULL, NULL));
        release(mem);
        map_and_compare(name, GL_MAP_READ_BIT, values, NULL);
        fill_bytes(values, SIZE, 80u + (unsigned)i);
        map_and_compare(name, ways[i], NULL, values);
        acquire(mem);
        expect_ok(clEnqueueReadBuffer(s.queue, mem, CL_TRUE, 0, SIZE, found, 0, NULL, NULL));
        expect_bytes(found, values, SIZE);
        release(mem);
    }
    expect_ok(clReleaseMemObject(mem));
    map_and_compare(name, GL_MAP_READ_BIT, values, NULL);
    glDeleteBuffers(1, &name);
}

static void buffers_report_their_info(void **state)
{
    const cl_mem_flags accesses[] = {CL_MEM_READ_WRITE, CL_MEM_READ_ONLY, CL_MEM_WRITE_ONLY};
    const GLuint name = make_gl_buffer(SIZE, NULL);
    (void)state;
    for (size_t i = 0; i < COUNT(accesses); ++i) {
        const cl_mem mem = share_buffer(accesses[i], name);
        cl_mem_object_type type = 0;
        cl_mem_flags flags = 0;
        cl_context context = NULL;
        cl_gl_object_type gl_type = 0;
        cl_GLuint gl_name = 0;
        size_t size = 0;
        void *host = &size;
        cl_mem parent = mem;
        expect_ok(clGetMemObjectInfo(mem, CL_MEM_TYPE, sizeof type, &type, NULL));
        assert_int_equal(type, CL_MEM_OBJECT_BUFFER);
        expect_ok(clGetMemObjectInfo(mem, CL_MEM_FLAGS, sizeof flags, &flags, NULL));
        assert_int_equal(flags, accesses[i]);
        expect_ok(clGetMemObjectInfo(mem, CL_MEM_SIZE, sizeof size, &size, NULL));
        assert_int_equal(size, SIZE);
        expect_ok(clGetMemObjectInfo(mem, CL_MEM_HOST_PTR, sizeof host, &host, NULL));
        assert_null(host);
        expect_ok(clGetMemObjectInfo(mem, CL_MEM_CONTEXT, sizeof context, &context, NULL));
        assert_ptr_equal(context, s.context);
        expect_ok(clGetMemObjectInfo(mem, CL_MEM_ASSOCIATED_MEMOBJECT, sizeof parent, &parent, NULL));
        assert_null(parent);
        assert_int_equal(references_of(mem), 1);
        expect_ok(s.gl.get_object_info(mem, &gl_type, &gl_name));
        assert_int_equal(gl_type, CL_GL_OBJECT_BUFFER);
        assert_int_equal(gl_name, name);
        expect_ok(s.gl.get_object_info(mem, NULL, NULL));
        expect_cl(s.gl.get_texture_info(mem, CL_GL_TEXTURE_TARGET, sizeof size, &size, NULL),
                  CL_INVALID_GL_OBJECT);
        expect_ok(clReleaseMemObject(mem));
    }
    glDeleteBuffers(1, &name);
}

static void sub_buffers_are_parts(void **state)
{
    cl_uint align_bits = 0;
    unsigned char values[SIZE], found[SIZE];
    cl_buffer_region region = {0, 64};
    cl_int code = CL_SUCCESS;
    GLuint name;
    cl_mem mem, part;
    cl_mem_flags flags = 0;
    (void)state;
    expect_ok(clGetDeviceInfo(s.device, CL_DEVICE_MEM_BASE_ADDR_ALIGN, sizeof align_bits, &align_bits, NULL));
    region.origin = align_bits / 8;
    fill_bytes(values, SIZE, 6);
    name = make_gl_buffer(SIZE, values);
    mem = share_buffer(CL_MEM_READ_WRITE, name);
    part = clCreateSubBuffer(mem, CL_MEM_WRITE_ONLY, CL_BUFFER_CREATE_TYPE_REGION, &region, &code);
    expect_ok(code);
    expect_ok(clGetMemObjectInfo(part, CL_MEM_FLAGS, sizeof flags, &flags, NULL));
    assert_int_equal(flags, CL_MEM_WRITE_ONLY);
    acquire(mem);
    fill_bytes(values + region.origin, region.size, 7);
    expect_ok(
        clEnqueueWriteBuffer(s.queue, part, CL_TRUE, 0, region.size, values + region.origin, 0, NULL, NULL));
    release(mem);
    read_gl_buffer(name, SIZE, found);
    expect_bytes(found, values, SIZE);
    if (!sharing_is_native()) expect_cl(s.gl.get_object_info(part, NULL, NULL), CL_INVALID_GL_OBJECT);
    expect_ok(clReleaseMemObject(mem));
    assert_int_equal(references_of(part), 1);
    expect_ok(clReleaseMemObject(part));
    mem = share_buffer(CL_MEM_READ_ONLY, name);
    assert_null(clCreateSubBuffer(mem, CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &region, &code));
    expect_cl(code, CL_INVALID_VALUE);
    expect_ok(clReleaseMemObject(mem));
    glDeleteBuffers(1, &name);
}

int run_buffer_tests(void)
{
    const struct CMUnitTest tests[] = {
        SHARING_TEST(kernels_change_buffers),
        SHARING_TEST(commands_read_and_write_buffers),
        SHARING_TEST(access_is_kept),
        SHARING_TEST(host_commands_write_read_only_buffers),
        SHARING_TEST(many_buffers_are_handed_over_at_once),
        SHARING_TEST(opengl_maps_what_is_shared),
        SHARING_TEST(buffers_report_their_info),
        SHARING_TEST(sub_buffers_are_parts),
    };
    return cmocka_run_group_tests_name("buffers", tests, NULL, NULL);
}
