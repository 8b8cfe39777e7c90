// Tests that context notifications reach the callback of the application on another thread, and never after the
// context is destroyed. The tested drivers send none, so the test itself calls the function passed to
// clCreateContext.
#include "base/last_error.hpp"
#include "driver/cl.hpp"
#include "patience.hpp"

#include <clgl/clgl.h>

#include <atomic>
#include <chrono>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

constexpr auto tick = std::chrono::milliseconds(1);
constexpr int messages_per_thread = 2000;

using Notify = void(CL_CALLBACK *)(const char *, const void *, size_t, void *);

// Arguments of the last clCreateContext call
Notify given_notify;
void *given_user_data;
decltype(ClTable::CreateContext) real_create;

cl_context CL_API_CALL listen(const cl_context_properties *properties, cl_uint count, const cl_device_id *devices,
                              Notify notify, void *user_data, cl_int *code)
{
    given_notify = notify;
    given_user_data = user_data;
    return real_create(properties, count, devices, notify, user_data, code);
}

struct Heard {
    std::atomic<int> calls{0};
    std::atomic<bool> hold{false};
    std::string message;
    std::vector<unsigned char> info;
    bool has_info = false;
    std::thread::id thread;
    clgl_context to_destroy = nullptr;
    clgl_result destroyed = CLGL_NOT_READY;
};

void hear(const char *message, const void *info, size_t size, void *user_data)
{
    Heard &heard = *static_cast<Heard *>(user_data);
    const auto *bytes = static_cast<const unsigned char *>(info);
    heard.message = message;
    heard.has_info = bytes;
    heard.info.assign(bytes, bytes ? bytes + size : bytes);
    heard.thread = std::this_thread::get_id();
    // This call fails. Its error must not change the error message of the interrupted thread.
    clgl_context_destroy(reinterpret_cast<clgl_context>(user_data));
    if (heard.to_destroy) heard.destroyed = clgl_context_destroy(heard.to_destroy);
    ++heard.calls;
    while (heard.hold)
        std::this_thread::sleep_for(tick);
}

clgl_context make_context(Heard *heard, uint32_t flags)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context = nullptr;
    desc.flags = flags;
    desc.callback = heard ? hear : nullptr;
    desc.user_data = heard;
    given_notify = nullptr;
    assert_int_equal(clgl_context_create(&desc, &context), CLGL_SUCCESS);
    return context;
}

template <typename Condition> void wait_until(Condition condition) { assert_true(becomes_true(condition)); }

void say(const char *message) { given_notify(message, nullptr, 0, given_user_data); }

void messages_arrive_on_another_thread(void **)
{
    for (const uint32_t flags : {CLGL_CONTEXT_COMPUTE_ONLY, CLGL_CONTEXT_HEADLESS}) {
        Heard heard;
        const unsigned char info[] = {1, 0, 255};
        const clgl_context context = make_context(&heard, flags);
        assert_non_null(given_notify);
        {
            // The message is freed before the callback runs, as a driver may do.
            std::string gone = "the device is on fire";
            unsigned char copy[sizeof info];
            std::memcpy(copy, info, sizeof info);
            given_notify(gone.c_str(), copy, sizeof copy, given_user_data);
            gone.assign(gone.size(), 'x');
            std::memset(copy, 0, sizeof copy);
        }
        wait_until([&] { return heard.calls == 1; });
        assert_string_equal(heard.message.c_str(), "the device is on fire");
        assert_int_equal(heard.info.size(), sizeof info);
        assert_memory_equal(heard.info.data(), info, sizeof info);
        assert_true(heard.thread != std::this_thread::get_id());
        assert_string_equal(clgl_error_message(), "");
        given_notify(nullptr, nullptr, 0, given_user_data);
        wait_until([&] { return heard.calls == 2; });
        assert_string_equal(heard.message.c_str(), "");
        assert_false(heard.has_info);
        assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
    }
}

void without_a_callback_no_notification_is_requested(void **)
{
    const clgl_context context = make_context(nullptr, CLGL_CONTEXT_COMPUTE_ONLY);
    assert_null(given_notify);
    assert_null(given_user_data);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
}

// A queue still references the cl_context after the clgl context is destroyed. During that time, drivers may
// still send notifications.
void nothing_arrives_after_the_end(void **)
{
    Heard heard;
    const clgl_context context = make_context(&heard, CLGL_CONTEXT_COMPUTE_ONLY);
    clgl_queue queue = nullptr;
    assert_int_equal(clgl_queue_create(context, nullptr, &queue), CLGL_SUCCESS);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
    say("too late");
    assert_int_equal(clgl_queue_finish(queue), CLGL_SUCCESS);
    assert_int_equal(clgl_queue_destroy(queue), CLGL_SUCCESS);
    say("much too late");
    std::this_thread::sleep_for(20 * tick);
    assert_int_equal(heard.calls, 0);
}

void destroying_waits_for_a_callback_that_runs(void **)
{
    Heard heard;
    heard.hold = true;
    const clgl_context context = make_context(&heard, CLGL_CONTEXT_COMPUTE_ONLY);
    clgl_queue queue = nullptr;
    // The queue retains the context. Otherwise clgl_context_destroy would wait for the waiter thread of the
    // context.
    assert_int_equal(clgl_queue_create(context, nullptr, &queue), CLGL_SUCCESS);
    say("slowly");
    say("never heard");
    wait_until([&] { return heard.calls == 1; });
    std::atomic<bool> destroyed{false};
    std::thread thread([&] {
        assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
        destroyed = true;
    });
    // The other thread invalidates the handle immediately before it waits for the callback.
    wait_until([&] {
        clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
        return clgl_context_get_info(context, &info) == CLGL_ERROR_INVALID_HANDLE;
    });
    std::this_thread::sleep_for(100 * tick);
    assert_false(destroyed);
    heard.hold = false;
    thread.join();
    assert_int_equal(clgl_queue_destroy(queue), CLGL_SUCCESS);
    assert_int_equal(heard.calls, 1);
}

void a_callback_may_destroy_its_context(void **)
{
    Heard heard;
    heard.to_destroy = make_context(&heard, CLGL_CONTEXT_COMPUTE_ONLY);
    say("end it");
    wait_until([&] { return heard.calls == 1; });
    assert_int_equal(heard.destroyed, CLGL_SUCCESS);
    say("nobody is there");
    std::this_thread::sleep_for(20 * tick);
    assert_int_equal(heard.calls, 1);
}

void many_threads_notify_while_contexts_are_destroyed(void **)
{
    Heard heard;
    const clgl_context context = make_context(&heard, CLGL_CONTEXT_COMPUTE_ONLY);
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([] {
            for (int i = 0; i < messages_per_thread; ++i)
                say("all at once");
        });
    std::this_thread::sleep_for(tick);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
    const int calls = heard.calls;
    for (std::thread &thread : threads)
        thread.join();
    std::this_thread::sleep_for(tick);
    assert_int_equal(heard.calls, calls);
}

}  // namespace

int main()
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    real_create = cl().CreateContext;
    cl().CreateContext = listen;
    const CMUnitTest tests[] = {
        cmocka_unit_test(messages_arrive_on_another_thread),
        cmocka_unit_test(without_a_callback_no_notification_is_requested),
        cmocka_unit_test(nothing_arrives_after_the_end),
        cmocka_unit_test(destroying_waits_for_a_callback_that_runs),
        cmocka_unit_test(a_callback_may_destroy_its_context),
        cmocka_unit_test(many_threads_notify_while_contexts_are_destroyed),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
