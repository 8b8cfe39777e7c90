// Which user events commands are kept for, and which of them the program is to signal.
#include "core/event_keeper.hpp"

#include <clgl/clgl.h>

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>

extern "C" {
#include <cmocka.h>
}

namespace
{

// An event by its status alone.
struct FakeEvent {
    cl_int status = CL_QUEUED;
};

cl_int CL_API_CALL give_status(cl_event event, cl_event_info, size_t, void *value, size_t *)
{
    *static_cast<cl_int *>(value) = reinterpret_cast<const FakeEvent *>(event)->status;
    return CL_SUCCESS;
}

cl_int CL_API_CALL count_nothing(cl_event) { return CL_SUCCESS; }

clgl::ClEvent event_of(FakeEvent &fake) { return clgl::ClEvent(reinterpret_cast<cl_event>(&fake)); }

int fake_driver(void **)
{
    clgl::cl().GetEventInfo = give_status;
    clgl::cl().RetainEvent = clgl::cl().ReleaseEvent = count_nothing;
    return 0;
}

void nobody_waits_for_the_program_because_of_the_librarys_events(void **)
{
    clgl::EventKeeper keeper;
    FakeEvent of_opengl;
    keeper.watch(event_of(of_opengl), clgl::Signaller::library);
    assert_true(keeper.wanted());
    assert_false(keeper.has_user_fences());
    of_opengl.status = CL_COMPLETE;
    keeper.tidy();
    assert_false(keeper.wanted());
}

void events_of_the_program_are_user_fences_until_they_end(void **)
{
    clgl::EventKeeper keeper;
    FakeEvent first, second;
    keeper.watch(event_of(first), clgl::Signaller::program);
    keeper.watch(event_of(second), clgl::Signaller::program);
    first.status = CL_INVALID_VALUE;
    keeper.tidy();
    assert_true(keeper.has_user_fences());
    second.status = CL_COMPLETE;
    keeper.tidy();
    assert_false(keeper.has_user_fences());
    assert_false(keeper.wanted());
}

void user_fences_are_until_they_are_signalled(void **)
{
    clgl::EventKeeper keeper;
    keeper.open();
    assert_true(keeper.wanted());
    assert_true(keeper.has_user_fences());
    keeper.close();
    assert_false(keeper.wanted());
    assert_false(keeper.has_user_fences());
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(nobody_waits_for_the_program_because_of_the_librarys_events),
        cmocka_unit_test(events_of_the_program_are_user_fences_until_they_end),
        cmocka_unit_test(user_fences_are_until_they_are_signalled),
    };
    return cmocka_run_group_tests(tests, fake_driver, nullptr);
}
