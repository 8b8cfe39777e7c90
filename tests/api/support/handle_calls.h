/* Table of calls for misuse_handles_test.c. Each call has one variable handle, the parameter `handle`. */
#ifndef HANDLE_CALLS_H
#define HANDLE_CALLS_H

#include "handle_entry.h"

#define SIZE 4096u

/* Valid objects for the other parameters of the calls */
static gl_context gl;
static clgl_context context;
static clgl_queue queue;
static clgl_buffer buffer;
static clgl_fence fence;
static clgl_program program;
static clgl_kernel kernel;
static clgl_device device;

/* Out parameters */
static struct {
    void *handle, *pointer;
    uint32_t name;
    size_t size;
    clgl_view view;
    char bytes[SIZE];
} out;

static const clgl_range range = {0, 16};

static clgl_buffer_rect small_rect(void)
{
    clgl_buffer_rect rect = CLGL_BUFFER_RECT_INIT;
    rect.region[0] = rect.region[1] = rect.region[2] = 1;
    return rect;
}

static clgl_result handed(clgl_result (*verb)(clgl_queue, const clgl_handover *, uint32_t, const clgl_fence *,
                                              clgl_fence *),
                          clgl_queue q, clgl_buffer b)
{
    const clgl_handover handover = handover_of(&b, 1);
    return verb(q, &handover, 0, NULL, (clgl_fence *)&out.handle);
}

static clgl_result create_buffer(clgl_context c)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.size = SIZE;
    return clgl_buffer_create(c, &desc, (clgl_buffer *)&out.handle);
}

static clgl_result create_program(clgl_context c)
{
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    desc.source = "kernel void nothing() {}";
    return clgl_program_create(c, &desc, (clgl_program *)&out.handle);
}

static clgl_result read_rect(clgl_queue q, clgl_buffer b)
{
    const clgl_buffer_rect rect = small_rect();
    return clgl_buffer_read_rect(q, b, &rect, out.bytes, 1, 0, NULL, (clgl_fence *)&out.handle);
}

static clgl_result write_rect(clgl_queue q, clgl_buffer b)
{
    const clgl_buffer_rect rect = small_rect();
    return clgl_buffer_write_rect(q, b, &rect, out.bytes, 1, 0, NULL, (clgl_fence *)&out.handle);
}

static clgl_result copy_rect(clgl_queue q, clgl_buffer from, clgl_buffer to)
{
    const clgl_buffer_rect rect = small_rect();
    return clgl_buffer_copy_rect(q, from, to, &rect, 0, NULL, (clgl_fence *)&out.handle);
}

static clgl_result launch(clgl_queue q, clgl_kernel k)
{
    const clgl_launch one = CLGL_LAUNCH_INIT;
    return clgl_kernel_launch(q, k, &one, 0, NULL, (clgl_fence *)&out.handle);
}

static clgl_result context_info(clgl_context c)
{
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    return clgl_context_get_info(c, &info);
}

static clgl_result transport_report(clgl_context c)
{
    clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
    return clgl_context_get_transport_report(c, 0, &report);
}

static clgl_result memory_usage(clgl_context c)
{
    clgl_memory_usage usage = CLGL_MEMORY_USAGE_INIT;
    return clgl_context_get_memory_usage(c, CLGL_TRANSPORT_AUTO, &usage);
}

static clgl_result buffer_info(clgl_buffer b)
{
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    return clgl_buffer_get_info(b, &info);
}

static void no_destructor(void *data) { (void)data; }

static const size_t two = 2;
static const int64_t item = 0;

static clgl_view *view_of(clgl_buffer b)
{
    static clgl_view views[2];
    static int turn;
    const clgl_view view = {sizeof view, 0, CLGL_ELEMENT_UINT8, 1, 1, 1, {1}, {2}, 0, b};
    turn = !turn;
    views[turn] = view;
    return &views[turn];
}

