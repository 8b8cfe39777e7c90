// Tests printf callbacks with a fake driver that has cl_arm_printf. No tested driver has this extension.
#include "driver/cl.hpp"

#include <clgl/clgl.h>

#include <algorithm>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
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

using Deliver = void(CL_CALLBACK *)(const char *, size_t, size_t, void *);
using Notify = void(CL_CALLBACK *)(const char *, const void *, size_t, void *);

constexpr const char extension[] = "cl_arm_printf";
constexpr const char lookalike[] = "cl_arm_printf_of_another_kind";
constexpr size_t buffer_size = 0x10000;

ClTable real;
const char *pretended = extension;

// Arguments of the last clCreateContext call
std::vector<cl_context_properties> properties;
Notify notify = nullptr;
void *driver_user_data = nullptr;

cl_int CL_API_CALL get_device_info(cl_device_id device, cl_device_info what, size_t capacity, void *value,
                                   size_t *size)
{
    if (what != CL_DEVICE_EXTENSIONS) return real.GetDeviceInfo(device, what, capacity, value, size);
    size_t known = 0;
    cl_int code = real.GetDeviceInfo(device, what, 0, nullptr, &known);
    std::string text(known, '\0');
    if (code == CL_SUCCESS) code = real.GetDeviceInfo(device, what, known, text.data(), nullptr);
    text = std::string(text.c_str()) + " " + pretended;
    if (size) *size = text.size() + 1;
    if (value) std::memcpy(value, text.c_str(), std::min(capacity, text.size() + 1));
    return code;
}

cl_context CL_API_CALL create_context(const cl_context_properties *given, cl_uint count,
                                      const cl_device_id *devices, Notify given_notify, void *user_data,
                                      cl_int *code)
{
    properties.clear();
    std::vector<cl_context_properties> known;
    for (; *given != 0; given += 2) {
        properties.insert(properties.end(), {given[0], given[1]});
        // Passes only the properties that the real driver knows.
        if (given[0] == CL_CONTEXT_PLATFORM) known.insert(known.end(), {given[0], given[1]});
    }
    known.push_back(0);
    notify = given_notify;
    driver_user_data = user_data;
    return real.CreateContext(known.data(), count, devices, given_notify, user_data, code);
}

// Returns the value of a property, or 0 if it is absent.
cl_context_properties property(cl_context_properties name)
{
    for (size_t i = 0; i < properties.size(); i += 2)
        if (properties[i] == name) return properties[i + 1];
    return 0;
}

// Delivers printf output as a driver does: on another thread, and without a terminating null character.
void print(const std::string &text, void *user_data = driver_user_data)
{
    const auto deliver = reinterpret_cast<Deliver>(property(CL_PRINTF_CALLBACK_ARM));
    const std::vector<char> bytes(text.begin(), text.end());
    std::thread([&] { deliver(bytes.data(), bytes.size(), 1, user_data); }).join();
}

void take(const char *text, size_t size, void *user_data)
{
    assert_int_equal(std::strlen(text), size);
    static_cast<std::string *>(user_data)->append(text, size);
}

clgl_context_desc describe(std::string &printed)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    desc.printf_callback = take;
    desc.printf_user_data = &printed;
    return desc;
}

clgl_context make(const clgl_context_desc &desc)
{
    clgl_context context = nullptr;
    if (clgl_context_create(&desc, &context) != CLGL_SUCCESS) fail_msg("%s", clgl_error_message());
    return context;
}

void the_driver_gets_callback_and_size(void **)
{
    std::string printed;
    clgl_context_desc desc = describe(printed);
    const clgl_context with_default = make(desc);
    assert_int_not_equal(property(CL_PRINTF_CALLBACK_ARM), 0);
    assert_int_equal(property(CL_PRINTF_BUFFERSIZE_ARM), 0);
    // OpenCL accepts user_data only with a notification callback.
    assert_non_null(driver_user_data);
    assert_non_null(reinterpret_cast<void *>(notify));
    desc.printf_buffer_size = buffer_size;
    const clgl_context with_size = make(desc);
    assert_int_equal(property(CL_PRINTF_BUFFERSIZE_ARM), buffer_size);
    assert_int_equal(clgl_context_destroy(with_size), CLGL_SUCCESS);
    assert_int_equal(clgl_context_destroy(with_default), CLGL_SUCCESS);
}

