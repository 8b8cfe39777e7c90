// Tests the workarounds for the NVIDIA driver with a fake OpenCL driver of that name.
#include "core/sync/event_wait.hpp"
#include "import_fixture.hpp"

#include <algorithm>
#include <numeric>

using namespace clgl;
using namespace clgl::fake_import;

namespace
{

using Bytes = std::vector<unsigned char>;

decltype(ClTable::CreateKernel) create_kernel;
decltype(ClTable::ReleaseKernel) release_kernel;
// Number of kernels that are not released
std::atomic<int> kernels{0};

cl_kernel CL_API_CALL counted_create(cl_program program, const char *name, cl_int *code)
{
    ++kernels;
    return create_kernel(program, name, code);
}

cl_int CL_API_CALL counted_release(cl_kernel kernel)
{
    --kernels;
    return release_kernel(kernel);
}

clgl_buffer make_compute_buffer(clgl_context context, size_t bytes, const void *data = nullptr)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = nullptr;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.size = bytes;
    desc.data = data;
    SUCCEED(clgl_buffer_create(context, &desc, &buffer));
    return buffer;
}

// Expects that one kernel is released, but only after `gate` is signalled. `before`: the number of other kernels
void expect_released_after(clgl_fence gate, int before)
{
    std::this_thread::sleep_for(soon);
    assert_int_equal(kernels, before + 1);
    SUCCEED(clgl_fence_signal(gate, 0));
    assert_true(becomes_true([before] { return kernels == before; }));
}

// The kernel is launched in two queues. One of them is destroyed first.
void kernels_stay_until_their_launches_begin(void **)
{
    Fixture fixture;
    const int before = kernels;
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_launch launch = CLGL_LAUNCH_INIT;
    clgl_program program = nullptr;
    clgl_kernel kernel = nullptr;
    clgl_queue queue = nullptr;
    clgl_fence gate = nullptr;
    desc.source = "kernel void change(global uchar *bytes) { bytes[get_global_id(0)] += 1; }";
    launch.global_size[0] = size;
    const clgl_buffer buffer = make_compute_buffer(fixture.context, size);
    SUCCEED(clgl_program_create(fixture.context, &desc, &program));
    SUCCEED(clgl_kernel_create(program, "change", &kernel));
    SUCCEED(clgl_kernel_set_buffer(kernel, 0, buffer));
    SUCCEED(clgl_queue_create(fixture.context, nullptr, &queue));
    SUCCEED(clgl_fence_create_user(fixture.context, &gate));
    for (const clgl_queue each : {queue, fixture.queue, queue})
        SUCCEED(clgl_kernel_launch(each, kernel, &launch, 1, &gate, nullptr));
    SUCCEED(clgl_queue_destroy(queue));
    SUCCEED(clgl_kernel_destroy(kernel));
    expect_released_after(gate, before);
    SUCCEED(clgl_queue_finish(fixture.queue));
    SUCCEED(clgl_fence_destroy(gate));
    SUCCEED(clgl_program_destroy(program));
    SUCCEED(clgl_buffer_destroy(buffer));
}

// A conversion has a kernel of its own, which the library releases in the call.
void conversions_keep_their_kernel(void **)
{
    Fixture fixture;
    const int before = kernels;
    constexpr size_t extent[] = {8, 8, 1};
    clgl_pixel_layout from = CLGL_PIXEL_LAYOUT_INIT, into = CLGL_PIXEL_LAYOUT_INIT;
    clgl_fence gate = nullptr;
    from.component_type = CLGL_PIXEL_FLOAT32;
    const clgl_buffer floats = make_compute_buffer(fixture.context, 8 * 8 * 16);
    const clgl_buffer bytes = make_compute_buffer(fixture.context, 8 * 8 * 4);
    // The first conversion also tests the kernel.
    SUCCEED(clgl_convert_buffer(fixture.queue, floats, &from, bytes, &into, extent, 0, 1, 0, nullptr, nullptr));
    SUCCEED(clgl_fence_create_user(fixture.context, &gate));
    assert_true(becomes_true([before] { return kernels == before; }));
    SUCCEED(clgl_convert_buffer(fixture.queue, floats, &from, bytes, &into, extent, 0, 0, 1, &gate, nullptr));
    expect_released_after(gate, before);
    SUCCEED(clgl_queue_finish(fixture.queue));
    SUCCEED(clgl_fence_destroy(gate));
    SUCCEED(clgl_buffer_destroy(floats));
    SUCCEED(clgl_buffer_destroy(bytes));
}