static clgl_result init_view(clgl_buffer b)
{
    out.view.struct_size = sizeof out.view;
    return clgl_view_init(b, CLGL_ELEMENT_UINT8, 1, NULL, 0, NULL, &out.view);
}

static clgl_result view_info(clgl_buffer b)
{
    clgl_view_info info = CLGL_VIEW_INFO_INIT;
    return clgl_view_get_info(view_of(b), &info);
}

static clgl_result fence_info(clgl_fence f)
{
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    return clgl_fence_get_info(f, &info);
}

static clgl_result profiling(clgl_fence f)
{
    clgl_profiling times = CLGL_PROFILING_INIT;
    return clgl_fence_get_profiling(f, &times);
}

static clgl_result context_on(clgl_device d)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.device = d;
    return clgl_context_create(&desc, (clgl_context *)&out.handle);
}

static clgl_result call_kernel(clgl_queue q, clgl_kernel k, clgl_buffer b)
{
    const clgl_launch one = CLGL_LAUNCH_INIT;
    clgl_argument argument = CLGL_ARGUMENT_INIT;
    argument.type = CLGL_ARGUMENT_BUFFER;
    argument.buffer = b;
    return clgl_kernel_launch_with_arguments(q, k, 1, &argument, &one, 0, NULL, (clgl_fence *)&out.handle);
}

static clgl_result kernel_info(clgl_kernel k)
{
    clgl_kernel_info info = CLGL_KERNEL_INFO_INIT;
    return clgl_kernel_get_info(k, &info);
}

static clgl_result argument_info(clgl_kernel k)
{
    clgl_argument_info info = CLGL_ARGUMENT_INFO_INIT;
    return clgl_kernel_get_argument_info(k, 0, &info);
}

static clgl_result work_group_info(clgl_kernel k, clgl_device d)
{
    clgl_work_group_info info = CLGL_WORK_GROUP_INFO_INIT;
    return clgl_kernel_get_work_group_info(k, d, &info);
}

static clgl_result get_launch(clgl_kernel k)
{
    clgl_launch got = CLGL_LAUNCH_INIT;
    return clgl_kernel_get_launch(k, &got);
}

static clgl_result list_devices(clgl_context c)
{
    clgl_device listed = NULL;
    return clgl_context_get_devices(c, 1, &listed, &out.name);
}

static clgl_result queue_info(clgl_queue q)
{
    clgl_queue_info info = CLGL_QUEUE_INFO_INIT;
    return clgl_queue_get_info(q, &info);
}

static clgl_result queue_on(clgl_device d)
{
    clgl_queue_desc desc = CLGL_QUEUE_DESC_INIT;
    desc.device = d;
    return clgl_queue_create(context, &desc, (clgl_queue *)&out.handle);
}

static clgl_result compute_on(clgl_device d)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_COMPUTE_ONLY;
    desc.devices = &d;
    desc.device_count = 1;
    return clgl_context_create(&desc, (clgl_context *)&out.handle);
}

static clgl_result migrate(clgl_queue q, clgl_buffer b)
{
    clgl_migration migration = CLGL_MIGRATION_INIT;
    migration.buffers = &b;
    migration.buffer_count = 1;
    return clgl_migrate(q, &migration, 0, NULL, (clgl_fence *)&out.handle);
}

static int32_t nothing_on_the_host(void *user_data)
{
    (void)user_data;
    return 0;
}

static void nothing(clgl_fence f, clgl_fence_status status, void *user_data)
{
    (void)f;
    (void)status;
    (void)user_data;
}

#define FENCE ((clgl_fence *)&out.handle)

typedef enum kind { CONTEXT, QUEUE, BUFFER, FENCE_KIND, PROGRAM, KERNEL, DEVICE, KIND_COUNT } kind;

