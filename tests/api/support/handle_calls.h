/* One call of each function that takes a handle, with one handle replaced. Used by misuse_handles_test.c. */
#ifndef HANDLE_CALLS_H
#define HANDLE_CALLS_H

#include "handle_entry.h"

#define SIZE 4096u

/* Valid objects that the calls use. */
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
    return clgl_context_get_memory_usage(c, CLGL_TRANSPORT_NONE, &usage);
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
    argument.kind = CLGL_ARGUMENT_BUFFER;
    argument.buffer = b;
    return clgl_kernel_call(q, k, 1, &argument, &one, 0, NULL, (clgl_fence *)&out.handle);
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

static void nothing(clgl_fence f, int32_t status, void *user_data)
{
    (void)f;
    (void)status;
    (void)user_data;
}

#define FENCE ((clgl_fence *)&out.handle)

/* Contexts */
CALL(c_info, context_info(handle))
CALL(c_transport, transport_report(handle))
CALL(c_report, clgl_context_get_report(handle, SIZE, out.bytes, &out.size))
CALL(c_memory, memory_usage(handle))
CALL(c_current, clgl_context_make_current(handle, 1))
CALL(c_proc, clgl_context_get_proc_address(handle, "glClear", &out.pointer))
CALL(c_cl, clgl_context_cl_context(handle, &out.pointer))
CALL(c_gl, clgl_context_gl_context(handle, &out.pointer, &out.handle))
CALL(c_queue, clgl_queue_create(handle, NULL, (clgl_queue *)&out.handle))
CALL(c_buffer, create_buffer(handle))
CALL(c_program, create_program(handle))
CALL(c_fence_gl, clgl_fence_insert_gl(handle, FENCE))
CALL(c_fence_user, clgl_fence_create_user(handle, FENCE))
CALL(c_event, clgl_fence_from_cl_event(handle, GARBAGE, FENCE))
CALL(c_sync, clgl_fence_from_gl_sync(handle, GARBAGE, FENCE))
CALL(c_mem, clgl_buffer_from_cl_mem(handle, &out, 0, (clgl_buffer *)&out.handle))
CALL(c_kernel, clgl_kernel_from_cl(handle, GARBAGE, (clgl_kernel *)&out.handle))
CALL(c_devices, list_devices(handle))
CALL(c_query, clgl_context_query(handle, CL_CONTEXT_PROPERTIES, SIZE, out.bytes, &out.size))
/* Queues */
CALL(q_info, queue_info(handle))
CALL(q_duplicate, clgl_queue_duplicate(handle, (clgl_queue *)&out.handle))
CALL(q_marker, clgl_queue_marker(handle, 0, NULL, FENCE))
CALL(q_migrate, migrate(handle, buffer))
CALL(q_flush, clgl_queue_flush(handle))
CALL(q_finish, clgl_queue_finish(handle))
CALL(q_barrier, clgl_queue_barrier(handle, 0, NULL, FENCE))
CALL(q_native, clgl_queue_cl_queue(handle, &out.pointer))
CALL(q_fence, clgl_fence_insert_cl(handle, FENCE))
CALL(q_acquire, handed(clgl_acquire, handle, buffer))
CALL(q_release, handed(clgl_release, handle, buffer))
CALL(q_launch, launch(handle, kernel))
CALL(q_task, clgl_kernel_launch_task(handle, kernel, 0, NULL, FENCE))
CALL(q_call, call_kernel(handle, kernel, buffer))
CALL(q_host, clgl_queue_host_function(handle, nothing_on_the_host, NULL, 0, NULL, FENCE))
CALL(q_read, clgl_buffer_read(handle, buffer, &range, out.bytes, 1, 0, NULL, FENCE))
CALL(q_write, clgl_buffer_write(handle, buffer, &range, out.bytes, 1, 0, NULL, FENCE))
CALL(q_fill, clgl_buffer_fill(handle, buffer, &range, "x", 1, 0, NULL, FENCE))
CALL(q_copy, clgl_buffer_copy(handle, buffer, buffer, &range, 64, 0, NULL, FENCE))
CALL(q_read_rect, read_rect(handle, buffer))
CALL(q_write_rect, write_rect(handle, buffer))
CALL(q_copy_rect, copy_rect(handle, buffer, buffer))
CALL(q_map, clgl_buffer_map(handle, buffer, CLGL_MAP_READ, &range, 1, 0, NULL, &out.pointer, FENCE))
CALL(q_unmap, clgl_buffer_unmap(handle, buffer, out.bytes, 0, NULL, FENCE))
/* Buffers */
CALL(b_migrate, migrate(queue, handle))
CALL(b_sub, clgl_buffer_create_sub(handle, 0, &range, (clgl_buffer *)&out.handle))
CALL(b_info, buffer_info(handle))
CALL(b_mem, clgl_buffer_cl_mem(handle, &out.pointer))
CALL(b_name, clgl_buffer_gl_name(handle, &out.name))
CALL(b_acquire, handed(clgl_acquire, queue, handle))
CALL(b_release, handed(clgl_release, queue, handle))
CALL(b_argument, clgl_kernel_set_buffer(kernel, 0, handle))
CALL(b_call, call_kernel(queue, kernel, handle))
CALL(b_read, clgl_buffer_read(queue, handle, &range, out.bytes, 1, 0, NULL, FENCE))
CALL(b_write, clgl_buffer_write(queue, handle, &range, out.bytes, 1, 0, NULL, FENCE))
CALL(b_fill, clgl_buffer_fill(queue, handle, &range, "x", 1, 0, NULL, FENCE))
CALL(b_copy_from, clgl_buffer_copy(queue, handle, buffer, &range, 64, 0, NULL, FENCE))
CALL(b_copy_to, clgl_buffer_copy(queue, buffer, handle, &range, 64, 0, NULL, FENCE))
CALL(b_read_rect, read_rect(queue, handle))
CALL(b_write_rect, write_rect(queue, handle))
CALL(b_rect_from, copy_rect(queue, handle, buffer))
CALL(b_rect_to, copy_rect(queue, buffer, handle))
CALL(b_map, clgl_buffer_map(queue, handle, CLGL_MAP_READ, &range, 1, 0, NULL, &out.pointer, FENCE))
CALL(b_unmap, clgl_buffer_unmap(queue, handle, out.bytes, 0, NULL, FENCE))
CALL(b_destructor, clgl_buffer_set_destructor_callback(handle, no_destructor, NULL))
/* Views: of a buffer, and on a queue */
CALL(v_init, init_view(handle))
CALL(v_info, view_info(handle))
CALL(v_slice, clgl_view_slice(view_of(handle), 0, NULL, &out.view))
CALL(v_reshape, clgl_view_reshape(view_of(handle), 1, &two, &out.view))
CALL(v_transpose, clgl_view_transpose(view_of(handle), NULL, &out.view))
CALL(v_read, clgl_view_read(queue, view_of(handle), NULL, out.bytes, 1, 0, NULL, FENCE))
CALL(v_write, clgl_view_write(queue, view_of(handle), NULL, out.bytes, 1, 0, NULL, FENCE))
CALL(v_fill, clgl_view_fill(queue, view_of(handle), "x", 0, NULL, FENCE))
CALL(v_copy_from, clgl_view_copy(queue, view_of(handle), view_of(buffer), 0, NULL, FENCE))
CALL(v_copy_to, clgl_view_copy(queue, view_of(buffer), view_of(handle), 0, NULL, FENCE))
CALL(v_read_item, clgl_view_read_item(queue, view_of(handle), &item, out.bytes, 1, 0, NULL, FENCE))
CALL(v_write_item, clgl_view_write_item(queue, view_of(handle), &item, out.bytes, 1, 0, NULL, FENCE))
CALL(q_view_read, clgl_view_read(handle, view_of(buffer), NULL, out.bytes, 1, 0, NULL, FENCE))
CALL(q_view_write, clgl_view_write(handle, view_of(buffer), NULL, out.bytes, 1, 0, NULL, FENCE))
CALL(q_view_fill, clgl_view_fill(handle, view_of(buffer), "x", 0, NULL, FENCE))
CALL(q_view_copy, clgl_view_copy(handle, view_of(buffer), view_of(buffer), 0, NULL, FENCE))
CALL(q_read_item, clgl_view_read_item(handle, view_of(buffer), &item, out.bytes, 1, 0, NULL, FENCE))
CALL(q_write_item, clgl_view_write_item(handle, view_of(buffer), &item, out.bytes, 1, 0, NULL, FENCE))
/* Fences */
CALL(f_signal, clgl_fence_signal(handle, 0))
CALL(f_wait, clgl_fence_wait(handle, 0))
CALL(f_wait_gl, clgl_fence_wait_gl(handle))
CALL(f_info, fence_info(handle))
CALL(f_callback, clgl_fence_set_callback(handle, nothing, NULL))
CALL(f_stage, clgl_fence_set_status_callback(handle, CLGL_STATUS_RUNNING, nothing, NULL))
CALL(f_all, clgl_fence_wait_all(1, (const clgl_fence *)&handle, 0))
CALL(f_any, clgl_fence_wait_any(1, (const clgl_fence *)&handle, 0, &out.name))
CALL(f_in_marker, clgl_queue_marker(queue, 1, (const clgl_fence *)&handle, FENCE))
CALL(f_profiling, profiling(handle))
CALL(f_event, clgl_fence_cl_event(handle, &out.pointer))
CALL(f_sync, clgl_fence_gl_sync(handle, &out.pointer))
CALL(f_in_list, clgl_queue_barrier(queue, 1, (const clgl_fence *)&handle, FENCE))
/* Programs, kernels, devices */
CALL(p_log, clgl_program_get_build_log(handle, SIZE, out.bytes, &out.size))
CALL(p_kernel, clgl_kernel_create(handle, "change", (clgl_kernel *)&out.handle))
CALL(k_value, clgl_kernel_set_value(handle, 0, 4, out.bytes))
CALL(k_buffer, clgl_kernel_set_buffer(handle, 0, buffer))
CALL(k_local, clgl_kernel_set_local(handle, 0, 4))
CALL(k_launch, launch(queue, handle))
CALL(k_task, clgl_kernel_launch_task(queue, handle, 0, NULL, FENCE))
CALL(k_call, call_kernel(queue, handle, buffer))
CALL(k_clone, clgl_kernel_clone(handle, (clgl_kernel *)&out.handle))
CALL(k_info, kernel_info(handle))
CALL(k_argument, argument_info(handle))
CALL(k_group, work_group_info(handle, NULL))
CALL(k_find, clgl_kernel_find_argument(handle, "data", &out.name))
CALL(k_declare, clgl_kernel_declare_arguments(handle, 0, NULL))
CALL(k_null, clgl_kernel_set_null(handle, 0))
CALL(k_set_launch, clgl_kernel_set_launch(handle, NULL))
CALL(k_get_launch, get_launch(handle))
CALL(k_native, clgl_kernel_cl_kernel(handle, &out.pointer))
CALL(d_context, context_on(handle))
CALL(d_compute, compute_on(handle))
CALL(d_queue, queue_on(handle))
CALL(d_native, clgl_device_cl_device(handle, &out.pointer))
CALL(d_platform, clgl_device_cl_platform(handle, &out.pointer))