constexpr cl_int status_of_gate = -5;
clgl_fence failing_gate = nullptr;
decltype(ClTable::EnqueueFillBuffer) fill_buffer;

// Lets a fence fail after the library has checked it. The driver then returns its status.
bool is_refused(cl_uint count)
{
    if (count == 0 || !failing_gate) return false;
    SUCCEED(clgl_fence_signal(std::exchange(failing_gate, nullptr), status_of_gate));
    return true;
}

cl_int CL_API_CALL fill_or_refuse(cl_command_queue queue, cl_mem mem, const void *pattern, size_t pattern_size,
                                  size_t offset, size_t bytes, cl_uint count, const cl_event *waits,
                                  cl_event *event)
{
    if (is_refused(count)) return status_of_gate;
    return fill_buffer(queue, mem, pattern, pattern_size, offset, bytes, count, waits, event);
}

decltype(ClTable::EnqueueBarrierWithWaitList) enqueue_barrier;
decltype(ClTable::EnqueueMarkerWithWaitList) enqueue_marker;

cl_int CL_API_CALL barrier_or_refuse(cl_command_queue queue, cl_uint count, const cl_event *waits,
                                     cl_event *event)
{
    return is_refused(count) ? status_of_gate : enqueue_barrier(queue, count, waits, event);
}

cl_int CL_API_CALL marker_or_refuse(cl_command_queue queue, cl_uint count, const cl_event *waits, cl_event *event)
{
    return is_refused(count) ? status_of_gate : enqueue_marker(queue, count, waits, event);
}

decltype(ClTable::EnqueueReadBuffer) read_buffer;

cl_int CL_API_CALL read_or_refuse(cl_command_queue queue, cl_mem mem, cl_bool blocking, size_t offset,
                                  size_t bytes, void *data, cl_uint count, const cl_event *waits, cl_event *event)
{
    if (!is_refused(count)) return read_buffer(queue, mem, blocking, offset, bytes, data, count, waits, event);
    clWaitForEvents(count, waits);
    return execution_status(*waits);
}

clgl_fence make_gate(const Fixture &fixture)
{
    clgl_fence gate = nullptr;
    SUCCEED(clgl_fence_create_user(fixture.context, &gate));
    failing_gate = gate;
    return gate;
}

void refused_wait_lists_are_failed_commands(void **)
{
    Fixture fixture;
    const clgl_handover whole = handover_of(fixture.buffer);
    const clgl_buffer buffer = make_compute_buffer(fixture.context, size);
    constexpr unsigned char byte = 1;
    clgl_fence gate = make_gate(fixture), done = nullptr;
    assert_int_equal(clgl_buffer_fill(fixture.queue, buffer, nullptr, &byte, 1, 1, &gate, nullptr),
                     CLGL_ERROR_COMMAND_FAILED);
    SUCCEED(clgl_fence_destroy(gate));
    gate = make_gate(fixture);
    assert_int_equal(clgl_acquire(fixture.queue, &whole, 1, &gate, &done), CLGL_ERROR_COMMAND_FAILED);
    SUCCEED(clgl_fence_destroy(gate));
    // A release does not wait for failed fences.
    SUCCEED(clgl_acquire(fixture.queue, &whole, 0, nullptr, nullptr));
    fill(fixture.queue, fixture.buffer, byte);
    gate = make_gate(fixture);
    SUCCEED(clgl_release(fixture.queue, &whole, 1, &gate, nullptr));
    assert_null(failing_gate);
    assert_true(gl_bytes(fixture) == Bytes(size, byte));
    SUCCEED(clgl_fence_destroy(gate));
    SUCCEED(clgl_buffer_destroy(buffer));
}

