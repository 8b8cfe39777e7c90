// Tests `external` with a fake driver that supports semaphores. The commands of a hand-over are skipped if no
// command uses the object between acquire and release.
#include "fake_semaphores.hpp"
#include "import_fixture.hpp"

#include <initializer_list>

using namespace clgl;
using namespace clgl::fake_import;

namespace
{

// Number of driver calls since the last call of driver_calls()
struct DriverCalls {
    int acquires, releases, cl_waits, cl_signals, gl_signals, gl_waits;
};

DriverCalls driver_calls()
{
    const auto take = [](std::atomic<int> &counter) {
        static std::map<std::atomic<int> *, int> before;
        const int now = counter, since = now - before[&counter];
        before[&counter] = now;
        return since;
    };
    return {take(acquires), take(releases), take(cl_waits), take(cl_signals), take(gl_signals), take(gl_waits)};
}

void expect_driver_calls(const DriverCalls &expected)
{
    const DriverCalls now = driver_calls();
    assert_int_equal(now.acquires, expected.acquires);
    assert_int_equal(now.releases, expected.releases);
    assert_int_equal(now.cl_waits, expected.cl_waits);
    assert_int_equal(now.cl_signals, expected.cl_signals);
    assert_int_equal(now.gl_signals, expected.gl_signals);
    assert_int_equal(now.gl_waits, expected.gl_waits);
}

constexpr DriverCalls nothing{0, 0, 0, 0, 0, 0}, gl_alone{0, 0, 0, 0, 1, 0}, queue_acquire{1, 0, 1, 0, 0, 0},
    release_to_gl{0, 1, 0, 1, 0, 1};

void acquire(const Fixture &fixture, clgl_queue queue)
{
    const clgl_handover whole = handover_of(fixture.buffer);
    SUCCEED(clgl_acquire(queue, &whole, 0, nullptr, nullptr));
}

void release(const Fixture &fixture, clgl_queue queue)
{
    const clgl_handover whole = handover_of(fixture.buffer);
    SUCCEED(clgl_release(queue, &whole, 0, nullptr, nullptr));
}

void the_first_command_waits_for_the_acquire(void **)
{
    Fixture fixture;
    driver_calls();
    for (unsigned char round = 1; round < 4; ++round) {
        acquire(fixture, fixture.queue);
        expect_driver_calls(gl_alone);
        fill(fixture.queue, fixture.buffer, round);
        expect_driver_calls(queue_acquire);
        fill(fixture.queue, fixture.buffer, static_cast<unsigned char>(round + 1));
        expect_driver_calls(nothing);
        release(fixture, fixture.queue);
        expect_driver_calls(release_to_gl);
        assert_true(gl_bytes(fixture) == std::vector<unsigned char>(size, static_cast<unsigned char>(round + 1)));
    }
}

// Makes the first creation of a semaphore fail with `failure`, and then creates another object. Returns the
// number of semaphores that OpenGL signals for the next acquire.
int signals_after(cl_int failure)
{
    next_creation = failure;
    Fixture fixture;
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer later = nullptr;
    desc.size = size;
    SUCCEED(clgl_buffer_create(fixture.context, &desc, &later));
    SUCCEED(clgl_buffer_destroy(later));
    driver_calls();
    acquire(fixture, fixture.queue);
    fill(fixture.queue, fixture.buffer, 1);
    release(fixture, fixture.queue);
    return driver_calls().gl_signals;
}

void a_lack_of_memory_is_not_recorded(void **)
{
    assert_int_equal(signals_after(CL_OUT_OF_HOST_MEMORY), 1);
    assert_int_equal(signals_after(CL_OUT_OF_RESOURCES), 1);
    assert_int_equal(signals_after(CL_INVALID_OPERATION), 0);
}

void empty_hand_overs_need_few_commands(void **)
{
    constexpr int rounds = 100, most_drains = rounds / 16;
    Fixture fixture;
    driver_calls();
    for (int round = 0; round < rounds; ++round) {
        acquire(fixture, fixture.queue);
        release(fixture, fixture.queue);
    }
    const DriverCalls all = driver_calls();
    assert_int_equal(all.acquires + all.releases + all.cl_signals + all.gl_waits, 0);
    assert_int_equal(all.gl_signals, rounds);
    // If no command needs the signals, the library enqueues commands that wait for them. Each of these commands
    // waits for many signals.
    assert_in_range(all.cl_waits, 1, most_drains);
    // The hand-over commands are skipped even if the application has queried the cl_mem.
    void *mem = nullptr;
    SUCCEED(clgl_buffer_cl_mem(fixture.buffer, &mem));
    acquire(fixture, fixture.queue);
    release(fixture, fixture.queue);
    assert_int_equal(driver_calls().acquires, 0);
    acquire(fixture, fixture.queue);
    fill(fixture.queue, fixture.buffer, 9);
    release(fixture, fixture.queue);
    assert_true(gl_bytes(fixture) == std::vector<unsigned char>(size, 9));
}

// Every kind of wait for the queue must include the hand-over.
void all_waits_for_the_queue_include_the_hand_over(void **)
{
    Fixture fixture;
    driver_calls();
    const auto behind = [&](auto call) {
        acquire(fixture, fixture.queue);
        expect_driver_calls(gl_alone);
        call();
        expect_driver_calls(queue_acquire);
        release(fixture, fixture.queue);
        expect_driver_calls(release_to_gl);
    };
    behind([&] { SUCCEED(clgl_queue_finish(fixture.queue)); });
    behind([&] {
        clgl_fence fence = nullptr;
        SUCCEED(clgl_fence_record_cl(fixture.queue, &fence));
        SUCCEED(clgl_fence_wait(fence, CLGL_FOREVER));
        SUCCEED(clgl_fence_destroy(fence));
    });
}

void an_acquire_with_a_fence_is_not_put_off(void **)
{
    Fixture fixture;
    const clgl_handover whole = handover_of(fixture.buffer);
    clgl_fence fence = nullptr;
    driver_calls();
    SUCCEED(clgl_acquire(fixture.queue, &whole, 0, nullptr, &fence));
    SUCCEED(clgl_fence_wait(fence, CLGL_FOREVER));
    expect_driver_calls({1, 0, 1, 0, 1, 0});
    release(fixture, fixture.queue);
    expect_driver_calls(release_to_gl);
    SUCCEED(clgl_fence_destroy(fence));
}

// The application may enqueue commands in a cl_command_queue that it has queried. The library does not see these
// commands, so it must not postpone its own commands in that queue.
void exposed_queues_get_commands_at_once(void **)
{
    Fixture fixture;
    void *native = nullptr;
    driver_calls();
    acquire(fixture, fixture.queue);
    SUCCEED(clgl_queue_cl_queue(fixture.queue, &native));
    expect_driver_calls({1, 0, 1, 0, 1, 0});
    release(fixture, fixture.queue);
    expect_driver_calls(release_to_gl);
    acquire(fixture, fixture.queue);
    expect_driver_calls({1, 0, 1, 0, 1, 0});
    release(fixture, fixture.queue);
    expect_driver_calls(release_to_gl);
}

void partly_released_objects_are_handed_over_by_commands(void **)
{
    Fixture fixture;
    const clgl_range halves[] = {{0, half}, {half, half}};
    clgl_buffer parts[2] = {};
    clgl_handover all = CLGL_HANDOVER_INIT;
    for (int i = 0; i < 2; ++i)
        SUCCEED(clgl_buffer_create_sub(fixture.buffer, CLGL_ACCESS_READ_WRITE, &halves[i], &parts[i]));
    all.buffers = parts;
    all.buffer_count = 2;
    driver_calls();
    SUCCEED(clgl_acquire(fixture.queue, &all, 0, nullptr, nullptr));
    expect_driver_calls(gl_alone);
    for (int i = 0; i < 2; ++i) {
        const clgl_handover part = handover_of(parts[i]);
        SUCCEED(clgl_release(fixture.queue, &part, 0, nullptr, nullptr));
        expect_driver_calls({i == 0 ? 2 : 0, 1, i == 0 ? 1 : 0, 1, 0, 1});
    }
    SUCCEED(clgl_acquire(fixture.queue, &all, 0, nullptr, nullptr));
    SUCCEED(clgl_release(fixture.queue, &all, 0, nullptr, nullptr));
    expect_driver_calls(gl_alone);
    for (const clgl_buffer part : parts)
        SUCCEED(clgl_buffer_destroy(part));
}

void objects_destroyed_before_use_need_no_command(void **)
{
    Fixture fixture;
    driver_calls();
    acquire(fixture, fixture.queue);
    SUCCEED(clgl_buffer_destroy(fixture.buffer));
    fixture.buffer = nullptr;
    expect_driver_calls(gl_alone);
}

// If a postponed acquire is refused, the command fails. The next command repeats the acquire.
void refused_commands_are_repeated(void **)
{
    Fixture fixture;
    const unsigned char byte = 3;
    const auto refused = [&] {
        assert_int_equal(clgl_buffer_fill(fixture.queue, fixture.buffer, nullptr, &byte, 1, 0, nullptr, nullptr),
                         CLGL_ERROR_OUT_OF_HOST_MEMORY);
    };
    driver_calls();
    acquire(fixture, fixture.queue);
    next_wait = CL_OUT_OF_HOST_MEMORY;
    refused();
    expect_driver_calls(gl_alone);
    next_acquire = CL_OUT_OF_HOST_MEMORY;
    refused();
    expect_driver_calls({0, 0, 1, 0, 0, 0});
    fill(fixture.queue, fixture.buffer, byte);
    expect_driver_calls({1, 0, 0, 0, 0, 0});
    release(fixture, fixture.queue);
    expect_driver_calls(release_to_gl);
    assert_true(gl_bytes(fixture) == std::vector<unsigned char>(size, byte));
}

struct Halves {
    clgl_buffer parts[2] = {};
    clgl_handover both = CLGL_HANDOVER_INIT;

