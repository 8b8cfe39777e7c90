// Tests the semaphore pool with fake semaphores and events. Each semaphore must have one signal and one wait. A
// semaphore must not be reused before its signal and its wait have completed, and must not be lost.
#include "core/sync/semaphore_pool.hpp"

#include "base/error.hpp"

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <list>
#include <utility>

extern "C" {
#include <cmocka.h>
}

using clgl::ClEvent;
using clgl::DeviceSemaphore;
using clgl::GlObjects;
using clgl::SemaphorePool;
using Signal = SemaphorePool::Signal;

namespace
{

// The part of an OpenCL event that the pool uses
struct Event {
    cl_int status = CL_QUEUED;
    int references = 1;
};

cl_event handle(Event *event) { return reinterpret_cast<cl_event>(event); }
Event &at(cl_event event) { return *reinterpret_cast<Event *>(event); }

int flushes = 0;
cl_command_queue own_queue() { return reinterpret_cast<cl_command_queue>(&flushes); }
cl_command_queue other_queue() { return reinterpret_cast<cl_command_queue>(&flushes + 1); }

cl_int CL_API_CALL retain_event(cl_event event)
{
    ++at(event).references;
    return CL_SUCCESS;
}
cl_int CL_API_CALL release_event(cl_event event)
{
    assert_true(at(event).references-- > 0);
    return CL_SUCCESS;
}
cl_int CL_API_CALL event_info(cl_event event, cl_event_info, size_t, void *value, size_t *)
{
    *static_cast<cl_int *>(value) = at(event).status;
    return CL_SUCCESS;
}
cl_command_queue CL_API_CALL create_queue(cl_context, cl_device_id, const cl_queue_properties *, cl_int *code)
{
    *code = CL_SUCCESS;
    return own_queue();
}
cl_int CL_API_CALL release_queue(cl_command_queue) { return CL_SUCCESS; }
cl_int CL_API_CALL flush(cl_command_queue)
{
    ++flushes;
    return CL_SUCCESS;
}

// State of a semaphore; the tests use it to check that one wait follows each signal
enum class Stage { free, given, awaited };

struct Made;
// If set, the next OpenGL or OpenCL wait fails.
bool gl_wait_fails = false, cl_wait_fails = false;
// All events and semaphores of the current test
std::list<Event> events;
int made = 0, gone = 0;
std::vector<Made *> all;

struct Made final : DeviceSemaphore {
    Made() : number(made++) { all.push_back(this); }
    ~Made() override
    {
        ++gone;
        std::erase(all, this);
    }
    void give()
    {
        assert_true(stage == Stage::free);
        stage = Stage::given;
    }
    void await()
    {
        assert_true(stage == Stage::given);
        stage = Stage::awaited;
    }
    ClEvent event()
    {
        last = &events.emplace_back();
        return ClEvent(handle(last));
    }
    void signal_on_gl(const GlObjects &) override { give(); }
    void wait_on_gl(const GlObjects &objects) override
    {
        await();
        waited_for = objects;
        if (std::exchange(gl_wait_fails, false)) throw clgl::Error(CLGL_ERROR_OUT_OF_DEVICE_MEMORY, "as asked");
    }
    ClEvent wait_on_cl(cl_command_queue queue, std::span<DeviceSemaphore *const> others) override
    {
        if (std::exchange(cl_wait_fails, false)) throw clgl::Error(CLGL_ERROR_OUT_OF_HOST_MEMORY, "as asked");
        await();
        waited_in = queue;
        for (DeviceSemaphore *other : others)
            static_cast<Made *>(other)->await();
        return event();
    }
    ClEvent signal_on_cl(cl_command_queue) override
    {
        give();
        return event();
    }