// The copies of a release wait for a marker behind the commands of the queue. The marker fails while the copies
// are enqueued.
void a_release_is_repeated_if_its_marker_fails(void **)
{
    Fixture fixture;
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_queue_desc queue_desc = CLGL_QUEUE_DESC_INIT;
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    clgl_buffer buffer = nullptr;
    clgl_queue queue = nullptr;
    constexpr unsigned char byte = 7;
    desc.size = size;
    desc.transport = CLGL_TRANSPORT_STAGED;
    queue_desc.flags = CLGL_QUEUE_OUT_OF_ORDER;
    SUCCEED(clgl_queue_create(fixture.context, &queue_desc, &queue));
    SUCCEED(clgl_buffer_create(fixture.context, &desc, &buffer));
    SUCCEED(clgl_buffer_get_info(buffer, &info));
    const clgl_handover whole = handover_of(buffer);
    SUCCEED(clgl_acquire(queue, &whole, 0, nullptr, nullptr));
    fill(queue, buffer, byte);
    SUCCEED(clgl_queue_finish(queue));
    const clgl_fence gate = make_gate(fixture);
    failing_gate = nullptr;
    fill(queue, buffer, byte + 1, gate);
    failing_gate = gate;
    SUCCEED(clgl_release(queue, &whole, 0, nullptr, nullptr));
    assert_null(failing_gate);
    assert_true(gl_bytes(info.gl_name) == Bytes(size, byte));
    SUCCEED(clgl_fence_destroy(gate));
    SUCCEED(clgl_buffer_destroy(buffer));
    SUCCEED(clgl_queue_destroy(queue));
}

decltype(ClTable::Finish) finish;
bool reports_failures = false;

cl_int CL_API_CALL finish_or_report(cl_command_queue queue)
{
    const cl_int code = finish(queue);
    return reports_failures ? status_of_gate : code;
}

// The driver returns the status of a failed command.
void a_finish_reports_no_failed_commands(void **)
{
    Fixture fixture;
    const clgl_buffer buffer = make_compute_buffer(fixture.context, size);
    fill(fixture.queue, buffer, 1);
    reports_failures = true;
    SUCCEED(clgl_queue_finish(fixture.queue));
    reports_failures = false;
    SUCCEED(clgl_buffer_destroy(buffer));
}

size_t size_of(cl_mem mem)
{
    size_t bytes = 0;
    clGetMemObjectInfo(mem, CL_MEM_SIZE, sizeof bytes, &bytes, nullptr);
    return bytes;
}

// The check of the driver
bool has_room(cl_mem mem, const size_t *origin, const size_t *region, size_t row_pitch, size_t slice_pitch)
{
    const size_t slices = origin[2] + region[2];
    return slices * slice_pitch <= size_of(mem) &&
           (slices - 1) * slice_pitch + (origin[1] + region[1]) * row_pitch <= size_of(mem);
}

cl_int CL_API_CALL read_rect(cl_command_queue queue, cl_mem mem, cl_bool blocking, const size_t *origin,
                             const size_t *host_origin, const size_t *region, size_t row_pitch,
                             size_t slice_pitch, size_t host_row_pitch, size_t host_slice_pitch, void *data,
                             cl_uint count, const cl_event *waits, cl_event *event)
{
    if (!has_room(mem, origin, region, row_pitch, slice_pitch)) return CL_INVALID_VALUE;
    return clEnqueueReadBufferRect(queue, mem, blocking, origin, host_origin, region, row_pitch, slice_pitch,
                                   host_row_pitch, host_slice_pitch, data, count, waits, event);
}

cl_int CL_API_CALL write_rect(cl_command_queue queue, cl_mem mem, cl_bool blocking, const size_t *origin,
                              const size_t *host_origin, const size_t *region, size_t row_pitch,
                              size_t slice_pitch, size_t host_row_pitch, size_t host_slice_pitch,
                              const void *data, cl_uint count, const cl_event *waits, cl_event *event)
{
    if (!has_room(mem, origin, region, row_pitch, slice_pitch)) return CL_INVALID_VALUE;
    return clEnqueueWriteBufferRect(queue, mem, blocking, origin, host_origin, region, row_pitch, slice_pitch,
                                    host_row_pitch, host_slice_pitch, data, count, waits, event);
}

