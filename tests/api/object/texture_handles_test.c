/* Passes every kind of invalid handle to the texture and sampler functions. Each call must return the documented
 * error, set a message, and clear its out parameters. The destroy functions get only handles of destroyed objects
 * and of objects of other types. */
#define _GNU_SOURCE
#include "handle_entry.h"
#include "texture_support.h"

#define BYTES 4096u

/* Valid objects for the other parameters of the calls */
static gl_context gl;
static clgl_context context;
static clgl_queue queue;
static clgl_buffer buffer;
static clgl_texture texture, other;
static clgl_sampler sampler;
static clgl_program program;
static clgl_kernel kernel;

/* Out parameters */
static struct {
    void *handle, *pointer;
    size_t row_pitch, slice_pitch;
    uint32_t count;
    clgl_format format;
} out;
static char bytes[BYTES];

#define FENCE ((clgl_fence *)&out.handle)

static const size_t pixel[3] = {1, 1, 1};

static clgl_result create(clgl_context c)
{
    const clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8);
    return clgl_texture_create(c, &desc, (clgl_texture *)&out.handle);
}

static clgl_result create_of(clgl_buffer b)
{
    clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_BUFFER, CLGL_FORMAT_RGBA8);
    desc.buffer = b;
    return clgl_texture_create(context, &desc, (clgl_texture *)&out.handle);
}

static clgl_result texture_info(clgl_texture t)
{
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    return clgl_texture_get_info(t, &info);
}

static clgl_result verify(clgl_context c)
{
    clgl_texture_support support = CLGL_TEXTURE_SUPPORT_INIT;
    return clgl_texture_verify(c, CLGL_TRANSPORT_STAGED, GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, &support);
}

static void no_destructor(void *data) { (void)data; }

static clgl_result sampler_info(clgl_sampler s)
{
    clgl_sampler_info info = CLGL_SAMPLER_INFO_INIT;
    return clgl_sampler_get_info(s, &info);
}

static clgl_result map(clgl_queue q, clgl_texture t)
{
    return clgl_texture_map(q, t, CLGL_MAP_READ, NULL, 1, 0, NULL, &out.pointer, &out.row_pitch, &out.slice_pitch,
                            FENCE);
}

static clgl_result call(clgl_texture t, clgl_sampler s)
{
    const clgl_launch one = CLGL_LAUNCH_INIT;
    clgl_argument arguments[2] = {CLGL_ARGUMENT_INIT, CLGL_ARGUMENT_INIT};
    arguments[0].type = CLGL_ARGUMENT_TEXTURE;
    arguments[0].texture = t;
    arguments[1].type = CLGL_ARGUMENT_SAMPLER;
    arguments[1].sampler = s;
    return clgl_kernel_launch_with_arguments(queue, kernel, 2, arguments, &one, 0, NULL, FENCE);
}

typedef enum kind { CONTEXT, QUEUE, BUFFER, TEXTURE, SAMPLER, KERNEL, KIND_COUNT } kind;