typedef enum kind { CONTEXT, QUEUE, BUFFER, FENCE_KIND, PROGRAM, KERNEL, DEVICE, KIND_COUNT } kind;

static const entry entries[] = {
    ENTRY(CONTEXT, c_info),        ENTRY(CONTEXT, c_transport),    ENTRY(CONTEXT, c_report),
    ENTRY(CONTEXT, c_memory),      ENTRY(CONTEXT, c_current),      ENTRY(CONTEXT, c_proc),
    ENTRY(CONTEXT, c_cl),          ENTRY(CONTEXT, c_gl),           ENTRY(CONTEXT, c_queue),
    ENTRY(CONTEXT, c_buffer),      ENTRY(CONTEXT, c_program),      ENTRY(CONTEXT, c_fence_gl),
    ENTRY(CONTEXT, c_fence_user),  ENTRY(CONTEXT, c_event),        ENTRY(CONTEXT, c_sync),
    ENTRY(QUEUE, q_flush),         ENTRY(QUEUE, q_finish),         ENTRY(QUEUE, q_barrier),
    ENTRY(QUEUE, q_native),        ENTRY(QUEUE, q_fence),          ENTRY(QUEUE, q_acquire),
    ENTRY(QUEUE, q_release),       ENTRY(QUEUE, q_launch),         ENTRY(QUEUE, q_read),
    ENTRY(QUEUE, q_write),         ENTRY(QUEUE, q_fill),           ENTRY(QUEUE, q_copy),
    ENTRY(QUEUE, q_read_rect),     ENTRY(QUEUE, q_write_rect),     ENTRY(QUEUE, q_copy_rect),
    ENTRY(QUEUE, q_map),           ENTRY(QUEUE, q_unmap),          ENTRY(BUFFER, b_sub),
    ENTRY(BUFFER, b_info),         ENTRY(BUFFER, b_mem),           ENTRY(BUFFER, b_name),
    ENTRY(BUFFER, b_acquire),      ENTRY(BUFFER, b_release),       ENTRY(BUFFER, b_argument),
    ENTRY(BUFFER, b_read),         ENTRY(BUFFER, b_write),         ENTRY(BUFFER, b_fill),
    ENTRY(BUFFER, b_copy_from),    ENTRY(BUFFER, b_copy_to),       ENTRY(BUFFER, b_read_rect),
    ENTRY(BUFFER, b_write_rect),   ENTRY(BUFFER, b_rect_from),     ENTRY(BUFFER, b_rect_to),
    ENTRY(BUFFER, b_map),          ENTRY(BUFFER, b_unmap),         ENTRY(FENCE_KIND, f_signal),
    ENTRY(FENCE_KIND, f_wait),     ENTRY(FENCE_KIND, f_wait_gl),   ENTRY(FENCE_KIND, f_info),
    ENTRY(FENCE_KIND, f_callback), ENTRY(FENCE_KIND, f_profiling), ENTRY(FENCE_KIND, f_event),
    ENTRY(FENCE_KIND, f_sync),     ENTRY(FENCE_KIND, f_in_list),   ENTRY(PROGRAM, p_log),
    ENTRY(PROGRAM, p_kernel),      ENTRY(KERNEL, k_value),         ENTRY(KERNEL, k_buffer),
    ENTRY(KERNEL, k_local),        ENTRY(KERNEL, k_launch),        ENTRY(DEVICE, d_context),
    ENTRY(DEVICE, d_native),       ENTRY(DEVICE, d_platform),      ENTRY(KERNEL, k_task),
    ENTRY(KERNEL, k_call),         ENTRY(KERNEL, k_clone),         ENTRY(KERNEL, k_info),
    ENTRY(KERNEL, k_argument),     ENTRY(KERNEL, k_group),         ENTRY(KERNEL, k_find),
    ENTRY(KERNEL, k_declare),      ENTRY(KERNEL, k_null),          ENTRY(KERNEL, k_set_launch),
    ENTRY(KERNEL, k_get_launch),   ENTRY(KERNEL, k_native),        ENTRY(QUEUE, q_task),
    ENTRY(QUEUE, q_call),          ENTRY(QUEUE, q_host),           ENTRY(BUFFER, b_call),
    ENTRY(CONTEXT, c_kernel),      ENTRY(CONTEXT, c_mem),          ENTRY(BUFFER, b_destructor),
    ENTRY(BUFFER, v_init),         ENTRY(BUFFER, v_info),          ENTRY(BUFFER, v_slice),
    ENTRY(BUFFER, v_reshape),      ENTRY(BUFFER, v_transpose),     ENTRY(BUFFER, v_read),
    ENTRY(BUFFER, v_write),        ENTRY(BUFFER, v_fill),          ENTRY(BUFFER, v_copy_from),
    ENTRY(BUFFER, v_copy_to),      ENTRY(BUFFER, v_read_item),     ENTRY(BUFFER, v_write_item),
    ENTRY(QUEUE, q_view_read),     ENTRY(QUEUE, q_view_write),     ENTRY(QUEUE, q_view_fill),
    ENTRY(QUEUE, q_view_copy),     ENTRY(QUEUE, q_read_item),      ENTRY(QUEUE, q_write_item),
    ENTRY(CONTEXT, c_devices),     ENTRY(CONTEXT, c_query),        ENTRY(QUEUE, q_info),
    ENTRY(QUEUE, q_duplicate),     ENTRY(QUEUE, q_marker),         ENTRY(QUEUE, q_migrate),
    ENTRY(BUFFER, b_migrate),      ENTRY(FENCE_KIND, f_stage),     ENTRY(FENCE_KIND, f_all),
    ENTRY(FENCE_KIND, f_any),      ENTRY(FENCE_KIND, f_in_marker), ENTRY(DEVICE, d_compute),
    ENTRY(DEVICE, d_queue),
};

#endif