    const int number;
    Stage stage = Stage::free;
    Event *last = nullptr;
    cl_command_queue waited_in = nullptr;
    GlObjects waited_for;
};

// Returns the semaphore that was created last.
Made &newest() { return *all.back(); }
// Completes the last command that uses the semaphore.
void end(Made &semaphore, cl_int status = CL_COMPLETE)
{
    semaphore.last->status = status;
    if (status == CL_COMPLETE && semaphore.stage == Stage::awaited) semaphore.stage = Stage::free;
}

std::shared_ptr<SemaphorePool> pool()
{
    made = gone = flushes = 0;
    all.clear();
    events.clear();
    return SemaphorePool::create(nullptr, nullptr, [] { return std::make_unique<Made>(); });
}

int table_begin(void **)
{
    clgl::ClTable &table = clgl::cl();
    table.RetainEvent = retain_event;
    table.ReleaseEvent = release_event;
    table.GetEventInfo = event_info;
    table.CreateCommandQueueWithProperties = create_queue;
    table.ReleaseCommandQueue = release_queue;
    table.Flush = flush;
    return 0;
}

void semaphores_are_reused_after_their_wait(void **)
{
    const auto all_of_them = pool();
    assert_int_equal(made, 1);
    const ClEvent waited = all_of_them->wait_on_cl(all_of_them->signal_on_gl({}), other_queue());
    Made &first = newest();
    assert_ptr_equal(first.waited_in, other_queue());
    assert_ptr_equal(waited.get(), handle(first.last));
    // The first semaphore is still pending, so the pool creates another one.
    const ClEvent next = all_of_them->event_of(all_of_them->signal_on_gl({}));
    assert_int_equal(made, 2);
    assert_ptr_equal(newest().waited_in, own_queue());
    assert_int_equal(flushes, 1);
    end(first);
    all_of_them->event_of(all_of_them->signal_on_gl({}));
    assert_int_equal(made, 2);
    assert_int_equal(gone, 0);
}

void semaphores_with_a_failed_wait_are_not_reused(void **)
{
    const auto all_of_them = pool();
    all_of_them->event_of(all_of_them->signal_on_gl({}));
    end(newest(), CL_OUT_OF_RESOURCES);
    all_of_them->event_of(all_of_them->signal_on_gl({}));
    assert_int_equal(made, 2);
    assert_int_equal(gone, 1);
}

void gl_waits_end_before_later_gl_signals(void **)
{
    const auto all_of_them = pool();
    SemaphorePool::wait_on_gl(all_of_them->signal_on_cl(other_queue()), {{7}, {8, 9}});
    Made &there = newest();
    assert_int_equal(there.waited_for.buffers.at(0), 7);
    assert_int_equal(there.waited_for.textures.at(1), 9);
    end(there);
    there.stage = Stage::awaited;
    // The pool cannot reuse `there`, because it does not know whether the OpenGL wait has completed.
    all_of_them->event_of(all_of_them->signal_on_gl({}));
    Made &back = newest();
    assert_int_equal(made, 2);
    there.stage = Stage::free;
    end(back);
    Signal one = all_of_them->signal_on_cl(other_queue()), two = all_of_them->signal_on_cl(other_queue());
    assert_int_equal(made, 2);
}

void a_context_with_only_waits_recovers_semaphores(void **)
{
    constexpr int waits = 16;
    const auto all_of_them = pool();
    for (int i = 0; i < waits; ++i)
        SemaphorePool::wait_on_gl(all_of_them->signal_on_cl(other_queue()), {});
    // The pool signals one more semaphore in OpenGL. When that signal completes, all earlier OpenGL waits have
    // completed.
    assert_int_equal(made, waits + 1);
    Made &reporting = newest();
    assert_ptr_equal(reporting.waited_in, own_queue());
    for (Made *each : all)
        each->stage = Stage::free;
    end(reporting);
    for (int i = 0; i < waits / 2; ++i)
        SemaphorePool::wait_on_gl(all_of_them->signal_on_cl(other_queue()), {});
    assert_int_equal(made, waits + 1);
}

// Maximum number of semaphores in the wait list of one command
constexpr int many = 16;

void signals_without_a_waiter_are_drained(void **)
{
    const auto all_of_them = pool();
    for (int i = 0; i < many - 1; ++i)
        Signal unused = all_of_them->signal_on_gl({});
    {
        Signal of_cl = all_of_them->signal_on_cl(other_queue());
        assert_int_equal(made, many);
        assert_int_equal(flushes, 1);
    }
    Made &first = *all.front(), &last = *all.at(many - 2), &of_cl = *all.back();
    assert_true(first.stage == Stage::given);
    // At the next request, the pool enqueues waits for all unused signals except the OpenCL signal, which has not
    // completed.
    Signal next = all_of_them->signal_on_gl({});
    assert_int_equal(made, many + 1);
    assert_int_equal(flushes, 2);
    assert_true(first.stage == Stage::awaited && last.stage == Stage::awaited);
    assert_true(of_cl.stage == Stage::given);
    end(of_cl);
    // The waits for the unused signals are still pending, so none of the semaphores is free.
    Signal another = all_of_them->signal_on_gl({});
    assert_int_equal(made, many + 2);
    end(first);
    for (Made *each : all)
        if (each->stage == Stage::awaited) each->stage = Stage::free;
    for (int i = 0; i < many - 1; ++i)
        Signal unused = all_of_them->signal_on_gl({});
    assert_int_equal(made, many + 2);
    Signal after = all_of_them->signal_on_gl({});
    assert_true(of_cl.stage == Stage::awaited);
}

void a_lost_cl_signal_is_dropped(void **)
{
    const auto all_of_them = pool();
    for (int i = 0; i < many; ++i) {
        Signal unused = all_of_them->signal_on_cl(other_queue());
        end(newest(), CL_OUT_OF_RESOURCES);
    }
    assert_int_equal(gone, 0);
    Signal next = all_of_them->signal_on_gl({});
    assert_int_equal(gone, many);
    assert_int_equal(made, many + 1);
}

void only_submitted_signals_are_pending(void **)
{
    const auto all_of_them = pool();
    assert_false(Signal().is_on_its_way());
    assert_true(all_of_them->signal_on_gl({}).is_on_its_way());
    const Signal signal = all_of_them->signal_on_cl(other_queue());
    assert_false(signal.is_on_its_way());
    for (const cl_int status : {CL_SUBMITTED, CL_RUNNING, CL_COMPLETE}) {
        newest().last->status = status;
        assert_true(signal.is_on_its_way());
    }
    newest().last->status = CL_OUT_OF_RESOURCES;
    assert_false(signal.is_on_its_way());
}

void gl_never_waits_for_a_failed_signal(void **)
{
    const auto all_of_them = pool();
    Signal signal = all_of_them->signal_on_cl(other_queue());
    end(newest(), CL_OUT_OF_RESOURCES);
    SemaphorePool::wait_on_gl(std::move(signal), {});
    assert_int_equal(made, 2);
    assert_int_equal(gone, 1);
    assert_true(newest().stage == Stage::awaited);
}

// After a failed OpenGL wait, the wait may still be pending. A second wait might never complete, so the pool
// drops the semaphore.
void semaphores_with_a_failed_gl_wait_are_dropped(void **)
{
    const auto all_of_them = pool();
    Signal signal = all_of_them->signal_on_cl(other_queue());
    end(newest());
    gl_wait_fails = true;
    bool is_reported = false;
    try {
        SemaphorePool::wait_on_gl(std::move(signal), {});
    } catch (const clgl::Error &error) {
        is_reported = error.result() == CLGL_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    assert_true(is_reported);
    assert_int_equal(gone, 1);
}

// If the pool fails to wait for unused signals, it drops their semaphores. A later attempt may fail, too.
void signals_that_cannot_be_drained_are_dropped(void **)
{
    const auto all_of_them = pool();
    for (int i = 0; i < many; ++i)
        Signal unused = all_of_them->signal_on_gl({});
    cl_wait_fails = true;
    Signal next = all_of_them->signal_on_gl({});
    assert_int_equal(gone, many);
    assert_int_equal(made, many + 1);
}

// The OpenGL waits succeeded, so the hand-overs succeed. The pool just cannot detect that the waits have
// completed.
void failed_recovery_is_no_error(void **)
{
    const auto all_of_them = pool();
    for (int i = 0; i < many; ++i) {
        cl_wait_fails = i == many - 1;
        SemaphorePool::wait_on_gl(all_of_them->signal_on_cl(other_queue()), {});
    }
    assert_false(cl_wait_fails);
    SemaphorePool::wait_on_gl(all_of_them->signal_on_cl(other_queue()), {});
}

void semaphores_are_destroyed_with_the_pool(void **)
{
    auto all_of_them = pool();
    Signal kept = all_of_them->signal_on_cl(other_queue());
    {
        Signal unused = all_of_them->signal_on_gl({});
    }
    SemaphorePool::wait_on_gl(all_of_them->signal_on_cl(other_queue()), {});
    all_of_them->event_of(all_of_them->signal_on_gl({}));
    all_of_them.reset();
    // The signal retains the pool.
    assert_int_equal(gone, 0);
    kept = {};
    assert_int_equal(gone, made);
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(semaphores_are_reused_after_their_wait),
        cmocka_unit_test(semaphores_with_a_failed_wait_are_not_reused),
        cmocka_unit_test(gl_waits_end_before_later_gl_signals),
        cmocka_unit_test(a_context_with_only_waits_recovers_semaphores),
        cmocka_unit_test(signals_without_a_waiter_are_drained),
        cmocka_unit_test(a_lost_cl_signal_is_dropped),
        cmocka_unit_test(only_submitted_signals_are_pending),
        cmocka_unit_test(gl_never_waits_for_a_failed_signal),
        cmocka_unit_test(semaphores_with_a_failed_gl_wait_are_dropped),
        cmocka_unit_test(signals_that_cannot_be_drained_are_dropped),
        cmocka_unit_test(failed_recovery_is_no_error),
        cmocka_unit_test(semaphores_are_destroyed_with_the_pool),
    };
    return cmocka_run_group_tests(tests, table_begin, nullptr);
}