/* Each row has the type of the handle, the name of the row, and the call with the parameter `handle`. */
#define TEXTURE_CALLS(ROW)                                                                                       \
    ROW(CONTEXT, c_create, create(handle))                                                                       \
    ROW(CONTEXT, c_list, clgl_texture_list_formats(handle, CLGL_TEXTURE_TYPE_2D, 0, 1, &out.format, &out.count)) \
    ROW(CONTEXT, c_adopt, clgl_texture_from_cl_mem(handle, GARBAGE, (clgl_texture *)&out.handle))                \
    ROW(CONTEXT, c_verify, verify(handle))                                                                       \
    ROW(CONTEXT, c_sampler, clgl_sampler_create(handle, NULL, (clgl_sampler *)&out.handle))                      \
    ROW(QUEUE, q_read, clgl_texture_read(handle, texture, NULL, bytes, 1, 0, NULL, FENCE))                       \
    ROW(QUEUE, q_write, clgl_texture_write(handle, texture, NULL, bytes, 1, 0, NULL, FENCE))                     \
    ROW(QUEUE, q_fill, clgl_texture_fill(handle, texture, NULL, bytes, 0, NULL, FENCE))                          \
    ROW(QUEUE, q_copy, clgl_texture_copy(handle, texture, other, NULL, NULL, 0, NULL, FENCE))                    \
    ROW(QUEUE, q_to_buffer, clgl_texture_copy_to_buffer(handle, texture, buffer, NULL, 0, 0, NULL, FENCE))       \
    ROW(QUEUE, q_from_buffer, clgl_buffer_copy_to_texture(handle, buffer, texture, 0, NULL, 0, NULL, FENCE))     \
    ROW(QUEUE, q_map, map(handle, texture))                                                                      \
    ROW(QUEUE, q_unmap, clgl_texture_unmap(handle, texture, bytes, 0, NULL, FENCE))                              \
    ROW(QUEUE, q_convert, clgl_convert_buffer(handle, buffer, NULL, buffer, NULL, pixel, 0, 1, 0, NULL, FENCE))  \
    ROW(QUEUE, q_convert_to,                                                                                     \
        clgl_convert_buffer_to_texture(handle, buffer, NULL, texture, NULL, 0, 1, 0, NULL, FENCE))               \
    ROW(QUEUE, q_convert_from,                                                                                   \
        clgl_convert_texture_to_buffer(handle, texture, NULL, buffer, NULL, 0, 1, 0, NULL, FENCE))               \
    ROW(BUFFER, b_create, create_of(handle))                                                                     \
    ROW(BUFFER, b_to_buffer, clgl_texture_copy_to_buffer(queue, texture, handle, NULL, 0, 0, NULL, FENCE))       \
    ROW(BUFFER, b_from_buffer, clgl_buffer_copy_to_texture(queue, handle, texture, 0, NULL, 0, NULL, FENCE))     \
    ROW(BUFFER, b_convert_from,                                                                                  \
        clgl_convert_buffer(queue, handle, NULL, buffer, NULL, pixel, 0, 1, 0, NULL, FENCE))                     \
    ROW(BUFFER, b_convert_into,                                                                                  \
        clgl_convert_buffer(queue, buffer, NULL, handle, NULL, pixel, 0, 1, 0, NULL, FENCE))                     \
    ROW(BUFFER, b_to_texture,                                                                                    \
        clgl_convert_buffer_to_texture(queue, handle, NULL, texture, NULL, 0, 1, 0, NULL, FENCE))                \
    ROW(BUFFER, b_from_texture,                                                                                  \
        clgl_convert_texture_to_buffer(queue, texture, NULL, handle, NULL, 0, 1, 0, NULL, FENCE))                \
    ROW(TEXTURE, t_convert_to,                                                                                   \
        clgl_convert_buffer_to_texture(queue, buffer, NULL, handle, NULL, 0, 1, 0, NULL, FENCE))                 \
    ROW(TEXTURE, t_convert_from,                                                                                 \
        clgl_convert_texture_to_buffer(queue, handle, NULL, buffer, NULL, 0, 1, 0, NULL, FENCE))                 \
    ROW(TEXTURE, t_info, texture_info(handle))                                                                   \
    ROW(TEXTURE, t_destructor, clgl_texture_set_destructor_callback(handle, no_destructor, NULL))                \
    ROW(QUEUE, q_acquire, clgl_texture_acquire(handle, texture))                                                 \
    ROW(QUEUE, q_release, clgl_texture_release(handle, texture))                                                 \
    ROW(TEXTURE, t_acquire, clgl_texture_acquire(queue, handle))                                                 \
    ROW(TEXTURE, t_release, clgl_texture_release(queue, handle))                                                 \
    ROW(TEXTURE, t_name, clgl_texture_gl_name(handle, &out.count))                                               \
    ROW(TEXTURE, t_rewrap, clgl_texture_rewrap(handle))                                                          \
    ROW(TEXTURE, t_resize, clgl_texture_resize(handle, pixel))                                                   \
    ROW(TEXTURE, t_native, clgl_texture_cl_mem(handle, &out.pointer))                                            \
    ROW(TEXTURE, t_read, clgl_texture_read(queue, handle, NULL, bytes, 1, 0, NULL, FENCE))                       \
    ROW(TEXTURE, t_write, clgl_texture_write(queue, handle, NULL, bytes, 1, 0, NULL, FENCE))                     \
    ROW(TEXTURE, t_fill, clgl_texture_fill(queue, handle, NULL, bytes, 0, NULL, FENCE))                          \
    ROW(TEXTURE, t_copy_from, clgl_texture_copy(queue, handle, other, NULL, NULL, 0, NULL, FENCE))               \
    ROW(TEXTURE, t_copy_to, clgl_texture_copy(queue, texture, handle, NULL, NULL, 0, NULL, FENCE))               \
    ROW(TEXTURE, t_to_buffer, clgl_texture_copy_to_buffer(queue, handle, buffer, NULL, 0, 0, NULL, FENCE))       \
    ROW(TEXTURE, t_from_buffer, clgl_buffer_copy_to_texture(queue, buffer, handle, 0, NULL, 0, NULL, FENCE))     \
    ROW(TEXTURE, t_map, map(queue, handle))                                                                      \
    ROW(TEXTURE, t_unmap, clgl_texture_unmap(queue, handle, bytes, 0, NULL, FENCE))                              \
    ROW(TEXTURE, t_argument, clgl_kernel_set_texture(kernel, 0, handle))                                         \
    ROW(TEXTURE, t_call, call(handle, sampler))                                                                  \
    ROW(SAMPLER, s_info, sampler_info(handle))                                                                   \
    ROW(SAMPLER, s_native, clgl_sampler_cl_sampler(handle, &out.pointer))                                        \
    ROW(SAMPLER, s_argument, clgl_kernel_set_sampler(kernel, 1, handle))                                         \
    ROW(SAMPLER, s_call, call(texture, handle))                                                                  \
    ROW(KERNEL, k_texture, clgl_kernel_set_texture(handle, 0, texture))                                          \
    ROW(KERNEL, k_sampler, clgl_kernel_set_sampler(handle, 1, sampler))

