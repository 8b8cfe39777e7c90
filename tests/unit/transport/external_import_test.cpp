// Tests CLGL_TRANSPORT_EXTERNAL with a fake OpenCL driver that imports Vulkan memory: deferred releases, user
// events, and one release per acquire.
#include "core/sync/event_wait.hpp"
#include "import_fixture.hpp"

#include <initializer_list>
#include <thread>

using namespace clgl;
using namespace clgl::fake_import;

namespace
{

// Signals a user event after a delay. A command that does not wait for the event would run earlier.
std::thread signal_later(clgl_fence gate)
{
    return std::thread([gate] {
        std::this_thread::sleep_for(soon);
        clgl_fence_signal(gate, 0);
    });
}

void both_sides_have_the_same_memory(void **)
{
    Fixture fixture;
    const clgl_handover whole = handover_of(fixture.buffer);
    for (unsigned char round = 1; round < 4; ++round) {
        SUCCEED(clgl_acquire(fixture.queue, &whole, 0, nullptr, nullptr));
        fill(fixture.queue, fixture.buffer, round);
        SUCCEED(clgl_release(fixture.queue, &whole, 0, nullptr, nullptr));
        assert_true(gl_bytes(fixture) == std::vector<unsigned char>(size, round));
    }
}

// An acquire must wait for the deferred releases of all queues, whatever the order in which they complete.
void deferred_releases_are_all_waited_for(void **)
{
    Fixture fixture;
    const clgl_range halves[] = {{0, half}, {half, half}};
    const clgl_queue queues[] = {fixture.queue, fixture.other};
    clgl_buffer parts[2] = {};
    clgl_fence gate = nullptr, done[2] = {};
    clgl_queue third = nullptr;
    SUCCEED(clgl_queue_create(fixture.context, nullptr, &third));
    SUCCEED(clgl_fence_create_user(fixture.context, &gate));
    for (int i = 0; i < 2; ++i) {
        SUCCEED(clgl_buffer_create_sub(fixture.buffer, CLGL_ACCESS_READ_WRITE, &halves[i], &parts[i]));
        const clgl_handover part = handover_of(parts[i], CLGL_HANDOVER_NO_CPU_WAIT);
        SUCCEED(clgl_acquire(queues[i], &part, 0, nullptr, nullptr));
        fill(queues[i], parts[i], 0x42, i == 0 ? gate : nullptr);
        SUCCEED(clgl_release(queues[i], &part, 0, nullptr, &done[i]));
    }
    std::thread later = signal_later(gate);
    const clgl_handover whole = handover_of(fixture.buffer);
    SUCCEED(clgl_acquire(third, &whole, 0, nullptr, nullptr));
    assert_true(cl_bytes(fixture, third) == std::vector<unsigned char>(size, 0x42));
    SUCCEED(clgl_release(third, &whole, 0, nullptr, nullptr));
    later.join();
    for (int i = 0; i < 2; ++i) {
        SUCCEED(clgl_fence_destroy(done[i]));
        SUCCEED(clgl_buffer_destroy(parts[i]));
    }
    SUCCEED(clgl_fence_destroy(gate));
    SUCCEED(clgl_queue_destroy(third));
}

// OpenGL first waits for the later of two deferred releases. A later wait for the earlier release must succeed,
// and must not change the data.
void each_deferred_release_has_its_own_end(void **)
{
    Fixture fixture;
    const clgl_handover whole = handover_of(fixture.buffer, CLGL_HANDOVER_NO_CPU_WAIT);
    clgl_fence first = nullptr, second = nullptr;
    for (const unsigned char byte : std::initializer_list<unsigned char>{1, 2}) {
        SUCCEED(clgl_acquire(fixture.queue, &whole, 0, nullptr, nullptr));
        fill(fixture.queue, fixture.buffer, byte);
        SUCCEED(clgl_release(fixture.queue, &whole, 0, nullptr, byte == 1 ? &first : &second));
    }
    SUCCEED(clgl_fence_wait_gl(second));
    assert_true(gl_bytes(fixture) == std::vector<unsigned char>(size, 2));
    SUCCEED(clgl_fence_wait_gl(first));
    assert_true(gl_bytes(fixture) == std::vector<unsigned char>(size, 2));
    SUCCEED(clgl_fence_destroy(first));
    SUCCEED(clgl_fence_destroy(second));
}

// Releases or destroys a buffer while its commands wait for a user event. The fixture checks that each acquire
// has one release.
void acquires_and_releases_are_paired_behind_a_user_event(void **)
{
    for (const bool destroys : {false, true}) {
        Fixture fixture;
        const clgl_handover whole = handover_of(fixture.buffer);
        clgl_fence gate = nullptr;
        SUCCEED(clgl_fence_create_user(fixture.context, &gate));
        SUCCEED(clgl_acquire(fixture.queue, &whole, 0, nullptr, nullptr));
        fill(fixture.queue, fixture.buffer, 7, gate);
        if (destroys) {
            SUCCEED(clgl_buffer_destroy(fixture.buffer));
            fixture.buffer = nullptr;
            SUCCEED(clgl_fence_signal(gate, 0));
            SUCCEED(clgl_queue_finish(fixture.queue));
        } else {
            std::thread later = signal_later(gate);
            SUCCEED(clgl_release(fixture.queue, &whole, 1, &gate, nullptr));
            later.join();
            assert_true(gl_bytes(fixture) == std::vector<unsigned char>(size, 7));
        }
        SUCCEED(clgl_fence_destroy(gate));
    }
}

// Sub-buffers share memory. Commands on a sub-buffer must run after earlier commands on its parent buffer, even
// if the parent was destroyed.
void commands_wait_for_those_of_destroyed_buffers(void **)
{
    Fixture fixture;
    const clgl_range all{0, size};
    clgl_buffer same = nullptr;
    clgl_fence gate = nullptr;
    SUCCEED(clgl_buffer_create_sub(fixture.buffer, CLGL_ACCESS_READ_WRITE, &all, &same));
    SUCCEED(clgl_fence_create_user(fixture.context, &gate));
    const clgl_handover whole = handover_of(fixture.buffer), again = handover_of(same);
    SUCCEED(clgl_acquire(fixture.queue, &whole, 0, nullptr, nullptr));
    fill(fixture.queue, fixture.buffer, 1, gate);
    SUCCEED(clgl_buffer_destroy(fixture.buffer));
    fixture.buffer = nullptr;
    SUCCEED(clgl_acquire(fixture.other, &again, 0, nullptr, nullptr));
    fill(fixture.other, same, 2);
    std::thread later = signal_later(gate);
    SUCCEED(clgl_queue_finish(fixture.other));
    SUCCEED(clgl_queue_finish(fixture.queue));
    later.join();
    SUCCEED(clgl_release(fixture.other, &again, 0, nullptr, nullptr));
    assert_true(gl_bytes(fixture) == std::vector<unsigned char>(size, 2));
    SUCCEED(clgl_fence_destroy(gate));
    SUCCEED(clgl_buffer_destroy(same));
}

clgl_buffer *destroyed_meanwhile = nullptr;

// Destroys a buffer on another thread, and then refuses the release.
cl_int CL_API_CALL release_or_refuse(cl_command_queue queue, cl_uint count, const cl_mem *mems,
                                     cl_uint wait_count, const cl_event *waits, cl_event *event)
{
    clgl_buffer *const now = std::exchange(destroyed_meanwhile, nullptr);
    if (!now) return fake_import::release(queue, count, mems, wait_count, waits, event);
    std::thread([now] { clgl_buffer_destroy(std::exchange(*now, nullptr)); }).join();
    return CL_OUT_OF_HOST_MEMORY;
}

// The fixture checks that each acquire has one release.
void buffers_destroyed_during_a_refused_release_are_released(void **)
{
    functions["clEnqueueReleaseExternalMemObjectsKHR"] = reinterpret_cast<void *>(&release_or_refuse);
    Fixture fixture;
    const clgl_handover whole = handover_of(fixture.buffer);
    SUCCEED(clgl_acquire(fixture.queue, &whole, 0, nullptr, nullptr));
    fill(fixture.queue, fixture.buffer, 7);
    destroyed_meanwhile = &fixture.buffer;
    assert_int_equal(clgl_release(fixture.queue, &whole, 0, nullptr, nullptr), CLGL_ERROR_OUT_OF_HOST_MEMORY);
    assert_null(fixture.buffer);
}

void linger(clgl_fence, clgl_fence_status, void *) { std::this_thread::sleep_for(soon); }

// The waiter thread must drop a pending release before it drops the last reference to the context.
void the_last_reference_is_dropped_in_order(void **)
{
    Fixture fixture;
    clgl_fence gate = nullptr;
    SUCCEED(clgl_fence_create_user(fixture.context, &gate));
    SUCCEED(clgl_fence_set_callback(gate, linger, nullptr));
    const clgl_handover whole = handover_of(fixture.buffer);
    SUCCEED(clgl_acquire(fixture.queue, &whole, 0, nullptr, nullptr));
    fill(fixture.queue, fixture.buffer, 7, gate);
    SUCCEED(clgl_buffer_destroy(fixture.buffer));
    fixture.buffer = nullptr;
    SUCCEED(clgl_fence_signal(gate, 0));
    SUCCEED(clgl_fence_destroy(gate));
}

decltype(ClTable::EnqueueMarkerWithWaitList) mark;
int marks;
// Status of the only event for which the last marker waits
cl_int marked_behind;

cl_int CL_API_CALL counted_mark(cl_command_queue queue, cl_uint count, const cl_event *waits, cl_event *event)
{
    ++marks;
    assert_true(count <= 1);
    if (count == 1) marked_behind = execution_status(*waits);
    return mark(queue, count, waits, event);
}

// Migrates the buffer, and returns a fence.
clgl_fence migrate(clgl_queue queue, const clgl_buffer &buffer, const clgl_fence *wait)
{
    clgl_migration migration = CLGL_MIGRATION_INIT;
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    clgl_fence done = nullptr;
    migration.flags = CLGL_MIGRATE_HOST;
    migration.buffers = &buffer;
    migration.buffer_count = 1;
    SUCCEED(clgl_migrate(queue, &migration, wait ? 1 : 0, wait, &done));
    SUCCEED(clgl_fence_get_info(done, &info));
    assert_int_equal(info.command, CLGL_COMMAND_MIGRATE);
    return done;
}

// The driver would crash. In an out-of-order queue, the marker instead of a migration has a wait list, because a
// marker without one waits for all earlier commands.
void a_migration_only_waits(void **)
{
    Fixture fixture;
    clgl_queue_desc queue_desc = CLGL_QUEUE_DESC_INIT;
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_fence gate = nullptr;
    clgl_buffer plain = nullptr;
    clgl_queue queue = nullptr;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.size = size;
    queue_desc.flags = CLGL_QUEUE_OUT_OF_ORDER;
    SUCCEED(clgl_buffer_create(fixture.context, &desc, &plain));
    SUCCEED(clgl_queue_create(fixture.context, &queue_desc, &queue));
    SUCCEED(clgl_fence_create_user(fixture.context, &gate));
    mark = std::exchange(cl().EnqueueMarkerWithWaitList, counted_mark);
    migrations = marks = 0;
    const clgl_fence behind_gate = migrate(queue, plain, &gate);
    assert_int_equal(marked_behind, CL_SUBMITTED);
    const clgl_fence behind_nothing = migrate(queue, plain, nullptr);
    assert_int_equal(marked_behind, CL_COMPLETE);
    cl().EnqueueMarkerWithWaitList = mark;
    assert_int_equal(marks, 2);
    SUCCEED(clgl_fence_signal(gate, 0));
    SUCCEED(clgl_fence_wait(behind_gate, CLGL_FOREVER));
    SUCCEED(clgl_fence_wait(behind_nothing, CLGL_FOREVER));
    assert_int_equal(migrations, 0);
    for (const clgl_fence fence : {behind_gate, behind_nothing, gate})
        SUCCEED(clgl_fence_destroy(fence));
    SUCCEED(clgl_queue_destroy(queue));
    SUCCEED(clgl_buffer_destroy(plain));
}

// If clFinish of the driver is reliable, clgl_queue_finish must enqueue no command.
void a_finish_needs_no_command(void **)
{
    Fixture fixture;
    const clgl_handover whole = handover_of(fixture.buffer);
    constexpr uint32_t zero = 0;
    clgl_fence gate = nullptr, filled = nullptr;
    SUCCEED(clgl_fence_create_user(fixture.context, &gate));
    SUCCEED(clgl_acquire(fixture.queue, &whole, 0, nullptr, nullptr));
    SUCCEED(clgl_buffer_fill(fixture.queue, fixture.buffer, nullptr, &zero, sizeof zero, 1, &gate, &filled));
    std::thread later = signal_later(gate);
    marks = 0;
    mark = std::exchange(cl().EnqueueMarkerWithWaitList, counted_mark);
    SUCCEED(clgl_queue_finish(fixture.queue));
    cl().EnqueueMarkerWithWaitList = mark;
    assert_int_equal(clgl_fence_wait(filled, 0), CLGL_SUCCESS);
    later.join();
    assert_int_equal(marks, 0);
    SUCCEED(clgl_fence_destroy(filled));
    SUCCEED(clgl_fence_destroy(gate));
    SUCCEED(clgl_release(fixture.queue, &whole, 0, nullptr, nullptr));
}

decltype(epoxy_glCopyBufferSubData) copy_buffer;
decltype(epoxy_glFlush) flush_gl;
bool copied = false, flushed = false;

void GLAPIENTRY noted_copy(GLenum from, GLenum to, GLintptr read, GLintptr write, GLsizeiptr bytes)
{
    copied = true;
    flushed = false;
    copy_buffer(from, to, read, write, bytes);
}

void GLAPIENTRY noted_flush()
{
    flushed = true;
    flush_gl();
}

// A release that copies to a GL buffer must call glFlush. NVIDIA 580 loses unflushed copies if another GL context
// then frees the source memory.
void copies_to_opengl_are_flushed(void **)
{
    const Fixture fixture;
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer wrapped = nullptr;
    GLuint name = 0;
    glGenBuffers(1, &name);
    glBindBuffer(GL_ARRAY_BUFFER, name);
    glBufferData(GL_ARRAY_BUFFER, size, nullptr, GL_STATIC_DRAW);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    desc.transport = CLGL_TRANSPORT_EXTERNAL;
    desc.gl_name = name;
    SUCCEED(clgl_buffer_create(fixture.context, &desc, &wrapped));
    const clgl_handover whole = handover_of(wrapped);
    SUCCEED(clgl_acquire(fixture.queue, &whole, 0, nullptr, nullptr));
    fill(fixture.queue, wrapped, 7);
    // The first call sets epoxy_glFlush. This call must therefore precede the replacement of the function.
    glFlush();
    copy_buffer = std::exchange(epoxy_glCopyBufferSubData, noted_copy);
    flush_gl = std::exchange(epoxy_glFlush, noted_flush);
    SUCCEED(clgl_release(fixture.queue, &whole, 0, nullptr, nullptr));
    epoxy_glCopyBufferSubData = copy_buffer;
    epoxy_glFlush = flush_gl;
    assert_true(copied);
    assert_true(flushed);
    SUCCEED(clgl_buffer_destroy(wrapped));
    glDeleteBuffers(1, &name);
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(both_sides_have_the_same_memory),
        cmocka_unit_test(deferred_releases_are_all_waited_for),
        cmocka_unit_test(each_deferred_release_has_its_own_end),
        cmocka_unit_test(acquires_and_releases_are_paired_behind_a_user_event),
        cmocka_unit_test(commands_wait_for_those_of_destroyed_buffers),
        cmocka_unit_test(buffers_destroyed_during_a_refused_release_are_released),
        cmocka_unit_test(the_last_reference_is_dropped_in_order),
        cmocka_unit_test(a_migration_only_waits),
        cmocka_unit_test(a_finish_needs_no_command),
        cmocka_unit_test(copies_to_opengl_are_flushed),
    };
    install();
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