    explicit Halves(const Fixture &fixture)
    {
        const clgl_range halves[] = {{0, half}, {half, half}};
        for (int i = 0; i < 2; ++i)
            SUCCEED(clgl_buffer_create_sub(fixture.buffer, CLGL_ACCESS_READ_WRITE, &halves[i], &parts[i]));
        both.buffers = parts;
        both.buffer_count = 2;
    }
};

// Destroys one of two acquired objects before the postponed acquire is enqueued. The other acquire must still
// wait for OpenGL.
void destroyed_objects_do_not_affect_others(void **)
{
    Fixture fixture;
    const Halves halves(fixture);
    const clgl_handover other = handover_of(halves.parts[1]);
    driver_calls();
    SUCCEED(clgl_acquire(fixture.queue, &halves.both, 0, nullptr, nullptr));
    next_wait = CL_OUT_OF_HOST_MEMORY;
    SUCCEED(clgl_buffer_destroy(halves.parts[0]));
    next_wait = CL_SUCCESS;
    expect_driver_calls(gl_alone);
    fill(fixture.queue, halves.parts[1], 5);
    expect_driver_calls(queue_acquire);
    SUCCEED(clgl_release(fixture.queue, &other, 0, nullptr, nullptr));
    expect_driver_calls(release_to_gl);
    SUCCEED(clgl_buffer_destroy(halves.parts[1]));
}

// A failed command has acquired only one of two objects. The fixture checks that each acquire has one release.
void partly_acquired_objects_are_released_on_destroy(void **)
{
    Fixture fixture;
    const Halves halves(fixture);
    const clgl_handover other = handover_of(halves.parts[1]);
    const unsigned char byte = 3;
    SUCCEED(clgl_acquire(fixture.queue, &halves.both, 0, nullptr, nullptr));
    acquires_before_next = 1;
    next_acquire = CL_OUT_OF_HOST_MEMORY;
    assert_int_equal(clgl_buffer_fill(fixture.queue, halves.parts[0], nullptr, &byte, 1, 0, nullptr, nullptr),
                     CLGL_ERROR_OUT_OF_HOST_MEMORY);
    SUCCEED(clgl_buffer_destroy(halves.parts[0]));
    SUCCEED(clgl_queue_finish(fixture.queue));
    SUCCEED(clgl_release(fixture.queue, &other, 0, nullptr, nullptr));
    SUCCEED(clgl_buffer_destroy(halves.parts[1]));
}

// When an object is destroyed, its acquires by other queues must be released, too.
void destroyed_objects_leave_all_queues_after_a_refusal(void **)
{
    Fixture fixture;
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    const clgl_range halves[] = {{0, half}, {half, half}};
    clgl_handover part = handover_of(fixture.buffer);
    clgl_buffer third = nullptr;
    desc.size = size;
    SUCCEED(clgl_buffer_create(fixture.context, &desc, &third));
    const clgl_handover more = handover_of(third);
    part.buffer_ranges = &halves[0];
    SUCCEED(clgl_acquire(fixture.queue, &part, 0, nullptr, nullptr));
    SUCCEED(clgl_queue_finish(fixture.queue));
    part.buffer_ranges = &halves[1];
    SUCCEED(clgl_acquire(fixture.other, &part, 0, nullptr, nullptr));
    SUCCEED(clgl_acquire(fixture.queue, &more, 0, nullptr, nullptr));
    next_wait = CL_OUT_OF_HOST_MEMORY;
    SUCCEED(clgl_buffer_destroy(fixture.buffer));
    fixture.buffer = nullptr;
    assert_int_equal(next_wait, CL_SUCCESS);
    SUCCEED(clgl_queue_finish(fixture.other));
    SUCCEED(clgl_release(fixture.queue, &more, 0, nullptr, nullptr));
    SUCCEED(clgl_buffer_destroy(third));
}

int flushes_before_refusal = -1;
decltype(ClTable::Flush) flush_in_earnest;

cl_int CL_API_CALL flush(cl_command_queue queue)
{
    return flushes_before_refusal-- == 0 ? CL_OUT_OF_HOST_MEMORY : flush_in_earnest(queue);
}

// An object can be acquired again after a failed flush.
void a_failed_flush_leaves_the_object_released(void **)
{
    Fixture fixture;
    const clgl_handover whole = handover_of(fixture.buffer);
    clgl_fence fence = nullptr;
    clgl_result result = CLGL_ERROR_OUT_OF_HOST_MEMORY;
    int refused = -1;
    flush_in_earnest = std::exchange(cl().Flush, flush);
    while (result == CLGL_ERROR_OUT_OF_HOST_MEMORY) {
        flushes_before_refusal = ++refused;
        result = clgl_acquire(fixture.queue, &whole, 0, nullptr, &fence);
    }
    cl().Flush = flush_in_earnest;
    assert_int_equal(result, CLGL_SUCCESS);
    assert_true(refused > 0);
    SUCCEED(clgl_fence_destroy(fence));
    release(fixture, fixture.queue);
}

// A wrapped buffer of the application. Hand-overs copy the bytes that OpenCL wrote to this buffer.
struct Copied {
    GLuint name = 0;
    clgl_buffer buffer = nullptr;