TEXTURE_CALLS(DEFINE_CALL)

static const entry entries[] = {TEXTURE_CALLS(ENTRY)};

static void make_all(void)
{
    gl = make_best_gl();
    context = make_context(POCL, CLGL_TRANSPORT_AUTO);
    queue = make_queue(context, 0);
    buffer = compute_buffer(context, BYTES, NULL);
    expect_success(create(context));
    texture = out.handle;
    expect_success(create(context));
    other = out.handle;
    expect_success(clgl_sampler_create(context, NULL, &sampler));
    program = build_program(context, "kernel void get(read_only image2d_t in, sampler_t how) {}");
    kernel = find_kernel(program, "get");
}

static void destroy_all(void)
{
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
    expect_success(clgl_sampler_destroy(sampler));
    expect_success(clgl_texture_destroy(texture));
    expect_success(clgl_texture_destroy(other));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_queue_destroy(queue));
    expect_no_memory(context);
    expect_success(clgl_context_destroy(context));
    destroy_gl(&gl);
}

static void refuse(const entry *e, void *handle)
{
    clgl_result result = CLGL_SUCCESS;
    memset(&out, RUBBISH, sizeof out);
    /* Skips a descriptor without a buffer, for which the call returns another error. */
    if (!handle && e->call == b_create) return;
    result = e->call(handle);
    expect_refused(e, handle, result, out.handle);
}

static void bad_handles_are_refused(void **state)
{
    void *good[KIND_COUNT];
    void *stale[KIND_COUNT];
    (void)state;
    make_all();
    stale[CONTEXT] = context;
    stale[QUEUE] = queue;
    stale[BUFFER] = buffer;
    stale[TEXTURE] = texture;
    stale[SAMPLER] = sampler;
    stale[KERNEL] = kernel;
    destroy_all();
    make_all();
    good[CONTEXT] = context;
    good[QUEUE] = queue;
    good[BUFFER] = buffer;
    good[TEXTURE] = texture;
    good[SAMPLER] = sampler;
    good[KERNEL] = kernel;
    for (size_t i = 0; i < COUNT(entries); ++i) {
        refuse(&entries[i], NULL);
        refuse(&entries[i], GARBAGE);
        refuse(&entries[i], &out);
        refuse(&entries[i], (void *)~(uintptr_t)0);
        refuse(&entries[i], stale[entries[i].wanted]);
        for (kind k = CONTEXT; k < KIND_COUNT; ++k)
            if (k != entries[i].wanted) refuse(&entries[i], good[k]);
    }
    expect_error(clgl_texture_destroy(stale[TEXTURE]), CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_sampler_destroy(stale[SAMPLER]), CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_texture_destroy((clgl_texture)(void *)buffer), CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_sampler_destroy((clgl_sampler)(void *)texture), CLGL_ERROR_INVALID_HANDLE);
    destroy_all();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bad_handles_are_refused),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
