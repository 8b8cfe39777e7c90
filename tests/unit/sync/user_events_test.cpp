// Tests the list of unsignalled user events. Commands are retained while the list is not empty. The list counts
// the user events that only the application can signal separately.
#include "core/sync/user_events.hpp"

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

// A fake event with a status and a reference count
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
    clgl::UserEvents events;
    FakeEvent of_opengl;
    events.watch(event_of(of_opengl), clgl::SignalledBy::library);
    assert_true(events.any());
    assert_false(events.any_of_program());
    of_opengl.status = CL_COMPLETE;
    events.tidy();
    assert_false(events.any());
}

void application_user_events_count_until_they_complete(void **)
{
    clgl::UserEvents events;
    FakeEvent first, second;
    events.watch(event_of(first), clgl::SignalledBy::program);
    events.watch(event_of(second), clgl::SignalledBy::program);
    first.status = CL_INVALID_VALUE;
    events.tidy();
    assert_true(events.any_of_program());
    second.status = CL_COMPLETE;
    events.tidy();
    assert_false(events.any_of_program());
    assert_false(events.any());
}

void user_fences_are_kept_until_they_are_signalled(void **)
{
    clgl::UserEvents events;
    events.note_created(clgl::SignalledBy::program);
    assert_true(events.any());
    assert_true(events.any_of_program());
    events.note_signalled(clgl::SignalledBy::program);
    assert_false(events.any());
    assert_false(events.any_of_program());
}

void host_functions_are_no_user_fences(void **)
{
    clgl::UserEvents events;
    events.note_created(clgl::SignalledBy::library);
    assert_true(events.any());
    assert_false(events.any_of_program());
    events.note_signalled(clgl::SignalledBy::library);
    assert_false(events.any());
}

// Failed commands must be retained, because a user event that has not ended may still notify them.
void failed_commands_are_kept_until_all_user_events_have_ended(void **)
{
    // A number of commands above which the list checks their status
    constexpr int many = 1000;
    clgl::UserEvents events;
    FakeEvent failed, complete;
    const clgl::ClEvent owned = event_of(failed), other = event_of(complete);
    events.keep_commands();
    events.note_created(clgl::SignalledBy::program);
    events.note_created(clgl::SignalledBy::program);
    events.keep(owned);
    events.note_signalled(clgl::SignalledBy::program);
    failed.status = CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST;
    complete.status = CL_COMPLETE;
    for (int i = 0; i < many; ++i)
        events.keep(other);
    assert_true(complete.references < many);
    assert_int_equal(failed.references, 2);
    events.note_signalled(clgl::SignalledBy::program);
    assert_int_equal(complete.references, 1);
    assert_int_equal(failed.references, 2);
    std::this_thread::sleep_for(std::chrono::nanoseconds(clgl::KeptEvents::longest_notification_ns));
    events.tidy();
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