/* Each row has the type of the handle, the name of the row, and the call with the parameter `handle`. */
#define HANDLE_CALLS(ROW)                                                                                        \
    /* Contexts */                                                                                               \
    ROW(CONTEXT, c_info, context_info(handle))                                                                   \
    ROW(CONTEXT, c_verify, clgl_context_verify_transports(handle))                                               \
    ROW(CONTEXT, c_transport, transport_report(handle))                                                          \
    ROW(CONTEXT, c_report, clgl_context_get_report(handle, SIZE, out.bytes, &out.size))                          \
    ROW(CONTEXT, c_memory, memory_usage(handle))                                                                 \
    ROW(CONTEXT, c_current, clgl_context_make_current(handle, 1))                                                \
    ROW(CONTEXT, c_proc, clgl_context_get_proc_address(handle, "glClear", &out.pointer))                         \
    ROW(CONTEXT, c_cl, clgl_context_cl_context(handle, &out.pointer))                                            \
    ROW(CONTEXT, c_gl, clgl_context_gl_context(handle, &out.pointer, &out.handle))                               \
    ROW(CONTEXT, c_queue, clgl_queue_create(handle, NULL, (clgl_queue *)&out.handle))                            \
    ROW(CONTEXT, c_buffer, create_buffer(handle))                                                                \
    ROW(CONTEXT, c_program, create_program(handle))                                                              \
    ROW(CONTEXT, c_fence_gl, clgl_fence_record_gl(handle, FENCE))                                                \
    ROW(CONTEXT, c_fence_user, clgl_fence_create_user(handle, FENCE))                                            \
    ROW(CONTEXT, c_event, clgl_fence_from_cl_event(handle, GARBAGE, FENCE))                                      \
    ROW(CONTEXT, c_sync, clgl_fence_from_gl_sync(handle, GARBAGE, FENCE))                                        \
    ROW(CONTEXT, c_mem, clgl_buffer_from_cl_mem(handle, &out, 0, (clgl_buffer *)&out.handle))                    \
    ROW(CONTEXT, c_kernel, clgl_kernel_from_cl_kernel(handle, GARBAGE, (clgl_kernel *)&out.handle))              \
    ROW(CONTEXT, c_devices, list_devices(handle))                                                                \
    ROW(CONTEXT, c_query, clgl_context_query(handle, CL_CONTEXT_PROPERTIES, SIZE, out.bytes, &out.size))         \
    /* Queues */                                                                                                 \
    ROW(QUEUE, q_info, queue_info(handle))                                                                       \
    ROW(QUEUE, q_duplicate, clgl_queue_duplicate(handle, (clgl_queue *)&out.handle))                             \
    ROW(QUEUE, q_marker, clgl_queue_marker(handle, 0, NULL, FENCE))                                              \
    ROW(QUEUE, q_migrate, migrate(handle, buffer))                                                               \
    ROW(QUEUE, q_flush, clgl_queue_flush(handle))                                                                \
    ROW(QUEUE, q_finish, clgl_queue_finish(handle))                                                              \
    ROW(QUEUE, q_barrier, clgl_queue_barrier(handle, 0, NULL, FENCE))                                            \
    ROW(QUEUE, q_native, clgl_queue_cl_queue(handle, &out.pointer))                                              \
    ROW(QUEUE, q_fence, clgl_fence_record_cl(handle, FENCE))                                                     \
    ROW(QUEUE, q_acquire, handed(clgl_acquire, handle, buffer))                                                  \
    ROW(QUEUE, q_release, handed(clgl_release, handle, buffer))                                                  \
    ROW(QUEUE, q_launch, launch(handle, kernel))                                                                 \
    ROW(QUEUE, q_task, clgl_kernel_launch_task(handle, kernel, 0, NULL, FENCE))                                  \
    ROW(QUEUE, q_buffer_acquire, clgl_buffer_acquire(handle, buffer))                                            \
    ROW(QUEUE, q_buffer_release, clgl_buffer_release(handle, buffer))                                            \
    ROW(QUEUE, q_launch_1d, clgl_kernel_launch_1d(handle, kernel, 1))                                            \
    ROW(QUEUE, q_launch_2d, clgl_kernel_launch_2d(handle, kernel, 1, 1))                                         \
    ROW(QUEUE, q_launch_3d, clgl_kernel_launch_3d(handle, kernel, 1, 1, 1))                                      \
    ROW(QUEUE, q_call, call_kernel(handle, kernel, buffer))                                                      \
    ROW(QUEUE, q_host, clgl_queue_launch_host_function(handle, nothing_on_the_host, NULL, 0, NULL, FENCE))       \
    ROW(QUEUE, q_read, clgl_buffer_read(handle, buffer, &range, out.bytes, 1, 0, NULL, FENCE))                   \
    ROW(QUEUE, q_write, clgl_buffer_write(handle, buffer, &range, out.bytes, 1, 0, NULL, FENCE))                 \
    ROW(QUEUE, q_fill, clgl_buffer_fill(handle, buffer, &range, "x", 1, 0, NULL, FENCE))                         \
    ROW(QUEUE, q_copy, clgl_buffer_copy(handle, buffer, buffer, &range, 64, 0, NULL, FENCE))                     \
    ROW(QUEUE, q_read_rect, read_rect(handle, buffer))                                                           \
    ROW(QUEUE, q_write_rect, write_rect(handle, buffer))                                                         \
    ROW(QUEUE, q_copy_rect, copy_rect(handle, buffer, buffer))                                                   \
    ROW(QUEUE, q_map, clgl_buffer_map(handle, buffer, CLGL_MAP_READ, &range, 1, 0, NULL, &out.pointer, FENCE))   \
    ROW(QUEUE, q_unmap, clgl_buffer_unmap(handle, buffer, out.bytes, 0, NULL, FENCE))                            \
    /* Buffers */                                                                                                \
    ROW(BUFFER, b_migrate, migrate(queue, handle))                                                               \
    ROW(BUFFER, b_sub, clgl_buffer_create_sub(handle, 0, &range, (clgl_buffer *)&out.handle))                    \
    ROW(BUFFER, b_info, buffer_info(handle))                                                                     \
    ROW(BUFFER, b_rewrap, clgl_buffer_rewrap(handle))                                                            \
    ROW(BUFFER, b_mem, clgl_buffer_cl_mem(handle, &out.pointer))                                                 \
    ROW(BUFFER, b_name, clgl_buffer_gl_name(handle, &out.name))                                                  \
    ROW(BUFFER, b_acquire, handed(clgl_acquire, queue, handle))                                                  \
    ROW(BUFFER, b_release, handed(clgl_release, queue, handle))                                                  \
    ROW(BUFFER, b_acquire_one, clgl_buffer_acquire(queue, handle))                                               \
    ROW(BUFFER, b_release_one, clgl_buffer_release(queue, handle))                                               \
    ROW(BUFFER, b_argument, clgl_kernel_set_buffer(kernel, 0, handle))                                           \
    ROW(BUFFER, b_call, call_kernel(queue, kernel, handle))                                                      \
    ROW(BUFFER, b_read, clgl_buffer_read(queue, handle, &range, out.bytes, 1, 0, NULL, FENCE))                   \
    ROW(BUFFER, b_write, clgl_buffer_write(queue, handle, &range, out.bytes, 1, 0, NULL, FENCE))                 \
    ROW(BUFFER, b_fill, clgl_buffer_fill(queue, handle, &range, "x", 1, 0, NULL, FENCE))                         \
    ROW(BUFFER, b_copy_from, clgl_buffer_copy(queue, handle, buffer, &range, 64, 0, NULL, FENCE))                \
    ROW(BUFFER, b_copy_to, clgl_buffer_copy(queue, buffer, handle, &range, 64, 0, NULL, FENCE))                  \
    ROW(BUFFER, b_read_rect, read_rect(queue, handle))                                                           \
    ROW(BUFFER, b_write_rect, write_rect(queue, handle))                                                         \
    ROW(BUFFER, b_rect_from, copy_rect(queue, handle, buffer))                                                   \
    ROW(BUFFER, b_rect_to, copy_rect(queue, buffer, handle))                                                     \
    ROW(BUFFER, b_map, clgl_buffer_map(queue, handle, CLGL_MAP_READ, &range, 1, 0, NULL, &out.pointer, FENCE))   \
    ROW(BUFFER, b_unmap, clgl_buffer_unmap(queue, handle, out.bytes, 0, NULL, FENCE))                            \
    ROW(BUFFER, b_destructor, clgl_buffer_set_destructor_callback(handle, no_destructor, NULL))                  \
    /* Views, with an invalid buffer or queue */                                                                 \
    ROW(BUFFER, v_init, init_view(handle))                                                                       \
    ROW(BUFFER, v_info, view_info(handle))                                                                       \
    ROW(BUFFER, v_slice, clgl_view_slice(view_of(handle), 0, NULL, &out.view))                                   \
    ROW(BUFFER, v_reshape, clgl_view_reshape(view_of(handle), 1, &two, &out.view))                               \
    ROW(BUFFER, v_transpose, clgl_view_transpose(view_of(handle), NULL, &out.view))                              \
    ROW(BUFFER, v_read, clgl_view_read(queue, view_of(handle), NULL, out.bytes, 1, 0, NULL, FENCE))              \
    ROW(BUFFER, v_write, clgl_view_write(queue, view_of(handle), NULL, out.bytes, 1, 0, NULL, FENCE))            \
    ROW(BUFFER, v_fill, clgl_view_fill(queue, view_of(handle), "x", 0, NULL, FENCE))                             \
    ROW(BUFFER, v_copy_from, clgl_view_copy(queue, view_of(handle), view_of(buffer), 0, NULL, FENCE))            \
    ROW(BUFFER, v_copy_to, clgl_view_copy(queue, view_of(buffer), view_of(handle), 0, NULL, FENCE))              \
    ROW(BUFFER, v_read_item, clgl_view_read_item(queue, view_of(handle), &item, out.bytes, 1, 0, NULL, FENCE))   \
    ROW(BUFFER, v_write_item, clgl_view_write_item(queue, view_of(handle), &item, out.bytes, 1, 0, NULL, FENCE)) \
    ROW(QUEUE, q_view_read, clgl_view_read(handle, view_of(buffer), NULL, out.bytes, 1, 0, NULL, FENCE))         \
    ROW(QUEUE, q_view_write, clgl_view_write(handle, view_of(buffer), NULL, out.bytes, 1, 0, NULL, FENCE))       \
    ROW(QUEUE, q_view_fill, clgl_view_fill(handle, view_of(buffer), "x", 0, NULL, FENCE))                        \
    ROW(QUEUE, q_view_copy, clgl_view_copy(handle, view_of(buffer), view_of(buffer), 0, NULL, FENCE))            \
    ROW(QUEUE, q_read_item, clgl_view_read_item(handle, view_of(buffer), &item, out.bytes, 1, 0, NULL, FENCE))   \
    ROW(QUEUE, q_write_item, clgl_view_write_item(handle, view_of(buffer), &item, out.bytes, 1, 0, NULL, FENCE)) \
    /* Fences */                                                                                                 \
    ROW(FENCE_KIND, f_signal, clgl_fence_signal(handle, 0))                                                      \
    ROW(FENCE_KIND, f_wait, clgl_fence_wait(handle, 0))                                                          \
    ROW(FENCE_KIND, f_wait_gl, clgl_fence_wait_gl(handle))                                                       \
    ROW(FENCE_KIND, f_info, fence_info(handle))                                                                  \
    ROW(FENCE_KIND, f_callback, clgl_fence_set_callback(handle, nothing, NULL))                                  \
    ROW(FENCE_KIND, f_stage, clgl_fence_set_status_callback(handle, CLGL_STATUS_RUNNING, nothing, NULL))         \
    ROW(FENCE_KIND, f_all, clgl_fence_wait_all(1, (const clgl_fence *)&handle, 0))                               \
    ROW(FENCE_KIND, f_any, clgl_fence_wait_any(1, (const clgl_fence *)&handle, 0, &out.name))                    \
    ROW(FENCE_KIND, f_in_marker, clgl_queue_marker(queue, 1, (const clgl_fence *)&handle, FENCE))                \
    ROW(FENCE_KIND, f_profiling, profiling(handle))                                                              \
    ROW(FENCE_KIND, f_event, clgl_fence_cl_event(handle, &out.pointer))                                          \
    ROW(FENCE_KIND, f_sync, clgl_fence_gl_sync(handle, &out.pointer))                                            \
    ROW(FENCE_KIND, f_in_list, clgl_queue_barrier(queue, 1, (const clgl_fence *)&handle, FENCE))                 \
    /* Programs, kernels, devices */                                                                             \
    ROW(PROGRAM, p_log, clgl_program_get_build_log(handle, SIZE, out.bytes, &out.size))                          \
    ROW(PROGRAM, p_kernel, clgl_kernel_create(handle, "change", (clgl_kernel *)&out.handle))                     \
    ROW(KERNEL, k_value, clgl_kernel_set_value(handle, 0, 4, out.bytes))                                         \
    ROW(KERNEL, k_buffer, clgl_kernel_set_buffer(handle, 0, buffer))                                             \
    ROW(KERNEL, k_local, clgl_kernel_set_local(handle, 0, 4))                                                    \
    ROW(KERNEL, k_launch, launch(queue, handle))                                                                 \
    ROW(KERNEL, k_task, clgl_kernel_launch_task(queue, handle, 0, NULL, FENCE))                                  \
    ROW(KERNEL, k_launch_1d, clgl_kernel_launch_1d(queue, handle, 1))                                            \
    ROW(KERNEL, k_launch_2d, clgl_kernel_launch_2d(queue, handle, 1, 1))                                         \
    ROW(KERNEL, k_launch_3d, clgl_kernel_launch_3d(queue, handle, 1, 1, 1))                                      \
    ROW(KERNEL, k_call, call_kernel(queue, handle, buffer))                                                      \
    ROW(KERNEL, k_clone, clgl_kernel_clone(handle, (clgl_kernel *)&out.handle))                                  \
    ROW(KERNEL, k_info, kernel_info(handle))                                                                     \
    ROW(KERNEL, k_argument, argument_info(handle))                                                               \
    ROW(KERNEL, k_group, work_group_info(handle, NULL))                                                          \
    ROW(KERNEL, k_find, clgl_kernel_find_argument(handle, "data", &out.name))                                    \
    ROW(KERNEL, k_declare, clgl_kernel_declare_arguments(handle, 0, NULL))                                       \
    ROW(KERNEL, k_null, clgl_kernel_set_null(handle, 0))                                                         \
    ROW(KERNEL, k_set_launch, clgl_kernel_set_launch(handle, NULL))                                              \
    ROW(KERNEL, k_get_launch, get_launch(handle))                                                                \
    ROW(KERNEL, k_native, clgl_kernel_cl_kernel(handle, &out.pointer))                                           \
    ROW(DEVICE, d_context, context_on(handle))                                                                   \
    ROW(DEVICE, d_compute, compute_on(handle))                                                                   \
    ROW(DEVICE, d_queue, queue_on(handle))                                                                       \
    ROW(DEVICE, d_native, clgl_device_cl_device(handle, &out.pointer))                                           \
    ROW(DEVICE, d_platform, clgl_device_cl_platform(handle, &out.pointer))

HANDLE_CALLS(DEFINE_CALL)

static const entry entries[] = {HANDLE_CALLS(ENTRY)};

#endif