cl_int CL_API_CALL copy_rect(cl_command_queue queue, cl_mem source, cl_mem destination, const size_t *origin,
                             const size_t *into, const size_t *region, size_t row_pitch, size_t slice_pitch,
                             size_t into_row_pitch, size_t into_slice_pitch, cl_uint count, const cl_event *waits,
                             cl_event *event)
{
    if (!has_room(source, origin, region, row_pitch, slice_pitch) ||
        !has_room(destination, into, region, into_row_pitch, into_slice_pitch))
        return CL_INVALID_VALUE;
    return clEnqueueCopyBufferRect(queue, source, destination, origin, into, region, row_pitch, slice_pitch,
                                   into_row_pitch, into_slice_pitch, count, waits, event);
}

constexpr size_t box_memory = 64;

Bytes numbered(unsigned char first)
{
    Bytes bytes(box_memory);
    std::iota(bytes.begin(), bytes.end(), first);
    return bytes;
}

// Two buffers of `box_memory` bytes, one box in both and in host memory
struct Boxes {
    clgl_queue queue;
    clgl_buffer source, destination;
    clgl_buffer_rect rect = CLGL_BUFFER_RECT_INIT;

    // Calls `place(a, b)` with the offsets of each byte of the box in both memories.
    template <typename Place> void each_byte(Place place) const
    {
        for (size_t z = 0; z < rect.region[2]; ++z)
            for (size_t y = 0; y < rect.region[1]; ++y)
                for (size_t x = 0; x < rect.region[0]; ++x)
                    place((rect.buffer_origin[2] + z) * rect.buffer_slice_pitch +
                              (rect.buffer_origin[1] + y) * rect.buffer_row_pitch + rect.buffer_origin[0] + x,
                          (rect.other_origin[2] + z) * rect.other_slice_pitch +
                              (rect.other_origin[1] + y) * rect.other_row_pitch + rect.other_origin[0] + x);
    }

    bool fits() const
    {
        bool all = true;
        each_byte([&](size_t a, size_t b) { all = all && a < box_memory && b < box_memory; });
        return all;
    }

    void check() const
    {
        const Bytes first = numbered(0), second = numbered(100);
        Bytes host = second, expected = second, got(box_memory);
        SUCCEED(clgl_buffer_write(queue, source, nullptr, first.data(), 1, 0, nullptr, nullptr));
        SUCCEED(clgl_buffer_write(queue, destination, nullptr, second.data(), 1, 0, nullptr, nullptr));
        each_byte([&](size_t a, size_t b) { expected[b] = first[a]; });
        SUCCEED(clgl_buffer_read_rect(queue, source, &rect, host.data(), 1, 0, nullptr, nullptr));
        assert_true(host == expected);
        SUCCEED(clgl_buffer_copy_rect(queue, source, destination, &rect, 0, nullptr, nullptr));
        SUCCEED(clgl_buffer_read(queue, destination, nullptr, got.data(), 1, 0, nullptr, nullptr));
        assert_true(got == expected);
        expected = first;
        each_byte([&](size_t a, size_t b) { expected[a] = second[b]; });
        SUCCEED(clgl_buffer_write_rect(queue, source, &rect, second.data(), 1, 0, nullptr, nullptr));
        SUCCEED(clgl_buffer_read(queue, source, nullptr, got.data(), 1, 0, nullptr, nullptr));
        assert_true(got == expected);
    }
};

// Tries all boxes of some sizes that end in the last bytes of the buffers.
void boxes_reach_the_end_of_buffers(void **)
{
    Fixture fixture;
    Boxes boxes{fixture.queue, make_compute_buffer(fixture.context, box_memory),
                make_compute_buffer(fixture.context, box_memory)};
    int checked = 0;
    for (const size_t pitch : {4, 5, 7})
        for (const size_t other_pitch : {4, 6})
            for (const size_t slice_rows : {3, 4})
                for (const size_t rows : {1, 2, 3})
                    for (const size_t slices : {1, 2, 3})
                        for (size_t at = 0; at < box_memory; ++at) {
                            clgl_buffer_rect &rect = boxes.rect;
                            rect.region[0] = 4;
                            rect.region[1] = rows;
                            rect.region[2] = slices;
                            rect.buffer_row_pitch = pitch;
                            rect.buffer_slice_pitch = pitch * slice_rows;
                            rect.other_row_pitch = other_pitch;
                            rect.other_slice_pitch = other_pitch * slice_rows;
                            rect.buffer_origin[0] = at;
                            rect.other_origin[0] = box_memory - 4 -
                                                   (slices - 1) * rect.other_slice_pitch % box_memory -
                                                   (rows - 1) * other_pitch;
                            if (rect.other_origin[0] >= box_memory || !boxes.fits()) continue;
                            boxes.check();
                            ++checked;
                        }
    assert_true(checked > 100);
    SUCCEED(clgl_buffer_destroy(boxes.source));
    SUCCEED(clgl_buffer_destroy(boxes.destination));
}

