// Which user events commands are kept for, and which of them the application must signal.
#include "core/sync/event_keeper.hpp"

#include <clgl/clgl.h>

#include <chrono>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <thread>

extern "C" {
#include <cmocka.h>
}

namespace
{

// A fake event with a status and a reference count.
struct FakeEvent {
    cl_int status = CL_QUEUED;
    int references = 1;
};

cl_int CL_API_CALL give_status(cl_event event, cl_event_info, size_t, void *value, size_t *)
{
    *static_cast<cl_int *>(value) = reinterpret_cast<const FakeEvent *>(event)->status;
    return CL_SUCCESS;
}

cl_int CL_API_CALL retain(cl_event event)
{
    ++reinterpret_cast<FakeEvent *>(event)->references;
    return CL_SUCCESS;
}

cl_int CL_API_CALL release(cl_event event)
{
    --reinterpret_cast<FakeEvent *>(event)->references;
    return CL_SUCCESS;
}

clgl::ClEvent event_of(FakeEvent &fake) { return clgl::ClEvent(reinterpret_cast<cl_event>(&fake)); }

int fake_driver(void **)
{
    clgl::cl().GetEventInfo = give_status;
    clgl::cl().RetainEvent = retain;
    clgl::cl().ReleaseEvent = release;
    return 0;
}

void library_events_are_not_user_events(void **)
{
    clgl::EventKeeper keeper;
    FakeEvent of_opengl;
    keeper.watch(event_of(of_opengl), clgl::SignalledBy::library);
    assert_true(keeper.wanted());
    assert_false(keeper.has_user_fences());
    of_opengl.status = CL_COMPLETE;
    keeper.tidy();
    assert_false(keeper.wanted());
}

void application_user_events_count_until_they_complete(void **)
{
    clgl::EventKeeper keeper;
    FakeEvent first, second;
    keeper.watch(event_of(first), clgl::SignalledBy::program);
    keeper.watch(event_of(second), clgl::SignalledBy::program);
    first.status = CL_INVALID_VALUE;
    keeper.tidy();
    assert_true(keeper.has_user_fences());
    second.status = CL_COMPLETE;
    keeper.tidy();
    assert_false(keeper.has_user_fences());
    assert_false(keeper.wanted());
}

void user_fences_are_kept_until_they_are_signalled(void **)
{
    clgl::EventKeeper keeper;
    keeper.open(clgl::SignalledBy::program);
    assert_true(keeper.wanted());
    assert_true(keeper.has_user_fences());
    keeper.close(clgl::SignalledBy::program);
    assert_false(keeper.wanted());
    assert_false(keeper.has_user_fences());
}

void host_functions_are_no_user_fences(void **)
{
    clgl::EventKeeper keeper;
    keeper.open(clgl::SignalledBy::library);
    assert_true(keeper.wanted());
    assert_false(keeper.has_user_fences());
    keeper.close(clgl::SignalledBy::library);
    assert_false(keeper.wanted());
}

// Another user event may still notify these commands.
void failed_commands_are_kept_until_all_user_events_have_ended(void **)
{
    // More than are kept unchecked.
    constexpr int many = 1000;
    clgl::EventKeeper keeper;
    FakeEvent failed, complete;
    const clgl::ClEvent owned = event_of(failed), other = event_of(complete);
    keeper.open(clgl::SignalledBy::program);
    keeper.open(clgl::SignalledBy::program);
    keeper.keep(owned);
    keeper.close(clgl::SignalledBy::program);
    failed.status = CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST;
    complete.status = CL_COMPLETE;
    for (int i = 0; i < many; ++i)
        keeper.keep(other);
    assert_true(complete.references < many);
    assert_int_equal(failed.references, 2);
    keeper.close(clgl::SignalledBy::program);
    assert_int_equal(complete.references, 1);
    // The driver may still be about to notify it of what has ended.
    assert_int_equal(failed.references, 2);
    std::this_thread::sleep_for(std::chrono::nanoseconds(clgl::EventKeeper::longest_notification_ns));
    keeper.tidy();
    assert_int_equal(failed.references, 1);
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(library_events_are_not_user_events),
        cmocka_unit_test(application_user_events_count_until_they_complete),
        cmocka_unit_test(user_fences_are_kept_until_they_are_signalled),
        cmocka_unit_test(host_functions_are_no_user_fences),
        cmocka_unit_test(failed_commands_are_kept_until_all_user_events_have_ended),
    };
    return cmocka_run_group_tests(tests, fake_driver, nullptr);
}