    explicit Copied(const Fixture &fixture)
    {
        const std::vector<unsigned char> before(size, 1);
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        glGenBuffers(1, &name);
        glBindBuffer(GL_COPY_WRITE_BUFFER, name);
        glBufferData(GL_COPY_WRITE_BUFFER, static_cast<GLsizeiptr>(size), before.data(), GL_STATIC_DRAW);
        desc.gl_name = name;
        desc.transport = CLGL_TRANSPORT_EXTERNAL;
        SUCCEED(clgl_buffer_create(fixture.context, &desc, &buffer));
    }
    ~Copied()
    {
        SUCCEED(clgl_buffer_destroy(buffer));
        glDeleteBuffers(1, &name);
    }
};

void releases_without_a_gl_wait_are_not_lost(void **)
{
    Fixture fixture;
    const Copied copied(fixture);
    const clgl_handover whole = handover_of(copied.buffer);
    SUCCEED(clgl_acquire(fixture.queue, &whole, 0, nullptr, nullptr));
    fill(fixture.queue, copied.buffer, 7);
    next_gl_wait_fails = true;
    assert_int_equal(clgl_release(fixture.queue, &whole, 0, nullptr, nullptr), CLGL_ERROR_OPENGL);
    assert_false(next_gl_wait_fails);
    SUCCEED(clgl_acquire(fixture.queue, &whole, 0, nullptr, nullptr));
    SUCCEED(clgl_release(fixture.queue, &whole, 0, nullptr, nullptr));
    assert_true(gl_bytes(copied.name) == std::vector<unsigned char>(size, 7));
}

// If the flush fails again, the hand-over must stay pending. Another wait for the fence or the next acquire must
// not complete it.
void a_failed_flush_keeps_deferred_releases_pending(void **)
{
    Fixture fixture;
    const Copied copied(fixture);
    const clgl_handover whole = handover_of(copied.buffer),
                        later = handover_of(copied.buffer, CLGL_HANDOVER_NO_CPU_WAIT);
    for (const unsigned char byte : std::initializer_list<unsigned char>{7, 8}) {
        clgl_fence fence = nullptr;
        SUCCEED(clgl_acquire(fixture.queue, &whole, 0, nullptr, nullptr));
        fill(fixture.queue, copied.buffer, byte);
        SUCCEED(clgl_release(fixture.queue, &later, 0, nullptr, &fence));
        SUCCEED(clgl_fence_wait(fence, CLGL_FOREVER));
        next_gl_wait_fails = true;
        assert_int_equal(clgl_fence_wait_gl(fence), CLGL_ERROR_OPENGL);
        assert_false(next_gl_wait_fails);
        if (byte == 7) SUCCEED(clgl_fence_wait_gl(fence));
        SUCCEED(clgl_fence_destroy(fence));
        if (byte == 8) SUCCEED(clgl_acquire(fixture.queue, &whole, 0, nullptr, nullptr));
        assert_true(gl_bytes(copied.name) == std::vector<unsigned char>(size, byte));
    }
    SUCCEED(clgl_release(fixture.queue, &whole, 0, nullptr, nullptr));
}

int none_was_misused(void **)
{
    assert_int_equal(misuses, 0);
    return 0;
}

#define CHECKED(test) cmocka_unit_test_teardown(test, none_was_misused)

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        CHECKED(the_first_command_waits_for_the_acquire),
        CHECKED(a_lack_of_memory_is_not_recorded),
        CHECKED(empty_hand_overs_need_few_commands),
        CHECKED(all_waits_for_the_queue_include_the_hand_over),
        CHECKED(an_acquire_with_a_fence_is_not_put_off),
        CHECKED(exposed_queues_get_commands_at_once),
        CHECKED(partly_released_objects_are_handed_over_by_commands),
        CHECKED(objects_destroyed_before_use_need_no_command),
        CHECKED(refused_commands_are_repeated),
        CHECKED(destroyed_objects_do_not_affect_others),
        CHECKED(partly_acquired_objects_are_released_on_destroy),
        CHECKED(destroyed_objects_leave_all_queues_after_a_refusal),
        CHECKED(a_failed_flush_leaves_the_object_released),
        CHECKED(releases_without_a_gl_wait_are_not_lost),
        CHECKED(a_failed_flush_keeps_deferred_releases_pending),
    };
    install();
    install_semaphores();
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