void text_reaches_the_callback_of_its_context(void **)
{
    std::string first_text, second_text;
    const clgl_context first = make(describe(first_text));
    void *const first_user_data = driver_user_data;
    const clgl_context second = make(describe(second_text));
    print("one ");
    print("");
    print("uno ", first_user_data);
    print("two");
    assert_string_equal(first_text.c_str(), "uno ");
    assert_string_equal(second_text.c_str(), "one two");
    // A driver may still use a context, and print, after clgl has released it.
    assert_int_equal(clgl_context_destroy(second), CLGL_SUCCESS);
    print("late");
    assert_string_equal(second_text.c_str(), "one two");
    assert_int_equal(clgl_context_destroy(first), CLGL_SUCCESS);
}

void call_clgl(const char *, size_t, void *user_data)
{
    *static_cast<clgl_result *>(user_data) = clgl_queue_finish(nullptr);
}

void callbacks_may_call_and_keep_the_message(void **)
{
    clgl_result result = CLGL_SUCCESS;
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    desc.printf_callback = call_clgl;
    desc.printf_user_data = &result;
    const clgl_context context = make(desc);
    assert_int_equal(clgl_context_destroy(nullptr), CLGL_SUCCESS);
    const auto deliver = reinterpret_cast<Deliver>(property(CL_PRINTF_CALLBACK_ARM));
    deliver("text", 4, 1, driver_user_data);
    assert_int_equal(result, CLGL_ERROR_INVALID_HANDLE);
    assert_string_equal(clgl_error_message(), "");
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
}

void without_a_callback_no_printf_is_requested(void **)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    const clgl_context context = make(desc);
    assert_int_equal(property(CL_PRINTF_CALLBACK_ARM), 0);
    assert_null(driver_user_data);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
}

void log_line(clgl_log_level, const char *message, void *user_data)
{
    *static_cast<std::string *>(user_data) += message;
}

void driver_messages_are_logged(void **)
{
    std::string printed, logged;
    const clgl_context context = make(describe(printed));
    assert_int_equal(clgl_log_set_callback(log_line, &logged, CLGL_LOG_WARNING), CLGL_SUCCESS);
    notify("all is lost", nullptr, 0, driver_user_data);
    assert_int_equal(clgl_log_set_callback(nullptr, nullptr, CLGL_LOG_NONE), CLGL_SUCCESS);
    assert_string_equal(logged.c_str(), "OpenCL reports: all is lost");
    assert_string_equal(printed.c_str(), "");
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
}

// Runs in a separate process, because clgl queries each device only once per process.
void a_similar_extension_name_is_ignored(void **)
{
    std::string printed;
    const clgl_context_desc desc = describe(printed);
    clgl_context context = nullptr;
    assert_int_equal(clgl_context_create(&desc, &context), CLGL_ERROR_UNSUPPORTED);
    assert_null(context);
    assert_non_null(std::strstr(clgl_error_message(), "cl_arm_printf"));
}

}  // namespace

int main(int count, char **)
{
    real = cl();
    cl().GetDeviceInfo = get_device_info;
    cl().CreateContext = create_context;
    if (count > 1) {
        pretended = lookalike;
        const CMUnitTest tests[] = {cmocka_unit_test(a_similar_extension_name_is_ignored)};
        return cmocka_run_group_tests(tests, nullptr, nullptr);
    }
    const CMUnitTest tests[] = {
        cmocka_unit_test(the_driver_gets_callback_and_size),
        cmocka_unit_test(text_reaches_the_callback_of_its_context),
        cmocka_unit_test(callbacks_may_call_and_keep_the_message),
        cmocka_unit_test(without_a_callback_no_printf_is_requested),
        cmocka_unit_test(driver_messages_are_logged),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