// Every second byte of a buffer with an odd size: the last row has no room for its pitch.
void views_reach_the_end_of_buffers(void **)
{
    Fixture fixture;
    constexpr size_t bytes = 63, half_of_them = 32;
    const Bytes first = numbered(0), second = numbered(100);
    const clgl_buffer buffer = make_compute_buffer(fixture.context, bytes, first.data());
    const clgl_buffer other = make_compute_buffer(fixture.context, bytes, second.data());
    clgl_view views[2] = {CLGL_VIEW_INIT, CLGL_VIEW_INIT};
    clgl_slice slice = CLGL_SLICE_INIT;
    constexpr unsigned char item = 7;
    Bytes got(half_of_them), expected(half_of_them), all(bytes);
    slice.step = 2;
    for (const int i : {0, 1}) {
        SUCCEED(clgl_view_init(i ? other : buffer, CLGL_ELEMENT_UINT8, 1, nullptr, 1, &bytes, &views[i]));
        SUCCEED(clgl_view_slice(&views[i], 1, &slice, &views[i]));
    }
    for (size_t i = 0; i < half_of_them; ++i)
        expected[i] = first[2 * i];
    SUCCEED(clgl_view_read(fixture.queue, &views[0], nullptr, got.data(), 1, 0, nullptr, nullptr));
    assert_true(got == expected);
    SUCCEED(clgl_view_copy(fixture.queue, &views[0], &views[1], 0, nullptr, nullptr));
    SUCCEED(clgl_buffer_read(fixture.queue, other, nullptr, all.data(), 1, 0, nullptr, nullptr));
    for (size_t i = 0; i < bytes; ++i)
        assert_int_equal(all[i], i % 2 ? second[i] : first[i]);
    SUCCEED(clgl_view_fill(fixture.queue, &views[1], &item, 0, nullptr, nullptr));
    SUCCEED(clgl_view_write(fixture.queue, &views[0], nullptr, second.data(), 1, 0, nullptr, nullptr));
    SUCCEED(clgl_view_read(fixture.queue, &views[1], nullptr, got.data(), 1, 0, nullptr, nullptr));
    assert_true(got == Bytes(half_of_them, item));
    SUCCEED(clgl_buffer_read(fixture.queue, buffer, nullptr, all.data(), 1, 0, nullptr, nullptr));
    for (size_t i = 0; i < bytes; ++i)
        assert_int_equal(all[i], i % 2 ? first[i] : second[i / 2]);
    SUCCEED(clgl_buffer_destroy(buffer));
    SUCCEED(clgl_buffer_destroy(other));
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(kernels_stay_until_their_launches_begin),
        cmocka_unit_test(conversions_keep_their_kernel),
        cmocka_unit_test(refused_wait_lists_are_failed_commands),
        cmocka_unit_test(a_release_is_repeated_if_its_marker_fails),
        cmocka_unit_test(a_finish_reports_no_failed_commands),
        cmocka_unit_test(boxes_reach_the_end_of_buffers),
        cmocka_unit_test(views_reach_the_end_of_buffers),
    };
    install();
    create_kernel = std::exchange(cl().CreateKernel, counted_create);
    release_kernel = std::exchange(cl().ReleaseKernel, counted_release);
    fill_buffer = std::exchange(cl().EnqueueFillBuffer, fill_or_refuse);
    enqueue_barrier = std::exchange(cl().EnqueueBarrierWithWaitList, barrier_or_refuse);
    enqueue_marker = std::exchange(cl().EnqueueMarkerWithWaitList, marker_or_refuse);
    read_buffer = std::exchange(cl().EnqueueReadBuffer, read_or_refuse);
    finish = std::exchange(cl().Finish, finish_or_report);
    cl().EnqueueReadBufferRect = read_rect;
    cl().EnqueueWriteBufferRect = write_rect;
    cl().EnqueueCopyBufferRect = copy_rect;
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
